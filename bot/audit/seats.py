"""The holders of seats, now and before, with offers, invitations and pauses."""

from collections.abc import Iterator
from math import isfinite

from games import find
from games import names as game_names
from games.agents.levels import NAMES, players_of
from storage.core import rows
from storage.core.changes import holder_at
from storage.core.kinds import Kind
from storage.seats.holders import ERASED, GONE, LEFT, RETURNED, ROUND_OVER, SILENT, TAKEN
from storage.sqlite.snapshot import Record, StoredGame

REASONS = {
    rows.SEAT_CHANGE: (LEFT, SILENT, GONE, TAKEN, RETURNED, ERASED, ROUND_OVER),
    rows.END_CHANGE: (rows.AGREED, rows.RESIGNED, rows.ABANDONED, rows.BY_MANAGERS),
}
"""Why a table changed, by kinds of changes."""


def seat_faults(stored: StoredGame) -> Iterator[str]:
    for change in stored.changes:
        yield from (f"change {change.number}: {fault}" for fault in _change_faults(stored, change))
    yield from _end_faults(stored)
    for offer in stored.offers:
        if stored.row.stage != rows.PLAYING:
            yield f"seat {offer['seat'] + 1} is on offer, but the game is not under way"
        if offer["guild"] != (stored.row.guild or 0):
            yield f"seat {offer['seat'] + 1} is on offer on another server"
    if stored.erased_players and stored.row.stage != rows.PLAYING:
        yield "it is kept who has played, but the game is not under way"
    for invitation in stored.invitations:
        yield from (
            f"invitation {invitation['id']}: {fault}" for fault in _invitation_faults(stored, invitation)
        )
    for plan in stored.plans:
        held = stored.row.holder(plan.seat)
        if stored.row.stage != rows.PLAYING or held is None or held.user != plan.user:
            yield f"seat {plan.seat + 1} has a plan, but not of who holds it in a game under way"
    yield from _dormancy_faults(stored)
    for pause in stored.pauses:
        yield from (f"pause {pause['id']}: {fault}" for fault in _pause_faults(stored, pause))


def computers_of(game: str) -> tuple[str, ...]:
    """The computer players of a game, which may be unknown."""
    return players_of(find(game)) if game in game_names() else NAMES


def was_held_by_user(stored: StoredGame, seat: int, n: int) -> bool:
    """Whether a user held a seat when a row of the log was written."""
    user, _ = holder_at(stored.changes, stored.row.holder(seat), seat, n)
    return user is not None


def _change_faults(stored: StoredGame, change: rows.TableChange) -> Iterator[str]:
    if change.reason not in REASONS.get(change.kind, (change.reason,)):
        yield f"there is no reason {change.reason!r}"
    if not 0 < change.after <= len(stored.moves) or stored.row.stage == rows.LOBBY:
        yield "it was made while the game was not under way"
    for computer in (change.from_computer, change.to_computer):
        if computer is not None and computer not in computers_of(stored.row.name):
            yield "an unknown computer player holds a seat"


def _end_faults(stored: StoredGame) -> Iterator[str]:
    row, ends = stored.row, [each for each in stored.changes if each.kind == rows.END_CHANGE]
    if (row.stage == rows.OVER) != (row.outcome is not None) or (row.outcome is None) != (row.ended is None):
        yield "it is over and is not"
        return
    if row.outcome == rows.FINISHED and stored.moves and row.ended != stored.moves[-1].time:
        yield "it did not end with its last row"
    said = [(each.reason, each.time) for each in ends]
    if said != ([] if row.outcome in (None, rows.FINISHED) else [(row.outcome, row.ended)]):
        yield "how it ended is not what its changes say"


def _invitation_faults(stored: StoredGame, invitation: Record) -> Iterator[str]:
    if invitation["id"] <= 0:
        yield "it has no number"
    if invitation["seat"] is not None and stored.row.holder(invitation["seat"]) is None:
        yield "there is no such seat"
    if invitation["seat"] is not None and stored.row.stage == rows.LOBBY:
        yield "nobody can take over a seat in a lobby"
    if not (isfinite(invitation["created"]) and isfinite(invitation["expires"])) or invitation["created"] < 0:
        yield "it was made at no time"


def _dormancy_faults(stored: StoredGame) -> Iterator[str]:
    row = stored.row
    people = any(held.user is not None for held in row.seated)
    asked = {each["kind"] for each in stored.questions if each["closed"] is None} & {Kind.IDLE, rows.DORMANT}
    if (row.stage == rows.PLAYING and not row.dormant) != (stored.idle_due is not None):
        yield "it is not looked at whether anybody moves, or for nothing"
    if stored.idle_due is not None and not isfinite(stored.idle_due):
        yield "it is never looked at whether anybody moves"
    if row.dormant and people != (asked == {rows.DORMANT}):
        yield "it is dormant, and its people are told something else"
    if not row.dormant and rows.DORMANT in asked:
        yield "its people are told that it is dormant"


def _pause_faults(stored: StoredGame, pause: Record) -> Iterator[str]:
    if pause["id"] <= 0:
        yield "it has no number"
    if (pause["kind"] == rows.DORMANT) != (pause["ends"] is None):
        yield "it does not end as such a pause does"
    if pause["begins"] < stored.row.created:
        yield "it begins before the game"
    if pause["ended"] is not None and pause["ended"] < pause["begins"]:
        yield "it ended before it began"
