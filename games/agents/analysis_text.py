"""The analysis of a seat in words: the losses of its turns by part, the costliest turns, and advice."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from math import floor

from msgspec import Struct

from games.agents.judged import WORDS, Judged, SeatAnalysis, word_of_loss
from games.numerals import round_half_away, signed_number
from games.words import STEP, Argument, Message, Seat, Verbatim, Words, capitalised
from games.written_messages import Written, read_message

PARTS = 6
"""How many parts are shown at most, before the rest."""

GAMES_FOR_ADVICE = 3
"""How many games of a user must have been analysed."""

WORTH_ADVICE = 5.0
"""The least a user must have given away in a game on average, in points."""

MORE = "…"
"""Stands for the steps after a draw."""

REST = "worth-rest"


class TurnText(Struct, frozen=True):
    head: Message
    """When it was, and what it gave away."""
    lines: tuple[Message, ...]
    """The better line, the played one, and the reasons against it."""


def summary(found: SeatAnalysis, words: Words, *, own: bool) -> Iterator[Message]:
    """The points of a seat, the losses of its turns and of others', luck; `own`: the reader's."""
    lost = round_half_away(found.lost)
    parts = parts_text(found, words)
    arguments: Mapping[str, Argument] = {
        "points": found.points,
        "lost": lost,
        "seat": Seat(found.seat),
        "parts": len(parts),
        "others": found.others_turns,
        "list": parts,
    }
    text = "analysis-own" if own else "analysis-seat"
    if not found.rows:
        text += "-no-turn"
    elif not lost:
        text += "-flawless"
    yield Message(text, arguments)
    if found.others_turns:
        others = {"turns": found.others_turns, "lost": round_half_away(found.others_lost)}
        yield Message("analysis-others", others)
    if found.luck is not None:
        expected, luck = round_half_away(found.expected[0]), round_half_away(found.luck)
        yield Message(
            "analysis-luck",
            {
                "expected": expected,
                "luck": signed_number(luck) if luck else 0,
                "lost": signed_number(-lost) if lost else 0,
                "rest": signed_number(found.points - expected - luck + lost),
                "spread": round_half_away(found.spread),
                "points": found.points,
            },
        )
    counts = Counter(each.word for each in found.marks if not each.by)
    if marks := tuple(
        Message("analysis-mark", {"n": counts[each], "word": each}) for each in WORDS if counts[each]
    ):
        yield Message("analysis-marks", {"list": marks})


def advice(games: Sequence[SeatAnalysis]) -> Message | None:
    """Where the holder of these seats gave away most; None after few games, or if it is little."""
    lost: dict[str, float] = {}
    for game in games:
        for part, points in game.lost_by_part.items():
            lost[part] = lost.get(part, 0.0) + points - game.others_lost_by_part.get(part, 0.0)
    total = sum(lost.values())
    if len(games) < GAMES_FOR_ADVICE or total < WORTH_ADVICE * len(games):
        return None
    most = max(lost, key=lambda part: lost[part])
    return Message(
        "analysis-advice",
        {
            "games": len(games),
            "part": Message(f"part-{most}"),
            "n": round_half_away(lost[most]),
            "lost": round_half_away(total),
        },
    )


def parts_text(found: SeatAnalysis, words: Words) -> tuple[Message, ...]:
    """In which parts it was lost, in words."""
    lost = points_lost_by_part(found, words)
    return tuple(Message("analysis-part", {"part": part, "n": number}) for part, number in lost)


def points_lost_by_part(found: SeatAnalysis, words: Words) -> list[tuple[str, int]]:
    """The texts of the parts in which most was lost and their points, last the rest; together `lost`."""
    return parts_with_rest(found.lost_by_part, found.lost, words, PARTS)


def parts_with_rest(
    points: Mapping[str, float], total: float, words: Words, most: int | None = None
) -> list[tuple[str, int]]:
    """Texts of parts and whole points that add up to a total, last the rest; empty if no part has a text."""
    texts = {f"part-{part}": number for part, number in points.items()}
    named = [(text, number) for text, number in texts.items() if round_half_away(number) and words.has(text)][
        :most
    ]
    numbers = [number for _, number in named]
    rounded, unnamed = list(map(round_half_away, numbers)), total - sum(numbers)
    rest = round_half_away(total) - sum(rounded)
    if abs(unnamed) < 0.5 or unnamed * rest < 0:
        rounded, rest = _round_to_sum(numbers, round_half_away(total)), 0
    shown = [(text, number) for (text, _), number in zip(named, rounded, strict=True) if number]
    return [*shown, (REST, rest)] if shown and rest else shown


def _round_to_sum(numbers: Sequence[float], total: int) -> list[int]:
    """Round numbers so that they add up to their rounded sum: the largest fractions go up."""
    found = [floor(number) for number in numbers]
    order = sorted(range(len(numbers)), key=lambda at: found[at] - numbers[at])
    for at in order[: total - sum(found)]:
        found[at] += 1
    return found


def no_turns_text(found: SeatAnalysis, words: Words) -> str:
    """The line instead of turns; "" where they gave away nothing."""
    return words("analysis-none") if round_half_away(found.lost) else ""


def turn_texts(found: SeatAnalysis, words: Words, names: Sequence[str] = ()) -> list[TurnText]:
    """The costliest turns in words, in order of time; `names` are what the seats are called."""
    has_sources = bool(found.lost_by_part)
    return [
        _turn_text(turn, _time_of_turn(found, turn), words, names, has_sources=has_sources)
        for turn in found.turning_points
    ]


def _time_of_turn(found: SeatAnalysis, turn: Judged) -> Message:
    """The time of a turn; with its number where several of one round are shown."""
    when = read_message(turn.when) if turn.when else Message("analysis-row", {"n": turn.row})
    if turn.when and [each.when for each in found.costliest].count(turn.when) > 1:
        number = bisect_right(found.rows, turn.row)
        when = Message("analysis-number", {"when": when, "turn": number, "turns": len(found.rows)})
    return Message("analysis-after-draw", {"when": when}) if turn.goes_on else when


def _turn_text(
    turn: Judged, when: Message, words: Words, names: Sequence[str], *, has_sources: bool
) -> TurnText:
    better_steps = _steps_apart_from(turn.better, turn.played)
    played_steps = _steps_apart_from(turn.played, turn.better)
    better = _line_text(better_steps, words, names, is_cut=turn.better_is_cut)
    played = _line_text(played_steps, words, names, is_cut=turn.played_is_cut)
    why = tuple(
        Message("analysis-reason", {"part": part, "points": signed_number(number)})
        for part, number in parts_with_rest(
            {each.part: each.points for each in turn.reasons}, turn.lost, words
        )
    )
    lines = [Message("analysis-better", {"line": better}), Message("analysis-played", {"line": played})]
    if why:
        lines.append(Message("analysis-why", {"list": why}))
    elif has_sources:
        lines.append(Message("analysis-why-overall"))
    head = Message(
        "analysis-turn",
        {
            "when": when,
            "word": word_of_loss(turn.lost),
            "n": round_half_away(turn.lost),
            "by": turn.by or "holder",
        },
    )
    return TurnText(head, tuple(lines))


def _steps_apart_from(steps: Sequence[Written], others: Sequence[Written]) -> Sequence[Written]:
    """The steps of a line that another one lacks; if there are none, the step where both differ."""
    if len(steps) == len(others):
        return _without(steps, others) or _reordered_steps(steps, others)
    return _without(steps, others) or _step_instead(steps, others)


def _without(steps: Sequence[Written], others: Sequence[Written]) -> list[Written]:
    left = list(others)
    found = []
    for step in steps:
        if step in left:
            left.remove(step)
        else:
            found.append(step)
    return found


def _reordered_steps(steps: Sequence[Written], others: Sequence[Written]) -> Sequence[Written]:
    """The steps from the first to the last one that stand elsewhere in another order of them."""
    apart = [at for at, (one, other) in enumerate(zip(steps, others, strict=True)) if one != other]
    return steps[apart[0] : apart[-1] + 1] if apart else steps


def _step_instead(steps: Sequence[Written], others: Sequence[Written]) -> Sequence[Written]:
    """The last step of a line if it stands where another one has more."""
    alike = len(list(takewhile(lambda pair: pair[0] == pair[1], zip(steps, others, strict=False))))
    return steps[-1:] if alike == len(steps) - 1 else ()


def _line_text(steps: Sequence[Written], words: Words, names: Sequence[str], *, is_cut: bool) -> Argument:
    """Steps in capital letters, or that the line lacks them; `is_cut`: more follows after a draw."""
    if not steps:
        return Message("analysis-without")
    line = STEP.join(words.text(read_message(step), names) for step in steps)
    each = [capitalised(step, names) for step in line.split(STEP)]
    shown = without_repeats(each)
    return Verbatim(STEP.join((*shown, MORE) if is_cut else shown))


def without_repeats(steps: Sequence[str]) -> list[str]:
    """Leave out steps that begin the next one, "City wall › City wall 7: 2 bricks", or repeat an end."""
    around = zip(["", *steps], steps, [*steps[1:], ""], strict=False)
    return [
        step
        for before, step, after in around
        if not after.startswith(f"{step} ") and not before.casefold().endswith(f": {step.casefold()}")
    ]


def has_texts(found: SeatAnalysis, words: Words) -> bool:
    """Whether its texts still exist, and it is of today's reckoning, with a mark for each turn."""
    if len(found.marks) != len(found.rows):
        return False
    if not all(words.has(f"part-{part}") for part in found.lost_by_part):
        return False
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
