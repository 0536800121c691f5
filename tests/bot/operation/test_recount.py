import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.clock import ManualClock
from bot.operation.exit_status import ExitStatus
from bot.tables.service import Press, TableService
from storage.lobby.lobby_seats import Terms
from storage.postgresql.address import ServerAddress
from storage.sqlite.instance import instance_lock
from storage.together.store import Store
from tests.support.new_file import begin_file, open_new
from tests.support.postgresql import Cluster
from tests.support.table_helpers import seeds

pytestmark = pytest.mark.usefixtures("toys")


DAMAGE = "UPDATE rating SET mean_after = mean_after + 1 WHERE number = 1"


@pytest.fixture(params=["file", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | ServerAddress:
    """A database with a few rated results, of which one is damaged."""
    if request.param == "file":
        place: Path | ServerAddress = tmp_path / "games.sqlite3"
        begin_file(tmp_path / "games.sqlite3")
    else:
        server: Cluster = request.getfixturevalue("server")
        server.empty()
        place = server.address
    asyncio.run(fill(place))
    return place


async def fill(where: Path | ServerAddress) -> None:
    async with await Store.open(where) as store:
        for _ in range(3):
            await play(store)
        await store._database.execute(DAMAGE)


async def play(store: Store, *, rated: bool = True) -> None:
    """A coin is tossed to the end, by two people."""
    tables = TableService(store, ManualClock(1.0), seeds=seeds(1))
    row = await tables.lobby.open("coin_toss", host=101, channel=9, terms=Terms(rated=rated))
    await tables.lobby.join(row.id, 102)
    await tables.start(row.id, host=101)
    for _ in range(2):
        for seat, user in ((0, 101), (1, 102)):
            version = (await tables.table(row.id)).version(seat)
            await tables.answer(row.id, Press(seat, user=user, version=version), "heads")


def run(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, ["recount", *arguments])
    return result.exit_code, result.output.splitlines()


def test_what_differs_is_named_and_put_right(where: Path | ServerAddress) -> None:
    address = str(where) if isinstance(where, Path) else where.url
    status, said = run(address)
    assert status == ExitStatus.FAILED
    assert any(" is stored, it should be " in line for line in said)
    assert "`tabellarius recount --write` puts them right" in said[-1]
    status, again = run(address, "--write")
    assert (status, again[:-1]) == (0, said[:-1])
    assert "3 rated results" in again[-1]
    status, good = run(address)
    assert (status, len(good)) == (0, 1)
    assert "all as it is worked out" in good[0]
    assert run(address, "--write")[1][0].endswith("nothing to change")


def test_nothing_is_written_while_the_bot_runs(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(fill(path))
    with instance_lock(path):
        status, said = run(str(path), "--write")
        assert (status, len(said)) == (ExitStatus.DATABASE_IN_USE, 1)
        assert run(str(path))[0] == ExitStatus.FAILED


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path) -> None:
    status, said = run(str(tmp_path / "none.sqlite3"), "--write")
    assert status != 0
    assert len(said) == 1
    assert [*tmp_path.iterdir()] == []


def test_statistics_are_worked_out_from_logs(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"

    async def play_once() -> None:
        async with await open_new(path) as store:
            await play(store, rated=False)

    asyncio.run(play_once())
    status, said = run(str(path), "--write")
    assert (status, len(said)) == (0, 1)
    assert said[0].endswith("0 rated results, statistics of 1 game, nothing to change")
    with closing(sqlite3.connect(path)) as connection, connection:
        stored = connection.execute("SELECT * FROM seat_statistics").fetchall()
        assert [row[:2] for row in stored] == [(1, seat) for seat in range(len(stored))]
        connection.execute("UPDATE seat_statistics SET statistics = '{}' WHERE seat = 1")
    status, said = run(str(path))
    assert status == ExitStatus.FAILED
    assert said[0] == "game 1: its statistics are not what its log says"
    assert run(str(path), "--write")[1][-1].endswith("1 differences put right")
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute("SELECT * FROM seat_statistics").fetchall() == stored
        connection.execute("UPDATE game_statistics SET statistics = '{}'")
    assert run(str(path))[1][0] == "game 1: its statistics are not what its log says"
    assert run(str(path), "--write")[1][-1].endswith("1 differences put right")
    assert run(str(path))[1][-1].endswith("all as it is worked out")
