"""A table whose channel is deleted continues in another one, which the host or the server's owner chooses."""

from __future__ import annotations

from bot.audit import open_check
from sandbox import Channel, MessageView
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import asks, begun, ends, scorings, toss
from tests.support.places import MOVED, asked, choose, questions, thread_in


async def test_the_host_chooses_where_a_table_goes_on_and_all_are_told_once(world: BotWorld) -> None:
    await begun(world)
    other, hidden = world.guild.text_channel("library"), world.guild.text_channel("cellar")
    unfit = world.guild.text_channel("archive")
    hidden.deny("view_channel", user=world.anna)
    unfit.deny("attach_files")
    world.channel.delete()
    await toss(world)
    question = await asked(world, world.anna)
    assert [option.label for select in question.selects for option in select.options] == ["#library"]
    assert questions(world.ben) == []
    said = await choose(world.anna, question, other)
    thread = await thread_in(world, other)
    assert f"continues in <#{thread.id}>" in said.text
    (card,) = [each for each in other.messages if each.id == thread.id]
    assert "Coin Toss" in card.plain_text
    told = [each for each in thread.messages if MOVED in each.plain_text]
    assert len(told) == 1
    assert f"{world.anna.mention} {world.ben.mention}" in told[0].text
    assert len(scorings(thread)) == 1
    assert [note.channel_id for note in world.ben.inbox if note.reason == "mention"] == [thread.id]
    await world.restart()
    await toss(world)
    await world.wait_until_idle()
    assert (len(scorings(thread)), len(ends(thread))) == (2, 1)
    assert questions(world.anna) == []
    with open_check(world.file) as stored:
        assert [fault for report in stored.games() for fault in report.faults] == []


async def test_the_owner_is_asked_when_no_direct_message_reaches_the_host(world: BotWorld) -> None:
    await begun(world)
    forum, owner = world.guild.forum("boards", "Running"), world.sandbox.owner
    world.anna.direct_messages_open = False
    world.channel.delete()
    await toss(world)
    question = await asked(world, owner)
    for channel in world.guild.text_channels:
        channel.deny("send_messages")
    found = await owner.press(question, "Look again").answer()
    assert [option.label for select in found.selects for option in select.options] == ["#boards"]
    await choose(owner, found, forum)
    thread = await thread_in(world, forum)
    assert thread.tags == ["Running"]
    assert len([each for each in thread.messages if MOVED in each.plain_text]) == 1


async def test_others_learn_at_the_table_that_its_channel_is_gone_and_cannot_choose(world: BotWorld) -> None:
    await begun(world)
    library = world.guild.text_channel("library")
    world.channel.delete()
    await toss(world)
    question = await asked(world, world.anna)
    shown = await world.ben.invoke(library, "table").answer()
    assert "Der Kanal dieses Tisches wurde gelöscht." in shown.plain_text
    shown = await world.anna.invoke(library, "table").answer()
    offered = await world.anna.press(shown, "Choose a channel").answer()
    await choose(world.anna, offered, library)
    thread = await thread_in(world, library)
    again = await choose(world.anna, question, library)
    assert f"continues in <#{thread.id}>" in again.text
    assert len(world.anna.threads(library)) == 1


def results(channel: Channel) -> list[MessageView]:
    return [each for each in channel.messages if "The game is over." in each.plain_text]


async def test_a_game_that_ended_without_a_channel_shows_its_result_in_the_new_one(world: BotWorld) -> None:
    await begun(world)
    library = world.guild.text_channel("library")
    world.channel.delete()
    await toss(world)
    question = await asked(world, world.anna)
    await toss(world)
    await world.wait_until_idle()
    assert "Die Partie ist zu Ende." in world.ben.direct_messages()[-1].plain_text
    shown = await world.ben.invoke(library, "table").answer()
    assert "bevor das Ergebnis dort stand" in shown.plain_text
    found = await world.anna.press(question, "Look again").answer()
    assert "before the result was posted" in found.plain_text
    said = await choose(world.anna, found, library)
    thread = await thread_in(world, library)
    assert f"The result of Coin Toss, table 1 is in <#{thread.id}>" in said.text
    assert (len(results(library)), len(ends(thread)), len(scorings(thread))) == (1, 1, 2)
    assert [each for each in thread.messages if MOVED in each.plain_text] == []
    await world.restart()
    await world.wait_until_idle()
    assert (len(results(library)), len(ends(thread))) == (1, 1)
    with open_check(world.file) as stored:
        assert [fault for report in stored.games() for fault in report.faults] == []
    library.delete()
    shown = await world.anna.invoke(world.guild.text_channel("hall"), "table").answer()
    assert "was deleted" not in shown.plain_text


async def test_where_the_channel_is_gone_the_end_comes_by_direct_messages(world: BotWorld) -> None:
    await begun(world)
    world.channel.delete()
    await toss(world)
    await asked(world, world.anna)
    before = {user: len(user.direct_messages()) for user in (world.anna, world.ben)}
    await toss(world)
    await world.wait_until_idle()
    for user, line in ((world.anna, "the game is over"), (world.ben, "Die Partie ist zu Ende")):
        assert line in user.inbox[-1].text
        assert not user.inbox[-1].silent
        assert len(user.direct_messages()) == before[user] + 1
        assert asks(user) == 0
    await world.restart()
    await world.wait_until_idle()
    assert [len(user.direct_messages()) for user in before] == [many + 1 for many in before.values()]


async def test_the_host_is_asked_for_a_place_if_the_channel_goes_before_the_end(world: BotWorld) -> None:
    await begun(world)
    forum = world.guild.forum("boards", "Finished")
    await toss(world)
    await world.wait_until_idle()
    world.channel.delete()
    await toss(world)
    question = await asked(world, world.anna)
    assert "before the result was posted" in question.plain_text
    await choose(world.anna, question, forum)
    thread = await thread_in(world, forum)
    assert thread.tags == ["Finished"]
    assert (len(results(thread)), len(ends(thread))) == (1, 1)


async def test_a_manager_finds_in_the_setup_which_tables_have_no_channel(world: BotWorld) -> None:
    library = world.guild.text_channel("library")
    manager = world.sandbox.user("Mona")
    world.guild.add(manager)
    world.guild.role("Managers", manager, permissions=("manage_guild",))
    await begun(world)
    shown = await manager.invoke(library, "setup").answer()
    assert "was deleted" not in shown.plain_text
    world.channel.delete()
    await toss(world)
    question = await asked(world, world.anna)
    shown = await manager.invoke(library, "setup").answer()
    assert "The channel of **Coin Toss, table 1** was deleted." in shown.plain_text
    found = await manager.choose(shown, "Coin Toss, table 1").answer()
    said = await choose(manager, found, library)
    thread = await thread_in(world, library)
    assert f"continues in <#{thread.id}>" in said.text
    assert len([each for each in thread.messages if MOVED in each.plain_text]) == 1
    shown = await manager.invoke(library, "setup").answer()
    assert (shown.selects, "was deleted" in shown.plain_text) == ((), False)
    late = await choose(world.anna, question, library)
    assert "continues in" in late.text
