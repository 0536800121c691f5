"""Vacations and who stands in meanwhile. A part of the `Store`.

Whatever changes a vacation works out the clocks of its user anew in the same transaction. Who plays a seat
changes only at games that the caller has locked.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection
from typing import TypeVar

from msgspec import Struct

from storage import deadlines, erased_players, outbox
from storage.database import Database
from storage.errors import AlreadyAway, Conflict, NotAway
from storage.places import last_row
from storage.rows import Notification, OutboxRow, StandIn, StandInOffer, StoodIn, VacationRow
from storage.waits import Planner

Result = TypeVar("Result")

COLUMNS = "vacation.id, vacation.user, vacation.begins, vacation.ends, vacation.ended, vacation.zone"

VACATION = f"SELECT {COLUMNS} FROM vacation WHERE id = ?"

ANNOUNCED = f"SELECT {COLUMNS} FROM vacation WHERE user = ? AND ended IS NULL"

SINCE = f"SELECT {COLUMNS} FROM vacation WHERE user = ? AND ends > ? ORDER BY begins"

OVER_SINCE = f"""
SELECT {COLUMNS} FROM seat CROSS JOIN vacation ON vacation.user = seat.user
WHERE seat.game = ? AND vacation.ended > ? ORDER BY vacation.ended
"""

OFFER = "SELECT vacation, user, computer, accepted FROM stand_in_offer WHERE vacation = ?"

OFFERED = f"""
SELECT {COLUMNS} FROM stand_in_offer CROSS JOIN vacation ON vacation.id = stand_in_offer.vacation
CROSS JOIN seat ON seat.user = vacation.user AND seat.game = :game
WHERE stand_in_offer.user = :user ORDER BY vacation.id DESC LIMIT 1
"""

PLAYED = """
SELECT game.id FROM seat CROSS JOIN game ON game.id = seat.game AND game.stage = 'playing'
WHERE seat.user = ? ORDER BY game.id
"""

ENDING = f"SELECT {COLUMNS} FROM vacation WHERE ended IS NULL AND ends <= ? ORDER BY ends"

BEGINNING = f"""
SELECT {COLUMNS} FROM vacation INDEXED BY vacation_open
CROSS JOIN stand_in_offer ON stand_in_offer.vacation = vacation.id
WHERE ended IS NULL AND ends > :now AND begins <= :now AND accepted AND begun IS NULL ORDER BY begins
"""

RUNNING_AT = f"""
SELECT {COLUMNS} FROM seat CROSS JOIN vacation ON vacation.user = seat.user
WHERE seat.game = :game AND ended IS NULL AND begins <= :now AND ends > :now
    AND NOT EXISTS (SELECT 1 FROM stand_in WHERE stand_in.game = seat.game AND stand_in.seat = seat.seat)
ORDER BY vacation.id
"""

KNOWS_OTHERS = """
SELECT own.game FROM seat AS own WHERE own.user = :player AND (
    EXISTS (SELECT 1 FROM seat AS other WHERE other.game = own.game AND other.user = :user)
    OR EXISTS (
        SELECT 1 FROM stood_in
        WHERE stood_in.game = own.game AND stood_in.user = :user AND stood_in.seat <> own.seat
    )
    OR EXISTS (
        SELECT 1 FROM table_change
        WHERE table_change.game = own.game AND kind = 'seat' AND table_change.seat <> own.seat
            AND :user IN (from_user, to_user)
    )
)
"""
"""The games of a player at which a user knows what another seat holds, or has held."""

SEATS_PLAYED = """
SELECT game.id, seat.seat FROM seat CROSS JOIN game ON game.id = seat.game AND game.stage = 'playing'
WHERE seat.user = ?
"""

HELD = """
SELECT stand_in.game, stand_in.seat, stand_in.user, coalesce(stand_in_offer.begun, 0)
FROM stand_in LEFT JOIN stand_in_offer USING (vacation) WHERE vacation = ? ORDER BY stand_in.game
"""

PASSED_ON = "passed-on-"
"""How the names of panels begin whose users do not play the seat any more; seats and users follow."""

NEWEST_PANEL = """
SELECT direct.channel, outbox.message FROM direct CROSS JOIN outbox
WHERE direct.user = :user AND direct.channel IS NOT NULL AND outbox.game = :game AND outbox.kind = :kind
    AND outbox.seat = :seat AND outbox.created >= :since AND outbox.message IS NOT NULL
ORDER BY outbox.id DESC LIMIT 1
"""

STOOD_IN = "SELECT seat, first, last, user, computer FROM stood_in WHERE game = ? ORDER BY seat, first, id"


class Kinds(Struct, frozen=True):
    """The kinds of notifications about vacations."""

    public: str
    """To all at a table: who is away, who plays for them, who is back."""
    asked: str
    """To a seat: it has to choose."""
    acting: str
    """To all at a table: whom it waits for looks otherwise."""
    offer: str
    """To a user: they are asked to stand in, or do so no more."""
    passed_on: str
    """The panels of whoever does not play a seat any more say so."""
    answer: str
    """To a user: what they have answered whom this user has asked."""


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

    async def told(self, game: int, kind: str, *, before: int) -> float | None:
        """When the last message to all of a kind was caused, of those with a smaller id."""
        found = (
            "SELECT max(created) FROM outbox WHERE game = ? AND kind = ? AND id < ? AND message IS NOT NULL"
        )
        row = await self._database.find_row(found, game, kind, before)
        created: float | None = row[0] if row else None
        return created

    async def mark_told(
        self, row: OutboxRow, name: str, *, channel: int, message: int, told: str, time: float
    ) -> None:
        """A table was told who is away, by a message that is kept under a name with what it told, as JSON."""

        def work(connection: sqlite3.Connection) -> None:
            outbox.mark_sent(connection, row.id, message, (), time)
            connection.execute(
                "REPLACE INTO message (game, name, channel, message, layout) VALUES (?, ?, ?, ?, ?)",
                (row.game, name, channel, message, told),
            )

        await self._database.write(work)

    async def keep_panel(self, game: int, message: int) -> None:
        """A message becomes a panel of whoever plays again, and need not say any more that they do not."""
        await self._database.execute(
            "DELETE FROM message WHERE game = ? AND message = ? AND substr(name, 1, ?) = ?",
            game,
            message,
            len(PASSED_ON),
            PASSED_ON,
        )

    async def offer(self, vacation: int) -> StandInOffer | None:
        """Who was asked to stand in during a vacation."""
        return await self._database.read(lambda connection: _offer(connection, vacation))

    async def offered(self, user: int, game: int) -> VacationRow | None:
        """The last vacation of somebody at a game for which a user was asked to stand in."""
        values = {"user": user, "game": game}
        row = await self._database.read(lambda connection: connection.execute(OFFERED, values).fetchone())
        return VacationRow(*row) if row else None

    async def games(self, user: int, *, open_to: int | None = None) -> tuple[int, ...]:
        """The games under way at which a user has a seat; `open_to`: where another user can stand in.

        They cannot where they know, or knew once, what another seat holds.
        """

        def work(connection: sqlite3.Connection) -> tuple[int, ...]:
            closed = frozenset() if open_to is None else _closed_to(connection, open_to, user)
            return tuple(game for game in _games(connection, user) if game not in closed)

        return await self._database.read(work)

    async def stood_in(self, game: int) -> tuple[StoodIn, ...]:
        """Who has stood in at a game, or does now."""
        return await self._database.read(
            lambda connection: tuple(StoodIn(*row) for row in connection.execute(STOOD_IN, (game,)))
        )

    async def ending(self, now: float) -> tuple[VacationRow, ...]:
        """The vacations whose time is over."""
        return await self._database.read(
            lambda connection: tuple(VacationRow(*row) for row in connection.execute(ENDING, (now,)))
        )

    async def beginning(self, now: float) -> tuple[VacationRow, ...]:
        """The vacations that have begun, and whose stand-in has not taken over yet."""
        return await self._database.read(
            lambda connection: tuple(VacationRow(*row) for row in connection.execute(BEGINNING, {"now": now}))
        )

    # Changing

    async def announce(
        self,
        user: int,
        begins: float,
        ends: float,
        zone: str,
        *,
        games: Collection[int],
        kinds: Kinds,
        planner: Planner,
        now: float,
    ) -> VacationRow:
        """Announce a vacation. Raises AlreadyAway, Conflict."""

        def work(connection: sqlite3.Connection) -> VacationRow:
            if _announced(connection, user) is not None:
                raise AlreadyAway(f"user {user} has announced a vacation")
            connection.execute(
                "INSERT INTO vacation (user, begins, ends, zone) VALUES (?, ?, ?, ?)",
                (user, begins, ends, zone),
            )
            deadlines.move(connection, planner, user=user)
            _tell_tables(connection, games, kinds, now)
            found = _announced(connection, user)
            assert found is not None
            return found

        return await self._change(user, games, work)

    async def set_end(
        self,
        user: int,
        ends: float,
        *,
        games: Collection[int],
        kinds: Kinds,
        planner: Planner,
        now: float,
    ) -> None:
        """Change the end of the vacation a user has announced. Raises NotAway, Conflict."""

        def work(connection: sqlite3.Connection) -> None:
            vacation = _present(connection, user)
            connection.execute("UPDATE vacation SET ends = ? WHERE id = ?", (ends, vacation.id))
            deadlines.move(connection, planner, user=user)
            _tell_tables(connection, games, kinds, now)

        await self._change(user, games, work)

    async def end(
        self,
        vacation: VacationRow,
        *,
        games: Collection[int],
        kinds: Kinds,
        planner: Planner,
        now: float,
    ) -> None:
        """End a vacation at its end or now, whichever is earlier, or withdraw it: seats are its user's again.

        Raises NotAway if it has changed or is over by now, Conflict.
        """

        def work(connection: sqlite3.Connection) -> None:
            if vacation.ended is not None or _find(connection, vacation.id) != vacation:
                raise NotAway(f"vacation {vacation.id} of user {vacation.user} is another one by now")
            ended = min(vacation.ends, now)
            connection.execute("UPDATE vacation SET ended = ? WHERE id = ?", (ended, vacation.id))
            _dismiss(connection, vacation, kinds, now)
            deadlines.move(connection, planner, user=vacation.user)
            _tell_tables(connection, games, kinds, now)

        await self._change(vacation.user, games, work)

    async def name_stand_in(
        self, user: int, stand_in: StandIn | None, *, games: Collection[int], kinds: Kinds, now: float
    ) -> None:
        """Ask somebody to stand in during the vacation a user has announced, or (None) nobody.

        Who was asked before no longer is. A computer player takes over at once. Raises NotAway, Conflict.
        """

        def work(connection: sqlite3.Connection) -> None:
            vacation = _present(connection, user)
            held = _dismiss(connection, vacation, kinds, now)
            connection.execute("DELETE FROM stand_in_offer WHERE vacation = ?", (vacation.id,))
            if stand_in is not None:
                accepted = 1 if stand_in.computer is not None else None
                connection.execute(
                    "INSERT INTO stand_in_offer (vacation, user, computer, accepted) VALUES (?, ?, ?, ?)",
                    (vacation.id, stand_in.user, stand_in.computer, accepted),
                )
                if stand_in.user is not None and games:
                    offer = Notification(kinds.offer, 0, user=stand_in.user, replaces=True)
                    outbox.add(connection, min(games), offer, now)
            if _take_over(connection, vacation, kinds, now) or held:
                _tell_tables(connection, games, kinds, now)

        await self._change(user, games, work)

    async def answer(
        self, vacation: int, user: int, *, accepted: bool, games: Collection[int], kinds: Kinds, now: float
    ) -> None:
        """Answer whether one stands in; who does may give the seats back. Raises NotAway, Conflict."""

        def work(connection: sqlite3.Connection, away: VacationRow) -> None:
            offer = _offer(connection, vacation)
            if away.ended is not None or offer is None or offer.user != user:
                raise NotAway(f"user {user} is not asked to stand in")
            if offer.accepted == accepted:
                return
            held = False if accepted else bool(_give_back(connection, vacation, kinds, now))
            connection.execute(
                "UPDATE stand_in_offer SET begun = NULL, accepted = ? WHERE vacation = ?",
                (accepted, vacation),
            )
            told = Notification(kinds.answer, 0, user=away.user, replaces=True)
            if games:
                outbox.add(connection, min(games), told, now)
            if _take_over(connection, away, kinds, now) or held:
                _tell_tables(connection, games, kinds, now)

        found = await self.find(vacation)
        if found is None:
            raise NotAway(f"there is no vacation {vacation}")
        await self._change(
            found.user, games, lambda connection: work(connection, _find(connection, vacation))
        )

    async def begin(self, vacation: int, *, games: Collection[int], kinds: Kinds, now: float) -> None:
        """Have the stand-in of a vacation that has begun take over. Raises NotAway, Conflict."""
        found = await self.find(vacation)
        if found is None:
            raise NotAway(f"there is no vacation {vacation}")

        def work(connection: sqlite3.Connection) -> None:
            if _take_over(connection, _find(connection, vacation), kinds, now):
                _tell_tables(connection, games, kinds, now)

        await self._change(found.user, games, work)

    async def _change(
        self, user: int, games: Collection[int], work: Callable[[sqlite3.Connection], Result]
    ) -> Result:
        """Change something, if no game has begun since the user's were locked. Raises Conflict."""

        def checked(connection: sqlite3.Connection) -> Result:
            if not set(_games(connection, user)) <= set(games):
                raise Conflict(f"user {user} plays at other games than those that are locked")
            return work(connection)

        return await self._database.write(checked)


def take_over_at(connection: sqlite3.Connection, game: int, now: float) -> None:
    """Have those stand in at a game, where nobody does yet, who do so at the other games of its players."""
    running = connection.execute(RUNNING_AT, {"game": game, "now": now}).fetchall()
    for vacation in (VacationRow(*row) for row in running):
        offer = _offer(connection, vacation.id)
        if offer is not None and offer.accepted:
            _take_seat(connection, vacation, offer, game)


def _find(connection: sqlite3.Connection, vacation: int) -> VacationRow:
    return VacationRow(*connection.execute(VACATION, (vacation,)).fetchone())


def _announced(connection: sqlite3.Connection, user: int) -> VacationRow | None:
    row = connection.execute(ANNOUNCED, (user,)).fetchone()
    return VacationRow(*row) if row else None


def _present(connection: sqlite3.Connection, user: int) -> VacationRow:
    """The vacation a user has announced. Raises NotAway."""
    vacation = _announced(connection, user)
    if vacation is None:
        raise NotAway(f"user {user} has announced no vacation")
    return vacation


def _games(connection: sqlite3.Connection, user: int) -> tuple[int, ...]:
    return tuple(game for (game,) in connection.execute(PLAYED, (user,)))


def _closed_to(connection: sqlite3.Connection, user: int, player: int) -> frozenset[int]:
    rows = connection.execute(KNOWS_OTHERS, {"user": user, "player": player})
    known = {game for (game,) in rows}
    for game, seat in connection.execute(SEATS_PLAYED, (player,)).fetchall():
        if erased_players.played_another(connection, game, seat, user):
            known.add(game)
    return frozenset(known)


def _offer(connection: sqlite3.Connection, vacation: int) -> StandInOffer | None:
    row = connection.execute(OFFER, (vacation,)).fetchone()
    if row is None:
        return None
    id_, user, computer, accepted = row
    return StandInOffer(id_, user, computer, None if accepted is None else bool(accepted))


def _tell_tables(connection: sqlite3.Connection, games: Collection[int], kinds: Kinds, now: float) -> None:
    for game in games:
        told = Notification(kinds.public, last_row(connection, game), replaces=True)
        outbox.add(connection, game, told, now)
        outbox.add(connection, game, Notification(kinds.acting, 0, replaces=True), now)


def _take_over(connection: sqlite3.Connection, vacation: VacationRow, kinds: Kinds, now: float) -> bool:
    """Have the stand-in play, if they have accepted and the vacation runs; returns whether they do."""
    offer = _offer(connection, vacation.id)
    runs = vacation.ended is None and vacation.begins <= now < vacation.ends
    if not runs or offer is None or not offer.accepted:
        return False
    connection.execute("UPDATE stand_in_offer SET begun = ? WHERE vacation = ?", (now, vacation.id))
    taken = [
        (game, seat)
        for game in _games(connection, vacation.user)
        if (seat := _take_seat(connection, vacation, offer, game)) is not None
    ]
    for game, seat in taken:
        pass_on(connection, game, seat, vacation.user, asked=kinds.asked, passed_on=kinds.passed_on, now=now)
        if offer.user is not None:
            _ask_again(connection, game, seat, kinds, now)
    return bool(taken)


def _take_seat(
    connection: sqlite3.Connection, vacation: VacationRow, offer: StandInOffer, game: int
) -> int | None:
    """Give a stand-in the seat of whom they stand in for; None if they know what others hold there."""
    if offer.user is not None and game in _closed_to(connection, offer.user, vacation.user):
        return None
    (seat,) = connection.execute(
        "SELECT seat FROM seat WHERE game = ? AND user = ?", (game, vacation.user)
    ).fetchone()
    connection.execute(
        "INSERT INTO stand_in (game, seat, vacation, user, computer) VALUES (?, ?, ?, ?, ?)",
        (game, seat, vacation.id, offer.user, offer.computer),
    )
    connection.execute(
        "INSERT INTO stood_in (game, seat, first, user, computer) VALUES (?, ?, ?, ?, ?)",
        (game, seat, last_row(connection, game) + 1, offer.user, offer.computer),
    )
    return int(seat)


def _dismiss(connection: sqlite3.Connection, vacation: VacationRow, kinds: Kinds, now: float) -> bool:
    """Whoever stands in no longer does; returns whether they played. Who had accepted is told so."""
    offer = _offer(connection, vacation.id)
    given_back = _give_back(connection, vacation.id, kinds, now)
    games = given_back or _games(connection, vacation.user)
    if offer is not None and offer.user is not None and games:
        if offer.accepted:
            told = Notification(kinds.offer, 0, user=offer.user, replaces=True)
            outbox.add(connection, min(games), told, now)
        else:
            outbox.settle_user(connection, offer.user, kinds.offer, now)
    return bool(given_back)


def _give_back(connection: sqlite3.Connection, vacation: int, kinds: Kinds, now: float) -> tuple[int, ...]:
    """Give the seats of a vacation back to its user; returns the games."""
    held = connection.execute(HELD, (vacation,)).fetchall()
    connection.execute("DELETE FROM stand_in WHERE vacation = ?", (vacation,))
    for game, seat, user, begun in held:
        pass_on(
            connection,
            game,
            seat,
            user,
            asked=kinds.asked,
            passed_on=kinds.passed_on,
            now=now,
            since=begun,
        )
        last = last_row(connection, game)
        key = (game, seat)
        connection.execute(
            "UPDATE stood_in SET last = ? WHERE game = ? AND seat = ? AND last IS NULL", (last, *key)
        )
        _ask_again(connection, game, seat, kinds, now)
    return tuple(game for game, *_ in held)


def pass_on(
    connection: sqlite3.Connection,
    game: int,
    seat: int,
    user: int | None,
    *,
    asked: str,
    passed_on: str,
    now: float,
    since: float = 0.0,
) -> None:
    """Have the newest panel, asked since a moment, of whoever does not play a seat any more say so.

    The panel of another one who plays it again says that as well. `asked`, `passed_on`: kinds of
    notifications.
    """
    values = {"user": user, "game": game, "kind": asked, "seat": seat, "since": since}
    found = connection.execute(NEWEST_PANEL, values).fetchone()
    if found is not None:
        connection.execute(
            "REPLACE INTO message (game, name, channel, message) VALUES (?, ?, ?, ?)",
            (game, f"{PASSED_ON}{seat}-{user}", *found),
        )
    outbox.add(connection, game, Notification(passed_on, 0, replaces=True), now)


def _ask_again(connection: sqlite3.Connection, game: int, seat: int, kinds: Kinds, now: float) -> None:
    """Have a seat that somebody else plays now told what it has to choose."""
    if connection.execute("SELECT 1 FROM waiting WHERE game = ? AND seat = ?", (game, seat)).fetchone():
        asked = Notification(kinds.asked, last_row(connection, game), seat, replaces=True)
        outbox.add(connection, game, asked, now)
