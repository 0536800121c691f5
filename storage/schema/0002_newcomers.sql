-- Which servers have been greeted, and who is shown hints.

CREATE TABLE greeting (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    time REAL NOT NULL
) STRICT;

-- Who has played already needs no greeting.
INSERT INTO greeting SELECT guild, channel, min(created) FROM game WHERE guild IS NOT NULL GROUP BY guild;

-- Whether a user wants hints in games of a name; nothing here: until they have finished one.
CREATE TABLE hints (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)),
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
