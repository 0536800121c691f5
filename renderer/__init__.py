"""Pictures of views: a pure function from what a seat may see to the same bytes every time.

A view, the name of one of its game's pictures, and the seat it is about go in. `lay_out` says where
everything lies, `paint` draws it, `picture` makes the file to be sent with its name and alt text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Unpack

from PIL import Image

from games.words import Message, Words
from renderer.contract import GamePictures, Sheet, game_pictures
from renderer.engine import file_cache, layout
from renderer.engine.animation import AnimationEncoder, Frame, Progress, TooLarge
from renderer.engine.emoji import emoji
from renderer.engine.file_cache import file_of
from renderer.engine.layout import Layout, draw
from renderer.engine.lettering import DISPLAY, legible
from renderer.engine.palette import encode
from renderer.request import ALT_MOST, Change, History, Mark, NothingToShow, Picture, PictureOptions, Scene

__all__ = [
    "WORDS",
    "AnimationEncoder",
    "Change",
    "Frame",
    "Layout",
    "Mark",
    "NothingToShow",
    "Picture",
    "PictureOptions",
    "Progress",
    "Story",
    "TooLarge",
    "animate",
    "changes",
    "describe",
    "emojis",
    "encode",
    "kept",
    "lay_out",
    "meanings",
    "paint",
    "paintable",
    "picture",
    "pictures",
    "specimen",
    "turns",
]

WORDS = Path(__file__).parent / "words"
"""The folder of this package's texts, to be read beside a game's own."""

_NAME = 16


def paintable(game: str) -> bool:
    """Whether a game has pictures."""
    return game_pictures(game) is not None


def pictures(game: str) -> tuple[str, ...]:
    """The names of a game's pictures, none if it has no pictures."""
    found = game_pictures(game)
    return tuple(found.sheets) if found else ()


def lay_out(game: str, view: Any, **asked: Unpack[PictureOptions]) -> Layout:
    """Where everything lies on a picture, not yet painted. Raises LookupError without such a picture."""
    legible_names = _legible(asked["names"], asked["words"])
    return _sheet(game, asked["picture"]).lay_out(_scene(view, asked, legible_names))


def paint(game: str, view: Any, **asked: Unpack[PictureOptions]) -> Image.Image:
    """A picture of a view. Raises LookupError without such a picture."""
    return draw(lay_out(game, view, **asked))


def describe(game: str, view: Any, **asked: Unpack[PictureOptions]) -> str:
    """A picture in words, up to ALT_MOST letters: its sentences that find room, in their order.

    Raises LookupError without such a picture.
    """
    text = ""
    scene = _scene(view, asked, tuple(asked["names"]))
    for sentence in _sheet(game, asked["picture"]).sentences(scene):
        longer = f"{text} {scene.words.say(sentence, scene.names)}".strip()
        text = longer if len(longer) <= ALT_MOST else text
    return text


def picture(game: str, view: Any, **asked: Unpack[PictureOptions]) -> Picture:
    """A picture as a file to be sent: its name is the hash of its bytes. Raises LookupError."""
    data = file_of(lay_out(game, view, **asked))
    return Picture(data, f"{sha256(data).hexdigest()[:_NAME]}.png", describe(game, view, **asked))


def changes(game: str, history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a whole story changed on the pictures of a game; what happened after row `since` is news."""
    return _painter(game).changes(history, since, viewer)


def turns(game: str, history: History) -> list[int]:
    """The rows of a story that end a turn, a scoring or the setup: a replay has a frame for each."""
    return _painter(game).turns(history)


def animate(
    game: str, frames: Sequence[Frame], *, limit: int, progress: Progress, **asked: Unpack[PictureOptions]
) -> bytes:
    """A picture of several moments as an animated WebP of at most `limit` bytes, painted one by one.

    `progress` is told after every step. Raises LookupError, TooLarge.
    """
    film = AnimationEncoder(limit)
    for number, frame in enumerate(frames, 1):
        now: PictureOptions = {**asked, "changes": frame.changes}
        film.add(paint(game, frame.view, **now), frame.seconds)
        progress(number, len(frames))
    return film.finished()


def specimen(game: str) -> Image.Image:
    """A sheet with every colour, sign, piece, state and size of type of a game. Raises LookupError."""
    return draw(_painter(game).specimen())


@cache
def emojis(game: str) -> Mapping[str, bytes]:
    """The symbols of a game by name ("builder"), each a PNG of 128 x 128 pixels; none without pictures."""
    found = game_pictures(game)
    return MappingProxyType({name: emoji(found.symbol, name) for name in found.symbols} if found else {})


def meanings(game: str) -> Mapping[str, str]:
    """Which symbol stands for what a text of a game is about: id of the text -> name of the symbol."""
    found = game_pictures(game)
    return found.meanings if found else MappingProxyType({})


def kept() -> int:
    """How many bytes of sprites, type and files are kept in memory."""
    return layout.kept() + file_cache.kept()


def _scene(view: Any, asked: PictureOptions, names: tuple[str, ...]) -> Scene:
    marks, changed = tuple(asked.get("marks", ())), tuple(asked.get("changes", ()))
    return Scene(view, asked["seat"], asked["words"], names, marks, changed, asked.get("history", ()))


def _legible(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """The names as far as the type has their letters; where it has none, the number of the seat."""
    return tuple(
        legible(name, DISPLAY) or words.say(Message("seat", {"number": number}))
        for number, name in enumerate(names, 1)
    )


def _painter(game: str) -> GamePictures:
    found = game_pictures(game)
    if found is None:
        raise LookupError(f"{game} has no pictures")
    return found


def _sheet(game: str, picture: str) -> Sheet:
    sheets = _painter(game).sheets
    if picture not in sheets:
        raise LookupError(f"{game} has no picture {picture!r}; there are: {', '.join(sheets)}")
    return sheets[picture]
