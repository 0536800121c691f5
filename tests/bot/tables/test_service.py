import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.happened import GameChanged
from bot.tables.errors import NotHost, NotPlaying, NotYours, Outdated, TooFew
from bot.tables.service import Press, TableService
from games import find
from games.engine.errors import NoSuchOption, NotAsked, NothingToUndo
from games.engine.table import Table
from games.settings import SettingKind, setting_kinds, with_option_changed
from storage.core import errors
from storage.core.kinds import Kind
from storage.core.rows import OVER, SeatRow
from storage.together.log import Appended, Update
from storage.together.store import Store
from tests.bot.tables.conftest import NOON
from tests.support.games import STORY_GAME, share
from tests.support.table_helpers import (
    CHANNEL,
    USERS,
    begun,
    kinds,
    press,
    press_random,
    press_until,
    same_views,
    seeds,
)

ADA, BOB, CAT, DAN = USERS
GAME = find(STORY_GAME)
OTHER_OPTIONS = with_option_changed(
    GAME,
    GAME.options(),
    next(name for name, kind in setting_kinds(GAME.options).items() if kind is SettingKind.SWITCH),
)
"""Options of which one is not as usual."""


# Lobby


async def test_a_lobby_has_the_games_own_seats_and_options_by_default(service: TableService) -> None:
    row = await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)
    assert (row.seats, row.seated, row.created) == (4, (SeatRow(0, ADA, seen=NOON),), NOON)
    assert service.cache.options(row) == GAME.options()
    other = await service.lobby.open(
        STORY_GAME, host=ADA, channel=CHANNEL, guild=9, seats=2, options=OTHER_OPTIONS, language="de"
    )
    assert (other.seats, other.guild, other.language) == (2, 9, "de")
    assert service.cache.options(await service.store.game(other.id)) == OTHER_OPTIONS


async def test_a_lobby_is_for_a_game_and_a_number_of_seats_there_is(service: TableService) -> None:
    with pytest.raises(LookupError):
        await service.lobby.open("chess", host=ADA, channel=CHANNEL)
    with pytest.raises(ValueError, match="5"):
        await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL, seats=5)
    row = await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)
    with pytest.raises(ValueError, match="options"):
        await service.lobby.set_options(row.id, host=ADA, options=SeatRow(0))


async def test_people_sit_down_and_get_up(service: TableService) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL, seats=3)).id
    await service.lobby.join(game, BOB)
    with pytest.raises(errors.AlreadySeated):
        await service.lobby.join(game, BOB)
    await service.lobby.join(game, CAT)
    with pytest.raises(errors.TableFull):
        await service.lobby.join(game, DAN)
    assert (await service.lobby.leave(game, BOB)).seated == (
        SeatRow(0, ADA, seen=NOON),
        SeatRow(1, CAT, seen=NOON),
    )
    with pytest.raises(errors.NotSeated):
        await service.lobby.leave(game, BOB)


async def test_only_the_host_decides_about_options_computers_and_the_start(service: TableService) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    await service.lobby.join(game, BOB)
    with pytest.raises(NotHost):
        await service.lobby.set_options(game, host=BOB, seats=2)
    with pytest.raises(NotHost):
        await service.lobby.add_computer(game, "careful", host=BOB)
    with pytest.raises(NotHost):
        await service.lobby.change_computer(game, 1, "hard", host=BOB)
    with pytest.raises(NotHost):
        await service.lobby.remove_computer(game, host=BOB)
    with pytest.raises(NotHost):
        await service.start(game, host=BOB)
    new = await service.lobby.set_options(game, host=ADA, options=OTHER_OPTIONS, seats=2)
    assert (new.seats, service.cache.options(new)) == (2, OTHER_OPTIONS)


async def test_computer_players_come_and_go(service: TableService) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    with pytest.raises(LookupError):
        await service.lobby.add_computer(game, "genius", host=ADA)
    with pytest.raises(errors.NotSeated):
        await service.lobby.remove_computer(game, host=ADA)
    await service.lobby.add_computer(game, "careful", host=ADA)
    await service.lobby.add_computer(game, "random", host=ADA)
    with pytest.raises(errors.NotSeated):
        await service.lobby.remove_computer(game, host=ADA, seat=0)
    for seat, computer, refused in ((0, "hard", errors.NotSeated), (1, "genius", LookupError)):
        with pytest.raises(refused):
            await service.lobby.change_computer(game, seat, computer, host=ADA)
    changed = await service.lobby.change_computer(game, 1, "hard", host=ADA)
    assert [held.computer for held in changed.seated] == [None, "hard", "random"]
    assert await service.store.game(game) == changed
    assert (await service.lobby.remove_computer(game, host=ADA, seat=1)).seated[1].computer == "random"
    assert (await service.lobby.remove_computer(game, host=ADA)).seated == (SeatRow(0, ADA, seen=NOON),)


async def test_the_start_needs_enough_players_and_closes_the_lobby(service: TableService) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    with pytest.raises(TooFew):
        await service.start(game, host=ADA)
    with pytest.raises(NotPlaying):
        await service.table(game)
    await service.lobby.join(game, BOB)
    heard: list[int] = []
    service.happened.hear(GameChanged, lambda event: heard.append(event.game))
    result = await service.start(game, host=ADA)
    assert heard == [game]
    assert kinds(result.notifications) == [(Kind.TURN, None), (Kind.ASK, 0), (Kind.ASK, 1)]
    assert (await service.table(game)).moves == list(result.rows)
    with pytest.raises(errors.AlreadyStarted):
        await service.start(game, host=ADA)
    with pytest.raises(errors.AlreadyStarted):
        await service.lobby.join(game, CAT)


async def test_people_who_press_at_the_same_moment_get_different_seats(service: TableService) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL, seats=3)).id
    outcomes = await asyncio.gather(
        *(service.lobby.join(game, user) for user in (BOB, CAT, DAN)),
        service.start(game, host=ADA),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, errors.TableFull) for outcome in outcomes) == 1
    seated = (await service.store.game(game)).seated
    assert [held.seat for held in seated] == [0, 1, 2]
    assert (await service.table(game)).players == 3


async def test_there_is_no_such_game(service: TableService) -> None:
    for verb in (
        service.store.game(77),
        service.table(77),
        service.lobby.join(77, ADA),
        service.start(77, host=ADA),
    ):
        with pytest.raises(errors.NoSuchGame):
            await verb


# Answering


async def test_an_answer_is_stored_and_the_table_goes_on(service: TableService, store: Store) -> None:
    game = await begun(service)
    heard: list[int] = []
    service.happened.hear(GameChanged, lambda event: heard.append(event.game))
    result = await press(service, game, 1)
    assert heard == [game]
    assert [row.seat for row in result.rows] == [1]
    assert len(await store.moves(game)) == result.n == 2
    assert await service.table(game) is result.table


async def test_only_who_holds_the_seat_may_press_for_it(service: TableService) -> None:
    game = await begun(service, 3, computers=["random"])
    for seat, user in ((0, BOB), (0, CAT), (0, None), (2, ADA), (3, ADA)):
        with pytest.raises(NotYours):
            await service.answer(game, Press(seat, user=user, version=0), "A1")
    await service.answer(game, Press(2, user=None, version=0), "A1")


async def test_a_press_on_an_old_panel_raises_outdated_with_the_row_since_then(service: TableService) -> None:
    game = await begun(service)
    for seat in (0, 1, 0):
        await press(service, game, seat)
    for version, since in ((0, 1), (1, 3)):
        with pytest.raises(Outdated) as outdated:
            await service.answer(game, Press(0, user=ADA, version=version, interaction=5), "A1")
        assert outdated.value.since == since
    with pytest.raises(Outdated):
        await service.answer(game, Press(0, user=ADA, version=3), "A1")
    with pytest.raises(Outdated):
        await service.undo(game, Press(0, user=ADA, version=1))
    assert len((await service.table(game)).moves) == 4


async def test_the_same_interaction_twice_is_applied_once(service: TableService) -> None:
    game = await begun(service)
    key = _first(await service.table(game), 0)
    first = await service.answer(game, Press(0, user=ADA, version=0, interaction=5), key)
    with pytest.raises(errors.DuplicateInteraction):
        await service.answer(game, Press(0, user=ADA, version=0, interaction=5), key)
    with pytest.raises(errors.DuplicateInteraction):
        await service.undo(game, Press(0, user=ADA, version=1, interaction=5))
    assert (await service.table(game)).moves == first.table.moves


async def test_one_button_pressed_twice_at_once_is_applied_once(service: TableService) -> None:
    game = await begun(service)
    key = _first(await service.table(game), 0)
    outcomes = await asyncio.gather(
        *(service.answer(game, Press(0, user=ADA, version=0, interaction=n), key) for n in range(5)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes[1:]] == [Outdated] * 4
    assert len((await service.table(game)).moves) == 2


async def test_what_the_table_refuses_changes_nothing(service: TableService) -> None:
    game = await begun(service)
    before = await service.table(game)
    with pytest.raises(NoSuchOption):
        await service.answer(game, Press(0, user=ADA, version=0), "Z9")
    with pytest.raises(NothingToUndo):
        await service.undo(game, Press(0, user=ADA, version=0))
    assert await service.table(game) is before
    table = (await press_until(service, game, "turn", Random(1))).table
    other = next(seat for seat in range(2) if seat not in table.waiting_seats)
    with pytest.raises(NotAsked):
        await service.answer(game, Press(other, user=USERS[other], version=table.version(other)), "end")


async def test_the_rest_of_a_part_is_chosen_in_one_step(service: TableService, store: Store) -> None:
    game = await begun(service)
    await press(service, game, 0)
    version = (await service.table(game)).version(0)
    result = await service.choose_rest(game, Press(0, user=ADA, version=version, interaction=8))
    assert {row.seat for row in result.rows} == {0}
    assert result.table.pending_choice(0) is None
    assert result.table.pending_choice(1) is not None
    assert len(await store.moves(game)) == result.n == 1 + 1 + len(result.rows)
    with pytest.raises(errors.DuplicateInteraction):
        await service.choose_rest(game, Press(0, user=ADA, version=version, interaction=8))
    with pytest.raises(Outdated):
        await service.choose_rest(game, Press(0, user=ADA, version=version, interaction=9))
    with pytest.raises(NotAsked):
        await service.choose_rest(game, Press(0, user=ADA, version=result.table.version(0)))


async def test_a_part_is_chosen_for_a_seat_in_a_setup_only(service: TableService) -> None:
    game = await begun(service)
    for seat, user in ((0, ADA), (1, BOB)):
        await service.choose_rest(game, Press(seat, user=user, version=0))
    table = await service.table(game)
    assert table.state.phase != "setup"
    with pytest.raises(NotAsked):
        await service.choose_rest(game, Press(0, user=ADA, version=table.version(0)))
    assert (await service.table(game)) is table


async def test_a_move_is_taken_back_by_rows_of_its_own(service: TableService, store: Store) -> None:
    game = await begun(service)
    start = await service.table(game)
    for _ in range(2):
        await press(service, game, 0)
    last = await service.undo(game, Press(0, user=ADA, version=2, interaction=8))
    assert [(row.key, row.undoes) for row in last.rows] == [("undo", 3)]
    await press(service, game, 0)
    all_of_it = await service.undo(game, Press(0, user=ADA, version=4, interaction=9), all_moves=True)
    assert [(row.key, row.undoes) for row in all_of_it.rows] == [("undo", 5), ("undo", 2)]
    assert [row.interaction for row in await store.moves(game)][-2:] == [9, None]
    assert all_of_it.table.view(0) == start.view(0)
    assert all_of_it.table.rows(0)[-1] == 7
    assert all_of_it.table.rows(1) == []


async def test_a_table_handed_out_never_changes(service: TableService) -> None:
    game = await begun(service)
    before = await service.table(game)
    moves, view, choice = list(before.moves), before.view(0), before.pending_choice(0)
    await press(service, game, 0)
    await press(service, game, 1)
    assert (before.moves, before.view(0), before.pending_choice(0)) == (moves, view, choice)
    assert len((await service.table(game)).moves) == 3


# Waiting


async def test_the_longest_waiting_games_come_first(service: TableService, clock: ManualClock) -> None:
    first = await begun(service)
    await clock.advance(60)
    second = await begun(service)
    await service.lobby.open(STORY_GAME, host=BOB, channel=CHANNEL)
    games = await service.store.games_waiting_for(ADA)
    assert [(each.row.id, each.seat, each.waiting_since) for each in games] == [
        (first, 0, NOON),
        (second, 0, NOON + 60),
    ]
    assert [each.waiting_since for each in await service.store.games_of(BOB)] == [NOON, NOON + 60, None]


async def test_a_seat_is_waited_for_since_it_was_asked_and_not_since_its_last_press(
    service: TableService, store: Store, clock: ManualClock
) -> None:
    game = await begun(service)
    await clock.advance(60)
    result = await press_until(service, game, "turn", Random(1))
    (seat,) = result.table.waiting_seats
    assert [(each.seat, each.since) for each in await store.timing.waits(game)] == [(seat, NOON + 60)]
    await clock.advance(60)
    service = TableService(store, clock)
    while (await press(service, game, seat)).table.waiting_seats == (seat,):
        assert [(each.seat, each.since) for each in await store.timing.waits(game)] == [(seat, NOON + 60)]
    assert {waits.since for waits in await store.timing.waits(game)} == {NOON + 120}


# Reading


async def test_a_table_is_shown_as_of_a_row_with_the_phases_after_it(service: TableService) -> None:
    game = await begun(service, 3)
    seen: dict[int, Table[Any]] = {}
    random = Random(3)
    for _ in range(80):
        result = await press_random(service, game, random)
        seen[result.n] = result.table
        for between in range(result.n - len(result.rows) + 1, result.n):
            seen[between] = result.table if result.rows[0].undoes is None else seen.get(between, result.table)
    for n, table in seen.items():
        if table.moves[n - 1].undoes is None:
            assert same_views(await service.table_at(game, n), table)
    for n in (0, len((await service.table(game)).moves) + 1):
        with pytest.raises(ValueError, match="no row"):
            await service.table_at(game, n)


async def test_a_row_is_shown_that_is_stored_before_its_press_is_answered(
    service: TableService, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begun(service)
    append, stored, answered = store.append, asyncio.Event(), asyncio.Event()

    async def append_slowly(game: int, update: Update) -> Appended:
        appended = await append(game, update)
        stored.set()
        await answered.wait()
        return appended

    monkeypatch.setattr(store, "append", append_slowly)
    pressed = asyncio.create_task(press(service, game, 0))
    await stored.wait()
    shown = asyncio.create_task(service.table_at(game, len(await store.moves(game))))
    await asyncio.sleep(0)
    answered.set()
    assert same_views(await shown, (await pressed).table)


async def test_more_games_than_are_kept_open_are_read_again(store: Store, clock: ManualClock) -> None:
    tables = TableService(store, clock, seeds=seeds(1), open_tables=1)
    games = [await begun(tables) for _ in range(3)]
    kept = await tables.table(games[-1])
    for _ in range(2):
        for game in games:
            await press(tables, game, 0)
    assert [len((await tables.table(game)).moves) for game in games] == [3, 3, 3]
    assert await tables.table(games[-1]) is not kept


# Whole games


@pytest.mark.parametrize("players", share([3, 2, 4], 1))
async def test_whole_games_are_the_same_read_from_the_file_as_played(
    service: TableService, store: Store, clock: ManualClock, players: int
) -> None:
    random = Random(players)
    game = await begun(service, players)
    sent: list[str] = []
    for moment in range(10_000):
        await clock.advance(1)
        before = await service.table(game)
        result = await press_random(service, game, random)
        sent += [each.kind for each in result.notifications]
        assert tuple(waits.seat for waits in await store.timing.waits(game)) == result.table.waiting_seats
        check_owed(before, result.table, kinds(result.notifications))
        if moment % 12 == 0 or result.table.over:
            other = TableService(store, clock, seeds=seeds(9))
            assert same_views(await other.table(game), result.table)
            service = other if random.random() < 0.5 else service
        if result.table.over:
            break
    assert (await service.store.game(game)).stage == OVER
    assert await service.store.games_of(ADA) == ()
    assert sent.count(Kind.END) == 1
    assert sent.count(Kind.SCORING) == 3
    assert sent.count(Kind.RECEIVED) == 12 * (players - 1)
    rounds, payments = 12, 3
    assert rounds * (1 + players) <= sent.count(Kind.TURN) <= rounds * (1 + players) + payments
    assert sent.count(Kind.ASK) <= players * (2 * rounds + payments)


def check_owed(before: Table[Any], after: Table[Any], notifications: list[tuple[str, int | None]]) -> None:
    """Everybody who has to choose is notified, nobody twice, and the thread gets one message at a time."""
    assert len(notifications) == len(set(notifications))
    assert sum(kind in (Kind.TURN, Kind.COUNTER, Kind.END) for kind, _ in notifications) <= 1
    asked = {seat for kind, seat in notifications if kind == Kind.ASK}
    assert asked <= set(after.waiting_seats)
    assert bool(asked) == ((Kind.TURN, None) in notifications)
    if after.moves[-1].undoes is None:
        assert set(after.waiting_seats) - set(before.waiting_seats) <= asked
    else:
        assert {kind for kind, _ in notifications} <= {Kind.COUNTER}


# When something goes wrong


@contextmanager
def broken(path: Path) -> Iterator[None]:
    """As long as this lasts, the database fails when the rows of an answer are written."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "CREATE TRIGGER broken BEFORE UPDATE OF chain ON game"
            " BEGIN SELECT raise(ABORT, 'disk on fire'); END"
        )
        try:
            yield
        finally:
            connection.execute("DROP TRIGGER broken")


async def test_when_storing_fails_nothing_happens(service: TableService, store: Store, path: Path) -> None:
    game = await begun(service)
    await press(service, game, 0)
    before, due = await service.table(game), await store.outbox_due()
    heard: list[int] = []
    service.happened.hear(GameChanged, lambda event: heard.append(event.game))
    with broken(path), pytest.raises(sqlite3.IntegrityError, match="fire"):
        await press(service, game, 0)
    assert same_views(await service.table(game), before)
    assert await store.outbox_due() == due
    assert heard == []
    assert (await press(service, game, 0)).n == len(before.moves) + 1


async def test_when_a_start_fails_the_lobby_is_still_open(service: TableService, path: Path) -> None:
    game = (await service.lobby.open(STORY_GAME, host=ADA, channel=CHANNEL)).id
    await service.lobby.join(game, BOB)
    with broken(path), pytest.raises(sqlite3.IntegrityError, match="fire"):
        await service.start(game, host=ADA)
    await service.lobby.join(game, CAT)
    assert (await service.start(game, host=ADA)).table.players == 3


async def test_a_press_with_a_lost_caller_is_stored_or_not_as_is_shown(service: TableService) -> None:
    game = await begun(service)
    for steps in range(8):
        table = await service.table(game)
        seat = table.waiting_seats[0]
        task = asyncio.create_task(press(service, game, seat))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        after = await service.table(game)
        assert len(after.moves) in (len(table.moves), len(table.moves) + 1)
        stored = await service.store.moves(game)
        assert [row.n for row in stored] == list(range(1, len(after.moves) + 1))


async def test_two_services_at_one_table_apply_a_press_again_when_the_other_was_faster(
    service: TableService, store: Store, path: Path, clock: ManualClock
) -> None:
    game = await begun(service)
    async with await Store.open(path) as other_store:
        other = TableService(other_store, clock, seeds=seeds(2))
        await other.table(game)
        await press(service, game, 0)
        judged = await press(other, game, 1)
        assert [row.seat for row in judged.table.moves] == [None, 0, 1]
        with pytest.raises(Outdated) as outdated:
            await service.answer(game, Press(1, user=BOB, version=0), "A1")
        assert outdated.value.since == 2
        assert same_views(await service.table(game), judged.table)
        key = _first(await service.table(game), 0)
        await service.answer(game, Press(0, user=ADA, version=1, interaction=6), key)
        with pytest.raises(errors.DuplicateInteraction):
            await other.answer(game, Press(0, user=ADA, version=1, interaction=6), key)


async def test_two_services_play_together(service: TableService, path: Path, clock: ManualClock) -> None:
    game = await begun(service, 2)
    random = Random(4)
    async with await Store.open(path) as other_store:
        services = [service, TableService(other_store, clock, seeds=seeds(2))]
        for _ in range(60):
            outcomes = await asyncio.gather(
                *(press_random(each, game, random) for each in services), return_exceptions=True
            )
            for outcome in outcomes:
                assert not isinstance(outcome, BaseException) or isinstance(
                    outcome, errors.Conflict | errors.Refused | NotAsked | NothingToUndo | NoSuchOption
                )
    table = await TableService(service.store, clock).table(game)
    Table.load(table.game, 2, table.options, table.moves, check=True)
    assert len(table.moves) > 60


def _first(table: Table[Any], seat: int) -> str:
    choice = table.pending_choice(seat)
    assert choice is not None
    return choice.options[0].key
