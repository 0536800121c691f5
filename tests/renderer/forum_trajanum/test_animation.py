from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence
from typer.testing import CliRunner

import renderer
from games import log
from renderer import AnimationFrame, PictureOptions, TooLarge
from renderer.__main__ import app
from tests.renderer.forum_trajanum import GAME
from tests.support.golden_pictures import FOLDER
from tests.support.positions import NAMES, positions, texts
from tests.support.scenes import alike

LIMIT = 3_000_000
FIRST = 4


@cache
def frames() -> list[AnimationFrame]:
    """Some moments of a game of two."""
    return [AnimationFrame(position.views[None], (), 0.5) for position in positions(GAME)[:FIRST]]


def asked() -> PictureOptions:
    return {"picture": "table", "seat": None, "words": texts(GAME), "names": NAMES[:2]}


def animated(limit: int = LIMIT) -> bytes:
    return renderer.animate(GAME, frames(), limit=limit, progress=lambda *_: None, **asked())


def test_an_animation_has_a_frame_for_each_moment() -> None:
    said: list[tuple[int, int]] = []
    data = renderer.animate(GAME, frames(), limit=LIMIT, progress=lambda *step: said.append(step), **asked())
    assert said == [(1, 4), (2, 4), (3, 4), (4, 4)]
    with Image.open(BytesIO(data)) as encoder:
        assert encoder.format == "WEBP"
        assert encoder.info["loop"] == 0
        for frame, shown in zip(frames(), ImageSequence.Iterator(encoder), strict=True):
            painted = BytesIO(renderer.palette(GAME).encode(renderer.paint(GAME, frame.view, **asked())))
            assert alike(shown, Image.open(painted))
            assert shown.info["duration"] == 500


def test_an_animation_shrinks_until_it_fits() -> None:
    whole = len(animated())
    data = animated(whole * 2 // 3)
    assert len(data) <= whole * 2 // 3
    with Image.open(BytesIO(data)) as image:
        assert image.width < 1600
        assert getattr(image, "n_frames", 1) == FIRST
    with pytest.raises(TooLarge, match="1000 are allowed"):
        animated(1000)


def test_turns_are_distinguished() -> None:
    history = log.read(FOLDER / GAME / "two.jsonl").table().history(None)
    rows = renderer.turn_ends(GAME, history)
    assert len(rows) == 1 + 3 * 4 * 2 + 3, "the setup, every turn of two, every scoring"
    assert rows == sorted(set(rows))


def test_a_log_is_replayed(tmp_path: Path) -> None:
    out = tmp_path / "replay.webp"
    arguments = ["replay", str(FOLDER / GAME / "two.jsonl"), "--limit", "5", "--out", str(out)]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0
    assert result.stdout.strip().startswith("28 frames, ")
    assert out.stat().st_size < 5_000_000
    small = CliRunner().invoke(app, [*arguments, "--limit", "0.01"])
    assert small.exit_code == 1
    assert "10000 are allowed" in small.stderr
