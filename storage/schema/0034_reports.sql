-- What the managers of a server are told of somebody at a table, in words; it is deleted after some time.
CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    step INTEGER NOT NULL CHECK (step >= 0),
    user INTEGER NOT NULL,
    reported INTEGER NOT NULL,
    written REAL NOT NULL,
    text TEXT NOT NULL CHECK (text <> '')
) STRICT;

CREATE INDEX report_on_guild ON report (guild, written);

CREATE INDEX report_of_game ON report (game);

CREATE INDEX report_by_user ON report (user, written);

CREATE INDEX report_about ON report (reported);

CREATE INDEX report_written ON report (written);

-- Who may play at no table of a server; of none at all, as who runs the bot says (0).
CREATE TABLE bar (
    guild INTEGER NOT NULL CHECK (guild >= 0),
    who INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (guild, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX bar_of ON bar (who);

-- A game can be ended by the managers of its server, too.
ALTER TABLE game RENAME COLUMN outcome TO outcome_before;

ALTER TABLE game ADD COLUMN outcome TEXT
CHECK (outcome IN ('finished', 'agreed', 'resigned', 'abandoned', 'managers'));

UPDATE game SET outcome = outcome_before WHERE outcome_before IS NOT NULL;

ALTER TABLE game DROP COLUMN outcome_before;
