-- Which game was played before by the same people, who opened this one to play again.

ALTER TABLE game ADD COLUMN previous INTEGER REFERENCES game;

CREATE INDEX game_after ON game (previous) WHERE previous IS NOT NULL;
