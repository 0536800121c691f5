from functools import partial
from itertools import pairwise
from math import dist

import pytest
from PIL import Image

from renderer import cache_bytes
from renderer.engine import lettering
from renderer.engine.layout import Box, Layout, Stamp
from renderer.engine.lettering import (
    DISPLAY,
    TEXT,
    Style,
    bind_numbers,
    cut_text,
    draw_text,
    first_fitting,
    fit_balanced,
    fit_in_lines,
    fit_text,
    height_and_depth,
    width,
    wrap_balanced,
    wrap_text,
)
from renderer.engine.lru import LRUCache, bytes_of
from renderer.engine.paint import draw
from renderer.kit import furniture, seats
from renderer.kit.palette import game_palette
from renderer.kit.seats import dashes

STYLE = Style(TEXT, 20, 500)

NARROW = Style(TEXT, 20, 500, 62)

MOST = 100 * 2**20


def test_a_text_with_room_is_not_cut() -> None:
    assert cut_text("Trajan", STYLE, width("Trajan", STYLE)) == "Trajan"


def test_a_text_is_cut_between_words_where_most_of_it_stays() -> None:
    text = "Publius Aelius Hadrianus"
    for room in range(40, width(text, STYLE)):
        short = cut_text(text, STYLE, room)
        assert short.endswith("…")
        assert width(short, STYLE) <= room
    assert cut_text(text, STYLE, width("Publius Aelius Ha…", STYLE)) == "Publius Aelius…"
    assert cut_text(text, STYLE, width("Publius A…", STYLE)) == "Publius…"
    assert cut_text("Hadrianus", STYLE, width("Hadri…", STYLE)) == "Hadri…"


def test_a_text_takes_the_first_style_that_has_room() -> None:
    assert fit_text("Trajan", (STYLE, NARROW), 500) == ("Trajan", STYLE)
    assert fit_text("Trajan", (STYLE, NARROW), width("Trajan", NARROW)) == ("Trajan", NARROW)
    text, style = fit_text("Trajan", (STYLE, NARROW), 40)
    assert text.endswith("…")
    assert style == NARROW


def test_figures_are_never_set_in_the_display_face() -> None:
    display = Style(DISPLAY, 20, 700)
    assert fit_text("Trajan", (display, STYLE, NARROW), 500) == ("Trajan", display)
    assert fit_text("Trajan 98", (display, STYLE, NARROW), 500) == ("Trajan 98", STYLE)


def test_every_capital_stands_on_the_line() -> None:
    style = Style(TEXT, 36, 700, 85)
    for text in ("J2", "J", "HJ7"):
        mask, top = draw_text(text, style)
        _, above, _, below = mask.getbbox() or (0, 0, 0, 0)
        assert top + above == pytest.approx(-style.capital, abs=1)
        assert top + below == pytest.approx(0, abs=1)


@pytest.mark.parametrize("style", [Style(TEXT, 36, 600, 62), Style(DISPLAY, 42, 700)])
def test_letters_look_as_the_whole_font_has_them(style: Style) -> None:
    font = lettering._open_font(style, whole=True)
    for letter in (chr(code) for code in (*range(0xA1, 0x530), *range(0x900, 0x980), *range(0x2010, 0x2300))):
        if letter != "\N{SOFT HYPHEN}":
            mask, top = draw_text(letter, style)
            left, above, right, below = (round(edge) for edge in font.getbbox(letter, anchor="ls"))
            assert (mask.size, top) == ((max(right - left, 1), max(below - above, 1)), above), letter
            assert bytes(font.getmask(letter, anchor="ls")) in (mask.tobytes(), b""), letter


def test_balanced_lines_are_as_many_and_no_wider() -> None:
    text = "an envoy to any free colored square"
    for room in (150, 200, 260, 320):
        lines, even = wrap_text(text, STYLE, room, 9), wrap_balanced(text, STYLE, room, 9)
        assert " ".join(even) == text
        assert len(even) == len(lines)
        assert max(width(line, STYLE) for line in even) <= max(width(line, STYLE) for line in lines)
    assert wrap_balanced("market", STYLE, 400, 2) == ("market",)
    assert wrap_balanced(text, STYLE, 150, 2)[-1].endswith("…")


def test_a_number_and_a_plus_stay_with_what_follows_them() -> None:
    lines = wrap_text(bind_numbers("any worker + 1 tribune"), STYLE, width("any worker + 1", STYLE), 3)
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == ["any worker", "+ 1 tribune"]


def test_one_style_is_found_for_several_texts() -> None:
    styles = (Style(DISPLAY, 40, 700), Style(TEXT, 30, 600), Style(TEXT, 30, 600, 62))
    assert first_fitting(("Market", "Library"), styles, 600) is styles[0]
    assert first_fitting(("Market", "Library 4"), styles, 600) is styles[1], "a name with a figure"
    assert first_fitting(("Market", "Library"), styles, 10) is styles[2]


def test_a_text_is_balanced_in_the_first_style_with_room() -> None:
    text = "an envoy to any free colored square"
    styles = ((STYLE, 2), (NARROW, 2), (NARROW, 9))
    room = width("an envoy to any free", STYLE)
    assert fit_balanced(text, styles, room) == (wrap_balanced(text, STYLE, room, 2), STYLE)
    narrow = width("an envoy to any free", NARROW)
    assert fit_balanced(text, styles, narrow) == (wrap_balanced(text, NARROW, narrow, 2), NARROW)
    lines, style = fit_balanced(text, styles, width("coloured", NARROW))
    assert " ".join(lines) == text
    assert (len(lines) > 2, style) == (True, NARROW)
    assert fit_balanced(text, styles, 20)[0][-1].endswith("…")


def test_a_text_of_too_many_lines_is_cut_in_the_last_one() -> None:
    room = width("Publius Aelius", STYLE)
    lines, style = fit_in_lines("Publius Aelius Hadrianus Augustus", ((STYLE, 3),), room, 3)
    assert (" ".join(lines), style) == ("Publius Aelius Hadrianus Augustus", STYLE)
    lines, _ = fit_in_lines("Publius Aelius  Hadrianus Augustus", ((STYLE, 3),), room, 2)
    assert lines == ("Publius Aelius", cut_text("Hadrianus Augustus", STYLE, room))
    broken, _ = fit_in_lines("Hadrianushadrianus-Augustus", ((STYLE, 1),), width("Hadrianu", STYLE), 2)
    assert broken[1].startswith("shadr")


def test_a_text_is_wrapped_between_words() -> None:
    room = width("gray, coloured,", STYLE)
    assert wrap_text("gray, coloured, gray", STYLE, room, 2) == ("gray, coloured,", "gray")
    assert wrap_text("gray, coloured, gray, coloured, gray", STYLE, room, 2)[1].endswith("…")
    assert wrap_text("", STYLE, room, 2) == ()


def test_what_hangs_below_the_line_is_measured() -> None:
    style = Style(DISPLAY, 40, 700)
    above, below = height_and_depth("A", style)
    assert above == pytest.approx(40, abs=2)
    assert below <= 1
    assert height_and_depth("g", style)[1] > 8
    assert height_and_depth("Ä", style)[0] > above


def test_dashes_cover_their_share_of_a_line_around_corners() -> None:
    line = [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0)]
    pieces = dashes(line, (10, 5))
    lengths = [sum(dist(a, b) for a, b in pairwise(piece)) for piece in pieces]
    assert lengths == pytest.approx([10] * 10)
    assert dashes(line, ()) == [line]
    bent = dashes(line, (110, 40))
    assert bent == [[(0, 0), (100, 0), (100, 10)]]


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
