"""A request for a picture."""

from typing import Any

from msgspec import Struct

import renderer
from games.game import Event
from games.words import Words
from renderer import Highlight, Picture, PictureOptions


class PictureRequest(Struct, frozen=True):
    game: str

    view: Any
    """The state as the viewer may know it."""

    picture: str

    seat: int | None
    """Whom the picture is about, None for everybody."""

    words: Words
    names: tuple[str, ...]

    highlights: tuple[Highlight, ...]
    viewer: int | None
    """The viewer's seat, None for everybody."""

    history: tuple[tuple[int, Event], ...]
    """What happened as the viewer may know it, each event with its row."""

    since: int
    """What others did after this row is news to the viewer."""

    bare: bool = False
    """Whether it has no header."""

    is_plan: bool = False
    """Whether the view is that of a planned turn: the picture is framed and says so."""

    with_parts: bool = False
    """Whether its parts are numbered."""

    @property
    def options(self) -> PictureOptions:
        """What the renderer is asked for, apart from the view."""
        return {
            "picture": self.picture,
            "seat": self.seat,
            "words": self.words,
            "names": self.names,
            "highlights": self.highlights,
            "changes": renderer.changes(self.game, self.history, self.since, self.viewer),
            "history": self.history,
            "bare": self.bare,
            "is_plan": self.is_plan,
            "with_parts": self.with_parts,
        }

    def paint(self) -> Picture:
        return renderer.picture(self.game, self.view, **self.options)


def chart_request(
    game: str, view: Any, picture: str, words: Words, names: tuple[str, ...] = (), seat: int | None = None
) -> list[PictureRequest]:
    """A picture that shows no table, in the colours of a game; nothing if the game has no pictures."""
    if not renderer.has_pictures(game):
        return []
    return [PictureRequest(game, view, picture, seat, words, names, (), None, (), since=0)]
