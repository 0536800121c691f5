"""The bot's services, and how each is given the others it needs."""

from collections.abc import Callable
from random import Random

from msgspec import Struct

from bot.client.closed_servers import ClosedServers
from bot.client.command_tree import CommandSync
from bot.client.emojis import PACE, EmojiUploader
from bot.client.gateway.connection import Client
from bot.client.gateway.keeper import ShardKeeper
from bot.client.gateway.pace import IDENTIFY_SECONDS, IdentifyPace
from bot.client.live_panels import LivePanels
from bot.client.members import Members
from bot.client.people.membership import Membership
from bot.client.press_rate import COMPLETION_RATE, PressRate
from bot.client.use_limits import LIMITS, LimitTable
from bot.clock import Clock, SystemClock
from bot.delivery.breaker import Breaker
from bot.delivery.dispatcher import RESCAN_SECONDS
from bot.delivery.lobby_cards import LobbyCards
from bot.delivery.messages.zone_offers import ZoneOffers
from bot.delivery.outbox import Outbox
from bot.delivery.parts import Parts
from bot.delivery.posting import REQUESTS_A_SECOND, RateLimiter
from bot.delivery.queue_places import QueuePlaces
from bot.happened import GameOver, Happened, SeatChanged
from bot.operation.metrics import Metrics
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.painting.game_pages import GamePageMaker, GamePages
from bot.screens.painting.paint_queue import Painter, PaintProcess, PaintQueue
from bot.tables.absence.agreements import AgreementService
from bot.tables.absence.late import Lateness
from bot.tables.absence.vacations import VacationService
from bot.tables.analyses import Analyses
from bot.tables.computer_players import ComputerPlayers
from bot.tables.cups.cups import CupService
from bot.tables.decisions import DecisionProcess, Decisions
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.lobby.requests import SeatRequests
from bot.tables.peace.order import BarredUsers, Order
from bot.tables.play_on import PlayOn
from bot.tables.privacy.erasure import Erasure
from bot.tables.queue.service import QueueService
from bot.tables.reminders.pending_work import PendingWorkSearch
from bot.tables.reminders.reminders import ReminderService
from bot.tables.reminders.timers import LONGEST_SLEEP, Timers
from bot.tables.reminders.turn_ends import TurnEndService
from bot.tables.service import SETTLE_SECONDS, TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from bot.tables.settings.settings_store import SettingsStore
from bot.tables.statistics import StatisticsService
from bot.tables.uploaded_logs import LogReader, UploadedLogs
from games.engine.chance import new_seed
from storage.core.shards import Share
from storage.lobby.table_limit import MOST_TABLES
from storage.together.store import Store

READY_SECONDS = 2.0
"""Seconds without another server after which the bot is ready at a start."""


class Options(Struct, frozen=True):
    """Options of a bot at its start."""

    clock: Clock | None = None
    seeds: Callable[[], bytes] = new_seed
    """Seeds of new games."""
    random: Random | None = None
    """Decides for computer players, and spreads delays."""
    decisions: Decisions | None = None
    """The decider for computer players; by default a process."""
    painter: Painter | None = None
    """The painter of pictures; by default a process."""
    pages: GamePageMaker | None = None
    """Makes pages of games; by default a process for each."""
    logs: LogReader | None = None
    """Reads logs from files; by default a process for each."""
    pace: float = PACE
    """Seconds before each upload of an emoji."""
    requests_a_second: float = REQUESTS_A_SECOND
    """Most requests of the outbox."""
    press_rate: PressRate = PressRate()
    completion_rate: PressRate = COMPLETION_RATE
    use_limits: LimitTable = LIMITS
    ready_seconds: float = READY_SECONDS
    identify_seconds: float = IDENTIFY_SECONDS
    """Between two shards of a bucket that identify at the gateway."""
    longest_sleep: float = LONGEST_SLEEP
    rescan_seconds: float = RESCAN_SECONDS
    shards: int | None = None
    """How many shards processes share; None: it is alone."""
    settle_seconds: float = SETTLE_SECONDS
    """How long after the last change of a lobby its game begins."""
    most_tables: int = MOST_TABLES
    """With strangers, of a user, where a server has set nothing else."""


MakeKeeper = Callable[[Share, Happened], ShardKeeper]
"""Makes the keeper of the shards of a process, if it is one of several."""


class Services(Client):
    """A client with its services, as cogs use it."""

    def __init__(
        self,
        store: Store,
        options: Options,
        on_unauthorized: Callable[[], None],
        make_keeper: MakeKeeper | None = None,
    ) -> None:
        """`on_unauthorized` is called when the token is not valid any more."""
        metrics = Metrics()
        store.measure_waits(metrics.write_wait_seconds.observe)
        clock = options.clock or SystemClock()
        self.share = share = Share(options.shards)
        breaker = Breaker(clock, metrics, share=lambda: share.fraction_of_all)
        pace = IdentifyPace(store.session_starts, clock, metrics, options.identify_seconds)
        super().__init__(breaker.trace, options.ready_seconds, share, pace, clock)
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.happened = happened = Happened()
        happened.hear(SeatChanged, lambda event: metrics.seat_changes.labels(event.reason).inc())
        happened.hear(GameOver, lambda event: metrics.games_over.labels(event.outcome).inc())
        self.keeper = keeper = None if make_keeper is None else make_keeper(share, happened)
        self.commands_sync = CommandSync(self.tree, clock)
        self.tables = tables = TableService(
            store,
            clock,
            seeds=options.seeds,
            decisions=options.decisions or DecisionProcess(metrics.computer_move_seconds),
            settle_seconds=options.settle_seconds,
            most_tables=options.most_tables,
            happened=happened,
        )
        metrics.damaged_tables.set_function(lambda: len(tables.cache.damaged))
        self.computers = ComputerPlayers(tables, options.random, share)
        self.cups = CupService(store, tables, clock, share, options.seeds)
        self.statistics = StatisticsService(tables, clock)
        self.play_on = PlayOn(store, tables, options.seeds)
        self.logs = UploadedLogs(clock, happened, options.logs)
        self.analyses = Analyses(store, tables.decisions)
        self.lobbies = LobbyService(store, tables, clock, metrics)
        self.requests = SeatRequests(store, tables, clock)
        self.settings = SettingsStore(store, clock)
        self.servers = servers = ServerSettingsCache(store, happened)
        self.members = members = Members(self, store, servers, happened)
        self.emoji_uploader = EmojiUploader(self, clock, options.pace, may_upload=lambda: share.is_main)
        self.painter = options.painter or PaintProcess()
        self.pages = GamePages(options.pages)
        self.paint_queue = PaintQueue(metrics, self.painter)
        self.screens = screens = ScreenBuilder(
            tables,
            self.paint_queue,
            self.logs,
            names=members.names,
            host=members.host_name,
            user_name=members.name,
            stand_ins=members.stand_in_names,
            symbols=self.emoji_uploader.symbols,
            is_on=lambda server: not self.is_removed(server),
            analysis_of=self.analyses.kept,
        )
        self.vacations = VacationService(store, tables, self.settings, clock)
        self.order = Order(store, tables, self.lobbies, self.vacations, clock)
        self.membership = Membership(self, clock, happened)
        places = QueuePlaces(self, store, servers, members, self.membership)
        self.queue = QueueService(store, tables, clock, servers, options.seeds, places.find)
        self.barred = BarredUsers(store, happened)
        self.closed_servers = ClosedServers(self, store, servers, members, happened)
        self.pending_work = PendingWorkSearch(
            store,
            clock,
            share,
            happened,
            tables.plans.play_due,
            self.queue.tick,
            self.requests.tick,
            options.longest_sleep,
        )
        self.erasure = Erasure(store, tables, self.vacations, clock, metrics)
        self.reminders = ReminderService(store, clock, metrics, self.settings, happened)
        self.zone_offers = ZoneOffers(self.settings, clock)
        self.live_panels = LivePanels(clock)
        self.lateness = lateness = Lateness(store, tables, clock, metrics)
        self.agreements = AgreementService(store, tables, clock, metrics)
        parts = Parts(
            self,
            store,
            tables,
            screens,
            members,
            self.reminders,
            self.membership,
            lateness,
            self.zone_offers,
            servers,
            self.live_panels,
            self.pages,
            clock,
            share,
        )
        self.outbox = Outbox(
            parts,
            breaker=breaker,
            limiter=RateLimiter(options.requests_a_second, lambda: share.fraction_of_all),
            metrics=metrics,
            on_unauthorized=on_unauthorized,
            random=options.random,
            rescan_seconds=options.rescan_seconds,
        )
        jobs = (
            self.pending_work.tick,
            self.lobbies.tick,
            self.vacations.tick,
            TurnEndService(tables).end_turns,
            lateness.pass_deadlines,
            self.agreements.tick,
            self.reminders.remind,
            self.reminders.send_digests,
            self.reminders.tell_years,
        )
        self.timers = Timers(
            store,
            clock,
            share,
            happened,
            jobs,
            (store.next_due, self.reminders.next_years, self.agreements.next_due),
            options.longest_sleep,
            beats=keeper is None,
            rests=lambda: keeper is not None and not keeper.all_taken,
        )
        self.lobby_cards = LobbyCards(store, members, servers, self.timers, self.outbox)
