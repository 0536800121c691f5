from random import Random

import pytest

from games.forum_trajanum import GAME
from games.forum_trajanum.events.building import TileBuilt
from games.forum_trajanum.events.forum import AreaCompleted
from games.forum_trajanum.player import Building
from games.forum_trajanum.state import ForumTrajanum, Options
from games.forum_trajanum.table_text import table_text
from games.game import SeatEvent
from games.hidden import as_seen_by, copy_state
from games.words import LOCALES, Message, Seat
from tests.fuzz.random_games import random_options
from tests.games.forum_trajanum.position import build, empty, lay_citizens, ship

PEOPLE = ("Anna", "Борис", "Clara", "Дмитрий")


def text_lines(view: ForumTrajanum, locale: str = "en") -> list[str]:
    return table_text(view, GAME.words(locale), ["Anna", "Ben"]).splitlines()


def hidden(view: ForumTrajanum) -> set[str]:
    """The tiles of seat 0 that this view lists as hidden."""
    line = next(line for line in text_lines(view) if line.startswith("Still hidden: "))
    return set(line.removeprefix("Still hidden: ").split(", "))


def test_the_column_and_the_markers_beside_it_are_shown() -> None:
    state = empty(2, cycle=2)
    state.players[1].tracks["library"] = 4
    state.players[1].markers_at_column = ["library"]
    lines = text_lines(state)
    assert "Trajan’s Column: the top fragment scores 2" in lines
    assert lines.count("Forum markers at Trajan’s Column: library") == 1


def test_on_side_b_every_street_is_found() -> None:
    state = empty(2, Options(side_b=True))
    state.players[0].row_symbols = [3, 1, 2, 6, 5, 4]
    state.players[0].column_symbols = [2, 1, 3, 4, 5, 6]
    assert (
        "Streets: row 1 · III, row 2 · I, row 3 · II, row 4 · VI, row 5, row 6 · IV, "
        "column A · B, column B · A, column C, column D, column E, column F"
    ) in text_lines(state)
    assert not any(line.startswith("Streets:") for line in text_lines(empty(2)))


def test_limited_tiles_are_counted() -> None:
    state = empty(2, Options(limited_tiles=True))
    build(state.players[0], {"B2": "fountain", "C3": "park"})
    assert (
        "Building tiles left, single / double: blue 13 / 12, green 13 / 12, yellow 14 / 12, orange 14 / 12"
        in text_lines(state)
    )


def test_the_largest_area_is_shown_with_what_it_is_worth() -> None:
    state = empty(2)
    state.envoys = {"A1": 0, "A2": 0, "B2": 1}
    state.players[0].prestige = 3
    lines = text_lines(state)
    assert "Largest area of envoys: 2, worth 5 at the next scoring" in lines
    assert "Largest area of envoys: 1, worth 1 at the next scoring" in lines


def test_a_ship_tells_its_tiles_only_to_who_knows_them() -> None:
    state = empty(2)
    ship(state.players[0], 0, 2)
    assert "Envoys on the ship: 2 (builder, builder)" in text_lines(as_seen_by(copy_state(state), 0))
    assert "Envoys on the ship: 2" in text_lines(as_seen_by(copy_state(state), 1))


def test_the_temples_are_shown_once() -> None:
    assert text_lines(empty(2)).count("Temples: C2, E3, B4, D5") == 1


def test_the_tiles_that_a_view_does_not_show_are_counted() -> None:
    state = empty(2)
    ship(state.players[0], 0, 1)
    owner, other = (hidden(as_seen_by(copy_state(state), viewer)) for viewer in (0, 1))
    assert "builder (×2)" in owner
    assert "builder (×3)" in other
    assert {"patrician woman", "2 orange workers", "upgrade + coin (×2)"} <= owner & other
    assert owner - other == {"builder (×2)"}
    assert not any("2 tribunes" in tiles for tiles in owner)
    assert sum(int(tiles.partition("×")[2].rstrip(")") or 1) for tiles in owner) == 34 - 4 - 1


def test_before_the_first_round_nothing_is_said_of_hidden_tiles() -> None:
    assert not any(line.startswith("Still hidden") for line in text_lines(empty(2, number=0)))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_can_be_said_in_every_language(locale: str) -> None:
    state = empty(2, Options(side_b=True, limited_tiles=True), cycle=3)
    player = state.players[0]
    player.markers_at_column, player.used = ["library", "market"], {"merchant_2": 1}
    lay_citizens(player, 0, {1: 2, 3: 1})
    assert len(text_lines(state, locale)) == len(text_lines(state, "en"))
    assert not any("{" in line for line in text_lines(state, locale))


def test_double_tiles_and_complete_areas_are_shown() -> None:
    state = empty(2)
    state.players[0].built = {"B3": Building("library", "C3"), "C3": Building("fountain", "B3")}
    state.envoys = dict.fromkeys(state.areas["A1"], 0)
    lines = text_lines(state)
    assert "Built: B3 library (one tile with C3), C3 fountain (one tile with B3)" in lines
    assert len([line for line in lines if ", complete:" in line]) == 1


def test_an_argument_is_shown_as_what_it_is() -> None:
    words = GAME.words("en")
    said = words.text(Message("event-Exchanged", {"gave": {"blue": 2}, "took": {"builder": 1}}))
    assert said == "exchanges 2 blue workers for 1 builder"
    assert words.text(Message("board-start", {"seat": Seat(1)}), PEOPLE) == "Start player: Борис"
    assert words.text(Message("board-start", {"seat": Seat(1)})) == "Start player: seat 2"
    assert words.text(Message("board-free", {"spaces": ("A2", "none")})) == "Free spaces: A2, nothing"


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 монета"), (2, "2 монеты"), (5, "5 монет"), (21, "21 монета")]
)
def test_russian_counts_as_russians_do(number: int, said: str) -> None:
    assert GAME.words("ru")("joined-list", list={"coin": number}) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (TileBuilt(0, "library+fountain", ("E2", "E3")), "строит библиотеку + синий фонтан на E2, E3"),
        (TileBuilt(0, "house", ("E2",)), "строит оранжевый дом на E2"),
        (AreaCompleted(0, "green", ("F1", "G1")), "завершает зелёную область F1, G1"),
    ],
)
def test_russian_declines_what_is_built_and_completed(event: SeatEvent, said: str) -> None:
    message = event.message()
    assert message is not None
    assert GAME.words("ru").text(message) == said


def test_random_options_are_drawn_from_what_there_is() -> None:
    drawn = {random_options(GAME, 3, Random(seed)).introductory for seed in range(60)}  # type: ignore[attr-defined]
    assert {"", "random", "III-1"} <= drawn
