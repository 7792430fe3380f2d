-- Memories at rest are found by their words as well: where a store holds some, they get their words.

INSERT OR REPLACE INTO meta (key, value)
SELECT 'words_unfinished', '1' WHERE EXISTS (
    SELECT 1 FROM memories WHERE status IN ('archived', 'superseded', 'expired')
);
