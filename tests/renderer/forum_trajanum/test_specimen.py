"""The sheet with everything as a file, and the symbols there are."""

from pathlib import Path

from PIL import Image
from typer.testing import CliRunner

import renderer
from games.forum_trajanum.pieces import CLASSES, COLOURS, GRAYS, RESOURCES, STRUCTURES, TILES
from renderer.__main__ import app
from renderer.kit.seats import SHAPES
from renderer.specimen import WIDTH
from tests.renderer.forum_trajanum import GAME


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
