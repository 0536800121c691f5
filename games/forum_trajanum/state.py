"""What lies on the table: seats, forum, cards and bags."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from games.forum_trajanum import mosaics
from games.forum_trajanum.pieces import (
    COLOURS,
    COLUMN_POINTS,
    CRANE_POINTS,
    CYCLES,
    GRID_TILES,
    PATRICIAN_I,
    PLANS,
    ROUNDS,
    SIZE,
    STREET_CARDS,
    SUPPLY,
    TRAJAN_CARDS,
    WOMEN,
    tiles_bag,
)
from games.forum_trajanum.player import Player, new_player, tiles_built
from games.forum_trajanum.reasons import Reason
from games.game import State, seats_clockwise
from games.hidden import Piece, bag_parts

_SETS = {
    kind: Counter(sorted(pieces)) for kind, pieces in {"tiles": (*GRID_TILES, *WOMEN), "women": WOMEN}.items()
}
"""The pieces in a bag of a seat at the beginning, by name."""


class Options(Struct, frozen=True):
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


class ForumTrajanum(State):
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
    gone: list[Piece] = field(default_factory=list)
    """The tiles that are out of the game."""

    @property
    def column_value(self) -> int:
        """The points of the top fragment of the Trajan's Column: 3, 2 or 1."""
        return COLUMN_POINTS[self.cycle - 1]

    @property
    def crane_value(self) -> int:
        """The points of a crane for each structure of its colour in this cycle: 3, 2 or 1."""
        return CRANE_POINTS[self.cycle - 1]

    # Seats

    def left_neighbour(self, seat: int) -> int:
        """The left neighbour: who is next in clockwise turn order."""
        return (seat + 1) % len(self.players)

    def right_neighbour(self, seat: int) -> int:
        """The right neighbour, to whom tiles are passed."""
        return (seat - 1) % len(self.players)

    @property
    def turn_order(self) -> list[int]:
        return seats_clockwise(self.start or 0, len(self.players))

    @property
    def next_in_round(self) -> int | None:
        """The seat whose turn comes after the present one; None for the last of the round, and between."""
        if self.active is None:
            return None
        following = self.turn_order[self.turn_order.index(self.active) + 1 :]
        return following[0] if following else None

    def turns_left(self, seat: int) -> int:
        """How many turns a seat still has, the one it is in among them."""
        rounds = CYCLES * ROUNDS - (self.cycle - 1) * ROUNDS - self.round
        if self.phase == "tiles":
            return rounds + (self.round > 0)
        if self.phase != "turn" or self.active is None:
            return rounds
        return rounds + (seat in self.turn_order[self.turn_order.index(self.active) :])

    @property
    def trajan_card(self) -> str | None:
        """The Trajan card of this cycle; None before the first."""
        return self.trajan.get(str(self.cycle))

    # Bags

    def bag(self, name: str) -> list[str]:
        """The pieces that may still come out of a bag.

        `tiles_<seat>`: Colonia tiles; `women_<seat>`: the women among them, for the setup; `streets`;
        `trajan_<cycle>`; `boards`; `workers`; `seats`; `rows_<seat>`, `columns_<seat>`: street symbols of
        side B.
        """
        kind, whose = bag_parts(name)
        if kind in ("tiles", "women"):
            bag = tiles_bag(whose)
            inside = dict(_SETS[kind])
            for tile in self._tiles():
                if tile.bag == bag and tile.face in inside:
                    inside[tile.face] -= 1
            return [face for face, number in inside.items() for _ in range(number)]
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

    def unseen_tiles(self, seat: int) -> Counter[str]:
        """The tiles of a seat's set that the viewer has never seen for sure; open ones count as seen."""
        player = self.players[seat]
        shipped = Counter(tile.face for tile in (*player.ship, *player.sent) if tile.face)
        taken = [each.tile for each in player.taken]
        held = (tile for each in self.players for tile in (each.own, each.received) if tile)
        in_hand = Counter(tile.face for tile in (*taken, *held) if tile.face and tile.bag == tiles_bag(seat))
        unseen = Counter(self.bag(tiles_bag(seat)))
        unseen -= Counter(player.shipped_open) - shipped
        unseen -= Counter(player.corners_taken) - in_hand
        return unseen

    def _boards_left(self) -> list[str]:
        if self.options.random_mosaics:
            return [board for board in mosaics.random_boards() if board not in self.boards]
        return [
            side
            for sides in mosaics.printed_boards().values()
            if not set(sides) & set(self.boards)
            for side in sides
        ]

    def _tiles(self) -> Iterator[Piece]:
        yield from self.gone
        for player in self.players:
            yield from player.tiles_off_grid

    # The forum

    @property
    def squares(self) -> dict[str, str]:
        """The squares of the forum: space -> colour or eagle."""
        return mosaics.colours_by_square(tuple(self.boards))

    @property
    def areas(self) -> dict[str, tuple[str, ...]]:
        """The colour area of each coloured square."""
        return mosaics.areas_by_square(tuple(self.boards))

    def envoys_of(self, seat: int) -> list[str]:
        return [name for name, owner in self.envoys.items() if owner == seat]

    def free_squares(self, colours: Iterable[str]) -> list[str]:
        """The free squares of these colours (or eagles), top to bottom, left to right."""
        found = mosaics.squares_of_colours(tuple(self.boards), tuple(colours))
        return [name for name in found if not any(self.why_not_free(name))]

    def envoy_squares(self, seat: int, colour: str) -> list[str]:
        """Where a structure of this colour lets the seat send an envoy."""
        found = mosaics.squares_of_colours(tuple(self.boards), (colour,))
        return [name for name in found if not any(self.why_not_square(seat, name, colour))]

    def why_not_free(self, name: str) -> Iterator[Reason]:
        """Why no envoy can go to a square, whatever its colour."""
        if name in self.envoys:
            yield Reason.OCCUPIED

    def why_not_square(self, seat: int, name: str, colour: str) -> Iterator[Reason]:
        """Why a structure sends no envoy to a square; an area that was begun must be continued."""
        yield from self.why_not_free(name)
        if self.squares[name] != colour:
            yield Reason.OTHER_COLOUR
            return
        begun = mosaics.squares_to_continue(tuple(self.boards), frozenset(self.envoys), colour)
        if begun and name not in begun and not self.players[seat].is_row_active(PATRICIAN_I):
            yield Reason.OTHER_AREA_BEGUN

    def is_area_complete(self, name: str) -> bool:
        return all(each in self.envoys for each in self.areas[name])

    def completes_area(self, name: str) -> bool:
        """Whether an envoy on this free square would fill its colour area; an eagle belongs to none."""
        return [each for each in self.areas.get(name, ()) if each not in self.envoys] == [name]

    # Building tiles

    def is_in_supply(self, plan: str) -> bool:
        """Whether a tile for this plan is left; always, unless the tiles are limited."""
        return not self.options.limited_tiles or self.supply(*PLANS[plan].pool) > 0

    def supply(self, size: str, colour: str) -> int:
        """How many tiles of a size ("single" or "double") and colour are left."""
        built = [PLANS[key].pool for player in self.players for key in tiles_built(player)]
        return SUPPLY[size] - built.count((size, colour))


def initial_state(players: int, options: Options) -> ForumTrajanum:
    """The table before the setup; `players` is the number of seats."""
    return ForumTrajanum(phase="setup", options=options, players=[new_player() for _ in range(players)])
