"""Parts of pictures: the rectangle in which a picture differs from another one, as WebP."""

from io import BytesIO

from msgspec import Struct
from PIL import Image, ImageChops

from renderer.engine.palette import COLOURS

OPAQUE = 255
_DIFFERENT = [0] + [OPAQUE] * (COLOURS - 1)
"""The alpha of a pixel by the difference of its palette index to the other picture: 0 where there is none."""


class Part(Struct, frozen=True):
    """A rectangle to draw over another picture, in pixels, transparent where both are equal."""

    left: int
    top: int
    width: int
    height: int
    webp: bytes


def difference_mask(old: Image.Image | None, new: Image.Image) -> Image.Image:
    """Where a picture differs from another one of its palette: opaque there, clear elsewhere."""
    if old is None:
        return Image.new("L", new.size, OPAQUE)
    return ImageChops.difference(old, new).point(_DIFFERENT, "L")


def encode_part(picture: Image.Image, alpha: Image.Image, *, quality: int) -> Part:
    """The part of a picture that is opaque; `quality`: how hard it is compressed, without loss, to 100."""
    left, top, right, bottom = alpha.getbbox() or (0, 0, 1, 1)
    left, top = left - left % 2, top - top % 2
    part = picture.crop((left, top, right, bottom)).convert("RGBA")
    part.putalpha(alpha.crop((left, top, right, bottom)))
    out = BytesIO()
    part.save(out, "WEBP", lossless=True, quality=quality, method=2)
    return Part(left, top, part.width, part.height, out.getvalue())
