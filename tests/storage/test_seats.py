import pytest

from storage.core.errors import NotInvited
from storage.core.kinds import Kind
from storage.core.rows import Notification, OutboxRow
from storage.seats.holders import LEFT, Holder
from storage.together.store import Store
from tests.storage.test_changes import ADA, BOB, CAT, DAN, begun, take

CHANGED = (Notification(Kind.SEAT_CHANGED, 0),)


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
        await store.seats.mark_told(row, str(row.id), offer, channel=9, message=row.id, time=30.0)
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
