import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games.game import SPACE
from renderer import emojis
from tests.support.positions import PAINTED

DISCORD_NAME = 32
DISCORD_BYTES = 256 * 1024


@pytest.mark.parametrize("game", PAINTED)
def test_emojis_are_what_discord_takes(game: str) -> None:
    assert emojis(game)
    for name, data in emojis(game).items():
        image = Image.open(BytesIO(data))
        assert image.format == "PNG", name
        assert image.size == (128, 128), name
        assert len(data) < DISCORD_BYTES, name
        assert 2 <= len(name) <= DISCORD_NAME - len("tab__12345"), name
        assert re.fullmatch(r"\w+", name, re.ASCII), name
        assert not SPACE.fullmatch(name), name


@pytest.mark.parametrize("game", PAINTED)
def test_emojis_differ_at_the_size_of_a_line(game: str) -> None:
    small = {
        name: Image.open(BytesIO(data)).convert("RGBA").resize((24, 24), Image.Resampling.BOX)
        for name, data in emojis(game).items()
    }
    for (one, image), (other, another) in combinations(small.items(), 2):
        pixels = ImageChops.difference(image.convert("RGB"), another.convert("RGB")).convert("L").histogram()
        assert sum(pixels[40:]) >= 24, f"{one} and {other} look alike"
