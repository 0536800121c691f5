import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from games.words import LOCALES
from renderer.game_page import GamePage
from tests.support.accessibility import violations
from tests.support.browser_tab import PAGE_TIMEOUT
from tests.support.game_pages import beginning, plays_of
from tests.support.games import GAMES, share

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOOKS = ((390, True), (1280, False), (390, False), (1280, True))
"""Width, and whether the theme is dark."""

NAMES = dict.fromkeys(LOCALES, ("<b>Anna</b>", "Ben"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of the beginning of a game."""
    table = beginning(GAMES[0], 40)
    plays, notes = plays_of(table), {2: "Anna’s own\nwords"}
    made = GamePage(table, 0, NAMES, "en", is_open=True, plays=plays, notes=notes)
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


async def pixels(canvas: Locator) -> str:
    """What is on a canvas."""
    return str(await canvas.evaluate("each => each.toDataURL()"))


async def test_everybody_can_go_through_it_by_keyboard_in_three_languages(page: Page) -> None:
    assert await violations(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    step, picture = page.locator("#step"), page.locator("#picture")
    slider = page.get_by_label("Step", exact=True)
    last = int(await slider.get_attribute("max") or 0)
    await expect(step).to_have_text(f"Step 1 of {last}")
    await expect(picture).to_have_attribute("data-step", "1")
    await expect(page.get_by_role("button", name="Back one step")).to_be_disabled()
    await page.keyboard.press("ArrowRight")
    await expect(step).to_have_text(f"Step 2 of {last}")
    await page.keyboard.press("Shift+ArrowRight")
    await expect(picture).to_have_attribute("data-step", await slider.input_value())
    turn = int(await slider.input_value())
    assert turn > 2
    await page.keyboard.press("Shift+ArrowLeft")
    await page.keyboard.press("Shift+ArrowRight")
    await expect(step).to_have_text(f"Step {turn} of {last}")
    await page.keyboard.press("End")
    await expect(step).to_have_text(f"Step {turn} of {last}")
    assert await page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    await page.get_by_role("button", name="Last step").focus()
    await page.keyboard.press("Enter")
    await expect(step).to_have_text(f"Step {last} of {last}")
    await expect(picture).to_have_attribute("data-step", str(last))
    await slider.focus()
    await page.keyboard.press("ArrowLeft")
    await expect(step).to_have_text(f"Step {last - 1} of {last}")
    assert page.url.endswith(f"#{last - 1}")
    await expect(page.get_by_role("row", name="<b>Anna</b>")).to_be_visible()
    english, drawn = await picture.get_attribute("aria-label"), await pixels(picture)
    await page.get_by_label("Language").select_option("Русский")
    await expect(page.locator("html")).to_have_attribute("lang", "ru")
    await expect(step).to_contain_text("Шаг")
    await expect(picture).not_to_have_attribute("aria-label", english or "")
    assert await pixels(picture) != drawn
    await expect(page.locator("#chart")).to_have_attribute("aria-label", re.compile("^Очки: <b>Anna</b> "))


async def test_each_board_can_be_looked_at_as_any_seat_saw_it_two_side_by_side_where_there_is_room(
    page: Page,
) -> None:
    pictures = page.get_by_role("combobox", name="Picture", exact=True)
    titles = await pictures.locator("option").all_text_contents()
    assert sum(title.endswith(": <b>Anna</b>") for title in titles) == sum(
        title.endswith(": Ben") for title in titles
    )
    canvas, labels = page.locator("#picture"), set()
    for title in titles:
        await pictures.select_option(title)
        label = await canvas.get_attribute("aria-label") or ""
        labels.add(label)
        nothing = page.get_by_text("There’s nothing to see here yet.").first
        assert await nothing.is_visible() != await canvas.is_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(labels) > len(titles) // 2
    width = await page.evaluate("innerWidth")
    await pictures.select_option(titles[0])
    await expect(page.locator("#second")).to_be_visible(visible=width > 1000)
    views = page.get_by_role("combobox", name="Seen by")
    for view in await views.locator("option").all_text_contents():
        await views.select_option(view)
        await expect(canvas).to_be_visible()
    assert await violations(page) == []


async def test_mistakes_are_found_one_after_another_and_the_chart_leads_to_any_step(page: Page) -> None:
    step, following = page.locator("#step"), page.get_by_role("button", name="Next mistake")
    await following.press("Enter")
    await expect(step).to_have_text(re.compile("^Step 3 of "))
    await expect(page.locator(".analysis")).to_contain_text("Better: Seat 2")
    await expect(page.locator(".analysis")).to_contain_text("Played: Seat 1")
    assert await violations(page) == []
    await following.press("Enter")
    await expect(step).to_have_text(re.compile("^Step 5 of "))
    await page.get_by_label("Seen by").select_option("The game as everybody saw it.")
    await page.keyboard.press("Shift+Tab")
    await page.get_by_role("button", name="First step").press("Enter")
    for number in (3, 4, 5, 3):
        await following.press("Enter")
        await expect(step).to_have_text(re.compile(f"^Step {number} of "))
    assert await page.locator("#chart circle").count() == 3
    chart = page.locator("#chart")
    box = await chart.bounding_box()
    assert box is not None
    await chart.click(position={"x": box["width"] * 44 / 600, "y": 40})
    await expect(step).to_have_text(re.compile("^Step 1 of "))
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".note")).to_have_text("Your noteAnna’s own\nwords")


async def test_it_plays_by_itself_until_it_is_stopped(page: Page) -> None:
    await page.clock.install()
    await page.get_by_role("button", name="Play").press("Enter")
    await expect(page.locator("#step")).to_have_text(re.compile("^Step 2 of "))
    await page.clock.run_for(3_100)
    await expect(page.locator("#step")).to_have_text(re.compile("^Step 4 of "))
    await page.get_by_role("button", name="Pause").press("Enter")
    await page.clock.run_for(10_000)
    await expect(page.locator("#step")).to_have_text(re.compile("^Step 4 of "))
