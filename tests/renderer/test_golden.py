from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from tests.support.comparison import changed_share, main, most_changed, side_by_side
from tests.support.games import GAMES, Golden, samples, share
from tests.support.golden_pictures import FOLDER, paint

TOLERANCE, TOLERANCE_HERE = 0.002, 0.1
"""Allowed part of differing pixels, in the picture and in a square of 24: other versions of the font library
move edges."""


EVERY_DAY = 5
"""Pictures of a game compared without `--thorough`."""

LOOK = "look at it: python -m tests.support.golden_pictures FOLDER"


@pytest.mark.parametrize(
    ("game", "golden"),
    [
        pytest.param(game, each, id=f"{game}-{each.name}")
        for game in GAMES
        for each in share(samples(game).goldens, EVERY_DAY)
    ],
)
def test_a_position_looks_as_it_did(game: str, golden: Golden) -> None:
    kept, painted = FOLDER / game / f"{golden.name}.png", BytesIO(paint(game, golden))
    with Image.open(kept) as old, Image.open(painted) as new:
        shares = changed_share(old, new), most_changed(old, new)
    assert shares[0] <= TOLERANCE, LOOK
    assert shares[1] <= TOLERANCE_HERE, LOOK


def picture(path: Path, *, dot: bool = False, size: tuple[int, int] = (40, 30)) -> Path:
    """A small picture, with or without a dot of 4 by 4 pixels."""
    image = Image.new("RGB", size, "white")
    if dot:
        ImageDraw.Draw(image).rectangle((10, 10, 13, 13), "black")
    path.parent.mkdir(exist_ok=True)
    image.save(path)
    return path


def test_what_changed_is_shown_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture(tmp_path / "old" / "same.png")
    picture(tmp_path / "new" / "same.png")
    picture(tmp_path / "old" / "other.png")
    picture(tmp_path / "new" / "other.png", dot=True)
    out = tmp_path / "changed"
    main(tmp_path / "old", tmp_path / "new", out)
    assert "1.33% of the pixels changed" in capsys.readouterr().out
    assert [path.name for path in out.iterdir()] == ["other.png"]
    with Image.open(out / "other.png") as sheet:
        assert sheet.getpixel((2 * (40 + 16) + 11, 11)) == (255, 0, 0)
        assert sheet.getpixel((40 + 16 + 11, 11)) == (0, 0, 0)


def test_a_missing_picture_is_an_error(tmp_path: Path) -> None:
    old = picture(tmp_path / "old" / "lost.png")
    with pytest.raises(FileNotFoundError, match=r"lost\.png"):
        main(old.parent, tmp_path / "nowhere")


def test_another_size_has_changed_wholly(tmp_path: Path) -> None:
    small = picture(tmp_path / "a" / "a.png")
    large = picture(tmp_path / "b" / "a.png", size=(50, 60))
    with Image.open(small) as old, Image.open(large) as new:
        assert changed_share(old, new) == 1
        assert side_by_side(old, new).height == 60
