"""The pictures of cards, by their names."""

from __future__ import annotations

from collections.abc import Mapping

from renderer.contract import PictureType
from renderer.porta_nigra.changes import HAND
from renderer.porta_nigra.pictures import cards, hand

CARD_TYPES: Mapping[str, PictureType] = {
    HAND: PictureType(hand.lay_out, hand.sentences, about_seat=True),
    cards.PICTURE: PictureType(cards.lay_out, cards.sentences, about_seat=True),
}
