"""Controls of finding a table."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId


class FindTables(CustomId, frozen=True):
    """*Open tables*: where there is room for the user."""

    template = "opentables:0"


class TellOfTables(CustomId, frozen=True):
    """Tell the user of new tables on a server, or (0) not any more."""

    template = "telloftables:{guild}:{on}:{nonce}"
    guild: int
    on: int
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class OpenSearch(CustomId, frozen=True):
    """*Find people*: what the user looks for."""

    template = "findpeople:0"


class ChangeSearch(CustomId, frozen=True):
    """Change what the user looks for, to what is selected."""

    template = "search:{name}"
    selected = "values"
    name: str
    values: tuple[str, ...] = ()


class SearchDirectly(CustomId, frozen=True):
    """The user would play by direct message, too, or (0) not."""

    template = "searchdirect:{on}"
    on: int


class StartSearch(CustomId, frozen=True):
    """Look for a table, or (0) no longer."""

    template = "startsearch:{on}"
    on: int
