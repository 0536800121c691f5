"""The phase `demands`: all meet the demands of the quarter; seats with a choice are asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from games.engine.script import Together, choose
from games.engine.table import Table
from games.game import LazyOption, Option
from games.trajan.events.quarter import DemandsEnded, DemandsMet, demands_text, tiles_without
from games.trajan.pieces import DEMANDS, QUARTERS, WILD_DEMAND
from games.trajan.player import OwnBonusTile
from games.trajan.scoring.bonus import bonus_points
from games.trajan.scoring.demands import Payment, possible_payments
from games.trajan.state import Trajan
from games.words import Message


async def demands_phase(table: Table[Trajan]) -> None:
    """The phase `demands`: all seats with a choice choose at the same time."""
    choosing = []
    for seat in range(table.players):
        ways = payments_to_choose_from(table.state, seat)
        if len(ways) > 1:
            choosing.append(seat)
        else:
            table.apply(_demands_met_event(seat, ways[0]))
    if choosing:
        await Together(dict.fromkeys(choosing, choose_payment))
    table.apply(DemandsEnded())


async def choose_payment(table: Table[Trajan], seat: int) -> None:
    """Let a seat pay with wild demands to keep forum tiles."""
    ways = {way.key: way for way in payments_to_choose_from(table.state, seat)}
    key = await choose(
        seat,
        "demands",
        [LazyOption(name, partial(payment_option, seat=seat, way=way)) for name, way in ways.items()],
        picture="hand",
        demands=demands_text(table.state.demands),
        trajan_number=len(next(iter(ways.values())).trajan),
    )
    table.apply(_demands_met_event(seat, ways[key]))


def payments_to_choose_from(state: Trajan, seat: int) -> list[Payment]:
    """The ways to meet the demands among which a seat chooses, one if all bring the same."""
    ways = possible_payments(state, seat)
    if state.quarter < QUARTERS:
        return ways
    mats = [tiles_without(state.players[seat].tiles, Counter(way.tiles)) for way in ways]
    for own in _bonus_tiles_after_vote(state, seat):
        if len({bonus_points(state, seat, tiles=mat, bonus=own) for mat in mats}) > 1:
            return ways
    return ways[:1]


def _bonus_tiles_after_vote(state: Trajan, seat: int) -> Iterator[list[OwnBonusTile]]:
    """The possible bonus tiles of a seat after the vote of the senate."""
    own, place = state.players[seat].bonus, state.senate_ranking.index(seat)
    if place >= len(state.bonus):
        yield own
    else:
        yield from ([*own, OwnBonusTile(name, yellow=not place)] for name in state.bonus)


def payment_option(view: Trajan, *, seat: int, way: Payment) -> Option:
    """A way to meet the demands, and what stays on the mat."""
    given = Counter(way.tiles)
    left = tiles_without(view.players[seat].tiles, given)
    kept = {tile: left[tile] for tile in (*DEMANDS, WILD_DEMAND) if tile in left}
    about = Message("demands-kept", {"kept": kept or "none", "points": bonus_points(view, seat, tiles=left)})
    return Option(
        way.key, Message("give-tiles", {"tiles": dict(given)}), tuple(f"tile_{tile}" for tile in given), about
    )


def _demands_met_event(seat: int, way: Payment) -> DemandsMet:
    return DemandsMet(seat, way.trajan, way.tiles, way.unmet, way.points)
