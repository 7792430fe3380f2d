-- Moments are microseconds since 1970 (UTC); `seq` is the order of writing, which no clock can turn round.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE counters (
    day    TEXT NOT NULL,
    name   TEXT NOT NULL,
    amount REAL NOT NULL,
    PRIMARY KEY (day, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    seq          INTEGER PRIMARY KEY AUTOINCREMENT,
    id           TEXT NOT NULL UNIQUE,
    day          TEXT NOT NULL,
    started_at   INTEGER NOT NULL,
    zone         TEXT NOT NULL,
    title        TEXT NOT NULL DEFAULT '',
    summary      TEXT NOT NULL DEFAULT '',
    summary_upto TEXT
) STRICT;
CREATE INDEX sessions_by_day ON sessions (day);

CREATE TABLE messages (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    id         TEXT NOT NULL UNIQUE,
    session_id TEXT NOT NULL REFERENCES sessions (id),
    role       TEXT NOT NULL,
    text       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    zone       TEXT NOT NULL,
    day        TEXT NOT NULL,
    state      TEXT NOT NULL,
    model      TEXT NOT NULL,
    tokens     INTEGER NOT NULL,
    pasted     TEXT NOT NULL,
    temporary  INTEGER NOT NULL,
    reasoning  TEXT NOT NULL,
    writer     INTEGER -- process that is still writing it; NULL once it is finished
) STRICT;
CREATE INDEX messages_by_session ON messages (session_id, seq);
CREATE INDEX messages_by_day ON messages (day, seq);
CREATE INDEX messages_being_written ON messages (writer) WHERE writer IS NOT NULL;
CREATE INDEX messages_outside_the_index ON messages (seq) WHERE temporary = 1 OR role = 'context' OR state = 'failed';

CREATE TABLE prompts (
    seq  INTEGER PRIMARY KEY AUTOINCREMENT,
    text TEXT NOT NULL
) STRICT;

CREATE TABLE texts ( -- named texts: the draft, the global summary
    key  TEXT PRIMARY KEY,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE days (
    day        TEXT PRIMARY KEY,
    text       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    made_by    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE memories (
    seq              INTEGER PRIMARY KEY AUTOINCREMENT,
    id               TEXT NOT NULL UNIQUE,
    namespace        TEXT NOT NULL,
    kind             TEXT NOT NULL,
    slot             TEXT,
    topic            TEXT,
    content          TEXT NOT NULL,
    value            TEXT NOT NULL,
    value_key        TEXT NOT NULL, -- one spelling for equal values
    content_hash     TEXT NOT NULL,
    status           TEXT NOT NULL,
    source_type      TEXT NOT NULL,
    register         TEXT NOT NULL,
    confidence       REAL NOT NULL,
    importance       REAL NOT NULL,
    outcome          REAL NOT NULL,
    mention_count    INTEGER NOT NULL,
    access_count     INTEGER NOT NULL,
    created_at       INTEGER NOT NULL,
    updated_at       INTEGER NOT NULL,
    last_accessed_at INTEGER,
    date             TEXT,
    zone             TEXT,
    expires_at       INTEGER,
    superseded_by    TEXT,
    metadata         TEXT NOT NULL,
    status_before    TEXT, -- what it was before it was forgotten
    forgotten_at     INTEGER
) STRICT;
CREATE INDEX memories_by_slot ON memories (slot, status);
CREATE INDEX memories_by_status ON memories (status, seq);
CREATE INDEX memories_by_hash ON memories (content_hash);

CREATE TABLE quotes ( -- position 0 is the origin, later ones are further mentions
    memory_id  TEXT NOT NULL REFERENCES memories (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    message_id TEXT,
    text       TEXT NOT NULL,
    start      INTEGER NOT NULL,
    end        INTEGER NOT NULL,
    PRIMARY KEY (memory_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX quotes_by_message ON quotes (message_id);

CREATE TABLE masks ( -- spans of any kept text that a forgotten memory rests on
    place     TEXT NOT NULL,
    key       TEXT NOT NULL,
    start     INTEGER NOT NULL,
    end       INTEGER NOT NULL,
    memory_id TEXT NOT NULL,
    PRIMARY KEY (place, key, start, end, memory_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX masks_by_memory ON masks (memory_id);

CREATE TABLE tombstones ( -- keyed hashes, no text
    hash      TEXT NOT NULL,
    memory_id TEXT NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (hash, memory_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE changes ( -- the memory log, and what undo needs
    seq         INTEGER PRIMARY KEY AUTOINCREMENT,
    unit        TEXT NOT NULL, -- one action: undone as a whole
    by_user     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    memory_id   TEXT,
    replaced_id TEXT,
    rule        TEXT NOT NULL,
    before      TEXT, -- the memory as it was, JSON; NULL where it did not exist
    undone      INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX changes_by_unit ON changes (unit);
CREATE INDEX changes_by_memory ON changes (memory_id);

CREATE TABLE jobs (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    kind        TEXT NOT NULL,
    key         TEXT NOT NULL,
    payload     TEXT NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    not_before  REAL NOT NULL, -- seconds of the real clock, as all times of this table
    owner       TEXT,
    lease_until REAL,
    again       INTEGER NOT NULL DEFAULT 0, -- asked for once more while it was being done
    failed      INTEGER NOT NULL DEFAULT 0,
    last_error  TEXT NOT NULL DEFAULT '',
    UNIQUE (kind, key)
) STRICT;
CREATE INDEX jobs_by_time ON jobs (failed, not_before);

CREATE TABLE outbox ( -- what the recall index does not know yet
    revision INTEGER PRIMARY KEY AUTOINCREMENT,
    op       TEXT NOT NULL,
    source   TEXT NOT NULL,
    key      TEXT NOT NULL,
    UNIQUE (source, key)
) STRICT;

CREATE TABLE vectors (
    hash        TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    source_id   TEXT NOT NULL, -- the index row it was made for, so that it can be purged with it
    vector      BLOB NOT NULL,
    UNIQUE (hash, fingerprint)
) STRICT;
CREATE INDEX vectors_by_source ON vectors (source_id);

CREATE TABLE recalls (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    at         INTEGER NOT NULL,
    message_id TEXT,
    query      TEXT NOT NULL,
    lines      TEXT NOT NULL, -- JSON: ids, scores and reason codes, no text
    dropped    TEXT NOT NULL,
    degraded   TEXT NOT NULL,
    tokens     INTEGER NOT NULL,
    total_ms   REAL NOT NULL,
    cited      TEXT NOT NULL DEFAULT '[]'
) STRICT;

CREATE TABLE words_rows (
    rowid      INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    source     TEXT NOT NULL,
    namespace  TEXT NOT NULL,
    day        TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
-- No FTS5 secure-delete: it makes every change 25 times slower; a purge merges the index instead (optimize).
CREATE VIRTUAL TABLE words USING fts5 (text, tokenize = "unicode61 remove_diacritics 2");
