"""The layout of one seat's Colonia: board, citizens, stock, ship, Trajan card and prestige track."""

from collections.abc import Iterator

from msgspec import structs

from games.forum_trajanum.pieces import GRAYS, PRESTIGE_LAST, SIZE, STRUCTURES, row_spot
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.scoring import crane_points, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import NEXT_TO_COLONIA
from games.game import coordinates
from games.words import Argument, Message, Seat, Words
from renderer.engine.layout import Box, Item, Layout, Stamp, Text, fitted_text
from renderer.forum_trajanum.alt_text import (
    goods_argument,
    moment_text,
    spaces_text,
    street_sentences,
)
from renderer.forum_trajanum.changes import BAR_SPOT
from renderer.forum_trajanum.drawings import spaces
from renderer.forum_trajanum.parts.citizens import citizen_headings, citizen_rows, row_spots
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
from renderer.forum_trajanum.styles import COLONIA_WORDS
from renderer.forum_trajanum.task_progress import cards_to_come, task_sentences
from renderer.kit import furniture
from renderer.kit.alt_text import sentence_of_list, turn_sentences
from renderer.kit.header import HEADER, seat_header
from renderer.kit.highlights import Spot, highlight_items
from renderer.kit.overlays import SIZE as SIZE_OF_NUMBER
from renderer.kit.overlays import number_box
from renderer.kit.styles import CLOSE_UP_NUMBER, LANDSCAPE_COUNT, LANDSCAPE_ZERO
from renderer.request import Scene

_PAD = 5
_TILE = 50
_CRANES = 200
_WIDTHS = (56, 56, 50, 76)
"""Of a crane, a structure, their number, the crane's points."""


def structures(view: ForumTrajanum, seat: int, field: Box, words: Words) -> Iterator[Item]:
    """For each colour its crane, the structures, and the crane's points as long as it can score."""
    player = view.players[seat]
    yield Stamp(furniture.slab, field, (), 1)
    heading, rest = field.inset(_PAD).columns_of_widths(_CRANES, field.width - 2 * _PAD - _CRANES)
    yield fitted_text(
        words("picture-part-cranes"),
        COLONIA_WORDS,
        heading.part(10, 0, _CRANES - 20, heading.height),
        "umber",
        "left",
    )
    for (kind, colour), box in zip(STRUCTURES.items(), rest.columns(len(STRUCTURES)), strict=True):
        yield from _colour(view, player, kind, colour, box)


def _colour(view: ForumTrajanum, player: Player, kind: str, colour: str, box: Box) -> Iterator[Item]:
    crane, structure, number, plate = box.centred(sum(_WIDTHS), box.height).columns_of_widths(*_WIDTHS)
    corner = next((name for name, each in player.cranes.items() if each == colour), None)
    if corner is not None:
        scored = corner in player.scored_cranes
        yield Stamp(spaces.small_crane, crane.centred(_TILE, _TILE), (colour, scored))
    yield Stamp(spaces.building_space, structure.centred(_TILE, _TILE), (kind,))
    count = player.count_colour(colour)
    tone, figure = ("ink", LANDSCAPE_COUNT) if count else ("bark", LANDSCAPE_ZERO)
    yield Text(str(count), figure, number, tone)
    if count and corner is not None and not scored:
        yield Stamp(furniture.plate, plate, ("gold", "brass", 8), 1)
        yield Text(f"+{crane_points(view, player, colour)}", CLOSE_UP_NUMBER, plate)


WIDTH = 1200
"""The picture's width in pixels."""

_MARGIN = 14
_GAP = 6
_CELL, _LARGE_CELL = 104, 112
_BROAD = WIDTH - 2 * _MARGIN
_SHIP = 210
_STRUCTURES = 60
_STOCK = 70
_PRESTIGE = 187


_ALL = frozenset({"beside", "citizens", "structures", "bar", "ship", "zeros"})
"""The parts of the whole board, apart from the grid, tiles in hand and the stock.

Zeros are resources that are missing, and what cranes would score if it is nothing.
"""


def _parts_for_choice(scene: Scene) -> frozenset[str]:
    """The parts that concern the choice; without a choice, the part that changed last."""
    view, seat = scene.view, scene.seat_of("a Colonia", LookupError)
    asked = {each.spot for each in scene.highlights}
    touched = asked or {*[each.spot for each in scene.changes if each.board == seat][-1:]}
    spaces = view.players[seat].free if asked else view.players[seat].built
    builds = view.phase != "tiles" and bool(touched & {*spaces})
    first_game = bool(view.options.introductory)
    shown = {
        "beside": any(spot.startswith(NEXT_TO_COLONIA) for spot in asked),
        "citizens": bool(touched & set(map(row_spot, range(1, SIZE + 1)))),
        "structures": builds and not first_game,
        "card": builds,
        "bar": BAR_SPOT in touched,
        "zeros": not first_game,
    }
    return frozenset(part for part, there in shown.items() if there)


def places(player: Player, words: Words, parts: frozenset[str]) -> dict[str, Box]:
    """The boxes of the parts of a board; the stock stands below citizens, or at the left without them."""
    cell = SIZE * (_CELL if "citizens" in parts else _LARGE_CELL)
    grid = Box(WIDTH - _MARGIN - 8 - cell, HEADER.bottom + 50, cell, cell)
    numbers = Box(grid.left - 8 - 90, grid.top, 86, grid.height)
    left = Box(_MARGIN, grid.top, numbers.left - _MARGIN, grid.height)
    hand_wide = hand_width(player, words)
    before = hand_wide + _GAP if hand_wide else 0
    beside = height_of_tiles_beside(player, _BROAD - before, words) if "beside" in parts else 0
    high = max(TILE_ROW if hand_wide else 0, beside)
    tiles = Box(_MARGIN, grid.bottom + 8 + _GAP, _BROAD, high)
    found = {
        "grid": grid,
        "numbers": numbers,
        "letters": Box(grid.left, grid.top - 49, grid.width, 41),
        "hand": tiles.part(0, 0, hand_wide, high),
        "beside": tiles.part(before, 0, _BROAD - before, beside),
    }
    if "citizens" in parts:
        found["citizens"] = left
        found["above_citizens"] = left.part(6, -49, left.width - 12, 41)
    else:
        found["card"] = left.part(0, left.height - _PRESTIGE, left.width, _PRESTIGE)
        room = _PRESTIGE + _GAP if "card" in parts else 0
        found["stock"] = left.part(0, 0, left.width, left.height - room)
    bottom = tiles.bottom if high else grid.bottom + 8
    rows = {"structures": _STRUCTURES, "stock": _STOCK, "bar": _PRESTIGE}
    for part, row in rows.items():
        if part in parts or (part == "stock" and part not in found):
            found[part] = Box(_MARGIN, bottom + _GAP, _BROAD, row)
            bottom = found[part].bottom
    if "ship" in parts:
        found["ship"], _, found["stock"] = found["stock"].columns_of_widths(
            _SHIP, _GAP, _BROAD - _SHIP - _GAP
        )
    return found


def lay_out(scene: Scene, parts: frozenset[str] = _ALL) -> Layout:
    view, seat, words = scene.view, scene.seat_of("a Colonia", LookupError), scene.words
    player = view.players[seat]
    changes = [change for change in scene.changes if change.board == seat]
    at = places(player, words, parts)
    spots = _spots(player, at, parts, words)
    items = (
        *seat_header(scene, seat, words.text(moment_text(view))),
        *bare_board(at["grid"]),
        *street_headings(view, player, at["letters"], at["numbers"]),
        *lit_streets(view, player, at["grid"]),
        *pieces_on_spaces(view, seat, at["grid"], zeros="zeros" in parts),
        *(citizen_rows(player, at["citizens"]) if "citizens" in parts else ()),
        *(citizen_headings(at["above_citizens"], words) if "citizens" in parts else ()),
        *(tiles_in_hand(view, seat, at["hand"], words) if hand_of(player) else ()),
        *(tiles_beside(player, at["beside"], words) if at["beside"].height else ()),
        *(structures(view, seat, at["structures"], words) if "structures" in parts else ()),
        *(ship(player, seat, at["ship"]) if "ship" in parts else ()),
        *stock(player, at["stock"], zeros="zeros" in parts),
        *(trajan_card(view, seat, at["card"]) if "card" in parts else ()),
        *(prestige_track(view, seat, at["bar"], words) if "bar" in parts else ()),
        *(
            Stamp(spaces.building_space, spots[highlight.spot].box, (highlight.piece,))
            for highlight in scene.highlights
            if highlight.piece
        ),
        *highlight_items(spots, scene.highlights, changes, CLOSE_UP_NUMBER),
    )
    bottom = max(box.bottom for part, box in at.items() if box.height)
    return Layout(WIDTH, max(bottom, at["grid"].bottom + 8) + _GAP, items)


def lay_out_for_choice(scene: Scene) -> Layout:
    return lay_out(scene, _parts_for_choice(scene))


def _spots(player: Player, at: dict[str, Box], parts: frozenset[str], words: Words) -> dict[str, Spot]:
    """Everything that can be highlighted or have changed."""
    rows = row_spots(at["citizens"]) if "citizens" in parts else ()
    return {
        **dict(space_spots(player, at["grid"])),
        **{row_spot(number): spot for number, spot in rows},
        **dict(tile_spots(player, at["hand"], at["beside"] if "beside" in parts else None, words)),
        **({BAR_SPOT: Spot(slide_bar_head_box(player, at["bar"]), room=1)} if "bar" in parts else {}),
    }


def numbered_parts(scene: Scene) -> tuple[Box, ...]:
    """Beside a street, a corner, a tile and a free space of the last column, and in the stock."""
    player = scene.view.players[scene.seat_of("a Colonia")]
    at = places(player, scene.words, _parts_for_choice(scene))
    right = Box(at["grid"].right, at["grid"].top, 0, 0)
    return (
        number_box(at["letters"], -SIZE_OF_NUMBER - 6, 0),
        *(number_box(right, 16, (row - 1) * _LARGE_CELL + 28) for row in (1, 3, 4)),
        number_box(at["stock"], at["stock"].width - SIZE_OF_NUMBER - 20, 20),
    )


def sentences_for_choice(scene: Scene) -> Iterator[Message]:
    return sentences(scene, _parts_for_choice(scene))


def sentences(scene: Scene, parts: frozenset[str] = _ALL) -> Iterator[Message]:
    view, seat = scene.view, scene.seat_of("a Colonia", LookupError)
    player = view.players[seat]
    yield Message("picture-colonia", {"seat": Seat(seat), "points": player.points})
    yield from turn_sentences(view, seat)
    yield from street_sentences(view)
    yield Message("picture-stock", {"goods": goods_argument(player)})
    yield from sentence_of_list("picture-in-hand", [tile.text for tile in hand_of(player)])
    for card in cards_to_come(view)[: int("card" in parts)]:
        yield from task_sentences(view, seat, card)
    yield from sentence_of_list("picture-built", _built_sentences(player))
    yield from sentence_of_list("picture-free", player.free)
    yield from sentence_of_list("picture-covered", player.covered)
    yield from sentence_of_list("picture-open", _open_corner_texts(view, player, zeros="zeros" in parts))
    yield from sentence_of_list(
        "picture-uncovered",
        [_crane_text(view, player, corner, zeros="zeros" in parts) for corner in player.uncovered_cranes],
    )
    yield from sentence_of_list("picture-scored", player.scored_cranes)
    if "citizens" in parts:
        yield from sentence_of_list("picture-citizens", _citizen_texts(player))
    if "ship" in parts:
        yield from _ship_sentences(player, seat)
    if "bar" in parts:
        yield from _slide_bar_sentences(view, seat)
    if "beside" in parts:
        yield from sentence_of_list("picture-received", [tile.text for tile in player.beside_colonia])


def _built_sentences(player: Player) -> list[Message]:
    kinds = {
        kind: [name for name in player.built if player.building_on(name) == kind]
        for kind in (*GRAYS, *STRUCTURES)
    }
    return [
        spaces_text(f"kind-{kind}", sorted(names, key=coordinates)) for kind, names in kinds.items() if names
    ]


def _open_corner_texts(view: ForumTrajanum, player: Player, *, zeros: bool) -> list[Message]:
    return [
        _crane_text(view, player, corner, "picture-on-crane", zeros=zeros, face=tile.text)
        for corner, tile in player.corner_tiles.items()
        if corner in player.cranes
    ]


def _crane_text(
    view: ForumTrajanum,
    player: Player,
    corner: str,
    text: str = "picture-crane",
    *,
    zeros: bool,
    **more: Argument,
) -> Message:
    """A corner, the colour of its crane, and from the first round on the crane's current points."""
    colour = player.cranes[corner]
    arguments: dict[str, Argument] = {"space": corner, "colour": f"colour-{colour}", **more}
    points = crane_points(view, player, colour)
    if not view.round or not (points or zeros):
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
        yield Message("picture-left-over", {"face": tile.text})


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
