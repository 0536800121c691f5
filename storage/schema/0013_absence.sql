-- Who leaves, who takes over, how games end: changes of holders, offers, invitations, pauses, results.

-- How and when a game ended.
ALTER TABLE game ADD COLUMN outcome TEXT CHECK (outcome IN ('finished', 'agreed', 'resigned', 'abandoned'));

ALTER TABLE game ADD COLUMN ended REAL;

UPDATE game SET outcome = 'finished', ended = coalesce(
    (SELECT time FROM move WHERE move.game = game.id ORDER BY n DESC LIMIT 1), created
) WHERE stage = 'over';

-- A table that only invited people may join; when somebody last changed a lobby, when it starts by itself, when its
-- people were warned that it closes.
ALTER TABLE game ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));

ALTER TABLE game ADD COLUMN changed REAL NOT NULL DEFAULT 0;

UPDATE game SET changed = created;

ALTER TABLE game ADD COLUMN starts REAL;

ALTER TABLE game ADD COLUMN warned REAL;

CREATE INDEX lobby_starts ON game (starts) WHERE starts IS NOT NULL;

CREATE INDEX lobby_changed ON game (changed) WHERE stage = 'lobby';

-- When the user of a seat last pressed something at their lobby.
ALTER TABLE seat ADD COLUMN seen REAL;

-- What changed at a game beside its log, and after which row (0: before the first): who holds a seat, how it ended,
-- the channel it is played in. Part of the chain; only an erasure rewrites users and the chain.
CREATE TABLE table_change (
    game INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL CHECK (number > 0),
    after INTEGER NOT NULL CHECK (after >= 0),
    time REAL NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'end', 'channel')),
    seat INTEGER,
    from_user INTEGER,
    from_computer TEXT,
    to_user INTEGER,
    to_computer TEXT,
    from_channel INTEGER,
    to_channel INTEGER,
    reason TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (game, number),
    CHECK (kind <> 'seat' OR (
        seat IS NOT NULL AND (from_user IS NULL) <> (from_computer IS NULL)
        AND (to_user IS NULL) <> (to_computer IS NULL)
    )),
    CHECK ((kind = 'channel') = (from_channel IS NOT NULL AND to_channel IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX table_change_from ON table_change (from_user) WHERE from_user IS NOT NULL;

CREATE INDEX table_change_to ON table_change (to_user) WHERE to_user IS NOT NULL;

CREATE TRIGGER table_change_is_never_changed BEFORE UPDATE OF
    game, number, after, time, kind, seat, from_computer, to_computer, from_channel, to_channel, reason
ON table_change
BEGIN
    SELECT raise(ABORT, 'a change of a table is never changed');
END;

CREATE TRIGGER table_change_is_never_deleted BEFORE DELETE ON table_change
BEGIN
    SELECT raise(ABORT, 'a change of a table is never deleted');
END;

-- An erasure rewrites the chain of a log, and nothing else.
DROP TRIGGER move_is_never_changed;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE OF
    game, n, time, seat, key, draws, events, undoes, secret, interaction
ON move
BEGIN
    SELECT raise(ABORT, 'a move is never changed');
END;

-- Seats of games under way that anybody may take.
CREATE TABLE seat_offer (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- Who was invited by whom: to a lobby, or (with a seat) to take over a seat. Open until it is answered or expires.
CREATE TABLE invitation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER,
    user INTEGER NOT NULL,
    by_user INTEGER NOT NULL,
    created REAL NOT NULL,
    expires REAL NOT NULL,
    accepted INTEGER CHECK (accepted IN (0, 1)),
    CHECK (created <= expires)
) STRICT;

CREATE INDEX invitation_of_game ON invitation (game);

CREATE INDEX invitation_of_user ON invitation (user);

CREATE INDEX invitation_open ON invitation (expires) WHERE accepted IS NULL;

-- Times in which all clocks of a table stand; `ends`: at the latest (NULL: open), `ended`: when somebody went on.
CREATE TABLE pause (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    kind TEXT NOT NULL CHECK (kind IN ('agreed', 'dormant')),
    begins REAL NOT NULL,
    ends REAL,
    ended REAL,
    CHECK (ends IS NULL OR begins <= ends)
) STRICT;

CREATE INDEX pause_of_game ON pause (game);

CREATE UNIQUE INDEX pause_open ON pause (game) WHERE ended IS NULL;

-- How a game ended for each seat: its place (NULL: nobody has won or lost), its points, whether it was replaced.
CREATE TABLE result (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    place INTEGER CHECK (place > 0),
    points INTEGER,
    replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX result_of_user ON result (user) WHERE user IS NOT NULL;

-- The waking seconds a user took until they moved.
CREATE TABLE hand_over (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    time REAL NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0)
) STRICT;

CREATE INDEX hand_over_of_user ON hand_over (user);

-- What the managers of a server have set, as JSON.
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    settings TEXT NOT NULL CHECK (json_valid(settings))
) STRICT;

-- Threads are left to Discord's own archiving.
UPDATE outbox SET done = created WHERE kind = 'archive' AND done IS NULL;
