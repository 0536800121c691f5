"""The pictures of a page: each is a part over the earlier one it is most like."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from PIL import Image

from renderer.engine.palette import Palette
from renderer.engine.parts import OPAQUE, Part, changed, part_of

WIDTH = 1000
"""Of a picture at most, in pixels."""

_COMPARED = 16
"""With so many pictures before it one is compared: a place of the table is not shown every turn."""

_SAMPLED = 4
"""To find the one it is most like, one pixel of so many is compared in each direction."""

_QUALITY = 40
"""How hard parts are compressed, to 100."""


class PageImage(Struct, frozen=True):
    """A picture."""

    step: int
    """The number of the step it shows, from 1."""
    over: int | None
    """The place of the picture it is drawn over, from 0; None for one that stands alone."""
    part: Part
    alts: Mapping[str, str]
    """What it shows in words, by language."""


class _Recent(Struct, frozen=True):
    """A picture as indices into the palette, and some of its pixels."""

    frame: Image.Image
    sample: Image.Image


class PageImages:
    """Pictures of one size."""

    def __init__(self, palette: Palette) -> None:
        """There are none yet."""
        self.images: list[PageImage] = []
        self.size = (0, 0)
        """In pixels."""
        self._palette = palette
        self._recent: dict[int, _Recent] = {}

    def add(self, step: int, image: Image.Image, alts: Mapping[str, str]) -> None:
        """Add the picture of a step."""
        if not self.images:
            width = min(WIDTH, image.width)
            self.size = width, round(image.height * width / image.width)
        frame = self._palette.quantize(image.resize(self.size, Image.Resampling.HAMMING))
        sample = frame.resize((frame.width // _SAMPLED, frame.height // _SAMPLED), Image.Resampling.NEAREST)
        over = min(self._recent, key=lambda n: _differing(self._recent[n].sample, sample), default=None)
        alpha = changed(None if over is None else self._recent[over].frame, frame)
        number = len(self.images)
        self.images.append(PageImage(step, over, part_of(frame, alpha, quality=_QUALITY), alts))
        self._recent[number] = _Recent(frame, sample)
        self._recent.pop(number - _COMPARED, None)


def _differing(old: Image.Image, new: Image.Image) -> int:
    """In how many pixels a picture differs from another one."""
    return changed(old, new).histogram()[OPAQUE]
