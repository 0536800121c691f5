"""The whole table in words, from a view: for terminals, screen readers and people who cannot see pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence

from games.game import pieces_text
from games.porta_nigra.elements import Buildable, buildable_elements
from games.porta_nigra.events.scoring import number_text
from games.porta_nigra.final_scoring import forecasts
from games.porta_nigra.left import (
    building_pile,
    early_end_left,
    honor_pile,
    known_hand,
    next_rewards,
    supply_pile,
)
from games.porta_nigra.majorities import places_by_area
from games.porta_nigra.pieces import (
    ACTION_CARDS,
    BUILDINGS,
    HONOR_CARDS,
    MAJORITIES,
    SHOP_OF,
    SITES,
    VALUE,
    WHITE,
    action_deck,
)
from games.porta_nigra.rounds import name_between_rounds, round_name
from games.porta_nigra.sets import card_sets
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    building_card_text,
    effect_text,
    effects_text,
    goods_in_order,
    honor_card_text,
    site_place,
    supply_card_text,
)
from games.table_text import join_parts, phase_lines
from games.words import Argument, Message, Seat, Words, joined, repeated


def table_text(view: PortaNigra, words: Words, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it, as lines of text; `names` are what the seats are called."""
    board = (part(view) for part in BOARD)
    seats = (seat_lines(view, seat) for seat in range(len(view.players)))
    return join_parts([time_lines(view), *board, *seats], words, names)


def time_lines(view: PortaNigra) -> Iterator[Message]:
    """The round, the phase, whose turn it is and its card, the early end, the order of age."""
    name = name_between_rounds(view) or round_name(view)
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
            "board-shop",
            {"building": f"building-{building}", "shop": _shop_text(shop), "n": view.market[shop]},
        )
        for building, shop in SHOP_OF.items()
    )
    yield Message("board-market", {"shops": shops, "white": view.market[WHITE], "price": VALUE[WHITE]})
    cards = tuple(supply_card_text(card) for card in supply_pile(view))
    yield Message("board-supply", {"bricks": view.supply, "n": len(cards), "cards": cards or ("none",)})


def _shop_text(shop: str) -> Message:
    return Message("board-price", {"colour": f"colour-{shop}", "price": VALUE[shop]})


def site_lines(view: PortaNigra) -> Iterator[Message]:
    """Every row of sites: elements, or the bricks needed."""
    rows: dict[tuple[str, str], list[Message]] = {}
    for name, site in SITES.items():
        rows.setdefault((site.building, site.row), []).append(_site_text(view, name))
    for (building, row), sites in rows.items():
        arguments: dict[str, Argument] = {"building": f"building-{building}", "row": row, "sites": sites}
        yield Message("board-sites-row" if row else "board-sites", arguments)


def _site_text(view: PortaNigra, name: str) -> Message:
    site, element = SITES[name], view.elements.get(name)
    arguments: dict[str, Argument] = {"place": site_place(name), "colour": f"colour-{site.colour}"}
    if element:
        return Message("board-element", {**arguments, "seat": Seat(element.seat), "n": element.bricks})
    if not site.bricks:
        return Message("board-site-any", arguments)
    return Message("board-site", {**arguments, "n": site.bricks, "points": site.points})


def majority_lines(view: PortaNigra) -> Iterator[Message]:
    """Who leads in each area, with what decides ties."""
    for area, found in places_by_area(view).items():
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
    for chips, cards in honor_cards_by_price(view.honor_display).items():
        found = repeated((_honor_card_text(card), n) for card, n in Counter(cards).items())
        yield Message("board-honor-cards", {"chips": chips, "cards": found})
    left = honor_pile(view)
    unseen = repeated((honor_card_text(card), n) for card, n in left.items())
    yield Message("board-honor-pile", {"n": sum(left.values()), "cards": unseen or ("none",)})


def honor_cards_by_price(cards: Sequence[str]) -> dict[int, list[str]]:
    """Honor cards by their price in chips, the cheapest first."""
    found: dict[int, list[str]] = {}
    for card in sorted(cards, key=list(HONOR_CARDS).index):
        found.setdefault(HONOR_CARDS[card].chips, []).append(card)
    return dict(sorted(found.items()))


def _honor_card_text(card: str) -> Message:
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
    for name in action_deck(len(view.players)):
        card = ACTION_CARDS[name]
        yield Message(
            "board-action-card",
            {"card": f"actions-{name}", "torches": card.torches, "symbols": effects_text(card.symbols)},
        )


BOARD = (market_lines, site_lines, majority_lines, display_lines, action_card_lines)
"""The parts of the board, in the order of the text."""


def seat_lines(view: PortaNigra, seat: int) -> Iterator[Message]:
    """All that a seat has, a line each."""
    player = view.players[seat]
    yield Message("board-player", {"seat": Seat(seat), "points": player.points})
    goods = {"sesterces": player.sesterces, "torches": player.torches, "chips": player.chips}
    yield Message(
        "board-goods",
        {
            "goods": goods_in_order({**goods, "romans": player.romans}) or ("none",),
            "romans": player.romans_left,
        },
    )
    yield Message("board-stock", {"bricks": goods_in_order(player.bricks) or ("none",)})
    if player.quarter:
        yield Message("board-builder", {"quarter": f"building-{player.quarter}"})
    yield from _action_card_lines_of_seat(view, seat)
    yield from _owned_card_lines(view, seat)
    for each in next_rewards(view, seat):
        yield Message(
            "board-reward",
            {
                "building": f"building-{each.building}",
                "bricks": each.built,
                "to_go": each.to_go,
                "goods": goods_in_order(each.goods),
            },
        )
    yield from _buildable_lines(view, seat)
    for forecast in forecasts(view, seat):
        if forecast.parts:
            reasons = tuple(part.reason for part in forecast.parts)
            yield Message(
                "board-foretold", {"title": forecast.title, "points": forecast.points, "parts": reasons}
            )


def _action_card_lines_of_seat(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The hand, the cards not played in this round, those played."""
    player = view.players[seat]
    known = tuple(f"actions-{card}" for card in known_hand(view, seat))
    hand = known or pieces_text(player.hand) or ("none",)
    yield Message("board-hand", {"n": len(player.hand), "cards": hand})
    left = tuple(f"actions-{card}" for card in view.cards_left(seat)) or ("none",)
    yield Message("board-cards-left", {"cards": left, "pile": view.pile_size(seat)})
    yield Message("board-played", {"cards": pieces_text(player.played) or ("none",)})


def _owned_card_lines(view: PortaNigra, seat: int) -> Iterator[Message]:
    """Building cards with their sets, substitutes, final cards."""
    player = view.players[seat]
    cards: list[Argument] = [building_card_text(card) for card in player.building_cards]
    cards += [Message("effect-substitute", {"building": f"building-{each}"}) for each in player.substitutes]
    sets = card_sets(player.buildings_owned)
    yield Message(
        "board-own-cards", {"cards": cards or ("none",), "points": sum(each.points for each in sets)}
    )
    if player.final_cards:
        points = tuple(
            Message("effect-final", {"points": HONOR_CARDS[card].final_points}) for card in player.final_cards
        )
        yield Message("board-final-cards", {"cards": points})


def _buildable_lines(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The possible elements, building by building, with the way there and their benefits."""
    found = buildable_elements(view, seat)
    for building in BUILDINGS:
        ways = [each for each in found if each.site.building == building]
        equal: dict[tuple[str, int, int], list[Buildable]] = {}
        for each in ways:
            equal.setdefault((each.site.colour, each.most, each.outcome.points), []).append(each)
        if ways:
            arguments: dict[str, Argument] = {
                "building": f"building-{building}",
                "sesterces": ways[0].outcome.moving,
                "sites": tuple(map(_element_text, equal.values())),
            }
            yield Message("board-buildable", arguments)


def _element_text(sites: Sequence[Buildable]) -> Message:
    """An element for any of some equal sites, its white bricks and its benefits."""
    each = sites[0]
    brings = [Message("board-brings-points", {"points": each.outcome.points})]
    if each.outcome.card:
        brings.append(Message("board-brings-card"))
    if each.outcome.reward:
        brings.append(Message("board-brings-reward", {"goods": goods_in_order(each.outcome.reward)}))
    return Message(
        "board-could-build",
        {
            "place": "/".join(site_place(site.site.name) for site in sites),
            "colour": f"colour-{each.site.colour}",
            "bricks": each.most,
            "white": each.white,
            "brings": joined("joined-plus", brings),
        },
    )
