"""Regulars: both agree, a block is seen by nobody but its maker, and lobbies and letters use them."""

import json
import re
from collections.abc import Sequence

from bot.screens.ids.lobby_ids import InviteRegulars
from bot.screens.ids.people_ids import (
    AnswerRegular,
    AskRegular,
    AskRegularAt,
    OpenRegulars,
    TellOfRegulars,
)
from sandbox import MessageView, User, cut, refuse
from storage.core.rows import LOBBY
from storage.lobby.queue import Search
from storage.peace.bars import EVERYWHERE
from storage.peace.regulars import SELDOM_SECONDS, RegularList
from tests.support import direct_tables
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun
from tests.support.direct_tables import apart
from tests.support.engines import on_both_engines
from tests.support.every_control import posted
from tests.support.games import thoroughly


async def page_of(world: BotWorld, user: User) -> MessageView:
    profile = await user.invoke(world.channel, "profile").answer()
    return await user.press(profile, custom_id=OpenRegulars(0).encode()).answer()


async def ask(world: BotWorld, user: User, other: User) -> MessageView:
    return await user.choose(await page_of(world, user), other, custom_id=AskRegular().encode()).answer()


async def answer(page: MessageView, user: User, other: User, wants: int) -> MessageView:
    return await user.choose(page, other.name, custom_id=AnswerRegular(wants).encode()).answer()


async def become_regulars(world: BotWorld, *others: User) -> None:
    """Anna and the others are regulars, and all of them have used the bot on the server."""
    for other in others:
        await other.invoke(world.channel, "games").answer()
        for user, whom in ((world.anna, other), (other, world.anna)):
            await world.store.regulars.ask(user.id, whom.id, 1.0)
        await deliver(world)


async def deliver(world: BotWorld) -> None:
    world.bot.timers.wake()
    await world.wait_until_idle()


async def opened(world: BotWorld, host: User, *, private: bool = False) -> MessageView:
    command = host.invoke(world.channel, "play", game=GAME, private=private)
    card = await command.answer()
    await command.followup()
    await deliver(world)
    return card


def shown(*messages: MessageView) -> list[tuple[object, ...]]:
    """All that somebody sees of messages; moments, seeds and numbers of invitations are left out."""
    return [
        (
            re.sub(r"<t:\d+|`[0-9a-f]{8}`", "…", each.plain_text),
            [(button.label, button.custom_id, button.disabled) for button in each.buttons],
            [
                (
                    one.custom_id,
                    [(option.label, re.sub(r"^\d{1,3}$", "…", option.value)) for option in one.options],
                )
                for one in each.selects
            ],
        )
        for each in messages
    ]


def letters(user: User) -> Sequence[MessageView]:
    """The letters about regulars that somebody has got."""
    return [
        each
        for each in user.direct_messages()
        if any(OpenRegulars.matches(button.custom_id) for button in each.buttons)
    ]


@on_both_engines()
async def test_two_are_regulars_once_both_say_so_and_either_can_end_it(toy_world: BotWorld) -> None:
    world = toy_world
    await world.ben.invoke(world.channel, "games").answer()
    asked = await ask(world, world.anna, world.ben)
    assert asked.ephemeral
    assert "Asked: **Ben**." in asked.text
    assert "**Asked, no answer yet:** Ben" in asked.text
    assert "Your regulars" not in asked.text
    await deliver(world)
    (letter,) = letters(world.ben)
    assert letter.text.startswith("Anfrage von Anna: Wollt ihr Lieblingsmitspieler sein")
    page = await world.ben.press(letter, "Lieblingsmitspieler").answer()
    assert page.ephemeral
    assert "**Haben dich gefragt:** Anna" in page.text
    page = await answer(page, world.ben, world.anna, 1)
    assert "**Deine Lieblingsmitspieler:** Anna" in page.text
    page = await page_of(world, world.anna)
    assert "**Your regulars:** Ben" in page.text
    page = await answer(page, world.anna, world.ben, 0)
    assert "**Ben** is off your list." in page.text
    assert "Nobody yet." in page.text
    assert "Deine Lieblingsmitspieler:" not in (await page_of(world, world.ben)).text
    await deliver(world)
    assert len(letters(world.ben)) == 1, "no letter says that it has ended"
    assert letters(world.anna) == []
    page = await ask(world, world.anna, world.ben)
    assert "**Ben** and you are regulars of each other now." in page.text


async def test_who_declines_is_not_asked_again_and_the_asker_sees_no_answer(toy_world: BotWorld) -> None:
    world = toy_world
    await world.ben.invoke(world.channel, "games").answer()
    before = await ask(world, world.anna, world.ben)
    await deliver(world)
    page = await world.ben.press(letters(world.ben)[0], "Lieblingsmitspieler").answer()
    page = await answer(page, world.ben, world.anna, 0)
    assert "Noch niemand." in page.text
    after = await page_of(world, world.anna)
    assert "**Asked, no answer yet:** Ben" in after.text
    await answer(after, world.anna, world.ben, 0)
    assert shown(await ask(world, world.anna, world.ben)) == shown(before)
    await deliver(world)
    assert len(letters(world.ben)) == 1
    assert "Haben dich gefragt" not in (await page_of(world, world.ben)).text


async def test_who_could_not_be_reached_reads_once_who_has_asked(toy_world: BotWorld) -> None:
    world = toy_world
    for user in (world.anna, world.ben, world.vera):
        await user.invoke(world.channel, "games").answer()
    unreached = world.sandbox.inject("POST /users/@me/channels", refuse(40333), times=None)
    await ask(world, world.anna, world.ben)
    await deliver(world)
    await ask(world, world.vera, world.ben)
    await deliver(world)
    unreached.lift()
    await world.restart()
    await deliver(world)
    (letter,) = letters(world.ben)
    assert "Anna und Вера" in letter.text
    assert await world.store.outbox_due() == ()


async def seen_by_anna(world: BotWorld) -> list[str]:
    """All that Anna sees while she asks Ben, invites her regulars, and asks once more."""
    seen = [await page_of(world, world.anna), await ask(world, world.anna, world.ben)]
    card = await opened(world, world.anna)
    row = (await world.store.games_of(world.anna.id))[-1].row
    guests = await world.anna.press(card, "Invite").answer()
    seen.append(await world.anna.press(guests, "Invite regulars").answer())
    await deliver(world)
    seen.append(await page_of(world, world.anna))
    seen.append(await answer(seen[-1], world.anna, world.ben, 0))
    seen.append(await ask(world, world.anna, world.ben))
    await deliver(world)
    seen += [await page_of(world, world.anna), *letters(world.anna), world.anna.look(card)]
    return [re.sub(rf"(?:(?<=[a-z]:)|(?<=able )){row.id}\b", "…", repr(each)) for each in shown(*seen)]


async def begin_again(world: BotWorld) -> None:
    """Begin without traces of what was done, except messages and the numbers of tables."""
    for each in await world.store.games_of(world.anna.id):
        await world.bot.lobbies.close(each.row.id, "host", by_user=world.anna.id)
    await world.store._database.execute("DELETE FROM regular")
    await world.store._database.execute("DELETE FROM invitation")
    await deliver(world)


@on_both_engines()
async def test_whether_asked_or_agreed_a_block_changes_nothing_that_the_other_sees(
    toy_world: BotWorld,
) -> None:
    """Twins: the same evening without a block, and with one made before it."""
    world = toy_world
    await world.ben.invoke(world.channel, "games").answer()
    for agreed in (False, True):
        seen, sent = [], []
        for blocks in (False, True):
            await begin_again(world)
            if agreed:
                await become_regulars(world, world.ben)
            if blocks:
                await world.store.blocks.block(world.ben.id, world.anna.id, 2.0)
            before = len(world.ben.direct_messages())
            seen.append(await seen_by_anna(world))
            sent.append(len(world.ben.direct_messages()) - before)
            if blocks:
                assert "Anna" not in (await page_of(world, world.ben)).text
                await world.store.blocks.unblock(world.ben.id, world.anna.id)
        assert seen[0] == seen[1]
        assert sent[0] > 0
        assert sent[1] == 0, "who has blocked her hears of nothing"
        assert (("Invited: Ben." in seen[0][2]), "**Your regulars:** Ben" in seen[0][0]) == (agreed, agreed)


async def test_after_a_block_is_lifted_nothing_begins_again(toy_world: BotWorld) -> None:
    world = toy_world
    await become_regulars(world, world.ben, world.vera)
    await world.store.regulars.ask(world.stranger.id, world.ben.id, 2.0)
    await deliver(world)
    for other in (world.anna, world.stranger):
        await world.store.blocks.block(world.ben.id, other.id, 3.0)
        await world.store.blocks.unblock(world.ben.id, other.id)
    assert "Noch niemand." in (await page_of(world, world.ben)).text
    page = await page_of(world, world.anna)
    assert "**Your regulars:** Вера" in page.text
    assert "**Asked, no answer yet:** Ben" in page.text
    assert "**Asked, no answer yet:** Ben" in (await page_of(world, world.stranger)).text


async def test_one_press_invites_the_regulars_who_are_there_while_seats_are_free(toy_world: BotWorld) -> None:
    world = toy_world
    guests = await world.anna.press(await opened(world, world.anna, private=True), "Invite").answer()
    nobody = await world.anna.press(guests, "Invite regulars").answer()
    assert "None of your regulars is left to invite to this table." in nobody.text
    await become_regulars(world, world.ben, world.vera, world.stranger)
    world.guild.remove(world.ben)
    invited = await world.anna.press(nobody, "Invite regulars").answer()
    assert "Invited: Вера and Stranger." in invited.text
    assert "Invite regulars" not in [each.label for each in invited.buttons], "all seats are kept"
    await deliver(world)
    assert any("приглашает вас за стол" in each.text for each in world.vera.direct_messages())
    await world.store.users.set_name(world.guild.id, world.ben.id, "Ben")
    before = [len(letters(user)) for user in (world.ben, world.vera)]
    await opened(world, world.anna)
    after = [len(letters(user)) for user in (world.ben, world.vera)]
    assert after == [before[0], before[1] + 1], "he has left the server, unseen by the bot"


async def test_regulars_hear_once_a_day_who_looks_for_players_and_where(toy_world: BotWorld) -> None:
    world = toy_world
    await become_regulars(world, world.ben, world.vera)
    before = len(letters(world.ben))
    await opened(world, world.anna, private=True)
    assert len(letters(world.ben)) == before, "it is for invited people alone"
    await opened(world, world.anna)
    letter = letters(world.ben)[-1]
    assert letter.text.startswith("Münzwurf: Anna hat einen Tisch eröffnet.")
    await opened(world, world.anna)
    assert len(letters(world.ben)) == before + 1
    joined = await world.ben.press(letter, "Mitspielen").followup()
    assert joined.text.startswith("Du bist dabei")
    page = await world.vera.press(letters(world.vera)[-1], "Постоянные партнёры").answer()
    await world.vera.press(page, custom_id=TellOfRegulars(0).encode()).answer()
    unwanted = len(letters(world.vera))
    await world.store._database.execute("UPDATE regular SET notified = notified - ?", SELDOM_SECONDS)
    now = world.bot.clock.now()
    search = Search(world.anna.id, (GAME,), 2, 4, "reserve", 7)
    await world.store.seekers.start(search, now, now + 3600.0)
    await deliver(world)
    assert letters(world.ben)[-1].text == "Lieblingsmitspieler von dir, die gerade Leute suchen: Anna."
    assert [each.label for each in letters(world.ben)[-1].buttons] == [
        "Mitspieler finden",
        "Lieblingsmitspieler",
    ]
    assert len(letters(world.vera)) == unwanted, "she has switched it off"


@thoroughly
async def test_nobody_hears_of_tables_that_are_not_for_them(toy_world: BotWorld) -> None:
    world = toy_world
    elsewhere = world.sandbox.guild("Elsewhere")
    elsewhere.add(world.anna, world.vera)
    await become_regulars(world, world.ben, world.vera, world.stranger)
    await world.store.bars.bar(EVERYWHERE, world.stranger.id, 2.0)
    before = [len(letters(user)) for user in (world.ben, world.vera, world.stranger)]
    command = world.anna.invoke(elsewhere.text_channel("tables"), "play", game=GAME)
    await command.answer()
    await command.followup()
    await deliver(world)
    assert [len(letters(user)) for user in (world.ben, world.vera, world.stranger)] == before
    (found,) = [each.row for each in await world.store.games_of(world.anna.id)]
    assert (found.stage, found.guild) == (LOBBY, elsewhere.id)
    world.guild.remove(world.ben)
    await opened(world, world.anna)
    after = [len(letters(user)) for user in (world.ben, world.vera, world.stranger)]
    assert after == [before[0], before[1] + 1, before[2]], "one has left, one is barred"


async def test_people_of_a_table_are_asked_there(toy_world: BotWorld) -> None:
    world = toy_world
    table = await world.anna.invoke(await begun(world), "table").answer()
    people = await world.anna.press(table, "Block or report").answer()
    done = await world.anna.choose(people, "Ben", custom_id=AskRegularAt(1).encode()).answer()
    assert "Asked: **Ben**." in done.text
    await deliver(world)
    assert len(letters(world.ben)) == 1
    await world.store.blocks.block(world.anna.id, world.ben.id, 1.0)
    refused = await world.anna.choose(people, "Ben", custom_id=AskRegularAt(1).encode()).followup()
    assert refused.text.startswith("You’ve blocked Ben.")


async def test_what_cannot_be_is_refused_with_a_sentence(toy_world: BotWorld) -> None:
    world = toy_world
    await opened(world, world.anna)
    own = await world.anna.choose(
        await page_of(world, world.anna), world.anna, custom_id=AskRegular().encode()
    ).followup()
    assert own.text == "You can’t ask yourself or a bot."
    forged = await posted(world, [AskRegularAt(1), AskRegular(), AnswerRegular(1), AnswerRegular(0)])
    for name in ("AskRegular", "AnswerRegular"):
        refused = await world.anna.press(forged, name).followup()
        assert refused.text.startswith("This button is from another version of the bot")
    await world.store.regulars.ask(world.ben.id, world.anna.id, 1.0)
    page = await page_of(world, world.anna)
    await world.store.regulars.drop(world.ben.id, world.anna.id, 2.0)
    late = await world.anna.choose(page, "Ben", custom_id=AnswerRegular(1).encode()).followup()
    assert late.text == "They aren’t asking you anymore."
    outsider = await world.ben.press(await posted(world, [InviteRegulars(1)]), "InviteRegulars").followup()
    assert "Anna" in outsider.text
    assert await world.store.regulars.of_user(world.anna.id) == RegularList()


async def test_regulars_meet_at_tables_by_direct_message(toy_world: BotWorld) -> None:
    world = apart(toy_world)
    for user in (world.anna, world.ben):
        await user.invoke(user.direct_channel, "games").answer()
    await world.store.regulars.ask(world.anna.id, world.ben.id, 1.0)
    await world.store.regulars.ask(world.ben.id, world.anna.id, 1.0)
    card = await direct_tables.opened(world)
    await deliver(world)
    notice = "Münzwurf: Anna hat einen Tisch eröffnet, gespielt wird per Direktnachricht."
    assert letters(world.ben)[-1].text.startswith(notice)
    guests = await world.anna.press(card, "Invite").answer()
    assert "Invited: Ben." in (await world.anna.press(guests, "Invite regulars").answer()).text
    joined = await world.ben.press(letters(world.ben)[-1], "Mitspielen").followup()
    assert joined.text.startswith("Du bist dabei")
    await world.wait_until_idle()
    assert (await world.store.game(1)).own_seat_of(world.ben.id) == 1


@thoroughly
async def test_after_lost_answers_and_a_kill_each_letter_is_there_once(toy_world: BotWorld) -> None:
    world = toy_world
    await world.ben.invoke(world.channel, "games").answer()
    await world.store.regulars.ask(world.anna.id, world.ben.id, 1.0)
    lost = world.sandbox.inject("POST /channels/[0-9]+/messages", cut(carried_out=True), times=1)
    await deliver(world)
    await world.sandbox.until(lambda: lost.hits == 1)
    await world.restart()
    await deliver(world)
    assert len(letters(world.ben)) == 1
    assert await world.store.outbox_due() == ()


async def test_the_file_has_what_oneself_has_said_and_an_erasure_leaves_nothing(toy_world: BotWorld) -> None:
    world = toy_world
    await become_regulars(world, world.ben)
    await world.store.regulars.ask(world.vera.id, world.anna.id, 2.0)
    await world.store.regulars.ask(world.anna.id, world.stranger.id, 2.0)
    privacy = await world.anna.invoke(world.channel, "privacy").answer()
    (file,) = (await world.anna.press(privacy, "As a file").answer()).images
    rows = json.loads(file.content)["regular"]["rows"]
    assert [(each["other"], each["wants"]) for each in rows] == [
        (str(user.id), 1) for user in sorted((world.ben, world.stranger), key=lambda each: each.id)
    ]
    await world.bot.erasure.erase(world.anna.id)
    await deliver(world)
    assert await world.store._database.find_row("SELECT * FROM regular") is None
    assert letters(world.stranger) == [], "who asks was erased before the letter was sent"
