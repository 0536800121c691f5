"""A user with only a browser plays a first round, answers a direct message, restarts the bot.

With SCREENSHOTS set to a folder, the pictures of these steps are written there.
"""

import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.clock import ManualClock
from bot.tables.service import SETTLE_SECONDS
from bot.trial.trial import SPEEDS, VISITOR, Trial
from sandbox import Channel, User
from tests.support.browser_tab import BrowserTab
from tests.support.games import STORY_GAME
from tests.support.kept_world import as_kept, comparable

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHOICES = "#messages [data-key*=' pick:'], #messages [data-key*=' look:']"
"""Controls that choose, unlike those that open or undo."""

PHONE_WIDTH = 400

CONFIRM = "#messages [data-key*=' confirm:']"
"""Controls that confirm a choice."""

MOST = 80
"""More choices than a first round takes."""


@pytest.fixture
def clock() -> ManualClock:
    """A clock that only tests move, so that a slow machine misses no limit of three seconds."""
    return ManualClock(time.time())


@pytest_asyncio.fixture(loop_scope="session")
async def trial(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Trial]:
    """The bot on a sandbox of its own; checks at the end that its journal has its whole world."""
    async with Trial(tmp_path / "trial.sqlite3", clock).open() as trial:
        yield trial
        assert trial.sandbox.faults == []
    assert comparable(as_kept(tmp_path / "trial.world")) == comparable(trial.sandbox.world)


@pytest_asyncio.fixture(loop_scope="session")
async def tab(browser: Browser, trial: Trial, tmp_path: Path) -> AsyncIterator[BrowserTab]:
    """A user's page; checks at the end for errors and unknown components."""
    tab = await BrowserTab.open(browser, trial.page, user_named(trial, VISITOR), trial.games)
    yield tab
    await expect(tab.unknown).to_have_count(0)
    await tab.page.context.close()
    assert tab.errors == []


def user_named(trial: Trial, name: str) -> User:
    account = next(each for each in trial.sandbox.world.accounts.values() if each.name == name)
    return User(trial.sandbox.world, account, trial.sandbox)


async def screenshot(tab: BrowserTab, name: str, tmp_path: Path) -> None:
    folder = Path(os.environ.get("SCREENSHOTS", tmp_path))
    await tab.page.screenshot(path=folder / f"{name}.png")


async def choose_once(tab: BrowserTab, trial: Trial) -> None:
    """Choose the first option of the newest panel, and wait until the panel has changed."""
    confirms = await tab.page.locator(CONFIRM).count() > 0
    key = await tab.page.locator(CONFIRM if confirms else CHOICES).last.get_attribute("data-key")
    assert key is not None
    control = tab.page.locator(f'#messages [data-key="{key}"]')
    message = int(key.split()[0])
    me = user_named(trial, VISITOR)
    before = me.look(message)
    lists = await control.get_attribute("aria-haspopup") == "listbox"
    await control.click()
    if lists:
        await tab.page.locator(".popup [role=option]").first.click()
    await trial.sandbox.until(lambda: me.look(message) != before)
    if " look:" in key:
        await expect(tab.page.locator(f"#messages [data-key^='{message} pick:']").first).to_be_visible()
    else:
        await expect(control).to_have_count(0)
    await expect(tab.page.locator("[aria-busy=true]")).to_have_count(0)


def pictures(tab: BrowserTab) -> Locator:
    """The images of the table in the messages."""
    return tab.messages.locator("img[alt^='At the table']")


async def test_a_new_user_plays_a_first_round(tab: BrowserTab, trial: Trial, tmp_path: Path) -> None:
    await screenshot(tab, "start", tmp_path)
    kept = f"Games are kept in {tmp_path} and are there after the next start."
    await expect(tab.page.locator("#settings")).to_contain_text(kept)
    await tab.tool("Play a game now").click()
    await expect(tab.heading).to_contain_text(VISITOR)
    await expect(tab.message("Setup: which corner gets the blue crane?")).to_be_visible()
    await expect(tab.page.locator(".message.ephemeral").last).to_contain_text("Only you can see this")
    await screenshot(tab, "first-choice", tmp_path)
    me = user_named(trial, VISITOR)
    (thread,) = me.threads(trial.games)
    first = await pictures(tab).last.get_attribute("src")
    assert first is not None
    await play_until(tab, trial, thread, "Cycle I, round 1")
    await expect(pictures(tab).last).not_to_have_attribute("src", first)
    await tab.page.locator("#channels").get_by_role("link", name="Tabellarius").click()
    await expect(tab.heading).to_contain_text("Tabellarius")
    await expect(tab.page.locator(CHOICES).last).to_be_visible()
    await screenshot(tab, "direct-message", tmp_path)
    await choose_once(tab, trial)
    restarted = trial.sandbox.gateway.identified
    await tab.tool("Restart the bot").click()
    await trial.sandbox.until(lambda: trial.sandbox.gateway.identified > restarted)
    await play_until(tab, trial, thread, "Cycle I, round 2")
    await tab.page.locator("#channels").get_by_role("link", name="Tabellarius").click()
    await expect(tab.heading).to_contain_text("Tabellarius")
    await tab.page.locator("#channels").get_by_role("link", name=thread.name).click()
    await expect(tab.heading).to_contain_text(thread.name)
    await expect(tab.message("Cycle I, round 2")).to_be_visible()
    await expect(tab.last.get_by_role("button").last).to_be_in_viewport()
    await screenshot(tab, "second-round", tmp_path)


async def test_on_a_phone_the_way_to_play_is_seen_at_once(browser: Browser, trial: Trial) -> None:
    tab = await BrowserTab.open(
        browser, trial.page, user_named(trial, VISITOR), trial.games, width=PHONE_WIDTH
    )
    for label in ("Play now", "Introductory game", "How it works"):
        await expect(tab.button(label)).to_be_in_viewport()
    await expect(tab.last.locator("img[width]")).to_have_js_property("complete", value=True)
    await expect(tab.button("Play now")).to_be_in_viewport()
    await tab.press("Introductory game")
    await tab.press("Easy")
    await expect(tab.message("Setup: which corner gets the blue crane?")).to_be_visible()
    await expect(tab.button("F6")).to_be_in_viewport()
    await tab.press("Help")
    await expect(tab.last).to_contain_text("A crane scores once")
    await expect(tab.button("Hide “why it matters”")).to_be_in_viewport()
    await tab.page.context.close()
    assert tab.errors == []


async def play_until(tab: BrowserTab, trial: Trial, thread: Channel, text: str) -> None:
    """Answer every question until the thread contains this."""
    me = user_named(trial, VISITOR)
    for _ in range(MOST):
        if me.find(thread, text):
            return
        choices = tab.page.locator(CHOICES)
        if await choices.count():
            await choose_once(tab, trial)
        else:
            await wait_for_news(me, thread, text)
            if me.find(thread, text):
                return
            await open_panel(tab, thread)
    raise AssertionError(f"after {MOST} choices there is no {text!r}")


async def wait_for_news(me: User, thread: Channel, text: str) -> None:
    """Wait until the thread contains this, or the user has to choose."""

    def news() -> bool:
        if me.find(thread, text):
            return True
        newest = [message for message in me.sees(thread) if not message.ephemeral][-1]
        return f"**: {me.name}" in newest.plain_text

    await me.until(news)


async def open_panel(tab: BrowserTab, thread: Channel) -> None:
    await tab.page.locator("#channels").get_by_role("link", name=thread.name).click()
    await expect(tab.heading).to_contain_text(thread.name)
    await tab.press("My move")
    await expect(tab.page.locator("[aria-busy=true]")).to_have_count(0)


async def test_one_person_can_be_all_at_a_table(tab: BrowserTab, trial: Trial, clock: ManualClock) -> None:
    await tab.type_command("/play")
    await tab.page.locator("#composer form").get_by_label("game").select_option(label="Forum Trajanum")
    await tab.page.locator("#composer").get_by_role("button", name="Send").click()
    await expect(tab.button("Join")).to_be_visible()
    for name in ("Ben", "Vera"):
        await tab.become(name)
        await tab.press("Join")
        await expect(tab.message("Forum Trajanum").locator("xpath=..")).to_contain_text(name)
    await expect(tab.page.locator(".message.ephemeral").last).to_contain_text("Вы за столом")
    await tab.become(VISITOR)
    await tab.press("Start")
    await expect(tab.button("Wait")).to_be_visible()
    await clock.wait_for_sleeper(SETTLE_SECONDS)
    await clock.advance(SETTLE_SECONDS)
    me = user_named(trial, VISITOR)
    thread = await me.until(lambda: next(iter(me.threads(trial.games)), None))
    assert thread.name == f"Forum Trajanum · {VISITOR}, Ben, Vera"


async def test_a_demonstration_has_the_chosen_pace(tab: BrowserTab, trial: Trial, clock: ManualClock) -> None:
    pace, _ = SPEEDS[-1]
    await tab.page.locator("#toolbar select").last.select_option(f"{pace} {STORY_GAME}")
    await tab.tool("Start a demonstration").click()
    await expect(tab.heading).to_contain_text("Livia")
    me = user_named(trial, VISITOR)
    thread = next(iter(me.threads(trial.demonstrations)))
    await me.until(lambda: me.sees(thread)[1:])
    while len(me.sees(thread)) == 2:
        await clock.wait_for_sleeper(float(pace))
        await an_hour_later(tab, trial)


async def an_hour_later(tab: BrowserTab, trial: Trial) -> None:
    """Move the clock ahead by an hour."""
    then = trial.clock.now() + 3600
    await tab.tool("+1 h").click()
    await trial.sandbox.until(lambda: trial.clock.now() >= then)
