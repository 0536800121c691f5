"""Sentences and arguments of texts that several pictures of this game share."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import numeral
from games.trajan.state import Trajan
from games.words import Message, Seat

SETUP_PHASES = ("setup", "first_cards", "first_tiles")
"""The phases before the first turn."""


def when(view: Trajan) -> Message:
    """The quarter, in numerals, and the round, or what comes before and after them."""
    if view.phase == "":
        return Message("picture-over")
    if view.phase in SETUP_PHASES:
        return Message("picture-setup")
    return Message("picture-round", {"quarter": numeral(view.quarter), "round": view.round})


def turn_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """Whether a seat is at turn, and whether it is the start player."""
    if view.active == seat:
        yield Message("picture-at-turn", {"seat": Seat(seat)})
    if view.start == seat:
        yield Message("picture-start", {"seat": Seat(seat)})
