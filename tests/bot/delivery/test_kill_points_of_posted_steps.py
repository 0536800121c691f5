"""Killed at each moment of posting a step and a page: each is in the thread once in the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from bot.screens.ids.history_ids import OpenPostedStep
from sandbox import Channel, MessageView, User, hold
from storage.core.errors import PagePosted
from storage.peace.posted_steps import PostedStep
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import GAME, guess
from tests.support.game_pages import data_of
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.person import button_for
from tests.support.virtual_time import run_in_virtual_time

pytestmark = pytest.mark.usefixtures("pictured_toys")

ROUNDS = 2

SENTENCE = "Look at this"

UNTIL_EDITED = 3
"""Kills after the request that posts something, until the one that edits it."""


def people(tables: CoinTables) -> tuple[User, User]:
    found = {user.name: user for user in tables.sandbox.users}
    return found["Anna"], found["Ben"]


async def over(tables: CoinTables) -> None:
    """A finished game of Anna and Ben."""
    await tables.table("Club")
    (guild,), (anna, ben) = tables.sandbox.guilds, people(tables)
    lobby = tables.bot.tables.lobby
    row = await lobby.open(GAME, host=anna.id, channel=guild.text_channels[0].id, guild=guild.id)
    await lobby.join(row.id, ben.id)
    await tables.bot.tables.start(row.id, host=anna.id)
    for _ in range(ROUNDS):
        for user in (anna, ben):
            await guess(tables, user)
    await tables.bot.wait_until_idle()


def thread_of(tables: CoinTables) -> Channel:
    (thread,) = people(tables)[0].threads(tables.sandbox.guilds[0].text_channels[0])
    return thread


def steps_and_pages(tables: CoinTables) -> tuple[list[MessageView], list[MessageView]]:
    messages = thread_of(tables).messages
    pages = [each for each in messages if each.images and each.images[0].filename == "table-1.html"]
    return [each for each in messages if button_for(each, OpenPostedStep)], pages


async def posted(tables: CoinTables) -> None:
    """Anna posts a step, unless it is stored, and the page; all that is due is sent."""
    anna, _ = people(tables)
    store, now = tables.store, tables.bot.tables.clock.now()
    stored = await store.privacy.rows_by_table(anna.id)
    if not stored["posted_step"]:
        await store.posted_steps.post(PostedStep(1, anna.id, 2, 0, "", SENTENCE, now))
    with suppress(PagePosted):
        await store.posted_steps.post_page(1, anna.id, time=now)
    tables.bot.outbox.wake(1)
    await tables.bot.wait_until_idle()


async def complaints(tables: CoinTables) -> list[str]:
    steps, pages = steps_and_pages(tables)
    found = []
    if len(steps) != 1 or SENTENCE not in steps[0].text:
        found.append(f"posted steps: {[each.text for each in steps]}")
    if len(pages) != 1:
        found.append(f"{len(pages)} pages")
    if await tables.store.outbox_due():
        found.append("something is still due")
    return [*found, *tables.stored_faults()]


async def kill_points(folder: Path) -> Sequence[Remains]:
    async with CoinTables(folder) as tables:
        await over(tables)
        async with KillPoints(tables) as points:
            await posted(tables)
            assert await complaints(tables) == []
            return points.found


async def gone_on(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left, and post what is not stored; what is wrong then."""
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        await posted(tables)
        return await complaints(tables)


async def erased(tables: CoinTables) -> None:
    """Ben is erased, and nothing is due any more."""
    _, ben = people(tables)
    await tables.bot.erasure.erase(ben.id)
    await tables.bot.wait_until_idle()


def names_on_page(tables: CoinTables) -> set[str]:
    _, (page,) = steps_and_pages(tables)
    texts = data_of(page.images[0].content)["texts"].values()
    return {name for each in texts for name in each["names"]}


async def kill_points_of_erasure(folder: Path) -> Sequence[Remains]:
    async with CoinTables(folder) as tables:
        await over(tables)
        await posted(tables)
        assert "Ben" in names_on_page(tables)
        async with KillPoints(tables) as points:
            await erased(tables)
            assert "Ben" not in names_on_page(tables)
            return points.found


async def gone_on_with_erasure(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left, and ask for the erasure once more; what is wrong then."""
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        await erased(tables)
        return [*await complaints(tables), *({"Ben"} & names_on_page(tables))]


def test_killed_at_any_moment_of_an_erasure_the_page_does_not_keep_the_name(tmp_path: Path) -> None:
    points = run_in_virtual_time(kill_points_of_erasure(tmp_path))
    assert len(points) > 3
    found = after_each_kill(points, gone_on_with_erasure, tmp_path)
    assert {moment: wrong for wrong, moment in found if wrong} == {}


async def kill_points_of_erasure_while_posting(
    folder: Path, post: Callable[[CoinTables, User], Awaitable[None]]
) -> Sequence[Remains]:
    """From when Discord has the message until it is edited, as its user was erased while it was sent."""
    async with CoinTables(folder) as tables:
        await over(tables)
        _, ben = people(tables)
        posting = tables.sandbox.inject(f"POST /channels/{thread_of(tables).id}/messages", hold())
        await post(tables, ben)
        tables.bot.outbox.wake(1)
        await tables.sandbox.until(lambda: posting.hits)
        await tables.bot.erasure.erase(ben.id)
        async with KillPoints(tables) as points:
            posting.lift()
            await tables.bot.wait_until_idle()
            assert names_left(tables) == set()
            return points.found[:UNTIL_EDITED]


async def step_of(tables: CoinTables, user: User) -> None:
    step = PostedStep(1, user.id, 2, 0, "", SENTENCE, tables.bot.tables.clock.now())
    await tables.store.posted_steps.post(step)


async def page_of(tables: CoinTables, user: User) -> None:
    await tables.store.posted_steps.post_page(1, user.id, time=tables.bot.tables.clock.now())


def names_left(tables: CoinTables) -> set[str]:
    """Name and sentence of Ben that the one message still shows."""
    steps, pages = steps_and_pages(tables)
    (message,) = (*steps, *pages)
    names = names_on_page(tables) if pages else {*message.text.split("###")[0].split("**")}
    return names & {"Ben", f" shows this step:\n> {SENTENCE}"}


async def gone_on_after_erasure(left: Remains, folder: Path) -> list[str]:
    """Start again with what was left; what is wrong then."""
    async with left.restarted(folder) as tables:
        await tables.bot.wait_until_idle()
        due = [row.kind for row in await tables.store.outbox_due()]
        return [*sorted(names_left(tables)), *due, *tables.stored_faults()]


@pytest.mark.parametrize("post", [step_of, page_of])
def test_killed_at_any_moment_after_posting_an_erasure_leaves_nothing_of_its_user(
    tmp_path: Path, post: Callable[[CoinTables, User], Awaitable[None]]
) -> None:
    points = run_in_virtual_time(kill_points_of_erasure_while_posting(tmp_path, post))
    found = after_each_kill(points, gone_on_after_erasure, tmp_path)
    assert {moment: wrong for wrong, moment in found if wrong} == {}


def test_killed_at_any_moment_each_is_posted_once(tmp_path: Path) -> None:
    points = run_in_virtual_time(kill_points(tmp_path))
    assert len(points) > 5
    found = after_each_kill(points, gone_on, tmp_path)
    assert {moment: wrong for wrong, moment in found if wrong} == {}
