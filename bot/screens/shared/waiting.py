"""Texts about the waits of a table: since when, until when, and who is ready."""

from math import inf

from bot.screens.markup import day, distance, moment
from bot.screens.model import TableContext
from bot.screens.moments import MINUTE, vacation_days
from bot.screens.names import escape_name
from bot.screens.symbols import with_symbol
from games.words import Verbatim, Words, listed_names
from storage.core.rows import PLAYING, GameRow, WaitingRow

SEPARATOR = " · "
"""Separates the beginning of a wait from its deadline."""


def who_acts_text(context: TableContext, words: Words) -> str:
    """The seats that still have to act and those ready, without times; "" when the table waits for nobody."""
    if context.table.lanes:
        return "\n".join((_ready_count(context, words), *seat_lines(context, words)))
    if not context.table.waiting_seats:
        return ""
    (seat,) = context.table.waiting_seats
    return wait_line(context, seat, words)


def acting_lines(context: TableContext, words: Words) -> str:
    """Who still has to act, below that the game pauses or is dormant; "" when the table waits for nobody."""
    acting = who_acts_text(context, words)
    paused = paused_line(context.row, words) if acting else ""
    return f"{paused}\n{acting}" if paused else acting


def seat_lines(context: TableContext, words: Words) -> tuple[str, ...]:
    """While seats act side by side, a line for each: that it is ready, or its deadline."""
    return tuple(_seat_line(context, seat, words, done=done) for seat, done in context.table.lanes.items())


def short_seat_lines(
    context: TableContext, words: Words, reader: int, *, played_by_reader: bool
) -> tuple[str, ...]:
    """How many are ready, each seat that is not, the `reader` first, and the ready ones in one line."""
    lanes = context.table.lanes
    waiting = sorted((seat for seat, done in lanes.items() if not done), key=lambda seat: seat != reader)
    to_act = [
        _to_act_line(context, seat, words, away=not (played_by_reader and seat == reader)) for seat in waiting
    ]
    names = [context.safe_names[seat] for seat, done in lanes.items() if done]
    ready = [words("waits-ready", name=listed_names(names))] if names else []
    return (_ready_count(context, words), *to_act, *ready)


def named_wait_line(context: TableContext, seat: int, words: Words) -> str:
    """The seat that a table waits on, since when and until when."""
    parts = (*_asked(context, words), *_away_until(context, seat, words))
    return SEPARATOR.join((_to_act(context, seat, words), *parts))


def wait_line(context: TableContext, seat: int, words: Words, *, played_by_reader: bool = False) -> str:
    """The wait for a seat, from when until when; `played_by_reader`: the reader stands in there."""
    parts = (*_asked(context, words), *_away_until(context, seat, words, away=not played_by_reader))
    return f"{words('waits-mark')} {SEPARATOR.join(parts)}" if parts else ""


def deadline_line(context: TableContext, seat: int, words: Words) -> str:
    """The deadline in words for the seat's player, also that nights put it off; "" without one."""
    deadline = context.until(seat)
    if deadline is None:
        return ""
    wait = context.waits.get(seat)
    rested = deadline < inf and wait is not None and wait.deadline == deadline and _is_put_off(wait)
    if rested and context.now < deadline:
        until = words("waits-until-rested", moment=moment(deadline), left=distance(deadline))
    else:
        until = until_text(deadline, context.now, words)
    return f"{words('waits-mark')} {until}"


def _is_put_off(wait: WaitingRow) -> bool:
    """Whether nights lie between a wait's beginning and its deadline."""
    assert wait.deadline is not None
    return wait.left is not None and wait.deadline - wait.since > wait.left + MINUTE


def paused_line(row: GameRow, words: Words) -> str:
    """Say until when a game pauses or since when it is dormant; "" if neither."""
    if row.stage != PLAYING or row.paused is None:
        return ""
    if row.paused.ends is None:
        return words("dormant-now", since=day(row.paused.begins))
    return words("pause-now", until=day(row.paused.ends))


def until_text(deadline: float, now: float, words: Words) -> str:
    """Until when, or since when somebody is late, and how long that is; or that the clock stands."""
    if deadline == inf:
        return words("clock-stands")
    text = "waits-until" if now < deadline else "waits-late"
    return words(text, moment=moment(deadline), left=distance(deadline))


def away_texts(context: TableContext, seat: int, words: Words) -> tuple[str, ...]:
    """Say that a seat's holder is on vacation, and who plays for them; empty if they are present."""
    held = context.row.holder(seat)
    if held is None:
        return ()
    found = []
    if held.away is not None and held.away.covers(context.now):
        last = vacation_days(held.away, words)[1]
        found.append(words("waits-away", last=last))
    if held.stand_in is not None and held.stand_in.user is None:
        found.append(words("waits-computer-plays"))
    elif held.stand_in is not None:
        name = Verbatim(escape_name(context.stand_ins.get(seat, "")))
        found.append(words("waits-stand-in", name=name))
    return tuple(found)


def _ready_count(context: TableContext, words: Words) -> str:
    lanes = context.table.lanes
    count = words("turn-ready", ready=sum(lanes.values()), seats=len(lanes))
    return SEPARATOR.join((count, *_asked(context, words)))


def _seat_line(context: TableContext, seat: int, words: Words, *, done: bool) -> str:
    if done:
        return words("waits-ready", name=_name(context, seat))
    return _to_act_line(context, seat, words)


def _to_act_line(context: TableContext, seat: int, words: Words, *, away: bool = True) -> str:
    return SEPARATOR.join((_to_act(context, seat, words), *_away_until(context, seat, words, away=away)))


def _to_act(context: TableContext, seat: int, words: Words) -> str:
    return words("waits-to-act", name=_name(context, seat))


def _name(context: TableContext, seat: int) -> Verbatim:
    return Verbatim(with_symbol(context.symbols.seat(seat), context.safe_names[seat]))


def _asked(context: TableContext, words: Words) -> tuple[str, ...]:
    return () if context.asked is None else (words("waits-asked", since=distance(context.asked)),)


def _away_until(context: TableContext, seat: int, words: Words, *, away: bool = True) -> tuple[str, ...]:
    """The holder's vacation (if `away`), and the deadline."""
    return (*(away_texts(context, seat, words) if away else ()), *_until(context, seat, words))


def _until(context: TableContext, seat: int, words: Words) -> tuple[str, ...]:
    deadline = context.until(seat)
    return () if deadline is None else (until_text(deadline, context.now, words),)
