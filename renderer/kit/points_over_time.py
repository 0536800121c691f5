"""Points over time, read from what happened."""

from collections.abc import Callable, Sequence

from games.game import Event
from renderer.request import History

Course = Sequence[tuple[int, tuple[int, ...]]]
"""Every moment of a game so far, from 0 without gaps, with the points of all seats at its end."""


def points_over_time(history: History, seats: int, moment_of: Callable[[Event, int], int]) -> Course:
    """The course of a whole history; `moment_of`: the moment of an event, from it and the previous moment."""
    points = [0] * seats
    course = {0: tuple(points)}
    moment = 0
    for _, event in history:
        moment = moment_of(event, moment)
        if event.gain and event.owner is not None:
            points[event.owner] += event.gain.points
        course[moment] = tuple(points)
    filled = [(0, course[0])]
    for each in range(1, max(course) + 1):
        filled.append((each, course.get(each, filled[-1][1])))
    return filled
