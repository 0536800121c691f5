"""What is asked of a picture beside the view it shows, and what comes out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NotRequired, TypedDict

from msgspec import Struct

from games.game import Event
from games.words import Words

History = Sequence[tuple[int, Event]]
"""What happened as a viewer may know it, each event with its row, from the first one on."""


class NothingToShow(LookupError):
    """The picture has nothing to show yet; the message says what is missing."""


class Highlight(Struct, frozen=True):
    """A spot that can be chosen, or (`chosen`) was before, for the same thing.

    `label` is that of its control; without one what lies there tells enough. `piece` is what shall lie there.
    """

    spot: str
    label: str = ""
    chosen: bool = False
    piece: str = ""


class Change(Struct, frozen=True):
    """A spot that a seat changed. `picture` is the one it lies on, as "table".

    `board`: on "colonia", whose it is. `news`: another seat did it since the viewer's last turn. `points`:
    how many points that seat gained since then.
    """

    picture: str
    spot: str
    seat: int
    board: int | None = None
    news: bool = True
    points: int = 0


class PictureOptions(TypedDict):
    """What a picture is asked for beside a game and a view."""

    picture: str
    """Its name."""

    seat: int | None
    """Whom it is about, None for everybody."""

    words: Words
    names: Sequence[str]
    """What the seats are called."""

    highlights: NotRequired[Sequence[Highlight]]
    """Spots that can be chosen or were."""

    changes: NotRequired[Sequence[Change]]
    """What changed, the last of it last."""

    history: NotRequired[History]
    """The viewer's whole history, for pictures that tell of more than the moment."""


class AnimationFrame(Struct, frozen=True):
    """A moment of a game: a view, what changed to it, and for how many seconds it is shown."""

    view: Any
    changes: tuple[Change, ...] = ()
    seconds: float = 1.2


Progress = Callable[[int, int], None]
"""Called after every step with how many are done and how many there are."""


class Scene(Struct, frozen=True):
    """What a layout is made from: a view, and what was asked for."""

    view: Any
    seat: int | None
    words: Words
    names: tuple[str, ...]
    highlights: tuple[Highlight, ...] = ()
    changes: tuple[Change, ...] = ()
    history: History = ()


class Picture(Struct, frozen=True):
    """A picture to be sent: a PNG file, its name, and what it shows in words, up to ALT_MOST letters."""

    data: bytes
    name: str
    alt: str


ALT_MOST = 1024
"""How long an alt text may be."""
