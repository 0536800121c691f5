"""What the choices of Forum Trajanum bring, and how its ties are broken, on the screens of players."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.locales import game_words
from bot.screens import player, thread
from bot.screens.model import Select, TableContext
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from storage.rows import OVER, PLAYING
from tests.bot.screens.test_screens import NAMES, row
from tests.games.forum_trajanum.position import build, empty, lay_citizens, play_from, stock
from tests.support.table_helpers import all_symbols

WORDS = game_words("en", GAME.name)


def context(table: Table[Any], stage: str = PLAYING) -> TableContext:
    """A table of two."""
    return TableContext(row(GAME.name, 2, stage), table, NAMES[:2], all_symbols(GAME.name))


def test_what_buttons_bring_stands_above_them_what_entries_bring_beside_them() -> None:
    state = empty()
    lay_citizens(state.players[0], 0, {4: 1})
    stock(state.players[0], coin=1)
    build(state.players[0], {"B4": "library"})
    table = play_from(state, "payment")
    text = player.panel(context(table), 0, WORDS).text
    assert "1 coin: Merchant II – 2 points in the scoring" in text
    assert "Pay nobody – 1 point in the scoring" in text

    lay_citizens(state.players[0], 0, dict.fromkeys(range(1, 7), 1))
    table = play_from(state, "payment")
    screen = player.panel(context(table), 0, WORDS)
    descriptions = {
        entry.label: entry.description
        for each in screen.blocks
        if isinstance(each, Select)
        for entry in each.options
    }
    assert descriptions["1 coin: Merchant II"] == "2 points in the scoring"
    assert "Merchant II – " not in screen.text


def test_points_of_a_tie_stand_with_what_breaks_it() -> None:
    table = Table.begin(GAME, 2, GAME.options(), RandomChance(Random(1)))
    table.state.phase = ""
    text = thread.end(context(table, OVER), WORDS).text
    assert "Shared victory: Anna" in text
    assert text.count("(tie-break: 0 active citizens, 4 resources)") == 2
