-- Since when nothing can be posted at the place of a game; NULL while it can, as far as is known.
ALTER TABLE game ADD COLUMN place_failed REAL;

CREATE INDEX game_place_failed ON game (id) WHERE place_failed IS NOT NULL;

-- When neither the place of a game nor a direct message reached who plays a seat: their clock stood.
CREATE TABLE out_of_reach (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    begins REAL NOT NULL,
    -- NULL: it lasts.
    ended REAL,
    PRIMARY KEY (game, seat, begins),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX out_of_reach_open ON out_of_reach (game, seat) WHERE ended IS NULL;

-- When a question was posted. What nobody could read counts for nothing.
ALTER TABLE question ADD COLUMN posted REAL;

UPDATE question SET posted = (
    SELECT max(done) FROM outbox
    WHERE outbox.game = question.game AND outbox.kind = question.kind AND created = asked AND message IS NOT NULL
);
