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
"""Longest time until the tables of a process that was killed go on."""

SHARDS = frozenset({0, 1})

LOCALES = {"Anna": "en-US", "Boris": "ru", "Clara": "de"}
"""Who plays, in which language."""


class TwoProcesses:
    """Two bots, each with a shard, and people who are on a server of each."""

    def __init__(
        self, sandbox: Sandbox, address: str, folder: Path, people: list[Person], ahead: float
    ) -> None:
        """Nothing runs yet. `ahead`: how many seconds the clock of the second one is."""
        self.sandbox = sandbox
        self._ahead = ahead
        self.folder = folder
        self.address = address
        self.people = people
        self.bots = [self.bot(2, shard) for shard in sorted(SHARDS)]
        self.channels: list[Channel] = []
        """One of a server of each shard."""
        self.threads: list[Channel] = []
        """Of the tables, by shard."""
        self.both_get_presses = False
        """Whether a process that hangs gets what it was sent once it awakes."""

    def bot(self, shards: int, own: int) -> BotProcess:
        """A process with a shard of its own."""
        file = self.folder / f"{own}_of_{shards}.sqlite3"
        ahead = own * self._ahead
        return BotProcess(self.sandbox, file, address=self.address, shards=(shards, str(own)), ahead=ahead)

    async def begin(self) -> None:
        """Both bots are there, and people on a server of each shard."""
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
        """A game on a server of each shard, of which a round has been played."""
        for channel in self.channels:
            self.threads.append(await sit_down(self.people, channel))
        for shard in sorted(SHARDS):
            await self.play_a_round(shard)

    async def play_a_round(self, shard: int) -> None:
        """Somebody who is asked acts."""
        thread = self.threads[shard]
        for person in self.people:
            if await person.act(thread):
                return
        raise AssertionError("nobody can act")

    async def play_on(self, acted: Callable[[], None]) -> None:
        """Act at both tables for as long as that is answered."""
        while True:
            for shard in sorted(SHARDS):
                await self.play_a_round(shard)
                acted()

    async def is_taken_over(self, identified: int, within: float) -> None:
        """Wait until the other process is connected for a shard, that had identified so often in all."""
        await self.sandbox.until(lambda: self.sandbox.gateway.identified > identified, within=within)

    def check(self) -> None:
        """All is stored as it can be, and everybody was told everything once."""
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
) -> AsyncIterator[TwoProcesses]:
    """Two bots who have begun, with an empty database; at the end all is checked.

    `ahead`: how many seconds the clock of the second one is; `clock`: Discord's.
    """
    async with Sandbox(shards=2, clock=clock) as sandbox:
        sandbox.limit_requests(None, 1000, 1.0)
        random = Random(1)
        users = [sandbox.user(name, locale=locale) for name, locale in [*LOCALES.items()][:people]]
        two = TwoProcesses(sandbox, address.url, folder, [Person(each, random) for each in users], ahead)
        try:
            await two.begin()
            yield two
        finally:
            for bot in two.bots:
                await bot.stop()
        two.check()
