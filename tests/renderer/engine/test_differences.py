from io import BytesIO

from PIL import Image, ImageSequence

from renderer import AnimationEncoder
from renderer.engine.palette import Palette
from tests.support.scenes import alike

LIMIT = 3_000_000

TWO_COLOURS = Palette({"gold": "#d8a431", "ink": "#2a2420"}, ())


def test_a_moment_may_be_like_the_one_before() -> None:
    encoder, image = AnimationEncoder(LIMIT, TWO_COLOURS), Image.new("RGB", (31, 21), TWO_COLOURS.rgb("gold"))
    encoder.add(image, 1)
    encoder.add(image, 2)
    image.putpixel((17, 13), TWO_COLOURS.rgb("ink"))
    encoder.add(image, 3)
    with Image.open(BytesIO(encoder.webp())) as shown:
        times = [(alike(frame, image), frame.info["duration"]) for frame in ImageSequence.Iterator(shown)]
    assert times == [(False, 1000), (False, 2000), (True, 3000)]
