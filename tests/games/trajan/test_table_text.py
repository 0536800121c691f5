from games.trajan import GAME
from games.trajan.left import cards_left, stacks_left
from games.trajan.pieces import STACKS
from games.trajan.state import Trajan
from games.trajan.table_text import table_text
from tests.games.trajan.position import at_senate, empty, empty_pile, hold, own, own_bonus, show
from tests.games.trajan.round_ends import round_over

NAMES = ("Anna", "Ben", "Clara", "Dora")


def lines(state: Trajan) -> list[str]:
    """The table in English words."""
    return table_text(state, GAME.words("en"), NAMES).splitlines()


def test_it_tells_where_the_game_is_and_what_is_demanded() -> None:
    state = round_over(["bread", "games"], rounds=0)
    state.phase = "turn"
    said = lines(state)
    assert said[:7] == [
        *("Quarter I of IV, round 3 of 4", "Phase: Turn", "Turn: Ben", "Start player: Anna"),
        "Time marker: step 2 of 11; steps to the end of the round: 9",
        "Demands of this quarter: bread, games",
        "Demand tiles not seen yet: 4 × bread, 4 × games, 5 × religion (3 of these will never come)",
    ]


def test_it_tells_the_senate_with_what_decides_ties() -> None:
    state = empty(3)
    at_senate(state, 2, 4)
    at_senate(state, 0, 4)
    own(state.players[1], senate_4=1)
    said = lines(state)
    assert [each for each in said if each.startswith("Senate")] == [
        "Senate 1: Anna, 4 votes (track 4, tiles 0), ahead in the stack",
        "Senate 2: Clara, 4 votes (track 4, tiles 0), ahead on the track",
        "Senate 3: Ben, 4 votes (track 0, tiles 4)",
    ]
    assert "Discs on the senate track, each stack from the top: 0 (Ben), 4 (Anna, Clara)" in said


def test_it_tells_who_is_where_on_the_board() -> None:
    state = empty()
    state.players[0].leader = "noricum"
    state.legionnaires = {"noricum": [1, 0]}
    state.provinces = {"alpes": "bread"}
    del state.district["A1"]
    state.workers = {"A1": [1, 0]}
    state.gray_ships = ["equal"]
    said = lines(state)
    assert "Noricum (5): Ben’s legionnaire, Anna’s legionnaire, Anna’s leader" in said
    assert "Alpes (3): bread" in said
    assert "Military camp: Ben’s leader" in said
    assert any(each.startswith("Construction district, row 1: A1 (Ben, Anna), B1 door (2)") for each in said)
    assert "Ship equal, gray: 0, 1, 7, 15" in said


def test_it_tells_what_is_left_as_far_as_a_seat_can_know() -> None:
    state = empty()
    empty_pile(state, left=2)
    hold(state, *state.bag("commodities")[:1])
    assert "Draw pile: 1 card" in lines(state)
    assert cards_left(state).left == 1
    state.trajan_out.append("cards-2")
    state.stacks["cards"] = "cards-2"
    stack = stacks_left(state)[STACKS.index("cards")]
    assert (stack.top, len(stack.under)) == ("cards-2", 7)
    assert "Trajan stack cards: 2 commodity cards, 3 points (2 × orange); 7 below it" in lines(state)


def test_it_tells_what_a_seat_has() -> None:
    state = round_over(["bread", "games"], rounds=0)
    state.phase = "turn"
    player = state.players[0]
    player.slots = {"II": "cards-4"}
    player.trays["II"] = ["yellow", "yellow", "blue"]
    player.kept = ["demand-1"]
    player.plus_two = ["forum"]
    player.construction = ["door-2", "door-3"]
    hold(state, "fish", seen=["wine"])
    show(state, "fish", "fish")
    own(player, wild_construction=1, games=2)
    own_bonus(player, "wine-fish")
    said = lines(state)
    seat = said[said.index("Anna: 0 points") :]
    assert seat[: seat.index("—")] == [
        "Anna: 0 points",
        "Tray I, seaport: 2 × yellow. Slot: Arch of Trajan",
        "Tray II, forum: 2 × yellow, blue. Slot: 2 commodity cards, 3 points (blue, white)",
        "Tray III, military: 2 × green. Slot: free",
        "Tray IV, senate: 2 × white. Slot: free",
        "Tray V, Trajan: 2 × pink. Slot: free",
        "Tray VI, construction: 2 × blue. Slot: free",
        "Hand, 2 cards: wine, fish",
        "Display: 2 × fish",
        "Tiles: 2 × games, wild construction tile",
        "[+2] markers: forum",
        "Trajan tiles for demands, each once per quarter: bread",
        "Would meet now: bread (Trajan tile), games (games)",
        "Construction tiles: door (2), door (3)",
        "Sets, wild ones included: 3 × door (10)",
        "Bonus tiles: wine and fish (yellow, now 6)",
        "Player tokens: supply 13, military camp 1, worker camp 1",
        "Leader: military camp. Legionnaires in provinces: nothing",
        "Workers on sites: nothing",
        "Final scoring as things stand: 20 (2 cards in hand +2, "
        "in the camps (workers 1, legionnaires 1) +2, 3 × door (1 of them wild) +10, "
        "bonus tile “wine and fish” (yellow) × 2 +6)",
    ]
