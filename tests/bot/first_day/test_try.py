import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.first_day.check import Result
from bot.first_day.checks import CHECKS
from bot.first_day.command import Place, connected
from bot.wiring import Options
from sandbox import Sandbox
from tests.support.unpainted import BlankPainter


class Ground:
    """A server on the sandbox on which everything is allowed."""

    def __init__(self, folder: Path) -> None:
        started = time.time()
        self.sandbox = Sandbox(clock=lambda: started)
        self.sandbox.limit_requests(None, 10**6, 1.0)
        self.guild = self.sandbox.guild("Club", bot_permissions=("manage_threads", "manage_channels"))
        self.channel = self.guild.text_channel("games")
        self.forum = self.guild.forum("tables")
        self.journal = folder / "try.jsonl"
        self.options = Options(painter=BlankPainter(), ready_seconds=0.0, identify_seconds=0.0)

    def connected(self):
        self.sandbox.point_discord_py()
        return connected(self.sandbox.token, Place(self.guild.id), self.journal, options=self.options)


@pytest.fixture
async def ground(tmp_path: Path) -> AsyncIterator[Ground]:
    ground = Ground(tmp_path)
    async with ground.sandbox:
        yield ground


async def test_everything_works_and_nothing_is_left(ground: Ground) -> None:
    async with ground.connected() as trial:
        report, left = await trial.run(CHECKS)
    assert {each.result for each in report.checks} == {Result.WORKS}
    assert left == []
    assert ground.channel.messages == []
    assert ground.sandbox.faults == []

