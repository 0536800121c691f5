-- What users are called on a server (0: on Discord), as it was seen last.
CREATE TABLE member_name (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
