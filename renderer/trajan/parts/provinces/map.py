"""The map: provinces with their points, tiles, leaders and legionnaires, and the military camp."""

from collections.abc import Iterator, Mapping

from games.trajan.actions.military import province_points
from games.trajan.pieces import MILITARY_CAMP, NEIGHBOURS, PROVINCE_POINTS, PROVINCES
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_balanced
from renderer.engine.pen import Point
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import bonus
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import Road, land, leader, lit_road
from renderer.trajan.parts.provinces.map_places import EDGE, TOKENS_ACROSS, MapSizes, place_boxes
from renderer.trajan.parts.token_lines import TokenLine, token_line

_ISLAND = "britannia"
_SHORE = 22

Way = tuple[str, str]
"""A province and one of its neighbours."""


def ground(boxes: Mapping[str, Box], field: Box) -> Stamp:
    """Land with all roads, crossings of the sea and ways out of the camp dotted."""
    ways = [(one, other) for one in PROVINCES for other in NEIGHBOURS[one] if one < other]
    dotted = [(MILITARY_CAMP, other) for other in NEIGHBOURS[MILITARY_CAMP]]
    dotted += [way for way in ways if _ISLAND in way]
    roads = [_road(boxes, field, way) for way in ways if _ISLAND not in way]
    crossings = [_road(boxes, field, way) for way in dotted]
    coasts = (tuple(_mainland(boxes, field)), tuple(_coast(boxes[_ISLAND], field)))
    return Stamp(land, field, (coasts, tuple(roads), tuple(crossings)), 1, fine=False)


def lit_way(boxes: Mapping[str, Box], way: Way) -> Stamp:
    """A way that the leader can go, lit."""
    (start_x, start_y), (end_x, end_y) = (_middle(boxes[place]) for place in way)
    if way[0] == MILITARY_CAMP:
        start_x = end_x
    left, top = min(start_x, end_x) - 9, min(start_y, end_y) - 9
    box = Box(left, top, abs(end_x - start_x) + 18, abs(end_y - start_y) + 18)
    return Stamp(lit_road, box, ((end_x - start_x) * (end_y - start_y) >= 0,), 1)


def _middle(box: Box) -> tuple[int, int]:
    return box.left + box.width // 2, box.top + box.height // 2


def _road(boxes: Mapping[str, Box], field: Box, way: Way) -> Road:
    """A way between the middles of two places, within the field; out of the camp straight up or slanting."""
    (start_x, start_y), (end_x, end_y) = (_middle(boxes[place]) for place in way)
    if way[0] == MILITARY_CAMP:
        start_x = end_x
    return (start_x - field.left, start_y - field.top), (end_x - field.left, end_y - field.top)


def _coast(box: Box, field: Box) -> Iterator[Point]:
    """The coast of an island about a box."""
    left, top = box.left - field.left, box.top - field.top
    right, bottom = left + box.width, top + box.height
    near = min(_SHORE, top)
    yield from ((left - 6, top - near / 2), (left + box.width * 0.5, top - near), (right + 6, top - near / 2))
    yield from ((right + _SHORE, top + box.height * 0.5), (right + 8, bottom + 10))
    yield from ((left + box.width * 0.5, bottom + _SHORE), (left - 8, bottom + 10), (left - _SHORE, top + 60))


def _mainland(boxes: Mapping[str, Box], field: Box) -> Iterator[Point]:
    """The coast of the mainland, along the edges of the map in the east and south."""

    def at(place: str, right: float, down: float) -> Point:
        box = boxes[place]
        return box.left - field.left + box.width * right, box.top - field.top + box.height * down

    east, south = field.width - 6, field.height - 8
    yield from (at("lugudunensis", -0.06, -0.1), at("lugudunensis", 0.6, -0.12))
    yield from (at("belgica", 0, -0.14), at("belgica", 0.42, -0.3))
    yield from (at("germania_inferior", -0.12, 0.3), at("germania_inferior", 0.05, -0.06))
    yield from ((east - 60, 5), (east, 60), (east, south - 60), (east - 60, south))
    yield from (at(MILITARY_CAMP, 0.3, 1.04), at("narbonensis", 0.4, 1.14))
    yield from (at("aquitania", 0.5, 1.16), at("aquitania", -0.06, 1.04), at("aquitania", -0.1, 0.4))
    yield from (at("aquitania", 0.1, -0.12), at("lugudunensis", -0.1, 1.02), at("lugudunensis", -0.16, 0.4))


def leader_spot(seat: int) -> str:
    return f"leader-{seat}"


def legionnaire_spot(province: str, seat: int) -> str:
    return f"legionnaire-{province}-{seat}"


def map_items(
    view: Trajan, field: Box, sizes: MapSizes, words: Words, seat: int | None, *, lit: bool, up: int = 0
) -> Iterator[Item]:
    """The map without its upper `up` pixels, a seat's possible scores, and if `lit` its leader's ways."""
    boxes = place_boxes(field, sizes, up)
    yield ground(boxes, field)
    reached = NEIGHBOURS[view.players[seat].leader] if seat is not None and lit else ()
    if seat is not None:
        for other in reached:
            yield lit_way(boxes, (view.players[seat].leader, other))
    for province in _provinces_shown(boxes, field):
        plate = ("glow", "brass", 10) if province in reached else ("marble", "bark", 10)
        yield Stamp(furniture.slab, boxes[province], plate, 1)
        yield from _province(view, province, boxes[province], sizes, words, seat)
    if field.contains(boxes[MILITARY_CAMP]):
        yield from _camp(view, boxes[MILITARY_CAMP], sizes, words)


def _provinces_shown(boxes: Mapping[str, Box], field: Box) -> list[str]:
    """The provinces that lie wholly in a field."""
    return [province for province in PROVINCES if field.contains(boxes[province])]


def map_spots(view: Trajan, field: Box, sizes: MapSizes, up: int = 0) -> dict[str, Spot]:
    """Provinces and the camp as spots, and every leader and legionnaire."""
    boxes = place_boxes(field, sizes, up)
    shown = _provinces_shown(boxes, field)
    found = {f"province_{name}": Spot(boxes[name], room=4) for name in shown}
    if field.contains(boxes[MILITARY_CAMP]):
        found[MILITARY_CAMP] = Spot(boxes[MILITARY_CAMP], room=4)
    for province in shown:
        for seat, box, leads in _token_boxes(view, province, boxes[province], sizes):
            if leads:
                token = Stamp(leader, box, (seat,))
                found[leader_spot(seat)] = Spot(box, room=2, token=token, numbered=False)
            else:
                token = Stamp(seats.emblem, box, (seat,))
                spot = legionnaire_spot(province, seat)
                found[spot] = Spot(box, room=2, token=token, numbered=False)
    return found


def _token_boxes(view: Trajan, province: str, box: Box, sizes: MapSizes) -> Iterator[tuple[int, Box, bool]]:
    """Legionnaires, then leaders in a province, larger the fewer: whose, where, whether a leader."""
    tokens = [(seat, False) for seat in view.legionnaires.get(province, ())]
    tokens += [(seat, True) for seat, player in enumerate(view.players) if player.leader == province]
    if not tokens:
        return
    before = sizes.plate + 2 * EDGE
    room = box.part(before, sizes.name + EDGE, box.width - before - EDGE, TOKENS_ACROSS * sizes.token)
    size, across = max(
        (min(room.width // columns, room.height // -(-len(tokens) // columns)), columns)
        for columns in range(1, len(tokens) + 1)
    )
    size = min(size, 2 * sizes.token)
    field = room.centred(across * size, -(-len(tokens) // across) * size)
    for number, (seat, leads) in enumerate(tokens):
        yield seat, field.part(number % across * size, number // across * size, size, size).inset(2), leads


def _tile_box(box: Box, sizes: MapSizes) -> Box:
    """Where a tile lies in a province."""
    side = TOKENS_ACROSS * sizes.token
    before = sizes.plate + 2 * EDGE
    free = box.width - before - EDGE - side
    return box.part(before + max(free, 0) // 2, sizes.name + EDGE, side, side)


def _province(
    view: Trajan, province: str, box: Box, sizes: MapSizes, words: Words, seat: int | None
) -> Iterator[Item]:
    name = box.part(EDGE, 2, box.width - 2 * EDGE, sizes.name)
    lines, style = fit_balanced(words(f"province-{province}"), sizes.names, name.width)
    for line, row in zip(lines, name.rows(len(lines)), strict=True):
        yield Text(line, style, row)
    column = box.part(EDGE, sizes.name + EDGE, sizes.plate, box.height - sizes.name - 2 * EDGE)
    yield from _points(view, province, column, sizes, seat)
    if province in view.provinces:
        yield Stamp(forum_tile, _tile_box(box, sizes).inset(3), (view.provinces[province],))
    for whose, token, leads in _token_boxes(view, province, box, sizes):
        yield Stamp(leader if leads else seats.emblem, token, (whose,))


def _points(view: Trajan, province: str, column: Box, sizes: MapSizes, seat: int | None) -> Iterator[Item]:
    """The printed points; below them the score of a legionnaire of the seat, if that is less."""
    printed = PROVINCE_POINTS[province]
    plate = column.part(0, 0, column.width, sizes.line)
    yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
    yield Text(str(printed), sizes.figure, plate)
    if seat is None or sizes.line * 2 > column.height:
        return
    if seat in view.legionnaires.get(province, ()):
        size = sizes.line
        below = column.part(0, column.height - size, column.width, size)
        yield Stamp(furniture.seal, below.centred(size, size))
        return
    points = province_points(view, seat, province)
    if points < printed:
        result = column.part(0, column.height - sizes.line, column.width, sizes.line)
        between = result.part(0, -sizes.line, result.width, sizes.line)
        yield Stamp(furniture.arrow_down, between.centred(sizes.line - 8, sizes.line - 8), ("bark",))
        yield Stamp(furniture.plate, result, ("marble", "bark", 8), 1)
        yield Text(str(points), sizes.figure, result)


def _camp(view: Trajan, box: Box, sizes: MapSizes, words: Words) -> Iterator[Item]:
    """The camp: how many legionnaires of each seat wait there, and the leaders that have not left it."""
    numbers = [player.military_camp for player in view.players]
    badges = [leader if player.leader == MILITARY_CAMP else None for player in view.players]
    camp = words("picture-camp")
    line = TokenLine(bonus.legionnaire, numbers, sizes.figure, sizes.token, badges, camp)
    yield from token_line(line, box)
