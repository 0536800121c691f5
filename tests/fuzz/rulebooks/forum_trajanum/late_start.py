"""Random tables late in a game: much is built, envoys stand together, goods are plenty."""

from random import Random

from games.forum_trajanum.effects import TRACK_END
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.pieces import (
    CYCLES,
    GRAYS,
    GRID,
    GRID_TILES,
    PRESTIGE_LAST,
    RESOURCES,
    SLOTS,
    STRUCTURES,
    TRACKS,
    board_squares,
    tiles_bag,
)
from games.forum_trajanum.player import Building
from games.forum_trajanum.state import ForumTrajanum, Options, initial_state
from games.hidden import Piece

BUILT = range(6, 18)
"""How many buildings a seat has."""


def late_start(players: int, options: Options, random: Random) -> ForumTrajanum:
    """A table before the setup in a random cycle, on which much has been built already."""
    state = initial_state(players, options)
    state.cycle = random.randint(1, CYCLES)
    free = [square for slot in SLOTS[players] for square in board_squares("E" * 12, slot)]
    most_envoys = len(free) * 2 // 3 // players
    for seat, player in enumerate(state.players):
        spaces = random.sample(GRID, random.choice(BUILT))
        tiles = random.sample(GRID_TILES, len(spaces))
        for space, tile in zip(spaces, tiles, strict=True):
            player.covered.remove(space)
            player.built[space] = Building(random.choice((*STRUCTURES, *GRAYS)))
            if len(player.sent) < most_envoys:
                player.sent.append(Piece(tile, (seat,), tiles_bag(seat)))
                state.envoys[_next_square(free, state.envoys_of(seat), random)] = seat
            else:
                state.gone.append(Piece(tile, None, tiles_bag(seat)))
        player.tracks = {track: random.randint(1, TRACK_END - 1) for track in TRACKS}
        player.prestige = random.randint(0, PRESTIGE_LAST)
        player.stock = {kind: random.randint(2, 5) for kind in RESOURCES}
    return state


def _next_square(free: list[str], own: list[str], random: Random) -> str:
    """A free square next to own envoys if there is one, which is free no longer."""
    near = [square for square in free if any(other in own for other in neighbours(square))]
    square = random.choice(near or free)
    free.remove(square)
    return square
