"""Whom a direct message does not reach is called in the thread, whatever the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path

import pytest

from bot.delivery.messages import direct
from sandbox import refuse
from storage.core.errors import DatabaseBusy
from storage.core.kinds import Kind
from storage.core.rows import OutboxRow
from tests.bot.delivery.toy_world import ToyWorld, mentions, panels
from tests.support.bot_world import BotWorld
from tests.support.coin_table import played
from tests.support.coin_tables import CoinTables
from tests.support.coin_toss import begun, ends, lobby, scorings, toss, turns

TEN_MINUTES = 600.0

POST = "POST /channels/[0-9]+/messages$"


@pytest.mark.parametrize("code", [40003, 20026, 40333, 50001, 50013])
async def test_a_passing_refusal_at_joining_is_not_a_closed_door(
    world: BotWorld, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "OPENING_SECONDS", 0.05)
    card = await lobby(world)
    await world.wait_until_idle()
    world.sandbox.inject(POST, refuse(code, status=403), times=1)
    told = await world.ben.press(card, "Join").followup()
    assert "Gerade konnte ich dir nicht schreiben" in told.text
    assert await world.store.users.reachable(world.ben.id) is not False
    await world.ben.until(lambda: world.ben.direct_messages())
    await world.wait_until_idle()
    (notice,) = world.ben.direct_messages()
    assert "Hallo Ben!" in notice.text


async def test_who_was_called_is_called_once_and_all_is_told_in_order_if_that_cannot_be_stored(
    virtual_time: None, toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with CoinTables(tmp_path) as tables:
        table = await tables.table("Club")
        for name in ("mark_line_posted", "mark_sent", "mark_posted"):
            monkeypatch.setattr(tables.store, name, busy_every_other_time(getattr(tables.store, name)))
        assert await played(table) == []
        texts = [message.plain_text for message in table.story(table.guest)]
        assert [text for text in texts if "The coin shows" in text][-1] in texts[:-1]
        assert "## The game is over" in texts[-1]


async def test_what_was_to_be_posted_before_the_process_hung_is_looked_for_first(
    virtual_time: None, toys: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with CoinTables(tmp_path) as tables:
        table, mark = await tables.table("Club"), tables.store.mark_attempted
        hung, requests = list[OutboxRow](), list[str]()

        async def mark_and_hang(row: OutboxRow, *, after: int | None) -> None:
            await mark(row, after=after)
            if not hung and row.kind == Kind.ASK:
                hung.append(row)
                await asyncio.sleep(TEN_MINUTES)
                tables.sandbox.api.hook = noted

        async def noted(moment: str, line: str) -> None:
            if moment == "before":
                requests.append(line)

        monkeypatch.setattr(tables.store, "mark_attempted", mark_and_hang)
        assert await played(table) == []
        channel = f"/channels/{table.people[hung[0].seat or 0].direct_channel.id}/messages"
        assert [each for each in requests if channel in each][:2] == [f"GET {channel}", f"POST {channel}"]


def busy_every_other_time(work: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """What stores something, but every other time the database is lost."""
    lost = cycle((True, False))

    async def store(*values: object, **options: object) -> None:
        if next(lost):
            raise DatabaseBusy("the server was lost")
        await work(*values, **options)

    return store


async def test_who_was_unreachable_is_tried_again_a_day_later(toys: None, tmp_path: Path) -> None:
    world = ToyWorld(tmp_path)
    async with world:
        world.ben.direct_messages_open = False
        game = await world.begin(world.anna, world.ben)
        await world.delivered()
        world.ben.direct_messages_open = True
        await world.guess(game, world.anna, world.ben)
        await world.delivered()
        assert (len(panels(world.ben)), mentions(world.ben)) == (0, 2)
        await world.advance(24 * 3600.0 + 1.0)
        await world.begin(world.anna, world.ben)
        await world.delivered()
        assert (len(panels(world.ben)), mentions(world.ben)) == (1, 2)
        assert await world.store.users.reachable(world.ben.id)


async def test_who_was_unreachable_while_the_bot_was_removed_is_called_later(world: BotWorld) -> None:
    thread = await begun(world)
    world.guild.kick_bot()
    await world.sandbox.until(lambda: not world.bot.guilds)
    await toss(world)
    await world.wait_until_idle()
    assert await world.store.users.reachable(world.ben.id) is False
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await world.anna.until(lambda: len(turns(thread)) == 2)
    assert (
        f"**Toss**: all at the same time {world.anna.mention} and {world.ben.mention}"
        in world.newest(thread).plain_text
    )
    assert await world.store.users.reachable(world.ben.id) is None
    await toss(world)
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    assert (len(scorings(thread)), len(ends(thread))) == (2, 1)
