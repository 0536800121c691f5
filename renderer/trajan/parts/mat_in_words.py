"""What a seat has in front of it, in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.trajan.demands import TRAJAN, demands_of, unmet_points
from games.trajan.player import Player
from games.trajan.state import Trajan
from games.words import Message


def hand_sentences(player: Player) -> Iterator[Message]:
    """The cards in hand as far as they are known, and how many are not."""
    hidden = sum(card.face is None for card in player.hand)
    cards = dict(player.cards) or "none"
    if not hidden:
        yield Message("picture-mat-hand", {"cards": cards})
    elif player.cards:
        yield Message("picture-mat-hand-partly", {"cards": cards, "hidden": hidden})
    else:
        yield Message("picture-mat-hand-hidden", {"hidden": hidden})


def demand_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """What meets the demands turned up, what is missing, what that costs; nothing without demands."""
    demands = demands_of(view, seat)
    if demands:
        answers = tuple(_answer(each.demand, each.met_by) for each in demands)
        yield Message("picture-mat-demands", {"list": answers, "points": unmet_points(view, seat)})


def _answer(demand: str, met_by: str) -> Message:
    met = "trajan" if met_by == TRAJAN else "tile" if met_by else "missing"
    tile = f"tile-{met_by}" if met == "tile" else "none"
    return Message(f"picture-demand-{met}", {"demand": f"demand-{demand}", "tile": tile})
