"""What is stored: games and who sits at them, their logs, who has to act, what has to be told.

The store knows no game: options, draws and events are JSON it is given. Times are UTC seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

from storage import lobby, log
from storage.database import Database
from storage.queries import COMPUTERS_WAITING, GAMES_OF, OUTBOX_DUE, find_game, find_waiting
from storage.rows import GameRow, MessageRow, MoveRow, Notification, OutboxRow, UserGame, WaitingRow


class Store:
    """The stored games. Make one with `open`; as an async context manager it closes itself."""

    def __init__(self, database: Database) -> None:
        """A store in an open database."""
        self._database = database

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open a database file, made if it is not there. Raises TooNew."""
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

    # Lobby; every verb returns the game as it is then

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
        """Open a game's lobby, with its host on the first seat."""
        values = (name, options, seats, guild, channel, host, language, time)
        return await self._database.write(lambda connection: lobby.new_game(connection, values, host))

    async def join(self, game: int, *, user: int | None = None, computer: str | None = None) -> GameRow:
        """Somebody sits down on the next free seat. Raises NoSuchGame, Started, AlreadySeated, Full."""
        return await self._database.write(lambda connection: lobby.join(connection, game, user, computer))

    async def leave(self, game: int, seat: int) -> GameRow:
        """A seat of a lobby is given up; those after it move up. Raises NoSuchGame, Started, NotSeated."""
        return await self._database.write(lambda connection: lobby.leave(connection, game, seat))

    async def set_options(self, game: int, *, options: str, seats: int) -> GameRow:
        """Change a lobby's options and number of seats. Raises NoSuchGame, Started, Full."""
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
        """The lobby closes and the game begins, in one transaction.

        Raises NoSuchGame, Started, and Conflict when not just `players` seats are taken.
        """
        return await self._database.write(
            lambda connection: log.begin(
                connection, game, players, log.Answer(rows, waiting, notifications, over)
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
        """Store an answer in one transaction: its rows, whom the game waits for, what is owed, if it ends.

        What was owed to the rows' seats and not yet told is settled: they have acted. Raises Conflict when
        the rows do not follow the stored ones, Repeated when their interaction is stored already.
        """
        await self._database.write(
            lambda connection: log.append(connection, game, log.Answer(rows, waiting, notifications, over))
        )

    async def moves(self, game: int) -> tuple[MoveRow, ...]:
        """The whole log of a game."""
        return await self._database.read(lambda connection: log.moves(connection, game))

    async def has_interaction(self, interaction: int) -> bool:
        """Whether a press is stored already."""
        return await self._database.read(lambda connection: log.has_interaction(connection, interaction))

    # Lists

    async def game(self, game: int) -> GameRow:
        """A game and who sits there. Raises NoSuchGame."""
        return await self._database.read(lambda connection: find_game(connection, game))

    async def game_in(self, thread: int) -> GameRow | None:
        """The game of a thread, running or over; None where there is none."""
        found = await self._find("SELECT id FROM game WHERE thread = ?", thread)
        return await self.game(found[0]) if found else None

    async def games_of(self, user: int) -> tuple[UserGame, ...]:
        """The open games a user sits at: those that wait for him first, the longest waiting first."""
        return await self._database.read(
            lambda connection: tuple(
                UserGame(find_game(connection, game), seat, since)
                for game, seat, since in connection.execute(GAMES_OF, (user,)).fetchall()
            )
        )

    async def waiting_of(self, user: int) -> tuple[UserGame, ...]:
        """The games that wait for a user, the longest waiting first."""
        return tuple(each for each in await self.games_of(user) if each.since is not None)

    async def waiting(self, game: int) -> tuple[WaitingRow, ...]:
        """Whom a game waits for, by seat."""
        return await self._database.read(lambda connection: find_waiting(connection, game))

    async def computers_waiting(self) -> tuple[int, ...]:
        """The games that wait for a computer player."""
        return await self._database.read(
            lambda connection: tuple(game for (game,) in connection.execute(COMPUTERS_WAITING))
        )

    # Telling

    async def outbox_due(self, limit: int = 100) -> tuple[OutboxRow, ...]:
        """What is owed and not yet told, the oldest first."""
        return await self._database.read(
            lambda connection: tuple(OutboxRow(*row) for row in connection.execute(OUTBOX_DUE, (limit,)))
        )

    async def sent(self, outbox: int, *, time: float, message: int | None = None) -> None:
        """Something owed was told by a message, or (None) need not be told any more."""
        await self._write("UPDATE outbox SET done = ?, message = ? WHERE id = ?", time, message, outbox)

    async def set_messages(self, game: int, *, card: int | None = None, thread: int | None = None) -> GameRow:
        """Where a game is: its card's message, its thread; None leaves it as it is. Raises NoSuchGame."""
        await self._write(
            "UPDATE game SET card = coalesce(?, card), thread = coalesce(?, thread) WHERE id = ?",
            card,
            thread,
            game,
        )
        return await self.game(game)

    async def remember(self, game: int, name: str, *, channel: int, message: int) -> None:
        """Remember a message of a game by a name ("turn", "panel-2"), instead of an earlier one."""
        await self._write("REPLACE INTO message VALUES (?, ?, ?, ?)", game, name, channel, message)

    async def remembered(self, game: int, name: str) -> MessageRow | None:
        """The message of this name."""
        row = await self._find("SELECT channel, message FROM message WHERE game = ? AND name = ?", game, name)
        return MessageRow(*row) if row else None

    async def set_direct(self, user: int, *, reached: bool, time: float) -> None:
        """A direct message reached a user, or could not."""
        await self._write("REPLACE INTO direct VALUES (?, ?, ?)", user, int(reached), time)

    async def direct(self, user: int) -> bool | None:
        """Whether direct messages reach a user; None: not known."""
        row = await self._find("SELECT reached FROM direct WHERE user = ?", user)
        return bool(row[0]) if row else None

    async def set_language(self, owner: int, language: str) -> None:
        """Set the language of a user, or of a server's public texts."""
        await self._write("REPLACE INTO language VALUES (?, ?)", owner, language)

    async def language(self, owner: int) -> str | None:
        """The language of a user or of a server's public texts, if one is set."""
        row = await self._find("SELECT language FROM language WHERE owner = ?", owner)
        return row[0] if row else None

    async def _write(self, statement: str, *values: object) -> None:
        await self._database.write(lambda connection: connection.execute(statement, values).close())

    async def _find(self, statement: str, *values: object) -> tuple[Any, ...] | None:
        return await self._database.read(lambda connection: connection.execute(statement, values).fetchone())
