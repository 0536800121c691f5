"""The whole table in words, from a view: for terminals, screen readers and people who cannot see pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.porta_nigra.events.scoring import number_text
from games.porta_nigra.left import building_pile, early_end_left, honor_pile, supply_pile
from games.porta_nigra.majorities import all_places
from games.porta_nigra.pieces import ACTION_CARDS, HONOR_CARDS, MAJORITIES, SHOP_OF, SITES, VALUE, WHITE, deck
from games.porta_nigra.rounds import between_rounds, round_name
from games.porta_nigra.seat_text import seat_lines
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    building_card_text,
    effect_text,
    effects_text,
    honor_card_text,
    site_place,
    supply_card_text,
)
from games.table_text import phase_lines, text_of_parts
from games.words import Argument, Message, Seat, Words


def table_text(view: PortaNigra, words: Words, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it, as lines of text; `names` are what the seats are called."""
    board = (part(view) for part in BOARD)
    seats = (seat_lines(view, seat) for seat in range(len(view.players)))
    return text_of_parts([time_lines(view), *board, *seats], words, names)


def time_lines(view: PortaNigra) -> Iterator[Message]:
    """The round, the phase, whose turn it is and its card, the early end, the order of age."""
    name = between_rounds(view) or round_name(view)
    if name is not None:
        yield name
    yield from phase_lines(view.phase, view.active, view.start)
    yield from card_lines(view)
    yield from early_end_lines(view)
    if view.young:
        yield Message("board-age", {"seats": tuple(map(Seat, view.young))})


def card_lines(view: PortaNigra) -> Iterator[Message]:
    """The card of the turn, its torches that are left and its free symbols."""
    if view.card is None:
        return
    symbols = enumerate(ACTION_CARDS[view.card.card].symbols, 1)
    free = tuple(effect_text(symbol) for place, symbol in symbols if place not in view.card.used)
    yield Message("board-card", {"torches": view.card.torches, "symbols": free or ("none",)})


def early_end_lines(view: PortaNigra) -> Iterator[Message]:
    """How far the early end is, or who still has a turn after it."""
    if not view.phase:
        return
    if view.ended_by is not None:
        seats: tuple[Argument, ...] = tuple(map(Seat, view.last_turns)) or ("none",)
        yield Message("board-ended", {"seat": Seat(view.ended_by), "seats": seats})
        return
    left = early_end_left(view)
    yield Message("board-early-end", {"bricks": left.bricks, "elements": min(left.elements.values())})


def market_lines(view: PortaNigra) -> Iterator[Message]:
    """The quarters with their shops, the supply, the supply cards."""
    shops = tuple(
        Message(
            "board-shop", {"building": f"building-{building}", "shop": _shop(shop), "n": view.market[shop]}
        )
        for building, shop in SHOP_OF.items()
    )
    yield Message("board-market", {"shops": shops, "white": view.market[WHITE], "price": VALUE[WHITE]})
    cards = tuple(supply_card_text(card) for card in supply_pile(view))
    yield Message("board-supply", {"bricks": view.supply, "n": len(cards), "cards": cards or ("none",)})


def _shop(shop: str) -> Message:
    return Message("board-price", {"colour": f"colour-{shop}", "price": VALUE[shop]})


def site_lines(view: PortaNigra) -> Iterator[Message]:
    """Every row of sites: what stands there, or what is needed."""
    rows: dict[tuple[str, str], list[Message]] = {}
    for name, site in SITES.items():
        rows.setdefault((site.building, site.row), []).append(_site(view, name))
    for (building, row), sites in rows.items():
        arguments: dict[str, Argument] = {"building": f"building-{building}", "row": row, "sites": sites}
        yield Message("board-sites-row" if row else "board-sites", arguments)


def _site(view: PortaNigra, name: str) -> Message:
    site, element = SITES[name], view.elements.get(name)
    arguments: dict[str, Argument] = {"place": site_place(name), "colour": f"colour-{site.colour}"}
    if element:
        return Message("board-element", {**arguments, "seat": Seat(element.seat), "n": element.bricks})
    if not site.bricks:
        return Message("board-site-any", arguments)
    return Message("board-site", {**arguments, "n": site.bricks, "points": site.points})


def majority_lines(view: PortaNigra) -> Iterator[Message]:
    """Who leads in each area, with what decides ties."""
    for area, found in all_places(view).items():
        first, second = MAJORITIES[area].points
        seats = tuple(
            Message(
                "board-place",
                {
                    "place": each.place,
                    "seat": Seat(each.seat),
                    "number": number_text(area, each.number, shared=each.shared, ahead_by=each.ahead_by),
                    "points": each.points,
                },
            )
            for each in found
        )
        yield Message(
            "board-majority",
            {"area": f"area-{area}", "first": first, "second": second, "places": seats or ("none",)},
        )


def display_lines(view: PortaNigra) -> Iterator[Message]:
    """Building cards and honor cards: those that lie open, and those still in their piles."""
    open_cards = tuple(map(building_card_text, view.building_display))
    yield Message("board-building-cards", {"cards": open_cards or ("none",)})
    pile = tuple(map(building_card_text, building_pile(view)))
    yield Message("board-building-pile", {"n": len(pile), "cards": pile or ("none",)})
    for chips, cards in by_price(view.honor_display).items():
        yield Message("board-honor-cards", {"chips": chips, "cards": _counted(cards)})
    left = honor_pile(view)
    unseen = tuple(
        Message("pieces-counted", {"piece": honor_card_text(card), "n": n}) for card, n in left.items()
    )
    yield Message("board-honor-pile", {"n": sum(left.values()), "cards": unseen or ("none",)})


def by_price(cards: Sequence[str]) -> dict[int, list[str]]:
    """Honor cards by their price in chips, the cheapest first."""
    found: dict[int, list[str]] = {}
    for card in sorted(cards, key=list(HONOR_CARDS).index):
        found.setdefault(HONOR_CARDS[card].chips, []).append(card)
    return dict(sorted(found.items()))


def _counted(cards: Sequence[str]) -> tuple[Message, ...]:
    return tuple(
        Message("pieces-counted", {"piece": _honor_card(card), "n": n}) for card, n in Counter(cards).items()
    )


def _honor_card(card: str) -> Message:
    kind = HONOR_CARDS[card]
    if kind.hand_in_buildings:
        return Message(
            "board-honor-buildings", {"effects": honor_card_text(card), "n": kind.hand_in_buildings}
        )
    if kind.hand_in:
        arguments: dict[str, Argument] = {
            "effects": honor_card_text(card),
            "points": HONOR_CARDS[kind.hand_in].final_points,
        }
        return Message("board-honor-final", arguments)
    return honor_card_text(card)


def action_card_lines(view: PortaNigra) -> Iterator[Message]:
    """The action cards that each seat has."""
    for name in deck(len(view.players)):
        card = ACTION_CARDS[name]
        yield Message(
            "board-action-card",
            {"card": f"actions-{name}", "torches": card.torches, "symbols": effects_text(card.symbols)},
        )


BOARD = (market_lines, site_lines, majority_lines, display_lines, action_card_lines)
"""The parts of the board, in the order of the text."""
