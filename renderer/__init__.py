"""Pictures of views: a pure function from what a seat may see to the same bytes every time.

A view, the name of one of its game's pictures, and the seat it is about go in. `lay_out` says where
everything lies, `paint` draws it, `picture` makes the file to be sent with its name and alt text.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from PIL import Image

from games.game import Event
from games.words import Message, Words
from renderer.canvas import Layout, draw
from renderer.lettering import DISPLAY, legible
from renderer.painter import Painter, painter
from renderer.palette import encode
from renderer.values import ALT_MOST, Change, Mark, Picture

__all__ = [
    "WORDS",
    "Change",
    "Layout",
    "Mark",
    "Picture",
    "changes",
    "describe",
    "encode",
    "lay_out",
    "paint",
    "paintable",
    "picture",
    "pictures",
]

WORDS = Path(__file__).parent / "words"
"""The folder of this package's texts, to be read beside a game's own."""

_NAME = 16


def paintable(game: str) -> bool:
    """Whether a game has pictures."""
    return painter(game) is not None


def pictures(game: str) -> tuple[str, ...]:
    """The names of a game's pictures, none if it has no pictures."""
    found = painter(game)
    return tuple(found.layouts) if found else ()


def lay_out(
    game: str,
    view: Any,
    *,
    picture: str,
    seat: int | None,
    words: Words,
    names: Sequence[str],
    marks: Sequence[Mark] = (),
    changes: Sequence[Change] = (),
) -> Layout:
    """Where everything lies on a picture, not yet painted. Raises LookupError without such a picture."""
    layouts = _painter(game).layouts
    if picture not in layouts:
        raise LookupError(f"{game} has no picture {picture!r}; there are: {', '.join(layouts)}")
    return layouts[picture](view, seat, words, _legible(names, words), marks, changes)


def paint(
    game: str,
    view: Any,
    *,
    picture: str,
    seat: int | None,
    words: Words,
    names: Sequence[str],
    marks: Sequence[Mark] = (),
    changes: Sequence[Change] = (),
) -> Image.Image:
    """A picture of a view. Raises LookupError without such a picture."""
    return draw(
        lay_out(
            game, view, picture=picture, seat=seat, words=words, names=names, marks=marks, changes=changes
        )
    )


def describe(
    game: str, view: Any, *, picture: str, seat: int | None, words: Words, names: Sequence[str]
) -> str:
    """A picture in words, up to ALT_MOST letters: its sentences that find room, in their order."""
    text = ""
    for sentence in _painter(game).sentences[picture](view, seat):
        longer = f"{text} {words.say(sentence, names)}".strip()
        text = longer if len(longer) <= ALT_MOST else text
    return text


def picture(
    game: str,
    view: Any,
    *,
    picture: str,
    seat: int | None,
    words: Words,
    names: Sequence[str],
    marks: Sequence[Mark] = (),
    changes: Sequence[Change] = (),
) -> Picture:
    """A picture as a file to be sent: its name is the hash of its bytes. Raises LookupError."""
    image = paint(
        game, view, picture=picture, seat=seat, words=words, names=names, marks=marks, changes=changes
    )
    data = encode(image)
    alt = describe(game, view, picture=picture, seat=seat, words=words, names=names)
    return Picture(data, f"{sha256(data).hexdigest()[:_NAME]}.png", alt)


def changes(game: str, story: Sequence[tuple[int, Event]]) -> tuple[Change, ...]:
    """What a story changed on the pictures of a game."""
    return _painter(game).changes(story)


def _legible(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names as far as the type has their letters; where it has none, the number of the seat."""
    return tuple(
        legible(name, DISPLAY) or words.say(Message("seat", {"number": number}))
        for number, name in enumerate(names, 1)
    )


def _painter(game: str) -> Painter:
    found = painter(game)
    if found is None:
        raise LookupError(f"{game} has no pictures")
    return found
