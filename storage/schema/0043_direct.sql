-- Whether a table is played by direct message by several people: it has no channel, and is on no server.
ALTER TABLE game ADD COLUMN direct INTEGER NOT NULL DEFAULT 0 CHECK (
    direct IN (0, 1) AND (direct = 0 OR (guild IS NULL AND channel = 0))
);

CREATE INDEX game_direct ON game (id) WHERE direct AND stage <> 'over';

-- Whether who looks for a table would play by direct message, too.
ALTER TABLE seeker ADD COLUMN direct INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1));
