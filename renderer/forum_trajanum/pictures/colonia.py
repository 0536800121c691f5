"""The layout of one seat's Colonia: board, citizens, stock, ship, Trajan card and prestige track."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from games.forum_trajanum.pieces import GRAYS, PRESTIGE_LAST, SIZE, STRUCTURES, row_spot
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.scoring import crane_points, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import NEXT_TO_COLONIA
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
_CELL, _LARGE_CELL = 104, 112
_BROAD = WIDTH - 2 * _MARGIN
_SHIP = 210
_STRUCTURES = 60
_STOCK = 70
_CARD = 396
_PRESTIGE = 187


class Shown(Struct, frozen=True):
    """The parts that a picture shows, apart from the grid, tiles in hand and the stock."""

    beside: bool = True
    citizens: bool = True
    structures: bool = True
    card: bool = True
    bar: bool = True
    ship: bool = True
    zeros: bool = True
    """Whether it shows resources that are missing and cranes that would score nothing."""


def _shown_for_choice(scene: Scene) -> Shown:
    """The parts that concern the choice; without a choice, the part that changed last."""
    player = scene.view.players[scene.seat_of("a Colonia", LookupError)]
    asked = {each.spot for each in scene.highlights}
    changed = [each.spot for each in scene.changes if each.board == scene.seat]
    touched = asked or {*changed[-1:]}
    citizens = bool(touched & set(map(row_spot, range(1, SIZE + 1))))
    spaces = player.free if asked else player.built
    builds = scene.view.phase != "tiles" and not citizens and bool(touched & {*spaces})
    first_game = bool(scene.view.options.introductory)
    return Shown(
        beside=any(spot.startswith(NEXT_TO_COLONIA) for spot in asked),
        citizens=citizens,
        structures=builds and not first_game,
        card=builds,
        bar=BAR_SPOT in touched,
        ship=False,
        zeros=not first_game,
    )


class Places(Struct, frozen=True):
    """Where everything lies; None: not shown."""

    grid: Box
    numbers: Box
    letters: Box
    hand: Box
    stock: Box
    height: int
    beside: Box | None
    citizens: Box | None
    structures: Box | None
    ship: Box | None
    card: Box | None
    prestige: Box | None


def places(player: Player, words: Words, shown: Shown) -> Places:
    """The places on a board; the stock stands below citizens, or in their place."""
    cell = SIZE * (_CELL if shown.citizens else _LARGE_CELL)
    grid = Box(WIDTH - _MARGIN - 8 - cell, HEADER.bottom + 50, cell, cell)
    numbers = Box(grid.left - 8 - 58, grid.top, 56, grid.height)
    left = Box(_MARGIN, grid.top, numbers.left - _MARGIN, grid.height)
    hand_wide = hand_width(player, words)
    before = hand_wide + _GAP if hand_wide else 0
    high = TILE_ROW if hand_wide else 0
    if shown.beside:
        high = max(high, height_of_tiles_beside(player, _BROAD - before, words))
    tiles = Box(_MARGIN, grid.bottom + 8 + _GAP, _BROAD, high)
    bottom = tiles.bottom if high else grid.bottom + 8

    def row(high: int) -> Box:
        nonlocal bottom
        box = Box(_MARGIN, bottom + _GAP, _BROAD, high)
        bottom = box.bottom
        return box

    structures = row(_STRUCTURES) if shown.structures else None
    ship = card = prestige = None
    if shown.citizens:
        stock = row(_STOCK)
        if shown.ship:
            ship, _, stock = stock.columns_of_widths(_SHIP, _GAP, _BROAD - _SHIP - _GAP)
    else:
        stock = left.part(0, 0, left.width, left.height - (_PRESTIGE + _GAP if shown.card else 0))
        if shown.card:
            card = left.part(0, stock.height + _GAP, left.width, _PRESTIGE)
    if shown.bar:
        prestige = row(_PRESTIGE)
        if shown.card and shown.citizens:
            card, _, prestige = prestige.columns_of_widths(_CARD, _GAP, _BROAD - _CARD - _GAP)
    return Places(
        grid,
        numbers,
        letters=Box(grid.left, grid.top - 49, grid.width, 41),
        hand=tiles.part(0, 0, hand_wide, high),
        beside=tiles.part(before, 0, _BROAD - before, high) if shown.beside else None,
        stock=stock,
        height=bottom + _GAP,
        citizens=left if shown.citizens else None,
        structures=structures,
        ship=ship,
        card=card,
        prestige=prestige,
    )


def lay_out(scene: Scene) -> Layout:
    return _lay_out(scene, Shown())


def lay_out_for_choice(scene: Scene) -> Layout:
    return _lay_out(scene, _shown_for_choice(scene))


def _lay_out(scene: Scene, shown: Shown) -> Layout:
    view, seat, words = scene.view, scene.seat_of("a Colonia", LookupError), scene.words
    player = view.players[seat]
    changes = [change for change in scene.changes if change.board == seat]
    at = places(player, words, shown)
    spots = _spots(player, at, words)
    items = (
        *seat_header(scene, seat, words.text(moment_text(view))),
        *bare_board(at.grid),
        *street_headings(view, player, at.letters, at.numbers),
        *lit_streets(view, player, at.grid),
        *pieces_on_spaces(view, seat, at.grid, zeros=shown.zeros),
        *(citizen_rows(player, at.citizens) if at.citizens else ()),
        *(tiles_in_hand(view, seat, at.hand, words) if hand_of(player) else ()),
        *(tiles_beside(player, at.beside, words) if at.beside and player.beside_colonia else ()),
        *(structures(view, seat, at.structures) if at.structures else ()),
        *(ship(player, seat, at.ship) if at.ship else ()),
        *stock(player, at.stock, zeros=shown.zeros),
        *(trajan_card(view, seat, at.card) if at.card else ()),
        *(prestige_track(view, seat, at.prestige, words) if at.prestige else ()),
        *(
            Stamp(spaces.building_space, spots[highlight.spot].box, (highlight.piece,))
            for highlight in scene.highlights
            if highlight.piece
        ),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    return Layout(WIDTH, at.height, items)


def _spots(player: Player, at: Places, words: Words) -> dict[str, Spot]:
    """Everything that can be highlighted or have changed."""
    rows = row_spots(at.citizens) if at.citizens else ()
    return {
        **dict(space_spots(player, at.grid)),
        **{row_spot(number): spot for number, spot in rows},
        **dict(tile_spots(player, at.hand, at.beside, words)),
        **({BAR_SPOT: Spot(slide_bar_head_box(player, at.prestige), room=1)} if at.prestige else {}),
    }


def sentences(scene: Scene) -> Iterator[Message]:
    yield from _sentences(scene, Shown())


def sentences_for_choice(scene: Scene) -> Iterator[Message]:
    yield from _sentences(scene, _shown_for_choice(scene))


def _sentences(scene: Scene, shown: Shown) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("a Colonia", LookupError)
    player = view.players[seat]
    yield Message("picture-colonia", {"seat": Seat(seat), "points": player.points})
    yield from turn_sentences(view, seat)
    yield from street_sentences(view)
    yield Message("picture-stock", {"goods": goods_argument(player)})
    yield from sentence_of_list("picture-in-hand", [_face_text(tile) for tile in hand_of(player)])
    for card in cards_to_come(view)[: int(shown.card)]:
        yield from task_sentences(view, seat, card)
    yield from sentence_of_list("picture-built", _built_sentences(player))
    yield from sentence_of_list("picture-free", player.free)
    yield from sentence_of_list("picture-covered", player.covered)
    yield from sentence_of_list("picture-open", _open_corner_texts(view, player, shown))
    yield from sentence_of_list(
        "picture-uncovered", [_crane_text(view, player, corner, shown) for corner in player.uncovered_cranes]
    )
    yield from sentence_of_list("picture-scored", player.scored_cranes)
    if shown.citizens:
        yield from sentence_of_list("picture-citizens", _citizen_texts(player))
    if shown.ship:
        yield from _ship_sentences(player, seat)
    if shown.bar:
        yield from _slide_bar_sentences(view, seat)
    if shown.beside:
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


def _open_corner_texts(view: ForumTrajanum, player: Player, shown: Shown) -> list[Message]:
    return [
        _crane_text(view, player, corner, shown, "picture-on-crane", face=_face_text(tile))
        for corner, tile in player.corner_tiles.items()
        if corner in player.cranes
    ]


def _crane_text(
    view: ForumTrajanum,
    player: Player,
    corner: str,
    shown: Shown,
    text: str = "picture-crane",
    **more: Argument,
) -> Message:
    """A corner, the colour of its crane, and from the first round on the crane's current points."""
    colour = player.cranes[corner]
    arguments: dict[str, Argument] = {"space": corner, "colour": f"colour-{colour}", **more}
    points = crane_points(view, player, colour)
    if not view.round or not (points or shown.zeros):
        return Message(text, arguments)
    return Message(f"{text}-worth", {**arguments, "points": points})


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
