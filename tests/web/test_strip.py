"""The strip: time, the gateway, the embedder's buttons, a phone's width; and that all has a name."""

from __future__ import annotations

import asyncio
import time

import pytest
from discord import ui
from playwright.async_api import expect

from sandbox import Channel, Sandbox, User
from sandbox.web import Action, Page
from tests.support.showcase_bot import parade
from tests.web.conftest import Fair, Open

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Prompter:
    """What the embedder's buttons do in these tests."""

    def __init__(self) -> None:
        self.done: list[tuple[str, str]] = []
        self.going_on = asyncio.Event()
        self.goal: Channel | None = None

    async def play(self, user: User, choice: str) -> Channel | None:
        self.done.append((user.name, choice))
        return self.goal

    async def wait(self, user: User, choice: str) -> None:
        await self.going_on.wait()
        self.done.append((user.name, "waited"))

    async def fail(self, user: User, choice: str) -> None:
        raise RuntimeError("the stage is broken")


@pytest.fixture
def prompter() -> Prompter:
    return Prompter()


@pytest.fixture
def actions(prompter: Prompter) -> list[Action]:
    speeds = (("slow", "Slowly"), ("fast", "Fast"))
    return [
        Action("play", "Play", prompter.play, hint="A game at once", choices=speeds),
        Action("wait", "Wait", prompter.wait),
        Action("fail", "Fail", prompter.fail),
    ]


async def test_time_moves_on(fair: Fair, look: Open) -> None:
    await fair.post(ui.TextDisplay(f"<t:{int(fair.sandbox.world.now()) + 3 * 86400 - 60}:R>"))
    screen = await look(fair.anna)
    await expect(screen.last).to_contain_text("in 3 days")
    before = fair.sandbox.world.now()
    await screen.tool("+1 h").click()
    await fair.sandbox.until(lambda: fair.sandbox.world.now() == before + 3600)
    await screen.tool("+1 day").click()
    await expect(screen.last).to_contain_text("in 2 days")


async def test_the_embedders_clock_is_moved() -> None:
    moved: list[float] = []

    async def advance(seconds: float) -> None:
        moved.append(seconds)

    page = Page(Sandbox(clock=lambda: 1_800_000_000.0 + sum(moved)), advance=advance)
    await page.advance(3600.0)
    assert page.sandbox.world.now() == 1_800_003_600.0


async def test_the_gateway_is_cut(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await expect(screen.tab.locator("#strip")).to_contain_text("Bot online")
    await screen.tool("Cut the gateway").click()
    await fair.sandbox.until(lambda: fair.sandbox.resumed + fair.sandbox.identified > 1, within=60.0)
    await expect(screen.tab.locator("#strip")).to_contain_text("Bot online")
    await screen.command("/welcome")
    await expect(screen.last).to_contain_text("Welcome @Anna")


async def test_an_action_with_a_choice_leads_to_a_channel(fair: Fair, look: Open, prompter: Prompter) -> None:
    prompter.goal = fair.guild.text_channel("stage")
    screen = await look(fair.ben)
    await screen.tab.get_by_label("Play: how").select_option("Fast")
    await screen.tool("Play").click()
    await expect(screen.heading).to_have_text("#stage")
    assert prompter.done == [("Ben", "fast")]


async def test_an_action_outlives_the_tab(fair: Fair, look: Open, prompter: Prompter) -> None:
    screen, other = await look(fair.ben), await look(fair.anna)
    await screen.tool("Wait").click()
    await expect(other.tool("Wait")).to_be_disabled()
    await screen.tab.close()
    prompter.going_on.set()
    await expect(other.tool("Wait")).to_be_enabled()
    assert prompter.done == [("Ben", "waited")]


async def test_an_action_that_fails_says_so(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.tool("Fail").click()
    await expect(screen.tab.get_by_role("status").last).to_contain_text("the stage is broken")
    await expect(screen.tool("Fail")).to_be_enabled()


async def test_as_on_a_phone(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.tool("Phone width").click()
    app = screen.tab.locator("#app")
    assert await app.evaluate("app => app.clientWidth") == 400
    await expect(screen.tab.get_by_role("navigation", name="Channels")).to_be_hidden()
    await screen.tab.get_by_role("button", name="Channels and users").click()
    await screen.tab.get_by_role("link", name="Tabellarius").click()
    await expect(screen.heading).to_have_text("Tabellarius")
    await expect(screen.tab.get_by_role("navigation", name="Channels")).to_be_hidden()
    await screen.tool("Phone width").click()
    await expect(screen.tab.get_by_role("navigation", name="Channels")).to_be_visible()


async def test_on_a_phone(fair: Fair, look: Open, prompter: Prompter) -> None:
    screen = await look(fair.anna, width=400)
    await expect(screen.tool("Play")).to_be_hidden()
    await screen.tool("Tools").click()
    await screen.tool("Play").click()
    await fair.sandbox.until(lambda: prompter.done)


async def test_the_page_comes_back_when_the_connection_does(fair: Fair, look: Open) -> None:
    screen = await look(fair.anna)
    await screen.tab.clock.install()
    await screen.tab.clock.pause_at(time.time() + 60)
    await fair.page.close()
    await expect(screen.tab.get_by_text("The connection is lost")).to_be_visible()
    await screen.tab.clock.resume()
    await expect(screen.tab.get_by_text("The connection is lost")).to_have_count(0)
    fair.ben.write(fair.games, "Are you back?")
    await expect(screen.message("Are you back?")).to_be_visible()


async def test_everything_has_a_name(fair: Fair, look: Open) -> None:
    made, files = parade()
    await fair.post(*made.children, files=files)
    screen = await look(fair.anna)
    await expect(screen.button("Primary")).to_be_visible()
    controls = screen.tab.locator("button, a, input, select, textarea, [role=button]")
    nameless = await controls.evaluate_all(
        """controls => controls.filter((one) => {
            const labels = [...(one.labels ?? [])].map((label) => label.textContent);
            return !(one.ariaLabel || one.textContent.trim() || labels.join("").trim());
        }).map((one) => one.outerHTML)"""
    )
    assert nameless == []
