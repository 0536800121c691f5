import asyncio
import signal
import sys
from pathlib import Path
from random import Random

import pytest

from bot.clock import SystemClock
from bot.tables.service import TableService
from games.engine.table import Table
from storage.together.store import Store
from tests.support.crash_process import LAST_ANSWER
from tests.support.table_helpers import press_random, seeds

DIED = 3


async def run(path: Path, when: str, *, kill_after: int | None = None) -> tuple[int, list[int]]:
    """Let the program play until it dies: its exit code, and the row counts it printed."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.crash_process", str(path), when, stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    printed = []
    while line := await program.stdout.readline():
        printed.append(int(line))
        if len(printed) == kill_after:
            program.send_signal(signal.SIGKILL)
    return await program.wait(), printed


async def check(path: Path) -> int:
    """The reopened game is whole, waits for the right seats, and continues; returns its number of rows."""
    async with await Store.open(path) as store:
        tables = TableService(store, SystemClock(), seeds=seeds(6))
        table = await tables.table(1)
        Table.load(table.game, table.players, table.options, table.moves, check=True)
        assert tuple(each.seat for each in await store.timing.waits(1)) == table.waiting_seats
        assert all(each.n <= len(table.moves) for each in await store.outbox_due())
        random = Random(7)
        for _ in range(10):
            await press_random(tables, 1, random)
        return len(table.moves)


async def test_an_answer_that_was_being_stored_is_not_there(tmp_path: Path) -> None:
    code, printed = await run(tmp_path / "games.db", "before")
    assert (code, len(printed)) == (DIED, LAST_ANSWER - 1)
    assert await check(tmp_path / "games.db") == printed[-1]


async def test_an_answer_that_was_stored_is_there(tmp_path: Path) -> None:
    code, printed = await run(tmp_path / "games.db", "after")
    assert (code, len(printed)) == (DIED, LAST_ANSWER)
    assert await check(tmp_path / "games.db") == printed[-1]


@pytest.mark.parametrize("answers", [20, 45, 70])
async def test_nothing_that_was_answered_is_lost_whenever_it_is_killed(tmp_path: Path, answers: int) -> None:
    code, printed = await run(tmp_path / "games.db", "never", kill_after=answers)
    assert code == -signal.SIGKILL
    assert await check(tmp_path / "games.db") >= printed[-1]
