"""The change of players' figures by a result, in the model of Weng and Lin."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from openskill.models import BradleyTerryPart

MEAN, DEVIATION = 25.0, 25.0 / 3.0
"""What a figure is at the beginning, as the model counts."""

SCALE = 24.0
"""How many points are shown for a unit of the model: at the beginning a deviation is 200 points."""

START = 1000
"""What a figure is shown as at the beginning."""

NEW_BELOW = 5
"""Those with fewer rated games only move each other."""

SURE_AFTER = 10
"""From how many rated games on a figure is shown."""

NEAR_POINTS = 150
"""Points apart at which two are of about the same level."""

EVERYBODY = 1000
"""More than sit at any table: each is compared with all others."""

MODEL = BradleyTerryPart(mu=MEAN, sigma=DEVIATION, window_size=EVERYBODY)


class Figure(Struct, frozen=True):
    """An estimate of how well somebody plays."""

    mean: float = MEAN
    deviation: float = DEVIATION
    games: int = 0
    """From how many rated games it is."""

    @property
    def points(self) -> int:
        """What it is shown as."""
        return round(START + SCALE * (self.mean - MEAN))

    @property
    def is_new(self) -> bool:
        """Whether it is of too few games to move others."""
        return self.games < NEW_BELOW

    @property
    def is_sure(self) -> bool:
        """Whether it is of enough games to be shown."""
        return self.games >= SURE_AFTER


class Entrant(Struct, frozen=True):
    """A player to compare with others."""

    figure: Figure
    rank: int
    """The lower the better; those of the same rank have tied."""
    fixed: bool = False
    """Whether the figure is a computer player's, which never moves."""


class RatedSeat(Struct, frozen=True):
    place: int
    first: Entrant | None
    """Who began there; None for a computer player of unknown strength, or one that was replaced."""
    last: Figure | None = None
    """The user who took the seat over and held it at the end; None without one."""
    share: float = 0.0
    """The part of the seat's moves that `last` has made."""


class SeatFigures(Struct, frozen=True):
    """The figures of those who have played a seat, after the game."""

    first: Figure | None
    last: Figure | None


def are_near(points: int, others: int) -> bool:
    """Whether figures, as they are shown, are of about the same level."""
    return abs(points - others) <= NEAR_POINTS


def entrant_of(figure: Figure, place: int, seats: int, *, stayed: bool, fixed: bool = False) -> Entrant:
    """The first player of a seat: at their place, or behind all who have stayed, if they have not."""
    return Entrant(figure, place if stayed else seats + 1, fixed)


def rate(seats: Sequence[RatedSeat]) -> tuple[SeatFigures, ...]:
    """The figures after a game; against others only a seat's first player counts, not later ones."""
    return tuple(
        _figures_after(seat, [other.first for other in seats if other is not seat]) for seat in seats
    )


def _figures_after(seat: RatedSeat, others: Sequence[Entrant | None]) -> SeatFigures:
    known = [other for other in others if other is not None]
    first, last = seat.first, seat.last
    return SeatFigures(
        None if first is None else first.figure if first.fixed else figure_after(first, known),
        None if last is None else _figure_of_replacement(Entrant(last, seat.place), known, seat.share),
    )


def _figure_of_replacement(own: Entrant, others: Sequence[Entrant], share: float) -> Figure:
    """The figure of a player who replaced another: it never falls, and rises by their share of the moves."""
    before, after = own.figure, figure_after(own, others)
    if after.mean <= before.mean:
        return Figure(before.mean, before.deviation, after.games)
    return Figure(
        before.mean + share * (after.mean - before.mean),
        before.deviation + share * (after.deviation - before.deviation),
        after.games,
    )


def figure_after(own: Entrant, others: Sequence[Entrant]) -> Figure:
    """The figure of an entrant after a game with others. Newcomers move none but newcomers."""
    count = [each for each in others if each.fixed or own.figure.is_new or not each.figure.is_new]
    figure = own.figure
    if not count:
        return Figure(figure.mean, figure.deviation, figure.games + 1)
    # In an order that does not depend on seats: neither do the last digits of the sums then.
    field = sorted([own, *count], key=lambda each: (each.rank, each.figure.mean, each.figure.deviation))
    teams = [[MODEL.rating(each.figure.mean, each.figure.deviation)] for each in field]
    found = MODEL.rate(teams, ranks=[float(each.rank) for each in field])
    ((after,),) = (team for each, team in zip(field, found, strict=True) if each is own)
    return Figure(after.mu, after.sigma, figure.games + 1)


POINTS: Mapping[str, Mapping[str, int]] = msgspec.toml.decode(
    (Path(__file__).parent / "computer_players.toml").read_bytes(), type=dict[str, dict[str, int]]
)
"""Games -> computer players -> their points."""


def computer_figure(game: str, name: str) -> Figure | None:
    """The figure of a computer player at a game, known exactly; None if its strength is unknown."""
    points = POINTS.get(game, {}).get(name)
    return None if points is None else Figure(MEAN + (points - START) / SCALE, 0.0, SURE_AFTER)
