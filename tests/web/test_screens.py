"""What a browser shows of the messages: every component, all markdown, pictures, privacy, failures."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui
from playwright.async_api import expect

from tests.support.showcase_bot import TEXT, gallery, parade, picture, press, view
from tests.web.conftest import Fair, Open

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_every_component_is_shown(fair: Fair, look: Open) -> None:
    made, files = parade()
    await fair.post(*made.children, files=files)
    screen = await look(fair.anna)
    for label in ("Primary", "Secondary", "Success", "Danger", "Look", "➡️ Onwards"):
        await expect(screen.button(label)).to_be_enabled()
    await expect(screen.button("Disabled")).to_be_disabled()
    link = screen.messages.get_by_role("link", name="The rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(screen.button("Choose a space")).to_have_text("Choose a space")
    await expect(screen.select("Choose spaces")).to_have_text("Space D4")
    await expect(screen.tab.locator(".container")).to_have_css("border-left-color", "rgb(233, 196, 106)")
    assert await screen.tab.locator(".picture img").count() == 5
    await expect(screen.unknown).to_have_count(0)


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
"""What stands where in the herald's text."""


async def test_markdown(fair: Fair, look: Open) -> None:
    await fair.post(ui.TextDisplay(TEXT))
    screen = await look(fair.anna)
    for selector, text in MARKED.items():
        await expect(screen.last.locator(f".markdown {selector}")).to_have_text(text)


async def test_what_is_no_markdown_stays(fair: Fair, look: Open) -> None:
    await fair.post(ui.TextDisplay(TEXT + "\n<b>tag</b> & \\_name\\_ https://example.org/x_y_z."))
    screen = await look(fair.anna)
    for said in ("snake_case_word, *no emphasis*, 2 * 3 * 4", "<b>tag</b> & _name_"):
        await expect(screen.last).to_contain_text(said)
    bare = screen.last.get_by_role("link", name="https://example.org/x_y_z")
    await expect(bare).to_have_attribute("href", "https://example.org/x_y_z")


async def test_a_spoiler_is_read_on_demand(fair: Fair, look: Open) -> None:
    await fair.post(ui.TextDisplay("It was ||the gardener||"))
    screen = await look(fair.anna)
    await expect(screen.last.locator(".inside")).to_be_hidden()
    await screen.last.get_by_role("button", name="Spoiler").click()
    await expect(screen.last.get_by_text("the gardener")).to_be_visible()


async def test_mentions_and_timestamps(fair: Fair, look: Open) -> None:
    at = int(fair.sandbox.world.now()) + 7200
    here = f"<#{fair.games.id}>"
    said = f"{fair.anna.mention} and {fair.ben.mention} in {here} or <#1>: <t:{at}:R>, <t:1800000000:D>"
    await fair.post(ui.TextDisplay(said))
    screen = await look(fair.anna)
    await expect(screen.last).to_contain_text("@Anna and @Ben in # games or # No access: in 2 hours")
    await expect(screen.last).to_contain_text("January 15, 2027")
    await expect(screen.last.locator(".mine")).to_have_text("@Anna")
    fair.sandbox.advance(3600)
    await expect(screen.last).to_contain_text("in 1 hour,")


async def test_what_the_page_does_not_know_stands_in_a_red_box(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(ui.UserSelect[Any](custom_id="who")))
    abroad = discord.MediaGalleryItem("https://example.org/elsewhere.png")
    await fair.post(ui.MediaGallery[Any](abroad))
    screen = await look(fair.anna)
    await expect(screen.unknown.nth(0)).to_contain_text('"custom_id": "who"')
    await expect(screen.unknown.nth(1)).to_contain_text("elsewhere.png")


async def test_a_picture_is_enlarged(fair: Fair, look: Open) -> None:
    await fair.post(gallery("one.png", "two.png"), files=[picture("one.png", 2000, 1500), picture("two.png")])
    screen = await look(fair.anna)
    await screen.messages.get_by_role("button", name="Enlarge the picture: Alt of one.png").click()
    zoom = screen.tab.get_by_role("dialog", name="Picture")
    image = zoom.get_by_role("img")
    await expect(zoom).to_contain_text("Alt of one.png")
    await expect(image).to_have_js_property("naturalWidth", 2000)
    assert await image.evaluate("image => image.width") < 1400
    await zoom.get_by_role("button", name="Full size").click()
    assert await image.evaluate("image => image.width") == 2000
    await zoom.get_by_role("button", name="Next picture").click()
    await expect(image).to_have_attribute("alt", "Alt of two.png")
    await screen.tab.keyboard.press("Escape")
    await expect(zoom).to_have_count(0)


async def test_an_ephemeral_message_is_seen_by_one(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(press("Tell me", "say:secret")))
    anna, ben = await look(fair.anna), await look(fair.ben)
    await anna.press("Tell me")
    told = anna.message("You pressed secret.")
    await expect(told).to_contain_text("Only you can see this")
    await fair.post(ui.TextDisplay("Later"))
    await expect(ben.message("Later")).to_be_visible()
    await expect(ben.message("You pressed secret.")).to_have_count(0)
    await told.get_by_role("button", name="Dismiss message").click()
    await expect(told).to_have_count(0)


async def test_thinking_then_answered(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.command("/ponder")
    await expect(screen.last).to_contain_text("Tabellarius is thinking…")
    await expect(screen.last).to_contain_text("Anna used /ponder")
    fair.herald.released.set()
    await expect(screen.last).to_contain_text("A private thought.")


async def test_what_was_edited_says_so(fair: Fair, look: Open) -> None:
    posted = await fair.post(ui.TextDisplay("First"))
    screen = await look(fair.anna)
    await expect(screen.message("First")).not_to_contain_text("(edited)")
    await posted.edit(view=view(ui.TextDisplay("Second")))
    await expect(screen.last).to_contain_text("Second(edited)")
    await posted.delete()
    await expect(screen.messages).to_have_count(0)


async def test_failures_are_shown_as_discord_does(fair: Fair, look: Open) -> None:
    await fair.post(ui.ActionRow(press("Dead", "dead:1")))
    screen = await look(fair.anna)
    await screen.press("Dead")
    await expect(screen.button("Dead")).to_have_attribute("aria-busy", "true")
    await screen.command("/silence")
    await expect(screen.last).to_contain_text("Sending command…")
    fair.sandbox.advance(4)
    await expect(screen.messages.first).to_contain_text("This interaction failed")
    await expect(screen.last).to_contain_text("The application did not respond")
    await expect(screen.button("Dead")).not_to_have_attribute("aria-busy", "true")


async def test_only_the_newest_messages_are_shown_at_first(fair: Fair, look: Open) -> None:
    for n in range(1, 61):
        fair.ben.write(fair.games, f"Number {n} of many")
    screen = await look(fair.anna)
    await expect(screen.last).to_be_in_viewport()
    await expect(screen.messages).to_have_count(50)
    await screen.tab.get_by_role("button", name="Show earlier messages").click()
    await expect(screen.messages).to_have_count(60)
    await expect(screen.message("Number 60 of many")).to_be_visible()


async def test_the_newest_message_stays_in_sight_whatever_grows(fair: Fair, look: Open) -> None:
    for n in range(1, 61):
        fair.ben.write(fair.games, f"Number {n} of many")
    screen = await look(fair.anna)
    await expect(screen.last).to_be_in_viewport()
    await screen.tab.locator("#scroller").evaluate(
        """scroller => new Promise((scrolled) => {
            scroller.addEventListener("scroll", scrolled, { once: true });
            scroller.scrollTop -= 1;
            document.querySelector("#messages").lastElementChild.style.marginTop = "2000px";
        })"""
    )
    await expect(screen.last).to_be_in_viewport()
    await expect(screen.jump).to_be_hidden()


@pytest.mark.parametrize("by", ["wheel", "key"])
async def test_who_scrolls_away_stays_there_until_he_goes_back(fair: Fair, look: Open, by: str) -> None:
    for n in range(1, 61):
        fair.ben.write(fair.games, f"Number {n} of many")
    screen = await look(fair.anna)
    await expect(screen.last).to_be_in_viewport()
    if by == "wheel":
        await screen.last.hover()
        await screen.tab.mouse.wheel(0, -1000)
    else:
        await screen.tab.locator("#scroller").press("Home")
    await expect(screen.jump).to_be_visible()
    fair.ben.write(fair.games, "One more")
    await expect(screen.message("One more")).to_be_attached()
    await expect(screen.last).not_to_be_in_viewport()
    await screen.jump.click()
    await expect(screen.last).to_be_in_viewport()
    await expect(screen.jump).to_be_hidden()


@pytest.mark.parametrize("width", [400, 1400])
async def test_nothing_is_wider_than_the_page(fair: Fair, look: Open, width: int) -> None:
    made, files = parade()
    await fair.post(*made.children, files=files)
    await fair.post(ui.TextDisplay("```\n" + "long " * 80 + "\n```\n" + "x" * 300))
    screen = await look(fair.anna, width=width)
    await expect(screen.messages).to_have_count(2)
    wider = await screen.tab.locator("body, #app, #scroller, .body").evaluate_all(
        "parts => parts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.outerHTML)"
    )
    assert wider == []
