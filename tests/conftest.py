"""The tests' files, their order, and fixtures."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from games import names
from storage.postgresql.address import ServerAddress
from storage.together.store import Store
from tests.support.engines import ENGINES, tell_on_engines
from tests.support.games import VARIABLE, is_thorough
from tests.support.new_file import begin_file
from tests.support.selection import can_be_quick, is_about, is_quick

if TYPE_CHECKING:
    from tests.support.postgresql import Cluster

MEMORY = Path("/dev/shm")
"""A file system in memory, if there is one, so that no commit waits for a disk."""

ROOM = 2**31
"""Bytes that must be free there, since a container may have less."""

GARBAGE = (20_000, 20, 50)
"""Thresholds of the garbage collector; with 700, 10, 10 it takes a fourteenth of the time."""

LONGEST = (
    *("tests/end_to_end/test_games_on_two_processes.py", "tests/end_to_end/test_two_processes.py"),
    *("tests/end_to_end/test_whole_game.py", "tests/web/test_newcomer.py"),
    *("tests/bot/client/test_whole_game.py", "tests/bot/trial/test_kept.py"),
    *("tests/bot/delivery/test_fault_matrix.py", "tests/bot/delivery/test_kill_points.py"),
    "tests/test_secrecy.py",
)
"""Files with tests of more than ten seconds, which run first so that no core is idle at the end."""


EXAMPLES = 15
"""Examples of a property without `--thorough`, which tries 100."""

settings.register_profile(
    "thorough", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("every day", settings.get_profile("thorough"), max_examples=EXAMPLES)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="try everything, as before a release")
    parser.addoption("--quick", action="store_true", help="only tests without a browser, process or socket")
    parser.addoption("--game", choices=names(), help="only tests about a game")


def pytest_configure(config: pytest.Config) -> None:
    """Keep temporary files in memory, if there is room, and set no deadline for examples."""
    config.addinivalue_line("markers", "on_both_engines: see tests/support/engines.py")
    config.addinivalue_line("markers", "world: arguments of BotWorld, see tests/bot/conftest.py")
    config.addinivalue_line("markers", "timed_tables: arguments of TimedTables, see tests/bot/conftest.py")
    if config.getoption("--thorough"):
        os.environ[VARIABLE] = "1"
    settings.load_profile("thorough" if is_thorough() else "every day")
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free >= ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files without quick tests unread."""
    return None if collection_path.suffix != ".py" or _is_read(collection_path, config) else True


def _is_read(path: Path, config: pytest.Config) -> bool:
    return not config.getoption("--quick") or can_be_quick(path)


def pytest_collection(session: pytest.Session) -> None:
    """Begin with a share of the test modules for each worker, or all workers would compile the same ones.

    No garbage is collected until all tests are known.
    """
    gc.disable()
    config = session.config
    if (worker := getattr(config, "workerinput", None)) is None:
        return
    found = {path for each in config.args for path in Path(each).rglob("test_*.py") if _is_read(path, config)}
    number = int(worker["workerid"].removeprefix("gw"))
    for path in sorted(found)[number :: worker["workercount"]]:
        with suppress(Exception):  # The collection tells what keeps a module from being imported.
            import_module(".".join(path.resolve().relative_to(config.rootpath).with_suffix("").parts))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    tell_on_engines(metafunc)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Four workers for two cores, since a worker often waits for sockets, processes and browsers."""
    cores = os.cpu_count() or 1
    return cores if config.getoption("--quick") else 2 * cores


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select the requested tests, and begin with the longest."""
    quick, game = config.getoption("--quick"), config.getoption("--game")
    left_out = [
        item for item in items if (quick and not is_quick(item)) or (game and not is_about(item, game))
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_collection_finish() -> None:
    """Exclude imported modules from garbage collection, and collect seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    gc.enable()


@pytest.fixture(scope="session")
def server(pytestconfig: pytest.Config) -> Iterator[Cluster]:
    """A PostgreSQL server of this process, started by the first test that needs it."""
    from tests.support.postgresql import cluster, programs

    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (Debian: postgresql), so its tests are skipped")
    kept = pytestconfig.rootpath / ".pytest_cache" / "postgresql"
    kept.mkdir(parents=True, exist_ok=True)
    with cluster(found, kept=kept) as running:
        yield running


@pytest.fixture(scope="session")
def engine() -> str:
    """The default engine, for tests that run on one."""
    return ENGINES[0]


@pytest.fixture
def address(engine: str, request: pytest.FixtureRequest) -> ServerAddress | None:
    """The address of an empty database on a server; None for one in a file."""
    if engine == "sqlite":
        return None
    server: Cluster = request.getfixturevalue("server")
    server.empty()
    return server.address


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    begin_file(path)
    async with await Store.open(path) as opened:
        yield opened
