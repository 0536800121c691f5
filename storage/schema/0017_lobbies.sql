-- Lobbies: why they were closed, who wants to wait, who is asked whether they are still there.

-- Why a lobby was closed; NULL while it is open, and once its game has begun.
ALTER TABLE game ADD COLUMN closing TEXT CHECK (closing IN ('left', 'host', 'manager', 'idle', 'channel'));

UPDATE game SET closing = 'left' WHERE stage = 'lobby' AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id);

-- Who called the last start off, since they want to wait.
ALTER TABLE game ADD COLUMN held_by INTEGER;

DROP INDEX lobby_changed;

CREATE INDEX lobby_idle ON game (changed) WHERE stage = 'lobby' AND closing IS NULL AND warned IS NULL;

CREATE INDEX lobby_warned ON game (warned) WHERE warned IS NOT NULL;

-- Why an invitation was not accepted.
ALTER TABLE invitation ADD COLUMN reason TEXT CHECK (
    reason IS NULL OR (reason IN ('declined', 'withdrawn', 'expired') AND accepted = 0)
);

DROP INDEX invitation_open;

CREATE INDEX invitation_kept ON invitation (expires) WHERE accepted IS NULL AND seat IS NULL;

CREATE INDEX invitation_by_user ON invitation (by_user, created);

-- Who was asked at the start of a lobby whether they are still there, and whether they are (NULL: no answer yet).
CREATE TABLE presence (
    game INTEGER NOT NULL REFERENCES game,
    user INTEGER NOT NULL,
    asked REAL NOT NULL,
    here INTEGER CHECK (here IN (0, 1)),
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_of_user ON presence (user);
