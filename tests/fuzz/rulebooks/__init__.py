"""The rulebooks written once more, a package a game: nothing in them asks the rules."""

from typing import Any

from games import package_attribute
from games.game import Game
from tests.fuzz.audit import Audit


def audit_of(game: Game[Any]) -> Audit | None:
    """The bookkeeping of a game; None for a game of tests."""
    found: Audit | None = package_attribute(__name__, game.name, "AUDIT")
    return found
