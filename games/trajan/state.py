"""Trajan's state: the board, the piles, the seats.

Spots, as options and pictures name them: sites (A1 to E4) and forum spaces (F1 to J3) by their own names;
`tray_I`, `slot_I`; `stack_<stack>`; `ship_<ship>`; `pile`, `discard_1`, `discard_2`; `card_<commodity>` in
the hand; `province_<province>`, `military_camp`, `worker_camp`; `senate`; `bonus_<bonus tile>` on the board;
`tile_<kind>` on the own mat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from games.game import State, seats_clockwise
from games.hidden import Piece, bag_name, bag_parts
from games.trajan.pieces import (
    BONUS_TILES,
    CARDS,
    CONSTRUCTION_TILES,
    DEMAND_TILES,
    DISCARD_PILES,
    EXTRA_PILE,
    FORUM_PILE,
    FORUM_TILES,
    GREEN_SPACES,
    MARKERS,
    SENATE_TRACK,
    TILES_OF_STACK,
    TIME_TRACKS,
    YELLOW_SPACES,
)
from games.trajan.player import Player

COMMODITY_BAG = "commodities"


def stack_bag(stack: str) -> str:
    return bag_name("stack", stack)


def markers_bag(seat: int) -> str:
    """The bag of a seat's action markers, for those that are dealt at random."""
    return bag_name("markers", seat)


class Options(Struct, frozen=True):
    score_leftover_trajan_tiles: bool = False
    """Each Trajan tile still next to the action circle scores 1 point at the end."""
    start_markers: str = "free"
    """The rule for setting out action markers: "free", "two_colors" or "random"."""
    time_track: str = "short"
    """The steps of a round: "short" or "long"."""
    wild_demand_for_bonus: bool = False
    """A wild demand left at the end counts for a bonus tile of a demand."""
    extra_after_free_action: bool = True
    """An extra action tile may repeat the free action of a first construction tile."""


class Trajan(State):
    options: Options
    players: list[Player]

    quarter: int = 1
    """1 to 4."""
    round: int = 1
    """The round of the quarter, 1 to 4."""
    time: int = 0
    """The steps of the time marker beyond its start space."""
    rounds_ended: int = 0
    """How often the time marker passed its start space in this turn: as many rounds end after it."""
    start: int | None = None
    """The start player, once drawn."""
    active: int | None = None
    """The seat whose turn it is, if it is anybody's."""

    stacks: dict[str, str] = field(default_factory=dict)
    """Stack -> the Trajan tile that lies open on top; none where it is empty or not turned up yet."""
    trajan_out: list[str] = field(default_factory=list)
    """All Trajan tiles that were turned up so far."""

    forum: dict[str, str] = field(default_factory=dict)
    """Forum space -> the tile on it."""
    provinces: dict[str, str] = field(default_factory=dict)
    """Province -> the forum tile in it."""
    forum_out: list[str] = field(default_factory=list)
    """All tiles that came from the pile of forum tiles."""
    extra_out: list[str] = field(default_factory=list)
    """All tiles that came from the pile of extra action tiles."""
    legionnaires: dict[str, list[int]] = field(default_factory=dict)
    """Province -> the seats with a legionnaire there, in the order in which they came."""

    district: dict[str, str] = field(default_factory=dict)
    """Site -> the construction tile that still lies on it."""
    workers: dict[str, list[int]] = field(default_factory=dict)
    """Site -> the seats with a worker there, in the order in which they came."""

    gray_ships: list[str] = field(default_factory=list)
    """The ships that show their gray side."""
    discard_piles: list[list[Piece]] = field(default_factory=lambda: [[] for _ in range(DISCARD_PILES)])
    """The cards of the two discard piles, from the bottom; all are open."""

    senate: list[list[int]] = field(default_factory=lambda: [[] for _ in SENATE_TRACK])
    """Space of the senate track -> the seats whose discs lie there, from the bottom."""
    bonus: list[str] = field(default_factory=list)
    """The bonus tiles on the board, their yellow sides shown."""

    demands: list[str] = field(default_factory=list)
    """The demands turned up in this quarter."""
    past_demands: list[str] = field(default_factory=list)
    """Those of earlier quarters."""

    # Seats and time

    def next_clockwise(self, seat: int) -> int:
        """The next seat clockwise, which has the next turn."""
        return (seat + 1) % len(self.players)

    @property
    def turn_order(self) -> list[int]:
        """The seats clockwise, the start player first."""
        return seats_clockwise(self.start or 0, len(self.players))

    @property
    def steps(self) -> int:
        return TIME_TRACKS[self.options.time_track][len(self.players)]

    @property
    def steps_left(self) -> int:
        """The steps until the round ends."""
        return self.steps - self.time

    # The senate

    def senate_space(self, seat: int) -> int:
        """The space of a seat's disc on the senate track, 0 the start space."""
        return next(space for space, discs in enumerate(self.senate) if seat in discs)

    def votes(self, seat: int) -> int:
        """The votes of a seat: of its space and of its senate tiles."""
        tiles = self.players[seat].tiles.items()
        return SENATE_TRACK[self.senate_space(seat)] + sum(FORUM_TILES[tile].votes * n for tile, n in tiles)

    @property
    def senate_ranking(self) -> list[int]:
        """The seats by votes, the next consul first; ties: further on the track, higher in the stack."""

        def place(seat: int) -> tuple[int, int, int]:
            space = self.senate_space(seat)
            return self.votes(seat), space, self.senate[space].index(seat)

        return sorted(range(len(self.players)), key=place, reverse=True)

    # Bags

    def bag(self, name: str) -> list[str]:
        """The pieces that may still come out of a bag.

        `commodities`, `stack_<stack>`, `forum`, `extra`, `construction`, `demands`, `bonus`, `seats`,
        `markers_<seat>`. The demand tiles that left the game unseen count among those that may come.
        """
        kind, whose = bag_parts(name)
        if kind == "commodities":
            return sorted((Counter(CARDS) - Counter(self._open_cards())).elements())
        if kind == "stack":
            return sorted(TILES_OF_STACK[whose].difference(self.trajan_out))
        if kind == "forum":
            return sorted((Counter(FORUM_PILE) - Counter(self.forum_out)).elements())
        if kind == "extra":
            return sorted((Counter(EXTRA_PILE) - Counter(self.extra_out)).elements())
        if kind == "construction":
            taken = {tile for player in self.players for tile in player.construction}
            return sorted(set(CONSTRUCTION_TILES) - set(self.district.values()) - taken)
        if kind == "demands":
            out = Counter((*self.demands, *self.past_demands))
            return sorted((Counter(DEMAND_TILES) - out).elements())
        if kind == "bonus":
            owned = (tile.name for player in self.players for tile in player.bonus)
            return sorted(set(BONUS_TILES) - set(owned) - set(self.bonus))
        if kind == "seats":
            return [str(seat) for seat in range(len(self.players))]
        set_out = (colour for tray in self.players[int(whose)].trays.values() for colour in tray)
        return sorted((Counter(MARKERS) - Counter(set_out)).elements())

    def _open_cards(self) -> Iterator[str]:
        """All commodity cards whose faces this state knows."""
        for pile in self.discards:
            yield from pile
        for player in self.players:
            yield from (card.face for card in (*player.displayed, *player.hand) if card.face)

    # The board

    @property
    def discards(self) -> list[list[str]]:
        """The commodities on the two discard piles, from the bottom."""
        return [[card.face or "" for card in pile] for pile in self.discard_piles]

    @property
    def green_spaces(self) -> tuple[str, ...]:
        """The forum spaces of forum tiles, in the order in which they are filled."""
        return GREEN_SPACES[len(self.players)]

    @property
    def forum_spaces(self) -> tuple[str, ...]:
        """All forum spaces, in the order in which they are filled."""
        return (*YELLOW_SPACES, *self.green_spaces)

    def stack_left(self, stack: str) -> int:
        """How many tiles a stack still has, the open one included."""
        return len(TILES_OF_STACK[stack].difference(self.trajan_out)) + (stack in self.stacks)

    def sites_of(self, seat: int) -> list[str]:
        return [site for site, seats in self.workers.items() if seat in seats]

    def provinces_of(self, seat: int) -> list[str]:
        return [province for province, seats in self.legionnaires.items() if seat in seats]


def start(players: int, options: Options) -> Trajan:
    """The table before the setup, which stacks the discs again; `players` is the number of seats."""
    discs = [list(range(players)), *([] for _ in SENATE_TRACK[1:])]
    seats = [Player() for _ in range(players)]
    return Trajan(phase="setup", options=options, players=seats, senate=discs)
