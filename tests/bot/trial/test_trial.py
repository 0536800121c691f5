"""The trial: what it says when it does not start."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.trial.trial import NotStarted, Trial


async def test_a_bot_that_does_not_start_says_why_at_once(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "trial.sqlite3")
    trial.sandbox.refuse_next("PUT /applications/.*/commands", code=50001)
    with pytest.raises(NotStarted, match="Missing Access"):
        async with trial.open():
            pytest.fail("it started")


async def test_a_damaged_database_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "trial.sqlite3").write_text("no database at all" * 100)
    with pytest.raises(NotStarted, match="not a database"):
        async with Trial(tmp_path / "trial.sqlite3").open():
            pytest.fail("it started")
