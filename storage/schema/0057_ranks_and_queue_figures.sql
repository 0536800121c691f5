-- adds only
-- Whether a search is for people of about the user's level, and when somebody has last begun one.
ALTER TABLE seeker ADD COLUMN near INTEGER NOT NULL DEFAULT 0 CHECK (near IN (0, 1));

ALTER TABLE seeker ADD COLUMN came REAL;

CREATE INDEX seeker_came ON seeker (came) WHERE came IS NOT NULL;

-- How many people have looked for a table on a day (days since 1970, UTC), as JSON: for which games, at which hours.
CREATE TABLE queue_day (
    day INTEGER PRIMARY KEY,
    figures TEXT NOT NULL CHECK (json_valid(figures))
) STRICT;

-- The results of a server, for its ranks.
CREATE INDEX game_results ON game (name, outcome, guild, ended, rated);
