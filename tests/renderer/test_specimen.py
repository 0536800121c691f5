import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from importlib import import_module
from inspect import getmembers, isfunction, signature
from itertools import combinations
from pathlib import Path
from pkgutil import iter_modules
from types import CodeType, FrameType

import pytest
from PIL import Image
from typer.testing import CliRunner

from renderer.__main__ import app
from renderer.engine.layout import Box, Stamp, Text
from renderer.engine.paint import draw_stamp
from renderer.registry import game_pictures
from tests.support.games import share
from tests.support.positions import PAINTED, layouts
from workshop.specimen import WIDTH, lay_out

GAMES = share(PAINTED, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_specimen_holds_every_colour_and_symbol_within_its_edges(game: str) -> None:
    pictures, layout = game_pictures(game), lay_out(game)
    page = Box(0, 0, layout.width, layout.height)
    labels = [item for item in layout.items if isinstance(item, Text)]
    assert pictures.symbols.keys() <= {item.text for item in labels}
    assert pictures.palette.hues.keys() <= {item.text.split()[0] for item in labels}
    assert any(item.text.startswith("PHONE_TITLE") for item in labels)
    assert all(page.contains(item.box) for item in layout.items)
    lines = defaultdict(list)
    for item in labels:
        lines[item.box.top].append(item)
    for line in lines.values():
        for one, other in combinations(line, 2):
            assert not one.capitals_box.overlaps(other.capitals_box), f"{one.text!r} lies on {other.text!r}"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_pictures_are_made_of_stands_on_the_specimen(game: str) -> None:
    arts = {item.art for item in lay_out(game).items if isinstance(item, Stamp)}
    styles = {item.style for item in lay_out(game).items if isinstance(item, Text)}
    for name, layout in layouts(game, "ru"):
        for item in layout.items:
            shown = item.art in arts if isinstance(item, Stamp) else item.style in styles
            assert shown, f"{name}: {item}"


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_stands_on_the_specimen_alone_or_within_another(game: str) -> None:
    called: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        called.add(frame.f_code)

    sys.setprofile(note)
    try:
        for item in lay_out(game).items:
            if isinstance(item, Stamp):
                draw_stamp(item, game_pictures(game).palette)
    finally:
        sys.setprofile(None)
    missing = [each.__qualname__ for each in drawings(game) if each.__code__ not in called]
    assert missing == []


def drawings(game: str) -> Iterator[Callable[..., None]]:
    """Every drawing function of the game."""
    folder = import_module(f"renderer.{game}.drawings")
    for found in iter_modules(folder.__path__, f"{folder.__name__}."):
        for name, each in getmembers(import_module(found.name), isfunction):
            own = each.__module__ == found.name and not name.startswith("_")
            if own and "pen" in signature(each).parameters:
                yield each


def test_the_specimen_is_written(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    result = CliRunner().invoke(app, ["specimen", "--game", GAMES[0], "--out", str(out)])
    assert result.exit_code == 0
    with Image.open(out) as image:
        assert image.width == WIDTH


def test_what_cannot_be_written_is_reported(tmp_path: Path) -> None:
    nowhere = CliRunner().invoke(app, ["specimen", "--out", str(tmp_path / "no" / "sheet.png")])
    assert nowhere.exit_code == 1
    assert "cannot write" in nowhere.stderr
    unknown = CliRunner().invoke(app, ["specimen", "--game", "ludo", "--out", str(tmp_path / "sheet.png")])
    assert unknown.exit_code == 1
    assert "ludo has no pictures" in unknown.stderr
