"""The analysis of a seat in words: what its turns gave away, in what, and which of them cost most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from games.agents.analysis import Judged, SeatAnalysis
from games.numerals import signed
from games.words import Argument, Message, Seat, Words
from games.written_messages import Written, read_message

PARTS = 4
"""So many parts are told at most."""


class ToldTurn(Struct, frozen=True):
    """A turn in words."""

    head: Message
    """When it was, and what it gave away."""
    lines: tuple[Message, ...]
    """The better line, what was played, and why that was worse."""


def summary(found: SeatAnalysis, words: Words, *, own: bool) -> Iterator[Message]:
    """The points of a seat, what its turns gave away, and luck. `own`: whether it is the reader's."""
    arguments: Mapping[str, Argument] = {
        "points": found.points,
        "lost": round(found.lost),
        "seat": Seat(found.seat),
        "list": tuple(
            Message("analysis-part", {"part": f"part-{part}", "n": number})
            for part, number in parts_lost(found, words)
        )
        or ("none",),
    }
    yield Message("analysis-own" if own else "analysis-seat", arguments)
    if found.luck is not None:
        expected = round(found.expected[0])
        lost = round(found.lost)
        luck = found.points - expected + lost
        yield Message(
            "analysis-luck",
            {"expected": expected, "luck": signed(luck), "lost": signed(-lost), "points": found.points},
        )


def parts_lost(found: SeatAnalysis, words: Words, most: int = PARTS) -> list[tuple[str, int]]:
    """In which parts most was lost, and how many points; parts that have no name are left out."""
    rounded = [(part, round(number)) for part, number in found.lost_by_part.items()]
    return [(part, number) for part, number in rounded if number and words.has(f"part-{part}")][:most]


def told_turns(found: SeatAnalysis, words: Words) -> list[ToldTurn]:
    """The costliest turns in words, the costliest first."""
    return [_told(turn, words) for turn in found.costliest]


def _told(turn: Judged, words: Words) -> ToldTurn:
    better, played = _apart(turn.better, turn.played)
    when = read_message(turn.when) if turn.when else Message("analysis-row", {"n": turn.row})
    why = [each for each in turn.reasons if round(each.points) and words.has(f"part-{each.part}")]
    lines = [
        Message("analysis-better", {"list": better}),
        Message("analysis-played", {"list": played}),
    ]
    if why:
        reasons = tuple(
            Message("analysis-reason", {"part": f"part-{each.part}", "points": signed(round(each.points))})
            for each in why
        )
        lines.append(Message("analysis-why", {"list": reasons}))
    return ToldTurn(Message("analysis-turn", {"when": when, "n": round(turn.lost)}), tuple(lines))


def _apart(
    better: Sequence[Written], played: Sequence[Written]
) -> tuple[tuple[Message, ...], tuple[Message, ...]]:
    """Two lines from where they part; both whole where one goes on as the other ends."""
    same = 0
    while same < min(len(better), len(played)) and better[same] == played[same]:
        same += 1
    if same in (len(better), len(played)):
        same = 0
    one, other = (tuple(map(read_message, each[same:])) for each in (better, played))
    return one, other


def can_be_told(found: SeatAnalysis, words: Words) -> bool:
    """Whether all its texts are still there: one that was kept may have been made with earlier ones."""
    turns = [turn for each in found.costliest for turn in (each.when, *each.better, *each.played) if turn]
    return all(words.has(text) for turn in turns for text in _texts(turn))


def _texts(message: Written) -> Iterator[str]:
    """The ids of messages in a message."""
    yield message["id"]
    waiting = list(message["args"].values())
    while waiting:
        each = waiting.pop()
        if isinstance(each, list):
            waiting += each
        elif isinstance(each, dict) and "message" in each:
            yield from _texts(each["message"])
