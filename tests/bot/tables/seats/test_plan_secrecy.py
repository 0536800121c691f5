"""Secrecy of plans: with and without one, everybody else must be shown the same in a story."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import PlanPress
from bot.tables.service import Press
from sandbox import User
from tests.support.acts import menu
from tests.support.planned_tables import lay_out, plan
from tests.support.shown_messages import shown
from tests.support.timed_tables import TimedTables
from tests.support.virtual_time import BEGINNING, run_in_virtual_time
from tests.toy_games import toy_games

ANNA, BEN, VERA = range(3)
SECONDS = 60.0

Story = Callable[[TimedTables], Awaitable[object]]
"""It may return the screens of others in its middle."""


async def answer(tables: TimedTables, seat: int, *keys: str) -> None:
    """The user of a seat answers, as by presses of the same moment."""
    service = tables.bot.tables
    user = (tables.anna, tables.ben, tables.vera)[seat].id
    for key in keys:
        version = (await service.table(1)).version(seat)
        await service.answer(1, Press(seat, user, version, 1000 * seat + version + 1), key)


async def card_of(tables: TimedTables, seat: int = BEN) -> str:
    return str(next(iter((await tables.bot.tables.table(1)).view(seat).kinds(seat))))


async def seen_by(tables: TimedTables, user: User) -> list[object]:
    """All a user is shown at the table, and when it came."""
    thread = await tables.thread(1)
    found = [*user.direct_messages(), *user.sees(thread), *user.sees(tables.channel)]
    asked = [
        await menu(tables, user, thread),
        await user.invoke(thread, "board").answer(),
        await user.invoke(thread, "games").answer(),
        await user.invoke(thread, "move").answer(),
    ]
    moments = [round((each.id >> 22) / 1000.0 - BEGINNING, 1) for each in found]
    notes = [(each.text, each.silent, each.reason) for each in user.inbox]
    return [*map(shown, [*found, *asked]), moments, notes]


async def others_see(folder: Path, story: Story) -> list[object]:
    """What Anna, Vera and a spectator are shown in a story, in its middle and at its end."""
    async with TimedTables(folder) as tables:
        eve = tables.sandbox.user("Eve")
        tables.guild.add(eve)
        for user in (tables.anna, tables.ben, tables.vera):
            await tables.set(user)
        await tables.begin(tables.anna, tables.ben, tables.vera, name="harbour")
        before = await story(tables)
        return [before, await seen_by_others(tables)]


async def seen_by_others(tables: TimedTables) -> list[object]:
    """What Anna, Vera and a spectator are shown."""
    await tables.bot.wait_until_idle()
    eve = next(user for user in tables.sandbox.users if user.name == "Eve")
    return [await seen_by(tables, user) for user in (tables.anna, tables.vera, eve)]


def seen_in(tmp_path: Path, *stories: Story) -> list[list[object]]:
    found = []
    with toy_games(pictures=False):
        for number, story in enumerate(stories):
            (tmp_path / str(number)).mkdir()
            found.append(run_in_virtual_time(others_see(tmp_path / str(number), story)))
    return found


async def planned(tables: TimedTables, how: str) -> None:
    """Ben plans in one of some ways, or not."""
    other, one = (await tables.bot.tables.table(1)).view(BEN).kinds(BEN)
    match how:
        case "draft":
            await lay_out(tables.bot.tables, 1, BEN, "bury", one)
        case "asks":
            await plan(tables.bot.tables, 1, BEN, "bury", one, "end", play=ASK)
        case "stops":
            await plan(tables.bot.tables, 1, BEN, "ship", one, "bury", other, play=AT_ONCE)


async def ask_hint(tables: TimedTables, *, ahead: bool) -> None:
    """Ben asks for a hint: on the planning table, or in his turn."""
    service, ben = tables.bot.tables, tables.ben.id
    if ahead:
        planning = await service.plans.open(1, BEN, ben)
        await service.plans.give_hint(1, PlanPress(BEN, ben, planning.version))
    else:
        await service.hints.give(1, BEN, ben, (await service.table(1)).version(BEN))


def test_a_plan_that_is_not_played_by_itself_shows_others_nothing(tmp_path: Path, seldom: None) -> None:
    def story(way: str) -> Story:
        async def tell(tables: TimedTables) -> None:
            await planned(tables, way)
            await asyncio.sleep(SECONDS)
            await answer(tables, ANNA, "beg", "seat_1")
            await answer(tables, BEN, next(iter((await tables.bot.tables.table(1)).view(BEN).kinds(BEN))))
            await answer(tables, ANNA, "end")
            await tables.bot.wait_until_idle()
            await asyncio.sleep(SECONDS)
            await answer(tables, BEN, "ship", "salt", "end")

        return tell

    without, *with_plans = seen_in(tmp_path, *map(story, ("", "draft", "asks", "stops")))
    assert with_plans == [without] * 3


@pytest.mark.parametrize("hinted", [False, True])
def test_a_plan_that_is_played_looks_like_an_owner_who_presses_the_same(
    tmp_path: Path, seldom: None, hinted: bool
) -> None:
    async def by_plan(tables: TimedTables) -> None:
        if hinted:
            await ask_hint(tables, ahead=True)
        await plan(tables.bot.tables, 1, BEN, "bury", await card_of(tables), "end")
        await asyncio.sleep(SECONDS)
        await answer(tables, ANNA, "end")
        await asyncio.sleep(SECONDS + 0.5)

    async def by_presses(tables: TimedTables) -> None:
        await asyncio.sleep(SECONDS)
        await answer(tables, ANNA, "end")
        if hinted:
            await ask_hint(tables, ahead=False)
        await answer(tables, BEN, "bury", await card_of(tables))
        await asyncio.sleep(SECONDS)
        await answer(tables, BEN, "end")
        await asyncio.sleep(0.5)

    pressed, played = seen_in(tmp_path, by_presses, by_plan)
    assert played == pressed
    assert ("(with a hint)" in str(played)) is hinted


def test_a_hint_for_a_plan_shows_others_nothing_before_its_turn_and_then_is_one_for_it(
    tmp_path: Path, seldom: None
) -> None:
    def story(way: str) -> Story:
        async def tell(tables: TimedTables) -> object:
            if way:
                await ask_hint(tables, ahead=True)
            if way == "dropped":
                version = (await tables.bot.tables.plans.open(1, BEN, tables.ben.id)).version
                await tables.bot.tables.plans.drop(1, PlanPress(BEN, tables.ben.id, version))
            if way == "asks":
                await planned(tables, way)
            await asyncio.sleep(SECONDS)
            await answer(tables, ANNA, "beg", "seat_1")
            await answer(tables, BEN, next(iter((await tables.bot.tables.table(1)).view(BEN).kinds(BEN))))
            await answer(tables, ANNA, "end")
            before = await seen_by_others(tables)
            if not way:
                await ask_hint(tables, ahead=False)
            await answer(tables, BEN, "ship", "salt", "end")
            return before

        return tell

    without, *with_plans = seen_in(tmp_path, *map(story, ("", "hint", "dropped", "asks")))
    assert with_plans == [without] * 3
    before, after = without
    assert ("(with a hint)" in str(before), "(with a hint)" in str(after)) == (False, True)
