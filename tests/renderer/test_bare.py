"""Pictures without their header, for messages that say the same."""

import pytest

import renderer
from renderer import PictureOptions
from renderer.engine.paint import PAGE_HUES, draw
from renderer.engine.palette import Palette
from tests.support.positions import PAINTED, asked, positions


@pytest.mark.parametrize("game", PAINTED)
def test_a_bare_picture_is_the_same_below_the_header(game: str) -> None:
    position, roles = positions(game)[len(positions(game)) // 2], renderer.roles(game)
    veins = {PAGE_HUES[1]: renderer.palette(game).hues[PAGE_HUES[0]]}
    palette = Palette({**renderer.palette(game).hues, **veins}, ())
    for name in (roles.own, roles.large):
        whole = asked(position, name, 0, "en")
        bare: PictureOptions = {**whole, "bare": True}
        view = position.views[0]
        long, short = (renderer.lay_out(game, view, **options) for options in (whole, bare))
        header = long.height - short.height
        assert 60 < header < 130
        below = (0, header, long.width, long.height)
        assert draw(short, palette).tobytes() == draw(long, palette).crop(below).tobytes(), name
