"""Search: what a seat can do with the rest of its turn, each first answer followed to the end and weighed.

A line ends where its seat is no longer asked, or a phase ends. All first answers go on; later the most
promising ones. Where chance follows, a first answer is worth the mean over several seeds and imagined tables,
the same for all that are compared. The effort is counted in positions, so the same seed gives the same
lines on any machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any

from msgspec import Struct
from msgspec.msgpack import encode

from games.agents.agent import Agent
from games.agents.effort import Effort
from games.agents.evaluation import Evaluation, evaluation
from games.agents.playout import Playout
from games.engine.table import Table


class Answer(Struct, frozen=True):
    """An answer, and to what."""

    prompt: str
    """The id of the prompt."""
    key: str


class Line(Struct, frozen=True):
    """The best rest of a turn that begins with an answer."""

    answers: tuple[Answer, ...]
    value: float
    """The mean of what the position at its end is worth."""
    parts: dict[str, float]
    """What that is made of."""
    spread: float
    """The standard deviation of the value over what chance may do."""
    certain: int
    """How many of its answers will be offered whatever chance does: those up to the first draw."""


class _Node(Struct):
    table: Playout[Any]
    answers: tuple[Answer, ...]
    worth: float
    position: bytes
    """What lies on the table."""
    certain: int
    is_certain: bool
    """Whether nothing was drawn so far."""


def best_lines(
    table: Table[Any],
    seat: int,
    random: Random,
    effort: Effort,
    judge: Evaluation | None = None,
    *,
    noise: float = 0.0,
) -> list[Line]:
    """The best line for each first answer of a seat that is asked, best first.

    `noise`: by how many points each is misjudged, as a standard deviation. Nothing is looked at but what the
    seat could imagine: what it cannot know makes no difference.
    """
    judge = judge or evaluation(table.game)
    agent = table.game.agent
    seeds = [random.getrandbits(32) for _ in range(effort.tables)]
    found = _search(
        Playout.of(table.imagine(seat, random), seeds[0]), seat, random, effort, judge, agent, None
    )
    tried: dict[str, list[_Node]] = {key: [node] for key, node in found.items()}
    misjudged = {key: random.gauss(0.0, noise) if noise else 0.0 for key in found}
    finalists = sorted(found, key=lambda key: -found[key].worth - misjudged[key])[: effort.finalists]
    if len(finalists) > 1 and not all(found[key].is_certain for key in finalists):
        for seed in seeds[1:]:
            again = Playout.of(table.imagine(seat, random), seed)
            for key, node in _search(again, seat, random, effort, judge, agent, finalists).items():
                tried[key].append(node)
    else:
        finalists = list(found)
    lines = {key: _line(tried[key], seat, judge) for key in finalists}
    return [lines[key] for key in sorted(lines, key=lambda key: -lines[key].value - misjudged[key])]


def _line(nodes: Sequence[_Node], seat: int, judge: Evaluation) -> Line:
    parts = [judge.parts(node.table.state, seat) for node in nodes]
    names = dict.fromkeys(name for each in parts for name in each)
    return Line(
        nodes[0].answers,
        fmean(node.worth for node in nodes),
        {name: fmean(each.get(name, 0.0) for each in parts) for name in names},
        pstdev(node.worth for node in nodes),
        nodes[0].certain,
    )


def _search(
    table: Playout[Any],
    seat: int,
    random: Random,
    effort: Effort,
    judge: Evaluation,
    agent: Agent[Any] | None,
    first: Sequence[str] | None,
) -> dict[str, _Node]:
    """The best end of the turn after each first answer; `first` are those that are followed, None: all."""
    firsts = first or _answers(table, seat, random, effort.first, agent)
    left = effort.positions
    best: dict[str, _Node] = {}
    root = _Node(table, (), 0.0, encode(table.state), certain=0, is_certain=True)
    share = max(effort.width, left // max(1, len(firsts)))
    for key in firsts:
        budget = share
        met: set[bytes] = set()
        open_nodes = [_answered(root, seat, key, judge)]
        while open_nodes:
            following: list[_Node] = []
            for node in open_nodes:
                if _ends(node, table, seat):
                    if key not in best or node.worth > best[key].worth:
                        best[key] = node
                    continue
                for answer in _answers(node.table, seat, random, effort.first, agent):
                    halves = [_answered(node, seat, answer, judge)]
                    while halves:
                        after = halves.pop()
                        budget -= 1
                        if after.position == node.position and not _ends(after, table, seat):
                            halves += [
                                _answered(after, seat, half, judge)
                                for half in _answers(after.table, seat, random, effort.first, agent)
                            ]
                        elif (place := _place(after, seat)) not in met:
                            met.add(place)
                            following.append(after)
            width = effort.width if budget > 0 else 1
            ended = [node for node in following if _ends(node, table, seat)]
            going = [node for node in following if not _ends(node, table, seat)]
            going.sort(key=lambda node: -node.worth)
            open_nodes = ended + going[:width]
    return best


def _ends(node: _Node, root: Playout[Any], seat: int) -> bool:
    """Whether the seat is no longer asked, or a phase has ended."""
    return node.table.phases_over > root.phases_over or seat not in node.table.waiting


def _place(node: _Node, seat: int) -> bytes:
    """What tells positions apart, by whatever answers they were reached."""
    choice = node.table.pending(seat)
    return node.position + (choice.prompt_id.encode() if choice else b"")


def _answers(
    table: Playout[Any], seat: int, random: Random, most: int, agent: Agent[Any] | None
) -> Sequence[str]:
    choice = table.pending(seat)
    assert choice is not None
    if agent is not None and agent.policy is not None:
        wanted = agent.policy(table.state, choice)
        if wanted is not None:
            return wanted[:most]
    return choice.some_answers(random, most)


def _answered(node: _Node, seat: int, key: str, judge: Evaluation) -> _Node:
    choice = node.table.pending(seat)
    assert choice is not None
    table = node.table.fork()
    draws = table.draws
    table.choose(seat, key)
    position = encode(table.state)
    return _Node(
        table,
        (*node.answers, Answer(choice.prompt_id, key)),
        node.worth if position == node.position else judge.worth(table.state, seat),
        position,
        node.certain + node.is_certain,
        node.is_certain and table.draws == draws,
    )
