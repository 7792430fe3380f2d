-- Whether the user's next message has been read as praise or correction of what a recall brought.

ALTER TABLE recalls ADD COLUMN judged INTEGER NOT NULL DEFAULT 0;
