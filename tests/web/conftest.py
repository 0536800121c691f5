"""Fixtures: a sandbox with a page and the showcase bot, and headless Chromium to open it."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, async_playwright, expect

from sandbox import Channel, Guild, Sandbox, User
from sandbox.web import Action, Page
from tests.support.browser_tab import FLAGS, PAGE_TIMEOUT, BrowserTab, chromium_path
from tests.support.showcase_bot import ShowcaseBot, layout


@dataclass
class Showcase:
    """A sandbox with its page, and a guild with Anna, Ben, one channel and the bot."""

    sandbox: Sandbox
    page: Page
    guild: Guild
    games: Channel
    anna: User
    ben: User
    bot: ShowcaseBot

    async def post(self, *items: ui.Item[Any], files: Sequence[discord.File] = ()) -> discord.Message:
        """Let the bot send a message to the channel; its mentions notify."""
        channel = await self.bot.fetch_channel(self.games.id)
        assert isinstance(channel, discord.TextChannel)
        return await channel.send(view=layout(*items), files=files)

    async def write(self, user: User, *items: ui.Item[Any]) -> discord.Message:
        """Let the bot send a direct message."""
        return await (await self.bot.fetch_user(user.id)).send(view=layout(*items))


@pytest.fixture
def actions() -> list[Action]:
    """The toolbar's actions."""
    return []


@pytest_asyncio.fixture(loop_scope="session")
async def showcase(actions: list[Action]) -> AsyncIterator[Showcase]:
    """A sandbox whose clock only tests move, so that a slow machine misses no limit of three seconds."""
    started = time.time()
    sandbox = Sandbox(clock=lambda: started)
    page = Page(sandbox, actions=actions)
    async with sandbox:
        guild = sandbox.guild("Club", locale="de")
        anna, ben = sandbox.user("Anna"), sandbox.user("Ben")
        guild.add(anna, ben)
        games = guild.text_channel("games")
        sandbox.point_discord_py()
        bot = ShowcaseBot()
        running = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.until(lambda: sandbox.gateway.connected)
        yield Showcase(sandbox, page, guild, games, anna, ben, bot)
        await bot.close()
        await running
    assert bot.errors == []
    assert sandbox.faults == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser with a profile of its own for all tests."""
    path = chromium_path()
    expect.set_options(timeout=PAGE_TIMEOUT)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


OpenTab = Callable[..., Awaitable[BrowserTab]]


@pytest_asyncio.fixture(loop_scope="session")
async def open_tab(browser: Browser, showcase: Showcase) -> AsyncIterator[OpenTab]:
    """Opens the page as a user; checks at the end that no page had errors."""
    tabs: list[BrowserTab] = []

    async def open_as(user: User, channel: Channel | None = None, *, width: int = 1400) -> BrowserTab:
        tab = await BrowserTab.open(browser, showcase.page, user, channel or showcase.games, width=width)
        tabs.append(tab)
        return tab

    yield open_as
    for tab in tabs:
        await tab.page.context.close()
    assert [tab.errors for tab in tabs if tab.errors] == []
