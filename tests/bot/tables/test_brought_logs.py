"""The process that reads logs from files, and a log that it does not read in time."""

from __future__ import annotations

import msgspec
import pytest

from bot.clock import ManualClock
from bot.tables.brought_logs import BroughtLogs, LogProcess, LogRefused
from bot.tables.log_reading import LogAnswer, LogFault
from bot.workers.process import WorkerFailed
from games.log import decode
from sandbox import TIMEOUT
from tests.support.games import GAMES, TESTS


async def test_a_process_reads_a_log() -> None:
    (name, *_) = GAMES
    data = (TESTS / "logs" / name / "2_players.jsonl").read_bytes()
    reader = LogProcess(TIMEOUT)
    answer = msgspec.json.decode(await reader.read(data), type=LogAnswer)
    assert answer.table is not None
    assert answer.table.table().moves == decode(data).table().moves


async def test_a_log_that_is_not_read_in_time_is_refused_and_another_one_can_be_brought() -> None:
    class Slow:
        async def read(self, data: bytes) -> bytes:
            raise WorkerFailed(f"no answer to {len(data)} bytes")

    logs = BroughtLogs(ManualClock(0.0), Slow())
    for _ in range(2):
        with pytest.raises(LogRefused) as refused:
            await logs.bring(b"{}", 1)
        assert refused.value.fault is LogFault.SLOW
