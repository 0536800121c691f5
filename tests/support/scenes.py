"""Pictures of tables set up for stories, and what is seen on them."""

from collections.abc import Sequence
from typing import Any

from PIL import Image, ImageChops

import renderer
from renderer.engine.layout import Box, Layout, Stamp, Text
from renderer.registry import picture_type
from renderer.request import Change, Highlight, History, Scene

NAMES = ("Aurelia", "Marcus", "Livia", "Titus")


def laid(
    game: str,
    view: Any,
    picture: str,
    seat: int | None = 0,
    highlights: Sequence[Highlight] = (),
    changes: Sequence[Change] = (),
    history: History = (),
    locale: str = "en",
) -> Layout:
    words, names = renderer.load_words(game, locale), NAMES[: len(view.players)]
    return picture_type(game, picture).lay_out(
        Scene(view, seat, words, names, tuple(highlights), tuple(changes), history)
    )


def sentences(
    game: str,
    view: Any,
    picture: str,
    seat: int | None = 0,
    changes: Sequence[Change] = (),
    history: History = (),
    locale: str = "en",
) -> list[str]:
    """The full sentences of a picture's description."""
    words, names = renderer.load_words(game, locale), NAMES[: len(view.players)]
    scene = Scene(view, seat, words, names, (), tuple(changes), history)
    return [words.text(each, names) for each in picture_type(game, picture).sentences(scene)]


def said(
    game: str,
    view: Any,
    picture: str,
    seat: int | None = 0,
    changes: Sequence[Change] = (),
    history: History = (),
) -> str:
    """The same in English, in one text."""
    return " ".join(sentences(game, view, picture, seat, changes, history))


def stamps(layout: Layout, *arts: object) -> list[Stamp]:
    """The drawings of some kinds."""
    return [item for item in layout.items if isinstance(item, Stamp) and item.art in arts]


def inside(layout: Layout, art: object, box: Box) -> list[Stamp]:
    """The drawings of a kind within a field."""
    return [each for each in stamps(layout, art) if box.contains(each.box)]


def labels(layout: Layout) -> list[Text]:
    return [item for item in layout.items if isinstance(item, Text)]


def written(layout: Layout) -> list[str]:
    return [item.text for item in labels(layout)]


def texts_in(layout: Layout, field: Box) -> list[str]:
    """What is written within a field."""
    return [
        item.text for item in layout.items if isinstance(item, Text) and field.contains(item.capitals_box)
    ]


def alike(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is None
