"""The store: games and their seats and logs, who has to act, the outbox, messages, users.

The store knows no game: options, draws and events are opaque JSON. Times are UTC seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType

from storage import gathered, history, log, outbox, places
from storage.absence import reach
from storage.absence.agreements import Agreements
from storage.absence.late import Late
from storage.absence.polls import Questions
from storage.absence.reach import Reach
from storage.absence.vacations import Vacations
from storage.cleaning import Cleaning
from storage.connection import Connection
from storage.cups import cup_tables
from storage.cups.cups import Cups
from storage.database import Database
from storage.engines import open_database
from storage.errors import NoSuchGame
from storage.history import Notes
from storage.lobby import lobby_seats
from storage.lobby.asking import Asking
from storage.lobby.listeners import Listeners
from storage.lobby.lobbies import Lobbies
from storage.lobby.lobby_seats import NewGame
from storage.lobby.open_tables import OpenTables
from storage.lobby.queue import Seekers
from storage.peace.bars import Bars
from storage.peace.blocks import Blocks
from storage.peace.reports import Reports
from storage.postgresql.address import ServerAddress
from storage.privacy.erasure import Erasures
from storage.privacy.privacy import Privacy
from storage.queries import computers_waiting, find_game, find_games, find_stand, finished_games, games_of
from storage.ratings.profiles import Profiles
from storage.ratings.statistics import Statistics
from storage.results import Results
from storage.rows import GameRow, MoveRow, Notification, OutboxRow, Placing, UserGame, WaitingRow
from storage.seats.hint_uses import HintUses
from storage.seats.seats import Seats
from storage.servers import Servers
from storage.shards import Layout, Processes
from storage.sqlite.files import make_private
from storage.time.hand_overs import HandOvers
from storage.time.reminders import Reminders
from storage.time.session_starts import SessionStarts
from storage.time.timing import Timing
from storage.time.turn_ends import TurnEnds
from storage.users import Users
from storage.verbs import changes_game, reads, writes

GAME, USER = 3, 4
"""Kinds of guards: of a game, of what is set for a user or a server."""


class Store:
    """Asynchronous access to the database. Create it with `open` and use it as a context manager."""

    def __init__(self, database: Database) -> None:
        """A store in an open database."""
        self._database = database
        self.lobbies = Lobbies(database)
        """Games before they begin."""
        self.asking = Asking(database)
        """Who asks the hosts of private lobbies for seats."""
        self.open_tables = OpenTables(database)
        """Tables at which there is room."""
        self.seekers = Seekers(database)
        """Who looks for a table."""
        self.listeners = Listeners(database)
        """Who wants to be told of new tables."""
        """Direct messages that belong to no table."""
        self.users = Users(database)
        """What is known of users."""
        self.timing = Timing(database)
        """Waits, their clocks and timers."""
        self.turn_ends = TurnEnds(database)
        """Turns that end by themselves."""
        self.reminders = Reminders(database)
        """Reminders: what falls due for users, and when."""
        self.late = Late(database)
        """Who is late, and what follows."""
        self.questions = Questions(database)
        """What the people at a table are asked."""
        self.vacations = Vacations(database)
        """Vacations, and who stands in."""
        self.seats = Seats(database)
        """Who holds the seats of games under way, offers, invitations."""
        self.hints = HintUses(database)
        """Hints that were given."""
        self.notes = Notes(database)
        """What users have noted, each for themselves."""
        self.cups = Cups(database)
        """Cups, and who takes part."""
        self.blocks = Blocks(database)
        """Whom users have blocked."""
        self.reports = Reports(database)
        """What managers are told of people at tables."""
        self.bars = Bars(database)
        """Who may play at no table of a server."""
        self.servers = Servers(database)
        """What the managers of servers have set."""
        self.results = Results(database)
        """How games ended."""
        self.profiles = Profiles(database)
        """What users have played."""
        self.statistics = Statistics(database)
        """Statistics of finished games."""
        self.agreements = Agreements(database)
        """What people at tables agree on."""
        self.reach = Reach(database)
        """Places that fail."""
        self.cleaning = Cleaning(database)
        """What has served its time."""
        self.session_starts = SessionStarts(database)
        """When shards identified."""
        self.hand_overs = HandOvers(database)
        """How long others have waited for users."""
        self.privacy = Privacy(database)
        """What is stored of a user."""
        self.erasures = Erasures(database)
        """Users who are to be erased."""

    @classmethod
    async def open(cls, where: Path | ServerAddress, layout: Layout | None = None) -> Store:
        """Open or create a database file, or open a database on a server, maybe in one process of several.

        Raises SchemaTooNew, CorruptDatabase, DatabaseUnusable, DatabaseBusy, and of a server DatabaseInUse.
        """
        return cls(await open_database(where, layout))

    async def close(self) -> None:
        """Close the database."""
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

    async def look_after(self) -> bool:
        """Reach the database's server again if it was lost; returns whether it was since the last look.

        Raises DatabaseInUse, SchemaTooNew, CorruptDatabase if another program has the database by now.
        """
        return await self._database.look_after()

    @property
    def several(self) -> bool:
        """Whether other processes may use the database, too."""
        return self.processes is not None

    @property
    def processes(self) -> Processes | None:
        """The other processes that share the database; None without any."""
        return self._database if isinstance(self._database, Processes) else None

    def guard_game(self, game: int) -> AbstractAsyncContextManager[None]:
        """Exclude other processes from changes of a game. Raises DatabaseBusy."""
        return self._database.guard(GAME, game)

    def guard_user(self, user: int) -> AbstractAsyncContextManager[None]:
        """Exclude other processes from changes of what a user has set. Raises DatabaseBusy."""
        return self._database.guard(USER, user)

    async def check_writable(self) -> None:
        """Write nothing in a transaction of its own. Raises what a write would raise."""
        await self._database.write(lambda connection: connection.execute("SELECT 1").close())

    # Playing

    async def new_running_game(
        self,
        new: NewGame,
        *,
        seat: int = 0,
        computers: Sequence[str],
        rows: Sequence[MoveRow],
        waiting: Mapping[int, float],
        notifications: Iterable[Notification],
        places: Sequence[Placing] | None = None,
    ) -> GameRow:
        """Open a lobby, seat its host and computer players, and begin, all in one transaction.

        `seat`: the host's; the computer players have the others.
        `waiting`: seats the game waits for -> since when.
        `places`: where the seats stand if that ends the game.
        """

        def work(connection: Connection) -> GameRow:
            game = lobby_seats.new_game(connection, new, seat).id
            for computer in computers:
                lobby_seats.join(connection, game, None, computer, new.created)
            waits = [WaitingRow(game, seat, since) for seat, since in waiting.items()]
            update = log.Update(rows, waits, notifications, places, waiting.keys())
            return log.begin(connection, game, new.seats, update)

        return await self._database.write(work)

    begin = writes(log.begin)
    append = changes_game(log.append)
    moves = reads(log.moves)
    rules = reads(log.rules)
    stored_step = reads(history.stored_step)
    has_interaction = reads(log.has_interaction)

    async def seed(self, game: int) -> bytes | None:
        """A game's secret seed; None for one that was over before there were seeds. Raises NoSuchGame."""
        found = await self._database.find_row("SELECT seed FROM game WHERE id = ?", game)
        if found is None:
            raise NoSuchGame(f"there is no game {game}")
        seed: bytes | None = found[0]
        return seed

    # Lists

    game = reads(find_game)
    games = reads(find_games)
    stand = reads(find_stand)
    table_rows = reads(gathered.find_table)
    panel_rows = reads(gathered.find_panel)

    async def game_in(self, thread: int) -> GameRow | None:
        """The game of a thread, running or over; None without one."""
        found = await self._database.find_row("SELECT id FROM game WHERE thread = ?", thread)
        return await self.game(found[0]) if found else None

    games_of = reads(games_of)

    async def waiting_of(self, user: int) -> tuple[UserGame, ...]:
        """The games that wait for a user, the longest waiting first."""
        return tuple(each for each in await self.games_of(user) if each.waiting_since is not None)

    finished_games_of = reads(finished_games)

    async def last_game_of(self, user: int) -> GameRow | None:
        """The newest of all games a user sits at; None without any."""
        found = await self._database.find_row('SELECT max(game) FROM seat WHERE "user" = ?', user)
        return await self.game(found[0]) if found and found[0] else None

    computers_waiting = reads(computers_waiting)

    # Outbox and messages

    due_of = reads(gathered.find_due)

    outbox_due = reads(outbox.due)

    due_about = reads(outbox.due_about)
    due_subjects = reads(outbox.due_subjects)
    add_to_users = writes(outbox.add_to_users)

    mark_attempted = changes_game(outbox.mark_attempted)
    mark_line_posted = changes_game(outbox.mark_line_posted)
    mark_failed = changes_game(outbox.mark_failed)
    mark_given_up = changes_game(outbox.mark_given_up)
    mark_sent = changes_game(reach.mark_sent)

    pending = reads(outbox.pending)
    mark_done = changes_game(outbox.mark_done)

    async def mark_posted(self, row: OutboxRow, posted: outbox.Posted, *, time: float) -> None:
        """A notification to all was posted: what people were notified of at its places may be mended."""

        def work(connection: Connection) -> bool:
            reach.mark_posted(connection, row, posted, time)
            return outbox.has_notices(connection, row.game)

        if await self._database.write(work, game=row.game):
            await self._database.write(lambda connection: outbox.withdraw_notices(connection, row.game))

    story = reads(gathered.find_story)
    sent_to_user = reads(outbox.sent_to_user)
    seat_notices = reads(outbox.seat_notices)
    sent_to_seat = reads(outbox.sent_to_seat)
    lost_asks = reads(outbox.lost_asks)

    async def newest_message(self) -> int:
        """The newest message that was sent for a notification; 0 without one."""
        row = await self._database.find_row(
            "SELECT coalesce(max(message), 0) FROM outbox WHERE message IS NOT NULL"
        )
        assert row is not None
        return int(row[0])

    notify = changes_game(outbox.add)

    # Places

    due_in = reads(places.due_in)
    repeat_turns = writes(places.repeat_turns)
    lobbies_in = reads(places.lobbies_in)
    open_in = reads(places.open_in)
    servers_with_tables = reads(places.servers_with_tables)
    forget_removals = writes(places.forget_removals)
    open_at = reads(places.open_at)
    is_end_told = reads(places.is_end_told)
    repeat = writes(places.repeat)

    async def forget_card(self, game: int, card: int) -> bool:
        """Forget a card that was deleted; returns False if the game has another one."""
        forget = "UPDATE game SET card = NULL WHERE id = ? AND card = ?"
        return await self._database.write(
            lambda connection: connection.execute(forget, (game, card)).rowcount == 1
        )

    forget_thread = writes(places.forget_thread)
    move_table = writes(places.move_table)
    claim_notices = writes(places.claim_notices)

    async def has_notice(self, user: int, kind: str, place: int) -> bool:
        """Whether a notice about a place still holds."""
        found = 'SELECT 1 FROM notice WHERE "user" = ? AND kind = ? AND place = ?'
        return await self._database.find_row(found, user, kind, place) is not None

    async def set_messages(
        self, game: int, *, time: float, card: int | None = None, thread: int | None = None
    ) -> GameRow:
        """Set the message of the lobby card, the thread; None leaves it as it is. Raises NoSuchGame."""

        def work(connection: Connection) -> GameRow:
            connection.execute(
                "UPDATE game SET card = coalesce(?, card), thread = coalesce(?, thread) WHERE id = ?",
                (card, thread, game),
            )
            if thread is not None:
                cup_tables.note_change(connection, game, time)
            return find_game(connection, game)

        return await self._database.write(work)

    set_message = changes_game(outbox.keep_message)
    find_message = reads(outbox.find_message)
    messages = reads(outbox.messages)

    forget_message = changes_game(outbox.forget_message)

    # Greeting of servers

    async def claim_greeting(self, guild: int, *, channel: int, time: float) -> bool:
        """Note that a server is greeted in a channel; returns False if it was greeted before."""
        return await self._database.write(
            lambda connection: (
                connection.execute(
                    "INSERT INTO greeting VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (guild, channel, time)
                ).rowcount
                == 1
            )
        )

    async def withdraw_greeting(self, guild: int) -> None:
        """Note that a server was not greeted after all."""
        await self._database.execute("DELETE FROM greeting WHERE guild = ?", guild)
