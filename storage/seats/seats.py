"""Seats of games under way: who holds them, which are on offer, who is invited. A part of the `Store`.

Who holds a seat changes only at games that the caller has locked.
"""

from __future__ import annotations

from collections.abc import Iterable

from storage.absence import polls
from storage.core import outbox
from storage.core.changes import COLUMNS, linked_changes
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.errors import NotInvited
from storage.core.kinds import Kind
from storage.core.queries import find_game
from storage.core.rows import Invitation, Notification, OutboxRow, SeatOffer, TableChange
from storage.core.verbs import reads
from storage.history.answerers import answered_by_others
from storage.lobby import invitations
from storage.lobby.invitations import find as find_invitation
from storage.lobby.invitations import open_to
from storage.peace.known_seats import knows_another_seat
from storage.places.places import repeat
from storage.seats.holders import Holder, change_holder, check_playing, given_up, may_take, offer

MESSAGE = "seat-"
"""How the names of messages begin that tell of seats; what they tell of follows."""

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


class Seats:
    """Asynchronous access to the seats of games under way."""

    def __init__(self, database: Database) -> None:
        """Seats in an open database."""
        self._database = database

    # Reading

    async def changes(self, game: int) -> tuple[TableChange, ...]:
        """All changes of a table outside its log, in order."""
        return await self._database.read(
            lambda connection: tuple(change for change, _ in linked_changes(connection, game))
        )

    async def takes_part(self, game: int, user: int) -> bool:
        """Whether a user had a seat at a game, is invited, or is asked to stand in there."""
        values = {"game": game, "user": user}
        return await self._database.read(
            lambda connection: connection.execute(TAKES_PART, values).fetchone() is not None
        )

    async def change_of(self, row: OutboxRow) -> TableChange | None:
        """The change a notification tells of: of those of a time the first tells of the first, and so on."""
        values = outbox.cause(row)
        found = await self._database.read(lambda connection: connection.execute(CHANGE_AT, values).fetchone())
        return None if found is None else TableChange(*found)

    async def offer_of(self, row: OutboxRow) -> SeatOffer | None:
        """The offer a notification tells of; None if the seat is on offer no more."""
        values = outbox.cause(row)
        found = await self._database.read(lambda connection: connection.execute(OFFER_AT, values).fetchone())
        return None if found is None else SeatOffer(*found)

    given_up = reads(given_up)

    async def former_user(self, game: int, seat: int) -> int | None:
        """The last user who held a seat that a computer player holds since."""
        change = await self.given_up(game, seat)
        return None if change is None else change.from_user

    knows_another_seat = reads(knows_another_seat)
    answered_by_others = reads(answered_by_others)

    async def invitations(self, game: int, *, now: float) -> tuple[Invitation, ...]:
        """The invitations of a game that can be answered, the oldest first."""
        return await self._database.read(
            lambda connection: invitations.open_of(connection, game, now, seats=True)
        )

    invitations_of = reads(open_to)
    invitation = reads(find_invitation)

    # Changing

    async def change_holder(
        self, game: int, holder: Holder, *, notifications: Iterable[Notification], time: float
    ) -> TableChange:
        """Give a seat of a game under way to a computer player or a user. Raises NotSeated, AlreadySeated."""

        def work(connection: Connection) -> TableChange:
            change = change_holder(connection, game, holder, time)
            outbox.add_all(connection, game, notifications, time)
            return change

        return await self._database.write(work)

    async def take(
        self,
        game: int,
        seat: int,
        user: int,
        *,
        notifications: Iterable[Notification],
        most_tables: int | None = None,
        time: float,
    ) -> TableChange:
        """Give a seat to a user who may have it: it is on offer, they are invited, or it was theirs.

        `most_tables`: at how many tables they may play who come newly. Raises SeatNotFree, AlreadySeated,
        KnowsAnotherSeat, NotReliable, TooManyTables.
        """

        def work(connection: Connection) -> TableChange:
            row = find_game(connection, game)
            reason = may_take(connection, row, seat, user, time, most_tables)
            holder = Holder(seat, reason, user)
            for each in invitations.open_of(connection, game, time, seats=True):
                if (each.seat, each.user) == (seat, user):
                    invitations.accept(connection, each.id, time)
            change = change_holder(connection, game, holder, time)
            outbox.add_all(connection, game, notifications, time)
            return change

        return await self._database.write(work)

    async def mark_told(
        self,
        row: OutboxRow,
        about: str,
        offer: SeatOffer | None,
        *,
        channel: int,
        message: int,
        time: float,
    ) -> None:
        """A change or an offer was posted; if it shows an `offer`, it is edited when that is over.

        `about`: what it says, as the name of the message continues.
        """

        def work(connection: Connection) -> None:
            outbox.mark_sent(connection, row, message=message, time=time)
            if offer is None:
                return
            outbox.keep_message(connection, row.game, f"{MESSAGE}{about}", channel, message)
            if connection.execute(LASTS, (offer.game, offer.seat, offer.since)).fetchone() is None:
                outbox.add(connection, row.game, polls.ANSWERS, time)

        await self._database.write(work, game=row.game)

    async def offer(self, game: int, seat: int, *, time: float) -> None:
        """Offer a seat of a running game; its player goes on meanwhile. Raises SeatNotFree."""

        def work(connection: Connection) -> None:
            check_playing(find_game(connection, game))
            offer(connection, game, seat, time)
            outbox.add(connection, game, Notification(Kind.OFFER, 0), time)
            repeat(connection, game, Kind.CARD, time)

        await self._database.write(work)

    async def withdraw(self, game: int, seat: int, *, time: float) -> None:
        """A seat is on offer no more; invitations to take it over are not open any more."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM seat_offer WHERE game = ? AND seat = ?", (game, seat))
            invitations.close_of_seat(connection, game, seat, time)
            outbox.add(connection, game, polls.ANSWERS, time)
            repeat(connection, game, Kind.CARD, time)

        await self._database.write(work)

    async def invite(
        self,
        game: int,
        seat: int,
        user: int,
        by_user: int,
        *,
        notifications: Iterable[Notification] = (),
        time: float,
    ) -> Invitation:
        """Invite a user to take over a seat. Raises AlreadyInvited, TooManyInvitations."""

        def work(connection: Connection) -> Invitation:
            invitations.check_allowed(connection, game, user, by_user, time)
            found = invitations.add(connection, game, user, by_user, time, seat)
            outbox.add_all(connection, game, notifications, time)
            return found

        return await self._database.write(work)

    async def decline(
        self, id_: int, user: int, *, notifications: Iterable[Notification] = (), time: float
    ) -> Invitation:
        """A user does not want the seat they are invited to take over. Raises NotInvited."""

        def work(connection: Connection) -> Invitation:
            found = invitations.find(connection, id_)
            if found.user != user or not found.is_open(time):
                raise NotInvited(f"user {user} has no open invitation {id_}")
            invitations.refuse(connection, id_, invitations.DECLINED, time)
            outbox.add_all(connection, found.game, notifications, time)
            return found

        return await self._database.write(work)
