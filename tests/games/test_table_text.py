from itertools import pairwise
from typing import Any

import pytest

from games import find
from games.engine.table import Table
from games.words import LOCALES
from tests.fuzz.random_games import play
from tests.support.games import GAMES, samples

NAMES = ("Anna", "Ben", "Clara", "Dora")


@pytest.mark.parametrize("name", GAMES)
def test_every_line_is_short(name: str) -> None:
    game, longest = find(name), dict.fromkeys(LOCALES, 0)

    def watch(table: Table[Any]) -> None:
        locale = LOCALES[table.phases_over % len(LOCALES)]
        lines = game.table_text(table.view(None), game.words(locale), NAMES).splitlines()
        longest[locale] = max(longest[locale], *map(len, lines))
        assert "—" not in (lines[0], lines[-1])
        assert all(one != two for one, two in pairwise(lines) if one == "—")

    play(game, 5, players=4, undos=False, watch_phases=watch)
    assert max(longest.values()) <= samples(name).longest_line, longest
    assert min(longest.values()) > 0
