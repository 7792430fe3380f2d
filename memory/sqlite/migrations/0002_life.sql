-- What waits for the user's decision about memories that are there; and why a memory was forgotten.

CREATE TABLE questions (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    kind      TEXT NOT NULL,
    memory_id TEXT NOT NULL,
    other_id  TEXT NOT NULL,
    reason    TEXT NOT NULL, -- a model's words: forgetting covers them
    asked_at  INTEGER NOT NULL,
    answer    TEXT NOT NULL DEFAULT '', -- '' while it is open
    UNIQUE (kind, memory_id, other_id)
) STRICT;

ALTER TABLE memories ADD COLUMN forgotten_rule TEXT; -- '' when the user let it go
