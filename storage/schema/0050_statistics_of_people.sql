-- What a game adds to the statistics of all is that of people alone, and is added up again from what is kept of its seats.
DELETE FROM game_statistics;

DELETE FROM seat_statistics
WHERE NOT EXISTS (SELECT 1 FROM result WHERE result.game = seat_statistics.game AND "user" IS NOT NULL);
