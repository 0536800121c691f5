"""Luck in the results of judged games, whose mean is 0 if worth is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from games.agents.tuning import Calibration
from workshop.arena import half_width
from workshop.calibration import JudgedGame


class Luck(Struct, frozen=True):
    """What chance and the others changed for a seat, shared evenly among its turns."""

    of_turn: float
    level: str
    """Of the seat."""
    game: JudgedGame

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.game.levels)

    @property
    def groups(self) -> tuple[str, ...]:
        """Its groups of seats: by their number, by level, by whether they are several."""
        mixed = len(set(self.game.levels)) > 1
        return f"{self.seats} seats", self.level, "mixed levels" if mixed else "one level"


class MeanLuck(Struct, frozen=True):
    """The mean of it over some seats."""

    of_turn: float
    width: float
    """Half the interval of 95 % around it; the seats of a game count as one observation."""

    def __str__(self) -> str:
        return f"{self.of_turn:+.2f} ± {self.width:.2f}"


def lucks(games: Iterable[JudgedGame], calibrated: Mapping[int, Calibration]) -> Iterator[Luck]:
    """The luck of each seat, where worth is calibrated for their number."""
    for game in games:
        found = calibrated.get(len(game.levels))
        if found is None:
            continue
        for level, seat, points in zip(game.levels, game.turns, game.points, strict=True):
            first, lost = seat[0], sum(turn.lost for turn in seat)
            expected = first.worth + found.offset(first.progress, first.phase)
            yield Luck((points - expected + found.lasting * lost) / len(seat), level, game)


def mean_luck(found: Sequence[Luck]) -> MeanLuck:
    """The mean luck a turn of some seats, at least one."""
    by_game: dict[tuple[tuple[str, ...], int], list[float]] = {}
    for each in found:
        by_game.setdefault((each.game.levels, each.game.seed), []).append(each.of_turn)
    return MeanLuck(fmean(each.of_turn for each in found), half_width(list(map(fmean, by_game.values()))))
