"""Somebody who does not know the bot or its games and has only a browser."""

import re
from pathlib import Path

from msgspec import Struct
from playwright.async_api import Error, Locator, Page, expect

BUTTON = re.compile(r"""- '?button "((?:[^"\\]|\\.)*)"(.*)""")
"""A button in a snapshot of the accessibility tree, with its states."""

MOVE = re.compile(
    r"^(?!Enlarge|Dismiss|My board|Whole table|Help|Hide|Show|Back|Undo|Restart|How it works"
    r"|Play again|Look back|Analyze|History|Save as a file|Note|More|In words|This table|My games|Settings"
    r"|Large picture|Symbols|Later|Recap|Less|Guided game|Introductory game|Play now|Another game)"
)
"""Names of controls that advance a game; it lists the beginnings of all others."""

LATER = re.compile(r"Choose a row: |Exchange|End turn|Pay \d+ tribune|Choose for me")
"""Beginnings of the names of controls used only when there is no other; the last of them first."""

NEWEST = """() => {
    const controls = (message) => [...message.querySelectorAll(".components button:not(.picture):enabled")];
    const newest = [...document.querySelectorAll("[role=log] > ol > li")]
        .findLast((message) => controls(message).length);
    return newest && controls(newest).map((button) => button.dataset.key).join(" ");
}"""
"""The controls of the newest message that has some."""

OPEN = f"""before => document.querySelector("[role=log] [role=listbox]") || ({NEWEST})() !== before"""
"""Whether these have changed, or a list is open."""

CALM = """() => !document.querySelector("[aria-busy=true]")"""
"""Whether nothing is busy."""

DETACHED = "not attached to the DOM"
"""The error of a click on a button that was redrawn or is gone."""

CHANGED = f"""before => !document.querySelector("[aria-busy=true]") && ({OPEN})(before)"""
"""Whether `OPEN` holds and nothing is busy."""

LOOKS = 50.0
"""Milliseconds between two looks at the page, for each of which the browser paints a frame."""


class Screen(Struct, frozen=True):
    """The newest message with controls, as a screen reader presents it."""

    text: str
    moves: tuple[str, ...]
    """The names of the controls that advance, in their order."""


class Newcomer:
    """A user who sees roles and names only, and presses the controls that advance.

    `shots`: a folder for a picture of each screen.
    """

    def __init__(self, page: Page, shots: Path | None = None) -> None:
        self.page = page
        self.pressed: list[str] = []
        self._shots = shots

    @property
    def messages(self) -> Locator:
        return self.page.get_by_role("log", name="Messages")

    @property
    def panel(self) -> Locator:
        """The newest message with controls."""
        answerable = self.page.get_by_role("button", name=re.compile("^(?!Enlarge|Dismiss)"))
        return self.messages.get_by_role("listitem").filter(has=answerable).last

    async def screen(self) -> Screen:
        names = []
        for line in (await self.panel.aria_snapshot()).splitlines():
            found = BUTTON.search(line)
            if found and "[disabled]" not in found[2] and MOVE.match(found[1]):
                names.append(found[1].replace('\\"', '"').replace("''", "'"))
        return Screen(await self.panel.inner_text(), tuple(names))

    async def press(self, name: str) -> None:
        """Press the newest button of this name, then the first option of a list that opens."""
        pressed = False
        while not pressed:
            await expect(self._button(name)).to_be_visible()
            pressed = await self._press(name, await self.page.evaluate(NEWEST))

    async def go_on(self) -> bool:
        """Do the first sensible thing that the newest message offers; False if it offers nothing."""
        while True:
            await self.page.wait_for_function(CALM, polling=LOOKS)
            before = await self.page.evaluate(NEWEST)
            moves = (await self.screen()).moves
            if not moves:
                return False
            now = [name for name in moves if not LATER.match(name)]
            if await self._press(now[0] if now else moves[-1], before):
                return True

    def _button(self, name: str) -> Locator:
        return self.messages.get_by_role("button", name=name, exact=True).last

    async def _press(self, name: str, before: str | None) -> bool:
        """Press a button seen with the controls `before`; False if it is gone."""
        handles = await self._button(name).element_handles()
        if not handles:
            return False
        (control,) = handles
        opens_list = await control.get_attribute("aria-haspopup") == "listbox"
        try:
            await control.click()
            while opens_list and not await self.page.evaluate(f"before => Boolean(({OPEN})(before))", before):
                # Its message was redrawn under the pointer: nothing was sent, so that it is pressed again.
                await control.click()
        except Error as error:
            if DETACHED not in error.message:
                raise
            return False
        await self._changed(before)
        options = self.messages.get_by_role("listbox").get_by_role("option")
        chosen = ""
        if await options.count():
            await self.picture()
            chosen = (await options.first.inner_text()).partition("\n")[0]
            await options.first.click()
            await self._changed(before)
        self.pressed.append(f"{name}: {chosen}" if chosen else name)
        await self.picture()
        return True

    async def play_until(self, goal: Locator, *, most: int) -> None:
        """Act until `goal` is there. Raises AssertionError after `most` steps."""
        for _ in range(most):
            if await goal.count():
                return
            if not await self.go_on():
                await self.wait(goal)
        raise AssertionError(f"after {most} steps there is no {goal}: {self.pressed[-5:]}")

    async def wait(self, goal: Locator) -> None:
        """Wait for the goal or something to press; opens unread channels."""
        menu = self.page.get_by_role("button", name="Channels and users, something is unread")
        channels = self.page.get_by_role("navigation", name="Channels")
        mark = self.page.get_by_role("img", name=re.compile("notification"))
        unread = channels.get_by_role("link").filter(has=mark)
        moves = self.panel.get_by_role("button", name=MOVE)
        while True:
            await expect(moves.or_(menu).or_(unread).or_(goal).first).to_be_visible()
            if await moves.count() or await goal.count():
                return
            if await menu.is_visible():
                await menu.click()
                await expect(unread.first).to_be_visible()
            if await unread.count():
                break
        before = await self.page.evaluate(NEWEST)
        await unread.first.click()
        await self._changed(before)
        await self.picture()

    async def picture(self) -> None:
        """Save a screenshot, if wanted."""
        if self._shots is not None:
            number = len(list(self._shots.glob("*.png")))
            await self.page.screenshot(path=self._shots / f"{number:03}.png")

    async def _changed(self, before: str | None) -> None:
        try:
            await self.page.wait_for_function(CHANGED, arg=before, polling=LOOKS)
        except Error as error:
            raise AssertionError(f"nothing came of it: {self.pressed[-3:]}, {await self.screen()}") from error
