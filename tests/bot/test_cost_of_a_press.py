from __future__ import annotations

import importlib
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from msgspec import Struct

from bot.clock import ManualClock
from bot.locales import game_words
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.painting.paint_queue import PaintQueue
from bot.screens.symbols import NO_SYMBOLS
from bot.tables.service import Press, TableService
from bot.tables.uploaded_logs import UploadedLogs
from games.engine.rounds import find_rounds
from games.words import Words
from storage.core.rows import GameRow
from tests.support.new_file import open_new
from tests.support.table_helpers import CHANNEL, DecisionsHere, seeds
from tests.toy_games import toy_games

GAME = "coin_toss"

SEATS = 2

ROUNDS = 150

EARLY, LATE = 5, ROUNDS - 5

MANY = 300
"""Tables in the file."""

SLACK = 1.05
"""How much more may be done: a search for a row takes a step more when there are twice as many."""

A_MILLISECOND = 20_000

ROOT = str(Path(__file__).parents[2])


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Work:
    work = Work()
    count_database_steps(work, monkeypatch)
    return work


@pytest.fixture
async def service(work: Work, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[TableService]:
    with toy_games(pictures=False):
        monkeypatch.setattr(importlib.import_module(f"games.{GAME}"), "ROUNDS", ROUNDS)
        async with await open_new(tmp_path / "games.db") as store:
            yield TableService(store, ManualClock(), seeds=seeds(1), decisions=DecisionsHere())


async def begun(service: TableService, first: int = 0) -> int:
    """A game of two users, the first and the next one."""
    row = await service.lobby.open(GAME, host=first, channel=CHANNEL, seats=SEATS)
    await service.lobby.join(row.id, first + 1)
    await service.start(row.id, host=first)
    return row.id


async def play_round(service: TableService, screens: ScreenBuilder, game: int) -> None:
    """Both guess, and each is shown the panel then; all that is due is settled."""
    for seat in range(SEATS):
        version = (await service.table(game)).version(seat)
        await service.answer(game, Press(seat, user=seat, version=version), "heads")
        draft = await screens.panel_draft(game, seat, "en")
        await screens.paint_panel(draft)
    due = await service.store.outbox_due(game)
    await service.store.mark_done(game, [each.id for each in due], time=0.0)


async def measured(work: Work, service: TableService, screens: ScreenBuilder, game: int) -> Work:
    before = work.copy()
    with instructions_counted(work):
        await play_round(service, screens, game)
    return work.since(before)


def screens_of(service: TableService) -> ScreenBuilder:
    async def names(row: GameRow, _locale: str) -> tuple[str, ...]:
        return ("Ada", "Ben")

    async def host(row: GameRow) -> str:
        return "Ada"

    async def stand_ins(row: GameRow) -> dict[int, str]:
        return {}

    async def user_name(guild: int | None, user: int) -> str:
        return str(user)

    async def no_analysis(row: GameRow, _words: Words) -> None:
        return None

    return ScreenBuilder(
        service,
        PaintQueue(),
        UploadedLogs(service.clock, service.happened),
        names=names,
        host=host,
        user_name=user_name,
        stand_ins=stand_ins,
        symbols=lambda _: NO_SYMBOLS,
        is_on=lambda _: True,
        analysis_of=no_analysis,
    )


async def test_a_press_costs_the_same_in_first_and_last_rounds(work: Work, service: TableService) -> None:
    game, screens = await begun(service), screens_of(service)
    for _ in range(EARLY):
        await play_round(service, screens, game)
    early = await measured(work, service, screens, game)
    for _ in range(LATE - EARLY - 1):
        await play_round(service, screens, game)
    late = await measured(work, service, screens, game)
    assert not (await service.table(game)).over
    assert early.instructions > 1_000
    assert early.steps > 100
    assert late.instructions <= early.instructions * SLACK
    assert late.steps <= early.steps * SLACK


async def test_a_press_costs_the_same_with_one_and_many_tables(work: Work, service: TableService) -> None:
    game, screens = await begun(service), screens_of(service)
    for _ in range(EARLY):
        await play_round(service, screens, game)
    alone = await measured(work, service, screens, game)
    for number in range(1, MANY + 1):
        await begun(service, number * SEATS)
    await play_round(service, screens, game)
    among_many = await measured(work, service, screens, game)
    assert among_many.instructions <= alone.instructions * SLACK
    assert among_many.steps <= alone.steps * SLACK


async def test_completing_a_round_replays_no_game(work: Work, service: TableService) -> None:
    game, screens = await begun(service), screens_of(service)
    for number in range(1, LATE):
        await play_round(service, screens, game)
        row, table = await service.store.game(game), await service.table(game)
        if number in (1, 2, LATE - 1):
            found = [game_words("en", GAME).text(each.name) for each in find_rounds(table)]
            assert await screens.round_names(row, "en") == found
            assert len(found) == number + 1
    before = work.copy()
    with instructions_counted(work):
        assert len(await screens.round_names(row, "en")) == LATE
    assert work.since(before).instructions < A_MILLISECOND


async def test_waiting_computer_players_are_found_without_a_scan(work: Work, service: TableService) -> None:
    row = await service.lobby.open(GAME, host=0, channel=CHANNEL, seats=SEATS)
    await service.lobby.add_computer(row.id, "random", host=0)
    await service.start(row.id, host=0)
    before = work.copy()
    assert await service.store.games_awaiting_computers() == (row.id,)
    alone = work.since(before)
    for number in range(1, MANY + 1):
        await begun(service, number * SEATS)
    before = work.copy()
    assert await service.store.games_awaiting_computers() == (row.id,)
    assert work.since(before).steps <= alone.steps * SLACK


class Work(Struct):
    instructions: int = 0
    """Of the interpreter, in this thread, in the program's own modules."""
    steps: int = 0
    """Of SQLite's virtual machine."""

    def copy(self) -> Work:
        return Work(self.instructions, self.steps)

    def since(self, before: Work) -> Work:
        return Work(self.instructions - before.instructions, self.steps - before.steps)


def count_database_steps(work: Work, patch: pytest.MonkeyPatch) -> None:
    """Count the steps of all connections opened later."""
    connect = sqlite3.connect

    def count() -> None:
        work.steps += 1

    def counted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.set_progress_handler(count, 1)
        return connection

    patch.setattr(sqlite3, "connect", counted)


@contextmanager
def instructions_counted(work: Work) -> Iterator[None]:
    def enter(frame: FrameType, event: str, argument: object) -> Any:
        if not frame.f_code.co_filename.startswith(ROOT):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return each

    def each(frame: FrameType, event: str, argument: object) -> Any:
        work.instructions += event == "opcode"
        return each

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        yield
    finally:
        sys.settrace(before)
