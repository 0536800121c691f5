"""A strip for each seat: who it is, and the figures everybody may know."""

from __future__ import annotations

from collections.abc import Iterator

from games.forum_trajanum.pieces import RESOURCES
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit, width
from renderer.engine.pen import Art
from renderer.forum_trajanum.drawings import goods, monuments, people
from renderer.forum_trajanum.drawings.tokens import token
from renderer.kit import furniture, pieces, seats
from renderer.kit.styles import (
    LANDSCAPE_COUNT,
    LANDSCAPE_FIGURE,
    LANDSCAPE_NAMES,
    LANDSCAPE_TIGHT,
    LANDSCAPE_ZERO,
)

_ICON = 40
_BESIDE = 6
_BADGE = 42
_EMBLEM = 52
_FIELDS = (60, 10, 346, 6, 128, 10)
"""Widths: emblem, gap, name and whether at turn and start player, gap, points, gap."""

_GOOD = 84
_LAST = (6, 128, 92, 84)
"""Widths: gap, citizens, ship, slide bar."""


def bare_strip(seat: int, box: Box, *, viewer: bool) -> Iterator[Item]:
    """One seat's strip without anything on it; the viewer's own is lit."""
    yield Stamp(furniture.slab, box, ("glow", "brass", 10) if viewer else ("marble", "sand", 10), 1)
    yield Stamp(furniture.plain, box.part(0, 0, 14, box.height), (f"seat{seat}", 6), 1)


def strip(view: ForumTrajanum, seat: int, name: str, box: Box, gained: int) -> Iterator[Item]:
    """What is written on one seat's strip; `gained` are the points since the viewer's last turn."""
    player = view.players[seat]
    line = box.part(22, 2, box.width - 30, box.height - 6)
    emblem, _, title, _, points, _, *rest = line.split(*_FIELDS, *[_GOOD for _ in RESOURCES], *_LAST)
    yield Stamp(seats.emblem, emblem.centred(_EMBLEM, _EMBLEM), (seat,), essential=True)
    badges = pieces.badges(at_turn=view.active == seat, starts=view.start == seat)
    room = title.width - len(badges) * (_BADGE + 4)
    if gained:
        more = f"+{gained}"
        wide = width(more, LANDSCAPE_COUNT) + 8
        title, room = title.part(0, 0, title.width - wide, title.height), room - wide
        yield Text(
            more, LANDSCAPE_COUNT, Box(title.right, title.top, wide, title.height), "umber", essential=True
        )
    for number, art in enumerate(badges):
        badge = title.part(room + 4 + number * (_BADGE + 4), 0, _BADGE, title.height)
        yield Stamp(art, badge.centred(_BADGE, _BADGE), essential=True)
    text, style = fit(name, LANDSCAPE_NAMES, room - 4)
    yield Text(text, style, title.part(0, 0, room - 4, title.height), "ink", "left", essential=True)
    tablet = points.centred(points.width, points.height - 8)
    yield Stamp(furniture.tablet, tablet, (), 1)
    yield Text(str(player.points), LANDSCAPE_FIGURE, tablet, essential=True)
    yield from _figures(player, rest)


def _figures(player: Player, fields: list[Box]) -> Iterator[Item]:
    for kind, field in zip(RESOURCES, fields, strict=False):
        yield from _figure(token, (kind,), player.stock.get(kind, 0), field)
    _, citizens, ship, bar = fields[len(RESOURCES) :]
    placed = sum(len(row.citizens) for row in player.rows)
    yield from _figure(people.citizens, (), f"{player.active_citizens}/{placed}", citizens)
    yield from _figure(monuments.ship, (), len(player.ship), ship)
    yield from _figure(goods.cypress, (), player.prestige, bar)


def _figure(art: Art, look: tuple[str, ...], value: int | str, box: Box) -> Iterator[Item]:
    icon, _, field = box.split(_ICON, _BESIDE, box.width - _ICON - _BESIDE)
    yield Stamp(art, icon.centred(_ICON, _ICON), look, essential=True)
    text = str(value)
    style = LANDSCAPE_COUNT if width(text, LANDSCAPE_COUNT) <= field.width else LANDSCAPE_TIGHT
    if value == 0:
        yield Text(text, LANDSCAPE_ZERO, field, "bark", "left", essential=True)
    else:
        yield Text(text, style, field, "ink", "left", essential=True)
