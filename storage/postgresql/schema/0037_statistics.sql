-- What the log of a game that its rules have ended says of its seats, as JSON (`SeatStatistics`); worked out afterwards.
CREATE TABLE seat_statistics (
    game BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    statistics TEXT NOT NULL CHECK (json_valid(statistics)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
);

CREATE INDEX game_of_name ON game (name, outcome);
