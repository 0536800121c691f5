"""Majorities: who is first and second in each area as things stand, and what decided ties; from any view."""

from __future__ import annotations

from itertools import groupby, zip_longest

from msgspec import Struct

from games.porta_nigra.pieces import COLOURS, MAJORITIES, PORTA_NIGRA, VALUE, Majority, Site
from games.porta_nigra.state import PortaNigra

COLOUR = "colour"
BRICKS = "bricks"
"""What puts a seat ahead of one with as much: a better colour, or more bricks of that colour."""

_Key = tuple[int, tuple[tuple[int, int], ...]]
"""How much a seat has in an area, and its elements there, the best first: value of the colour, bricks."""


class Place(Struct, frozen=True):
    """The place of a seat in an area."""

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
    """What puts it ahead of the next seat with the same number: COLOUR or BRICKS; "" where there is none."""


def area_of(site: Site, bricks: int) -> str:
    """The area in which an element of so many bricks on a site counts."""
    height = bricks if site.building == PORTA_NIGRA else 0
    return next(
        area.name
        for area in MAJORITIES.values()
        if (area.building, area.row, area.height) == (site.building, site.row, height)
    )


def places(view: PortaNigra, area: str) -> tuple[Place, ...]:
    """The seats that have something in an area, best first."""
    keys = {seat: _key(view, seat, area) for seat in range(len(view.players))}
    ranking = sorted((seat for seat in keys if keys[seat][0]), key=keys.__getitem__, reverse=True)
    found: list[Place] = []
    points = _points(MAJORITIES[area], [len(list(tied)) for _, tied in groupby(ranking, keys.__getitem__)])
    for key, tied in groupby(ranking, keys.__getitem__):
        seats = list(tied)
        place = len(found) + 1
        following = ranking[len(found) + len(seats) :]
        ahead_by = _ahead_by(key, keys[following[0]]) if following else ""
        best = COLOURS[[VALUE[colour] for colour in COLOURS].index(key[1][0][0])]
        found += [
            Place(seat, place, key[0], best, points[place], len(seats) > 1, ahead_by)
            for seat in sorted(seats)
        ]
    return tuple(found)


def all_places(view: PortaNigra) -> dict[str, tuple[Place, ...]]:
    """Area -> the seats that have something there, best first."""
    return {area: places(view, area) for area in MAJORITIES}


def _key(view: PortaNigra, seat: int, area: str) -> _Key:
    elements = sorted(
        (
            (VALUE[site.colour], element.bricks)
            for site, element in view.elements_of(seat, MAJORITIES[area].building)
            if area_of(site, element.bricks) == area
        ),
        reverse=True,
    )
    number = len(elements) if MAJORITIES[area].height else sum(bricks for _, bricks in elements)
    return number, tuple(elements)


def _points(area: Majority, groups: list[int]) -> dict[int, int]:
    """Place -> points; `groups` is how many seats share each place.

    Seats that share a place score as on the next one, and nobody else does.
    """
    found: dict[int, int] = {}
    place = 1
    for number in groups:
        scored = place + (number > 1)
        found[place] = area.points[scored - 1] if scored <= len(area.points) else 0
        place += number
    return found


def _ahead_by(better: _Key, other: _Key) -> str:
    if better[0] != other[0]:
        return ""
    for one, two in zip_longest(better[1], other[1], fillvalue=(0, 0)):
        if one != two:
            return COLOUR if one[0] != two[0] else BRICKS
    return ""


def free_sites_in(view: PortaNigra, area: str) -> list[Site]:
    """The free sites on which an element could count in an area."""
    kind = MAJORITIES[area]
    return [site for site in view.free_sites(kind.building) if site.row == kind.row]
