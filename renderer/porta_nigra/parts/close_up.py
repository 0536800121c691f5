"""The close-up of a part of the city or of the displays, what the viewer has below it."""

from collections.abc import Iterable, Mapping

from renderer.engine.layout import Box, Item, Layout, Text, fitted_text
from renderer.engine.lettering import width
from renderer.kit import header
from renderer.kit.header import CLOSE_UP
from renderer.kit.highlights import Spot
from renderer.porta_nigra.alt_text import moment_text
from renderer.porta_nigra.parts.stock import LINE_HEIGHT, stock_line
from renderer.porta_nigra.styles import BOARD_WORDS
from renderer.request import Scene


def heading(text: str, box: Box, shorter: str = "") -> Text:
    """A heading in the width of a box; a shorter one, if there is one, where it finds no room."""
    field = box.part(10, 0, box.width - 20, box.height)
    finds_room = not shorter or width(text, BOARD_WORDS[-1]) <= field.width
    return fitted_text(text if finds_room else shorter, BOARD_WORDS, field, "bark", "left")


def close_up_layout(
    scene: Scene, title: str, items: Iterable[Item], spots: Mapping[str, Spot], changed_on: str, bottom: int
) -> Layout:
    """The items under the header, the viewer's stock, highlights, and changes of `changed_on`."""
    own: list[Item] = []
    if scene.seat is not None:
        line = CLOSE_UP.box_below(bottom, LINE_HEIGHT)
        own, bottom = [*stock_line(scene.view, scene.seat, line)], line.bottom
    headings = title, scene.words.text(moment_text(scene.view))
    return header.close_up_layout(scene, headings, [*items, *own], spots, changed_on, bottom)
