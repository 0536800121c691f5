"""A visitor with nothing but a browser plays a first round, answers a direct message, restarts the bot.

With SCREENSHOTS set to a folder, the pictures of these steps are written there; the README shows them.
"""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.clock import ManualClock
from bot.trial.trial import SPEEDS, Trial
from sandbox import Channel, User
from tests.support.browser_tab import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHOICES = "#messages [data-key*=' pick:'], #messages [data-key*=' look:']"
"""What a visitor can choose by, told from what opens or takes back."""

MOST = 80
"""More choices than a first round takes."""


@pytest.fixture
def clock() -> ManualClock:
    """Time stands still unless it is moved, so no machine is too slow for three seconds."""
    return ManualClock(time.time())


@pytest_asyncio.fixture(loop_scope="session")
async def visit(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Trial]:
    """The bot on its pocket Discord."""
    async with Trial(tmp_path / "visit.sqlite3", clock).opened() as visit:
        yield visit
        assert visit.sandbox.faults == []


@pytest_asyncio.fixture(loop_scope="session")
async def screen(browser: Browser, visit: Trial, tmp_path: Path) -> AsyncIterator[Screen]:
    """What the visitor has on the screen; at the end nothing may have been unknown or wrong."""
    screen = await Screen.open(browser, visit.page, user_named(visit, "You"), visit.games)
    yield screen
    await expect(screen.unknown).to_have_count(0)
    await screen.tab.context.close()
    assert screen.complaints == []


def user_named(visit: Trial, name: str) -> User:
    """Somebody of the club."""
    account = next(each for each in visit.sandbox.world.accounts.values() if each.name == name)
    return User(visit.sandbox.world, account, visit.sandbox)


async def shoot(screen: Screen, name: str, tmp_path: Path) -> None:
    """Keep a picture of the screen."""
    folder = Path(os.environ.get("SCREENSHOTS", tmp_path))
    await screen.tab.screenshot(path=folder / f"{name}.png")


async def choose_once(screen: Screen, visit: Trial) -> None:
    """Choose the first of what the newest panel offers, and wait until the panel has changed."""
    key = await screen.tab.locator(CHOICES).last.get_attribute("data-key")
    assert key is not None
    control = screen.tab.locator(f'#messages [data-key="{key}"]')
    message = int(key.split()[0])
    me = user_named(visit, "You")
    before = me.look(message)
    lists = await control.get_attribute("aria-haspopup") == "listbox"
    await control.click()
    if lists:
        await screen.tab.locator(".popup [role=option]").first.click()
    await visit.sandbox.until(lambda: me.look(message) != before, within=60.0)
    if " look:" in key:
        await expect(screen.tab.locator(f"#messages [data-key^='{message} pick:']").first).to_be_visible()
    else:
        await expect(control).to_have_count(0)
    await expect(screen.tab.locator("[aria-busy=true]")).to_have_count(0)


def pictures(screen: Screen) -> Locator:
    """The pictures on the screen."""
    return screen.messages.locator("img[alt^='The table']")


async def test_a_visitor_plays_a_first_round(screen: Screen, visit: Trial, tmp_path: Path) -> None:
    await shoot(screen, "start", tmp_path)
    await screen.tool("Play a game now").click()
    await expect(screen.heading).to_contain_text("You")
    await expect(screen.message("Setup: which corner gets the blue crane?")).to_be_visible()
    await expect(screen.tab.locator(".message.ephemeral").last).to_contain_text("Only you can see this")
    await shoot(screen, "first-choice", tmp_path)
    me = user_named(visit, "You")
    (thread,) = me.threads(visit.games)

    first = await pictures(screen).last.get_attribute("src")
    assert first is not None
    await play_until(screen, visit, thread, "Cycle 1, round 1")
    await expect(pictures(screen).last).not_to_have_attribute("src", first)

    await screen.tab.locator("#channels").get_by_role("link", name="Tabellarius").click()
    await expect(screen.heading).to_contain_text("Tabellarius")
    await expect(screen.tab.locator(CHOICES).last).to_be_visible()
    await shoot(screen, "direct-message", tmp_path)
    await choose_once(screen, visit)

    restarted = visit.sandbox.identified
    await screen.tool("Restart the bot").click()
    await visit.sandbox.until(lambda: visit.sandbox.identified > restarted, within=60.0)
    await play_until(screen, visit, thread, "Cycle 1, round 2")
    await screen.tab.locator("#channels").get_by_role("link", name="Tabellarius").click()
    await expect(screen.heading).to_contain_text("Tabellarius")
    await screen.tab.locator("#channels").get_by_role("link", name=thread.name).click()
    await expect(screen.heading).to_contain_text(thread.name)
    await expect(screen.message("Cycle 1, round 2")).to_be_visible()
    await expect(screen.last.get_by_role("button").last).to_be_in_viewport()
    await shoot(screen, "second-round", tmp_path)


async def play_until(screen: Screen, visit: Trial, thread: Channel, text: str) -> None:
    """Choose whenever something is asked, until the thread tells this."""
    me = user_named(visit, "You")
    for _ in range(MOST):
        if me.find(thread, text):
            return
        choices = screen.tab.locator(CHOICES)
        if await choices.count():
            await choose_once(screen, visit)
        else:
            await wait_for_news(me, thread, text)
            if me.find(thread, text):
                return
            await open_panel(screen, thread)
    raise AssertionError(f"after {MOST} choices nobody has told {text!r}")


async def wait_for_news(me: User, thread: Channel, text: str) -> None:
    """Wait until the thread tells this, or asks the visitor."""

    def news() -> bool:
        if me.find(thread, text):
            return True
        newest = [message for message in me.sees(thread) if not message.ephemeral][-1]
        return f"**: {me.name}" in newest.words

    await me.until(news, within=120.0)


async def open_panel(screen: Screen, thread: Channel) -> None:
    """Go to the thread and press what opens the own panel."""
    await screen.tab.locator("#channels").get_by_role("link", name=thread.name).click()
    await expect(screen.heading).to_contain_text(thread.name)
    await screen.press("My move")
    await expect(screen.tab.locator("[aria-busy=true]")).to_have_count(0)


async def test_everybody_at_the_table_can_be_the_same_person(screen: Screen, visit: Trial) -> None:
    await screen.command("/play")
    await expect(screen.button("Join")).to_be_visible()
    for name in ("Ben", "Vera"):
        await screen.become(name)
        await screen.press("Join")
        await expect(screen.message("Forum Trajanum").locator("xpath=..")).to_contain_text(name)
    await expect(screen.tab.locator(".message.ephemeral").last).to_contain_text("Вы за столом")
    await screen.become("You")
    await screen.press("Start")
    me = user_named(visit, "You")
    thread = await me.until(lambda: next(iter(me.threads(visit.games)), None), within=60.0)
    assert thread.name == "Forum Trajanum · You, Ben, Vera"


async def test_a_demonstration_goes_at_the_pace_that_was_chosen(
    screen: Screen, visit: Trial, clock: ManualClock
) -> None:
    pace, said = SPEEDS[-1]
    await screen.tab.locator("#strip select").select_option(label=said)
    await screen.tool("Start a demonstration").click()
    await expect(screen.heading).to_contain_text("Livia")
    me = user_named(visit, "You")
    thread = next(iter(me.threads(visit.demonstrations)))
    await me.until(lambda: me.sees(thread)[1:], within=60.0)
    while len(me.sees(thread)) == 2:
        await clock.slept_for(float(pace))
        await an_hour_later(screen, visit)


async def an_hour_later(screen: Screen, visit: Trial) -> None:
    """Move the time on by an hour."""
    then = visit.clock.now() + 3600
    await screen.tool("+1 h").click()
    await visit.sandbox.until(lambda: visit.clock.now() >= then, within=60.0)
