"""The process that makes a game page: `python -m bot.screens.painting.page_worker`."""

import logging
from collections.abc import Iterator
from itertools import islice

import msgspec

from bot.screens.painting.game_pages import GamePageRequest, PageAnswer
from bot.workers.serving import serve
from renderer.game_page import GamePage

NICENESS = 10
"""Presses and computer players go before pages."""

STEPS = 5
"""How many steps of a game are made before an answer."""

_REQUEST = msgspec.json.Decoder(GamePageRequest)


class PageWork:
    def __init__(self) -> None:
        self._data = b""
        self._page: GamePage
        self._steps: Iterator[tuple[int, int]]

    def answer(self, data: bytes) -> bytes:
        """Begin a page, or continue if the request is the same; returns the encoded progress."""
        if data != self._data:
            request = _REQUEST.decode(data)
            self._page = GamePage(
                request.table.table(),
                request.viewer,
                request.names,
                request.locale,
                is_open=request.is_open,
                plays=request.plays,
                notes=request.notes,
            )
            self._steps = self._page.make()
            self._data = data
        done = of = 0
        for done, of in islice(self._steps, STEPS):  # noqa: B007
            pass
        page = self._page.html() if done == of else b""
        return msgspec.msgpack.encode(PageAnswer(done, of, page))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(PageWork().answer, niceness=NICENESS)
