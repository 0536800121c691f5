-- Whether a table is rated, and what rated results have done to figures.
ALTER TABLE game ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE CHECK (NOT rated OR origin IS NULL);

-- The figures of whoever has begun at a seat, and of who took it over and held it at the end, before and after a game:
-- in all games (`*`) and in this one. `number` orders all rated results; `games` is from how many the figure was before.
-- Those of computer players never move.
CREATE TABLE rating (
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    scope TEXT NOT NULL,
    took_over BOOLEAN NOT NULL,
    "user" BIGINT,
    computer TEXT,
    number BIGINT NOT NULL CHECK (number > 0),
    games BIGINT NOT NULL CHECK (games >= 0),
    mean_before DOUBLE PRECISION NOT NULL,
    deviation_before DOUBLE PRECISION NOT NULL CHECK (deviation_before >= 0),
    mean_after DOUBLE PRECISION NOT NULL,
    deviation_after DOUBLE PRECISION NOT NULL CHECK (deviation_after >= 0),
    PRIMARY KEY (game, seat, scope, took_over),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK (("user" IS NULL) <> (computer IS NULL))
);

CREATE INDEX rating_of_user ON rating ("user", scope, number) WHERE "user" IS NOT NULL;

-- The number of the last rated result. Who stores one changes it first: of two at once the second one waits.
CREATE TABLE rated_result (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    last BIGINT NOT NULL CHECK (last > 0)
);
