import pytest

from bot.clock import ManualClock
from bot.locales import game_words
from bot.screens.panel.choice import in_place
from bot.tables.choices_ahead import next_choices
from bot.tables.errors import BeforeYou
from bot.tables.service import Press, TableService
from games.choice import THEN
from games.engine.table import Table
from games.porta_nigra.state import PortaNigra
from storage.together.store import Store
from tests.games.porta_nigra.play import choose, playing
from tests.games.porta_nigra.position import display, empty, own, sell
from tests.support.table_story import keys, pending, prompt

USERS = (1, 2)
NEWCOMER = 3


def test_what_is_asked_next_stands_in_place_of_what_only_asks_which() -> None:
    table = playing(empty(), "A7")
    choice = pending(table)
    shown = in_place(choice, next_choices(table, 0))
    twin = table.copy()
    choose(twin, "symbol_1")
    assert [*shown.keys][: len(keys(twin))] == [f"symbol_1{THEN}{key}" for key in keys(twin)]
    assert {*shown.keys} - {f"symbol_1{THEN}{key}" for key in keys(twin)} == {*choice.keys} - {"symbol_1"}
    assert game_words("en", "porta_nigra").text(shown.options[0].label) == "buy any color › black"
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
    table = playing(state, "A5", "symbol_1", "symbol_2")
    assert said(table)["build › amphitheater C1: 1 black brick"] == (
        "+1 point; then 2 bricks short of a reward; majority: 1st (+5); "
        "move 2; leaves 9 sesterces; −1 torch token"
    )


def test_a_brick_in_place_of_its_symbol_says_whose_shop_is_empty() -> None:
    state = empty()
    own(state, sesterces=10)
    sell(state, red=1, white=1)
    assert said(playing(state, "A2"))["buy black › red"].endswith("; instead of black, whose shop is empty")


def said(table: Table[PortaNigra]) -> dict[str, str]:
    """Labels of a seat's options, with both questions answered at once -> the texts about them."""
    words, shown = game_words("en", "porta_nigra"), in_place(pending(table), next_choices(table, 0))
    return {words.text(each.label): words.text(each.about) for each in shown.options if each.about}


@pytest.fixture
def tables(store: Store) -> TableService:
    return TableService(store, ManualClock(1_800_000_000.0))


async def test_one_press_answers_both_and_undo_takes_back_both(tables: TableService) -> None:
    game, seat, first, second = await about_to_ask_which(tables)
    before = (await tables.table(game)).undoable(seat)
    await answer(tables, game, seat, f"{first}{THEN}{second}")
    assert (await tables.table(game)).undoable(seat) == before + 2
    await undo(tables, game, seat)
    table = await tables.table(game)
    assert first in pending(table, seat).keys
    assert table.undoable(seat) == before


async def test_undo_keeps_questions_to_a_former_holder_of_the_seat(tables: TableService) -> None:
    game, seat, first, second = await about_to_ask_which(tables)
    await answer(tables, game, seat, first)
    asked = await tables.table(game)
    await tables.seats.leave(game, USERS[seat])
    await tables.seats.take(game, seat, NEWCOMER)
    await answer(tables, game, seat, second)
    await undo(tables, game, seat)
    table = await tables.table(game)
    assert (pending(table, seat).keys, table.undoable(seat)) == (
        pending(asked, seat).keys,
        asked.undoable(seat),
    )
    with pytest.raises(BeforeYou):
        await undo(tables, game, seat)


async def about_to_ask_which(tables: TableService) -> tuple[int, int, str, str]:
    """A table of two: a seat, its option that only leads to a question, and an option of that question."""
    row = await tables.lobby.open("porta_nigra", host=USERS[0], channel=1)
    await tables.lobby.join(row.id, USERS[1])
    await tables.start(row.id, host=USERS[0])
    while True:
        table = await tables.table(row.id)
        (seat,) = table.waiting_seats
        for first, choice in next_choices(table, seat).items():
            return row.id, seat, first, choice.keys[0]
        await answer(tables, row.id, seat, pending(table, seat).keys[0])


async def answer(tables: TableService, game: int, seat: int, key: str) -> None:
    await tables.answer(game, await press(tables, game, seat), key)


async def undo(tables: TableService, game: int, seat: int) -> None:
    await tables.undo(game, await press(tables, game, seat))


async def press(tables: TableService, game: int, seat: int) -> Press:
    """A press by the player of a seat on their current panel."""
    held = (await tables.store.game(game)).seated[seat]
    return Press(seat, held.player, (await tables.table(game)).version(seat))
