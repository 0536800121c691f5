"""Controls of profiles."""

from __future__ import annotations

from bot.screens.custom_id import CustomId


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
