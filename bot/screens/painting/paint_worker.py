"""The process that paints pictures: `python -m bot.screens.painting.paint_worker`."""

import logging
import pickle
import traceback
from collections.abc import Iterator

import games
import renderer
from bot.locales import game_words
from bot.screens.painting.pictures import greeting_pictures
from bot.screens.picture_request import PictureRequest
from bot.workers.serving import serve
from games.words import LOCALES
from renderer import Picture


def answer(data: bytes) -> bytes:
    """A pickled picture; None if there is nothing to show, a traceback if something goes wrong."""
    request: PictureRequest = pickle.loads(data)
    return pickle.dumps(_painted(request))


def _painted(request: PictureRequest) -> Picture | str | None:
    try:
        return request.paint()
    except renderer.NothingToShow:
        return None
    except Exception:
        return traceback.format_exc()


def preparing() -> Iterator[None]:
    """Read all texts and paint an example of each game: later pictures do not wait for type and signs."""
    for game in games.names():
        for locale in LOCALES:
            words = game_words(locale, game)
            for request in greeting_pictures(games.find(game), words, [""] * max(games.find(game).seats)):
                _painted(request)
                yield


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(answer, niceness=0, preparing=preparing())
