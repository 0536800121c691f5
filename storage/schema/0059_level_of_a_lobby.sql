-- adds only
-- `near`: whether the host of a lobby looks for people of about their level.
ALTER TABLE game ADD COLUMN near INTEGER NOT NULL DEFAULT 0 CHECK (near IN (0, 1));
