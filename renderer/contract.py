"""What a game's pictures have to bring: `PICTURES` in the package of the game's name in this folder."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from games.game import Event
from games.words import Message
from renderer.engine.layout import Box, Layout
from renderer.engine.palette import Palette
from renderer.kit.symbols import Symbol
from renderer.request import Change, History, Scene


class PictureType(Struct, frozen=True):
    lay_out: Callable[[Scene], Layout]
    """Where everything lies on it. Raises NothingToShow, LookupError."""
    sentences: Callable[[Scene], Iterator[Message]]
    """What it shows in words, the most important first."""
    about_seat: bool
    """Whether it is about one seat; all others show the same to everybody, but for highlights and secrets."""
    parts: Callable[[Scene], tuple[Box, ...]] | None = None
    """Where the numbers lie of the parts that `guided-parts` names, if it is of the role `guided`."""


class Roles(Struct, frozen=True):
    """The names of a game's pictures by where they are shown, in the order of the pictures of `/history`."""

    panel: str = ""
    """On the panel of a seat whose choice names no picture: the parts of its board that matter."""
    own: str = ""
    """One seat's whole board."""
    thread: tuple[str, ...] = ()
    """In a message in the thread."""
    board: tuple[str, ...] = ()
    """Under *My board*: at most three, the most important first."""
    table: tuple[str, ...] = ()
    """Behind *Whole table*: at most three, readable at 400 pixels; without one there is no button."""
    large: str = ""
    """Behind *Large picture*: all that is public on one wide picture, to be opened."""
    more: tuple[str, ...] = ()
    """Behind *More pictures* of *My board*: what neither that nor *Whole table* shows as large."""
    scoring: tuple[str, ...] = ()
    """In the message about a scoring."""
    end: tuple[str, ...] = ()
    """In the last message."""
    greeting: str = ""
    """In the greeting of newcomers, of the beginning of its guided game, else of its example."""
    guided: str = ""
    """On the page before a guided game, with numbers on its parts."""
    replay: str = ""
    """In every frame of a replay."""

    def of(self, role: str) -> tuple[str, ...]:
        """The names of a role's pictures."""
        names = getattr(self, role)
        return names if isinstance(names, tuple) else (names,) * bool(names)


class GamePictures(Struct, frozen=True):
    """All that is known of a game's pictures."""

    types: Mapping[str, PictureType]
    """Every kind of picture by its name."""
    roles: Roles
    palette: Palette
    changes: Callable[[History, int, int | None], tuple[Change, ...]]
    """The changes of a history to the pictures; those by others after row `since` are news."""
    turn_ends: tuple[type[Event], ...]
    """The events that end a turn, a scoring or the setup."""
    symbols: Mapping[str, Symbol]
    """The game's own symbols, by name, in addition to those of `kit.symbols`, which every game has."""
    text_symbols: Mapping[str, str]
    """Id of a text -> the symbol of its subject."""
    words_folder: Path
    """Where the texts of the pictures are; those that all games' pictures share are in `renderer/words`."""
