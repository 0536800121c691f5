"""Painting beside the event loop: the newest counts, what is owed is always painted."""

from __future__ import annotations

import asyncio
import threading
from random import Random
from typing import Any

import msgspec
import pytest

import games
import renderer
from bot.language import game_words
from bot.layout import files
from bot.painting import Painting, Replaced, Sight, panel_sights, turn_sights
from bot.screen import Screen, Sitting, gallery
from games.table import Chance, Table
from renderer import Picture
from tests.bot.test_screens import NAMES, row

GAME = "forum_trajanum"
WORDS = game_words("en", GAME)


def sitting() -> Sitting:
    """A table that has just begun."""
    game = games.find(GAME)
    return Sitting(row(2), Table.begin(game, 2, game.options(), Chance(Random(1))), NAMES[:2])


class Brush:
    """A renderer that paints when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: list[int | None] = []
        self.may_go_on = threading.Event()
        monkeypatch.setattr(renderer, "picture", self._picture)

    def _picture(self, *_: object, seat: int | None, **__: Any) -> Picture:
        self.painted.append(seat)
        assert self.may_go_on.wait(5)
        return Picture(b"", f"{seat}.png", "alt")


def sight(seat: int) -> Sight:
    """A picture for a seat."""
    return msgspec.structs.replace(panel_sights(sitting(), 0, WORDS)[0], seat=seat)


async def test_a_newer_picture_replaces_one_that_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    brush, painting = Brush(monkeypatch), Painting()
    wanted = [asyncio.create_task(painting.paint([sight(n)], "panel")) for n in range(3)]
    owed = asyncio.create_task(painting.paint([sight(9)]))
    other = asyncio.create_task(painting.paint([sight(8)], "another panel"))
    await asyncio.sleep(0)
    brush.may_go_on.set()
    done = await asyncio.gather(*wanted, owed, other, return_exceptions=True)
    assert [isinstance(each, Replaced) for each in done] == [False, True, False, False, False]
    assert brush.painted == [0, 2, 9, 8]


async def test_what_cannot_be_painted_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> Picture:
        raise ValueError("no colours")

    monkeypatch.setattr(renderer, "picture", broken)
    assert await Painting().paint([sight(0)]) == ()
    assert "no colours" in caplog.text


async def test_pictures_are_of_what_the_viewer_sees() -> None:
    table = sitting()
    (panel,) = panel_sights(table, 1, WORDS)
    assert (panel.picture, panel.seat) == ("colonia", 1)
    assert [mark.spot for mark in panel.marks] == ["A1", "F1", "A6", "F6"]
    (public,) = turn_sights(table, WORDS, 0)
    assert (public.picture, public.seat) == ("table", None)
    pictures = await Painting().paint([panel, public])
    again = await Painting().paint([panel, public])
    assert pictures == again


def test_a_game_without_pictures_is_played_by_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "paintable", lambda _: False)
    assert panel_sights(sitting(), 0, WORDS) == []


def test_a_picture_that_is_there_is_not_sent_again() -> None:
    pictures = (Picture(b"1", "one.png", "one"), Picture(b"2", "two.png", "two"))
    screen = Screen(gallery(pictures))

    class There:
        filename = "one.png"

    there: Any = There()
    kept, sent = files(screen, [there])
    assert kept is there
    assert sent.filename == "two.png"
