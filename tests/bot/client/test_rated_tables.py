import logging
import re

import pytest

from bot.audit import open_check
from bot.screens.ids.lobby_ids import HINTS, NEAR, RATED, RELIABLE, SwitchTerm
from sandbox import MessageView, User
from storage.core.rows import GameRow
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import ends, lobby, toss

pytestmark = pytest.mark.usefixtures("toys")


PLAYED = "INSERT INTO rating VALUES (1, 0, ?, 1, ?, NULL, 1, 9, 30.0, 8.0, 25.0, 7.0)"
"""As if somebody had played ten rated games."""


async def switch(world: BotWorld, card: MessageView, *names: str) -> GameRow:
    options = await world.anna.press(card, "Options").answer()
    for name in names:
        options = await world.anna.press(options, custom_id=SwitchTerm(1, name).encode()).answer()
        await world.wait_until_idle()
    return await world.store.game(1)


def said(world: BotWorld) -> str:
    found = (each.plain_text for each in world.channel.messages)
    return next(text for text in found if "## " in text)


async def test_a_rated_table_says_so_and_is_without_hints_until_they_are_switched_on(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    assert "ated" not in said(world)
    row = await switch(world, card, RATED)
    assert (row.rated, row.hints) == (True, False)
    await world.anna.until(lambda: "Options: Rated, Hints (off)" in said(world))
    assert "Rated: the result counts for everybody’s rating." in said(world)
    assert (await switch(world, card, HINTS)).hints
    await world.anna.until(lambda: "Options: Rated, Hints (on)" in said(world))
    row = await switch(world, card, RATED)
    assert (row.rated, row.hints) == (False, True)
    await world.anna.until(lambda: "Options:" not in said(world))


async def test_a_host_who_leaves_and_switches_an_option_at_once_is_shown_who_may(
    world: BotWorld, caplog: pytest.LogCaptureFixture
) -> None:
    card = await lobby(world, world.ben)
    options = await world.anna.press(card, "Options").answer()
    cache = world.bot.tables.cache
    async with cache.lock(1):
        leaving = world.anna.press(card, "Leave")
        while len(cache._locks.of(1)._waiters or ()) < 1:
            await world.store.game(1)
        switching = world.anna.press(options, custom_id=SwitchTerm(1, RATED).encode())
        while len(cache._locks.of(1)._waiters or ()) < 2:
            await world.store.game(1)
    await leaving.answer()
    assert (await switching.followup()).text == "Only Ben can do that."
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []


async def test_the_end_tells_what_it_has_done_to_figures(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    await switch(world, card, RATED)
    world.checks_stored = False
    for scope in ("*", "coin_toss"):
        await world.store._database.execute(PLAYED, scope, world.ben.id)
    thread = await world.start_table(card)
    for _ in range(2):
        await toss(world)
        await world.wait_until_idle()
    (end,) = ends(thread)
    for text in (end.plain_text, said(world)):
        lines = [line for line in text.splitlines() if "point" in line]
        assert any("Anna" in line and "(1 of 10 rated games)" in line for line in lines)
        assert any("Ben" in line and re.search(r"\(rating [+−±]\d+ → \d+\)", line) for line in lines), lines
    own = [each.plain_text for each in world.ben.direct_messages()]
    assert any("(1 von 10 gewerteten Partien)" in each for each in own)
    with open_check(world.file) as found:
        assert [report.faults for report in found.games()] == [()]


async def test_the_card_says_until_the_start_that_the_host_would_like_their_own_level(
    world: BotWorld,
) -> None:
    card = await lobby(world, world.ben)
    wish = "The host would like to play with people of about their own level. Everybody can join."
    assert (await switch(world, card, NEAR)).near
    await world.anna.until(lambda: wish in said(world))
    await world.start_table(card)
    assert wish not in said(world)


async def leave_games(world: BotWorld, user: User, games: int) -> None:
    tables, host = world.bot.tables, world.stranger.id
    for _ in range(games):
        row = await tables.lobby.open("coin_toss", host=host, channel=world.channel.id, guild=world.guild.id)
        await tables.lobby.join(row.id, user.id)
        await tables.start(row.id, host=host)
        await tables.seats.leave(row.id, user.id)


async def test_only_reliable_people_sit_down_where_that_is_asked(world: BotWorld) -> None:
    card = await lobby(world)
    row = await switch(world, card, RELIABLE)
    assert row.reliable
    await world.anna.until(lambda: "Options: Reliable players" in said(world))
    assert "Reliable players: to join you need to have finished 8 of your last 10 games" in said(world)
    await leave_games(world, world.ben, 3)
    refusal = await world.ben.press(world.ben.look(card), "Join").followup()
    assert "Von deinen letzten 3 Partien hast du 0 zu Ende gespielt; nötig sind 8 von 10." in refusal.text
    assert (await world.store.game(1)).own_seat_of(world.ben.id) is None
    await world.vera.press(world.vera.look(card), "Join").followup()
    assert (await world.store.game(1)).own_seat_of(world.vera.id) == 1
