"""The draw of a cup: who enters which group, by lot."""

from collections.abc import Collection, Sequence
from random import Random

from cups.schedule import SCHEDULES, size_for

SWAPS = 2_000
"""How often people change places at most, to keep pairs apart."""

Pairs = Collection[frozenset[int]]


def draw(players: int, random: Random, people: int, apart: Pairs) -> tuple[int, Sequence[int]]:
    """How many take part in a cup, and its people in the order of their numbers.

    As few of the pairs `apart` as can be are in one group; to others the draw looks like any other.
    """
    size, order = size_for(players, people), random.sample(range(people), people)
    group = {number: place for place, group in enumerate(SCHEDULES[players][size].groups) for number in group}

    def together() -> list[frozenset[int]]:
        where = {person: group[number] for number, person in enumerate(order)}
        return [pair for pair in apart if len({where[person] for person in pair}) == 1]

    found = together()
    for _ in range(SWAPS if len({*group.values()}) > 1 else 0):
        if not found:
            break
        before, one = order.copy(), order.index(random.choice([*random.choice(found)]))
        other = random.randrange(people)
        order[one], order[other] = order[other], order[one]
        after = together()
        order, found = (order, after) if len(after) <= len(found) else (before, found)
    return size, order
