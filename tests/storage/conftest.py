"""A store on each engine: SQLite always, PostgreSQL where a server is installed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from storage.postgresql.address import ServerAddress
from storage.store import Store
from tests.support.new_file import begin_file
from tests.support.postgresql import Cluster, cluster, programs

ENGINES = ("sqlite", "postgresql")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of a store on both engines, unless it opens the file itself."""
    names = metafunc.fixturenames
    if "engine" in names and "path" not in names:
        metafunc.parametrize("engine", ENGINES, scope="session")


@pytest.fixture(scope="session")
def engine() -> str:
    """The engine of a test that opens the file."""
    return ENGINES[0]


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    """A server of this process."""
    bin_ = programs()
    if bin_ is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql), so its tests are skipped")
    with cluster(bin_) as running:
        yield running


@pytest.fixture
def where(engine: str, request: pytest.FixtureRequest) -> Path | ServerAddress:
    """Where an empty database is."""
    if engine == "sqlite":
        path: Path = request.getfixturevalue("tmp_path") / "games.db"
        begin_file(path)
        return path
    server: Cluster = request.getfixturevalue("server")
    server.empty()
    return server.address


@pytest.fixture
async def store(where: Path | ServerAddress) -> AsyncIterator[Store]:
    """A store in an empty database."""
    async with await Store.open(where) as opened:
        yield opened
