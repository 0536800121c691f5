from collections import Counter
from itertools import combinations

import pytest
from PIL import Image

import renderer
from games.words import LOCALES
from renderer import Layout
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import TEXT
from renderer.engine.paint import draw
from renderer.engine.palette import RGB
from renderer.kit import furniture
from renderer.kit.header import PHONE
from renderer.kit.seats import emblem
from tests.support.games import is_thorough
from tests.support.legibility import too_small
from tests.support.positions import ALL, PAINTED, asked, layouts, positions
from workshop.colour_vision import contrast

Named = tuple[tuple[str, Layout], ...]
"""Titles and layouts."""


@pytest.fixture(scope="module", params=PAINTED)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module", params=LOCALES)
def locale(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def named(game: str, locale: str) -> Named:
    """The layouts of a game in a language, shared by all tests since they take longest.

    Every day each language has positions of its own.
    """
    return tuple(layouts(game, locale, ALL if is_thorough() else slice(LOCALES.index(locale), None, 6)))


def test_labels_keep_to_their_fields(named: Named) -> None:
    for name, layout in named:
        page = Box(0, 0, layout.width, layout.height)
        for item in layout.items:
            assert page.contains(item.box), f"{name}: {item} leaves the picture"
            if isinstance(item, Text):
                assert item.box.contains(item.capitals_box), f"{name}: {item.text!r} leaves {item.box}"


def test_labels_do_not_overlap(named: Named) -> None:
    for name, layout in named:
        labels = [item for item in layout.items if isinstance(item, Text)]
        reaches = [(item.text, item.covered_box) for item in labels]
        for (one, reach), (other, far) in combinations(reaches, 2):
            assert not reach.overlaps(far), f"{name}: {one!r} lies on {other!r}"


def test_no_label_of_a_chart_runs_into_a_shape_and_no_name_is_cut(game: str, locale: str) -> None:
    for position in positions(game)[:: 1 if is_thorough() else 6]:
        layout = renderer.lay_out(game, position.views[None], **asked(position, "chart", None, locale))
        labels = [item for item in layout.items if isinstance(item, Text)]
        shapes = [item.box for item in layout.items if isinstance(item, Stamp) and item.art is emblem]
        assert not any(label.covered_box.overlaps(shape) for label in labels for shape in shapes), (
            position.name
        )
        assert not any("…" in label.text for label in labels), position.name
        faces = {label.style.family for label in labels if label.box.top > PHONE.band_height}
        assert faces == {TEXT}, position.name


def test_what_a_decision_needs_is_twelve_pixels_high_on_a_phone(game: str, named: Named) -> None:
    """Every letter and every sign except decoration, but not on the wide picture, which is opened."""
    small = Counter(
        f"{name.split()[0]}: {_named(item)}"
        for name, layout in named
        for item in too_small(layout)
        if name.split()[0] != renderer.roles(game).large
    )
    assert not small, "\n".join(f"{each} ({number} times)" for each, number in sorted(small.items()))


def _named(item: Item) -> str:
    if isinstance(item, Text):
        return f"text {item.style.capital} high"
    return f"{item.art.__name__} {min(item.box.width, item.box.height)} high"


def test_labels_are_read_from_their_ground(game: str, locale: str, named: Named) -> None:
    """Nine tenths of the ground under a text have a contrast of at least 4.5 to it."""
    palette = renderer.palette(game)
    for name, layout in named[LOCALES.index(locale) :: 7 if is_thorough() else 42]:
        page = draw(Layout(layout.width, layout.height, _bare(layout.items)), palette)
        for item in layout.items:
            if isinstance(item, Text) and item.text.strip():
                ratio = _contrast(page.crop(_edges(item.capitals_box)), palette.rgb(item.colour))
                assert ratio >= 4.5, f"{name}: {item.text!r} in {item.colour} has {ratio:.1f}"


def _bare(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if isinstance(item, Stamp))


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.left, box.top, box.right, box.bottom


def _contrast(ground: Image.Image, ink: RGB) -> float:
    """The contrast that nine tenths of the ground reach."""
    area = ground.width * ground.height
    pixels = Counter(zip(*(channel.tobytes() for channel in ground.split()), strict=True))
    ratios = sorted((contrast(colour, ink), number) for colour, number in pixels.items())
    passed = 0
    for ratio, number in ratios:
        passed += number
        if passed > area / 10:
            return ratio
    raise AssertionError("a ground without pixels")


def test_shown_changes_are_numbered_one_by_one(named: Named) -> None:
    for name, layout in named:
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


def test_layouts_hold_sprites_of_some_size(named: Named) -> None:
    for name, layout in named:
        for item in layout.items:
            if isinstance(item, Stamp):
                assert min(item.box.width, item.box.height) > 0, f"{name}: {item}"
