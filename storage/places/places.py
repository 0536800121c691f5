"""Places of games on Discord, and notices of their problems. Functions inside a transaction."""

from collections.abc import Collection, Iterable

from storage.core import changes, cup_tables, outbox
from storage.core.database import Connection, column, placeholders, portions
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import CHANNEL_CHANGE, DORMANT, LOBBY, PLAYING, GameRow, Notification, TableChange

DUE_IN = """
SELECT id FROM game WHERE guild = ? AND id IN (SELECT game FROM outbox WHERE done IS NULL) ORDER BY id
"""

OUTDATED_IN = """
SELECT game.id FROM game JOIN message ON message.game = game.id AND message.name = ?
WHERE game.guild = ? AND message.message < ? AND game.stage <> 'over' AND NOT EXISTS (
    SELECT 1 FROM pause WHERE pause.game = game.id AND pause.ended IS NULL AND pause.kind = 'dormant'
) ORDER BY game.id
"""

TURN_DUE = f"""
SELECT 1 FROM outbox
WHERE done IS NULL AND game = ? AND (kind = '{Kind.TURN}') IS TRUE AND n IS NOT DISTINCT FROM ?
    AND message IS NULL
"""

LOBBIES_IN = f"""
SELECT id FROM game WHERE guild = ? AND stage = 'lobby' AND closing IS NULL
AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.game = game.id AND kind = '{Kind.CARD}'
        AND failure IS NULL AND done >= ?
)
ORDER BY id
"""

OPEN_IN = """
SELECT id FROM game WHERE guild = ? AND stage <> 'over' AND (stage <> 'lobby' OR closing IS NULL) ORDER BY id
"""

SERVERS = """
WITH RECURSIVE server (id) AS (
    SELECT min(guild) FROM game WHERE stage <> 'over'
    UNION ALL
    SELECT (SELECT min(guild) FROM game WHERE stage <> 'over' AND guild > server.id)
    FROM server WHERE server.id IS NOT NULL
)
SELECT id FROM server WHERE id IS NOT NULL
"""

FORGET_REMOVALS = f"DELETE FROM notice WHERE kind = '{Kind.REMOVED}' AND place IN"
OPEN_AT = "SELECT id FROM game WHERE channel = ? AND stage <> 'over' ORDER BY id"

END_POSTED = f"""
SELECT 1 FROM outbox
WHERE game = ? AND kind = '{Kind.END}' AND seat IS NULL AND done IS NOT NULL
    AND failure IS NULL AND message IS NOT NULL
"""

LAST_TO_ALL = """
SELECT id, done FROM outbox
WHERE game = ? AND kind = ? AND seat IS NULL AND "user" IS NULL ORDER BY id DESC LIMIT 1
"""

DELETED = "deleted"
"""Why a table moved: its channel was deleted; stored, never changes."""

OPEN_QUESTIONS = """
SELECT outbox.id FROM question
JOIN outbox ON outbox.game = question.game AND outbox.kind = question.kind AND created = asked
WHERE question.game = ? AND closed IS NULL AND done IS NOT NULL
"""


FORGET_NOTICES = """
DELETE FROM notice
WHERE place = ? AND NOT EXISTS (
    SELECT 1 FROM game WHERE channel = ? AND stage <> 'over' AND stage = 'playing'
)
"""


def games_due_in(connection: Connection, guild: int) -> tuple[int, ...]:
    return column(connection, DUE_IN, (guild,))


def repeat_turns(connection: Connection, guild: int, name: str, before: int, time: float) -> tuple[int, ...]:
    """Repeat turn messages older than a Discord id in a server's games, unless due; returns the games."""
    games = column(connection, OUTDATED_IN, (name, guild, before))
    for game in games:
        due = connection.execute(TURN_DUE, (game, last_row(connection, game) or None)).fetchone()
        if due is None:
            renew_notification(connection, game, Kind.TURN, time)
    return games


def lobbies_in(connection: Connection, guild: int, before: float) -> tuple[int, ...]:
    """Open lobbies of a server whose card was last updated `before` a moment."""
    return column(connection, LOBBIES_IN, (guild, before))


def games_open_in(connection: Connection, guild: int) -> tuple[int, ...]:
    return column(connection, OPEN_IN, (guild,))


def servers_with_tables(connection: Connection) -> tuple[int, ...]:
    return column(connection, SERVERS)


def forget_removals(connection: Connection, servers: Collection[int]) -> None:
    """Forget that users were notified of the bot's removal from these servers."""
    for some in portions(sorted(servers)):
        connection.execute(f"{FORGET_REMOVALS} ({placeholders(some)})", some)


def games_open_at(connection: Connection, channel: int) -> tuple[int, ...]:
    return column(connection, OPEN_AT, (channel,))


def is_end_posted(connection: Connection, game: int) -> bool:
    return connection.execute(END_POSTED, (game,)).fetchone() is not None


def last_row(connection: Connection, game: int) -> int:
    (n,) = connection.execute("SELECT coalesce(max(n), 0) FROM move WHERE game = ?", (game,)).fetchone()
    return int(n)


def renew_notification(
    connection: Connection, game: int, kind: str, time: float, seat: int | None = None
) -> None:
    """Make a notification due as of the last row."""
    outbox.add(connection, game, Notification(kind, last_row(connection, game), seat, replaces=True), time)


def forget_thread(connection: Connection, game: int, thread: int, time: float) -> bool:
    """Forget a deleted thread with its messages; the next shows the game. Returns False if it has another."""
    found = connection.execute(
        "SELECT stage FROM game WHERE id = ? AND thread = ?", (game, thread)
    ).fetchone()
    if found is None:
        return False
    connection.execute(
        "UPDATE game SET thread = NULL, card = CASE WHEN forum THEN NULL ELSE card END WHERE id = ?", (game,)
    )
    _forget_messages(connection, game, thread)
    if found[0] != LOBBY:
        outbox.keep_message(connection, game, outbox.LOST_THREAD, thread, thread)
    if found[0] == PLAYING and not _is_dormant(connection, game):
        _repeat_turn_and_questions(connection, game, time)
    return True


def move_table(
    connection: Connection, game: int, before: int, after: int, *, forum: bool, time: float
) -> bool:
    """Move a game to another channel; returns False for a lobby, or if it is not in `before`."""
    found = connection.execute(
        "SELECT thread, stage FROM game WHERE id = ? AND channel = ? AND stage <> ?", (game, before, LOBBY)
    ).fetchone()
    if found is None or before == after:
        return False
    change = TableChange(0, 0, time, CHANNEL_CHANGE, DELETED, from_channel=before, to_channel=after)
    changes.add_change(connection, game, change)
    connection.execute(
        "UPDATE game SET channel = ?, forum = ?, card = NULL, thread = NULL WHERE id = ?",
        (after, forum, game),
    )
    _forget_messages(connection, game, before)
    if found[0] is not None:
        _forget_messages(connection, game, found[0])
    connection.execute("DELETE FROM message WHERE game = ? AND name = ?", (game, outbox.LOST_THREAD))
    if found[1] == PLAYING:
        for kind in (Kind.CARD, Kind.MOVED):
            renew_notification(connection, game, kind, time)
        _repeat_turn_and_questions(connection, game, time)
    else:
        for kind in (Kind.CARD, Kind.END):
            _send_last_again(connection, game, kind)
    connection.execute(FORGET_NOTICES, (before, before))
    return True


def _send_last_again(connection: Connection, game: int, kind: str) -> None:
    """Repeat the last public notification of a kind, unless it is due."""
    found = connection.execute(LAST_TO_ALL, (game, kind)).fetchone()
    if found is not None and found[1] is not None:
        outbox.send_again(connection, found[0])


def _forget_messages(connection: Connection, game: int, channel: int) -> None:
    """Forget a game's messages in a deleted place."""
    connection.execute("DELETE FROM message WHERE game = ? AND channel = ?", (game, channel))
    connection.execute("UPDATE outbox SET called = FALSE WHERE game = ? AND called", (game,))
    connection.execute(
        "UPDATE outbox SET attempted_after = NULL, message = NULL"
        ' WHERE game = ? AND done IS NULL AND seat IS NULL AND "user" IS NULL',
        (game,),
    )


def _repeat_turn_and_questions(connection: Connection, game: int, time: float) -> None:
    """Repeat the turn message, unless the game is dormant, and the open questions."""
    if not _is_dormant(connection, game):
        renew_notification(connection, game, Kind.TURN, time)
    for (id_,) in connection.execute(OPEN_QUESTIONS, (game,)).fetchall():
        outbox.send_again(connection, id_)


def send_unposted(connection: Connection, game: int) -> None:
    """Repeat open questions that were given up before they were posted."""
    for (id_,) in connection.execute(f"{OPEN_QUESTIONS} AND posted IS NULL", (game,)).fetchall():
        outbox.send_again(connection, id_)


def _is_dormant(connection: Connection, game: int) -> bool:
    found = "SELECT 1 FROM pause WHERE game = ? AND ended IS NULL AND kind = ?"
    return connection.execute(found, (game, DORMANT)).fetchone() is not None


def claim_notices(
    connection: Connection, game: int, kind: str, place: int, users: Iterable[int], time: float
) -> bool:
    """Notify users once about a place; returns whether anybody is notified."""
    notified = [
        user
        for user in users
        if connection.execute(
            "INSERT INTO notice VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", (user, kind, place, time)
        ).rowcount
    ]
    for user in notified:
        outbox.add(connection, game, Notification(kind, 0, user=user), time)
    return bool(notified)


def newest_message(connection: Connection) -> int:
    """Id of the newest message of a notification; 0 without one."""
    found = "SELECT coalesce(max(message), 0) FROM outbox WHERE message IS NOT NULL"
    return int(connection.execute(found).fetchone()[0])


def forget_card(connection: Connection, game: int, card: int) -> bool:
    """Returns False if the game has another one."""
    forget = "UPDATE game SET card = NULL WHERE id = ? AND card = ?"
    return connection.execute(forget, (game, card)).rowcount == 1


def has_notice(connection: Connection, user: int, kind: str, place: int) -> bool:
    """Whether a notice about a place still holds."""
    found = 'SELECT 1 FROM notice WHERE "user" = ? AND kind = ? AND place = ?'
    return connection.execute(found, (user, kind, place)).fetchone() is not None


def set_messages(
    connection: Connection,
    game: int,
    *,
    time: float,
    card: int | None = None,
    thread: int | None = None,
) -> GameRow:
    """None keeps the old one. Raises NoSuchGame."""
    connection.execute(
        "UPDATE game SET card = coalesce(?, card), thread = coalesce(?, thread) WHERE id = ?",
        (card, thread, game),
    )
    if thread is not None:
        cup_tables.note_change(connection, game, time)
    return find_game(connection, game)


def claim_greeting(connection: Connection, guild: int, *, channel: int, time: float) -> bool:
    """Note the greeting of a server; returns False for a second one."""
    greeted = "INSERT INTO greeting VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    return connection.execute(greeted, (guild, channel, time)).rowcount == 1


def withdraw_greeting(connection: Connection, guild: int) -> None:
    """Undo `claim_greeting`."""
    connection.execute("DELETE FROM greeting WHERE guild = ?", (guild,))


def check_writable(connection: Connection) -> None:
    """Raise any error of a write."""
    connection.execute("SELECT 1").close()
