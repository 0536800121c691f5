"""The sheet with everything, and the symbols there are."""

from itertools import combinations
from pathlib import Path

from PIL import Image
from typer.testing import CliRunner

import renderer
from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.__main__ import app
from renderer.engine.layout import Box, Stamp, Text
from renderer.forum_trajanum import specimen
from renderer.forum_trajanum.symbols import SYMBOLS
from renderer.kit.seats import SHAPES
from renderer.kit.specimen import WIDTH
from tests.renderer.forum_trajanum import GAME
from tests.support.positions import layouts


def test_the_specimen_holds_every_symbol_and_style_within_its_edges() -> None:
    layout = specimen.lay_out()
    page = Box(0, 0, layout.width, layout.height)
    labels = [item for item in layout.items if isinstance(item, Text)]
    assert set(SYMBOLS) <= {item.text for item in labels}
    assert any(item.text.startswith("TABLE_TIGHT") for item in labels)
    for one, other in combinations(labels, 2):
        assert not one.ink.meets(other.ink), f"{one.text!r} lies on {other.text!r}"
    assert all(page.holds(item.box) for item in layout.items if isinstance(item, Stamp))


def test_whatever_pictures_are_made_of_stands_on_the_specimen() -> None:
    sheet = specimen.lay_out().items
    arts = {item.art for item in sheet if isinstance(item, Stamp)}
    styles = {item.style for item in sheet if isinstance(item, Text)}
    for name, layout in layouts(GAME, "ru"):
        for item in layout.items:
            shown = item.art in arts if isinstance(item, Stamp) else item.style in styles
            assert shown, f"{name}: {item}"


def test_the_specimen_is_written(tmp_path: Path) -> None:
    out = tmp_path / "sheet.png"
    result = CliRunner().invoke(app, ["specimen", "--out", str(out)])
    assert result.exit_code == 0
    with Image.open(out) as image:
        assert image.width == WIDTH


def test_what_cannot_be_written_is_told(tmp_path: Path) -> None:
    nowhere = CliRunner().invoke(app, ["specimen", "--out", str(tmp_path / "no" / "sheet.png")])
    assert nowhere.exit_code == 1
    assert "cannot write" in nowhere.stderr
    unknown = CliRunner().invoke(app, ["specimen", "--game", "ludo", "--out", str(tmp_path / "sheet.png")])
    assert unknown.exit_code == 1
    assert "ludo has no pictures" in unknown.stderr


def test_there_is_an_emoji_for_every_thing_with_a_name() -> None:
    named = set(renderer.emojis(GAME))
    assert named >= {*RESOURCES, *CLASSES, *GRAYS, *STRUCTURES, *(f"colour_{colour}" for colour in COLOURS)}
    assert named >= {"take", "keep", "give", "build", "pay", "exchange", "send_envoy", "done", "undo"}
    assert named >= {*(f"tile_{face}" for face in TILES), "tile_hidden", "street", "points", "scoring"}
    assert named >= {*(f"seat_{number}" for number in range(1, len(SHAPES) + 1)), "board", "words", "help"}
