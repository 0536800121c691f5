"""Luck in the results of judged games, whose mean is 0 if worth is right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from games.agents.tuning import Calibration
from workshop.arena import half_width
from workshop.calibration import JudgedGame, fitted, seats_of


class Luck(Struct, frozen=True):
    """What chance and the others changed for a seat, shared evenly among its turns."""

    of_turn: float
    kind: str
    """Of the seat."""
    game: JudgedGame

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.game.kinds)

    @property
    def groups(self) -> tuple[str, ...]:
        """Its groups of seats: by their number, by kind."""
        return f"{self.seats} seats", self.kind


class MeanLuck(Struct, frozen=True):
    """The mean of it over some seats."""

    of_turn: float
    width: float
    """Half the interval of 95 % around it; the seats of a game count as one observation."""

    def __str__(self) -> str:
        return f"{self.of_turn:+.2f} ± {self.width:.2f}"


def lucks(games: Iterable[JudgedGame], calibrated: Mapping[int, Calibration]) -> Iterator[Luck]:
    """The luck of each seat, where it is calibrated for their number."""
    for game in games:
        found = calibrated.get(len(game.kinds))
        if found is None or found.doubtful is None:
            continue
        for seat in seats_of(game):
            rest = seat.rest(found)
            of_kind, _ = found.split(rest, seat.lost)
            yield Luck((rest - of_kind) / len(seat.turns), seat.kind, game)


def luck_left_out(games: Sequence[JudgedGame], kind: str) -> Iterator[Luck]:
    """The luck of a kind of players in games of a number of seats, as the seats of all others say."""
    calibrated = fitted(games, without=kind)
    found = lucks(games, {len(game.kinds): calibrated for game in games})
    return (each for each in found if each.kind == kind)


def mean_luck(found: Sequence[Luck]) -> MeanLuck:
    """The mean luck a turn of some seats, at least one."""
    by_game: dict[tuple[tuple[str, ...], int], list[float]] = {}
    for each in found:
        by_game.setdefault((each.game.kinds, each.game.seed), []).append(each.of_turn)
    return MeanLuck(fmean(each.of_turn for each in found), half_width(list(map(fmean, by_game.values()))))
