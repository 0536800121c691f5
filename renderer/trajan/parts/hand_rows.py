"""The rows below the hand: tokens, construction tiles, points."""

from collections.abc import Iterator

from games.numerals import figure_text
from games.trajan.pieces import CONSTRUCTION_TILES, TYPES
from games.trajan.player import Player
from games.trajan.scoring.final_scoring import final_by_source
from games.trajan.sets import construction_sets
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import width
from renderer.engine.pen import Art
from renderer.kit import furniture, seats
from renderer.kit.header import CLOSE_UP
from renderer.kit.seat_rows import Figure
from renderer.kit.styles import CLOSE_UP_FIGURE, CLOSE_UP_NUMBER, CLOSE_UP_ZERO
from renderer.trajan.drawings import actions, bonus
from renderer.trajan.drawings.construction import construction_tile
from renderer.trajan.drawings.icons import source_sign
from renderer.trajan.drawings.marks import wild
from renderer.trajan.parts.flow import LINE, Group, Lines, flow_into_lines, flow_items
from renderer.trajan.parts.labelled import PAD, box_beside_label, labelled_slab, slab
from renderer.trajan.styles import MAT_WORDS

_WORD = MAT_WORDS[-1]
_SIGN = 54
_BETWEEN = 14
_APART = 24


def token_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The supply; workers and legionnaires in their camps; workers on sites, legionnaires in provinces."""
    player = view.players[seat]
    sites, provinces = len(view.sites_of(seat)), len(view.provinces_of(seat))
    groups: dict[str, list[tuple[Art, tuple[object, ...], int]]] = {
        "picture-supply": [(seats.emblem, (seat,), player.supply)],
        "picture-part-camps": [
            (bonus.worker, (), player.worker_camp),
            (bonus.legionnaire, (), player.military_camp),
        ],
        "picture-on-board": [
            (actions.action, ("construction",), sites),
            (actions.action, ("military",), provinces),
        ],
    }
    yield slab(field)
    room, left = field.part(PAD + 4, 0, field.width - 2 * PAD, field.height - 3), 0
    for name, figures in groups.items():
        text = words(name)
        wide = width(text, _WORD)
        yield Text(text, _WORD, room.part(left, 0, wide, room.height), "bark", "left")
        left += wide + _BETWEEN
        for art, look, number in figures:
            yield Stamp(art, room.part(left, 0, _SIGN, room.height).centred(_SIGN, _SIGN), look)
            left += _SIGN + 6
            style, ink = (CLOSE_UP_FIGURE, "ink") if number else (CLOSE_UP_ZERO, "bark")
            wide = width(str(number), style)
            yield Text(str(number), style, room.part(left, 0, wide, room.height), ink, "left")
            left += wide + _BETWEEN
        left += _APART


_ANY = {tile.type: name for name, tile in CONSTRUCTION_TILES.items()}
"""Type -> one of its tiles, which look alike."""

_TILE = 70
_FIGURE = 44
_PLATE = (58, 48)
_STAR = 38


def construction_row(player: Player, field: Box, words: Words) -> Iterator[Item]:
    """How many tiles of each type; next to a set its points, with a star for each wild tile in it."""
    yield from labelled_slab(words, "picture-label-buildings", field)
    sets = {each.type: each for each in construction_sets(player)}
    for kind, cell in zip(TYPES, box_beside_label(field).columns(len(TYPES)), strict=True):
        number = len(player.construction_of(kind))
        tile = cell.part(0, 0, _TILE, cell.height).centred(_TILE, _TILE)
        yield Stamp(construction_tile, tile, (_ANY[kind],))
        figure = cell.part(_TILE + 4, 0, _FIGURE, cell.height)
        style, ink = (CLOSE_UP_FIGURE, "ink") if number else (CLOSE_UP_ZERO, "bark")
        yield Text(str(number), style, figure, ink)
        if kind in sets:
            plate = Box(figure.right + 2, figure.top, _PLATE[0], figure.height).centred(*_PLATE)
            yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
            yield Text(str(sets[kind].points), CLOSE_UP_NUMBER, plate)
            for star in range(sets[kind].wild):
                left = plate.left + star * (_STAR - 2)
                yield Stamp(wild, Box(left, plate.top - _STAR + 6, _STAR, _STAR))


_TABLET = (150, 70)
_LEAST = 104
_PAD = 8


def points_height(view: Trajan, seat: int, words: Words) -> int:
    """How high the row is, in pixels."""
    lines = _lines(view, seat, words, CLOSE_UP.box_below(0, _LEAST))
    return max(len(lines) * LINE + _PAD, _LEAST)


def points_row(view: Trajan, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """The final scoring by source, without those that bring nothing, then all of it."""
    yield from labelled_slab(words, "picture-label-final", field)
    room = box_beside_label(field)
    lines = _lines(view, seat, words, field)
    yield from flow_items(lines, room.centred(room.width, len(lines) * LINE))
    tablet = room.part(room.width - _TABLET[0], 0, _TABLET[0], room.height).centred(*_TABLET)
    yield Stamp(furniture.tablet, tablet, ("gold", "ink"), 1)
    yield Text(figure_text(sum(final_by_source(view, seat).values())), CLOSE_UP_FIGURE, tablet)


def _lines(view: Trajan, seat: int, words: Words, field: Box) -> Lines:
    """Each source with its name, sign and points."""
    groups = [
        Group(f"picture-part-{source}", [Figure(source_sign, points, (source,))])
        for source, points in final_by_source(view, seat).items()
    ]
    return flow_into_lines(groups, words, box_beside_label(field).width - _TABLET[0] - 20)
