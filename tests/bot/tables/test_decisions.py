import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.tables.computer_players import ComputerPlayers
from bot.tables.decisions import DecisionProcess
from bot.tables.service import TableService
from bot.workers.process import WorkerFailed
from games import find
from games.agents.analysis import Turn
from games.agents.hints import find_hint
from games.agents.levels import CAREFUL, RANDOM, Decision, decide
from games.engine.chance import RandomChance
from games.engine.table import Table
from sandbox import TIMEOUT
from tests.support.games import STORY_GAME
from tests.support.new_file import open_new
from tests.support.table_helpers import DecisionsHere, begun, seeds
from tests.support.table_story import pending


@pytest.fixture
async def process() -> AsyncIterator[DecisionProcess]:
    decisions = DecisionProcess()
    yield decisions
    await decisions.close()


def asked(seed: int = 1) -> tuple[Table[Any], int]:
    game = find(STORY_GAME)
    table = Table.begin(game, 2, game.options(), RandomChance(Random(seed)))
    return table, table.waiting_seats[0]


def runs(process: int) -> bool:
    """Whether there is such a process, or its remains."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_the_process_decides_what_would_be_decided_here(process: DecisionProcess) -> None:
    table, seat = asked()
    assert process.process_id is None
    for seed, name in ((1, CAREFUL), (2, RANDOM)):
        decision = await process.decide(name, table, seat, seed)
        assert decision == decide(name, table, seat, Random(seed))
        table.answer(seat, decision[0].key)
    assert process.process_id not in (None, os.getpid())


async def test_the_process_judges_what_would_be_judged_here(process: DecisionProcess) -> None:
    table, seat = asked()
    choice = pending(table, seat)
    turn = Turn(seat, len(table.moves) + 1, (choice.options[0].key,))
    table.answer(seat, turn.keys[0])
    assert await process.judge(table, turn) == await DecisionsHere().judge(table, turn)


async def test_a_turn_to_which_the_rules_do_not_come_any_more_is_not_judged(process: DecisionProcess) -> None:
    table, seat = asked()
    first = pending(table, seat)
    table.answer(seat, first.options[0].key)
    second = pending(table, seat)
    turn = Turn(seat, len(table.moves) + 1, (second.options[0].key,))
    assert await process.judge(table, turn) is not None
    by_other_rules = asked()[0]
    by_other_rules.moves[:] = [*table.moves[:-1], structs.replace(table.moves[-1], key="gone")]
    assert await process.judge(by_other_rules, turn) is None


async def test_turns_are_judged_after_all_decisions(process: DecisionProcess) -> None:
    table, seat = asked()
    turn = Turn(seat, len(table.moves) + 1, ())
    done: list[str] = []

    async def judges() -> None:
        await process.judge(table, turn)
        done.append("judged")

    async def decides(seed: int) -> None:
        await process.decide(RANDOM, table, seat, seed)
        done.append("decided")

    await asyncio.gather(decides(1), judges(), decides(2), decides(3))
    assert done == ["decided", "decided", "decided", "judged"]


async def test_a_process_that_was_killed_is_started_anew_and_asked_again(
    process: DecisionProcess, caplog: pytest.LogCaptureFixture
) -> None:
    table, seat = asked()
    await process.decide(RANDOM, table, seat, 1)
    before = process.process_id
    assert before is not None
    os.kill(before, signal.SIGKILL)
    assert await process.decide(RANDOM, table, seat, 2) == decide(RANDOM, table, seat, Random(2))
    assert process.process_id not in (None, before)
    assert not runs(before)
    assert [record.levelname for record in caplog.records] == ["ERROR"]


async def test_where_the_process_dies_of_every_question_any_option_is_taken(
    process: DecisionProcess, caplog: pytest.LogCaptureFixture
) -> None:
    table, seat = asked()
    choice = pending(table, seat)
    table.game = structs.replace(table.game, name="gone")
    (answer,) = await process.decide(CAREFUL, table, seat, 1)
    assert answer.fits(choice)
    assert [record.levelname for record in caplog.records] == ["ERROR"] * 3


async def test_a_hint_is_the_same_as_here_and_none_if_the_process_dies(process: DecisionProcess) -> None:
    table, seat = asked()
    assert await process.hint(table, seat) == find_hint(table, seat)
    gone = asked()[0]
    gone.game = structs.replace(gone.game, name="gone")
    with pytest.raises(WorkerFailed):
        await process.hint(gone, seat)
    assert await process.hint(table, seat) == find_hint(table, seat)


async def test_who_gives_up_waiting_leaves_a_process_that_answers_others(process: DecisionProcess) -> None:
    table, seat = asked()
    await process.decide(RANDOM, table, seat, 1)
    impatient = asyncio.create_task(process.decide(CAREFUL, table, seat, 1))
    await asyncio.sleep(0)
    impatient.cancel()
    with pytest.raises(asyncio.CancelledError):
        await impatient
    assert await process.decide(RANDOM, table, seat, 2) == decide(RANDOM, table, seat, Random(2))


async def test_after_it_was_closed_no_process_is_left_and_none_is_started() -> None:
    table, seat = asked()
    decisions = DecisionProcess()
    await decisions.decide(RANDOM, table, seat, 1)
    process = decisions.process_id
    assert process is not None
    await decisions.close()
    assert not runs(process)
    assert decisions.process_id is None


PROGRAM = """
import asyncio, os
from tests.bot.tables.test_decisions import asked
from bot.tables.decisions import DecisionProcess

async def main():
    decisions = DecisionProcess()
    await decisions.decide("random", *asked(), 1)
    print(decisions.process_id, flush=True)
    os.kill(os.getpid(), 9)

asyncio.run(main())
"""


def test_nothing_is_left_of_it_when_the_bot_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        # Its standard error is also the worker's: it is at its end when both are gone.
        process, errors = program.communicate(timeout=TIMEOUT)
    assert (program.returncode, errors) == (-signal.SIGKILL, b"")
    assert int(process)


class NotedDecisions(DecisionsHere):
    """Decisions made here; for tables of how many players, in their order."""

    def __init__(self) -> None:
        self.players: list[int] = []
        self.asked = asyncio.Event()

    async def decide(self, name: str, table: Table[Any], seat: int, seed: int) -> Decision:
        self.players.append(table.players)
        self.asked.set()
        await asyncio.sleep(0)
        return await super().decide(name, table, seat, seed)


async def test_tables_take_turns_however_much_one_of_them_has_to_decide(tmp_path: Path) -> None:
    decisions = NotedDecisions()
    async with await open_new(tmp_path / "games.db") as store:
        tables = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
        for players in (2, 3, 4):
            await begun(tables, players, computers=["random"])
        runner = ComputerPlayers(tables, Random(1))
        await runner.tick()
        await runner.wait_until_idle()
    assert len(decisions.players) >= 6
    assert all(set(decisions.players[n : n + 3]) == {2, 3, 4} for n in (0, 3))


async def test_a_table_is_not_read_before_its_turn(tmp_path: Path) -> None:
    decisions = NotedDecisions()
    async with await open_new(tmp_path / "games.db") as store:
        tables = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
        for _ in range(4):
            await begun(tables, 2, computers=["random"])
        later = TableService(store, ManualClock(), seeds=seeds(1), decisions=decisions)
        runner = ComputerPlayers(later, Random(1))
        await runner.tick()
        await decisions.asked.wait()
        assert len(later.cache.games) == 1
        await runner.close()
