"""Random turns of Porta Nigra with few pieces left, which whole random games seldom reach."""

from random import Random

from games.porta_nigra import GAME, pieces
from games.porta_nigra.state import Element, PortaNigra
from tests.games.porta_nigra.position import display, display_cards, empty, hold, own, sell


def late_position(random: Random) -> PortaNigra:
    """A turn of seat 0 with some elements, and few bricks in market and supply."""
    players = random.choice(GAME.seats)
    state = empty(players)
    state.round = random.randint(1, pieces.ROUNDS[players])
    for site in random.sample([*pieces.SITES.values()], random.randint(0, len(pieces.SITES))):
        seat = random.randrange(players)
        if state.elements_built(seat) < pieces.LAST_ELEMENT - 1:
            state.elements[site.name] = Element(seat, site.bricks or random.choice(pieces.HEIGHTS))
    for seat, player in enumerate(state.players):
        player.quarter = random.choice(pieces.BUILDINGS)
        hold(state, *random.sample(pieces.action_deck(players), 2), seat=seat)
        free = pieces.LAST_ELEMENT - state.elements_built(seat)
        romans = random.randint(0, free)
        own(state, seat, romans=romans, romans_left=free - romans, torches=random.randint(0, 2))
        own(state, seat, sesterces=random.choice((0, 1, 2, 4, 8, 20)), chips=random.randint(0, 6))
        own(state, seat, **{colour: random.choice((0, 0, 1, 2, 3)) for colour in pieces.COLOURS})
    cards = random.sample([*pieces.BUILDING_CARDS], len(pieces.BUILDING_CARDS))
    display_cards(state, *cards[: random.randint(0, pieces.BUILDING_CARDS_OPEN)])
    state.players[0].building_cards = cards[
        pieces.BUILDING_CARDS_OPEN : pieces.BUILDING_CARDS_OPEN + random.randint(0, 10)
    ]
    every = [name for name, card in pieces.HONOR_CARDS.items() for _ in range(card.copies)]
    display(state, *random.sample(every, pieces.HONOR_CARDS_OPEN))
    sell(
        state,
        **{shop: random.choice((0, 0, 1, 2)) for shop in random.sample(pieces.COLOURS, random.randint(0, 3))},
    )
    state.supply = random.choice((0, 1, 2, 20))
    if not state.bricks_in_market and not state.supply:
        state.supply = 1
    return state
