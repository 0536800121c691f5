-- Whether people may ask the host of a private table for a seat before it begins.
ALTER TABLE game ADD COLUMN may_ask BOOLEAN NOT NULL DEFAULT FALSE;

-- Who has asked the host of a lobby for a seat, and what became of it (NULL: no answer yet).
CREATE TABLE seat_request (
    game BIGINT NOT NULL REFERENCES game,
    "user" BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    expires DOUBLE PRECISION NOT NULL,
    answer TEXT CHECK (answer IN ('accepted', 'declined', 'expired', 'over')),
    PRIMARY KEY (game, "user")
);

CREATE INDEX seat_request_of_user ON seat_request ("user", created);

CREATE INDEX seat_request_open ON seat_request (expires) WHERE answer IS NULL;
