"""Encodes images as an animation in one file of limited size.

The file is an animated WebP, https://developers.google.com/speed/webp/docs/riff_container. It is put together
here: Pillow wants all frames at once, and a board takes two megabytes until it is encoded.
"""

from io import BytesIO

from PIL import Image, ImageSequence

from renderer.engine.palette import Palette
from renderer.engine.parts import difference_mask, encode_part


class TooLarge(ValueError):
    """The animation is larger than the limit, however small its frames are."""


_SHRINKING = (3 / 4, 2 / 3, 1 / 2)
"""The factors by which an animation that is too large is scaled, one after another."""


class AnimationEncoder:
    """Encodes images of one size, one by one, as an animated WebP that repeats, of at most `limit` bytes."""

    def __init__(self, limit: int, palette: Palette) -> None:
        """`limit`: the largest file in bytes."""
        self._limit = limit
        self._palette = palette
        self._shrinking = iter(_SHRINKING)
        self._size = (0, 0)
        self._frames: list[bytes] = []
        self._previous: Image.Image | None = None

    def add(self, image: Image.Image, seconds: float) -> None:
        """Append an image; the whole animation is made smaller until it fits. Raises TooLarge."""
        if not self._frames:
            self._size = image.size
        self._append(image, round(1000 * seconds))
        while len(data := self.webp()) > self._limit:
            self._shrink(data)

    def webp(self) -> bytes:
        """The file of all frames so far."""
        width, height = self._size
        head = _chunk_pattern(b"VP8X", _ANIMATED_WITH_ALPHA, _number_bytes(0, width - 1, height - 1))
        return _chunk_pattern(b"RIFF", b"WEBP", head, _chunk_pattern(b"ANIM", _LOOP_FOREVER), *self._frames)

    def _append(self, image: Image.Image, milliseconds: int) -> None:
        """Encode the pixels that differ from the previous frame."""
        small = image.resize(self._size, Image.Resampling.LANCZOS)
        frame = self._palette.quantize(small)
        part = encode_part(frame, difference_mask(self._previous, frame), quality=20)
        where = _number_bytes(part.left // 2, part.top // 2, part.width - 1, part.height - 1, milliseconds)
        self._frames.append(_chunk_pattern(b"ANMF", where, _BLEND_AND_KEEP, part.webp[_RIFF_HEADER:]))
        self._previous = frame

    def _shrink(self, data: bytes) -> None:
        """Encode all frames again, smaller."""
        part = next(self._shrinking, None)
        if part is None:
            message = f"{len(data)} bytes for the first {len(self._frames)} frames, {self._limit} are allowed"
            raise TooLarge(message)
        width, height = self._size
        self._size = round(width * part), round(height * part)
        self._frames, self._previous = [], None
        with Image.open(BytesIO(data)) as animation:
            for frame in ImageSequence.Iterator(animation):
                image = frame.convert("RGB")
                self._append(image, frame.info["duration"])


_RIFF_HEADER = 12
"""How many bytes of a WebP file come before its image."""

_ANIMATED_WITH_ALPHA = b"\x12"
"""The flags of the VP8X chunk."""

_LOOP_FOREVER = bytes(6)
"""The ANIM chunk: a transparent background and no limit of repetitions."""

_BLEND_AND_KEEP = b"\x00"
"""The flags of a frame: it is blended with the previous one, which stays."""


def _chunk_pattern(name: bytes, *parts: bytes) -> bytes:
    data = b"".join(parts)
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _number_bytes(*values: int) -> bytes:
    return b"".join(value.to_bytes(3, "little") for value in values)
