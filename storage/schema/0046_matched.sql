-- The table that was found for somebody who looks for one, as long as it has not begun.
ALTER TABLE seeker ADD COLUMN game INTEGER REFERENCES game (id);

CREATE INDEX seeker_game ON seeker (game) WHERE game IS NOT NULL;

-- Since when a search waits: for whether its table begins, or (without one) for room below the user's limit.
ALTER TABLE seeker ADD COLUMN held REAL CHECK (held IS NULL OR since IS NOT NULL);
