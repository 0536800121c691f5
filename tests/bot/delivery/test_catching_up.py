"""What was due while the bot was away: few requests, and nothing that is overtaken."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.clock import SystemClock
from bot.tables.service import Press, TableService
from sandbox.api.requests import Request
from storage.core.kinds import Kind
from storage.together.store import Store
from tests.support.bot_world import BotWorld
from tests.support.games import STORY_GAME

TABLES = 4

OUTDATED = 20
"""Turn messages that nobody needs any more, at the first table."""


async def play_away(path: Path, game: int, turns: int) -> None:
    """The table is played by another process, that tells nobody, until so many turns are due."""
    async with await Store.open(path) as store:
        tables, random = TableService(store, SystemClock()), Random(game)
        row = await tables.store.game(game)
        while sum(each.kind == Kind.TURN for each in await store.outbox_due(game)) < turns:
            table = await tables.table(game)
            seat = random.choice(table.waiting_seats)
            choice = table.pending_choice(seat)
            assert choice is not None
            key = choice.random_answer(random)
            user = row.seated[seat].user
            await tables.answer(game, Press(seat, user=user, version=table.version(seat)), key)


def of_deliveries(requests: list[Request]) -> list[Request]:
    return [request for request in requests if "/channels" in request.path]


@pytest.mark.world(most_tables=TABLES)
async def test_each_table_takes_few_requests_and_nothing_outdated_is_told(world: BotWorld) -> None:
    world.sandbox.limit_requests(None, 1000, 1.0)
    games = [await world.begin_two(STORY_GAME) for _ in range(TABLES)]
    await world.wait_until_idle()
    threads = [each for each in world.anna.threads(world.channel) if each.messages]
    before = {thread.id: len(thread.messages) for thread in threads}
    await world.stop()
    for game in games:
        await play_away(world.file, game, OUTDATED if game == games[0] else 5)
    async with await Store.open(world.file) as store:
        due = await store.outbox_due()
        waiting = {game: len(await store.timing.waits(game)) for game in games}
    made = len(world.sandbox.requests)
    await world.start()
    await world.wait_until_idle()
    assert await world.store.outbox_due() == ()
    requests = of_deliveries(world.sandbox.requests[made:])
    assert {request.method for request in requests} == {"POST", "PATCH"}
    scorings = sum(row.kind == Kind.SCORING for row in due)
    received = sum(row.kind == Kind.RECEIVED for row in due)
    counters = sum(row.kind == Kind.COUNTER for row in due)
    posted_and_retired = 2 * (TABLES + scorings)
    least = 2 * sum(waiting.values()) + received + posted_and_retired
    assert least <= len(requests) <= least + counters
    for game in games:
        number = (await world.store.game(game)).thread
        thread = next(each for each in threads if each.id == number)
        told = sum(row.kind == Kind.SCORING and row.game == game for row in due)
        assert len(thread.messages) == before[thread.id] + 1 + told
        assert [bool(message.buttons) for message in thread.messages[-2:]] == [False, True]
