-- Which parts of a prompt were pasted: what is sent again from the history is still not the user's own word.

ALTER TABLE prompts ADD COLUMN pasted TEXT NOT NULL DEFAULT ''; -- [length of the text, [[start, end], ...]]; '' none
