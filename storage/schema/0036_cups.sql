-- A cup: entrants meet at tables, in rounds that begin at dates. `begins`: when the first round does; None before it is
-- announced, when it is known in how many days. `changed` counts what its message shows, `shown` is as of when it does.
CREATE TABLE cup (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    stage TEXT NOT NULL CHECK (stage IN ('draft', 'open', 'playing', 'over', 'called-off')),
    guild INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    size INTEGER NOT NULL CHECK (size IN (4, 8, 9, 16)),
    pace TEXT NOT NULL,
    hints INTEGER NOT NULL DEFAULT 0 CHECK (hints IN (0, 1)),
    level TEXT NOT NULL,
    days INTEGER NOT NULL CHECK (days > 0),
    round_days INTEGER NOT NULL CHECK (round_days > 0),
    created REAL NOT NULL,
    channel INTEGER,
    forum INTEGER NOT NULL DEFAULT 0 CHECK (forum IN (0, 1)),
    begins REAL,
    rounds_begun INTEGER NOT NULL DEFAULT 0 CHECK (rounds_begun >= 0),
    ended REAL,
    message_channel INTEGER,
    message INTEGER UNIQUE,
    attempted_after INTEGER,
    changed INTEGER NOT NULL DEFAULT 0,
    shown INTEGER NOT NULL DEFAULT 0,
    CHECK ((stage = 'draft') = (begins IS NULL)),
    CHECK ((stage IN ('over', 'called-off')) = (ended IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX cup_draft ON cup (guild, host) WHERE stage = 'draft';

CREATE INDEX cup_under_way ON cup (guild) WHERE begins IS NOT NULL AND ended IS NULL;

CREATE INDEX cup_to_show ON cup (id) WHERE shown < changed;

CREATE INDEX cup_of_host ON cup (host);

-- Who takes part, numbered as they have enrolled, and from the begin on as in the schedule, from 0. `dropped`: since when
-- somebody takes part no more, while a computer player goes on at their tables.
CREATE TABLE cup_entrant (
    cup INTEGER NOT NULL REFERENCES cup ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 0),
    user INTEGER,
    computer TEXT,
    dropped REAL,
    PRIMARY KEY (cup, number),
    UNIQUE (cup, user),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX cup_entrant_of_user ON cup_entrant (user) WHERE user IS NOT NULL;

-- The tables of a cup: of which round, from 1, and which of its tables, from 0.
CREATE TABLE cup_table (
    cup INTEGER NOT NULL REFERENCES cup,
    round INTEGER NOT NULL CHECK (round > 0),
    number INTEGER NOT NULL CHECK (number >= 0),
    game INTEGER NOT NULL UNIQUE REFERENCES game,
    PRIMARY KEY (cup, round, number)
) STRICT, WITHOUT ROWID;
