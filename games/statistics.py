"""Figures of the seats from the log of a finished game, for statistics over many games."""

from typing import Any

from msgspec import Struct

from games.engine.moves import rows_by_phase
from games.engine.rounds import find_rounds
from games.engine.table import Table
from games.scoring import points_by_source
from games.written_messages import Written, written


class SeatStatistics(Struct, frozen=True):
    """A seat's figures in a finished game."""

    sources: dict[str, int]
    """`Game.point_sources` -> the points from each."""
    first: Written | None
    """What it chose first; None if that is not known any more."""
    rounds: int
    """How many the game had; 0 if the game does not count them."""


def statistics(table: Table[Any]) -> tuple[SeatStatistics, ...]:
    """The figures of each seat of a finished game."""
    events = [event for _, event in table.history(None)]
    points = points_by_source(events, table.game.point_sources, table.players)
    number = len(find_rounds(table))
    return tuple(
        SeatStatistics(points[seat], _first_choice(table, seat), number) for seat in range(table.players)
    )


def _first_choice(table: Table[Any], seat: int) -> Written | None:
    """The first answer of a seat that stands, in words."""
    for row, move in (each for rows, _ in rows_by_phase(table.moves) for each in rows):
        if move.seat == seat:
            before = Table.load(table.game, table.players, table.options, table.moves[: row - 1])
            choice = before.pending_choice(seat)
            option = None if choice is None else choice.option(move.key)
            return None if option is None else written(option.shown_full)
    return None
