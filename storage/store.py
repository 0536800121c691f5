"""The store: games and their seats and logs, who has to act, the outbox, messages, settings of users.

The store knows no game: options, draws and events are opaque JSON. Times are UTC seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from storage import lobby, log
from storage.database import Database
from storage.queries import COMPUTERS_WAITING, GAMES_OF, OUTBOX_DUE, SHOWS_HINTS, find_game, find_waiting
from storage.rows import GameRow, MessageRow, MoveRow, Notification, OutboxRow, UserGame, WaitingRow


class Store:
    """Asynchronous access to the database. Create it with `open` and use it as a context manager."""

    def __init__(self, database: Database) -> None:
        """A store in an open database."""
        self._database = database

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open or create a database file. Raises SchemaTooNew."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Close the file."""
        await self._database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Lobby; each returns the game after the change

    async def new_game(
        self,
        name: str,
        *,
        options: str,
        seats: int,
        host: int,
        guild: int | None,
        channel: int,
        language: str,
        time: float,
    ) -> GameRow:
        """Open a lobby with its host on the first seat."""
        values = (name, options, seats, guild, channel, host, language, time)
        return await self._database.write(lambda connection: lobby.new_game(connection, values, host))

    async def join(self, game: int, *, user: int | None = None, computer: str | None = None) -> GameRow:
        """Seat a user or a computer player. Raises NoSuchGame, AlreadyStarted, AlreadySeated, TableFull."""
        return await self._database.write(lambda connection: lobby.join(connection, game, user, computer))

    async def leave(self, game: int, seat: int) -> GameRow:
        """Free a seat; those after it move up. Raises NoSuchGame, AlreadyStarted, NotSeated."""
        return await self._database.write(lambda connection: lobby.leave(connection, game, seat))

    async def set_options(self, game: int, *, options: str, seats: int) -> GameRow:
        """Change the options and the number of seats. Raises NoSuchGame, AlreadyStarted, TableFull."""
        return await self._database.write(
            lambda connection: lobby.set_options(connection, game, options, seats)
        )

    async def begin(
        self,
        game: int,
        *,
        players: int,
        rows: Sequence[MoveRow],
        waiting: Iterable[WaitingRow],
        notifications: Iterable[Notification],
        over: bool = False,
    ) -> GameRow:
        """Close the lobby and begin the game in one transaction.

        Raises NoSuchGame, AlreadyStarted, ChainBroken, and Conflict unless exactly `players` seats are taken.
        """
        return await self._database.write(
            lambda connection: log.begin(
                connection, game, players, log.Update(rows, waiting, notifications, over)
            )
        )

    # Playing

    async def append(
        self,
        game: int,
        *,
        rows: Sequence[MoveRow],
        waiting: Iterable[WaitingRow],
        notifications: Iterable[Notification],
        over: bool = False,
    ) -> None:
        """Store an update in one transaction: its rows, whom the game waits for, notifications, if it ends.

        Unsent notifications to the rows' seats are settled, since they have acted. Raises Conflict when the
        rows do not follow the stored ones, DuplicateInteraction when their interaction is stored already.
        """
        await self._database.write(
            lambda connection: log.append(connection, game, log.Update(rows, waiting, notifications, over))
        )

    async def moves(self, game: int) -> tuple[MoveRow, ...]:
        """The whole log of a game. Raises NoSuchGame, ChainBroken."""
        return await self._database.read(lambda connection: log.moves(connection, game))

    async def has_interaction(self, interaction: int) -> bool:
        """Whether an interaction is stored already."""
        return await self._database.read(lambda connection: log.has_interaction(connection, interaction))

    # Lists

    async def game(self, game: int) -> GameRow:
        """The row of a game with its taken seats. Raises NoSuchGame."""
        return await self._database.read(lambda connection: find_game(connection, game))

    async def game_in(self, thread: int) -> GameRow | None:
        """The game of a thread, running or over; None without one."""
        found = await self._find("SELECT id FROM game WHERE thread = ?", thread)
        return await self.game(found[0]) if found else None

    async def games_of(self, user: int) -> tuple[UserGame, ...]:
        """The open games a user sits at: those that wait for them first, the longest waiting first."""
        return await self._database.read(
            lambda connection: tuple(
                UserGame(find_game(connection, game), seat, since)
                for game, seat, since in connection.execute(GAMES_OF, (user,)).fetchall()
            )
        )

    async def waiting_of(self, user: int) -> tuple[UserGame, ...]:
        """The games that wait for a user, the longest waiting first."""
        return tuple(each for each in await self.games_of(user) if each.waiting_since is not None)

    async def waiting(self, game: int) -> tuple[WaitingRow, ...]:
        """Whom a game waits for, ordered by seat."""
        return await self._database.read(lambda connection: find_waiting(connection, game))

    async def computers_waiting(self) -> tuple[int, ...]:
        """The games that wait for a computer player."""
        return await self._database.read(
            lambda connection: tuple(game for (game,) in connection.execute(COMPUTERS_WAITING))
        )

    # Outbox and messages

    async def outbox_due(self, limit: int = 100) -> tuple[OutboxRow, ...]:
        """Notifications that are not yet sent, oldest first."""
        return await self._database.read(
            lambda connection: tuple(OutboxRow(*row) for row in connection.execute(OUTBOX_DUE, (limit,)))
        )

    async def mark_sent(self, outbox: int, *, time: float, message: int | None = None) -> None:
        """A notification was sent as a message, or (None) is needed no more."""
        await self._write("UPDATE outbox SET done = ?, message = ? WHERE id = ?", time, message, outbox)

    async def set_messages(self, game: int, *, card: int | None = None, thread: int | None = None) -> GameRow:
        """Set the message of the lobby card, the thread; None leaves it as it is. Raises NoSuchGame."""
        await self._write(
            "UPDATE game SET card = coalesce(?, card), thread = coalesce(?, thread) WHERE id = ?",
            card,
            thread,
            game,
        )
        return await self.game(game)

    async def save_message(self, game: int, name: str, *, channel: int, message: int) -> None:
        """Save a message of a game under a name ("turn", "panel-2"), instead of an earlier one."""
        await self._write("REPLACE INTO message VALUES (?, ?, ?, ?)", game, name, channel, message)

    async def find_message(self, game: int, name: str) -> MessageRow | None:
        """The message saved under a name."""
        row = await self._find("SELECT channel, message FROM message WHERE game = ? AND name = ?", game, name)
        return MessageRow(*row) if row else None

    async def set_reachable(self, user: int, *, reached: bool, time: float) -> None:
        """Save whether a direct message reached a user."""
        await self._write("REPLACE INTO direct VALUES (?, ?, ?)", user, int(reached), time)

    async def reachable(self, user: int) -> bool | None:
        """Whether direct messages reach a user; None: never tried."""
        row = await self._find("SELECT reached FROM direct WHERE user = ?", user)
        return bool(row[0]) if row else None

    async def set_language(self, owner: int, language: str) -> None:
        """Set the language of a user, or of a server's public texts."""
        await self._write("REPLACE INTO language VALUES (?, ?)", owner, language)

    async def language(self, owner: int) -> str | None:
        """The language of a user or of a server's public texts, if one is set."""
        row = await self._find("SELECT language FROM language WHERE owner = ?", owner)
        return row[0] if row else None

    # Newcomers

    async def claim_greeting(self, guild: int, *, channel: int, time: float) -> bool:
        """Note that a server is greeted in a channel; returns False if it was greeted before."""
        return await self._database.write(
            lambda connection: (
                connection.execute(
                    "INSERT OR IGNORE INTO greeting VALUES (?, ?, ?)", (guild, channel, time)
                ).rowcount
                == 1
            )
        )

    async def withdraw_greeting(self, guild: int) -> None:
        """Note that a server was not greeted after all."""
        await self._write("DELETE FROM greeting WHERE guild = ?", guild)

    async def set_hints(self, user: int, game: str, *, shown: bool) -> None:
        """Set whether a user is shown hints in games of a name."""
        await self._write("REPLACE INTO hints VALUES (?, ?, ?)", user, game, int(shown))

    async def shows_hints(self, user: int, game: str) -> bool:
        """Whether a user is shown hints in games of a name: as set, else until they have finished one."""
        (shown,) = await self._database.read(
            lambda connection: connection.execute(SHOWS_HINTS, (user, game, user, game)).fetchone()
        )
        return bool(shown)

    async def _write(self, statement: str, *values: object) -> None:
        await self._database.write(lambda connection: connection.execute(statement, values).close())

    async def _find(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        return await self._database.read(lambda connection: connection.execute(statement, values).fetchone())
