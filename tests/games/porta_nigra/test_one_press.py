"""A press answers two questions where an option only asks which, and can be gone back from step by step."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.clock import ManualClock
from bot.locales import game_words
from bot.screens.panel.in_place import in_place
from bot.tables.next_choice import next_choices
from bot.tables.service import Press, Solo, TableService
from games import find
from games.choice import THEN
from games.engine.table import Table
from games.porta_nigra.state import PortaNigra
from storage.store import Store
from tests.games.porta_nigra.position import choose, display, empty, own, playing, sell
from tests.support.table_story import keys, pending, prompt

HOST = 1


def test_what_is_asked_next_stands_in_place_of_what_only_asks_which() -> None:
    table = playing(empty(), "A7")
    choice = pending(table)
    shown = in_place(choice, next_choices(table, 0))
    twin = table.copy()
    choose(twin, "symbol_1")
    assert [*shown.keys][: len(keys(twin))] == [f"symbol_1{THEN}{key}" for key in keys(twin)]
    assert {*shown.keys} - {f"symbol_1{THEN}{key}" for key in keys(twin)} == {*choice.keys} - {"symbol_1"}
    assert game_words("en", "porta_nigra").text(shown.options[0].label) == "buy any › black"
    assert (prompt(table), table.undoable(0)) == ("act", 1), "the table stays as it is"


def test_an_option_that_does_something_stays() -> None:
    state = empty()
    own(state, chips=2)
    display(state, "H5")
    asked = next_choices(playing(state, "A7"), 0)
    assert {*asked} == {"symbol_1", "influence-honor"}


def test_a_site_in_place_of_its_symbol_says_its_building_the_way_and_the_torch_token() -> None:
    state = empty()
    state.players[0].quarter = "city_wall"
    own(state, sesterces=20, torches=1)
    table = playing(state, "A5")
    choose(table, "symbol_1", "symbol_2")
    assert told(table)["build › amphitheater C1: 1 black brick"] == (
        "+1 point; 2 bricks short of a reward then; majority: 1st (+5); "
        "move 2; leaves 9 sesterces; −1 torch token"
    )


def test_a_brick_in_place_of_its_symbol_says_whose_shop_is_empty() -> None:
    state = empty()
    own(state, sesterces=10)
    sell(state, red=1, white=1)
    assert told(playing(state, "A2"))["buy black › red"].endswith("; instead of black, its shop is empty")


def told(table: Table[PortaNigra]) -> dict[str, str]:
    """The labels of a seat's options, both questions answered at once -> what is said of them."""
    words, shown = game_words("en", "porta_nigra"), in_place(pending(table), next_choices(table, 0))
    return {words.text(each.label): words.text(each.about) for each in shown.options if each.about}


async def test_one_press_answers_both_and_undo_takes_back_both(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "tables.sqlite") as store:
        tables = TableService(store, ManualClock(1_800_000_000.0), random=Random(1))
        solo = Solo(HOST, ("random",), guild=1, channel=2, language="en")
        row = await tables.begin_alone("porta_nigra", find("porta_nigra").options(), solo)
        seat = row.seat_of(HOST)
        assert seat is not None
        found = ""
        while not found:
            table = await tables.table(row.id)
            (acting,) = table.waiting
            asked = next_choices(table, acting) if acting == seat else {}
            found = next((f"{key}{THEN}{choice.keys[0]}" for key, choice in asked.items()), "")
            key = found or pending(table, acting).keys[0]
            user = HOST if acting == seat else None
            before = table.undoable(acting)
            await tables.answer(row.id, Press(acting, user, table.version(acting)), key)
        table = await tables.table(row.id)
        assert table.undoable(seat) == before + 2
        await tables.undo(row.id, Press(seat, HOST, table.version(seat)))
        table = await tables.table(row.id)
        assert found.partition(THEN)[0] in pending(table, seat).keys
        assert table.undoable(seat) == before
