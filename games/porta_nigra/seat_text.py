"""The area and the possibilities of one seat in words, from a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.game import pieces_text
from games.porta_nigra.actions.buildable import Buildable, buildable
from games.porta_nigra.final_scoring import forecasts
from games.porta_nigra.left import known_hand, next_rewards
from games.porta_nigra.pieces import BUILDINGS, HONOR_CARDS
from games.porta_nigra.sets import card_sets
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import building_card_text, goods_of, site_place
from games.words import Argument, Message, Seat, joined


def seat_lines(view: PortaNigra, seat: int) -> Iterator[Message]:
    """All that a seat has, a line each."""
    player = view.players[seat]
    yield Message("board-player", {"seat": Seat(seat), "points": player.points})
    goods = {"sesterces": player.sesterces, "torches": player.torches, "chips": player.chips}
    yield Message(
        "board-goods",
        {"goods": goods_of({**goods, "romans": player.romans}) or ("none",), "romans": player.romans_left},
    )
    yield Message("board-stock", {"bricks": goods_of(player.bricks) or ("none",)})
    if player.quarter:
        yield Message("board-builder", {"quarter": f"building-{player.quarter}"})
    yield from _action_cards(view, seat)
    yield from _cards(view, seat)
    for each in next_rewards(view, seat):
        yield Message(
            "board-reward",
            {
                "building": f"building-{each.building}",
                "bricks": each.built,
                "to_go": each.to_go,
                "goods": goods_of(each.goods),
            },
        )
    yield from _buildable(view, seat)
    for forecast in forecasts(view, seat):
        if forecast.parts:
            reasons = tuple(part.reason for part in forecast.parts)
            yield Message(
                "board-foretold", {"title": forecast.title, "points": forecast.points, "parts": reasons}
            )


def _action_cards(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The hand, the cards not played in this round, those played."""
    player = view.players[seat]
    known = tuple(f"actions-{card}" for card in known_hand(view, seat))
    hand = known or pieces_text(player.hand) or ("none",)
    yield Message("board-hand", {"n": len(player.hand), "cards": hand})
    left = tuple(f"actions-{card}" for card in view.cards_left(seat)) or ("none",)
    yield Message("board-cards-left", {"cards": left, "pile": view.pile(seat)})
    yield Message("board-played", {"cards": pieces_text(player.played) or ("none",)})


def _cards(view: PortaNigra, seat: int) -> Iterator[Message]:
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


def _buildable(view: PortaNigra, seat: int) -> Iterator[Message]:
    """What could be built now, building by building: the way there, the elements, what they bring."""
    found = buildable(view, seat)
    for building in BUILDINGS:
        ways = [each for each in found if each.site.building == building]
        equal: dict[tuple[str, int, int], list[Buildable]] = {}
        for each in ways:
            equal.setdefault((each.site.colour, each.most, each.outcome.points), []).append(each)
        if ways:
            arguments: dict[str, Argument] = {
                "building": f"building-{building}",
                "sesterces": ways[0].outcome.moving,
                "sites": tuple(map(_element, equal.values())),
            }
            yield Message("board-buildable", arguments)


def _element(sites: Sequence[Buildable]) -> Message:
    """An element that could be built on any of some equal sites, the white bricks in it, what it brings."""
    each = sites[0]
    brings = [Message("board-brings-points", {"points": each.outcome.points})]
    if each.outcome.card:
        brings.append(Message("board-brings-card"))
    if each.outcome.reward:
        brings.append(Message("board-brings-reward", {"goods": goods_of(each.outcome.reward)}))
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
