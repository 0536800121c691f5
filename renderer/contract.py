"""What a game's pictures have to bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from msgspec import Struct

from games.words import Message
from renderer.engine.layout import Layout
from renderer.engine.pen import Pen
from renderer.request import Change, History, Scene


class Sheet(Struct, frozen=True):
    """A kind of picture: where everything lies on it, and what it shows in words, sentence by sentence."""

    lay_out: Callable[[Scene], Layout]
    sentences: Callable[[Scene], Iterator[Message]]


class GamePictures(Struct, frozen=True):
    """The pictures of a game by name, and what a story changed on them.

    `turns`: the rows of a story that end a turn, a scoring or the setup. `specimen`: a sheet with everything
    pictures are made of; `symbol` draws one of `symbols` on its tile; `meanings`: the symbol of what a text
    is about, by the text's id.
    """

    sheets: Mapping[str, Sheet]
    changes: Callable[[History, int, int | None], tuple[Change, ...]]
    turns: Callable[[History], list[int]]
    specimen: Callable[[], Layout]
    symbols: Sequence[str]
    symbol: Callable[[Pen, str], None]
    meanings: Mapping[str, str]


@cache
def game_pictures(game: str) -> GamePictures | None:
    """The painter of a game, None if it has no pictures yet."""
    name = f"renderer.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return None
    found: GamePictures | None = getattr(import_module(name), "PAINTER", None)
    return found
