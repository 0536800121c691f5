"""Pages of games, made in this process to save the start of another one."""

import asyncio

import msgspec

import renderer
from bot.screens.painting.game_pages import PageAnswer
from bot.screens.painting.page_worker import PageWork


class PagesHere:
    """Makes pages in this process; counts them, and holds each one until `may_go_on` is set."""

    def __init__(self) -> None:
        self.made = 0
        self.padding = 0
        """Bytes added to each page."""
        self.waits = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def make(self, request: bytes, progress: renderer.Progress) -> bytes:
        """The page of an encoded request."""
        work, page, done = PageWork(), b"", 0
        while not page:
            data = await asyncio.to_thread(work.answer, request)
            answer = msgspec.msgpack.decode(data, type=PageAnswer)
            for number in range(done + 1, answer.done + 1):
                progress(number, answer.of)
            done, page = answer.done, answer.page
        self.waits.set()
        await self.may_go_on.wait()
        self.made += 1
        return page + bytes(self.padding)
