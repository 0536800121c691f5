"""Blank pictures, laid out and described only: few tests look at their pixels."""

import asyncio
from functools import cache
from io import BytesIO

from PIL import Image

import renderer
from bot.screens.painting.paint_queue import ThreadPainter
from bot.screens.picture_request import PictureRequest
from renderer import Picture


class BlankPainter(ThreadPainter):
    """Leaves pictures blank; the same layout gives the same file."""

    async def paint(self, request: PictureRequest) -> Picture:
        """A picture of the right size. Raises renderer.NothingToShow."""
        return await asyncio.to_thread(_blank, request)


def _blank(request: PictureRequest) -> Picture:
    options = request.options
    layout = renderer.lay_out(request.game, request.view, **options)
    mark = f"{hash(layout) % 2**64:016x}"
    alt = renderer.alt_text(request.game, request.view, **options)
    data = _paper(layout.width, layout.height) + mark.encode()
    return Picture(data, f"{mark}.png", alt, layout.width, layout.height)


@cache
def _paper(width: int, height: int) -> bytes:
    data = BytesIO()
    Image.new("1", (width, height)).save(data, "PNG")
    return data.getvalue()
