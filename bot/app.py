"""The bot: its parts, its start and stop, the dispatch of presses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import discord
from discord.ext import commands

from bot.client.acknowledgement import Interaction
from bot.client.admission import Admission
from bot.client.cogs.agreement import AgreementCog
from bot.client.cogs.dormancy import DormancyCog
from bot.client.cogs.gateway import GatewayCog
from bot.client.cogs.greeting import GreetingCog
from bot.client.cogs.guest import GuestCog
from bot.client.cogs.help import HelpCog
from bot.client.cogs.late import LateCog
from bot.client.cogs.lobby import LobbyCog
from bot.client.cogs.pace import PaceCog
from bot.client.cogs.panel import PanelCog
from bot.client.cogs.place import PlaceCog
from bot.client.cogs.play import PlayCog
from bot.client.cogs.privacy import PrivacyCog
from bot.client.cogs.reminder import ReminderCog
from bot.client.cogs.result import ResultCog
from bot.client.cogs.seats import SeatsCog
from bot.client.cogs.settings import SettingsCog
from bot.client.cogs.setup import SetupCog
from bot.client.cogs.start import StartCog
from bot.client.cogs.table import TableCog
from bot.client.cogs.vacation import VacationCog
from bot.client.cogs.verify import VerifyCog
from bot.client.command_tree import CommandTree, Translator, sync
from bot.client.components import Control
from bot.client.connection import WRONG_TOKEN, log_in, stay_connected, was_connected
from bot.client.emojis import PACE, EmojiUploader
from bot.client.handlers import Handler, handlers
from bot.client.lobby_cards import LobbyCards
from bot.client.members import Members
from bot.client.press_rate import COMPLETION_RATE, PressRate
from bot.client.responses import UserError, answer, responding, tell_error
from bot.client.table_access import TableAccess
from bot.clock import Clock, SystemClock
from bot.delivery.breaker import Breaker
from bot.delivery.deliverers import Parts
from bot.delivery.messages.zone_offers import ZoneOffers
from bot.delivery.outbox import Outbox
from bot.operation.context import log_context
from bot.operation.exit_status import Fatal
from bot.operation.metrics import Metrics
from bot.screens.builder import ScreenBuilder
from bot.screens.custom_id import CustomId
from bot.screens.custom_ids import parse, table_of
from bot.screens.painting.paint_queue import PaintQueue
from bot.screens.painting.painters import Painter, PaintProcess
from bot.tables.absence.agreements import Agreements
from bot.tables.absence.late import Lateness
from bot.tables.absence.vacations import Vacations
from bot.tables.cleaning import Cleaning
from bot.tables.computer_players import ComputerPlayers
from bot.tables.decisions import DecisionProcess, Decisions
from bot.tables.erasure import Erasure
from bot.tables.lobby.lobbies import Lobbies
from bot.tables.reminders.reminders import Reminders
from bot.tables.reminders.timers import LONGEST_SLEEP, Timers
from bot.tables.result_backfill import PastResults
from bot.tables.service import SETTLE_SECONDS, TableService
from bot.tables.settings.server_settings import Servers
from bot.tables.settings.settings_store import SettingsStore
from games.engine.chance import new_seed
from storage.errors import DatabaseBusy
from storage.lobby.table_limit import MOST_TABLES
from storage.store import Store

RATELIMIT_SECONDS = 30.0
"""Longest wait for a rate limit; with a longer one a request fails."""

READY_SECONDS = 2.0
"""At a start the bot is ready when no further server has come for so long."""

GRACE_SECONDS = 10.0
"""Longest wait for presses under way when the bot stops."""

log = logging.getLogger(__name__)


class Tabellarius(commands.Bot):
    """The bot on Discord."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        seeds: Callable[[], bytes] = new_seed,
        random: Random | None = None,
        decisions: Decisions | None = None,
        painter: Painter | None = None,
        pace: float = PACE,
        press_rate: PressRate | None = None,
        completion_rate: PressRate = COMPLETION_RATE,
        ready_seconds: float = READY_SECONDS,
        longest_sleep: float = LONGEST_SLEEP,
        settle_seconds: float = SETTLE_SECONDS,
        most_tables: int = MOST_TABLES,
    ) -> None:
        """`seeds`: where new games get theirs; `random` decides for computer players.

        `decisions` of computer players, `painter` of pictures: by default processes. `pace`: seconds before
        each upload of an emoji; `press_rate`, `completion_rate`: how fast a user may press, and is shown
        completions; `ready_seconds`: how long after each server of a start another one is waited for;
        `longest_sleep`: seconds between two looks at what falls due; `settle_seconds`: how long after the
        last change of a lobby its game begins; `most_tables`: how many with strangers a user may have, where
        a server has set nothing else.
        """
        intents = discord.Intents.none()
        intents.guilds = True
        self.clock = clock or SystemClock()
        self.metrics = Metrics()
        breaker = Breaker(self.clock, self.metrics)
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=CommandTree,
            help_command=None,
            intents=intents,
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=False),
            max_ratelimit_timeout=RATELIMIT_SECONDS,
            guild_ready_timeout=ready_seconds,
            http_trace=breaker.trace,
        )
        self.store = store
        self.tables = TableService(
            store,
            self.clock,
            seeds=seeds,
            random=random,
            decisions=decisions or DecisionProcess(self.metrics.computer_move_seconds),
            settle_seconds=settle_seconds,
            most_tables=most_tables,
        )
        self.lobbies = Lobbies(
            store, self.tables, self.clock, self.metrics, due_changed=lambda: self.timers.wake()
        )
        self.lobby_cards = LobbyCards(self)
        self.tables.on_seat_change = lambda reason: self.metrics.seat_changes.labels(reason).inc()
        self.tables.count_games_over(lambda outcome: self.metrics.games_over.labels(outcome).inc())
        self.metrics.damaged_tables.set_function(lambda: self.tables.damaged)
        self.settings = SettingsStore(store, self.clock)
        self.servers = Servers(store)
        self.members = Members(self, store, self.servers)
        self.emoji_uploader = EmojiUploader(self, self.clock, pace)
        self.painter = painter or PaintProcess()
        self.screens = ScreenBuilder(
            self.tables,
            PaintQueue(self.metrics, self.painter),
            names=self.members.names,
            host=self.members.host,
            user_name=self.members.name,
            stand_ins=self.members.stand_ins,
            symbols=self.emoji_uploader.symbols,
            is_on=lambda server: not self.is_ready() or self.get_guild(server) is not None,
        )
        self.vacations = Vacations(store, self.tables, self.settings, self.clock)
        self.erasure = Erasure(
            store, self.tables, self.vacations, self.clock, self.metrics, self.members.forget
        )
        self.reminders = Reminders(
            store, self.clock, self.metrics, self.settings, lambda game: self.outbox.wake(game)
        )
        self.zone_offers = ZoneOffers(self.settings, self.clock)
        self.lateness = Lateness(store, self.tables, self.clock, self.metrics)
        self.agreements = Agreements(
            store, self.tables, self.clock, self.metrics, due_changed=lambda: self.timers.wake()
        )
        parts = Parts(
            self,
            store,
            self.tables,
            self.screens,
            self.members,
            self.reminders,
            self.lateness,
            self.zone_offers,
            self.servers,
            self.clock,
        )
        self.outbox = Outbox(
            parts,
            breaker=breaker,
            metrics=self.metrics,
            on_unauthorized=lambda: self.abort(WRONG_TOKEN),
            due_changed=lambda: self.timers.wake(),
            random=random,
        )
        self.timers = Timers(
            store,
            self.clock,
            (
                self.lobbies.tick,
                self.vacations.tick,
                self.lateness.pass_deadlines,
                self.agreements.tick,
                self.reminders.remind,
                self.reminders.digest,
            ),
            next_dues=(store.reminders.next_due, self.agreements.next_due),
            deadlines_moved=self.outbox.wake_all,
            longest_sleep=longest_sleep,
        )
        self.computers = ComputerPlayers(self.tables, random)
        self.past_results = PastResults(self.tables)
        self.cleaning = Cleaning(store, self.clock)
        self.admission = Admission(press_rate or PressRate(), completion_rate)
        self.table_access = TableAccess(self, store)
        self.stopping = False
        """Whether new presses are refused, since the bot stops."""
        self.responding: set[asyncio.Task[Any]] = set()
        """Tasks that handle an interaction."""
        self.aborted = asyncio.Event()
        """Set once nothing but the end of the program helps."""
        self.fatal: Fatal | None = None
        """Why the bot was aborted."""
        self._press_handlers: Mapping[type[CustomId], Handler] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, token: str, *, reconnect: bool = True) -> None:  # noqa: ARG002
        """Stay connected until the bot is closed; faults that pass are waited out. Raises Fatal."""
        connection = asyncio.create_task(self._connect(token))
        aborted = asyncio.create_task(self.aborted.wait())
        try:
            await asyncio.wait([connection, aborted], return_when=asyncio.FIRST_COMPLETED)
            if self.fatal is not None:
                raise self.fatal
            await connection
        finally:
            connection.cancel()
            aborted.cancel()
            await asyncio.gather(connection, aborted, return_exceptions=True)

    async def _connect(self, token: str) -> None:
        await log_in(self, token, self.clock)
        await stay_connected(self, self.clock)

    @property
    def connected(self) -> bool:
        """Whether the gateway is connected, and knows the bot."""
        return was_connected(self) and self.ws.open and self.ws.session_id is not None

    def abort(self, fatal: Fatal) -> None:
        """End the program with this status and line: `start` raises it."""
        self.fatal = self.fatal or fatal
        self.aborted.set()

    async def setup_hook(self) -> None:
        """Add commands and handlers, and start the background tasks."""
        await self.servers.load()
        await self.painter.start()
        if not self._press_handlers:
            await self._add_cogs()
        await sync(self.tree)
        self.tables.listen_to_due(self.outbox.wake)
        for work in (
            self.emoji_uploader.run(),
            self.outbox.run(),
            self.computers.run(),
            self.timers.run(),
            self.past_results.run(),
            self.cleaning.run(),
            self.erasure.run(),
        ):
            self._tasks.add(asyncio.create_task(work))

    async def _add_cogs(self) -> None:
        """Add commands and handlers of presses."""
        self.add_dynamic_items(Control)
        self.greetings = GreetingCog(self)
        await self.add_cog(self.greetings)
        await self.add_cog(AgreementCog(self))
        await self.add_cog(DormancyCog(self))
        await self.add_cog(GatewayCog(self))
        await self.add_cog(HelpCog(self))
        await self.add_cog(LateCog(self))
        await self.add_cog(LobbyCog(self))
        self.play_cog = PlayCog(self)
        await self.add_cog(self.play_cog)
        await self.add_cog(StartCog(self))
        await self.add_cog(GuestCog(self))
        await self.add_cog(PanelCog(self))
        await self.add_cog(PaceCog(self))
        await self.add_cog(PlaceCog(self))
        await self.add_cog(PrivacyCog(self))
        await self.add_cog(ReminderCog(self))
        await self.add_cog(ResultCog(self))
        await self.add_cog(SeatsCog(self))
        await self.add_cog(SettingsCog(self))
        await self.add_cog(SetupCog(self))
        self.table_cog = TableCog(self)
        await self.add_cog(self.table_cog)
        self.vacation_cog = VacationCog(self)
        await self.add_cog(self.vacation_cog)
        await self.add_cog(VerifyCog(self))
        self._press_handlers = handlers(self.cogs.values())
        await self.tree.set_translator(Translator())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Note the newest snowflake."""
        self.outbox.snowflakes.see(interaction.id)

    async def on_acknowledged(self, interaction: Interaction) -> None:
        """Update the name and the language of the user."""
        with responding(interaction):
            try:
                await self.members.update_from(interaction)
            except DatabaseBusy as error:
                log.warning("the name and the language of a user are not stored: %s", error)

    async def handle_press(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        """Call the handler of a control that was pressed."""
        if not await self.admission.admits(interaction):
            return
        try:
            pressed = parse(custom_id, values)
        except ValueError:
            await tell_error(interaction, UserError("error-no-such-control"))
        else:
            handler = self._press_handlers[type(pressed)]
            with log_context(table=table_of(pressed)):
                await answer(interaction, handler.reply, self._handle_press(interaction, pressed))

    async def _handle_press(self, interaction: Interaction, pressed: CustomId) -> None:
        game = table_of(pressed)
        if game:
            await self.table_access.check(interaction, game)
        await self.handle(interaction, pressed)

    async def handle(self, interaction: Interaction, pressed: CustomId) -> None:
        """Handle a control in place of the one that was pressed, and is acknowledged."""
        await self._press_handlers[type(pressed)].handle(interaction, pressed)

    async def wait_until_idle(self) -> None:
        """Wait until emojis are uploaded, computer players have moved and all notifications are sent."""
        await self.emoji_uploader.idle.wait()
        await self.computers.wait_until_idle()
        await self.timers.wait_until_idle()
        await self.outbox.wait_until_idle()

    async def close(self) -> None:
        """Finish what is under way within a bounded time, and stop; the next start resumes the rest.

        The gateway stays connected meanwhile, so that a press which comes late is told so.
        """
        await self._answer_presses()
        for task in self._tasks:
            task.cancel()
        await self.computers.close()
        await self.outbox.close()
        await self._answer_presses()
        await self.tables.decisions.close()
        await self.painter.close()
        await super().close()

    async def _answer_presses(self) -> None:
        """Wait until no press is under way, for GRACE_SECONDS at most; an aborted bot does not wait."""
        self.stopping = True
        loop = asyncio.get_running_loop()
        end = loop.time() + (0.0 if self.aborted.is_set() else GRACE_SECONDS)
        while self.responding and (left := end - loop.time()) > 0:
            await asyncio.wait(self.responding, timeout=left, return_when=asyncio.FIRST_COMPLETED)
        for task in self.responding:
            task.cancel()
        if self.responding:
            log.warning("presses that took too long and are given up: %d", len(self.responding))
            await asyncio.wait(self.responding, timeout=1.0)
