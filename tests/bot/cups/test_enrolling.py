import asyncio
import re
from pathlib import Path

from bot.audit import open_check
from bot.delivery.messages.cups import PAUSE_SECONDS
from bot.screens.ids.people_ids import BlockUser
from sandbox import MessageView, User, cut
from storage.cups.rows import CALLED_OFF, CupTable
from tests.support.acts import vacation_page
from tests.support.cup_tables import CUP, DAY, CupTables
from tests.support.timed_tables import has_button

LEFT = "You’ll drop out of one cup."

WEEK = 7


async def test_a_cup_is_set_up_announced_and_begins_with_a_computer_player_where_tables_are_not_full(
    cups: CupTables,
) -> None:
    terms = (("size", "6"), ("players", "3"), ("pace", "h24"), ("days", "2"), ("round_days", "5"))
    page = await cups.setup(*terms)
    assert "At most 6 players, 3 at a table" in page.plain_text
    plan = (
        "2 groups with 6 players in all, 3 at a table, 3 rounds; then the best 3 play the final in 3 rounds"
    )
    assert f"If it’s full: {plan}" in page.plain_text
    options = await cups.hugo.press(page, "Options").answer()
    options = await cups.hugo.press(options, "Double points: off").answer()
    page = await cups.hugo.press(options, "Back").answer()
    assert "Options: Double points" in page.plain_text
    await its_message_is_posted_once_although_the_answer_is_lost(cups)

    assert f"If it’s full: {plan}" in cups.message().plain_text, "it will not be played with nobody"
    await cups.enrol(cups.anna, cups.ben)
    assert "If nobody else enrolls" not in cups.message().plain_text
    assert "**Enrolled: 2 of 6** (**Anna** and **Ben**)" in cups.message().plain_text
    again = await cups.anna.press(cups.message(), "Enroll").followup()
    assert "You’re already in." in again.plain_text
    await cups.ben.press(cups.message(), "Withdraw").followup()
    assert "**Enrolled: 1 of 6** (**Anna**)" in cups.message().plain_text
    await cups.enrol(cups.vera, *cups.others)
    assert "If nobody else enrolls: 4 players, 3 at a table, 4 rounds" in cups.message().plain_text
    await cups.enrol(cups.eleven[-1])
    assert f"If nobody else enrolls: {plan}" in cups.message().plain_text

    await cups.after(0)
    seated = [(await cups.store.game(each.game)).seated for each in (await cups.cup()).tables]
    assert [[each.user is None for each in seats] for seats in seated] == [[False] * 3, [False, False, True]]
    await a_table_of_a_cup_neither_pauses_nor_ends_by_agreement(cups)
    await whoever_has_not_finished_is_warned_once(cups)
    await cups.after(5)
    first = [await cups.store.game(table.game) for table in await cups.of_round(1)]
    assert all(each.user is None for row in first for each in row.seated)
    sent = [each.text for each in cups.anna.direct_messages() if "the cup round is over" in each.text]
    assert len(sent) == 1
    await cups.after(31)
    assert "has won the cup" in cups.message().plain_text or "have won the cup" in cups.message().plain_text


async def whoever_has_not_finished_is_warned_once(cups: CupTables) -> None:
    """A quarter of the round before its end, and only players."""

    def warned(user: User) -> list[str]:
        return [each.text for each in user.direct_messages() if "isn’t finished" in each.text]

    ends = 5 - 5 / 4
    await cups.after(ends - 0.1)
    assert warned(cups.anna) == []
    await cups.after(ends)
    await cups.after(ends + 0.5)
    (found,) = warned(cups.anna)
    assert re.match(
        r"Round 1 of Cup 1 \(Coin Toss\) ends <t:\d+:R> \(<t:\d+:f>\), and table \d+ isn’t finished", found
    )
    assert [len(warned(each)) for each in (cups.vera, cups.ben, cups.hugo)] == [1, 0, 0]


async def its_message_is_posted_once_although_the_answer_is_lost(cups: CupTables) -> None:
    """Hugo announces the cup; Discord posts its message, but its answers are lost."""
    lost = cups.sandbox.inject(
        f"POST /channels/{cups.channel.id}/messages$", cut(carried_out=True), times=None
    )
    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    await cups.hugo.press(page, "Announce").answer()
    await cups.bot.wait_until_idle()
    lost.lift()
    await cups.until_time(cups.now + 3600)
    await cups.bot.wait_until_idle()
    assert re.search("Begins .*, 5 days a round, ends", cups.message().plain_text)


async def a_table_of_a_cup_neither_pauses_nor_ends_by_agreement(cups: CupTables) -> None:
    """`/table` offers to leave alone, and says what that means; `/pace` nothing."""
    game = next(each.game for each in (await cups.cup()).tables)
    row = await cups.store.game(game)
    assert row.of_cup is not None
    user = next(each for each in cups.people if row.own_seat_of(each.id) is not None)
    thread = await cups.thread(game)
    menu = await user.invoke(thread, "table").answer()
    assert "round 1 of cup 1" in menu.plain_text
    labels = {button.label for button in menu.buttons}
    assert "Leave" in labels
    assert not {"Offer my seat", "Resign", "Propose a pause", "End by agreement"} & labels
    assert "can’t be paused" in (await user.invoke(thread, "pace").answer()).plain_text
    assert LEFT in await asked_to_erase(cups, user)


async def test_whoever_has_enrolled_is_notified_once_that_a_cup_is_called_off(cups: CupTables) -> None:
    """Anna's answer is lost and the bot killed, Ben takes no direct messages, Vera is erased."""
    await cups.announced(("size", "4"), ("days", "2"))
    await cups.enrol(cups.anna, cups.ben, cups.vera, cups.others[0])
    cups.ben.direct_messages_open = False
    lost = cups.sandbox.inject(r"POST /channels/\d+/messages$", cut(carried_out=True), times=None)
    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    chosen = await cups.hugo.choose(page, str(CUP), custom_id="cupchoose:0").answer()
    sure = await cups.hugo.press(chosen, "Call off").answer()
    await cups.hugo.press(sure, "Call off").answer()
    await cups.bot.wait_until_idle()
    await cups.store.erasures.add_erasure(cups.vera.id, time=cups.now)
    await cups.stop()
    lost.lift()
    await cups.start()
    await cups.until_time(cups.now + DAY)
    said = "A server manager has called off Cup 1 (Coin Toss)."
    for user, times in ((cups.anna, 1), (cups.ben, 0), (cups.others[0], 1), (cups.others[1], 0)):
        sent = [each.text for each in user.direct_messages() if said in each.text]
        assert len(sent) == times, user
        assert all(f"/{cups.message().id}" in each for each in sent)
    assert [row for row in await cups.store.outbox_due() if row.kind == "cup-called-off"] == []
    with open_check(cups.file) as found:
        assert found.faults() == ()


async def test_who_blocks_somebody_of_the_same_cup_is_notified_and_may_leave(cups: CupTables) -> None:
    await cups.announced(("size", "4"), ("days", "1"))
    await cups.enrol(cups.anna, cups.ben, cups.vera)
    row = await cups.bot.tables.lobby.open(
        "coin_toss", host=cups.ben.id, channel=cups.channel.id, guild=cups.guild.id
    )
    await cups.bot.tables.lobby.join(row.id, cups.vera.id)
    await cups.bot.wait_until_idle()
    before = len(cups.ben.direct_messages())
    in_cup = "You both take part in Cup 1 (Coin Toss), and may meet there."
    at_table = f"You both sit at table {row.id} (<#{cups.channel.id}>), which hasn’t begun."
    for user, lobby in ((cups.anna, False), (cups.vera, True)):
        page = await user.press(
            await user.invoke(cups.channel, "privacy").answer(), "Blocked people"
        ).answer()
        page = await user.choose(page, cups.ben, custom_id=BlockUser().encode()).answer()
        assert in_cup in page.plain_text
        assert f"/{cups.message().id}" in page.plain_text
        assert (at_table in page.plain_text) == lobby
    assert LEFT in await asked_to_erase(cups, cups.anna)
    await cups.vera.press(cups.message(), "Withdraw").followup()
    await cups.bot.wait_until_idle()
    assert len(cups.ben.direct_messages()) == before, "he is not told"
    await cups.after(0)
    assert (await cups.cup()).row.stage == CALLED_OFF, "two are too few"
    assert LEFT not in await asked_to_erase(cups, cups.anna)


async def asked_to_erase(cups: CupTables, user: User) -> str:
    """What they read before they erase everything."""
    page = await user.invoke(cups.channel, "privacy").answer()
    return (await user.press(page, "Erase everything").answer()).plain_text


async def test_with_too_few_people_a_cup_does_not_take_place(cups: CupTables) -> None:
    await cups.announced(("size", "4"), ("days", "1"))
    await cups.enrol(cups.anna)
    await cups.after(0)
    found = await cups.cup()
    assert (found.row.stage, found.tables) == (CALLED_OFF, ())
    assert "won’t be played" in cups.message().plain_text
    assert not cups.message().buttons
    (sent,) = (each.text for each in cups.anna.direct_messages() if "won’t be played" in each.text)
    assert "too few people enrolled in time" in sent

    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    await cups.hugo.press(page, "Announce").answer()
    await cups.bot.wait_until_idle()
    await cups.anna.press(cups.channel.messages[-1], custom_id=f"cupenrol:{CUP + 1}").followup()
    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    chosen = await cups.hugo.choose(page, str(CUP + 1), custom_id="cupchoose:0").answer()
    sure = await cups.hugo.press(chosen, "Call off").answer()
    await cups.hugo.press(sure, "Call off").answer()
    assert (await cups.store.cups.find(CUP + 1)).row.stage == CALLED_OFF
    await cups.bot.wait_until_idle()
    sent = cups.anna.direct_messages()[-1].text
    assert "A server manager has called off" in sent, "it was not too late for others yet"


async def test_a_stand_in_who_is_asked_between_two_rounds_plays_at_the_next_tables(cups: CupTables) -> None:
    anna, hugo = cups.anna, cups.hugo
    await cups.announced(("size", "4"), ("pace", "h24"), ("days", "1"), ("round_days", str(WEEK)))
    await cups.enrol(anna, cups.ben, cups.vera, cups.others[0])
    await cups.after(0)
    await cups.play(1)
    assert await cups.store.vacations.games_of_user(anna.id) == ()

    page = await vacation_page(cups, anna)
    page = await anna.choose(page, "now", placeholder="When does it begin?").answer()
    page = await anna.choose(page, "Sat, Feb 6", placeholder="What is the last day?").answer()
    page = await anna.press(page, "Announce").answer()
    page = await anna.choose(page, hugo, placeholder="Who should play for you?").answer()
    assert "I’ve asked **Hugo** to play for you." in page.plain_text
    await cups.bot.wait_until_idle()
    page = await anna.choose(page, cups.others[1], placeholder="Who should play for you?").answer()
    await cups.bot.wait_until_idle()
    assert hugo.direct_messages()[-1].text == "You don’t need to play for **Anna** any longer. Thank you!"
    page = await anna.choose(page, hugo, placeholder="Who should play for you?").answer()
    await cups.bot.wait_until_idle()
    asking = [each for each in hugo.direct_messages() if has_button(each, "I’ll play")][-1]
    assert "through Sat, Feb 6: their next tables in a cup" in asking.plain_text
    await hugo.press(asking, "I’ll play").answer()
    await cups.bot.wait_until_idle()
    assert anna.direct_messages()[-1].text == "**Hugo** will play for you while you’re away."

    await cups.after(WEEK)
    assert await plays_for(cups, 2) == hugo.id
    await cups.play(2)
    page = await vacation_page(cups, anna)
    await anna.press(page, "I’m back").answer()
    await cups.bot.wait_until_idle()
    assert hugo.direct_messages()[-1].text == "You don’t need to play for **Anna** any longer. Thank you!"
    await cups.after(2 * WEEK)
    assert await plays_for(cups, 3) == anna.id


async def plays_for(cups: CupTables, number: int) -> int | None:
    async def player(table: CupTable) -> list[int | None]:
        row = await cups.store.game(table.game)
        return [held.player for held in row.seated if held.user == cups.anna.id]

    (found,) = [who for table in await cups.of_round(number) for who in await player(table)]
    return found


async def test_a_new_cup_is_announced_to_those_who_hear_of_new_tables_and_can_enrol(cups: CupTables) -> None:
    """Of those who asked Ben is barred, Vera has enrolled, and Dora hears of the first cup a day alone."""
    karl, dora = cups.eleven[-1], cups.others[0]
    for user in (cups.hugo, cups.ben, cups.vera, dora, karl):
        page = await user.press(await user.invoke(cups.channel, "games").answer(), "Open tables").answer()
        await user.press(page, "Tell me about new tables and cups here: off").answer()
    await cups.store.bars.bar(cups.guild.id, cups.ben.id, cups.now)
    lost = cups.sandbox.inject(r"POST /channels/\d+/messages$", cut(carried_out=True), times=None)
    await cups.announced()
    await cups.store.cups.enrol(CUP, cups.vera.id, cups.now)
    lost.lift()
    await cups.until_time(cups.now + 3600)
    await cups.bot.wait_until_idle()

    sent = await notices(cups)
    assert [len(sent[name]) for name in ("Hugo", "Anna", "Ben", "Dora", "Karl")] == [0, 0, 0, 1, 1]
    (notice,) = sent["Karl"]
    assert "Cup 1 (Coin Toss) is announced and begins" in notice.plain_text
    assert f"/{cups.message().id}" in notice.plain_text
    assert "At most 16 players, 2 at a table" in notice.plain_text
    stopped = await karl.press(notice, "Stop telling me").answer()
    assert "I won’t tell you about new tables and cups on that server anymore." in stopped.plain_text

    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    await cups.hugo.press(page, "Announce").answer()
    await cups.bot.wait_until_idle()
    assert len((await notices(cups))["Dora"]) == 1, "a server has one notice a day"
    await cups.until_time(cups.now + DAY)
    page = await cups.hugo.invoke(cups.channel, "cup").answer()
    await cups.hugo.press(page, "Announce").answer()
    await cups.bot.wait_until_idle()
    sent = await notices(cups)
    assert (len(sent["Dora"]), len(sent["Karl"])) == (2, 1)
    assert cups.stored_faults() == []


async def notices(cups: CupTables) -> dict[str, list[MessageView]]:
    """The notices that each user has of new cups."""
    return {
        user.name: [each for each in user.direct_messages() if "is announced" in each.plain_text]
        for user in (cups.hugo, *cups.eleven)
    }


async def test_its_message_is_brought_up_to_date_as_soon_as_the_bot_may_see_the_channel_again(
    cups: CupTables,
) -> None:
    await cups.announced(("size", "4"))
    await asyncio.sleep(2 * PAUSE_SECONDS)
    cups.channel.deny("view_channel")
    await cups.store.cups.enrol(CUP, cups.anna.id, cups.bot.clock.now())
    cups.bot.cups.loop.wake()
    await cups.bot.wait_until_idle()
    assert [each.failure for each in await cups.store.outbox_due()] == ["50001"]
    restored = cups.bot.clock.now()
    cups.channel.restore()
    await cups.sandbox.until(lambda: "**Enrolled: 1 of 4**" in cups.message().plain_text)
    assert cups.bot.clock.now() < restored + PAUSE_SECONDS


async def test_without_attach_files_its_message_shows_the_standings_in_words(
    virtual_time: None, pictured_toys: None, seldom: None, tmp_path: Path
) -> None:
    async with CupTables(tmp_path) as cups:
        await cups.announced(("size", "4"), ("pace", "h24"), ("days", "1"), ("round_days", str(WEEK)))
        await cups.enrol(cups.anna, cups.ben, cups.vera)
        await cups.after(0)
        await cups.play(1)
        await asyncio.sleep(2 * PAUSE_SECONDS)
        assert cups.message().images
        assert "(tables: 1)" not in cups.message().text
        cups.channel.deny("attach_files")
        await cups.after(WEEK)
        await asyncio.sleep(2 * PAUSE_SECONDS)
        assert not cups.message().images
        assert "(tables: 1)" in cups.message().text
        cups.channel.restore()
        await cups.play(2)
        await asyncio.sleep(2 * PAUSE_SECONDS)
        assert cups.message().images
        assert "(tables: " not in cups.message().text
