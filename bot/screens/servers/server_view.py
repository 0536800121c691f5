"""What is set for a server and what the bot lacks there, for the pages of /setup."""

from __future__ import annotations

from msgspec import Struct

from bot.tables.settings.server_settings import ServerSettings

OVERVIEW, PLACE, PEOPLE, TABLES, RIGHTS, REPORTS = "all", "place", "people", "tables", "rights", "reports"
"""The pages of /setup."""


class MissingRight(Struct, frozen=True):
    """A permission the bot lacks somewhere."""

    permission: str
    """As discord.py names it."""
    denied: bool
    """Whether the channel denies it, though a role of the bot has it."""


class TagState(Struct, frozen=True):
    """What is wrong with the tags of a forum."""

    missing: tuple[str, ...] = ()
    """The ids of the names of tags it lacks."""
    moderated: tuple[str, ...] = ()
    """Of those the bot may not give."""
    required: bool = False
    """Whether every post must have a tag."""
    can_add: bool = False
    """Whether the bot may create tags, and there is room."""

    @property
    def whole(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.moderated)


class PlaceView(Struct, frozen=True):
    """A channel in which there are tables, or shall be."""

    channel: int
    forum: bool = False
    gone: bool = False
    """Whether it was deleted."""
    missing: tuple[MissingRight, ...] = ()
    tags: TagState = TagState()

    @property
    def whole(self) -> bool:
        """Whether nothing is missing."""
        return not self.gone and not self.missing and self.tags.whole


class LostTable(Struct, frozen=True):
    """A table whose channel was deleted."""

    id: int
    title: str
    """What is played there."""


class ServerView(Struct, frozen=True):
    """The settings of a server, with everything its pages show."""

    name: str
    settings: ServerSettings
    language: str
    """The language of public texts, as it is set or as Discord says."""
    place: PlaceView
    """Where tables are opened: the channel that is set, or the present one."""
    others: tuple[PlaceView, ...] = ()
    """The other channels with tables under way."""
    roles_gone: tuple[int, ...] = ()
    """Roles that are set, and were deleted."""
    told_in_vain: bool = False
    """Whether the role for open tables cannot be mentioned."""
    timed_out_until: float | None = None
    """Until when the bot is in timeout, in UTC seconds; None: it is not."""
    lost: tuple[LostTable, ...] = ()
    """The tables whose channel was deleted, and which can go on in another one."""
    reports: int = 0
    """How many reports about people at tables are open."""

    @property
    def faults(self) -> int:
        """How many things are wrong."""
        places = [each for each in (self.place, *self.others) if not each.whole]
        return len(places) + len(self.roles_gone) + self.told_in_vain + (self.timed_out_until is not None)
