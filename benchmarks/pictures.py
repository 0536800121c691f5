"""How long pictures take: warm, the first one of a process, beside a plain draw; their size and memory."""

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

from PIL import Image

import games.words
from benchmarks.row import Row, middle
from games import find, fuzz
from games.table import Table
from games.words import words
from renderer import (
    WORDS,
    Asked,
    Frame,
    NothingToShow,
    Picture,
    animate,
    encode,
    kept,
    lay_out,
    picture,
    pictures,
    turns,
)
from renderer.canvas import Layout, Text, draw, drawn
from renderer.lettering import written
from renderer.palette import rgb

GAME = "forum_trajanum"
SEED = 7
PLAYERS = 4
MOMENT = 300
STEP = 5
MEMORY_STEP = 40
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


def measure() -> list[Row]:
    """Every picture of a game of four, from its middle or its end; memory; an animation."""
    rows: list[Row] = []
    for name in pictures(GAME):
        rows += _rows(name)
    kept_bytes, grown = (float(each) for each in _in_fresh_process(_MEMORY).split())
    how = f"all pictures of a game, all seats; the process grew by {grown / 1e6:.0f} MB"
    return [*rows, Row("kept in memory", MEMORY_TARGET, kept_bytes / 1e6, "MB", how), *_animation()]


def _rows(name: str) -> Iterator[Row]:
    tables = [_table(row) for row in _course(name)]
    data = _file(name, tables[0])
    times = _seconds([partial(_file, name, table) for table in tables])
    how = f"{len({id(table) for table in tables})} positions, {RUNS} times in all, {PLAYERS} players"
    yield middle(f"{name} painted and encoded", MS_TARGET, times, how)
    plain = median(_seconds([partial(_plain, name)] * PLAIN_RUNS))
    told = f"a plain draw: {plain * 1000:.0f} ms, {len(_plain(name)) / 1000:.0f} KB"
    yield Row(f"{name}, of a plain draw", PLAIN_TARGET, 100 * median(times) / plain, "%", told)
    first = float(_in_fresh_process(_COLD.format(name=name)))
    yield Row(f"{name}, the first one", COLD_TARGET, first, "ms", "in a fresh process, with its imports")
    yield middle(
        f"{name}, unchanged", AGAIN_TARGET, _seconds([partial(_again, name)] * RUNS), "with its alt text"
    )
    yield Row(f"{name}, size", KB_TARGET, len(data) / 1000, "KB", "PNG")


def cold(name: str) -> float:
    """Milliseconds for the first picture of this process, the game already played."""
    table = _table(_row(name))
    start = perf_counter()
    _file(name, table)
    return (perf_counter() - start) * 1000


def memory() -> tuple[int, int]:
    """Bytes kept, and bytes the process grew by, after all pictures of a game for all seats."""
    tables = [_table(row) for row in range(MEMORY_STEP, MOMENT, MEMORY_STEP)]
    before = _resident()
    for table in tables:
        for seat in range(PLAYERS):
            for name in pictures(GAME):
                with suppress(NothingToShow):
                    picture(GAME, table.view(seat), **_asked(name, table, seat))
    return kept(), _resident() - before


def _resident() -> int:
    """Bytes of memory this process has now, as Linux tells them; 0 elsewhere."""
    told = Path("/proc/self/statm")
    return int(told.read_text().split()[1]) * resource.getpagesize() if told.exists() else 0


def _animation() -> list[Row]:
    """A whole game, a frame for each turn, from its views."""
    table = _table(None)
    frames = [Frame(_table(row).view(None)) for row in turns(GAME, table.story(None))]
    start = perf_counter()
    data = animate(
        GAME, frames, limit=ANIMATION_LIMIT, progress=lambda *_: None, **_asked("table", table, None)
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
def _played() -> Table:
    game = find(GAME)
    return fuzz.play(game, SEED, players=PLAYERS, options=game.options(), undos=False)


@cache
def _table(row: int | None) -> Table:
    """A random game after a row, or where somebody has to choose next; without a row, its end."""
    whole = _played()
    if row is None:
        return whole
    while row < len(whole.moves) and whole.moves[row].seat is None:
        row += 1
    return Table.load(whole.game, PLAYERS, whole.options, whole.moves[:row])


def _row(name: str) -> int | None:
    """The row of the game after which a picture is taken: sheets tell of the whole game."""
    return None if name in ("scoring", "chart", "end") else MOMENT


def _course(name: str) -> list[int | None]:
    """The rows of the positions that are painted one after another."""
    row = _row(name)
    return [None] * RUNS if row is None else [row - STEP * number for number in reversed(range(RUNS))]


def _asked(name: str, table: Table, seat: int | None) -> Asked:
    common = Path(games.words.__file__).parent / "words"
    return {
        "picture": name,
        "seat": seat,
        "words": words("en", common, find(GAME).folder / "words", WORDS),
        "names": [f"Player {number}" for number in range(1, PLAYERS + 1)],
        "story": table.story(seat),
    }


def _layout(name: str, table: Table) -> Layout:
    return lay_out(GAME, table.view(0), **_asked(name, table, 0))


def _file(name: str, table: Table) -> bytes:
    return encode(draw(_layout(name, table)))


def _again(name: str) -> Picture:
    """A picture that was painted before, as it is asked for by the bot."""
    table = _table(_row(name))
    return picture(GAME, table.view(0), **_asked(name, table, 0))


def _plain(name: str) -> bytes:
    """The same picture with nothing kept, as a PNG as Pillow writes it by default."""
    layout = _layout(name, _table(_row(name)))
    image = Image.new("RGB", (layout.width, layout.height), rgb("page"))
    for item in (*layout.ground, *layout.items):
        if isinstance(item, Text):
            mask, top = written(item.text, item.style)
            image.paste(rgb(item.colour), (item.ink.left, item.ink.bottom + top), mask)
        else:
            sprite, cover = drawn(item)
            image.paste(sprite, (item.box.left, item.box.top), cover)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


if __name__ == "__main__":
    for row in measure():
        print(row)
