"""The end of a game: places, points with where they came from, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.forum_trajanum.scoring import standing
from games.forum_trajanum.state import ForumTrajanum
from games.game import Standing
from games.words import Message, Seat
from renderer.engine.layout import Layout
from renderer.forum_trajanum.alt_text import when
from renderer.forum_trajanum.drawings import goods, monuments, people, tasks
from renderer.forum_trajanum.drawings.mosaic import eagle_point
from renderer.forum_trajanum.drawings.signs import building
from renderer.forum_trajanum.drawings.tasks import all_goods
from renderer.forum_trajanum.point_sources import points_by_source
from renderer.kit.sheet import Cell, Column, Line, sheet_layout
from renderer.request import History, NothingToShow, Scene

_WORDS = 364
_TIES = ("picture-part-citizens", "picture-part-resources")


def _part(source: str) -> str:
    """The text that names a source of points."""
    return f"picture-part-{source}"


LINES = (
    Line(_part("column"), building, ("triumphal_column",)),
    Line(_part("bonus"), goods.area_bonus),
    Line(_part("cranes"), monuments.crane, ("ink", "marble"), starts_group=True),
    Line(_part("rows"), tasks.pattern_cell, ("gray",)),
    Line(_part("eagles"), eagle_point, starts_group=True),
    Line(_part("area"), goods.area),
    Line(_part("tasks"), goods.trajan, starts_group=True),
    Line("picture-part-total", kind="sum", starts_group=True),
    Line("picture-part-ties", kind="heading", starts_group=True),
    Line(_TIES[0], people.citizens, kind="detail"),
    Line(_TIES[1], all_goods, kind="detail"),
)
"""Where points came from, the forum's in one group, all of them, and the tie-breaks."""


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the card, the winner at the left. Raises NothingToShow before the end."""
    view = scene.view
    parts = _parts(view, scene.history)
    columns = [Column(each.seat, _cells(each, parts[each.seat]), each.rank) for each in _standings(view)]
    title, now = scene.words.say(Message("title")), scene.words.say(when(view))
    return sheet_layout(scene, title, now, LINES, columns, _WORDS)


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the end: places first, then where points came from. Raises NothingToShow."""
    view = scene.view
    parts = _parts(view, scene.history)
    standings = _standings(view)
    yield Message("picture-end")
    for each in standings:
        citizens, resources = each.ties
        yield Message(
            "picture-place",
            {
                "rank": each.rank,
                "seat": Seat(each.seat),
                "points": each.points,
                "citizens": citizens,
                "resources": resources,
            },
        )
    for each in standings:
        yield Message("picture-sources", {"seat": Seat(each.seat), **parts[each.seat]})


def _standings(view: ForumTrajanum) -> tuple[Standing, ...]:
    if view.phase:
        raise NothingToShow("the game goes on")
    return standing(view)


def _parts(view: ForumTrajanum, history: History) -> list[dict[str, int]]:
    """Where the points came from, which only the whole story tells."""
    parts = points_by_source(history, len(view.players))
    if [sum(each.values()) for each in parts] != [player.points for player in view.players]:
        raise NothingToShow("the story does not tell of all points")
    return parts


def _cells(each: Standing, parts: Mapping[str, int]) -> dict[str, Cell]:
    """What stands in a seat's column, by line."""
    points = {_part(source): Cell(found) for source, found in parts.items() if found}
    ties = {tie: Cell(number) for tie, number in zip(_TIES, each.ties, strict=True)}
    return {**points, **ties, "picture-part-total": Cell(each.points)}
