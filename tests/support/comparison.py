"""Compare two versions of a picture: `python -m tests.support.comparison OLD NEW`."""

from pathlib import Path

import typer
from PIL import Image, ImageChops

_SEEN = 24
"""Least difference of a channel, of 255, in a changed pixel."""

_SQUARE = 24
_GAP = 16


def changed_share(old: Image.Image, new: Image.Image) -> float:
    if old.size != new.size:
        return 1.0
    return sum(_changed(old, new).histogram()[1:]) / (old.width * old.height)


def most_changed(old: Image.Image, new: Image.Image) -> float:
    """The largest changed part of any square of 24 pixels, so that one figure counts."""
    if old.size != new.size:
        return 1.0
    return max(_changed(old, new).reduce(_SQUARE).tobytes()) / 255


def side_by_side(old: Image.Image, new: Image.Image) -> Image.Image:
    """The old picture, the new one, and the new one pale with what changed in red."""
    pale = Image.blend(new.convert("L").convert("RGB"), Image.new("RGB", new.size, "white"), 0.7)
    if old.size == new.size:
        pale.paste("red", (0, 0), _changed(old, new))
    parts = (old.convert("RGB"), new.convert("RGB"), pale)
    width = sum(part.width for part in parts) + 2 * _GAP
    sheet = Image.new("RGB", (width, max(part.height for part in parts)), "white")
    left = 0
    for part in parts:
        sheet.paste(part, (left, 0))
        left += part.width + _GAP
    return sheet


def main(old: Path, new: Path, out: Path = Path("changed")) -> None:
    """Compare two pictures, or those of one name in two folders; write each that changed to a folder."""
    pairs = [(old, new)] if old.is_file() else [(path, new / path.name) for path in sorted(old.glob("*.png"))]
    for path, other in pairs:
        with Image.open(path) as before, Image.open(other) as after:
            if share := changed_share(before, after):
                out.mkdir(parents=True, exist_ok=True)
                side_by_side(before, after).save(out / path.name)
                print(f"{out / path.name}: {share:.2%} of the pixels changed")


def _changed(old: Image.Image, new: Image.Image) -> Image.Image:
    """White where a pixel changed visibly, black elsewhere."""
    difference = ImageChops.difference(old.convert("RGB"), new.convert("RGB"))
    most = difference.getchannel("R")
    for name in "GB":
        most = ImageChops.lighter(most, difference.getchannel(name))
    return most.point([0] * _SEEN + [255] * (256 - _SEEN))


if __name__ == "__main__":
    typer.run(main)
