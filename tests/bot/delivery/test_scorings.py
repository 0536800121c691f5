"""A scoring in which seats pay and choose is reported once, as a whole, at its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.service import Press
from games.choice import TOGETHER
from sandbox import MessageView, User
from tests.bot.delivery.toy_world import ToyWorld
from tests.support.coin_toss import scorings


@pytest.fixture
async def world(toys: None, tmp_path: Path) -> AsyncIterator[ToyWorld]:
    async with ToyWorld(tmp_path) as world:
        yield world
        assert world.sandbox.faults == []


async def test_a_scoring_with_payments_side_by_side_is_told_whole_when_it_is_over(world: ToyWorld) -> None:
    game = await demanded(world)
    thread = await world.thread(game)
    await answer(world, world.anna, game, "salt")
    await told(world)
    assert "asks for" not in thread.messages[-1].plain_text, "the scoring has a message of its own"
    await pay(world, world.anna, game)
    await told(world)
    assert scorings(thread) == []
    panel = await world.panel(world.ben, thread)
    assert "bezahlt" not in panel.plain_text
    await world.restart()
    await pay(world, world.ben, game)
    await world.restart()
    await told(world)
    assert scorings(thread) == [], "whoever has most still takes a card"
    chooser = await asked(world, game)
    await answer(world, chooser, game, (await keys(world, chooser, game))[0])
    await world.restart()
    await told(world)
    (scoring,) = scorings(thread)
    check_scoring(scoring)
    last = thread.messages[-1]
    assert "asks for" not in last.plain_text
    assert "paid" not in last.plain_text, "what the scoring has told is not told again"


def check_scoring(scoring: MessageView) -> None:
    """Who demanded, who paid what, who lost a point."""
    text = scoring.plain_text
    assert "### Scoring" in text
    for name in ("Anna", "Ben"):
        assert text.count(f"**{name}: ") == 1
    assert "asks for salt" in text
    assert "**Ben: −1**" in text


async def demanded(world: ToyWorld) -> int:
    """A game of Anna and Ben after both turns: Anna is asked what she demands."""
    game = await world.begin_two("harbour")
    for user in (world.anna, world.ben):
        await answer(world, user, game, "end")
    await told(world)
    return game


async def pay(world: ToyWorld, user: User, game: int) -> None:
    """Anna pays the first card she can, Ben nothing."""
    await answer(world, user, game, (await keys(world, user, game))[0] if user is world.anna else TOGETHER)


async def told(world: ToyWorld) -> None:
    await world.delivered()


async def asked(world: ToyWorld, game: int) -> User:
    table, row = await world.bot.tables.table(game), await world.store.game(game)
    (seat,) = table.waiting_seats
    return next(user for user in (world.anna, world.ben) if user.id == row.seated[seat].user)


async def keys(world: ToyWorld, user: User, game: int) -> tuple[str, ...]:
    table, row = await world.bot.tables.table(game), await world.store.game(game)
    seat = row.seat_of(user.id)
    assert seat is not None
    choice = table.pending_choice(seat)
    assert choice is not None
    return choice.keys


async def answer(world: ToyWorld, user: User, game: int, key: str) -> None:
    """A user chooses, without waiting."""
    row, table = await world.store.game(game), await world.bot.tables.table(game)
    seat = row.seat_of(user.id)
    assert seat is not None
    await world.bot.tables.answer(game, Press(seat, user=user.id, version=table.version(seat)), key)
