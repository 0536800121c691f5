"""A browser tab with the page of a sandbox, as a user sees and uses it."""

from __future__ import annotations

import os
import shutil

import pytest
from playwright.async_api import Browser, ConsoleMessage, Locator, Request, ViewportSize, expect
from playwright.async_api import Page as BrowserPage

from sandbox import TIMEOUT, Channel, User
from sandbox.web import Page

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""By preference; a tab of the shell costs a fourth of the processor time."""

FLAGS = [
    *("--headless", "--disable-smooth-scrolling", "--no-sandbox", "--disable-gpu", "--disable-quic"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
]

PAGE_TIMEOUT = 1000 * TIMEOUT
"""Milliseconds after which waiting for anything on a page fails."""


def chromium_path() -> str:
    """Path of an installed Chromium. Without one the test is skipped, or fails with CI=true."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is not None:
        return found
    reason = "No Chromium is installed (on Debian: apt-get install chromium-headless-shell)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


class BrowserTab:
    """A tab of one user; ``errors`` are those of the page, and requests to other servers."""

    def __init__(self, page: BrowserPage, site: Page) -> None:
        self.page = page
        self.site = site
        self.errors: list[str] = []
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._on_request)

    @classmethod
    async def open(
        cls, browser: Browser, site: Page, user: User, channel: Channel, *, width: int = 1400
    ) -> BrowserTab:
        viewport: ViewportSize = {"width": width, "height": 900}
        tab = cls(await browser.new_page(viewport=viewport, reduced_motion="reduce"), site)
        tab.page.set_default_timeout(PAGE_TIMEOUT)
        await tab.page.goto(f"{site.address}#user={user.name}&channel={channel.id}")
        await expect(tab.heading).to_contain_text(channel.name or "Tabellarius")
        return tab

    @property
    def heading(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    @property
    def messages(self) -> Locator:
        return self.page.locator("#messages .message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    @property
    def jump(self) -> Locator:
        """The button that leads back to the newest message."""
        return self.page.get_by_role("button", name="Jump to the newest")

    @property
    def unknown(self) -> Locator:
        """The red boxes around components that the page cannot show."""
        return self.page.locator(".unknown")

    @property
    def suggestions(self) -> Locator:
        """The suggested commands."""
        return self.page.locator(".suggestions [role=option]")

    def message(self, text: str) -> Locator:
        return self.messages.filter(has_text=text).last

    def button(self, label: str) -> Locator:
        return self.messages.get_by_role("button", name=label, exact=True).last

    def tool(self, label: str) -> Locator:
        return self.page.locator("#toolbar").get_by_role("button", name=label, exact=True)

    async def become(self, name: str) -> None:
        await self.page.locator("#users").get_by_role("link", name=name).click()
        await expect(self.page.locator("#settings strong")).to_have_text(name)

    async def press(self, label: str) -> None:
        await self.button(label).click()

    def select(self, placeholder: str) -> Locator:
        return self.messages.locator(".opener").and_(self.page.get_by_role("button", name=placeholder)).last

    async def pick(self, select: str, *options: str) -> None:
        """Choose in the newest select."""
        await self.select(select).click()
        for option in options:
            await self.page.get_by_role("option", name=option).click()
        several = self.page.locator(".popup").get_by_role("button", name="Choose", exact=True)
        if await several.count():
            await several.click()

    async def type_command(self, typed: str) -> None:
        """Type into the composer and take the first suggested command."""
        line = self.page.locator("#composer textarea")
        await line.fill(typed)
        await expect(self.suggestions.first).to_be_visible()
        await line.press("Enter")

    async def command(self, typed: str) -> None:
        await self.type_command(typed)
        await self.page.locator("#composer").get_by_role("button", name="Send").click()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.site.sandbox.address, "blob:")):
            self.errors.append(f"It requested {request.url}")
