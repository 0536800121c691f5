"""The process that decides, gives hints and judges turns: `python -m bot.tables.decision_worker`."""

import logging
from random import Random

import msgspec

from bot.tables.decisions import (
    DecisionRequest,
    ExplainRequest,
    JudgeRequest,
    LuckRequest,
    Request,
    StatisticsRequest,
)
from bot.workers.serving import serve
from games.agents.analysis import try_judge
from games.agents.explanation import explain_last_turn
from games.agents.hints import find_hint
from games.agents.levels import decide
from games.agents.luck import luck_of_draws
from games.engine.planning import PlanningTable
from games.log import Record
from games.statistics import statistics

NICENESS = 5
"""Presses go before the thoughts of computer players."""


_REQUEST: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def answer(data: bytes) -> bytes:
    request = _REQUEST.decode(data)
    table = request.table.table()
    if isinstance(request, DecisionRequest):
        return msgspec.json.encode(decide(request.name, table, request.seat, Random(request.seed)))
    if isinstance(request, StatisticsRequest):
        return msgspec.json.encode(statistics(table))
    if isinstance(request, ExplainRequest):
        return msgspec.json.encode(explain_last_turn(table, request.seat, request.since))
    if isinstance(request, JudgeRequest):
        return msgspec.json.encode(try_judge(table, request.turn))
    if isinstance(request, LuckRequest):
        return msgspec.json.encode(luck_of_draws(Record.of(table)))
    planned = request.planned
    asked = table if planned is None else PlanningTable.begin_ahead(table, request.seat, planned)
    assert asked is not None
    return msgspec.json.encode(find_hint(asked, request.seat, request.first))


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    serve(answer, niceness=NICENESS)
