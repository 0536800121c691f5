"""Hints and the sentences of a guided game, above a panel and on its options."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import structs

from bot.screens.ids.help_ids import GoOnAlone
from bot.screens.ids.server_ids import BeginGuided, PlayNow
from bot.screens.ids.table_ids import AskWhy
from bot.screens.model import Block, Button, TableContext, text_button, texts
from bot.screens.shared.controls import LIT, Controls
from bot.screens.text import cut_at_step
from bot.tables.hints import explainable_turn, lesson
from games.agents.analysis_text import parts_with_rest, without_repeats
from games.agents.hints import Hint, written_steps
from games.agents.judged import Reason
from games.choice import THEN, Choice, keys_of
from games.guided import DONE_TEXT, END_TEXT, Lesson
from games.numerals import round_half_away, signed_number
from games.words import STEP, Argument, Message, Seat, Verbatim, Words, capitalised
from games.written_messages import Written, read_message

LINE_LENGTH = 200
"""Characters of the steps of a line."""


def lit_keys(
    context: TableContext, seat: int, hint: Hint | None, choice: Choice | None = None
) -> tuple[str, ...]:
    """The options a hint marks, else a guided game's, once for each pick; `choice`: as it is shown."""
    if hint is None:
        return tuple(filter(None, (key_of_lit_option(context, seat),)))
    first = hint.answers[0].key
    choice = choice or context.table.pending_choice(seat)
    joined = _joined_key(hint)
    if choice is not None and joined in choice.keys:
        return (joined,)
    return tuple(keys_of(first)) if choice is not None and choice.several else (first,)


def hint_text(context: TableContext, hint: Hint, controls: Controls, words: Words) -> str:
    """The text of a hint above the question that `controls` show."""
    names = context.safe_names
    joined = controls.choice.option(_joined_key(hint))
    pressed = joined or controls.choice.option(hint.answers[0].key)
    named = hint.named[1 if joined else 0 :]
    first, *rest = _labels(written_steps(named), words, names)
    if pressed is not None:
        rest = [first, *rest] if named[0].opens_menu and len(named) > 1 else rest
        first = controls.named_label(structs.replace(pressed, label=pressed.shown_full), names)
        rest = [] if controls.ends_turn(pressed) else rest
    option, line = Verbatim(f"**{first}**"), Verbatim(_steps_in_words(rest))
    said = words("hint-press-then", option=option, line=line) if rest else words("hint-press", option=option)
    return _quoted_steps(f"{LIT} {said}", _why_text(hint, words, names))


def chosen_text(hint: Hint, words: Words, names: tuple[str, ...]) -> str:
    """What was chosen for a seat, and why; `names`: of the seats."""
    line = Verbatim(_steps_in_words(_labels(written_steps(hint.named), words, names)))
    return _quoted_steps(words("hint-chosen", line=line), _why_text(hint, words, names))


def explanation_text(context: TableContext, seat: int, found: Hint, words: Words) -> str:
    """What a computer player did in its last turn and what speaks for it, after how its character plays."""
    names, about = context.safe_names, f"about-character-{context.row.seated[seat].computer}"
    line = _steps_in_words(_labels(written_steps(found.named), words, names))
    played = words("why-played", name=Verbatim(names[seat]), line=Verbatim(line))
    quoted = _quoted_steps(played, _why_text(found, words, names))
    said = (words(about) if words.has(about) else "", quoted, f"-# {words('why-public')}")
    return "\n".join(filter(None, said))


def why_button(context: TableContext, seat: int, words: Words) -> Button:
    return Button(AskWhy(context.row.id, seat), words("button-why", name=Verbatim(context.names[seat])))


def latest_why_button(context: TableContext, words: Words) -> tuple[Button, ...]:
    """The button for the computer player whose turn was the latest; none where no turn is explained."""
    turns = {seat: explainable_turn(context.row, context.table, seat) for seat in range(len(context.names))}
    explained = [seat for seat in turns if turns[seat]]
    latest = sorted(explained, key=lambda seat: turns[seat][-1][0])[-1:]
    return tuple(why_button(context, seat, words) for seat in latest)


def _labels(labels: Iterable[Written], words: Words, names: tuple[str, ...]) -> list[str]:
    steps = (step for each in labels for step in words.text(read_message(each), names).split(STEP))
    return [capitalised(step, names) for step in steps]


def _steps_in_words(steps: Sequence[str]) -> str:
    return cut_at_step(STEP.join(without_repeats(steps)), LINE_LENGTH)


def _quoted_steps(*lines: str) -> str:
    return "\n".join(f"> {each}" for each in lines if each).replace("….", "…")


def _joined_key(hint: Hint) -> str:
    """The key of its first two answers where both are given at once; "" if it has only one."""
    first, *others = hint.answers
    return f"{first.key}{THEN}{others[0].key}" if others else ""


def _why_text(hint: Hint, words: Words, names: tuple[str, ...]) -> str:
    """Why it is better than the next best line; if that says little, what it brings."""
    points, reasons = round_half_away(hint.ahead), _sources_text(hint.reasons, abs(hint.ahead), words)
    does_something = any(not each.ends_turn for each in hint.named)
    brings = _sources_text(hint.purpose or hint.brings * does_something, None, words)
    purpose = "hint-purpose" if hint.purpose else "hint-purpose-alone"
    apart = ("hint-better", "hint-better-by") if points > 0 else ("why-worse", "why-worse-by")
    text = apart[bool(reasons)] if points else "hint-alike"
    shared = _shared_end(hint.other, written_steps(hint.named))
    steps = _labels(hint.other[: len(hint.other) - shared], words, names)
    if shared and shared > hint.named[-1].ends_turn:
        steps.append(words("hint-then-same"))
    other = Verbatim(_steps_in_words(steps))
    said = (
        words(text, option=other, reasons=Verbatim(reasons), points=abs(points)) if hint.other else "",
        words(purpose, reasons=Verbatim(brings)) if brings and (points < 0 or not reasons) else "",
    )
    return " ".join(filter(None, said if points >= 0 else reversed(said)))


def _shared_end(steps: Sequence[Written], others: Sequence[Written]) -> int:
    """The number of steps with which both of two lines end; 0 if that is the whole first one."""
    pairs = zip(reversed(steps), reversed(others), strict=False)
    shared = len(list(takewhile(lambda pair: pair[0] == pair[1], pairs)))
    return shared if shared < len(steps) else 0


def _sources_text(reasons: Sequence[Reason], total: float | None, words: Words) -> str:
    """The sources with most gained, and those with less; with the rest they add up to a total, if any."""
    points = {each.part: each.points for each in reasons}
    gains = parts_with_rest(points, sum(points.values()) if total is None else total, words)
    better, worse = (
        ", ".join(f"{words(part)} {signed_number(number)}" for part, number in gains if number * sign > 0)
        for sign in (1, -1)
    )
    if better and worse:
        return words("hint-but", better=Verbatim(better), worse=Verbatim(worse))
    return better or worse


def _lesson(context: TableContext, seat: int) -> Lesson | None:
    """The lesson in which a seat is led; None at any other table or seat, and after the end."""
    return None if context.over else lesson(context.row, context.table, seat)


def key_of_lit_option(context: TableContext, seat: int) -> str:
    """The key of the option that is lit; "" for none."""
    led = _lesson(context, seat)
    said = led.said if led else None
    return said.lit if said else ""


def lesson_step(context: TableContext, seat: int, words: Words) -> str:
    """Which lesson a guided game's question is; "" at any other table or seat, and after the end."""
    led = _lesson(context, seat)
    if led is None or led.is_over:
        return ""
    return words("lesson-step" if led.follows else "lesson-step-alone", step=led.step, steps=led.steps)


def lesson_text(context: TableContext, seat: int, words: Words, *, hinted: bool) -> str:
    """The lines above a guided game's question; a hint replaces a sentence without a lit option."""
    led = _lesson(context, seat)
    if led is None or led.is_over:
        return ""
    said = led.said
    sentence = words.text(said.text, context.safe_names) if said else ""
    if said and said.lit:
        return f"> {LIT} {sentence}"
    unmarked = f"-# {words('lesson-unmarked')}"
    return f"{unmarked}\n> {sentence}" if sentence and not hinted else unmarked


def lesson_end(context: TableContext, seat: int, words: Words) -> tuple[Block, ...]:
    """The end of a lesson with the next steps, until the learner has taken one."""
    led = _lesson(context, seat)
    if led is None or not led.is_over or led.goes_on_alone:
        return ()
    first, second, *_ = context.game.standing(context.table.view(seat))
    mine, other = (first, second) if first.seat == seat else (second, first)
    ahead = (mine.points > other.points) - (mine.points < other.points)
    points: dict[str, Argument] = {"ahead": ahead, "mine": mine.points, "theirs": other.points}
    said: dict[str, Argument] = {
        "done": Message(DONE_TEXT, {"done": led.done}),
        "standing": Message("lesson-standing", {**points, "name": Seat(other.seat)}),
        "points": led.guided.points,
        "end": Message(END_TEXT),
    }
    buttons = (
        text_button(GoOnAlone(context.row.id, seat), "button-alone", words, context.symbols),
        Button(BeginGuided(context.game.name), words("button-again")),
        Button(PlayNow(context.game.name), words("button-real-game"), "success"),
    )
    text = Message("lesson-followed" if led.follows else "lesson-over", said)
    return (*texts(words.text(text, context.safe_names)), buttons)
