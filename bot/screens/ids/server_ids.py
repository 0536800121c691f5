"""Controls of the greeting of newcomers, where `name` is that of a game, and of /setup."""

from bot.screens.ids.custom_id import CustomId


class GreetWith(CustomId, frozen=True):
    template = "greetwith:{current}"
    current: str
    name: str = ""


class PlayNow(CustomId, frozen=True):
    template = "now:{name}"
    name: str


class PlayIntroductory(CustomId, frozen=True):
    template = "intro:{name}"
    name: str


class PlayAtLevel(CustomId, frozen=True):
    """Start a game with computer players of a level, and remember the level."""

    template = "nowlevel:{name}:{level}:{introductory}"
    name: str
    level: str
    introductory: int


class PlayGuided(CustomId, frozen=True):
    template = "guided:{name}"
    name: str


class BeginGuided(CustomId, frozen=True):
    template = "guidedbegin:{name}"
    name: str


class BeginGuidedAgain(CustomId, frozen=True):
    """Leave the guided game that runs, and begin it again."""

    template = "guidedagain:{name}:{game}"
    name: str
    game: int


class HowItWorks(CustomId, frozen=True):
    template = "how:{name}"
    name: str


class SetupPage(CustomId, frozen=True):
    template = "setup:{page}"
    page: str


class ChangeServer(CustomId, frozen=True):
    """Set a server's setting to the value of a button, or to the selected values."""

    template = "server:{name}:{value}"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class PlaceTable(CustomId, frozen=True):
    template = "placetable:0"
    game: int = 0


class AddForumTags(CustomId, frozen=True):
    template = "forumtags:{page}"
    page: str
    """The page that is shown afterwards."""
