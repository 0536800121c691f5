-- Who looks for a table, and what they want; without `since` they do not look now.
CREATE TABLE seeker (
    user INTEGER PRIMARY KEY,
    games TEXT NOT NULL CHECK (json_valid(games)),
    fewest INTEGER NOT NULL CHECK (fewest > 1),
    most INTEGER NOT NULL CHECK (most >= fewest),
    pace TEXT NOT NULL,
    days INTEGER NOT NULL CHECK (days > 0),
    since REAL,
    until REAL,
    CHECK ((since IS NULL) = (until IS NULL))
) STRICT;

CREATE INDEX seeker_waiting ON seeker (since) WHERE since IS NOT NULL;

-- Who wants to be told of new tables on a server, and when they were told last.
CREATE TABLE listener (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    told REAL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX listener_user ON listener (user);
