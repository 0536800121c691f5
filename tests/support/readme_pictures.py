"""The pictures the README shows: `python -m tests.support.readme_pictures docs`, with Chromium.

A trial plays on into the second cycle; then its page is photographed as a phone and as a desk show it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright, expect
from playwright.async_api import Page as BrowserPage

from bot.clock import MovableClock
from bot.tables.service import Press
from bot.tables.strategies import careful_key
from bot.trial.trial import KEPT, VISITOR, Trial
from sandbox import Channel, User
from tests.support.browser_tab import FLAGS, chromium_path

PHONE, DESK = (400, 980), (1280, 860)
"""Width and height of the page, in pixels of CSS."""

ROUND = "Cycle II, round 2"
"""What the thread says when the pictures are taken."""

GAME = 1
SEED = 4


async def play(trial: Trial, visitor: User, thread: Channel) -> None:
    """Let a computer player decide for the visitor until the round is there and they are asked."""
    tables, random = trial.bot.tables, Random(SEED)
    seat = (await tables.game(GAME)).seat_of(visitor.id)
    assert seat is not None
    while True:
        await trial.bot.wait_until_idle()
        table = await tables.table(GAME)
        if seat in table.waiting and visitor.find(thread, ROUND):
            return
        while seat in table.waiting:
            key = careful_key(table.imagine(seat, random), seat, random)
            await tables.answer(GAME, Press(seat, user=visitor.id, version=table.version(seat)), key)
            table = await tables.table(GAME)


async def open_page(browser: Browser, trial: Trial, size: tuple[int, int], place: Channel) -> BrowserPage:
    """The page as the visitor sees a channel, with everything loaded."""
    width, height = size
    page = await browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
    await page.goto(f"{trial.page.address}#user={VISITOR}&channel={place.id}")
    await expect(page.locator("#messages .message").last).to_be_visible()
    await page.wait_for_load_state("networkidle")
    return page


async def take(folder: Path) -> None:
    """Take all pictures."""
    with TemporaryDirectory() as kept:
        trial = Trial(Path(kept) / "games.sqlite3", MovableClock())
        trial.page.note = KEPT.format(folder="tabellarius-trial")
        async with trial.open(), async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            visitor = trial.user(VISITOR)
            thread = await trial.play(visitor, "")
            await play(trial, visitor, thread)
            phone = await open_page(browser, trial, PHONE, visitor.direct_channel)
            await phone.screenshot(path=folder / "phone-panel.png")
            desk = await open_page(browser, trial, DESK, thread)
            await desk.screenshot(path=folder / "browser-thread.png")
            await browser.close()
            table = await visitor.press(visitor.last(thread), "Whole table").answer()
            (folder / "table.png").write_bytes(table.images[0].content)


if __name__ == "__main__":
    asyncio.run(take(Path(sys.argv[1])))
