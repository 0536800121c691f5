import pytest

from bot.screens.ids.lobby_ids import AnswerInvitation
from bot.screens.ids.table_ids import PlayAgain
from sandbox import MessageView, User, cut
from storage.core.rows import AGREED, COMPUTER_MOVES, LOBBY, PLAYING
from storage.lobby.lobby_seats import BY_HOST
from storage.peace.bars import EVERYWHERE
from tests.support.bot_world import BotWorld
from tests.support.direct_tables import apart, cards_of, opened
from tests.support.games import thoroughly
from tests.support.table_helpers import end_without_rules


@pytest.fixture
def world(toy_world: BotWorld) -> BotWorld:
    """Anna and Ben have installed the application, and Ben shares no server with it."""
    return apart(toy_world)


async def over(world: BotWorld, *, private: bool = False) -> None:
    await world.ben.invoke(world.ben.direct_channel, "games").answer()
    await opened(world, private=private)
    if private:
        await world.bot.lobbies.invite(1, [world.ben.id], host=world.anna.id)
    await world.bot.tables.lobby.join(1, world.ben.id)
    await world.bot.tables.start(1, host=world.anna.id)
    await world.wait_until_idle()
    await end_without_rules(world.bot.tables, 1, AGREED)
    await world.wait_until_idle()


def end_of(user: User) -> MessageView:
    """The last message about a user’s finished game, which offers to play again."""
    again = PlayAgain(1).encode()
    return [
        each for each in user.direct_messages() if any(button.custom_id == again for button in each.buttons)
    ][-1]


def invitations(user: User) -> list[MessageView]:
    return [
        each
        for each in user.direct_messages()
        if any(AnswerInvitation.matches(button.custom_id) for button in each.buttons)
    ]


async def test_one_table_is_opened_and_who_played_is_asked_in_their_language(world: BotWorld) -> None:
    await over(world)
    end = end_of(world.ben)
    assert [each.label for each in end.buttons] == ["Noch einmal", "Partie ansehen", "Verlauf", "Analysieren"]
    shown = await world.ben.press(end, "Noch einmal").answer()
    assert shown.ephemeral
    assert shown.text == (
        "Dein Tisch ist offen: siehe die Direktnachricht, die ich dir gerade geschickt habe. Wer mitspielt,"
        " bekommt auch eine. Alle, die hier mitgespielt haben, sind eingeladen; ihre Plätze bleiben 48"
        " Stunden für sie frei."
    )
    await world.wait_until_idle()
    before, row = await world.store.game(1), await world.store.game(2)
    assert (row.stage, row.direct, row.guild, row.channel, row.host) == (LOBBY, True, None, 0, world.ben.id)
    assert (row.name, row.options, row.seats, row.pace) == (
        before.name,
        before.options,
        before.seats,
        before.pace,
    )
    assert row.when_late == COMPUTER_MOVES
    (asked,) = invitations(world.anna)
    assert asked.text.startswith("Ben invites you to a **Coin Toss** table, played by direct message.")
    twice = await world.ben.press(end, "Noch einmal").answer()
    assert twice.text.startswith("Du sitzt schon am neuen Tisch: ")
    joined = await world.anna.press(end_of(world.anna), "Play again").answer()
    assert joined.text == "You’re in: Coin Toss. I’ll send you direct messages."
    await world.wait_until_idle()
    assert [held.user for held in (await world.store.game(2)).seated] == [world.ben.id, world.anna.id]
    assert invitations(world.anna) == []
    assert ["**Anna**" in each.text for each in cards_of(world.ben)] == [True]
    assert await world.store.results.played_again(2) is None
    assert await world.store.outbox_due() == ()


async def test_a_seat_is_kept_for_nobody_whom_no_message_reaches(world: BotWorld) -> None:
    await over(world)
    end = end_of(world.ben)
    world.anna.direct_messages_open = False
    await world.ben.press(end, "Noch einmal").answer()
    await world.wait_until_idle()
    assert (await world.store.lobbies.lobby_state(2, world.bot.clock.now())).invited == ()
    assert world.ben.direct_messages()[-1].text.startswith(
        "An deinem Tisch 2, **Münzwurf**, nicht dabei: Anna."
    )
    assert "Anna" not in cards_of(world.ben)[-1].text
    world.anna.direct_messages_open = True
    joined = await world.anna.press(end_of(world.anna), "Play again").answer()
    assert joined.text.startswith("You’re in: Coin Toss.")
    await world.wait_until_idle()
    assert "**Anna**" in cards_of(world.ben)[-1].text
    assert await world.store.outbox_due() == ()


async def test_who_played_against_computer_players_alone_is_asked_the_level(world: BotWorld) -> None:
    await opened(world)
    await world.bot.tables.lobby.add_computer(1, "medium", host=world.anna.id)
    await world.bot.tables.start(1, host=world.anna.id)
    await end_without_rules(world.bot.tables, 1, AGREED)
    await world.wait_until_idle()
    end = end_of(world.anna)
    levels = await world.anna.press(end, "Play again").answer()
    assert [each.label for each in levels.buttons] == ["Easy", "Medium", "Hard"]
    assert await world.store.results.played_again(1) is None
    shown = await world.anna.press(levels, "Hard").answer()
    assert shown.text == "The next game has begun: https://discord.com/channels/@me"
    await world.wait_until_idle()
    row = await world.store.game(2)
    assert (row.stage, row.direct) == (PLAYING, True)
    assert [held.computer for held in row.seated] == [None, "hard"]
    new = [each for each in world.anna.direct_messages() if each.id > end.id and not each.ephemeral]
    assert ["table 2" in each.text.lower() for each in new] == [True, True], "its card, then its panel"
    again = await world.anna.press(world.anna.look(end), "Play again").answer()
    assert again.text == shown.text
    assert await world.store.outbox_due() == ()


async def test_after_a_kill_and_lost_answers_each_has_one_card_and_is_asked_once(world: BotWorld) -> None:
    await over(world)
    before = len(world.anna.direct_messages())
    await world.bot.tables.lobby.play_again(1, world.ben.id, channel=0)
    await world.stop()
    lost = world.sandbox.inject("POST /channels/[0-9]+/messages", cut(carried_out=True), times=2)
    await world.start()
    await world.sandbox.until(lambda: lost.hits == 2)
    await world.restart()
    await world.wait_until_idle()
    assert len(invitations(world.anna)) == 1
    assert len(world.anna.direct_messages()) == before + 1
    assert len(cards_of(world.ben)) == 1
    assert await world.store.outbox_due() == ()
    await world.ben.press(end_of(world.ben), "Noch einmal").answer()
    await world.anna.press(invitations(world.anna)[0], "Take the seat").answer()
    await world.wait_until_idle()
    assert "**Anna**" in cards_of(world.ben)[0].text


@thoroughly
async def test_who_is_invited_to_a_private_table_takes_the_seat_with_a_card(world: BotWorld) -> None:
    await over(world, private=True)
    await world.anna.press(end_of(world.anna), "Play again").answer()
    await world.wait_until_idle()
    (asked,) = invitations(world.ben)
    assert "lädt dich an einen Tisch von **Münzwurf** ein. Gespielt wird per Direktnachricht." in asked.text
    await world.ben.press(asked, "Platz nehmen").answer()
    await world.wait_until_idle()
    row = await world.store.game(2)
    assert (row.private, [held.user for held in row.seated]) == (True, [world.anna.id, world.ben.id])
    assert "**Ben**" in cards_of(world.ben)[-1].text


@thoroughly
async def test_who_avoids_a_player_is_not_asked_and_finds_the_table_full(world: BotWorld) -> None:
    await over(world)
    await world.store.blocks.block(world.anna.id, world.ben.id, 1.0)
    before = len(world.anna.direct_messages())
    await world.ben.press(end_of(world.ben), "Noch einmal").answer()
    await world.wait_until_idle()
    invited = (await world.store.lobbies.lobby_state(2, world.bot.clock.now())).invited
    assert [each.user for each in invited] == [world.anna.id], "who has invited her sees no difference"
    assert len(world.anna.direct_messages()) == before
    full = "This table is full: its seats are taken, or kept for people who were invited."
    refused = await world.anna.press(end_of(world.anna), "Play again").answer()
    assert refused.text == full
    assert (await world.store.game(2)).own_seat_of(world.anna.id) is None


@thoroughly
async def test_who_is_barred_is_invited_as_far_as_the_host_can_tell(world: BotWorld) -> None:
    await over(world)
    await world.store.bars.bar(EVERYWHERE, world.anna.id, 2.0)
    before = len(world.anna.direct_messages())
    await world.ben.press(end_of(world.ben), "Noch einmal").answer()
    await world.wait_until_idle()
    invited = (await world.store.lobbies.lobby_state(2, world.bot.clock.now())).invited
    assert [each.user for each in invited] == [world.anna.id]
    assert len(world.anna.direct_messages()) == before


@thoroughly
async def test_whom_the_host_does_not_meet_or_who_is_erased_is_not_invited(world: BotWorld) -> None:
    await over(world)
    await world.store.blocks.block(world.ben.id, world.anna.id, 1.0)
    game = await opened_again(world)
    await world.store.blocks.unblock(world.ben.id, world.anna.id)
    await world.bot.lobbies.close(game, BY_HOST)
    await world.bot.erasure.erase(world.anna.id)
    await world.wait_until_idle()
    await opened_again(world)


async def opened_again(world: BotWorld) -> int:
    """The table that Ben opens to play again, to which nobody is invited."""
    await world.ben.press(end_of(world.ben), "Noch einmal").answer()
    await world.wait_until_idle()
    row = await world.store.results.played_again(1)
    assert row is not None
    assert [held.user for held in row.seated] == [world.ben.id]
    assert (await world.store.lobbies.lobby_state(row.id, world.bot.clock.now())).invited == ()
    return row.id


@thoroughly
async def test_whom_the_card_does_not_reach_opens_no_table(world: BotWorld) -> None:
    await over(world)
    end = end_of(world.ben)
    before = len(world.anna.direct_messages())
    world.ben.direct_messages_open = False
    refused = await world.ben.press(end, "Noch einmal").answer()
    assert refused.text.startswith("An diesem Tisch wird per Direktnachricht gespielt, und meine")
    await world.wait_until_idle()
    assert await world.store.results.played_again(1) is None
    assert len(world.anna.direct_messages()) == before
    world.ben.direct_messages_open = True
    await world.ben.press(end, "Noch einmal").answer()
    await world.wait_until_idle()
    assert (await world.store.game(3)).own_seat_of(world.ben.id) == 0
    assert len(invitations(world.anna)) == 1
