"""Controls of profiles."""

from __future__ import annotations

from bot.screens.ids.custom_id import CustomId


class ProfileOf(CustomId, frozen=True):
    """Look at the profile of somebody who is selected."""

    template = "profileof:0"
    selected = "user"
    user: str = ""


class OwnProfile(CustomId, frozen=True):
    """Go back to the own profile."""

    template = "profile:0"


class ShowProfileTo(CustomId, frozen=True):
    """Who may see the profile, which is selected."""

    template = "profileto:0"
    selected = "who"
    who: str = ""


class ComputerRatings(CustomId, frozen=True):
    """The figures of computer players."""

    template = "computerratings:0"


class ProfileGame(CustomId, frozen=True):
    """Where somebody's points come from in a game, which is selected."""

    template = "profilegame:{user}"
    selected = "name"
    user: int
    name: str = ""


class YearOf(CustomId, frozen=True):
    """A year of the user who presses."""

    template = "myyear:{year}"
    year: int


class StatsOf(CustomId, frozen=True):
    """The statistics of a game, HERE or EVERYWHERE."""

    template = "stats:{scope}:{name}"
    scope: str
    name: str


class StatsGame(CustomId, frozen=True):
    """The statistics of another game, which is selected."""

    template = "statsgame:{scope}"
    selected = "name"
    scope: str
    name: str = ""


HERE, EVERYWHERE = "here", "all"
"""Of which games statistics are: those of this server, or all."""
