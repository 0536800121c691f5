"""Present and former stand-ins of a game."""

from collections.abc import Iterator
from itertools import pairwise

from games.agents import levels
from storage.sqlite.snapshot import Record, StoredGame


def stand_in_faults(stored: StoredGame) -> Iterator[str]:
    for stand_in in stored.stand_ins:
        yield from (f"seat {stand_in['seat'] + 1}: {fault}" for fault in _present_faults(stored, stand_in))
    for stood_in in stored.stood_in:
        yield from (f"seat {stood_in['seat'] + 1}: {fault}" for fault in _row_faults(stored, stood_in))
    for before, after in pairwise(stored.stood_in):
        same = before["seat"] == after["seat"]
        if same and (before["last"] is None or before["last"] >= after["first"]):
            yield f"seat {after['seat'] + 1}: two stand in at the same time"
    present = {_seat_and_players(each) for each in stored.stood_in if each["last"] is None}
    if present != {_seat_and_players(each) for each in stored.stand_ins}:
        yield "those who stand in are not those who began to"


def computer_rows(stored: StoredGame) -> frozenset[int]:
    """The rows of the log that computer players may have played for users."""
    last = len(stored.moves)
    return frozenset(
        move.n
        for each in stored.stood_in
        if each["computer"] is not None
        for move in stored.moves[each["first"] - 1 : last if each["last"] is None else each["last"]]
        if move.seat == each["seat"]
    )


def _seat_and_players(record: Record) -> tuple[int, int | None, str | None]:
    return record["seat"], record["user"], record["computer"]


def _present_faults(stored: StoredGame, stand_in: Record) -> Iterator[str]:
    held = stored.row.holder(stand_in["seat"])
    if held is None or held.user != stand_in["away"]:
        yield "somebody stands in for somebody else"
    asked = (stand_in["asked"], stand_in["asked_computer"])
    if (stand_in["user"], stand_in["computer"]) != asked and not _is_replaced(stored, stand_in):
        yield "somebody stands in who was not asked to"
    if not stand_in["accepted"]:
        yield "somebody stands in who has not accepted"


def _is_replaced(stored: StoredGame, stand_in: Record) -> bool:
    """Whether a computer player has replaced the stand-in at a seat."""
    before = {each["user"] for each in stored.stood_in if each["seat"] == stand_in["seat"] and each["last"]}
    return stand_in["computer"] is not None and stand_in["asked"] in before - {None}


def _row_faults(stored: StoredGame, stood_in: Record) -> Iterator[str]:
    held, seat = stored.row.holder(stood_in["seat"]), stood_in["seat"]
    given_up = any(each.seat == seat and each.from_user is not None for each in stored.changes)
    if held is None or (held.user is None and not given_up):
        yield "somebody stood in for nobody"
    if stood_in["computer"] is not None and stood_in["computer"] not in levels.NAMES:
        yield "an unknown computer player stands in"
    if stood_in["user"] == 0:
        yield "nobody stands in"
    if not 1 < stood_in["first"] <= len(stored.moves) + 1 or (stood_in["last"] or 0) > len(stored.moves):
        yield "somebody stood in for rows that are not there"
