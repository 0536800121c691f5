import socket
from pathlib import Path

import pytest
from yarl import URL

from bot.clock import ManualClock
from bot.trial.trial import Trial


async def opened(folder: Path, port: int = 0) -> URL:
    """The address of a trial that is started and stopped."""
    async with Trial(folder / "trial.sqlite3", ManualClock()).open(port=port) as trial:
        return URL(trial.page.address)


async def test_the_address_is_the_same_after_the_next_start(tmp_path: Path) -> None:
    assert await opened(tmp_path) == await opened(tmp_path)
    assert (tmp_path / "trial.address").stat().st_mode & 0o777 == 0o600


async def test_where_another_program_has_the_port_only_that_is_another_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = await opened(tmp_path)
    with socket.create_server(("127.0.0.1", before.port or 0)):
        after = await opened(tmp_path)
    assert after.port != before.port
    assert after.query == before.query
    assert f"Port {before.port} is taken" in caplog.text
    assert await opened(tmp_path) == after


async def test_a_port_that_is_demanded_is_taken_or_the_trial_does_not_start(tmp_path: Path) -> None:
    before = await opened(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(Exception, match="in use"):
            await opened(tmp_path, port)
    assert (await opened(tmp_path, port)).port == port
    assert before.port != port


async def test_a_damaged_address_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "trial.address").write_text("{")
    assert await opened(tmp_path) == await opened(tmp_path)
