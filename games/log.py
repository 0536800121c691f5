"""A game as a file of JSON lines: a head, a line for each row of the log, and a closing line.

The closing line holds the number of rows and a digest of everything before it, so that a file that was
cut or altered is recognised even where the rules would allow it. If the draws follow from a seed, the log
has its commitment, the place and the bag of each draw, and the seed after the end.
"""

from codecs import BOM_UTF8
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games import find
from games.engine.errors import Damaged
from games.engine.moves import Move
from games.engine.retrace import MadeDraw
from games.engine.table import Table
from games.game import Game

MOST_PIECES = 10_000
"""As many equal pieces no bag has."""

MOST_IN_BAGS = 2_000_000
"""As many pieces the bags of all draws of a game do not have."""

NOT_READ = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""Exceptions for text that is no line of a log, also for one that is nested too deep."""


Versions = tuple[tuple[int, str], ...]
"""The first row of each version of the rules by which a game was played, with the version."""


class Unknown(Damaged):
    """A log holds options or events that its game does not have: another version wrote it, or nobody."""

    def __init__(self, text: str, rules: Versions) -> None:
        super().__init__(text)
        self.rules = rules
        """By which rules it says it was played."""


class _Named(Struct):
    """The only thing that the first line of a log of any version surely has."""

    game: str


class Head(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The head of a log: game, number of players, options, seed."""

    game: str
    players: int
    options: dict[str, Any]
    commitment: str | None = None
    """SHA-256 of the seed, hexadecimal; None for a game without one."""
    seeded_after: int = 0
    """How many rows the log had before there was a seed."""
    rules: Versions = ()
    """By which rules it was played (`games/rules_version.py`), where that is known."""


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A row of the log: a `Move` (`games/engine/moves.py`) with its number."""

    n: int
    """From 1."""
    seat: int | None
    key: str
    draws: tuple[str, ...] = ()
    events: msgspec.Raw = msgspec.Raw(b"[]")
    """The events as they stand in the file."""
    undoes: int | None = None
    secret: int = 0
    places: tuple[str, ...] = ()
    """Where each draw stood (`games/engine/moves.py`, `Draw`)."""
    bags: tuple[dict[str, int], ...] = ()
    """The bag of each draw: piece -> number."""


class Close(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The end of the file: how many rows it has, the SHA-256 of all lines before, and the seed."""

    rows: int
    digest: str
    seed: str | None = None
    """Hexadecimal; None before the end of the game, or without one."""


class Seeding(Struct, frozen=True):
    """The seed of a game's draws."""

    commitment: str | None = None
    after: int = 0
    """How many rows the log had before there was a seed."""
    seed: str | None = None
    """Hexadecimal, once the game has ended."""


NO_SEED = Seeding()


class WrittenDraw(Struct, frozen=True):
    """What a file says about a draw."""

    n: int
    place: str
    bag: tuple[str, ...]
    """Sorted."""


class Record(Struct, frozen=True):
    """A game read from a file."""

    game: Game[Any]
    players: int
    options: Any
    moves: tuple[Move, ...]
    seeding: Seeding = NO_SEED
    draws: tuple[WrittenDraw, ...] = ()
    unread: tuple[int, ...] = ()
    """Rows whose events are written otherwise than today's game writes them, as with a field it lacks."""
    rules: Versions = ()
    """By which rules it says it was played."""

    @classmethod
    def of(cls, table: Table[Any]) -> "Record":
        """The log of a table."""
        return cls(table.game, table.players, table.options, tuple(table.moves))

    def table(self, at: int | None = None, *, check: bool = False) -> Table[Any]:
        """The table after row `at`, by default after the last one. Raises Damaged."""
        moves = self.moves if at is None else self.moves[:at]
        return Table.load(self.game, self.players, self.options, moves, check=check)


def write(path: Path, table: Table[Any], rules: Versions = ()) -> None:
    """Write a table's log. Raises OSError."""
    path.write_bytes(encode(table, rules=rules))


def encode(
    table: Table[Any], seeding: Seeding = NO_SEED, draws: Sequence[MadeDraw] = (), rules: Versions = ()
) -> bytes:
    """Encode a table's log; `draws`: those whose bags are part of it."""
    options = msgspec.to_builtins(table.options)
    head = Head(table.game.name, table.players, options, seeding.commitment, seeding.after, rules)
    lines = [msgspec.json.encode(head)]
    for n, move in enumerate(table.moves, 1):
        events = msgspec.Raw(msgspec.json.encode(move.events))
        drawn = [draw for draw in draws if draw.n == n]
        places = tuple(draw.place for draw in drawn)
        bags = tuple(dict(Counter(draw.bag)) for draw in drawn)
        row = Row(n, move.seat, move.key, move.draws, events, move.undoes, move.secret, places, bags)
        lines.append(msgspec.json.encode(row))
    body = b"\n".join(lines) + b"\n"
    close = Close(len(table.moves), sha256(body).hexdigest(), seeding.seed)
    return body + msgspec.json.encode(close) + b"\n"


def named_game(data: bytes) -> str:
    """The name of the game in the first line of a log of any version. Raises Damaged if it is no log."""
    first, _, _ = _without_editor_traces(data).partition(b"\n")
    try:
        return msgspec.json.decode(first, type=_Named).game
    except NOT_READ as fault:
        raise Damaged(f"the first line names no game: {fault}") from fault


def read(path: Path) -> Record:
    """Read a log. Raises OSError, or Damaged with the line at which it is not as it was written."""
    return decode(path.read_bytes())


def decode(data: bytes) -> Record:
    """Decode the content of a log file. Raises Damaged as `read`."""
    lines = _without_editor_traces(data).split(b"\n")
    if len(lines) < 3 or lines[-1]:
        raise Damaged("the file is cut off: it does not end with a closing line")
    head = _decode_line(lines[0], 1, Head)
    close = _decode_line(lines[-2], len(lines) - 1, Close)
    rows = [_decode_line(line, number, Row) for number, line in enumerate(lines[1:-2], 2)]
    for expected, row in enumerate(rows, 1):
        if row.n != expected:
            raise Damaged(f"line {expected + 1} holds row {row.n} where row {expected} is due")
    body = b"\n".join(lines[:-2]) + b"\n"
    if close.rows != len(rows) or close.digest != sha256(body).hexdigest():
        raise Damaged("the lines are not those that the closing line was written for")
    return _record(head, rows, close.seed)


def _without_editor_traces(data: bytes) -> bytes:
    """A file without what editors and other systems add: a byte-order mark, their line ends."""
    return data.removeprefix(BOM_UTF8).replace(b"\r\n", b"\n")


def _decode_line(line: bytes, number: int, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except NOT_READ as fault:
        raise Damaged(f"line {number} is no {kind.__name__.lower()} line: {fault}") from fault


def _record(head: Head, rows: list[Row], seed: str | None) -> Record:
    try:
        game = find(head.game)
    except LookupError as fault:
        raise Damaged(str(fault)) from fault
    try:
        options = msgspec.convert(head.options, game.options)
    except msgspec.ValidationError as fault:
        raise Unknown(f"line 1: options that {head.game} does not have: {fault}", head.rules) from fault
    if unknown := head.options.keys() - set(game.options.__struct_fields__):
        what = ", ".join(sorted(unknown))
        raise Unknown(f"line 1: options that {head.game} does not have: {what}", head.rules)
    if head.players not in game.seats:
        raise Damaged(f"line 1: {head.game} is not for {head.players} players")
    moves: list[Move] = []
    unread: list[int] = []
    for row in rows:
        try:
            events = game.decode_events(bytes(row.events))
        except NOT_READ as fault:
            raise Unknown(
                f"row {row.n}: events that {head.game} does not know: {fault}", head.rules
            ) from fault
        if msgspec.json.decode(row.events) != msgspec.json.decode(msgspec.json.encode(events)):
            unread.append(row.n)
        moves.append(Move(row.seat, row.key, row.draws, events, row.undoes, row.secret))
    seeding = Seeding(head.commitment, head.seeded_after, seed)
    draws = tuple(_written_draws(rows))
    firsts = [0, *(first for first, _ in head.rules), len(rows) + 1]
    if not all(before < after for before, after in pairwise(firsts)):
        raise Damaged("line 1: the rows from which rules held are not those of this log")
    return Record(game, head.players, options, tuple(moves), seeding, draws, tuple(unread), head.rules)


def _written_draws(rows: Sequence[Row]) -> Iterator[WrittenDraw]:
    """What the rows say about draws. Raises Damaged."""
    pieces = 0
    for row in rows:
        if len(row.places) != len(row.bags):
            raise Damaged(f"row {row.n} does not name a bag for each place of a draw")
        for place, bag in zip(row.places, row.bags, strict=True):
            pieces += sum(bag.values())
            if any(not 0 < number <= MOST_PIECES for number in bag.values()) or pieces > MOST_IN_BAGS:
                raise Damaged(f"row {row.n} names a bag that cannot be")
            yield WrittenDraw(row.n, place, tuple(sorted(Counter(bag).elements())))
