"""The mosaic of the forum: which boards there are, their squares, colour areas and neighbours."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from itertools import combinations

from games.forum_trajanum.pieces import COLOURS, SIDES, SLOTS, board_squares
from games.game import SPACES_CACHED, coordinates, space_name

WIDTH, HEIGHT = 4, 3
LETTERS = "BGYO"
MOSAICS_CACHED = 1024
"""How many mosaics are cached; with random boards each game has its own."""


@lru_cache(SPACES_CACHED)
def neighbours(name: str) -> tuple[str, ...]:
    """The four spaces next to a space; some may not exist on the board at hand."""
    row, column = coordinates(name)
    around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return tuple(space_name(*each) for each in around if min(each) > 0)


@lru_cache(SPACES_CACHED)
def diagonals(name: str) -> tuple[str, ...]:
    """The four spaces at the corners of a space; some may not exist on the board at hand."""
    row, column = coordinates(name)
    around = ((row + down, column + right) for down in (-1, 1) for right in (-1, 1))
    return tuple(space_name(*each) for each in around if min(each) > 0)


def connected_groups(names: Collection[str]) -> Iterator[tuple[str, ...]]:
    """The groups of orthogonally connected spaces among these, each sorted."""
    left = sorted(names)
    while left:
        group = [left.pop(0)]
        for name in group:
            for near in neighbours(name):
                if near in left:
                    left.remove(near)
                    group.append(near)
        yield tuple(sorted(group))


@cache
def printed_boards() -> dict[str, tuple[str, ...]]:
    """The boards of the box: number -> its two sides, each in two turns, as twelve letters."""
    boards: dict[str, tuple[str, ...]] = {}
    for side, rows in SIDES.items():
        letters = "".join(rows)
        boards[side[0]] = (*boards.get(side[0], ()), letters, letters[::-1])
    return boards


@lru_cache(MOSAICS_CACHED)
def colours_by_square(boards: tuple[str, ...]) -> dict[str, str]:
    """The squares of boards laid in their slots: space -> colour or eagle."""
    slots = next((slots for slots in SLOTS.values() if len(slots) == len(boards)), SLOTS[max(SLOTS)])
    return {
        name: colour
        for board, slot in zip(boards, slots, strict=False)
        for name, colour in board_squares(board, slot).items()
    }


@lru_cache(MOSAICS_CACHED)
def squares_of_colours(boards: tuple[str, ...], colours: tuple[str, ...]) -> tuple[str, ...]:
    """The squares of these colours (or eagles), top to bottom, left to right."""
    found = (name for name, colour in colours_by_square(boards).items() if colour in colours)
    return tuple(sorted(found, key=coordinates))


@lru_cache(MOSAICS_CACHED)
def squares_to_continue(boards: tuple[str, ...], occupied: frozenset[str], colour: str) -> frozenset[str]:
    """The free squares of the areas of a colour that have been begun."""
    area = areas_by_square(boards)
    return frozenset(
        name
        for name in squares_of_colours(boards, (colour,))
        if name not in occupied and any(each in occupied for each in area[name])
    )


@lru_cache(MOSAICS_CACHED)
def areas_by_square(boards: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Coloured square -> its colour area."""
    mosaic = colours_by_square(boards)
    return {
        name: area
        for colour in COLOURS
        for area in connected_groups([name for name, each in mosaic.items() if each == colour])
        for name in area
    }


@cache
def random_boards() -> tuple[str, ...]:
    """Every board that could be: 3 x 4 squares, an eagle not in a corner, each colour one group of 2 to 4."""
    cells = tuple(space_name(row, column) for row in range(1, HEIGHT + 1) for column in range(1, WIDTH + 1))
    groups = [
        frozenset(group)
        for size in (2, 3, 4)
        for group in combinations(cells, size)
        if len(list(connected_groups(group))) == 1
    ]
    boards = []
    for eagle in cells:
        if eagle in ("A1", "D1", "A3", "D3"):
            continue
        for split in _splits(frozenset(cells) - {eagle}, groups, len(LETTERS)):
            colour = {cell: letter for group, letter in zip(split, LETTERS, strict=True) for cell in group}
            boards.append("".join(colour.get(cell, "E") for cell in cells))
    return tuple(sorted(boards))


def _splits(
    cells: frozenset[str], groups: list[frozenset[str]], parts: int
) -> Iterator[tuple[frozenset[str], ...]]:
    """Every way to share the cells out among this many groups, in order."""
    if parts == 0:
        if not cells:
            yield ()
        return
    if not 2 * parts <= len(cells) <= 4 * parts:
        return
    for group in groups:
        if group <= cells:
            for rest in _splits(cells - group, groups, parts - 1):
                yield (group, *rest)
