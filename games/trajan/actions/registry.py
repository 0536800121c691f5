"""The six actions by name."""

from collections.abc import Mapping

from games.trajan.actions.construction import CONSTRUCTION, FREE
from games.trajan.actions.occasion import Action

ACTION: Mapping[str, Action] = {**FREE, "construction": CONSTRUCTION}
"""Action -> how it is performed."""
