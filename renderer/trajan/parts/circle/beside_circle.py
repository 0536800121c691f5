"""The corners next to the action circle: time, demands, extra actions, supplies."""

from collections.abc import Iterator

from games.trajan.pieces import DEMANDS_A_QUARTER, EXTRA_PILE, MILITARY_CAMP, WILD_EXTRA, WORKER_CAMP
from games.trajan.player import Player
from games.trajan.scoring.demands import demands_of, unmet_points
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text
from renderer.engine.lettering import fit_balanced
from renderer.engine.pen import Art
from renderer.kit import furniture, icons, seats
from renderer.kit.highlights import Spot
from renderer.trajan.drawings import bonus, demands, goods
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.calendar import steps_dial
from renderer.trajan.parts.mat_tiles import tile_spot
from renderer.trajan.styles import CORNER_FIGURE, CORNER_HEADING

EXTRA_TILES = (*EXTRA_PILE, WILD_EXTRA)
"""The kinds of tiles that repeat an action."""

_PAD = 12
_LINE = 44
_LINES = 2
_DIAL = 154
_DEMAND = 62
_FIGURE = 60
_COLUMNS = ((2, 82), (3, 56), (4, 42))
"""How many tiles stand side by side, and the size of each place."""


def steps_left(view: Trajan, box: Box, words: Words) -> Iterator[Item]:
    """The steps until the round ends."""
    yield from _headed_slab(words("picture-until-round-end"), box, _LINES)
    inside = box.inset(_PAD // 2)
    dial = inside.part((inside.width - _DIAL) // 2, _LINES * _LINE + 6, _DIAL, _DIAL)
    yield from steps_dial(view, dial)


def _headed_slab(heading: str, box: Box, lines: int = 1) -> Iterator[Item]:
    yield Stamp(furniture.slab, box, (), 1)
    inside = box.inset(_PAD // 2)
    found, style = fit_balanced(heading, [(CORNER_HEADING, lines)], inside.width)
    for number, line in enumerate(found):
        yield Text(line, style, inside.part(0, number * _LINE, inside.width, _LINE), "bark")


def _below_heading(box: Box) -> Box:
    return box.part(_PAD, _PAD // 2 + _LINE, box.width - 2 * _PAD, box.height - _PAD - _LINE)


def demands_met(view: Trajan, seat: int, box: Box, words: Words) -> Iterator[Item]:
    """The demands of the quarter, which of them the seat would meet now, and what the others cost."""
    yield from _headed_slab(words("picture-demanded"), box)
    inside = _below_heading(box)
    found = demands_of(view, seat)
    for number in range(DEMANDS_A_QUARTER):
        row = inside.part(0, number * (_DEMAND + 4), inside.width, _DEMAND)
        tile = row.part(8, 0, _DEMAND, _DEMAND)
        if number >= len(found):
            yield Stamp(furniture.sunk, tile, ("stone", "sand", 10), 1)
            continue
        yield Stamp(demands.demand_tile, tile, (found[number].demand,))
        status = row.part(_DEMAND + 22, 0, 64, _DEMAND).centred(64, 64)
        sign: Art = furniture.seal if found[number].met_by else icons.nothing
        yield Stamp(sign, status)
    lost = unmet_points(view, seat)
    if lost:
        line = inside.part(0, DEMANDS_A_QUARTER * (_DEMAND + 4), inside.width, 52)
        yield Text(f"\N{MINUS SIGN}{-lost}", CORNER_FIGURE, line, "crimson")


def extra_tiles(player: Player, box: Box, words: Words) -> Iterator[Item]:
    """The tiles of the seat that repeat an action, on a slab if there are any."""
    if not _tile_boxes(player, box):
        return
    yield from _headed_slab(words("picture-extra"), box)
    for kind, tile in _tile_boxes(player, box):
        yield Stamp(forum_tile, tile, (kind,))


def tile_spots(player: Player, box: Box) -> dict[str, Spot]:
    """The extra action tiles, the last one of each kind."""
    return {tile_spot(kind): Spot(tile, numbered=False) for kind, tile in _tile_boxes(player, box)}


def _tile_boxes(player: Player, box: Box) -> list[tuple[str, Box]]:
    own = [kind for kind in EXTRA_TILES for _ in range(player.tiles.get(kind, 0))]
    inside = _below_heading(box)
    fitting = (each for each in _COLUMNS if len(own) <= each[0] * (inside.height // each[1]))
    columns, size = next(fitting, _COLUMNS[-1])
    between = (inside.width - columns * size) // (columns + 1)
    found = []
    for number, kind in enumerate(own):
        row, column = divmod(number, columns)
        left = between + column * (size + between)
        place = inside.part(left, row * size, size, size)
        found.append((kind, place.centred(size - 6, size - 6)))
    return found


def at_hand(player: Player, seat: int, box: Box, words: Words) -> Iterator[Item]:
    """Cards in hand, legionnaires and workers in their camps, tokens in the supply."""
    yield from _headed_slab(words("picture-ready"), box)
    rows = _rows_at_hand(box)
    yield from _figure(goods.cards, (), len(player.hand), rows[0])
    yield from _figure(bonus.legionnaire, (), player.military_camp, rows[1])
    yield from _figure(bonus.worker, (), player.worker_camp, rows[2])
    yield from _figure(seats.emblem, (seat,), player.supply, rows[3])


def camp_spots(box: Box) -> dict[str, Spot]:
    """The figures of the seat's two camps."""
    _, military, workers, _ = _rows_at_hand(box)
    return {MILITARY_CAMP: Spot(military, numbered=False), WORKER_CAMP: Spot(workers, numbered=False)}


def _rows_at_hand(box: Box) -> list[Box]:
    """A row for each figure."""
    return _below_heading(box).rows(4)


def _figure(art: Art, look: tuple[int, ...], value: int, row: Box) -> Iterator[Item]:
    """A figure after its sign."""
    sign = row.part(14, 0, _FIGURE, row.height).centred(_FIGURE, _FIGURE)
    yield Stamp(art, sign, look)
    field = row.part(_FIGURE + 34, 0, row.width - _FIGURE - 40, row.height)
    yield Text(str(value), CORNER_FIGURE, field, "ink" if value else "bark", "left")
