-- Delivery: what is known of each attempt, notifications without a move, and the channels of direct messages.

CREATE TABLE outbox_with_attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    n INTEGER,
    kind TEXT NOT NULL,
    seat INTEGER,
    user INTEGER,
    created REAL NOT NULL,
    nonce INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    attempted_after INTEGER,
    failure TEXT,
    called INTEGER NOT NULL DEFAULT 0 CHECK (called IN (0, 1)),
    done REAL,
    message INTEGER,
    FOREIGN KEY (game, n) REFERENCES move
) STRICT;

-- What is due may have been posted: its nonce was its id, and a message of the day before its time may be it.
INSERT INTO outbox_with_attempts (id, game, n, kind, seat, created, nonce, attempted_after, done, message)
SELECT id, game, n, kind, seat, created, id,
    iif(done IS NULL, max(0, CAST((created - 86400 - 1420070400) * 1000 AS INTEGER)) << 22, NULL),
    done, message
FROM outbox;

DROP TABLE outbox;

ALTER TABLE outbox_with_attempts RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (game, id) WHERE done IS NULL;

CREATE INDEX outbox_of_game ON outbox (game, kind, seat, id);

CREATE INDEX outbox_sent ON outbox (game, id) WHERE seat IS NULL AND message IS NOT NULL;

CREATE INDEX outbox_message ON outbox (message) WHERE message IS NOT NULL;

-- What a message consists of, to be edited without being fetched.
ALTER TABLE message ADD COLUMN layout TEXT CHECK (layout IS NULL OR json_valid(layout));

-- The channel of a user's direct messages, and Discord's code of the last refusal.
ALTER TABLE direct ADD COLUMN channel INTEGER;

ALTER TABLE direct ADD COLUMN code INTEGER;
