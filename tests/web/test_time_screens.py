import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.clock import ManualClock
from bot.trial.trial import VISITOR, Trial
from tests.support.accessibility import checker, violations
from tests.support.browser_tab import BrowserTab
from tests.support.games import STORY_GAME, share

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGES = ("Time", "Notifications", "Language", "Vacation")


@pytest_asyncio.fixture(loop_scope="session")
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """The bot on a sandbox of its own; its time stands still."""
    async with Trial(tmp_path / "trial.sqlite3", ManualClock(time.time())).open() as trial:
        yield trial
        assert trial.sandbox.faults == []


@pytest.mark.parametrize("width", share([390, 1280], 1))
async def test_axe_finds_nothing_on_the_pages_about_time(trial: Trial, browser: Browser, width: int) -> None:
    checker()
    visitor = trial.user(VISITOR)
    await visitor.invoke(trial.games, "play", game=STORY_GAME).answer()
    tab = await BrowserTab.open(browser, trial.page, visitor, visitor.direct_channel, width=width)
    found: dict[str, list[str]] = {}

    async def look(state: str, heading: str) -> None:
        await expect(tab.messages.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        if violations_there := await violations(tab.page):
            found[state] = violations_there

    await tab.command("/games")
    await look("the list of games", "Not started yet")
    await tab.command("/settings")
    await look("the settings", "Settings")
    await tab.press("No")
    await look("the time zone", "Your time zone")
    await tab.press("Back")
    for page, heading in zip(PAGES, ("Your time", *PAGES[1:]), strict=True):
        if page != "Time":
            await tab.press(page)
        await look(page, heading if page != "Language" else "Your language")
        if page != "Vacation":
            await tab.press("Back")
    await tab.select("When does it begin?").click()
    await tab.page.get_by_role("option", name="now", exact=True).click()
    await tab.select("What is the last day?").click()
    await tab.page.locator(".popup").get_by_role("option").nth(1).click()
    await tab.press("Announce")
    await expect(tab.button("I’m back")).to_be_visible()
    await look("a vacation", "Vacation")
    await tab.press("Settings")
    await look("the settings of who is away", "Settings")
    await expect(tab.unknown).to_have_count(0)
    await tab.page.context.close()
    assert found == {}
    assert tab.errors == []
