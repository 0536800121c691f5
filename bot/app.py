"""The bot: its parts, its start and stop, the dispatch of presses."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from discord import InteractionType

from bot.client.acknowledgement import Interaction, Reply
from bot.client.admission import Admission
from bot.client.cogs import cogs_of
from bot.client.command_tree import Translator
from bot.client.components import Control, typed_text
from bot.client.gateway.connection import WRONG_TOKEN, log_in, stay_connected
from bot.client.handlers import Handler, answer, handlers, note_responding, tell_error
from bot.client.responses import UserError
from bot.client.table_access import TableAccess
from bot.happened import NewsMissed
from bot.multi_process import MultiProcess
from bot.operation.exit_status import Fatal
from bot.operation.logs import log_context
from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.custom_ids import parse, table_of
from bot.screens.model import Form
from bot.tables.privacy.cleaning import CleaningJob
from bot.tables.statistics import PastResults
from bot.wiring import MakeKeeper, Options, Services
from bot.work import Loop
from storage.core.errors import DatabaseBusy
from storage.together.store import Store

GRACE_SECONDS = 10.0
"""Longest wait for running presses when the bot stops."""

DEFAULTS = Options()

log = logging.getLogger(__name__)


class Tabellarius(Services):
    def __init__(
        self, store: Store, options: Options = DEFAULTS, make_keeper: MakeKeeper | None = None
    ) -> None:
        super().__init__(store, options, partial(self.end_with_fatal, WRONG_TOKEN), make_keeper)
        self.past_results = PastResults(self.tables)
        self.cleaning = CleaningJob(store, self.tables.cache, self.clock)
        self.admission = Admission(
            options.press_rate, options.completion_rate, options.use_limits.daily, self.metrics
        )
        self.table_access = TableAccess(self, store)
        self.stopping = False
        """Whether new presses are refused, since the bot stops."""
        self.aborted = asyncio.Event()
        """Set once nothing but the end of the program helps."""
        self.fatal: Fatal | None = None
        """Why the bot was aborted."""
        self._press_handlers: Mapping[type[CustomId], Handler] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        jobs = (self.timers.run, self.past_results.run, self.cleaning.loop.run, self.statistics.loop.run)
        self._once = (*jobs, self.erasure.run, self.order.run)
        """Jobs of one process alone."""
        self._multi_process: MultiProcess | None = None
        if self.keeper is not None and store.processes is not None:
            self._multi_process = MultiProcess(self, store.processes, self.keeper, self._once)
        for loop in self.loops:
            self.metrics.loop_failures.labels(loop.name).set_function(partial(getattr, loop, "failures"))

    @property
    def loops(self) -> tuple[Loop, ...]:
        own = () if self.keeper is None else (self.keeper.loop,)
        timed = (self.timers.loop, self.pending_work.loop, self.cups.loop, self.cleaning.loop, self.logs.loop)
        woken = (self.outbox.loop, self.computers.loop, self.statistics.loop, self.emoji_uploader.loop)
        return *timed, *woken, *own

    def faults(self) -> tuple[str, ...]:
        """Faults that do not stop the bot; "" for each part that works."""
        unknown = self.commands_sync.fault if self.share.is_main else ""
        return unknown, *(loop.fault for loop in self.loops)

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

    def end_with_fatal(self, fatal: Fatal) -> None:
        self.fatal = self.fatal or fatal
        self.aborted.set()

    @property
    def waiting_shards(self) -> frozenset[int]:
        """The shards of its own that another process has."""
        return frozenset() if self.keeper is None else self.keeper.waiting

    @property
    def missing_shards(self) -> frozenset[int]:
        """The shards of its own that no process has."""
        return frozenset() if self.keeper is None else self.keeper.missing

    async def go_on_with_database(self) -> None:
        """Read caches and due work again, after the database was out of reach."""
        self.tables.cache.forget_all()
        await self.happened.tell_and_wait(NewsMissed())
        for shard, connected in self.connected_shards.items():
            if connected:
                self.dispatch("shard_ready", shard)  # Events of servers in that time are lost.
        erasing = asyncio.create_task(self.erasure.run())
        self._tasks.add(erasing)
        erasing.add_done_callback(self._tasks.discard)

    async def setup_hook(self) -> None:
        await self.servers.load()
        await self.barred.reread_users()
        await self.closed_servers.reread()
        await self.tables.cache.know_rules()
        await self.painter.start()
        if not self._press_handlers:
            await self._add_cogs()
        works = [
            self.emoji_uploader.loop.run,
            self.outbox.run,
            self.computers.loop.run,
            self.pending_work.loop.run,
            self.logs.loop.run,
            self._run_cups,
        ]
        if self._multi_process is None:
            await self.commands_sync.attempt()
            works += (self.commands_sync.run, *self._once)
        else:
            await self._multi_process.begin()
        self._tasks.update(asyncio.create_task(work()) for work in works)

    async def _run_cups(self) -> None:
        await self.wait_until_ready()
        await self.cups.loop.run()

    async def _add_cogs(self) -> None:
        self.add_dynamic_items(Control)
        for cog in cogs_of(self):
            await self.add_cog(cog)
        self._press_handlers = handlers(self.cogs.values())
        await self.tree.set_translator(Translator())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Note the newest snowflake, and handle a submitted form, which the library forgets at a restart."""
        self.outbox.snowflakes.note_id(interaction.id)
        if interaction.type is InteractionType.modal_submit:
            data: Any = interaction.data
            await self.handle_press(interaction, data["custom_id"], [typed_text(interaction)])

    async def on_acknowledged(self, interaction: Interaction) -> None:
        with note_responding(interaction.client):
            try:
                await self.members.update_from(interaction)
            except DatabaseBusy as error:
                log.warning("the name and the language of a user are not stored: %s", error)

    async def handle_press(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        if not await self.admission.admits(interaction):
            return
        try:
            pressed = parse(custom_id, values)
        except ValueError:
            await tell_error(interaction, UserError("error-no-such-control"))
        else:
            handler = self._press_handlers[type(pressed)]
            edits = handler.reply is Reply.UPDATE
            reply = Reply.PRIVATE if edits and interaction.message is None else handler.reply
            with log_context(table=table_of(pressed)):
                await answer(interaction, reply, self._handle_press(interaction, pressed))

    async def _handle_press(self, interaction: Interaction, pressed: CustomId) -> Form | None:
        game = table_of(pressed)
        if game:
            await self.table_access.check(interaction, game)
        return await self.handle(interaction, pressed)

    async def handle(self, interaction: Interaction, pressed: CustomId) -> Form | None:
        """Handle `pressed` instead of the control whose press was acknowledged."""
        return await self._press_handlers[type(pressed)].handle(interaction, pressed)

    async def wait_until_idle(self) -> None:
        """Wait until emojis are uploaded, computer players have moved and all notifications are sent."""
        await self.emoji_uploader.loop.wait_until_idle()
        if self.share.is_main:
            await self.timers.loop.wait_until_idle()
        await self.cups.loop.wait_until_idle()
        await self.computers.wait_until_idle()
        if self.share.is_main:
            await self.timers.loop.wait_until_idle()
        await self.outbox.wait_until_idle()

    async def close(self) -> None:
        """Finish running work within a bounded time; the gateway stays connected until the end."""
        await self.analyses.close()
        await self.pages.close()
        await self.logs.close()
        await self._answer_presses()
        for task in self._tasks:
            task.cancel()
        if self._multi_process is not None:
            self._multi_process.close()
        await self.computers.close()
        await self.outbox.close()
        await self._answer_presses()
        await self.tables.decisions.close()
        await self.painter.close()
        await self.disconnect_all()
        await self._answer_presses()
        await super().close()

    async def _answer_presses(self) -> None:
        """Wait until no press is running, for GRACE_SECONDS at most; an aborted bot does not wait."""
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
