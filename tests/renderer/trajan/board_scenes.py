"""Pictures of the board of a table set up for a story."""

from collections.abc import Sequence

import renderer
from games.trajan.state import Trajan
from renderer import Change, Highlight, Layout, lay_out
from renderer.engine.layout import Stamp, Text
from tests.renderer.trajan import GAME

NAMES = ("Aurelia", "Marcus", "Livia", "Titus")


def laid(
    view: Trajan,
    picture: str,
    seat: int | None = 0,
    highlights: Sequence[Highlight] = (),
    changes: Sequence[Change] = (),
) -> Layout:
    """A picture of a table that everybody sees alike."""
    return lay_out(
        GAME,
        view,
        picture=picture,
        seat=seat,
        words=renderer.load_words(GAME, "en"),
        names=NAMES[: len(view.players)],
        highlights=highlights,
        changes=changes,
    )


def said(view: Trajan, picture: str, seat: int | None = 0) -> str:
    """What a picture says in words, not cut."""
    return renderer.alt_text(
        GAME,
        view,
        picture=picture,
        seat=seat,
        words=renderer.load_words(GAME, "en"),
        names=NAMES[: len(view.players)],
    )


def stamps(layout: Layout, art: object) -> list[Stamp]:
    """The drawings of a kind."""
    return [item for item in layout.items if isinstance(item, Stamp) and item.art is art]


def written(layout: Layout) -> list[str]:
    """All that is written."""
    return [item.text for item in layout.items if isinstance(item, Text)]


def texts_in(layout: Layout, place: Stamp) -> list[str]:
    """What is written within a drawing."""
    return [item.text for item in layout.items if isinstance(item, Text) and place.box.holds(item.box)]
