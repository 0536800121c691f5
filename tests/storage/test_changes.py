"""Changes of who holds a seat as links of the chain, and what follows from them in what is stored."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.core import chain
from storage.core.errors import AlreadySeated, ChainBroken, KnowsAnotherSeat, NotInvited, SeatNotFree
from storage.core.kinds import Kind
from storage.core.rows import MoveRow, Notification, OutboxRow, TableChange, WaitingRow
from storage.seats.holders import LEFT, Holder
from storage.together.log import Update
from storage.together.store import Store
from tests.support.alter import alter
from tests.support.secret_seed import NEW

ADA, BOB, CAT, DAN = 101, 102, 103, 104

CHANGED = (Notification(Kind.SEAT_CHANGED, 0),)


def row(n: int, seat: int | None = None) -> MoveRow:
    return MoveRow(n, 10.0 + n, seat, "key", "[]", "[]", interaction=n)


async def begun(store: Store) -> int:
    """A game of Ada, Bob and Cat, in which Ada has moved and Bob is asked."""
    game = (await store.lobbies.open(NEW)).id
    await store.lobbies.join(game, user=BOB)
    await store.lobbies.join(game, user=CAT)
    await store.begin(game, 3, Update(rows=[row(1)], waiting=[WaitingRow(game, 0, 10.0)], notifications=[]))
    await store.append(
        game,
        Update(
            rows=[row(2, 0)],
            waiting=[WaitingRow(game, 1, 12.0)],
            notifications=[Notification("ask", 2, 1)],
            asked=[1],
        ),
    )
    return game


async def change(store: Store, game: int, holder: Holder, time: float = 20.0) -> TableChange:
    return await store.seats.change_holder(game, holder, notifications=(), time=time)


async def take(store: Store, game: int, seat: int, user: int, time: float = 30.0) -> TableChange:
    return await store.seats.take(game, seat, user, notifications=(), time=time)


async def passed_on(store: Store) -> int:
    """The game after Bob has left, and Dan has taken his seat and moved."""
    game = await begun(store)
    await change(store, game, Holder(1, "left", computer="careful", offered=True))
    await take(store, game, 1, DAN)
    await store.append(game, Update(rows=[row(3, 1), row(4)], waiting=[], notifications=[]))
    return game


async def test_a_game_is_read_again_after_its_seats_changed_hands(store: Store) -> None:
    game = await passed_on(store)
    assert [each.n for each in await store.moves(game)] == [1, 2, 3, 4]
    assert [(each.number, each.after, each.reason) for each in await store.seats.changes(game)] == [
        (1, 2, "left"),
        (2, 2, "taken"),
    ]


ALTERED = {
    "who held the seat": f"UPDATE table_change SET from_user = {CAT + 9} WHERE number = 1",
    "who took it": f"UPDATE table_change SET to_user = {CAT + 9} WHERE number = 2",
    "which computer player": "UPDATE table_change SET to_computer = 'random' WHERE number = 1",
    "which seat": "UPDATE table_change SET seat = 2",
    "why": "UPDATE table_change SET reason = 'gone' WHERE number = 1",
    "when": "UPDATE table_change SET time = time + 0.5 WHERE number = 2",
    "after which row": "UPDATE table_change SET after = 3 WHERE number = 2",
    "its link": "UPDATE table_change SET chain = 'none' WHERE number = 1",
    "the last one missing": "DELETE FROM table_change WHERE number = 2",
    "the first one missing": "DELETE FROM table_change WHERE number = 1",
    "all missing": "DELETE FROM table_change",
    "who sits there": f"UPDATE seat SET user = {BOB} WHERE seat = 1",
    "who sat there first": f"UPDATE seat SET user = {BOB} WHERE seat = 0",
}


@pytest.mark.parametrize("statement", ALTERED.values(), ids=ALTERED.keys())
async def test_whatever_is_altered_breaks_the_chain(store: Store, path: Path, statement: str) -> None:
    game = await passed_on(store)
    alter(path, statement)
    with pytest.raises(ChainBroken):
        await store.moves(game)


def test_links_are_the_same_for_ever() -> None:
    left = TableChange(1, 2, 20.5, "seat", "left", 1, BOB, None, None, "careful")
    expected = "91326a87501ac8c1d3af4b1f0a012aeabf7b8e4bf4810073021a7cae7e3b8086"
    assert chain.chain_after_change("x", left) == expected


async def test_a_change_is_never_changed_but_by_an_erasure(store: Store, path: Path) -> None:
    await passed_on(store)
    with closing(sqlite3.connect(path)) as connection:
        for column in ("number", "after", "time", "kind", "seat", "to_computer", "reason"):
            with pytest.raises(sqlite3.IntegrityError, match="never changed"):
                connection.execute(f"UPDATE table_change SET {column} = {column}")
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            connection.execute("DELETE FROM table_change")
        connection.execute("UPDATE table_change SET from_user = -5, chain = 'x' WHERE from_user IS NOT NULL")


async def test_what_was_between_the_table_and_who_left_ends(store: Store) -> None:
    game = await begun(store)
    await store.agreements.propose_pace(game, 1, "brisk", "yes", void="replaced", time=15.0)
    await change(store, game, Holder(1, "left", computer="careful", offered=True))
    due = {(each.kind, each.seat, each.user) for each in await store.outbox_due(game)}
    assert ("ask", 1, None) not in due
    assert {("seat-lost", None, BOB), ("counter", None, None), ("card", None, None)} <= due
    (wait,) = await store.timing.waits(game)
    assert (wait.seat, wait.since, wait.deadline) == (1, 20.0, None)
    assert await store.games_awaiting_computers() == (game,)
    question = await store.questions.question(1)
    assert (question.closed, question.outcome) == (20.0, "needless")


async def test_the_newcomer_is_asked_and_their_clock_is_a_fresh_one(store: Store) -> None:
    game = await begun(store)
    await change(store, game, Holder(1, "left", computer="careful", offered=True))
    await take(store, game, 1, DAN)
    asks = [each for each in await store.outbox_due(game) if each.kind == "ask"]
    assert [(each.seat, each.n) for each in asks] == [(1, 2)]
    (wait,) = await store.timing.waits(game)
    assert (wait.seat, wait.since) == (1, 30.0)
    row_now = await store.game(game)
    assert (row_now.seated[1].user, row_now.seated[1].offered) == (DAN, None)


async def test_only_who_may_takes_a_seat(store: Store) -> None:
    game = await begun(store)
    with pytest.raises(SeatNotFree):
        await take(store, game, 1, DAN)
    await store.seats.offer(game, 1, time=15.0)
    with pytest.raises(AlreadySeated):
        await take(store, game, 1, CAT)
    await take(store, game, 1, DAN)
    await change(store, game, Holder(2, "silent", computer="careful", offered=True))
    with pytest.raises(KnowsAnotherSeat):
        await take(store, game, 2, BOB)
    await store.seats.withdraw(game, 2, time=40.0)
    with pytest.raises(SeatNotFree):
        await take(store, game, 2, DAN + 1)
    assert (await take(store, game, 2, CAT)).reason == "returned"


async def test_who_left_comes_back_only_while_the_seat_is_on_offer(store: Store) -> None:
    game = await begun(store)
    await change(store, game, Holder(1, "left", computer="careful", offered=True))
    await store.seats.withdraw(game, 1, time=25.0)
    with pytest.raises(SeatNotFree):
        await take(store, game, 1, BOB)


async def test_who_is_invited_takes_a_seat_that_is_on_offer_to_nobody(store: Store) -> None:
    game = await begun(store)
    await store.seats.invite(game, 1, DAN, BOB, time=15.0)
    assert (await take(store, game, 1, DAN)).reason == "taken"
    assert await store.seats.invitations(game, now=31.0) == ()


async def test_the_host_of_a_game_is_whoever_sits_first_once_the_host_has_left(store: Store) -> None:
    game = await begun(store)
    assert (await store.game(game)).present_host == ADA
    await change(store, game, Holder(0, "left", computer="careful", offered=True))
    assert (await store.game(game)).present_host == BOB
    assert (await store.game(game)).host == ADA


async def due(store: Store, kind: str) -> list[OutboxRow]:
    return [row for row in await store.outbox_due() if row.kind == kind]


async def test_each_of_several_notifications_of_a_moment_is_about_its_own_change(store: Store) -> None:
    game = await begun(store)
    for seat in (2, 0):
        left = Holder(seat, LEFT, computer="careful", offered=True)
        await store.seats.change_holder(game, left, notifications=CHANGED, time=20.0)
    changes = [await store.seats.change_of(row) for row in await due(store, Kind.SEAT_CHANGED)]
    assert [change and (change.seat, change.from_user) for change in changes] == [(2, CAT), (0, ADA)]
    assert [await store.seats.former_user(game, seat) for seat in range(3)] == [ADA, None, CAT]


async def test_the_message_of_an_offer_that_is_over_by_then_is_edited(store: Store) -> None:
    game = await begun(store)
    await store.seats.offer(game, 0, time=20.0)
    await store.seats.offer(game, 1, time=20.0)
    first, second = await due(store, Kind.OFFER)
    offers = [await store.seats.offer_of(row) for row in (first, second)]
    assert [offer and offer.seat for offer in offers] == [0, 1]
    for row, offer in zip((first, second), offers, strict=True):
        if row is second:
            await store.seats.withdraw(game, 1, time=25.0)
            (edit,) = await due(store, Kind.ANSWERS)
            await store.mark_sent(edit, message=8, time=26.0)
        await store.seats.mark_posted(row, str(row.id), offer, channel=9, message=row.id, time=30.0)
        assert len(await due(store, Kind.ANSWERS)) == (row is second)
    assert await store.seats.offer_of(second) is None


async def test_who_had_a_seat_or_is_invited_takes_part(store: Store) -> None:
    game = await begun(store)
    assert not await store.seats.takes_part(game, DAN)
    invitation = await store.seats.invite(game, 1, DAN, BOB, time=20.0)
    assert await store.seats.takes_part(game, DAN)
    with pytest.raises(NotInvited):
        await store.seats.decline(invitation.id, BOB, time=21.0)
    await store.seats.decline(invitation.id, DAN, time=21.0)
    assert not await store.seats.takes_part(game, DAN)
    left = Holder(1, LEFT, computer="careful", offered=True)
    await store.seats.change_holder(game, left, notifications=(), time=22.0)
    await take(store, game, 1, DAN)
    assert [await store.seats.takes_part(game, user) for user in (BOB, DAN)] == [True, True]
