"""The balance of power in the senate at the end of a quarter: consul and vice consul."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec import Struct

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, LazyOption, Option
from games.trajan.events.quarter import BonusTileTaken, DiscsStacked, VotesCounted
from games.trajan.pieces import BONUS_TILES, SENATE_TRACK
from games.trajan.scoring.bonus import gain_of_another_tile
from games.trajan.state import Trajan
from games.words import Argument, Message, Seat


class SenatePlace(Struct, frozen=True):
    """Where a seat stands in the senate."""

    seat: int
    votes: int
    of_space: int
    """Its votes by the space of its disc."""
    of_tiles: int
    """Its votes by senate tiles."""
    ahead_by: str
    """Why it ranks before a seat with as many votes: by its "space", or its place in the "stack"."""


async def senate_phase(table: Table[Trajan]) -> None:
    """The phase `senate`: the consul takes a bonus tile yellow, the vice consul the other one gray."""
    state = table.state
    ranking = state.senate_ranking
    table.apply(VotesCounted(tuple(ranking), tuple(map(state.votes, ranking))))
    consul, vice = ranking[:2]
    tile = await choose(
        consul,
        "consul",
        [
            LazyOption(name, partial(bonus_option, tile=name, consul=consul, vice=vice))
            for name in state.bonus
        ],
        picture="senate",
        votes=state.votes(consul),
        vice=Seat(vice),
    )
    (other,) = (name for name in state.bonus if name != tile)
    table.apply(BonusTileTaken(consul, tile, True))
    table.apply(BonusTileTaken(vice, other, False))
    table.apply(DiscsStacked(tuple(reversed(ranking))))


def senate_summary(_: Iterable[Event], events: Sequence[Event]) -> Message | None:
    """The votes with the bonus tiles that were taken for them; None without votes, or before that."""
    counted = next((each for each in events if isinstance(each, VotesCounted)), None)
    taken = {each.seat: each for each in events if isinstance(each, BonusTileTaken)}
    if counted is None or not taken:
        return None
    votes = zip(counted.ranking, counted.votes, strict=True)
    seats = tuple(_votes_text(seat, number, taken.get(seat)) for seat, number in votes)
    return Message("event-VotesCounted", {"seats": seats})


def _votes_text(seat: int, votes: int, taken: BonusTileTaken | None) -> Message:
    """The votes of a seat, and the bonus tile that it has taken."""
    about: dict[str, Argument] = {"seat": Seat(seat), "votes": votes}
    if taken is None:
        return Message("votes-of", about)
    return Message(
        "votes-of-consul" if taken.yellow else "votes-of-vice", {**about, "tile": f"bonus-{taken.tile}"}
    )


def bonus_option(view: Trajan, *, tile: str, consul: int, vice: int) -> Option:
    """A bonus tile: its points, what it would bring the consul now, and the other one the vice consul."""
    (other,) = (name for name in view.bonus if name != tile)
    about = Message(
        "consul-brings",
        {
            "points": gain_of_another_tile(view, consul, tile, yellow=True),
            "vice": Seat(vice),
            "vice_points": gain_of_another_tile(view, vice, other, yellow=False),
        },
    )
    kind = BONUS_TILES[tile]
    label = Message(
        "bonus-once" if kind.demand else "bonus-each", {"tile": f"bonus-{tile}", "points": int(kind.yellow)}
    )
    return Option(tile, label, (f"bonus_{tile}",), about, full=Message("take-bonus", {"tile": label}))


def senate_places(view: Trajan) -> tuple[SenatePlace, ...]:
    """Rank the seats by votes, the next consul first; any view will do."""
    ranking = view.senate_ranking
    found = []
    for place, seat in enumerate(ranking):
        space, votes = view.senate_space(seat), view.votes(seat)
        ahead_by = ""
        if place + 1 < len(ranking) and view.votes(behind := ranking[place + 1]) == votes:
            ahead_by = "space" if space > view.senate_space(behind) else "stack"
        of_space = SENATE_TRACK[space]
        found.append(SenatePlace(seat, votes, of_space, votes - of_space, ahead_by))
    return tuple(found)
