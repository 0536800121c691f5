from functools import partial

from PIL import Image

from renderer import cache_bytes
from renderer.engine.layout import Box, Layout, Stamp
from renderer.engine.lru import LRUCache, bytes_of
from renderer.engine.paint import draw
from renderer.kit import furniture, seats
from renderer.kit.palette import game_palette

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
    assert keep.size == 10


def test_a_thing_too_large_is_kept_alone() -> None:
    keep = LRUCache[str](3, len)
    assert keep.get(1, lambda: "abc") == "abc"
    assert keep.get(2, lambda: "abcdef") == "abcdef"
    assert keep.size == 6
    assert keep.get(3, lambda: "a") == "a"
    assert keep.size == 1


def test_an_image_weighs_what_it_takes() -> None:
    assert bytes_of(Image.new("L", (10, 20))) == 200
    assert bytes_of(Image.new("RGB", (10, 20))) == 800


def test_a_slab_takes_no_more_room_than_its_edges() -> None:
    palette = game_palette({})
    draw(Layout(1000, 500, ()), palette)
    before = cache_bytes()
    slab = Stamp(furniture.slab, Box(0, 0, 1000, 500), ("marble", "sand", 10), 1)
    frame = Stamp(seats.outline, Box(0, 0, 1000, 500), (0, 5), 1)
    draw(Layout(1000, 500, (slab, frame)), palette)
    assert cache_bytes() - before < 1000 * 500 / 2
