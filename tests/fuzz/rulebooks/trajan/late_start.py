"""Random tables late in a game: much is displayed and built, tiles are owned twice, little is left."""

from collections import Counter
from random import Random

from games.hidden import Piece
from games.trajan.pieces import (
    ACTIONS,
    CARDS,
    DEMANDS,
    EXTRA_PILE,
    FORUM_TILES,
    PROVINCES,
    ROUNDS,
    SITES,
    STACKS,
    TRAJAN_TILES,
    WILD_COMMODITY,
    WILD_CONSTRUCTION,
    WILD_DEMAND,
    WILD_EXTRA,
)
from games.trajan.state import COMMODITY_BAG, Options, Trajan, start

LEFT = range(8, 20)
"""The commodity cards that are left for hands, discard piles and the draw pile."""

TO_SPARE = 2
"""At most so many tiles are left in a stack of Trajan tiles, once each seat has taken one of it."""

WILDS = (WILD_COMMODITY, WILD_CONSTRUCTION, WILD_DEMAND, WILD_EXTRA)
SENATE = tuple(name for name, tile in FORUM_TILES.items() if tile.votes)


def late_start(players: int, options: Options, random: Random) -> Trajan:
    """A table before the setup in a random round, on which much has been played already."""
    state = start(players, options)
    state.round = random.randint(1, ROUNDS)
    cards = [*Counter(CARDS).elements()]
    for card in random.sample(cards, len(cards) - random.choice(LEFT) - 4 * players):
        random.choice(state.players).displayed.append(Piece(card, None, COMMODITY_BAG))
    for stack in STACKS:
        tiles = [tile.name for tile in TRAJAN_TILES.values() if tile.stack == stack]
        state.trajan_out += random.sample(tiles, len(tiles) - players - random.randint(0, TO_SPARE))
    wilds = random.sample(WILDS * 2, len(WILDS) * 2)
    senate, extra = random.sample(SENATE, len(SENATE)), random.sample(sorted(EXTRA_PILE), len(EXTRA_PILE))
    for seat, player in enumerate(state.players):
        player.plus_two = random.sample(ACTIONS, random.randint(3, len(ACTIONS)))
        player.supply = random.randint(0, 3)
        of_forum = [wilds.pop(), wilds.pop(), *[senate.pop()] * 2, *[random.choice(DEMANDS)] * 2]
        of_extra = [extra.pop()] * random.choice((0, 2))
        player.tiles = dict(Counter(of_forum + of_extra))
        state.forum_out += of_forum
        state.extra_out += of_extra
        for province in random.sample(PROVINCES, random.randint(2, 6)):
            state.legionnaires.setdefault(province, []).append(seat)
        for site in random.sample(SITES, random.randint(1, 6)):
            state.workers.setdefault(site, []).append(seat)
    return state
