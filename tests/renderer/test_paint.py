import os
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from io import BytesIO

import pytest
from PIL import Image

from renderer import NothingToShow, picture, picture_names, roles
from renderer.engine import paint as engine_paint
from renderer.engine.pen import Pen
from tests.support.games import is_thorough, share
from tests.support.positions import NAMES, PAINTED, Position, last, positions, texts

OTHER_SEED = """
import sys
from tests.renderer.test_paint import digests
print(digests(sys.argv[1]))
"""


def png(position: Position, name: str, seat: int | None) -> bytes:
    return picture(
        position.game,
        position.views[seat],
        picture=name,
        seat=seat,
        words=texts(position.game),
        names=NAMES[: position.players],
        history=position.history,
    ).data


def test_pictures_of_all_games_by_turns_need_no_page_again(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Pen] = []
    page = engine_paint.draw_travertine

    def watched(pen: Pen) -> None:
        drawn.append(pen)
        page(pen)

    def by_turns(which: int) -> None:
        for game in PAINTED:
            png(last(game), picture_names(game)[which], 0)

    monkeypatch.setattr(engine_paint, "draw_travertine", watched)
    by_turns(0)
    drawn.clear()
    by_turns(1)
    assert drawn == []


def digests(game: str) -> str:
    """The digests of pictures of the last position."""
    return " ".join(sha256(png(last(game), name, 0)).hexdigest() for name in share(picture_names(game), 2))


@pytest.mark.parametrize("game", share(PAINTED, 1))
def test_the_same_view_gives_the_same_bytes_in_any_process(game: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "11"}
    other = subprocess.run(
        [sys.executable, "-c", OTHER_SEED, game], env=environment, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == digests(game) == digests(game)


@pytest.mark.parametrize("game", PAINTED)
def test_every_position_can_be_painted(game: str) -> None:
    painted = set()
    for number, position in enumerate((*share(positions(game)[::5], 1), last(game))):
        viewers = (None, position.players - 1)
        looking = viewers if is_thorough() else viewers[number : number + 1]
        for name in picture_names(game):
            for seat in (position.players - 1,) if name in (roles(game).panel, roles(game).own) else looking:
                with suppress(NothingToShow):
                    data = png(position, name, seat)
                    image = Image.open(BytesIO(data))
                    assert image.mode == "P"
                    assert len(data) < 300_000
                    painted.add(name)
    assert painted == set(picture_names(game))
