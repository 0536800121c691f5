"""What is kept in memory, and how much of it."""

from functools import partial
from itertools import cycle

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from games.words import LOCALES
from renderer import kept, lay_out, paint, picture
from renderer.engine import layout
from renderer.engine.layout import Box, Layout, Stamp, draw
from renderer.engine.lru import LRUCache, bytes_of
from renderer.kit import furniture
from tests.support.positions import GAME, Position, asked, last, positions

MOST = 100 * 2**20


def test_what_lay_longest_unused_goes_first() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    keep = LRUCache[str](10, len)
    for name in ("first", "other", "first", "third", "first", "other"):
        assert keep.get(name, partial(make, name)) == name
    assert made == ["first", "other", "third", "other"]
    assert keep.weight == 10


def test_a_thing_too_large_is_kept_alone() -> None:
    keep = LRUCache[str](3, len)
    assert keep.get(1, lambda: "abc") == "abc"
    assert keep.get(2, lambda: "abcdef") == "abcdef"
    assert keep.weight == 6
    assert keep.get(3, lambda: "a") == "a"
    assert keep.weight == 1


def test_an_image_weighs_what_it_takes() -> None:
    assert bytes_of(Image.new("L", (10, 20))) == 200
    assert bytes_of(Image.new("RGB", (10, 20))) == 800


def test_an_unchanged_picture_is_not_painted_again() -> None:
    early, late = positions()[8], positions()[16]
    first = picture(GAME, early.views[0], **asked(early, "cards", 0))
    other = picture(GAME, late.views[0], **asked(late, "colonia", 0))
    assert picture(GAME, early.views[0], **asked(early, "cards", 0)).data is first.data
    assert other.data != first.data


def test_nothing_is_drawn_twice_for_boards_of_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What "My board" shows, asked for again and again at several tables in three languages."""
    made: list[Stamp] = []
    drawn = layout.drawn

    def watched(stamp: Stamp) -> Image.Image:
        made.append(stamp)
        return drawn(stamp)

    monkeypatch.setattr(layout, "drawn", watched)
    boards = list(zip(positions()[::4], cycle(LOCALES), strict=False))
    for board in boards:
        press_my_board(*board)
    made.clear()
    for board in boards:
        press_my_board(*board)
    assert made == []
    assert kept() < MOST


def press_my_board(position: Position, locale: str) -> None:
    """Paint all that "My board" shows of the first seat."""
    for name in ("colonia", "table", "forum", "tracks", "cards"):
        paint(GAME, position.views[0], **asked(position, name, 0, locale))


def test_a_slab_takes_no_more_room_than_its_edges() -> None:
    before = kept()
    slab = Stamp(furniture.slab, Box(0, 0, 1000, 500), ("marble", "sand", 10), 1)
    frame = Stamp(furniture.frame, Box(0, 0, 1000, 500), ("gold", 5), 1)
    draw(Layout(1000, 500, (slab, frame)))
    assert kept() - before < 1000 * 500 / 2


def test_what_is_kept_in_pieces_is_painted_like_the_whole_drawing() -> None:
    table = lay_out(GAME, last().views[0], **asked(last(), "table", 0))
    stamps = [item for item in table.items if isinstance(item, Stamp)]
    for stamp in (replace(stamp, box=replace(stamp.box, left=0, top=0)) for stamp in set(stamps)):
        size = stamp.box.width, stamp.box.height
        whole = draw(Layout(*size, ()))
        drawing = layout.drawn(stamp)
        whole.paste(drawing, mask=drawing)
        assert ImageChops.difference(whole, draw(Layout(*size, (stamp,)))).getbbox() is None, stamp


def test_whole_games_keep_less_than_is_allowed() -> None:
    for position in positions()[::8]:
        for name in ("table", "colonia", "forum", "tracks", "cards", "chart"):
            picture(GAME, position.views[0], **asked(position, name, 0))
    assert MOST / 4 < kept() < MOST
