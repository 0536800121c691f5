"""The cards that a seat has won in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from games.porta_nigra.pieces import HONOR_CARDS
from games.porta_nigra.player import Player
from games.porta_nigra.sets import set_points
from games.porta_nigra.texts import building_card_text, effect_text
from games.words import Argument, Message
from renderer.kit.alt_text import sentence_of_list


def own_cards_sentences(player: Player) -> Iterator[Message]:
    """The building cards and substitutes with what their sets score; the final cards."""
    cards: list[Argument] = [building_card_text(card) for card in player.building_cards]
    cards += [effect_text(f"substitute-{building}") for building in player.substitutes]
    yield from sentence_of_list("picture-sets", cards, points=set_points(player.buildings_owned))
    finals = [str(HONOR_CARDS[card].final_points) for card in player.final_cards]
    yield from sentence_of_list("picture-finals", finals)
