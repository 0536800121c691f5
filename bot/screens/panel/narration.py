"""History as lines of text: by phases, and within a phase by seats."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Any

from msgspec import Struct

from bot.screens.model import TableContext
from bot.screens.phone_height import visible_text
from bot.screens.symbols import NO_SYMBOLS, Symbols, with_symbol
from bot.screens.text import HISTORY_LENGTH, LINE_LENGTH, SEPARATOR, cut_text, last_lines
from games.engine.table import Table
from games.game import Event, Phase
from games.numerals import signed_number
from games.words import Message, Verbatim, Words
from storage.core.rows import HintUse

TURN_LENGTH = 60
"""Seen letters of a turn in one line of a story."""

OWN_LENGTH, CUT_LENGTH = 150, 50
"""Letters of the turn so far, and of its latest moves where those are too few or *Recap* finds room."""


CUT = "… "
"""Begins the moves of a turn where the first ones are left out."""

KEPT = 3
"""The weight of a line of a story that is left out last."""


class NarratedSeat(Struct, frozen=True):
    """What one seat did within one phase."""

    phase: Phase[Any]
    row: int
    seat: int | None
    """None for what happened to all."""
    chose: bool
    events: tuple[Event, ...]
    hinted: bool = False

    @property
    def points(self) -> int:
        return sum(event.gain.points for event in self.events if event.gain)

    @property
    def messages(self) -> list[Message]:
        return [message for event in self.events if (message := event.message())]

    @property
    def headlines(self) -> list[Message]:
        """The messages without details; with them if a seat did nothing else."""
        found = [message for each in self.events if (message := each.headline())]
        return self.messages if not found and self.seat is not None else found

    def text(
        self, words: Words, names: Sequence[str], symbols: Symbols = NO_SYMBOLS, length: int = LINE_LENGTH
    ) -> str:
        """All events that have a message, without the seat's name."""
        return one_line(self.messages, words, names, symbols, length)


def one_line(
    messages: Sequence[Message], words: Words, names: Sequence[str], symbols: Symbols, length: int
) -> str:
    """Messages in one line of at most `length` letters, with their symbols if all of them find room."""
    text = SEPARATOR.join(with_symbol(symbols.of(each), words.text(each, names)) for each in messages)
    if len(text) <= length:
        return text
    return cut_text(SEPARATOR.join(words.text(each, names) for each in messages), length)


def lines_since(
    table: Table[Any], viewer: int | None, since: int, hints: Collection[HintUse] = ()
) -> list[NarratedSeat]:
    """What the viewer came to know after a row, by phases: first the seats that chose, in their order."""
    found = []
    news = table.history(viewer, since)
    hinted = _hinted_rows(table, viewer, hints) if hints else frozenset()
    for start, events in groupby(news, key=lambda each: phase_start_at(table, each[0])):
        by_seat: dict[int | None, list[Event]] = {}
        chose: set[int | None] = {None}
        advised: set[int | None] = set()
        for n, event in events:
            by_seat.setdefault(event.owner, []).append(event)
            chose.add(table.moves[n - 1].seat)
            advised |= {table.moves[n - 1].seat} if n in hinted else set()
        seats = sorted(by_seat, key=lambda seat: (seat not in chose, -1 if seat is None else seat))
        phase = _phase_of(table, start)
        found += [
            NarratedSeat(phase, start, seat, seat in chose, tuple(by_seat[seat]), seat in advised)
            for seat in seats
        ]
    return found


def _hinted_rows(table: Table[Any], viewer: int | None, hints: Iterable[HintUse]) -> frozenset[int]:
    """The rows that came of hints the viewer knows; where a row changed nothing, the seat's next one."""
    rows: dict[tuple[int, int | None], list[int]] = {}
    for n, _ in table.history(viewer):
        rows.setdefault((phase_start_at(table, n), table.moves[n - 1].seat), []).append(n)
    found = set()
    for hint in hints:
        known = rows.get((phase_start_at(table, hint.n), hint.seat), [])
        found |= {next((n for n in known if n >= hint.n), 0)}
    return frozenset(found)


def line_texts(
    found: Iterable[NarratedSeat], words: Words, names: Sequence[str], symbols: Symbols = NO_SYMBOLS
) -> list[str]:
    """The lines as text, the seat's name first; empty ones are left out."""
    texts = []
    for line in found:
        text = line.text(words, names, symbols)
        if text and line.seat is not None:
            text = with_symbol(symbols.seat(line.seat), f"{_who_text(line, words, names)}: {text}")
        texts += [text] if text else []
    return texts


def _who_text(line: NarratedSeat, words: Words, names: Sequence[str]) -> str:
    """Whose line it is, and whether they were given a hint."""
    assert line.seat is not None
    name = f"**{names[line.seat]}**"
    return f"{name} ({words('history-hint')})" if line.hinted else name


def own_line(context: TableContext, words: Words, seat: int, most: int = OWN_LENGTH) -> str:
    """A seat's moves in the open phase, declined ones too, in a small line; if need be the latest alone."""
    table, start = context.table, context.table.phase_starts[-1]
    events = [(n, event) for n, event in table.history(seat, start - 1) if event.owner == seat and n >= start]
    said = [(n, message) for n, event in events if (message := event.headline())]
    moves = [each for each in table.open_moves if each.move.seat == seat and each.declined]
    declined = [(each.n, Message("panel-declined", {"option": each.declined})) for each in moves]
    if not said and not declined:
        said = [(n, message) for n, event in events if (message := event.message())]
    rows = sorted([*declined, *said], key=lambda each: each[0])
    done = [_with_symbol(context, words, message) for _, message in rows]
    if not done:
        return ""
    shown = len(done)
    length = most if len(visible_text(SEPARATOR.join(done))) <= most else CUT_LENGTH
    while shown > 1 and len(visible_text(SEPARATOR.join(done[-shown:]))) > length:
        shown -= 1
    story = Verbatim(f"{CUT if shown < len(done) else ''}{SEPARATOR.join(done[-shown:])}")
    return f"-# {words('panel-this-turn', story=story)}"


Turn = tuple[int, str]
"""How much a line of a story matters, most of all each seat's newest turn; and its text."""


def turns_since(context: TableContext, words: Words, viewer: int, since: int) -> list[Turn]:
    """The news for the viewer after row `since`, a line a turn, without scorings."""
    found: list[tuple[int | None, int, str]] = []
    for _, group in groupby(
        lines_since(context.table, viewer, since, context.hints), key=lambda line: line.row
    ):
        phase = list(group)
        if _is_scored(context.table, phase[0]):
            continue
        if summary := _summary(context, phase, viewer):
            found.append((None, KEPT if _is_decided(phase) else 1, _with_symbol(context, words, summary)))
        else:
            each_line = [(line, text) for line in phase if (text := _turn_line(context, words, line))]
            found += [(line.seat, _weight(line, phase, viewer), text) for line, text in each_line]
    newest = {seat: n for n, (seat, weight, _) in enumerate(found) if 0 < weight < KEPT and seat is not None}
    kept = {*newest.values()}
    return [(KEPT if n in kept else weight, text) for n, (_, weight, text) in enumerate(found)]


def story_text(turns: Sequence[Turn], words: Words, fits: Callable[[str], bool]) -> str:
    """Lines in small type; what matters least is left out until they fit, but one line."""
    lightest = sorted(range(len(turns)), key=lambda n: turns[n][0])
    text = ""
    for left_out in range(len(turns)):
        shown = "\n".join(turns[n][1] for n in sorted(lightest[left_out:]))
        more = f"{shown.removesuffix(' …')} {omission(words)(left_out)}"
        text = small_text(more if left_out else shown)
        if fits(text):
            break
    return text


def scored_text(context: TableContext, words: Words, viewer: int, since: int) -> str:
    """What scorings after row `since` brought all, and why the viewer."""
    found = lines_since(context.table, viewer, since)
    scored = (list(group) for _, group in groupby(found, key=lambda line: line.row))
    return "\n".join(
        line
        for phase in scored
        if _is_scored(context.table, phase[0])
        for line in _scored_lines(phase, viewer, words, context.safe_names, context.symbols)
    )


def small_text(text: str) -> str:
    return "\n".join(f"-# {line.removeprefix('-# ')}" for line in text.split("\n") if line)


def _weight(line: NarratedSeat, phase: Sequence[NarratedSeat], viewer: int) -> int:
    """How much a line of a story matters: of two that matter as much, the newer one is kept.

    What was decided among all comes before turns, turns that brought points before others; the viewer's own
    choices and details come last.
    """
    if all(event.is_detail for event in line.events):
        return 0
    if _is_decided(phase):
        return KEPT
    if line.seat == viewer and line.chose:
        return 0
    return 2 if line.points else 1


def _is_decided(phase: Sequence[NarratedSeat]) -> bool:
    """Whether something is decided among all in a phase, which then has consequences for seats."""
    return len(phase) > 1 and phase[0].seat is None and bool(phase[0].headlines)


def _summary(context: TableContext, phase: Sequence[NarratedSeat], viewer: int) -> Message | None:
    """A phase in one sentence; None where each line stands alone."""
    summary, start = phase[0].phase.summary, phase[0].row
    if summary is None:
        return None
    before = (event for n, event in context.table.history(viewer) if n < start)
    return summary(before, [event for line in phase for event in line.events])


def _turn_line(context: TableContext, words: Words, line: NarratedSeat) -> str:
    """A turn in one line without details; what brought no points is left out first."""
    scored = [message for event in line.events if event.gain and (message := event.headline())]
    kept = line.headlines
    while len(kept) > 1 and _length(context, words, kept) > TURN_LENGTH:
        last = next((n for n in reversed(range(len(kept))) if kept[n] not in scored), len(kept) - 1)
        kept = [*kept[:last], *kept[last + 1 :]]
    done = SEPARATOR.join(_with_symbol(context, words, each) for each in kept)
    text = f"{done} …" if len(kept) < len(line.headlines) else done
    if not text or line.seat is None:
        return text
    said = f"{_who_text(line, words, context.safe_names)}: {text}"
    return with_symbol(context.symbols.seat(line.seat), said)


def _length(context: TableContext, words: Words, messages: Sequence[Message]) -> int:
    return len(visible_text(SEPARATOR.join(_with_symbol(context, words, each) for each in messages)))


def _with_symbol(context: TableContext, words: Words, message: Message) -> str:
    return with_symbol(context.symbols.of(message), words.text(message, context.safe_names))


def _is_scored(table: Table[Any], line: NarratedSeat) -> bool:
    return line.phase.is_scoring and is_phase_over(table, line.row)


def _scored_lines(
    phase: Sequence[NarratedSeat], viewer: int | None, words: Words, names: Sequence[str], symbols: Symbols
) -> list[str]:
    """What a scoring brought all, and why the viewer."""
    headline = Message("scoring-title")
    brought = f"{words.text(headline)}: {points_text(phase, names, symbols)}"
    own = [line for line in phase if line.seat == viewer and viewer is not None]
    return [with_symbol(symbols.of(headline), brought), *line_texts(own, words, names, symbols)]


def points_text(found: Iterable[NarratedSeat], names: Sequence[str], symbols: Symbols = NO_SYMBOLS) -> str:
    return SEPARATOR.join(
        with_symbol(symbols.seat(line.seat), f"**{names[line.seat]}** {signed_number(line.points)}")
        for line in found
        if line.seat is not None
    )


def history_text(
    context: TableContext, words: Words, viewer: int | None, since: int, *, scorings: bool
) -> str:
    """The news after a row; without `scorings` only after the last one, which has its own message."""
    table = context.table
    found = lines_since(table, viewer, since, context.hints)
    if not scorings:
        scored = [line.row for line in found if line.phase.is_scoring]
        last = max((row for row in scored if is_phase_over(table, row)), default=0)
        untold = [] if table.stopped else scored
        found = [line for line in found if line.row > last and line.row not in untold]
    names = context.safe_names

    def texts(symbols: Symbols) -> list[str]:
        result: list[str] = []
        for _, group in groupby(found, key=lambda line: line.row):
            phase = list(group)
            if _is_scored(table, phase[0]):
                result += _scored_lines(phase, viewer, words, names, symbols)
            else:
                result += line_texts(phase, words, names, symbols)
        return result

    return fitting_text(context.symbols, words, texts, HISTORY_LENGTH)


def fitting_text(
    symbols: Symbols, words: Words, texts: Callable[[Symbols], Sequence[str]], length: int
) -> str:
    """Lines of text with symbols; if that is too long, with those of the seats alone, the last that fit."""
    text = "\n".join(texts(symbols))
    if len(text) <= length:
        return text
    return last_lines(texts(symbols.of_seats()), lambda shorter: len(shorter) <= length, omission(words))


def omission(words: Words) -> Callable[[int], str]:
    return lambda n: words("history-omitted", n=n)


# Rows of the log


def phase_start_at(table: Table[Any], row: int) -> int:
    """The row in which the phase of a row began; 0 before the first."""
    return _last_row_until(table.phase_starts, row)


def _last_row_until(rows: Sequence[int], most: int) -> int:
    """The last of ascending rows that is no later than `most`; 0 if there is none."""
    found = bisect_right(rows, most)
    return rows[found - 1] if found else 0


def is_phase_over(table: Table[Any], start: int) -> bool:
    return table.over or start < table.phase_starts[-1]


def _phase_of(table: Table[Any], row: int) -> Phase[Any]:
    return table.game.phases[table.moves[row - 1].key]


def row_before_last_turn(table: Table[Any], seat: int) -> int:
    """The row before the seat's last move of an earlier phase that was no scoring; 0 without one."""
    rows = table.rows(seat)
    earlier = rows[: bisect_right(rows, table.phase_starts[-1])]
    turns = (row for row in reversed(earlier) if _phase_of(table, phase_start_at(table, row)).is_turn)
    return max(0, next(turns, 0) - 1)


def row_before_own_turn(table: Table[Any], seat: int) -> int:
    """The row before the seat's first move of the phase it moved in last; 0 if it has not moved yet."""
    rows = table.rows(seat)
    if not rows:
        return 0
    return rows[bisect_right(rows, phase_start_at(table, rows[-1]))] - 1


def scoring_before_turn(table: Table[Any], seat: int) -> int | None:
    """The last row of the newest scoring if no seat has moved since then; else None."""
    rows, starts = table.rows(seat), table.phase_starts
    first = bisect_right(starts, rows[-1]) - 1 if rows else 0
    since = list(pairwise(starts[first:]))
    return next((after - 1 for start, after in reversed(since) if _phase_of(table, start).is_scoring), None)


def has_phase_ended(table: Table[Any], seat: int) -> bool:
    """Whether another phase has begun since the seat's last move."""
    rows = table.rows(seat)
    return bool(rows) and rows[-1] < table.phase_starts[-1]
