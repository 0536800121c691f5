"""Controls of /settings, of /games and reminders, and of a user's data."""

from bot.screens.ids.custom_id import CustomId, NotificationId


class OpenSettings(CustomId, frozen=True):
    template = "settings:{page}"
    page: str


class SettingsPage(CustomId, frozen=True):
    template = "setpage:{page}"
    page: str


class ChangeSetting(CustomId, frozen=True):
    template = "change:{name}:{value}"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class PlacesAt(CustomId, frozen=True):
    """Show the cities where it is an hour of the day now, which is selected."""

    template = "hour:0"
    hour: str = ""


class ConfirmZone(CustomId, frozen=True):
    """The time zone that was guessed is the user's: asked in a message that calls them."""

    template = "myzone:{zone}"
    zone: str


class ZoneLater(CustomId, frozen=True):
    template = "zonelater:0"


class PrivacyPage(CustomId, frozen=True):
    template = "privacy:0"


class DataFile(CustomId, frozen=True):
    template = "datafile:0"


class EraseData(CustomId, frozen=True):
    template = "erasedata:{sure}"
    sure: int
    """1, or 0 to be asked once more."""


class MyGames(CustomId, frozen=True):
    template = "mygames:{nonce}"
    nonce: int


class OpenOneOf(CustomId, frozen=True):
    template = "oneof:{nonce}"
    nonce: int
    game: int = 0


class SetMute(CustomId, frozen=True):
    template = "mute:{muted}:{nonce}"
    muted: int
    nonce: int


class Nudge(NotificationId, frozen=True):
    template = "nudge:{game}:{nonce}"
