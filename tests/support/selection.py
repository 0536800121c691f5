"""Which tests run: the quick ones, or those about a game."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SLOW = (
    *("sandbox", "playwright", "subprocess", "aiohttp", "multiprocessing", "signal", "bot.trial"),
    "bot.workers.process",
)
"""Modules that start a browser, a process or a server."""


SLOW_FIXTURES = {"world", "toy_world", "tell", "browser", "server"}
"""Fixtures with a sandbox, a browser or a server."""


WHOLE_GAMES = {
    *("test_abouts", "test_animation", "test_caches", "test_check", "test_choice", "test_contract"),
    *("test_cost_of_a_press", "test_describe", "test_erased_people", "test_every_text"),
    *("test_forecast_shown", "test_fuzz", "test_game_page", "test_golden", "test_honor_cards"),
    *("test_invariants", "test_kept_absences", "test_layout", "test_log_judging", "test_log_pages"),
    *("test_paint", "test_panel", "test_playout", "test_playthrough", "test_questions", "test_screens"),
    *("test_search", "test_secrecy", "test_specimen", "test_spots", "test_steps", "test_told", "test_unseen"),
    "test_words",
}
"""Slow tests of whole games or of everything stored: seconds each."""


def can_be_quick(path: Path) -> bool:
    """Whether a file may have quick tests: without browser, process, socket or whole game."""
    return path.stem not in WHOLE_GAMES and not _needs_slow(path)


def is_quick(item: pytest.Item) -> bool:
    """Whether a test of such a file is quick."""
    fixtures = item.fixturenames if isinstance(item, pytest.Function) else ()
    return SLOW_FIXTURES.isdisjoint(fixtures) and not is_about(item, "postgresql")


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test lies in a folder of the game, or has the game as a parameter."""
    parameters = getattr(item, "callspec", None)
    return game in item.path.parts or (parameters is not None and game in parameters.params.values())


@cache
def _needs_slow(path: Path) -> bool:
    """Whether a module imports something slow, or another test module that does."""
    return any(
        module.startswith(SLOW) or any(_needs_slow(file) for file in _files_of(module))
        for module in _imports(path)
    )


def _files_of(module: str) -> Iterator[Path]:
    if module.startswith("tests."):
        path = ROOT / module.replace(".", "/")
        yield from (each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file())


def _imports(path: Path) -> Iterator[str]:
    for module, names, modules in _IMPORT.findall(path.read_text("utf-8")):
        yield from re.findall(r"[\w.]+", modules) if modules else (module,)
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


_IMPORT = re.compile(r"^ *(?:from ([\w.]+) import ([^(\n]+|\([^)]+)|import ([^\n]+))", re.MULTILINE)
"""An import; a pattern, since parsing all tests would take a second."""
