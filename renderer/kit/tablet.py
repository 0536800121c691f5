"""Points on a tablet, as large as they find room between its handles."""

from __future__ import annotations

from collections.abc import Iterator

from games.numerals import figure_text
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import Style, fit
from renderer.kit import furniture


def points_tablet(
    points: int, box: Box, styles: tuple[Style, ...], handles: int, *, gilded: bool = False
) -> Iterator[Item]:
    """The points in the first of these styles that suits them. `handles`: how wide both are, in pixels."""
    yield Stamp(furniture.tablet, box, ("gold", "ink") if gilded else (), 1)
    text, style = fit(figure_text(points), styles, box.width - handles)
    yield Text(text, style, box)
