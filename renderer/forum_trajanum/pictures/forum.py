"""The forum close up: squares that count for eagles, envoys, and their worth to each seat."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec import structs

from games.forum_trajanum.mosaics import connected_groups, diagonals, neighbours
from games.forum_trajanum.payday import table_as_scored
from games.forum_trajanum.pieces import EAGLE, EAGLE_POINTS, PATRICIAN_I
from games.forum_trajanum.scoring import eagle_relation, is_any_eagle, largest_area, score_area, score_eagles
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates
from games.words import Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.engine.lettering import Style, fit_balanced
from renderer.engine.pen import Art
from renderer.forum_trajanum.alt_text import begun_areas, completed_areas, envoys_of, moment_text
from renderer.forum_trajanum.drawings import goods, monuments
from renderer.forum_trajanum.drawings.mosaic import (
    eagle_point,
    largest_area_link,
    largest_area_ring,
    possible_eagle_point,
)
from renderer.forum_trajanum.parts.forum import (
    MosaicSizes,
    badge_box,
    bare_mosaic,
    envoy_box,
    square_boxes,
    square_spots,
    squares_with_envoys,
)
from renderer.forum_trajanum.styles import HEADING_LINES
from renderer.kit import furniture, seats
from renderer.kit.alt_text import sentence_of_list, viewer_first
from renderer.kit.header import CLOSE_UP, close_up_layout
from renderer.kit.seat_rows import row_ground
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NAMES, CLOSE_UP_NUMBER
from renderer.request import Scene

SIZES = MosaicSizes(
    number=CLOSE_UP_NUMBER,
    gutter=48,
    largest=128,
    sign=0.48,
    aside=0,
    badge=36,
    reach=8,
    plate=44,
    pales=True,
)
"""The mosaic close up."""

_LINE = 80
_BETWEEN = 4
_WORDS = 48
_RAISED = 8
_BADGE = 36
_LINK = 30
_PARTS = (62, 172, 118, 28, 322, 28, 140)
"""Widths on a line: emblem, ship, eagles, plus, area, equals, sum."""

_AREA_PARTS = (30, 40, 38, 28, 28, 40, 28, 28, 46)
"""Widths: envoys, the turned bar, arrow, how many count, plus, the bar, its position, equals, points."""


def lay_out(scene: Scene) -> Layout:
    view = scene.view
    field = CLOSE_UP.box_below(CLOSE_UP.band_height, _mosaic_height(view))
    headings = _headings(scene.words)
    high = max(len(lines) for lines, _ in headings.values()) * _WORDS
    heading = CLOSE_UP.box_below(field.bottom - _RAISED, high + _RAISED)
    lines = CLOSE_UP.rows_below(heading.bottom - CLOSE_UP.gap, len(view.players), _LINE, _BETWEEN)
    boxes = square_boxes(view, field, SIZES)
    counting = set(_squares_near_eagles(view, scene.seat))
    scored = [table_as_scored(view, seat) for seat in range(len(view.players))]
    spots = dict(square_spots(view, field, SIZES, counting))
    above = scene.words("picture-title-forum"), scene.words.text(moment_text(view))
    items = (
        *bare_mosaic(view, field, SIZES),
        *_mosaic_items(scene, boxes, field, counting),
        *_eagle_items(view, scored, counting, boxes),
        *_heading_items(headings, heading),
        *(item for seat, box in enumerate(lines) for item in _line(scene, scored[seat], seat, box)),
    )
    return close_up_layout(scene, above, items, spots, "table", lines[-1].bottom)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield Message("picture-forum", {"when": moment_text(view)})
    order = viewer_first(scene)
    for seat in order:
        worth = _forum_points(table_as_scored(view, seat), seat)
        about = {"ship": len(view.players[seat].ship), "changed": int(worth["counted"] != worth["area"])}
        yield Message("picture-forum-worth", {"seat": Seat(seat), **about, **worth})
    for text, areas in (("picture-begun", begun_areas(view)), ("picture-completed", completed_areas(view))):
        if areas:
            yield Message(text, {"list": tuple(areas)})
    free = sorted(_squares_near_eagles(view, scene.seat), key=coordinates)
    if free:
        yield Message("picture-near-eagles", {"spaces": tuple(free)})
    for seat in order:
        yield from sentence_of_list("picture-envoys", envoys_of(view, seat), seat=Seat(seat))


def _mosaic_height(view: ForumTrajanum) -> int:
    """The height of the mosaic, with squares as large as its width allows."""
    squares = [coordinates(name) for name in view.squares]
    columns = max((column for _, column in squares), default=1)
    rows = max((row for row, _ in squares), default=1)
    size = min((CLOSE_UP.content_width - 2 * CLOSE_UP.gap - SIZES.gutter) // columns, SIZES.largest)
    return size * rows + SIZES.gutter + 2 * CLOSE_UP.gap


def _mosaic_items(
    scene: Scene, boxes: Mapping[str, Box], field: Box, counting: Collection[str]
) -> Iterator[Item]:
    """The mosaic with its envoys; golden links join those of the viewer's largest area."""
    view = scene.view
    largest = _largest_area(view, scene.seat)
    around = {envoy_box(boxes[name]) for name in largest}
    for item in squares_with_envoys(
        view, field, SIZES, {highlight.spot for highlight in scene.highlights}, counting
    ):
        if isinstance(item, Stamp) and item.look and item.box in around:
            grown = item.box.inset(-8)
            yield Stamp(largest_area_ring, grown)
        yield item
    for one in sorted(largest, key=coordinates):
        for other in neighbours(one):
            if other in largest and coordinates(one) < coordinates(other):
                yield Stamp(largest_area_link, _link_box(boxes[one], boxes[other]), (), 1)


def _largest_area(view: ForumTrajanum, seat: int | None) -> tuple[str, ...]:
    """The squares of a seat's largest connected area of envoys, if it has more than one envoy."""
    groups = connected_groups(view.envoys_of(seat)) if seat is not None else iter(())
    return max((group for group in groups if len(group) > 1), key=len, default=())


def _link_box(one: Box, other: Box) -> Box:
    """The box of a link from one square to the next."""
    if one.top == other.top:
        return Box(one.right - _LINK // 2, one.top + (one.height - 18) // 2, _LINK, 18)
    return Box(one.left + (one.width - 18) // 2, one.bottom - _LINK // 2, 18, _LINK)


def _squares_near_eagles(view: ForumTrajanum, seat: int | None) -> Iterator[str]:
    """The free coloured squares on which an envoy of the viewer would count for an eagle."""
    for name, colour in view.squares.items():
        if colour == EAGLE or name in view.envoys:
            continue
        if eagle_relation(view, None, name) or (
            seat is not None and _would_count_at_corner(view, seat, name)
        ):
            yield name


def _would_count_at_corner(view: ForumTrajanum, seat: int, name: str) -> bool:
    """Whether an envoy of a seat on a free square would count by Patrician I after the best payment."""
    if not view.players[seat].rows[PATRICIAN_I - 1].citizens or not is_any_eagle(view, diagonals(name)):
        return False
    there = structs.replace(view, envoys={**view.envoys, name: seat})
    return eagle_relation(table_as_scored(there, seat), seat, name) != ""


def _eagle_items(
    view: ForumTrajanum, scored: Sequence[ForumTrajanum], counting: Collection[str], boxes: Mapping[str, Box]
) -> Iterator[Item]:
    """Small eagles: light on free squares that would count, golden, one a point, on `scored` envoys."""
    for name in sorted(counting, key=coordinates):
        yield Stamp(possible_eagle_point, badge_box(boxes[name], SIZES))
    for name, owner in view.envoys.items():
        box, where = boxes[name], eagle_relation(scored[owner], owner, name)
        for left in (box.width - _BADGE - 3, 3)[: EAGLE_POINTS.get(where, 0)]:
            yield Stamp(eagle_point, box.part(left, 3, _BADGE, _BADGE))


def _forum_points(scored: ForumTrajanum, seat: int) -> dict[str, int]:
    """What a scoring now would bring a seat in the forum: by eagles, by the largest area, in all.

    Of the area: its envoys, as how many they count, the position of the slide bar, their sum.

    `scored`: the table as the seat's forum is scored.
    """
    eagles = sum(score.points for score in score_eagles(scored, seat))
    points = sum(score.points for score in score_area(scored, seat))
    bar = scored.players[seat].prestige if points else 0
    return {
        "eagles": eagles,
        "area": largest_area(scored, seat),
        "counted": points - bar,
        "bar": bar,
        "points": points,
        "total": eagles + points,
    }


def _line_parts(box: Box) -> list[Box]:
    """A line within its edges, then its parts."""
    line = box.part(24, 2, box.width - 36, box.height - 6)
    before, *parts = _PARTS
    return [line, *line.columns_of_widths(before, line.width - sum(_PARTS), *parts)]


def _headings(words: Words) -> Mapping[str, tuple[tuple[str, ...], Style]]:
    """The headings of the figures, in lines."""
    widths = zip(("ship", "eagles", "plus", "area", "equals", "total"), _PARTS[1:], strict=True)
    return {
        name: fit_balanced(words(f"picture-part-{name}"), HEADING_LINES, wide)
        for name, wide in widths
        if name not in ("plus", "equals")
    }


def _heading_items(headings: Mapping[str, tuple[tuple[str, ...], Style]], box: Box) -> Iterator[Item]:
    """The headings above the figures."""
    _, _, _, ship, eagles, _, area, _, total = _line_parts(box)
    parts = {"ship": ship, "eagles": eagles, "area": area, "total": total}
    for name, (lines, style) in headings.items():
        part = parts[name]
        block = part.part(0, part.height - _RAISED - len(lines) * _WORDS, part.width, len(lines) * _WORDS)
        for line, row in zip(lines, block.rows(len(lines)), strict=True):
            yield Text(line, style, row, "bark", "left" if name in ("ship", "eagles") else "centre")


def _line(scene: Scene, scored: ForumTrajanum, seat: int, box: Box) -> Iterator[Item]:
    """A seat's line: its name and ship, then what the forum is worth to it: eagles and area, their sum."""
    view = scene.view
    yield from row_ground(seat, box, lit=seat == scene.seat)
    line, emblem, title, ship, eagles, plus, area, equals, total = _line_parts(box)
    yield Stamp(seats.emblem, emblem.centred(50, 50), (seat,))
    yield fitted_text(scene.names[seat], CLOSE_UP_NAMES, title, anchor="left", spare=12)
    worth = _forum_points(scored, seat)
    yield from _figure(monuments.ship, len(view.players[seat].ship), ship)
    yield Stamp(furniture.plain, Box(eagles.left - 12, line.top + 10, 2, line.height - 20), ("sand",), 1)
    yield from _figure(eagle_point, worth["eagles"], eagles)
    yield Text("+", CLOSE_UP_NUMBER, plus, "bark")
    plate = area.part(0, 3, area.width, area.height - 6)
    yield from _area_items(worth, turned=view.players[seat].turned, box=plate)
    yield Text("=", CLOSE_UP_NUMBER, equals, "bark")
    tablet = total.part(0, 4, total.width, total.height - 8)
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(str(worth["total"]), CLOSE_UP_FIGURE, tablet, _number_colour(worth["total"]))


def _figure(art: Art, number: int, box: Box) -> Iterator[Item]:
    yield Stamp(art, box.part(0, 0, 60, box.height).centred(50, 50))
    figure = box.part(64, 0, box.width - 64, box.height)
    yield Text(str(number), CLOSE_UP_FIGURE, figure, _number_colour(number), "left")


def _area_items(worth: Mapping[str, int], *, turned: bool, box: Box) -> Iterator[Item]:
    """The largest area on one plate, a sum: its envoys, as how many they count, the slide bar, the points."""
    yield Stamp(furniture.plate, box, ("page", "joint", 10), 1)
    parts = box.part(8, 0, box.width - 16, box.height).columns_of_widths(*_AREA_PARTS)
    envoys, side, arrow, counted, plus, bar_sign, bar, equals, brought = parts
    if worth["counted"] != worth["area"]:
        yield Text(str(worth["area"]), CLOSE_UP_NUMBER, envoys, "ink")
        if turned:
            yield Stamp(goods.turned_bar, side.centred(40, 40))
        yield Stamp(furniture.arrow, arrow.centred(36, 36), ("bark",))
    yield Text(str(worth["counted"]), CLOSE_UP_NUMBER, counted, _number_colour(worth["counted"]))
    if worth["points"]:
        yield Text("+", CLOSE_UP_NUMBER, plus, "bark")
        yield Stamp(goods.slide_bar, bar_sign.centred(40, 40))
        yield Text(str(worth["bar"]), CLOSE_UP_NUMBER, bar, _number_colour(worth["bar"]))
    yield Text("=", CLOSE_UP_NUMBER, equals, "bark")
    yield Text(str(worth["points"]), CLOSE_UP_FIGURE, brought, _number_colour(worth["points"]))


def _number_colour(number: int) -> str:
    return "ink" if number else "bark"
