"""Where the points of all seats came from until now, as a picture of the story so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.kit.alt_text import points_of, viewer_first
from renderer.kit.end_card import TOTAL, EndCard, points_so_far
from renderer.kit.sheet import Cell, Column, Line, sheet_layout
from renderer.request import NothingToShow, Scene


class PointsSheet(Struct, frozen=True):
    """The sheet of a game: the sources that its end card has, those that have brought something."""

    when: Callable[[Any], Message]
    """The moment of a view."""

    card: Callable[[Scene], EndCard]

    def lay_out(self, scene: Scene) -> Layout:
        """A column for each seat, best first. Raises NothingToShow while nobody has scored."""
        card = self.card(scene)
        standings, points = points_so_far(scene, card)
        lines = [line for source, line in card.sources.items() if any(each[source] for each in points)]
        if not lines:
            raise NothingToShow("nobody has scored yet")
        columns = [
            Column(
                each.seat,
                {
                    TOTAL: Cell(each.points),
                    **{card.sources[source].text: Cell(n) for source, n in points[each.seat].items() if n},
                },
            )
            for each in standings
        ]
        lines.append(Line(TOTAL, kind="sum", starts_group=True))
        title, now = scene.words("picture-title-points"), scene.words.text(self.when(scene.view))
        return sheet_layout(scene, title, now, lines, columns, card.words_width)

    def sentences(self, scene: Scene) -> Iterator[Message]:
        """The sentences about it: points in all, then those by source, the viewer's first."""
        standings, points = points_so_far(scene, self.card(scene))
        order = viewer_first(scene)
        totals = [each.points for each in sorted(standings, key=lambda each: each.seat)]
        yield Message("picture-points", {"list": points_of(order, totals)})
        for seat in order:
            yield Message("picture-sources", {"seat": Seat(seat), **points[seat]})
