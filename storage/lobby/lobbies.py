"""Games before they begin: who sits there and is invited, options, when they start, their end.

A part of the `Store`; each verb that changes a lobby returns the game after the change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct, structs

from storage.core import outbox
from storage.core.connection import Connection
from storage.core.database import Database
from storage.core.errors import NotInvited
from storage.core.rows import GameRow, Invitation, Notification, SeatRequest
from storage.core.verbs import reads, writes
from storage.lobby import (
    invitations,
    listeners,
    lobby_seats,
    lobby_start,
    presence,
    requests,
    searches,
    table_limit,
)
from storage.lobby.lobby_seats import USUAL_TERMS, LobbyBounds, NewGame, Terms
from storage.lobby.lobby_start import StartRule
from storage.peace import bars
from storage.time.stops import OF_GAME

IDLE_SECONDS = 7 * 24 * 3600.0
"""Time without a change after which a lobby's members are warned that it will be closed."""

CLOSING_SECONDS = 2 * 24 * 3600.0
"""Time from the warning until it is closed."""

DUE = """
SELECT 'starting', id FROM game WHERE starts <= :now
UNION ALL
SELECT 'idle', id FROM game
WHERE stage = 'lobby' AND closing IS NULL AND warned IS NULL AND changed <= :now - :idle
UNION ALL
SELECT 'warned', id FROM game WHERE warned <= :now - :closing
UNION ALL
SELECT 'lapsed', id FROM invitation
WHERE accepted IS NULL AND seat IS NULL AND expires <= :now
"""

DOWN = f"""
SELECT coalesce(sum(min(ends, :until) - max(begins, :since)), 0.0) FROM downtime
WHERE ends > :since AND begins < :until AND {OF_GAME}
"""


class LobbyChange(Struct, frozen=True):
    """Who changes a lobby, when, and what follows."""

    notifications: tuple[Notification, ...] = ()
    time: float = 0.0
    """In UTC seconds."""
    by_user: int | None = None
    rule: StartRule | None = None
    """When it starts, if it is to start."""


NOTHING_FOLLOWS = LobbyChange()


class LobbyState(Struct, frozen=True):
    """What a lobby's card shows, apart from its row."""

    invited: tuple[Invitation, ...] = ()
    """For whom seats are kept."""
    asked: tuple[int, ...] = ()
    """The users who were asked whether they are still there, and have not answered."""
    asked_at: float | None = None
    """When they were asked."""
    requests: tuple[SeatRequest, ...] = ()
    """Who has asked the host for a seat, and can be answered."""


class DueLobbies(Struct, frozen=True):
    """The lobbies at which something falls due."""

    starting: tuple[int, ...]
    """They are to start, or the time of those is up who were asked whether they are there."""
    idle: tuple[int, ...]
    """Nobody has changed them for long."""
    warned: tuple[int, ...]
    """They are to be closed."""
    lapsed: tuple[Invitation, ...]
    """Invitations whose time is up."""


def change_lobby(
    connection: Connection, made: Callable[[Connection], GameRow], change: LobbyChange
) -> GameRow:
    """Change a lobby, and restart the countdown to its start."""
    game = made(connection).id
    outbox.add_all(connection, game, change.notifications, change.time)
    return lobby_start.note_change(connection, game, change.by_user, change.rule, change.time)


class Lobbies:
    """Asynchronous access to what is under way in lobbies."""

    def __init__(self, database: Database) -> None:
        """Lobbies in an open database."""
        self._database = database

    async def state(self, game: int, time: float) -> LobbyState:
        """What a lobby's card shows, apart from its row."""
        return await self._database.read(
            lambda connection: LobbyState(
                invitations.open_of(connection, game, time),
                presence.asked(connection, game),
                presence.asked_at(connection, game),
                requests.open_of(connection, game, time),
            )
        )

    silent = reads(presence.silent)

    async def down(self, game: int, since: float, until: float) -> float:
        """For how many seconds the bot did not run for a game between two moments."""
        values = {"game": game, "since": since, "until": until}
        found = await self._database.read(lambda connection: connection.execute(DOWN, values).fetchone())
        return float(found[0])

    async def due(self, now: float) -> DueLobbies:
        """The lobbies at which something falls due."""

        def read(connection: Connection) -> DueLobbies:
            values = {"now": now, "idle": IDLE_SECONDS, "closing": CLOSING_SECONDS}
            found: dict[str, list[int]] = {"starting": [], "idle": [], "warned": [], "lapsed": []}
            for what, id_ in connection.execute(DUE, values).fetchall():
                found[what].append(id_)
            return DueLobbies(
                tuple(found["starting"]),
                tuple(found["idle"]),
                tuple(found["warned"]),
                tuple(invitations.find(connection, id_) for id_ in found["lapsed"]),
            )

        return await self._database.read(read)

    # Seats and options

    async def open(
        self,
        new: NewGame,
        *,
        terms: Terms = USUAL_TERMS,
        invited: Collection[int] = (),
        computers: Iterable[str] = (),
        bounds: LobbyBounds | None = None,
        notifications: tuple[Notification, ...] = (),
    ) -> GameRow:
        """Open a lobby with its host on the first seat.

        `invited`: users for whom seats are kept; `computers`: the computer players. Raises TooManyLobbies,
        TooManyTables, TableFull, SeatsKept, Barred.
        """

        def made(connection: Connection) -> GameRow:
            if bounds:
                lobby_seats.check_bounds(connection, bounds, new)
            game = lobby_seats.new_game(connection, new).id
            row = lobby_seats.set_up(connection, game, terms, invited, new.created)
            if bounds:
                table_limit.check_seated(connection, row, new.host, bounds.most_tables)
                bars.check(connection, new.guild, new.host)
            for computer in computers:
                row = lobby_seats.join(connection, game, None, computer, new.created)
            listeners.tell(connection, row, len(invited), new.created)
            return row

        return await self._change(made, LobbyChange(notifications, new.created, new.host))

    async def join(
        self,
        game: int,
        *,
        user: int | None = None,
        computer: str | None = None,
        most_tables: int | None = None,
        change: LobbyChange = NOTHING_FOLLOWS,
    ) -> GameRow:
        """Seat a user or a computer player; by default the user has done that themselves.

        `most_tables`: at how many tables the user may play. Raises NoSuchGame, AlreadyStarted, AlreadySeated,
        TableFull, SeatsKept, NotInvited, NotReliable, TooManyTables, Barred.
        """
        return await self._change(
            lambda connection: lobby_seats.join(connection, game, user, computer, change.time, most_tables),
            structs.replace(change, by_user=change.by_user or user),
        )

    async def change_computer(
        self, game: int, seat: int, computer: str, *, change: LobbyChange = NOTHING_FOLLOWS
    ) -> GameRow:
        """Seat another computer player in place of one. Raises NoSuchGame, AlreadyStarted, NotSeated."""
        return await self._change(
            lambda connection: lobby_seats.change_computer(connection, game, seat, computer), change
        )

    async def leave(
        self, game: int, seat: int, *, options: str | None = None, change: LobbyChange = NOTHING_FOLLOWS
    ) -> GameRow:
        """Free a seat; those after it move up, and the options are others then.

        After its host a table has the next user as its host; after the last one it is closed. Raises
        NoSuchGame, AlreadyStarted, NotSeated.
        """
        return await self._change(
            lambda connection: lobby_seats.leave(connection, game, seat, options, change.time), change
        )

    async def set_options(
        self, game: int, *, options: str, seats: int, change: LobbyChange = NOTHING_FOLLOWS
    ) -> GameRow:
        """Change the options and the number of seats.

        Raises NoSuchGame, AlreadyStarted, TableFull, SeatsKept.
        """
        return await self._change(
            lambda connection: lobby_seats.set_options(connection, game, options, seats, change.time), change
        )

    async def set_terms(
        self, game: int, *, pace: str, terms: Terms, change: LobbyChange = NOTHING_FOLLOWS
    ) -> GameRow:
        """Change how much time players have, and further terms. Raises NoSuchGame, AlreadyStarted."""
        return await self._change(
            lambda connection: lobby_seats.set_terms(connection, game, pace, terms), change
        )

    async def set_private(
        self, game: int, *, private: bool, most_tables: int, change: LobbyChange
    ) -> GameRow:
        """Only those who are invited may join, or anybody.

        `most_tables`: at how many tables who changes it may play. Raises NoSuchGame, AlreadyStarted,
        TooManyTables.
        """

        def work(connection: Connection) -> GameRow:
            row = lobby_seats.set_private(connection, game, private=private)
            table_limit.check_seated(connection, row, change.by_user, most_tables)
            return row

        return await self._change(work, change)

    async def set_may_ask(self, game: int, *, may_ask: bool, change: LobbyChange) -> GameRow:
        """Whether others may ask the host of a private lobby for a seat.

        Raises NoSuchGame, AlreadyStarted.
        """
        return await self._change(
            lambda connection: lobby_seats.set_may_ask(connection, game, may_ask=may_ask), change
        )

    # Invitations

    last_invitation = reads(invitations.last_of)
    refused_by = reads(invitations.refused)

    async def invite(self, game: int, user: int, by_user: int, change: LobbyChange) -> GameRow:
        """Keep a seat for a user.

        Raises NoSuchGame, AlreadyStarted, AlreadySeated, AlreadyInvited, TableFull, TooManyInvitations.
        """

        def made(connection: Connection) -> GameRow:
            lobby_seats.invite(connection, game, user, by_user, change.time)
            return lobby_seats.open_lobby(connection, game)

        return await self._change(made, change)

    async def refuse(self, invitation: int, reason: str, change: LobbyChange) -> GameRow:
        """Close an invitation to a lobby that nobody has answered yet, for a reason.

        Raises NotInvited, NoSuchGame, AlreadyStarted.
        """

        def made(connection: Connection) -> GameRow:
            found = invitations.find(connection, invitation)
            if found.accepted is not None:
                raise NotInvited(f"invitation {invitation} was answered")
            invitations.refuse(connection, invitation, reason, change.time)
            return lobby_seats.open_lobby(connection, found.game)

        return await self._change(made, change)

    async def lapse(
        self, invitation: Invitation, *, notifications: Iterable[Notification], time: float
    ) -> None:
        """The time of an invitation is up."""

        def work(connection: Connection) -> None:
            invitations.refuse(connection, invitation.id, invitations.EXPIRED, time)
            outbox.add_all(connection, invitation.game, notifications, time)

        await self._database.write(work)

    extend_invitation = writes(invitations.extend)

    # The start

    async def request_start(
        self,
        game: int,
        by_user: int,
        *,
        asked: Iterable[int],
        starts: float,
        notifications: Iterable[Notification],
        time: float,
    ) -> GameRow:
        """A lobby is to start at a moment; some users are asked before whether they are still there.

        Raises NoSuchGame, AlreadyStarted.
        """

        def work(connection: Connection) -> GameRow:
            presence.see(connection, game, by_user, time)
            return lobby_start.request_start(connection, game, asked, starts, time)

        return await self._write(work, notifications, time)

    async def set_start(
        self, game: int, starts: float, *, notifications: Iterable[Notification] = (), time: float
    ) -> GameRow:
        """A lobby that is to start does so at another moment. Raises NoSuchGame, AlreadyStarted."""

        def work(connection: Connection) -> GameRow:
            lobby_seats.open_lobby(connection, game)
            connection.execute(
                "UPDATE game SET starts = ? WHERE id = ? AND starts IS NOT NULL", (starts, game)
            )
            return lobby_seats.open_lobby(connection, game)

        return await self._write(work, notifications, time)

    async def call_off(
        self, game: int, by_user: int | None, *, notifications: Iterable[Notification], time: float
    ) -> GameRow:
        """A lobby does not start, since a user wants to wait, or (None) cannot. Raises as `set_start`."""

        def work(connection: Connection) -> GameRow:
            presence.see(connection, game, by_user, time)
            return lobby_start.call_off(connection, game, by_user, time)

        return await self._write(work, notifications, time)

    async def here(
        self, game: int, user: int, *, starts: float, notifications: Iterable[Notification], time: float
    ) -> GameRow:
        """A user is still there; once all are who were asked, the lobby starts at a moment.

        Raises NoSuchGame, AlreadyStarted.
        """
        return await self._write(
            lambda connection: lobby_start.here(connection, game, user, starts, time), notifications, time
        )

    async def free_silent(
        self, game: int, users: Collection[int], *, options: str, change: LobbyChange
    ) -> GameRow:
        """The seats of users are free who did not answer whether they are there.

        Raises NoSuchGame, AlreadyStarted.
        """
        return await self._change(
            lambda connection: lobby_seats.free_silent(connection, game, users, options, change.time), change
        )

    # The end of a lobby

    async def close(self, game: int, reason: str, change: LobbyChange) -> GameRow:
        """Close a lobby for a reason: nobody sits there any more. Raises NoSuchGame, AlreadyStarted."""

        def made(connection: Connection) -> GameRow:
            searches.end(connection, game, [change.by_user])
            return lobby_seats.close(connection, game, reason, change.time)

        return await self._change(made, change)

    async def keep_open(self, game: int, change: LobbyChange) -> GameRow:
        """A lobby that would be closed stays open. Raises NoSuchGame, AlreadyStarted."""
        return await self._change(lambda connection: lobby_seats.open_lobby(connection, game), change)

    async def warn(self, game: int, *, notifications: Iterable[Notification], time: float) -> GameRow:
        """Warn the people of a lobby that it will be closed. Raises NoSuchGame, AlreadyStarted."""

        def work(connection: Connection) -> GameRow:
            lobby_seats.open_lobby(connection, game)
            connection.execute("UPDATE game SET warned = ? WHERE id = ?", (time, game))
            return lobby_seats.open_lobby(connection, game)

        return await self._write(work, notifications, time)

    async def _change(self, made: Callable[[Connection], GameRow], change: LobbyChange) -> GameRow:
        return await self._database.write(lambda connection: change_lobby(connection, made, change))

    async def _write(
        self,
        work: Callable[[Connection], GameRow],
        notifications: Iterable[Notification],
        time: float,
    ) -> GameRow:
        """Write without restarting the countdown to the start."""

        def write(connection: Connection) -> GameRow:
            row = work(connection)
            outbox.add_all(connection, row.id, notifications, time)
            return row

        return await self._database.write(write)
