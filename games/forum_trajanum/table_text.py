"""The whole table in words, from a view: for terminals, screen readers and people who cannot see pictures."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from games.forum_trajanum.pieces import (
    COLOURS,
    CORNERS,
    CYCLES,
    EAGLE,
    PRESTIGE_LAST,
    ROUNDS,
    SPACES,
    STRUCTURES,
    TEMPLES,
    TILES,
    TRAJAN_CARDS,
    ability_text,
    tile_text,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import area_points, task_points
from games.forum_trajanum.scoring import largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import column_text, row_text, streets_text
from games.forum_trajanum.tasks import task_text
from games.game import coordinates
from games.hidden import Piece
from games.numerals import roman_numeral
from games.table_text import join_parts, phase_lines
from games.words import Argument, Message, Seat, Words, repeated


def table_text(view: ForumTrajanum, words: Words, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it, as lines of text; `names` are what the seats are called."""
    seats = (_player_lines(view, seat) for seat in range(len(view.players)))
    return join_parts([chain(_round_lines(view), _forum_lines(view)), *seats], words, names)


def round_name(view: ForumTrajanum) -> Message | None:
    """The cycle and the round that are played; None before the first."""
    if not view.round:
        return None
    totals: Mapping[str, Argument] = {"cycles": roman_numeral(CYCLES), "rounds": ROUNDS}
    return Message("round-name", {"cycle": roman_numeral(view.cycle), "round": view.round, **totals})


def _round_lines(view: ForumTrajanum) -> Iterator[Message]:
    name = round_name(view)
    if name is not None:
        yield name
    yield from phase_lines(view.phase, view.active, view.start)
    if view.streets:
        yield Message("board-streets", {"streets": streets_text(view, view.streets)})
    played = view.played[: -len(view.streets) or None]
    yield Message("board-played", {"streets": streets_text(view, played) or ("none",)})
    for cycle, card in sorted(view.trajan.items()):
        yield Message(
            "board-trajan",
            {
                "cycle": int(cycle),
                "card": TRAJAN_CARDS[card].name,
                "build": task_text(card, "build"),
                "collect": task_text(card, "collect"),
            },
        )
    if view.phase:
        yield Message("board-column", {"points": view.column_value})
    yield Message("board-temples", {"spaces": TEMPLES})
    if view.options.limited_tiles:
        left = {
            f"{size}_{colour}": view.supply(size, colour)
            for size in ("single", "double")
            for colour in COLOURS
        }
        yield Message("board-supply", left)


def _forum_lines(view: ForumTrajanum) -> Iterator[Message]:
    for area in dict.fromkeys(view.areas[name] for name in sorted(view.areas, key=coordinates)):
        spaces = tuple(_square_text(view, name) for name in sorted(area, key=coordinates))
        text = "board-area-complete" if view.is_area_complete(area[0]) else "board-area"
        yield Message(text, {"area": f"area-{view.squares[area[0]]}", "spaces": spaces})
    eagles = [name for name, colour in view.squares.items() if colour == EAGLE]
    if eagles:
        spaces = tuple(_square_text(view, name) for name in sorted(eagles, key=coordinates))
        yield Message("board-area", {"area": "area-eagle", "spaces": spaces})


def _square_text(view: ForumTrajanum, name: str) -> Argument:
    if name not in view.envoys:
        return name
    return Message("board-envoy", {"space": name, "seat": Seat(view.envoys[name])})


def _player_lines(view: ForumTrajanum, seat: int) -> Iterator[Message]:
    player = view.players[seat]
    yield Message("board-player", {"seat": Seat(seat), "points": player.points})
    yield Message("board-stock", {"goods": player.stock if player.resources else "none"})
    yield Message(
        "board-prestige",
        {
            "position": player.prestige,
            "last": PRESTIGE_LAST,
            "turned": "board-turned" if player.turned else "board-basic",
            "trajan": task_points(player),
        },
    )
    for number, row in enumerate(player.rows, 1):
        if row.citizens:
            state = "board-active" if row.active else "board-inactive"
            yield Message("board-row", {"row": f"row-{number}", "n": len(row.citizens), "state": state})
    if player.used:
        abilities = tuple(map(ability_text, player.used))
        yield Message("board-used", {"abilities": abilities})
    yield Message("board-tracks", dict(player.tracks))
    if player.markers_at_column:
        yield Message(
            "board-markers", {"tracks": tuple(f"kind-{track}" for track in player.markers_at_column)}
        )
    largest = largest_area(view, seat)
    yield Message("board-largest", {"envoys": largest, "points": area_points(player, largest)})
    known = any(tile.face for tile in player.ship)
    text = "board-ship" if known else "board-ship-hidden"
    yield Message(text, {"n": len(player.ship), "tiles": _face_texts(player.ship)})
    for slot, tiles in (("own", player.own), ("received", player.received)):
        if tiles:
            yield Message(f"board-{slot}", {"tile": _face_texts([tiles])})
    if player.taken:
        taken = [each.tile for each in player.taken]
        yield Message(
            "board-taken", {"spaces": tuple(each.space for each in player.taken), "tiles": _face_texts(taken)}
        )
    if player.beside_colonia:
        yield Message("board-beside", {"tiles": _face_texts(player.beside_colonia)})
    if view.round:
        yield Message("board-unseen", {"tiles": _unseen_text(view, seat) or ("none",)})
    if view.options.side_b:
        yield Message("board-symbols", {"lines": tuple(_symbol_lines(player))})
    yield from _colonia_lines(player)


def _unseen_text(view: ForumTrajanum, seat: int) -> tuple[Message, ...]:
    """The tiles of a seat's set that the viewer has not seen, counted."""
    unseen = view.unseen_tiles(seat)
    return repeated((tile_text(face), unseen[face]) for face in TILES if face in unseen)


def _symbol_lines(player: Player) -> Iterator[Message]:
    """Side B: each row from the top and each column from the left, with the symbol of its street."""
    for number, symbol in enumerate(player.row_symbols, 1):
        yield row_text(number, symbol)
    for number, symbol in enumerate(player.column_symbols, 1):
        yield column_text(number, symbol)


def _building_text(player: Player, name: str) -> Message:
    arguments = {
        "space": name,
        "building": f"kind-{player.building_on(name)}",
        "beside": player.built[name].other_half,
    }
    return Message("board-double" if player.built[name].other_half else "board-building", arguments)


def _colonia_lines(player: Player) -> Iterator[Message]:
    built = tuple(_building_text(player, name) for name in SPACES if name in player.built)
    yield Message("board-built", {"buildings": built or ("none",)})
    yield Message("board-free", {"spaces": tuple(player.free) or ("none",)})
    yield Message("board-covered", {"spaces": tuple(player.covered) or ("none",)})
    for corner in CORNERS:
        if corner in player.cranes:
            yield Message("board-crane", {"space": corner, "what": _crane_text(player, corner)})
    counts = {colour: player.count_colour(colour) for colour in COLOURS}
    yield Message("board-colours", {kind: counts[colour] for kind, colour in STRUCTURES.items()})


def _crane_text(player: Player, corner: str) -> Message:
    crane = f"crane-{player.cranes[corner]}"
    if corner in player.corner_tiles:
        return Message(
            "board-crane-covered", {"crane": crane, "tile": _face_texts([player.corner_tiles[corner]])}
        )
    return Message(
        "board-crane-scored" if corner in player.scored_cranes else "board-crane-open", {"crane": crane}
    )


def _face_texts(tiles: Sequence[Piece]) -> tuple[str, ...]:
    return tuple(tile.text for tile in tiles) or ("none",)
