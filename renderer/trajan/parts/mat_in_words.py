"""The mat of a seat in words."""

from collections.abc import Iterator

from games.trajan.pieces import WILD_DEMAND
from games.trajan.player import Player
from games.trajan.scoring.demands import TRAJAN, DemandState, demands_of, unmet_points
from games.trajan.state import Trajan
from games.words import Message
from renderer.kit.seat_rows import Figure
from renderer.trajan.drawings import goods
from renderer.trajan.drawings.actions import action


def hand_sentences(player: Player) -> Iterator[Message]:
    """The known cards in hand, and how many are not."""
    hidden = sum(card.face is None for card in player.hand)
    cards = dict(player.cards) or "none"
    if not hidden:
        yield Message("picture-mat-hand", {"cards": cards})
    elif player.cards:
        yield Message("picture-mat-hand-partly", {"cards": cards, "hidden": hidden})
    else:
        yield Message("picture-mat-hand-hidden", {"hidden": hidden})


def demand_sentences(view: Trajan, seat: int) -> Iterator[Message]:
    """The tiles for the open demands, missing ones, and their cost; nothing without demands."""
    demands = demands_of(view, seat)
    if demands:
        answers = tuple(map(answer_text, demands))
        yield Message("picture-mat-demands", {"list": answers, "points": unmet_points(view, seat)})


def answer_text(demand: DemandState) -> Message:
    """A demand and what meets it."""
    kinds = {TRAJAN: "trajan", demand.demand: "tile", WILD_DEMAND: "wild", "": "missing"}
    return Message(f"picture-demand-{kinds[demand.met_by]}", {"demand": f"demand-{demand.demand}"})


def cards_and_votes(view: Trajan, seat: int) -> tuple[Figure, ...]:
    return (
        Figure(goods.cards, len(view.players[seat].hand)),
        Figure(action, votes_of_seat(view, seat), ("senate",)),
    )


def votes_of_seat(view: Trajan, seat: int) -> int:
    """The votes of a seat; 0 before the discs are stacked."""
    return view.votes(seat) if any(view.senate) else 0
