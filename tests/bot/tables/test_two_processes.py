import asyncio
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.operation.metrics import Metrics
from bot.tables.absence.vacations import VacationService
from bot.tables.errors import GameOver, NotYours, Outdated
from bot.tables.lobby.lobbies import LobbyService
from bot.tables.privacy.erasure import Erasure
from bot.tables.service import Press, TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from bot.tables.settings.settings_store import SettingsStore
from games.engine.errors import NotAsked
from storage.core.errors import AlreadyInvited, DuplicateInteraction, TableFull
from storage.core.shards import Layout
from storage.privacy.personal_data import PERSONAL_DATA
from storage.together.store import Store
from tests.support.games import STORY_GAME, is_thorough
from tests.support.postgresql import Cluster
from tests.support.table_helpers import (
    CHANNEL,
    USERS,
    DecisionsHere,
    begun,
    press,
    press_random,
    same_views,
    seeds,
)
from tests.support.table_story import pending

Two = tuple[TableService, TableService]

PRESSES = 300 if is_thorough() else 12
"""Of both processes."""

ROUNDS = 20 if is_thorough() else 2
"""How often two processes do something at the same time."""


@pytest.fixture
async def two(server: Cluster) -> AsyncIterator[Two]:
    """The table services of two processes with one database."""
    server.empty()
    clock = ManualClock()
    async with (
        await Store.open(server.address, Layout(2, (0,))) as one,
        await Store.open(server.address, Layout(2, (1,))) as other,
    ):
        yield (
            TableService(one, clock, seeds=seeds(1), decisions=DecisionsHere()),
            TableService(other, clock, seeds=seeds(2), decisions=DecisionsHere()),
        )


async def test_a_table_goes_on_where_the_other_process_has_left_it(two: Two) -> None:
    game, random = await begun(two[0], 3), Random(1)
    for number, tables in zip(range(PRESSES), cycle(two), strict=False):
        await press_random(tables, game, random)
        if number % 5 == 0:
            assert same_views(await two[0].table(game), await two[1].table(game))


async def test_a_cached_table_is_compared_with_what_was_just_read_for_a_screen(two: Two) -> None:
    game = await begun(two[0])
    await two[1].table(game)
    table = await two[0].table(game)
    seat = table.waiting_seats[0]
    choice = pending(table, seat)
    pressed = Press(seat, USERS[seat], table.version(seat), 5)
    result = await two[0].answer(game, pressed, choice.options[0].key)
    assert result.panel is not None
    assert await two[0].table(game, result.panel.table.stand) is result.table
    read = await two[1].store.table_rows(game)
    assert same_views(await two[1].table(game, read.stand), result.table)


async def test_of_two_presses_at_the_same_time_one_is_outdated(two: Two) -> None:
    game = await begun(two[0])
    for round_ in range(ROUNDS):
        table = await two[0].table(game)
        await two[1].table(game)
        seat = table.waiting_seats[0]
        choice = pending(table, seat)
        presses = [
            tables.answer(
                game,
                Press(seat, USERS[seat], table.version(seat), 10 * round_ + number),
                choice.options[0].key,
            )
            for number, tables in enumerate(two, 1)
        ]
        came = await asyncio.gather(*presses, return_exceptions=True)
        assert sum(isinstance(each, Outdated) for each in came) == 1, came
        assert len((await two[0].table(game)).moves) > len(table.moves)


async def test_an_interaction_that_both_get_is_applied_once(two: Two) -> None:
    game = await begun(two[0])
    table = await two[0].table(game)
    seat = table.waiting_seats[0]
    choice = pending(table, seat)
    pressed = Press(seat, USERS[seat], table.version(seat), 5)
    came = await asyncio.gather(
        *(tables.answer(game, pressed, choice.options[0].key) for tables in two), return_exceptions=True
    )
    assert sum(isinstance(each, DuplicateInteraction) for each in came) == 1, came


async def test_who_has_left_by_one_process_cannot_press_by_the_other(two: Two) -> None:
    game = await begun(two[0], 3)
    table = await two[1].table(game)
    seat = table.waiting_seats[0]
    await two[0].seats.vacate(game, seat, "left", user=USERS[seat])
    with pytest.raises(NotYours):
        await press(two[1], game, seat)


async def test_users_who_leave_a_lobby_at_the_same_time_free_their_own_seats(two: Two) -> None:
    for _ in range(ROUNDS):
        row = await two[0].lobby.open(STORY_GAME, host=USERS[0], channel=CHANNEL)
        for user in USERS[1:3]:
            await two[1].lobby.join(row.id, user)
        await asyncio.gather(
            *(tables.lobby.leave(row.id, user) for tables, user in zip(two, USERS[1:3], strict=True))
        )
        assert [held.user for held in (await two[0].store.game(row.id)).seated] == [USERS[0]]
        await two[0].lobby.leave(row.id, USERS[0])


async def test_regulars_whom_both_processes_invite_at_once_are_invited_once(two: Two) -> None:
    services = [LobbyService(tables.store, tables, ManualClock(), Metrics()) for tables in two]
    row = await two[0].lobby.open(STORY_GAME, host=USERS[0], channel=CHANNEL, seats=3)
    invites = (each.invite(row.id, USERS[1:], host=USERS[0]) for each in services)
    came = await asyncio.gather(*invites, return_exceptions=True)
    assert [isinstance(each, AlreadyInvited | TableFull) for each in came].count(True) == 1, came
    invited = [each.user for each in (await two[0].store.lobbies.lobby_state(row.id, 0.0)).invited]
    assert invited == [*USERS[1:3]]
    due = [each for each in await two[0].store.outbox_due() if each.kind == "invited"]
    assert sorted(each.user or 0 for each in due) == invited


async def test_nothing_is_left_of_a_user_who_is_erased_while_they_press_by_the_other_process(
    two: Two, server: Cluster, tmp_path: Path
) -> None:
    one, other = two
    game, random, user = await begun(one, 3), Random(1), USERS[0]
    erased = asyncio.Event()

    async def go_on() -> None:
        while not erased.is_set():
            try:
                await press_random(other, game, random)
            except (NotYours, Outdated, NotAsked, GameOver):
                await asyncio.sleep(0)

    pressing = asyncio.create_task(go_on())
    settings = SettingsStore(one.store, one.clock)
    vacations = VacationService(one.store, one, settings, one.clock)
    await Erasure(one.store, one, vacations, one.clock, Metrics()).erase(user)
    erased.set()
    await pressing
    for table, data in PERSONAL_DATA.items():
        for column in data.anonymised.split():
            found = await one.store._database.find_row(
                f'SELECT count(*) FROM {table} WHERE "{column}" = ?', user
            )
            assert found == (0,), (table, column)
    copy = tmp_path / "games.sqlite3"
    await one.store.copy_to(copy)
    with open_check(copy) as checked:
        assert [*checked.faults(), *(fault for each in checked.games() for fault in each.faults)] == []


async def test_what_a_user_sets_by_both_processes_is_all_kept(two: Two) -> None:
    stores = [SettingsStore(tables.store, tables.clock) for tables in two]
    for muted in range(1, ROUNDS + 1):
        await asyncio.gather(
            stores[0].change(USERS[0], muted_until=float(muted)),
            stores[1].change(USERS[0], language=("de", "ru")[muted % 2]),
        )
        now = await stores[0].of(USERS[0])
        assert (now.muted_until, now.language) == (muted, ("de", "ru")[muted % 2])


async def test_what_the_managers_of_a_server_set_by_both_processes_is_all_kept(two: Two) -> None:
    one, other = (ServerSettingsCache(tables.store, tables.happened) for tables in two)
    await one.load()
    await other.load()
    await one.change(7, channel=5)
    await other.change(7, language="de")
    assert other.of(7).channel == 5
    await one.look_again(7)
    assert one.of(7) == other.of(7)
