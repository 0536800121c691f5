import asyncio
import time

import pytest
from discord import ui
from playwright.async_api import expect

from sandbox import Channel, Sandbox, User
from sandbox.web import Action, Page
from tests.support.showcase_bot import showcase_message
from tests.web.conftest import OpenTab, Showcase

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Recorder:
    """Runs the actions of these tests and records them."""

    def __init__(self) -> None:
        self.done: list[tuple[str, str]] = []
        self.released = asyncio.Event()
        self.goal: Channel | None = None

    async def play(self, user: User, choice: str) -> Channel | None:
        self.done.append((user.name, choice))
        return self.goal

    async def wait(self, user: User, choice: str) -> None:
        await self.released.wait()
        self.done.append((user.name, "waited"))

    async def fail(self, user: User, choice: str) -> None:
        raise RuntimeError("the stage is broken")


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def actions(recorder: Recorder) -> list[Action]:
    speeds = (("slow", "Slowly"), ("fast", "Fast"))
    return [
        Action("play", "Play", recorder.play, hint="A game at once", choices=speeds),
        Action("wait", "Wait", recorder.wait),
        Action("fail", "Fail", recorder.fail),
    ]


async def test_time_moves_on(showcase: Showcase, open_tab: OpenTab) -> None:
    await showcase.post(ui.TextDisplay(f"<t:{int(showcase.sandbox.world.now()) + 3 * 86400 - 60}:R>"))
    tab = await open_tab(showcase.anna)
    await expect(tab.last).to_contain_text("in 3 days")
    before = showcase.sandbox.world.now()
    await tab.tool("+1 h").click()
    await showcase.sandbox.until(lambda: showcase.sandbox.world.now() == before + 3600)
    await tab.tool("+1 day").click()
    await expect(tab.last).to_contain_text("in 2 days")


async def test_the_clock_that_was_passed_is_moved() -> None:
    moved: list[float] = []

    async def advance(seconds: float) -> None:
        moved.append(seconds)

    page = Page(Sandbox(clock=lambda: 1_800_000_000.0 + sum(moved)), advance=advance)
    await page.advance(3600.0)
    assert page.sandbox.world.now() == 1_800_003_600.0


async def test_the_gateway_is_cut(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await expect(tab.page.locator("#toolbar")).to_contain_text("Bot online")
    await tab.tool("Cut the gateway").click()
    await showcase.sandbox.until(
        lambda: showcase.sandbox.gateway.resumed + showcase.sandbox.gateway.identified > 1
    )
    await expect(tab.page.locator("#toolbar")).to_contain_text("Bot online")
    await tab.command("/welcome")
    await expect(tab.last).to_contain_text("Welcome @Anna")


async def test_a_choice_leads_to_a_channel(showcase: Showcase, open_tab: OpenTab, recorder: Recorder) -> None:
    recorder.goal = showcase.guild.text_channel("stage")
    tab = await open_tab(showcase.ben)
    await tab.page.get_by_label("Play: how").select_option("Fast")
    await tab.tool("Play").click()
    await expect(tab.heading).to_have_text("#stage")
    assert recorder.done == [("Ben", "fast")]


async def test_an_action_outlives_the_tab(showcase: Showcase, open_tab: OpenTab, recorder: Recorder) -> None:
    tab, other = await open_tab(showcase.ben), await open_tab(showcase.anna)
    await tab.tool("Wait").click()
    await expect(other.tool("Wait")).to_be_disabled()
    await tab.page.close()
    recorder.released.set()
    await expect(other.tool("Wait")).to_be_enabled()
    assert recorder.done == [("Ben", "waited")]


async def test_an_action_that_fails_says_so(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.tool("Fail").click()
    await expect(tab.page.get_by_role("status").last).to_contain_text("the stage is broken")
    await expect(tab.tool("Fail")).to_be_enabled()


async def test_as_on_a_phone(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.tool("Phone width").click()
    app = tab.page.locator("#app")
    assert await app.evaluate("app => app.clientWidth") == 400
    await expect(tab.page.get_by_role("navigation", name="Channels")).to_be_hidden()
    await tab.page.get_by_role("button", name="Channels and users").click()
    await tab.page.get_by_role("link", name="Tabellarius").click()
    await expect(tab.heading).to_have_text("Tabellarius")
    await expect(tab.page.get_by_role("navigation", name="Channels")).to_be_hidden()
    await tab.tool("Phone width").click()
    await expect(tab.page.get_by_role("navigation", name="Channels")).to_be_visible()


async def test_on_a_phone(showcase: Showcase, open_tab: OpenTab, recorder: Recorder) -> None:
    tab = await open_tab(showcase.anna, width=400)
    await expect(tab.tool("Play")).to_be_hidden()
    await tab.tool("Tools").click()
    await tab.tool("Play").click()
    await showcase.sandbox.until(lambda: recorder.done)


async def test_the_page_comes_back_when_the_connection_does(showcase: Showcase, open_tab: OpenTab) -> None:
    tab = await open_tab(showcase.anna)
    await tab.page.clock.install()
    await tab.page.clock.pause_at(time.time() + 60)
    await showcase.page.close()
    await expect(tab.page.get_by_text("The connection is lost")).to_be_visible()
    await tab.page.clock.resume()
    await expect(tab.page.get_by_text("The connection is lost")).to_have_count(0)
    showcase.ben.write(showcase.games, "Are you back?")
    await expect(tab.message("Are you back?")).to_be_visible()


async def test_everything_has_a_name(showcase: Showcase, open_tab: OpenTab) -> None:
    message, files = showcase_message()
    await showcase.post(*message.children, files=files)
    tab = await open_tab(showcase.anna)
    await expect(tab.button("Primary")).to_be_visible()
    controls = tab.page.locator("button, a, input, select, textarea, [role=button]")
    nameless = await controls.evaluate_all(
        """controls => controls.filter((one) => {
            const labels = [...(one.labels ?? [])].map((label) => label.textContent);
            return !(one.ariaLabel || one.textContent.trim() || labels.join("").trim());
        }).map((one) => one.outerHTML)"""
    )
    assert nameless == []
