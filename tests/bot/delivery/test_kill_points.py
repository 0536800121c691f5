"""Killed before each statement, before and after each request of a game: play continues, nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.support.coin_table import PATIENCE, CoinTable, complaints
from tests.support.coin_tables import CoinTables
from tests.support.games import is_thorough, share
from tests.support.killed import KillPoints, Remains
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


PARTS = 4 if is_thorough() else 1
"""The kill points are dealt out to so many tests."""

EVERY_DAY = 8
"""Kill points that are tried without `--thorough`."""


async def kill_points(folder: Path) -> tuple[Sequence[Remains], int, int]:
    """The states that kills leave during a game; the number of statements and requests."""
    async with CoinTables(folder) as tables:
        table = await tables.table("Club")
        async with KillPoints(tables) as points:
            await table.play()
            await tables.bot.wait_until_idle()
            assert complaints(table) == []
            return points.found, points.statements, points.requests


async def gone_on(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left, and play to the end; what is wrong then."""
    async with left.restarted(folder) as tables:
        (guild,) = tables.sandbox.guilds
        table = CoinTable(tables.sandbox, guild)
        await asyncio.sleep(PATIENCE)
        try:
            await table.play()
        except TimeoutError:
            return ["it did not come to its end"]
        await tables.bot.wait_until_idle()
        return complaints(table)


@pytest.mark.parametrize("part", range(PARTS))
def test_killed_at_any_moment_everybody_gets_what_they_need_once(part: int, tmp_path: Path) -> None:
    points, statements, requests = run_in_virtual_time(kill_points(tmp_path))
    assert statements > 200
    assert requests > 60
    wrong = {}
    for number in share(range(len(points)), EVERY_DAY)[part::PARTS]:
        left = points[number]
        folder = tmp_path / str(number)
        folder.mkdir()
        found = run_in_virtual_time(gone_on(left, folder), begin=left.time)
        if found:
            wrong[number, left.moments[0]] = found
    assert wrong == {}
