import json

from bot.screens.ids.lobby_ids import AnswerRequest, Join, Leave, OpenGuests
from bot.screens.ids.people_ids import FindTables
from sandbox import Channel, MessageView, User
from storage.lobby.requests import KEPT_SECONDS, MOST_OPEN
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME
from tests.support.engines import on_both_engines
from tests.support.every_control import posted
from tests.support.games import thoroughly


async def opened(world: BotWorld, place: Channel | None = None) -> MessageView:
    command = world.vera.invoke(place or world.channel, "play", game=GAME, private=True)
    card = await command.answer()
    await command.followup()
    page = await world.vera.press(card, "Invite").answer()
    page = await world.vera.press(page, "Другие могут попросить место: выкл.").answer()
    assert "Этот стол есть в списке **Открытые столы**." in page.text
    await world.wait_until_idle()
    return world.vera.look(card)


async def asked_by(world: BotWorld, card: MessageView, *users: User) -> MessageView:
    for user in users:
        await user.press(card, "Join").followup()
    await world.wait_until_idle()
    return world.vera.direct_messages()[-1]


async def tables(user: User, place: Channel) -> MessageView:
    games = await user.invoke(place, "games").answer()
    return await user.press(games, custom_id=FindTables().encode()).answer()


def joins(message: MessageView) -> dict[str | None, str | None]:
    return {each.label: each.custom_id for each in message.buttons if Join.matches(each.custom_id)}


@on_both_engines()
async def test_one_press_asks_the_host_who_seats_one_and_declines_another(toy_world: BotWorld) -> None:
    """On another server, over a restart, in three languages."""
    world = toy_world
    guild = world.sandbox.guild("Elsewhere")
    guild.add(world.ben, world.vera, world.anna)
    place = guild.text_channel("tables")
    card = await opened(world, place)
    assert "Private: anybody who isn’t invited can ask the host for a seat with **Join**." in card.text
    await tables(world.ben, place)
    assert joins(await tables(world.ben, world.channel)) == {}, "the managers have not allowed it"
    await world.bot.servers.change(guild.id, shown=True)
    listed = await tables(world.ben, world.channel)
    assert joins(listed) == {"Um Platz bitten: Tisch 1": "join:1"}
    shown = await world.ben.press(listed, "Um Platz bitten: Tisch 1").followup()
    assert shown.text.startswith("Ich habe Вера um einen Platz für dich gebeten. Du erfährst bis <t:")
    await world.wait_until_idle()
    first = world.vera.direct_messages()[-1]
    assert first.text.startswith("Ben просит место за вашим столом 1, **Орлянка**: https://")
    shown = await world.anna.press(card, "Join").followup()
    assert shown.text.startswith("I’ve asked Вера for a seat for you.")
    await world.wait_until_idle()
    assert world.vera.look(first).buttons == (), "one message asks"
    assert joins(await tables(world.ben, world.channel)) == {}, "they have asked"
    again = await world.ben.press(listed, "Um Platz bitten: Tisch 1").followup()
    assert again.text.startswith("Du hast Вера schon um einen Platz gebeten.")
    await world.restart()
    asked = world.vera.direct_messages()[-1]
    assert "Ben и Anna просят места" in asked.text
    done = await world.vera.press(asked, "Принять: Ben").answer()
    assert done.text == "Ben теперь за столом.\nВашего ответа ждёт: Anna"
    await world.wait_until_idle()
    row = await world.store.game(1)
    assert [held.user for held in row.seated] == [world.vera.id, world.ben.id]
    assert "Du sitzt an einem Tisch" in world.ben.direct_messages()[-1].text
    done = await world.vera.press(done, "Отказать: Anna").answer()
    assert (done.text, done.buttons) == ("Хорошо. Anna узнает об этом.", ())
    await world.wait_until_idle()
    assert world.anna.direct_messages()[-1].text.startswith(
        "Вера has declined your request for a seat at **Coin Toss**, table 1."
    )
    again = await world.anna.press(card, "Join").followup()
    assert again.text == (
        "Вера has declined your request for a seat at this table. You can ask once per table."
    )
    gone = await world.vera.press(asked, "Принять: Ben", stale=True).followup()
    assert gone.text == "Эта просьба больше не действует."


async def test_who_is_kept_apart_reads_of_a_full_table_and_the_host_nothing(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    asked = await asked_by(world, card, world.ben)
    await world.store.blocks.block(world.ben.id, world.vera.id, 1.0)
    await world.store.blocks.block(world.vera.id, world.stranger.id, 1.0)
    assert joins(await tables(world.stranger, world.channel)) == {}
    full = await world.stranger.press(card, "Join").followup()
    assert full.text == "This table is full: its seats are taken, or kept for people who were invited."
    gone = await world.vera.press(asked, "Принять: Ben").followup()
    assert gone.text == "Эта просьба больше не действует."
    page = await world.vera.press(card, "Invite").answer()
    assert "Ben" not in page.text
    assert (await world.store.game(1)).own_seat_of(world.ben.id) is None
    await world.bot.requests.tick(world.bot.clock.now() + KEPT_SECONDS + 1.0)
    await world.wait_until_idle()
    assert "nicht rechtzeitig geantwortet" in world.ben.direct_messages()[-1].text


@thoroughly
async def test_whom_no_direct_message_reaches_is_called_and_answers_on_the_page(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    world.vera.direct_messages_open = False
    await world.ben.press(card, "Join").followup()
    await world.wait_until_idle()
    called = world.channel.messages[-1]
    assert "somebody would like a seat at **Coin Toss**, table 1" in called.text
    assert "Ben" not in called.text
    page = await world.vera.press(called, custom_id=OpenGuests(1).encode()).answer()
    assert "Вашего ответа ждёт: **" not in page.text
    assert "Вашего ответа ждёт: Ben" in page.text
    page = await world.vera.press(page, "Принять: Ben").answer()
    assert "Ben теперь за столом." in page.text
    await world.wait_until_idle()
    assert world.channel.messages[-1].buttons == ()
    assert (await world.store.game(1)).own_seat_of(world.ben.id) == 1


@thoroughly
async def test_the_next_host_is_asked_and_nobody_else_can_answer(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    await world.ben.press(card, "Join").followup()
    await world.wait_until_idle()
    await world.vera.press(world.vera.direct_messages()[-1], "Принять: Ben").answer()
    await world.anna.press(card, "Join").followup()
    forged = await posted(world, [AnswerRequest(1, world.anna.id, 1, 0)])
    refused = await world.ben.press(forged, "AnswerRequest").followup()
    assert refused.text == "Das kann nur Вера."
    await world.vera.press(card, custom_id=Leave(1).encode()).followup()
    await world.wait_until_idle()
    asked = world.ben.direct_messages()[-1]
    assert asked.text.startswith("Anna möchte an deinem Tisch 1, **Münzwurf**, mitspielen:")
    await world.ben.press(asked, "Annehmen: Anna").answer()
    assert (await world.store.game(1)).own_seat_of(world.anna.id) == 1


@thoroughly
async def test_who_still_waits_when_it_begins_or_is_full_is_notified(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    asked = await asked_by(world, card, world.ben, world.anna)
    done = await world.vera.press(asked, "Принять: Ben").answer()
    await world.bot.tables.lobby.add_computer(1, "random", host=world.vera.id)
    full = await world.vera.press(done, "Принять: Anna").followup()
    assert full.text == "Все места за этим столом заняты или ждут приглашённых."
    await world.bot.tables.start(1, host=world.vera.id)
    await world.wait_until_idle()
    assert "began or was closed before Вера answered" in world.anna.direct_messages()[-1].text
    assert world.vera.look(done).buttons == ()


@thoroughly
async def test_nobody_asks_at_a_table_that_is_for_invited_people_alone(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    page = await world.vera.press(card, "Invite").answer()
    page = await world.vera.press(page, "Другие могут попросить место: вкл.").answer()
    await world.wait_until_idle()
    assert "Private: only invited players can join." in world.vera.look(card).text
    assert joins(await tables(world.anna, world.channel)) == {}
    refused = await world.anna.press(card, "Join").followup()
    assert refused.text == "This table is private: you need an invitation from Вера."
    public = await world.vera.press(page, "Только приглашённые: вкл.").answer()
    assert [each.label for each in public.buttons] == ["Пригласить партнёров", "Только приглашённые: выкл."]


@thoroughly
async def test_only_so_many_wait_for_an_answer(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    people = [world.sandbox.user(f"Guest {number}") for number in range(MOST_OPEN)]
    world.guild.add(*people)
    for user in people:
        await user.press(card, "Join").followup()
    refused = await world.anna.press(card, "Join").followup()
    assert refused.text == "Several people are already waiting for the host’s answer. Try again later."


async def test_an_erased_user_asks_for_nothing(toy_world: BotWorld) -> None:
    world = toy_world
    card = await opened(world)
    asked = await asked_by(world, card, world.anna, world.ben)
    privacy = await world.anna.invoke(world.channel, "privacy").answer()
    (file,) = (await world.anna.press(privacy, "As a file").answer()).images
    (row,) = json.loads(file.content)["seat_request"]["rows"]
    assert (row["game"], row["answer"]) == (1, None)
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    assert world.vera.look(asked).buttons == ()
    anew = world.vera.direct_messages()[-1]
    assert anew.text.startswith("Ben просит место за вашим столом 1")
    await world.bot.erasure.erase(world.ben.id)
    await world.wait_until_idle()
    assert world.vera.look(anew).buttons == ()
    gone = await world.vera.press(asked, "Принять: Anna", stale=True).followup()
    assert gone.text == "Эта просьба больше не действует."
    assert await world.store.asking.find(1, world.anna.id) is None


async def test_who_sits_down_before_the_answer_is_no_longer_asked_about(toy_world: BotWorld) -> None:
    """The host has let everybody in by then."""
    world = toy_world
    card = await opened(world)
    asked = await asked_by(world, card, world.ben)
    page = await world.vera.press(card, "Invite").answer()
    await world.vera.press(page, "Только приглашённые: вкл.").answer()
    await world.wait_until_idle()
    await world.ben.press(world.ben.look(card), "Join").followup()
    await world.wait_until_idle()
    assert world.vera.look(asked).buttons == ()
