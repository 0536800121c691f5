"""The end of a game as a sheet: ranks, where points came from, tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from games.game import Standing
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.kit.points import points_by_source
from renderer.kit.sheet import Cell, Column, Line, sheet_layout
from renderer.request import NothingToShow, Scene

TOTAL = "picture-part-total"
"""The text of the line of all points."""

_TIES = "picture-part-ties"


class EndCard(Struct, frozen=True):
    """What the end card of a game consists of."""

    standing: Callable[[Any], tuple[Standing, ...]]
    """The seats from the winner on, from a view."""

    sources: Mapping[str, Line]
    """The line of every source of points."""

    ties: Mapping[str, Line]
    """The line of every tie-break, in their order; named as the text `picture-place` names them."""

    words_width: int
    """The width of the lines' signs and words, in pixels."""


def end_card_layout(scene: Scene, card: EndCard, title: str, moment: str) -> Layout:
    """Where everything lies on the card, the winner at the left. Raises NothingToShow before the end."""
    standings, points = _result(scene, card)
    columns = [Column(each.seat, _cells(card, each, points[each.seat]), each.rank) for each in standings]
    lines = [*card.sources.values(), Line(TOTAL, kind="sum", starts_group=True)]
    if card.ties:
        lines += [Line(_TIES, kind="heading", starts_group=True), *card.ties.values()]
    return sheet_layout(scene, title, moment, lines, columns, card.words_width)


def end_card_sentences(scene: Scene, card: EndCard) -> Iterator[Message]:
    """The sentences about the end: ranks first, then where points came from. Raises NothingToShow.

    The texts `picture-place` and `picture-sources` are the game's; their arguments are its tie-breaks and
    its sources.
    """
    standings, points = _result(scene, card)
    yield Message("picture-end")
    for each in standings:
        ties = dict(zip(card.ties, each.ties, strict=True))
        yield Message(
            "picture-place", {"rank": each.rank, "seat": Seat(each.seat), "points": each.points, **ties}
        )
    for each in standings:
        yield Message("picture-sources", {"seat": Seat(each.seat), **points[each.seat]})


def _result(scene: Scene, card: EndCard) -> tuple[tuple[Standing, ...], list[dict[str, int]]]:
    """The standings and each seat's points by source, which only the whole history tells."""
    if scene.view.phase:
        raise NothingToShow("the game goes on")
    standings = card.standing(scene.view)
    events = (event for _, event in scene.history)
    points = points_by_source(events, card.sources, len(standings))
    if any(sum(points[each.seat].values()) != each.points for each in standings):
        raise NothingToShow("the story does not tell of all points")
    return standings, points


def _cells(card: EndCard, each: Standing, points: Mapping[str, int]) -> dict[str, Cell]:
    """What stands in a seat's column, by the texts of lines."""
    found = {card.sources[source].text: Cell(number) for source, number in points.items() if number}
    ties = {line.text: Cell(number) for line, number in zip(card.ties.values(), each.ties, strict=True)}
    return {**found, **ties, TOTAL: Cell(each.points)}
