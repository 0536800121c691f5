-- How many sit at a table of a cup; its size, which said so, is the most who can enrol, and once it begins how many take
-- part. `final`: an entrant's number in the final; NULL: they have not reached it.
ALTER TABLE cup ADD COLUMN players INTEGER NOT NULL DEFAULT 2 CHECK (players > 1);

UPDATE cup SET players = CASE size WHEN 9 THEN 3 WHEN 16 THEN 4 ELSE 2 END;

ALTER TABLE cup_entrant ADD COLUMN final INTEGER CHECK (final >= 0);

CREATE INDEX cup_announced ON cup (guild, created) WHERE begins IS NOT NULL;
