-- Whether seats can be told what they could best do.
ALTER TABLE game ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));

-- A seat was given a hint: the row of the log with which it answered next. NULL: it has not answered since.
CREATE TABLE hint_use (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER,
    FOREIGN KEY (game, seat) REFERENCES seat,
    FOREIGN KEY (game, n) REFERENCES move
) STRICT;

CREATE UNIQUE INDEX hint_use_rows ON hint_use (game, n) WHERE n IS NOT NULL;

CREATE UNIQUE INDEX hint_use_open ON hint_use (game, seat) WHERE n IS NULL;
