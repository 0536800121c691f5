"""Commodities and demands are told apart at the size of a line, without their hues too."""

from itertools import combinations

from PIL import Image

from renderer.engine.pen import Art, Pen
from renderer.trajan.drawings.demands import DEMANDS
from renderer.trajan.drawings.goods import COMMODITIES
from renderer.trajan.palette import PALETTE
from tests.support.colours import difference

SMALL = 24


def drawn(art: Art) -> Image.Image:
    """A drawing as small as in a line of text, on marble, without its hue."""
    pen = Pen(SMALL, SMALL, PALETTE)
    art(pen)
    paper = Image.new("RGBA", (SMALL, SMALL), PALETTE.rgb("marble"))
    paper.alpha_composite(pen.image())
    return paper.convert("L")


def test_every_commodity_and_demand_has_a_shape_of_its_own() -> None:
    small = {name: drawn(art) for name, art in (*COMMODITIES.items(), *DEMANDS.items())}
    assert len(small) == 15
    for (one, image), (other, another) in combinations(small.items(), 2):
        assert difference(image, another) > 0.08, f"{one} and {other}"
