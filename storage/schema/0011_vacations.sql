-- Vacations: in which zone their days are counted, who was asked to stand in, and who has stood in.

-- The time zone by which the days of a vacation begin and end.
ALTER TABLE vacation ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';

-- A user announces one vacation at a time.
CREATE UNIQUE INDEX vacation_announced ON vacation (user) WHERE ended IS NULL;

-- Who was asked to stand in during a vacation, what they answered, and when they took over what they could. A
-- computer player has accepted at once.
CREATE TABLE stand_in_offer (
    vacation INTEGER PRIMARY KEY REFERENCES vacation,
    user INTEGER,
    computer TEXT,
    asked REAL NOT NULL,
    accepted INTEGER CHECK (accepted IN (0, 1)),
    begun REAL CHECK (begun IS NULL OR accepted),
    CHECK ((user IS NULL) <> (computer IS NULL)),
    CHECK (computer IS NULL OR accepted)
) STRICT;

CREATE INDEX stand_in_offer_of_user ON stand_in_offer (user) WHERE user IS NOT NULL;

-- Which rows of a log a stand-in could play: from `first` to `last`, or (NULL) until now; if `last` is the one
-- before, nothing happened meanwhile.
CREATE TABLE stood_in (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER CHECK (last >= first - 1),
    user INTEGER,
    computer TEXT,
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT;

CREATE INDEX stood_in_at ON stood_in (game, seat);

CREATE INDEX stand_in_computers ON stand_in (game, seat) WHERE computer IS NOT NULL;
