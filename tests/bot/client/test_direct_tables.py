import pytest

from bot.screens.ids.lobby_ids import AnswerInvitation, Join
from bot.screens.ids.panel_ids import Pick, ReadScoring
from bot.screens.ids.people_ids import ChangeSearch, OpenSearch, StartSearch
from bot.screens.ids.table_ids import TakeSeat
from sandbox import MessageView, User, no_json, refuse
from storage.core.kinds import Kind
from storage.core.rows import COMPUTER_MOVES, LOBBY, OVER, PLAYING
from tests.support.bot_world import BotWorld, past_scoring
from tests.support.coin_toss import GAME
from tests.support.direct_tables import apart, card_of, chat, opened, tables
from tests.support.every_control import posted
from tests.support.games import thoroughly


@pytest.fixture
def world(toy_world: BotWorld) -> BotWorld:
    """Anna and Ben have installed the application, and Ben shares no server with it."""
    return apart(toy_world)


async def started(world: BotWorld, user: User, card: MessageView, label: str) -> None:
    await user.press(card, label).acknowledged()
    await user.until(lambda: label not in [each.label for each in user.look(card).buttons])
    await world.wait_until_idle()


def joins(message: MessageView) -> list[str | None]:
    return [each.custom_id for each in message.buttons if Join.matches(each.custom_id)]


def picks(user: User) -> list[MessageView]:
    """The panels of a user by direct message that ask something."""
    return [
        each
        for each in user.direct_messages()
        if any(
            Pick.matches(button.custom_id) or ReadScoring.matches(button.custom_id) for button in each.buttons
        )
    ]


async def test_people_who_share_no_server_find_a_table_and_play_it_to_its_end(world: BotWorld) -> None:
    """From the list to the result, with a restart in the middle and nothing said elsewhere."""
    card = await opened(world)
    assert "Played by direct message. **Open tables** in `/games` lists this table" in card.text
    row = await world.store.game(1)
    assert (row.guild, row.channel, row.direct, row.when_late) == (None, 0, True, COMPUTER_MOVES)
    listed = await tables(world.ben, world.ben.direct_channel)
    assert "Münzwurf, Tisch 1** · per Direktnachricht · 1 von 3 Plätzen besetzt" in listed.text
    shown = await world.ben.press(listed, "Dazusetzen: Tisch 1").followup()
    assert shown.text.startswith("Du bist dabei: Münzwurf.")
    await world.wait_until_idle()
    theirs = card_of(world.ben)
    assert "**Ben**" in world.anna.look(card).text
    await world.restart()
    await started(world, world.anna, card, "Start")
    await world.wait_until_idle()
    assert (await world.store.game(1)).stage == PLAYING
    assert "Die Partie läuft: siehe unten." in world.ben.look(theirs).text
    for _ in range(2):
        for user, heads in ((world.anna, "Heads"), (world.ben, "Kopf")):
            panel = picks(user)[-1]
            await user.press(await past_scoring(user, panel), heads).answer()
        await world.wait_until_idle()
    assert world.ben.look(panel).plain_text == "**Die Partie ist zu Ende**", "nothing more is announced there"
    row = await world.store.game(1)
    assert (row.stage, row.outcome, row.thread, row.card) == (OVER, "finished", None, None)
    assert "The game is over" in world.anna.look(card).plain_text
    assert "Die Partie ist zu Ende" in world.ben.look(theirs).plain_text
    assert "Die Partie ist zu Ende" in world.ben.direct_messages()[-1].plain_text, (
        "they are called for the end"
    )
    assert await world.store.outbox_due() == ()
    assert world.channel.messages == []


async def test_who_has_not_installed_it_or_is_kept_apart_is_not_shown_such_a_table(world: BotWorld) -> None:
    await opened(world)
    assert joins(await tables(world.vera, world.channel)) == []
    assert joins(await tables(world.vera, world.vera.direct_channel)) == ["join:1"]
    await world.store.blocks.block(world.vera.id, world.anna.id, 1.0)
    assert joins(await tables(world.vera, world.vera.direct_channel)) == []


async def test_two_who_look_and_share_no_server_are_matched_by_direct_message(world: BotWorld) -> None:
    async def looks(user: User) -> None:
        page = await tables(user, user.direct_channel)
        page = await user.press(page, custom_id=OpenSearch().encode()).answer()
        page = await user.choose(page, GAME, custom_id=ChangeSearch("games").encode()).answer()
        page = await user.choose(page, "2-2", custom_id=ChangeSearch("people").encode()).answer()
        page = await user.press(page, custom_id="searchdirect:1").answer()
        await user.press(page, custom_id=StartSearch(1).encode()).answer()
        await world.wait_until_idle()

    await looks(world.anna)
    await looks(world.ben)
    row = await world.store.game(1)
    assert (row.stage, row.direct, row.when_late) == (LOBBY, True, COMPUTER_MOVES)
    assert [held.user for held in row.seated] == [world.anna.id, world.ben.id]
    for user, there in ((world.anna, "I’m here"), (world.ben, "Ich bin da")):
        asked = next(
            each for each in user.direct_messages() if there in [button.label for button in each.buttons]
        )
        await user.press(asked, there).answer()
    await world.wait_until_idle()
    assert (await world.store.game(1)).stage == PLAYING
    assert len(picks(world.ben)) == 1


async def test_a_card_that_cannot_be_edited_for_now_keeps_no_other_one_back(world: BotWorld) -> None:
    cards = {world.anna: await opened(world)}
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await world.wait_until_idle()
    cards[world.ben] = card_of(world.ben)
    first, other = sorted(cards, key=lambda user: user.id)
    refused = world.sandbox.inject(
        f"PATCH /channels/[0-9]+/messages/{cards[first].id}", refuse(30046), times=None
    )
    await world.vera.press(await tables(world.vera, world.vera.direct_channel), "Сесть за стол 1").followup()
    await world.wait_until_idle()
    assert refused.hits > 0
    assert "**Вера**" in other.look(cards[other]).text
    assert [row.kind for row in await world.store.outbox_due(1)] == [Kind.CARD]
    refused.lift()
    world.bot.outbox.retry(1)
    await first.until(lambda: "**Вера**" in first.look(cards[first]).text)


async def test_whoever_leaves_and_joins_again_has_one_card_that_works(world: BotWorld) -> None:
    card = await opened(world)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    refused = world.sandbox.inject("PATCH /channels/[0-9]+/messages", no_json(503), times=None)
    await world.ben.press(card_of(world.ben), "Tisch verlassen").followup()
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    refused.lift()
    world.bot.outbox.retry(1)
    await world.anna.until(lambda: "**Ben**" in world.anna.look(card).text)
    await world.wait_until_idle()
    cards = [
        each for each in world.ben.direct_messages() if "Gespielt wird per Direktnachricht." in each.text
    ]
    assert [bool(each.buttons) for each in cards] == [False, True]
    sure = await world.anna.press(world.anna.look(card), "Close the table").answer()
    await world.anna.press(sure, "Yes, close it").answer()
    await world.wait_until_idle()
    closed = [world.anna.look(card), *(world.ben.look(each) for each in cards)]
    assert [each.buttons for each in closed] == [(), (), ()]
    assert "The host has closed this table." in closed[0].text
    assert "**" not in closed[-1].text.replace("**Offene Tische**", "")


async def test_who_opens_a_table_is_notified_that_its_card_comes_later(world: BotWorld) -> None:
    where = chat(world, world.anna)
    refused = world.sandbox.inject("POST /channels/[0-9]+/messages", no_json(503), times=None)
    shown = await world.anna.invoke(where, "play", game=GAME).answer()
    assert shown.text == (
        "Your table is open. I’ll send you the table card by direct message as soon as Discord lets me."
        " Everybody who joins gets one too."
    )
    refused.lift()
    await world.restart()
    await world.anna.until(lambda: bool(world.anna.direct_messages()))
    assert "**Anna**" in card_of(world.anna).text


async def test_whom_the_card_does_not_reach_has_no_seat_however_they_got_it(world: BotWorld) -> None:
    """Their host accepts them, or the bot is killed before it has sent the card."""
    card = await opened(world, private=True)
    page = await world.anna.press(card, "Invite").answer()
    page = await world.anna.press(page, "Others can ask to join: off").answer()
    listed = await tables(world.ben, world.ben.direct_channel)
    await world.ben.press(listed, "Um Platz bitten: Tisch 1").followup()
    await world.wait_until_idle()
    asked = next(each for each in world.anna.direct_messages() if "would like a seat" in each.text)
    world.ben.direct_messages_open = world.vera.direct_messages_open = False
    await world.anna.press(asked, "Accept: Ben").answer()
    await world.wait_until_idle()
    assert [held.user for held in (await world.store.game(1)).seated] == [world.anna.id]
    assert "Ben" not in world.anna.look(card).text
    await world.anna.press(page, "Invited players only: on").answer()
    await world.bot.tables.lobby.join(1, world.vera.id)
    await world.restart()
    await world.wait_until_idle()
    assert [held.user for held in (await world.store.game(1)).seated] == [world.anna.id]


@thoroughly
async def test_whom_the_card_does_not_reach_accepts_no_invitation_and_takes_no_seat(world: BotWorld) -> None:
    card = await opened(world)
    await world.bot.lobbies.invite(1, [world.vera.id], host=world.anna.id)
    invited = await world.store.lobbies.last_invitation(1, world.vera.id)
    assert invited is not None
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await world.wait_until_idle()
    world.vera.direct_messages_open = False
    forged = await posted(world, [AnswerInvitation(invited.id, 1, 0), TakeSeat(1, 1, 0)])
    refused = await world.vera.press(forged, "AnswerInvitation").followup()
    unreached = "За этим столом играют в личных сообщениях, а мои до вас не доходят."
    assert refused.text.startswith(unreached)
    await world.wait_until_idle()
    assert (await world.store.game(1)).own_seat_of(world.vera.id) is None
    await started(world, world.anna, card, "Start")
    await world.bot.tables.seats.leave(1, world.ben.id)
    await world.wait_until_idle()
    refused = await world.vera.press(forged, "TakeSeat").followup()
    assert refused.text.startswith(unreached)
    await world.wait_until_idle()
    row = await world.store.game(1)
    assert (row.stage, row.own_seat_of(world.vera.id)) == (PLAYING, None)


async def test_an_erased_person_is_named_on_no_card_of_a_game_that_is_over(world: BotWorld) -> None:
    card = await opened(world)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await world.wait_until_idle()
    theirs = card_of(world.ben)
    await started(world, world.anna, card, "Start")
    await world.bot.tables.seats.resign(1, world.anna.id)
    await world.wait_until_idle()
    assert "Anna" in world.ben.look(theirs).text
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    assert "Die Partie ist zu Ende" in world.ben.look(theirs).plain_text
    assert "Anna" not in world.ben.look(theirs).text


@thoroughly
async def test_people_of_one_server_are_matched_there_even_if_they_play_directly(world: BotWorld) -> None:
    await world.lobby(GAME, host=world.stranger)
    for user in (world.anna, world.vera):
        await world.anna.invoke(world.channel, "games").answer()
        page = await tables(user, world.channel)
        page = await user.press(page, custom_id=OpenSearch().encode()).answer()
        await user.choose(page, "2-2", custom_id=ChangeSearch("people").encode()).answer()
        found = await world.store.seekers.find(user.id)
        assert found is not None
        await world.store._database.execute('UPDATE seeker SET direct = TRUE WHERE "user" = ?', user.id)
        await world.bot.queue.start(found)
    await world.bot.queue.tick(world.bot.clock.now())
    await world.wait_until_idle()
    assert (await world.store.game(2)).guild == world.guild.id


@thoroughly
async def test_whom_no_message_reaches_cannot_sit_down(world: BotWorld) -> None:
    await opened(world)
    forged = await posted(world, [Join(1)])
    world.vera.direct_messages_open = False
    refused = await world.vera.press(forged, "Join").followup()
    assert refused.text.startswith("За этим столом играют в личных сообщениях, а мои до вас не доходят.")
    assert (await world.store.game(1)).own_seat_of(world.vera.id) is None
    world.stranger.direct_messages_open = False
    refused = await world.stranger.invoke(world.stranger.direct_channel, "play", game=GAME).answer()
    assert refused.text.startswith("This table is played by direct message, and my messages don’t reach you.")
    assert (await world.store.game(2)).closed


@thoroughly
async def test_the_host_leaves_and_the_next_one_starts_and_cannot_pause(world: BotWorld) -> None:
    card = await opened(world)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await world.vera.press(await tables(world.vera, world.vera.direct_channel), "Сесть за стол 1").followup()
    await world.wait_until_idle()
    theirs = card_of(world.ben)
    await world.anna.press(card, "Leave").followup()
    await world.wait_until_idle()
    assert world.anna.look(card).buttons == ()
    await started(world, world.ben, theirs, "Starten")
    await world.wait_until_idle()
    assert (await world.store.game(1)).stage == PLAYING
    menu = await world.ben.invoke(world.ben.direct_channel, "table").answer()
    labels = [each.label for each in menu.buttons]
    assert "Verlassen" in labels
    assert not [each for each in labels if each and ("ause" in each or "anbieten" in each)]
    assert "An diesem Tisch wird per Direktnachricht gespielt." in menu.text
    paced = await world.ben.invoke(world.ben.direct_channel, "pace").answer()
    assert "behalten ihr Tempo" in paced.text
    assert not paced.selects


@thoroughly
async def test_a_seat_that_somebody_left_is_taken_from_the_list_with_a_card(world: BotWorld) -> None:
    card = await opened(world)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await started(world, world.anna, card, "Start")
    await world.bot.tables.seats.leave(1, world.ben.id)
    await world.wait_until_idle()
    listed = await tables(world.vera, world.vera.direct_channel)
    await world.vera.press(listed, custom_id="takeseat:1:1:0").answer()
    await world.wait_until_idle()
    assert (await world.store.game(1)).own_seat_of(world.vera.id) == 1
    cards = [each for each in world.vera.direct_messages() if "Партия идёт" in each.text]
    assert len(cards) == 1


@thoroughly
async def test_cards_that_could_not_be_edited_before_a_kill_follow(world: BotWorld) -> None:
    card = await opened(world)
    refused = world.sandbox.inject("PATCH /channels/[0-9]+/messages", no_json(503), times=None)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    await world.sandbox.until(lambda: refused.hits > 0)
    await world.stop()
    refused.lift()
    await world.start()
    await world.anna.until(lambda: "**Ben**" in world.anna.look(card).text)


@thoroughly
async def test_an_erased_player_leaves_the_others_their_table(world: BotWorld) -> None:
    card = await opened(world)
    await world.ben.press(await tables(world.ben, world.ben.direct_channel), "Dazusetzen: Tisch 1").followup()
    theirs = card_of(world.ben)
    await started(world, world.anna, card, "Start")
    await world.wait_until_idle()
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    row = await world.store.game(1)
    assert row.stage == PLAYING
    assert row.present_host == world.ben.id
    assert "Die Partie läuft: siehe unten." in world.ben.look(theirs).text


@thoroughly
async def test_others_ask_the_host_of_a_private_table(world: BotWorld) -> None:
    card = await opened(world, private=True)
    page = await world.anna.press(card, "Invite").answer()
    await world.anna.press(page, "Others can ask to join: off").answer()
    await world.wait_until_idle()
    listed = await tables(world.ben, world.ben.direct_channel)
    await world.ben.press(listed, "Um Platz bitten: Tisch 1").followup()
    await world.wait_until_idle()
    asked = next(each for each in world.anna.direct_messages() if "would like a seat" in each.text)
    await world.anna.press(asked, "Accept: Ben").answer()
    await world.wait_until_idle()
    assert "**Ben**" in card_of(world.ben).text
