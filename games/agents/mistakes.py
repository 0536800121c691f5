"""The costliest turns of a game at the steps where they began."""

from collections.abc import Sequence

from msgspec import Struct

from games.agents.analysis_text import TurnText, turn_texts
from games.agents.judged import SeatAnalysis
from games.engine.steps import Step, index_of_step
from games.numerals import round_half_away
from games.words import Words


class Mistake(Struct, frozen=True):
    step: int
    """The number of the step in which the turn began."""
    seat: int
    lost: int
    """How many points it gave away."""
    text: TurnText


def mistakes_of(
    plays: Sequence[SeatAnalysis], steps: Sequence[Step], words: Words, names: Sequence[str]
) -> list[Mistake]:
    """The turns that an analysis tells of, in order of time."""
    found = (
        Mistake(place + 1, play.seat, round_half_away(turn.lost), text)
        for play in plays
        for turn, text in zip(play.turning_points, turn_texts(play, words, names), strict=True)
        if (place := index_of_step(steps, turn.row)) is not None
    )
    return sorted(found, key=lambda each: each.step)
