-- Every turn asks for the instructions and for the newest tasks and decisions: a large store is not read for them.

CREATE INDEX memories_by_kind ON memories (kind, status);
