from renderer.engine.layout import Box, Layout, Stamp
from renderer.engine.paint import draw, draw_stamp
from renderer.kit import furniture
from renderer.kit.palette import game_palette
from renderer.kit.seats import emblem, outline

PALETTE = game_palette({})
SLAB = Stamp(furniture.slab, Box(20, 20, 200, 100), (), 1)


def brightness(colour: tuple[int, ...]) -> int:
    return sum(colour)


def test_what_lies_on_something_casts_a_flat_shadow_straight_down() -> None:
    for raised in (SLAB, Stamp(emblem, Box(20, 20, 60, 60), (0,))):
        image = draw(Layout(240, 160, (raised,)), PALETTE)
        middle = raised.box.left + raised.box.width // 2
        page, shade = (image.getpixel((middle, raised.box.bottom + down)) for down in (raised.shadow + 4, 1))
        beside = image.getpixel((raised.box.right + 2, raised.box.top + raised.box.height // 2))
        assert isinstance(page, tuple)
        assert isinstance(shade, tuple)
        assert isinstance(beside, tuple)
        assert brightness(shade[:3]) < brightness(page[:3]) - 60
        assert brightness(beside[:3]) >= brightness(page[:3]) - 60
        assert draw_stamp(raised, PALETTE).height == raised.covered_box.height > raised.box.height


def test_larger_things_lie_higher_and_what_is_sunk_or_a_line_casts_no_shadow() -> None:
    small, large = (Stamp(emblem, Box(0, 0, size, size), (0,)).shadow for size in (30, 300))
    assert 2 <= small < large == 6
    for flat in (Stamp(furniture.sunk, SLAB.box, (), 1), Stamp(outline, SLAB.box, (0, 9), 1)):
        assert flat.covered_box == flat.box
