import asyncio
import os
import signal
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

import renderer
from bot.screens.painting import game_pages
from bot.tables.errors import Unfinished
from bot.tables.sent_table import sent
from bot.tables.user_jobs import MOST_WAITING
from games.engine.table import Table
from games.words import LOCALES
from renderer.game_page import GamePage
from tests.support.game_pages import beginning
from tests.support.games import GAMES, share


class Maker:
    """Makes as many pages of nothing as it may."""

    def __init__(self) -> None:
        self.made: list[bytes] = []
        self.may_make = asyncio.Semaphore(0)

    async def make(self, request: bytes, _: renderer.Progress) -> bytes:
        await self.may_make.acquire()
        self.made.append(request)
        return b"page of " + request


def request(table: Table[Any], viewer: int | None = None, locale: str = "en") -> game_pages.GamePageRequest:
    return game_pages.GamePageRequest(sent(table), viewer, dict.fromkeys(LOCALES, ("Anna", "Ben")), locale)


def no_progress(*_: int) -> None:
    pass


async def test_who_waits_for_a_page_is_refused_another_one_and_so_are_all_when_too_many_wait() -> None:
    maker, table = Maker(), beginning(GAMES[0], 1)
    pages = game_pages.GamePages(maker)
    waited: list[int] = []

    def of(user: int) -> Coroutine[Any, Any, bytes]:
        return pages.make(request(table), user, lambda done, _: waited.append(user) if not done else None)

    waiting = [asyncio.create_task(of(user)) for user in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(game_pages.PageRunning):
        await of(0)
    with pytest.raises(game_pages.TooManyPages):
        await of(MOST_WAITING)
    assert waited == [*range(1, MOST_WAITING)], "all who wait are notified at once, and nobody else"
    maker.may_make.release()
    assert len(set(await asyncio.gather(*waiting))) == 1
    assert len(maker.made) == 1
    others = [request(table, seat, locale) for seat in (0, 1) for locale in LOCALES]
    for _ in others:
        maker.may_make.release()
    for each in others:
        await pages.make(each, 0, no_progress)
    assert len(maker.made) == 1 + len(others)
    for each in others[-game_pages.KEPT :]:
        await pages.make(each, 0, no_progress)
    assert len(maker.made) == 1 + len(others)


async def test_who_gives_up_lets_the_next_one_in_and_a_stop_ends_all() -> None:
    maker, table = Maker(), beginning(GAMES[0], 1)
    pages = game_pages.GamePages(maker)
    first, second, third = (
        asyncio.create_task(pages.make(request(table, seat), user, no_progress))
        for user, seat in enumerate((0, 1, None))
    )
    await asyncio.sleep(0)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    maker.may_make.release()
    await second
    await pages.close()
    with pytest.raises(Unfinished):
        await third


@pytest.mark.parametrize("killed", share([False, True], 1))
async def test_the_process_makes_the_same_page_even_if_it_dies_and_is_gone_then(*, killed: bool) -> None:
    table = beginning(GAMES[0], 34)
    asked = request(table, 1, "de")
    counted: list[tuple[int, int]] = []

    def progress(done: int, of: int) -> None:
        counted.append((done, of))
        if done == 1:
            (worker,) = page_workers()
            if killed:
                os.kill(worker, signal.SIGKILL)

    page = await game_pages.GamePages(game_pages.PageProcess()).make(asked, 1, progress)
    made = GamePage(table, 1, asked.names, "de")
    assert counted == [*made.make()]
    assert page == made.html()
    assert not page_workers()


def page_workers() -> list[int]:
    children = " ".join(each.read_text() for each in Path("/proc/self/task").glob("*/children"))
    return [each for each in map(int, children.split()) if "page_worker" in command(each)]


def command(process: int) -> str:
    """How a process was started; "" if there is none any more."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text()
    except FileNotFoundError:
        return ""
