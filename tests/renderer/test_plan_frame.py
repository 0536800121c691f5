"""Pictures of a plan, which nobody takes for those of the real table."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from msgspec import structs

import renderer
from bot.screens.picture_request import PictureRequest
from games.words import LOCALES
from renderer import Layout, NothingToShow, PictureOptions
from renderer.engine.layout import Box, Stamp, Text
from renderer.engine.paint import PAGE_HUES, draw
from renderer.engine.palette import Palette
from renderer.kit.overlays import tape
from renderer.request import ALT_MOST
from tests.support.colours import APART
from tests.support.legibility import too_small
from tests.support.positions import NAMES, PAINTED, Position, asked, positions, texts
from workshop.colour_vision import VIEWS, contrast, distance

LABELS = {
    "en": "PLAN: not the real table yet",
    "de": "PLAN: noch nicht der echte Tisch",
    "ru": "ПЛАН: это ещё не настоящий стол",
}

OUTER = 12
"""The least margin of a picture 1200 wide, in pixels."""


def middle(game: str) -> Position:
    return positions(game)[len(positions(game)) // 2]


def both(game: str, position: Position, picture: str, locale: str = "en") -> tuple[Layout, Layout]:
    """A picture of the first seat, and that of the same as a plan. Raises NothingToShow."""
    bare = asked(position, picture, 0, locale)
    plan: PictureOptions = {**bare, "is_plan": True}
    view = position.views[0]
    return renderer.lay_out(game, view, **bare), renderer.lay_out(game, view, **plan)


def pairs(game: str, locale: str) -> Iterator[tuple[str, Layout, Layout]]:
    """Every picture of some positions, and the same as a plan; each language has positions of its own."""
    for position in positions(game)[LOCALES.index(locale) :: 12]:
        for name in renderer.picture_names(game):
            with suppress(NothingToShow):
                yield f"{name}, {position.name}", *both(game, position, name, locale)


@pytest.mark.parametrize("game", PAINTED)
def test_below_its_band_a_plan_looks_as_the_table_does(game: str) -> None:
    roles = renderer.roles(game)
    veins = {PAGE_HUES[1]: renderer.palette(game).hues[PAGE_HUES[0]]}
    palette = Palette({**renderer.palette(game).hues, **veins}, ())
    for name in (roles.own, *roles.thread, roles.large):
        bare, plan = both(game, middle(game), name)
        band = next(item.box for item in plan.items if isinstance(item, Stamp) and item.art is tape)
        border = plan.height - band.height - bare.height
        assert 0 < border < OUTER * bare.width // 1200
        assert (band.left, band.top, band.width) == (0, 0, bare.width)
        inner = Box(border, 0, bare.width - 2 * border, bare.height)
        lower = inner.part(0, band.height, inner.width, inner.height)
        real = draw(bare, palette).crop(inner.edges)
        assert draw(plan, palette).crop(lower.edges).tobytes() == real.tobytes(), name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PAINTED)
def test_every_picture_of_a_plan_says_so_and_hides_nothing(game: str, locale: str) -> None:
    for name, bare, plan in pairs(game, locale):
        kept = len(bare.items)
        *frame, plate, label = plan.items[kept:]
        assert isinstance(label, Text)
        assert label.text == LABELS[locale]
        assert plate.box.contains(label.covered_box), name
        assert frame[0].box.inset(label.style.capital).width >= plate.box.width, f"{name}: no stripes"
        assert not list(too_small(Layout(plan.width, plan.height, (label,)))), name
        band = frame[0].box.height
        for item, moved in zip(bare.items, plan.items[:kept], strict=True):
            assert moved == structs.replace(item, box=item.box.part(0, band, *_size(item.box))), name
            if item.covered_box.width < bare.width:
                assert not any(edge.box.overlaps(moved.covered_box) for edge in frame), f"{name}: {item}"


def _size(box: Box) -> tuple[int, int]:
    return box.width, box.height


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", PAINTED)
def test_the_alt_text_of_a_requested_plan_begins_with_the_same_words(game: str, locale: str) -> None:
    position, words = middle(game), texts(game, locale)
    own, names = renderer.roles(game).own, NAMES[: position.players]
    bare = PictureRequest(game, position.views[0], own, 0, words, names, (), 0, position.history, 0)
    real, plan = bare.paint(), structs.replace(bare, is_plan=True).paint()
    begin = f"{LABELS[locale]}. "
    assert plan.alt.startswith(begin)
    assert real.alt.startswith(plan.alt.removeprefix(begin)[:200])
    assert not real.alt.startswith(begin)
    assert len(plan.alt) <= ALT_MOST
    assert plan.name != real.name
    assert (plan.width, plan.height) == (real.width, real.height + 68)


@pytest.mark.parametrize("game", PAINTED)
def test_the_tape_is_no_seat_and_no_header(game: str) -> None:
    rgb = renderer.palette(game).rgb
    for other in ("umber", "gold", *(f"seat{seat}{tone}" for seat in range(4) for tone in ("", "_dark"))):
        for view in VIEWS:
            assert distance(rgb("yellow"), rgb(other), view) >= APART, f"{other}, {view}"
    assert contrast(rgb("yellow"), rgb("ink")) >= 7
