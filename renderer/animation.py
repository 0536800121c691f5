"""A game as a moving picture: a frame for each turn, in one file within a limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any

from msgspec import Struct
from PIL import Image

from renderer.palette import fixed
from renderer.values import Change

Progress = Callable[[int, int], None]
"""Told after every step: how many are done, and how many there are."""


class Frame(Struct, frozen=True):
    """A moment of a game: a view, what changed to it, and for how long it is shown."""

    view: Any
    changes: tuple[Change, ...] = ()
    seconds: float = 1.2


class TooLarge(ValueError):
    """The animation does not fit into the limit, however small its frames are."""


_WIDTHS = (1, 0.75, 0.5, 0.25)
"""To which parts of its size an animation is reduced until it fits."""


def encode(images: Iterable[Image.Image], seconds: Sequence[float], limit: int, progress: Progress) -> bytes:
    """Images of one size as an animated WebP that repeats, of at most `limit` bytes. Raises TooLarge."""
    steps = len(seconds) + 1
    frames = []
    for number, image in enumerate(images, 1):
        frames.append(image.quantize(palette=fixed(), dither=Image.Dither.NONE))
        progress(number, steps)
    for share in _WIDTHS:
        data = _webp([_reduced(frame, share) for frame in frames], seconds)
        if len(data) <= limit:
            progress(steps, steps)
            return data
    raise TooLarge(f"{len(frames)} frames need {len(data)} bytes, {limit} are allowed")


def _reduced(frame: Image.Image, share: float) -> Image.Image:
    if share == 1:
        return frame
    size = round(frame.width * share), round(frame.height * share)
    small = frame.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return small.quantize(palette=fixed(), dither=Image.Dither.NONE)


def _webp(frames: Sequence[Image.Image], seconds: Sequence[float]) -> bytes:
    out = BytesIO()
    frames[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[round(1000 * each) for each in seconds],
        loop=0,
        lossless=True,
        quality=20,
        method=2,
    )
    return out.getvalue()
