"""The close-up of a part of the board, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from renderer.engine.layout import Item, Layout
from renderer.kit import close_up
from renderer.kit.highlights import Spot
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
    headings = scene.words(title), scene.words.text(when(scene.view))
    return close_up.close_up_layout(scene, headings, items, spots, BOARD, bottom, above)
