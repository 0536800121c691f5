"""Layouts of whole random games: no label overlaps another or leaves its field, none is too small."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from games.words import LOCALES
from renderer import Change, Layout, Mark, lay_out
from renderer import changes as changes_of
from renderer.canvas import Box, Stamp, Text
from tests.renderer.positions import GAME, NAMES, Position, positions, texts


def layouts(locale: str) -> Iterator[tuple[str, Layout]]:
    """Every position: the table as everybody sees it, and a Colonia with marks and changes."""
    for number, position in enumerate(positions()):
        seat = number % position.players
        changes = changes_of(GAME, position.story[-30:])
        yield f"table, {position.name}", laid(position, "table", None, locale, changes)
        yield f"colonia of {seat}, {position.name}", laid(position, "colonia", seat, locale, changes)


def laid(
    position: Position, picture: str, seat: int | None, locale: str, changes: tuple[Change, ...]
) -> Layout:
    marks = [Mark(spot, spot) for spot in position.spots.get(seat or 0, ())]
    names = NAMES[: position.players]
    view = position.views[seat]
    return lay_out(
        GAME,
        view,
        picture=picture,
        seat=seat,
        words=texts(locale),
        names=names,
        marks=marks,
        changes=changes,
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_keep_to_their_fields(locale: str) -> None:
    for name, layout in layouts(locale):
        page = Box(0, 0, layout.width, layout.height)
        for item in (*layout.ground, *layout.items):
            assert page.holds(item.box), f"{name}: {item} leaves the picture"
            if isinstance(item, Text):
                assert item.box.holds(item.ink), f"{name}: {item.text!r} leaves {item.box}"


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_do_not_overlap(locale: str) -> None:
    for name, layout in layouts(locale):
        labels = [item for item in (*layout.ground, *layout.items) if isinstance(item, Text)]
        for one, other in combinations(labels, 2):
            assert not one.ink.meets(other.ink), f"{name}: {one.text!r} lies on {other.text!r}"


def test_what_a_player_needs_is_large_enough() -> None:
    for name, layout in layouts("en"):
        for item in (*layout.ground, *layout.items):
            if item.essential:
                high = item.style.capital if isinstance(item, Text) else min(item.box.width, item.box.height)
                assert high >= layout.least, f"{name}: {item} is {high} pixels high"


def test_every_seat_has_its_strip_and_long_names_are_cut() -> None:
    position = positions()[-1]
    layout = laid(position, "table", None, "en", ())
    written = [item.text for item in layout.items if isinstance(item, Text)]
    assert "Aurelia" in written
    assert any(text.startswith("Иван") and text.endswith("…") for text in written)
    assert "seat 4" in written, "a name without a letter the type has"


def test_a_spot_of_another_picture_is_no_mark() -> None:
    position = positions()[-1]
    view = position.views[0]
    bare = lay_out(GAME, view, picture="colonia", seat=0, words=texts(), names=NAMES)
    marked = lay_out(
        GAME, view, picture="colonia", seat=0, words=texts(), names=NAMES, marks=[Mark("K9", "K9")]
    )
    assert bare == marked


def test_layouts_hold_sprites_of_some_size() -> None:
    for name, layout in layouts("en"):
        for item in (*layout.ground, *layout.items):
            if isinstance(item, Stamp):
                assert min(item.box.width, item.box.height) > 0, f"{name}: {item}"
