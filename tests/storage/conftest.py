"""A store on each engine: SQLite always, PostgreSQL where a server is installed."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from storage.postgresql.address import ServerAddress
from storage.sqlite.database import migrate
from storage.together.store import Store
from tests.support.engines import ENGINES
from tests.support.kept_sessions import KeptSessions
from tests.support.new_file import begin_file
from tests.support.postgresql import Cluster
from tests.support.rated_games import RatedGames


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of a store on both engines, unless it opens the file itself."""
    names = metafunc.fixturenames
    if "engine" in names and "path" not in names:
        metafunc.parametrize("engine", ENGINES, scope="session")


@pytest.fixture
def where(address: ServerAddress | None, request: pytest.FixtureRequest) -> Path | ServerAddress:
    if address is not None:
        return address
    path: Path = request.getfixturevalue("tmp_path") / "games.db"
    begin_file(path)
    return path


@pytest.fixture(scope="session")
def kept(server: Cluster) -> Iterator[KeptSessions]:
    """Sessions on the server of this process that tests use one after another."""
    sessions = KeptSessions(server.address)
    yield sessions
    sessions.end()


@pytest.fixture
async def store(where: Path | ServerAddress, request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    with nullcontext() if isinstance(where, Path) else request.getfixturevalue("kept"):
        async with await Store.open(where) as opened:
            yield opened


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        migrate(opened)
        yield opened


@pytest.fixture
def games(connection: sqlite3.Connection) -> RatedGames:
    return RatedGames(connection, 1)
