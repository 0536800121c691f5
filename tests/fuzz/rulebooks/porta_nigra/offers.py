"""What Porta Nigra offers, written from the rulebook once more, for the bookkeeping."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from games.porta_nigra.pieces import BOX
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from tests.fuzz.audit import Asked

BRICKS: Mapping[str, int] = BOX["bricks"]
QUARTERS = tuple(BOX["quarters"])
SITES: Mapping[str, Any] = BOX["sites"]
HONOR_CARDS: Mapping[str, Any] = BOX["honor_cards"]
ACTION_CARDS: Mapping[str, Any] = BOX["action_cards"]
LEAST, MOST = BOX["porta_nigra"]["least"], BOX["porta_nigra"]["most"]

NEEDS = [
    (name, site["building"], site["colour"], site.get("bricks") or LEAST) for name, site in SITES.items()
]
"""Of each site its building, its colour, and the fewest bricks on it."""

MOST_SPENT = max(BRICKS.values()) + (len(QUARTERS) - 1) * BOX["city"]["border_price"]
"""Nothing costs more sesterces at once: a brick, and the way past all borders."""


# Moving and buying


def distance(state: PortaNigra, seat: int, quarter: str) -> int:
    here = QUARTERS.index(state.players[seat].quarter)
    return (QUARTERS.index(quarter) - here) % len(QUARTERS) * int(BOX["city"]["border_price"])


def price(state: PortaNigra, seat: int, shop: str) -> int:
    """A brick of a shop with the way there; the white one is everywhere."""
    if shop == "white":
        return BRICKS[shop]
    quarter = next(each for each in QUARTERS if BOX["quarters"][each] == shop)
    return BRICKS[shop] + distance(state, seat, quarter)


def shops_of(state: PortaNigra, seat: int, colour: str) -> set[str]:
    """The shop of a symbol; any for a gray one, and where it is empty."""
    sold = {shop for shop, number in state.market.items() if number}
    sold = sold & {colour} if colour in sold else sold
    return {shop for shop in sold if price(state, seat, shop) <= state.players[seat].sesterces}


def shops(asked: Asked) -> set[str]:
    """Those of the symbol that is used."""
    return shops_of(asked.state, asked.seat, asked.args["symbol"].removeprefix("symbol-buy-"))


# Building


def reach(bricks: Mapping[str, int], colour: str) -> int:
    """The most bricks of a colour, with white ones as substitutes."""
    return bricks[colour] + (bricks["white"] if colour != "white" else 0)


def sites(state: PortaNigra, seat: int) -> set[str]:
    """The free sites with bricks, a Roman and the way paid."""
    player = state.players[seat]
    if not player.romans:
        return set()
    near = {quarter for quarter in QUARTERS if distance(state, seat, quarter) <= player.sesterces}
    most = {colour: reach(player.bricks, colour) for colour in BRICKS}
    return {
        name
        for name, building, colour, least in NEEDS
        if most[colour] >= least and building in near and name not in state.elements
    }


def buildings(asked: Asked) -> set[str]:
    """Those with a site; what an honor card builds may be left out."""
    found: set[str] = {SITES[site]["building"] for site in sites(asked.state, asked.seat)}
    return found | ({"none"} if asked.args["means"].id == "build-by-honor-card" else set())


def sites_of_building(asked: Asked) -> set[str]:
    building = asked.args["building"].removeprefix("building-")
    return {site for site in sites(asked.state, asked.seat) if SITES[site]["building"] == building}


def site_in(text: Any) -> str:
    """The site that a text names."""
    return f"{text.args['building'].removeprefix('building-')}-{text.args['place']}"


def heights(asked: Asked) -> set[str]:
    """The bricks of the site; in the Porta Nigra as many as the stock allows."""
    site = SITES[site_in(asked.args["site"])]
    possible = [site["bricks"]] if "bricks" in site else range(LEAST, MOST + 1)
    return {f"height-{bricks}" for bricks in possible if bricks <= reach(asked.player.bricks, site["colour"])}


def whites(asked: Asked) -> set[str]:
    """White bricks as substitutes for missing or other ones; a white element has white ones only."""
    own, bricks = asked.player.bricks, asked.args["bricks"].args["n"]
    colour = SITES[site_in(asked.args["site"])]["colour"]
    most = 0 if colour == "white" else min(bricks, own["white"])
    return {f"white-{white}" for white in range(most + 1) if bricks - white <= own[colour]}


def building_card(asked: Asked) -> set[str]:
    """To take the card, or to leave it, where it lies in the display."""
    name, none = site_in(asked.args["site"]), BOX["no_building_card"]
    site = SITES[name]
    brings_none = (site["building"], site.get("row")) == (none["building"], none["row"])
    is_there = f"{site['building']}-{site['colour']}" in asked.state.building_display
    return {"take", "leave"} if is_there and not brings_none else set()


# Influence


def influence(state: PortaNigra, seat: int) -> set[str]:
    """An element and a Roman for chips, and an honor card."""
    player, prices = state.players[seat], BOX["influence"]
    found = set()
    if player.chips >= prices["build"] and sites(state, seat):
        found.add("influence-build")
    if player.chips >= prices["roman"] and player.romans_left:
        found.add("influence-roman")
    if any(True for _ in honor_cards(state, seat)):
        found.add("influence-honor")
    return found


def honor_cards(state: PortaNigra, seat: int) -> Iterator[str]:
    """Those of the display that a seat can pay in chips and cards, one a turn, if anything comes of it."""
    player = state.players[seat]
    if state.honor_cards_bought >= BOX["influence"]["honor_cards_a_turn"]:
        return
    for name in set(state.honor_display):
        card = HONOR_CARDS[name]
        pays = (
            card["chips"] <= player.chips
            and card.get("hand_in", "") in ("", *player.final_cards)
            and card.get("hand_in_buildings", 0)
            <= len({each.partition("-")[0] for each in own_cards(player)})
        )
        if pays and any(works(state, seat, effect) for effect in card["effects"]):
            yield name


def own_cards(player: Player) -> list[str]:
    """The building cards, and the buildings of substitutes."""
    return [*player.building_cards, *player.substitutes]


def works(state: PortaNigra, seat: int, effect: str) -> bool:
    """Whether an effect of an honor card does anything."""
    kind = effect.partition("-")[0]
    possible = {
        "build": lambda: bool(sites(state, seat)),
        "add_brick": lambda: bool(low_elements(state, seat)),
        "brick": lambda: state.supply > 0,
        "romans": lambda: state.players[seat].romans_left > 0,
    }
    return possible[kind]() if kind in possible else True


def low_elements(state: PortaNigra, seat: int) -> set[str]:
    """The own elements in the Porta Nigra that can get a brick of the supply."""
    return {
        site
        for site, element in state.elements.items()
        if state.supply
        and element.seat == seat
        and element.bricks < MOST
        and SITES[site]["building"] == "porta_nigra"
    }


def honor_cards_shown(asked: Asked) -> set[str]:
    """All that can be bought."""
    return set(honor_cards(asked.state, asked.seat))


def handed_in(asked: Asked) -> set[str]:
    """The own building cards and substitutes."""
    substitutes = {f"substitute-{building}" for building in asked.player.substitutes}
    return {*asked.player.building_cards, *substitutes}


def added_brick(asked: Asked) -> set[str]:
    """An own low element, or none."""
    return {*low_elements(asked.state, asked.seat), "none"}


# The turn


def builder(_: Asked) -> set[str]:
    """Any quarter."""
    return set(QUARTERS)


def before_card(asked: Asked) -> set[str]:
    """A card of the hand; before it influence, and a token for a sesterce."""
    cards = {f"card_{card.face}" for card in asked.player.hand}
    return cards | influence(asked.state, asked.seat) | ({"coin-token"} if asked.player.torches else set())


def actions(asked: Asked) -> set[str]:
    """The symbols, influence, torches for sesterces, the end of the turn."""
    state, seat = asked.state, asked.seat
    symbols = {f"symbol_{place}" for place in symbols_usable(state, seat)}
    return symbols | influence(state, seat) | coins(state, seat) | {"end"}


def end(_: Asked) -> set[str]:
    """Nothing else."""
    return {"end"}


def symbols_free(state: PortaNigra) -> dict[str, int]:
    """The symbols not used yet, each with its place; of equal ones the first."""
    assert state.card is not None
    symbols = enumerate(ACTION_CARDS[state.card.card]["symbols"], 1)
    return {symbol: place for place, symbol in reversed([*symbols]) if place not in state.card.used}


def symbols_usable(state: PortaNigra, seat: int) -> Iterator[int]:
    """The places of free symbols that do something, with a torch of the card or a token left for them."""
    assert state.card is not None
    if not state.card.torches + state.players[seat].torches:
        return
    for symbol, place in symbols_free(state).items():
        kind, _, what = symbol.partition("-")
        if kind == "build":
            does = bool(sites(state, seat))
        elif kind == "buy":
            does = bool(shops_of(state, seat, what))
        else:
            # A token for a token is nothing.
            does = symbol != "torches-1" or state.card.torches > 0
        if does:
            yield place


def coins(state: PortaNigra, seat: int) -> set[str]:
    """A torch of the card, or a token, for a sesterce: where some buy or build what could not be else."""
    assert state.card is not None
    player, of_card = state.players[seat], state.card.torches
    torches = of_card + player.torches
    if not torches or player.sesterces >= MOST_SPENT:
        return set()
    now = {*within_reach(state, seat, torches)}
    for given in range(1, torches + 1):
        if not now.issuperset(within_reach(with_more(state, seat, sesterces=given), seat, torches - given)):
            return ({"coin-torch"} if of_card else set()) | ({"coin-token"} if player.torches else set())
    return set()


def within_reach(state: PortaNigra, seat: int, torches: int) -> Iterator[tuple[str, str]]:
    """What can be bought by which symbol, and built by a symbol, by chips or by which honor card."""
    symbols = symbols_free(state) if torches else {}
    for symbol in symbols:
        kind, _, colour = symbol.partition("-")
        if kind == "buy":
            yield from ((symbol, shop) for shop in shops_of(state, seat, colour))
    if "build" in symbols or state.players[seat].chips >= BOX["influence"]["build"]:
        yield from (("build", site) for site in sites(state, seat))
    for name in honor_cards(state, seat):
        effects = HONOR_CARDS[name]["effects"]
        if "build" in effects:
            goods = {
                kind: int(number) for kind, _, number in (each.partition("-") for each in effects) if number
            }
            yield from ((name, site) for site in sites(with_more(state, seat, **goods), seat))


def with_more(
    state: PortaNigra, seat: int, sesterces: int = 0, romans: int = 0, torches: int = 0
) -> PortaNigra:
    """The table once a seat has got these."""
    player = state.players[seat]
    more = structs.replace(
        player,
        sesterces=player.sesterces + sesterces,
        romans=player.romans + min(romans, player.romans_left),
        torches=player.torches + torches,
    )
    players = [more if other == seat else each for other, each in enumerate(state.players)]
    return structs.replace(state, players=players)


# Between the rounds


def split(asked: Asked) -> set[str]:
    """Any number of points; nothing is said of which ones are offered first where there are many."""
    total = asked.args["total"]
    every = {f"points-{points}" for points in range(total + 1)}
    return {*(asked.keys & every), "other"} if "other" in asked.keys else every


def start_players(asked: Asked) -> set[str]:
    """Any seat."""
    return {f"seat-{seat}" for seat in range(len(asked.state.players))}


OFFERS = {
    "builder": builder,
    "card": before_card,
    "act": actions,
    "end": end,
    "shop": shops,
    "building": buildings,
    "site": sites_of_building,
    "height": heights,
    "white": whites,
    "building-card": building_card,
    "honor-card": honor_cards_shown,
    "hand-in": handed_in,
    "add-brick": added_brick,
    "interim": split,
    "start-player": start_players,
}
