"""The components as frozen values, read from `components.toml`, which gives each figure's source."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from games.game import coordinates, space_name
from games.hidden import bag_name, piece_text

BOX: dict[str, Any] = tomllib.loads((Path(__file__).parent / "components.toml").read_text("utf-8"))
"""The data file as it stands."""

COLOURS = ("blue", "green", "yellow", "orange")
"""The four colours: of workers, structures, cranes and forum squares."""

RESOURCES = ("builder", *COLOURS, "assistant", "coin", "tribune")
"""The goods in a stock; a colour stands for a worker of it."""

CLASSES = ("patrician", "merchant", "craftsman")

CYCLES: int = BOX["streets"]["cycles"]
ROUNDS: int = BOX["streets"]["rounds_per_cycle"]

# The Colonia

SIZE: int = BOX["colonia"]["size"]
SPACES = tuple(space_name(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))
"""All 36 spaces of a Colonia, row by row."""

CORNERS: tuple[str, ...] = tuple(BOX["colonia"]["cranes"])
"""The spaces with cranes: upper left, upper right, lower left, lower right."""

DIAGONALS = ((CORNERS[0], CORNERS[3]), (CORNERS[1], CORNERS[2]))
"""The two pairs of diagonally opposite corners."""

TEMPLES: tuple[str, ...] = tuple(BOX["colonia"]["temples"])
GRID = tuple(name for name in SPACES if name not in CORNERS and name not in TEMPLES)
"""The 28 spaces for buildings."""

ROW_CLASSES: tuple[str, ...] = tuple(BOX["colonia"]["rows"])
"""The class of citizens of each of the six rows, from the top."""

PATRICIAN_I, PATRICIAN_II, MERCHANT_I, MERCHANT_II, CRAFTSMAN_I, CRAFTSMAN_II = range(1, 7)
"""The rows of citizens, from the top."""

ABILITIES: Mapping[str, tuple[int, int]] = {
    "merchant_2": (MERCHANT_II, 1),
    "craftsman_1": (CRAFTSMAN_I, 2),
    "craftsman_2": (CRAFTSMAN_II, 1),
}
"""The abilities to exchange, by their names in the log: the row, and how often a turn it can be used."""


def ability_text(ability: str) -> str:
    """The id of the text of an ability: the name of its row."""
    return f"row-{ABILITIES[ability][0]}"


START_STOCK: Mapping[str, int] = BOX["colonia"]["start"]

# Colonia tiles


class Tile(Struct, frozen=True):
    """A kind of Colonia tile, known by its face."""

    face: str
    count: int
    """How many of them a player's set holds."""
    gain: Mapping[str, int] = {}
    """The gain from a resource tile: resources, and "upgrade", with their numbers."""
    citizen: str = ""
    """The class of a citizen; "" on a resource tile."""


def tiles_bag(seat: int | str) -> str:
    return bag_name("tiles", seat)


def tile_text(face: str) -> str:
    return piece_text("tiles", face)


WOMEN = tuple(f"{name}_woman" for name in CLASSES)
"""The faces of the three female envoys."""

TILES: Mapping[str, Tile] = {
    **{
        face: Tile(face, kind["count"], {key: n for key, n in kind.items() if key != "count"})
        for face, kind in BOX["tiles"].items()
        if face != "source"
    },
    **{name: Tile(name, 1, citizen=name) for name in CLASSES},
    **{f"{name}_woman": Tile(f"{name}_woman", 1, citizen=name) for name in CLASSES},
}
"""All kinds of Colonia tiles by face; every player has the same 34 tiles."""

GRID_TILES = tuple(
    sorted(tile.face for tile in TILES.values() for _ in range(tile.count) if tile.face not in WOMEN)
)
"""The 31 tiles that are shuffled: all except the women."""

ANY_TILE_PRICE: int = BOX["prices"]["any_tile"]
"""Tribunes paid to take a tile from anywhere."""

BOTH_TILES_PRICE: int = BOX["prices"]["both_tiles"]
"""Tribunes paid to use both tiles."""

# Street cards

STREETS = tuple([f"row_{n}" for n in range(1, SIZE + 1)] + [f"column_{n}" for n in range(1, SIZE + 1)])
"""The twelve streets by the symbol on their cards; on side A symbol n is row or column n."""

STREETS_A_ROUND: int = BOX["streets"]["a_round"]
STREET_CARDS = tuple(sorted(STREETS * BOX["streets"]["copies"]))

# Buildings

STRUCTURES: Mapping[str, str] = {
    kind: colour for kind, colour in BOX["buildings"].items() if isinstance(colour, str)
}
"""Coloured structures with their colours."""

STRUCTURE_OF: Mapping[str, str] = {colour: kind for kind, colour in STRUCTURES.items()}
GRAY_BESIDE: Mapping[str, str] = BOX["buildings"]["double"]
"""The gray building on the tiles of each colour."""

GRAYS = tuple(GRAY_BESIDE[colour] for colour in COLOURS)
TRACKS = ("library", "basilica", "market")
"""The gray buildings with a benefit track."""

SUPPLY: Mapping[str, int] = BOX["buildings"]["supply"]
COLUMN_POINTS: tuple[int, ...] = tuple(BOX["column"]["points"])
CRANE_POINTS: tuple[int, ...] = tuple(BOX["cranes"]["points"])


class TilePlan(Struct, frozen=True):
    """A building tile as it can be built: the kinds on its one or two halves; a gray half comes first."""

    halves: tuple[str, ...]

    @property
    def key(self) -> str:
        """Its name in the log: the halves joined by a plus."""
        return "+".join(self.halves)

    @property
    def pool(self) -> tuple[str, str]:
        """Its supply: single or double, and the colour of the tile."""
        colour = STRUCTURES.get(self.halves[-1]) or next(
            colour for colour, gray in GRAY_BESIDE.items() if gray == self.halves[0]
        )
        return ("single" if len(self.halves) == 1 else "double", colour)


def plan_text(key: str) -> str:
    return f"plan-{key.replace('+', '-')}"


PLANS: Mapping[str, TilePlan] = {
    plan.key: plan
    for plan in (
        *[TilePlan((gray,)) for gray in GRAYS],
        *[TilePlan((STRUCTURE_OF[colour],)) for colour in COLOURS],
        *[TilePlan((GRAY_BESIDE[colour], STRUCTURE_OF[colour])) for colour in COLOURS],
        *[TilePlan((STRUCTURE_OF[colour], STRUCTURE_OF[colour])) for colour in COLOURS],
    )
}
"""Every way to build: 8 single and 8 double tiles."""

# The prestige track

PRESTIGE_LAST: int = BOX["prestige"]["last"]
AREA_MOST: int = BOX["prestige"]["most"]
TRAJAN_VALUES: tuple[int, ...] = tuple(BOX["prestige"]["trajan"])
TRAJAN_VALUES_TURNED: tuple[int, ...] = tuple(BOX["prestige"]["trajan_turned"])
CYPRESSES: tuple[int, ...] = tuple(BOX["prestige"]["cypresses"])

# The forum

EAGLE = "eagle"
EAGLE_POINTS: Mapping[str, int] = BOX["eagles"]
"""The points of an envoy "on" an eagle, "next to" one, or at its "corner"."""

SIDES: Mapping[str, tuple[str, ...]] = {name: tuple(rows) for name, rows in BOX["mosaics"]["sides"].items()}
SLOTS: Mapping[int, tuple[str, ...]] = {int(n): tuple(slots) for n, slots in BOX["mosaics"]["slots"].items()}
"""Where the mosaic boards lie for 2, 3 and 4 players: the upper left square, "turned" ones upright."""

_SQUARE = {"B": "blue", "G": "green", "Y": "yellow", "O": "orange", "E": EAGLE}


def board_squares(board: str, slot: str) -> dict[str, str]:
    """The squares of a mosaic board, its twelve letters row by row, in a slot: space -> colour or eagle."""
    corner, _, turned = slot.partition(" ")
    rows = [board[0:4], board[4:8], board[8:12]]
    if turned:
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    top, left = coordinates(corner)
    return {
        space_name(top + down, left + right): _SQUARE[letter]
        for down, line in enumerate(rows)
        for right, letter in enumerate(line)
    }


# Trajan cards


class Task(Struct, frozen=True):
    """The building task of a Trajan card: a pattern of spaces."""

    shape: str
    """How the spaces lie, one of those of `tasks.patterns`; "anywhere" is no pattern."""
    of: tuple[str, ...]
    """What the spaces must hold, in reading order: "any", "gray", "coloured" or a colour."""
    different: bool = False
    """Whether no two of them may be of the same kind."""


class TrajanCard(Struct, frozen=True):
    name: str
    """Its cycle and its number within the cycle, as in "II-3"."""
    build: Task
    collect: Mapping[str, int]
    """Its collecting task: what must be shown, with numbers, by the names of `tasks.number_shown`."""

    @property
    def cycle(self) -> int:
        """The cycle after which it is scored, 1 to 3."""
        return self.name.partition("-")[0].count("I")


TRAJAN_CARDS: Mapping[str, TrajanCard] = {
    name: TrajanCard(
        name,
        Task(card["build"]["shape"], tuple(card["build"]["of"]), card["build"].get("different", False)),
        card["collect"],
    )
    for name, card in BOX["trajan"].items()
}


def row_spot(row: int) -> str:
    """The spot of a citizen row, 1 to 6, by its numeral among the two of its class: row 3 is "merchant_I"."""
    return f"{ROW_CLASSES[row - 1]}_{'I' if row % 2 else 'II'}"
