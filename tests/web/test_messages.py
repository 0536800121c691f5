from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.support.showcase_bot import TEXT, button, gallery, layout, picture, showcase_message
from tests.web.conftest import OpenTab, Showcase

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_every_component_is_shown(showcase: Showcase, open_tab: OpenTab) -> None:
    message, files = showcase_message()
    await showcase.post(*message.children, files=files)
    tab = await open_tab(showcase.anna)
    for label in ("Primary", "Secondary", "Success", "Danger", "Look", "➡️ Onwards"):
        await expect(tab.button(label)).to_be_enabled()
    await expect(tab.button("Disabled")).to_be_disabled()
    link = tab.messages.get_by_role("link", name="The rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(tab.button("Choose a space")).to_have_text("Choose a space")
    await expect(tab.select("Choose spaces")).to_have_text("Space D4")
    await expect(tab.page.locator(".container")).to_have_css("border-left-color", "rgb(233, 196, 106)")
    assert await tab.page.locator(".picture img").count() == 5
    await expect(tab.unknown).to_have_count(0)


MARKED = {
    "h3 em": "Trajanum",
    "h4": "Round 2",
    "h5": "What happened",
    ".subtext": "subtext, small and grey",
    "p > strong >> nth=0": "bold",
    "p > em >> nth=0": "italics",
    "p > em >> nth=1": "also",
    "strong em": "both",
    "u": "underlined",
    "s": "struck",
    "p code": "code",
    "blockquote": "a quote of\ntwo lines",
    "ul > li > ul > li": "below it",
    "ol[start='3'] > li >> nth=1": "four",
    "pre code[data-language=python]": 'print("**not bold**")',
    "p a": "a link",
}
"""Selector -> its text in the bot's markdown."""


async def test_markdown(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay(TEXT))
    tab = await open_tab(showcase.anna)
    for selector, text in MARKED.items():
        await expect(tab.last.locator(f".markdown {selector}")).to_have_text(text)


async def test_what_is_no_markdown_stays(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay(TEXT + "\n<b>tag</b> & \\_name\\_ https://example.org/x_y_z."))
    tab = await open_tab(showcase.anna)
    for text in ("snake_case_word, *no emphasis*, 2 * 3 * 4", "<b>tag</b> & _name_"):
        await expect(tab.last).to_contain_text(text)
    bare = tab.last.get_by_role("link", name="https://example.org/x_y_z")
    await expect(bare).to_have_attribute("href", "https://example.org/x_y_z")


async def test_links_of_discord_lead_to_the_sandbox(showcase: Showcase, open_tab: OpenTab) -> None:
    first = await showcase.post(ui.TextDisplay("Here it begins"))
    for number in range(60):
        showcase.ben.write(showcase.games, f"Message {number}")
    thread = await first.create_thread(name="A game")
    places = f"https://discord.com/channels/{showcase.guild.id}"
    link: ui.Button[Any] = ui.Button(label="To the table", url=f"{places}/{thread.id}")
    text = f"At {first.jump_url}, [in short]({places}/{thread.id}), or {places}/1/2"
    await showcase.write(showcase.anna, ui.TextDisplay(text), ui.ActionRow(link))
    tab = await open_tab(showcase.anna, showcase.anna.direct_channel)
    await expect(tab.last).to_contain_text("At # games › 💬, in short, or # No access")
    await tab.last.get_by_role("link", name="# games").click()
    await expect(tab.heading).to_contain_text("games")
    await expect(tab.message("Here it begins")).to_be_in_viewport()
    assert len(tab.page.context.pages) == 1
    for name in ("in short", "To the table"):
        await tab.page.go_back()
        await expect(tab.heading).to_contain_text("Tabellarius")
        await tab.last.get_by_role("link", name=name).click()
        await expect(tab.heading).to_contain_text("A game")


async def test_a_spoiler_is_read_on_demand(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("It was ||the gardener||"))
    tab = await open_tab(showcase.anna)
    await expect(tab.last.locator(".inside")).to_be_hidden()
    await tab.last.get_by_role("button", name="Spoiler").click()
    await expect(tab.last.get_by_text("the gardener")).to_be_visible()


async def test_mentions_and_timestamps(showcase: Showcase, open_tab: OpenTab) -> None:
    at = int(showcase.sandbox.world.now()) + 7200
    here = f"<#{showcase.games.id}>"
    text = (
        f"{showcase.anna.mention} and {showcase.ben.mention} in {here} or <#1>: <t:{at}:R>, <t:1800000000:D>"
    )
    await showcase.post(ui.TextDisplay(text))
    tab = await open_tab(showcase.anna)
    await expect(tab.last).to_contain_text("@Anna and @Ben in # games or # No access: in 2 hours")
    await expect(tab.last).to_contain_text("January 15, 2027")
    await expect(tab.last.locator(".mine")).to_have_text("@Anna")
    showcase.sandbox.advance(3600)
    await expect(tab.last).to_contain_text("in 1 hour,")


async def test_what_the_page_does_not_know_stands_in_a_red_box(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(ui.MentionableSelect[Any](custom_id="where")))
    abroad = discord.MediaGalleryItem("https://example.org/elsewhere.png")
    await showcase.post(ui.MediaGallery[Any](abroad))
    tab = await open_tab(showcase.anna)
    await expect(tab.unknown.nth(0)).to_contain_text('"custom_id": "where"')
    await expect(tab.unknown.nth(1)).to_contain_text("elsewhere.png")


async def test_a_picture_is_enlarged(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(
        gallery("one.png", "two.png"), files=[picture("one.png", 2000, 1500), picture("two.png")]
    )
    tab = await open_tab(showcase.anna)
    await tab.messages.get_by_role("button", name="Enlarge the picture: Alt of one.png").click()
    zoom = tab.page.get_by_role("dialog", name="Picture")
    image = zoom.get_by_role("img")
    await expect(zoom).to_contain_text("Alt of one.png")
    await expect(image).to_have_js_property("naturalWidth", 2000)
    assert await image.evaluate("image => image.width") < 1400
    await zoom.get_by_role("button", name="Full size").click()
    await expect(image).to_have_js_property("width", 2000)
    await zoom.get_by_role("button", name="Next picture").click()
    await expect(image).to_have_attribute("alt", "Alt of two.png")
    await tab.page.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)


async def test_an_ephemeral_message_is_seen_by_one(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(button("Tell me", "say:secret")))
    anna, ben = await open_tab(showcase.anna), await open_tab(showcase.ben)
    await anna.press("Tell me")
    reply = anna.message("You pressed secret.")
    await expect(reply).to_contain_text("Only you can see this")
    await showcase.post(ui.TextDisplay("Later"))
    await expect(ben.message("Later")).to_be_visible()
    await expect(ben.message("You pressed secret.")).to_have_count(0)
    await reply.get_by_role("button", name="Dismiss message").click()
    await expect(reply).to_have_count(0)


async def test_thinking_then_answered(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.command("/ponder")
    await expect(tab.last).to_contain_text("Tabellarius is thinking…")
    await expect(tab.last).to_contain_text("Anna used /ponder")
    showcase.bot.released.set()
    await expect(tab.last).to_contain_text("A private thought.")


async def test_what_was_edited_says_so(showcase: Showcase, open_tab: OpenTab) -> None:
    posted = await showcase.post(ui.TextDisplay("First"))
    tab = await open_tab(showcase.anna)
    await expect(tab.message("First")).not_to_contain_text("(edited)")
    await posted.edit(view=layout(ui.TextDisplay("Second")))
    await expect(tab.last).to_contain_text("Second(edited)")
    await posted.delete()
    await expect(tab.messages).to_have_count(0)


async def test_failures_are_shown_as_discord_does(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(button("Dead", "dead:1")))
    tab = await open_tab(showcase.anna)
    await tab.press("Dead")
    await expect(tab.button("Dead")).to_have_attribute("aria-busy", "true")
    await tab.command("/silence")
    await expect(tab.last).to_contain_text("Sending command…")
    showcase.sandbox.advance(4)
    await expect(tab.messages.first).to_contain_text("This interaction failed")
    await expect(tab.last).to_contain_text("The application did not respond")
    await expect(tab.button("Dead")).not_to_have_attribute("aria-busy", "true")


async def test_only_the_newest_messages_are_shown_at_first(showcase: Showcase, open_tab: OpenTab) -> None:
    for n in range(1, 61):
        showcase.ben.write(showcase.games, f"Number {n} of many")
    tab = await open_tab(showcase.anna)
    await expect(tab.last).to_be_in_viewport()
    await expect(tab.messages).to_have_count(50)
    await tab.page.get_by_role("button", name="Show earlier messages").click()
    await expect(tab.messages).to_have_count(60)
    await expect(tab.message("Number 60 of many")).to_be_visible()


async def test_the_newest_message_stays_visible_whatever_grows(showcase: Showcase, open_tab: OpenTab) -> None:
    for n in range(1, 61):
        showcase.ben.write(showcase.games, f"Number {n} of many")
    tab = await open_tab(showcase.anna)
    await expect(tab.last).to_be_in_viewport()
    await tab.page.locator("#scroller").evaluate(
        """scroller => new Promise((scrolled) => {
            scroller.addEventListener("scroll", scrolled, { once: true });
            scroller.scrollTop -= 1;
            document.querySelector("#messages").lastElementChild.style.marginTop = "2000px";
        })"""
    )
    await expect(tab.last).to_be_in_viewport()
    await expect(tab.jump).to_be_hidden()


@pytest.mark.parametrize("by", ["wheel", "key"])
async def test_who_scrolls_away_stays_until_back(showcase: Showcase, open_tab: OpenTab, by: str) -> None:
    for n in range(1, 61):
        showcase.ben.write(showcase.games, f"Number {n} of many")
    tab = await open_tab(showcase.anna)
    await expect(tab.last).to_be_in_viewport()
    if by == "wheel":
        await tab.last.hover()
        await tab.page.mouse.wheel(0, -1000)
    else:
        await tab.page.locator("#scroller").press("Home")
    await expect(tab.jump).to_be_visible()
    showcase.ben.write(showcase.games, "One more")
    await expect(tab.message("One more")).to_be_attached()
    await expect(tab.last).not_to_be_in_viewport()
    await tab.jump.click()
    await expect(tab.last).to_be_in_viewport()
    await expect(tab.jump).to_be_hidden()


@pytest.mark.parametrize("width", [400, 1400])
async def test_nothing_is_wider_than_the_page(showcase: Showcase, open_tab: OpenTab, width: int) -> None:
    message, files = showcase_message()
    await showcase.post(*message.children, files=files)
    await showcase.post(ui.TextDisplay("```\n" + "long " * 80 + "\n```\n" + "x" * 300))
    tab = await open_tab(showcase.anna, width=width)
    await expect(tab.messages).to_have_count(2)
    wider = await tab.page.locator("body, #app, #scroller, .body").evaluate_all(
        "parts => parts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML)"
    )
    assert wider == []


async def test_the_page_shows_what_a_phone_shows(showcase: Showcase, open_tab: OpenTab) -> None:
    anna = await showcase.bot.fetch_user(showcase.anna.id)
    await anna.send("Forum, table 12: your turn,\nuntil Monday 20:00")
    await anna.send("Not loud", silent=True)
    await showcase.post(ui.TextDisplay(f"For {showcase.anna.mention}"))
    tab = await open_tab(showcase.anna)
    phone = tab.page.get_by_label("Your phone")
    await phone.get_by_text("What your phone shows").click()
    await expect(phone.get_by_role("listitem")).to_have_text(
        ["#gamesno text", f"{showcase.sandbox.world.bot.name}Forum, table 12: your turn,\nuntil Monday 20:00"]
    )
    ben = await open_tab(showcase.ben)
    await expect(ben.page.get_by_text("What your phone shows")).to_be_hidden()
