import sqlite3
from contextlib import closing

import pytest

from bot.delivery import backoff
from bot.delivery.messages import posted
from bot.delivery.places import PATIENCE
from bot.screens.history.history_page import NoStep
from bot.screens.history.posted import SENTENCE_LENGTH
from bot.screens.ids.history_ids import NOW, OpenPostedStep, PostGamePage, PostStep, SendStep
from bot.workers.process import WorkerFailed
from games.engine.steps import steps_of
from sandbox import Channel, Disruption, MessageView, User, cut, hold, refuse
from storage.peace.posted_steps import MOST_A_DAY
from tests.support.alter import alter
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, guess, over, toss
from tests.support.direct_tables import apart
from tests.support.direct_tables import opened as opened_directly
from tests.support.game_pages import data_of
from tests.support.person import button_for
from tests.support.played import played

MOVES = 40
"""Moves after which a real game has had secrets."""

SENTENCE = "Now @everyone <@1> sees *it*: [here](https://example.org)"

SHOWN = r"Now \@everyone \<\@1\> sees \*it\*\: \[here\]\(https\://example\.org\)"


async def tossed(world: BotWorld, *guests: User) -> Channel:
    thread = await begun(world, *guests)
    await toss(world)
    await world.wait_until_idle()
    return thread


async def page(user: User, place: Channel, step: int | None = None) -> MessageView:
    return await user.invoke(place, "history", **({"step": step} if step else {})).answer()


async def posted_by(user: User, shown: MessageView, text: str = SENTENCE) -> MessageView:
    """A user posts the step on their page; returns the answer."""
    pressed = await user.press(shown, custom_id=button_for(shown, PostStep))
    assert pressed.modal is not None
    (field,) = pressed.modal.fields
    return await user.submit(pressed.modal, {field.custom_id: text}).answer()


def posts(messages: list[MessageView]) -> list[MessageView]:
    return [each for each in messages if button_for(each, OpenPostedStep)]


async def opened(user: User, message: MessageView) -> MessageView:
    return await user.press(message, custom_id=button_for(message, OpenPostedStep)).answer()


async def test_one_posts_a_step_and_others_read_on_from_there_in_three_languages(tossing: BotWorld) -> None:
    thread = await tossed(tossing, tossing.ben, tossing.vera)
    before = len(thread.messages)
    people = (tossing.anna, tossing.ben, tossing.vera)
    rung = [len(user.inbox) for user in people]
    said = await posted_by(tossing.anna, await page(tossing.anna, thread, 2))
    assert said.ephemeral
    assert "Step 2 will be posted for everybody at the table in a moment." in said.text
    await tossing.wait_until_idle()
    (message,) = posts(thread.messages)
    assert len(thread.messages) == before + 1
    assert [len(user.inbox) for user in people] == rung, "no phone rings"
    assert "**Anna** shows this step:" in message.text
    assert f"> {SHOWN}" in message.text
    assert "### Step 2 of" in message.text
    assert len(message.images) == 1
    for user, title in (
        (tossing.ben, "### Schritt 2 von"),
        (tossing.vera, "### Шаг 2 из"),
        (tossing.stranger, "### Step 2 of"),
        (tossing.anna, "### Step 2 of"),
    ):
        mine = await opened(user, message)
        assert mine.ephemeral
        assert title in mine.plain_text
        assert SENTENCE.split()[0] not in mine.plain_text
    back = await tossing.ben.press(await opened(tossing.ben, message), "◀ Zurück").answer()
    assert "### Schritt 1 von" in back.plain_text
    assert thread.messages[-1].id == message.id, "what others open is theirs alone"
    assert tossing.stored_faults() == []


async def test_the_same_step_is_posted_once_a_day(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    answers = [
        await posted_by(tossing.anna, await page(tossing.anna, thread, number)) for number in (2, 2, 1)
    ]
    assert ["already posted step 2" in each.text for each in answers] == [False, True, False]
    await tossing.wait_until_idle()
    assert [each.text.partition("### Step ")[2][0] for each in posts(thread.messages)] == ["2", "1"]


async def test_a_post_shows_what_everybody_sees_and_not_what_its_author_knew(world: BotWorld) -> None:
    thread = await world.start_table(await world.card(world.ben))
    await played(world, 1, MOVES)
    row, table = await world.store.game(1), await world.bot.tables.table(1)
    seat = row.seat_of(world.anna.id)
    secret = next(
        number
        for number, step in enumerate(steps_of(table), 1)
        if [event for n, event in table.history(seat) if step.first <= n <= step.row]
        != [event for n, event in table.history(None) if step.first <= n <= step.row]
    )
    mine = await page(world.anna, thread, secret)
    await posted_by(world.anna, mine)
    await world.wait_until_idle()
    (message,) = posts(thread.messages)
    theirs = await page(world.stranger, thread, secret)
    said, known, seen = (
        each.plain_text.partition("### Step")[2].partition("\n")[2] for each in (message, mine, theirs)
    )
    assert said.splitlines()[1:] == seen.splitlines()[1:]
    assert said.splitlines()[1:] != known.splitlines()[1:]


async def test_where_the_bot_may_not_write_or_attach_the_press_says_so_at_once(tossing: BotWorld) -> None:
    """A step goes without its picture, as everything does; the page is a file."""
    thread = await over(tossing)
    tossing.channel.deny("attach_files", "send_messages")
    own = await saved(tossing.anna, thread, "Save as a file")
    refused = await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    assert refused.text == "I’m missing permissions here: Attach Files"
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1))
    await tossing.wait_until_idle()
    (message,) = posts(thread.messages)
    assert not message.images
    shown = await page(tossing.anna, thread, 2)
    tossing.channel.deny("send_messages_in_threads")
    refused = await posted_by(tossing.anna, shown)
    assert "I’m missing permissions here: Send Messages in Threads" in refused.text
    elsewhere = await tossing.anna.invoke(tossing.anna.direct_channel, "history", step=2).answer()
    refused = await posted_by(tossing.anna, elsewhere)
    channel = f"<#{tossing.channel.id}>"
    assert f"I’m missing permissions in {channel}: Send Messages in Threads" in refused.text
    tossing.channel.restore()
    thread.lock()
    for locked in (shown, elsewhere):
        assert "The thread of this game is locked" in (await posted_by(tossing.anna, locked)).text
    thread.unarchive()
    assert await tossing.store.outbox_due() == ()
    again = await posted_by(tossing.anna, shown)
    assert "Step 2 will be posted" in again.text
    await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    await tossing.wait_until_idle()
    assert len(posts(thread.messages)) == 2
    assert thread.messages[-1].images[0].filename == "table-1.html"


async def test_moves_that_others_do_not_see_are_not_posted(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    await guess(tossing, tossing.anna, "tails")
    now = await page(tossing.anna, thread)
    assert "### Now" in now.plain_text
    refused = await tossing.anna.press(now, custom_id=button_for(now, PostStep)).answer()
    assert "Others can’t see these moves of yours yet." in refused.plain_text
    await posted_by(tossing.anna, await tossing.anna.press(now, "◀ Back").answer())
    await tossing.wait_until_idle()
    (message,) = posts(thread.messages)
    assert "tails" not in message.text.lower()
    shown = await opened(tossing.ben, message)
    assert "tails" not in shown.text.lower()
    for forged in (SendStep(1, 99), SendStep(1, NOW)):
        with pytest.raises(NoStep):
            await tossing.bot.screens.step_to_post(forged)


async def test_who_does_not_play_there_is_barred_or_blocked_posts_nothing(tossing: BotWorld) -> None:
    """A block reads like a table at which enough was posted for a day."""
    thread = await tossed(tossing)
    seen = await page(tossing.stranger, thread, 1)
    assert button_for(seen, PostStep) is None
    mine = await page(tossing.anna, thread, 1)
    await tossing.store.bars.bar(tossing.guild.id, tossing.ben.id, 2.0)
    barred = await posted_by(tossing.ben, await page(tossing.ben, thread, 1))
    assert "Serverleitung" in barred.text
    await tossing.store.bars.unbar(tossing.guild.id, tossing.ben.id)
    await tossing.store.blocks.block(tossing.ben.id, tossing.anna.id, 1.0)
    kept_apart = [await posted_by(user, await page(user, thread, 1)) for user in (tossing.anna, tossing.ben)]
    await tossing.store.blocks.unblock(tossing.ben.id, tossing.anna.id)
    for number in range(MOST_A_DAY):
        await posted_by(tossing.anna, mine, f"Look, for the {number}th time")
    used_up = [await posted_by(user, await page(user, thread, 1)) for user in (tossing.anna, tossing.ben)]
    assert "Nothing more can be posted at this table for now." in used_up[0].text
    assert [each.text for each in kept_apart] == [each.text for each in used_up]
    await tossing.wait_until_idle()
    assert len(posts(thread.messages)) == MOST_A_DAY
    assert tossing.stored_faults() == []


async def test_a_sentence_is_bounded_and_may_be_missing(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    mine = await page(tossing.anna, thread, 1)
    form = (await tossing.anna.press(mine, custom_id=button_for(mine, PostStep))).modal
    assert form is not None
    (field,) = form.fields
    assert (field.required, field.max_length) == (False, SENTENCE_LENGTH)
    await posted_by(tossing.anna, mine, " \n ")
    await posted_by(tossing.anna, mine, "*" * SENTENCE_LENGTH)
    await tossing.wait_until_idle()
    without, longest = posts(thread.messages)
    assert ">" not in without.text
    assert longest.text.count(r"\*") == SENTENCE_LENGTH


async def test_at_a_table_by_direct_message_it_goes_to_all_its_people(tossing: BotWorld) -> None:
    world = apart(tossing)
    await world.ben.invoke(world.ben.direct_channel, "games").answer()
    await opened_directly(world)
    await world.bot.tables.lobby.join(1, world.ben.id)
    await world.bot.tables.start(1, host=world.anna.id)
    await toss(world)
    await world.wait_until_idle()
    shown = await page(world.anna, world.anna.direct_channel, 1)
    await posted_by(world.anna, shown, "Look here")
    await world.wait_until_idle()
    for user, said, step in (
        (world.anna, "**Anna** shows this step:\n> Look here", "### Step 1 of"),
        (world.ben, "**Anna** zeigt diesen Schritt:\n> Look here", "### Schritt 1 von"),
    ):
        (copy,) = posts(user.direct_messages())
        assert said in copy.text
        assert step in copy.plain_text
        assert step in (await opened(user, copy)).plain_text
    assert world.ben.inbox[-1].silent
    assert world.channel.messages == []
    await world.store.blocks.block(world.ben.id, world.anna.id, 1.0)
    refused = await posted_by(world.ben, await page(world.ben, world.ben.direct_channel, 1))
    assert "An diesem Tisch lässt sich vorerst nichts mehr posten." in refused.text
    await world.wait_until_idle()
    assert len(posts(world.anna.direct_messages())) == 1
    await world.store.blocks.unblock(world.ben.id, world.anna.id)
    await world.store.users.set_unreachable(world.ben.id, code=50007, time=world.bot.clock.now())
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    (copy,) = posts(world.ben.direct_messages())
    assert "Anna" not in copy.text
    assert "Look here" not in copy.text
    assert world.stored_faults() == []


async def test_an_erasure_takes_sentence_and_name_out_of_what_was_posted(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1), "Something of mine")
    await posted_by(tossing.ben, await page(tossing.ben, thread, 1), "Something of Ben")
    await tossing.wait_until_idle()
    exported = await tossing.store.privacy.rows_by_table(tossing.anna.id)
    assert [row["text"] for row in exported["posted_step"]] == ["Something of mine"]
    refused = tossing.sandbox.inject(f"POST /channels/{thread.id}/messages", refuse(50013), times=None)
    await posted_by(tossing.anna, await page(tossing.anna, thread, 2), "Not sent yet")
    await tossing.bot.erasure.erase(tossing.anna.id)
    refused.lift()
    await tossing.wait_until_idle()
    first, second = posts(thread.messages)
    assert "### Step 1 of" in first.plain_text
    assert len(first.images) == 1
    assert "Anna" not in first.text.split("###")[0]
    assert "**Ben** shows this step:" in second.text
    assert not any(text in each.text for each in thread.messages for text in ("of mine", "Not sent yet"))
    assert "### Schritt 1 von" in (await opened(tossing.ben, first)).plain_text
    with closing(sqlite3.connect(tossing.file)) as connection:
        stored = connection.execute("SELECT text FROM posted_step ORDER BY id").fetchall()
    assert stored == [("",), ("Something of Ben",), ("",)]
    gone = await page(tossing.anna, thread, 1)
    assert button_for(gone, PostStep) is None, "somebody else there by now"
    assert tossing.stored_faults() == []


async def test_an_erasure_takes_them_out_of_a_damaged_table_too(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1), "Something of mine")
    await posted_by(tossing.ben, await page(tossing.ben, thread, 1), "Something of Ben")
    await tossing.wait_until_idle()
    await tossing.stop()
    tossing.checks_stored = False
    alter(tossing.file, "UPDATE move SET events = '[]' WHERE game = 1 AND n = 2")
    await tossing.start()
    await tossing.bot.erasure.erase(tossing.anna.id)
    await tossing.sandbox.until(lambda: not any("of mine" in each.text for each in thread.messages))
    assert any("This table is closed: its stored data is damaged." in each.text for each in thread.messages)
    assert "**Ben** shows this step:" in posts(thread.messages)[-1].text


async def test_an_erasure_waits_until_a_locked_thread_is_unlocked_and_nobody_is_notified(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await over(tossing)
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1), "Something of mine")
    await tossing.wait_until_idle()
    thread.archive(locked=True)
    monkeypatch.setattr(backoff, "GIVE_UP_ATTEMPTS", 0)
    monkeypatch.setattr(backoff, "GIVE_UP_SECONDS", -1.0)
    await tossing.bot.erasure.erase(tossing.anna.id)
    for _ in range(PATIENCE + 1):
        tossing.bot.outbox.retry(1)
        await tossing.wait_until_idle()
    assert tossing.sandbox.owner.direct_messages() == []
    assert [row.kind for row in await tossing.store.outbox_due()] == ["posted-step"]
    thread.unarchive()
    await tossing.sandbox.until(lambda: not any("of mine" in each.text for each in thread.messages))
    assert tossing.stored_faults() == []


async def test_an_erasure_leaves_archived_threads_archived(tossing: BotWorld) -> None:
    thread = await over(tossing)
    for number in (1, 2):
        await posted_by(tossing.anna, await page(tossing.anna, thread, number), "Something of mine")
    await tossing.wait_until_idle()
    thread.archive()
    await tossing.bot.erasure.erase(tossing.anna.id)
    await tossing.sandbox.until(lambda: not any("of mine" in each.text for each in thread.messages))
    await tossing.sandbox.until(lambda: thread.archived)
    assert len(posts(thread.messages)) == 2


@pytest.mark.parametrize("disruption", [hold(), cut(carried_out=True)], ids=["in progress", "unknown"])
async def test_what_is_posted_while_its_user_is_erased_shows_nothing_of_them(
    tossing: BotWorld, disruption: Disruption
) -> None:
    thread = await tossed(tossing)
    on_its_way = tossing.sandbox.inject(f"POST /channels/{thread.id}/messages", disruption)
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1), "Something of mine")
    await tossing.sandbox.until(lambda: on_its_way.hits)
    await tossing.bot.erasure.erase(tossing.anna.id)
    on_its_way.lift()
    await tossing.wait_until_idle()
    await tossing.restart()
    await tossing.wait_until_idle()
    (message,) = posts(thread.messages)
    assert "Anna" not in message.text.split("###")[0]
    assert "Something of mine" not in message.text
    assert tossing.stored_faults() == []


async def test_a_lost_answer_and_a_restart_post_it_once(tossing: BotWorld) -> None:
    thread = await tossed(tossing)
    mine = await page(tossing.anna, thread, 1)
    lost = tossing.sandbox.inject(f"POST /channels/{thread.id}/messages", cut(carried_out=True))
    await posted_by(tossing.anna, mine)
    await tossing.sandbox.until(lambda: lost.hits)
    await tossing.restart()
    await tossing.wait_until_idle()
    assert len(posts(thread.messages)) == 1


async def saved(user: User, thread: Channel, label: str) -> MessageView:
    shown = await user.press(await page(user, thread, 1), label).answer()
    return await user.until(lambda: user.look(shown) if user.look(shown).images else None)


async def test_the_page_of_a_finished_game_is_posted_once(tossing: BotWorld) -> None:
    thread = await over(tossing)
    for user, label, said in (
        (tossing.anna, "Save as a file", "The file will be posted for everybody in a moment."),
        (tossing.ben, "Als Datei speichern", "Die Datei dieser Partie wurde schon gepostet."),
    ):
        own = await saved(user, thread, label)
        answer = await user.press(own, custom_id=button_for(own, PostGamePage)).answer()
        assert said in answer.text
        await tossing.wait_until_idle()
    (file,) = [image for each in thread.messages for image in each.images if image.filename == "table-1.html"]
    assert data_of(file.content)["viewers"] == [None]
    assert button_for(await saved(tossing.stranger, thread, "Save as a file"), PostGamePage) is None
    assert tossing.stored_faults() == []


def names_on(message: MessageView) -> list[str]:
    (file,) = message.images
    return [name for texts in data_of(file.content)["texts"].values() for name in texts["names"]]


async def page_of_finished_game(world: BotWorld) -> Channel:
    """The thread of a game of Anna and Ben, of which Anna posts the page."""
    thread = await over(world)
    own = await saved(world.anna, thread, "Save as a file")
    await world.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    return thread


def newest_file(thread: Channel) -> MessageView:
    return next(each for each in reversed(thread.messages) if each.images)


async def test_an_erasure_has_the_page_drawn_again_without_the_name(tossing: BotWorld) -> None:
    thread = await page_of_finished_game(tossing)
    await tossing.wait_until_idle()
    before = newest_file(thread)
    assert "Ben" in names_on(before)
    for user, left in ((tossing.ben, {"Anna"}), (tossing.anna, set())):
        await tossing.bot.erasure.erase(user.id)
        await tossing.wait_until_idle()
        after = newest_file(thread)
        assert after.id == before.id
        assert {*names_on(after)} & {"Anna", "Ben"} == left
    assert tossing.stored_faults() == []


@pytest.mark.parametrize("disruption", [hold(), cut(carried_out=True)], ids=["in progress", "unknown"])
async def test_a_page_that_is_posted_while_somebody_in_it_is_erased_does_not_keep_their_name(
    tossing: BotWorld, disruption: Disruption
) -> None:
    thread = await over(tossing)
    own = await saved(tossing.anna, thread, "Save as a file")
    on_its_way = tossing.sandbox.inject(f"POST /channels/{thread.id}/messages", disruption)
    await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    await tossing.sandbox.until(lambda: on_its_way.hits)
    await tossing.bot.erasure.erase(tossing.ben.id)
    on_its_way.lift()
    await tossing.wait_until_idle()
    await tossing.restart()
    await tossing.wait_until_idle()
    assert "Ben" not in names_on(newest_file(thread))
    assert tossing.stored_faults() == []


async def test_a_page_that_cannot_be_drawn_again_is_taken_down(tossing: BotWorld) -> None:
    thread = await page_of_finished_game(tossing)
    await tossing.wait_until_idle()
    posted_file = newest_file(thread).id
    await tossing.stop()
    tossing.checks_stored = False
    alter(tossing.file, "UPDATE move SET events = '[]' WHERE game = 1 AND n = 2")
    await tossing.start()
    await tossing.bot.erasure.erase(tossing.ben.id)
    (message,) = [each for each in thread.messages if each.id == posted_file]
    await tossing.sandbox.until(lambda: "was taken down" in tossing.anna.look(message).text)
    assert not tossing.anna.look(message).images


async def test_a_page_that_is_too_large_for_discord_keeps_nothing_waiting(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await over(tossing)
    monkeypatch.setattr(posted, "FILE_SIZE", 10)
    own = await saved(tossing.anna, thread, "Save as a file")
    await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    await posted_by(tossing.anna, await page(tossing.anna, thread, 1))
    await tossing.wait_until_idle()
    assert len(posts(thread.messages)) == 1
    assert not any(image.filename.endswith("html") for each in thread.messages for image in each.images)
    assert await tossing.store.outbox_due() == ()


async def test_a_page_that_cannot_be_made_is_given_up_and_can_be_posted_again(
    tossing: BotWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> bytes:
        raise WorkerFailed("it gave no answer")

    thread = await over(tossing)
    own = await saved(tossing.anna, thread, "Save as a file")
    with monkeypatch.context() as failing:
        failing.setattr(tossing.bot.pages, "make", fail)
        failing.setattr(backoff, "GIVE_UP_ATTEMPTS", 0)
        failing.setattr(backoff, "GIVE_UP_SECONDS", -1.0)
        await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
        await tossing.wait_until_idle()
        assert await tossing.store.outbox_due() == ()
    again = await tossing.anna.press(own, custom_id=button_for(own, PostGamePage)).answer()
    assert "The file will be posted for everybody in a moment." in again.text
    await tossing.wait_until_idle()
    assert thread.messages[-1].images[0].filename == "table-1.html"
