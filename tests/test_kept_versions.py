from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from bot.app import Tabellarius
from bot.audit import GameReport, open_check
from bot.clock import ManualClock
from bot.screens.ids.history_ids import HistoryId
from bot.screens.painting.game_pages import GamePageRequest
from bot.tables import cache
from bot.tables.errors import EarlierRules, Outdated
from bot.tables.play_on import branch_at
from bot.tables.sent_table import sent
from bot.tables.service import AppliedMoves, Press, TableService
from games import find, log, names
from games.engine.chance import RandomChance
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES
from renderer.game_page import GamePage
from storage.core.rows import LOBBY, OVER, PLAYING
from storage.history.notes import NotedStep
from storage.together.store import Store
from tests.support.bot_world import BotWorld
from tests.support.games import is_thorough
from tests.support.other_rules import asking_first
from tests.support.restored import FIXTURES, restored
from tests.support.table_story import answer_at_random, somebody_asked

DATABASES = sorted(path.parent.name for path in FIXTURES.glob("version_*/database.sql"))
"""Versions with a stored database, from the oldest supported schema."""

LOGS = sorted(path.relative_to(FIXTURES).as_posix() for path in FIXTURES.glob("*/*.jsonl"))
NOW = 1_800_000_000.0
NEWCOMER = 999
EVERY = 12
"""Tested steps of a game: every 12th."""


def reports(path: Path) -> list[GameReport]:
    """The check's report about each game; everything else must have no fault."""
    with open_check(path) as found:
        assert found.faults() == ()
        return list(found.games())


async def press(tables: TableService, game: int, random: Random) -> AppliedMoves:
    """Press something for a waiting seat."""
    table, row = await tables.table(game), await tables.store.game(game)
    seat, choice = somebody_asked(table, random)
    key, user = choice.random_answer(random), row.seated[seat].user
    interaction = None if user is None else random.getrandbits(62)
    return await tables.answer(
        game, Press(seat, user=user, version=table.version(seat), interaction=interaction), key
    )


async def change_hands(tables: TableService, game: int) -> None:
    """Somebody offers their seat, and a newcomer takes it."""
    row = await tables.store.game(game)
    seat, user = next((held.seat, held.user) for held in row.seated if held.user is not None)
    await tables.seats.offer(game, user, on=True)
    await tables.seats.take(game, seat, NEWCOMER)
    assert (await tables.store.game(game)).seat_of(NEWCOMER) == seat


async def can_be_played_on(bot: Tabellarius, step: int) -> bool:
    """Whether play can continue from a step of the first game."""
    branch = await bot.play_on.branch(1, step)
    return bool(branch.given.table().waiting_seats)


def test_every_version_and_every_game_is_kept() -> None:
    assert DATABASES[0] == "version_4"
    for game in names():
        assert any(Path(each).name.startswith(game) for each in LOGS)


@pytest.mark.parametrize("version", DATABASES)
async def test_a_database_is_played_on(version: str, tmp_path: Path) -> None:
    path, random = restored(version, tmp_path), Random(1)
    assert [(each.stage, each.faults) for each in reports(path)] == [
        (OVER, ()),
        (PLAYING, ()),
        (PLAYING, ()),
        (LOBBY, ()),
    ]
    async with await Store.open(path) as store:
        tables = TableService(store, ManualClock(NOW))
        assert (await tables.table(1)).over
        for game in (2, 3):
            rows = len((await tables.table(game)).moves)
            for _ in range(5):
                await press(tables, game, random)
            assert len(await store.moves(game)) >= rows + 5
        await change_hands(tables, 2)
        await tables.lobby.add_computer(4, "random", host=(await tables.store.game(4)).host)
        await tables.start(4, host=(await tables.store.game(4)).host)
    with open_check(path) as found:
        assert [each.faults for each in found.games()] == [(), (), (), ()]


@pytest.mark.parametrize("version", DATABASES)
async def test_other_rules_strand_no_table(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, random = restored(version, tmp_path), Random(2)
    monkeypatch.setattr(cache, "find", lambda name: asking_first(find(name)))
    async with await Store.open(path) as store:
        tables = TableService(store, ManualClock(NOW))
        assert (await tables.table(1)).over
        assert (await tables.table(1)).again is None
        for game in (2, 3):
            with pytest.raises(Outdated):
                await press(tables, game, random)
            for _ in range(20):
                await press(tables, game, random)


@pytest.mark.parametrize("version", DATABASES)
async def test_what_is_over_is_looked_back_at(version: str, tmp_path: Path) -> None:
    restored(version, tmp_path).rename(tmp_path / "tabellarius.sqlite3")
    async with BotWorld(tmp_path) as world:
        bot, anna = world.bot, world.anna.id
        table = await bot.tables.table(1)
        found = steps_of(table)
        assert found[-1].row == len(table.moves)
        for number in range(1, len(found) + 1)[:: 1 if is_thorough() else EVERY]:
            screen = await bot.screens.history(HistoryId(1, number), anna, "de")
            assert f"Schritt {number} von {len(found)}" in screen.text
            assert number == len(found) or await can_be_played_on(bot, number)
        await bot.store.notes.keep(NotedStep(1, anna, 2, 0), "Mine", time=NOW)
        screen = await bot.screens.history(HistoryId(1, 2), anna, "en")
        assert "Mine" in screen.text
        names = dict.fromkeys(LOCALES, ("Anna", "Ben", "Vera", "Nobody")[: table.players])
        page = await bot.pages.make(GamePageRequest(sent(table), None, names, "en"), anna, lambda *_: None)
        assert page.startswith(b"<!doctype html>")
        assert [each.faults for each in reports(world.file)] == [()] * 4


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_loaded_and_played_to_its_end(name: str) -> None:
    record, random = log.read(FIXTURES / name), Random(3)
    table = Table.load(record.game, record.players, record.options, record.moves, RandomChance(random))
    assert table.moves[: len(record.moves)] == list(record.moves)
    while not table.over:
        answer_at_random(table, random)


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_gone_through_and_played_on_from_where_the_rules_are_the_same(name: str) -> None:
    record = log.read(FIXTURES / name)
    table = Table.load(record.game, record.players, record.options, record.moves, ended=True)
    found = steps_of(table)
    assert (table.again, table.moves) == (None, [*record.moves])
    assert not table.over or found[-1].row == len(table.moves)
    for number, step in [*enumerate(found, 1)][:: 4 if is_thorough() else EVERY]:
        then = table.as_of_row(step.row, step.first - 1)
        if then.over:
            continue
        with suppress(EarlierRules):
            given = branch_at("game:1", table, number).given.table()
            assert (given.again, given.state) == (None, then.state)
    if is_thorough():
        page = GamePage(table, None, dict.fromkeys(LOCALES, ("A", "B", "C", "D")[: table.players]), "ru")
        assert [*page.make()][-1] == (len(found), len(found))


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_loaded_by_other_rules_and_without_any_words(name: str, tmp_path: Path) -> None:
    record = log.read(FIXTURES / name)
    game = structs.replace(asking_first(record.game), folder=tmp_path)
    table = Table.load(game, record.players, record.options, record.moves)
    assert table.over is ("again" not in name)
    assert table.over or table.waiting_seats == (0,)
