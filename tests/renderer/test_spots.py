from typing import Any

import pytest

import renderer
from bot.screens.painting.pictures import highlights
from games import find
from games.engine.table import Table
from renderer import Highlight
from tests.fuzz.random_games import play
from tests.support.positions import NAMES, PAINTED, texts

SEEDS = 2
"""How many games are played."""


@pytest.mark.parametrize("game", PAINTED)
def test_every_spot_of_every_option_is_lit(game: str) -> None:
    words, seen, unlit = texts(game), set[tuple[str, str]](), dict[tuple[str, str], str]()

    def look(table: Table[Any]) -> None:
        for seat in table.waiting_seats:
            choice = table.pending_choice(seat)
            assert choice is not None
            picture = choice.picture or renderer.roles(game).panel
            for highlight in highlights(choice, words, NAMES):
                where = (picture, highlight.spot)
                if where not in seen and not is_lit(table, picture, seat, highlight):
                    unlit[where] = choice.prompt.id
                seen.add(where)

    for seed in range(SEEDS):
        play(find(game), seed, watch=look)
    assert len(seen) > 20
    assert unlit == {}


def is_lit(table: Table[Any], picture: str, seat: int, highlight: Highlight) -> bool:
    bare, lit = (
        renderer.lay_out(
            table.game.name,
            table.view(seat),
            picture=picture,
            seat=seat,
            words=texts(table.game.name),
            names=NAMES[: table.players],
            highlights=highlights,
        )
        for highlights in ((), (highlight,))
    )
    return lit.items != bare.items
