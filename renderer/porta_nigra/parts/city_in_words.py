"""The city in sentences: seats, market, supply, buildings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.porta_nigra.buildable import buildable
from games.porta_nigra.majorities import places
from games.porta_nigra.pieces import (
    HEIGHTS,
    LAST_ELEMENT,
    MAJORITIES,
    REWARD_EVERY,
    REWARDS,
    SITES,
    VALUE,
    Site,
)
from games.porta_nigra.rewards import to_next_reward
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import site_place
from games.words import Argument, Message, Seat
from renderer.kit.alt_text import sentence_of_list
from renderer.porta_nigra.parts.stock import KINDS, amount


def goods_texts(amounts: Iterable[tuple[str, int]]) -> tuple[Argument, ...]:
    """Goods with their numbers, but for those of which there are none."""
    found = tuple(Message(f"goods-{kind}", {"n": number}) for kind, number in amounts if number)
    return found or (Message("picture-none"),)


def _stock(view: PortaNigra, seat: int) -> tuple[Argument, ...]:
    player = view.players[seat]
    return goods_texts((kind, amount(player, kind)) for kind in KINDS)


def stock_sentence(view: PortaNigra, seat: int) -> Message:
    """What a seat has to buy and build with."""
    return Message("picture-stock", {"seat": Seat(seat), "list": _stock(view, seat)})


def seat_sentences(view: PortaNigra, order: Iterable[int]) -> Iterator[Message]:
    """Points, goods, bricks, elements and builder of the seats, in this order."""
    for seat in order:
        player = view.players[seat]
        yield Message(
            "picture-seat",
            {
                "seat": Seat(seat),
                "points": player.points,
                "list": _stock(view, seat),
                "elements": len(list(view.elements_of(seat))),
                "most": LAST_ELEMENT,
            },
        )
        yield from builder_sentence(view, seat)


def builder_sentence(view: PortaNigra, seat: int) -> Iterator[Message]:
    """Where the builder of a seat stands, once it has come."""
    if quarter := view.players[seat].quarter:
        yield Message("picture-builder", {"seat": Seat(seat), "building": f"building-{quarter}"})


def market_sentence(view: PortaNigra) -> Message:
    """The bricks in the shops."""
    return Message("picture-market", {"list": goods_texts(view.market.items()), "all": view.in_market})


def supply_sentence(view: PortaNigra) -> Message:
    """The bricks in the supply."""
    return Message("picture-supply", {"n": view.supply})


def building_sentences(view: PortaNigra, building: str) -> Iterator[Message]:
    """The free sites of a building, then its elements."""
    free = [_free(site) for site in view.free_sites(building)]
    yield from sentence_of_list("picture-free", free, building=f"building-{building}")
    built = [
        Message(
            "picture-element",
            {
                "place": site_place(name),
                "seat": Seat(element.seat),
                "bricks": Message(f"goods-{SITES[name].colour}", {"n": element.bricks}),
            },
        )
        for name, element in view.elements.items()
        if SITES[name].building == building
    ]
    yield from sentence_of_list("picture-built", built, building=f"building-{building}")


def _free(site: Site) -> Message:
    """A free site: its place, what it takes and what an element scores."""
    colour = f"colour-{site.colour}"
    if not site.bricks:
        heights = {"least": HEIGHTS[0], "most": HEIGHTS[-1], "points": VALUE[site.colour]}
        return Message("picture-site-any", {"place": site_place(site.name), "colour": colour, **heights})
    bricks = Message(f"goods-{site.colour}", {"n": site.bricks})
    return Message("picture-site", {"place": site_place(site.name), "bricks": bricks, "points": site.points})


def buildable_sentences(view: PortaNigra, seat: int, building: str) -> Iterator[Message]:
    """Where in a building a seat could build now, if it had the action: the way there, and the points."""
    found = [
        Message(
            "picture-buildable",
            {
                "place": site_place(each.site.name),
                "bricks": Message(f"goods-{each.site.colour}", {"n": each.most}),
                "points": each.outcome.points,
                "moving": each.outcome.moving,
            },
        )
        for each in buildable(view, seat)
        if each.site.building == building
    ]
    yield from sentence_of_list("picture-buildables", found, seat=Seat(seat))


def reward_sentence(building: str) -> Message:
    """The builder reward of a building."""
    return Message(
        "picture-reward",
        {
            "building": f"building-{building}",
            "n": REWARD_EVERY,
            "list": goods_texts(REWARDS[building].items()),
        },
    )


def progress_sentences(view: PortaNigra, building: str) -> Iterator[Message]:
    """The bricks of every seat in a building, and how many more bring the next reward."""
    for seat in range(len(view.players)):
        built = view.bricks_built(seat, building)
        missing = to_next_reward(built)
        yield Message("picture-progress", {"seat": Seat(seat), "bricks": built, "missing": missing})


def area_sentence(view: PortaNigra, name: str) -> Message:
    """The seats in an area of majorities, the first one first, and what each would score."""
    area = MAJORITIES[name]
    first, second = area.points
    found: tuple[Argument, ...] = tuple(
        Message(
            "picture-area-seat",
            {
                "place": each.place,
                "seat": Seat(each.seat),
                "n": each.number,
                "points": each.points,
                "ahead": each.ahead_by or "-",
            },
        )
        for each in places(view, name)
    )
    part = str(area.height or area.row)
    return Message(
        "picture-area-part" if part else "picture-area",
        {
            "building": f"building-{area.building}",
            "part": part,
            "first": first,
            "second": second,
            "list": found or (Message("picture-nobody"),),
        },
    )
