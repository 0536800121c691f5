"""The city in sentences: seats, ways, market, supply, buildings at a glance."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from games.porta_nigra.elements import buildable_elements
from games.porta_nigra.pieces import BUILDINGS, COLOURS, LAST_ELEMENT, SITES
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import site_place
from games.words import Argument, Message, Seat, Verbatim, Words
from renderer.kit.alt_text import sentence_of_list
from renderer.porta_nigra.alt_text import building_title
from renderer.porta_nigra.parts.quarter import way_price
from renderer.porta_nigra.parts.stock import KINDS, amount_of


def goods_texts(amounts: Iterable[tuple[str, int]]) -> tuple[Argument, ...]:
    """Goods with their numbers, but for those of which there are none."""
    found = tuple(Message(f"goods-{kind}", {"n": number}) for kind, number in amounts if number)
    return found or ("none",)


def _bricks_by_colour(bricks: Mapping[str, int]) -> tuple[Argument, ...]:
    """Bricks by their colours, short."""
    return tuple(
        Message("picture-colour-count", {"colour": f"colour-{colour}", "n": number})
        for colour, number in bricks.items()
    )


def stock_sentence(view: PortaNigra, seat: int) -> Message:
    """The means of a seat to buy and build."""
    player = view.players[seat]
    stock = goods_texts((kind, amount_of(player, kind)) for kind in KINDS)
    return Message("picture-stock", {"seat": Seat(seat), "list": stock})


def seat_sentences(view: PortaNigra, order: Iterable[int]) -> Iterator[Message]:
    """Points, builder, goods, elements and bricks of the seats, in this order."""
    for seat in order:
        player = view.players[seat]
        goods = [
            Message(f"goods-{kind}", {"n": number})
            for kind in KINDS
            if kind not in COLOURS and (number := amount_of(player, kind))
        ]
        if bricks := {colour: number for colour, number in player.bricks.items() if number}:
            goods.append(Message("picture-bricks", {"list": _bricks_by_colour(bricks)}))
        yield Message(
            "picture-seat",
            {
                "seat": Seat(seat),
                "points": player.points,
                "quarter": f"building-{player.quarter}" if player.quarter else "picture-nowhere",
                "list": goods or ("none",),
                "elements": view.elements_built(seat),
                "most": LAST_ELEMENT,
            },
        )


def builder_sentence(view: PortaNigra, seat: int) -> Iterator[Message]:
    """Where the builder of a seat stands, once it has come."""
    if quarter := view.players[seat].quarter:
        yield Message("picture-builder", {"seat": Seat(seat), "building": f"building-{quarter}"})


def builders_sentence(view: PortaNigra) -> Iterator[Message]:
    """Where all builders stand that have come."""
    found = [
        Message("picture-builder-at", {"seat": Seat(seat), "building": f"building-{player.quarter}"})
        for seat, player in enumerate(view.players)
        if player.quarter
    ]
    yield from sentence_of_list("picture-builders", found)


def city_buildable_sentences(view: PortaNigra, seat: int) -> Iterator[Message]:
    """Where in the city a seat could build now, if it had the action."""
    sites = sorted((each.site for each in buildable_elements(view, seat)), key=list(SITES.values()).index)
    found = [
        Message(
            "picture-sites-of",
            {"building": f"building-{building}", "list": [site_place(site.name) for site in there]},
        )
        for building, there in groupby(sites, key=lambda site: site.building)
    ]
    yield from sentence_of_list("picture-buildables", found, seat=Seat(seat))


def ways_sentences(view: PortaNigra, seat: int) -> Iterator[Message]:
    """What it costs a seat to get to the other quarters."""
    found = [
        Message("picture-way-to", {"building": f"building-{building}", "n": cost})
        for building in BUILDINGS
        if (cost := way_price(view, seat, building))
    ]
    yield from sentence_of_list("picture-ways", found, seat=Seat(seat))


def market_sentence(view: PortaNigra) -> Message:
    return Message("picture-market", {"list": _bricks_by_colour(view.market), "all": view.bricks_in_market})


def supply_sentence(view: PortaNigra) -> Message:
    return Message("picture-supply", {"n": view.supply})


def building_sentence(view: PortaNigra, words: Words, building: str) -> Message:
    """Describe a building briefly: its free sites and each seat's bricks there."""
    free = [site_place(site.name) for site in view.free_sites(building)]
    bricks = [
        Message("picture-seat-count", {"seat": Seat(seat), "n": number})
        for seat in range(len(view.players))
        if (number := view.bricks_built(seat, building))
    ]
    return Message(
        "picture-building",
        {
            "building": Verbatim(building_title(words, building)),
            "free": free or ("picture-no-sites",),
            "bricks": bricks or ("picture-no-bricks",),
        },
    )
