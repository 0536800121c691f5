"""The twelve Trajan cards with both tasks, every element counted once (rulings 12 and 13)."""

import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.forum_trajanum import GAME, tasks
from games.forum_trajanum.agent.masks import bits, building, spaces
from games.forum_trajanum.agent.patterns import progress_of
from games.forum_trajanum.events.scoring import TaskScored
from games.forum_trajanum.pieces import CORNERS, RESOURCES, SPACES, TEMPLES, TRAJAN_CARDS
from games.forum_trajanum.player import Building, Player, new_player
from games.game import coordinates, space_name
from games.words import LOCALES
from tests.games.forum_trajanum.play import play_from
from tests.games.forum_trajanum.position import build, empty, lay_citizens, ship, stock
from tests.support.table_story import happened

GRAYS = ("library", "triumphal_column", "basilica", "market")

LETTERS = {
    "L": "library",
    "C": "triumphal_column",
    "B": "basilica",
    "M": "market",
    "b": "fountain",
    "g": "park",
    "y": "stable",
    "o": "house",
}
"""Capitals are gray buildings, small letters structures by their colour."""


def colonia(drawing: str) -> Player:
    """A Colonia from a drawing: six rows of six spaces; X is a crane, T a temple, a dot no building."""
    player = new_player()
    rows = drawing.split()
    for name in SPACES:
        row, column = coordinates(name)
        letter = rows[row - 1][column - 1]
        assert (letter == "X") == (name in CORNERS)
        assert (letter == "T") == (name in TEMPLES)
        if letter in LETTERS:
            build(player, {name: LETTERS[letter]})
    return player


BARE = "X....X ..T... ....T. .T.... ...T.. X....X"


def with_buildings(buildings: str) -> Player:
    """A Colonia with buildings as in "C1 L, D1 b"."""
    player = colonia(BARE)
    for each in buildings.split(", ") if buildings else ():
        name, letter = each.split()
        assert name not in (*CORNERS, *TEMPLES)
        build(player, {name: LETTERS[letter]})
    return player


BUILDING_TASKS = tomllib.loads(Path(__file__).with_name("building_tasks.toml").read_text("utf-8"))["tasks"]


@pytest.mark.parametrize(
    ("card", "buildings", "times"),
    [task[:3] for task in BUILDING_TASKS],
    ids=[f"{task[0]}: {task[3]}" for task in BUILDING_TASKS],
)
def test_a_building_task_is_fulfilled_so_often(card: str, buildings: str, times: int) -> None:
    assert tasks.count_fulfilled(with_buildings(buildings), card) == times


def test_a_double_tile_is_two_elements() -> None:
    player = with_buildings("D1 L, D2 C")
    player.built |= {"D3": Building("market", "D4"), "D4": Building("house", "D3")}
    assert tasks.count_fulfilled(player, "III-4") == 1
    assert tasks.count_fulfilled(player, "I-3") == 1


@pytest.mark.parametrize("state", ["covered", "uncovered", "scored"])
def test_a_crane_counts_for_its_task_whatever_shows(state: str) -> None:
    table = empty()
    player = table.players[0]
    build(player, {"B1": "park", "A2": "park"})
    if state != "covered":
        del player.corner_tiles["A1"]
    if state == "scored":
        player.scored_cranes = ["A1"]
    assert tasks.count_fulfilled(player, "I-4") == 1


COLLECTING_TASKS = [
    ("I-1", {"tribune": 1, "coin": 1}, 1),
    ("I-1", {"tribune": 3, "coin": 2}, 2),
    ("I-1", {"tribune": 3}, 0),
    ("I-3", {"assistant": 2, "coin": 1}, 1),
    ("I-3", {"assistant": 3, "coin": 3}, 1),
    ("I-3", {"assistant": 4, "coin": 2}, 2),
    ("I-4", {"builder": 1, "yellow": 1, "assistant": 1}, 1),
    ("I-4", {"builder": 2, "blue": 1, "green": 1, "assistant": 2}, 2),
    ("I-4", {"blue": 2, "green": 1, "assistant": 2}, 0),
    ("II-1", {"assistant": 1, "coin": 2}, 1),
    ("II-1", {"assistant": 2, "coin": 3}, 1),
    ("II-2", {"tribune": 1, "builder": 1, "assistant": 1}, 1),
    ("II-2", {"tribune": 2, "builder": 2, "assistant": 1}, 1),
]


@pytest.mark.parametrize(("card", "goods", "times"), COLLECTING_TASKS)
def test_a_collecting_task_of_resources_repeats(card: str, goods: dict[str, int], times: int) -> None:
    player = new_player()
    stock(player, **goods)
    assert tasks.collected_goods(player, card).times == times


@pytest.mark.parametrize(
    ("rows", "envoys", "times"),
    [
        ({1: 1, 3: 1}, 1, 1),
        ({1: 1, 2: 1}, 1, 0),
        ({1: 1, 3: 1}, 0, 0),
        ({1: 2, 3: 1, 5: 1}, 5, 2),
        ({1: 2, 2: 2, 5: 1}, 5, 1),
        ({1: 2, 3: 2, 5: 2}, 2, 2),
        ({1: 2, 3: 2, 5: 2}, 9, 3),
    ],
)
def test_i_2_wants_two_active_citizens_of_different_classes_and_an_envoy_on_the_ship(
    rows: dict[int, int], envoys: int, times: int
) -> None:
    player = new_player()
    lay_citizens(player, 0, rows)
    ship(player, 0, envoys)
    assert tasks.collected_goods(player, "I-2").times == times


def test_envoys_that_were_sent_are_on_the_ship_no_longer() -> None:
    player = new_player()
    lay_citizens(player, 0, {1: 2, 3: 2, 5: 2})
    ship(player, 0, 2)
    player.sent = [player.ship.pop()]
    assert tasks.collected_goods(player, "I-2").times == 1


def test_inactive_citizens_fulfil_no_task() -> None:
    player = new_player()
    lay_citizens(player, 0, {1: 1, 3: 1, 5: 1}, active=False)
    ship(player, 0, 3)
    player.scored_cranes = ["A1", "F1"]
    assert [tasks.collected_goods(player, card).times for card in ("I-2", "II-4", "III-1")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("workers", "columns", "times"),
    [
        ({"blue": 1}, 2, 1),
        ({"blue": 1, "green": 1}, 4, 2),
        ({"blue": 2}, 3, 1),
        ({}, 2, 0),
        ({"blue": 1}, 1, 0),
    ],
)
def test_ii_3_wants_a_worker_and_two_columns(workers: dict[str, int], columns: int, times: int) -> None:
    player = new_player()
    stock(player, **workers)
    build(player, dict.fromkeys(["B1", "C1", "D1", "E1"][:columns], "triumphal_column"))
    assert tasks.collected_goods(player, "II-3").times == times


@pytest.mark.parametrize(
    ("scored", "rows", "times"),
    [(2, {1: 1, 3: 1}, 1), (1, {1: 1, 3: 1}, 0), (4, {1: 1, 3: 1}, 1), (4, {1: 2, 5: 2}, 2), (2, {1: 2}, 0)],
)
def test_ii_4_wants_two_scored_cranes_and_two_active_citizens_of_different_classes(
    scored: int, rows: dict[int, int], times: int
) -> None:
    player = new_player()
    player.scored_cranes = list(CORNERS[:scored])
    lay_citizens(player, 0, rows)
    assert tasks.collected_goods(player, "II-4").times == times


@pytest.mark.parametrize(
    ("rows", "times"),
    [({1: 1, 4: 1, 6: 1}, 1), ({1: 2, 4: 2, 6: 1}, 1), ({1: 2, 3: 2, 6: 2}, 2), ({1: 2, 3: 2}, 0)],
)
def test_iii_1_wants_an_active_citizen_of_each_class(rows: dict[int, int], times: int) -> None:
    player = new_player()
    lay_citizens(player, 0, rows)
    assert tasks.collected_goods(player, "III-1").times == times


@pytest.mark.parametrize(("columns", "goods", "times"), [(1, 1, 1), (2, 2, 2), (2, 1, 1), (0, 1, 0)])
def test_iii_2_wants_a_triumphal_column_a_tribune_and_a_builder(columns: int, goods: int, times: int) -> None:
    player = new_player()
    stock(player, tribune=goods, builder=goods)
    build(player, dict.fromkeys(["B1", "C1"][:columns], "triumphal_column"))
    assert tasks.collected_goods(player, "III-2").times == times


@pytest.mark.parametrize(
    ("scored", "workers", "times"),
    [
        (2, {"blue": 1, "green": 1}, 1),
        (2, {"blue": 2}, 0),
        (1, {"blue": 1, "green": 1}, 0),
        (4, {"blue": 3, "green": 1}, 1),
        (4, {"blue": 2, "green": 1, "orange": 1}, 2),
    ],
)
def test_iii_3_wants_two_scored_cranes_and_two_workers_of_different_colours(
    scored: int, workers: dict[str, int], times: int
) -> None:
    player = new_player()
    player.scored_cranes = list(CORNERS[:scored])
    stock(player, **workers)
    assert tasks.collected_goods(player, "III-3").times == times


@pytest.mark.parametrize(("markers", "goods", "times"), [(1, 1, 1), (3, 2, 2), (1, 2, 1), (0, 2, 0)])
def test_iii_4_wants_a_column_marker_an_assistant_and_a_coin(markers: int, goods: int, times: int) -> None:
    player = new_player()
    stock(player, assistant=goods, coin=goods)
    player.markers_at_column = ["library", "basilica", "market"][:markers]
    assert tasks.collected_goods(player, "III-4").times == times


def test_resources_are_shown_not_paid_and_each_task_sees_them_all() -> None:
    state = empty()
    state.trajan = {"1": "I-1"}
    stock(state.players[0], tribune=2, coin=2)
    build(state.players[0], {"B1": "library", "C1": "park", "D1": "market"})
    table = play_from(state, "payment")
    assert happened(table, TaskScored) == [
        TaskScored(0, "I-1", "build", 1, 3),
        TaskScored(0, "I-1", "collect", 2, 6),
        TaskScored(1, "I-1", "collect", 1, 3),
    ]
    assert table.state.players[0].stock["tribune"] == 2


def test_no_ability_helps_in_the_scoring() -> None:
    player = new_player()
    lay_citizens(player, 0, {4: 1, 5: 1, 6: 1})
    stock(player, assistant=5, coin=1, blue=4)
    assert [tasks.collected_goods(player, card).times for card in ("I-1", "I-4", "II-2")] == [0, 0, 0]


# Against brute force


@given(
    st.lists(
        st.sets(st.sampled_from("ABCDEFGH"), min_size=1, max_size=4).map(lambda found: tuple(sorted(found))),
        max_size=8,
    )
)
def test_the_largest_number_of_disjoint_patterns(found: list[tuple[str, ...]]) -> None:
    best = max(
        number
        for number in range(len(found) + 1)
        for chosen in combinations(found, number)
        if len(set().union(*chosen)) == sum(map(len, chosen))
    )
    assert tasks.most_disjoint(found) == best


@given(st.dictionaries(st.sampled_from(["a", "b", "c", "d"]), st.integers(0, 4), min_size=2))
def test_the_number_of_pairs_of_different_kinds(counts: dict[str, int]) -> None:
    assert tasks.count_pairs(counts.values()) == pairs_by_hand(dict(counts))


def pairs_by_hand(counts: dict[str, int]) -> int:
    """Pair the two most frequent kinds as long as there are two."""
    made = 0
    while sum(number > 0 for number in counts.values()) > 1:
        for kind in sorted(counts, key=lambda kind: -counts[kind])[:2]:
            counts[kind] -= 1
        made += 1
    return made


VERTICAL = {"I-3": 2, "II-2": 3, "II-4": 3, "III-1": 4, "III-2": 3, "III-4": 3}


def fulfilled(card: str, kinds: list[str]) -> bool:
    gray = [
        "gray" if kind in ("library", "triumphal_column", "basilica", "market") else "c" for kind in kinds
    ]
    return {
        "I-3": gray == ["gray"] * 2 and len(set(kinds)) == 2,
        "II-2": gray == ["c", "gray", "c"],
        "II-4": gray == ["gray", "c", "gray"],
        "III-1": gray == ["c", "gray", "gray", "c"],
        "III-2": gray == ["c"] * 3 and len(set(kinds)) == 3,
        "III-4": gray == ["gray"] * 3 and len(set(kinds)) == 3,
    }[card]


@given(
    st.lists(st.sampled_from([*LETTERS.values(), ""]), min_size=28, max_size=28),
    st.sampled_from(sorted(VERTICAL)),
)
def test_a_task_in_a_column_counts_what_can_be_found_there_by_hand(kinds: list[str], card: str) -> None:
    player = colonia(BARE)
    grid = [name for name in SPACES if name not in (*CORNERS, *TEMPLES)]
    build(player, {name: kind for name, kind in zip(grid, kinds, strict=True) if kind})
    assert tasks.count_fulfilled(player, card) == sum(
        in_column(player, card, column) for column in range(1, 7)
    )


def in_column(player: Player, card: str, column: int) -> int:
    """The most patterns in one column, by the greedy choice from the top, which is optimal."""
    times, row, length = 0, 1, VERTICAL[card]
    while row + length <= 7:
        kinds = [player.building_on(space_name(row + step, column)) for step in range(length)]
        if all(kinds) and fulfilled(card, kinds):
            times, row = times + 1, row + length
        else:
            row += 1
    return times


@given(
    st.lists(st.sampled_from([*LETTERS.values(), "", ""]), min_size=28, max_size=28),
    st.sampled_from(sorted(TRAJAN_CARDS)),
)
def test_one_more_building_fulfils_what_lacks_only_one(kinds: list[str], card: str) -> None:
    player = colonia(BARE)
    grid = [name for name in SPACES if name not in (*CORNERS, *TEMPLES)]
    stands = {name: kind for name, kind in zip(grid, kinds, strict=True) if kind}
    build(player, stands)
    found = progress_of(card, built_number(stands))
    assert found.times == tasks.count_fulfilled(player, card)
    free = spaces([name for name in grid if name not in stands])
    for bit in bits(found.lacking & free):
        fulfilled_now = []
        for kind in LETTERS.values():
            richer = colonia(BARE)
            build(richer, {**stands, SPACES[bit.bit_length() - 1]: kind})
            fulfilled_now.append(tasks.count_fulfilled(richer, card))
        assert max(fulfilled_now) == found.times + 1


def built_number(stands: dict[str, str]) -> int:
    """Buildings as a computer player sees them."""
    return sum(building(name, kind) for name, kind in stands.items())


def test_a_building_that_stands_alone_lacks_two_for_a_pattern_of_three() -> None:
    assert (("C1", "coloured"), ("D1", "gray")) in tasks.patterns_in_reach("I-1", {"B1": "library"})
    assert progress_of("I-1", built_number({"B1": "library"})).lacking == 0
    assert progress_of("I-1", built_number({"B1": "library", "C1": "park"})).lacking == spaces(["D1"])


GOODS_ALONE = [name for name, card in TRAJAN_CARDS.items() if set(card.collect) <= set(RESOURCES)]
"""The cards whose collecting task needs only goods in stock."""


@given(st.sampled_from(GOODS_ALONE), st.integers(0, 2))
def test_what_is_shown_once_more_is_stated_as_a_share(card: str, times: int) -> None:
    wanted = TRAJAN_CARDS[card].collect
    player = new_player()
    stock(player, **{kind: times * number for kind, number in wanted.items()})
    assert tasks.collected_goods(player, card) == (times, 0.0)
    first, number = next(iter(wanted.items()))
    player.stock[first] += number
    assert tasks.collected_goods(player, card).begun == number / sum(wanted.values())


# In words


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_collecting_task_wants_is_shown_with_its_number(locale: str) -> None:
    words = GAME.words(locale)
    kinds = {kind for card in TRAJAN_CARDS.values() for kind in card.collect}
    for kind in kinds:
        said = [words.text(tasks.wanted_text(kind, number)) for number in (1, 2, 5)]
        assert len(set(said)) == 3
        assert "5" in said[-1]


def test_a_collecting_task_is_shown_by_what_its_card_holds() -> None:
    said = GAME.words("en").text(tasks.task_text("III-4", "collect"))
    assert said == "1 forum marker at Trajan’s Column + 1 assistant + 1 coin"
