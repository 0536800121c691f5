"""The herald on a sandbox with a page, and headless Chromium in front of it."""

from __future__ import annotations

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
from tests.support.browser_tab import FLAGS, PATIENCE, Screen, installed
from tests.support.showcase_bot import Herald, view


@dataclass
class Fair:
    """A guild with Anna, Ben, one channel and the herald; and the page."""

    sandbox: Sandbox
    page: Page
    guild: Guild
    games: Channel
    anna: User
    ben: User
    herald: Herald

    async def post(self, *items: ui.Item[Any], files: Sequence[discord.File] = ()) -> discord.Message:
        """Let the herald send a message to the channel, calling whom it mentions."""
        channel = await self.herald.fetch_channel(self.games.id)
        assert isinstance(channel, discord.TextChannel)
        return await channel.send(view=view(*items), files=files)

    async def write(self, user: User, *items: ui.Item[Any]) -> discord.Message:
        """Let the herald send a direct message."""
        return await (await self.herald.fetch_user(user.id)).send(view=view(*items))


@pytest.fixture
def actions() -> list[Action]:
    """The buttons that are brought along."""
    return []


@pytest_asyncio.fixture(loop_scope="session")
async def fair(actions: list[Action]) -> AsyncIterator[Fair]:
    """Its time stands still unless a test moves it, so no machine is too slow for three seconds."""
    started = time.time()
    sandbox = Sandbox(clock=lambda: started)
    page = Page(sandbox, actions=actions)
    async with sandbox:
        guild = sandbox.guild("Club", locale="de")
        anna, ben = sandbox.user("Anna"), sandbox.user("Ben")
        guild.add(anna, ben)
        games = guild.text_channel("games")
        sandbox.point_discord_py()
        herald = Herald()
        running = asyncio.create_task(herald.start(sandbox.token))
        await sandbox.until(lambda: sandbox.connected, within=60.0)
        yield Fair(sandbox, page, guild, games, anna, ben, herald)
        await herald.close()
        await running
    assert herald.errors == []
    assert sandbox.faults == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A browser with a profile of its own, for all tests."""
    path = installed()
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


Open = Callable[..., Awaitable[Screen]]


@pytest_asyncio.fixture(loop_scope="session")
async def look(browser: Browser, fair: Fair) -> AsyncIterator[Open]:
    """Opens the page as a user; at the end no page may have complained."""
    screens: list[Screen] = []

    async def opened(user: User, channel: Channel | None = None, *, width: int = 1400) -> Screen:
        screen = await Screen.open(browser, fair.page, user, channel or fair.games, width=width)
        screens.append(screen)
        return screen

    yield opened
    for screen in screens:
        await screen.tab.context.close()
    assert [screen.complaints for screen in screens if screen.complaints] == []
