import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.happened import GameOver
from bot.operation.metrics import Metrics
from bot.tables.absence.late import Lateness
from bot.tables.absence.vacations import VacationService
from bot.tables.choices_ahead import key_of_only_end
from bot.tables.errors import BeforeYou, TableDamaged
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, Solo, TableService
from bot.tables.settings.settings_store import SettingsStore
from games import find
from games.engine.chance import SeededChance
from games.engine.table import Table
from games.log import Record
from storage.absence.dormancy import IDLE_SECONDS
from storage.core.errors import TooManyTables
from storage.core.kinds import Kind
from storage.core.rows import ABANDONED, GUIDED, OVER, GameRow
from storage.lobby.table_limit import MOST_TABLES
from storage.together.store import Store
from tests.support.table_helpers import CHANNEL, USERS, end_without_rules, seeds

pytestmark = pytest.mark.usefixtures("toys")


ADA, BOB, *_ = USERS
GUILD = 7
SEED = seeds(5)()
SOLO = Solo(ADA, ("random",), GUILD, CHANNEL, "en")


def given(guessed: int) -> Record:
    """A game up to its second round, in which a seat has guessed."""
    game = find("coin_toss")
    table = Table.begin(game, 2, game.options(), SeededChance(SEED))
    for seat in (0, 1, guessed):
        table.answer(seat, "heads")
    return Record(game, 2, table.options, tuple(table.moves))


async def practice(service: TableService, guessed: int = 0) -> GameRow:
    """A practice table of Ada from that step."""
    start = given(guessed)
    return await service.begin_practice(start, SEED, GUIDED, SOLO)


async def finished(service: TableService) -> GameRow:
    """A finished one: the computer player has guessed, too."""
    row = await practice(service)
    version = (await service.table(row.id)).version(1)
    await service.answer(row.id, Press(1, user=None, version=version), "tails")
    return await service.store.game(row.id)


async def test_it_has_the_given_rows_and_its_seed(service: TableService, store: Store, path: Path) -> None:
    row, rows = await practice(service), given(0).moves
    assert (row.is_practice, row.private, row.seeded_after) == (True, True, len(rows))
    assert [move.key for move in await store.moves(row.id)] == [move.key for move in rows]
    assert (await service.table(row.id)).waiting_seats == (1,)
    over = await finished(service)
    assert over.stage == OVER
    checked = await service.fair_chance(over.id)
    assert checked.verified is not None
    assert checked.verified.committed
    assert (checked.verified.proof.honest, checked.verified.proof.early) == (1, 1)
    with open_check(path) as check:
        assert check.faults() == ()
        assert [report.faults for report in check.games()] == [(), ()]


async def test_nobody_is_notified_of_the_given_rows(service: TableService, store: Store) -> None:
    row = await practice(service, guessed=1)
    due = (await store.due_of(row.id)).due
    assert {each.kind for each in due} == {Kind.TURN, Kind.ASK, Kind.CARD}
    assert {each.n for each in due} == {row.seeded_after}
    turn = next(each for each in due if each.kind == Kind.TURN)
    assert (await store.story(turn, (Kind.TURN,), row.seeded_after)).since == row.seeded_after


async def test_the_given_rows_cannot_be_taken_back(service: TableService) -> None:
    row = await practice(service)
    table = await service.table(row.id)
    assert table.undoable(0) == 1
    with pytest.raises(BeforeYou):
        await service.undo(row.id, Press(0, user=ADA, version=table.version(0)))


async def test_it_has_no_result_no_clock_and_does_not_end_the_tips(
    service: TableService, store: Store, clock: ManualClock, path: Path
) -> None:
    ended: list[str] = []
    service.happened.hear(GameOver, lambda event: ended.append(event.outcome))
    await practice(service)
    over = await finished(service)
    assert ended == []
    assert [each.points for each in await service.results(over)] == [2, 1]
    assert await store.results.of_game(over.id) == ()
    assert await store.results.games_without_result(0, 10) == ()
    assert await store.finished_games_of(ADA, 10) == ()
    assert await store.users.shows_tips(ADA, "coin_toss")
    with closing(sqlite3.connect(path)) as connection:
        for table in ("timer", "hand_over", "reserve", "miss"):
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


async def test_it_neither_takes_a_table_of_those_one_may_have_nor_brings_one(service: TableService) -> None:
    await practice(service)
    await finished(service)
    for _ in range(MOST_TABLES):
        row = await service.lobby.open("coin_toss", host=ADA, channel=CHANNEL, guild=GUILD)
        await service.lobby.join(row.id, BOB)
    with pytest.raises(TooManyTables):
        await service.lobby.open("coin_toss", host=ADA, channel=CHANNEL, guild=GUILD)


async def test_the_check_finds_what_counts_somewhere(service: TableService, store: Store, path: Path) -> None:
    over, running = await finished(service), await practice(service, guessed=1)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO result SELECT game, seat, user, computer, 1, 2, 0 FROM seat")
        connection.execute("DELETE FROM result WHERE game = ?", (running.id,))
        connection.execute(
            "INSERT INTO timer (game, seat, since, kind, deadline, due)"
            " SELECT game, seat, since, 'slept', 0, 9e9 FROM waiting"
        )
    with open_check(path) as check:
        found = {report.game: report.faults for report in check.games()}
    assert "it is practice, but has a result" in found[over.id]
    assert "it is practice, but somebody has a clock there" in found[running.id]


async def test_it_waits_behind_games_and_becomes_dormant_without_a_question(
    service: TableService, store: Store, clock: ManualClock, path: Path
) -> None:
    row = await practice(service, guessed=1)
    await clock.advance(60.0)
    game = await service.lobby.open("coin_toss", host=ADA, channel=CHANNEL)
    await service.lobby.join(game.id, BOB)
    await service.start(game.id, host=ADA)
    assert [each.row.id for each in await store.games_waiting_for(ADA)] == [game.id, row.id]
    await clock.advance(IDLE_SECONDS)
    await Lateness(store, service, clock, Metrics()).pass_deadlines(clock.now())
    assert (await store.game(row.id)).dormant
    with open_check(path) as check:
        (faults,) = [report.faults for report in check.games() if report.game == row.id]
    assert faults == ()


async def test_a_turn_there_does_not_end_by_itself(service: TableService, store: Store) -> None:
    game = find("quarry")
    table = Table.begin(game, 2, game.options(), SeededChance(SEED))
    start = Record(game, 2, table.options, tuple(table.moves))
    row = await service.begin_practice(start, SEED, GUIDED, SOLO)
    for key in ("small", "large"):
        version = (await service.table(row.id)).version(0)
        await service.answer(row.id, Press(0, user=ADA, version=version), key)
    assert key_of_only_end(await service.table(row.id), 0)
    assert await store.turn_ends.due_turn_ends(1e9) == ()


async def test_it_can_be_left(service: TableService, store: Store) -> None:
    row = await practice(service)
    assert (await service.seats.leave(row.id, ADA)).outcome == ABANDONED
    other = await practice(service)
    ended = await end_without_rules(service, other.id, ABANDONED)
    assert await store.results.of_game(ended.id) == ()


async def test_another_origin_breaks_the_chain(service: TableService, store: Store, path: Path) -> None:
    row = await practice(service)
    with closing(sqlite3.connect(path)) as connection, connection:
        with pytest.raises(sqlite3.IntegrityError, match="origin"):
            connection.execute("UPDATE game SET origin = NULL")
        connection.execute("DROP TRIGGER origin_is_never_changed")
        connection.execute("UPDATE game SET origin = NULL")
    fresh = TableService(store, ManualClock(0.0))
    with pytest.raises(TableDamaged):
        await fresh.table(row.id)


async def test_the_given_rows_are_nobodys_and_it_outlives_an_erasure(
    service: TableService, store: Store, clock: ManualClock, path: Path
) -> None:
    row = await finished(service)
    assert (await store.privacy.rows_by_table(ADA))["move"] == ()
    running = await practice(service)
    vacations = VacationService(store, service, SettingsStore(store, clock), clock)
    await Erasure(store, service, vacations, clock, Metrics()).erase(ADA)
    assert (await store.game(running.id)).stage == OVER
    with open_check(path) as check:
        assert [report.faults for report in check.games()] == [(), ()]
    assert (await service.fair_chance(row.id)).verified is not None
