from games.porta_nigra import GAME
from games.porta_nigra.events.actions import ElementBuilt
from games.porta_nigra.state import Card, PortaNigra
from games.porta_nigra.table_text import table_text
from tests.games.porta_nigra import play
from tests.games.porta_nigra.position import build_on, display, empty, hold, own, played

NAMES = ("Anna", "Ben", "Clara", "Dora")


def lines(state: PortaNigra) -> list[str]:
    """The table in English words."""
    return table_text(state, GAME.words("en"), NAMES).splitlines()


def lines_of(state: PortaNigra, name: str) -> list[str]:
    """The lines about a seat."""
    said = lines(state)
    first = next(number for number, line in enumerate(said) if line.startswith(f"{name}: "))
    rest = said[first:]
    return rest[: rest.index("—")] if "—" in rest else rest


def test_it_tells_where_the_game_is_and_how_far_the_early_end_is() -> None:
    state = empty(3)
    state.phase = "turn"
    state.card = Card("A5", 1, (1,))
    state.young = [2, 0, 1]
    build_on(state, "city_wall-1", 2)
    assert lines(state)[:7] == [
        *("Round 1 of 2", "Phase: Turn", "Turn: Anna", "Start player: Anna"),
        "Card of this turn: 1 torch left; free symbols: buy yellow, build",
        "Until the early end: 90 bricks in the market and the supply, or 14 elements by one player",
        "Youngest to oldest, for ties: Clara, Anna, Ben",
    ]


def test_it_tells_who_still_has_a_turn_after_the_early_end() -> None:
    state = empty(3)
    state.ended_by, state.last_turns = 1, [2, 0]
    assert "Early end by Ben. Last turns still to come: Clara, Anna" in lines(state)


def test_it_tells_the_market_with_its_prices_and_what_the_supply_cards_bring() -> None:
    state = empty()
    state.market["yellow"] = 0
    state.supply_cards_used = [f"S{number}" for number in range(1, 9)]
    said = lines(state)
    assert (
        "Market, clockwise, with prices: red (3) at the basilica: 2, yellow (4) at the city wall: 0, "
        "black (1) at the Porta Nigra: 2, blue (2) at the amphitheater: 2; white in every quarter (5): 2"
    ) in said
    assert (
        "Supply: 80 bricks. Supply cards in the pile, 2: black + red + white, blue + yellow + white" in said
    )


def test_it_tells_who_stands_where_in_the_colour_of_the_site() -> None:
    state = empty()
    build_on(state, "basilica-A4", 2, seat=1)
    build_on(state, "porta_nigra-7", 6)
    said = lines(state)
    assert (
        "basilica, row A: A1 black 4 (7), A2 blue 2 (5), A3 red 4 (15), A4 yellow 2 Ben, A5 white 4 (23)"
        in said
    )
    assert any(line.startswith("Porta Nigra: ") and "7 yellow 6 Anna, 8 yellow 3–8" in line for line in said)


def test_it_tells_all_majorities_with_what_decides_ties() -> None:
    state = empty(3)
    build_on(state, "amphitheater-A4", 3, 0)
    build_on(state, "amphitheater-A3", 3, 1)
    build_on(state, "porta_nigra-7", 4, 0)
    build_on(state, "porta_nigra-8", 4, 1)
    build_on(state, "porta_nigra-3", 4, 2)
    said = [line for line in lines(state) if line.startswith("Majority")]
    assert len(said) == 12
    assert said[0] == (
        "Majority, amphitheater, row A (15/7): "
        "1. Anna, 3 bricks, the better color decides: 15, 2. Ben, 3 bricks: 7"
    )
    assert said[1] == "Majority, amphitheater, row B (10/5): nothing"
    assert (
        "Majority, Porta Nigra, height 4 (8/4): "
        "1. Anna, 1 element, tied: 4, 1. Ben, 1 element, tied: 4, 3. Clara, 1 element: 0"
    ) in said


def test_it_tells_the_displays_with_prices() -> None:
    state = empty()
    state.building_display = ["basilica-red", "city_wall-white"]
    display(state, "H1", "final-30", "final-30", "final-42", "H17")
    said = lines(state)
    assert "Building cards: red basilica, white city wall" in said
    assert "Honor cards for 1 chip: 1 black brick + 1 blue brick" in said
    assert (
        "Honor cards for 2 chips: 30 points at the end (costs 4 different building cards too) (×2), "
        "42 points at the end (costs the 30-point card too)"
    ) in said
    assert "Honor cards for 3 chips: 1 red brick + 1 yellow brick" in said


def test_it_tells_what_a_seat_has_and_could_do() -> None:
    state = empty()
    state.phase = "turn"
    state.players[0].points = 12
    hold(state, "A1", "A2")
    played(state, "A3", "A6")
    own(state, sesterces=4, chips=1, romans=3, romans_left=7, yellow=2, white=1)
    build_on(state, "basilica-A2", 2)
    state.players[0].building_cards = ["basilica-blue"]
    state.building_display = ["basilica-yellow"]
    state.players[0].substitutes = ["city_wall"]
    state.players[0].final_cards = ["final-30"]
    said = lines_of(state, "Anna")
    assert said[:14] == [
        "Anna: 12 points",
        "Play area: 4 sesterces, 1 torch token, 1 influence chip, 3 Romans. Romans in the supply: 7",
        "Stock: 2 yellow bricks, 1 white brick",
        "Builder: basilica",
        "Hand, 2 cards: A1, A2",
        "Still to play in this round, hand and pile: A1, A2, A4, A5, A7, A8 (pile: 4)",
        "Played: A3, A6",
        "Building cards: blue basilica, substitute for city wall (sets: 6)",
        "Final cards: 30 points at the end",
        "Bricks in the basilica: 2; next reward (1 torch token, 1 Roman): 1 to go",
        "Bricks in the city wall: 0; next reward (1 white brick): 3 to go",
        "Bricks in the Porta Nigra: 0; next reward (1 influence chip, 2 Romans): 3 to go",
        "Bricks in the amphitheater: 0; next reward (5 sesterces, 1 Roman): 3 to go",
        "Could build in the basilica, without moving: "
        "A4 yellow 2 (9 points + building card + 1 torch token, 1 Roman)",
    ]
    assert (
        "Could build in the city wall, 1 sesterce for the move: "
        "4 yellow 3 with 1 white (14 points + 1 white brick), 9 yellow 2 (9 points)"
    ) in said
    assert said[-1].startswith("Final scoring (after round 3) as things stand: 5")


def test_equal_sites_of_the_porta_nigra_are_shown_together() -> None:
    state = empty()
    own(state, yellow=6, white=1)
    assert (
        "Could build in the Porta Nigra, 2 sesterces for the move: "
        "7/8 yellow 7 with 1 white (28 points + 2 influence chips, 4 Romans)"
    ) in lines_of(state, "Anna")


def test_another_hand_is_not_shown() -> None:
    state = empty()
    hold(state, "A1", "A2", seat=1)
    view = play.play(state).view(0)
    assert "Hand, 2 cards: 2 face down" in lines_of(view, "Ben")
    assert "Hand, 2 cards: A5, A7" in lines_of(view, "Anna")


def test_russian_declines_what_is_built() -> None:
    words = GAME.words("ru")
    built = ElementBuilt(0, "basilica-A4", 2, 1, 9, "")
    assert words.text(built.message()) == "строит базилику A4 (1 жёлтый блок и 1 белый блок), +9"
