import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from games import find
from games.game import SPACE
from games.words import text_ids
from renderer import emojis, text_symbols
from renderer.kit.seats import DASHES, light_colour, pattern, shape
from tests.support.colours import APART, COMMON, difference, drawn
from tests.support.positions import PAINTED
from workshop.colour_vision import VIEWS, contrast, distance, simulated

DISCORD_NAME = 32

DISCORD_BYTES = 256 * 1024

SEATS = tuple(f"seat{seat}" for seat in range(4))


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


@pytest.mark.parametrize("game", PAINTED)
def test_every_line_of_the_help_begins_with_a_symbol(game: str) -> None:
    content, symbols = find(game).help, text_symbols(game)
    assert content is not None
    titles = [chapter.title for chapter in content.chapters]
    paragraphs = [paragraph for chapter in content.chapters for paragraph in chapter.paragraphs]
    lines = [*content.overview, *titles, *paragraphs]
    assert [line.id for line in lines if not symbols.keys() & set(text_ids(line))] == []


@pytest.mark.parametrize("view", VIEWS)
def test_seats_stay_apart(view: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(COMMON.rgb(one), COMMON.rgb(other), view) >= APART, f"{one} and {other}"


def test_known_colours_are_simulated_and_measured() -> None:
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    red, green = (200, 60, 30), (90, 120, 30)
    assert distance(red, green, "protan") < distance(red, green) / 2
    for view in VIEWS:
        assert simulated((128, 128, 128), view) == pytest.approx((128, 128, 128), abs=1)


def test_letters_are_read_from_the_colour_of_a_seat() -> None:
    for seat, hue in enumerate(SEATS):
        assert contrast(COMMON.rgb(light_colour(seat)), COMMON.rgb(hue)) >= 4.5, hue


def test_every_seat_has_a_sign_of_its_own() -> None:
    shapes = [drawn(shape, seat, "ink") for seat in range(4)]
    patterns = [drawn(pattern, seat, "ink") for seat in range(4)]
    for family in (shapes, patterns):
        for one, other in combinations(family, 2):
            assert difference(one, other) > 0.08
    assert len(set(DASHES)) == 4
