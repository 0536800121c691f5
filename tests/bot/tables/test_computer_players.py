"""Computer players: they know no more than their seat, always find a move, and are repaired when stuck."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.tables import strategies
from bot.tables.computer_players import ComputerPlayers
from bot.tables.service import TableService
from bot.tables.strategies import decide
from games import find
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from storage.kinds import Kind
from storage.rows import OVER
from storage.store import Store
from tests.support.games import STORY_GAME
from tests.support.table_helpers import USERS, DecisionsHere, begun, press, seeds
from tests.support.toy_game import CARDS, ChipsTaken, toy_table, toy_turns

ADA = USERS[0]


# Deciding


def played(names: tuple[str, ...], seed: int, answers: int = 10_000) -> Table[Any]:
    """A game of computer players among themselves."""
    random = Random(seed)
    game = find(STORY_GAME)
    table = Table.begin(game, len(names), game.options(), RandomChance(random))
    while not table.over and answers:
        seat = random.choice(table.waiting)
        table.answer(seat, decide(names[seat], table, seat, random))
        answers -= 1
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_players_play_whole_games(seats: int) -> None:
    assert played(("random",) * seats, seats).over


def test_a_careful_player_beats_one_who_plays_by_chance() -> None:
    table = played(("careful", "random"), 2)
    careful, by_chance = (player.points for player in table.state.players)
    assert careful > by_chance + 20


def test_with_the_same_chance_the_same_is_decided() -> None:
    assert played(("careful",) * 2, 3, 40).moves == played(("careful",) * 2, 3, 40).moves


@pytest.mark.parametrize("seed", range(5))
def test_the_best_end_of_the_turn_decides(seed: int) -> None:
    async def detour(table: Table[Any]) -> None:
        first = await choose(0, "first", ["one", "two"])
        second = await choose(0, "second", ["one", "two"])
        chips = {"one-one": 1, "one-two": 9, "two-one": 3, "two-two": 4}
        table.apply(ChipsTaken(0, chips[f"{first}-{second}"]))
        table.state.phase = ""

    table = toy_table(2, bids=detour)
    for key in ("one", "two"):
        assert decide("careful", table, 0, Random(seed)) == key
        table.answer(0, key)


def test_a_player_gets_what_its_seat_knows_and_the_rest_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy_table(2)
    for seat, key in ((1, "look"), (1, "low"), (0, "pass"), (0, "low")):
        table.answer(seat, key)
    faces = []

    def spy(imagined: Table[Any], seat: int, random: Random) -> str:
        assert imagined.view(seat) == table.view(seat)
        assert imagined.pending(seat) == table.pending(seat)
        faces.append(imagined.state.players[1].card.face)
        return strategies.random_key(imagined, seat, random)

    monkeypatch.setitem(strategies.STRATEGIES, "spy", spy)
    for seed in range(40):
        decide("spy", table, 0, Random(seed))
    assert set(faces) == set(CARDS)


@pytest.mark.parametrize("fault", ["raises", "invents"])
def test_where_thinking_fails_any_option_is_taken_and_it_is_logged(
    fault: str, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    def foolish(_imagined: Table[Any], _seat: int, _random: Random) -> str:
        if fault == "raises":
            raise ZeroDivisionError
        return "castle"

    monkeypatch.setitem(strategies.STRATEGIES, "foolish", foolish)
    assert decide("foolish", toy_turns(), 0, Random(1)) in ("one", "two", "peek", "end")
    assert [record.levelname for record in caplog.records] == ["ERROR"]


# At tables of the service


async def test_computer_players_answer_as_soon_as_they_are_asked(tables: TableService) -> None:
    runner = ComputerPlayers(tables, Random(1))
    game = await begun(tables, 4, computers=["random", "careful"])
    await runner.wait_until_idle()
    table = await tables.table(game)
    assert table.waiting == (0, 1)
    while table.waiting == (0, 1):
        await press(tables, game, 0)
        table = await tables.table(game)
    assert table.waiting == (1,)
    while len((await tables.table(game)).waiting) == 1 and not (await tables.table(game)).over:
        await press(tables, game, (await tables.table(game)).waiting[0])
        await runner.wait_until_idle()
    assert set((await tables.table(game)).waiting) <= {0, 1}


async def test_a_game_of_computer_players_plays_itself_to_the_end(tables: TableService) -> None:
    runner = ComputerPlayers(tables, Random(2))
    row = await tables.lobby.open(STORY_GAME, host=ADA, channel=1)
    for computer in ("random", "random"):
        await tables.lobby.add_computer(row.id, computer, host=ADA)
    await tables.lobby.leave(row.id, ADA)
    result = await tables.start(row.id, host=ADA)
    await runner.wait_until_idle()
    assert (await tables.store.game(row.id)).stage == OVER
    assert Kind.ASK not in {notifications.kind for notifications in result.notifications}


async def test_after_a_restart_they_go_on_where_they_were(tables: TableService, path: Path) -> None:
    game = await begun(tables, 2, computers=["random"])
    assert (await tables.table(game)).waiting == (0, 1)
    async with await Store.open(path) as store:
        later = TableService(store, ManualClock(), seeds=seeds(1), decisions=DecisionsHere())
        runner = ComputerPlayers(later, Random(1))
        await runner.tick()
        await runner.wait_until_idle()
        assert (await later.table(game)).waiting == (0,)


async def test_an_error_is_logged_and_the_next_tick_repairs_what_it_left(
    tables: TableService, path: Path, caplog: Any
) -> None:
    runner = ComputerPlayers(tables, Random(1))
    game = await begun(tables, 2, computers=["random"])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "CREATE TRIGGER broken BEFORE UPDATE OF chain ON game"
            " BEGIN SELECT raise(ABORT, 'disk on fire'); END"
        )
        await runner.wait_until_idle()
        connection.execute("DROP TRIGGER broken")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert (await tables.table(game)).waiting == (0, 1)
    await runner.tick()
    await runner.wait_until_idle()
    assert (await tables.table(game)).waiting == (0,)


async def test_the_search_for_waiting_players_survives_an_error(
    tables: TableService, path: Path, caplog: Any
) -> None:
    runner = ComputerPlayers(tables, Random(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE waiting RENAME TO gone")
        await runner.tick()
        connection.execute("ALTER TABLE gone RENAME TO waiting")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    await runner.tick()
    assert len(caplog.records) == 1


async def test_closing_stops_whoever_is_thinking(tables: TableService) -> None:
    runner = ComputerPlayers(tables, Random(1))
    game = await begun(tables, 2, computers=["careful"])
    await runner.close()
    before = len((await tables.table(game)).moves)
    await runner.wait_until_idle()
    assert len((await tables.table(game)).moves) == before
