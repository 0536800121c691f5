"""The ground of a map: land, islands, roads and crossings, and the ways that a leader can go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.trajan.pieces import MILITARY_CAMP, NEIGHBOURS, PROVINCES
from renderer.engine.layout import Box, Stamp
from renderer.engine.pen import Point
from renderer.trajan.drawings.map import Road, land, lit_road

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
