"""The server of the database is lost while games are played: nothing is lost, nothing is said twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import process
from tests.support.coin_complaints import played
from tests.support.coin_table import CoinTable
from tests.support.coin_tables import CoinTables
from tests.support.games import is_thorough
from tests.support.postgresql import Cluster
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("toys")


TEN_MINUTES = 600.0

TABLES = 4

MOMENTS = (5, 20, 35, 50, 65, 80, 95, 110)
"""After how many requests to Discord it is lost."""

REFUSED = ("I can’t save anything at the moment.", "I lost my database just as I was saving this")
"""What people read."""


def is_refused(table: CoinTable) -> bool:
    return any(
        text in message.plain_text
        for user in table.people
        for place in (table.channel, *user.threads(table.place))
        for message in user.sees(place)
        for text in REFUSED
    )


async def lost_for_ten_minutes(server: Cluster, folder: Path, after: int) -> tuple[list[list[str]], bool]:
    """Faults at some tables, and whether anybody read of the database."""
    async with CoinTables(folder, address=server.address) as tables:
        cells = [await tables.table(str(number)) for number in range(TABLES)]
        requests, lost = 0, asyncio.Event()

        async def lose(_moment: object, _line: str) -> None:
            nonlocal requests
            requests += 1
            if requests == after:
                server.crash()
                lost.set()

        async def come_back() -> None:
            await lost.wait()
            await asyncio.sleep(TEN_MINUTES)
            server.start()

        watch = asyncio.create_task(process.look_after_server(tables.bot))
        tables.sandbox.api.hook = lose
        *wrong, _ = await asyncio.gather(*(played(table) for table in cells), come_back())
        watch.cancel()
        assert tables.bot.fatal is None
        return [each or [] for each in wrong], any(map(is_refused, cells))


@pytest.mark.skipif(not is_thorough(), reason="--thorough only: eight times ten minutes")
def test_a_server_lost_ten_minutes(server: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "WATCH_SECONDS", 20.0)
    told = []
    for after in MOMENTS:
        server.empty()
        wrong, refused = run_in_virtual_time(lost_for_ten_minutes(server, tmp_path, after))
        assert (after, wrong) == (after, [[]] * TABLES)
        told.append(refused)
    assert any(told)
