"""The store; it knows no game: options, draws and events are opaque JSON. Times are UTC seconds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from storage.absence import reach
from storage.absence.polls import Questions
from storage.absence.reach import Reach
from storage.absence.vacations import Vacations
from storage.core import outbox
from storage.core.database import Connection, Database, Part, changes_game, reads, writes
from storage.core.queries import (
    find_game,
    find_games,
    find_seed,
    find_stand,
    finished_games,
    game_of_thread,
    games_awaiting_computers,
    games_of,
    games_waiting_for,
    has_begun_guided_game,
    last_game_of,
)
from storage.core.rows import OutboxRow
from storage.core.shards import Layout, Processes
from storage.cups.cups import Cups
from storage.history import notes
from storage.history.hint_uses import HintUses
from storage.history.notes import Notes
from storage.lobby.asking import Asking
from storage.lobby.listeners import Listeners
from storage.lobby.lobbies import Lobbies
from storage.lobby.open_tables import OpenTables
from storage.lobby.queue import Seekers
from storage.lobby.queue_days import QueueDays
from storage.peace.bars import Bars
from storage.peace.posted_steps import PostedSteps
from storage.peace.regulars import Regulars
from storage.peace.reports import Reports
from storage.places import places
from storage.places.servers import Servers
from storage.postgresql.address import ServerAddress
from storage.privacy.erasure import Erasures
from storage.privacy.privacy import Privacy
from storage.ratings.profiles import Profiles
from storage.ratings.ranks import Ranks
from storage.ratings.results import Results
from storage.ratings.statistics import Statistics
from storage.seats.late import Late
from storage.seats.plans import Plans
from storage.seats.seats import Seats
from storage.sqlite.files import make_private
from storage.time.hand_overs import HandOvers
from storage.time.reminders import Reminders
from storage.time.session_starts import SessionStarts
from storage.time.timing import Timing
from storage.time.turn_ends import TurnEnds
from storage.together import endings, log, screen_reads
from storage.together.agreements import Agreements
from storage.together.blocks import Blocks
from storage.together.cleaning import Cleaning
from storage.together.engines import open_database
from storage.together.pending_work import find_pending, next_due
from storage.together.users import Users

GAME, USER = 3, 4
"""Kinds of guards: of a game, of the settings of a user or a server."""


class Store(Part):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.lobbies = Lobbies(database)
        self.asking = Asking(database)
        self.open_tables = OpenTables(database)
        self.seekers = Seekers(database)
        self.queue_days = QueueDays(database)
        self.listeners = Listeners(database)
        self.users = Users(database)
        self.timing = Timing(database)
        self.turn_ends = TurnEnds(database)
        self.plans = Plans(database)
        self.reminders = Reminders(database)
        self.late = Late(database)
        self.questions = Questions(database)
        self.vacations = Vacations(database)
        self.seats = Seats(database)
        self.hints = HintUses(database)
        self.notes = Notes(database)
        self.posted_steps = PostedSteps(database)
        self.cups = Cups(database)
        self.blocks = Blocks(database)
        self.regulars = Regulars(database)
        self.reports = Reports(database)
        self.bars = Bars(database)
        self.servers = Servers(database)
        self.results = Results(database)
        self.profiles = Profiles(database)
        self.ranks = Ranks(database)
        self.statistics = Statistics(database)
        self.agreements = Agreements(database)
        self.reach = Reach(database)
        self.cleaning = Cleaning(database)
        self.session_starts = SessionStarts(database)
        self.hand_overs = HandOvers(database)
        self.privacy = Privacy(database)
        self.erasures = Erasures(database)

    @classmethod
    async def open(cls, where: Path | ServerAddress, layout: Layout | None = None) -> Store:
        """Open or create a database; `layout`: in one process of several. Raises as `open_database`."""
        return cls(await open_database(where, layout))

    async def close(self) -> None:
        await self._database.close()

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def measure_waits(self, measure: Callable[[float], object]) -> None:
        """As `Database.measure_wait`."""
        self._database.measure_wait = measure

    async def copy_to(self, file: Path) -> None:
        """Write the present state to another file."""
        make_private(file)
        await self._database.copy_to(file)

    async def look_after(self) -> bool:
        """As in `Database`."""
        return await self._database.look_after()

    @property
    def several(self) -> bool:
        """Whether other processes may use the database."""
        return self.processes is not None

    @property
    def processes(self) -> Processes | None:
        return self._database if isinstance(self._database, Processes) else None

    def guard_game(self, game: int) -> AbstractAsyncContextManager[None]:
        """Raises DatabaseBusy."""
        return self._database.guard(GAME, game)

    def guard_user(self, user: int) -> AbstractAsyncContextManager[None]:
        """Exclude other processes from a user's settings. Raises DatabaseBusy."""
        return self._database.guard(USER, user)

    # Playing

    open_running = writes(log.open_running)
    open_cup_table = writes(log.open_cup_table)
    begin = writes(log.begin)
    append = changes_game(log.append)
    end = writes(endings.end_without_rules)
    moves = reads(log.moves)
    rules = reads(log.rules_versions)
    stored_step = reads(notes.stored_step)
    has_interaction = reads(log.has_interaction)
    seed = reads(find_seed)

    # Lists

    game = reads(find_game)
    games = reads(find_games)
    stand = reads(find_stand)
    table_rows = reads(screen_reads.find_table)
    panel_rows = reads(screen_reads.find_panel)
    panel_of = reads(screen_reads.find_panel_of)
    game_in = reads(game_of_thread)
    games_of = reads(games_of)
    games_waiting_for = reads(games_waiting_for)
    last_game_of = reads(last_game_of)
    finished_games_of = reads(finished_games)
    has_begun_guided_game = reads(has_begun_guided_game)
    games_awaiting_computers = reads(games_awaiting_computers)
    pending_work = reads(find_pending)
    next_due = reads(next_due)

    # Outbox and messages

    due_of = reads(screen_reads.find_due)
    outbox_due = reads(outbox.due_rows)
    due_about = reads(outbox.due_rows_about)
    due_subjects = reads(screen_reads.find_due_subjects)
    add_to_users = writes(outbox.add_to_users)
    mark_attempted = changes_game(outbox.mark_attempted)
    mark_line_posted = changes_game(outbox.mark_line_posted)
    mark_failed = changes_game(outbox.mark_failed)
    mark_given_up = changes_game(outbox.mark_given_up)
    mark_sent = changes_game(reach.mark_sent)
    count_due = reads(outbox.count_due)
    mark_done = changes_game(outbox.mark_done)

    async def mark_posted(self, row: OutboxRow, posted: outbox.Posted, *, time: float) -> None:
        """Mark a public notification as posted, and withdraw notices of solved problems."""

        def work(connection: Connection) -> bool:
            reach.mark_posted(connection, row, posted, time)
            return outbox.has_notices(connection, row.game)

        if await self._database.write(work, game=row.game):
            await self._database.write(lambda connection: outbox.withdraw_notices(connection, row.game))

    story = reads(screen_reads.find_story)
    messages_to_user = reads(outbox.messages_to_user)
    messages_about_seats = reads(outbox.messages_about_seats)
    messages_to_seat = reads(outbox.messages_to_seat)
    asks_with_lost_responses = reads(outbox.asks_with_lost_responses)
    newest_message = reads(places.newest_message)
    notify = changes_game(outbox.add)

    # Places

    games_due_in = reads(places.games_due_in)
    repeat_turns = writes(places.repeat_turns)
    lobbies_in = reads(places.lobbies_in)
    games_open_in = reads(places.games_open_in)
    servers_with_tables = reads(places.servers_with_tables)
    forget_removals = writes(places.forget_removals)
    games_open_at = reads(places.games_open_at)
    is_end_posted = reads(places.is_end_posted)
    renew_notification = writes(places.renew_notification)
    forget_card = writes(places.forget_card)
    forget_thread = writes(places.forget_thread)
    move_table = writes(places.move_table)
    claim_notices = writes(places.claim_notices)
    has_notice = reads(places.has_notice)
    set_messages = writes(places.set_messages)
    claim_greeting = writes(places.claim_greeting)
    withdraw_greeting = writes(places.withdraw_greeting)
    check_writable = writes(places.check_writable)
    set_message = changes_game(outbox.keep_message)
    find_message = reads(outbox.find_message)
    messages = reads(outbox.find_messages)
    forget_message = changes_game(outbox.forget_message)
