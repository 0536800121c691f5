"""The end of a game: places, points with where they came from, tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.scoring import standing
from games.forum_trajanum.state import ForumTrajanum
from games.game import Standing
from games.words import Message, Seat
from renderer import stone
from renderer.canvas import Box, Item, Layout, Stamp, Text
from renderer.forum_trajanum import cards, goods, monuments, people, sheet
from renderer.forum_trajanum.close_forum import counted
from renderer.forum_trajanum.describe import when
from renderer.forum_trajanum.frame import LANDSCAPE
from renderer.forum_trajanum.ledger import SOURCES, points_by_source
from renderer.forum_trajanum.sheet import Cell, Column, Group
from renderer.forum_trajanum.signs import building
from renderer.forum_trajanum.streets import NUMERALS
from renderer.forum_trajanum.styles import TABLE_NUMBER
from renderer.pen import Pen
from renderer.values import NothingToShow, Scene, Story

_HEADS = LANDSCAPE.below(LANDSCAPE.band, 80 + sheet.TITLE)
_LINE = 120
_PLACE = 118
_TITLE = 330
_SUM = 160
_TIES = 190


def all_goods(pen: Pen) -> None:
    """All resources together: the second tie-break."""
    people.builder(pen.inner(0, 0, 66))
    goods.coin(pen.inner(44, 44, 56))


_SIGNS = {
    "column": Column(building, ("triumphal_column",)),
    "bonus": Column(goods.area_bonus),
    "cranes": Column(monuments.crane, ("ink", "marble")),
    "rows": Column(cards.cell_sign, ("gray",)),
    "eagles": Column(counted),
    "area": Column(goods.area),
    "tasks": Column(goods.trajan),
}
_GROUPS = tuple(Group(f"picture-part-{source}") for source in SOURCES)
_TIE_GROUPS = (Group("picture-part-ties", 2),)
_TIE_SIGNS = (Column(people.citizens), Column(all_goods))


def lay_out(scene: Scene) -> Layout:
    """Where everything lies on the card. Raises NothingToShow before the end."""
    view = scene.view
    standings, parts = _standings(view), _parts(view, scene.story)
    lines = LANDSCAPE.lines(_HEADS.bottom, len(standings), _LINE)
    high = lines[-1].bottom + LANDSCAPE.margin
    points, ties = _columns(_HEADS)
    ground = (
        LANDSCAPE.bare(),
        Stamp(stone.slab, _HEADS, (), 1),
        *sheet.titles(_GROUPS, points, scene.words),
        *sheet.titles(_TIE_GROUPS, ties, scene.words),
        *sheet.titles([Group("picture-title-chart")], [_sum_of(_HEADS)], scene.words),
        *sheet.heads([_SIGNS[source] for source in SOURCES], [_below_title(box) for box in points]),
        *sheet.heads(_TIE_SIGNS, [_below_title(box) for box in ties]),
    )
    title, now = scene.words.say(Message("title")), scene.words.say(when(view))
    items = list(LANDSCAPE.heading(title, now))
    for each, box in zip(standings, lines, strict=True):
        items += _line(each, scene.names[each.seat], parts[each.seat], box)
    return Layout(LANDSCAPE.width, high, ground, tuple(items))


def sentences(scene: Scene) -> Iterator[Message]:
    """The sentences about the end: places first, then where points came from. Raises NothingToShow."""
    view = scene.view
    parts = _parts(view, scene.story)
    standings = _standings(view)
    yield Message("picture-end")
    for each in standings:
        citizens, resources = each.ties
        yield Message(
            "picture-place",
            {
                "place": each.place,
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


def _parts(view: ForumTrajanum, story: Story) -> list[dict[str, int]]:
    """Where the points came from, which only the whole story tells."""
    parts = points_by_source(story, len(view.players))
    if [sum(each.values()) for each in parts] != [player.points for player in view.players]:
        raise NothingToShow("the story does not tell of all points")
    return parts


def _below_title(box: Box) -> Box:
    return box.part(0, sheet.TITLE - 4, box.width, box.height - sheet.TITLE)


def _sum_of(box: Box) -> Box:
    """Where the sum of a line stands: before the tie-breaks."""
    return box.part(box.width - _TIES - 14 - _SUM, 0, _SUM, box.height)


def _columns(box: Box) -> tuple[list[Box], list[Box]]:
    """The columns of a line: where points came from, and the tie-breaks."""
    before = _PLACE + _TITLE
    middle = box.part(before, 0, box.width - before - _SUM - _TIES - 24, box.height)
    ties = box.part(box.width - _TIES - 6, 0, _TIES, box.height)
    return middle.columns(len(SOURCES)), ties.columns(len(_TIE_SIGNS))


def _line(each: Standing, name: str, parts: dict[str, int], box: Box) -> Iterator[Item]:
    first = each.place == 1
    yield from sheet.slab(each.seat, box, lit=first)
    place = box.part(16, 0, _PLACE - 16, box.height).centred(100, 100)
    if first:
        yield Stamp(people.laurel, place, ("gold", "brass"))
    yield Text(NUMERALS[each.place - 1], TABLE_NUMBER, place, essential=True)
    yield from sheet.title(each.seat, name, box.part(_PLACE, 0, _TITLE - 8, box.height))
    points, ties = _columns(box)
    yield from sheet.cells([Cell(parts[source]) for source in SOURCES], points)
    yield from sheet.sum_of(each.points, _sum_of(box), best=first)
    yield from sheet.cells([Cell(tie) for tie in each.ties], ties)
