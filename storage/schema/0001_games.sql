-- Games, the logs they are played by, who has to act, and what has to be told.

CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    seats INTEGER NOT NULL CHECK (seats > 0),
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'over')),
    guild INTEGER,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    card INTEGER UNIQUE,
    thread INTEGER UNIQUE
) STRICT;

CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    computer TEXT,
    PRIMARY KEY (game, seat),
    UNIQUE (game, user),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_user ON seat (user) WHERE user IS NOT NULL;

-- The log: never changed, only added to. An interaction adds to it once; its first row carries the id.
CREATE TABLE move (
    game INTEGER NOT NULL REFERENCES game,
    n INTEGER NOT NULL CHECK (n > 0),
    time REAL NOT NULL,
    seat INTEGER,
    key TEXT NOT NULL,
    draws TEXT NOT NULL CHECK (json_valid(draws)),
    events TEXT NOT NULL CHECK (json_valid(events)),
    undoes INTEGER CHECK (undoes < n),
    secret INTEGER NOT NULL,
    interaction INTEGER UNIQUE,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE ON move
BEGIN
    SELECT raise(ABORT, 'a move is never changed');
END;

CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
BEGIN
    SELECT raise(ABORT, 'a move is never deleted');
END;

CREATE TRIGGER move_follows_the_last BEFORE INSERT ON move
WHEN NEW.n <> (SELECT coalesce(max(n), 0) + 1 FROM move WHERE game = NEW.game)
BEGIN
    SELECT raise(ABORT, 'a move follows the last one');
END;

CREATE TABLE waiting (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    created REAL NOT NULL,
    done REAL,
    message INTEGER,
    FOREIGN KEY (game, n) REFERENCES move
) STRICT;

CREATE INDEX outbox_due ON outbox (id) WHERE done IS NULL;

CREATE INDEX outbox_of_game ON outbox (game, kind, seat, id);

-- Messages to be found again, by a name of their own within the game.
CREATE TABLE message (
    game INTEGER NOT NULL REFERENCES game,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

-- Whether direct messages reach a user; nothing here: never tried.
CREATE TABLE direct (
    user INTEGER PRIMARY KEY,
    reached INTEGER NOT NULL CHECK (reached IN (0, 1)),
    time REAL NOT NULL
) STRICT;

-- The language of whom it is for: a server, for what all read there, or a user.
CREATE TABLE language (
    owner INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;
