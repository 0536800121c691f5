"""Two bots lose their sessions at every statement, in the middle of games: everybody is notified once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.support.coin_complaints import complaints
from tests.support.games import is_thorough
from tests.support.lost_sessions import LostSessions
from tests.support.postgresql import Cluster
from tests.support.two_bots import QUIET, two_bots
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


NEVER = 10**9

GAPS = (NEVER, 20, 20, 0, 0, 0)
"""For each pair of games: so many statements there are at least from one lost session to the next."""

IDLE = 120.0
"""Seconds after a game in which sessions are still lost."""

MOMENTS = 200
"""How many there are at least at which one can be lost."""


async def played(server: Cluster, folder: Path, lost: LostSessions) -> list[list[str]]:
    """Faults at the tables of two bots."""
    with lost:
        async with two_bots(folder, [server.address] * 2) as two:
            lost.has_begun = True
            await asyncio.gather(*(table.play() for table in two.tables))
            await asyncio.sleep(IDLE)
            lost.has_begun = False
            await asyncio.sleep(QUIET)
            assert [each.bot.fatal for each in two.bots] == [None, None]
            return [complaints(table) for table in two.tables]


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: six pairs of games")
def test_sessions_are_lost_at_every_statement(server: Cluster, tmp_path: Path) -> None:
    lost, usual = LostSessions(server), set[str]()
    for lost.gap in GAPS:
        server.empty()
        before = set(lost.lost)
        wrong = run_in_virtual_time(played(server, tmp_path, lost))
        assert wrong == [[], []], lost.lost - before
        if lost.gap == NEVER:
            usual = set(lost.met)
    assert len(lost.lost) > MOMENTS
    assert usual - lost.lost == set()
