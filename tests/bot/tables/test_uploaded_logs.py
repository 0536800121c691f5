import resource

import msgspec
import pytest

from bot.clock import ManualClock
from bot.happened import Happened
from bot.screens.history.log_pages import LogPageRequest, decoded, encoded
from bot.screens.ids.history_ids import ShowLogStep
from bot.screens.symbols import NO_SYMBOLS
from bot.tables.log_reading import LogAnswer, LogFault
from bot.tables.log_worker import MEMORY, PROCESSOR_SECONDS
from bot.tables.uploaded_logs import LONGEST_SECONDS, LogProcess, LogRefused, UploadedLogs
from bot.workers.process import WorkerProcess
from games.log import decode
from sandbox import TIMEOUT
from tests.support.games import GAMES, TESTS
from tests.support.log_files import earlier_log

NO_PAGE = LogPageRequest(b"", "", ShowLogStep("0" * 32, 1), "en", NO_SYMBOLS, "")


async def test_a_process_reads_a_log() -> None:
    (name, *_) = GAMES
    data = (TESTS / "logs" / name / "2_players.jsonl").read_bytes()
    reader = LogProcess(TIMEOUT)
    answer = msgspec.json.decode(await reader.read(data), type=LogAnswer)
    assert answer.table is not None
    assert answer.table.table().moves == decode(data).table().moves


async def test_a_process_shows_a_log_of_earlier_rules_with_its_picture() -> None:
    data, shown = earlier_log(GAMES[0]), ShowLogStep("0" * 32, 2)
    assert msgspec.json.decode(await LogProcess(TIMEOUT).read(data), type=LogAnswer).earlier
    request = encoded(LogPageRequest(data, "0" * 64, shown, "de", NO_SYMBOLS, "Head"))
    page = decoded(await LogProcess(TIMEOUT).show(request))
    assert page.screen is not None
    assert "### Schritt 2 von" in page.screen.text
    assert len(page.screen.pictures) == 1


async def test_a_log_that_is_not_read_in_time_is_refused_once_and_another_one_can_be_uploaded(
    caplog: pytest.LogCaptureFixture,
) -> None:
    logs = UploadedLogs(ManualClock(0.0), Happened(), LogProcess(seconds=0.0))
    for tried in (1, 2):
        with pytest.raises(LogRefused) as refused:
            await logs.upload(b"{}", 1)
        assert refused.value.text == f"error-log-{LogFault.SLOW}"
        assert caplog.text.count("gave no answer") == tried
    await logs.close()


@pytest.mark.parametrize(
    ("module", "request_"),
    [("bot.tables.log_worker", b"{}"), ("bot.screens.history.log_page_worker", encoded(NO_PAGE))],
)
async def test_a_logs_allowance_is_counted_in_processor_seconds(module: str, request_: bytes) -> None:
    worker = WorkerProcess(module, seconds=TIMEOUT)
    await worker.ask(request_)
    assert worker.id is not None
    processor = resource.prlimit(worker.id, resource.RLIMIT_CPU)
    memory = resource.prlimit(worker.id, resource.RLIMIT_AS)
    await worker.close()
    assert (processor, memory) == ((PROCESSOR_SECONDS, PROCESSOR_SECONDS), (MEMORY, MEMORY))
    assert LONGEST_SECONDS > 10 * PROCESSOR_SECONDS
