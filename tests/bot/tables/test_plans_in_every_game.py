"""Whole games of every kind in which people plan at random: nothing stored contradicts anything."""

from pathlib import Path
from random import Random

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import PlanPress, can_plan
from bot.tables.service import Press, TableService
from games.engine.errors import NotAsked
from storage.core.rows import OVER
from storage.together.store import Store
from tests.support.games import GAMES, is_thorough, share
from tests.support.table_helpers import CHANNEL, USERS
from tests.support.table_story import pending

PLAYERS = 3
CHECKED = 40
"""So many rounds of presses and plans there are from one check to the next."""

HINTED = 0.1
"""How likely a hint is asked for where a plan is left off."""


async def plan_something(service: TableService, game: int, random: Random) -> None:
    """Some of those who can plan do so at random, up to anywhere, unless they have planned."""
    row, table = await service.store.game(game), await service.table(game)
    for seat in range(PLAYERS):
        if random.random() < 0.75 or row.seated[seat].has_plan or not can_plan(row, table, seat, USERS[seat]):
            continue
        planning = await service.plans.open(game, seat, USERS[seat])
        while planning.table.waiting_seats and random.random() < 0.95:
            press = PlanPress(seat, USERS[seat], planning.version)
            key = pending(planning.table, seat).random_answer(random)
            planning = await service.plans.answer(game, press, key)
        if random.random() < HINTED and planning.choice is not None:
            press = PlanPress(seat, USERS[seat], planning.version)
            planning = await service.plans.give_hint(game, press) or planning
            if random.random() < 0.5:
                await service.plans.drop(game, PlanPress(seat, USERS[seat], planning.version))
                continue
        if planning.stored is not None:
            press = PlanPress(seat, USERS[seat], planning.version)
            await service.plans.keep(game, press, random.choice([AT_ONCE, AT_ONCE, ASK]))


async def press_something(service: TableService, game: int, random: Random, number: int) -> bool:
    """Somebody who is asked, and about to be played for by no plan, answers; False if nobody is."""
    table, due = await service.table(game), {seat for _, seat in await service.store.plans.due(1e18)}
    seats = [seat for seat in table.waiting_seats if seat not in due or random.random() < 0.05]
    if not seats:
        return False
    seat = random.choice(seats)
    press = Press(seat, USERS[seat], table.version(seat), number)
    try:
        await service.play_plan(game, press)
    except NotAsked:
        await service.answer(game, press, pending(table, seat).random_answer(random))
    return True


def check(path: Path) -> None:
    with open_check(path) as found:
        assert [*found.faults(), *(fault for each in found.games() for fault in each.faults)] == []


@pytest.mark.parametrize("seed", [18, 22, 25, 26] if is_thorough() else [18])
@pytest.mark.parametrize("name", share(GAMES, 1))
async def test_in_whole_games_planned_turns_and_presses_get_along(
    service: TableService, store: Store, clock: ManualClock, path: Path, name: str, seed: int
) -> None:
    random, number, by_plan = Random(seed), 0, 0
    game = (await service.lobby.open(name, host=USERS[0], channel=CHANNEL, pace="h24")).id
    for user in USERS[1:PLAYERS]:
        await service.lobby.join(game, user)
    await service.start(game, host=USERS[0])
    while (await store.game(game)).stage != OVER:
        number += 1
        await clock.advance(random.uniform(0.0, 50.0))
        await plan_something(service, game, random)
        if not await press_something(service, game, random, number):
            await clock.advance(60.0)
            before = len(await store.moves(game))
            await service.plans.play_due(clock.now())
            by_plan += len(await store.moves(game)) > before
        if number % CHECKED == 0:
            check(path)
    check(path)
    assert by_plan > PLAYERS
