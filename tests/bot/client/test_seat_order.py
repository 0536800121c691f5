import pytest

from sandbox import MessageView
from tests.support.bot_world import BotWorld

pytestmark = pytest.mark.usefixtures("toys")


async def test_an_order_is_chosen_seat_by_seat_and_counts_when_it_is_whole(world: BotWorld) -> None:
    card = await world.card(world.ben, game="harbour")
    options = await world.anna.press(card, "Options").answer()
    options = await choose(world, options, "Ben", "Order of age: who is number 1?")
    assert "**Order of age:** 1. Ben, … (counts once everybody is named)" in options.plain_text
    assert "Options:" not in world.anna.look(card).plain_text
    options = await choose(world, options, "Anna", "Order of age: who is number 2?")
    assert "**Order of age:** 1. Ben, 2. Anna\n" in f"{options.plain_text}\n"
    await world.anna.until(lambda: "Order of age (Ben, Anna)" in world.anna.look(card).plain_text)
    await world.vera.press(card, "Join").followup()
    assert "Options:" not in world.anna.look(card).plain_text, "Вера has no place in it yet"
    options = await world.anna.press(card, "Options").answer()
    await choose(world, options, "Вера", "Order of age: who is number 3?")
    await world.anna.until(lambda: "(Ben, Anna, Вера)" in world.anna.look(card).plain_text)
    await world.ben.press(card, "Leave").followup()
    assert "Order of age (Anna, Вера)" in world.anna.look(card).plain_text, "the others keep theirs"
    thread = await world.start_table(card)
    assert (await world.bot.tables.table(1)).state.seniority == (0, 1)
    menu = await world.vera.invoke(thread, "table").answer()
    assert "Порядок по возрасту (Anna, Вера)" in menu.plain_text


async def test_an_order_is_begun_anew(world: BotWorld) -> None:
    card = await world.card(world.ben, game="harbour")
    options = await world.anna.press(card, "Options").answer()
    for name, number in (("Ben", 1), ("Anna", 2)):
        options = await choose(world, options, name, f"Order of age: who is number {number}?")
    options = await choose(world, options, "Start over", "Order of age: change")
    await world.anna.until(lambda: "Options:" not in world.anna.look(card).plain_text)
    await choose(world, options, "Anna", "Order of age: who is number 1?")
    await world.start_table(card)
    table = await world.bot.tables.table(1)
    assert table.state.seniority == (0, 1), "half an order is none"
    assert table.options == table.game.options()


async def choose(world: BotWorld, options: MessageView, label: str, placeholder: str) -> MessageView:
    """The host selects; the options as they are then."""
    return await world.anna.choose(options, label, placeholder=placeholder).answer()
