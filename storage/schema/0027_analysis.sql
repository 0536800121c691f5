-- How a seat of a game that is over has played, as JSON (`SeatAnalysis`); nothing before somebody asks for it.
CREATE TABLE analysis (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    play TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;
