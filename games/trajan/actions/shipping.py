"""Shipping: possible loads, and their points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, combinations

from games.engine.script import choose, choose_several
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.trajan.actions.cards import card_option, cards_text, final_gain, text_with_bonus
from games.trajan.events.cards import Shipped, open_card
from games.trajan.pieces import EQUAL, PAIRS, SHIPS, WILD_COMMODITY
from games.trajan.player import Player
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Listed, Message

Load = tuple[str, ...]
"""Shipped cards: commodities, sorted, then wild commodities."""

OTHER = "other"
LISTED = 6
"""Up to how many loads are all offered ready-made."""

READY = 3
"""Of more, this number of the best."""


def load_size(ship: str, load: Sequence[str]) -> int:
    """How many cards a ship counts in a load, or pairs; 0 if it does not take them."""
    numbers = Counter(card for card in load if card != WILD_COMMODITY)
    wilds = load.count(WILD_COMMODITY)
    units = 0
    if ship == PAIRS:
        singles = sum(n == 1 for n in numbers.values())
        twos = sum(n == 2 for n in numbers.values())
        left = wilds - singles
        if singles + twos == len(numbers) and left >= 0 and left % 2 == 0:
            units = twos + singles + left // 2
    elif len(numbers) <= 1 if ship == EQUAL else numbers.total() == len(numbers):
        units = len(load)
    return units if units <= largest_load(ship) else 0


def largest_load(ship: str) -> int:
    """The most cards, or pairs, that a ship takes."""
    return len(SHIPS[ship].colour)


def ship_points(state: Trajan, ship: str, load: Sequence[str]) -> int:
    """What a load scores by the side that the ship shows."""
    side = SHIPS[ship].gray if ship in state.gray_ships else SHIPS[ship].colour
    return side[load_size(ship, load) - 1]


def why_not_ship(state: Trajan, seat: int, ship: str) -> Iterator[Reason]:
    """Why a seat cannot ship anything on a ship."""
    if next(possible_loads(state.players[seat], ship), None) is None:
        yield Reason.NO_LOAD


def possible_loads(player: Player, ship: str) -> Iterator[Load]:
    """Every load of a ship that a seat could ship."""
    hand, wilds = player.cards, player.tiles.get(WILD_COMMODITY, 0)
    if ship == PAIRS:
        yield from _pairs(hand, wilds)
        return
    for number in range(min(wilds, largest_load(ship)) + 1):
        jokers = (WILD_COMMODITY,) * number
        if number:
            yield jokers
        for cards in range(1, largest_load(ship) - number + 1):
            if ship == EQUAL:
                yield from ((card,) * cards + jokers for card, n in hand.items() if n >= cards)
            else:
                yield from ((*chosen, *jokers) for chosen in combinations(hand, cards))


def _pairs(hand: Mapping[str, int], wilds: int) -> Iterator[Load]:
    """Pairs of different commodities: two cards, a card and a wild one, two wild ones."""
    twos = [card for card, n in hand.items() if n > 1]
    for doubled in chain.from_iterable(combinations(twos, n) for n in range(largest_load(PAIRS) + 1)):
        others = [card for card in hand if card not in doubled]
        for number in range(min(wilds, largest_load(PAIRS) - len(doubled)) + 1):
            for singles in combinations(others, number):
                pairs = len(doubled) + number
                for wild_pairs in range(min((wilds - number) // 2, largest_load(PAIRS) - pairs) + 1):
                    if pairs + wild_pairs:
                        cards = sorted((*doubled, *doubled, *singles))
                        yield (*cards, *(WILD_COMMODITY,) * (number + 2 * wild_pairs))


def loads_best_first(state: Trajan, seat: int, ship: str) -> list[Load]:
    """All loads: the most points first, then the most at the end, then the fewest wild commodities."""

    def rank(load: Load) -> tuple[int, int, int, Load]:
        later = final_gain(state, seat, load)
        return -ship_points(state, ship, load), -later, load.count(WILD_COMMODITY), load

    return sorted(possible_loads(state.players[seat], ship), key=rank)


def ship_option(view: Trajan, *, seat: int, ship: str) -> Option:
    """A ship, and the best load for it."""
    best = loads_best_first(view, seat, ship)[0]
    points = ship_points(view, ship, best)
    about = Message(
        "ship-best" if points else "nothing-shipped", {"cards": Listed(cards_text(best)), "points": points}
    )
    label = Message(
        "seaport-ship-gray" if ship in view.gray_ships else "seaport-ship", {"ship": f"ship-{ship}"}
    )
    return Option(f"ship_{ship}", label, (f"ship_{ship}",), about, short=Message(f"ship-{ship}"))


async def ship_cards(table: Table[Trajan], seat: int, ship: str) -> None:
    """Ship a load of the hand: one of the best, or any other."""
    state = table.state
    key = await choose(seat, "ship", load_options(state, seat, ship), picture="port", ship=f"ship-{ship}")
    load = await choose_any_load(table, seat, ship) if key == OTHER else tuple(key.split("+"))
    cards = tuple(open_card(card) for card in load if card != WILD_COMMODITY)
    table.apply(Shipped(seat, ship, cards, load.count(WILD_COMMODITY), ship_points(state, ship, load)))


def load_options(state: Trajan, seat: int, ship: str) -> Iterator[Option | LazyOption]:
    """The best loads, all if they are few, else with a way to any other."""
    ranked = loads_best_first(state, seat, ship)
    ready = ranked if len(ranked) <= LISTED else ranked[:READY]
    for load in ready:
        yield LazyOption(load_key(load), partial(load_option, seat=seat, ship=ship, load=load))
    if len(ready) < len(ranked):
        yield Option(OTHER, Message("ship-other"), role=Role.MENU)


def load_key(load: Load) -> str:
    return "+".join(load)


async def choose_any_load(table: Table[Trajan], seat: int, ship: str) -> Load:
    """Cards of the hand and wild commodities, as the seat likes."""
    cards_in_unit = 2 if ship == PAIRS else 1
    return await choose_several(
        seat,
        "load",
        loading_options(table.state.players[seat], seat),
        least=cards_in_unit,
        most=cards_in_unit * largest_load(ship),
        objection=partial(objection, ship=ship),
        brings=partial(load_brings, seat=seat, ship=ship),
        picture="port",
        ship=f"ship-{ship}",
    )


def loading_options(player: Player, seat: int) -> Iterator[LazyOption]:
    """The cards of the hand, and the wild commodities."""
    for card, copies in player.cards.items():
        yield LazyOption(card, partial(card_option, seat=seat, card=card, copies=copies), copies=copies)
    if wilds := player.tiles.get(WILD_COMMODITY, 0):
        yield LazyOption(WILD_COMMODITY, partial(wild_option, copies=wilds), copies=wilds)


def objection(load: Load, *, ship: str) -> Message | None:
    """Why a ship does not take these together."""
    return None if load_size(ship, load) else Message(f"objection-{ship}")


def wild_option(_: Trajan, *, copies: int) -> Option:
    name = Message(f"tile-{WILD_COMMODITY}")
    return Option(WILD_COMMODITY, name, (f"tile_{WILD_COMMODITY}",), Message("wild-about"), copies=copies)


def load_option(view: Trajan, *, seat: int, ship: str, load: Load) -> Option:
    spots = tuple(
        f"card_{card}" if card != WILD_COMMODITY else f"tile_{card}" for card in dict.fromkeys(load)
    )
    brings = load_brings(view, load, seat=seat, ship=ship)
    return Option(load_key(load), Message("ship-load", {"cards": cards_text(load)}), spots, brings)


def load_brings(view: Trajan, load: Load, *, seat: int, ship: str) -> Message:
    """The points of a load, and what it scores more or less at the end."""
    return text_with_bonus(
        "load-brings", {"points": ship_points(view, ship, load)}, final_gain(view, seat, load)
    )
