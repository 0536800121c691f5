"""Which due notifications of a table are sent, and in which order."""

from __future__ import annotations

from itertools import count

import pytest

from bot.delivery.plan import DeliveryPart, parts_of_work, plan
from storage.core.kinds import Kind
from storage.core.rows import OutboxRow

ids = count(1)


def due(kind: Kind, n: int = 1, seat: int | None = None, *, after: int | None = None) -> OutboxRow:
    return OutboxRow(next(ids), 1, kind, n, seat, None, 0.0, 5, attempted_after=after)


def test_of_46_turns_the_last_is_sent() -> None:
    turns = [due(Kind.TURN, n) for n in range(1, 47)]
    found = plan(turns)
    assert found.public == (turns[-1],)
    assert found.superseded == tuple(turns[:-1])


def test_scorings_what_was_received_and_the_end_stay() -> None:
    rows = [
        due(Kind.SCORING, 3),
        due(Kind.RECEIVED, 3, 0),
        due(Kind.TURN, 3),
        due(Kind.SCORING, 5),
        due(Kind.RECEIVED, 5, 0),
        due(Kind.AGAIN, 6),
        due(Kind.END, 7),
    ]
    found = plan(rows)
    assert [row.kind for row in found.public] == ["scoring", "scoring", "again", "end"]
    assert [row.n for row in found.personal] == [3, 5]
    assert [row.kind for row in found.superseded] == ["turn"]


def test_the_messages_of_a_thread_are_in_the_order_of_the_log() -> None:
    late, early = due(Kind.TURN, 9), due(Kind.SCORING, 8)
    assert plan([late, early]).public == (early, late)


def test_what_became_due_before_all_that_tells_of_the_game_is_posted_first_and_the_rest_last() -> None:
    changed, turn, offer, moved = due(Kind.SEAT_CHANGED), due(Kind.TURN, 7), due(Kind.OFFER), due(Kind.MOVED)
    found = plan([changed, turn, offer, moved])
    assert (found.earlier, found.public, found.notices) == ((changed, moved), (turn,), (offer,))
    assert plan([changed, offer]).notices == (changed, offer)


def test_a_panel_supersedes_that_of_its_own_seat_alone() -> None:
    old, other, new = due(Kind.ASK, 1, 0), due(Kind.ASK, 1, 1), due(Kind.ASK, 2, 0)
    found = plan([old, other, new])
    assert found.personal == (other, new)
    assert found.superseded == (old,)


def test_of_edits_the_last_of_each_kind_is_made_and_older_messages_come_last() -> None:
    rows = [due(kind) for kind in (Kind.RETIRE, Kind.COUNTER, Kind.COUNTER, Kind.RETIRE)]
    assert plan(rows).edits == (rows[2], rows[3])


@pytest.mark.parametrize("later", [Kind.TURN, Kind.END])
def test_a_counter_is_superseded_by_the_next_message(later: Kind) -> None:
    assert plan([due(Kind.COUNTER, 1), due(later, 2)]).edits == ()
    assert plan([due(later, 1), due(Kind.COUNTER, 2)]).superseded == ()


def test_what_changes_the_newest_message_waits_until_it_is_posted() -> None:
    edits = [due(kind, 2) for kind in (Kind.COUNTER, Kind.RETIRE)]
    assert plan([due(Kind.TURN, 1), *edits]).edits == (edits[1],)
    assert plan(edits).edits == tuple(edits)


def test_what_may_have_been_posted_is_looked_for() -> None:
    posted, later = due(Kind.TURN, 1, after=77), due(Kind.TURN, 2)
    found = plan([posted, later])
    assert (found.doubtful, found.superseded, found.public) == ((posted,), (), (later,))
    assert plan([posted]).doubtful == (posted,)
    card = due(Kind.CARD, after=77)
    assert plan([card, due(Kind.CARD)]).superseded == ()


def test_who_can_act_comes_first_and_edits_come_last() -> None:
    assert parts_of_work(["turn", "retire", "scoring"]) == {DeliveryPart.MESSAGES: 0, DeliveryPart.EDITS: 2}
    assert parts_of_work(["ask"]) == {DeliveryPart.MESSAGES: 0}
    assert parts_of_work(["scoring", "received"]) == parts_of_work(["card"]) == {DeliveryPart.MESSAGES: 1}
    assert parts_of_work(["counter", "retire"]) == {DeliveryPart.EDITS: 2}
    assert parts_of_work([]) == {}
