-- Whether only reliable people may sit down at a table.
ALTER TABLE game ADD COLUMN reliable INTEGER NOT NULL DEFAULT 0 CHECK (reliable IN (0, 1));
