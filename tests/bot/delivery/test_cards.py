"""The card of a table exists and shows the present state, whatever happens in between."""

from __future__ import annotations

from sandbox import MessageView, cut, no_json, refuse
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import GAME, begun, lobby, toss, turns


def cards(world: BotWorld) -> list[MessageView]:
    """The messages with the title of the game in the channel."""
    return [message for message in world.channel.messages if "## Coin Toss" in message.plain_text]


async def stored_lobby(world: BotWorld) -> None:
    """Anna's table is stored, and then the bot is killed."""
    await world.lobby(GAME)
    await world.restart()


async def test_a_lobby_that_was_stored_before_a_kill_gets_its_card(world: BotWorld) -> None:
    await stored_lobby(world)
    card = await world.anna.until(lambda: next(iter(cards(world)), None))
    await world.wait_until_idle()
    assert (await world.store.game(1)).card == card.id
    await world.ben.press(card, "Join").followup()
    await world.start_table(world.anna.look(card))
    assert len(cards(world)) == 1


async def test_a_card_that_was_posted_before_a_kill_is_not_posted_again(world: BotWorld) -> None:
    world.sandbox.inject("POST /channels/[0-9]+/messages$", cut(carried_out=True), times=1)
    await stored_lobby(world)
    await world.anna.until(lambda: cards(world))
    await world.wait_until_idle()
    await world.restart()
    await world.wait_until_idle()
    (card,) = cards(world)
    assert (await world.store.game(1)).card == card.id


async def test_what_was_stored_before_a_kill_is_on_the_card(world: BotWorld) -> None:
    card = await lobby(world)
    await world.bot.tables.lobby.join(1, world.ben.id)
    await world.restart()
    await world.anna.until(lambda: "2. **Ben**" in world.anna.look(card).plain_text)
    await world.bot.tables.start(1, host=world.anna.id)
    await world.restart()
    await world.anna.until(lambda: "The game has begun" in world.anna.look(card).plain_text)
    assert world.anna.look(card).buttons == ()


async def test_a_card_whose_edit_fails_is_edited_later(world: BotWorld) -> None:
    card = await lobby(world)
    world.sandbox.inject("PATCH /webhooks", refuse(40333), times=1)
    await world.ben.press(card, "Join")
    await world.anna.until(lambda: "2. **Ben**" in world.anna.look(card).plain_text)


async def test_a_deleted_card_is_posted_anew(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    options = await world.anna.press(card, "Options").answer()
    world.channel.delete_message(card)
    await world.anna.press(options, "Double points: off").answer()
    anew = await world.anna.until(lambda: next(iter(cards(world)), None))
    assert "Double points" in anew.plain_text
    await world.wait_until_idle()
    thread = await world.start_table(anew)
    assert len(turns(thread)) == 1


async def test_a_card_that_could_not_be_shown_is_posted(world: BotWorld) -> None:
    world.sandbox.inject("PATCH /webhooks", refuse(40333), times=1)
    world.anna.invoke(world.channel, "play", game=GAME)
    card = await world.anna.until(lambda: next((each for each in cards(world) if each.buttons), None))
    await world.ben.press(card, "Join").followup()
    assert (await world.store.game(1)).card == card.id


async def test_who_leaves_last_closes_the_table(world: BotWorld) -> None:
    card = await lobby(world, world.ben)
    await world.ben.press(card, "Leave").followup()
    assert world.anna.look(card).buttons
    await world.anna.press(card, "Leave").followup()
    closed = world.anna.look(card)
    assert closed.buttons == ()
    assert "This table is closed." in closed.plain_text
    assert await world.store.games_of(world.anna.id) == ()
    refused = await world.vera.press(card, "Join", stale=True).followup()
    assert refused.text == "Этого стола больше нет."


async def test_a_lobby_whose_card_is_lost_can_be_left_from_the_list_of_games(world: BotWorld) -> None:
    card = await lobby(world)
    world.channel.delete_message(card)
    listed = await world.anna.invoke(world.channel, "games").answer()
    left = await world.anna.press(listed, "Leave: table 1").followup()
    assert left.text == "You’ve left the table."
    assert await world.store.games_of(world.anna.id) == ()
    await world.wait_until_idle()
    assert cards(world) == []


async def test_a_lobby_in_a_deleted_channel_is_closed_and_its_host_told(world: BotWorld) -> None:
    await lobby(world, world.ben)
    world.channel.delete()
    await world.anna.until(lambda: [m for m in world.anna.direct_messages() if "was deleted" in m.plain_text])
    await world.wait_until_idle()
    for user in (world.anna, world.ben):
        assert await world.store.games_of(user.id) == ()


async def test_the_controls_of_an_old_turn_message_go_after_a_kill(world: BotWorld) -> None:
    thread = await begun(world)
    refused = world.sandbox.inject("PATCH /channels/[0-9]+/messages", no_json(503), times=None)
    await toss(world)
    await world.anna.until(lambda: len(turns(thread)) == 2)
    await world.stop()
    refused.lift()
    await world.start()
    await world.anna.until(lambda: turns(thread)[0].buttons == ())
