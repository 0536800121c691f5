"""What a scoring brought: the interim scoring of a round, or the final scoring; read from a history."""

from msgspec import Struct

from games.porta_nigra.events.rounds import InterimEnded, InterimScored, RoundBegan
from games.scoring import FinalScore, GameEnded
from renderer.kit.final_scoring import FinalScoring
from renderer.request import History, NothingToShow


class InterimScoring(Struct, frozen=True):
    """How the seats split the income of their bricks at the end of a round."""

    round: int
    splits: tuple[InterimScored, ...]
    """In the order of the seats."""
    after: tuple[int, ...]
    """The points of all seats after it."""


def last_scoring(history: History, seats: int) -> InterimScoring | FinalScoring:
    """The last scoring of a history that has ended. Raises NothingToShow."""
    points = [0] * seats
    round_ = 1
    splits: dict[int, InterimScored] = {}
    scores: list[FinalScore] = []
    found: InterimScoring | FinalScoring | None = None
    for _, event in history:
        if event.gain and event.owner is not None:
            points[event.owner] += event.gain.points
        match event:
            case RoundBegan(round=began):
                round_ = began
            case InterimScored(seat=seat):
                splits[seat] = event
            case InterimEnded():
                in_order = tuple(splits[seat] for seat in range(seats))
                found = InterimScoring(round_, in_order, tuple(points))
            case GameEnded():
                found = FinalScoring(tuple(scores), tuple(points))
            case FinalScore():
                scores.append(event)
    if found is None:
        raise NothingToShow("the story tells of no scoring")
    return found
