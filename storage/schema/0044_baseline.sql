-- Schema 44, the oldest that this program opens. The statements are as SQLite keeps them in databases that earlier
-- versions have brought here, to the letter: with these they are compared.

-- only postgresql
-- What statements may use that PostgreSQL lacks, with SQLite's meaning.

-- Of two values: NULL if one is (`least` and `greatest` ignore it).
CREATE FUNCTION min(a DOUBLE PRECISION, b DOUBLE PRECISION) RETURNS DOUBLE PRECISION
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS 'SELECT least(a, b)';

CREATE FUNCTION max(a DOUBLE PRECISION, b DOUBLE PRECISION) RETURNS DOUBLE PRECISION
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS 'SELECT greatest(a, b)';

CREATE FUNCTION json_valid(written TEXT) RETURNS BOOLEAN
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE plpgsql AS $$
BEGIN
    PERFORM written::JSON;
    RETURN TRUE;
EXCEPTION WHEN invalid_text_representation OR untranslatable_character THEN
    RETURN FALSE;
END $$;

CREATE FUNCTION joined(so_far TEXT, more TEXT) RETURNS TEXT
IMMUTABLE PARALLEL SAFE LANGUAGE sql AS
$$ SELECT CASE WHEN so_far IS NULL THEN more WHEN more IS NULL THEN so_far ELSE so_far || ',' || more END $$;

CREATE AGGREGATE group_concat(TEXT) (SFUNC = joined, STYPE = TEXT);

CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE FUNCTION refuse_unless_deletable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM game WHERE id = OLD.game AND origin IS NOT NULL AND origin <> 'guided') THEN
        RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END $$;

CREATE FUNCTION refuse_unless_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.n <> (SELECT coalesce(max(n), 0) + 1 FROM move WHERE game = NEW.game) THEN
        RAISE EXCEPTION USING MESSAGE = 'a move follows the last one',
            ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

-- both
-- Games.
-- `chain`: the end of its hash chain (`storage/chain.py`).
-- `seed`: what its draws follow from, secret; `commitment`: its SHA-256, which everybody is shown before. A game that
-- was over before there were seeds has none.
-- `seeded_after`: how many rows the log had before there was a seed: their draws do not follow from it.
-- `pace`: how much time players have, by its key ('none': time does not run out); `when_late`: what happens when
-- somebody is late; `vacations`: whether these stop the clock.
-- `outcome`, `ended`: how and when it ended.
-- `private`: only invited people may join. `changed`: when somebody last changed a lobby; `starts`: when it starts by
-- itself; `warned`: when its people were warned that it closes.
-- `forum`: tables in a forum: each is a post, whose first message is the card of the table.
-- `previous`: which game was played before by the same people, who opened this one to play again.
-- `closing`: why a lobby was closed; NULL while it is open, and once its game has begun.
-- `held_by`: who called the last start off, since they want to wait.
-- `idle_due`: when a table at which nobody moves is looked at next: it is warned, or becomes dormant. NULL: the game
-- is not under way, or the table is dormant already.
-- `place_failed`: since when nothing can be posted at the place of a game; NULL while it can, as far as is known.
-- `cleaned`: whether what was sent about a game that is over is deleted, as far as nothing refers to it.
-- `origin`: what a practice table began with: its log begins with given rows, `seeded_after` of them, and what is
-- played on there counts nowhere. NULL: it is no practice table.
-- `hints`: whether seats can be told what they could best do.
-- `rated`: whether a table is rated, and what rated results have done to figures.
-- `reliable`: whether only reliable people may sit down at a table.
-- `may_ask`: whether people may ask the host of a private table for a seat before it begins.
-- `direct`: whether a table is played by direct message by several people: it has no channel, and is on no server.
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    seats INTEGER NOT NULL CHECK (seats > 0),
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'over')),
    guild INTEGER,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    card INTEGER UNIQUE,
    thread INTEGER UNIQUE
, chain TEXT NOT NULL DEFAULT '', seed BLOB CHECK (length(seed) = 32), commitment TEXT CHECK (length(commitment) = 64), seeded_after INTEGER NOT NULL DEFAULT 0, pace TEXT NOT NULL DEFAULT 'none', when_late TEXT NOT NULL DEFAULT 'ask' CHECK (when_late IN ('ask', 'computer')), vacations INTEGER NOT NULL DEFAULT 1 CHECK (vacations IN (0, 1)), ended REAL, private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)), changed REAL NOT NULL DEFAULT 0, starts REAL, warned REAL, forum INTEGER NOT NULL DEFAULT 0 CHECK (forum IN (0, 1)), previous INTEGER REFERENCES game, closing TEXT CHECK (closing IN ('left', 'host', 'manager', 'idle', 'channel')), held_by INTEGER, idle_due REAL, place_failed REAL, cleaned INTEGER NOT NULL DEFAULT 0 CHECK (cleaned IN (0, 1)), origin TEXT, hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1)), rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1) AND (rated = 0 OR origin IS NULL)), reliable INTEGER NOT NULL DEFAULT 0 CHECK (reliable IN (0, 1)), outcome TEXT
CHECK (outcome IN ('finished', 'agreed', 'resigned', 'abandoned', 'managers')), may_ask INTEGER NOT NULL DEFAULT 0 CHECK (may_ask IN (0, 1)), direct INTEGER NOT NULL DEFAULT 0 CHECK (
    direct IN (0, 1) AND (direct = 0 OR (guild IS NULL AND channel = 0))
)) STRICT;

-- How many lobbies a user or a server has open is asked before another one is opened.
CREATE INDEX lobby_of_host ON game (host, created) WHERE stage = 'lobby';

CREATE INDEX lobby_on_guild ON game (guild, created) WHERE stage = 'lobby';

CREATE INDEX game_of_guild ON game (guild) WHERE stage <> 'over';

CREATE INDEX game_of_channel ON game (channel) WHERE stage <> 'over';

CREATE INDEX lobby_starts ON game (starts) WHERE starts IS NOT NULL;

CREATE INDEX game_after ON game (previous) WHERE previous IS NOT NULL;

CREATE INDEX lobby_idle ON game (changed) WHERE stage = 'lobby' AND closing IS NULL AND warned IS NULL;

CREATE INDEX lobby_warned ON game (warned) WHERE warned IS NOT NULL;

CREATE INDEX game_of_host ON game (host);

CREATE INDEX game_idle ON game (idle_due) WHERE idle_due IS NOT NULL;

CREATE INDEX game_place_failed ON game (id) WHERE place_failed IS NOT NULL;

CREATE INDEX game_to_clean ON game (ended) WHERE stage = 'over' AND cleaned = 0;

CREATE INDEX lobby_closed ON game (id) WHERE closing IS NOT NULL;

-- A practice table that was begun at a step of a game is deleted some time after its last move, and a person has one
-- that runs at most.
CREATE UNIQUE INDEX plays_on ON game (host)
WHERE origin IS NOT NULL AND origin <> 'guided' AND stage <> 'over';

CREATE INDEX practice_to_clean ON game (id) WHERE origin IS NOT NULL AND origin <> 'guided';

CREATE INDEX game_of_name ON game (name, outcome);

CREATE INDEX game_direct ON game (id) WHERE direct AND stage <> 'over';

CREATE INDEX lobby_changed_on_guild ON game (coalesce(guild, 0), changed, id) WHERE stage = 'lobby' AND closing IS NULL;

CREATE TRIGGER seed_is_never_changed BEFORE UPDATE OF seed, commitment, seeded_after ON game
WHEN (NEW.seed, NEW.commitment, NEW.seeded_after) IS NOT (OLD.seed, OLD.commitment, OLD.seeded_after)
BEGIN
    SELECT raise(ABORT, 'a seed is never changed');
END;

CREATE TRIGGER origin_is_never_changed BEFORE UPDATE OF origin ON game WHEN NEW.origin IS NOT OLD.origin
BEGIN
    SELECT raise(ABORT, 'the origin of a table is never changed');
END;

-- Who sits where.
-- `seen`: when the user of a seat last pressed something at their lobby.
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER,
    computer TEXT, seen REAL,
    PRIMARY KEY (game, seat),
    UNIQUE (game, user),
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_user ON seat (user) WHERE user IS NOT NULL;

-- The log: never changed, only added to. An interaction adds to it once; its first row carries the id.
CREATE TABLE move (
    game INTEGER NOT NULL REFERENCES game,
    n INTEGER NOT NULL CHECK (n > 0),
    time REAL NOT NULL,
    seat INTEGER,
    key TEXT NOT NULL,
    draws TEXT NOT NULL CHECK (json_valid(draws)),
    events TEXT NOT NULL CHECK (json_valid(events)),
    undoes INTEGER CHECK (undoes < n),
    secret INTEGER NOT NULL,
    interaction INTEGER UNIQUE, chain TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER move_is_never_changed BEFORE UPDATE OF
    game, n, time, seat, key, draws, events, undoes, secret, interaction
ON move
BEGIN
    SELECT raise(ABORT, 'a move is never changed');
END;

-- Who has to act.
-- `computer`: whether a computer player is waited for: those that are found without looking at all others.
-- The clock of a wait: by which `pace`, the waking seconds that were `left` when it began, when the user is awake (as
-- it was set then), and when no time is left. Without a clock all are NULL.
CREATE TABLE waiting (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL, computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1)), pace TEXT, left REAL CHECK (left >= 0), schedule TEXT CHECK (schedule IS NULL OR json_valid(schedule)), deadline REAL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE INDEX waiting_computers ON waiting (game) WHERE computer;

CREATE INDEX waiting_clocks ON waiting (game) WHERE deadline IS NOT NULL;

-- Messages to be found again, by a name of their own within the game.
-- `layout`: what a message consists of, to be edited without being fetched.
CREATE TABLE message (
    game INTEGER NOT NULL REFERENCES game,
    name TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL, layout TEXT CHECK (layout IS NULL OR json_valid(layout)),
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;

-- Whether direct messages reach a user; nothing here: never tried.
-- `channel`: that of the user's direct messages; `code`: Discord's code of the last refusal.
CREATE TABLE direct (
    user INTEGER PRIMARY KEY,
    reached INTEGER NOT NULL CHECK (reached IN (0, 1)),
    time REAL NOT NULL
, channel INTEGER, code INTEGER) STRICT;

CREATE INDEX direct_refused ON direct (code) WHERE reached = 0;

-- The language of whom it is for: a server, for what all read there, or a user.
CREATE TABLE language (
    owner INTEGER PRIMARY KEY,
    language TEXT NOT NULL
) STRICT;

-- Which servers have been greeted.
CREATE TABLE greeting (
    guild INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    time REAL NOT NULL
) STRICT;

-- Whether a user wants hints in games of a name; nothing here: until they have finished one.
CREATE TABLE hints (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)),
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;

-- Notifications that are due or sent, with what is known of each attempt.
CREATE TABLE "outbox" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    n INTEGER,
    kind TEXT NOT NULL,
    seat INTEGER,
    user INTEGER,
    created REAL NOT NULL,
    nonce INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    attempted_after INTEGER,
    failure TEXT,
    called INTEGER NOT NULL DEFAULT 0 CHECK (called IN (0, 1)),
    done REAL,
    message INTEGER,
    FOREIGN KEY (game, n) REFERENCES move
) STRICT;

CREATE INDEX outbox_due ON outbox (game, id) WHERE done IS NULL;

CREATE INDEX outbox_of_game ON outbox (game, kind, seat, id);

CREATE INDEX outbox_sent ON outbox (game, id) WHERE seat IS NULL AND message IS NOT NULL;

CREATE INDEX outbox_message ON outbox (message) WHERE message IS NOT NULL;

-- What a user was told about all their tables, and when.
CREATE INDEX outbox_of_user ON outbox (user, kind, created) WHERE user IS NOT NULL;

-- What users are called on a server (0: on Discord), as it was seen last.
CREATE TABLE member_name (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX member_name_of_user ON member_name (user);

-- Who was told what is wrong with a place (a server, channel or thread), until it is mended.
CREATE TABLE notice (
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    place INTEGER NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (user, kind, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_of_place ON notice (place);

-- What falls due while a seat is waited for. A deadline that moves has timers of its own; 0: without a deadline.
-- `version`: the seat's version as of which a turn ends by itself; NULL for every other kind of timer.
CREATE TABLE timer (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    kind TEXT NOT NULL,
    deadline REAL NOT NULL,
    due REAL NOT NULL,
    done REAL, version INTEGER CHECK ((version IS NOT NULL) = (kind = 'turn-end')),
    UNIQUE (game, seat, since, kind, deadline),
    FOREIGN KEY (game, seat) REFERENCES waiting ON DELETE CASCADE
) STRICT;

CREATE INDEX timer_due ON timer (due) WHERE done IS NULL;

CREATE INDEX timer_turn_ends ON timer (game, seat) WHERE kind = 'turn-end';

-- What users have set, as JSON, and when their next digest is due.
-- `year_due`: when a user is told next what their year was like; NULL: they are not.
CREATE TABLE settings (
    user INTEGER PRIMARY KEY,
    settings TEXT NOT NULL CHECK (json_valid(settings)),
    digest_due REAL
, year_due REAL) STRICT;

CREATE INDEX settings_digest ON settings (digest_due) WHERE digest_due IS NOT NULL;

CREATE INDEX settings_year ON settings (year_due) WHERE year_due IS NOT NULL;

-- Times in which a user is away; `ended`: when they came back, or were found to be back.
-- `zone`: the time zone by which the days of a vacation begin and end.
CREATE TABLE vacation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    ended REAL, zone TEXT NOT NULL DEFAULT 'UTC',
    CHECK (begins <= ends)
) STRICT;

CREATE INDEX vacation_of_user ON vacation (user, ends);

CREATE INDEX vacation_open ON vacation (ends) WHERE ended IS NULL;

-- A user announces one vacation at a time.
CREATE UNIQUE INDEX vacation_announced ON vacation (user) WHERE ended IS NULL;

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

CREATE INDEX stand_in_computers ON stand_in (game, seat) WHERE computer IS NOT NULL;

-- What the people at a table are asked: about a late seat, whether the game goes on, another pace.
-- `moved`: who is late: with which row of the log a computer player has moved for them, as a question has decided.
-- `posted`: when a question was posted. What nobody could read counts for nothing.
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
, moved INTEGER, posted REAL) STRICT;

CREATE INDEX question_of_game ON question (game, kind, seat);

CREATE INDEX question_open ON question (game) WHERE closed IS NULL;

CREATE INDEX question_moved ON question (game, moved) WHERE moved IS NOT NULL;

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

CREATE INDEX miss_game ON miss (game);

-- Who was asked to stand in during a vacation, what they answered, and when they took over what they could. A
-- computer player has accepted at once.
CREATE TABLE stand_in_offer (
    vacation INTEGER PRIMARY KEY REFERENCES vacation,
    user INTEGER,
    computer TEXT,
    accepted INTEGER CHECK (accepted IN (0, 1)),
    begun REAL CHECK (begun IS NULL OR accepted),
    CHECK ((user IS NULL) <> (computer IS NULL)),
    CHECK (computer IS NULL OR accepted)
) STRICT;

CREATE INDEX stand_in_offer_of_user ON stand_in_offer (user) WHERE user IS NOT NULL;

-- Which rows of a log a stand-in could play: from `first` to `last`, or (NULL) until now; if `last` is the one
-- before, nothing happened meanwhile.
CREATE TABLE stood_in (
    id INTEGER PRIMARY KEY,
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER CHECK (last >= first - 1),
    user INTEGER,
    computer TEXT,
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT;

CREATE INDEX stood_in_at ON stood_in (game, seat);

CREATE INDEX stood_in_of_user ON stood_in (user) WHERE user IS NOT NULL;

-- What changed at a game beside its log, and after which row (0: before the first): who holds a seat, how it ended,
-- the channel it is played in. Part of the chain; only an erasure rewrites users and the chain.
CREATE TABLE table_change (
    game INTEGER NOT NULL REFERENCES game,
    number INTEGER NOT NULL CHECK (number > 0),
    after INTEGER NOT NULL CHECK (after >= 0),
    time REAL NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'end', 'channel')),
    seat INTEGER,
    from_user INTEGER,
    from_computer TEXT,
    to_user INTEGER,
    to_computer TEXT,
    from_channel INTEGER,
    to_channel INTEGER,
    reason TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (game, number),
    CHECK (kind <> 'seat' OR (
        seat IS NOT NULL AND (from_user IS NULL) <> (from_computer IS NULL)
        AND (to_user IS NULL) <> (to_computer IS NULL)
    )),
    CHECK ((kind = 'channel') = (from_channel IS NOT NULL AND to_channel IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX table_change_from ON table_change (from_user) WHERE from_user IS NOT NULL;

CREATE INDEX table_change_to ON table_change (to_user) WHERE to_user IS NOT NULL;

CREATE TRIGGER table_change_is_never_changed BEFORE UPDATE OF
    game, number, after, time, kind, seat, from_computer, to_computer, from_channel, to_channel, reason
ON table_change
BEGIN
    SELECT raise(ABORT, 'a change of a table is never changed');
END;

-- Seats of games under way that anybody may take.
-- `guild`: on which server a seat is on offer, as of its game; 0: at a table by direct message.
CREATE TABLE seat_offer (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    since REAL NOT NULL, guild INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- Tables at which there is room are found in the order in which they are shown.
CREATE INDEX seat_offer_on_guild ON seat_offer (guild, since, game, seat);

-- Who was invited by whom: to a lobby, or (with a seat) to take over a seat. Open until it is answered or expires.
-- `reason`: why an invitation was not accepted.
CREATE TABLE invitation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    seat INTEGER,
    user INTEGER NOT NULL,
    by_user INTEGER NOT NULL,
    created REAL NOT NULL,
    expires REAL NOT NULL,
    accepted INTEGER CHECK (accepted IN (0, 1)), reason TEXT CHECK (
    reason IS NULL OR (reason IN ('declined', 'withdrawn', 'expired') AND accepted = 0)
),
    CHECK (created <= expires)
) STRICT;

CREATE INDEX invitation_of_game ON invitation (game);

CREATE INDEX invitation_of_user ON invitation (user);

CREATE INDEX invitation_kept ON invitation (expires) WHERE accepted IS NULL AND seat IS NULL;

CREATE INDEX invitation_by_user ON invitation (by_user, created);

-- Times in which all clocks of a table stand; `ends`: at the latest (NULL: open), `ended`: when somebody went on.
CREATE TABLE pause (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES game,
    kind TEXT NOT NULL CHECK (kind IN ('agreed', 'dormant')),
    begins REAL NOT NULL,
    ends REAL,
    ended REAL,
    CHECK (ends IS NULL OR begins <= ends)
) STRICT;

CREATE INDEX pause_of_game ON pause (game);

CREATE UNIQUE INDEX pause_open ON pause (game) WHERE ended IS NULL;

-- How a game ended for each seat: its place (NULL: nobody has won or lost), its points, whether it was replaced.
CREATE TABLE result (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER,
    computer TEXT,
    place INTEGER CHECK (place > 0),
    points INTEGER,
    replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX result_of_user ON result (user) WHERE user IS NOT NULL;

-- The waking seconds a user took until they moved.
CREATE TABLE hand_over (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    time REAL NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0)
) STRICT;

CREATE INDEX hand_over_of_user ON hand_over (user);

-- What the managers of a server have set, as JSON.
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    settings TEXT NOT NULL CHECK (json_valid(settings))
) STRICT;

-- Who was asked at the start of a lobby whether they are still there, and whether they are (NULL: no answer yet).
CREATE TABLE presence (
    game INTEGER NOT NULL REFERENCES game,
    user INTEGER NOT NULL,
    asked REAL NOT NULL,
    here INTEGER CHECK (here IN (0, 1)),
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_of_user ON presence (user);

-- Who has asked that what is stored of them is erased, until it is done.
CREATE TABLE erasure (
    user INTEGER PRIMARY KEY,
    asked REAL NOT NULL
) STRICT;

-- Which seats of games under way those have played who were erased since: a digest of the user, keyed with the game's
-- secret seed, so that they take no other seat there. It is deleted when the game ends.
CREATE TABLE erased_player (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    PRIMARY KEY (game, seat, digest),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- When neither the place of a game nor a direct message reached who plays a seat: their clock stood.
CREATE TABLE out_of_reach (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    begins REAL NOT NULL,
    -- NULL: it lasts.
    ended REAL,
    PRIMARY KEY (game, seat, begins),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX out_of_reach_open ON out_of_reach (game, seat) WHERE ended IS NULL;

-- The waking seconds a seat had left when it was waited for last, by which pace and schedule.
CREATE TABLE reserve (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    pace TEXT NOT NULL,
    left REAL NOT NULL CHECK (left >= 0),
    schedule TEXT NOT NULL CHECK (json_valid(schedule)),
    since REAL,
    had REAL CHECK (had >= left),
    PRIMARY KEY (game, seat, user),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((since IS NULL) = (had IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX reserve_of_user ON reserve (user);

-- A seat was given a hint: the row of the log with which it answered next. NULL: it has not answered since.
CREATE TABLE hint_use (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    n INTEGER,
    FOREIGN KEY (game, seat) REFERENCES seat,
    FOREIGN KEY (game, n) REFERENCES move
) STRICT;

CREATE UNIQUE INDEX hint_use_rows ON hint_use (game, n) WHERE n IS NOT NULL;

CREATE UNIQUE INDEX hint_use_open ON hint_use (game, seat) WHERE n IS NULL;

-- How a seat of a game that is over has played, as JSON (`SeatAnalysis`); nothing before somebody asks for it.
CREATE TABLE analysis (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    play TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- What a person has noted at a step of a game, for nobody else. A step is known by its number and by how many phases
-- had been begun again when it came to be; one that is begun again later makes it void.
CREATE TABLE note (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    user INTEGER NOT NULL,
    step INTEGER NOT NULL CHECK (step > 0),
    begun_again INTEGER NOT NULL CHECK (begun_again >= 0),
    written REAL NOT NULL,
    text TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (game, user, step, begun_again)
) STRICT, WITHOUT ROWID;

CREATE INDEX note_of_user ON note (user);

-- Times in which the bot did not run, for each shard: of so many parts of the servers, which one. All of them: 0 of
-- 1.
CREATE TABLE "downtime" (
    ends REAL NOT NULL,
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL CHECK (shard >= 0),
    begins REAL NOT NULL,
    PRIMARY KEY (ends, shards, shard),
    CHECK (begins < ends),
    CHECK (shard < shards)
) STRICT, WITHOUT ROWID;

-- When the bot was last seen running, for each shard.
CREATE TABLE "heartbeat" (
    shards INTEGER NOT NULL,
    shard INTEGER NOT NULL CHECK (shard >= 0),
    time REAL NOT NULL,
    PRIMARY KEY (shards, shard),
    CHECK (shard < shards)
) STRICT, WITHOUT ROWID;

-- The figures of whoever has begun at a seat, and of who took it over and held it at the end, before and after a
-- game: in all games (`*`) and in this one. `number` orders all rated results; `games` is from how many the figure
-- was before. Those of computer players never move.
CREATE TABLE rating (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    scope TEXT NOT NULL,
    took_over INTEGER NOT NULL CHECK (took_over IN (0, 1)),
    user INTEGER,
    computer TEXT,
    number INTEGER NOT NULL CHECK (number > 0),
    games INTEGER NOT NULL CHECK (games >= 0),
    mean_before REAL NOT NULL,
    deviation_before REAL NOT NULL CHECK (deviation_before >= 0),
    mean_after REAL NOT NULL,
    deviation_after REAL NOT NULL CHECK (deviation_after >= 0),
    PRIMARY KEY (game, seat, scope, took_over),
    FOREIGN KEY (game, seat) REFERENCES seat,
    CHECK ((user IS NULL) <> (computer IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_of_user ON rating (user, scope, number) WHERE user IS NOT NULL;

-- The number of the last rated result. Who stores one changes it first: of two at once the second one waits.
CREATE TABLE rated_result (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last INTEGER NOT NULL CHECK (last > 0)
) STRICT;

-- Whom somebody has blocked: the two meet at no table, and only who has blocked the other one knows.
CREATE TABLE block (
    user INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (user, blocked)
) STRICT, WITHOUT ROWID;

CREATE INDEX block_of ON block (blocked);

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

-- Who looks for a table, and what they want; without `since` they do not look now.
-- `direct`: whether who looks for a table would play by direct message, too.
CREATE TABLE seeker (
    user INTEGER PRIMARY KEY,
    games TEXT NOT NULL CHECK (json_valid(games)),
    fewest INTEGER NOT NULL CHECK (fewest > 1),
    most INTEGER NOT NULL CHECK (most >= fewest),
    pace TEXT NOT NULL,
    days INTEGER NOT NULL CHECK (days > 0),
    since REAL,
    until REAL, direct INTEGER NOT NULL DEFAULT 0 CHECK (direct IN (0, 1)),
    CHECK ((since IS NULL) = (until IS NULL))
) STRICT;

CREATE INDEX seeker_waiting ON seeker (since) WHERE since IS NOT NULL;

-- Who wants to be told of new tables on a server, and when they were told last.
CREATE TABLE listener (
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    told REAL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX listener_user ON listener (user);

-- A cup: entrants meet at tables, in rounds that begin at dates. `begins`: when the first round does; None before it
-- is announced, when it is known in how many days. `changed` counts what its message shows, `shown` is as of when it
-- does.
-- `rounds_warned`: of how many rounds of a cup people were warned that they end soon.
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
    shown INTEGER NOT NULL DEFAULT 0, rounds_warned INTEGER NOT NULL DEFAULT 0,
    CHECK ((stage = 'draft') = (begins IS NULL)),
    CHECK ((stage IN ('over', 'called-off')) = (ended IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX cup_draft ON cup (guild, host) WHERE stage = 'draft';

CREATE INDEX cup_under_way ON cup (guild) WHERE begins IS NOT NULL AND ended IS NULL;

CREATE INDEX cup_to_show ON cup (id) WHERE shown < changed;

CREATE INDEX cup_of_host ON cup (host);

-- Cups that are called off are deleted some time later.
CREATE INDEX cup_called_off ON cup (ended) WHERE stage = 'called-off';

-- Who takes part, numbered as they have enrolled, and from the begin on as in the schedule, from 0. `dropped`: since
-- when somebody takes part no more, while a computer player goes on at their tables.
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

-- What the log of a game that its rules have ended says of its seats, as JSON (`SeatStatistics`); worked out
-- afterwards.
CREATE TABLE seat_statistics (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    statistics TEXT NOT NULL CHECK (json_valid(statistics)),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seat
) STRICT, WITHOUT ROWID;

-- Who has asked the host of a lobby for a seat, and what became of it (NULL: no answer yet).
CREATE TABLE seat_request (
    game INTEGER NOT NULL REFERENCES game,
    user INTEGER NOT NULL,
    created REAL NOT NULL,
    expires REAL NOT NULL,
    answer TEXT CHECK (answer IN ('accepted', 'declined', 'expired', 'over')),
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_request_of_user ON seat_request (user, created);

CREATE INDEX seat_request_open ON seat_request (expires) WHERE answer IS NULL;

-- What a game adds to the statistics of all games, as JSON (`OfGame`): what is kept of its seats and their results,
-- added up.
CREATE TABLE game_statistics (
    game INTEGER PRIMARY KEY REFERENCES game,
    statistics TEXT NOT NULL CHECK (json_valid(statistics))
) STRICT;

-- Direct messages that are due and belong to no table: of what kind, and about what. They are gone when they are
-- sent.
CREATE TABLE letter (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about INTEGER NOT NULL,
    created REAL NOT NULL,
    nonce INTEGER NOT NULL,
    attempted_after INTEGER
) STRICT;

CREATE INDEX letter_of_user ON letter (user);

-- only sqlite
CREATE TRIGGER move_follows_the_last BEFORE INSERT ON move
WHEN NEW.n <> (SELECT coalesce(max(n), 0) + 1 FROM move WHERE game = NEW.game)
BEGIN
    SELECT raise(ABORT, 'a move follows the last one');
END;

CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
WHEN NOT EXISTS (SELECT 1 FROM game WHERE id = OLD.game AND origin IS NOT NULL AND origin <> 'guided')
BEGIN
    SELECT raise(ABORT, 'a move is never deleted');
END;

CREATE TRIGGER table_change_is_never_deleted BEFORE DELETE ON table_change
WHEN NOT EXISTS (SELECT 1 FROM game WHERE id = OLD.game AND origin IS NOT NULL AND origin <> 'guided')
BEGIN
    SELECT raise(ABORT, 'a change of a table is never deleted');
END;

-- only postgresql
CREATE TRIGGER move_follows_the_last BEFORE INSERT ON move
FOR EACH ROW EXECUTE FUNCTION refuse_unless_next();

CREATE TRIGGER move_is_never_deleted BEFORE DELETE ON move
FOR EACH ROW EXECUTE FUNCTION refuse_unless_deletable('a move is never deleted');

CREATE TRIGGER table_change_is_never_deleted BEFORE DELETE ON table_change
FOR EACH ROW EXECUTE FUNCTION refuse_unless_deletable('a change of a table is never deleted');

-- Constraints have the names that earlier versions gave them.
ALTER TABLE game RENAME CONSTRAINT game_outcome_check TO game_outcome_check1;

ALTER TABLE downtime RENAME CONSTRAINT downtime_check TO downtime_of_shard_check;
ALTER TABLE downtime RENAME CONSTRAINT downtime_check1 TO downtime_of_shard_check1;
ALTER TABLE downtime RENAME CONSTRAINT downtime_pkey TO downtime_of_shard_pkey;
ALTER TABLE downtime RENAME CONSTRAINT downtime_shard_check TO downtime_of_shard_shard_check;

ALTER TABLE heartbeat RENAME CONSTRAINT heartbeat_check TO heartbeat_of_shard_check;
ALTER TABLE heartbeat RENAME CONSTRAINT heartbeat_pkey TO heartbeat_of_shard_pkey;
ALTER TABLE heartbeat RENAME CONSTRAINT heartbeat_shard_check TO heartbeat_of_shard_shard_check;

-- What several processes tell each other, if there are several: what is due, games that have changed, and what is
-- known of users and servers.
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify(TG_ARGV[0], CASE TG_OP WHEN 'DELETE' THEN row_to_json(OLD) ELSE row_to_json(NEW) END ->> TG_ARGV[1]);
    RETURN NULL;
END $$;

CREATE FUNCTION has_listeners() RETURNS BOOLEAN STABLE LANGUAGE sql AS
$$ SELECT current_setting('tabellarius.several', TRUE) IS NOT DISTINCT FROM 'on' $$;

CREATE TRIGGER tell_due AFTER INSERT OR UPDATE OF done ON outbox
FOR EACH ROW WHEN (NEW.done IS NULL AND has_listeners()) EXECUTE FUNCTION tell('due', 'game');

CREATE TRIGGER tell_moved AFTER UPDATE OF chain ON game
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('moved', 'id');

CREATE TRIGGER tell_erased AFTER INSERT OR DELETE ON erasure
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('erased', 'user');

CREATE TRIGGER tell_server AFTER INSERT OR UPDATE ON server
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('server', 'guild');

CREATE TRIGGER tell_settings AFTER INSERT OR UPDATE ON settings
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'user');

CREATE TRIGGER tell_language AFTER INSERT OR UPDATE ON language
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'owner');

CREATE TRIGGER tell_name AFTER INSERT OR UPDATE ON member_name
FOR EACH ROW WHEN (has_listeners()) EXECUTE FUNCTION tell('user', 'user');

CREATE TRIGGER tell_direct AFTER UPDATE OF reached ON direct
FOR EACH ROW WHEN (OLD.reached <> NEW.reached AND has_listeners()) EXECUTE FUNCTION tell('user', 'user');
