"""How high panels are on a phone: every question of whole random games, on the sandbox's page in Chromium."""

from __future__ import annotations

from base64 import b64encode
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, structs
from playwright.async_api import Page as Tab
from playwright.async_api import async_playwright

import renderer
from benchmarks.measurement import Measurement
from bot.client.components import layout_view
from bot.locales import game_words
from bot.screens.model import Gallery, Screen
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel import panel
from games import find
from games.engine.table import Table
from games.words import LOCALES
from renderer import Picture
from renderer.engine.lettering import TEXT
from sandbox import Sandbox
from sandbox.web import Page
from tests.fuzz import random_games
from tests.support.browser_tab import FLAGS, chromium_path
from tests.support.games import GAMES
from tests.support.screens import playing

WIDTH, HEIGHT = 400, 850
"""A phone, in pixels."""

SEED = 24

TABLE = 123
NAMES = ("Anna", "Benjamin", "Вера", "Kim")

SHARE = 90
"""Of a hundred questions with one picture, how many should stand in one screen."""

TYPE = f"""
@font-face {{
  font-family: Noto;
  font-weight: 100 900;
  src: url(data:font/ttf;base64,{b64encode(Path(TEXT.path).read_bytes()).decode()});
}}
:root {{ font-family: Noto; }}
"""
"""A font as wide as Discord's own, which is not free."""

MEASURE = """
async (screens) => {
  const script = document.querySelector('script[type="module"]').src;
  const { element } = await import(new URL("message.js", script));
  const list = document.getElementById("messages");
  return screens.map((components) => {
    const author = { name: "Tabellarius", bot: true, avatar: null, id: "1" };
    const none = { content: "", attachments: [], embeds: [], opened: null, thread: null, used: null };
    const shown = element({ ...none, id: "1", author, at: 0, components, lang: "en", ephemeral: true }, true);
    for (const image of shown.querySelectorAll(".picture img")) {
      const place = document.createElement("div");
      place.style.aspectRatio = `${image.width} / ${image.height}`;
      image.replaceWith(place);
    }
    for (const image of shown.querySelectorAll("img.emoji")) {
      const place = document.createElement("span");
      place.className = "emoji";
      place.style.display = "inline-block";
      image.replaceWith(place);
    }
    list.replaceChildren(shown);
    const whole = shown.querySelector(".components").getBoundingClientRect();
    const pictures = [...shown.querySelectorAll(".gallery")].map((each) => each.getBoundingClientRect());
    return { whole: whole.height, fromPicture: whole.bottom - (pictures.at(-1)?.top ?? whole.top),
      pictures: pictures.reduce((sum, each) => sum + each.height, 0) };
  });
}
"""


class Height(Struct, frozen=True):
    """How high a panel is, in pixels."""

    game: str
    locale: str
    prompt: str
    galleries: int
    whole: float
    from_picture: float
    """Below the top of its last picture: picture, question and controls."""
    text: str


class _Question(Struct, frozen=True):
    game: str
    locale: str
    prompt: str
    screen: Screen
    components: list[dict[str, Any]]


async def measure() -> list[Measurement]:
    """The share of questions with one picture that stand in one screen, a game a row."""
    heights = await heights_of([each for game in GAMES for each in _questions(game)])
    rows = []
    for game in GAMES:
        single = [each for each in heights if each.game == game and each.galleries == 1]
        if single:
            rows.append(_row(f"{game}: picture, question, controls", [each.from_picture for each in single]))
            rows.append(_row(f"{game}: the whole panel", [each.whole for each in single]))
    return rows


def _row(what: str, heights: list[float]) -> Measurement:
    high = 100 * sum(each > HEIGHT for each in heights) / len(heights)
    median, highest = sorted(heights)[len(heights) // 2], max(heights)
    how = f"of {len(heights)} questions with one picture; median {median:.0f} px, most {highest:.0f} px"
    return Measurement(f"{what}, higher than a screen", 100 - SHARE, high, "%", how)


async def heights_of(questions: list[_Question]) -> list[Height]:
    """The heights of panels in a real browser."""
    sandbox = Sandbox()
    page = Page(sandbox)
    async with sandbox, async_playwright() as playwright:
        anna, guild = sandbox.user("Anna"), sandbox.guild("Club")
        guild.add(anna)
        channel = guild.text_channel("games")
        browser = await playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        tab = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True)
        await tab.goto(f"{page.address}#user={anna.name}&channel={channel.id}")
        await tab.locator("h1").wait_for()
        await tab.add_style_tag(content=TYPE)
        await tab.evaluate("document.fonts.load('16px Noto')")
        found = await _measured(tab, sandbox.address, questions)
        await browser.close()
    return found


async def _measured(tab: Tab, base: str, questions: list[_Question]) -> list[Height]:
    for each in questions:
        for part in each.components:
            for item in part.get("items", ()):
                item["media"] = {**item["media"], "url": f"{base}/picture.png"}
    sizes = await tab.evaluate(MEASURE, [each.components for each in questions])
    return [
        Height(
            each.game,
            each.locale,
            each.prompt,
            sum(isinstance(block, Gallery) for block in each.screen.blocks),
            size["whole"],
            size["fromPicture"],
            each.screen.text,
        )
        for each, size in zip(questions, sizes, strict=True)
    ]


def _questions(game: str) -> list[_Question]:
    """Every question of a random game of each number of players, in one language each."""
    rules, found = find(game), list[_Question]()

    def note(table: Table[Any], locale: str) -> None:
        found.extend(_question(table, seat, locale) for seat in table.waiting_seats)

    for players, locale in zip(rules.seats, LOCALES, strict=False):
        random_games.play(
            rules,
            SEED + players,
            players=players,
            options=rules.options(),
            undos=False,
            watch=partial(note, locale=locale),
        )
    return found


def _question(table: Table[Any], seat: int, locale: str) -> _Question:
    screen = panel_of(table, seat, locale)
    sizes = {each.name: each for each in screen.pictures}
    view: Any = layout_view(screen)
    parts = view.to_components()
    for part in parts:
        for item in part.get("items", ()):
            size = sizes[item["media"]["url"].removeprefix("attachment://")]
            item["media"] |= {"width": size.width, "height": size.height}
    choice = table.pending_choice(seat)
    assert choice is not None
    return _Question(table.game.name, locale, choice.prompt.id, screen, parts)


def panel_of(table: Table[Any], seat: int, locale: str) -> Screen:
    """A seat's panel, with pictures laid out but not painted."""
    at = playing(table, locale)
    context = structs.replace(at, row=structs.replace(at.row, id=TABLE), names=NAMES[: table.players])
    words = game_words(locale, context.row.name)
    requests = panel_pictures(context, seat, words)
    sizes = [renderer.lay_out(each.game, each.view, **each.options) for each in requests]
    pictures = tuple(
        Picture(b"", f"{number}.png", "", size.width, size.height) for number, size in enumerate(sizes)
    )
    return panel.Panel(context, seat, words, pictures=pictures).screen()
