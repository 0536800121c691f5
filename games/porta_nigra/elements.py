"""Which elements a seat can build with its stock, where its builder gets to, and what each brings."""

from __future__ import annotations

from msgspec import Struct

from games.porta_nigra.actions.moving import move_price
from games.porta_nigra.actions.rewards import reward, rewards_won
from games.porta_nigra.pieces import HEIGHTS, NO_BUILDING_CARD, WHITE, Site
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra


class Bricks(Struct, frozen=True):
    """The bricks of an element."""

    number: int
    white: int = 0
    """How many of another colour are replaced by white ones."""


class Outcome(Struct, frozen=True):
    """What an element brings a seat, what it costs, and what is left then."""

    points: int
    card: str
    """The building card that can be taken; "" if there is none."""
    reward: dict[str, int]
    """Goods of builder rewards, as far as they are there."""
    moving: int
    """The sesterces paid to get there."""
    sesterces: int
    """Those the seat has then."""
    romans: int
    """Those in the play area then."""


def can_build(state: PortaNigra, seat: int) -> bool:
    """Whether a seat can build anything now."""
    return any(_is_buildable(state, seat, site) for site in state.free_sites())


def buildable_sites(state: PortaNigra, seat: int) -> list[Site]:
    """The free sites for which a seat has a Roman, the bricks, and the sesterces to get there."""
    return [site for site in state.free_sites() if _is_buildable(state, seat, site)]


def _is_buildable(state: PortaNigra, seat: int, site: Site) -> bool:
    player = state.players[seat]
    return (
        player.romans > 0
        and bool(replacements(player, site.colour, site.bricks or HEIGHTS[0]))
        and move_price(state, seat, site.building) <= player.sesterces
    )


def bricks_for(player: Player, site: Site) -> list[Bricks]:
    """All the ways to make an element for a site from the own stock, the lowest first."""
    heights = (site.bricks,) if site.bricks else HEIGHTS
    return [
        Bricks(number, white) for number in heights for white in replacements(player, site.colour, number)
    ]


def replacements(player: Player, colour: str, number: int) -> range:
    """How many of so many bricks of a colour can be white ones instead, in a seat's stock."""
    missing = max(0, number - player.bricks[colour])
    most = 0 if colour == WHITE else min(number, player.white)
    return range(missing, most + 1)


def building_card(state: PortaNigra, site: Site) -> str:
    """The building card in the display that an element on a site brings; "" if there is none."""
    card = f"{site.building}-{site.colour}"
    brings_none = (site.building, site.row) == NO_BUILDING_CARD
    return "" if brings_none or card not in state.building_display else card


def outcome(state: PortaNigra, seat: int, site: Site, number: int) -> Outcome:
    """What an element of so many bricks on a site comes to."""
    player = state.players[seat]
    before = state.bricks_built(seat, site.building)
    goods = reward(state, seat, site.building, rewards_won(before, before + number))
    moving = move_price(state, seat, site.building)
    return Outcome(
        points=state.element_points(site, number),
        card=building_card(state, site),
        reward=goods,
        moving=moving,
        sesterces=player.sesterces - moving + goods.get("sesterces", 0),
        romans=player.romans - 1 + goods.get("romans", 0),
    )
