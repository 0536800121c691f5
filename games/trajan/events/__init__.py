"""The events of Trajan, each with its effect on the state."""

from games.game import union_of_events
from games.scoring import GameEnded
from games.trajan.events import actions, cards, quarter, scoring, setup, turn

POINT_SOURCES = (
    "trajan",
    "senate",
    "provinces",
    "ships",
    "construction",
    "demands",
    "hand",
    "camps",
    "sets",
    "bonus",
    "leftover",
)
"""The sources of points: Trajan tiles, four of the actions, demands, then the parts of the final scoring."""

AnyEvent = union_of_events(actions, cards, quarter, scoring, setup, turn) | GameEnded
"""All events: the union for reading a log."""
