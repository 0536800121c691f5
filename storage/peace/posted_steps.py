"""Steps of a game, and the page of a finished one, that its people post for all. A part of the `Store`."""

from msgspec import Struct, structs

from storage.core import outbox
from storage.core.database import Connection, Part, changes_game, placeholders, reads, writes
from storage.core.errors import NotSeated, PagePosted, TooManyPosted
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import OVER, GameRow, Notification, OutboxRow, is_erased
from storage.peace import bars
from storage.peace.kept_apart import check_welcome

MOST_A_DAY = 20
"""Steps posted at a table in 24 hours."""

DAY = 24 * 3600.0

TODAY = "SELECT count(*) FROM posted_step WHERE game = ? AND written > ?"


class PostedStep(Struct, frozen=True):
    """Fields are named like the columns."""

    game: int
    user: int
    step: int
    begun_again: int
    """Restarts of phases before the step."""
    picture: str
    """As in `HistoryId`."""
    text: str
    """"" for none."""
    written: float


COLUMNS = ", ".join(f'"{each}"' for each in PostedStep.__struct_fields__)
ADD = f"""
INSERT INTO posted_step ({COLUMNS}) VALUES ({placeholders(PostedStep.__struct_fields__)}) RETURNING id
"""
FIND = f"SELECT {COLUMNS} FROM posted_step WHERE id = ?"

SAME = """
SELECT 1 FROM posted_step
WHERE game = ? AND "user" = ? AND step = ? AND begun_again = ? AND picture = ? AND text = ? AND written > ?
"""

HAS_PAGE = f"""
SELECT 1 FROM outbox WHERE game = ? AND kind IN ('{Kind.GAME_PAGE}', '{Kind.GAME_PAGE_COPY}')
    AND (done IS NULL OR message IS NOT NULL)
"""
"""One that was given up can be posted again."""

NAMES_NOBODY = f"""game = :game AND (
    kind IN ('{Kind.GAME_PAGE}', '{Kind.GAME_PAGE_COPY}')
    OR posted_step IN (SELECT id FROM posted_step WHERE game = :game AND "user" = :nobody)
)"""
"""The page of their game, and their own steps."""

OWN_COPIES = f'DELETE FROM outbox WHERE {NAMES_NOBODY} AND "user" = :user'

EDIT_ALL = f"""
UPDATE outbox SET created = :time, done = CASE WHEN message IS NULL AND done IS NOT NULL THEN :time END
WHERE {NAMES_NOBODY}
"""

EDIT_IF_ERASED = """
UPDATE outbox SET done = NULL WHERE id = ? AND message IS NOT NULL
    AND (posted_step IS NULL OR posted_step IN (SELECT id FROM posted_step WHERE "user" < 0))
"""

FORGET = """UPDATE posted_step SET text = '', written = :time WHERE game = :game AND "user" = :nobody"""


def _post(connection: Connection, new: PostedStep) -> bool:
    """Post a step, the same one once a day; returns whether it was not posted yet.

    Raises NotSeated, TooManyPosted also for people who do not meet, and Barred.
    """
    row = find_game(connection, new.game)
    if not has_place_for_all(row) or not {row.seat_of(new.user), row.own_seat_of(new.user)} - {None}:
        raise NotSeated(f"user {new.user} does not play at game {row.id}")
    *same, written = structs.astuple(new)
    if connection.execute(SAME, (*same, written - DAY)).fetchone():
        return False
    (today,) = connection.execute(TODAY, (row.id, new.written - DAY)).fetchone()
    if today >= MOST_A_DAY:
        raise TooManyPosted(f"{today} steps were posted at game {row.id}")
    check_welcome(connection, row, new.user, TooManyPosted)
    (id_,) = connection.execute(ADD, structs.astuple(new)).fetchone()
    _notify(connection, row, Kind.POSTED_STEP, Kind.POSTED_STEP_COPY, new.written, step=id_)
    return True


def _post_page(connection: Connection, game: int, user: int, *, time: float) -> None:
    """Post the page of a finished game, once. Raises NotSeated, PagePosted, Barred."""
    row = find_game(connection, game)
    if row.stage != OVER or row.own_seat_of(user) is None or not has_place_for_all(row):
        raise NotSeated(f"user {user} has not played game {game} to its end")
    bars.check(connection, row.guild, user)
    if connection.execute(HAS_PAGE, (game,)).fetchone():
        raise PagePosted(f"the page of game {game} was posted")
    _notify(connection, row, Kind.GAME_PAGE, Kind.GAME_PAGE_COPY, time)


def has_place_for_all(row: GameRow) -> bool:
    """Whether something can be posted for all.

    Practice from a step has one user alone, and is deleted with what an erasure would have to find.
    """
    return row.direct or not (row.in_direct_messages or row.plays_on)


def _notify(
    connection: Connection, row: GameRow, kind: Kind, copy: Kind, time: float, step: int | None = None
) -> None:
    """Post in the thread; at a table by direct message to each of its people."""
    people = {each for held in row.seated for each in (held.user, held.player) if each is not None}
    notifications = (
        [Notification(copy, 0, user=user, posted_step=step) for user in sorted(people)]
        if row.direct
        else [Notification(kind, 0, posted_step=step)]
    )
    outbox.add_all(connection, row.id, notifications, time)


def _find(connection: Connection, id_: int) -> PostedStep:
    return PostedStep(*connection.execute(FIND, (id_,)).fetchone())


def _mark_sent(
    connection: Connection, row: OutboxRow, before: GameRow, *, message: int | None, time: float
) -> None:
    """Note the message of a notification, or (None) that none is needed.

    If it was made of the game as it was `before` somebody in it was erased, it stays due to be edited.
    """
    outbox.mark_sent(connection, row, message=message, time=time)
    if row.posted_step is not None:
        again = row.message is None
    else:
        seated = find_game(connection, row.game).seated
        was_found = row.message is None and row.attempted_after is not None
        again = seated != before.seated or (was_found and any(is_erased(each.user) for each in seated))
    if again:
        connection.execute(EDIT_IF_ERASED, (row.id,))


def forget(connection: Connection, game: int, user: int, nobody: int, time: float) -> None:
    """Forget what a user, who is `nobody` by now, has written; messages lose it, and their name."""
    values = {"game": game, "user": user, "nobody": nobody, "time": time}
    for statement in (OWN_COPIES, EDIT_ALL, FORGET):
        connection.execute(statement, values)


class PostedSteps(Part):
    post = writes(_post)
    post_page = writes(_post_page)
    find = reads(_find)
    mark_sent = changes_game(_mark_sent)
