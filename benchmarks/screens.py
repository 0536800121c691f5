"""How high panels are on a phone: whole games as a person gets them, on the sandbox's page in Chromium."""

from __future__ import annotations

from base64 import b64encode
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from msgspec import Struct, structs
from playwright.async_api import Page as Tab
from playwright.async_api import async_playwright

import renderer
from benchmarks.measurement import Measurement
from bot.client.components import layout_view
from bot.locales import game_words
from bot.screens.model import Gallery, Screen
from bot.screens.painting.pictures import pictures_of_panel
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

SEED, SEAT = 24, 0

QUESTION, SCORING, WAITING = "question", "scoring", "waiting"

TABLE = 123
NAMES = ("Anna", "Benjamin", "Вера", "Kim")

ROOM = 650
"""The most that nine of ten panels, and every question, may take of a phone's 702 pixels for messages."""

MOST = 900
"""No panel is higher, in pixels."""

SHARE = 90
"""Of a hundred panels, how many should be no higher than `ROOM`."""

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
  return screens.map(({ components, asked }) => {
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
    const whole = shown.getBoundingClientRect();
    const question = [...shown.querySelectorAll(".components > *")][asked];
    return { whole: whole.height, fromQuestion: whole.bottom - question.getBoundingClientRect().top };
  });
}
"""


class ShownPanel(Struct, frozen=True):
    """A panel that a person gets."""

    game: str
    locale: str
    kind: str
    """QUESTION, SCORING or WAITING."""
    prompt: str
    screen: Screen
    components: list[dict[str, Any]]

    @property
    def asked(self) -> int:
        """The number of the block where the question begins: below the last picture."""
        pictures = [n for n, block in enumerate(self.screen.blocks) if isinstance(block, Gallery)]
        return min(pictures[-1] + 1, len(self.screen.blocks) - 1) if pictures else 0


class Height(Struct, frozen=True):
    """How high a panel is, in pixels."""

    panel: ShownPanel
    whole: float
    from_question: float
    """Question and controls, with all that is below them."""


async def measure() -> list[Measurement]:
    """The heights of panels, a game a row, and their questions with controls."""
    heights = await heights_of([each for game in GAMES for each in panels_of(game)])
    rows = []
    for game in GAMES:
        found = [each for each in heights if each.panel.game == game]
        for kind in (QUESTION, SCORING, WAITING):
            rows += _rows(f"{game}, {kind}", [each.whole for each in found if each.panel.kind == kind])
        rows += _rows(f"{game}, all", [each.whole for each in found])
        asked = [each.from_question for each in found if each.panel.kind == QUESTION]
        low = 100 * sum(each > ROOM for each in asked) / len(asked)
        how = f"of {len(asked)}, most {max(asked):.0f} px"
        rows.append(Measurement(f"{game}, question and controls above {ROOM} px", 0, low, "%", how))
    return rows


def _rows(what: str, heights: list[float]) -> list[Measurement]:
    if not heights:
        return []
    middle, high = median(heights), quantiles(heights, n=100)[SHARE - 1] if len(heights) > 1 else heights[0]
    how = f"of {len(heights)}; median {middle:.0f} px"
    return [
        Measurement(f"{what}: {SHARE} %", ROOM, high, "px", how),
        Measurement(f"{what}: highest", MOST, max(heights), "px", ""),
    ]


async def heights_of(panels: list[ShownPanel]) -> list[Height]:
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
        found = await _measured(tab, sandbox.address, panels)
        await browser.close()
    return found


async def _measured(tab: Tab, base: str, panels: list[ShownPanel]) -> list[Height]:
    for each in panels:
        for part in each.components:
            for item in part.get("items", ()):
                item["media"] = {**item["media"], "url": f"{base}/picture.png"}
    shown = [{"components": each.components, "asked": each.asked} for each in panels]
    sizes = await tab.evaluate(MEASURE, shown)
    return [
        Height(each, size["whole"], size["fromQuestion"]) for each, size in zip(panels, sizes, strict=True)
    ]


def panels_of(game: str, every: int = 1) -> list[ShownPanel]:
    """A seat's panels in a random game of each number of players, one of `every`, in each language."""
    rules, found = find(game), list[ShownPanel]()
    last, moment = 0, count()

    def note(table: Table[Any]) -> None:
        nonlocal last
        state = 2 * table.version(SEAT) + (SEAT in table.waiting_seats)
        if table.over or state == last:
            return
        last = state
        if next(moment) % every == 0:
            found.extend(each for locale in LOCALES for each in _panels(table, locale))

    for players in rules.seats:
        random_games.play(
            rules, SEED + players, players=players, options=rules.options(), undos=False, watch=note
        )
    return found


def _panels(table: Table[Any], locale: str) -> list[ShownPanel]:
    """A new scoring, and the question or the wait after it."""
    choice, found = table.pending_choice(SEAT), []
    for read in (0, len(table.moves)):
        draft = _draft(table, SEAT, locale, read)
        if (draft.scored is not None) == (read == 0):
            kind = SCORING if draft.scored is not None else QUESTION if choice else WAITING
            screen = _painted(draft)
            prompt = choice.prompt.id if choice else ""
            found.append(ShownPanel(table.game.name, locale, kind, prompt, screen, _components(screen)))
    return found


def _components(screen: Screen) -> list[dict[str, Any]]:
    sizes = {each.name: each for each in screen.pictures}
    view: Any = layout_view(screen)
    parts: list[dict[str, Any]] = view.to_components()
    for part in parts:
        for item in part.get("items", ()):
            size = sizes[item["media"]["url"].removeprefix("attachment://")]
            item["media"] |= {"width": size.width, "height": size.height}
    return parts


def panel_of(table: Table[Any], seat: int, locale: str) -> Screen:
    """A seat's question as a newcomer gets it, with pictures laid out but not painted."""
    return _painted(_draft(table, seat, locale, len(table.moves)))


def _draft(table: Table[Any], seat: int, locale: str, read: int) -> panel.Panel:
    """`read`: the row until which the seat has read about scorings."""
    at = playing(table, locale)
    context = structs.replace(at, row=structs.replace(at.row, id=TABLE), names=NAMES[: table.players])
    words = game_words(locale, context.row.name)
    after = None if table.pending_choice(seat) else panel.PressOutcome.DONE
    return panel.Panel(context, seat, words, tips=True, after=after, scoring_read=read)


def _painted(draft: panel.Panel) -> Screen:
    requests = pictures_of_panel(draft)
    sizes = [renderer.lay_out(each.game, each.view, **each.options) for each in requests]
    pictures = tuple(
        Picture(b"", f"{number}.png", "", size.width, size.height) for number, size in enumerate(sizes)
    )
    return structs.replace(draft, pictures=pictures).screen()
