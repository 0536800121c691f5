"""Steps of a game found by who acted in them, or by what happened there."""

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby

from bot.limits import OPTIONS
from bot.screens.history.history_page import DOT, HistoryPage
from bot.screens.ids.history_ids import (
    ANYTHING,
    EVERYBODY,
    NOW,
    ChooseMomentKind,
    ChooseMomentSeat,
    ChooseStep,
    FindLogMoments,
    FindMoments,
)
from bot.screens.model import Button, Screen, Select, SelectOption
from bot.screens.panel import boards
from bot.screens.text import SEPARATOR
from games.game import Event
from games.words import Verbatim, Words

SCORED = "scored"
"""The kind of all events that bring points, in every game."""

MOST_LISTED = 6
"""Most parts of a turn in a select."""

Found = Mapping[int, Sequence[Event]]
"""Numbers of steps in their order -> what is found there."""


def turns(page: HistoryPage, seats: Iterable[int]) -> Found:
    """The turns of seats by their first steps, with what these seats did, as the user may know it."""
    events, found = _events_by_step(page), dict[int, list[Event]]()
    for seat in seats:
        for turn in page.turns_of(seat):
            own = (event for n in turn for event in events.get(n, ()) if event.owner == seat)
            found.setdefault(turn.start, []).extend(own)
    return dict(sorted(found.items()))


def events_text(events: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Events of a seat, without details unless there are no others; "" if they go without saying."""
    headlines = [message for event in events if (message := event.headline())]
    named = headlines or [message for event in events if (message := event.message())]
    return SEPARATOR.join(words.text(each, names) for each in named[:MOST_LISTED])


def moments_screen(
    page: HistoryPage, asked: FindMoments | FindLogMoments, words: Words, head: str = ""
) -> Screen:
    """A page of what is found, the latest first, and selects for others; `head`: as in a history."""
    seats = range(page.context.table.players) if asked.seat == EVERYBODY else (asked.seat - 1,)
    found = _of_kind(page, asked.kind, seats) if asked.kind in _kinds(page) else turns(page, seats)
    entries = [
        SelectOption(
            str(number), words("history-entry", n=number, about=Verbatim(_about(page, number, events, words)))
        )
        for number, events in reversed([*found.items()])
    ]
    last = max(0, len(entries) - 1) // OPTIONS
    number = min(asked.page, last)
    shown = tuple(entries[number * OPTIONS : (number + 1) * OPTIONS])
    game, seat, kind = page.context.row.id, asked.seat, asked.kind
    before, after = (page.control(FindMoments(game, seat, kind, number + step)) for step in (-1, 1))
    pages = (
        Button(before, words("note-previous"), disabled=not number),
        Button(after, words("note-next"), disabled=number == last),
    )
    chosen = page.control(page.id_like_this(ChooseStep, how="found", number=NOW))
    return Screen.of(
        f"{head or boards.head_text(page.context, words)}\n### {words('history-find')}",
        words("find-found", n=len(entries)),
        Select(chosen, words("find-choose"), shown),
        _seat_select(page, asked, words),
        _kind_select(page, asked, words),
        (*(pages if last else ()), Button(page.id("found", NOW), words("button-history"))),
    )


def _events_by_step(page: HistoryPage) -> dict[int, list[Event]]:
    """What happened in each step, as the user may know it."""
    rows, found = [step.row for step in page.steps], dict[int, list[Event]]()
    for n, event in page.context.table.history(page.user_seat):
        place = bisect_left(rows, n)
        if place < len(rows):
            found.setdefault(place + 1, []).append(event)
    return found


def _of_kind(page: HistoryPage, kind: str, seats: Collection[int]) -> Found:
    types = page.context.game.moments.get(kind, ())
    found = {
        number: [
            event
            for event in events
            if event.owner in seats and (_is_scoring(event) if kind == SCORED else isinstance(event, types))
        ]
        for number, events in sorted(_events_by_step(page).items())
    }
    return {number: events for number, events in found.items() if events}


def _is_scoring(event: Event) -> bool:
    return event.gain is not None and event.gain.points != 0


def _kinds(page: HistoryPage) -> tuple[str, ...]:
    return (*page.context.game.moments, *((SCORED,) if page.context.game.point_sources else ()))


def _about(page: HistoryPage, number: int, events: Iterable[Event], words: Words) -> str:
    """Who did what; who has chosen in the step if nothing is to be said."""
    names = page.context.names
    by_seat = groupby(sorted(events, key=_owner), _owner)
    said = [(names[seat], events_text([*own], names, words)) for seat, own in by_seat]
    acting = words.listed(names[seat] for seat in page.steps[number - 1].seats)
    return DOT.join(f"{name}: {text}" for name, text in said if text) or words(
        "history-done", names=Verbatim(acting)
    )


def _owner(event: Event) -> int:
    return event.owner or 0


def _seat_select(page: HistoryPage, asked: FindMoments | FindLogMoments, words: Words) -> Select:
    names = enumerate((words("find-everybody"), *page.context.names))
    options = tuple(SelectOption(str(seat), name, default=seat == asked.seat) for seat, name in names)
    choose = page.control(ChooseMomentSeat(page.context.row.id, kind=asked.kind))
    return Select(choose, words("find-seats"), options)


def _kind_select(page: HistoryPage, asked: FindMoments | FindLogMoments, words: Words) -> Select:
    names = {ANYTHING: "find-turns", **{kind: f"happened-{kind}" for kind in _kinds(page)}}
    chosen = asked.kind if asked.kind in names else ANYTHING
    options = tuple(SelectOption(kind, words(text), default=kind == chosen) for kind, text in names.items())
    choose = page.control(ChooseMomentKind(page.context.row.id, asked.seat))
    return Select(choose, words("find-kinds"), options)
