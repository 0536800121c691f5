"""Positions for tests: prepared tables of Forum Trajanum, ready to be played."""

from collections.abc import Iterable, Mapping
from random import Random

from games.engine.chance import RandomChance
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.goods import Exchanged
from games.forum_trajanum.exchange import EXCHANGES, Exchange
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.pieces import COLOURS, CORNERS, GRID_TILES, MERCHANT_I, ROW_CLASSES, SLOTS
from games.forum_trajanum.player import Building, CitizenRow, Player
from games.forum_trajanum.state import ForumTrajanum, Options, initial_state
from games.game import Forecast
from games.hidden import Piece
from tests.support.table_story import Given, choose, happened, keys, pending, prompt, table_from

BOARDS = ("BBOYBEOYGGGY", "OEYBOOYBGGGB", "OYYYOOEGBBBG", "GGGBOEYBOOYY", "BOYYBOEYBGGG")
"""Five mosaic boards."""


def empty(
    players: int = 2, options: Options | None = None, *, cycle: int = 1, number: int = 1
) -> ForumTrajanum:
    """A table after the setup, where seats have only the start stock, a full grid and open corners.

    It is round `number` of the cycle. Seat 0 is start player. For two players the forum is

          ABCDEFGHI
        1 GBBGOOBOO
        2 GEBGOEBOY
        3 GOOGYYBEY
        4 YYYBBBGGY
    """
    state = initial_state(players, options or Options())
    state.cycle, state.round, state.start = cycle, number, 0
    state.boards = list(BOARDS[: len(SLOTS[players])])
    state.trajan = {"1": "I-1", "2": "II-1", "3": "III-1"}
    state.workers = list(COLOURS[:players])
    for seat, player in enumerate(state.players):
        player.cranes = dict(zip(CORNERS, COLOURS, strict=True))
        bag = list(GRID_TILES)
        for corner, face in zip(CORNERS, ("builder", "coins", "tribunes", "assistants"), strict=True):
            bag.remove(face)
            player.corner_tiles[corner] = Piece(face, None, f"tiles_{seat}")
    return state


def tile(face: str, owner: int, seats: tuple[int, ...] | None = None) -> Piece:
    """A tile of a seat's set, known to these seats, by default to everybody."""
    return Piece(face, seats, f"tiles_{owner}")


def lay_citizens(player: Player, owner: int, rows: Mapping[int, int], *, active: bool = True) -> None:
    """Lay citizens in rows: row 1 to 6 -> number; Merchant I turns the slide bar."""
    for row, number in rows.items():
        name = ROW_CLASSES[row - 1]
        faces = (f"{name}_woman", name)[:number]
        player.rows[row - 1] = CitizenRow([tile(face, owner) for face in faces], active)
        player.turned = player.turned or row == MERCHANT_I


def build(player: Player, buildings: Mapping[str, str]) -> None:
    """Put single buildings on spaces, instead of their tiles: space -> kind."""
    for name, kind in buildings.items():
        clear(player, [name])
        player.built[name] = Building(kind)


def clear(player: Player, spaces: Iterable[str]) -> None:
    """Remove the tiles from spaces; in a corner this uncovers the crane."""
    for name in spaces:
        if name in CORNERS:
            player.corner_tiles.pop(name, None)
        elif name in player.covered:
            player.covered.remove(name)


def stock(player: Player, **goods: int) -> None:
    player.stock = {**dict.fromkeys(player.stock, 0), **goods}


def ship(player: Player, owner: int, number: int) -> None:
    """Put envoys on the ship."""
    player.ship = [tile("builder", owner, (owner,)) for _ in range(number)]


def at_steps(library: int = 0, basilica: int = 0, market: int = 0, **goods: int) -> ForumTrajanum:
    """A table where seat 0 has made these steps, with room for a double tile and these goods."""
    state = empty()
    state.players[0].tracks = {"library": library, "basilica": basilica, "market": market}
    clear(state.players[0], ["C1", "D1", "C3", "D3"])
    stock(state.players[0], **goods)
    return state


def play_from(
    state: ForumTrajanum, phase: str, *, active: int | None = None, draws: Iterable[str] = ()
) -> Table[ForumTrajanum]:
    """The table at the beginning of a phase; `draws` come first, if the bags have them."""
    state.phase = phase
    state.active = active
    return table_from(GAME, state, draws)


def turn(
    state: ForumTrajanum,
    seat: int = 0,
    *,
    own: str | None = "coins",
    received: str | None = None,
    draws: Iterable[str] = (),
) -> Table[ForumTrajanum]:
    """The turn of a seat with these tiles; the received one comes from its left."""
    player = state.players[seat]
    player.own = tile(own, seat) if own else None
    player.received = tile(received, state.left_neighbour(seat)) if received else None
    return play_from(state, "turn", active=seat, draws=draws)


def acting(
    state: ForumTrajanum, *chosen: str, seat: int = 0, draws: Iterable[str] = ()
) -> Table[ForumTrajanum]:
    """The building action of a seat without tiles, after its choices."""
    table = turn(state, seat, own=None, draws=draws)
    choose(table, *chosen, seat=seat)
    return table


def begin(players: int, options: Options | None = None, draws: Iterable[str] = ()) -> Table[ForumTrajanum]:
    """A new game; `draws` come first, if the bags have them."""
    return Table.begin(GAME, players, options or Options(), Given(draws))


def me(table: Table[ForumTrajanum], seat: int = 0) -> Player:
    """A seat's view of its own part."""
    player: Player = table.view(seat).players[seat]
    return player


def goods(table: Table[ForumTrajanum], seat: int = 0) -> dict[str, int]:
    """The goods in a stock, without zeros."""
    return {kind: number for kind, number in me(table, seat).stock.items() if number}


def exchanges(table: Table[ForumTrajanum], seat: int = 0) -> set[str]:
    """The keys of all possible exchanges of a seat at its building action."""
    if "exchange" not in keys(table, seat):
        return set()
    copy = table.copy()
    choose(copy, "exchange", seat=seat)
    if prompt(copy, seat) != "exchange-kind":
        return _offered_or_made(copy, seat)
    found = set()
    for kind in keys(copy, seat):
        twin = copy.copy()
        choose(twin, kind, seat=seat)
        found |= _offered_or_made(twin, seat)
    return found


def _offered_or_made(table: Table[ForumTrajanum], seat: int) -> set[str]:
    """A seat's offered exchanges, or the only one, which was made without a question."""
    if prompt(table, seat) == "exchange":
        return set(keys(table, seat))
    made = happened(table, Exchanged)[-1]
    return {Exchange(made.ability, made.gave, made.took).key}


def make_exchange(table: Table[ForumTrajanum], key: str, seat: int = 0) -> None:
    """Make an exchange of any kind, through all its questions."""
    choose(table, "exchange", seat=seat)
    if prompt(table, seat) == "exchange-kind":
        kind = next(each.kind for each in EXCHANGES if each.key == key)
        choose(table, kind, seat=seat)
    if prompt(table, seat) == "exchange":
        choose(table, key, seat=seat)
    else:
        made = happened(table, Exchanged)[-1]
        assert key == Exchange(made.ability, made.gave, made.took).key


def chosen(table: Table[ForumTrajanum], seat: int = 0) -> Mapping[str, str]:
    """The earlier choices for a seat's question: spot -> piece."""
    return pending(table, seat).chosen


def random_table(players: int, seed: int, options: Options | None = None) -> Table[ForumTrajanum]:
    """A table at the beginning of a game, with chance from a seed."""
    return Table.begin(GAME, players, options or Options(), RandomChance(Random(seed)))


def forecasts(view: ForumTrajanum) -> list[Forecast]:
    """The forecasts of the next scoring, by seat."""
    return [scoring_forecast(view, seat) for seat in range(len(view.players))]
