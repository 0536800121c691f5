"""Two bots as processes, each with a shard, that share a sandbox and a database on a PostgreSQL server."""

import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from bot.__main__ import app
from bot.limits import ALREADY_ACKNOWLEDGED
from sandbox import Channel, Guild, Sandbox
from storage.core.shards import shard_of
from storage.postgresql.address import ServerAddress
from tests.support import push_linter
from tests.support.bot_process import BotProcess
from tests.support.person import Person, sit_down

STARTED_SECONDS = 240.0
"""Longest time until both processes are connected, on a busy machine."""

TAKEN_OVER_SECONDS = 60.0
"""Longest time until the tables of a killed process continue."""

SHARDS = frozenset({0, 1})

LOCALES = {"Anna": "en-US", "Boris": "ru", "Clara": "de"}
"""Name -> language."""


class TwoProcesses:
    """Two bots, each with a shard, and people who are on a server of each."""

    def __init__(
        self,
        sandbox: Sandbox,
        address: str,
        folder: Path,
        people: list[Person],
        ahead: float,
        toys: bool,
    ) -> None:
        """`ahead`: seconds that the second one's clock is ahead; `toys`: whether they have the toy games."""
        self.sandbox = sandbox
        self._ahead = ahead
        self._toys = toys
        self.folder = folder
        self.address = address
        self.people = people
        self.bots = [self.bot(2, shard) for shard in sorted(SHARDS)]
        self.channels: list[Channel] = []
        """A channel on a server of each shard."""
        self.threads: list[Channel] = []
        """The tables' threads, by shard."""
        self.both_get_presses = False
        """Whether a hanging process gets its missed events once it continues."""

    def bot(self, shards: int, own: int) -> BotProcess:
        """A process with a shard of its own."""
        file = self.folder / f"{own}_of_{shards}.sqlite3"
        return BotProcess(
            self.sandbox,
            file,
            address=self.address,
            shards=(shards, str(own)),
            ahead=own * self._ahead,
            toys=self._toys,
        )

    async def begin(self) -> None:
        """Start both bots, and wait until people can use them on a server of each shard."""
        guilds: dict[int, Guild] = {}
        while len(guilds) < len(SHARDS):
            guild = self.sandbox.guild(f"Club {len(self.sandbox.guilds)}", locale="en-US")
            guild.add(*(person.user for person in self.people))
            guilds.setdefault(shard_of(guild.id, len(SHARDS)), guild)
            self.sandbox.advance(0.001)
        self.channels = [guilds[shard].text_channel("games") for shard in sorted(SHARDS)]
        for bot in self.bots:
            await bot.launch()
        await self.are_connected(STARTED_SECONDS)

    async def are_connected(self, within: float) -> None:
        """Wait until some process is connected for each shard."""
        await self.sandbox.until(lambda: self.sandbox.gateway.connected_shards == SHARDS, within=within)

    async def begin_tables(self) -> None:
        """Begin a game on a server of each shard, and play a round."""
        for channel in self.channels:
            self.threads.append(await sit_down(self.people, channel))
        for shard in sorted(SHARDS):
            await self.play_a_round(shard)

    async def play_a_round(self, shard: int) -> None:
        """Act for somebody who is asked."""
        thread = self.threads[shard]
        for person in self.people:
            if await person.act(thread):
                return
        raise AssertionError("nobody can act")

    async def play_on(self, acted: Callable[[], None]) -> None:
        """Act at both tables until that fails; `acted`: called after each time."""
        while True:
            for shard in sorted(SHARDS):
                await self.play_a_round(shard)
                acted()

    async def is_taken_over(self, identified: int, within: float) -> None:
        """Wait until the other process has connected for a shard; `identified`: how many had before it."""
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > identified, within=within)

    def check(self) -> None:
        """Check that the database has no fault, and that every message was posted once."""
        checked = CliRunner().invoke(app, ["check", self.address])
        assert checked.exit_code == 0, checked.output
        late = (ALREADY_ACKNOWLEDGED,) if self.both_get_presses else ()
        assert [each for each in self.sandbox.faults if each.code not in late] == []
        assert [*push_linter.faults(self.sandbox)] == []
        posted = [
            each.answer for each in self.sandbox.requests if each.status == 200 and each.method == "POST"
        ]
        messages = {
            each["id"]: each.get("nonce") for each in posted if isinstance(each, dict) and "nonce" in each
        }
        assert max(Counter(messages.values()).values()) == 1


@asynccontextmanager
async def two_processes(
    address: ServerAddress,
    folder: Path,
    *,
    people: int = 2,
    ahead: float = 0.0,
    clock: Callable[[], float] = time.time,
    toys: bool = False,
) -> AsyncIterator[TwoProcesses]:
    """Context manager for two running bots on an empty database, checked at the end.

    `ahead`: seconds that the second one's clock is ahead; `clock`: Discord's; `toys`: whether they have the
    toy games.
    """
    async with Sandbox(shards=2, clock=clock) as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        random = Random(1)
        users = [sandbox.user(name, locale=locale) for name, locale in [*LOCALES.items()][:people]]
        two = TwoProcesses(
            sandbox, address.url, folder, [Person(each, random) for each in users], ahead, toys
        )
        try:
            await two.begin()
            yield two
        finally:
            for bot in two.bots:
                await bot.stop()
        two.check()
