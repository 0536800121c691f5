"""Somebody who knows nothing reaches the end of the introductory game by what the screens say, on both widths.

With SCREENSHOTS set to a folder, a picture of every screen is written there.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.clock import ManualClock
from bot.trial.trial import Trial
from tests.support.accessibility import violations
from tests.support.newcomer import Newcomer

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST = 250
"""More choices than the introductory game takes."""


def folder_for_pictures(name: str) -> Path | None:
    """Where pictures of the screens are wanted; None for nowhere."""
    wanted = os.environ.get("SCREENSHOTS")
    if not wanted:
        return None
    folder = Path(wanted) / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    return folder


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (400, 860)])
async def test_a_newcomer_reaches_the_end_of_the_introductory_game(
    browser: Browser, tmp_path: Path, width: int, height: int
) -> None:
    async with Trial(tmp_path / "trial.sqlite3", ManualClock(time.time())).open() as trial:
        page = await browser.new_page(viewport={"width": width, "height": height})
        await page.goto(trial.page.address)
        newcomer = Newcomer(page, folder_for_pictures(f"newcomer-{width}"))
        greeting = page.get_by_role("button", name="Introductory game", exact=True)
        await expect(greeting).to_be_in_viewport()
        await newcomer.picture()

        await newcomer.press("Introductory game")
        await newcomer.play_until("The game is over", most=MOST)

        await expect(newcomer.messages.get_by_role("heading", name="The game is over")).to_be_in_viewport()
        await newcomer.picture()
        await page.context.close()
        assert trial.sandbox.faults == []
