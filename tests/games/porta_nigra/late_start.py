"""Random tables late in a game of Porta Nigra."""

from random import Random

from games.game import Game
from games.porta_nigra import GAME
from games.porta_nigra.state import Options, PortaNigra
from tests.fuzz.random_games import begun_late, random_options


def late_game(players: int, random: Random) -> tuple[Game[PortaNigra], Options]:
    """The game from a random late table, and its options, since whole random games seldom end early."""
    options = random_options(GAME, players, random)
    assert isinstance(options, Options)
    return begun_late(GAME, players, options, random), options
