-- Whether only reliable people may sit down at a table.
ALTER TABLE game ADD COLUMN reliable BOOLEAN NOT NULL DEFAULT FALSE;
