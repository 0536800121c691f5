"""Who sees what, and what can be taken back: both are decided together, after every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.engine.moves import OpenMove, Past
from games.engine.script import PhaseScripts
from games.game import Event, S
from games.hidden import as_seen_by, copy_state


def settle_visibility(
    moves: Sequence[OpenMove], last: OpenMove, scripts: PhaseScripts, *, in_lane: bool
) -> None:
    """Decide after a move what is final and what all may see; `in_lane`: seats acted side by side then."""
    if stays_in_its_lane(scripts, in_lane=in_lane):
        if has_drawn(last):
            for each in moves:
                each.final = each.final or each.move.seat == last.move.seat
    elif concerns_everybody(last, scripts, in_lane=in_lane):
        for each in moves:
            each.final = True
            each.shown_in = each.shown_in or last.n
            if not scripts.side_by_side:
                each.events = [(event, None) for event, _ in each.events]


def stays_in_its_lane(scripts: PhaseScripts, *, in_lane: bool) -> bool:
    """Whether a move is a secret of its seat: until all lanes are done nobody knows what others do."""
    return in_lane and scripts.side_by_side


def concerns_everybody(last: OpenMove, scripts: PhaseScripts, *, in_lane: bool) -> bool:
    """Whether it is final, and everybody may see it, with all before it in the phase."""
    return (
        begins_phase(last)
        or has_drawn(last)
        or asks_others(last, scripts)
        or ends_phase(scripts)
        or are_lanes_ended(scripts, in_lane=in_lane)
        or are_lanes_opened(scripts, in_lane=in_lane)
    )


def has_drawn(last: OpenMove) -> bool:
    """Whether it drew something: who took that back would choose again with knowledge of what comes."""
    return bool(last.draws)


def begins_phase(last: OpenMove) -> bool:
    """Whether it begins the phase: nobody chose it, so nobody can take it back."""
    return last.move.seat is None


def asks_others(last: OpenMove, scripts: PhaseScripts) -> bool:
    """Whether another seat has to choose now: it must know the reason."""
    return any(seat != last.move.seat for seat in scripts.waiting_seats)


def ends_phase(scripts: PhaseScripts) -> bool:
    """Whether the phase has ended: the next one builds on it."""
    return scripts.is_done


def are_lanes_ended(scripts: PhaseScripts, *, in_lane: bool) -> bool:
    """Whether it was the last in the lanes: all are done, and what they did comes to light."""
    return in_lane and not scripts.side_by_side


def are_lanes_opened(scripts: PhaseScripts, *, in_lane: bool) -> bool:
    """Whether seats begin to act side by side: all of them build on it."""
    return scripts.side_by_side and not in_lane


def is_visible(move: OpenMove, lane: int | None, seat: int | None) -> bool:
    """Whether a seat may see an event: in a lane its own seat, else the mover until it is shown."""
    if lane is not None:
        return lane == seat
    return move.shown_in is not None or move.move.seat == seat


def visible_events(
    moves: Sequence[OpenMove], seat: int | None
) -> Iterator[tuple[OpenMove, Event, int | None]]:
    """The events of open moves that a seat may see, each with its move and its lane."""
    for move in moves:
        for event, lane in move.events:
            if is_visible(move, lane, seat):
                yield move, event, lane


def view_for(phase_start: S, moves: Sequence[OpenMove], seat: int | None) -> S:
    """The state as a seat may know it, made from that with which the open phase began; None is the public."""
    return state_after_events(phase_start, [event for _, event, _ in visible_events(moves, seat)], seat)


def state_after_events(phase_start: S, events: Sequence[Event], seat: int | None) -> S:
    """The state as a seat may know it after events that it may see."""
    state = copy_state(phase_start)
    for event in events:
        event.apply(state)
    return as_seen_by(state, seat)


def history_for(
    past: Past, moves: Sequence[OpenMove], seat: int | None, since: int
) -> list[tuple[int, Event]]:
    """The events that a seat learned after row `since`, each with its row."""
    known = past.seen_by(seat, since)
    for move, event, lane in visible_events(moves, seat):
        owner = lane if lane is not None else move.move.seat
        is_own = seat is not None and owner == seat
        if (move.n if is_own else move.shown_in or move.n) > since:
            known.append((move.n, as_seen_by(event, seat)))
    return known
