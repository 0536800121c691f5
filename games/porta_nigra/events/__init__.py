"""The events of Porta Nigra, each with its effect on the state."""

from games.game import union_of_events
from games.porta_nigra.events import actions, influence, refill, rounds, scoring, setup, turn
from games.scoring import GameEnded

POINT_SOURCES = (
    "elements",
    "cards_now",
    "interim",
    "early_end",
    "sets",
    "final_cards",
    "play_area",
    "majorities",
)
"""The sources of points: elements, honor cards at once, interim scorings, then the end and its scoring."""

AnyEvent = union_of_events(actions, influence, refill, rounds, scoring, setup, turn) | GameEnded
"""All events: the union for reading a log."""
