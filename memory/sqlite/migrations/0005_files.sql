-- What stands in the files that the user may edit by hand, as it was written last: by it an edit is known.

CREATE TABLE file_lines (
    file TEXT NOT NULL, -- name under the user's folder
    key  TEXT NOT NULL, -- id of the memory, or "summary"
    hash TEXT NOT NULL,
    PRIMARY KEY (file, key)
) STRICT, WITHOUT ROWID;
