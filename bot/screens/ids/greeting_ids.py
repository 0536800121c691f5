"""Controls of the greeting: one can play at once."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId


class GreetWith(CustomId, frozen=True):
    """Show the greeting with another game, which is selected."""

    template = "greetwith:{current}"
    selected = "name"
    current: str
    """The name of the game that greets."""
    name: str = ""
    """The other game's name."""


class PlayNow(CustomId, frozen=True):
    """Start a game with computer players."""

    template = "now:{name}"
    name: str
    """The game's name."""


class PlayIntroductory(CustomId, frozen=True):
    """Start an introductory game with computer players."""

    template = "intro:{name}"
    name: str
    """The game's name."""


class PlayAtLevel(CustomId, frozen=True):
    """Start a game with computer players of a level, and remember the level."""

    template = "nowlevel:{name}:{level}:{introductory}"
    name: str
    """The game's name."""
    level: str
    introductory: int
    """1 for an introductory game."""


class PlayGuided(CustomId, frozen=True):
    """Start a guided game."""

    template = "guided:{name}"
    name: str
    """The game's name."""


class HowItWorks(CustomId, frozen=True):
    """Open the help of a game."""

    template = "how:{name}"
    name: str
    """The game's name."""
