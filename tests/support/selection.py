"""Which tests run: the quick ones, or those about a game."""

import ast
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
"""Tests that look at whole games, or at all that is stored or written: seconds each."""


def is_quick(item: pytest.Item) -> bool:
    """Whether a test needs no browser, process or socket, and no whole game."""
    fixtures = item.fixturenames if isinstance(item, pytest.Function) else ()
    on_server = is_about(item, "postgresql")
    quick = SLOW_FIXTURES.isdisjoint(fixtures) and not on_server and item.path.stem not in WHOLE_GAMES
    return quick and not _needs_slow(item.path)


def is_about(item: pytest.Item, game: str) -> bool:
    """Whether a test is about a game: it lies in a folder of the game, or has the game as a parameter."""
    parameters = getattr(item, "callspec", None)
    return game in item.path.parts or (parameters is not None and game in parameters.params.values())


@cache
def _needs_slow(path: Path) -> bool:
    """Whether a module of the tests imports something slow, or another module of the tests that does."""
    return any(
        module.startswith(SLOW) or any(_needs_slow(file) for file in _files_of(module))
        for module in _imports(path)
    )


def _files_of(module: str) -> Iterator[Path]:
    if module.startswith("tests."):
        path = ROOT / module.replace(".", "/")
        yield from (each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file())


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
