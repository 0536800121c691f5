import pytest

from bot.audit import open_check
from bot.delivery import backoff
from sandbox import Channel, User, cut, no_json, refuse
from storage.core.rows import OVER
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import toss
from tests.support.setup_pages import (
    chosen,
    forum_with_tags,
    opened,
    play,
    posted,
    press,
    start,
    table,
    table_card,
)

SERVER_ERRORS_END = 600


async def test_missing_tags_of_a_forum_are_created(world: BotWorld, manager: User, forum: Channel) -> None:
    view = await chosen(world, manager, "place", "channel", forum)
    assert "I need these tags: Open, Running, Finished." in view.text
    assert "I can’t create them" in view.text
    assert forum.tags == []
    world.guild.grant("manage_channels")
    view = await press(manager, await opened(world, manager, "place"), "Create tags")
    assert forum.tags == ["Open", "Running", "Finished"]
    assert "missing" not in view.text
    other = world.guild.forum("games", "offen")
    view = await chosen(world, manager, "place", "channel", other)
    assert other.tags == ["offen", "Running", "Finished"]
    assert "missing" not in view.text


async def test_a_table_in_a_forum_is_a_post(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Running", "Finished", "Quick")
    await chosen(world, manager, "place", "channel", forum)
    said = await table(world, world.anna)
    post = await posted(world, forum)
    assert said.text == (
        f"Your table is open: https://discord.com/channels/{world.guild.id}/{post.id}/{post.id}"
    )
    assert (post.name, post.tags) == ("Coin Toss, table 1", ["Open"])
    card = table_card(world, post)
    assert "Host: Anna" in card.text
    row = await world.store.game(1)
    assert (row.forum, row.channel, row.card, row.thread) == (True, forum.id, post.id, post.id)
    await world.ben.press(card, "Join").followup()
    assert "2. **Ben**" in table_card(world, post).plain_text
    post.tag("Open", "Quick")
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert post.tags == ["Running", "Quick"]
    assert post.name == "Coin Toss, table 1 · Anna, Ben"
    assert "The game has begun" in table_card(world, post).text
    assert "My move" in [button.label for button in world.newest(post).buttons]


async def test_a_game_in_a_forum_is_played_to_its_end(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    card = table_card(world, await posted(world, forum))
    await world.ben.press(card, "Join").followup()
    await world.anna.press(card, "Start").answer()
    await toss(world)
    await toss(world)
    await world.wait_until_idle()
    assert (await world.store.game(1)).stage == OVER
    assert (await posted(world, forum)).tags == ["Finished"]


async def test_a_deleted_post_is_opened_anew(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    before = await posted(world, forum)
    await start(world, before)
    before.delete()
    await world.anna.until(lambda: world.anna.threads(forum))
    post = await posted(world, forum)
    assert post.id != before.id
    assert post.tags == ["Running"]
    assert "Host: Anna" in table_card(world, post).text
    assert "The thread of this game was deleted. The game continues here." in world.newest(post).text
    with open_check(world.file) as stored:
        assert [report.faults for report in stored.games()] == [()]


async def test_a_deleted_post_of_a_lobby_comes_back_with_a_change(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    (await posted(world, forum)).delete()
    await world.wait_until_idle()
    await world.bot.tables.lobby.join(1, world.ben.id)
    world.bot.outbox.wake(1)
    post = await posted(world, forum)
    assert "2. **Ben**" in table_card(world, post).plain_text
    assert post.tags == ["Open"]


async def test_a_post_is_opened_once_despite_a_loss(world: BotWorld, manager: User, forum: Channel) -> None:
    await chosen(world, manager, "place", "channel", forum)
    world.sandbox.inject(rf"POST /channels/{forum.id}/threads", cut(carried_out=True), times=1)
    await play(world, world.anna)
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.restart()
    await world.wait_until_idle()
    post = await posted(world, forum)
    assert (await world.store.game(1)).card == post.id


async def test_a_forum_that_requires_a_tag_without_one(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Quick", require_tag=True)
    await chosen(world, manager, "place", "channel", forum)
    said = await play(world, world.anna)
    assert said.text == (
        f"Every post in <#{forum.id}> must have a tag, and mine don’t exist there."
        " Server managers can create them with `/setup`."
    )
    assert world.anna.threads(forum) == []
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await play(world, world.anna)
    assert (await posted(world, forum)).tags == ["Open"]


async def test_a_finished_post_that_is_archived_is_opened_for_its_tag(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    post = await posted(world, forum)
    post.archive()
    await world.bot.tables.lobby.leave(1, world.anna.id)
    world.bot.outbox.wake(1)
    await world.wait_until_idle()
    assert (post.archived, post.tags) == (False, ["Finished"])
    assert "This table is closed." in table_card(world, post).text


# What is stored, and what is mended


async def test_the_check_finds_nothing_wrong_with_a_forum(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    for _ in range(2):
        await table(world, world.anna)
    first = min(world.anna.threads(forum), key=lambda post: post.id)
    await start(world, first)
    with open_check(world.file) as stored:
        assert stored.faults() == ()
        reports = list(stored.games())
    assert [(report.stage, report.faults) for report in reports] == [("playing", ()), ("lobby", ())]


async def test_posts_are_tagged_once_there_are_tags(world: BotWorld, manager: User, forum: Channel) -> None:
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    post = await posted(world, forum)
    assert post.tags == []
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await world.wait_until_idle()
    assert post.tags == ["Open"]


async def test_a_moderated_tag_is_named_and_not_given(world: BotWorld, manager: User) -> None:
    forum = world.guild.forum("tables", "Open", "Finished", moderated=("Running",))
    view = await chosen(world, manager, "place", "channel", forum)
    assert "Only moderators can use these tags: Running." in view.text
    await table(world, world.anna)
    post = await posted(world, forum)
    await start(world, post)
    assert post.tags == ["Open"]
    world.guild.grant("manage_threads")
    assert "moderators" not in (await opened(world, manager, "rights")).text


async def test_a_missing_permission_in_a_forum_is_reported_and_mended(world: BotWorld, manager: User) -> None:
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    post = await posted(world, forum)
    await world.ben.press(table_card(world, post), "Join").followup()
    forum.deny("send_messages_in_threads")
    await world.bot.tables.start(1, host=world.anna.id)
    await world.anna.until(
        lambda: any("Send Messages in Posts" in each.text for each in world.anna.direct_messages())
    )
    forum.restore()
    await world.anna.until(lambda: "My move" in [each.label for each in world.newest(post).buttons])
    await world.wait_until_idle()
    assert post.tags == ["Running"]


@pytest.mark.parametrize("code", [503, 10087])
async def test_a_post_that_cannot_be_tagged_now_keeps_its_card(
    world: BotWorld, manager: User, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.01 if code < SERVER_ERRORS_END else 1000.0)
    forum = await forum_with_tags(world, manager)
    await table(world, world.anna)
    post = await posted(world, forum)
    await world.ben.press(table_card(world, post), "Join").followup()
    await world.wait_until_idle()
    failing = no_json(code) if code < SERVER_ERRORS_END else refuse(code)
    world.sandbox.inject(rf"PATCH /channels/{post.id}$", failing, times=6 if code < SERVER_ERRORS_END else 1)
    await world.anna.press(table_card(world, post), "Start").answer()
    await world.wait_until_idle()
    assert "My move" in [button.label for button in world.newest(post).buttons]
    assert "The game has begun" in table_card(world, post).text
    if code < SERVER_ERRORS_END:
        await world.anna.until(lambda: post.tags == ["Running"])
    else:
        assert post.tags == ["Open"]


async def test_a_refused_post_is_opened_once_that_is_mended(
    world: BotWorld, manager: User, forum: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    await chosen(world, manager, "place", "channel", forum)
    world.sandbox.limits.active_threads = 0
    said = await play(world, world.anna)
    assert said.text == f"Your table is open: https://discord.com/channels/{world.guild.id}/{forum.id}"
    await world.anna.until(
        lambda: any("has no post yet" in each.text for each in world.anna.direct_messages())
    )
    world.sandbox.limits.active_threads = 1000
    world.bot.outbox.retry(1)
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.wait_until_idle()
    assert len(world.anna.threads(forum)) == 1
    assert (await world.store.game(1)).card == world.anna.threads(forum)[0].id


async def test_a_running_table_gets_its_post_once_the_forum_has_the_tag_it_requires(
    world: BotWorld, manager: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backoff, "FIRST_SECONDS", 0.05)
    forum = world.guild.forum("tables", "Open", "Finished", require_tag=True)
    await chosen(world, manager, "place", "channel", forum)
    await table(world, world.anna)
    before = await posted(world, forum)
    await start(world, before)
    before.delete()
    must = "must have a tag, and there’s none I can add, so the game continues by direct message."
    await world.anna.until(lambda: any(must in each.plain_text for each in world.anna.direct_messages()))
    await world.wait_until_idle()
    shown = [each for each in world.anna.direct_messages() if must in each.plain_text]
    assert [f"in <#{forum.id}> on **Club** {must}" in each.text for each in shown] == [True]
    assert "`/setup` shows the tags I need and can create them." in shown[0].plain_text
    world.guild.grant("manage_channels")
    await press(manager, await opened(world, manager, "rights"), "Create tags")
    await world.anna.until(lambda: world.anna.threads(forum))
    await world.wait_until_idle()
    assert (await posted(world, forum)).tags == ["Running"]
    assert not any(must in each.plain_text for each in world.ben.direct_messages())
