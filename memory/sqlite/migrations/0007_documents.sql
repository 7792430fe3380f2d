-- Documents that the user added: knowledge from outside, kept apart from everything that is said and remembered.

CREATE TABLE documents (
    seq       INTEGER PRIMARY KEY AUTOINCREMENT,
    id        TEXT NOT NULL UNIQUE,
    namespace TEXT NOT NULL,
    place     TEXT NOT NULL, -- where the file lies: the same place again is the same document
    name      TEXT NOT NULL,
    digest    TEXT NOT NULL, -- of the file's bytes; '' while it is being read in, or where that broke off
    added_at  INTEGER NOT NULL,
    day       TEXT NOT NULL,
    UNIQUE (namespace, place)
) STRICT;

CREATE TABLE passages ( -- a few sentences of a document each, as they are indexed and recalled
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    id          TEXT NOT NULL UNIQUE, -- the document's id and a digest of the words: unchanged words stay the same row
    document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
    number      INTEGER NOT NULL, -- place in the document
    section     TEXT NOT NULL, -- the headings that it stands under
    text        TEXT NOT NULL,
    queued      INTEGER NOT NULL DEFAULT 0 -- has the index been told of it?
) STRICT;
CREATE INDEX passages_by_document ON passages (document_id, number);
