"""Controls of the greeting of newcomers and of /setup."""

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


class SetupPage(CustomId, frozen=True):
    """Go to a page of what is set for a server."""

    template = "setup:{page}"
    page: str


class ChangeServer(CustomId, frozen=True):
    """Change what is set for a server: to the value of a button, or to what is selected."""

    template = "server:{name}:{value}"
    selected = "values"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class PlaceTable(CustomId, frozen=True):
    """Show where a table can go on whose channel was deleted, and which is selected."""

    template = "placetable:0"
    selected = "game"
    game: int = 0


class AddForumTags(CustomId, frozen=True):
    """Create the tags that the forum for tables lacks."""

    template = "forumtags:{page}"
    page: str
    """The page that is shown afterwards."""
