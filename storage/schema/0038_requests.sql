-- Whether people may ask the host of a private table for a seat before it begins.
ALTER TABLE game ADD COLUMN may_ask INTEGER NOT NULL DEFAULT 0 CHECK (may_ask IN (0, 1));

-- Who has asked the host of a lobby for a seat, and what became of it (NULL: no answer yet).
CREATE TABLE seat_request (
    game INTEGER NOT NULL REFERENCES game,
    user INTEGER NOT NULL,
    created REAL NOT NULL,
    expires REAL NOT NULL,
    answer TEXT CHECK (answer IN ('accepted', 'declined', 'expired', 'over')),
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_request_of_user ON seat_request (user, created);

CREATE INDEX seat_request_open ON seat_request (expires) WHERE answer IS NULL;
