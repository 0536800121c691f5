"""What happened, told in short lines: by phases, and within a phase by seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from bot.limits import LINE, cut
from bot.screens.symbols import NONE, Symbols, beside
from games.engine.table import Move, Table
from games.game import Event
from games.words import Message, Words

BETWEEN = " · "
"""What stands between two things that one seat did."""

SCORING = "scoring"
"""The phase whose events are told as a breakdown of points."""


class Line(Struct, frozen=True):
    """What one seat did, or (seat None) what happened to all, within one phase, which began in a row."""

    phase: str
    row: int
    seat: int | None
    events: tuple[Event, ...]

    @property
    def points(self) -> int:
        """The points these events brought."""
        return sum(getattr(event, "points", 0) for event in self.events)

    def told(self, words: Words, names: Sequence[str], symbols: Symbols = NONE, most: int = LINE) -> str:
        """All events that have something to tell, in `most` letters."""
        messages = [message for event in self.events if (message := event.tell())]
        return joined(messages, words, names, symbols, most)


def joined(
    messages: Sequence[Message], words: Words, names: Sequence[str], symbols: Symbols, most: int
) -> str:
    """Messages in one line of `most` letters; `names` are what the seats are called.

    Symbols stand before what they are about where all of them find room.
    """
    shown = BETWEEN.join(beside(symbols.of(each), words.say(each, names)) for each in messages)
    if len(shown) <= most:
        return shown
    return cut(BETWEEN.join(words.say(each, names) for each in messages), most)


def beginnings(moves: Sequence[Move]) -> list[int]:
    """The rows in which phases begin, those begun again included."""
    return [n for n, move in enumerate(moves, 1) if move.seat is None]


def rows_of_round(table: Table, number: int) -> tuple[int, int]:
    """The first and the last row of a round, from 1; an empty range where there is none."""
    begun = [n for n in beginnings(table.moves) if table.moves[n - 1].key == table.game.rounds]
    if not 1 <= number <= len(begun):
        return 1, 0
    return begun[number - 1], begun[number] - 1 if number < len(begun) else len(table.moves)


def last_turn(table: Table, seat: int) -> int:
    """The row before the seat's last move of an earlier phase; 0 if it has not moved yet.

    That move itself may have shown the seat something: what all had chosen, whose turn began.
    """
    begun = beginnings(table.moves)[-1]
    return max((n - 1 for n in table.rows(seat) if n < begun), default=0)


def own_turn(table: Table, seat: int) -> int:
    """The row before the seat's first move of the phase it moved in last; 0 if it has not moved yet."""
    rows = table.rows(seat)
    begun = max((start for start in beginnings(table.moves) if rows and start < rows[-1]), default=0)
    return next((n - 1 for n in rows if n > begun), 0)


def moved_on(table: Table, seat: int) -> bool:
    """Whether another phase has begun since the seat's last move."""
    rows = table.rows(seat)
    return bool(rows) and rows[-1] < beginnings(table.moves)[-1]


def last_told(table: Table) -> int:
    """The row up to which all has been told when a game ends: somebody was asked for the last time then."""
    last = max((n for n, move in enumerate(table.moves, 1) if move.seat is not None), default=0)
    return max((start for start in beginnings(table.moves) if start <= last), default=0)


def lines(table: Table, viewer: int | None, since: int) -> list[Line]:
    """What the viewer came to know after row `since`, by phases.

    Seats that chose in a phase stand in their order, not in that of time; those to whom something happened
    come after them.
    """
    starts = beginnings(table.moves)
    found = []
    told = table.history(viewer, since)
    for start, phase in groupby(told, key=lambda each: max(start for start in starts if start <= each[0])):
        by_seat: dict[int | None, list[Event]] = {}
        chose: set[int | None] = {None}
        for n, event in phase:
            by_seat.setdefault(getattr(event, "seat", None), []).append(event)
            chose.add(table.moves[n - 1].seat)
        seats = sorted(by_seat, key=lambda seat: (seat not in chose, -1 if seat is None else seat))
        name = table.moves[start - 1].key
        found += [Line(name, start, seat, tuple(by_seat[seat])) for seat in seats]
    return found


def say(found: Iterable[Line], words: Words, names: Sequence[str], symbols: Symbols = NONE) -> list[str]:
    """The lines as text, the seat's name first."""
    texts = []
    for line in found:
        told = line.told(words, names, symbols)
        if told and line.seat is not None:
            told = beside(symbols.seat(line.seat), f"**{names[line.seat]}**: {told}")
        texts += [told] if told else []
    return texts


def say_points(found: Iterable[Line], names: Sequence[str], symbols: Symbols = NONE) -> str:
    """What a scoring brought each seat, in one line."""
    return BETWEEN.join(
        beside(symbols.seat(line.seat), f"**{names[line.seat]}** +{line.points}")
        for line in found
        if line.seat is not None
    )
