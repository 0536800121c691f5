"""A building in sentences: what can be built there, rewards, majorities, sites, elements."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from games.porta_nigra.actions.rewards import to_next_reward
from games.porta_nigra.elements import buildable_elements, building_card
from games.porta_nigra.majorities import Place, majority_places
from games.porta_nigra.pieces import (
    HEIGHTS,
    MAJORITIES,
    REWARD_EVERY,
    REWARDS,
    SHOP_OF,
    SITES,
    VALUE,
    WHITE,
    Site,
)
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import site_place
from games.words import Argument, Message, Seat, Verbatim, Words
from renderer.kit.alt_text import sentence_of_list
from renderer.porta_nigra.alt_text import building_title
from renderer.porta_nigra.parts.city_in_words import goods_texts
from renderer.porta_nigra.parts.quarter import way_price


def buildable_sentences(view: PortaNigra, seat: int, building: str) -> Iterator[Message]:
    """A seat's possible sites in a building, if it had the action, then the price of the way."""
    found = [
        Message(
            "picture-buildable",
            {
                "place": site_place(each.site.name),
                "bricks": Message(f"goods-{each.site.colour}", {"n": each.most}),
                "points": each.outcome.points,
            },
        )
        for each in buildable_elements(view, seat)
        if each.site.building == building
    ]
    yield from sentence_of_list("picture-buildables", found, seat=Seat(seat))
    if cost := way_price(view, seat, building):
        yield Message("picture-way", {"seat": Seat(seat), "n": cost})


def progress_sentence(view: PortaNigra, building: str) -> Message:
    """The bricks of every seat in a building, and how many more bring the next reward."""
    return Message("picture-progress", {"list": _progress_texts(view, building)})


def built_sentence(view: PortaNigra, words: Words, building: str) -> Message:
    """Say which seats have bricks in a building, for a list of buildings."""
    name = Verbatim(building_title(words, building))
    return Message("picture-progress-in", {"building": name, "list": _progress_texts(view, building)})


def _progress_texts(view: PortaNigra, building: str) -> tuple[Message, ...]:
    built = [view.bricks_built(seat, building) for seat in range(len(view.players))]
    return tuple(
        Message("picture-progress-of", {"seat": Seat(seat), "n": n, "missing": to_next_reward(n)})
        for seat, n in enumerate(built)
    )


def reward_sentence(building: str) -> Message:
    return Message("picture-reward", {"n": REWARD_EVERY, "list": goods_texts(REWARDS[building].items())})


def quarter_reward_sentence(building: str) -> Message:
    """A quarter with its builder reward."""
    goods = goods_texts(REWARDS[building].items())
    arguments: dict[str, Argument] = {"building": f"building-{building}", "n": REWARD_EVERY, "list": goods}
    return Message("picture-quarter-reward", arguments)


def area_sentences(view: PortaNigra, words: Words, areas: Iterable[str]) -> Iterator[Message]:
    """Areas of majorities: the seats there, best first, and what each would score; then the empty ones."""
    empty: list[str] = []
    for area in areas:
        if found := majority_places(view, area):
            first, second = MAJORITIES[area].points
            seats = tuple(_area_seat_text(each) for each in found)
            name = Verbatim(_building_with_areas(words, MAJORITIES[area].building, [area]))
            yield Message("picture-area", {"area": name, "first": first, "second": second, "list": seats})
        else:
            empty.append(area)
    by_building = groupby(empty, key=lambda area: MAJORITIES[area].building)
    names = [Verbatim(_building_with_areas(words, building, list(there))) for building, there in by_building]
    yield from sentence_of_list("picture-areas-empty", names)


def _building_with_areas(words: Words, building: str, areas: Sequence[str]) -> str:
    """The name of a building, as a sentence begins, with the rows or heights of some of its areas."""
    parts = [str(MAJORITIES[area].height or MAJORITIES[area].row) for area in areas]
    return f"{building_title(words, building)} {', '.join(parts)}".removesuffix(" ")


def _area_seat_text(place: Place) -> Message:
    return Message(
        "picture-area-seat",
        {
            "place": place.place,
            "seat": Seat(place.seat),
            "n": place.number,
            "points": place.points,
            "ahead": place.ahead_by or "-",
        },
    )


def site_sentences(view: PortaNigra, building: str) -> Iterator[Message]:
    """The free sites of a building, those that bring an open building card, its elements."""
    sites = view.free_sites(building)
    yield from sentence_of_list("picture-free", [_free_site_text(site) for site in sites])
    cards = [site_place(site.name) for site in sites if building_card(view, site)]
    yield from sentence_of_list("picture-bring-cards", cards)
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
    yield from sentence_of_list("picture-built", built)


def _free_site_text(site: Site) -> Message:
    """A free site: its place, what it takes and what an element scores."""
    colour = f"colour-{site.colour}"
    if not site.bricks:
        heights = {"least": HEIGHTS[0], "most": HEIGHTS[-1], "points": VALUE[site.colour]}
        return Message("picture-site-any", {"place": site_place(site.name), "colour": colour, **heights})
    bricks = Message(f"goods-{site.colour}", {"n": site.bricks})
    return Message("picture-site", {"place": site_place(site.name), "bricks": bricks, "points": site.points})


def quarter_sentences(view: PortaNigra, building: str) -> Iterator[Message]:
    """The builders in a quarter, and its shops."""
    there = [Seat(seat) for seat, player in enumerate(view.players) if player.quarter == building]
    yield from sentence_of_list("picture-builders-here", there)
    shops = {colour: view.market[colour] for colour in (SHOP_OF[building], WHITE)}
    counts = [
        Message("picture-colour-count", {"colour": f"colour-{colour}", "n": number})
        for colour, number in shops.items()
    ]
    yield Message("picture-shops", {"list": counts})
