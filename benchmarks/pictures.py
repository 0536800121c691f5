"""How long pictures take: warm, in turn, first in a process, beside a plain draw; their size and memory."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from msgspec import Struct
from PIL import Image

import games.words
from benchmarks.row import Row, middle
from games import find, fuzz
from games.engine.moves import asked_after
from games.engine.table import Table
from games.forum_trajanum.state import Options
from games.words import LOCALES, words
from renderer import (
    WORDS,
    AnimationFrame,
    NothingToShow,
    Picture,
    PictureOptions,
    animate,
    cache_bytes,
    changes,
    lay_out,
    palette,
    picture,
    picture_names,
    turn_ends,
)
from renderer.engine.layout import Layout, Text
from renderer.engine.lettering import draw_text
from renderer.engine.paint import draw, draw_stamp

GAME = "forum_trajanum"
SEED = 7
PLAYERS = 4
TABLES = (4, 3, 4, 2, 4, 3)
"""How many play at each of several tables; at every other one with side B."""

BOARD = ("colonia", "table", "forum", "tracks", "cards")
"""What "My board" shows."""

MOMENT = 300
STEP = 5
RECENT = 12
RUNS = 25
PLAIN_RUNS = 3

MS_TARGET = 30
AGAIN_TARGET = 5
COLD_TARGET = 1000
KB_TARGET = 300
PLAIN_TARGET = 25
MEMORY_TARGET = 100
ANIMATION_TARGET = 10_000
ANIMATION_LIMIT = 10_000_000

_COLD = """
from time import perf_counter
start = perf_counter()
from benchmarks.pictures import cold
print((perf_counter() - start) * 1000 + cold({name!r}))
"""
_MEMORY = "from benchmarks.pictures import memory; print(*memory())"


class Moment(Struct, frozen=True):
    """What is shown: a table, to whom, in which language."""

    table: Table[Any]
    seat: int | None = 0
    locale: str = "en"


def measure() -> list[Row]:
    """Every picture of a game of four; "My board" again and again, of it and of several; memory; a replay."""
    rows: list[Row] = []
    for name in picture_names(GAME):
        rows += _rows(name)
    one = [Moment(_table(row)) for row in _course(BOARD[0])]
    rows += _boards("My board", one, f"five pictures in turn, {RUNS} times")
    mixed = list(_mixed())
    rows += _boards("games mixed", mixed, f"the same of {len(TABLES)} tables in {len(LOCALES)} languages")
    kept_bytes, grown = (float(each) for each in _in_fresh_process(_MEMORY).split())
    how = f"all pictures of {len(TABLES)} tables; the process grew by {grown / 1e6:.0f} MB"
    return [*rows, Row("kept in memory", MEMORY_TARGET, kept_bytes / 1e6, "MB", how), *_animation()]


def _boards(told: str, moments: Sequence[Moment], how: str) -> Iterator[Row]:
    """What "My board" shows, one picture after another: none is painted again before all others were."""
    tasks = [partial(_file, name, moment) for moment in moments for name in BOARD]
    times = _seconds(tasks)
    for number, name in enumerate(BOARD):
        yield middle(f"{name}, {told}", MS_TARGET, times[number :: len(BOARD)], how)


def _mixed() -> Iterator[Moment]:
    """Moments of several tables that are played side by side."""
    for moment in range(RUNS):
        for number, players in enumerate(TABLES):
            table = _at(_played(number), MOMENT // 2 + STEP * moment)
            yield Moment(table, moment % players, LOCALES[number % len(LOCALES)])


def _rows(name: str) -> Iterator[Row]:
    moments = [Moment(_table(row)) for row in _course(name)]
    data = _file(name, moments[0])
    times = _seconds([partial(_file, name, moment) for moment in moments])
    how = f"{len(set(_course(name)))} positions, {RUNS} times in all, {PLAYERS} players"
    yield middle(f"{name} painted and encoded", MS_TARGET, times, how)
    plain = median(_seconds([partial(_plain, name)] * PLAIN_RUNS))
    told = f"a plain draw: {plain * 1000:.0f} ms, {len(_plain(name)) / 1000:.0f} KB"
    yield Row(f"{name}, of a plain draw", PLAIN_TARGET, 100 * median(times) / plain, "%", told)
    first = float(_in_fresh_process(_COLD.format(name=name)))
    yield Row(f"{name}, the first one", COLD_TARGET, first, "ms", "in a fresh process, with its imports")
    again = _seconds([partial(_again, name, moments[-1])] * RUNS)
    yield middle(f"{name}, unchanged", AGAIN_TARGET, again, "with its alt text")
    yield Row(f"{name}, size", KB_TARGET, len(data) / 1000, "KB", "PNG")


def cold(name: str) -> float:
    """Milliseconds for the first picture of this process, the game already played."""
    moment = Moment(_table(_row(name)))
    start = perf_counter()
    _file(name, moment)
    return (perf_counter() - start) * 1000


def memory() -> tuple[int, int]:
    """Bytes kept, and bytes the process grew by, after all pictures of several tables."""
    moments = list(_mixed())
    before = _resident()
    for moment in moments:
        for name in picture_names(GAME):
            with suppress(NothingToShow):
                _again(name, moment)
    return cache_bytes(), _resident() - before


def _resident() -> int:
    """Bytes of memory this process has now, as Linux tells them; 0 elsewhere."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * resource.getpagesize() if told.exists() else 0


def _animation() -> list[Row]:
    """A whole game, a frame for each turn, from its views."""
    table = _table(None)
    frames = [AnimationFrame(_table(row).view(None)) for row in turn_ends(GAME, table.history(None))]
    start = perf_counter()
    data = animate(
        GAME, frames, limit=ANIMATION_LIMIT, progress=lambda *_: None, **_asked("table", Moment(table, None))
    )
    seconds = perf_counter() - start
    how = f"{len(frames)} frames"
    return [
        Row("a game as an animation", ANIMATION_TARGET, seconds * 1000, "ms", how),
        Row("a game as an animation, size", ANIMATION_LIMIT / 1000, len(data) / 1000, "KB", how),
    ]


def _in_fresh_process(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


def _seconds(tasks: Sequence[Callable[[], object]]) -> list[float]:
    times = []
    for task in tasks:
        start = perf_counter()
        task()
        times.append(perf_counter() - start)
    return times


@cache
def _played(number: int) -> Table[Any]:
    """The end of a random game."""
    options = Options(side_b=number % 2 == 1)
    return fuzz.play(find(GAME), SEED + number, players=TABLES[number], options=options, undos=False)


@cache
def _at(whole: Table[Any], row: int) -> Table[Any]:
    """A game after a row, or where somebody has to choose next."""
    moves = whole.moves[: asked_after(whole.moves, row)]
    return Table.load(whole.game, whole.players, whole.options, moves)


def _table(row: int | None) -> Table[Any]:
    """The first game after a row; without a row, its end."""
    return _played(0) if row is None else _at(_played(0), row)


def _row(name: str) -> int | None:
    """The row of the game after which a picture is taken: sheets tell of the whole game."""
    return None if name in ("scoring", "chart", "end") else MOMENT


def _course(name: str) -> list[int | None]:
    """The rows of the positions that are painted one after another."""
    row = _row(name)
    return [None] * RUNS if row is None else [row - STEP * number for number in reversed(range(RUNS))]


def _asked(name: str, moment: Moment) -> PictureOptions:
    common = Path(games.words.__file__).parent / "words"
    table, seat = moment.table, moment.seat
    history = table.history(seat)
    return {
        "picture": name,
        "seat": seat,
        "words": words(moment.locale, common, find(GAME).folder / "words", WORDS),
        "names": [f"Player {number}" for number in range(1, table.players + 1)],
        "changes": changes(GAME, history, len(table.moves) - RECENT, seat),
        "history": history,
    }


def _layout(name: str, moment: Moment) -> Layout:
    return lay_out(GAME, moment.table.view(moment.seat), **_asked(name, moment))


def _file(name: str, moment: Moment) -> bytes:
    return palette(GAME).encode(draw(_layout(name, moment), palette(GAME)))


def _again(name: str, moment: Moment) -> Picture:
    """A picture as it is asked for by the bot, which may have been painted before."""
    return picture(GAME, moment.table.view(moment.seat), **_asked(name, moment))


def _plain(name: str) -> bytes:
    """The same picture with nothing kept, as a PNG as Pillow writes it by default."""
    layout = _layout(name, Moment(_table(_row(name))))
    hues = palette(GAME)
    image = Image.new("RGB", (layout.width, layout.height), hues.rgb("page"))
    for item in layout.items:
        if isinstance(item, Text):
            mask, top = draw_text(item.text, item.style)
            image.paste(hues.rgb(item.colour), (item.ink.left, item.ink.bottom + top), mask)
        else:
            drawing = draw_stamp(item, hues)
            image.paste(drawing, (item.box.left, item.box.top), drawing)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


if __name__ == "__main__":
    for row in measure():
        print(row)
