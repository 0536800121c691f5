-- Whether what was sent about a game that is over is deleted, as far as nothing refers to it.
ALTER TABLE game ADD COLUMN cleaned INTEGER NOT NULL DEFAULT 0 CHECK (cleaned IN (0, 1));

CREATE INDEX game_to_clean ON game (ended) WHERE stage = 'over' AND cleaned = 0;

CREATE INDEX lobby_closed ON game (id) WHERE closing IS NOT NULL;

-- Lobbies that earlier versions closed.
UPDATE game SET closing = 'left'
WHERE stage = 'lobby' AND closing IS NULL AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.game = game.id);
