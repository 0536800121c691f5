-- What a game adds to the statistics of all games, as JSON (`OfGame`): what is kept of its seats and their results, added up.
CREATE TABLE game_statistics (
    game BIGINT PRIMARY KEY REFERENCES game,
    statistics TEXT NOT NULL CHECK (json_valid(statistics))
);
