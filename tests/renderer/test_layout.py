"""Layouts of whole random games: no label overlaps another or leaves its field, none is too small."""

from collections import Counter
from itertools import combinations

import pytest
from PIL import Image

from games.forum_trajanum.pieces import CORNERS, TRAJAN_CARDS, row_spot
from games.game import copied
from games.words import LOCALES
from renderer import Change, Layout, Mark, PictureOptions, lay_out
from renderer.engine.layout import Box, Item, Stamp, Text, draw
from renderer.engine.palette import rgb
from renderer.forum_trajanum.pictures.cards import ROOMS, told
from renderer.kit import furniture
from renderer.kit.furniture import glow
from renderer.tools.colour_vision import contrast
from tests.support.positions import GAME, NAMES, asked, last, layouts, texts


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_keep_to_their_fields(locale: str) -> None:
    for name, layout in layouts(locale):
        page = Box(0, 0, layout.width, layout.height)
        for item in layout.items:
            assert page.holds(item.box), f"{name}: {item} leaves the picture"
            if isinstance(item, Text):
                assert item.box.holds(item.ink), f"{name}: {item.text!r} leaves {item.box}"


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_do_not_overlap(locale: str) -> None:
    for name, layout in layouts(locale):
        labels = [item for item in layout.items if isinstance(item, Text)]
        reaches = [(item.text, item.reach) for item in labels]
        for (one, reach), (other, far) in combinations(reaches, 2):
            assert not reach.meets(far), f"{name}: {one!r} lies on {other!r}"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_player_needs_is_large_enough(locale: str) -> None:
    for name, layout in layouts(locale):
        for item in layout.items:
            if item.essential:
                high = item.style.capital if isinstance(item, Text) else min(item.box.width, item.box.height)
                assert high >= layout.least, f"{name}: {item} is {high} pixels high"


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_are_read_from_their_ground(locale: str) -> None:
    """Nine tenths of what lies under a text, before it is written, has a contrast of at least 4.5 to it."""
    for number, (name, layout) in enumerate(layouts(locale)):
        if number % 7:
            continue
        page = draw(Layout(layout.width, layout.height, _bare(layout.items)))
        for item in layout.items:
            if isinstance(item, Text) and item.text.strip():
                ratio = _contrast(page.crop(_edges(item.ink)), item.colour)
                assert ratio >= 4.5, f"{name}: {item.text!r} in {item.colour} has {ratio:.1f}"


def _bare(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if isinstance(item, Stamp))


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, box.right, box.bottom


def _contrast(ground: Image.Image, ink: str) -> float:
    """The contrast that nine tenths of the ground reach or surpass."""
    area = ground.width * ground.height
    pixels = Counter(zip(*(channel.tobytes() for channel in ground.split()), strict=True))
    ratios = sorted((contrast(colour, rgb(ink)), number) for colour, number in pixels.items())
    passed = 0
    for ratio, number in ratios:
        passed += number
        if passed > area / 10:
            return ratio
    raise AssertionError("a ground without pixels")


def test_every_seat_has_its_strip_and_long_names_are_cut() -> None:
    position = last()
    wanted: PictureOptions = {**asked(position, "table", None), "changes": ()}
    layout = lay_out(GAME, position.views[None], **wanted)
    written = [item.text for item in layout.items if isinstance(item, Text)]
    assert "Aurelia" in written
    assert "Marcus von…" in written, "cut between words"
    assert any(text.startswith("Иван Васил") and text.endswith("…") for text in written)
    assert "seat 4" in written, "a name without a letter the type has"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_task_of_a_trajan_card_is_cut(locale: str) -> None:
    for card in TRAJAN_CARDS:
        for task, room in ROOMS.items():
            _, lines = told(f"task-{card}-{task}", room, texts(locale))
            assert not lines[-1].endswith("…"), f"{card}, {task}: {lines}"


def test_a_space_that_changed_and_can_be_chosen_shows_that_it_can_be_chosen() -> None:
    changes = [Change("colonia", "C4", 1, 0), Change("colonia", "D4", 1, 0)]
    alone, both = (
        lay_out(
            GAME,
            last().views[0],
            picture="colonia",
            seat=0,
            words=texts(),
            names=NAMES,
            marks=[Mark("C4", "C4")],
            changes=shown,
        )
        for shown in (changes[1:], changes)
    )
    assert both == alone


def test_shown_changes_are_numbered_one_by_one() -> None:
    for name, layout in (each for locale in LOCALES for each in layouts(locale)):
        plates = [item for item in layout.items if isinstance(item, Stamp) and _numbers(item)]
        numbers = [
            int(item.text)
            for item in layout.items
            if isinstance(item, Text) and any(item.box == plate.box for plate in plates)
        ]
        assert numbers == list(range(1, len(numbers) + 1)), name


def _numbers(item: Stamp) -> bool:
    """Whether this is the plate of a change's number."""
    return item.art is furniture.plate and str(item.look[0] if item.look else "").startswith("seat")


def test_outlines_of_rows_and_markers_cover_nothing_beside_them() -> None:
    view = copied(last().views[0])
    for player in view.players:
        player.tracks["library"] = 2
        player.column.clear()
    rows = [row_spot(number) for number in range(1, 7)]
    markers = [f"{track}-{seat}" for track in ("library", "market") for seat in range(4)]
    for picture, names in (("colonia", rows), ("tracks", markers), ("table", markers)):
        for name in names:
            seat = int(name[-1]) if picture != "colonia" else 0
            kind, board = ("colonia", 0) if picture == "colonia" else ("table", None)
            bare, told = (
                lay_out(GAME, view, picture=picture, seat=0, words=texts(), names=NAMES, changes=changes)
                for changes in ([], [Change(kind, name, seat, board)])
            )
            added = [item for item in told.items if item not in bare.items]
            frame = next(
                item.box for item in added if isinstance(item, Stamp) and item.art is furniture.frame
            )
            kept = [
                item.box
                for item in bare.items
                if item.essential and not frame.holds(item.box.inset(4)) and item.box.meets(frame)
            ]
            assert not kept, f"{picture}, {name}: {frame} meets {kept}"


def _marked_corners(scored: list[str]) -> list[tuple[Box, Box]]:
    """The frame and the label of each corner, all cranes uncovered."""
    view = copied(last().views[0])
    view.players[0].corners.clear()
    view.players[0].scored = scored
    marks = [Mark(corner, corner) for corner in CORNERS]
    items = lay_out(GAME, view, picture="colonia", seat=0, words=texts(), names=NAMES, marks=marks).items
    frames = [item.box for item in items if isinstance(item, Stamp) and item.art is glow]
    labels = [item.box for item in items if isinstance(item, Text) and item.text in CORNERS]
    return list(zip(frames, labels, strict=True))


def test_the_label_of_a_corner_leaves_the_colour_of_its_crane_to_be_seen() -> None:
    for frame, label in _marked_corners([]):
        colour = frame.part(0, 0, round(frame.width * 0.44), round(frame.height * 0.46))
        assert frame.holds(label)
        assert not label.meets(colour)


def test_a_label_lies_in_the_middle_where_nothing_is_to_be_seen() -> None:
    for frame, label in _marked_corners(list(CORNERS)):
        assert frame.centred(label.width, label.height) == label


def test_a_spot_of_another_picture_is_no_mark() -> None:
    position = last()
    view = position.views[0]
    bare = lay_out(GAME, view, picture="colonia", seat=0, words=texts(), names=NAMES)
    marked = lay_out(
        GAME, view, picture="colonia", seat=0, words=texts(), names=NAMES, marks=[Mark("K9", "K9")]
    )
    assert bare == marked


@pytest.mark.parametrize("locale", LOCALES)
def test_layouts_hold_sprites_of_some_size(locale: str) -> None:
    for name, layout in layouts(locale):
        for item in layout.items:
            if isinstance(item, Stamp):
                assert min(item.box.width, item.box.height) > 0, f"{name}: {item}"
