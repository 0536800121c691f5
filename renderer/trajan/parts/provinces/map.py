"""The map: provinces with their points, tiles, leaders and legionnaires, and the military camp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.trajan.actions.military import province_points
from games.trajan.pieces import MILITARY_CAMP, NEIGHBOURS, PROVINCE_POINTS, PROVINCES
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_balanced
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import bonus
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import leader
from renderer.trajan.parts.provinces.map_ground import ground, lit_way
from renderer.trajan.parts.provinces.map_places import EDGE, TOKENS_ACROSS, MapSizes, place_boxes
from renderer.trajan.parts.token_lines import TokenLine, token_line


def province_spot(province: str) -> str:
    """The spot of a province."""
    return f"province_{province}"


def leader_spot(seat: int) -> str:
    """The spot of a seat's leader."""
    return f"leader-{seat}"


def legionnaire_spot(province: str, seat: int) -> str:
    """The spot of a seat's legionnaire in a province."""
    return f"legionnaire-{province}-{seat}"


def map_items(
    view: Trajan, field: Box, sizes: MapSizes, words: Words, seat: int | None, *, lit: bool, up: int = 0
) -> Iterator[Item]:
    """The map, from `up` pixels below its upper edge on.

    For a seat: what its legionnaire would score; `lit`: where its leader can go.
    """
    boxes = place_boxes(field, sizes, up)
    yield ground(boxes, field)
    reached = NEIGHBOURS[view.players[seat].leader] if seat is not None and lit else ()
    if seat is not None:
        for other in reached:
            yield lit_way(boxes, (view.players[seat].leader, other))
    for province in _shown(boxes, field):
        plate = ("glow", "brass", 10) if province in reached else ("marble", "bark", 10)
        yield Stamp(furniture.slab, boxes[province], plate, 1)
        yield from _province(view, province, boxes[province], sizes, words, seat)
    if field.holds(boxes[MILITARY_CAMP]):
        yield from _camp(view, boxes[MILITARY_CAMP], sizes, words)


def _shown(boxes: Mapping[str, Box], field: Box) -> list[str]:
    """The provinces that lie wholly in a field."""
    return [province for province in PROVINCES if field.holds(boxes[province])]


def map_spots(view: Trajan, field: Box, sizes: MapSizes, up: int = 0) -> dict[str, Spot]:
    """Provinces and the camp as spots, and every leader and legionnaire."""
    boxes = place_boxes(field, sizes, up)
    shown = _shown(boxes, field)
    found = {province_spot(name): Spot(boxes[name], room=4) for name in shown}
    if field.holds(boxes[MILITARY_CAMP]):
        found[MILITARY_CAMP] = Spot(boxes[MILITARY_CAMP], room=4)
    for province in shown:
        for seat, box, leads in _tokens(view, province, boxes[province], sizes):
            if leads:
                token = Stamp(leader, box, (seat,))
                found[leader_spot(seat)] = Spot(box, room=2, token=token, numbered=False)
            else:
                token = Stamp(seats.emblem, box, (seat,))
                spot = legionnaire_spot(province, seat)
                found[spot] = Spot(box, room=2, token=token, numbered=False)
    return found


def _tokens(view: Trajan, province: str, box: Box, sizes: MapSizes) -> Iterator[tuple[int, Box, bool]]:
    """The legionnaires in a province, then the leaders there: whose, where, and whether it is a leader.

    They are larger the fewer there are.
    """
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


def _grid(box: Box, sizes: MapSizes) -> Box:
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
        yield Stamp(forum_tile, _grid(box, sizes).inset(3), (view.provinces[province],))
    for whose, token, leads in _tokens(view, province, box, sizes):
        yield Stamp(leader if leads else seats.emblem, token, (whose,))


def _points(view: Trajan, province: str, column: Box, sizes: MapSizes, seat: int | None) -> Iterator[Item]:
    """The printed points, and below them what a legionnaire of the seat would score, if that is less."""
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
