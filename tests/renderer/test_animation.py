"""A game as a moving picture."""

from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

import renderer
from games import log
from renderer import Asked, Frame, TooLarge
from renderer.__main__ import app
from tests.renderer.golden_pictures import FOLDER
from tests.renderer.positions import GAME, NAMES, positions, texts

LIMIT = 3_000_000
FIRST = 4


@cache
def frames() -> list[Frame]:
    """Some moments of a game of two."""
    return [Frame(position.views[None], (), 0.5) for position in positions()[:FIRST]]


def asked() -> Asked:
    return {"picture": "table", "seat": None, "words": texts(), "names": NAMES[:2]}


def test_an_animation_has_a_frame_for_each_moment() -> None:
    told: list[tuple[int, int]] = []
    data = renderer.animate(GAME, frames(), limit=LIMIT, progress=lambda *step: told.append(step), **asked())
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]
    with Image.open(BytesIO(data)) as image:
        assert image.format == "WEBP"
        assert image.size == (1600, 1026)
        assert getattr(image, "n_frames", 1) == FIRST
        image.load()
        assert image.info["duration"] == 500


def test_an_animation_shrinks_until_it_fits() -> None:
    whole = len(renderer.animate(GAME, frames(), limit=LIMIT, progress=lambda *_: None, **asked()))
    data = renderer.animate(GAME, frames(), limit=whole * 2 // 3, progress=lambda *_: None, **asked())
    with Image.open(BytesIO(data)) as image:
        assert image.width < 1600
    with pytest.raises(TooLarge, match="4 frames need"):
        renderer.animate(GAME, frames(), limit=1000, progress=lambda *_: None, **asked())


def test_turns_are_told_apart() -> None:
    story = log.read(FOLDER / "two.jsonl").table().story(None)
    rows = renderer.turns(GAME, story)
    assert len(rows) == 1 + 3 * 4 * 2 + 3, "the setup, every turn of two, every scoring"
    assert rows == sorted(set(rows))


def test_a_log_is_replayed(tmp_path: Path) -> None:
    out = tmp_path / "replay.webp"
    arguments = ["replay", str(FOLDER / "two.jsonl"), "--limit", "5", "--out", str(out)]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0
    assert result.stdout.strip().startswith("28 frames, ")
    assert out.stat().st_size < 5_000_000
    small = CliRunner().invoke(app, [*arguments, "--limit", "0.01"])
    assert small.exit_code == 1
    assert "28 frames need" in small.stderr
