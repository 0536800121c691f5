"""What can happen in Trajan, each event with what it changes."""

from games.trajan.events.actions import ActionEvent
from games.trajan.events.cards import CardEvent
from games.trajan.events.quarter import QuarterEvent
from games.trajan.events.scoring import ScoringEvent
from games.trajan.events.setup import SetupEvent
from games.trajan.events.turn import TurnEvent

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

AnyEvent = SetupEvent | TurnEvent | ActionEvent | CardEvent | QuarterEvent | ScoringEvent
"""Everything that can happen: the union by which a log is read."""
