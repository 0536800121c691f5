-- Who is late: with which row of the log a computer player has moved for them, as a question has decided.
ALTER TABLE question ADD COLUMN moved INTEGER;

CREATE INDEX question_moved ON question (game, moved) WHERE moved IS NOT NULL;
