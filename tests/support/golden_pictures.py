"""Whole positions and their pictures. `python -m tests.support.golden_pictures FOLDER` paints them anew.

To see what changed: `python -m renderer compare tests/renderer/golden FOLDER`. To keep it: copy it there.
"""

import sys
from functools import cache
from pathlib import Path

from msgspec import Struct

import renderer
from bot.screens.paint_queue import marks_of
from games import log
from games.engine.table import asked_after
from renderer import encode
from tests.support.positions import GAME, NAMES, recent, texts

FOLDER = Path(__file__).parents[1] / "goldens" / "forum_trajanum"


class Golden(Struct, frozen=True):
    """A picture to keep: of which log, after which row, for which seat, in which language."""

    name: str
    log: str
    at: int
    picture: str
    seat: int | None
    locale: str


GOLDEN = (
    Golden("setup", "two", 4, "colonia", 0, "de"),
    Golden("colonia", "four", 230, "colonia", 0, "en"),
    Golden("colonia_of_another", "two", 150, "colonia", 1, "ru"),
    Golden("table_of_two", "two", 120, "table", None, "ru"),
    Golden("table_of_four", "four", 300, "table", 2, "de"),
    Golden("forum", "four", 300, "forum", 1, "en"),
    Golden("tracks", "four", 330, "tracks", 3, "de"),
    Golden("cards", "two", 150, "cards", 1, "de"),
    Golden("scoring", "four", 0, "scoring", 0, "ru"),
    Golden("chart", "four", 0, "chart", None, "en"),
    Golden("end", "four", 0, "end", None, "de"),
)
"""All of them; row 0 is the last one."""


@cache
def _record(name: str) -> log.Record:
    return log.read(FOLDER / f"{name}.jsonl")


def paint(golden: Golden) -> bytes:
    """The picture as it is painted now."""
    record = _record(golden.log)
    table = record.table(asked_after(record.moves, golden.at) if golden.at else None)
    history = table.history(golden.seat)
    choice = table.pending(golden.seat) if golden.seat is not None else None
    return encode(
        renderer.paint(
            GAME,
            table.view(golden.seat),
            picture=golden.picture,
            seat=golden.seat,
            words=texts(golden.locale),
            names=NAMES[: record.players],
            marks=marks_of(choice),
            changes=renderer.changes(GAME, history, recent(history), golden.seat),
            history=history,
        )
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for each in GOLDEN:
        (folder / f"{each.name}.png").write_bytes(paint(each))
