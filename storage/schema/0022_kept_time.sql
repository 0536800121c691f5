-- The time that is left is kept by seat and user, also of who has given the seat up, until the game ends; and what they
-- gave up before they had chosen: since when they were waited for, and what they had then. Both are NULL once it
-- is asked anew.
ALTER TABLE reserve RENAME TO reserve_of_holder;

CREATE TABLE reserve (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    pace TEXT NOT NULL,
    left REAL NOT NULL CHECK (left >= 0),
    schedule TEXT NOT NULL CHECK (json_valid(schedule)),
    since REAL,
    had REAL CHECK (had >= left),
    PRIMARY KEY (game, seat, user),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((since IS NULL) = (had IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO reserve
SELECT game, seat, user, reserve_of_holder.pace, reserve_of_holder.left, schedule, NULL, NULL
FROM reserve_of_holder JOIN seat USING (game, seat)
WHERE user IS NOT NULL;

DROP TABLE reserve_of_holder;

CREATE INDEX reserve_of_user ON reserve (user);
