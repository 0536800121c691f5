-- adds only
-- Whether a search is for people of about the user's level.
ALTER TABLE seeker ADD COLUMN near INTEGER NOT NULL DEFAULT 0 CHECK (near IN (0, 1));
