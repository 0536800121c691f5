-- Whether a table is rated, and what rated results have done to figures.
ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1) AND (rated = 0 OR origin IS NULL));

-- The figures of whoever has begun at a seat, and of who took it over and held it at the end, before and after a game:
-- in all games (`*`) and in this one. `number` orders all rated results; `games` is from how many the figure was before.
-- Those of computer players never move.
CREATE TABLE rating (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    scope TEXT NOT NULL,
    took_over INTEGER NOT NULL CHECK (took_over IN (0, 1)),
    user INTEGER,
    computer TEXT,
    number INTEGER NOT NULL CHECK (number > 0),
    games INTEGER NOT NULL CHECK (games >= 0),
    mean_before REAL NOT NULL,
    deviation_before REAL NOT NULL CHECK (deviation_before >= 0),
    mean_after REAL NOT NULL,
    deviation_after REAL NOT NULL CHECK (deviation_after >= 0),
    PRIMARY KEY (game, seat, scope, took_over),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_of_user ON rating (user, scope, number) WHERE user IS NOT NULL;

-- The number of the last rated result. Who stores one changes it first: of two at once the second one waits.
CREATE TABLE rated_result (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last INTEGER NOT NULL CHECK (last > 0)
) STRICT;
