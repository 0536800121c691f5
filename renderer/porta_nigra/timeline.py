"""The moments of a game at which points are counted: turns, interim scorings, the final scoring."""

from collections.abc import Mapping

from games.game import Event
from games.numerals import roman_numeral
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.rounds import InterimScored, RoundBegan
from games.porta_nigra.pieces import ROUNDS, action_deck
from games.scoring import GameEnded
from renderer.kit.chart import Period, Timeline
from renderer.kit.points_over_time import Course, points_over_time
from renderer.request import History

FINAL_SOURCES = ("sets", "final_cards", "play_area", "majorities")
"""The sources of points of the final scoring, in its order."""

_FINAL_STEP = 2
"""How far apart the moments of the final scoring are, so that figures find room below it."""


def timeline(players: int) -> Timeline:
    """Every round with its interim scoring, then the final scoring."""
    rounds = range(1, ROUNDS[players] + 1)
    last = max(final_moments(players).values())
    return Timeline(
        (
            *(Period(roman_numeral(number), last_moment_of_round(players, number)) for number in rounds),
            Period("+", last),
        )
    )


def last_moment_of_round(players: int, number: int) -> int:
    """The last moment of a round: its interim scoring; the last round has none."""
    return number * (len(action_deck(players)) + 1) - (number == ROUNDS[players])


def final_moments(players: int) -> Mapping[str, int]:
    """Source of points of the final scoring -> its moment."""
    before = last_moment_of_round(players, ROUNDS[players])
    return {source: before + number * _FINAL_STEP for number, source in enumerate(FINAL_SOURCES, 1)}


def course(history: History, seats: int) -> Course:
    """The points of all seats at the end of each moment so far."""
    return points_over_time(history, seats, _Clock(seats).moment_of)


class _Clock:
    """Counts turns: those after an early end belong to the round in which it came."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._final = final_moments(players)
        self._round = 1
        self._turns = 0

    def moment_of(self, event: Event, moment: int) -> int:
        """The moment of an event, from the moment before it."""
        match event:
            case RoundBegan(round=number):
                self._round, self._turns = number, 0
            case RefillEnded():
                self._turns += 1
                return self._turn_moment()
            case InterimScored():
                return last_moment_of_round(self._players, self._round)
            case GameEnded():
                return max(self._final.values())
        return self._final.get(event.gain.source, moment) if event.gain else moment

    def _turn_moment(self) -> int:
        """The moment of the current turn; a seat has as many turns in a round as cards."""
        turns = len(action_deck(self._players))
        before = (self._round - 1) * (turns + 1)
        return before + min((self._turns - 1) // self._players + 1, turns)
