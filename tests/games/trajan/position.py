"""Positions for tests: prepared tables of Trajan, ready to be played."""

from collections.abc import Iterable

from games.engine.table import Table
from games.hidden import Piece
from games.trajan import GAME
from games.trajan.events.cards import add_to_hand, open_card
from games.trajan.pieces import COLOURS, SITES, STACKS, TRAY_OF, TRAYS, TYPES, sorted_markers
from games.trajan.player import OwnBonusTile, Player
from games.trajan.state import COMMODITY_BAG, Options, Trajan, start
from tests.support.table_story import Given, choose, table_from

FORUM = {
    "F1": "extra-seaport",
    "F2": "extra-military",
    "F3": "extra-construction",
    "G1": "bread",
    "G2": "games",
    "G3": "religion",
    "H1": "bread",
    "H2": "senate-3",
    "H3": "wild-commodity",
}
"""The tiles of a forum for two."""


def empty(players: int = 2, options: Options | None = None) -> Trajan:
    """A table after the setup, without cards in hands or Trajan tiles; seat 0 is start player.

    In each tray lie two markers of one colour, from I to VI yellow, orange, green, white, pink and blue.
    In the district lie from A to E stairs, doors, fountains, roofs and windows, from 1 to 4 those of 2, 3, 4
    and 5 points. No tiles lie in the provinces. The first tile of each stack is open, wine and fish lie on
    the discard piles.
    """
    state = start(players, options or Options())
    state.start = 0
    tiles = [f"{type_}-{points}" for points in (2, 3, 4, 5) for type_ in TYPES]
    state.district = dict(zip(SITES, tiles, strict=True))
    state.forum = dict(FORUM)
    state.extra_out = [tile for space, tile in FORUM.items() if space.startswith("F")]
    state.forum_out = [tile for space, tile in FORUM.items() if not space.startswith("F")]
    state.stacks = {stack: f"{stack}-1" for stack in STACKS}
    state.trajan_out = list(state.stacks.values())
    state.discard_piles = [[open_card("wine")], [open_card("fish")]]
    state.senate[0] = list(range(players))
    state.bonus = ["workers", "legionnaires"]
    for player in state.players:
        player.trays = {tray: [colour] * 2 for tray, colour in zip(TRAYS, COLOURS, strict=True)}
    return state


def hold(state: Trajan, *cards: str, seat: int = 0, seen: Iterable[str] = ()) -> None:
    """Put cards into a hand; all know the `seen` ones."""
    secret = [Piece(card, (seat,), COMMODITY_BAG) for card in cards]
    add_to_hand(state.players[seat], *secret, *map(open_card, seen))


def own(player: Player, **tiles: int) -> None:
    """Put tiles on a mat: kind, with _ for -, and number."""
    player.tiles = {kind.replace("_", "-"): number for kind, number in tiles.items()}


def own_bonus(player: Player, name: str, *, yellow: bool = True) -> None:
    """Give a seat a bonus tile."""
    player.bonus = [*player.bonus, OwnBonusTile(name, yellow)]


def at_senate(state: Trajan, seat: int, points: int) -> None:
    """Put a disc on the space with these points, on top."""
    for discs in state.senate:
        if seat in discs:
            discs.remove(seat)
    state.senate[(0, 2, 3, 4, 5, 6, 7, 8).index(points)].append(seat)


def empty_pile(state: Trajan, left: int = 0) -> None:
    """Move all but some cards of the draw pile to the bottom of the first discard pile."""
    cards = state.bag(COMMODITY_BAG)
    state.discard_piles[0][:0] = map(open_card, cards[left:])


def play_from(state: Trajan, phase: str, *, draws: Iterable[str] = ()) -> Table[Trajan]:
    """The table at the beginning of a phase; `draws` come first, if the bags have them."""
    state.phase = phase
    return table_from(GAME, state, draws)


def acting(
    state: Trajan, action: str, *chosen: str, seat: int = 0, draws: Iterable[str] = ()
) -> Table[Trajan]:
    """The turn of a seat that has sown its only marker into the tray of this action, after its choices."""
    before = TRAYS[TRAYS.index(TRAY_OF[action]) - 1]
    player = state.players[seat]
    player.trays = {tray: [COLOURS[0]] if tray == before else [] for tray in TRAYS}
    state.active = seat
    table = play_from(state, "turn", draws=draws)
    choose(table, *chosen, seat=seat)
    return table


def me(table: Table[Trajan], seat: int = 0) -> Player:
    """A seat's view of its own part."""
    player: Player = table.view(seat).players[seat]
    return player


def show(state: Trajan, *cards: str, seat: int = 0) -> None:
    """Put cards into a display."""
    player = state.players[seat]
    player.displayed = [*player.displayed, *map(open_card, cards)]


def sowing(state: Trajan, seat: int = 0, *, draws: Iterable[str] = (), **trays: str) -> Table[Trajan]:
    """The turn of a seat with these markers: tray -> colours, separated by spaces."""
    markers = {tray: list(sorted_markers(trays.get(tray, "").split())) for tray in TRAYS}
    state.players[seat].trays = markers
    state.active = seat
    return play_from(state, "turn", draws=draws)


def begin(players: int, options: Options | None = None, draws: Iterable[str] = ()) -> Table[Trajan]:
    """A new game; `draws` come first, if the bags have them."""
    return Table.begin(GAME, players, options or Options(), Given(draws))
