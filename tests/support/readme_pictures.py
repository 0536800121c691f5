"""Take the pictures of the README: `python -m tests.support.readme_pictures docs`, with Chromium.

A trial plays each game up to a moment in its middle; then its page is photographed as phone and desk show it.
"""

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import typer
from playwright.async_api import Browser, async_playwright, expect
from playwright.async_api import Page as BrowserPage

from bot.clock import MovableClock
from bot.tables.plans import can_plan
from bot.tables.service import Press
from bot.trial.trial import KEPT, VISITOR, Trial
from games import find
from games.agents.levels import key_by_rollouts
from sandbox import Channel, User
from tests.support.browser_tab import FLAGS, chromium_path
from tests.support.games import GAMES, samples

PHONE, DESK = (400, 980), (1280, 860)
"""Width and height of the page, in pixels of CSS."""

SEED = 4

PLANNED = [game for game in GAMES if find(game).ahead][-1]
"""The game in whose middle a turn is planned."""


async def play(trial: Trial, visitor: User, number: int, row: int) -> None:
    """Have a computer player decide for the visitor up to their first question after a row."""
    tables, random = trial.bot.tables, Random(SEED)
    seat = (await tables.store.game(number)).seat_of(visitor.id)
    assert seat is not None
    while True:
        await trial.bot.wait_until_idle()
        table = await tables.table(number)
        while seat in table.waiting_seats:
            if len(table.moves) >= row:
                return
            key = key_by_rollouts(table, seat, random)
            await tables.answer(number, Press(seat, user=visitor.id, version=table.version(seat)), key)
            table = await tables.table(number)


async def begin_planning(trial: Trial, visitor: User) -> None:
    """Open the visitor's planning table in the middle of a game with somebody else, and ask for a hint."""
    tables, random, other = trial.bot.tables, Random(SEED), trial.user("Anna")
    row = await tables.lobby.open(PLANNED, host=visitor.id, channel=0, direct=True, seats=2)
    await tables.lobby.join(row.id, other.id)
    await tables.start(row.id, host=visitor.id)
    held = (await tables.store.game(row.id)).seated
    while True:
        table = await tables.table(row.id)
        seat = table.waiting_seats[0]
        is_late = len(table.moves) >= samples(PLANNED).benchmarks.moment
        if is_late and can_plan(await tables.store.game(row.id), table, 0, visitor.id):
            break
        key = key_by_rollouts(table, seat, random)
        await tables.answer(row.id, Press(seat, user=held[seat].user, version=table.version(seat)), key)
    await trial.bot.wait_until_idle()
    waiting = await visitor.invoke(visitor.direct_channel, "move").answer()
    planning = await visitor.press(waiting, "Plan ahead").answer()
    await visitor.press(planning, "Hint").answer()


async def open_page(browser: Browser, trial: Trial, size: tuple[int, int], place: Channel) -> BrowserPage:
    """The page with a channel as the visitor sees it, fully loaded."""
    width, height = size
    page = await browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
    await page.goto(f"{trial.page.address}#user={VISITOR}&channel={place.id}")
    await expect(page.locator("#messages .message").last).to_be_visible()
    await page.wait_for_load_state("networkidle")
    return page


async def take_panel(browser: Browser, trial: Trial, place: Channel, path: Path) -> None:
    """Take the visitor's last panel in a channel on a phone, beginning with its picture."""
    phone = await open_page(browser, trial, PHONE, place)
    picture = phone.locator("#messages .gallery").last
    await picture.evaluate("element => element.scrollIntoView({block: 'start'})")
    await phone.screenshot(path=path)


async def take(folder: Path) -> None:
    """Take each game's panel on a phone and its table, a planning table, and the last thread at a desk."""
    with TemporaryDirectory() as kept:
        trial = Trial(Path(kept) / "games.sqlite3", MovableClock())
        trial.page.note = KEPT.format(folder="tabellarius-trial")
        async with trial.open(), async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            visitor = trial.user(VISITOR)
            await begin_planning(trial, visitor)
            await take_panel(browser, trial, visitor.direct_channel, folder / f"{PLANNED}-plan.png")
            for number, game in enumerate(GAMES, 2):
                thread = await trial.play(visitor, game)
                await play(trial, visitor, number, samples(game).benchmarks.moment)
                call = visitor.last(thread)
                await visitor.press(call, "My move").answer()
                await take_panel(browser, trial, thread, folder / f"{game}-panel.png")
                table = await visitor.press(call, "Whole table").answer()
                large = await visitor.press(table, "Large picture").answer()
                (folder / f"{game}-table.png").write_bytes(large.images[0].content)
            desk = await open_page(browser, trial, DESK, thread)
            await desk.screenshot(path=folder / "browser-thread.png")
            await browser.close()


def main(folder: Path) -> None:
    asyncio.run(take(folder))


if __name__ == "__main__":
    typer.run(main)
