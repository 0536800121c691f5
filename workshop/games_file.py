"""A file of games between computer players, so that a later run plays only the missing ones."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from games.agents.levels import LEVELS, find_level
from games.agents.tuning import read_tuning
from games.game import Game


class Seeded(Protocol):
    """A game that was played."""

    @property
    def seed(self) -> int:
        """The source of its chance."""
        ...


R = TypeVar("R", bound=Seeded)

_BEGINNING = b'{"game":"'
"""How every line begins."""


class BadFile(Exception):
    """It is no such file, or cannot be written; the message says why."""


class _Kept(Struct, Generic[R], frozen=True):
    """A line: a game and its result."""

    game: str
    players: str
    played: R
    by: str = ""
    """A digest of its players' tuning; "" in old lines."""


class GamesFile(Generic[R]):
    """The games of one kind in a file, or none without one."""

    def __init__(self, path: Path | None, kind: type[R], game: str, by: str) -> None:
        """Open the games of players with the tuning `by`, and cut an unfinished last line. Raises BadFile."""
        self._path, self._game, self._by = path, game, by
        self._lines: list[_Kept[R]] = []
        if path is None:
            return
        check_writable(path)
        *lines, unfinished = path.read_bytes().split(b"\n")
        decoder: msgspec.json.Decoder[_Kept[R]] = msgspec.json.Decoder(_Kept[kind])  # type: ignore[valid-type]
        for number, line in enumerate(lines, 1):
            try:
                kept = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as fault:
                raise BadFile(f"line {number} of {path} is no game of this kind: {fault}") from fault
            if kept.game == game:
                self._lines.append(kept)
        if not unfinished.startswith(_BEGINNING[: len(unfinished)]):
            raise BadFile(f"the last line of {path} is no game of this kind")
        if unfinished:
            with path.open("r+b") as stream:
                stream.truncate(sum(len(line) + 1 for line in lines))

    @property
    def kept(self) -> dict[tuple[str, int], R]:
        return {(each.players, each.played.seed): each.played for each in self._lines if each.by == self._by}

    @property
    def others(self) -> int:
        """How many games of it do not count, because their players went by something else."""
        return sum(each.by != self._by for each in self._lines)

    def keep(self, players: str, played: R) -> None:
        """Write a game down."""
        if self._path is not None:
            with self._path.open("ab") as stream:
                stream.write(msgspec.json.encode(_Kept(self._game, players, played, self._by)) + b"\n")


def check_writable(path: Path) -> None:
    """Check that a file can be written, which creates it. Raises BadFile."""
    try:
        with path.open("ab"):
            pass
    except OSError as fault:
        raise BadFile(f"cannot write {path}: {fault.strerror}") from fault


def went_by(game: Game[Any], *more: object) -> str:
    """A digest of the rules, weights, levels and effort of a game, and `more` tuning of its players."""
    tuned = read_tuning(game.agent.weights) if game.agent else None
    weights = (tuned.playthroughs, tuned.features, tuned.weights) if tuned else None
    levels = [find_level(game, name) for name in LEVELS]
    return digest((weights, levels, more))


def digest(tuning: object) -> str:
    return sha256(msgspec.json.encode(tuning, order="deterministic")).hexdigest()[:16]
