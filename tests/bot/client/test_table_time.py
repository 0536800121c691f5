"""Stories of how much time the players of a table have, on the sandbox."""

from __future__ import annotations

from sandbox import MessageView
from tests.support.bot_world import BotWorld

SUCCESS = 3
"""The style of a button that is on."""

HOW_MUCH = "How much time?"


def chosen(message: MessageView) -> list[str]:
    """The labels of the buttons that are on."""
    return [button.label for button in message.buttons if button.style == SUCCESS]


async def test_the_host_chooses_a_pace_by_name_and_the_card_says_so(world: BotWorld) -> None:
    card = await world.card(world.ben)
    assert "Time: Relaxed" in card.text
    options = await world.anna.press(card, "Options").answer()
    assert "How long you have for your turns." in options.text
    assert chosen(options) == ["Relaxed"]
    options = await world.anna.press(options, "Brisk").answer()
    assert chosen(options) == ["Brisk"]
    await world.anna.until(lambda: "Time: Brisk" in world.anna.look(card).text)
    await world.anna.press(world.anna.look(card), "Start").answer()
    assert "Time: Brisk" in world.anna.look(card).text
    assert {each.pace for each in await world.store.timing.waits(1)} == {"brisk"}


async def test_behind_more_are_the_numbers_and_the_other_paces(world: BotWorld) -> None:
    card = await world.card(world.ben)
    options = await world.anna.press(card, "Options").answer()
    more = await world.anna.press(options, "More …").answer()
    assert "Relaxed: 5 days to begin with, 1 more with each turn, never more than 10" in more.text.replace(
        "**", ""
    )
    more = await world.anna.choose(more, "24 hours a turn", placeholder=HOW_MUCH).answer()
    more = await world.anna.press(more, "When late: the others decide").answer()
    more = await world.anna.press(more, "Vacations stop the clock: on").answer()
    await world.anna.until(
        lambda: (
            "Time: 24 hours a turn, a computer player moves for whoever is late, "
            "vacations do not stop the clock" in world.anna.look(card).text
        )
    )
    options = await world.anna.press(more, "Back").answer()
    assert chosen(options) == ["24 hours a turn"]
    options = await world.anna.press(options, "No deadlines").answer()
    assert chosen(options) == ["No deadlines"]
    await world.anna.until(lambda: "Time: No deadlines" in world.anna.look(card).text)
    more = await world.anna.press(options, "More …").answer()
    assert [button.label for button in more.buttons] == ["Back"]


async def test_only_the_host_sets_the_time_and_only_before_the_start(world: BotWorld) -> None:
    card = await world.card(world.ben)
    options = await world.anna.press(card, "Options").answer()
    await world.anna.press(world.anna.look(card), "Start").answer()
    refused = await world.anna.press(options, "Brisk").followup()
    assert refused.text == "This game has already begun."
    assert "Time: Relaxed" in world.anna.look(card).text
