"""The process that decides, gives hints and judges turns: `python -m bot.tables.decision_worker`."""

from __future__ import annotations

import logging
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bot.tables.decisions import DecisionRequest, JudgeRequest, Request, SentTable
from bot.workers.serving import serve
from games import find
from games.agents.analysis import judge
from games.agents.hints import hint
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


_REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_MOVES = msgspec.json.Decoder(list[_StoredMove])


def answer(data: bytes) -> bytes:
    """What is decided, judged or hinted for an encoded request, encoded."""
    request = _REQUEST.decode(data)
    table = _table(request.table)
    if isinstance(request, DecisionRequest):
        return msgspec.json.encode(decide(request.name, table, request.seat, Random(request.seed)))
    if isinstance(request, JudgeRequest):
        return msgspec.json.encode(judge(table, request.turn))
    return msgspec.json.encode(hint(table, request.seat))


def _table(sent: SentTable) -> Table[Any]:
    game = find(sent.game)
    options = msgspec.json.decode(sent.options, type=game.options)
    moves = [
        Move(each.seat, each.key, each.draws, game.decode(bytes(each.events)), each.undoes, each.secret)
        for each in _MOVES.decode(sent.moves)
    ]
    return Table.load(game, sent.players, options, moves)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(answer, niceness=NICENESS)
