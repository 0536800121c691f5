"""Vacations and stand-ins. A part of the `Store`.

Each change of a vacation recomputes the clocks of its user in the same transaction. Who plays a seat
changes only at games that the caller has locked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from msgspec import Struct, structs

from storage import outbox
from storage.absence import stale_panels, stand_ins
from storage.absence.stand_ins import VACATION_COLUMNS, StandInWait, seats_played
from storage.connection import Connection
from storage.cups import cup_tables
from storage.database import Database
from storage.errors import AlreadyAway, Conflict, NotAway
from storage.kinds import Kind
from storage.peace import meeting
from storage.places import repeat
from storage.rows import MessageRow, Notification, OutboxRow, StandIn, StoodIn, VacationRow
from storage.time import deadlines
from storage.verbs import reads, writes

Result = TypeVar("Result")

VACATION = f"SELECT {VACATION_COLUMNS} FROM vacation WHERE id = ?"

ANNOUNCED = f'SELECT {VACATION_COLUMNS} FROM vacation WHERE "user" = ? AND ended IS NULL'

SINCE = f'SELECT {VACATION_COLUMNS} FROM vacation WHERE "user" = ? AND ends > ? ORDER BY begins'

OVER_SINCE = f"""
SELECT {VACATION_COLUMNS} FROM seat JOIN vacation ON vacation."user" = seat."user"
WHERE seat.game = ? AND vacation.ended > ? ORDER BY vacation.ended
"""

OFFERED = f"""
SELECT {VACATION_COLUMNS} FROM stand_in_offer JOIN vacation ON vacation.id = stand_in_offer.vacation
JOIN seat ON seat."user" = vacation."user" AND seat.game = :game
WHERE stand_in_offer."user" = :user
    AND NOT EXISTS (SELECT 1 FROM block WHERE block."user" = vacation."user" AND block.blocked = :user)
    AND NOT EXISTS (SELECT 1 FROM block WHERE block."user" = :user AND block.blocked = vacation."user")
ORDER BY vacation.id DESC LIMIT 1
"""

DUE = f"""
SELECT TRUE, {VACATION_COLUMNS} FROM vacation WHERE ended IS NULL AND ends <= :now
UNION ALL
SELECT FALSE, {VACATION_COLUMNS} FROM vacation
JOIN stand_in_offer ON stand_in_offer.vacation = vacation.id
WHERE ended IS NULL AND ends > :now AND begins <= :now AND accepted AND begun IS NULL
ORDER BY ends
"""
"""Those whose time is over, and those that run and whose stand-in has not taken over yet."""

STOOD_IN = 'SELECT seat, first, last, "user", computer FROM stood_in WHERE game = ? ORDER BY seat, first, id'


class Due(Struct, frozen=True):
    """What is due of vacations."""

    ending: tuple[VacationRow, ...]
    """Those whose time is over."""
    beginning: tuple[VacationRow, ...]
    """Those that run and whose stand-in has not taken over yet."""
    stand_ins: tuple[StandInWait, ...]
    """The users who stand in and are waited for."""


def _find(connection: Connection, vacation: int) -> VacationRow:
    return VacationRow(*connection.execute(VACATION, (vacation,)).fetchone())


def _announced(connection: Connection, user: int) -> VacationRow | None:
    row = connection.execute(ANNOUNCED, (user,)).fetchone()
    return VacationRow(*row) if row else None


def _present(connection: Connection, user: int) -> VacationRow:
    """The vacation a user has announced. Raises NotAway."""
    vacation = _announced(connection, user)
    if vacation is None:
        raise NotAway(f"user {user} has announced no vacation")
    return vacation


def _tell_tables(connection: Connection, games: Collection[int], now: float) -> None:
    for game in games:
        repeat(connection, game, Kind.VACATION, now)
        outbox.add(connection, game, Notification(Kind.COUNTER, 0, replaces=True), now)


def _tell_user(
    connection: Connection, kind: Kind, user: int, vacation: int, games: Collection[int], now: float
) -> None:
    """Notify a user about standing in; about no game if the vacation affects no table yet."""
    if games:
        outbox.add(connection, min(games), Notification(kind, 0, user=user, replaces=True), now)
    else:
        outbox.add_to_users(connection, kind, [user], vacation, now)


def stood_in(connection: Connection, game: int) -> tuple[StoodIn, ...]:
    """Who has stood in at a game, or does now."""
    return tuple(StoodIn(*row) for row in connection.execute(STOOD_IN, (game,)))


class Vacations:
    """Asynchronous access to vacations.

    Verbs that change something take the games that are locked, and raise Conflict if the user plays another
    one.
    """

    def __init__(self, database: Database) -> None:
        """Vacations in an open database."""
        self._database = database

    # Reading

    async def announced(self, user: int) -> VacationRow | None:
        """The vacation a user has announced, running or yet to come."""
        row = await self._database.find_row(ANNOUNCED, user)
        return VacationRow(*row) if row else None

    async def find(self, vacation: int) -> VacationRow | None:
        """A vacation; None if there is none of this id."""
        row = await self._database.find_row(VACATION, vacation)
        return VacationRow(*row) if row else None

    async def since(self, user: int, moment: float) -> tuple[VacationRow, ...]:
        """A user's vacations that were to end after a moment, those that are over or withdrawn too."""
        return await self._database.read(
            lambda connection: tuple(VacationRow(*row) for row in connection.execute(SINCE, (user, moment)))
        )

    async def over_since(self, game: int, moment: float) -> tuple[VacationRow, ...]:
        """The vacations of those who sit at a game that have ended after a moment."""
        return await self._database.read(
            lambda connection: tuple(
                VacationRow(*row) for row in connection.execute(OVER_SINCE, (game, moment))
            )
        )

    async def told(self, game: int, *, before: int) -> float | None:
        """When the last message about vacations was caused, of the notifications before one."""
        found = (
            "SELECT max(created) FROM outbox WHERE game = ? AND kind = ? AND id < ? AND message IS NOT NULL"
        )
        row = await self._database.find_row(found, game, Kind.VACATION, before)
        created: float | None = row[0] if row else None
        return created

    async def mark_told(
        self, row: OutboxRow, name: str, notice: MessageRow, *, posted: bool, time: float
    ) -> None:
        """Keep the message that says who is away under a name, with what it says as JSON.

        `posted`: the message is a new one, else it was edited.
        """

        def work(connection: Connection) -> None:
            outbox.mark_sent(connection, row, message=notice.message if posted else None, time=time)
            outbox.keep_message(connection, row.game, name, *structs.astuple(notice))

        await self._database.write(work, game=row.game)

    async def retire(
        self, game: int, notice: MessageRow, name: str, retire: Notification, *, time: float
    ) -> None:
        """Have an older message of a game, kept under another name, lose its controls."""

        def work(connection: Connection) -> None:
            outbox.keep_message(connection, game, name, notice.channel, notice.message)
            outbox.add(connection, game, retire, time)

        await self._database.write(work)

    keep_panel = writes(stale_panels.keep_panel)
    offer = reads(stand_ins.find_offer)
    can_be_asked = reads(stand_ins.can_be_asked)
    servers_of_cups = reads(cup_tables.servers_of)

    async def offered(self, user: int, game: int) -> VacationRow | None:
        """The last vacation of somebody at a game for which a user was asked to stand in."""
        values = {"user": user, "game": game}
        row = await self._database.read(lambda connection: connection.execute(OFFERED, values).fetchone())
        return VacationRow(*row) if row else None

    async def games(self, user: int, *, open_to: int | None = None) -> tuple[int, ...]:
        """The games under way at which a user has a seat; `open_to`: where another user can stand in.

        They cannot where they know, or knew once, what another seat holds.
        """

        def work(connection: Connection) -> tuple[int, ...]:
            return tuple(stand_ins.open_to(connection, user, open_to))

        return await self._database.read(work)

    async def due(self, now: float) -> Due:
        """What is due of vacations, and who stands in and is waited for."""

        def work(connection: Connection) -> Due:
            ending: list[VacationRow] = []
            beginning: list[VacationRow] = []
            for is_ending, *row in connection.execute(DUE, {"now": now}):
                (ending if is_ending else beginning).append(VacationRow(*row))
            return Due(tuple(ending), tuple(beginning), stand_ins.waited_for(connection))

        return await self._database.read(work)

    stood_in = reads(stood_in)

    # Changing

    async def announce(
        self, user: int, begins: float, ends: float, zone: str, *, games: Collection[int], now: float
    ) -> VacationRow:
        """Announce a vacation. Raises AlreadyAway, Conflict."""

        def work(connection: Connection) -> VacationRow:
            if _announced(connection, user) is not None:
                raise AlreadyAway(f"user {user} has announced a vacation")
            connection.execute(
                'INSERT INTO vacation ("user", begins, ends, zone) VALUES (?, ?, ?, ?)',
                (user, begins, ends, zone),
            )
            deadlines.move(connection, user=user)
            _tell_tables(connection, games, now)
            found = _announced(connection, user)
            assert found is not None
            return found

        return await self._change(user, games, work)

    async def set_end(self, user: int, ends: float, *, games: Collection[int], now: float) -> None:
        """Change the end of the vacation a user has announced. Raises NotAway, Conflict."""

        def work(connection: Connection) -> None:
            vacation = _present(connection, user)
            connection.execute("UPDATE vacation SET ends = ? WHERE id = ?", (ends, vacation.id))
            deadlines.move(connection, user=user)
            _tell_tables(connection, games, now)

        await self._change(user, games, work)

    async def end(self, vacation: VacationRow, *, games: Collection[int], now: float) -> None:
        """End a vacation at its end or now, whichever is earlier, or withdraw it: seats are its user's again.

        Raises NotAway if it has changed or is over by now, Conflict.
        """

        def work(connection: Connection) -> None:
            if vacation.ended is not None or _find(connection, vacation.id) != vacation:
                raise NotAway(f"vacation {vacation.id} of user {vacation.user} is another one by now")
            ended = min(vacation.ends, now)
            connection.execute("UPDATE vacation SET ended = ? WHERE id = ?", (ended, vacation.id))
            stand_ins.dismiss(connection, vacation, now)
            deadlines.move(connection, user=vacation.user)
            _tell_tables(connection, games, now)

        await self._change(vacation.user, games, work)

    async def name_stand_in(
        self, user: int, stand_in: StandIn | None, *, games: Collection[int], now: float
    ) -> None:
        """Ask somebody to stand in during the vacation a user has announced, or (None) nobody.

        Who was asked before no longer is. A computer player takes over at once. Raises NotAway, Conflict.
        """

        def work(connection: Connection) -> None:
            vacation = _present(connection, user)
            held = stand_ins.dismiss(connection, vacation, now)
            connection.execute("DELETE FROM stand_in_offer WHERE vacation = ?", (vacation.id,))
            if stand_in is not None:
                accepted = True if stand_in.computer is not None else None
                connection.execute(
                    'INSERT INTO stand_in_offer (vacation, "user", computer, accepted) VALUES (?, ?, ?, ?)',
                    (vacation.id, stand_in.user, stand_in.computer, accepted),
                )
                if stand_in.user is not None and stand_ins.is_told(connection, user, stand_in.user):
                    _tell_user(connection, Kind.STAND_IN, stand_in.user, vacation.id, games, now)
            if stand_ins.take_over(connection, vacation, now) or held:
                _tell_tables(connection, games, now)

        await self._change(user, games, work)

    async def answer(
        self, vacation: int, user: int, *, accepted: bool, games: Collection[int], now: float
    ) -> None:
        """Answer whether one stands in; who does may give the seats back. Raises NotAway, Conflict."""

        def work(connection: Connection, away: VacationRow) -> None:
            offer = stand_ins.find_offer(connection, vacation)
            is_asked = away.ended is None and offer is not None and offer.user == user
            if offer is None or not is_asked or (accepted and meeting.apart(connection, user, away.user)):
                raise NotAway(f"user {user} is not asked to stand in")
            if offer.accepted == accepted:
                return
            held = False if accepted else bool(stand_ins.give_back(connection, vacation, now))
            connection.execute(
                "UPDATE stand_in_offer SET begun = NULL, accepted = ? WHERE vacation = ?",
                (accepted, vacation),
            )
            _tell_user(connection, Kind.STAND_IN_ANSWER, away.user, vacation, games, now)
            if stand_ins.take_over(connection, away, now) or held:
                _tell_tables(connection, games, now)

        found = await self.find(vacation)
        if found is None:
            raise NotAway(f"there is no vacation {vacation}")
        await self._change(
            found.user, games, lambda connection: work(connection, _find(connection, vacation))
        )

    async def begin(self, vacation: int, *, games: Collection[int], now: float) -> None:
        """Have the stand-in of a vacation that has begun take over. Raises NotAway, Conflict."""
        found = await self.find(vacation)
        if found is None:
            raise NotAway(f"there is no vacation {vacation}")

        def work(connection: Connection) -> None:
            if stand_ins.take_over(connection, _find(connection, vacation), now):
                _tell_tables(connection, games, now)

        await self._change(found.user, games, work)

    async def replace_stand_in(
        self, wait: StandInWait, computer: str, *, games: Collection[int], now: float
    ) -> None:
        """Have a computer player replace a user who stands in and does not play. Raises Conflict."""
        found = await self.find(wait.vacation)
        assert found is not None

        def work(connection: Connection) -> None:
            if stand_ins.replace(connection, wait, computer, now):
                _tell_tables(connection, (wait.game,), now)

        await self._change(found.user, games, work)

    async def _change(
        self, user: int, games: Collection[int], work: Callable[[Connection], Result]
    ) -> Result:
        """Change something, if no game has begun since the user's were locked. Raises Conflict."""

        def checked(connection: Connection) -> Result:
            if not seats_played(connection, user).keys() <= set(games):
                raise Conflict(f"user {user} plays at other games than those that are locked")
            return work(connection)

        return await self._database.write(checked)
