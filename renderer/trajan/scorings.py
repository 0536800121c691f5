"""What a scoring brought: the demands of a quarter, or the final scoring; read from a history."""

from collections import Counter

from msgspec import Struct

from games.scoring import FinalScore, GameEnded
from games.trajan.events.quarter import DemandsEnded, DemandsMet, DemandTurnedUp, QuarterBegan, QuarterEnded
from games.trajan.pieces import WILD_DEMAND
from games.trajan.scoring.demands import TRAJAN, DemandState
from renderer.kit.final_scoring import FinalScoring
from renderer.request import History, NothingToShow


class QuarterDemands(Struct, frozen=True):
    """The demands of a quarter, and how the seats met them."""

    quarter: int
    demands: tuple[str, ...]
    met: tuple[DemandsMet, ...]
    """In the order of the seats."""
    after: tuple[int, ...]
    """The points of all seats after it."""

    def answers(self, seat: int) -> list[DemandState]:
        """The demands, each with how a seat met it."""
        met = self.met[seat]
        trajan, unmet = Counter(met.trajan), Counter(met.unmet)
        tiles = Counter(tile for tile in met.tiles if tile != WILD_DEMAND)
        found = []
        for demand in self.demands:
            for answer, by in ((trajan, TRAJAN), (tiles, demand), (unmet, "")):
                if answer[demand]:
                    answer[demand] -= 1
                    found.append(DemandState(demand, by))
                    break
            else:
                found.append(DemandState(demand, WILD_DEMAND))
        return found


def last_scoring(history: History, seats: int) -> QuarterDemands | FinalScoring:
    """The last scoring of a history that has ended. Raises NothingToShow."""
    points = [0] * seats
    quarter, demands = 1, list[str]()
    met: dict[int, DemandsMet] = {}
    scores: list[FinalScore] = []
    found: QuarterDemands | FinalScoring | None = None
    for _, event in history:
        if event.gain and event.owner is not None:
            points[event.owner] += event.gain.points
        match event:
            case QuarterBegan():
                demands, met = [], {}
            case DemandTurnedUp(demand=demand):
                demands.append(demand)
            case QuarterEnded(quarter=ended):
                quarter = ended
            case DemandsMet(seat=seat):
                met[seat] = event
            case DemandsEnded():
                in_order = tuple(met[seat] for seat in range(seats))
                found = QuarterDemands(quarter, tuple(demands), in_order, tuple(points))
            case GameEnded():
                found = FinalScoring(tuple(scores), tuple(points))
            case FinalScore():
                scores.append(event)
    if found is None:
        raise NothingToShow("the story tells of no scoring")
    return found
