"""Pictures of the city and the cards of a table set up for a story."""

from collections.abc import Sequence
from pathlib import Path

import renderer
from games.porta_nigra import GAME
from games.porta_nigra.state import PortaNigra
from games.words import Words, words
from renderer import Change, Highlight, Layout
from renderer.engine.layout import Box, Stamp, Text
from renderer.porta_nigra.pictures.card_types import CARD_TYPES
from renderer.porta_nigra.pictures.city_types import CITY_TYPES
from renderer.request import Scene

TYPES = {**CITY_TYPES, **CARD_TYPES}
"""The pictures of the city and of cards, by their names."""

NAMES = ("Aurelia", "Marcus", "Livia", "Titus")


def english() -> Words:
    """The English texts of the game and of its pictures."""
    return texts("en")


def texts(locale: str) -> Words:
    """The texts of the game and of its pictures in a language."""
    of_pictures = Path(renderer.__file__).parent
    return words(
        locale,
        of_pictures.parent / "games" / "words",
        GAME.folder / "words",
        of_pictures / "words",
        of_pictures / GAME.name / "words",
    )


def scene(
    view: PortaNigra,
    seat: int | None = 0,
    highlights: Sequence[Highlight] = (),
    changes: Sequence[Change] = (),
    locale: str = "en",
) -> Scene:
    """What a picture is made from."""
    return Scene(view, seat, texts(locale), NAMES[: len(view.players)], tuple(highlights), tuple(changes))


def laid(
    view: PortaNigra,
    picture: str,
    seat: int | None = 0,
    highlights: Sequence[Highlight] = (),
    changes: Sequence[Change] = (),
) -> Layout:
    """A picture of a table."""
    return TYPES[picture].lay_out(scene(view, seat, highlights, changes))


def said(view: PortaNigra, picture: str, seat: int | None = 0) -> str:
    """What a picture says in words, not cut."""
    sentences = TYPES[picture].sentences(scene(view, seat))
    return " ".join(english().text(sentence, NAMES) for sentence in sentences)


def stamps(layout: Layout, art: object) -> list[Stamp]:
    """The drawings of a kind."""
    return [item for item in layout.items if isinstance(item, Stamp) and item.art is art]


def written(layout: Layout) -> list[str]:
    """All that is written."""
    return [item.text for item in layout.items if isinstance(item, Text)]


def texts_in(layout: Layout, place: Box) -> list[str]:
    """What is written within a field."""
    return [item.text for item in layout.items if isinstance(item, Text) and place.holds(item.box)]
