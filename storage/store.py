"""The store: games and their seats and logs, who has to act, the outbox, messages, users.

The store knows no game: options, draws and events are opaque JSON. Times are UTC seconds.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from storage import gathered, lobby_seats, log, outbox, places
from storage.agreements import Agreements
from storage.cleaning import Cleaning
from storage.database import Database
from storage.erasure import Erasures
from storage.errors import NoSuchGame
from storage.files import make_private
from storage.gathered import DueRows, PanelRows, StoryRows, TableRows
from storage.hand_overs import HandOvers
from storage.late import Late
from storage.lobbies import Lobbies
from storage.lobby_seats import NewGame
from storage.outbox import Posted
from storage.privacy import Privacy
from storage.queries import COMPUTERS_WAITING, find_game, finished_games, games_of
from storage.questions import Questions
from storage.reach import Reach
from storage.reminders import Reminders
from storage.results import Results
from storage.rows import (
    DueGame,
    FinishedGame,
    GameRow,
    MessageRow,
    MoveRow,
    NewTimer,
    Notification,
    OutboxRow,
    PendingRow,
    Place,
    UserGame,
    WaitingRow,
)
from storage.seats import Seats
from storage.servers import Servers
from storage.timing import Timing
from storage.users import Users
from storage.vacations import Vacations
from storage.waits import Planner


class Store:
    """Asynchronous access to the database. Create it with `open` and use it as a context manager."""

    def __init__(self, database: Database) -> None:
        """A store in an open database."""
        self._database = database
        self.lobbies = Lobbies(database)
        """Games before they begin."""
        self.users = Users(database)
        """What is known of users."""
        self.timing = Timing(database)
        """Waits, their clocks and timers."""
        self.reminders = Reminders(database)
        """What users are told of what falls due, and when."""
        self.late = Late(database)
        """Who is late, and what follows."""
        self.questions = Questions(database)
        """What the people at a table are asked."""
        self.vacations = Vacations(database)
        """Vacations, and who stands in."""
        self.seats = Seats(database)
        """Who holds the seats of games under way, offers, invitations."""
        self.servers = Servers(database)
        """What the managers of servers have set."""
        self.results = Results(database)
        """How games ended."""
        self.agreements = Agreements(database)
        self.reach = Reach(database)
        self.cleaning = Cleaning(database)
        """Places that fail."""
        """What people at tables agree on."""
        self.hand_overs = HandOvers(database)
        """How long others have waited for users."""
        self.privacy = Privacy(database)
        """What is stored of a user."""
        self.erasures = Erasures(database)
        """Users who are to be erased."""

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open or create a database file.

        Raises SchemaTooNew, CorruptDatabase, DatabaseUnusable, DatabaseBusy.
        """
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

    async def copy_to(self, file: Path) -> None:
        """Write the present state to another file, even if the database's was replaced or deleted."""
        make_private(file)
        await self._database.copy_to(file)

    async def check_writable(self) -> None:
        """Write nothing in a transaction of its own. Raises what a write would raise."""
        await self._database.write(lambda connection: connection.execute("PRAGMA user_version").close())

    # Playing

    async def new_running_game(
        self,
        new: NewGame,
        *,
        computers: Sequence[str],
        rows: Sequence[MoveRow],
        waiting: Mapping[int, float],
        notifications: Iterable[Notification],
        places: Sequence[Place] | None = None,
        planner: Planner | None = None,
    ) -> GameRow:
        """Open a lobby, seat its host and computer players, and begin, all in one transaction.

        `waiting`: seats the game waits for -> since when; without a planner they have no clocks.
        `places`: where the seats stand if that ends the game.
        """

        def work(connection: sqlite3.Connection) -> GameRow:
            game = lobby_seats.new_game(connection, new).id
            for computer in computers:
                lobby_seats.join(connection, game, None, computer, new.created)
            waits = [WaitingRow(game, seat, since) for seat, since in waiting.items()]
            update = log.Update(rows, waits, notifications, places, waiting.keys(), planner)
            return log.begin(connection, game, new.seats, update)

        return await self._database.write(work)

    async def begin(
        self,
        game: int,
        *,
        players: int,
        rows: Sequence[MoveRow],
        waiting: Iterable[WaitingRow],
        notifications: Iterable[Notification],
        places: Sequence[Place] | None = None,
        asked: Collection[int] = (),
        planner: Planner | None = None,
    ) -> GameRow:
        """Close the lobby and begin the game in one transaction. Without a planner its waits have no clocks.

        `places`: where the seats stand if that ends the game.
        Raises NoSuchGame, AlreadyStarted, ChainBroken, and Conflict unless exactly `players` seats are taken.
        """
        return await self._database.write(
            lambda connection: log.begin(
                connection, game, players, log.Update(rows, waiting, notifications, places, asked, planner)
            )
        )

    async def append(
        self,
        game: int,
        *,
        rows: Sequence[MoveRow],
        waiting: Iterable[WaitingRow],
        notifications: Iterable[Notification],
        places: Sequence[Place] | None = None,
        asked: Collection[int] = (),
        planner: Planner | None = None,
    ) -> bool:
        """Store an update in one transaction: its rows, whom the game waits for, notifications.

        Returns whether a notification of the game is due then, from this update or an earlier one.
        `places`: where the seats stand if that ends the game; None: it goes on. Unsent notifications to the
        rows' seats are settled, since they have acted. `asked`: the seats whose wait is a new one, even if
        the game waited for them before; without a planner it has no clock. Raises Conflict when the rows do
        not follow the stored ones, DuplicateInteraction when their interaction is stored already.
        """
        update = log.Update(rows, waiting, notifications, places, asked, planner)
        return await self._database.write(lambda connection: log.append(connection, game, update))

    async def moves(self, game: int) -> tuple[MoveRow, ...]:
        """The whole log of a game. Raises NoSuchGame, ChainBroken."""
        return await self._database.read(lambda connection: log.moves(connection, game))

    async def has_interaction(self, interaction: int) -> bool:
        """Whether an interaction is stored already."""
        return await self._database.read(lambda connection: log.has_interaction(connection, interaction))

    async def seed(self, game: int) -> bytes | None:
        """A game's secret seed; None for one that was over before there were seeds. Raises NoSuchGame."""
        found = await self._database.find_row("SELECT seed FROM game WHERE id = ?", game)
        if found is None:
            raise NoSuchGame(f"there is no game {game}")
        seed: bytes | None = found[0]
        return seed

    # Lists

    async def game(self, game: int) -> GameRow:
        """The row of a game with its taken seats. Raises NoSuchGame."""
        return await self._database.read(lambda connection: find_game(connection, game))

    async def table_rows(self, game: int, turn: str) -> TableRows:
        """A game and whom it waits for, as `gathered.find_table`. Raises NoSuchGame."""
        return await self._database.read(lambda connection: gathered.find_table(connection, game, turn))

    async def panel_rows(self, game: int, seat: int, turn: str) -> PanelRows:
        """What the panel of a seat needs, as `gathered.find_panel`. Raises NoSuchGame."""
        return await self._database.read(lambda connection: gathered.find_panel(connection, game, seat, turn))

    async def game_in(self, thread: int) -> GameRow | None:
        """The game of a thread, running or over; None without one."""
        found = await self._database.find_row("SELECT id FROM game WHERE thread = ?", thread)
        return await self.game(found[0]) if found else None

    async def games_of(self, user: int) -> tuple[UserGame, ...]:
        """The open games a user sits at: those that wait for them first, the longest waiting first."""
        return await self._database.read(lambda connection: games_of(connection, user))

    async def waiting_of(self, user: int) -> tuple[UserGame, ...]:
        """The games that wait for a user, the longest waiting first."""
        return tuple(each for each in await self.games_of(user) if each.waiting_since is not None)

    async def finished_games_of(self, user: int, most: int) -> tuple[FinishedGame, ...]:
        """The last games of a user that ended, the latest first."""
        return await self._database.read(lambda connection: finished_games(connection, user, most))

    async def last_game_of(self, user: int) -> GameRow | None:
        """The newest of all games a user sits at; None without any."""
        found = await self._database.find_row("SELECT max(game) FROM seat WHERE user = ?", user)
        return await self.game(found[0]) if found and found[0] else None

    async def computers_waiting(self) -> tuple[int, ...]:
        """The games that wait for a computer player."""
        return await self._database.read(
            lambda connection: tuple(game for (game,) in connection.execute(COMPUTERS_WAITING))
        )

    # Outbox and messages

    async def due_of(self, game: int) -> DueRows:
        """A game and what is due of it. Raises NoSuchGame."""
        return await self._database.read(lambda connection: gathered.find_due(connection, game))

    async def outbox_due(self, game: int | None = None) -> tuple[OutboxRow, ...]:
        """Notifications that are due, of one game or of all, oldest first."""
        return await self._database.read(lambda connection: outbox.due(connection, game))

    async def due_games(self, games: Collection[int] | None = None) -> tuple[DueGame, ...]:
        """The games that notifications are due of, of some or of all, longest due first."""
        return await self._database.read(lambda connection: outbox.due_games(connection, games))

    async def mark_attempted(self, id_: int, *, after: int | None) -> None:
        """From here on a notification may have been posted, after a Discord id; None: surely it was not."""
        await self._database.execute("UPDATE outbox SET attempted_after = ? WHERE id = ?", after, id_)

    async def mark_line_posted(self, id_: int, message: int) -> None:
        """The line of a call was posted as a message to a seat, which is still to become what it shall be."""
        await self._database.execute("UPDATE outbox SET message = ? WHERE id = ?", message, id_)

    async def mark_failed(self, id_: int, failure: str) -> None:
        """An attempt failed."""
        await self._database.execute(
            "UPDATE outbox SET attempts = attempts + 1, failure = ? WHERE id = ?", failure, id_
        )

    async def mark_given_up(self, id_: int, failure: str, *, time: float) -> None:
        """A notification is not attempted any more, because of a failure."""
        await self._database.execute(
            "UPDATE outbox SET done = ?, failure = ? WHERE id = ?", time, failure, id_
        )

    async def mark_sent(
        self, id_: int, *, time: float, message: int | None = None, timers: Iterable[NewTimer] = ()
    ) -> None:
        """A notification was sent as a message, or (None) is needed no more; timers that follow from that."""
        await self._database.write(
            lambda connection: outbox.mark_sent(connection, id_, message, timers, time)
        )

    async def pending(self) -> tuple[PendingRow, ...]:
        """How much is due, by kind and by the last failure."""
        return await self._database.read(outbox.pending)

    async def mark_done(self, ids: Collection[int], *, time: float) -> frozenset[int]:
        """Notifications are needed no more; returns those that were due until then."""
        return await self._database.write(lambda connection: outbox.mark_done(connection, ids, time))

    async def mark_posted(self, row: OutboxRow, posted: Posted, *, time: float) -> None:
        """A notification to all was posted; what follows from that is stored with it."""
        await self._database.write(lambda connection: outbox.mark_posted(connection, row, posted, time))

    async def story(self, row: OutboxRow, ask: str, stories: Collection[str], until: int) -> StoryRows:
        """What the message of a notification to all needs, as `gathered.find_story`."""
        return await self._database.read(
            lambda connection: gathered.find_story(connection, row, ask, stories, until)
        )

    async def sent_to_user(
        self, game: int, user: int, kinds: Collection[str], *, before: int
    ) -> tuple[tuple[str, int], ...]:
        """The messages to a user of some kinds, with their kinds, of the notifications before one."""
        return await self._database.read(
            lambda connection: outbox.sent_to_user(connection, game, user, kinds, before)
        )

    async def sent_to_seat(self, game: int, seat: int) -> tuple[tuple[str, int], ...]:
        """The messages to a seat with their kinds, the newest first."""
        return await self._database.read(lambda connection: outbox.sent_to_seat(connection, game, seat))

    async def newest_message(self) -> int:
        """The newest message that was sent for a notification; 0 without one."""
        row = await self._database.find_row(
            "SELECT coalesce(max(message), 0) FROM outbox WHERE message IS NOT NULL"
        )
        assert row is not None
        return int(row[0])

    async def notify(self, game: int, notification: Notification, *, time: float) -> None:
        """Make a notification due that no move has caused."""
        await self._database.write(lambda connection: outbox.add(connection, game, notification, time))

    # Places

    async def due_in(self, guild: int) -> tuple[int, ...]:
        """The games of a server that something is due of."""
        return await self._database.read(lambda connection: places.due_in(connection, guild))

    async def played_in(self, guild: int, name: str) -> tuple[tuple[int, int], ...]:
        """The games of a server that are played, each with its message of a name."""
        return await self._database.read(lambda connection: places.played_in(connection, guild, name))

    async def lobbies_in(self, guild: int, kind: str, *, before: float) -> tuple[int, ...]:
        """The games of a server that have not begun, and are not closed.

        Those alone of which a notification of a kind was last delivered `before` a moment.
        """
        return await self._database.read(
            lambda connection: places.lobbies_in(connection, guild, kind, before)
        )

    async def open_in(self, guild: int) -> tuple[int, ...]:
        """The games of a server that are not over."""
        return await self._database.read(lambda connection: places.open_in(connection, guild))

    async def servers_with_tables(self) -> tuple[int, ...]:
        """The servers with games that are not over."""
        return await self._database.read(places.servers_with_tables)

    async def forget_notices(self, kind: str, at: Collection[int]) -> None:
        """Forget that users were told of something that is so no more at some places."""
        await self._database.write(lambda connection: places.forget_notices(connection, kind, at))

    async def open_at(self, channel: int) -> tuple[int, ...]:
        """The games of a channel that are not over."""
        return await self._database.read(lambda connection: places.open_at(connection, channel))

    async def is_told(self, game: int, kind: str) -> bool:
        """Whether a notification of a kind to all was posted."""
        return await self._database.read(lambda connection: places.is_told(connection, game, kind))

    async def repeat(self, game: int, kind: str, *, time: float) -> None:
        """Make a notification due to everybody, as of the last row."""
        await self._database.write(lambda connection: places.repeat(connection, game, kind, time))

    async def forget_card(self, game: int, card: int) -> bool:
        """Forget a card that was deleted; returns False if the game has another one."""
        forget = "UPDATE game SET card = NULL WHERE id = ? AND card = ?"
        return await self._database.write(
            lambda connection: connection.execute(forget, (game, card)).rowcount == 1
        )

    async def forget_thread(self, game: int, thread: int, *, kind: str, time: float) -> bool:
        """Forget a thread that was deleted, and its messages; returns False if the game has another one.

        While the game is played a notification of a kind is due in the next thread, whoever was called is
        to be called again, and what is asked still is asked there.
        """
        return await self._database.write(
            lambda connection: places.forget_thread(connection, game, thread, kind, time)
        )

    async def move_table(
        self,
        game: int,
        *,
        before: int,
        after: int,
        forum: bool,
        kinds: Collection[str],
        results: Collection[str],
        time: float,
    ) -> bool:
        """Have a game go on in another channel; returns False if it has not begun, or is not in `before`.

        Notifications of `kinds` are due there, the last of which says where the game stands; those of
        `results` of a game that is over.
        """
        return await self._database.write(
            lambda connection: places.move_table(
                connection, game, before, after, forum=forum, kinds=kinds, results=results, time=time
            )
        )

    async def claim_notices(
        self, game: int, kind: str, *, place: int, users: Iterable[int], time: float
    ) -> bool:
        """Make a notice due to the users who have not had it about a place; returns whether there are any."""
        return await self._database.write(
            lambda connection: places.claim_notices(connection, game, kind, place, users, time)
        )

    async def has_notice(self, user: int, kind: str, place: int) -> bool:
        """Whether a notice about a place still holds."""
        found = "SELECT 1 FROM notice WHERE user = ? AND kind = ? AND place = ?"
        return await self._database.find_row(found, user, kind, place) is not None

    async def set_messages(self, game: int, *, card: int | None = None, thread: int | None = None) -> GameRow:
        """Set the message of the lobby card, the thread; None leaves it as it is. Raises NoSuchGame."""
        await self._database.execute(
            "UPDATE game SET card = coalesce(?, card), thread = coalesce(?, thread) WHERE id = ?",
            card,
            thread,
            game,
        )
        return await self.game(game)

    async def set_message(self, game: int, name: str, channel: int, message: int) -> None:
        """Save a message of a game under a name."""
        await self._database.write(
            lambda connection: outbox.keep_message(connection, game, name, channel, message)
        )

    async def find_message(self, game: int, name: str) -> MessageRow | None:
        """The message saved under a name."""
        return await self._database.read(lambda connection: outbox.find_message(connection, game, name))

    async def messages(self, game: int, prefix: str) -> tuple[tuple[str, MessageRow], ...]:
        """The messages of a game whose names begin so, by their names."""
        return await self._database.read(lambda connection: outbox.messages(connection, game, prefix))

    async def forget_message(self, game: int, name: str) -> None:
        """Forget the message saved under a name."""
        await self._database.execute("DELETE FROM message WHERE game = ? AND name = ?", game, name)

    # Greeting of servers

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
        await self._database.execute("DELETE FROM greeting WHERE guild = ?", guild)
