"""The layout of one seat's Colonia: board, citizens, stock, ship, Trajan card and prestige track."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from games.forum_trajanum.pieces import GRAYS, PRESTIGE_LAST, SIZE, STRUCTURES, row_spot
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.scoring import crane_points, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.game import coordinates
from games.hidden import Piece
from games.words import Argument, Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.forum_trajanum.alt_text import (
    goods_argument,
    moment_text,
    spaces_text,
    street_sentences,
    turn_sentences,
)
from renderer.forum_trajanum.changes import BAR_SPOT
from renderer.forum_trajanum.drawings import spaces
from renderer.forum_trajanum.parts.citizens import citizen_rows, row_spots
from renderer.forum_trajanum.parts.grid import (
    bare_board,
    lit_streets,
    pieces_on_spaces,
    space_spots,
    street_headings,
)
from renderer.forum_trajanum.parts.prestige import prestige_track, slide_bar_head_box
from renderer.forum_trajanum.parts.stock import stock
from renderer.forum_trajanum.parts.tiles import (
    TILE_ROW,
    hand_of,
    hand_width,
    height_of_tiles_beside,
    left_over_tile,
    ship,
    tile_spots,
    tiles_beside,
    tiles_in_hand,
)
from renderer.forum_trajanum.parts.trajan_card import trajan_card
from renderer.forum_trajanum.task_progress import cards_to_come, task_sentences
from renderer.kit import furniture
from renderer.kit.alt_text import sentence_of_list
from renderer.kit.header import HEADER, seat_header
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.styles import CLOSE_UP_NUMBER, LANDSCAPE_COUNT, LANDSCAPE_ZERO
from renderer.request import Scene

_PAD = 5
_TILE = 50
_WIDTHS = (56, 56, 50, 52, 26, 50)
"""Of a crane, a structure, their number, the crane's value, an equals sign, the product."""


def structures(view: ForumTrajanum, seat: int, field: Box) -> Iterator[Item]:
    """For each colour its crane, the structures, and the crane's points as long as it can score."""
    player = view.players[seat]
    yield Stamp(furniture.slab, field, (), 1)
    for (kind, colour), box in zip(
        STRUCTURES.items(), field.inset(_PAD).columns(len(STRUCTURES)), strict=True
    ):
        yield from _colour(view, player, kind, colour, box)


def _colour(view: ForumTrajanum, player: Player, kind: str, colour: str, box: Box) -> Iterator[Item]:
    crane, structure, number, value, equals, product = box.centred(
        sum(_WIDTHS), box.height
    ).columns_of_widths(*_WIDTHS)
    corner = next((name for name, each in player.cranes.items() if each == colour), None)
    if corner is not None:
        scored = corner in player.scored_cranes
        yield Stamp(spaces.small_crane, crane.centred(_TILE, _TILE), (colour, scored))
    yield Stamp(spaces.building_space, structure.centred(_TILE, _TILE), (kind,))
    count = player.count_colour(colour)
    tone, figure = ("ink", LANDSCAPE_COUNT) if count else ("bark", LANDSCAPE_ZERO)
    yield Text(str(count), figure, number, tone)
    if corner is not None and not scored:
        yield Text(f"×{view.crane_value}", CLOSE_UP_NUMBER, value, "umber")
        yield Text("=", CLOSE_UP_NUMBER, equals, "bark")
        points = crane_points(view, player, colour)
        yield Text(str(points), figure, product, tone)


WIDTH = 1200
"""The picture's width in pixels."""

_MARGIN = 14
_GAP = 6
_CELL = 104
_BROAD = WIDTH - 2 * _MARGIN
_GRID = Box(WIDTH - _MARGIN - 8 - SIZE * _CELL, HEADER.bottom + 50, SIZE * _CELL, SIZE * _CELL)
_NUMBERS = Box(_GRID.left - 8 - 58, _GRID.top, 56, _GRID.height)
_LETTERS = Box(_GRID.left, _GRID.top - 49, _GRID.width, 41)
_CITIZENS = Box(_MARGIN, _GRID.top, _NUMBERS.left - _MARGIN, _GRID.height)
_TILES = _GRID.bottom + 8 + _GAP
_SHIP = 210
_STRUCTURES = 60
_STOCK = 70
_CARD = 396
_PRESTIGE = 187


class Places(Struct, frozen=True):
    """The places of the items below the board."""

    hand: Box
    beside: Box
    structures: Box
    ship: Box
    stock: Box
    card: Box
    prestige: Box

    @property
    def height(self) -> int:
        return self.prestige.bottom + _GAP


def places(player: Player, words: Words) -> Places:
    """The places below the board of a seat; tiles take as many rows as they need, or none."""
    hand_wide = hand_width(player, words)
    before = hand_wide + _GAP if hand_wide else 0
    high = max(TILE_ROW if hand_wide else 0, height_of_tiles_beside(player, _BROAD - before, words))
    tiles = Box(_MARGIN, _TILES, _BROAD, high)
    hand, beside = tiles.part(0, 0, hand_wide, high), tiles.part(before, 0, _BROAD - before, high)
    structures = Box(_MARGIN, tiles.bottom + _GAP if high else tiles.top, _BROAD, _STRUCTURES)
    line = Box(_MARGIN, structures.bottom + _GAP, _BROAD, _STOCK)
    ship, stock = line.part(0, 0, _SHIP, _STOCK), line.part(_SHIP + _GAP, 0, _BROAD - _SHIP - _GAP, _STOCK)
    last = Box(_MARGIN, line.bottom + _GAP, _BROAD, _PRESTIGE)
    card, _, prestige = last.columns_of_widths(_CARD, _GAP, _BROAD - _CARD - _GAP)
    return Places(hand, beside, structures, ship, stock, card, prestige)


def lay_out(scene: Scene) -> Layout:
    view, seat, words = scene.view, scene.seat_of("a Colonia", LookupError), scene.words
    player = view.players[seat]
    changes = [change for change in scene.changes if change.board == seat]
    below = places(player, words)
    spots = _spots(player, below, words)
    items = (
        *seat_header(scene, seat, words.text(moment_text(view))),
        *bare_board(_GRID),
        *street_headings(view, player, _LETTERS, _NUMBERS),
        *lit_streets(view, player, _GRID),
        *pieces_on_spaces(view, seat, _GRID),
        *citizen_rows(player, _CITIZENS),
        *(tiles_in_hand(view, seat, below.hand, words) if hand_of(player) else ()),
        *(tiles_beside(player, below.beside, words) if player.beside_colonia else ()),
        *structures(view, seat, below.structures),
        *ship(player, seat, below.ship),
        *stock(player, below.stock),
        *trajan_card(view, seat, below.card),
        *prestige_track(view, seat, below.prestige, words),
        *(
            Stamp(spaces.building_space, spots[highlight.spot].box, (highlight.piece,))
            for highlight in scene.highlights
            if highlight.piece
        ),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(WIDTH, below.height, items)


def _spots(player: Player, below: Places, words: Words) -> dict[str, Spot]:
    """Everything that can be highlighted or have changed."""
    return {
        **dict(space_spots(player, _GRID)),
        **{row_spot(number): spot for number, spot in row_spots(_CITIZENS)},
        **dict(tile_spots(player, below.hand, below.beside, words)),
        BAR_SPOT: Spot(slide_bar_head_box(player, below.prestige), room=1),
    }


def parts(scene: Scene) -> tuple[Box, ...]:
    """Tiles and buildings, citizens, cranes, ship and stock, the Trajan card."""
    below = places(scene.view.players[scene.seat_of("a Colonia")], scene.words)
    return (_GRID, _CITIZENS, below.structures, below.ship, below.card)


def sentences(scene: Scene) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("a Colonia", LookupError)
    player = view.players[seat]
    yield Message("picture-colonia", {"seat": Seat(seat), "points": player.points})
    yield from turn_sentences(view, seat)
    yield from street_sentences(view)
    yield Message("picture-stock", {"goods": goods_argument(player)})
    yield from sentence_of_list("picture-in-hand", [_face_text(tile) for tile in hand_of(player)])
    for card in cards_to_come(view)[:1]:
        yield from task_sentences(view, seat, card)
    yield from sentence_of_list("picture-built", _built_sentences(player))
    yield from sentence_of_list("picture-free", player.free)
    yield from sentence_of_list("picture-covered", player.covered)
    yield from sentence_of_list("picture-open", _open_corner_texts(view, player))
    yield from sentence_of_list(
        "picture-uncovered", [_crane_text(view, player, corner) for corner in player.uncovered_cranes]
    )
    yield from sentence_of_list("picture-scored", player.scored_cranes)
    yield from sentence_of_list("picture-citizens", _citizen_texts(player))
    yield from _ship_sentences(player, seat)
    yield from _slide_bar_sentences(view, seat)
    yield from sentence_of_list("picture-received", [_face_text(tile) for tile in player.beside_colonia])


def _face_text(tile: Piece) -> str:
    return tile.text


def _built_sentences(player: Player) -> list[Message]:
    kinds = {
        kind: [name for name in player.built if player.building_on(name) == kind]
        for kind in (*GRAYS, *STRUCTURES)
    }
    return [
        spaces_text(f"kind-{kind}", sorted(names, key=coordinates)) for kind, names in kinds.items() if names
    ]


def _open_corner_texts(view: ForumTrajanum, player: Player) -> list[Message]:
    return [
        _corner_and_crane_text("picture-on-crane", view, player, corner, face=_face_text(tile))
        for corner, tile in player.corner_tiles.items()
        if corner in player.cranes
    ]


def _crane_text(view: ForumTrajanum, player: Player, corner: str) -> Message:
    return _corner_and_crane_text("picture-crane", view, player, corner)


def _corner_and_crane_text(
    text: str, view: ForumTrajanum, player: Player, corner: str, **more: Argument
) -> Message:
    """A corner, the colour of its crane, and from the first round on the crane's current points."""
    colour = player.cranes[corner]
    arguments: dict[str, Argument] = {"space": corner, "colour": f"colour-{colour}", **more}
    if not view.round:
        return Message(text, arguments)
    return Message(f"{text}-worth", {**arguments, "points": crane_points(view, player, colour)})


def _citizen_texts(player: Player) -> list[Message]:
    return [
        Message(
            "picture-row", {"row": f"row-{number}", "citizens": len(row.citizens), "active": int(row.active)}
        )
        for number, row in enumerate(player.rows, 1)
        if row.citizens
    ]


def _ship_sentences(player: Player, seat: int) -> Iterator[Message]:
    yield Message("picture-ship", {"tiles": len(player.ship)})
    tile = left_over_tile(player, seat)
    if tile:
        yield Message("picture-left-over", {"face": _face_text(tile)})


def _slide_bar_sentences(view: ForumTrajanum, seat: int) -> Iterator[Message]:
    player = view.players[seat]
    largest = largest_area(view, seat)
    turned = int(player.turned)
    yield Message("picture-bar", {**_bar_arguments(player, largest), "turned": turned, "area": largest})
    if player.prestige < PRESTIGE_LAST:
        moved = structs.replace(player, prestige=next_position(player))
        yield Message("picture-bar-next", _bar_arguments(moved, largest))


def _bar_arguments(player: Player, largest: int) -> dict[str, Argument]:
    """The position of the slide bar, and the score there for an area of this many envoys and for a task."""
    points = area_points(player, largest)
    return {"position": player.prestige, "points": points, "task": task_points(player)}
