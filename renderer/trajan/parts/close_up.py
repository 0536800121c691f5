"""The close-up of a part of the board, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.words import Message
from renderer.engine.layout import Item, Layout
from renderer.kit.changes import changes_on
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.changes_board import BOARD


def close_up_layout(
    scene: Scene,
    title: str,
    items: Iterable[Item],
    spots: Mapping[str, Spot],
    bottom: int,
    above: Iterable[Item] = (),
) -> Layout:
    """The items under the header, down to `bottom`; then what is highlighted, and what is `above` that."""
    words = scene.words
    everything = (
        CLOSE_UP.band(),
        *items,
        *CLOSE_UP.header(words.text(Message(title)), words.text(when(scene.view)), scene.seat),
        *highlight_items(spots, scene.highlights, changes_on(scene, BOARD), CLOSE_UP_NUMBER),
        *above,
    )
    return Layout(CLOSE_UP.width, bottom + CLOSE_UP.margin, everything)
