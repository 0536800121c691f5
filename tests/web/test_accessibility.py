import pytest
from discord import ui
from playwright.async_api import Locator, expect

from sandbox.web import Action
from sandbox.world.commands import LOCALES
from tests.support.accessibility import checker, violations
from tests.support.browser_tab import BrowserTab
from tests.support.showcase_bot import button, gallery, picture, select, showcase_message
from tests.web.conftest import OpenTab, Showcase

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOUCH = 40
"""Least width and height of a touch target, in pixels."""


class Findings:
    """The faults that axe-core finds in the states of a tab."""

    def __init__(self, tab: BrowserTab) -> None:
        self._tab = tab
        self.by_state: dict[str, list[str]] = {}

    async def look(self, state: str) -> None:
        """Check the page as it is now."""
        if found := await violations(self._tab.page):
            self.by_state[state] = found


@pytest.fixture
def actions() -> list[Action]:
    async def nothing(_user: object, _choice: str) -> None:
        pass

    return [Action("play", "Play", nothing, hint="A game", choices=(("slow", "Slowly"), ("fast", "Fast")))]


@pytest.mark.parametrize("width", [1280, 400])
async def test_axe_finds_nothing(showcase: Showcase, open_tab: OpenTab, width: int) -> None:
    checker()
    message, files = showcase_message()
    await showcase.post(*message.children, files=files)
    await showcase.write(showcase.anna, ui.TextDisplay("## Your turn"), ui.ActionRow(button("Go", "say:go")))
    tab = await open_tab(showcase.anna, width=width)
    found = Findings(tab)
    await expect(tab.button("Primary")).to_be_visible()
    await tab.page.get_by_text("What your phone shows").dispatch_event("click")
    await found.look("a channel, and what a phone shows")
    await tab.button("Look").click()
    await expect(tab.message("You pressed look.")).to_be_visible()
    await found.look("an ephemeral message")
    await tab.select("Choose spaces").click()
    await found.look("an open select")
    await tab.page.keyboard.press("Escape")
    await tab.page.get_by_role("button", name="Alt of board.png").click()
    await tab.page.get_by_text("In words").click()
    await found.look("a picture enlarged")
    await tab.page.keyboard.press("Escape")
    await tab.page.locator("#composer textarea").fill("/")
    await expect(tab.suggestions.first).to_be_visible()
    await found.look("suggested commands")
    await tab.type_command("/play")
    await expect(tab.page.locator("#composer .option").first).to_be_visible()
    await found.look("autocomplete")
    await tab.page.get_by_role("button", name="Cancel").click()
    await tab.command("/note")
    await expect(tab.page.get_by_role("dialog", name="Notes")).to_be_visible()
    await found.look("a modal")
    await tab.page.keyboard.press("Escape")
    if width == 400:
        await tab.tool("Tools").click()
        await found.look("tools unfolded")
        await tab.page.keyboard.press("Escape")
        await tab.page.get_by_role("button", name="Channels and users").click()
        await expect(tab.page.get_by_role("navigation", name="Channels")).to_be_visible()
        await found.look("the sidebar opened")
    await tab.page.get_by_role("link", name="Tabellarius").click()
    await expect(tab.button("Go")).to_be_visible()
    await found.look("a direct message")
    assert found.by_state == {}


async def test_a_finger_can_press_everything(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(
        gallery("one.png"),
        ui.ActionRow(button("A", "say:a"), button("B", "say:b")),
        ui.ActionRow(select("pick:one")),
        files=[picture("one.png", 1200, 1200)],
    )
    tab = await open_tab(showcase.anna, width=400)
    await tab.press("A")
    await expect(tab.message("You pressed a.")).to_be_visible()
    assert await too_small(tab) == []
    image = await tab.page.locator(".picture img").bounding_box()
    assert image is not None
    assert image["width"] > 370
    await tab.page.get_by_role("button", name="Channels and users").click()
    assert await too_small(tab) == []
    await tab.page.keyboard.press("Escape")
    await tab.tool("Tools").click()
    assert await too_small(tab) == []
    await tab.page.keyboard.press("Escape")
    await tab.select("Choose a space").click()
    assert await too_small(tab) == []


async def too_small(tab: BrowserTab) -> list[str]:
    """Visible controls that are too small for a finger."""
    controls = tab.page.locator("button, select, input, textarea, [role=option], summary, nav a, .thread")
    small: list[str] = await controls.evaluate_all(
        """(controls, least) => controls.filter((one) => {
            const target = one.type === "checkbox" ? one.closest("label") : one;
            const { width, height } = target.getBoundingClientRect();
            return one.checkVisibility({ visibilityProperty: true }) && Math.min(width, height) < least;
        }).map((one) => one.outerHTML)""",
        TOUCH,
    )
    return small


async def focused(tab: BrowserTab) -> Locator:
    """The element with the focus; fails for the whole page."""
    found = tab.page.locator(":focus")
    await expect(found).to_have_count(1)
    return found


async def test_the_answer_to_a_press_has_the_focus(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("Question 1"), ui.ActionRow(button("Next", "ask:2")))
    tab = await open_tab(showcase.anna)
    await tab.button("Next").focus()
    for number in (2, 3):
        await tab.page.keyboard.press("Enter")
        await expect(await focused(tab)).to_have_text(f"Question {number}")
        await tab.page.keyboard.press("Tab")
        await expect(await focused(tab)).to_have_text("Next")
    await tab.page.keyboard.press("Tab")
    await tab.page.keyboard.press("Enter")
    await expect(await focused(tab)).to_have_text("You pressed enough.")


async def test_nothing_takes_the_focus_from_who_goes_on(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(button("Dead", "dead:1")))
    tab = await open_tab(showcase.anna)
    await tab.press("Dead")
    line = tab.page.locator("#composer textarea")
    await line.press("H")
    await showcase.post(ui.TextDisplay("News"))
    await expect(tab.message("News")).to_be_visible()
    await expect(line).to_be_focused()


async def test_what_is_dismissed_leaves_focus_to_what_follows(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(button("Tell me", "say:secret")))
    tab = await open_tab(showcase.anna)
    await tab.press("Tell me")
    await tab.message("You pressed secret.").get_by_role("button", name="Dismiss message").press("Enter")
    await expect(tab.message("You pressed secret.")).to_have_count(0)
    await expect(tab.messages.locator(":scope:focus, :focus")).to_have_count(1)


async def test_a_form_gives_the_focus_to_its_answer(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.ActionRow(button("Write", "form:1")))
    tab = await open_tab(showcase.anna)
    await tab.button("Write").press("Enter")
    await expect(tab.page.get_by_label("What to remember")).to_be_focused()
    await tab.page.keyboard.type("the crane")
    await tab.page.get_by_label("Where").select_option("Space E5")
    await tab.page.get_by_label("Where").press("Tab")
    await tab.page.keyboard.press("Tab")
    await tab.page.keyboard.press("Enter")
    await expect(await focused(tab)).to_have_text("Noted: the crane at E5")


async def test_a_link_skips_to_the_newest_panel(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("Which one?"), ui.ActionRow(button("This", "say:this")))
    for number in range(30):
        showcase.ben.write(showcase.games, f"Chatter {number}")
    tab = await open_tab(showcase.anna)
    await expect(tab.message("Chatter 29")).to_be_visible()
    await tab.page.keyboard.press("Tab")
    await expect(await focused(tab)).to_have_text("To the newest panel")
    await tab.page.keyboard.press("Enter")
    await expect(await focused(tab)).to_have_text("Which one?")
    await expect(tab.button("This")).to_be_in_viewport()
    await tab.page.keyboard.press("Tab")
    await expect(tab.button("This")).to_be_focused()


async def test_another_channel_begins_with_its_name(showcase: Showcase, open_tab: OpenTab) -> None:
    posted = await showcase.post(ui.TextDisplay("A table for two"))
    await (await posted.create_thread(name="Table 7")).send("The first turn")
    tab = await open_tab(showcase.anna)
    await tab.last.get_by_role("link", name="Table 7").press("Enter")
    await expect(await focused(tab)).to_have_text("Table 7")


async def test_the_sidebar_of_a_phone_goes_by_keyboard(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna, width=400)
    menu = tab.page.get_by_role("button", name="Channels and users")
    await menu.press("Enter")
    await expect(menu).to_have_attribute("aria-expanded", "true")
    await expect(await focused(tab)).to_have_text("#games")
    await tab.page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await expect(tab.page.get_by_role("navigation", name="Channels")).to_be_hidden()
    await menu.press("Enter")
    await tab.page.get_by_role("link", name="Tabellarius").press("Enter")
    await expect(tab.heading).to_have_text("Tabellarius")
    await expect(menu).to_be_focused()


async def test_a_picture_is_enlarged_and_moved_by_keys(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(gallery("one.png"), files=[picture("one.png", 2000, 3000)])
    tab = await open_tab(showcase.anna)
    opener = tab.messages.get_by_role("button", name="Enlarge the picture")
    await opener.press("Enter")
    image = tab.page.get_by_role("dialog", name="Picture").get_by_role("img")
    await expect(tab.page.get_by_role("button", name="Full size")).to_be_focused()
    await expect(image).to_have_js_property("complete", True)
    whole = await image.bounding_box()
    assert whole is not None
    await tab.page.keyboard.press("Enter")
    await expect(image).to_have_js_property("width", 2000)
    middle = await image.bounding_box()
    assert middle is not None
    assert middle["x"] + middle["width"] / 2 == pytest.approx(whole["x"] + whole["width"] / 2, abs=2)
    await tab.page.keyboard.press("ArrowDown")
    lower = await image.bounding_box()
    assert lower is not None
    assert lower["y"] < middle["y"]
    await tab.page.keyboard.press("+")
    assert await image.evaluate("image => image.width") > 2000
    await tab.page.keyboard.press("0")
    assert await image.bounding_box() == pytest.approx(whole)
    await tab.page.keyboard.press("Escape")
    await expect(opener).to_be_focused()


async def test_a_picture_is_enlarged_where_one_points(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(gallery("one.png"), files=[picture("one.png", 2000, 3000)])
    tab = await open_tab(showcase.anna)
    await tab.messages.get_by_role("button", name="Enlarge the picture").click()
    image = tab.page.get_by_role("dialog", name="Picture").get_by_role("img")
    await expect(image).to_have_js_property("complete", True)
    whole = await image.bounding_box()
    assert whole is not None
    x, y = whole["x"] + whole["width"] / 4, whole["y"] + whole["height"] / 4
    await tab.page.mouse.move(x, y)
    await tab.page.mouse.wheel(0, -600)
    await expect(image).not_to_have_js_property("width", whole["width"])
    larger = await image.bounding_box()
    assert larger is not None
    assert (y - larger["y"]) / larger["height"] == pytest.approx(1 / 4, abs=0.01)
    await tab.page.mouse.down()
    await tab.page.mouse.move(x, y - 50)
    await tab.page.mouse.up()
    moved = await image.bounding_box()
    assert moved is not None
    assert moved["y"] == pytest.approx(larger["y"] - 50, abs=1)
    await tab.page.mouse.click(x, y)
    await expect(tab.page.get_by_role("button", name="Full size")).to_be_visible()
    await tab.page.mouse.click(3, 3)
    await expect(image).to_have_count(0)


async def test_each_message_says_its_language(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("An alle"), ui.ActionRow(button("Tell me", "say:one")))
    showcase.ben.write(showcase.games, "Nobody knows in which language")
    tab = await open_tab(showcase.anna)
    await tab.page.get_by_label("Language").select_option("Русский")
    await showcase.sandbox.until(lambda: showcase.anna.account.locale == "ru")
    await tab.press("Tell me")
    private = tab.page.locator(".ephemeral .written")
    await expect(private).to_have_attribute("lang", "ru")
    await expect(tab.message("An alle").locator(".written")).to_have_attribute("lang", "de")
    await expect(tab.message("Nobody knows").locator(".written")).to_have_attribute("lang", "")
    await tab.page.get_by_label("Language").select_option("Français")
    await showcase.sandbox.until(lambda: showcase.anna.account.locale == "fr")
    await showcase.write(showcase.anna, ui.TextDisplay("Написано до нового языка"))
    await tab.press("Tell me")
    await expect(private).to_have_count(2)
    await expect(private.first).to_have_attribute("lang", "ru")
    await expect(private.last).to_have_attribute("lang", "en")
    await tab.page.get_by_role("link", name="Tabellarius").click()
    await expect(tab.message("Написано").locator(".written")).to_have_attribute("lang", "ru")


async def test_the_languages_of_the_bot_come_first(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    options = tab.page.get_by_label("Language").locator("option")
    assert (await options.all_text_contents())[:3] == ["English", "Deutsch", "Русский"]
    assert await options.count() == len(LOCALES)
    await expect(tab.page.get_by_label("Language")).to_have_value("en-US")


async def test_unread_marks_vanish_when_read(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.write(showcase.anna, ui.TextDisplay("First"))
    gone = await showcase.write(showcase.anna, ui.TextDisplay("Second"))
    await gone.delete()
    await showcase.post(ui.TextDisplay(showcase.ben.mention))
    tab = await open_tab(showcase.anna, width=400)
    menu = tab.page.get_by_role("button", name="Channels and users")
    await expect(menu).to_have_accessible_name("Channels and users, something is unread")
    await menu.click()
    link = tab.page.get_by_role("link", name="Tabellarius")
    await expect(link.get_by_role("img")).to_have_text("2")
    await link.click()
    await expect(menu).to_have_accessible_name("Channels and users")
    await expect(link.locator(".badge")).to_have_count(0)
    await expect(tab.page).to_have_title("Tabellarius · Anna – local double of Discord")
    await menu.click()
    await expect(link).to_have_accessible_name("Tabellarius")


async def test_a_panel_stays_in_sight_above_newer_messages(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay("Question 1"), ui.ActionRow(button("Next", "ask:2")))
    tab = await open_tab(showcase.anna)
    for number in range(40):
        showcase.ben.write(showcase.games, f"Chatter {number}")
    await expect(tab.message("Chatter 39")).to_be_in_viewport()
    await tab.press("Next")
    await expect(tab.message("Question 2")).to_be_in_viewport()
    await expect(tab.button("Enough")).to_be_in_viewport()
    await showcase.post(ui.TextDisplay("News"))
    await expect(tab.message("News")).to_be_attached()
    await expect(tab.button("Enough")).to_be_in_viewport()
    await expect(tab.jump).to_be_visible()
