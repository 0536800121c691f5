import asyncio
import threading
from random import Random
from typing import Any

import msgspec
import pytest
from PIL import Image

import games
import renderer
from bot.client.components import attachments_of
from bot.first_day.largest import NAMES, row
from bot.locales import game_words
from bot.screens.model import Screen, TableContext, gallery
from bot.screens.painting.paint_queue import PaintQueue, Superseded
from bot.screens.painting.pictures import of_role, panel_pictures, thread_pictures
from bot.screens.picture_request import PictureRequest
from bot.work import work_for
from games.engine.chance import RandomChance
from games.engine.table import Table
from renderer import AnimationFrame, Picture
from tests.support.games import STORY_GAME

WORDS = game_words("en", STORY_GAME)


def context() -> TableContext:
    game = games.find(STORY_GAME)
    return TableContext(
        row(STORY_GAME, 2), Table.begin(game, 2, game.options(), RandomChance(Random(1))), NAMES[:2]
    )


FRAME = "frame"


class SteppedRenderer:
    """A renderer that paints only when the test lets it: pictures of seats, frames of replays."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: list[int | str | None] = []
        self.may_go_on = threading.Event()
        self._begun = threading.Event()
        monkeypatch.setattr(renderer, "picture", self._picture)
        monkeypatch.setattr(renderer, "paint", self._paint)

    async def begun(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, 5)

    def _picture(self, *_: object, seat: int | None, **__: Any) -> Picture:
        self._step(seat)
        return Picture(b"", f"{seat}.png", "alt")

    def _paint(self, *_: object, **__: Any) -> Image.Image:
        self._step(FRAME)
        return Image.new("RGB", (16, 16))

    def _step(self, what: int | str | None) -> None:
        self.painted.append(what)
        self._begun.set()
        assert self.may_go_on.wait(5)


def request(seat: int) -> PictureRequest:
    return msgspec.structs.replace(panel_pictures(context(), 0, WORDS)[0], seat=seat)


def replay(painting: PaintQueue, moments: int = 3) -> asyncio.Task[Picture]:
    """A replay that is being made."""
    frames = [AnimationFrame(context().table.view(None))] * moments
    making = painting.animate(
        STORY_GAME, "table", frames, words=WORDS, names=NAMES[:2], limit=10_000, progress=lambda *_: None
    )
    return asyncio.create_task(making)


async def test_a_newer_picture_replaces_an_older_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    wanted = [asyncio.create_task(painting.paint([request(n)], "panel")) for n in range(3)]
    notifications = asyncio.create_task(painting.paint([request(9)]))
    other = asyncio.create_task(painting.paint([request(8)], "another panel"))
    await stepped.begun()
    stepped.may_go_on.set()
    done = await asyncio.gather(*wanted, notifications, other, return_exceptions=True)
    assert [isinstance(each, Superseded) for each in done] == [True, True, False, False, False]
    assert stepped.painted == [0, 2, 9, 8]


async def test_a_list_that_was_begun_is_given_up_for_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    older = asyncio.create_task(painting.paint([request(0), request(1), request(2)], "board"))
    await stepped.begun()
    newer = asyncio.create_task(painting.paint([request(3), request(4)], "board"))
    stepped.may_go_on.set()
    assert [each.name for each in await newer] == ["3.png", "4.png"]
    with pytest.raises(Superseded):
        await older
    assert stepped.painted == [0, 3, 4]
    assert await painting.paint([request(5)], "board"), "nothing is left of those before"


async def test_an_older_request_is_replaced_by_one_given_up_too(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    older = asyncio.create_task(painting.paint([request(0)], "board"))
    await stepped.begun()
    newer = asyncio.create_task(painting.paint([request(1)], "board"))
    newer.add_done_callback(lambda _: stepped.may_go_on.set())
    asyncio.get_running_loop().call_soon(newer.cancel)
    with pytest.raises(Superseded):
        await older
    assert newer.cancelled()


async def test_a_press_waits_for_one_picture_of_what_is_owed(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    notifications = [asyncio.create_task(painting.paint([request(n), request(n + 1)])) for n in (10, 20)]
    await stepped.begun()
    panel = asyncio.create_task(painting.paint([request(1)], "panel"))
    stepped.may_go_on.set()
    await asyncio.gather(panel, *notifications)
    assert stepped.painted == [10, 1, 11, 20, 21]


async def test_pictures_of_a_busy_server_let_those_of_another_one_in_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    with work_for(1):
        busy = [asyncio.create_task(painting.paint([request(n), request(n + 1)], n)) for n in (10, 20, 30)]
    await stepped.begun()
    with work_for(2):
        other = asyncio.create_task(painting.paint([request(1), request(2)], "panel"))
        owed = asyncio.create_task(painting.paint([request(3)]))
    stepped.may_go_on.set()
    await asyncio.gather(other, owed, *busy)
    assert stepped.painted == [10, 1, 20, 3, 30, 2, 11, 21, 31]


async def test_a_panel_comes_while_a_replay_is_being_made(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    making = replay(painting)
    await stepped.begun()
    panel = asyncio.create_task(painting.paint([request(1)], "panel"))
    stepped.may_go_on.set()
    await panel
    assert not making.done()
    assert (await making).name.endswith(".webp")
    assert stepped.painted == [FRAME, 1, FRAME, FRAME]


async def test_a_replay_that_is_stopped_paints_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    stepped, painting = SteppedRenderer(monkeypatch), PaintQueue()
    making = replay(painting)
    await stepped.begun()
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    stepped.may_go_on.set()
    await painting.paint([request(1)])
    assert stepped.painted == [FRAME, 1]


async def test_what_cannot_be_painted_is_left_out(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **__: object) -> Picture:
        raise ValueError("no colours")

    monkeypatch.setattr(renderer, "picture", broken)
    assert await PaintQueue().paint([request(0)]) == ()
    assert "no colours" in caplog.text


async def test_pictures_are_of_what_the_viewer_sees() -> None:
    table = context()
    (panel,) = panel_pictures(table, 1, WORDS)
    assert (panel.picture, panel.seat) == (renderer.roles(STORY_GAME).panel, 1)
    assert [highlight.spot for highlight in panel.highlights] == ["A1", "F1", "A6", "F6"]
    (public,) = thread_pictures(table, WORDS, 0)
    assert (public.picture, public.seat) == (renderer.roles(STORY_GAME).thread[0], None)
    pictures = await PaintQueue().paint([panel, public])
    again = await PaintQueue().paint([panel, public])
    assert pictures == again


def test_my_board_is_about_the_seat_as_the_viewer_sees_it() -> None:
    table = context()
    requests = of_role(table, "board", 0, WORDS, 1)
    assert [each.picture for each in requests] == [*renderer.roles(STORY_GAME).board]
    assert {(each.viewer, each.seat) for each in requests} == {(0, 1)}
    for each in of_role(table, "table", 0, WORDS):
        assert (each.viewer, each.seat) == (0, 0), "the whole table is about the viewer"


def test_a_game_without_pictures_is_played_by_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "has_pictures", lambda _: False)
    assert panel_pictures(context(), 0, WORDS) == []


def test_a_picture_that_is_there_is_not_sent_again() -> None:
    pictures = (Picture(b"1", "one.png", "one"), Picture(b"2", "two.png", "two"))
    screen = Screen(gallery(pictures))

    class There:
        filename = "one.png"

    there: Any = There()
    kept, sent = attachments_of(screen, [there])
    assert kept is there
    assert sent.filename == "two.png"
