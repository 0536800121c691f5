"""One sheet with everything that a game's pictures are made of, to look at after a change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from renderer.engine.colour_vision import VIEWS, contrast, simulated
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import DISPLAY, TEXT, Style, cut, width
from renderer.engine.palette import RGB, Palette
from renderer.engine.pen import Art, Pen
from renderer.kit import chart, furniture, seats, styles
from renderer.kit.symbols import Symbol, draw_symbol

WIDTH = 1600
"""The sheet's width in pixels."""

SEATS = range(len(seats.SHAPES))
"""The most seats that a picture can show."""

_MARGIN = 24
_GAP = 14
_HEADING = Style(DISPLAY, 26, 700)
_LABEL = Style(TEXT, 12, 500, 75)
_LABEL_HEIGHT = 24
_HEADING_HEIGHT = 58


class Sample(Struct, frozen=True):
    """A drawing with what it is."""

    label: str

    art: Art

    look: tuple[object, ...] = ()
    """What the drawing takes beside the pen."""

    unit: float = 0
    """The pen's unit in pixels; 0 for a hundredth of the shorter side."""

    width: float = 1
    """Its width in parts of its height."""


class Section(Struct, frozen=True):
    """Drawings of one kind, all of this height in pixels."""

    title: str
    size: int
    samples: Sequence[Sample]


def numbered(name: str, styles: Sequence[Style]) -> Iterator[tuple[str, Style]]:
    """Several styles that set the same, each by its number."""
    return ((f"{name} {number}", style) for number, style in enumerate(styles, 1))


CLOSE_UP_TYPE: Sequence[tuple[str, Style]] = (
    ("TITLE", styles.TITLE),
    *numbered("OWNER_NAMES", styles.OWNER_NAMES),
    *numbered("CLOSE_UP_NAMES", styles.CLOSE_UP_NAMES),
    ("CLOSE_UP_FIGURE", styles.CLOSE_UP_FIGURE),
    ("CLOSE_UP_ZERO", styles.CLOSE_UP_ZERO),
    ("CLOSE_UP_NUMBER", styles.CLOSE_UP_NUMBER),
)
"""The styles of close-ups, which those of every game use."""

LANDSCAPE_TYPE: Sequence[tuple[str, Style]] = (
    *numbered("LANDSCAPE_NAMES", styles.LANDSCAPE_NAMES),
    ("LANDSCAPE_FIGURE", styles.LANDSCAPE_FIGURE),
    ("LANDSCAPE_NUMBER", styles.LANDSCAPE_NUMBER),
    ("LANDSCAPE_ZERO", styles.LANDSCAPE_ZERO),
    ("LANDSCAPE_COUNT", styles.LANDSCAPE_COUNT),
    ("LANDSCAPE_TIGHT", styles.LANDSCAPE_TIGHT),
)
"""The styles of pictures of whole tables, which those of every game use."""

PHONE_TYPE: Sequence[tuple[str, Style]] = (
    ("PHONE_TITLE", styles.PHONE_TITLE),
    *numbered("PHONE_NAMES", styles.PHONE_NAMES),
    *numbered("TABLET_POINTS", styles.TABLET_POINTS),
    ("PHONE_FIGURE", styles.PHONE_FIGURE),
    ("PHONE_GAIN", styles.PHONE_GAIN),
    ("PHONE_NUMBER", styles.PHONE_NUMBER),
    *numbered("PHONE_WORDS", styles.PHONE_WORDS),
    *numbered("RANK_NAMES", [style for style, _ in styles.RANK_NAMES]),
    *numbered("WINNER_NAMES", [style for style, _ in styles.WINNER_NAMES]),
    *numbered("WINNER_POINTS", styles.WINNER_POINTS),
    *numbered("CHART_NAMES", [style for style, _ in styles.CHART_NAMES]),
    *numbered("SHEET_WORDS", styles.SHEET_WORDS),
    ("SHEET_FIGURE", styles.SHEET_FIGURE),
    *numbered("SHEET_DETAIL", styles.SHEET_DETAIL),
)
"""The styles of pictures for a phone, which those of every game use: turn, end, chart, sheets."""


def specimen_layout(sections: Iterable[Section], type_: Iterable[tuple[str, Style]]) -> Layout:
    """Where everything lies on the sheet: sections, then a line in every style, each by what it is called."""
    items: list[Item] = []
    top = _MARGIN
    for section in sections:
        items.append(_heading(section.title, top))
        samples, top = _samples(section, top + _HEADING_HEIGHT)
        items += samples
    items.append(_heading("Type", top))
    lines, top = _type(type_, top + _HEADING_HEIGHT)
    return Layout(WIDTH, top + _MARGIN, (*items, *lines))


def palette_section(palette: Palette) -> Section:
    """Every colour, with its contrast to the grounds that are written on."""
    return Section("Palette: contrast to marble / to ink", 56, [_hue(name, palette) for name in palette.hues])


def symbol_sections(symbols: Mapping[str, Symbol]) -> Iterator[Section]:
    """The symbols, large and small."""
    samples = [Sample(name, draw_symbol, (symbol,)) for name, symbol in symbols.items()]
    yield Section("Symbols", 72, samples)
    yield Section("Symbols, as small as they are seen", 24, samples)


def furniture_samples() -> Iterator[Sample]:
    """What the kit builds pictures of."""
    yield Sample("slab", furniture.slab, (), 1, 2)
    yield Sample("lit slab", furniture.slab, ("glow", "brass"), 1, 2)
    yield Sample("sunk", furniture.sunk, (), 1, 2)
    yield Sample("plate", furniture.plate, (), 1, 2)
    yield Sample("can be chosen", furniture.glow, (9,), 1, 2)
    yield Sample("was chosen before", furniture.glow, (9, "gold"), 1, 2)
    yield Sample("points", furniture.tablet, (), 1, 2)
    yield Sample("becomes", furniture.arrow, ("bark",))
    yield Sample("the last piece", furniture.brackets, (8, 24), 1)
    yield Sample("lit ground", furniture.plain, ("glow", 8), 1)


def chart_samples(timeline: chart.Timeline) -> Iterator[Sample]:
    """The parts of a chart: its ground, line and mark of each seat."""
    yield Sample("ground of a chart", chart.grid, (5, 1, timeline.last, timeline.marked), 1, 1.4)
    for seat in SEATS:
        yield Sample(f"line of seat {seat + 1}", chart.curve, (seat, ((10, 20), (150, 20), (200, 4))), 1, 0.3)
        yield Sample(f"mark of seat {seat + 1}", seats.mark, (seat,))
    yield Sample("leader of a chart", chart.leader, (1, ((4, 4), (100, 20))), 1, 0.3)


def band_samples() -> Iterator[Sample]:
    """The bands at the top of pictures: of the whole table, and of each seat."""
    yield Sample("band of a picture", furniture.band, ("umber", "gold"), 1, 1.4)
    for seat in SEATS:
        yield Sample(f"band of seat {seat + 1}", furniture.seat_band, (seat,), 1, 2.4)


def colour_vision_sections(palette: Palette, hues: Sequence[str]) -> Iterator[Section]:
    """These colours and those of the seats as each kind of eye sees them."""
    hues = (*hues, *(f"seat{seat}" for seat in SEATS))
    for view in VIEWS:
        samples = [Sample(name, _swatch, (simulated(palette.rgb(name), view),), 0, 2) for name in hues]
        yield Section(f"Colours and seats, {view}", 40, samples)


def _heading(title: str, top: int) -> Text:
    field = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, _HEADING_HEIGHT - 10)
    return Text(title, _HEADING, field, "crimson", "left")


def _samples(section: Section, top: int) -> tuple[list[Item], int]:
    """The drawings of a section in lines, and where the next section begins."""
    items: list[Item] = []
    left = _MARGIN
    for sample in section.samples:
        wide = round(section.size * sample.width)
        field = max(wide, width(sample.label, _LABEL) - _GAP // 2)
        if left + field > WIDTH - _MARGIN:
            left, top = _MARGIN, top + section.size + _LABEL_HEIGHT + _GAP
        box = Box(left + (field - wide) // 2, top, wide, section.size)
        items.append(Stamp(sample.art, box, sample.look, sample.unit))
        label = Box(left - _GAP // 2, box.bottom, field + _GAP, _LABEL_HEIGHT)
        items.append(Text(sample.label, _LABEL, label))
        left += field + _GAP
    return items, top + section.size + _LABEL_HEIGHT + _GAP


def _type(type_: Iterable[tuple[str, Style]], top: int) -> tuple[list[Item], int]:
    """A line in every style, and where they end."""
    items: list[Item] = []
    for name, style in type_:
        family = "Cormorant" if style.family is DISPLAY else "Noto Sans"
        line = f"{name}: {family} {style.capital} · Hadrian, Größe, Форум 0123456789"
        field = Box(_MARGIN, top, WIDTH - 2 * _MARGIN, style.capital + 26)
        items.append(Text(cut(line, style, field.width), style, field, "ink", "left"))
        top += field.height
    return items, top


def _hue(name: str, palette: Palette) -> Sample:
    ratios = " / ".join(
        f"{contrast(palette.rgb(name), palette.rgb(other)):.1f}" for other in ("marble", "ink")
    )
    return Sample(f"{name} {ratios}", furniture.slab, (name, "joint"), 1, 2.5)


def _swatch(pen: Pen, colour: RGB) -> None:
    """A colour as it is seen, which is none of the palette's."""
    pen.flood(colour)
