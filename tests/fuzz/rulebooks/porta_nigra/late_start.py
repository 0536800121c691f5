"""Random tables late in a game: much is built, few bricks and few Romans are left."""

from random import Random

from games.porta_nigra.pieces import (
    BUILDING_CARDS,
    COLOURS,
    HEIGHTS,
    HONOR_CARDS,
    LAST_ELEMENT,
    MOST_HEIGHT,
    ROUNDS,
    SITES,
)
from games.porta_nigra.state import Element, Options, PortaNigra, initial_state

SUPPLY = range(14, 30)
"""The bricks that are left for market and supply."""

STOCKS = (0, 0, 1, 2, MOST_HEIGHT)
"""How many bricks of a colour the last seat has, as long as there are enough."""


def late_start(players: int, options: Options, random: Random) -> PortaNigra:
    """A table before the setup, in a random round; with two players both have built much, else seat 0 has."""
    state = initial_state(players, options)
    state.round = random.randint(1, ROUNDS[players])
    least = random.choice(SUPPLY)
    sites = random.sample([*SITES.values()], len(SITES))
    cards = random.sample([*BUILDING_CARDS], 2 * players)
    finals = [name for name, card in HONOR_CARDS.items() for _ in range(card.copies) if card.final_points]
    substitutes = [name for name, card in HONOR_CARDS.items() if card.substitutes]
    state.building_cards_out += cards
    for seat, player in enumerate(state.players):
        elements = random.randint(9, 13) if seat == 0 or players == 2 else random.randint(2, 8)
        for site in [sites.pop() for _ in range(elements)]:
            bricks = site.bricks or random.choice(HEIGHTS)
            if state.supply - bricks >= least:
                state.elements[site.name] = Element(seat, bricks)
                state.supply -= bricks
        free = LAST_ELEMENT - state.elements_built(seat)
        player.romans = random.randint(0, free)
        player.romans_left = free - player.romans
        for colour in random.sample(COLOURS, len(COLOURS) * (seat == players - 1)):
            player.bricks[colour] = min(random.choice(STOCKS), max(0, state.supply - least))
            state.supply -= player.bricks[colour]
        player.building_cards = [cards.pop(), cards.pop()]
        number = random.choice((0, 2))
        player.final_cards, finals = finals[:number], finals[number:]
        owned = substitutes.pop()
        player.substitutes = [HONOR_CARDS[owned].substitutes]
        state.honor_cards_out += [*player.final_cards, owned]
        player.sesterces, player.chips, player.torches = 40, random.randint(4, 14), random.randint(0, 4)
    return state
