-- Whether a hint was given on the planning table: it belongs to the turn that follows, even if the plan is dropped.
ALTER TABLE plan ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0 CHECK (hinted IN (0, 1));
