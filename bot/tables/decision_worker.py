"""The process that decides for computer players: `python -m bot.tables.decision_worker`."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.tables.decisions import DecisionRequest
from bot.workers.serving import serve
from games import find
from games.agents.levels import decide
from games.engine.moves import Move
from games.engine.table import Table

NICENESS = 5
"""Presses go before the thoughts of computer players."""


class _StoredMove(Struct, frozen=True):
    """A `Move` whose events are not read yet."""

    seat: int | None
    key: str
    draws: tuple[str, ...] = ()
    events: msgspec.Raw = msgspec.Raw(b"[]")
    undoes: int | None = None
    secret: int = 0


_REQUEST = msgspec.json.Decoder(DecisionRequest)
_MOVES = msgspec.json.Decoder(list[_StoredMove])


def answer(data: bytes) -> bytes:
    """What is decided for an encoded request, encoded."""
    request = _REQUEST.decode(data)
    return msgspec.json.encode(decide(request.name, _table(request), request.seat, Random(request.seed)))


def _table(request: DecisionRequest) -> Table[Any]:
    game = find(request.game)
    options = msgspec.json.decode(request.options, type=game.options)
    moves = [
        Move(each.seat, each.key, each.draws, game.decode(bytes(each.events)), each.undoes, each.secret)
        for each in _MOVES.decode(request.moves)
    ]
    return Table.load(game, request.players, options, moves)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(answer, niceness=NICENESS)
