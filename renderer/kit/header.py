"""The formats of pictures, and their header: a band with a seat's shape, the title and the moment."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text, moved_down
from renderer.engine.lettering import Style, cut_text, first_fitting, fit_text, width
from renderer.kit import furniture, pieces, seats
from renderer.kit.changes import changes_in_picture
from renderer.kit.furniture import points_tablet
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER, MOMENTS, OWNER_NAMES, PHONE_TITLE, TABLET_POINTS, TITLE
from renderer.request import Scene

_BETWEEN = 20
_EMBLEM = 52


class PageFormat(Struct, frozen=True):
    """The format of a picture. Lengths in pixels."""

    width: int
    margin: int
    """Left free at the sides and below."""
    gap: int
    """Between what lies on the picture."""
    band_height: int
    """How high the band of the header is."""
    inset: int
    """How far the header's texts stand from the sides."""
    style: Style
    """How the header's title is set."""

    @property
    def content_width(self) -> int:
        """From margin to margin."""
        return self.width - 2 * self.margin

    @property
    def band_box(self) -> Box:
        return Box(0, 0, self.width, self.band_height)

    def box_below(self, top: int, height: int) -> Box:
        """A box from margin to margin, a gap below `top`."""
        return Box(self.margin, top + self.gap, self.content_width, height)

    def rows_below(self, top: int, count: int, height: int, between: int = 6) -> list[Box]:
        """Rows from margin to margin, the first one a gap below `top`."""
        step = height + between
        return [self.box_below(top + number * step, height) for number in range(count)]

    def band(self) -> Stamp:
        """The header's bare band."""
        return Stamp(furniture.band, self.band_box, ("umber", "sand"), 1)

    @property
    def header_box(self) -> Box:
        """Where the header's texts stand on the band."""
        return self.band_box.part(self.inset, 0, self.width - 2 * self.inset, self.band_height - 8)

    def header(self, title: str, moment: str, seat: int | None = None) -> Iterator[Item]:
        """What stands on the band: the shape of a seat, the title cut to the room, the moment."""
        line = self.header_box
        before = 0 if seat is None else _EMBLEM + _BETWEEN
        most = line.width * 2 // 3
        beside = line.width - before - width(title, self.style) - _BETWEEN
        style = first_fitting((moment,), MOMENTS, min(beside, most))
        right = cut_text(moment, style, most)
        wide = width(right, style)
        field = line.part(line.width - wide, 0, wide, line.height)
        yield Text(right, style, field, "marble", "right")
        if seat is not None:
            emblem = line.part(0, 0, _EMBLEM, line.height).centred(_EMBLEM, _EMBLEM)
            yield Stamp(seats.emblem, emblem, (seat,))
        left = line.part(before, 0, line.width - wide - _BETWEEN - before, line.height)
        yield Text(cut_text(title, self.style, left.width), self.style, left, "marble", "left")


LANDSCAPE = PageFormat(width=1600, margin=16, gap=10, band_height=80, inset=24, style=TITLE)
"""Pictures for the thread."""

CLOSE_UP = PageFormat(width=1200, margin=16, gap=12, band_height=84, inset=20, style=TITLE)
"""Near-square pictures for panels."""

PHONE = PageFormat(width=1200, margin=12, gap=10, band_height=116, inset=24, style=PHONE_TITLE)
"""Near-square pictures that are read on a phone without being opened."""


HEADER = Box(0, 0, 1200, 122)

_MARGIN = 20
_BAND = 12
_OWNER_EMBLEM = 80
_INDENT = 16
_PATTERN = 100
_NAME = 54
_BADGE = 52
_APART = 3
_TABLET = (190, 78)
_HANDLES = 68


def seat_header(scene: Scene, seat: int, moment: str) -> Iterator[Item]:
    """The band in a seat's hue and what stands on it: the name above the moment, the points."""
    badges = pieces.badges(scene.view, seat)
    yield Stamp(furniture.seat_band, HEADER, (seat,), 1)
    line = HEADER.part(_MARGIN, 0, HEADER.width - 2 * _MARGIN, HEADER.height - _BAND)
    yield Stamp(
        seats.emblem,
        line.part(0, 0, _OWNER_EMBLEM, line.height).centred(_OWNER_EMBLEM, _OWNER_EMBLEM),
        (seat,),
    )
    tablet = line.part(line.width - _TABLET[0], 0, _TABLET[0], line.height).centred(*_TABLET)
    yield from points_tablet(scene.view.players[seat].points, tablet, TABLET_POINTS, _HANDLES)
    room = line.width - _OWNER_EMBLEM - _INDENT - _PATTERN - _TABLET[0]
    upper = line.part(_OWNER_EMBLEM + _INDENT, 0, room, _NAME)
    text, style = fit_text(scene.names[seat], OWNER_NAMES, room - len(badges) * (_BADGE + _INDENT))
    title = upper.part(0, 0, width(text, style), upper.height)
    yield Text(text, style, title, seats.light_colour(seat), "left")
    for number, art in enumerate(badges):
        badge = Box(title.right + _INDENT + number * (_BADGE + 10), upper.top, _BADGE, upper.height)
        yield Stamp(art, badge.centred(_BADGE, _BADGE))
    lower = Box(upper.left, upper.bottom + _APART, room, line.bottom - upper.bottom - 2 * _APART)
    yield fitted_text(moment, MOMENTS, lower, seats.light_colour(seat), "left")


def without_header(layout: Layout) -> Layout:
    """A picture without the band at its top, if it has one."""
    arts = furniture.band, furniture.seat_band
    bands = (item.box for item in layout.items if isinstance(item, Stamp) and item.art in arts)
    band = next((box for box in bands if box.top == 0), None)
    if band is None:
        return layout
    items = tuple(moved_down(item, -band.height) for item in layout.items if item.box.bottom > band.bottom)
    return Layout(layout.width, layout.height - band.height, items)


def close_up_layout(
    scene: Scene,
    headings: tuple[str, str],
    items: Iterable[Item],
    spots: Mapping[str, Spot],
    changed_on: str,
    bottom: int,
    above: Iterable[Item] = (),
) -> Layout:
    """Items under the header, highlights and changes, items `above`; `headings`: title and moment."""
    everything = (
        CLOSE_UP.band(),
        *items,
        *CLOSE_UP.header(*headings, scene.seat),
        *highlight_items(spots, scene.highlights, changes_in_picture(scene, changed_on), CLOSE_UP_NUMBER),
        *above,
    )
    return Layout(CLOSE_UP.width, bottom + CLOSE_UP.margin, everything)
