-- What the holder of a seat means to answer in its next turn, as JSON (`Plan`); `play`: how it is played, NULL while it
-- is being made. `version` grows with every change.
CREATE TABLE plan (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    version INTEGER NOT NULL,
    answers TEXT NOT NULL CHECK (json_valid(answers)),
    play TEXT,
    signs TEXT NOT NULL CHECK (json_valid(signs)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE INDEX plan_user ON plan (user);

CREATE INDEX timer_plans ON timer (game, seat) WHERE kind = 'plan';
