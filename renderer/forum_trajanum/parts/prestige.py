"""The prestige track: the slide bar, the worth of a Trajan task at each position and of the largest area."""

from collections.abc import Iterator

from msgspec import structs

from games.forum_trajanum.pieces import CYPRESSES, PRESTIGE_LAST
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.scoring import largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_text, width
from renderer.engine.pen import Art
from renderer.forum_trajanum.drawings import goods
from renderer.forum_trajanum.styles import COLONIA_WORDS
from renderer.kit import furniture
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO

_GAP = 4
_POSITION = 98
_SIGN = 42
_POSITION_SIGN = 46
_NUMBER = 50
_BEFORE = 8


def prestige_track(view: ForumTrajanum, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """Three lines over all positions: the slide bar, the value of a Trajan task, that of the largest area."""
    player = view.players[seat]
    largest = largest_area(view, seat)
    yield Stamp(furniture.slab, field, (), 1)
    bar, task, area = _line_boxes(field)
    yield from _words(
        bar,
        words("picture-bar-turned" if player.turned else "picture-bar-name"),
        goods.turned_bar if player.turned else goods.slide_bar,
    )
    yield from _words(task, words("picture-bar-task"), goods.trajan)
    yield from _words(area, words("picture-bar-area"), goods.area, str(largest))
    upcoming = next_position(player) if player.prestige < PRESTIGE_LAST else None
    for position in range(PRESTIGE_LAST + 1):
        there = structs.replace(player, prestige=position)
        yield from _position(player, position, upcoming, _position_box(position, bar))
        brings = str(area_points(there, largest)) if largest else f"+{position}"
        for line, value in ((task, str(task_points(there))), (area, brings)):
            yield from _value(player, position, upcoming, value, _position_box(position, line))


def slide_bar_head_box(player: Player, field: Box) -> Box:
    return _position_box(player.prestige, _line_boxes(field)[0])


def _line_boxes(field: Box) -> list[Box]:
    return field.part(9, 6, field.width - 18, field.height - 15).rows(3, _GAP)


def _position_box(position: int, line: Box) -> Box:
    left = line.width - (PRESTIGE_LAST + 1 - position) * _POSITION
    return line.part(left, 0, _POSITION - _GAP, line.height)


def _words(line: Box, text: str, art: Art, number: str = "") -> Iterator[Item]:
    """A line: its sign, its name and its number."""
    yield Stamp(art, line.part(4, 0, _SIGN, line.height).centred(_SIGN, _SIGN))
    left, right = _SIGN + 12, line.width - (PRESTIGE_LAST + 1) * _POSITION - 10
    room = right - left - (_NUMBER + _BEFORE if number else 0)
    label, style = fit_text(text, COLONIA_WORDS, room)
    yield Text(label, style, line.part(left, 0, room, line.height), anchor="left")
    if number:
        after = left + width(label, style) + _BEFORE
        box = line.part(after, 0, _NUMBER, line.height)
        yield Text(number, CLOSE_UP_NUMBER, box, anchor="left")


def _position(player: Player, position: int, upcoming: int | None, box: Box) -> Iterator[Item]:
    """A position of the bar: its number; the head on the present one, an upgrade before the next one."""
    look, ink = _look_and_ink(player, position, upcoming)
    yield Stamp(furniture.slab, box, look, 1)
    sign = (
        goods.trajan
        if position == player.prestige
        else goods.upgrade
        if position == upcoming
        else goods.cypress
        if position in CYPRESSES
        else None
    )
    room = box.width - _POSITION_SIGN if sign else box.width
    yield Text(str(position), CLOSE_UP_NUMBER, box.part(0, 0, room, box.height), ink)
    if sign:
        right = box.part(room - 1, 0, _POSITION_SIGN, box.height)
        yield Stamp(sign, right.centred(_POSITION_SIGN, _POSITION_SIGN))


def _value(player: Player, position: int, upcoming: int | None, value: str, box: Box) -> Iterator[Item]:
    look, ink = _look_and_ink(player, position, upcoming)
    yield Stamp(furniture.slab, box, look, 1)
    figure = CLOSE_UP_FIGURE if position in (player.prestige, upcoming) else CLOSE_UP_ZERO
    yield Text(value, figure, box, ink)


def _look_and_ink(player: Player, position: int, upcoming: int | None) -> tuple[tuple[str, str, int], str]:
    """How a position looks, and its ink: the present one is the bar, bronze once turned; the next is lit."""
    if position == player.prestige:
        return ("brass" if player.turned else "umber", "ink", 8), "marble"
    if position == upcoming:
        return ("glow", "brass", 8), "ink"
    return ("page", "sand", 8), "bark"
