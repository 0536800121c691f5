"""What a person does in the browser: press, choose, fill in, use commands, read and answer letters."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.support.showcase_bot import press, select
from tests.web.conftest import Fair, Open

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_select_sends_at_once(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(select("pick:one")))
    screen = await look(fair.anna)
    await screen.pick("Choose a space", "Space D4")
    await expect(screen.last).to_contain_text("Chosen: D4")


async def test_several_are_chosen_together(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(select("pick:many", least=2, most=2, chosen="D4")))
    screen = await look(fair.anna)
    await screen.select("Choose spaces").click()
    popup = screen.tab.locator(".popup")
    await expect(popup.get_by_role("button", name="Choose")).to_be_disabled()
    await popup.get_by_role("option", name="Space C4").click()
    await expect(popup).to_contain_text("2 of 2")
    await popup.get_by_role("option", name="Space E5").click(force=True)
    await expect(popup.get_by_role("option", name="Space E5")).to_have_attribute("aria-selected", "false")
    await popup.get_by_role("button", name="Choose").click()
    await expect(screen.last).to_contain_text("Chosen: C4 and D4")


async def test_a_select_goes_by_keyboard(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(select("pick:one")))
    screen = await look(fair.anna)
    await screen.button("Choose a space").focus()
    for key in ("Enter", "Escape", "Enter", "End", "ArrowUp", "Enter"):
        await screen.tab.keyboard.press(key)
    await expect(screen.last).to_contain_text("Chosen: D4")


@pytest.mark.parametrize("by", ["button", "command"])
async def test_a_form(fair: Fair, look: Open, by: str) -> None:
    await fair.post(ui.ActionRow(press("Write", "form:1")))
    screen = await look(fair.anna)
    await (screen.press("Write") if by == "button" else screen.command("/note"))
    form = screen.tab.get_by_role("dialog", name="Notes")
    await expect(form).to_contain_text("Only you read this.")
    await form.get_by_label("What to remember").fill("the crane")
    await form.get_by_label("Where").select_option("Space E5")
    await form.get_by_role("button", name="Submit").click()
    await expect(screen.last).to_contain_text("Noted: the crane at E5")
    await expect(form).to_have_count(0)


async def test_a_command_with_options_and_suggestions(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.type_command("/pl")
    form = screen.tab.locator("#composer form")
    options = form.locator(".option")
    await expect(options).to_have_count(3)
    await form.get_by_label("game").fill("nig")
    await expect(options).to_have_count(1)
    await options.click()
    await form.get_by_label("seats").fill("3")
    await form.get_by_label("pace").select_option("A day a move")
    await form.get_by_label("rival").select_option("Ben")
    await form.get_by_role("button", name="Send").click()
    await expect(screen.last).to_contain_text("porta_nigra for 3, day, against @Ben")
    await expect(screen.last).to_contain_text("Anna used /play")


async def test_a_subcommand_by_keyboard(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    line = screen.tab.locator("#composer textarea")
    await line.press_sequentially("/tab")
    await expect(screen.offers).to_have_text("/table closeClose a table")
    await line.press("Tab")
    await screen.tab.keyboard.press("Enter")
    await expect(screen.last).to_contain_text("The table is closed.")


async def test_another_language(fair: Fair, look: Open) -> None:
    await fair.post(ui.TextDisplay("<t:1800000000:D>"))
    screen = await look(fair.anna)
    await screen.tab.get_by_label("Language").select_option("German")
    await expect(screen.last).to_contain_text("15. Januar 2027")
    await screen.command("/willk")
    await expect(screen.last).to_contain_text("Welcome @Anna")
    assert fair.anna.account.locale == "de"
    await screen.tab.get_by_label("Language").select_option("Russian")
    await screen.tab.locator("#composer textarea").fill("/пр")
    await expect(screen.offers).to_have_text("/приветПоздороваться")


async def test_writing(fair: Fair, look: Open) -> None:
    anna, ben = await look(fair.anna), await look(fair.ben)
    line = anna.tab.get_by_label("Message #games")
    await line.fill("Good **morning**")
    await line.press("Enter")
    await expect(ben.last).to_contain_text("Good morning")
    await expect(line).to_have_value("")


async def test_a_letter_is_announced_read_and_answered(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await fair.write(
        fair.anna, ui.TextDisplay("It is your turn"), ui.ActionRow(press("Take it", "say:taken"))
    )
    letters = screen.tab.get_by_role("link", name="Tabellarius")
    await expect(letters.get_by_role("img")).to_have_text("1")
    await expect(screen.tab).to_have_title("(1) games · Anna")
    await letters.click()
    await screen.press("Take it")
    await expect(screen.last).to_contain_text("You pressed taken.")
    await expect(screen.tab.locator(".badge")).to_have_count(0)


async def test_closed_direct_messages(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.tab.get_by_label("Takes direct messages").uncheck()
    await fair.sandbox.until(lambda: not fair.anna.direct_messages_open)
    with pytest.raises(discord.Forbidden, match="50007"):
        await fair.write(fair.anna, ui.TextDisplay("Hello?"))
    await screen.tab.get_by_label("Takes direct messages").check()
    await fair.sandbox.until(lambda: fair.anna.direct_messages_open)
    await fair.write(fair.anna, ui.TextDisplay("Hello!"))


async def test_a_thread_and_back(fair: Fair, look: Open) -> None:
    posted = await fair.post(ui.TextDisplay("A table for two"))
    thread = await posted.create_thread(name="Table 7")
    await thread.send("The first turn")
    screen = await look(fair.anna)
    await screen.last.get_by_role("link", name="Table 7").click()
    await expect(screen.heading).to_have_text("Table 7")
    await expect(screen.messages.first).to_contain_text("A table for two")
    await expect(screen.last).to_contain_text("The first turn")
    await screen.tab.reload()
    await expect(screen.heading).to_have_text("Table 7")
    await thread.edit(archived=True)
    await expect(screen.tab.locator("#top")).to_contain_text("archived")
    await screen.tab.locator("#top").get_by_role("link", name="# games").click()
    await expect(screen.heading).to_have_text("#games")
    await expect(screen.tab.get_by_text("Archived (1)")).to_be_visible()


async def test_being_somebody_else(fair: Fair, look: Open) -> None:
    await fair.post(
        ui.TextDisplay(f"{fair.ben.mention}, it is your turn"), ui.ActionRow(press("Go", "say:go"))
    )
    screen = await look(fair.anna)
    await screen.press("Go")
    await expect(screen.message("You pressed go.")).to_be_visible()
    ben = screen.tab.get_by_role("link", name="Ben")
    await expect(ben.get_by_role("img")).to_have_text("1")
    await ben.click()
    await expect(screen.tab.locator("#self")).to_contain_text("Ben")
    await expect(screen.message("it is your turn")).to_be_visible()
    await expect(screen.message("You pressed go.")).to_have_count(0)
    await expect(ben.get_by_role("img")).to_have_count(0)


async def test_live_in_two_tabs(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(select("pick:one")))
    anna, ben = await look(fair.anna), await look(fair.ben)
    await ben.pick("Choose a space", "Space C4")
    await asyncio.gather(
        expect(anna.last).to_contain_text("Chosen: C4"), expect(ben.last).to_contain_text("Chosen: C4")
    )
