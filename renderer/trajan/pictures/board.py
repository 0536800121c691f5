"""The whole board: provinces, district, senate, forum, Trajan tiles, seaport, time, a row for each seat."""

from collections.abc import Iterator

from games.trajan.pieces import DEMANDS
from games.trajan.state import Trajan
from games.trajan.table_text import (
    card_lines,
    demand_lines,
    district_lines,
    forum_lines,
    province_lines,
    senate_lines,
    ship_lines,
    stack_lines,
    time_lines,
)
from games.words import Message
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.lettering import fit_balanced
from renderer.kit import furniture, seats
from renderer.kit.alt_text import viewer_first
from renderer.kit.changes import changes_in_picture, points_gained
from renderer.kit.header import LANDSCAPE
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.seat_rows import Figure, figures, figures_box, row_ground, seat_row
from renderer.kit.styles import LANDSCAPE_NUMBER, LANDSCAPE_TIGHT
from renderer.request import Scene
from renderer.trajan.alt_text import moment_text
from renderer.trajan.board_in_words import seat_sentences, sentences_of, title_and_moment
from renderer.trajan.changes_board import BOARD
from renderer.trajan.drawings import bonus, goods
from renderer.trajan.drawings.actions import action
from renderer.trajan.drawings.demands import demand
from renderer.trajan.parts.calendar import (
    DEMANDS_SPOT,
    demands_of_quarter,
    demands_to_come,
    time_spots,
    time_track,
)
from renderer.trajan.parts.district import DistrictSizes, district_spots, sites
from renderer.trajan.parts.forum import ForumSizes, forum_spaces, forum_spots, stack_spots, stacks
from renderer.trajan.parts.port import PortSizes, pile_spots, piles, ship_spots, ships
from renderer.trajan.parts.provinces.map import map_items, map_spots
from renderer.trajan.parts.provinces.map_places import MapSizes
from renderer.trajan.parts.senate import (
    SenateSizes,
    bonus_spots,
    bonus_tiles,
    track,
    track_height,
    track_spots,
)
from renderer.trajan.styles import TABLE_CHANGE, TABLE_FIGURE, TABLE_NAMES, TABLE_TIGHT

MAP = MapSizes(names=TABLE_NAMES, figure=TABLE_TIGHT, name=56, token=38, plate=52, line=44, below=32, camp=60)
DISTRICT = DistrictSizes(
    figure=TABLE_FIGURE, label=LANDSCAPE_TIGHT, foot=36, worker=38, pad=3, gap=6, numbered=False
)
SENATE = SenateSizes(figure=TABLE_FIGURE, number=LANDSCAPE_NUMBER, disc=40, foot=44, gap=4)
FORUM = ForumSizes(label=LANDSCAPE_TIGHT, foot=40, gap=6, reach=5, numbered=False)
PORT = PortSizes(
    points=TABLE_TIGHT, number=LANDSCAPE_TIGHT, drawing=90, card=84, other=40, gap=8, beside=True
)

_GAP = LANDSCAPE.gap
_UPPER = LANDSCAPE.box_below(LANDSCAPE.band_height, MAP.height)
_MAP = _UPPER.part(0, 0, 1040, _UPPER.height)
_RIGHT = Box(_MAP.right + _GAP, _UPPER.top, _UPPER.right - _MAP.right - _GAP, _UPPER.height)
_SENATE = track_height(4, SENATE)
_DISTRICT = _RIGHT.part(0, 0, _RIGHT.width, _RIGHT.height - _SENATE - _GAP)
_TRACK = _RIGHT.part(0, _RIGHT.height - _SENATE, _RIGHT.width, _SENATE)
_MIDDLE = LANDSCAPE.box_below(_UPPER.bottom, 384)
_FORUM = 560
_SHIPS = 112
_TIME = 72
_LOWER = LANDSCAPE.box_below(_MIDDLE.bottom, 152)
_DEMANDS, _LATER, _PILES, _BONUS = (
    Box(_LOWER.left + left, _LOWER.top, wide, _LOWER.height)
    for left, wide in ((0, 290), (300, 270), (580, 638), (1228, 340))
)
_PILE = 104
_CAPTION = 34
_ROW = 78
_BETWEEN = 4


def lay_out(scene: Scene) -> Layout:
    view, words = scene.view, scene.words
    forum, stack, port, clock = _middle_boxes(len(view.players))
    rows = LANDSCAPE.rows_below(_LOWER.bottom, len(view.players), _ROW, _BETWEEN)
    items = (
        LANDSCAPE.band(),
        *map_items(view, _MAP, MAP, words, None, lit=False),
        *sites(view, _DISTRICT, DISTRICT, (), scene.labelled),
        *track(view, _TRACK, SENATE),
        *forum_spaces(view, forum, FORUM, scene.labelled, words),
        *stacks(view, stack, FORUM, words),
        *ships(view, port, PORT, words),
        *time_track(view, clock),
        *(Stamp(furniture.slab, box, (), 1) for box in (_DEMANDS, _LATER)),
        *_caption(scene, "picture-demands", _DEMANDS),
        *demands_of_quarter(view, _below_caption(_DEMANDS), 84),
        *_caption(scene, "picture-may-come", _LATER),
        *demands_to_come(view, _below_caption(_LATER), 44, TABLE_FIGURE),
        *piles(view, _PILES, PORT, _PILE, words),
        *bonus_tiles(view, _BONUS, SENATE, 6),
        *(item for seat, box in enumerate(rows) for item in _row(scene, seat, box)),
        *LANDSCAPE.header(words("title"), words.text(moment_text(view))),
        *highlight_items(
            _spots(view), scene.highlights, changes_in_picture(scene, BOARD), LANDSCAPE_NUMBER, TABLE_CHANGE
        ),
    )
    return Layout(LANDSCAPE.width, rows[-1].bottom + LANDSCAPE.margin // 2, items)


def sentences(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield title_and_moment(scene, "title")
    yield from seat_sentences(view, viewer_first(scene))
    yield from sentences_of((*time_lines(view), *demand_lines(view), *senate_lines(view)))
    yield from sentences_of((*forum_lines(view), *stack_lines(view), *ship_lines(view)))
    yield from sentences_of((*province_lines(view), *district_lines(view), *card_lines(view)))


def _middle_boxes(players: int) -> tuple[Box, Box, Box, Box]:
    """Where forum, Trajan tiles, ships and the time track lie; the forum has a column less a seat less."""
    wide = (_FORUM + FORUM.gap) * (players + 1) // 5 - FORUM.gap
    rest = _MIDDLE.part(wide + _GAP, 0, _MIDDLE.width - wide - _GAP, _MIDDLE.height)
    high = rest.height - _SHIPS - _TIME - 2 * _GAP
    stack = rest.part(0, 0, rest.width, high)
    port = rest.part(0, high + _GAP, rest.width, _SHIPS)
    clock = rest.part(0, high + _SHIPS + 2 * _GAP, rest.width, _TIME)
    return _MIDDLE.part(0, 0, wide, _MIDDLE.height), stack, port, clock


def _caption(scene: Scene, text: str, box: Box) -> Iterator[Item]:
    """What lies in a field, small at its top."""
    line = box.part(6, 4, box.width - 12, _CAPTION)
    lines, style = fit_balanced(scene.words(text), TABLE_NAMES[:2], line.width)
    yield Text(lines[0], style, line, "umber")


def _below_caption(box: Box) -> Box:
    return box.part(6, _CAPTION + 4, box.width - 12, box.height - _CAPTION - 8)


def _spots(view: Trajan) -> dict[str, Spot]:
    """Everything on the board that can be chosen or change."""
    forum, stack, port, clock = _middle_boxes(len(view.players))
    return {
        **map_spots(view, _MAP, MAP),
        **district_spots(_DISTRICT, DISTRICT),
        **track_spots(view, _TRACK, SENATE),
        **forum_spots(view, forum, FORUM),
        **stack_spots(stack, FORUM),
        **ship_spots(port, PORT),
        **time_spots(view, clock),
        **pile_spots(_PILES, PORT, _PILE),
        **bonus_spots(view, _BONUS, 6),
        DEMANDS_SPOT: Spot(_DEMANDS, room=4),
    }


def _row(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """A seat's row, with its points since the viewer's last turn."""
    yield from row_ground(seat, box, lit=seat == scene.seat)
    yield from seat_row(scene, seat, box, points_gained(scene.changes, seat))
    yield from figures(tuple(_figures(scene.view, seat)), figures_box(box))


def _figures(view: Trajan, seat: int) -> Iterator[Figure]:
    """Cards in hand and on display, votes, tokens in the supply, workers in the camp, demand tiles."""
    player = view.players[seat]
    yield Figure(goods.cards, len(player.hand))
    yield Figure(goods.display, len(player.displayed))
    yield Figure(action, view.votes(seat), ("senate",))
    yield Figure(seats.emblem, player.supply, (seat,))
    yield Figure(bonus.worker, player.worker_camp)
    for kind in DEMANDS:
        yield Figure(demand, player.tiles.get(kind, 0), (kind,))
