"""Processor time and size of the page of a finished game."""

from __future__ import annotations

from time import process_time

from benchmarks.measurement import Measurement
from games import find
from games.words import LOCALES
from renderer import has_pictures
from renderer.game_page import GamePage
from tests.fuzz.random_games import play

SEED = 1
SECONDS_TARGET = 60
MB_TARGET = 8


def measure(name: str) -> list[Measurement]:
    """Make the page of a random game of the most players, as all saw it; none of a game without pictures."""
    if not has_pictures(name):
        return []
    game = find(name)
    table = play(game, SEED, players=game.seats[-1])
    names = [f"Player {seat}" for seat in range(table.players)]
    start = process_time()
    page = GamePage(table, 0, dict.fromkeys(LOCALES, names), LOCALES[0], is_open=True)
    steps = len([*page.make()])
    size = len(page.html()) / 1e6
    how = f"{steps} steps of {len(table.moves)} rows, as all seats saw it"
    return [
        Measurement("page, processor time", SECONDS_TARGET, process_time() - start, "s", how),
        Measurement("page", MB_TARGET, size, "MB", how),
    ]
