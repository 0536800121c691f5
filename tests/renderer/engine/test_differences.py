from io import BytesIO
from random import Random

from PIL import Image, ImageSequence

from renderer import AnimationEncoder
from renderer.engine.layout import Box, Item, Layout, Stamp, Text
from renderer.engine.paint import draw, draw_parts
from renderer.engine.palette import Palette
from renderer.game_page.images import boxes_around, different_items
from renderer.kit import furniture
from renderer.kit.palette import game_palette
from renderer.kit.styles import TITLE
from tests.support.scenes import alike

PALETTE = game_palette({})

SIZE = 300

LIMIT = 3_000_000

TWO_COLOURS = Palette({"gold": "#d8a431", "ink": "#2a2420"}, ())


def item(random: Random) -> Item:
    """A slab or a word at a random place, often equal to another one."""
    box = Box(random.randrange(-20, SIZE, 40), random.randrange(-20, SIZE, 40), 90, 60)
    if random.random() < 0.5:
        return Text(random.choice(("Jupiter", "Argyle")), TITLE, box)
    return Stamp(furniture.slab, box, (), 1)


def altered(items: list[Item], random: Random) -> list[Item]:
    """The items with some removed, added or in another order."""
    found = [each for each in items if random.random() < 0.9]
    found += [item(random) for _ in range(random.randrange(2))]
    first = random.randrange(len(found))
    found.insert(random.randrange(len(found)), found.pop(first))
    return found


def test_a_picture_becomes_the_other_one_where_it_is_painted_again() -> None:
    random = Random(1)
    items, partly = [item(random) for _ in range(14)], 0
    for _ in range(30):
        others = altered(items, random)
        old, new = (Layout(SIZE, SIZE, tuple(each)) for each in (items, others))
        image, page = draw(old, PALETTE), Box(0, 0, SIZE, SIZE)
        boxes = boxes_around(different_items(old, new))
        for box, part in zip(boxes, draw_parts(new, PALETTE, boxes), strict=True):
            image.paste(part, (box.left, box.top))
        assert image.tobytes() == draw(new, PALETTE).tobytes()
        partly += not any(box.contains(page) for box in boxes)
        assert not any(one.overlaps(other) for one in boxes for other in boxes if one is not other)
        items = others
    assert partly


def test_nothing_is_painted_again_where_all_is_the_same() -> None:
    items = tuple(item(Random(seed)) for seed in range(5))
    assert boxes_around(different_items(Layout(SIZE, SIZE, items), Layout(SIZE, SIZE, items))) == []


def test_a_moment_may_be_like_the_one_before() -> None:
    encoder, image = AnimationEncoder(LIMIT, TWO_COLOURS), Image.new("RGB", (31, 21), TWO_COLOURS.rgb("gold"))
    encoder.add(image, 1)
    encoder.add(image, 2)
    image.putpixel((17, 13), TWO_COLOURS.rgb("ink"))
    encoder.add(image, 3)
    with Image.open(BytesIO(encoder.webp())) as shown:
        times = [(alike(frame, image), frame.info["duration"]) for frame in ImageSequence.Iterator(shown)]
    assert times == [(False, 1000), (False, 2000), (True, 3000)]
