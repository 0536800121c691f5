"""A newcomer plays the introductory game from the screens alone, on a phone and at a desk.

With SCREENSHOTS set to a folder, a picture of every screen is written there, to the end in both widths.
"""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.clock import MovableClock
from bot.trial.trial import Trial
from tests.support.accessibility import checker, violations
from tests.support.browser_tab import PAGE_TIMEOUT
from tests.support.games import is_thorough
from tests.support.newcomer import Newcomer

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST = 250
"""More choices than the introductory game takes."""


def folder_for_pictures(name: str) -> Path | None:
    """The folder for screenshots; None if none are wanted."""
    wanted = os.environ.get("SCREENSHOTS")
    if not wanted:
        return None
    folder = Path(wanted) / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    return folder


async def begin(browser: Browser, trial: Trial, width: int, height: int) -> Newcomer:
    """A newcomer who opens the address, sees without scrolling how to begin, and begins."""
    page = await browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.set_default_timeout(PAGE_TIMEOUT)
    await page.goto(trial.page.address)
    newcomer = Newcomer(page, folder_for_pictures(f"newcomer-{width}"))
    await expect(page.get_by_role("button", name="Introductory game", exact=True)).to_be_in_viewport()
    await newcomer.picture()
    await newcomer.press("Introductory game")
    await newcomer.press("Easy")
    return newcomer


@pytest_asyncio.fixture(loop_scope="session")
async def trial(tmp_path: Path) -> AsyncIterator[Trial]:
    """The bot on a sandbox of its own."""
    async with Trial(tmp_path / "trial.sqlite3", MovableClock(), Random(1)).open() as trial:
        yield trial
        assert trial.sandbox.faults == []


async def test_on_a_phone_the_introductory_game_is_played(browser: Browser, trial: Trial) -> None:
    """To its second round; to its end with `--thorough` or screenshots."""
    newcomer = await begin(browser, trial, 400, 860)
    end = newcomer.messages.get_by_role("heading", name="The game is over")
    second = newcomer.messages.get_by_text("Cycle I of III, round 2 of 4").first
    goal = end if is_thorough() or os.environ.get("SCREENSHOTS") else second
    await newcomer.play_until(goal, most=MOST)
    await newcomer.picture()
    await newcomer.page.context.close()


@pytest.mark.skipif(not is_thorough(), reason="it is played on a phone every day")
async def test_at_a_desk_the_introductory_game_is_played(browser: Browser, trial: Trial) -> None:
    """To its second round; to its end with screenshots."""
    newcomer = await begin(browser, trial, 1280, 800)
    end = newcomer.messages.get_by_role("heading", name="The game is over")
    second = newcomer.messages.get_by_text("Cycle I of III, round 2 of 4").first
    await newcomer.play_until(end if os.environ.get("SCREENSHOTS") else second, most=MOST)
    await newcomer.picture()
    await newcomer.page.context.close()


async def test_axe_finds_nothing_in_what_the_bot_writes(browser: Browser, trial: Trial) -> None:
    checker()
    newcomer = await begin(browser, trial, 400, 860)
    page = newcomer.page
    found = {"the greeting, a card and a panel": await violations(page)}
    await newcomer.press("Help")
    found["help"] = await violations(page)
    await page.get_by_role("button", name="Channels and users").click()
    await page.get_by_role("navigation", name="Channels").get_by_role("link", name="Tabellarius").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Tabellarius")
    await expect(newcomer.panel).to_contain_text("Setup")
    found["a direct message"] = await violations(page)
    await page.context.close()
    assert {state: violated for state, violated in found.items() if violated} == {}
