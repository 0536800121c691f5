"""Seats of running games; holders change only at games that the caller has locked. A part of the `Store`."""

from collections.abc import Iterable

from storage.absence import polls
from storage.core import outbox
from storage.core.changes import COLUMNS, linked_changes
from storage.core.database import Connection, Part, changes_game, reads, writes
from storage.core.errors import NotInvited
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import Invitation, Notification, OutboxRow, SeatOffer, TableChange
from storage.history.answerers import rows_answered_by_others
from storage.lobby import invitations
from storage.lobby.invitations import find as find_invitation
from storage.lobby.invitations import open_invitations_to
from storage.peace.known_seats import knows_another_seat
from storage.places.places import renew_notification
from storage.seats.holders import Holder, change_holder, check_playing, how_given_up, may_take, offer

MESSAGE = "seat-"
"""Prefix of the names of messages about seats."""

CHANGE_AT = f"""
SELECT {COLUMNS} FROM table_change
WHERE game = :game AND kind = 'seat' AND time = :time
ORDER BY number LIMIT 1 OFFSET {outbox.EARLIER}
"""

OFFER_AT = f"""
SELECT game, seat, since FROM seat_offer WHERE game = :game AND since = :time
ORDER BY seat LIMIT 1 OFFSET {outbox.EARLIER}
"""

TAKES_PART = """
SELECT 1 FROM table_change WHERE game = :game AND :user IN (from_user, to_user)
UNION ALL
SELECT 1 FROM invitation
WHERE game = :game AND ("user" = :user) IS TRUE AND reason IS NULL
UNION ALL
SELECT 1 FROM stand_in_offer
JOIN vacation ON vacation.id = stand_in_offer.vacation
JOIN seat ON seat."user" = vacation."user" AND seat.game = :game
WHERE stand_in_offer."user" = :user AND vacation.ended IS NULL
LIMIT 1
"""

LASTS = "SELECT 1 FROM seat_offer WHERE game = ? AND seat = ? AND since = ?"


def _changes(connection: Connection, game: int) -> tuple[TableChange, ...]:
    return tuple(change for change, _ in linked_changes(connection, game))


def _takes_part(connection: Connection, game: int, user: int) -> bool:
    """Whether a user had a seat at a game, is invited, or is asked to stand in there."""
    values = {"game": game, "user": user}
    return connection.execute(TAKES_PART, values).fetchone() is not None


def _change_of(connection: Connection, row: OutboxRow) -> TableChange | None:
    """The change of a notification: the nth of its moment for the nth notification."""
    values = outbox.cause_values(row)
    found = connection.execute(CHANGE_AT, values).fetchone()
    return None if found is None else TableChange(*found)


def _offer_of(connection: Connection, row: OutboxRow) -> SeatOffer | None:
    """The offer of a notification; None after its end."""
    values = outbox.cause_values(row)
    found = connection.execute(OFFER_AT, values).fetchone()
    return None if found is None else SeatOffer(*found)


def _invitations(connection: Connection, game: int, *, now: float) -> tuple[Invitation, ...]:
    return invitations.open_invitations_of(connection, game, now, seats=True)


def _change_holder(
    connection: Connection, game: int, holder: Holder, *, notifications: Iterable[Notification], time: float
) -> TableChange:
    """Raises NotSeated, AlreadySeated."""
    change = change_holder(connection, game, holder, time)
    outbox.add_all(connection, game, notifications, time)
    return change


def _take(
    connection: Connection,
    game: int,
    seat: int,
    user: int,
    *,
    notifications: Iterable[Notification],
    most_tables: int | None = None,
    time: float,
) -> TableChange:
    """Give a seat to a user if it is offered, they are invited, or it was theirs.

    Raises SeatNotFree, AlreadySeated, KnowsAnotherSeat, NotReliable, TooManyTables.
    """
    row = find_game(connection, game)
    reason = may_take(connection, row, seat, user, time, most_tables)
    holder = Holder(seat, reason, user)
    for each in invitations.open_invitations_of(connection, game, time, seats=True):
        if (each.seat, each.user) == (seat, user):
            invitations.accept(connection, each.id, time)
    return _change_holder(connection, game, holder, notifications=notifications, time=time)


def _save_seat_message(
    connection: Connection,
    row: OutboxRow,
    about: str,
    offer: SeatOffer | None,
    *,
    channel: int,
    message: int,
    time: float,
) -> None:
    """Note the message `about` a change or an offer, which is edited when the offer ends."""
    outbox.mark_sent(connection, row, message=message, time=time)
    if offer is None:
        return
    outbox.keep_message(connection, row.game, f"{MESSAGE}{about}", channel, message)
    if connection.execute(LASTS, (offer.game, offer.seat, offer.since)).fetchone() is None:
        outbox.add(connection, row.game, polls.ANSWERS, time)


def _offer(connection: Connection, game: int, seat: int, *, time: float) -> None:
    """Offer a seat of a running game, which its player keeps for now. Raises SeatNotFree."""
    check_playing(find_game(connection, game))
    offer(connection, game, seat, time)
    outbox.add(connection, game, Notification(Kind.OFFER, 0), time)
    renew_notification(connection, game, Kind.CARD, time)


def _withdraw(connection: Connection, game: int, seat: int, *, time: float) -> None:
    """End the offer of a seat, and withdraw invitations to it."""
    connection.execute("DELETE FROM seat_offer WHERE game = ? AND seat = ?", (game, seat))
    invitations.close_of_seat(connection, game, seat, time)
    outbox.add(connection, game, polls.ANSWERS, time)
    renew_notification(connection, game, Kind.CARD, time)


def _invite(
    connection: Connection,
    game: int,
    seat: int,
    user: int,
    by_user: int,
    *,
    notifications: Iterable[Notification] = (),
    time: float,
) -> Invitation:
    """Raises AlreadyInvited, TooManyInvitations."""
    invitations.check_allowed(connection, game, user, by_user, time)
    found = invitations.add(connection, game, user, by_user, time, seat)
    outbox.add_all(connection, game, notifications, time)
    return found


def _decline(
    connection: Connection, id_: int, user: int, *, notifications: Iterable[Notification] = (), time: float
) -> Invitation:
    """Raises NotInvited."""
    found = invitations.find(connection, id_)
    if found.user != user or not found.is_open(time):
        raise NotInvited(f"user {user} has no open invitation {id_}")
    invitations.refuse(connection, id_, invitations.DECLINED, time)
    outbox.add_all(connection, found.game, notifications, time)
    return found


def _former_user(connection: Connection, game: int, seat: int) -> int | None:
    change = how_given_up(connection, game, seat)
    return None if change is None else change.from_user


class Seats(Part):
    # Reading

    changes = reads(_changes)
    takes_part = reads(_takes_part)
    change_of = reads(_change_of)
    offer_of = reads(_offer_of)
    given_up = reads(how_given_up)
    former_user = reads(_former_user)
    knows_another_seat = reads(knows_another_seat)
    answered_by_others = reads(rows_answered_by_others)
    invitations = reads(_invitations)
    invitations_of = reads(open_invitations_to)
    invitation = reads(find_invitation)

    # Changing

    change_holder = writes(_change_holder)
    take = writes(_take)
    mark_posted = changes_game(_save_seat_message)
    offer = writes(_offer)
    withdraw = writes(_withdraw)
    invite = writes(_invite)
    decline = writes(_decline)
