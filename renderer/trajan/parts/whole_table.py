"""A part of the whole table, read on a phone: items under the header, outlines of what changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import structs

from renderer.engine.layout import Item, Layout
from renderer.kit.changes import changes_on
from renderer.kit.header import PHONE
from renderer.kit.highlights import Spot, highlight_items
from renderer.request import Scene
from renderer.trajan.alt_text import when
from renderer.trajan.changes_board import BOARD
from renderer.trajan.styles import BOARD_TIGHT


def whole_table_layout(
    scene: Scene, title: str, items: Iterable[Item], spots: Mapping[str, Spot], bottom: int
) -> Layout:
    """The items under the header, down to `bottom`; then what is highlighted or changed."""
    bare = {name: structs.replace(spot, numbered=False) for name, spot in spots.items()}
    everything = (
        PHONE.band(),
        *items,
        *PHONE.header(scene.words(title), scene.words.text(when(scene.view))),
        *highlight_items(bare, scene.highlights, changes_on(scene, BOARD), BOARD_TIGHT),
    )
    return Layout(PHONE.width, bottom + PHONE.margin, everything)
