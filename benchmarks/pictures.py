"""Time of pictures: warm, in turn, first in a process, compared to a plain draw; their size and memory."""

from __future__ import annotations

import os
import pickle
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from msgspec import Struct
from PIL import Image

from benchmarks.measurement import Measurement, median_of
from bot.screens.picture_request import PictureRequest
from games import find
from games.engine.moves import last_row_before_question
from games.engine.table import Table
from games.words import LOCALES
from renderer import (
    AnimationFrame,
    NothingToShow,
    Picture,
    PictureOptions,
    animate,
    cache_bytes,
    changes,
    has_pictures,
    lay_out,
    load_words,
    palette,
    picture,
    picture_names,
    roles,
    turn_ends,
)
from renderer.engine.layout import Layout, Text
from renderer.engine.lettering import draw_text
from renderer.engine.paint import draw, draw_stamp
from tests.fuzz import random_games
from tests.support.games import Start, options, samples

STEP = 5
RECENT = 12
RUNS = 25
PLAIN_RUNS = 3
FIRST_RUNS = 4

MS_TARGET = 30
AGAIN_TARGET = 5
FIRST_TARGET = 300
KB_TARGET = 300
PLAIN_TARGET = 25
MEMORY_TARGET = 100
ANIMATION_TARGET = 10_000
ANIMATION_LIMIT = 10_000_000

_FIRST = """
import pickle, sys
from time import process_time
pickle.load(sys.stdin.buffer).paint()
print(process_time() * 1000)
"""
_MEMORY = "from benchmarks.pictures import memory; print(*memory({game!r}))"


class Moment(Struct, frozen=True):
    """What a picture shows: a table, for a seat, in a language."""

    table: Table[Any]
    seat: int | None = 0
    locale: str = "en"


def measure(game: str) -> list[Measurement]:
    """Every picture of one table; "My board" again and again, of it and of several; memory; a replay."""
    rows: list[Measurement] = []
    if not has_pictures(game):
        return rows
    for name in picture_names(game):
        rows += _rows(game, name)
    one = [Moment(_table(game, row)) for row in _course(game, roles(game).own)]
    rows += _boards("My board", one, f"its pictures in turn, {RUNS} times")
    mixed = list(_mixed(game))
    rows += _boards(
        "games mixed", mixed, f"the same of {len(_tables(game))} tables in {len(LOCALES)} languages"
    )
    kept_bytes, grown = (float(each) for each in _in_fresh_process(_MEMORY.format(game=game)).split())
    how = f"all pictures of {len(_tables(game))} tables; the process grew by {grown / 1e6:.0f} MB"
    return [
        *rows,
        Measurement("kept in memory", MEMORY_TARGET, kept_bytes / 1e6, "MB", how),
        *_animation(game),
    ]


def _boards(label: str, moments: Sequence[Moment], how: str) -> Iterator[Measurement]:
    """The pictures of "My board" in turn, so that none is repeated before all others were painted."""
    board = roles(moments[0].table.game.name).board
    tasks = [partial(_file_if_any, name, moment) for moment in moments for name in board]
    times = _seconds(tasks)
    for number, name in enumerate(board):
        yield median_of(f"{name}, {label}", MS_TARGET, times[number :: len(board)], how)


def _mixed(game: str) -> Iterator[Moment]:
    """Moments of several tables in turn."""
    for moment in range(RUNS):
        for number, start in enumerate(_tables(game)):
            table = _at(_played(game, number), samples(game).benchmarks.moment // 2 + STEP * moment)
            yield Moment(table, moment % start.players, LOCALES[number % len(LOCALES)])


def _rows(game: str, name: str) -> Iterator[Measurement]:
    moments = [Moment(_table(game, row)) for row in _course(game, name)]
    data = _file(name, moments[0])
    times = _seconds([partial(_file, name, moment) for moment in moments])
    how = (
        f"{len(set(_course(game, name)))} positions, {RUNS} times in all, {_tables(game)[0].players} players"
    )
    yield median_of(f"{name} painted and encoded", MS_TARGET, times, how)
    plain = median(_seconds([partial(_plain, game, name)] * PLAIN_RUNS))
    how = f"a plain draw: {plain * 1000:.0f} ms, {len(_plain(game, name)) / 1000:.0f} KB"
    yield Measurement(f"{name}, of a plain draw", PLAIN_TARGET, 100 * median(times) / plain, "%", how)
    how = "processor time of a process from its start, with its compiled imports and the alt text"
    yield Measurement(f"{name}, the first one", FIRST_TARGET, _first(name, moments[-1]), "ms", how)
    again = _seconds([partial(_again, name, moments[-1])] * RUNS)
    yield median_of(f"{name}, unchanged", AGAIN_TARGET, again, "with its alt text")
    yield Measurement(f"{name}, size", KB_TARGET, len(data) / 1000, "KB", "PNG")


def _first(name: str, moment: Moment) -> float:
    """Milliseconds of processor time for the first picture of a process: the least of some."""
    asked, table = _asked(name, moment), moment.table
    request = PictureRequest(
        table.game.name,
        table.view(moment.seat),
        name,
        moment.seat,
        asked["words"],
        tuple(asked["names"]),
        (),
        moment.seat,
        tuple(table.history(moment.seat)),
        len(table.moves) - RECENT,
    )
    data = pickle.dumps(request)
    return min(float(_in_fresh_process(_FIRST, data)) for _ in range(FIRST_RUNS))


def memory(game: str) -> tuple[int, int]:
    """Bytes in caches, and bytes the process grew by, after all pictures of several tables."""
    moments = list(_mixed(game))
    before = _resident()
    for moment in moments:
        for name in picture_names(game):
            with suppress(NothingToShow):
                _again(name, moment)
    return cache_bytes(), _resident() - before


def _resident() -> int:
    """Resident bytes of this process on Linux; 0 elsewhere."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * resource.getpagesize() if statm.exists() else 0


def _animation(game: str) -> list[Measurement]:
    """The replay of a whole game, a frame for each turn."""
    table = _table(game, None)
    frames = [AnimationFrame(_table(game, row).view(None)) for row in turn_ends(game, table.history(None))]
    start = perf_counter()
    data = animate(
        game,
        frames,
        limit=ANIMATION_LIMIT,
        progress=lambda *_: None,
        **_asked(roles(game).replay, Moment(table, None)),
    )
    seconds = perf_counter() - start
    how = f"{len(frames)} frames"
    return [
        Measurement("a game as an animation", ANIMATION_TARGET, seconds * 1000, "ms", how),
        Measurement("a game as an animation, size", ANIMATION_LIMIT / 1000, len(data) / 1000, "KB", how),
    ]


def _in_fresh_process(code: str, data: bytes = b"") -> str:
    """What a process prints that reads data; as after the first start of a bot, modules are compiled."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": _compiled().name}
    command = [sys.executable, "-c", code]
    return subprocess.run(
        command, input=data, stdout=subprocess.PIPE, check=True, env=environment
    ).stdout.decode()


@cache
def _compiled() -> TemporaryDirectory[str]:
    return TemporaryDirectory()


def _seconds(tasks: Sequence[Callable[[], object]]) -> list[float]:
    times = []
    for task in tasks:
        start = perf_counter()
        task()
        times.append(perf_counter() - start)
    return times


def _tables(game: str) -> tuple[Start, ...]:
    """Several tables with different seats and options; most measurements are of the first."""
    return samples(game).benchmarks.tables


@cache
def _played(game: str, number: int) -> Table[Any]:
    start = _tables(game)[number]
    chosen = options(game, start)
    return random_games.play(find(game), start.seed, players=start.players, options=chosen, undos=False)


@cache
def _at(whole: Table[Any], row: int) -> Table[Any]:
    """A game after a row, or at the next choice after it."""
    moves = whole.moves[: last_row_before_question(whole.moves, row)]
    return Table.load(whole.game, whole.players, whole.options, moves)


def _table(game: str, row: int | None) -> Table[Any]:
    """The first game after a row; without a row, its end."""
    return _played(game, 0) if row is None else _at(_played(game, 0), row)


def _row(game: str, name: str) -> int | None:
    """The row of the game after which a picture is painted; None for those of the end."""
    wanted = samples(game).benchmarks
    return None if name in wanted.at_end else wanted.moment


def _course(game: str, name: str) -> list[int | None]:
    """The rows of the positions that are painted one after another."""
    row = _row(game, name)
    return [None] * RUNS if row is None else [row - STEP * number for number in reversed(range(RUNS))]


def _asked(name: str, moment: Moment) -> PictureOptions:
    table, seat = moment.table, moment.seat
    history = table.history(seat)
    return {
        "picture": name,
        "seat": seat,
        "words": load_words(table.game.name, moment.locale),
        "names": [f"Player {number}" for number in range(1, table.players + 1)],
        "changes": changes(table.game.name, history, len(table.moves) - RECENT, seat),
        "history": history,
    }


def _layout(name: str, moment: Moment) -> Layout:
    return lay_out(moment.table.game.name, moment.table.view(moment.seat), **_asked(name, moment))


def _file(name: str, moment: Moment) -> bytes:
    hues = palette(moment.table.game.name)
    return hues.encode(draw(_layout(name, moment), hues))


def _file_if_any(name: str, moment: Moment) -> bytes:
    """The same; empty where there is nothing to show yet."""
    with suppress(NothingToShow):
        return _file(name, moment)
    return b""


def _again(name: str, moment: Moment) -> Picture:
    """A picture as the bot requests it, possibly cached."""
    return picture(moment.table.game.name, moment.table.view(moment.seat), **_asked(name, moment))


def _plain(game: str, name: str) -> bytes:
    """The same picture without caches, as a default PNG of Pillow."""
    layout = _layout(name, Moment(_table(game, _row(game, name))))
    hues = palette(game)
    image = Image.new("RGB", (layout.width, layout.height), hues.rgb("page"))
    for item in layout.items:
        if isinstance(item, Text):
            mask, top = draw_text(item.text, item.style)
            image.paste(hues.rgb(item.colour), (item.capitals_box.left, item.capitals_box.bottom + top), mask)
        else:
            drawing = draw_stamp(item, hues)
            image.paste(drawing, (item.box.left, item.box.top), drawing)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
