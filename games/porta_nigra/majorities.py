"""Majorities: who is first and second in each area as things stand, and what decided ties; from any view."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import groupby, zip_longest

from msgspec import Struct, structs

from games.porta_nigra.pieces import MAJORITIES, PORTA_NIGRA, SITES, VALUE, Majority, Site
from games.porta_nigra.state import Element, PortaNigra

COLOUR = "colour"
BRICKS = "bricks"
"""The tie-breaks of majorities: a better colour, or more bricks of that colour."""

COLOUR_OF = {value: colour for colour, value in VALUE.items()}
"""The colour of bricks of a value."""

_Key = tuple[int, tuple[tuple[int, int], ...]]
"""How much a seat has in an area, and its elements there, the best first: value of the colour, bricks."""


class Place(Struct, frozen=True):
    seat: int
    place: int
    """1 is best; seats between which nothing decides share a place."""
    number: int
    """Its bricks in the area; in the Porta Nigra its elements of the height."""
    best: str
    """The colour of its best element there."""
    points: int
    shared: bool = False
    """Whether another seat has the same place."""
    ahead_by: str = ""
    """The tie-break that puts it ahead of the next seat: COLOUR or BRICKS; "" without one."""


@cache
def area_of(site: Site, bricks: int) -> str:
    """The area of an element with this number of bricks on a site."""
    height = bricks if site.building == PORTA_NIGRA else 0
    return next(
        area.name
        for area in MAJORITIES.values()
        if (area.building, area.row, area.height) == (site.building, site.row, height)
    )


def places_by_area(view: PortaNigra) -> dict[str, tuple[Place, ...]]:
    """Area -> the seats that have something there, best first."""
    elements: dict[str, dict[int, list[tuple[int, int]]]] = {area: {} for area in MAJORITIES}
    for name, element in view.elements.items():
        of_seat = elements[area_of(SITES[name], element.bricks)].setdefault(element.seat, [])
        of_seat.append((VALUE[SITES[name].colour], element.bricks))
    return {
        area: _ranked_places(
            MAJORITIES[area], {seat: _key(MAJORITIES[area], each) for seat, each in found.items()}
        )
        for area, found in elements.items()
    }


def majority_places(view: PortaNigra, area: str) -> tuple[Place, ...]:
    """The seats that have something in an area, best first."""
    return places_by_area(view)[area]


class PlaceInReach(Struct, frozen=True):
    """A better place of a seat in an area of bricks."""

    area: str
    ahead_of: int
    """The seat that has it."""
    bricks: int
    """How many more the seat needs to have more than that one."""
    gain: int
    """What it brings more than the seat's own place, in points."""


def place_in_reach(view: PortaNigra, seat: int) -> PlaceInReach | None:
    """The better place that brings most points a brick, where the free sites suffice; None if none does."""
    found, room = [], Counter[tuple[str, str]]()
    for site in view.free_sites():
        room[site.building, site.row] += site.bricks
    for name, places in places_by_area(view).items():
        own = next((each for each in places if each.seat == seat), None)
        number, points = (own.number, own.points) if own else (0, 0)
        area = MAJORITIES[name]
        for each in places if not area.height else ():
            gain = area.points[each.place - 1] - points if each.place <= len(area.points) else 0
            lacking = each.number + 1 - number
            if each.seat != seat and 0 < lacking <= room[area.building, area.row] and gain > 0:
                found.append(PlaceInReach(name, each.seat, lacking, gain))
    return max(found, key=lambda each: (each.gain / each.bricks, -each.bricks), default=None)


class MajorityChange(Struct, frozen=True):
    """What an element changes for its owner in the majorities."""

    area: str
    """The area in which the element counts."""
    place: Place
    """That of its owner in this area then."""
    gain: int
    """Points that it adds to those of all areas together; fewer than 0 if it takes some away."""


def majority_change(view: PortaNigra, seat: int, site: Site, bricks: int) -> MajorityChange:
    """Compare majorities before and after a seat builds an element on a site, or replaces the one there."""
    elements = {**view.elements, site.name: Element(seat, bricks)}
    now, then = places_by_area(view), places_by_area(structs.replace(view, elements=elements))
    area = area_of(site, bricks)
    place = next(each for each in then[area] if each.seat == seat)
    return MajorityChange(area, place, _points_of(seat, then) - _points_of(seat, now))


def _points_of(seat: int, areas: dict[str, tuple[Place, ...]]) -> int:
    return sum(each.points for found in areas.values() for each in found if each.seat == seat)


def _key(area: Majority, elements: list[tuple[int, int]]) -> _Key:
    number = len(elements) if area.height else sum(bricks for _, bricks in elements)
    return number, tuple(sorted(elements, reverse=True))


def _ranked_places(area: Majority, keys: dict[int, _Key]) -> tuple[Place, ...]:
    ranking = sorted(keys, key=keys.__getitem__, reverse=True)
    groups = [(key, sorted(seats)) for key, seats in groupby(ranking, keys.__getitem__)]
    points = _points_by_place(area, [len(seats) for _, seats in groups])
    found: list[Place] = []
    for (key, seats), following in zip_longest(groups, groups[1:]):
        place = len(found) + 1
        ahead_by = _tie_break_reason(key, following[0]) if following else ""
        best = COLOUR_OF[key[1][0][0]]
        found += [Place(seat, place, key[0], best, points[place], len(seats) > 1, ahead_by) for seat in seats]
    return tuple(found)


def _points_by_place(area: Majority, groups: list[int]) -> dict[int, int]:
    """Place -> points; the `groups` of seats that share a place score as on the next one."""
    found: dict[int, int] = {}
    place = 1
    for number in groups:
        scored = place + (number > 1)
        found[place] = area.points[scored - 1] if scored <= len(area.points) else 0
        place += number
    return found


def _tie_break_reason(better: _Key, other: _Key) -> str:
    if better[0] != other[0]:
        return ""
    for one, two in zip_longest(better[1], other[1], fillvalue=(0, 0)):
        if one != two:
            return COLOUR if one[0] != two[0] else BRICKS
    return ""
