"""Two bots lose their sessions at every statement, in the middle of games: everybody is notified once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables.service import Press
from storage.core.errors import DatabaseBusy, DuplicateInteraction
from tests.support.coin_table import complaints
from tests.support.games import is_thorough
from tests.support.lost_sessions import LostSessions
from tests.support.planned_tables import plan
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

PLANNED_MOMENTS = 40
"""The same while a planned turn is played."""


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


# Planned turns


async def planned(server: Cluster, folder: Path, lost: LostSessions) -> tuple[list[str], int, int]:
    """Answers of Ben's plan at a table of another process than that of the timers, his calls, his news."""
    with lost:
        async with two_bots(folder, [server.address] * 2) as two:
            table, tables = two.tables[1], two.bots[1].bot.tables
            anna, ben = table.people
            row = await tables.lobby.open(
                "harbour", host=anna.id, channel=table.channel.id, guild=table.guild.id, seats=2
            )
            await tables.lobby.join(row.id, ben.id)
            await tables.start(row.id, host=anna.id)
            await asyncio.sleep(QUIET)
            card = next(iter((await tables.table(row.id)).view(1).kinds(1)))
            await plan(tables, row.id, 1, "bury", card, "end")
            lost.has_begun = True
            is_stored = False
            while not is_stored:
                try:
                    await tables.answer(row.id, Press(0, anna.id, 0, 1), "end")
                    is_stored = True
                except DuplicateInteraction:
                    is_stored = True
                except DatabaseBusy:
                    await asyncio.sleep(5.0)
            await asyncio.sleep(IDLE)
            lost.has_begun = False
            await asyncio.sleep(QUIET)
            found = await tables.store.moves(row.id)
            called = sum("choose an action" in text for text in ben.pushes)
            quiet = sum("your plan was played" in each.text for each in ben.direct_messages())
            return [each.key for each in found if each.seat == 1], called, quiet


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: as many turns as there are statements")
def test_a_planned_turn_is_played_once_whatever_statement_loses_its_session(
    server: Cluster, tmp_path: Path
) -> None:
    lost = LostSessions(server)
    for lost.gap in (NEVER, 20, 20, 0, 0):
        server.empty()
        before = set(lost.lost)
        keys, called, quiet = run_in_virtual_time(planned(server, tmp_path, lost))
        assert (len(keys), called, quiet) == (3, 0, 1), lost.lost - before
    assert len(lost.lost) > PLANNED_MOMENTS
