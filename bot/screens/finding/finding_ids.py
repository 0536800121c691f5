"""Controls of finding a table."""

from __future__ import annotations

from bot.screens.custom_id import CustomId


class FindTables(CustomId, frozen=True):
    """*Open tables*: where there is room for the user."""

    template = "opentables:0"


class OpenSearch(CustomId, frozen=True):
    """*Find people*: what the user looks for."""

    template = "findpeople:0"


class ChangeSearch(CustomId, frozen=True):
    """Change what the user looks for, to what is selected."""

    template = "search:{name}"
    selected = "values"
    name: str
    values: tuple[str, ...] = ()


class StartSearch(CustomId, frozen=True):
    """Look for a table, or (0) no longer."""

    template = "startsearch:{on}"
    on: int
