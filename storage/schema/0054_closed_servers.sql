-- adds only
-- The servers that the operator has closed: the bot leaves them, and leaves again when it is invited.
CREATE TABLE closed_server (
    guild INTEGER PRIMARY KEY CHECK (guild > 0),
    since REAL NOT NULL
) STRICT;
