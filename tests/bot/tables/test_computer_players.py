import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.clock import ManualClock
from bot.tables.computer_players import ComputerPlayers
from bot.tables.service import TableService
from storage.core.kinds import Kind
from storage.core.rows import OVER
from storage.together.store import Store
from tests.support.games import STORY_GAME
from tests.support.table_helpers import USERS, DecisionsHere, begun, press, seeds

ADA = USERS[0]


async def test_computer_players_answer_as_soon_as_they_are_asked(service: TableService) -> None:
    runner = ComputerPlayers(service, Random(1))
    game = await begun(service, 4, computers=["random", "careful"])
    await runner.wait_until_idle()
    table = await service.table(game)
    assert table.waiting_seats == (0, 1)
    while table.waiting_seats == (0, 1):
        await press(service, game, 0)
        table = await service.table(game)
    assert table.waiting_seats == (1,)
    while len((await service.table(game)).waiting_seats) == 1 and not (await service.table(game)).over:
        await press(service, game, (await service.table(game)).waiting_seats[0])
        await runner.wait_until_idle()
    assert set((await service.table(game)).waiting_seats) <= {0, 1}


async def test_a_game_of_computer_players_plays_itself_to_the_end(service: TableService) -> None:
    runner = ComputerPlayers(service, Random(2))
    row = await service.lobby.open(STORY_GAME, host=ADA, channel=1)
    for computer in ("random", "random"):
        await service.lobby.add_computer(row.id, computer, host=ADA)
    await service.lobby.leave(row.id, ADA)
    result = await service.start(row.id, host=ADA)
    await runner.wait_until_idle()
    assert (await service.store.game(row.id)).stage == OVER
    assert Kind.ASK not in {notifications.kind for notifications in result.notifications}


async def test_after_a_restart_they_go_on_where_they_were(service: TableService, path: Path) -> None:
    game = await begun(service, 2, computers=["random"])
    assert (await service.table(game)).waiting_seats == (0, 1)
    async with await Store.open(path) as store:
        later = TableService(store, ManualClock(), seeds=seeds(1), decisions=DecisionsHere())
        runner = ComputerPlayers(later, Random(1))
        await runner.tick()
        await runner.wait_until_idle()
        assert (await later.table(game)).waiting_seats == (0,)


async def test_an_error_is_repaired_by_the_next_tick(service: TableService, path: Path, caplog: Any) -> None:
    runner = ComputerPlayers(service, Random(1))
    game = await begun(service, 2, computers=["random"])
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "CREATE TRIGGER broken BEFORE UPDATE OF chain ON game"
            " BEGIN SELECT raise(ABORT, 'disk on fire'); END"
        )
        await runner.wait_until_idle()
        connection.execute("DROP TRIGGER broken")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert (await service.table(game)).waiting_seats == (0, 1)
    await runner.tick()
    await runner.wait_until_idle()
    assert (await service.table(game)).waiting_seats == (0,)


async def test_the_search_for_them_survives_an_error(service: TableService, path: Path, caplog: Any) -> None:
    runner = ComputerPlayers(service, Random(1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE waiting RENAME TO gone")
        await runner.tick()
        connection.execute("ALTER TABLE gone RENAME TO waiting")
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    await runner.tick()
    assert len(caplog.records) == 1


async def test_closing_stops_whoever_is_thinking(service: TableService) -> None:
    runner = ComputerPlayers(service, Random(1))
    game = await begun(service, 2, computers=["careful"])
    await runner.close()
    before = len((await service.table(game)).moves)
    await runner.wait_until_idle()
    assert len((await service.table(game)).moves) == before
