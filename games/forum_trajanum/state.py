"""What lies on the table of Forum Trajanum, and questions about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from games.forum_trajanum import mosaics as mosaic
from games.forum_trajanum.pieces import (
    COLOURS,
    GRID,
    GRID_TILES,
    PATRICIAN_I,
    PLANS,
    RESOURCES,
    ROW_CLASSES,
    SIZE,
    SPACES,
    START_STOCK,
    STREET_CARDS,
    STRUCTURES,
    SUPPLY,
    TRACKS,
    TRAJAN_CARDS,
    WOMEN,
    tiles_bag,
)
from games.game import State, coordinates, space
from games.known import Known, bag_parts


class Options(Struct, frozen=True):
    """How this table plays."""

    introductory: str = ""
    """The introductory game: "random" or a Trajan card of cycle III; "" is the full game."""
    side_b: bool = False
    """Every Colonia has its own order of streets."""
    random_mosaics: bool = False
    """Mosaic boards that are not in the box."""
    limited_tiles: bool = False
    """Building tiles can run out."""
    handicap: tuple[int, ...] = ()
    """The seats of newcomers, who get a head start."""


class Building(Struct, frozen=True):
    """A building in a Colonia; `beside` is the space of the other half of its tile, "" for a single tile."""

    kind: str
    beside: str = ""


class Taken(Struct, frozen=True):
    """A tile taken this round and not yet kept or passed, and the space it came from."""

    space: str
    tile: Known


class CitizenRow(Struct):
    """A row of citizens: up to two tiles, left before right, active or not together."""

    citizens: list[Known] = field(default_factory=list)
    active: bool = False


class Player(Struct):
    """What one seat has in front of it."""

    points: int = 0
    stock: dict[str, int] = field(default_factory=dict)
    """Resource -> number."""
    cranes: dict[str, str] = field(default_factory=dict)
    """Corner -> colour of its crane."""
    scored: list[str] = field(default_factory=list)
    """The corners whose crane was scored."""
    covered: list[str] = field(default_factory=lambda: list(GRID))
    """The spaces with a face-down tile."""
    corners: dict[str, Known] = field(default_factory=dict)
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
    column: list[str] = field(default_factory=list)
    """The tracks whose markers stand beside the Trajan's Column."""
    ship: list[Known] = field(default_factory=list)
    """The tiles on the ship: each may be sent as an envoy."""
    sent: list[Known] = field(default_factory=list)
    """The tiles that were sent to Rome as envoys."""
    beside: list[Known] = field(default_factory=list)
    """The received tiles stored beside the Colonia."""
    taken: list[Taken] = field(default_factory=list)
    """The tiles taken this round, not yet kept or passed."""
    own: Known | None = None
    """The own tile that can be used this turn."""
    received: Known | None = None
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
        return name in self.covered or name in self.corners

    @property
    def with_tile(self) -> list[str]:
        """The spaces with a tile, row by row."""
        return [name for name in SPACES if self.has_tile(name)]

    @property
    def free(self) -> list[str]:
        """The spaces that can be built on now, row by row."""
        return [name for name in GRID if name not in self.covered and name not in self.built]

    def street(self, symbol: str) -> tuple[str, ...]:
        """The spaces of the street with this symbol in this Colonia."""
        kind, _, number = symbol.partition("_")
        numbers = range(1, SIZE + 1)
        if kind == "row":
            row = self.row_symbols.index(int(number)) + 1
            return tuple(space(row, column) for column in numbers)
        column = self.column_symbols.index(int(number)) + 1
        return tuple(space(row, column) for row in numbers)

    @property
    def uncovered_cranes(self) -> list[str]:
        """The corners whose crane shows its colour: no tile on it, not yet scored."""
        return [corner for corner in self.cranes if corner not in self.corners and corner not in self.scored]

    def kind(self, name: str) -> str:
        """The kind of building on a space, "" where there is none."""
        building = self.built.get(name)
        return building.kind if building else ""

    def count_colour(self, colour: str) -> int:
        """How many structures of a colour there are."""
        return sum(STRUCTURES.get(building.kind) == colour for building in self.built.values())

    def count_kind(self, kind: str) -> int:
        """How many buildings of a kind there are."""
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

    def row_active(self, row: int) -> bool:
        """Whether the ability of a row, 1 to 6, works."""
        return self.rows[row - 1].active

    @property
    def active_citizens(self) -> int:
        """How many active citizens there are."""
        return sum(len(row.citizens) for row in self.rows if row.active)

    def active_of(self, name: str) -> int:
        """How many active citizens of a class there are."""
        return sum(
            len(row.citizens)
            for row, row_class in zip(self.rows, ROW_CLASSES, strict=True)
            if row.active and row_class == name
        )

    def rows_for(self, name: str) -> list[int]:
        """The rows, 1 to 6, with a free space for a citizen of this class."""
        return [
            number
            for number, (row, row_class) in enumerate(zip(self.rows, ROW_CLASSES, strict=True), 1)
            if row_class == name and len(row.citizens) < 2
        ]

    @property
    def tiles(self) -> Iterator[Known]:
        """Every tile before this seat that is not part of its grid, its own and others'."""
        yield from self.corners.values()
        yield from (taken.tile for taken in self.taken)
        yield from (tile for tile in (self.own, self.received) if tile)
        for row in self.rows:
            yield from row.citizens
        yield from self.ship
        yield from self.sent
        yield from self.beside

    # Goods

    def has(self, goods: str, number: int = 1) -> bool:
        """Whether the stock holds this many of a resource."""
        return self.stock.get(goods, 0) >= number

    @property
    def workers(self) -> int:
        """How many workers there are, of all colours."""
        return sum(self.stock[colour] for colour in COLOURS)

    @property
    def resources(self) -> int:
        """All resources together: the second tie-break."""
        return sum(self.stock.values())


class ForumTrajanum(State):
    """The whole table."""

    options: Options
    players: list[Player]
    cycle: int = 1
    """1 to 3."""
    round: int = 0
    """The round of the cycle, 1 to 4; 0 before the first one."""
    start: int | None = None
    """The start player, once drawn."""
    active: int | None = None
    """The seat whose turn it is, if it is anybody's."""
    streets: tuple[str, ...] = ()
    """The street cards of this round."""
    played: list[str] = field(default_factory=list)
    """All street cards turned up so far, those of this round among them."""
    trajan: dict[str, str] = field(default_factory=dict)
    """Cycle -> Trajan card."""
    boards: list[str] = field(default_factory=list)
    """The mosaic boards in their slots, each as its twelve letters."""
    envoys: dict[str, int] = field(default_factory=dict)
    """Forum square -> the seat whose envoy stands there."""
    workers: list[str] = field(default_factory=list)
    """The colours of the first workers dealt so far."""
    gone: list[Known] = field(default_factory=list)
    """The tiles that are out of the game."""

    # Seats

    def left(self, seat: int) -> int:
        """The left neighbour: who is next in clockwise turn order."""
        return (seat + 1) % len(self.players)

    def right(self, seat: int) -> int:
        """The right neighbour, to whom tiles are passed."""
        return (seat - 1) % len(self.players)

    @property
    def order(self) -> list[int]:
        """The seats in turn order, from the start player on."""
        first = self.start or 0
        return [(first + step) % len(self.players) for step in range(len(self.players))]

    @property
    def trajan_card(self) -> str | None:
        """The Trajan card of this cycle, if there is one."""
        return self.trajan.get(str(self.cycle))

    # Bags

    def bag(self, name: str) -> list[str]:
        """What may still come out of a bag.

        `tiles_<seat>`: Colonia tiles; `women_<seat>`: the women among them, for the setup; `streets`;
        `trajan_<cycle>`; `boards`; `workers`; `seats`; `rows_<seat>`, `columns_<seat>`: street symbols of
        side B.
        """
        kind, whose = bag_parts(name)
        if kind in ("tiles", "women"):
            pieces = WOMEN if kind == "women" else (*GRID_TILES, *WOMEN)
            bag = tiles_bag(whose)
            out = Counter(tile.face for tile in self._tiles() if tile.bag == bag and tile.face)
            return sorted((Counter(pieces) - out).elements())
        if kind == "streets":
            return sorted((Counter(STREET_CARDS) - Counter(self.played)).elements())
        if kind == "trajan":
            return sorted(card.name for card in TRAJAN_CARDS.values() if card.cycle == int(whose))
        if kind == "boards":
            return self._boards_left()
        if kind == "workers":
            return sorted((Counter(COLOURS) - Counter(self.workers)).elements())
        if kind == "seats":
            return [str(seat) for seat in range(len(self.players))]
        player = self.players[int(whose)]
        used = player.row_symbols if kind == "rows" else player.column_symbols
        return [str(symbol) for symbol in range(1, SIZE + 1) if symbol not in used]

    def _boards_left(self) -> list[str]:
        if self.options.random_mosaics:
            return [board for board in mosaic.random_boards() if board not in self.boards]
        return [
            side
            for sides in mosaic.printed_boards().values()
            if not set(sides) & set(self.boards)
            for side in sides
        ]

    def _tiles(self) -> Iterator[Known]:
        yield from self.gone
        for player in self.players:
            yield from player.tiles

    # The forum

    @property
    def squares(self) -> dict[str, str]:
        """The squares of the forum: space -> colour or eagle."""
        return mosaic.squares(tuple(self.boards))

    @property
    def areas(self) -> dict[str, tuple[str, ...]]:
        """The colour area of each coloured square."""
        return mosaic.areas(tuple(self.boards))

    def envoys_of(self, seat: int) -> list[str]:
        """The forum squares with an envoy of a seat."""
        return [name for name, owner in self.envoys.items() if owner == seat]

    def free_squares(self, colours: Iterable[str]) -> list[str]:
        """The free squares of these colours (or eagles), top to bottom, left to right."""
        wanted = set(colours)
        found = [
            name for name, colour in self.squares.items() if colour in wanted and name not in self.envoys
        ]
        return sorted(found, key=coordinates)

    def envoy_squares(self, seat: int, colour: str) -> list[str]:
        """Where a structure of this colour lets the seat send an envoy: a started area must be continued."""
        free = self.free_squares((colour,))
        started = [name for name in free if any(each in self.envoys for each in self.areas[name])]
        return free if self.players[seat].row_active(PATRICIAN_I) or not started else started

    def area_complete(self, name: str) -> bool:
        """Whether the colour area of a square is full."""
        return all(each in self.envoys for each in self.areas[name])

    def completes_area(self, name: str) -> bool:
        """Whether an envoy on this free square would fill its colour area; an eagle belongs to none."""
        return [each for each in self.areas.get(name, ()) if each not in self.envoys] == [name]

    # Building tiles

    def in_supply(self, plan: str) -> bool:
        """Whether a tile for this plan is left; always, unless the tiles are limited."""
        return not self.options.limited_tiles or self.supply(*PLANS[plan].pool) > 0

    def supply(self, size: str, colour: str) -> int:
        """How many tiles of a size ("single" or "double") and colour are left."""
        built = [PLANS[key].pool for player in self.players for key in tiles_built(player)]
        return SUPPLY[size] - built.count((size, colour))


def tiles_built(player: Player) -> list[str]:
    """The building tiles of a Colonia, each once, as plans."""
    keys = []
    for name, building in player.built.items():
        if not building.beside:
            keys.append(building.kind)
        elif name < building.beside:
            kinds = sorted((building.kind, player.built[building.beside].kind), key=lambda k: k in STRUCTURES)
            keys.append("+".join(kinds))
    return keys


def new_player() -> Player:
    """A seat before the setup, with its start stock."""
    return Player(stock={**dict.fromkeys(RESOURCES, 0), **START_STOCK})


def start(players: int, options: Options) -> ForumTrajanum:
    """The table before the setup; `players` is the number of seats."""
    return ForumTrajanum(phase="setup", options=options, players=[new_player() for _ in range(players)])


def owner(known: Known) -> int:
    """The seat whose tile it is."""
    return int(known.whose)
