"""States of tables at which nobody plays, and the consequence of each event. Pure."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from storage.core.kinds import Kind


class State(StrEnum):
    """State of a table; if several hold, the last in this order counts."""

    PLAYS = "plays"
    LATE = "late"
    """Somebody's time is up, and others can decide."""
    SILENT = "silent"
    """All who play are late: the table sleeps until somebody moves."""
    OUT_OF_REACH = "out of reach"
    """No message reaches any player who is due."""
    PAUSED = "paused"
    """As all have agreed."""
    DORMANT = "dormant"
    """Nobody has moved for months."""


class Event(StrEnum):
    DEADLINE = "deadline"
    """The time of somebody is up, without a clock after 21 days; if nobody is left to decide all are late."""
    DAYS_90 = "90 days"
    """Nobody has been active for 90 days."""
    DAYS_104 = "104 days"
    """14 more days after everybody was asked whether the game continues."""
    VOTE = "vote"
    """Enough voters want a computer player to move, or one wants the game to continue."""
    PRESS = "press"
    """A waiting player moves."""
    SEAT = "seat"
    """Somebody takes over the late seat."""
    RETURN = "return"
    """Something can be posted in the thread again."""
    DOWNTIME = "downtime"
    """The bot did not run for some hours."""


class Consequence(Struct, frozen=True):
    """The next state, and the messages due."""

    state: State
    notifications: frozenset[Kind] = frozenset()
    """Notifications of the new state, apart from those of moves and changes of seats."""


def _consequence_to(state: State, *notifications: Kind) -> Consequence:
    return Consequence(state, frozenset(notifications))


BECOMES_DORMANT = _consequence_to(State.DORMANT, Kind.DORMANT, Kind.ANSWERS, Kind.CARD, Kind.COUNTER)

CONSEQUENCES: Mapping[State, Mapping[Event, Consequence]] = {
    State.PLAYS: {
        Event.DEADLINE: _consequence_to(State.LATE, Kind.LATE, Kind.MISSED),
        Event.DAYS_90: _consequence_to(State.PLAYS, Kind.IDLE),
        Event.DAYS_104: BECOMES_DORMANT,
        Event.DOWNTIME: _consequence_to(State.PLAYS, Kind.COUNTER),
    },
    State.LATE: {
        Event.DEADLINE: _consequence_to(State.LATE),
        Event.DAYS_90: _consequence_to(State.LATE, Kind.IDLE),
        Event.DAYS_104: BECOMES_DORMANT,
        Event.VOTE: _consequence_to(State.PLAYS, Kind.ANSWERS),
        Event.PRESS: _consequence_to(State.PLAYS, Kind.ANSWERS),
        Event.SEAT: _consequence_to(State.PLAYS),
    },
    State.SILENT: {
        Event.DAYS_90: _consequence_to(State.SILENT, Kind.IDLE),
        Event.DAYS_104: BECOMES_DORMANT,
        Event.VOTE: _consequence_to(State.LATE, Kind.ANSWERS),
        Event.PRESS: _consequence_to(State.LATE, Kind.ANSWERS),
        Event.SEAT: _consequence_to(State.LATE),
    },
    State.OUT_OF_REACH: {
        Event.DAYS_90: _consequence_to(State.OUT_OF_REACH, Kind.IDLE),
        Event.DAYS_104: BECOMES_DORMANT,
        Event.PRESS: _consequence_to(State.PLAYS),
        Event.SEAT: _consequence_to(State.PLAYS),
        Event.RETURN: _consequence_to(State.PLAYS, Kind.ASK, Kind.TURN, Kind.CARD, Kind.COUNTER),
    },
    State.PAUSED: {},
    State.DORMANT: {
        Event.PRESS: _consequence_to(State.PLAYS, Kind.ANSWERS, Kind.ASK, Kind.TURN, Kind.CARD),
        Event.SEAT: _consequence_to(State.PLAYS, Kind.ASK, Kind.TURN, Kind.CARD),
    },
}
"""The consequence of each event by state; an event that is missing has none."""


def consequence(state: State, event: Event) -> Consequence:
    return CONSEQUENCES[state].get(event, Consequence(state))


def has_consequence(state: State, event: Event) -> bool:
    return event in CONSEQUENCES[state]
