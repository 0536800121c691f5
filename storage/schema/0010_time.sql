-- Time: how long players have, when they are reminded, and when they are away.

-- How much time players of a game have, by its key ('none': time does not run out); what happens when somebody is
-- late; whether vacations stop the clock.
ALTER TABLE game ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

ALTER TABLE game ADD COLUMN when_late TEXT NOT NULL DEFAULT 'ask' CHECK (when_late IN ('ask', 'computer'));

ALTER TABLE game ADD COLUMN vacations INTEGER NOT NULL DEFAULT 1 CHECK (vacations IN (0, 1));

-- The clock of a wait: by which pace, the waking seconds that were left when it began, when the user is awake
-- (as it was set then), and when no time is left. Without a clock all are NULL.
ALTER TABLE waiting ADD COLUMN pace TEXT;

ALTER TABLE waiting ADD COLUMN left REAL CHECK (left >= 0);

ALTER TABLE waiting ADD COLUMN schedule TEXT CHECK (schedule IS NULL OR json_valid(schedule));

ALTER TABLE waiting ADD COLUMN deadline REAL;

CREATE INDEX waiting_clocks ON waiting (game) WHERE deadline IS NOT NULL;

-- The waking seconds a seat had left when it was waited for last, by which pace and schedule.
CREATE TABLE reserve (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    pace TEXT NOT NULL,
    left REAL NOT NULL CHECK (left >= 0),
    schedule TEXT NOT NULL CHECK (json_valid(schedule)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- What falls due while a seat is waited for. A deadline that moves has timers of its own; 0: without a deadline.
CREATE TABLE timer (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    kind TEXT NOT NULL,
    deadline REAL NOT NULL,
    due REAL NOT NULL,
    done REAL,
    UNIQUE (game, seat, since, kind, deadline),
    FOREIGN KEY (game, seat) REFERENCES waiting ON DELETE CASCADE
) STRICT;

CREATE INDEX timer_due ON timer (due) WHERE done IS NULL;

-- A table without a clock on which nobody has moved for 21 days is asked whether it goes on.
INSERT INTO timer (game, seat, since, kind, deadline, due)
SELECT game, seat, since, 'slept', 0, since + 21 * 86400 FROM waiting WHERE NOT computer;

-- What users have set, as JSON, and when their next digest is due.
CREATE TABLE settings (
    user INTEGER PRIMARY KEY,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    digest_due REAL
) STRICT;

CREATE INDEX settings_digest ON settings (digest_due) WHERE digest_due IS NOT NULL;

-- Times in which a user is away; `ended`: when they came back, or were found to be back.
CREATE TABLE vacation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    ended REAL,
    CHECK (begins <= ends)
) STRICT;

CREATE INDEX vacation_of_user ON vacation (user, ends);

CREATE INDEX vacation_open ON vacation (ends) WHERE ended IS NULL;

-- Who plays a seat while its user is away: another user, or a computer player.
CREATE TABLE stand_in (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    vacation INTEGER NOT NULL REFERENCES vacation,
    user INTEGER,
    computer TEXT,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX stand_in_of_vacation ON stand_in (vacation);

CREATE INDEX stand_in_of_user ON stand_in (user) WHERE user IS NOT NULL;

-- Times in which the bot did not run: all clocks stood.
CREATE TABLE downtime (
    ends REAL PRIMARY KEY,
    begins REAL NOT NULL,
    CHECK (begins < ends)
) STRICT, WITHOUT ROWID;

-- When the bot was last seen running.
CREATE TABLE heartbeat (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    time REAL NOT NULL
) STRICT;

-- What the people at a table are asked: about a late seat, whether the game goes on, another pace.
CREATE TABLE question (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    kind TEXT NOT NULL,
    seat INTEGER,
    subject TEXT,
    since REAL,
    deadline REAL,
    asked REAL NOT NULL,
    closed REAL,
    outcome TEXT
) STRICT;

CREATE INDEX question_of_game ON question (game, kind, seat);

CREATE INDEX question_open ON question (game) WHERE closed IS NULL;

CREATE TABLE vote (
    question INTEGER NOT NULL REFERENCES question,
    seat INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (question, seat)
) STRICT, WITHOUT ROWID;

-- Deadlines that users have missed.
CREATE TABLE miss (
    user INTEGER NOT NULL,
    time REAL NOT NULL,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, time, game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- What a user was told about all their tables, and when.
CREATE INDEX outbox_of_user ON outbox (user, kind, created) WHERE user IS NOT NULL;
