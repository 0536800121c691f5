import asyncio
import os
import signal
from pathlib import Path
from typing import get_args

import pytest
from msgspec import structs

from bot.config import Secret, Settings
from bot.screens.painting.paint_queue import PaintProcess
from bot.workers.process import WorkerFailed, WorkerProcess
from sandbox import TIMEOUT

SECRET = "a-secret-of-the-bot"


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every secret setting stands in the environment, in capitals and in small letters."""
    names = [field.name for field in structs.fields(Settings) if Secret in get_args(field.type)]
    assert names
    for name in names:
        monkeypatch.setenv(name.upper(), SECRET)
        monkeypatch.setenv(name, SECRET)


def environment(process: int | None) -> str:
    """The environment of a process, once it has begun its own program."""
    while not (found := Path(f"/proc/{process}/environ").read_text()):
        os.sched_yield()
    return found


@pytest.mark.usefixtures("secrets")
async def test_processes_that_paint_and_decide_are_started_without_the_secrets_of_the_settings() -> None:
    painter = PaintProcess()
    await painter.start()
    painted = environment(painter.process_id)
    await painter.close()
    decider = WorkerProcess("bot.tables.decision_worker", seconds=TIMEOUT)
    await decider.start()
    decided = environment(decider.id)
    await decider.close()
    for known in (painted, decided):
        assert "PATH=" in known
        assert SECRET not in known


async def test_one_that_hangs_is_ended_and_who_has_asked_it_is_notified() -> None:
    worker = WorkerProcess("bot.tables.decision_worker", seconds=TIMEOUT)
    process = await worker.start()
    os.kill(process.pid, signal.SIGSTOP)
    asked = asyncio.create_task(worker.ask(b"{}"))
    await asyncio.sleep(0)
    await worker.close()
    assert process.returncode == -signal.SIGKILL
    with pytest.raises(WorkerFailed):
        await asked
