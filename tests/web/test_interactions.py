import asyncio
from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.support.showcase_bot import button, layout, select
from tests.web.conftest import OpenTab, Showcase

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_select_sends_at_once(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(select("pick:one")))
    tab = await open_tab(showcase.anna)
    await tab.pick("Choose a space", "Space D4")
    await expect(tab.last).to_contain_text("Chosen: D4")


async def test_a_select_of_users_offers_the_users_of_the_world(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(ui.UserSelect[Any](custom_id="pick:who", placeholder="Choose somebody")))
    tab = await open_tab(showcase.anna)
    await tab.pick("Choose somebody", "Ben")
    await expect(tab.last).to_contain_text(f"Chosen: {showcase.ben.id}")


async def test_several_are_chosen_together(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(select("pick:many", least=2, most=2, chosen="D4")))
    tab = await open_tab(showcase.anna)
    await tab.select("Choose spaces").click()
    popup = tab.page.locator(".popup")
    await expect(popup.get_by_role("button", name="Choose")).to_be_disabled()
    await popup.get_by_role("option", name="Space C4").click()
    await expect(popup).to_contain_text("2 of 2")
    await popup.get_by_role("option", name="Space E5").click(force=True)
    await expect(popup.get_by_role("option", name="Space E5")).to_have_attribute("aria-selected", "false")
    await popup.get_by_role("button", name="Choose").click()
    await expect(tab.last).to_contain_text("Chosen: C4 and D4")


async def test_a_list_stays_open_while_its_message_is_edited(showcase: Showcase, open_tab: OpenTab) -> None:
    posted = await showcase.post(ui.ActionRow(select("pick:many", least=2, most=2, chosen="D4")))
    tab = await open_tab(showcase.anna)
    await tab.select("Choose spaces").click()
    popup = tab.page.locator(".popup")
    await popup.get_by_role("option", name="Space C4").click()
    await expect(popup.get_by_role("option", name="Space C4")).to_have_attribute("aria-selected", "true")
    await popup.get_by_role("option", name="Space E5").focus()
    row = ui.ActionRow[Any](select("pick:many", least=2, most=2, chosen="D4"))
    await posted.edit(view=layout(ui.TextDisplay("Somebody has moved"), row))
    await expect(tab.last).to_contain_text("Somebody has moved")
    await expect(popup).to_contain_text("2 of 2")
    await expect(popup.get_by_role("option", name="Space E5")).to_be_focused()
    await popup.get_by_role("button", name="Choose").click()
    await expect(tab.last).to_contain_text("Chosen: C4 and D4")


async def test_a_click_reaches_a_button_of_an_edited_message(showcase: Showcase, open_tab: OpenTab) -> None:
    posted = await showcase.post(ui.ActionRow(button("This", "say:this")))
    tab = await open_tab(showcase.anna)
    await tab.button("This").hover()
    await tab.page.mouse.down()
    await posted.edit(view=layout(ui.TextDisplay("Edited"), ui.ActionRow(button("This", "say:this"))))
    await showcase.write(showcase.anna, ui.TextDisplay("News"))
    await expect(tab.page.get_by_role("link", name="Tabellarius 1 notification")).to_be_visible()
    await tab.page.mouse.up()
    await expect(tab.last).to_contain_text("You pressed this.")
    await expect(tab.message("Edited")).to_be_visible()


async def test_a_select_goes_by_keyboard(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(select("pick:one")))
    tab = await open_tab(showcase.anna)
    await tab.button("Choose a space").focus()
    for key in ("Enter", "Escape", "Enter", "End", "ArrowUp", "Enter"):
        await tab.page.keyboard.press(key)
    await expect(tab.last).to_contain_text("Chosen: D4")


@pytest.mark.parametrize("by", ["button", "command"])
async def test_a_modal(showcase: Showcase, open_tab: OpenTab, by: str) -> None:
    await showcase.post(ui.ActionRow(button("Write", "form:1")))
    tab = await open_tab(showcase.anna)
    await (tab.press("Write") if by == "button" else tab.command("/note"))
    modal = tab.page.get_by_role("dialog", name="Notes")
    await expect(modal).to_contain_text("Only you read this.")
    await modal.get_by_label("What to remember").fill("the crane")
    await modal.get_by_label("Where").select_option("Space E5")
    await modal.get_by_role("button", name="Submit").click()
    await expect(tab.last).to_contain_text("Noted: the crane at E5")
    await expect(modal).to_have_count(0)


async def test_a_command_with_options_and_suggestions(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.type_command("/pl")
    form = tab.page.locator("#composer form")
    options = form.locator(".option")
    await expect(options).to_have_count(3)
    await form.get_by_label("game").fill("ost")
    await expect(options).to_have_count(1)
    await options.click()
    await form.get_by_label("seats").fill("3")
    await form.get_by_label("pace").select_option("A day a move")
    await form.get_by_label("rival").select_option("Ben")
    await form.get_by_role("button", name="Send").click()
    await expect(tab.last).to_contain_text("portus for 3, day, against @Ben")
    await expect(tab.last).to_contain_text("Anna used /play")


async def test_a_command_with_a_file(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.type_command("/wei")
    form = tab.page.locator("#composer form")
    chooser = form.get_by_label("file")
    await chooser.set_input_files(
        {"name": "a game.jsonl", "mimeType": "text/plain", "buffer": b"x" * 1_500_000}
    )
    await form.get_by_role("button", name="Send").click()
    await expect(tab.last).to_contain_text("a_game.jsonl has 1500000 bytes")
    showcase.sandbox.limits.largest_file = 10
    await tab.type_command("/wei")
    await chooser.set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": b"x" * 11})
    await form.get_by_role("button", name="Send").click()
    await expect(tab.page.get_by_text("This file is too large.")).to_be_visible()
    showcase.sandbox.limits.largest_file = 10 * 2**20


async def test_a_subcommand_by_keyboard(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    line = tab.page.locator("#composer textarea")
    await line.press_sequentially("/tab")
    await expect(tab.suggestions).to_have_text("/table closeClose a table")
    await line.press("Tab")
    await tab.page.keyboard.press("Enter")
    await expect(tab.last).to_contain_text("The table is closed.")


async def test_another_language(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("<t:1800000000:D>"))
    tab = await open_tab(showcase.anna)
    await tab.page.get_by_label("Language").select_option("Deutsch")
    await expect(tab.last).to_contain_text("15. Januar 2027")
    await tab.command("/willk")
    await expect(tab.last).to_contain_text("Welcome @Anna")
    assert showcase.anna.account.locale == "de"
    await tab.page.get_by_label("Language").select_option("Русский")
    await tab.page.locator("#composer textarea").fill("/пр")
    await expect(tab.suggestions).to_have_text("/приветПоздороваться")


async def test_writing(showcase: Showcase, open_tab: OpenTab) -> None:
    anna, ben = await open_tab(showcase.anna), await open_tab(showcase.ben)
    line = anna.page.get_by_label("Message #games")
    await line.fill("Good **morning**")
    await line.press("Enter")
    await expect(ben.last).to_contain_text("Good morning")
    await expect(line).to_have_value("")


async def test_a_direct_message_is_announced_read_and_answered(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await showcase.write(
        showcase.anna, ui.TextDisplay("It is your turn"), ui.ActionRow(button("Take it", "say:taken"))
    )
    direct_messages = tab.page.get_by_role("link", name="Tabellarius")
    await expect(direct_messages.get_by_role("img")).to_have_text("1")
    await expect(tab.page).to_have_title("(1) games · Anna – local double of Discord")
    await direct_messages.click()
    await tab.press("Take it")
    await expect(tab.last).to_contain_text("You pressed taken.")
    await expect(tab.page.locator(".badge")).to_have_count(0)


async def test_closed_direct_messages(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.page.get_by_label("Takes direct messages").uncheck()
    await showcase.sandbox.until(lambda: not showcase.anna.direct_messages_open)
    with pytest.raises(discord.Forbidden, match="50007"):
        await showcase.write(showcase.anna, ui.TextDisplay("Hello?"))
    await tab.page.get_by_label("Takes direct messages").check()
    await showcase.sandbox.until(lambda: showcase.anna.direct_messages_open)
    await showcase.write(showcase.anna, ui.TextDisplay("Hello!"))


async def test_a_user_installs_the_application_for_themselves(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.page.get_by_label("Has installed the app").check()
    await showcase.sandbox.until(lambda: showcase.anna.installed)
    assert not showcase.ben.installed
    await tab.page.get_by_label("Has installed the app").uncheck()
    await showcase.sandbox.until(lambda: not showcase.anna.installed)


async def test_a_thread_and_back(showcase: Showcase, open_tab: OpenTab) -> None:
    posted = await showcase.post(ui.TextDisplay("A table for two"))
    thread = await posted.create_thread(name="Table 7")
    await thread.send("The first turn")
    tab = await open_tab(showcase.anna)
    await tab.last.get_by_role("link", name="Table 7").click()
    await expect(tab.heading).to_have_text("Table 7")
    await expect(tab.messages.first).to_contain_text("A table for two")
    await expect(tab.last).to_contain_text("The first turn")
    await tab.page.reload()
    await expect(tab.heading).to_have_text("Table 7")
    await thread.edit(archived=True)
    await expect(tab.page.locator("#header")).to_contain_text("archived")
    await tab.page.locator("#header").get_by_role("link", name="# games").click()
    await expect(tab.heading).to_have_text("#games")
    await expect(tab.page.get_by_text("Archived (1)")).to_be_visible()


async def test_being_somebody_else(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(
        ui.TextDisplay(f"{showcase.ben.mention}, it is your turn"), ui.ActionRow(button("Go", "say:go"))
    )
    tab = await open_tab(showcase.anna)
    await tab.press("Go")
    await expect(tab.message("You pressed go.")).to_be_visible()
    ben = tab.page.get_by_role("link", name="Ben")
    await expect(ben.get_by_role("img")).to_have_text("1")
    await ben.click()
    await expect(tab.page.locator("#settings")).to_contain_text("Ben")
    await expect(tab.message("it is your turn")).to_be_visible()
    await expect(tab.message("You pressed go.")).to_have_count(0)
    await expect(ben.get_by_role("img")).to_have_count(0)


async def test_live_in_two_tabs(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(select("pick:one")))
    anna, ben = await open_tab(showcase.anna), await open_tab(showcase.ben)
    await ben.pick("Choose a space", "Space C4")
    await asyncio.gather(
        expect(anna.last).to_contain_text("Chosen: C4"), expect(ben.last).to_contain_text("Chosen: C4")
    )


async def test_role_and_channel_selects_offer_the_guilds(showcase: Showcase, open_tab: OpenTab) -> None:
    role = showcase.guild.role("players", showcase.ben)
    forum = showcase.guild.forum("tables")
    showcase.guild.text_channel("chat")
    roles = ui.RoleSelect[Any](custom_id="pick:role", placeholder="Choose a role", min_values=0)
    channels = ui.ChannelSelect[Any](
        custom_id="pick:place",
        placeholder="Choose a forum",
        channel_types=[discord.ChannelType.forum],
        default_values=[discord.SelectDefaultValue(id=forum.id, type=discord.SelectDefaultValueType.channel)],
    )
    await showcase.post(ui.ActionRow(channels))
    tab = await open_tab(showcase.anna)
    await expect(tab.select("Choose a forum: tables")).to_be_visible()
    await tab.select("Choose a forum: tables").click()
    await expect(tab.page.locator(".popup").get_by_role("option")).to_have_count(1)
    await tab.page.get_by_role("option", name="tables").click()
    await expect(tab.last).to_contain_text(f"Chosen: {forum.id}")
    await showcase.post(ui.ActionRow(roles))
    await tab.select("Choose a role").click()
    await tab.page.get_by_role("option", name="players").click()
    await tab.page.locator(".popup").get_by_role("button", name="Choose").click()
    await expect(tab.last).to_contain_text(f"Chosen: {role.id}")


async def test_a_forum_has_its_posts_in_the_sidebar(showcase: Showcase, open_tab: OpenTab) -> None:
    forum = showcase.guild.forum("tables", "Open")
    channel = await showcase.bot.fetch_channel(forum.id)
    assert isinstance(channel, discord.ForumChannel)
    await channel.create_thread(name="Table 7", content="A table for four.")
    tab = await open_tab(showcase.anna)
    await tab.page.get_by_role("link", name="tables").click()
    await expect(tab.page.get_by_text("This is a forum: its posts are in the sidebar.")).to_be_visible()
    await tab.page.get_by_role("link", name="Table 7").click()
    await expect(tab.last).to_contain_text("A table for four.")
    await expect(tab.messages).to_have_count(1)
    await expect(tab.last.locator(".thread")).to_have_count(0)
