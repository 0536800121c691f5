import pytest

from games.porta_nigra.majorities import (
    BRICKS,
    COLOUR,
    PlaceInReach,
    area_of,
    majority_places,
    place_in_reach,
    places_by_area,
)
from games.porta_nigra.pieces import MAJORITIES, SITES
from games.porta_nigra.state import PortaNigra
from tests.games.porta_nigra.position import build_on, empty

THOMAS, NICOLE, THIRD = 0, 1, 2


def points(state: PortaNigra, area: str) -> dict[int, int]:
    """The points of the seats present in an area."""
    return {each.seat: each.points for each in majority_places(state, area)}


def heights(*colours: tuple[int, str], height: int = 4, players: int = 3) -> PortaNigra:
    """A Porta Nigra with elements of one height: the seat and the colour of each."""
    state = empty(players)
    for seat, colour in colours:
        free = next(site.name for site in state.free_sites("porta_nigra") if site.colour == colour)
        build_on(state, free, height, seat)
    return state


def test_three_yellow_beat_three_red_in_row_a_of_the_amphitheater() -> None:
    """The rulebook: Thomas 3 yellow, Nicole 3 red: 15 and 7."""
    state = empty()
    build_on(state, "amphitheater-A4", 3, THOMAS)
    build_on(state, "amphitheater-A3", 3, NICOLE)
    assert points(state, "amphitheater-A") == {THOMAS: 15, NICOLE: 7}
    first, second = majority_places(state, "amphitheater-A")
    assert (first.seat, first.best, first.number, first.ahead_by) == (THOMAS, "yellow", 3, COLOUR)
    assert (second.best, second.ahead_by) == ("red", "")


def test_four_white_beat_two_yellow_and_two_blue_in_row_a_of_the_basilica() -> None:
    """The rulebook: Caro 4 white against Michael, who is alone in row B: 12 and 18 together."""
    caro, michael = 0, 1
    state = empty(3)
    build_on(state, "basilica-A5", 4, caro)
    build_on(state, "basilica-A4", 2, michael)
    build_on(state, "basilica-A2", 2, michael)
    build_on(state, "basilica-B3", 2, michael)
    assert points(state, "basilica-A") == {caro: 12, michael: 6}
    assert points(state, "basilica-B") == {michael: 12}, "alone there, no second place is given"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"city_wall-9": 2, "city_wall-6": 3}, {"city_wall-2": 3, "city_wall-3": 2}),
        ({"city_wall-9": 2, "city_wall-6": 3}, {"city_wall-8": 3, "city_wall-1": 2}),
    ],
    ids=["3 blue + 2 red", "3 red + 2 black"],
)
def test_on_the_wall_colour_counts_more_than_value(one: dict[str, int], other: dict[str, int]) -> None:
    """The colour of the best element decides before its bricks: 2 yellow beat 3 red."""
    state = empty()
    for seat, elements in enumerate((one, other)):
        for site, bricks in elements.items():
            build_on(state, site, bricks, seat)
    assert points(state, "city_wall") == {0: 20, 1: 10}


def test_of_one_colour_the_element_with_more_bricks_is_better() -> None:
    """3 yellow + 2 black against 2 yellow + 3 black."""
    state = empty()
    build_on(state, "city_wall-4", 3, 1)
    build_on(state, "city_wall-1", 2, 1)
    build_on(state, "city_wall-9", 2, 0)
    build_on(state, "city_wall-6", 3, 0)
    assert points(state, "city_wall") == {1: 20, 0: 10}
    assert majority_places(state, "city_wall")[0].ahead_by == BRICKS


def test_more_bricks_win_whatever_their_colour() -> None:
    state = empty()
    build_on(state, "city_wall-6", 3, 0)
    build_on(state, "city_wall-5", 2, 1)
    first, second = majority_places(state, "city_wall")
    assert (first.seat, first.ahead_by, second.points) == (0, "", 10)


def test_third_place_brings_nothing_and_nobody_without_bricks_has_a_place() -> None:
    state = empty(4)
    build_on(state, "amphitheater-C1", 1, 0)
    build_on(state, "amphitheater-C3", 1, 1)
    build_on(state, "amphitheater-C5", 1, 2)
    assert [(each.seat, each.place, each.points) for each in majority_places(state, "amphitheater-C")] == [
        (2, 1, 5),
        (1, 2, 2),
        (0, 3, 0),
    ]


@pytest.mark.parametrize(
    ("colours", "expected"),
    [
        ([(0, "yellow"), (1, "yellow"), (2, "blue")], {0: 4, 1: 4, 2: 0}),
        ([(0, "yellow"), (1, "blue"), (2, "blue")], {0: 8, 1: 0, 2: 0}),
        ([(0, "yellow"), (0, "red"), (1, "yellow"), (1, "blue")], {0: 8, 1: 4}),
        ([(0, "black"), (0, "blue"), (1, "white")], {0: 8, 1: 4}),
    ],
    ids=["tied for first", "tied for second", "the next best colour decides", "more elements win"],
)
def test_ties_on_a_height_of_the_porta(colours: list[tuple[int, str]], expected: dict[int, int]) -> None:
    """Height 4 brings 8 and 4. Who cannot be separated scores as one place behind."""
    assert points(heights(*colours), "porta_nigra-4") == expected


def test_who_is_tied_for_first_shares_the_place() -> None:
    found = majority_places(heights((0, "yellow"), (1, "yellow"), (2, "blue")), "porta_nigra-4")
    assert [(each.place, each.shared) for each in found] == [(1, True), (1, True), (3, False)]


def test_each_height_counts_by_itself() -> None:
    state = heights((0, "yellow"), (1, "red"), height=5)
    build_on(state, "porta_nigra-9", 8, 1)
    assert points(state, "porta_nigra-5") == {0: 10, 1: 5}
    assert points(state, "porta_nigra-8") == {1: 16}
    assert points(state, "porta_nigra-4") == {}


def test_nicole_has_an_element_of_height_three_and_one_of_height_seven() -> None:
    """The rulebook: 3 bricks there before, then 6 yellow and 1 white one on a yellow site."""
    state = empty()
    build_on(state, "porta_nigra-1", 3, NICOLE)
    build_on(state, "porta_nigra-7", 7, NICOLE)
    assert {area: found[0].points for area, found in places_by_area(state).items() if found} == {
        "porta_nigra-3": 6,
        "porta_nigra-7": 14,
    }


def test_with_other_sites_a_tie_elsewhere_goes_on_to_the_next_best_elements_then_stays_tied() -> None:
    """Equal elements, which the sites of this data do not allow."""
    state = empty(3)
    build_on(state, "city_wall-4", 3, 0)
    build_on(state, "city_wall-9", 3, 1)
    build_on(state, "city_wall-7", 2, 0)
    build_on(state, "city_wall-3", 2, 1)
    assert points(state, "city_wall") == {1: 20, 0: 10}
    del state.elements["city_wall-7"], state.elements["city_wall-3"]
    build_on(state, "city_wall-1", 2, 2)
    assert points(state, "city_wall") == {0: 10, 1: 10, 2: 0}


def test_first_and_second_of_a_height_score_twice_and_once_its_bricks() -> None:
    for area in MAJORITIES.values():
        if area.height:
            assert area.points == (2 * area.height, area.height)
        assert area.points[1] == area.points[0] // 2


def test_every_element_counts_in_one_area() -> None:
    for site in SITES.values():
        for bricks in (site.bricks,) if site.bricks else range(3, 9):
            state = empty()
            build_on(state, site.name, bricks)
            counted = {area: found[0].number for area, found in places_by_area(state).items() if found}
            assert counted == {area_of(site, bricks): bricks if site.bricks else 1}


def test_outside_the_porta_nigra_no_two_sites_of_an_area_are_equal() -> None:
    """So every tie there is decided."""
    for area in MAJORITIES.values():
        if not area.height:
            there = [
                site for site in SITES.values() if (site.building, site.row) == (area.building, area.row)
            ]
            assert len(there) == len({(site.colour, site.bricks) for site in there}) > 0


def test_the_place_in_reach_is_the_one_that_brings_most_a_brick() -> None:
    """Thomas has 3 bricks in row A of the amphitheater, Nicole 2; on the wall too he has one more."""
    state = empty()
    build_on(state, "amphitheater-A4", 3, THOMAS)
    build_on(state, "amphitheater-A3", 2, NICOLE)
    build_on(state, "city_wall-9", 3, THOMAS)
    build_on(state, "city_wall-6", 2, NICOLE)
    first, second = MAJORITIES["city_wall"].points[:2]
    found = place_in_reach(state, NICOLE)
    assert found == PlaceInReach("city_wall", THOMAS, 2, first - second)
    build_on(state, "city_wall-2", found.bricks, NICOLE)
    assert points(state, "city_wall") == {NICOLE: first, THOMAS: second}, "so many bricks do bring it"


def test_a_place_is_in_reach_only_where_the_free_sites_have_room_for_the_bricks_that_it_takes() -> None:
    state = empty()
    row = [site for site in state.free_sites("amphitheater") if site.row == "A"]
    *others, last = sorted(row, key=lambda site: -site.bricks)
    for site in others:
        build_on(state, site.name, site.bricks, THOMAS)
    assert sum(site.bricks for site in others) >= last.bricks
    assert place_in_reach(state, NICOLE) is None


def test_who_is_first_everywhere_has_no_better_place_in_reach() -> None:
    state = empty()
    build_on(state, "amphitheater-A4", 3, THOMAS)
    assert place_in_reach(state, THOMAS) is None
