"""The estimated heights of panels, compared with those in a browser."""

import asyncio
from statistics import mean

from benchmarks.screens import QUESTION, ROOM, heights_of, panels_of
from bot.screens import phone_height
from tests.support.games import GAMES, is_thorough

EVERY = 1 if is_thorough() else 23
"""One of so many moments is measured, in each language."""

TOO_LOW, TOO_HIGH = 45, 75
"""How far an estimate may be off, in pixels: some lines of text, or a button that wraps."""


def test_panels_are_as_high_as_estimated_and_nine_of_ten_fit_into_a_screen() -> None:
    panels = [each for game in GAMES for each in panels_of(game, EVERY)]
    heights = asyncio.run(heights_of(panels))
    errors = [phone_height.height(each.panel.screen.blocks) - each.whole for each in heights]
    assert -TOO_LOW < min(errors) <= max(errors) < TOO_HIGH
    assert -2 < mean(errors) < 15
    assert sum(each.whole > ROOM + 5 for each in heights) <= len(heights) / 6
    assert all(each.from_question <= ROOM for each in heights if each.panel.kind == QUESTION)
    assert phone_height.ROOM == ROOM
