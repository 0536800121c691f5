from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from games.words import LOCALES
from renderer.game_page import GamePage
from tests.support.accessibility import violations
from tests.support.browser_tab import PAGE_TIMEOUT
from tests.support.game_pages import beginning
from tests.support.games import GAMES, share

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOOKS = ((400, True), (1280, False), (400, False), (1280, True))
"""Width, and whether the theme is dark."""

NAMES = dict.fromkeys(LOCALES, ("<b>Anna</b>", "Ben"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of the beginning of a game."""
    made = GamePage(beginning(GAMES[0], 40), 0, NAMES, "en")
    list(made.make())
    path = tmp_path_factory.mktemp("page") / "game.html"
    path.write_bytes(made.html())
    return path


@pytest_asyncio.fixture(loop_scope="session", params=share(LOOKS, 1))
async def page(request: pytest.FixtureRequest, browser: Browser, file: Path) -> AsyncIterator[Page]:
    """The file, opened without a network; checks at the end that it had no errors and sent no requests."""
    width, dark = request.param
    page = await browser.new_page(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    faults: list[str] = []
    await page.context.set_offline(True)
    page.set_default_timeout(PAGE_TIMEOUT)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on(
        "request",
        lambda asked: None if asked.url.startswith(("data:", "file:")) else faults.append(asked.url),
    )
    await page.goto(f"{file.as_uri()}#1")
    yield page
    await page.context.close()
    assert faults == []


async def test_everybody_can_go_through_it_by_keyboard_in_three_languages(page: Page) -> None:
    assert await violations(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    step, picture = page.locator("#step"), page.locator("#picture")
    last = int(await page.get_by_label("Step", exact=True).get_attribute("max") or 0)
    await expect(step).to_have_text(f"Step 1 of {last}")
    await expect(picture).to_have_attribute("data-step", "1")
    await expect(page.get_by_role("button", name="Back one step")).to_be_disabled()
    await page.keyboard.press("ArrowRight")
    await expect(step).to_have_text(f"Step 2 of {last}")
    await page.keyboard.press("PageDown")
    second = int(await picture.get_attribute("data-step") or 0)
    await page.keyboard.press("End")
    await expect(step).to_have_text(f"Step {last} of {last}")
    await expect(picture).to_have_attribute("data-step", str(last))
    assert second <= last
    await page.keyboard.press("PageUp")
    await page.keyboard.press("Home")
    await expect(step).to_have_text(f"Step 1 of {last}")
    await expect(picture).to_have_attribute("data-step", "1")
    await page.get_by_label("Step", exact=True).focus()
    await page.keyboard.press("ArrowRight")
    await expect(step).to_have_text(f"Step 2 of {last}")
    await page.get_by_role("button", name="Forward one step").focus()
    await page.keyboard.press("Enter")
    await expect(step).to_have_text(f"Step 3 of {last}")
    assert page.url.endswith("#3")
    await expect(page.get_by_role("row", name="<b>Anna</b>")).to_be_visible()
    english = await page.locator("#picture").get_attribute("aria-label")
    await page.get_by_label("Language").select_option("Русский")
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await expect(page.locator("#step")).to_contain_text("Шаг")
    await expect(page.locator("#picture")).not_to_have_attribute("aria-label", english or "")
    await expect(page.locator("#chart")).to_have_attribute("aria-label", "Очки: <b>Anna</b> 0, Ben 0")
