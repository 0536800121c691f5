"""A tab of the browser with the page in it, as a person uses it."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Request, expect
from playwright.async_api import Page as Tab

from sandbox import Channel, User
from sandbox.web import Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--headless",
    "--disable-smooth-scrolling",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 60_000.0
"""Milliseconds that waiting for something on the page takes at most."""


def installed() -> str:
    """Where a browser is. Without one the test is skipped, and fails where all tests have to run."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is not None:
        return found
    reason = "No Chromium is installed (on Debian: apt-get install chromium)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class Screen:
    """What one user has on the screen; ``complaints`` are the page's own errors and calls elsewhere."""

    def __init__(self, tab: Tab, page: Page) -> None:
        self.tab = tab
        self.page = page
        self.complaints: list[str] = []
        tab.on("console", self._told)
        tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        tab.on("request", self._requested)

    @classmethod
    async def open(
        cls, browser: Browser, page: Page, user: User, channel: Channel, *, width: int = 1400
    ) -> Screen:
        """Open the page as a user, in a channel."""
        screen = cls(await browser.new_page(viewport={"width": width, "height": 900}), page)
        screen.tab.set_default_timeout(PATIENCE)
        await screen.tab.goto(f"{page.address}#user={user.name}&channel={channel.id}")
        await expect(screen.heading).to_contain_text(channel.name or "Tabellarius")
        return screen

    @property
    def heading(self) -> Locator:
        """The name of the open channel."""
        return self.tab.get_by_role("heading", level=1)

    @property
    def messages(self) -> Locator:
        """Every message, oldest first."""
        return self.tab.locator("#messages .message")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    @property
    def jump(self) -> Locator:
        """What leads back to the newest message."""
        return self.tab.get_by_role("button", name="Jump to the newest")

    @property
    def unknown(self) -> Locator:
        """The red boxes around what the page cannot show."""
        return self.tab.locator(".unknown")

    @property
    def offers(self) -> Locator:
        """The commands that are offered for what is typed."""
        return self.tab.locator(".offers [role=option]")

    def message(self, text: str) -> Locator:
        """The newest message that says this."""
        return self.messages.filter(has_text=text).last

    def button(self, label: str) -> Locator:
        """The newest button of a message with this label."""
        return self.messages.get_by_role("button", name=label, exact=True).last

    def tool(self, label: str) -> Locator:
        """A button on the strip."""
        return self.tab.locator("#strip").get_by_role("button", name=label, exact=True)

    async def become(self, name: str) -> None:
        """Be somebody else from now on."""
        await self.tab.locator("#people").get_by_role("link", name=name).click()
        await expect(self.tab.locator("#self strong")).to_have_text(name)

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.button(label).click()

    def select(self, placeholder: str) -> Locator:
        """The newest select with this placeholder."""
        return self.messages.locator(".opener").and_(self.tab.get_by_role("button", name=placeholder)).last

    async def pick(self, select: str, *options: str) -> None:
        """Choose in the newest select."""
        await self.select(select).click()
        for option in options:
            await self.tab.get_by_role("option", name=option).click()
        several = self.tab.locator(".popup").get_by_role("button", name="Choose", exact=True)
        if await several.count():
            await several.click()

    async def type_command(self, typed: str) -> None:
        """Type into the line to write in, and take the first command that is offered."""
        line = self.tab.locator("#composer textarea")
        await line.fill(typed)
        await expect(self.offers.first).to_be_visible()
        await line.press("Enter")

    async def command(self, typed: str) -> None:
        """Use a command without options."""
        await self.type_command(typed)
        await self.tab.locator("#composer").get_by_role("button", name="Send").click()

    def _told(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _requested(self, request: Request) -> None:
        if not request.url.startswith((self.page.sandbox.address, "blob:")):
            self.complaints.append(f"It asked for {request.url}")
