"""Requests for pictures: their options, and what comes out."""

from collections.abc import Callable, Sequence
from typing import Any, NotRequired, TypedDict

from msgspec import Struct

from games.game import Event
from games.words import Words

History = Sequence[tuple[int, Event]]
"""The events that a viewer may know, each with its row, from the first."""


class NothingToShow(LookupError):
    """The picture has nothing to show yet; the message says what is missing."""


class Highlight(Struct, frozen=True):
    """A spot that can be chosen or was chosen before, for the same thing."""

    spot: str
    label: str = ""
    """The label of its control; "" if the piece on the spot says enough."""
    chosen: bool = False
    """Whether it is already chosen."""
    piece: str = ""
    """What will lie there."""
    possible: bool = False
    """Whether it is no option yet, but a place for the current choice."""
    lit: bool = False
    """Whether a guided game points at it."""


class Change(Struct, frozen=True):
    picture: str
    """The name of the picture on which the spot lies."""
    spot: str
    seat: int
    """Who changed it."""
    board: int | None = None
    """The seat whose board has the spot; None on a picture that shows no seat's board alone."""
    news: bool = True
    """Whether another seat than the viewer's changed it since the viewer's last turn."""
    points: int = 0
    event: int = 0
    """The number of the event in the history, from 1; what one event changed belongs together."""


class PictureOptions(TypedDict):
    """Which picture of a game's view, and in which words."""

    picture: str
    seat: int | None
    """Whom it is about, None for everybody."""
    words: Words
    names: Sequence[str]
    highlights: NotRequired[Sequence[Highlight]]
    """Spots that can be chosen or were."""
    changes: NotRequired[Sequence[Change]]
    """What changed, the last of it last."""
    history: NotRequired[History]
    """The viewer's whole history, for pictures that tell of more than the moment."""
    bare: NotRequired[bool]
    """Whether it has no header, as in a message that says the same."""
    is_plan: NotRequired[bool]
    """Whether the view is that of a planned turn: the picture is framed and says so."""
    with_parts: NotRequired[bool]
    """Whether its parts are numbered, and it says no more than their names."""


class AnimationFrame(Struct, frozen=True):
    """A moment of a game: a view, its changes, and its duration in seconds."""

    view: Any
    changes: tuple[Change, ...] = ()
    seconds: float = 1.2


Progress = Callable[[int, int], None]
"""Called after every step with the number of steps done and of all steps."""


class Scene(Struct, frozen=True):
    """Input of a layout and its alt text: a view and the options."""

    view: Any
    seat: int | None
    words: Words
    names: tuple[str, ...]
    highlights: tuple[Highlight, ...] = ()
    changes: tuple[Change, ...] = ()
    history: History = ()

    @property
    def labelled(self) -> set[str]:
        """The spots with labels of their controls."""
        return {each.spot for each in self.highlights if each.label}

    def seat_of(self, picture: str, fault: type[LookupError] = NothingToShow) -> int:
        """The seat of a picture that is one seat's. Raises `fault` without one."""
        if self.seat is None:
            raise fault(f"{picture} is that of a seat: name one")
        return self.seat


class Picture(Struct, frozen=True):
    """A picture to be sent: a PNG file, its name, and what it shows in words, up to ALT_MOST letters."""

    data: bytes
    name: str
    alt: str
    width: int = 0
    """In pixels; 0 if it does not matter."""
    height: int = 0


ALT_MOST = 1024
"""How long an alt text may be."""
