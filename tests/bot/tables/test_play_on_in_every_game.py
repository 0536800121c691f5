from pathlib import Path
from random import Random

import pytest

from bot.audit import open_check
from bot.clock import ManualClock
from bot.tables.play_on import PlayOn
from bot.tables.service import Press, Solo, TableService
from games import find
from games.engine.steps import steps_of
from storage.core.rows import AGREED, OVER, PLAYING
from storage.together.store import Store
from tests.fuzz.random_games import random_options
from tests.support.games import GAMES, is_thorough
from tests.support.table_helpers import CHANNEL, USERS, end_without_rules, seeds
from tests.support.table_story import somebody_asked

ADA, BOB, *_ = USERS
GUILD = 7
STEPS = 8
"""How many the game has before it ends."""


async def answer(service: TableService, clock: ManualClock, game: int, random: Random) -> None:
    """Somebody who is asked chooses at random, a second later."""
    await clock.advance(1.0)
    table, row = await service.table(game), await service.store.game(game)
    seat, choice = somebody_asked(table, random)
    press = Press(seat, user=row.seated[seat].user, version=table.version(seat))
    await service.answer(game, press, choice.random_answer(random))


@pytest.mark.parametrize("game", GAMES)
async def test_a_spectator_goes_on_from_a_game_with_computer_players(
    service: TableService, store: Store, clock: ManualClock, path: Path, game: str
) -> None:
    random, rules = Random(8), find(game)
    players = max(rules.seats) - 1
    options = random_options(rules, players, random)
    computers = ("random",) * (players - 1)
    origin = await service.begin_alone(game, options, Solo(ADA, computers, GUILD, CHANNEL, "en"))
    while len(steps_of(await service.table(origin.id))) < STEPS:
        await answer(service, clock, origin.id, random)
    await end_without_rules(service, origin.id, AGREED)
    log, table = await store.moves(origin.id), await service.table(origin.id)
    number = max(
        n for n, step in enumerate(steps_of(table)[:-1], 1) if table.moves[step.row].seat is not None
    )
    play_on = PlayOn(store, service, seeds(9))
    branch = await play_on.branch(origin.id, number)
    solo = Solo(BOB, computers, GUILD, CHANNEL, "ru", seat=players - 1)
    row = await play_on.begin(branch, solo, play_on.promised_commitment(BOB))
    assert row is not None
    assert (row.options, row.own_seat_of(BOB)) == (origin.options, players - 1)
    assert (await service.table(row.id)).moves == table.moves[: row.seeded_after]
    while (await store.game(row.id)).stage == PLAYING:
        await answer(service, clock, row.id, random)
        drawn = any(move.draws for move in (await service.table(row.id)).moves[row.seeded_after :])
        if drawn and not is_thorough():
            await service.seats.leave(row.id, BOB)
    assert (await store.game(row.id)).stage == OVER
    checked = (await service.fair_chance(row.id)).verified
    assert checked is not None
    assert (checked.committed, checked.proof.wrong) == (True, ())
    assert checked.proof.honest > 0
    assert await store.moves(origin.id) == log
    assert await store.results.of_game(row.id) == ()
    with open_check(path) as check:
        assert [*check.faults(), *(fault for report in check.games() for fault in report.faults)] == []
