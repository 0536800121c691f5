"""Close-ups: the items of a picture below its header, down to some line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from renderer.engine.layout import Item, Layout
from renderer.kit.changes import changes_on
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER
from renderer.request import Scene


def close_up_layout(
    scene: Scene,
    headings: tuple[str, str],
    items: Iterable[Item],
    spots: Mapping[str, Spot],
    changed_on: str,
    bottom: int,
    above: Iterable[Item] = (),
) -> Layout:
    """The items under the header, down to `bottom`; then what is highlighted, and what is `above` that.

    `headings`: title and moment; `changed_on`: the picture whose changes are shown.
    """
    everything = (
        CLOSE_UP.band(),
        *items,
        *CLOSE_UP.header(*headings, scene.seat),
        *highlight_items(spots, scene.highlights, changes_on(scene, changed_on), CLOSE_UP_NUMBER),
        *above,
    )
    return Layout(CLOSE_UP.width, bottom + CLOSE_UP.margin, everything)
