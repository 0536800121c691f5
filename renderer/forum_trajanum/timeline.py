"""The moments of a game at which points are counted: every round and every scoring."""

from games.forum_trajanum.events.round import RoundBegan
from games.forum_trajanum.events.scoring import PaymentEnded
from games.forum_trajanum.pieces import CYCLES, ROUNDS
from games.game import Event
from games.numerals import roman_numeral
from renderer.kit.chart import Period, Timeline
from renderer.kit.points_over_time import Course, points_over_time
from renderer.request import History

TIMELINE = Timeline(
    tuple(Period(roman_numeral(cycle), cycle * (ROUNDS + 1)) for cycle in range(1, CYCLES + 1))
)
"""Every cycle: its rounds, then its scoring."""


def course(history: History, seats: int) -> Course:
    """The points of all seats at the end of each moment so far."""
    return points_over_time(history, seats, _moment_of)


def points_after_scoring(history: History, seats: int, cycle: int) -> tuple[int, ...]:
    return dict(course(history, seats))[cycle * (ROUNDS + 1)]


def _moment_of(event: Event, moment: int) -> int:
    if isinstance(event, RoundBegan):
        return (event.cycle - 1) * (ROUNDS + 1) + event.round
    return moment + 1 if isinstance(event, PaymentEnded) else moment
