-- Which seats of games under way those have played who were erased since: a digest of the user, keyed with the game's
-- secret seed, so that they take no other seat there. It is deleted when the game ends.
CREATE TABLE erased_player (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    PRIMARY KEY (game, seat, digest),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;
