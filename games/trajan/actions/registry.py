"""The six actions by name."""

from collections.abc import Mapping

from games.trajan.actions.construction import CONSTRUCTION
from games.trajan.actions.forum import FORUM
from games.trajan.actions.military import MILITARY
from games.trajan.actions.occasion import Action
from games.trajan.actions.seaport import SEAPORT
from games.trajan.actions.senate import SENATE
from games.trajan.actions.trajan_action import TRAJAN

ACTION: Mapping[str, Action] = {
    "seaport": SEAPORT,
    "forum": FORUM,
    "military": MILITARY,
    "senate": SENATE,
    "trajan": TRAJAN,
    "construction": CONSTRUCTION,
}
"""Action -> how it is performed."""
