from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.events.building import ColumnScored
from games.forum_trajanum.events.forum import AreaCompleted, EnvoySent
from games.forum_trajanum.mosaics import connected_groups
from games.forum_trajanum.pieces import PLANS, STRUCTURES, TRACKS, TRAJAN_CARDS
from games.forum_trajanum.player import Building
from games.forum_trajanum.prestige import task_points
from games.forum_trajanum.scoring import score_rows
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import count_fulfilled
from games.game import Option
from games.hidden import copy_state
from games.words import LOCALES, Message
from tests.fuzz import random_games
from tests.games.forum_trajanum.play import acting
from tests.games.forum_trajanum.position import build, clear, empty, lay_citizens, me, ship, stock
from tests.support.table_story import about, choose, keys, label, pending, prompt

DESCRIPTION = 100


def rich(cycle: int = 1) -> ForumTrajanum:
    """A table where seat 0 can build anything and has three envoys on its ship."""
    state = empty(cycle=cycle)
    clear(state.players[0], ["C1", "D1"])
    stock(state.players[0], builder=2, blue=2, green=2, yellow=2, orange=2)
    ship(state.players[0], 0, 3)
    return state


def sending(
    own: Iterable[str], others: Iterable[str] = (), *, patrician: bool = False
) -> Table[ForumTrajanum]:
    """Seat 0 has envoys on its squares, and chooses any coloured square or eagle for another one."""
    state = rich()
    state.envoys = {**dict.fromkeys(own, 0), **dict.fromkeys(others, 1)}
    lay_citizens(state.players[0], 0, {1: 1} if patrician else {})
    state.players[0].tracks = {"library": 2, "basilica": 0, "market": 2}
    return acting(state)


@pytest.mark.parametrize(("cycle", "said"), [(1, "5 points"), (3, "3 points")])
def test_a_triumphal_column_tells_its_points_now(cycle: int, said: str) -> None:
    state = rich(cycle)
    lay_citizens(state.players[0], 0, {4: 2})
    table = acting(state)
    assert about(table, "triumphal_column") == said
    choose(table, "triumphal_column", "C1", "builder")
    assert me(table).points == int(said.split()[0])


def test_a_single_point_is_one_point() -> None:
    assert about(acting(rich(3)), "triumphal_column") == "1 point"


def test_a_building_with_a_track_tells_the_benefit_of_its_next_step() -> None:
    state = rich()
    state.players[0].tracks = {"library": 0, "basilica": 3, "market": 4}
    table = acting(state)
    assert about(table, "library") == "gives any worker + 1 tribune (Library 1)"
    assert about(table, "basilica") == "gives one more building action (Basilica 4), then at least 3 points"
    assert about(table, "market") == ""
    assert about(table, "market+house") == "envoy: 8 orange squares"


def test_a_coloured_structure_tells_where_its_envoy_could_go() -> None:
    state = rich()
    state.envoys = {"D4": 1}
    table = acting(state)
    assert about(table, "fountain") == "envoy: 2 blue squares"
    choose(table, "fountain", "C1")
    assert keys(table) == ["E4", "F4", "none"]


def test_without_an_envoy_or_a_square_it_tells_so() -> None:
    state = rich()
    state.envoys = dict.fromkeys(state.free_squares(("blue",)), 1)
    table = acting(state)
    assert about(table, "fountain") == about(table, "fountain+fountain") == "no free blue square"
    state = rich()
    ship(state.players[0], 0, 0)
    assert about(acting(state), "fountain") == "no envoy on the ship"


def test_halves_of_one_colour_are_shown_together() -> None:
    assert about(acting(rich()), "house+house") == "2 envoys: 8 orange squares"
    state = rich()
    ship(state.players[0], 0, 1)
    assert about(acting(state), "house+house") == "envoy: 8 orange squares"


def test_two_different_halves_are_both_shown() -> None:
    table = acting(rich())
    assert about(table, "library+fountain") == (
        "gives any worker + 1 tribune (Library 1); envoy: 9 blue squares"
    )
    assert {*TRACKS, *STRUCTURES} <= set(keys(table))


def test_the_only_envoy_may_be_the_tile_that_the_other_half_brings() -> None:
    state = rich()
    ship(state.players[0], 0, 0)
    state.players[0].tracks["library"] = 3
    table = acting(state, draws=["tribunes"])
    assert about(table, "library+fountain") == (
        "gives a tile from your own street grid (Library 4), then at least 3 points; "
        "that tile can be sent as an envoy: 9 blue squares"
    )
    assert about(table, "fountain") == "no envoy on the ship"
    choose(table, "library+fountain", "C1", "builder+blue", "library", "library_4", "A2")
    assert prompt(table) == "envoy"
    assert len(keys(table)) == 9 + 1


def test_one_envoy_goes_to_one_half_or_to_the_other() -> None:
    state = rich()
    ship(state.players[0], 0, 1)
    state.players[0].tracks["library"] = 2
    said = "gives an envoy onto an eagle (Library 3); or envoy: 9 blue squares"
    assert about(acting(state), "library+fountain") == said
    ship(state.players[0], 0, 2)
    assert about(acting(state), "library+fountain") == said.replace("; or ", "; ")


@pytest.mark.parametrize(("active", "said"), [(True, "2 different area bonuses"), (False, "an area bonus")])
def test_patrician_2_makes_an_area_bonus_two(active: bool, said: str) -> None:
    state = rich()
    lay_citizens(state.players[0], 0, {2: 1}, active=active)
    state.players[0].tracks["market"] = 1
    table = acting(state)
    assert about(table, "market") == f"gives {said} (Market 2)"
    choose(table, "market", "C1", "builder")
    assert label(table, "market_2") == f"Market 2: {said}"
    choose(table, "market_2")
    assert all(("+" in key) is active for key in keys(table))


# Over whole games


def test_in_whole_games_envoys_and_points_are_as_announced() -> None:
    checked: Counter[str] = Counter()

    def watch(table: Table[ForumTrajanum]) -> None:
        for seat, option in offered(table, "prompt-build"):
            if option.key in PLANS and option.about is not None and len(table.moves) % 2:
                checked[as_announced(table, seat, option.key, option.about)] += 1

    for seed in range(6):
        random_games.play(GAME, seed, undos=False, watch=watch)
    assert checked["brings-envoy"] > 50
    assert checked["brings-points"] > 20
    assert checked["brings-last"] > 0


def test_in_whole_games_an_envoy_completes_and_joins_what_its_square_said() -> None:
    checked: Counter[str] = Counter()

    def watch(table: Table[ForumTrajanum]) -> None:
        for seat, option in offered(table, "prompt-envoy"):
            if option.key == "none":
                continue
            parts = option.about.args["parts"] if option.about else ()
            assert isinstance(parts, tuple)
            said = {part.id: part.args for part in parts if isinstance(part, Message)}
            sent = table.copy()
            before = len(sent.full_history())
            sent.answer(seat, option.key)
            events = [event for _, event in sent.full_history()[before:]]
            assert any(isinstance(event, AreaCompleted) for event in events) == ("envoy-completes" in said)
            groups = connected_groups(sent.state.envoys_of(seat))
            joined = next(len(group) for group in groups if option.key in group)
            assert said.get("envoy-joins", {"envoys": 1})["envoys"] == joined
            checked.update(said.keys())

    for seed in range(6):
        random_games.play(GAME, seed, undos=False, watch=watch)
    assert checked["envoy-completes"] > 5
    assert checked["envoy-joins"] > 20


def offered(table: Table[ForumTrajanum], prompt: str) -> Iterator[tuple[int, Option]]:
    """The active seat with each of its options, if this is its question."""
    seat = table.state.active
    choice = table.pending_choice(seat) if seat is not None else None
    if seat is not None and choice is not None and choice.prompt.id == prompt:
        for option in choice.options:
            yield seat, option


def as_announced(table: Table[ForumTrajanum], seat: int, key: str, said: Message) -> str:
    """Build it with every possible envoy, and compare; returns the id of the announcement."""
    built = table.copy()
    before = len(built.full_history())
    built.answer(seat, key)
    squares: list[int] = []
    while (choice := built.pending_choice(seat)) and choice.prompt.id not in ("prompt-built", "prompt-build"):
        if choice.prompt.id == "prompt-envoy":
            squares.append(len(choice.options) - 1)
        built.answer(seat, choice.options[0].key)
    events = [event for _, event in built.full_history()[before:]]
    sent = sum(isinstance(event, EnvoySent) for event in events)
    gained = [event.points for event in events if isinstance(event, ColumnScored)]
    match said.id:
        case "brings-envoy":
            assert sent == said.args["envoys"]
            listed = said.args["squares"]
            assert isinstance(listed, Message)
            assert not squares or squares[0] == listed.args["n"]
        case "brings-no-envoy" | "squares-blue" | "squares-green" | "squares-yellow" | "squares-orange":
            assert sent == 0
        case "brings-points":
            assert gained == [said.args["points"]]
        case "brings-last":
            assert gained[-1] >= int(str(said.args["points"]))
        case "brings-both" if {"triumphal_column"} & set(PLANS[key].halves):
            first = said.args["first"]
            assert isinstance(first, Message)
            assert gained == [first.args["points"]]
    return said.id


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_of_them_fit_beside_an_option(locale: str) -> None:
    words = GAME.words(locale)
    state = rich()
    lay_citizens(state.players[0], 0, dict.fromkeys(range(1, 7), 2))
    state.players[0].tracks = dict.fromkeys(TRACKS, 3)
    choice = acting(state).pending_choice(0)
    assert choice is not None
    abouts = [words.text(option.about) for option in choice.options if option.about]
    assert len(abouts) == len(PLANS)
    assert max(map(len, abouts)) <= DESCRIPTION


def test_a_square_tells_what_its_envoy_scores_at_an_eagle() -> None:
    table = sending([])
    choose(table, "library", "C1", "builder", "library_3")
    assert about(table, "B2") == "on an eagle (+2 at each scoring)"
    assert about(table, "none") == ""
    table = sending([])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "B1") == "next to an eagle (+1 at each scoring)"
    assert about(table, "A1") == ""


def test_a_square_at_an_eagles_corner_tells_so_to_patrician_1_only() -> None:
    table = sending([], patrician=True)
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "A1") == "at an eagle’s corner (+1 per scoring with Patrician I)"
    assert about(table, "E4") == ""


def test_a_square_tells_that_it_completes_an_area_and_how_large_the_own_group_becomes() -> None:
    table = sending(["E2", "D4"], ["E1"])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "F1") == "next to an eagle (+1 at each scoring), completes the color area"
    assert about(table, "E3") == "area of 2 envoys"
    table = sending(["E1", "E2"])
    choose(table, "market", "C1", "builder", "market_3")
    assert about(table, "F1") == (
        "next to an eagle (+1 at each scoring), completes the color area, area of 3 envoys"
    )


# Where a building goes


def test_a_space_tells_what_the_building_adds_to_its_row_and_to_the_building_task() -> None:
    state = rich()
    player = state.players[0]
    build(player, {"B1": "library", "D1": "market"})
    clear(player, ["B2"])
    lay_citizens(player, 0, {1: 1})
    table = acting(state, "basilica")
    assert [about(table, name) for name in ("C1", "B2")] == [
        "in the scoring: row 1 +2",
        "in the scoring: row 2 +1",
    ]
    table = acting(state, "fountain")
    assert TRAJAN_CARDS["I-1"].build.of == ("gray", "coloured", "gray")
    assert [about(table, name) for name in ("C1", "B2")] == ["in the scoring: Trajan task +3", ""]


def test_the_second_half_counts_with_the_first() -> None:
    state = rich()
    build(state.players[0], {"B1": "library"})
    clear(state.players[0], ["B2", "E1"])
    table = acting(state, "market+house", "D1")
    assert about(table, "C1") == "in the scoring: Trajan task +3"
    assert about(table, "E1") == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_space_adds_fits_beside_it(locale: str) -> None:
    state = rich()
    build(state.players[0], {"B1": "library", "C1": "house"})
    clear(state.players[0], ["B2"])
    lay_citizens(state.players[0], 0, {1: 2})
    table = acting(state, "market")
    said = next(each.about for each in pending(table).options if each.key == "D1")
    assert said is not None
    assert [part.id for part in said.args["parts"]] == ["place-row", "place-task"]  # type: ignore[union-attr]
    assert len(GAME.words(locale).text(said)) <= DESCRIPTION


def test_in_whole_games_rows_and_building_tasks_gain_what_the_spaces_said() -> None:
    seen: Counter[str] = Counter()

    def worth(state: ForumTrajanum, seat: int) -> dict[str, int]:
        card = state.trajan_card
        times = count_fulfilled(state.players[seat], card) if card else 0
        return {
            "place-row": sum(score.points for score in score_rows(state, seat)),
            "place-task": times * task_points(state.players[seat]),
        }

    def watch(table: Table[ForumTrajanum]) -> None:
        choice = table.pending_choice(table.waiting_seats[0]) if table.waiting_seats else None
        if choice is None or choice.prompt.id not in ("prompt-place", "prompt-place-beside"):
            return
        building = choice.prompt.args["building"]
        for space in choice.options:
            state = copy_state(table.state)
            built = state.players[choice.seat].built
            built.update({name: Building(kind) for name, kind in (choice.chosen or {}).items()})
            before = worth(state, choice.seat)
            built[space.key] = Building(str(building).removeprefix("kind-"))
            after = worth(state, choice.seat)
            parts = space.about.args["parts"] if space.about else ()
            assert isinstance(parts, tuple)
            said = {part.id: part.args["points"] for part in parts if isinstance(part, Message)}
            assert said == {name: after[name] - before[name] for name in after if after[name] > before[name]}
            seen.update([*said])

    for seed in range(12):
        random_games.play(GAME, seed, undos=False, watch=watch)
    assert seen["place-row"] > 100
    assert seen["place-task"] > 0
