"""What a seat can build now: from where, with what, for what; from any view."""

from __future__ import annotations

from msgspec import Struct

from games.porta_nigra.elements import Outcome, bricks_for, buildable_sites, outcome
from games.porta_nigra.pieces import Site
from games.porta_nigra.state import PortaNigra


class Buildable(Struct, frozen=True):
    """An element that a seat can pay: bricks, a Roman and sesterces."""

    site: Site
    least: int
    """The fewest bricks it can have: on a site of the Porta Nigra the lowest height."""
    most: int
    """The most bricks it can have; other sites take one number only."""
    white: int
    """How many of the most must be white instead of another colour."""
    outcome: Outcome
    """What it costs, leaves and brings with the most bricks."""


def buildable(view: PortaNigra, seat: int) -> tuple[Buildable, ...]:
    """All sites on which a seat could build with the action, the dearest first; none after the end."""
    if not view.phase or not view.players[seat].quarter:
        return ()
    found = [_buildable(view, seat, site) for site in buildable_sites(view, seat)]
    return tuple(sorted(found, key=lambda each: (-each.outcome.points, each.outcome.moving)))


def _buildable(view: PortaNigra, seat: int, site: Site) -> Buildable:
    ways = bricks_for(view.players[seat], site)
    most = max(way.number for way in ways)
    white = min(way.white for way in ways if way.number == most)
    least = min(way.number for way in ways)
    return Buildable(site, least, most, white, outcome(view, seat, site, most))
