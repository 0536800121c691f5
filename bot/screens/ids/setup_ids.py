"""Controls of /setup."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId


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
