"""Holders of seats in running games, and effects of a change. Functions inside a transaction."""

from msgspec import Struct

from storage.absence import dormancy, polls, reach, stand_ins
from storage.core import cup_tables, outbox
from storage.core.changes import COLUMNS, add_change
from storage.core.database import Connection
from storage.core.errors import AlreadySeated, KnowsAnotherSeat, NotSeated, SeatNotFree
from storage.core.kinds import AGREEMENTS, Kind, sql_list
from storage.core.queries import find_game
from storage.core.rows import PLAYING, SEAT_CHANGE, GameRow, Notification, SeatRow, TableChange
from storage.core.stale_panels import mark_panel_outdated
from storage.history import hint_uses
from storage.lobby import invitations, table_limit
from storage.peace import bars, kept_apart
from storage.peace.known_seats import knows_another_seat
from storage.places.places import renew_notification
from storage.ratings.reliability import check_reliable
from storage.seats import plans
from storage.time import waits

LEFT, SILENT, GONE, TAKEN, RETURNED, ERASED = "left", "silent", "gone", "taken", "returned", "erased"
"""Stored reasons of a new holder: the former one left, was silent or gone; taken, returned, erased."""

ROUND_OVER = "round-over"
"""Stored reason: a computer player takes over at the end of a cup's round."""

MAY_RETURN = (SILENT, GONE)
"""Reasons after which a former player may return while a computer player holds the seat."""

LAST_CHANGE = f"""
SELECT {COLUMNS} FROM table_change WHERE game = ? AND kind = '{SEAT_CHANGE}' AND seat = ?
ORDER BY number DESC LIMIT 1
"""

TAKEN_AT = "SELECT coalesce(max(time), 0) FROM table_change WHERE game = ? AND seat = ? AND kind = 'seat'"
"""When the present holder of a seat took it; 0 for the first one."""

VOID_QUESTIONS = f"""
UPDATE question SET closed = ?, outcome = 'needless'
WHERE game = ? AND seat = ? AND closed IS NULL AND kind IN ({sql_list((Kind.LATE, *AGREEMENTS))})
"""

FORGET_VOTES = """
DELETE FROM vote WHERE seat = :seat AND question IN (
    SELECT id FROM question WHERE game = :game AND (closed IS NULL OR outcome = 'needless')
)
"""

ASKED_LAST = f"""
SELECT question.id, outcome, moved FROM waiting JOIN question USING (game, seat, since)
WHERE game = ? AND seat = ? AND kind = '{Kind.LATE}' ORDER BY question.id DESC LIMIT 1
"""

MOVE_ONCE = "UPDATE waiting SET computer = TRUE WHERE game = ? AND seat = ?"


OFFER = """
INSERT INTO seat_offer (game, seat, since, guild) SELECT id, ?, ?, coalesce(guild, 0) FROM game WHERE id = ?
ON CONFLICT DO NOTHING
"""


class Holder(Struct, frozen=True):
    seat: int
    reason: str
    user: int | None = None
    computer: str | None = None
    offered: bool = False


def change_holder(connection: Connection, game: int, holder: Holder, time: float) -> TableChange:
    """Give a seat of a running game to a computer player or a user. Raises NotSeated, AlreadySeated.

    Their clock starts full, unless they return. Stand-ins, questions, votes, notifications of the former end.
    """
    row = find_game(connection, game)
    check_playing(row)
    before = row.holder(holder.seat)
    if before is None:
        raise NotSeated(f"nobody holds seat {holder.seat} of game {game}")
    if holder.user is not None and row.own_seat_of(holder.user) is not None:
        raise AlreadySeated(f"user {holder.user} sits at game {game}")
    key = (game, holder.seat)
    stand_ins.dismiss_from(connection, game, holder.seat)
    if row.of_cup is not None and before.user is not None and holder.reason != ROUND_OVER:
        cup_tables.drop_out(connection, game, before.user, time)
    connection.execute(VOID_QUESTIONS, (time, *key))
    connection.execute(FORGET_VOTES, {"game": game, "seat": holder.seat})
    outbox.settle_seat(connection, game, holder.seat, time)
    waits.keep_time_on_leaving(connection, game, holder.seat, time)
    connection.execute(
        'UPDATE seat SET "user" = ?, computer = ?, seen = NULL WHERE game = ? AND seat = ?',
        (holder.user, holder.computer, *key),
    )
    reach.end_unreached(connection, game, holder.seat, time)
    hint_uses.forget_open_hint(connection, game, holder.seat)
    plans.forget(connection, game, [holder.seat])
    if holder.user is not None:
        dormancy.keep_awake(connection, game, time)
    waited = waits.restart_wait(connection, game, holder.seat, time)
    _keep_late(connection, game, holder.seat)
    connection.execute("DELETE FROM seat_offer WHERE game = ? AND seat = ?", key)
    invitations.close_of_seat(connection, game, holder.seat, time)
    if holder.offered:
        offer(connection, *key, time)
    (since,) = connection.execute(TAKEN_AT, key).fetchone()
    change = TableChange(
        0,
        0,
        time,
        SEAT_CHANGE,
        holder.reason,
        holder.seat,
        before.user,
        before.computer,
        holder.user,
        holder.computer,
    )
    change = add_change(connection, game, change)
    _tell(connection, game, before, holder, waited=waited, since=since, time=time)
    if holder.user is not None:
        stand_ins.take_over_at(connection, game, time)
    return change


def _keep_late(connection: Connection, game: int, seat: int) -> None:
    """Keep a player late who returns: earlier questions and decisions hold."""
    found = connection.execute(ASKED_LAST, (game, seat)).fetchone()
    if found is None:
        return
    id_, outcome, moved = found
    if outcome == "needless":
        polls.reopen(connection, id_)
    elif outcome == "computer" and moved is None:
        connection.execute(MOVE_ONCE, (game, seat))


def _tell(
    connection: Connection,
    game: int,
    before: SeatRow,
    holder: Holder,
    *,
    waited: bool,
    since: float,
    time: float,
) -> None:
    outbox.add(connection, game, polls.ANSWERS, time)
    renew_notification(connection, game, Kind.CARD, time)
    for user in {before.player, before.user} - {None}:
        outbox.add(connection, game, Notification(Kind.SEAT_LOST, 0, user=user, replaces=True), time)
        mark_panel_outdated(connection, game, holder.seat, user, now=time, since=since)
    if waited:
        outbox.add(connection, game, Notification(Kind.COUNTER, 0, replaces=True), time)
    if waited and holder.user is not None:
        renew_notification(connection, game, Kind.ASK, time, holder.seat)


def offer(connection: Connection, game: int, seat: int, time: float) -> None:
    """Offer a seat of a running game to anybody, unless it is offered."""
    connection.execute(OFFER, (seat, time, game))


def check_playing(row: GameRow) -> None:
    """Raises SeatNotFree."""
    if row.stage != PLAYING:
        raise SeatNotFree(f"game {row.id} is not under way")


def how_given_up(connection: Connection, game: int, seat: int) -> TableChange | None:
    """The change by which a seat's last user gave it up to the computer player that holds it."""
    found = connection.execute(LAST_CHANGE, (game, seat)).fetchone()
    change = None if found is None else TableChange(*found)
    return None if change is None or change.to_computer is None else change


def may_have_back(change: TableChange | None, held: SeatRow, user: int) -> bool:
    """Whether a user may return to a seat; `change`: how it was given up, if a computer player holds it."""
    if change is None or change.from_user != user:
        return False
    return held.offered is not None or change.reason in MAY_RETURN


def may_take(
    connection: Connection, row: GameRow, seat: int, user: int, time: float, most_tables: int | None = None
) -> str:
    """The reason for which a user may have a seat; `most_tables`: limit of a new player's tables.

    Raises SeatNotFree, AlreadySeated, KnowsAnotherSeat, NotReliable, TooManyTables, Barred.
    """
    check_playing(row)
    held = row.holder(seat)
    if held is None or row.of_cup is not None:
        raise SeatNotFree(f"game {row.id} has no seat {seat}, or it is a table of a cup")
    if row.own_seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {row.id}")
    if knows_another_seat(connection, row.id, seat, user):
        raise KnowsAnotherSeat(f"user {user} has played another seat of game {row.id}")
    if may_have_back(how_given_up(connection, row.id, seat), held, user):
        bars.check(connection, row.guild, user)
        return RETURNED
    invited = any(
        each.seat == seat and each.user == user
        for each in invitations.open_invitations_of(connection, row.id, time, seats=True)
    )
    if not invited and (held.offered is None or row.private):
        raise SeatNotFree(f"seat {seat} of game {row.id} is not on offer")
    if row.reliable and not invited:
        check_reliable(connection, user, time)
    if most_tables is not None and not row.private:
        table_limit.check(connection, user, row.guild, most_tables)
    kept_apart.check_welcome(connection, row, user, SeatNotFree)
    return TAKEN
