"""A seat in small numbers, and what it shares with the others."""

from msgspec import Struct, structs

from games.forum_trajanum import pieces
from games.forum_trajanum.agent import masks
from games.forum_trajanum.agent.mosaic import Mosaic, mosaic_of
from games.forum_trajanum.payday import may_pay
from games.forum_trajanum.pieces import CLASSES, COLOURS, CORNERS, CYCLES, ROUNDS, TILES
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import Piece

POOLS = tuple((size, colour) for size in pieces.SUPPLY for colour in COLOURS)
"""The supplies of building tiles."""

_EVERY_CITIZEN = [TILES[face].citizen for face in (*pieces.GRID_TILES, *pieces.WOMEN)]


class Seat(Struct, frozen=True):
    points: int
    bonus: int
    """How many of its points area bonuses have brought it since it was read."""
    stock: int
    used: int
    """The abilities used this turn."""
    covered: int
    corners: tuple[str, ...]
    """The open tile in each corner; "" where there is none."""
    built: int
    citizens: tuple[int, ...]
    """How many are in each row."""
    active: int
    """The active rows: bit n is the nth one."""
    prestige: int
    turned: bool
    tracks: tuple[int, ...]
    markers: int
    """How many stand at the Trajan's Column."""
    ship: int
    own: str
    """Its tile that can be used; "" where there is none, or one that nobody imagined."""
    received: str
    next_to_colonia: tuple[str, ...]
    envoys: int
    """The squares with its envoys."""
    occupied: int
    """The squares with anybody's."""
    hidden: tuple[int, ...]
    """The number of citizens of each class not seen yet."""
    supply: tuple[int, ...]
    """How many tiles each of the `POOLS` has left; empty: they are not limited."""
    cranes: tuple[int, ...]
    """The colour of each corner's crane; -1 before it is placed."""
    scored: int
    """The corners with a scored crane: bit n is the nth one."""
    pays: bool
    """Whether its citizens are still to be paid in this cycle."""

    @property
    def free(self) -> int:
        """The spaces that can be built on now."""
        return masks.GROUND & ~self.covered & ~masks.built_on(self.built)

    @property
    def tiles(self) -> int:
        """The spaces with a tile."""
        return self.covered | sum([bit for bit, face in zip(masks.CRANES, self.corners, strict=True) if face])

    @property
    def means(self) -> int:
        """Goods, and the uses of abilities left this turn."""
        return self.stock + masks.USES[self.active] - self.used

    @property
    def next_position(self) -> int:
        """Where an upgrade moves the slide bar."""
        if self.prestige == pieces.PRESTIGE_LAST:
            return self.prestige
        if self.has_active(pieces.MERCHANT_I):
            return next(cypress for cypress in pieces.CYPRESSES if cypress > self.prestige)
        return self.prestige + 1

    def has_active(self, row: int) -> bool:
        """Whether the ability of a row, 1 to 6, works."""
        return bool(self.active >> row - 1 & 1)

    def rows_for(self, face: str) -> list[int]:
        """The rows, 1 to 6, with a free space for a citizen."""
        wanted = TILES[face].citizen
        rows = enumerate(pieces.ROW_CLASSES, 1)
        return [row for row, name in rows if name == wanted and self.citizens[row - 1] < 2]

    def with_citizen(self, row: int) -> "Seat":
        citizens = (*self.citizens[: row - 1], self.citizens[row - 1] + 1, *self.citizens[row:])
        turned = self.turned or row == pieces.MERCHANT_I
        return structs.replace(self, citizens=citizens, active=self.active | 1 << row - 1, turned=turned)


class Moment(Struct, frozen=True):
    """How far the game is, and what lies there for all."""

    cycle: int
    progress: float
    left: int
    """How many turns the seat still has."""
    cards: tuple[tuple[int, str], ...]
    """The Trajan cards of this cycle and later ones, each with its cycle."""
    mosaic: Mosaic

    @property
    def scorings(self) -> int:
        """How many are still to come."""
        return CYCLES + 1 - self.cycle

    @property
    def in_cycle(self) -> int:
        """How many turns are left before the next scoring; 0 right before it."""
        return self.left % ROUNDS

    def after_turn(self, *, is_last: bool) -> "Moment":
        """The moment after the turn; `is_last`: it ends the round."""
        more = is_last and self.left % ROUNDS != 1
        return structs.replace(self, left=self.left - 1, progress=self.progress + more / (CYCLES * ROUNDS))


def progress(state: ForumTrajanum) -> float:
    """The share of finished rounds."""
    over = max(0, (state.cycle - 1) * ROUNDS + state.round - 1)
    return over / (CYCLES * ROUNDS) if state.phase else 1.0


def moment_of(state: ForumTrajanum, seat: int) -> Moment:
    cards = tuple((int(key), card) for key, card in state.trajan.items() if int(key) >= state.cycle)
    return Moment(state.cycle, progress(state), state.turns_left(seat), cards, mosaic_of(tuple(state.boards)))


def seat_of(state: ForumTrajanum, seat: int) -> Seat:
    """The seat on a table, or in its view."""
    player, mosaic = state.players[seat], mosaic_of(tuple(state.boards))
    return Seat(
        points=player.points,
        bonus=0,
        stock=masks.number_of(player.stock),
        used=masks.number_of(player.used),
        covered=masks.spaces(player.covered),
        corners=tuple([_face(player.corner_tiles.get(corner)) for corner in CORNERS]),
        built=sum([masks.building(name, building.kind) for name, building in player.built.items()]),
        citizens=tuple([len(row.citizens) for row in player.rows]),
        active=sum([row.active << n for n, row in enumerate(player.rows)]),
        prestige=player.prestige,
        turned=player.turned,
        tracks=tuple([player.tracks[track] for track in pieces.TRACKS]),
        markers=len(player.markers_at_column),
        ship=len(player.ship),
        own=_face(player.own),
        received=_face(player.received),
        next_to_colonia=tuple(map(_face, player.beside_colonia)),
        envoys=mosaic.squares(state.envoys_of(seat)),
        occupied=mosaic.squares(state.envoys),
        hidden=_hidden_citizens(state, seat),
        supply=tuple([state.supply(*pool) for pool in POOLS]) if state.options.limited_tiles else (),
        cranes=tuple(
            [COLOURS.index(player.cranes[each]) if each in player.cranes else -1 for each in CORNERS]
        ),
        scored=sum([1 << CORNERS.index(corner) for corner in player.scored_cranes]),
        pays=may_pay(state, seat),
    )


def _face(tile: Piece | None) -> str:
    return (tile.face or "") if tile else ""


def _hidden_citizens(state: ForumTrajanum, seat: int) -> tuple[int, ...]:
    """The citizens of each class not seen yet; a seat's tiles go no further than to the next seat."""
    players, bag = state.players, pieces.tiles_bag(seat)
    places = (
        state.gone,
        players[seat].tiles_off_grid,
        players[state.right_neighbour(seat)].tiles_off_grid,
    )
    seen = [TILES[tile.face or ""].citizen for place in places for tile in place if tile.bag == bag]
    return tuple([_EVERY_CITIZEN.count(name) - seen.count(name) for name in CLASSES])
