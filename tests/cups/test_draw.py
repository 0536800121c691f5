"""The draw of a cup, against every way to split its people."""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random

import pytest

from cups.draw import draw
from cups.schedule import SCHEDULES

Groups = frozenset[frozenset[int]]


def groups_of(players: int, random: Random, people: int, apart: Collection[frozenset[int]] = ()) -> Groups:
    """The people of each group."""
    size, order = draw(players, random, people, apart)
    assert sorted(order) == [*range(people)]
    groups = SCHEDULES[players][size].groups
    return frozenset(frozenset(order[number] for number in group if number < people) for group in groups)


def together(groups: Groups, apart: Collection[frozenset[int]]) -> int:
    return sum(pair <= group for pair in apart for group in groups)


def splits(people: frozenset[int], sizes: tuple[int, ...]) -> Iterator[Groups]:
    """Every way to split people into groups of these sizes."""
    if not sizes:
        yield frozenset()
        return
    for group in combinations(sorted(people), sizes[0]):
        for others in splits(people.difference(group), sizes[1:]):
            yield others | {frozenset(group)}


@pytest.mark.parametrize(("players", "people"), [(3, 6), (3, 8), (2, 9), (4, 9), (2, 7), (3, 10)])
def test_as_few_pairs_as_can_be_are_in_one_group(players: int, people: int) -> None:
    """With one pair, a few, and a person whom nearly nobody meets."""
    random = Random(people)
    pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
    sizes = tuple(map(len, groups_of(players, random, people)))
    every = [*splits(frozenset(range(people)), sizes)]
    wanted = [random.sample(pairs, number) for number in (1, 2, 3, 5, 8, 12)]
    for apart in (*wanted, [pair for pair in pairs if 0 in pair]):
        best = min(together(groups, apart) for groups in every)
        assert together(groups_of(players, random, people, apart), apart) == best, apart


def test_who_is_kept_apart_sees_a_draw_like_any_other() -> None:
    """Twins: where the lot alone has separated two, a block changes nothing; every such draw still comes."""
    apart, people = {frozenset({0, 1})}, 6
    with_block, without = Counter[Groups](), Counter[Groups]()
    for seed in range(400):
        free = groups_of(3, Random(seed), people)
        kept = groups_of(3, Random(seed), people, apart)
        with_block[kept] += 1
        if not together(free, apart):
            assert draw(3, Random(seed), people, apart) == draw(3, Random(seed), people, ())
            without[free] += 1
    assert with_block.keys() == without.keys()
    assert len(without) == 6
    assert min(with_block.values()) > 400 / len(without) / 2


@pytest.mark.parametrize("players", SCHEDULES)
def test_any_number_is_drawn_whoever_separates_whom(players: int) -> None:
    random = Random(players)
    for people in (3, 11, 32):
        pairs = [frozenset(pair) for pair in combinations(range(people), 2)]
        for apart in ([], random.sample(pairs, 3), pairs):
            groups_of(players, random, people, apart)
