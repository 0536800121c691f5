"""Many tables of the coin toss with one bot, in virtual time."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from bot import process
from bot.app import Tabellarius
from bot.client.emojis import wanted_emojis
from bot.client.gateway.keeper import ShardKeeper
from bot.client.gateway.pace import IDENTIFY_SECONDS
from bot.clock import Clock, ServerClock
from bot.delivery.dispatcher import RESCAN_SECONDS
from bot.happened import Happened
from bot.wiring import Options
from sandbox import Rate, Sandbox, StartLimits
from storage.core.shards import Layout, Share
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
from tests.support.coin_table import CoinTable
from tests.support.pages_here import PagesHere
from tests.support.sandboxed_bot import NO_LIMIT, SandboxedBot
from tests.support.table_helpers import DecisionsHere, seeds
from tests.support.unpainted import BlankPainter
from tests.support.virtual_time import BEGINNING, InlineDatabase, LoopClock, LoopServerClock, open_inline

NO_HEARTBEATS = 1e6
"""Seconds between heartbeats, which run in real time."""

MANY = 1000
"""Limit of tables for each person."""

LOOKS = 3600.0
"""Seconds between two looks at what falls due: these games take days."""

LOOKS_AT_SHARDS = 60.0
"""Seconds between two looks at the owners of the shards, with several bots."""


class CoinTables(SandboxedBot):
    """A sandbox with one bot."""

    settle_seconds = 0.0
    """How long after the last change of a lobby its game begins."""

    gone_seconds = 4 * LOOKS_AT_SHARDS
    """Seconds until one of several bots takes over another one's shard."""

    look_seconds = LOOKS_AT_SHARDS

    decisions = DecisionsHere()

    def __init__(
        self,
        folder: Path,
        *,
        longest_sleep: float = LOOKS,
        clock: Clock | None = None,
        shards: int = 1,
        starts: StartLimits | None = None,
        address: ServerAddress | None = None,
        layout: Layout | None = None,
        sandbox: Sandbox | None = None,
    ) -> None:
        """`longest_sleep`: seconds between two looks of the bot at what falls due.

        `starts`: the limit for identifying; by default none, and bots do not pace themselves.
        `address`: the database on a server, instead of a file in the folder; `layout`: the bot's shards, if
        several share the database; `sandbox`: that of the first of these.
        """
        self._longest_sleep = longest_sleep
        self._clock = clock or (LoopClock() if layout is None else LoopServerClock())
        self.file = folder / "tabellarius.sqlite3"
        self.address = address
        self._layout = layout
        if sandbox is not None:
            self.sandbox = sandbox
            return
        loop = asyncio.get_running_loop()
        self.sandbox = Sandbox(
            clock=lambda: BEGINNING + loop.time(),
            heartbeat_interval=NO_HEARTBEATS,
            shards=shards,
            starts=starts,
        )
        self.sandbox.limit_requests(None, 10**6, 1.0)
        for symbol in wanted_emojis():
            self.sandbox.emoji(symbol.name, symbol.image)
        self.sandbox.limits.new_direct_messages = Rate(10**6, 1.0)

    def _keeper(self, layout: Layout, share: Share, happened: Happened) -> ShardKeeper:
        processes, clock = self.store.processes, self._clock
        assert processes is not None
        assert isinstance(clock, ServerClock)
        return ShardKeeper(
            *(self.store, processes, layout, share, clock, happened),
            gone_seconds=self.gone_seconds,
            look_seconds=self.look_seconds,
        )

    async def start(self) -> None:
        before = self.sandbox.gateway.identified
        await self.launch()
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > before)
        # Idle connections are looked at every few seconds, and closed by real time.
        self.bot.http.connector._keepalive_timeout = NO_HEARTBEATS

    async def launch(self) -> None:
        """Start the bot, without waiting for anything."""
        self.database = await open_inline(self.file, self.address, self._layout)
        self.store = Store(self.database)
        for guild in self.sandbox.guilds:
            await self._greeted(guild.id)
        self.bot = Tabellarius(
            self.store,
            Options(
                clock=self._clock,
                seeds=seeds(1),
                random=Random(1),
                decisions=self.decisions,
                painter=BlankPainter(),
                pages=PagesHere(),
                press_rate=NO_LIMIT,
                most_tables=MANY,
                longest_sleep=self._longest_sleep,
                rescan_seconds=max(RESCAN_SECONDS, self._longest_sleep)
                if self._layout is None
                else process.RESCAN_SECONDS,
                settle_seconds=self.settle_seconds,
                identify_seconds=IDENTIFY_SECONDS if self.sandbox.starts.limits else 0.0,
                shards=None if self._layout is None else self._layout.shards,
            ),
            None if self._layout is None else partial(self._keeper, self._layout),
        )
        # Without heartbeats the library would reconnect each minute of the loop's time.
        self.bot._connection.heartbeat_timeout = NO_HEARTBEATS
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))

    async def watch(self, statement: Callable[[str], None]) -> None:
        """Call a function before each statement in the database's file, in the thread that executes it."""
        assert isinstance(self.database, InlineDatabase)
        await self.database.watch(statement)

    async def _greeted(self, guild: int) -> None:
        await self.store.claim_greeting(guild, channel=1, time=0.0)

    async def table(self, name: str, *, forum: bool = False) -> CoinTable:
        """A server of its own with two people who have not sat down yet."""
        guild = self.sandbox.guild(name, locale="en-US")
        guild.add(self.sandbox.user("Anna"), self.sandbox.user("Ben"))
        guild.text_channel("games")
        if forum:
            channel = guild.forum("boards", "Open", "Running", "Finished", require_tag=True)
            await self.bot.servers.change(guild.id, channel=channel.id)
        await self._greeted(guild.id)
        return CoinTable(self.sandbox, guild)
