"""The senate: the track with its discs, the ranking by votes, the bonus tiles."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.numerals import roman_numeral
from games.trajan.pieces import FORUM_TILES, SENATE_TRACK
from games.trajan.scoring.senate_vote import SenatePlace, senate_places
from games.trajan.state import Trajan
from games.words import Words
from renderer.engine.layout import Box, Item, Stamp, Text, fitted_text, text_block
from renderer.engine.lettering import Style, fit_in_lines
from renderer.kit import furniture, seats
from renderer.kit.highlights import Spot
from renderer.kit.seat_rows import row_ground
from renderer.kit.styles import RANK_NAMES
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.parts.bonus import bonus_tile
from renderer.trajan.styles import BOARD_WORDS

_PAD = 8


class SenateSizes(Struct, frozen=True):
    """How large the senate is drawn. Lengths in pixels."""

    figure: Style
    number: Style
    disc: int
    foot: int
    """The height of the votes of a space."""
    gap: int
    """Between spaces."""


def disc_spot(seat: int) -> str:
    return f"senate-{seat}"


def track_height(players: int, sizes: SenateSizes) -> int:
    """How high the track is, in pixels: all discs find room upon each other."""
    return players * sizes.disc + sizes.foot + 3 * _PAD


def track(view: Trajan, field: Box, sizes: SenateSizes) -> Iterator[Item]:
    """The senate track: the votes of every space, the discs on it, the topmost above."""
    for votes, box in zip(SENATE_TRACK, field.columns(len(SENATE_TRACK), sizes.gap), strict=True):
        yield Stamp(furniture.slab, box, ("stone", "bark", 10), 1)
        plate = box.part(_PAD, box.height - sizes.foot - _PAD - 2, box.width - 2 * _PAD, sizes.foot)
        yield Stamp(furniture.plate, plate, ("crimson", "sand", 8), 1)
        yield Text(str(votes), sizes.figure, plate, "marble")
    for seat, box in _disc_boxes(view, field, sizes):
        yield Stamp(seats.emblem, box, (seat,))


def _disc_boxes(view: Trajan, field: Box, sizes: SenateSizes) -> Iterator[tuple[int, Box]]:
    for discs, box in zip(view.senate, field.columns(len(SENATE_TRACK), sizes.gap), strict=True):
        for height, seat in enumerate(discs, 1):
            top = box.height - sizes.foot - 2 * _PAD - height * sizes.disc
            line = box.part(0, top, box.width, sizes.disc)
            yield seat, line.centred(sizes.disc - 4, sizes.disc - 4)


def track_spots(view: Trajan, field: Box, sizes: SenateSizes) -> dict[str, Spot]:
    """The track, and every disc on it, as spots."""
    found = {"senate": Spot(field, room=4, numbered=False)}
    for seat, box in _disc_boxes(view, field, sizes):
        token = Stamp(seats.emblem, box, (seat,))
        found[disc_spot(seat)] = Spot(box, room=2, token=token, numbered=False)
    return found


_PLACES = (("glow", "brass", 10), ("mist", "slate", 10), ("page", "joint", 10), ("page", "joint", 10))
"""The plates of the places: in the hues of the bonus tiles that consul and vice consul take."""

_NUMERAL = 84
_VOTES = 124
_TILE = 58
_SUM = 54
_NAME = 500
_PLUS = 34
_NAME_LINE = 45
_NAME_LINES = 2
_BONUS = 340
_BONUS_HEIGHT = 300
_HEADING = 50
_BETWEEN = 10


def ranking(
    view: Trajan, rows: Sequence[Box], names: Sequence[str], sizes: SenateSizes, seat: int | None
) -> Iterator[Item]:
    """The seats by their votes: of their space, of every senate tile, all; the next consul first."""
    for place, (each, box) in enumerate(zip(senate_places(view), rows, strict=True), 1):
        yield from row_ground(each.seat, box, lit=each.seat == seat)
        yield from _place(view, place, each, names[each.seat], box, sizes)


def _place(
    view: Trajan, place: int, each: SenatePlace, name: str, box: Box, sizes: SenateSizes
) -> Iterator[Item]:
    line = box.part(22, 2, box.width - 30, box.height - 6)
    rank, emblem, title, rest = line.columns_of_widths(
        _NUMERAL, _NUMERAL, _NAME, line.width - 2 * _NUMERAL - _NAME - _VOTES
    )
    yield Stamp(furniture.plate, rank.part(0, 10, rank.width - 6, rank.height - 20), _PLACES[place - 1], 1)
    yield Text(roman_numeral(place), RANK_NAMES[0][0], rank.part(0, 0, rank.width - 6, rank.height))
    yield Stamp(seats.emblem, emblem.centred(50, 50), (each.seat,))
    lines, style = fit_in_lines(name, RANK_NAMES, title.width - 12, _NAME_LINES)
    yield from text_block(lines, style, title, _NAME_LINE, anchor="left")
    yield Text(str(each.of_space), sizes.figure, rest.part(0, 0, _SUM, rest.height))
    tiles = _senate_tiles(view.players[each.seat].tiles)
    room = rest.width - _SUM - _PLUS
    step = min(_TILE + 4, room // max(len(tiles), 1))
    if tiles:
        yield Text("+", sizes.number, rest.part(_SUM, 0, _PLUS, rest.height), "bark")
    for number, tile in enumerate(tiles):
        box_of_tile = rest.part(_SUM + _PLUS + number * step, 0, _TILE, rest.height).centred(_TILE, _TILE)
        yield Stamp(forum_tile, box_of_tile, (tile,))
    tablet = line.part(line.width - _VOTES, 4, _VOTES, line.height - 8)
    yield Stamp(furniture.tablet, tablet, ("marble", "crimson"), 1)
    yield Text(str(each.votes), sizes.figure, tablet)


def _senate_tiles(tiles: Mapping[str, int]) -> list[str]:
    """The senate tiles on a mat, the dearest first."""
    found = [tile for tile, number in tiles.items() for _ in range(number) if FORUM_TILES[tile].votes]
    return sorted(found, key=lambda tile: -FORUM_TILES[tile].votes)


def bonus_boxes(view: Trajan, field: Box, gap: int) -> dict[str, Box]:
    """Where the bonus tiles on the board lie, one below the other."""
    return dict(zip(view.bonus, field.rows(2, gap), strict=False))


def bonus_tiles(view: Trajan, field: Box, sizes: SenateSizes, gap: int) -> Iterator[Item]:
    """The bonus tiles on the board: to the consul the yellow side, to the vice consul the gray one."""
    for tile, box in bonus_boxes(view, field, gap).items():
        yellow, gray = box.columns(2, 6)
        yield from bonus_tile(tile, yellow, yellow=True, style=sizes.figure)
        yield from bonus_tile(tile, gray, yellow=False, style=sizes.figure)


def track_and_bonus(view: Trajan, field: Box, sizes: SenateSizes, words: Words) -> Iterator[Item]:
    """The track, and next to it the bonus tiles below their heading."""
    left, heading, tiles = _track_and_bonus_boxes(field)
    yield from track(view, left, sizes)
    yield fitted_text(words("picture-label-bonus"), BOARD_WORDS, heading, "umber")
    yield from bonus_tiles(view, tiles, sizes, _BETWEEN)


def track_and_bonus_spots(view: Trajan, field: Box, sizes: SenateSizes) -> dict[str, Spot]:
    left, _, tiles = _track_and_bonus_boxes(field)
    return track_spots(view, left, sizes) | bonus_spots(view, tiles, _BETWEEN)


def _track_and_bonus_boxes(field: Box) -> tuple[Box, Box, Box]:
    """Where the track, the heading and the bonus tiles lie."""
    wide = field.width - _BONUS - _BETWEEN
    right = field.part(wide + _BETWEEN, 0, _BONUS, field.height)
    block = right.centred(_BONUS, min(field.height, _BONUS_HEIGHT))
    heading = block.part(0, 0, block.width, _HEADING)
    tiles = block.part(0, _HEADING, block.width, block.height - _HEADING)
    return field.part(0, 0, wide, field.height), heading, tiles


def bonus_spots(view: Trajan, field: Box, gap: int) -> dict[str, Spot]:
    return {f"bonus_{tile}": Spot(box, room=4) for tile, box in bonus_boxes(view, field, gap).items()}
