from itertools import cycle

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.words import LOCALES
from renderer import cache_bytes, lay_out, paint, picture
from renderer.engine import lettering
from renderer.engine import paint as engine_paint
from renderer.engine.layout import Layout, Stamp
from renderer.engine.paint import draw
from renderer.engine.palette import Palette
from renderer.forum_trajanum.palette import PALETTE
from tests.renderer.forum_trajanum import GAME
from tests.support.games import share
from tests.support.positions import Position, asked, last, positions

MOST = 100 * 2**20
"""Limit of the cache for the pictures of one game, in bytes."""


@pytest.fixture(autouse=True)
def fonts_of_this_game_alone() -> None:
    """Drop the fonts of other tests, since fonts are never dropped otherwise."""
    lettering._open_font.cache_clear()


def test_an_unchanged_picture_is_not_painted_again() -> None:
    early, late = positions(GAME)[8], positions(GAME)[16]
    first = picture(GAME, early.views[0], **asked(early, "cards", 0))
    other = picture(GAME, late.views[0], **asked(late, "colonia", 0))
    assert picture(GAME, early.views[0], **asked(early, "cards", 0)).data is first.data
    assert other.data != first.data


def test_nothing_is_drawn_twice_for_boards_of_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture of "My board", repeated at several tables in three languages."""
    made: list[Stamp] = []
    draw_stamp = engine_paint.draw_stamp

    def watched(stamp: Stamp, palette: Palette) -> Image.Image:
        made.append(stamp)
        return draw_stamp(stamp, palette)

    monkeypatch.setattr(engine_paint, "draw_stamp", watched)
    boards = list(zip(share(positions(GAME)[::4], 2), cycle(LOCALES), strict=False))
    for board in boards:
        press_my_board(*board)
    made.clear()
    for board in boards:
        press_my_board(*board)
    assert made == []
    assert cache_bytes() < MOST


def press_my_board(position: Position, locale: str) -> None:
    for name in ("colonia", "table", "seats", "forum", "tracks", "cards"):
        paint(GAME, position.views[0], **asked(position, name, 0, locale))


def test_what_is_kept_in_pieces_is_painted_like_the_whole_drawing() -> None:
    table = lay_out(GAME, last(GAME).views[0], **asked(last(GAME), "table", 0))
    stamps = [item for item in table.items if isinstance(item, Stamp)]
    for stamp in (replace(stamp, box=replace(stamp.box, left=0, top=0)) for stamp in set(stamps)):
        size = stamp.box.width, stamp.box.height
        whole = draw(Layout(*size, ()), PALETTE)
        drawing = engine_paint.draw_stamp(stamp, PALETTE)
        whole.paste(drawing, mask=drawing)
        assert ImageChops.difference(whole, draw(Layout(*size, (stamp,)), PALETTE)).getbbox() is None, stamp


def test_whole_games_keep_less_than_is_allowed() -> None:
    for position in positions(GAME)[::8]:
        for name in ("table", "colonia", "forum", "tracks", "cards", "chart"):
            picture(GAME, position.views[0], **asked(position, name, 0))
    assert MOST / 4 < cache_bytes() < MOST
