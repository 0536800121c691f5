"""Positions for tests: prepared tables of Forum Trajanum, ready to be played."""

from collections.abc import Iterable, Mapping

from games.engine.table import Table
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.pieces import COLOURS, CORNERS, GRID_TILES, MERCHANT_I, ROW_CLASSES, SLOTS
from games.forum_trajanum.player import Building, CitizenRow, Player
from games.forum_trajanum.state import ForumTrajanum, Options, initial_state
from games.game import Forecast
from games.hidden import Piece

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


def quiet(players: int = 2, *, cycle: int = 1) -> ForumTrajanum:
    """A table before a scoring phase, with empty seats and without Trajan cards."""
    state = empty(players, cycle=cycle, number=4)
    state.trajan = {}
    for player in state.players:
        stock(player)
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


def me(table: Table[ForumTrajanum], seat: int = 0) -> Player:
    """A seat's view of its own part."""
    player: Player = table.view(seat).players[seat]
    return player


def goods(table: Table[ForumTrajanum], seat: int = 0) -> dict[str, int]:
    """The goods in a stock, without zeros."""
    return {kind: number for kind, number in me(table, seat).stock.items() if number}


def forecasts(view: ForumTrajanum) -> list[Forecast]:
    """The forecasts of the next scoring, by seat."""
    return [scoring_forecast(view, seat) for seat in range(len(view.players))]
