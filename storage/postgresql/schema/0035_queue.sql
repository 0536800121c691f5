-- Who looks for a table, and what they want; without `since` they do not look now.
CREATE TABLE seeker (
    "user" BIGINT PRIMARY KEY,
    games TEXT NOT NULL CHECK (json_valid(games)),
    fewest BIGINT NOT NULL CHECK (fewest > 1),
    most BIGINT NOT NULL CHECK (most >= fewest),
    pace TEXT NOT NULL,
    days BIGINT NOT NULL CHECK (days > 0),
    since DOUBLE PRECISION,
    until DOUBLE PRECISION,
    CHECK ((since IS NULL) = (until IS NULL))
);

CREATE INDEX seeker_waiting ON seeker (since) WHERE since IS NOT NULL;

-- Who wants to be told of new tables on a server, and when they were told last.
CREATE TABLE listener (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    told DOUBLE PRECISION,
    PRIMARY KEY (guild, "user")
);

CREATE INDEX listener_user ON listener ("user");
