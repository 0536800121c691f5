"""What is kept in memory, and how much of it."""

from functools import partial

from PIL import Image

from renderer import kept, picture
from renderer.keep import Keep, bytes_of
from tests.renderer.positions import GAME, asked, positions

MOST = 100 * 2**20


def test_what_lay_longest_unused_goes_first() -> None:
    made: list[str] = []

    def make(name: str) -> str:
        made.append(name)
        return name

    keep = Keep[str](10, len)
    for name in ("first", "other", "first", "third", "first", "other"):
        assert keep.get(name, partial(make, name)) == name
    assert made == ["first", "other", "third", "other"]
    assert keep.weight == 10


def test_a_thing_too_large_is_kept_alone() -> None:
    keep = Keep[str](3, len)
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


def test_whole_games_keep_less_than_is_allowed() -> None:
    for position in positions()[::8]:
        for name in ("table", "colonia", "forum", "tracks", "cards", "chart"):
            picture(GAME, position.views[0], **asked(position, name, 0))
    assert MOST / 4 < kept() < MOST
