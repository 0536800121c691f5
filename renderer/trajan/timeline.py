"""The moments of a game at which points are counted: rounds, demands, the parts of the final scoring."""

from collections.abc import Mapping

from games.game import Event
from games.numerals import roman_numeral
from games.scoring import GameEnded
from games.trajan.events.quarter import DemandTurnedUp, LastQuarterOver, QuarterBegan, QuarterEnded
from games.trajan.pieces import QUARTERS, ROUNDS
from renderer.kit.chart import Period, Timeline
from renderer.kit.points_over_time import Course, points_over_time
from renderer.request import History

QUARTER = ROUNDS + 1
"""The moments of a quarter: its rounds, then its demands."""

FINAL_PARTS: Mapping[str, int] = {
    source: QUARTERS * QUARTER + number
    for number, source in enumerate(("hand", "camps", "sets", "bonus", "leftover"), 1)
}
"""Source of points of the final scoring -> its moment."""

LAST = max(FINAL_PARTS.values())
"""The last moment of a game."""

TIMELINE = Timeline(
    (
        *(Period(roman_numeral(quarter), quarter * QUARTER) for quarter in range(1, QUARTERS + 1)),
        Period("+", LAST),
    )
)
"""Every quarter, then the final scoring."""


def course(history: History, seats: int) -> Course:
    """The points of all seats at the end of each moment so far."""
    return points_over_time(history, seats, _moment_of)


def _moment_of(event: Event, moment: int) -> int:
    """The moment of an event: the first points are those of the first round."""
    match event:
        case DemandTurnedUp() | QuarterEnded():
            return max(moment, 1) + 1
        case QuarterBegan(quarter=quarter):
            return (quarter - 1) * QUARTER + 1
        case LastQuarterOver():
            return FINAL_PARTS["hand"]
        case GameEnded():
            return LAST
    if event.gain is None:
        return moment
    return FINAL_PARTS.get(event.gain.source, max(moment, 1))
