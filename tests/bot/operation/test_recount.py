"""The command `recount`, on files and on a server: what differs is named, and stored while no bot runs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.operation.exit_status import ExitStatus
from storage.connection import Connection
from storage.postgresql.address import ServerAddress
from storage.sqlite.instance import instance_lock
from storage.store import Store
from tests.support.postgresql import Cluster
from tests.support.rated_games import RatedGames

DAMAGE = "UPDATE rating SET mean_after = mean_after + 1 WHERE number = 1"


@pytest.fixture(params=["file", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | ServerAddress:
    """A database with a few rated results, of which one is damaged."""
    if request.param == "file":
        place: Path | ServerAddress = tmp_path / "games.sqlite3"
    else:
        server: Cluster = request.getfixturevalue("server")
        server.empty()
        place = server.address
    asyncio.run(fill(place))
    return place


async def fill(where: Path | ServerAddress) -> None:
    def work(connection: Connection) -> None:
        RatedGames(connection, 3).play(3)
        connection.execute(DAMAGE)

    async with await Store.open(where) as store:
        await store._database.write(work)


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
    assert "all figures as they are worked out" in good[0]
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
