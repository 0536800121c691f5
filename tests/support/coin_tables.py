"""Many tables of the coin toss with one bot, in virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

from bot.app import Tabellarius
from bot.client.emojis import wanted_emojis
from bot.clock import Clock
from bot.delivery.dispatcher import RESCAN_SECONDS
from bot.services import Options
from sandbox import Rate, Sandbox
from storage.postgresql.address import ServerAddress
from storage.store import Store
from tests.support.coin_table import CoinTable
from tests.support.sandboxed_bot import NO_LIMIT, SandboxedBot
from tests.support.table_helpers import DecisionsHere, seeds
from tests.support.unpainted import BlankPainter
from tests.support.virtual_time import BEGINNING, InlineDatabase, LoopClock, open_inline

NO_HEARTBEATS = 1e6
"""Seconds between heartbeats: they go by real time."""

MANY = 1000
"""Tables that people in stories may have."""

LOOKS = 3600.0
"""Seconds between two looks at what falls due: hours and days go by."""

CALM = 2 * 3600.0
"""Seconds after the last game in which everything must be told: longer than any delay of an attempt."""


class CoinTables(SandboxedBot):
    """A sandbox with one bot."""

    settle_seconds = 0.0
    """How long after the last change of a lobby its game begins."""

    decisions = DecisionsHere()
    """Who decides for computer players."""

    def __init__(
        self,
        folder: Path,
        *,
        longest_sleep: float = LOOKS,
        clock: Clock | None = None,
        shards: int = 1,
        address: ServerAddress | None = None,
    ) -> None:
        """Nothing runs yet. `longest_sleep`: seconds between two looks of the bot at what falls due.

        `address`: of its database, if that is on a server, not in a file of the folder.
        """
        self._longest_sleep = longest_sleep
        self._clock = clock or LoopClock()
        self.file = folder / "tabellarius.sqlite3"
        self.address = address
        loop = asyncio.get_running_loop()
        self.sandbox = Sandbox(
            clock=lambda: BEGINNING + loop.time(), heartbeat_interval=NO_HEARTBEATS, shards=shards
        )
        self.sandbox.limit_requests(None, 10**6, 1.0)
        for symbol in wanted_emojis():
            self.sandbox.emoji(symbol.name, symbol.image)
        self.sandbox.limits.new_direct_messages = Rate(10**6, 1.0)

    async def start(self) -> None:
        """The bot comes online."""
        before = self.sandbox.identified
        self.database = await open_inline(self.file, self.address)
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
                press_rate=NO_LIMIT,
                most_tables=MANY,
                longest_sleep=self._longest_sleep,
                rescan_seconds=max(RESCAN_SECONDS, self._longest_sleep),
                settle_seconds=self.settle_seconds,
            ),
        )
        # Without heartbeats the library would connect anew each minute of the loop's time.
        self.bot._connection.heartbeat_timeout = NO_HEARTBEATS
        self._running = asyncio.create_task(self.bot.start(self.sandbox.token))
        await self.sandbox.until(lambda: self.sandbox.identified > before)
        # Idle connections are looked at every few seconds, and closed by real time.
        self.bot.http.connector._keepalive_timeout = NO_HEARTBEATS

    async def watch(self, statement: Callable[[str], None]) -> None:
        """Call a function before each statement in the database's file, in the thread that executes it."""
        assert isinstance(self.database, InlineDatabase)
        await self.database.watch(statement)

    async def _greeted(self, guild: int) -> None:
        await self.store.claim_greeting(guild, channel=1, time=0.0)

    async def table(self, name: str, *, forum: bool = False) -> CoinTable:
        """A server of its own with two people, who have not sat down yet; they play in a `forum` or not."""
        guild = self.sandbox.guild(name, locale="en-US")
        guild.add(self.sandbox.user("Anna"), self.sandbox.user("Ben"))
        guild.text_channel("games")
        if forum:
            channel = guild.forum("boards", "Open", "Running", "Finished", require_tag=True)
            await self.bot.servers.change(guild.id, channel=channel.id)
        await self._greeted(guild.id)
        return CoinTable(self.sandbox, guild)
