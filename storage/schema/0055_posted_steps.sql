-- The steps of a game that its people have posted for all, each with a sentence ('': without one).
CREATE TABLE posted_step (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    user INTEGER NOT NULL,
    step INTEGER NOT NULL CHECK (step > 0),
    begun_again INTEGER NOT NULL CHECK (begun_again >= 0),
    picture TEXT NOT NULL,
    text TEXT NOT NULL,
    written REAL NOT NULL
) STRICT;

CREATE INDEX posted_step_of_game ON posted_step (game, written);

CREATE INDEX posted_step_of_user ON posted_step (user);

-- Which of them a notification posts.
ALTER TABLE outbox ADD COLUMN posted_step INTEGER;

CREATE INDEX outbox_posted_step ON outbox (posted_step) WHERE posted_step IS NOT NULL;
