"""What can happen in Porta Nigra, each event with what it changes."""

from games.porta_nigra.events.actions import ActionEvent
from games.porta_nigra.events.influence import InfluenceEvent
from games.porta_nigra.events.refill import RefillEvent
from games.porta_nigra.events.rounds import RoundEvent
from games.porta_nigra.events.scoring import ScoringEvent
from games.porta_nigra.events.setup import SetupEvent
from games.porta_nigra.events.turn import TurnEvent

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

AnyEvent = SetupEvent | RefillEvent | TurnEvent | ActionEvent | InfluenceEvent | RoundEvent | ScoringEvent
"""Everything that can happen: the union by which a log is read."""
