"""The cards of a hand in sentences."""

from collections.abc import Iterator

from games.porta_nigra.left import known_hand
from games.porta_nigra.pieces import ACTION_CARDS, HONOR_CARDS
from games.porta_nigra.player import Player
from games.porta_nigra.sets import set_points
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import (
    action_card_text,
    building_card_text,
    effect_text,
    effects_text,
    torches_text,
)
from games.words import Argument, Message
from renderer.kit.alt_text import sentence_of_list
from renderer.porta_nigra.parts.action_cards import turn_card


def own_cards_sentences(player: Player) -> Iterator[Message]:
    """The building cards and substitutes with what their sets score; the final cards."""
    cards: list[Argument] = [building_card_text(card) for card in player.building_cards]
    cards += [effect_text(f"substitute-{building}") for building in player.substitutes]
    yield from sentence_of_list("picture-sets", cards, points=set_points(player.buildings_owned))
    finals = [str(HONOR_CARDS[card].final_points) for card in player.final_cards]
    yield from sentence_of_list("picture-finals", finals)


def turn_card_sentences(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The card of the turn: the torches that are left, its symbols that are free, those that are used."""
    state = turn_card(view, seat)
    if state is None:
        return
    yield Message(
        "picture-card-of-turn", {"card": f"actions-{state.card}", "torches": torches_text(state.torches)}
    )
    symbols = list(enumerate(ACTION_CARDS[state.card].symbols, 1))
    free = effects_text(symbol for place, symbol in symbols if place not in state.used)
    used = effects_text(symbol for place, symbol in symbols if place in state.used)
    yield from sentence_of_list("picture-free-symbols", free)
    yield from sentence_of_list("picture-used-symbols", used)


def hand_sentences(view: PortaNigra, seat: int) -> Iterator[Message]:
    """The cards of the hand that the viewer knows, or how many there are."""
    known = known_hand(view, seat)
    cards = [
        Message(
            "picture-hand-card",
            {"card": action_card_text(card), "torches": torches_text(ACTION_CARDS[card].torches)},
        )
        for card in known
    ]
    yield from sentence_of_list("picture-hand-cards", cards)
    if not known and (number := len(view.players[seat].hand)):
        yield Message("picture-hand-hidden", {"n": number})
