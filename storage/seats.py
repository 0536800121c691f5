"""Seats of games under way: who holds them, which are on offer, who is invited. A part of the `Store`.

Who holds a seat changes only at games that the caller has locked.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from msgspec import Struct

from storage import erased_players, invitations, outbox, questions, table_limit, vacations, waits
from storage.changes import add_change, linked_changes
from storage.database import Database
from storage.errors import AlreadySeated, KnowsAnotherSeat, NotInvited, NotSeated, SeatNotFree
from storage.places import last_row, repeat
from storage.queries import find_game
from storage.rows import (
    PLAYING,
    SEAT_CHANGE,
    GameRow,
    Invitation,
    Notification,
    OutboxRow,
    SeatOffer,
    SeatRow,
    TableChange,
)
from storage.waits import Planner

LEFT, SILENT, GONE, TAKEN, RETURNED, ERASED = "left", "silent", "gone", "taken", "returned", "erased"
"""Why a seat has another holder: its user left, was silent for too long, left the server; another user took
it; its user is back; everything about its user was erased. They never change."""

MAY_RETURN = (SILENT, GONE)
"""Whoever gave a seat up for these reasons may have it back while a computer player holds it."""

MESSAGE = "seat-"
"""How the names of messages begin that tell of seats; what they tell of follows."""

OFFERS_ON = """
SELECT seat_offer.game, seat_offer.seat, seat_offer.since
FROM game INDEXED BY game_of_guild CROSS JOIN seat_offer ON seat_offer.game = game.id
WHERE game.guild = ? AND game.stage <> 'over' AND NOT game.private
ORDER BY seat_offer.since, seat_offer.game
"""

TAKEN_AT = """
SELECT coalesce(max(time), 0) FROM table_change WHERE game = ? AND seat = ? AND kind = 'seat'
"""
"""When the present holder of a seat took it; 0: it was theirs from the beginning."""

CHANGE_AT = f"""
SELECT {", ".join(TableChange.__struct_fields__)} FROM table_change
WHERE game = :game AND kind = 'seat' AND time = :time ORDER BY number LIMIT 1 OFFSET (
    SELECT count(*) FROM outbox WHERE game = :game AND kind = :kind AND id < :id AND created = :time
)
"""

OFFER_AT = """
SELECT game, seat, since FROM seat_offer WHERE game = :game AND since = :time ORDER BY seat LIMIT 1 OFFSET (
    SELECT count(*) FROM outbox WHERE game = :game AND kind = :kind AND id < :id AND created = :time
)
"""

LASTS = "SELECT 1 FROM seat_offer WHERE game = ? AND seat = ? AND since = ?"

KNOWS = """
SELECT EXISTS (SELECT 1 FROM stood_in WHERE game = :game AND user = :user AND seat <> :seat) OR EXISTS (
    SELECT 1 FROM table_change
    WHERE game = :game AND kind = 'seat' AND seat <> :seat AND :user IN (from_user, to_user)
)
"""

VOID_QUESTIONS = """
UPDATE question SET closed = ?, outcome = 'needless'
WHERE game = ? AND seat = ? AND closed IS NULL AND kind IN ('late', 'agree-end', 'agree-pause')
"""

FORGET_VOTES = """
DELETE FROM vote WHERE seat = :seat AND question IN (
    SELECT id FROM question WHERE game = :game AND closed IS NULL
)
"""


class Holder(Struct, frozen=True):
    """Who is to hold a seat."""

    seat: int
    reason: str
    user: int | None = None
    computer: str | None = None
    offered: bool = False
    """Whether anybody may take it from then on."""


class SeatKinds(Struct, frozen=True):
    """The kinds of notifications that follow when a seat has another holder."""

    asked: str
    """To a seat: it has to choose."""
    acting: str
    """To all at a table: whom it waits for looks otherwise."""
    answers: str
    """To all at a table: messages that ask have to show what came of it."""
    lost: str
    """To a user: they no longer play the seat."""
    passed_on: str
    """The panels of whoever does not play a seat any more say so."""
    card: str
    """The card shows who sits there, and what is on offer."""


class Seats:
    """Asynchronous access to the seats of games under way."""

    def __init__(self, database: Database) -> None:
        """Seats in an open database."""
        self._database = database

    # Reading

    async def changes(self, game: int) -> tuple[TableChange, ...]:
        """All changes of a table beside its log, in order."""
        return await self._database.read(
            lambda connection: tuple(change for change, _ in linked_changes(connection, game))
        )

    async def offers(self, guild: int) -> tuple[SeatOffer, ...]:
        """The seats on offer on a server that anybody may take, the longest offered first."""
        return await self._database.read(
            lambda connection: tuple(SeatOffer(*row) for row in connection.execute(OFFERS_ON, (guild,)))
        )

    async def change_of(self, row: OutboxRow) -> TableChange | None:
        """The change a notification tells of: of those of a time the first tells of the first, and so on."""
        values = {"game": row.game, "kind": row.kind, "time": row.created, "id": row.id}
        found = await self._database.read(lambda connection: connection.execute(CHANGE_AT, values).fetchone())
        return None if found is None else TableChange(*found)

    async def offer_of(self, row: OutboxRow) -> SeatOffer | None:
        """The offer a notification tells of; None if the seat is on offer no more."""
        values = {"game": row.game, "kind": row.kind, "time": row.created, "id": row.id}
        found = await self._database.read(lambda connection: connection.execute(OFFER_AT, values).fetchone())
        return None if found is None else SeatOffer(*found)

    async def given_up(self, game: int, seat: int) -> TableChange | None:
        """How the last user who held a seat gave it up, if a computer player holds it since."""
        return await self._database.read(lambda connection: _given_up(connection, game, seat))

    async def former_user(self, game: int, seat: int) -> int | None:
        """The last user who held a seat that a computer player holds since."""
        change = await self.given_up(game, seat)
        return None if change is None else change.from_user

    async def knows_another_seat(self, game: int, seat: int, user: int) -> bool:
        """Whether a user plays or has played another seat of a game than this one."""
        return await self._database.read(
            lambda connection: _knows_another(connection, find_game(connection, game), seat, user)
        )

    async def invitations(self, game: int, *, now: float) -> tuple[Invitation, ...]:
        """The invitations of a game that can be answered, the oldest first."""
        return await self._database.read(
            lambda connection: invitations.open_of(connection, game, now, seats=True)
        )

    async def invitations_of(self, user: int, *, now: float) -> tuple[Invitation, ...]:
        """The invitations a user can answer, the oldest first."""
        return await self._database.read(lambda connection: invitations.open_to(connection, user, now))

    async def invitation(self, id_: int) -> Invitation:
        """An invitation by its number. Raises NotInvited."""
        return await self._database.read(lambda connection: invitations.find(connection, id_))

    # Changing

    async def change_holder(
        self,
        game: int,
        holder: Holder,
        *,
        kinds: SeatKinds,
        notifications: Iterable[Notification],
        planner: Planner,
        time: float,
    ) -> TableChange:
        """Give a seat of a game under way to a computer player or a user. Raises NotSeated, AlreadySeated."""

        def work(connection: sqlite3.Connection) -> TableChange:
            change = change_holder(connection, game, holder, kinds, planner, time)
            _notify(connection, game, notifications, time)
            return change

        return await self._database.write(work)

    async def take(
        self,
        game: int,
        seat: int,
        user: int,
        *,
        kinds: SeatKinds,
        notifications: Iterable[Notification],
        planner: Planner,
        most_tables: int | None = None,
        time: float,
    ) -> TableChange:
        """Give a seat to a user who may have it: it is on offer, they are invited, or it was theirs.

        `most_tables`: at how many tables they may play who come newly. Raises SeatNotFree, AlreadySeated,
        KnowsAnotherSeat, TooManyTables.
        """

        def work(connection: sqlite3.Connection) -> TableChange:
            row = find_game(connection, game)
            reason = _may_take(connection, row, seat, user, time)
            if reason == TAKEN and most_tables is not None and not row.private:
                table_limit.check(connection, user, row.guild, most_tables)
            holder = Holder(seat, reason, user)
            for each in invitations.open_of(connection, game, time, seats=True):
                if (each.seat, each.user) == (seat, user):
                    invitations.accept(connection, each.id)
            change = change_holder(connection, game, holder, kinds, planner, time)
            _notify(connection, game, notifications, time)
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
        """A table was told of a change or an offer; if it shows an `offer`, it is edited when that is over.

        `about`: what is told, as the name of the message continues.
        """

        def work(connection: sqlite3.Connection) -> None:
            outbox.mark_sent(connection, row.id, message, (), time)
            if offer is None:
                return
            connection.execute(
                "REPLACE INTO message (game, name, channel, message, layout) VALUES (?, ?, ?, ?, NULL)",
                (row.game, f"{MESSAGE}{about}", channel, message),
            )
            if connection.execute(LASTS, (offer.game, offer.seat, offer.since)).fetchone() is None:
                outbox.add(connection, row.game, questions.ANSWERS, time)

        await self._database.write(work)

    async def offer(self, game: int, seat: int, *, told: str, card: str, time: float) -> None:
        """Put a seat of a game under way on offer; whoever plays it goes on. Raises SeatNotFree.

        `told`, `card`: kinds of notifications, to all that it is on offer, and about the card.
        """

        def work(connection: sqlite3.Connection) -> None:
            _check_playing(find_game(connection, game))
            connection.execute("INSERT OR IGNORE INTO seat_offer VALUES (?, ?, ?)", (game, seat, time))
            outbox.add(connection, game, Notification(told, 0), time)
            repeat(connection, game, card, time)

        await self._database.write(work)

    async def withdraw(self, game: int, seat: int, *, card: str, time: float) -> None:
        """A seat is on offer no more; invitations to take it over are not open any more.

        `card`: the kind of the notification about the card.
        """

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM seat_offer WHERE game = ? AND seat = ?", (game, seat))
            invitations.close_of_seat(connection, game, seat, time)
            outbox.add(connection, game, questions.ANSWERS, time)
            repeat(connection, game, card, time)

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

        def work(connection: sqlite3.Connection) -> Invitation:
            invitations.check_allowed(connection, game, user, by_user, time)
            found = invitations.add(connection, game, user, by_user, time, seat)
            _notify(connection, game, notifications, time)
            return found

        return await self._database.write(work)

    async def decline(
        self, id_: int, user: int, *, notifications: Iterable[Notification] = (), time: float
    ) -> Invitation:
        """A user does not want the seat they are invited to take over. Raises NotInvited."""

        def work(connection: sqlite3.Connection) -> Invitation:
            found = invitations.find(connection, id_)
            if found.user != user or not found.is_open(time):
                raise NotInvited(f"user {user} has no open invitation {id_}")
            invitations.refuse(connection, id_, invitations.DECLINED, time)
            _notify(connection, found.game, notifications, time)
            return found

        return await self._database.write(work)


# Inside a transaction


def change_holder(
    connection: sqlite3.Connection,
    game: int,
    holder: Holder,
    kinds: SeatKinds,
    planner: Planner,
    time: float,
) -> TableChange:
    """Give a seat of a game under way to a computer player or a user; their clock is a fresh one.

    What was between the table and who held it ends: who stood in, questions about them, votes, what was due
    to them. Raises NotSeated, AlreadySeated.
    """
    row = find_game(connection, game)
    _check_playing(row)
    before = row.holder(holder.seat)
    if before is None:
        raise NotSeated(f"nobody holds seat {holder.seat} of game {game}")
    if holder.user is not None and row.own_seat_of(holder.user) is not None:
        raise AlreadySeated(f"user {holder.user} sits at game {game}")
    key = (game, holder.seat)
    _dismiss_stand_in(connection, game, holder.seat)
    connection.execute(VOID_QUESTIONS, (time, *key))
    connection.execute(FORGET_VOTES, {"game": game, "seat": holder.seat})
    outbox.settle_seats(connection, game, [holder.seat], time)
    connection.execute(
        "UPDATE seat SET user = ?, computer = ?, seen = NULL WHERE game = ? AND seat = ?",
        (holder.user, holder.computer, *key),
    )
    waited = waits.begin_anew(connection, game, holder.seat, time, planner)
    connection.execute("DELETE FROM seat_offer WHERE game = ? AND seat = ?", key)
    invitations.close_of_seat(connection, game, holder.seat, time)
    if holder.offered:
        connection.execute("INSERT INTO seat_offer VALUES (?, ?, ?)", (*key, time))
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
    _tell(connection, game, before, holder, kinds, waited=waited, since=since, time=time)
    if holder.user is not None:
        vacations.take_over_at(connection, game, time)
    return change


def _tell(
    connection: sqlite3.Connection,
    game: int,
    before: SeatRow,
    holder: Holder,
    kinds: SeatKinds,
    *,
    waited: bool,
    since: float,
    time: float,
) -> None:
    """Make due what follows when a seat has another holder."""
    outbox.add(connection, game, Notification(kinds.answers, 0, replaces=True), time)
    repeat(connection, game, kinds.card, time)
    for user in {before.player, before.user} - {None}:
        outbox.add(connection, game, Notification(kinds.lost, 0, user=user, replaces=True), time)
        vacations.pass_on(
            connection,
            game,
            holder.seat,
            user,
            asked=kinds.asked,
            passed_on=kinds.passed_on,
            now=time,
            since=since,
        )
    if waited:
        outbox.add(connection, game, Notification(kinds.acting, 0, replaces=True), time)
    if waited and holder.user is not None:
        asked = Notification(kinds.asked, last_row(connection, game), holder.seat, replaces=True)
        outbox.add(connection, game, asked, time)


def _notify(
    connection: sqlite3.Connection, game: int, notifications: Iterable[Notification], time: float
) -> None:
    for notification in notifications:
        outbox.add(connection, game, notification, time)


def _check_playing(row: GameRow) -> None:
    if row.stage != PLAYING:
        raise SeatNotFree(f"game {row.id} is not under way")


def _given_up(connection: sqlite3.Connection, game: int, seat: int) -> TableChange | None:
    changes = [each for each, _ in linked_changes(connection, game) if each.seat == seat]
    seats = [each for each in changes if each.kind == SEAT_CHANGE]
    return seats[-1] if seats and seats[-1].to_computer is not None else None


def _knows_another(connection: sqlite3.Connection, row: GameRow, seat: int, user: int) -> bool:
    if any(held.seat != seat and user in (held.user, held.player) for held in row.seated):
        return True
    (knows,) = connection.execute(KNOWS, {"game": row.id, "seat": seat, "user": user}).fetchone()
    return bool(knows) or erased_players.played_another(connection, row.id, seat, user)


def _may_take(connection: sqlite3.Connection, row: GameRow, seat: int, user: int, time: float) -> str:
    """Why a user may have a seat. Raises SeatNotFree, AlreadySeated, KnowsAnotherSeat."""
    _check_playing(row)
    held = row.holder(seat)
    if held is None:
        raise SeatNotFree(f"game {row.id} has no seat {seat}")
    if row.own_seat_of(user) is not None:
        raise AlreadySeated(f"user {user} sits at game {row.id}")
    if _knows_another(connection, row, seat, user):
        raise KnowsAnotherSeat(f"user {user} has played another seat of game {row.id}")
    given_up = _given_up(connection, row.id, seat)
    back = None if given_up is None or given_up.from_user != user else given_up.reason
    if back is not None and (held.offered is not None or back in MAY_RETURN):
        return RETURNED
    invited = any(
        each.seat == seat and each.user == user
        for each in invitations.open_of(connection, row.id, time, seats=True)
    )
    if not invited and (held.offered is None or row.private):
        raise SeatNotFree(f"seat {seat} of game {row.id} is not on offer")
    return TAKEN


def _dismiss_stand_in(connection: sqlite3.Connection, game: int, seat: int) -> None:
    """Whoever stands in on a seat no longer does."""
    connection.execute("DELETE FROM stand_in WHERE game = ? AND seat = ?", (game, seat))
    connection.execute(
        "UPDATE stood_in SET last = ? WHERE game = ? AND seat = ? AND last IS NULL",
        (last_row(connection, game), game, seat),
    )
