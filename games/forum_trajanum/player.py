"""The area of one seat: Colonia, citizens, goods."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, field

from games.forum_trajanum.pieces import (
    COLOURS,
    GRID,
    RESOURCES,
    ROW_CLASSES,
    SIZE,
    SPACES,
    START_STOCK,
    STRUCTURES,
    TRACKS,
)
from games.forum_trajanum.reasons import Reason
from games.game import coordinates, space_name
from games.hidden import Piece

ROWS = tuple(tuple(space_name(row, column) for column in range(1, SIZE + 1)) for row in range(1, SIZE + 1))
"""The spaces of each row of a Colonia."""

COLUMNS = tuple(zip(*ROWS, strict=True))
"""The spaces of each column of a Colonia."""


class Building(Struct, frozen=True):
    kind: str
    other_half: str = ""
    """The space of the other half of its tile; "" for a single tile."""


class Taken(Struct, frozen=True):
    """A tile taken this round and not yet kept or passed, and where it lay."""

    space: str
    tile: Piece


class CitizenRow(Struct):
    """A row of citizens: up to two tiles, left before right, active or not together."""

    citizens: list[Piece] = field(default_factory=list)
    active: bool = False


class Player(Struct):
    points: int = 0
    stock: dict[str, int] = field(default_factory=dict)
    """Resource -> number."""
    cranes: dict[str, str] = field(default_factory=dict)
    """Corner -> colour of its crane."""
    scored_cranes: list[str] = field(default_factory=list)
    """The corners whose crane was scored."""
    covered: list[str] = field(default_factory=lambda: list(GRID))
    """The spaces with a face-down tile."""
    corner_tiles: dict[str, Piece] = field(default_factory=dict)
    """Corner -> the open tile that lies on its crane."""
    built: dict[str, Building] = field(default_factory=dict)
    """Space -> the building on it."""
    rows: list[CitizenRow] = field(default_factory=lambda: [CitizenRow() for _ in ROW_CLASSES])
    """The six rows of citizens, from the top."""
    prestige: int = 0
    """The position of the slide bar, 0 to 6."""
    turned: bool = False
    """Whether the slide bar shows its turned side."""
    tracks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TRACKS, 0))
    """Benefit track -> steps made on it, 0 to 4."""
    markers_at_column: list[str] = field(default_factory=list)
    """The tracks whose markers stand next to the Trajan's Column."""
    ship: list[Piece] = field(default_factory=list)
    """The tiles on the ship: each may be sent as an envoy."""
    sent: list[Piece] = field(default_factory=list)
    """The tiles that were sent to Rome as envoys."""
    shipped_open: list[str] = field(default_factory=list)
    """The faces, known to everybody, of tiles that had lain open when they went to the ship."""
    corners_taken: list[str] = field(default_factory=list)
    """The faces, known to everybody, of tiles taken from corners that do not lie open again yet."""
    beside_colonia: list[Piece] = field(default_factory=list)
    """The received tiles stored next to the Colonia."""
    taken: list[Taken] = field(default_factory=list)
    """The tiles taken this round, not yet kept or passed."""
    own: Piece | None = None
    """The own tile that can be used this turn."""
    received: Piece | None = None
    """The received tile that can be used this turn."""
    used: dict[str, int] = field(default_factory=dict)
    """Ability -> how often it was used this turn."""
    paid: bool = False
    """Whether the citizens of this cycle are paid."""
    row_symbols: list[int] = field(default_factory=lambda: list(range(1, SIZE + 1)))
    """The street symbol of each row, from the top."""
    column_symbols: list[int] = field(default_factory=lambda: list(range(1, SIZE + 1)))
    """The street symbol of each column, from the left."""

    # The Colonia

    def has_tile(self, name: str) -> bool:
        """Whether a tile lies on a space, face down or open on a crane."""
        return name in self.covered or name in self.corner_tiles

    def why_not_any_tile(self, name: str) -> Iterator[Reason]:
        """Why no tile can be taken from a space."""
        if not self.has_tile(name):
            yield Reason.NO_TILE

    def lift_tile(self, name: str) -> None:
        """Take the tile off a space; in a corner that uncovers the crane."""
        if name in self.corner_tiles:
            del self.corner_tiles[name]
        else:
            self.covered.remove(name)

    @property
    def spaces_with_tile(self) -> list[str]:
        """The spaces with a tile, row by row."""
        return [name for name in SPACES if not any(self.why_not_any_tile(name))]

    @property
    def free(self) -> list[str]:
        """The spaces that can be built on now, row by row."""
        return [name for name in GRID if name not in self.covered and name not in self.built]

    def spaces_of_street(self, symbol: str) -> tuple[str, ...]:
        """The spaces of the street with this symbol in this Colonia."""
        kind, _, number = symbol.partition("_")
        if kind == "row":
            return ROWS[self.row_symbols.index(int(number))]
        return COLUMNS[self.column_symbols.index(int(number))]

    @property
    def uncovered_cranes(self) -> list[str]:
        """The corners whose crane shows its colour: no tile on it, not yet scored."""
        return [
            corner
            for corner in self.cranes
            if corner not in self.corner_tiles and corner not in self.scored_cranes
        ]

    def building_on(self, name: str) -> str:
        """The kind of building on a space, "" where there is none."""
        building = self.built.get(name)
        return building.kind if building else ""

    def count_colour(self, colour: str) -> int:
        return sum(STRUCTURES.get(building.kind) == colour for building in self.built.values())

    def count_kind(self, kind: str) -> int:
        return sum(building.kind == kind for building in self.built.values())

    def grays_in_row(self, row: int) -> tuple[str, ...]:
        """The different kinds of gray buildings in a row of the Colonia, 1 to 6."""
        kinds = {
            building.kind
            for name, building in self.built.items()
            if coordinates(name)[0] == row and building.kind not in STRUCTURES
        }
        return tuple(sorted(kinds))

    # Citizens

    def is_row_active(self, row: int) -> bool:
        """Whether the ability of a row, 1 to 6, works."""
        return self.rows[row - 1].active

    @property
    def active_citizens(self) -> int:
        return sum(len(row.citizens) for row in self.rows if row.active)

    def count_active(self, name: str) -> int:
        """How many active citizens of a class there are."""
        return sum(
            len(row.citizens)
            for row, row_class in zip(self.rows, ROW_CLASSES, strict=True)
            if row.active and row_class == name
        )

    def rows_for(self, name: str) -> list[int]:
        """The rows, 1 to 6, with a free space for a citizen of this class."""
        return [row for row in range(1, len(self.rows) + 1) if not any(self.why_not_row(row, name))]

    def why_not_row(self, row: int, name: str) -> Iterator[Reason]:
        """Why a citizen of this class cannot go to a row, 1 to 6."""
        if ROW_CLASSES[row - 1] != name:
            yield Reason.OTHER_CLASS
        if len(self.rows[row - 1].citizens) >= 2:
            yield Reason.ROW_FULL

    @property
    def tiles_off_grid(self) -> Iterator[Piece]:
        """Every tile before this seat that is not part of its grid, its own and others'."""
        yield from self.corner_tiles.values()
        yield from (taken.tile for taken in self.taken)
        yield from (tile for tile in (self.own, self.received) if tile)
        for row in self.rows:
            yield from row.citizens
        yield from self.ship
        yield from self.sent
        yield from self.beside_colonia

    # Goods

    def has(self, goods: str, number: int = 1) -> bool:
        return self.stock.get(goods, 0) >= number

    @property
    def workers(self) -> int:
        return sum(self.stock[colour] for colour in COLOURS)

    @property
    def resources(self) -> int:
        """All resources together: the second tie-break."""
        return sum(self.stock.values())


def tiles_built(player: Player) -> list[str]:
    """The building tiles of a Colonia, each once, as plans."""
    keys = []
    for name, building in player.built.items():
        if not building.other_half:
            keys.append(building.kind)
        elif name < building.other_half:
            kinds = sorted(
                (building.kind, player.built[building.other_half].kind), key=lambda k: k in STRUCTURES
            )
            keys.append("+".join(kinds))
    return keys


def new_player() -> Player:
    """A seat before the setup, with its start stock."""
    return Player(stock={**dict.fromkeys(RESOURCES, 0), **START_STOCK})


def owner_of_tile(tile: Piece) -> int:
    return int(tile.whose)
