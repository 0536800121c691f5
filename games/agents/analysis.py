"""The analysis of a finished game: what each turn gave away against the best line, and what was luck.

Each turn is judged from what its seat knew then: the line that was played against the best one, on the same
imagined tables with the same draws. What is left between two turns of a seat is luck: chance and rivals. Both
add up to the result exactly. Luck is told only where the worth of positions is calibrated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from games.agents.hints import Reason, labels_of, reasons
from games.agents.levels import HARD, level
from games.agents.search import Line, Search
from games.agents.tuning import tuning
from games.engine.moves import UNDO
from games.engine.table import Table
from games.game import Game
from games.log import Record
from games.words import Message

WORTH_TELLING = 2.0
"""Points from which on a turn is told: less lies within what the worth of a position is off by."""

COSTLIEST = 5
"""So many turns of a seat are told at most."""


class Turn(Struct, frozen=True):
    """A turn of a seat, as the log has it."""

    seat: int
    row: int
    """Its first row, from 1."""
    keys: tuple[str, ...]
    """What was answered, without what was taken back."""


class Judged(Struct, frozen=True):
    """What a turn was worth."""

    seat: int
    row: int
    """Its first row, from 1."""
    progress: float
    """How far the game was before it, from 0 to 1."""
    before: float
    """What the best line promised, in points at the end of the game."""
    lost: float
    """How many points the line played gave away, at least 0."""
    played: tuple[Message, ...]
    """What the answers played are called."""
    better: tuple[Message, ...]
    """What the best line is called; empty where too little was lost to tell."""
    reasons: tuple[Reason, ...]
    """Why it is better."""


class SeatAnalysis(Struct, frozen=True):
    """How a seat played: the turns in order, and what made up its result."""

    seat: int
    points: int
    """At the end."""
    expected: tuple[float, ...]
    """Before each of its turns, the points at the end of the game that its best line promised."""
    lost: float
    """What its turns gave away in all."""
    luck: float | None
    """What chance and rivals changed: expected[0] + luck - lost = points; None without calibration."""
    lost_by_part: Mapping[str, float]
    """The part of the worth -> what its told turns gave away in it."""
    costliest: tuple[Judged, ...]
    """The turns that are told, the costliest first."""


def turns(record: Record) -> list[Turn]:
    """The turns of a log: what a seat answered in a phase until another one did; in lanes, all of it."""
    taken_back = {move.undoes for move in record.moves if move.key == UNDO}
    found: list[Turn] = []
    phase: list[tuple[int, int, str]] = []
    for row, move in enumerate(record.moves, 1):
        if move.seat is None:
            found += _turns_of_phase(record, phase)
            phase = []
        elif move.key != UNDO and row not in taken_back:
            phase.append((row, move.seat, move.key))
    return found + _turns_of_phase(record, phase)


def _turns_of_phase(record: Record, rows: Sequence[tuple[int, int, str]]) -> list[Turn]:
    open_turns: dict[int, tuple[int, list[str]]] = {}
    found: list[Turn] = []
    before: int | None = None
    for row, seat, key in rows:
        if before not in (None, seat) and not record.table(row - 1).lanes:
            found += _closed(open_turns)
        open_turns.setdefault(seat, (row, []))[1].append(key)
        before = seat
    return found + _closed(open_turns)


def _closed(open_turns: dict[int, tuple[int, list[str]]]) -> list[Turn]:
    closed = [Turn(seat, row, tuple(keys)) for seat, (row, keys) in open_turns.items()]
    open_turns.clear()
    return closed


def judge(record: Record, turn: Turn) -> Judged:
    """What a turn was worth."""
    table = record.table(turn.row - 1)
    seat, game = turn.seat, record.game
    random = Random(_digest(table, turn))
    search = Search(table, seat, random, level(game, HARD).effort)
    found = search.lines()
    played = search.line(turn.keys)
    best = max((*found, played), key=lambda line: line.value)
    lost = best.value - played.value
    told = lost >= WORTH_TELLING
    return Judged(
        seat,
        turn.row,
        game.agent.progress(table.view(seat)) if game.agent else turn.row / len(record.moves),
        round(_expected(game, table.view(seat), best.value), 2),
        round(lost, 2),
        labels_of(table, seat, played.answers, random) if told else (),
        labels_of(table, seat, _certain(best), random) if told else (),
        reasons(best, played) if told else (),
    )


def _certain(line: Line) -> tuple[Any, ...]:
    return line.answers[: line.certain]


def _digest(table: Table[Any], turn: Turn) -> int:
    """A number that follows from what the seat saw, and which turn it was."""
    seen = encode((table.view(turn.seat), turn.seat, turn.row))
    return int.from_bytes(blake2b(seen, digest_size=8).digest(), "big")


def analysis(record: Record, judged: Sequence[Judged]) -> tuple[SeatAnalysis, ...]:
    """How each seat played, from all its turns in order."""
    points = {each.seat: each.points for each in record.game.standing(record.table().state)}
    return tuple(
        _of_seat(record.game, seat, points[seat], [each for each in judged if each.seat == seat])
        for seat in range(record.players)
    )


def _of_seat(game: Game[Any], seat: int, points: int, judged: Sequence[Judged]) -> SeatAnalysis:
    lost = sum(each.lost for each in judged)
    told = sorted((each for each in judged if each.better), key=lambda each: -each.lost)
    by_part: dict[str, float] = {}
    for each in told:
        for reason in each.reasons:
            by_part[reason.part] = by_part.get(reason.part, 0.0) + reason.points
    luck = points - judged[0].before + lost if judged and is_calibrated(game) else None
    return SeatAnalysis(
        seat,
        points,
        tuple(each.before for each in judged),
        round(lost, 2),
        None if luck is None else round(luck, 2),
        {part: round(number, 1) for part, number in by_part.items()},
        tuple(told[:COSTLIEST]),
    )


def is_calibrated(game: Game[Any]) -> bool:
    """Whether the worth of a game's positions is right about the end on average."""
    return game.agent is not None and bool(tuning(game.agent.weights).calibration)


def _expected(game: Game[Any], view: Any, worth: float) -> float:
    """The points at the end that a worth stands for."""
    if game.agent is None:
        return worth
    return worth + tuning(game.agent.weights).offset(game.agent.progress(view))
