"""The brick market close up: shops in their quarters, what a brick costs the viewer, the supply."""

from collections.abc import Iterator

from games.porta_nigra.actions.buying import price_with_movement
from games.porta_nigra.pieces import COLOURS
from games.porta_nigra.state import PortaNigra
from games.words import Message, Seat
from renderer.engine.layout import Box, Item, Layout
from renderer.kit.alt_text import sentence_of_list
from renderer.porta_nigra.alt_text import title_and_moment
from renderer.porta_nigra.changes import CITY
from renderer.porta_nigra.parts.city_in_words import (
    builders_sentence,
    market_sentence,
    stock_sentence,
    supply_sentence,
)
from renderer.porta_nigra.parts.city_map import BOTTOM, city_map, map_spots
from renderer.porta_nigra.parts.close_up import close_up_layout
from renderer.porta_nigra.parts.quarter import own_price
from renderer.porta_nigra.styles import BOARD_FIGURE
from renderer.request import Scene

_COIN = 56


def lay_out(scene: Scene) -> Layout:
    title = scene.words("picture-title-market")
    return close_up_layout(scene, title, city_map(scene, _own_price), map_spots(scene.view), CITY, BOTTOM)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "picture-title-market")
    if scene.seat is not None:
        yield stock_sentence(view, scene.seat)
        costs = [
            Message("picture-cost", {"colour": f"colour-{each}", "n": view.market[each], "price": cost})
            for each in COLOURS
            if (cost := brick_price(view, scene.seat, each)) is not None
        ]
        yield from sentence_of_list("picture-costs", costs, seat=Seat(scene.seat))
    yield market_sentence(view)
    yield supply_sentence(view)
    yield from builders_sentence(view)


def brick_price(view: PortaNigra, seat: int, shop: str) -> int | None:
    return price_with_movement(view, seat, shop) if view.phase and view.players[seat].quarter else None


def _own_price(scene: Scene, colour: str, box: Box) -> Iterator[Item]:
    """The price of a brick of a shop for the viewer with the way."""
    view, seat = scene.view, scene.seat
    cost = None if seat is None else brick_price(view, seat, colour)
    if seat is not None and cost is not None:
        possible = view.market[colour] > 0 and view.players[seat].sesterces >= cost
        yield from own_price(seat, cost, box, BOARD_FIGURE, _COIN, possible=possible)
