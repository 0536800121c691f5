"""A thread or a channel that is gone takes nothing from the players."""

from __future__ import annotations

from pathlib import Path

from sandbox import Channel, cut
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, ends, guess, lobby, scorings, toss, turns
from tests.support.who_acts import without_times

INTRO = "The thread of this game was deleted. The game continues here."


async def opened_anew(world: BotWorld, before: Channel) -> Channel:
    """The thread that replaces the one before, complete."""

    def found() -> Channel | None:
        threads = [thread for thread in world.anna.threads(world.channel) if thread.id != before.id]
        return next((thread for thread in threads if thread.messages and thread.messages[-1].buttons), None)

    thread = await world.anna.until(found)
    await world.wait_until_idle()
    return thread


async def test_a_deleted_thread_is_opened_anew_at_once(pictured_toys: None, tmp_path: Path) -> None:
    async with BotWorld(tmp_path) as world:
        before = await begun(world)
        before.delete()
        thread = await opened_anew(world, before)
        (told,) = turns(thread)
        assert told.plain_text.startswith(INTRO)
        assert "**0 of 2 ready**\n⏳ Anna\n⏳ Ben" in without_times(told)
        assert len(told.images) == 1
        assert told.buttons[0].label == "My move"
        assert (await world.bot.tables.store.game(1)).thread == thread.id
        panel = await world.panel(world.anna, thread)
        await world.anna.press(panel, "Heads").answer()
        await world.wait_until_idle()
        assert "**1 of 2 ready**\n✅ Anna\n⏳ Ben" in without_times(world.newest(thread))
        assert world.anna.pings == 2, "the seat and the first choice"
        assert world.sandbox.faults == []


async def test_scorings_and_the_end_reach_a_thread_that_is_opened_anew(world: BotWorld) -> None:
    before = await begun(world)
    await world.stop()
    before.delete()
    await world.start()
    await toss(world)
    await toss(world)
    thread = await opened_anew(world, before)
    assert (len(scorings(thread)), len(ends(thread))) == (2, 1)
    assert not thread.archived


async def test_whom_no_direct_message_reaches_is_called_in_the_new_thread(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    world.ben.direct_messages_open = False
    before = await world.start_table(card)
    before.delete()
    thread = await opened_anew(world, before)
    assert f"**Toss**: all at the same time {world.ben.mention}" in world.newest(thread).plain_text


async def test_a_thread_whose_card_is_deleted_too_is_opened_beside_it(world: BotWorld) -> None:
    before = await begun(world)
    row = await world.bot.tables.store.game(1)
    world.channel.delete_message(world.anna.look(row.card or 0))
    before.delete()
    thread = await opened_anew(world, before)
    assert thread.name == "Coin Toss · Anna, Ben"
    assert len(turns(thread)) == 1


async def test_a_thread_beside_the_card_whose_answer_was_lost_is_found(world: BotWorld) -> None:
    before = await begun(world)
    row = await world.bot.tables.store.game(1)
    world.channel.delete_message(world.anna.look(row.card or 0))
    world.sandbox.inject("POST /channels/[0-9]+/threads$", cut(carried_out=True), times=1)
    before.delete()
    thread = await opened_anew(world, before)
    assert len(world.anna.threads(world.channel)) == 1
    assert (await world.bot.tables.store.game(1)).thread == thread.id


async def test_a_bot_that_is_invited_again_says_where_its_games_stand(world: BotWorld) -> None:
    thread = await begun(world)
    world.guild.kick_bot()
    await world.sandbox.until(lambda: not world.bot.guilds)
    await guess(world, world.anna)
    await world.wait_until_idle()
    world.sandbox.advance(60)
    world.guild.invite_bot()
    await world.anna.until(lambda: len(turns(thread)) == 2)
    await world.wait_until_idle()
    assert "**1 of 2 ready**\n✅ Anna\n⏳ Ben" in without_times(world.newest(thread))
    assert turns(thread)[0].buttons == ()


async def test_the_end_is_posted_before_panels_are_edited(world: BotWorld) -> None:
    thread = await begun(world)
    await toss(world)
    await world.wait_until_idle()
    before = len(world.sandbox.requests)
    await toss(world)
    await world.anna.until(lambda: ends(thread))
    await world.wait_until_idle()
    made = [(request.method, request.path) for request in world.sandbox.requests[before:]]
    end = made.index(("POST", f"/channels/{thread.id}/messages"))
    public = tuple(f"/channels/{each.id}/" for each in (thread, world.channel))
    panels = [
        number
        for number, (method, path) in enumerate(made)
        if method == "PATCH" and path.startswith("/channels/") and not path.startswith(public)
    ]
    assert panels
    assert min(panels) > end


async def test_in_an_announcement_channel_threads_are_on_and_beside_the_card(world: BotWorld) -> None:
    news = world.guild.announcement_channel("news")
    card = await world.anna.invoke(news, "play", game=GAME).answer()
    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    (thread,) = world.anna.threads(news)
    assert len(turns(thread)) == 1
    thread.delete()
    await world.anna.until(lambda: world.anna.threads(news))
    await world.wait_until_idle()
    (beside,) = world.anna.threads(news)
    assert beside.id != thread.id
    assert len(turns(beside)) == 1
