"""The action of a turn: the six actions, free actions, extra action tiles, the end of the turn."""

from games.trajan.actions.performing import perform_action

__all__ = ["perform_action"]
