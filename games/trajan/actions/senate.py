"""The senate action: a disc advances one space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option
from games.hidden import copy_state
from games.trajan.actions.occasion import Action, Occasion
from games.trajan.events.actions import SenateAdvanced
from games.trajan.pieces import SENATE_LAST, SENATE_TRACK
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message


def times_possible(state: Trajan, seat: int) -> int:
    """As many times as there are spaces left on the track."""
    return SENATE_LAST - state.senate_space(seat)


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """One space on, and its points."""
    if await occasion.ask(seat, "senate", offer(seat), picture="senate") is None:
        return False
    table.apply(SenateAdvanced(seat, table.state.senate_space(seat) + 1))
    return True


def offer(seat: int) -> Iterator[LazyOption]:
    yield LazyOption("advance", partial(advance_option, seat=seat))


def advance_option(view: Trajan, *, seat: int) -> Option:
    """The next space: its points, and the place in the ranking it gives."""
    space = view.senate_space(seat) + 1
    after = copy_state(view)
    SenateAdvanced(seat, space).apply(after)
    about = Message(
        "senate-brings", {"votes": after.votes(seat), "place": after.senate_ranking.index(seat) + 1}
    )
    return Option("advance", Message("senate-advance", {"points": SENATE_TRACK[space]}), ("senate",), about)


SENATE = Action(times_possible, perform, lambda *_: Reason.LAST_SPACE)
