import os
import signal
from collections.abc import AsyncIterator
from random import Random

import pytest
from msgspec import structs

import renderer
from bot.locales import game_words
from bot.screens.painting.paint_queue import PaintProcess, PaintQueue
from bot.screens.picture_request import PictureRequest
from bot.workers.process import WorkerProcess
from games import find
from games.engine.chance import RandomChance
from games.engine.table import Table
from games.words import LOCALES
from sandbox import TIMEOUT
from tests.support.games import STORY_GAME


@pytest.fixture
async def painter() -> AsyncIterator[PaintProcess]:
    painter = PaintProcess()
    yield painter
    await painter.close()


def request(picture: str, locale: str = "en") -> PictureRequest:
    """A picture for the first seat of a table that has just begun."""
    game = find(STORY_GAME)
    table = Table.begin(game, 2, game.options(), RandomChance(Random(1)))
    history = tuple(table.history(0))
    words, names = game_words(locale, STORY_GAME), ("Ada", "Ben")
    return PictureRequest(STORY_GAME, table.view(0), picture, 0, words, names, (), 0, history, 0)


async def test_the_process_paints_the_same_bytes_in_every_language(painter: PaintProcess) -> None:
    for locale in LOCALES:
        own = request(renderer.roles(STORY_GAME).own, locale)
        assert await painter.paint(own) == own.paint()
    assert painter.process_id not in (None, os.getpid())


async def test_a_screen_does_without_what_cannot_be_painted_and_what_has_nothing_to_show(
    painter: PaintProcess, caplog: pytest.LogCaptureFixture
) -> None:
    own = request(renderer.roles(STORY_GAME).own)
    nothing, faulty = request(renderer.roles(STORY_GAME).scoring[0]), structs.replace(own, names=())
    (picture,) = await PaintQueue(painter=painter).paint([nothing, faulty, own])
    assert picture == own.paint()
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "could not be painted" in caplog.text


async def test_a_process_that_was_killed_is_started_anew_and_paints(painter: PaintProcess) -> None:
    own = request(renderer.roles(STORY_GAME).own)
    await painter.start()
    before = painter.process_id
    assert before is not None
    os.kill(before, signal.SIGKILL)
    assert await painter.paint(own) == own.paint()
    assert painter.process_id not in (None, before)


async def test_ctrl_c_does_not_reach_the_process_while_it_starts(painter: PaintProcess) -> None:
    await painter.start()
    assert painter.process_id is not None
    assert os.getpgid(painter.process_id) != os.getpgid(0)


async def test_a_worker_answers_before_it_has_prepared_everything_and_prepares_on_afterwards() -> None:
    worker = WorkerProcess("tests.support.endless_preparation", seconds=TIMEOUT)
    before = int(await worker.ask(b""))
    while int(await worker.ask(b"")) == before:
        pass
    await worker.close()
