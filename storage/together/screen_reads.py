"""Reads of all data of a screen or a message in one transaction."""

from collections.abc import Collection, Mapping

from msgspec import Struct, structs

from storage.absence import reach
from storage.absence.stand_ins import StandInWait, stand_in_waits
from storage.core import changes, outbox, timers
from storage.core.database import Connection
from storage.core.queries import Stand, find_game, find_stand, find_waiting, wait_start
from storage.core.rows import (
    DirectRow,
    DueRows,
    DueSubject,
    GameRow,
    HintUse,
    LastAsk,
    OutboxRow,
    PlanRow,
    StoodIn,
    Subject,
    WaitingRow,
)
from storage.core.shards import Shards
from storage.history import hint_uses
from storage.seats import late
from storage.seats.plans import find_plan
from storage.time import turn_ends

USER = """
SELECT
    (SELECT settings FROM settings WHERE "user" = :user), (SELECT language FROM language WHERE owner = :user),
    (SELECT reached FROM direct WHERE "user" = :user), (SELECT time FROM direct WHERE "user" = :user),
    (SELECT channel FROM direct WHERE "user" = :user), (SELECT code FROM direct WHERE "user" = :user)
"""

SHOWS_TIPS = """
SELECT coalesce(
    (SELECT shown FROM hints WHERE "user" = :user AND game = :game),
    NOT EXISTS (
        SELECT 1 FROM seat CROSS JOIN game
        WHERE seat."user" = :user AND game.id = seat.game
            AND game.name = :game AND game.stage = 'over' AND game.origin IS NULL
    )
)
"""
"""CROSS JOIN: the few seats of the user come before the many games of a name."""


class UserRow(Struct, frozen=True):
    settings: str | None
    """As JSON; None: nothing set."""
    language: str | None
    direct: DirectRow | None
    """None: never tried."""


class TableRows(Struct, frozen=True):
    stand: Stand
    waits: tuple[WaitingRow, ...]
    asked: float | None
    """Start of its wait for the seats that act now; None without any."""
    stand_ins: tuple[StandInWait, ...]
    hints: tuple[HintUse, ...] = ()

    @property
    def row(self) -> GameRow:
        return self.stand.row


class PanelRows(Struct, frozen=True):
    table: TableRows
    seat: int
    player: UserRow | None
    tips: bool
    ends_after: float | None = None
    """Seconds until the seat's turn ends by itself; None if it does not."""
    plan: PlanRow | None = None
    """The plan of its holder, who plays it themselves."""
    plan_ends: float | None = None
    """Until when a turn that the plan has played can be taken back."""


class StoryRows(Struct, frozen=True):
    """Data of a message in the thread that reports moves."""

    table: TableRows
    since: int
    """The last log row in earlier messages; 0 without any."""
    asks: tuple[LastAsk, ...]
    lost: bool
    """Whether the thread was deleted and the new one is still empty."""
    stood_in: tuple[StoodIn, ...]
    moved: tuple[int, ...]
    """Seats that a computer player moved for once since then."""
    unreached: frozenset[int] = frozenset()
    """Seats out of reach since the place failed."""
    users: Mapping[int, UserRow] = {}
    """Who hold or play the seats."""


def find_user(connection: Connection, user: int) -> UserRow:
    settings, language, reached, *direct = connection.execute(USER, {"user": user}).fetchone()
    return UserRow(settings, language, None if reached is None else DirectRow(bool(reached), *direct))


def shows_tips(connection: Connection, user: int, game: str) -> bool:
    """Whether tips are shown: as set, else until the first finished game of a name."""
    (shown,) = connection.execute(SHOWS_TIPS, {"user": user, "game": game}).fetchone()
    return bool(shown)


def find_table(connection: Connection, game: int) -> TableRows:
    """Raises NoSuchGame."""
    return _table_rows(connection, find_stand(connection, game))


def _table_rows(connection: Connection, stand: Stand) -> TableRows:
    game = stand.row.id
    stood_in = any(held.stand_in for held in stand.row.seated)
    return TableRows(
        stand,
        find_waiting(connection, game),
        wait_start(connection, game),
        stand_in_waits(connection, game) if stood_in else (),
        hint_uses.hint_uses_of(connection, game),
    )


def find_panel(connection: Connection, game: int, seat: int) -> PanelRows:
    """Raises NoSuchGame."""
    return _panel_rows(connection, find_stand(connection, game), seat)


def find_panel_of(connection: Connection, game: int, user: int) -> tuple[GameRow, PanelRows | None]:
    """A game, and the panel of the seat that a user plays; None without one. Raises NoSuchGame."""
    stand = find_stand(connection, game)
    seat = stand.row.seat_of(user)
    return stand.row, None if seat is None else _panel_rows(connection, stand, seat)


def _panel_rows(connection: Connection, stand: Stand, seat: int) -> PanelRows:
    table, game = _table_rows(connection, stand), stand.row.id
    held = table.row.seated[seat]
    user = held.player
    if user is None:
        return PanelRows(table, seat, None, tips=False)
    plan = find_plan(connection, game, seat) if held.has_plan and held.user == user else None
    return PanelRows(
        table,
        seat,
        find_user(connection, user),
        shows_tips(connection, user, table.row.name),
        turn_ends.seconds_until_end(connection, game, seat),
        plan,
        None if plan is None or table.row.paused else timers.planned_at(connection, game, seat),
    )


def find_story(connection: Connection, row: OutboxRow, stories: Collection[str], until: int) -> StoryRows:
    """Data of a public message; `stories`: kinds that report moves; `until`: the last row it reports."""
    table, since = (
        find_table(connection, row.game),
        outbox.last_story_row(connection, row.game, stories, row.id),
    )
    users = {user for held in table.row.seated for user in (held.user, held.player) if user is not None}
    return StoryRows(
        table=table,
        since=since,
        asks=outbox.last_asks(connection, row.game),
        lost=outbox.find_message(connection, row.game, outbox.LOST_THREAD) is not None,
        stood_in=changes.stand_ins_so_far(connection, row.game),
        moved=late.moved_by_computer_since(connection, row.game, since, until),
        unreached=reach.unreached_seats(connection, row.game),
        users={user: find_user(connection, user) for user in users},
    )


def find_due(connection: Connection, game: int) -> DueRows:
    """Raises NoSuchGame."""
    return DueRows(find_game(connection, game), outbox.due_rows(connection, game))


def find_due_subjects(
    connection: Connection, subjects: Collection[Subject] | None = None, shards: Shards | None = None
) -> tuple[DueSubject, ...]:
    """As `outbox.due_subjects`; some games with their due rows, as most are delivered at once."""
    found = outbox.due_subjects(connection, subjects, shards)
    if subjects is None:
        return found
    return tuple(
        structs.replace(each, found=find_due(connection, each.subject))
        if isinstance(each.subject, int)
        else each
        for each in found
    )
