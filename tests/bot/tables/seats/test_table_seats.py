import pytest
from msgspec import structs

from bot.clock import ManualClock
from bot.tables.errors import Ended, NotOfTwo, NotPlaying
from bot.tables.service import TableService
from storage.core.errors import AlreadyInvited, KnowsAnotherSeat, NotInvited, NotSeated, SeatNotFree
from storage.core.kinds import Kind
from storage.core.rows import ABANDONED, OVER, PLAYING, RESIGNED
from storage.seats.holders import LEFT, RETURNED, TAKEN
from storage.together.store import Store
from tests.support.table_helpers import USERS, begun

pytestmark = pytest.mark.usefixtures("toys")

ADA, BOB, STRANGER = USERS[0], USERS[1], 999


async def due(store: Store, game: int) -> list[str]:
    """The kinds of what is to be sent about a game."""
    return [row.kind for row in await store.outbox_due() if row.game == game]


async def test_who_has_no_seat_changes_none(service: TableService) -> None:
    game = await begun(service)
    before = await service.store.game(game)
    for change in (
        service.seats.leave(game, STRANGER),
        service.seats.resign(game, STRANGER),
        service.seats.offer(game, STRANGER, on=True),
        service.seats.invite(game, 0, STRANGER + 1, by_user=STRANGER),
        service.seats.vacate(game, 1, LEFT, user=ADA),
        service.seats.vacate(game, 7, LEFT),
    ):
        with pytest.raises(NotSeated):
            await change
    assert await service.store.game(game) == before
    assert await service.store.seats.changes(game) == ()


async def test_seats_of_a_lobby_and_of_a_game_that_is_over_change_no_more(service: TableService) -> None:
    lobby = (await service.lobby.open("coin_toss", host=ADA, channel=9)).id
    with pytest.raises(NotPlaying):
        await service.seats.leave(lobby, ADA)
    game = await begun(service)
    await service.seats.resign(game, ADA)
    for change in (
        service.seats.leave(game, BOB),
        service.seats.take(game, 0, STRANGER),
        service.seats.invite(game, 1, STRANGER, by_user=BOB),
    ):
        with pytest.raises(Ended):
            await change


async def test_a_seat_is_offered_once_until_it_is_kept(service: TableService, clock: ManualClock) -> None:
    game = await begun(service)
    offered = (await service.seats.offer(game, ADA, on=True)).holder(0)
    await clock.advance(60.0)
    again = (await service.seats.offer(game, ADA, on=True)).holder(0)
    assert offered is not None
    assert again is not None
    assert offered.offered == again.offered is not None
    assert (await due(service.store, game)).count(Kind.OFFER) == 1
    await service.seats.invite(game, 0, STRANGER, by_user=BOB)
    kept = (await service.seats.offer(game, ADA, on=False)).holder(0)
    assert kept is not None
    assert kept.offered is None
    assert await service.store.seats.invitations(game, now=clock.now()) == ()
    with pytest.raises(SeatNotFree):
        await service.seats.take(game, 0, STRANGER)


async def test_who_plays_invites_to_their_own_seat_and_to_seats_on_offer_alone(service: TableService) -> None:
    game = await begun(service, 3)
    with pytest.raises(SeatNotFree):
        await service.seats.invite(game, 1, STRANGER, by_user=ADA)
    for sits_already in (ADA, BOB):
        with pytest.raises(KnowsAnotherSeat):
            await service.seats.invite(game, 0, sits_already, by_user=ADA)
    invitation = await service.seats.invite(game, 0, STRANGER, by_user=ADA)
    with pytest.raises(AlreadyInvited):
        await service.seats.invite(game, 0, STRANGER, by_user=ADA)
    assert (await service.seats.take(game, 0, STRANGER)).reason == TAKEN
    assert not (await service.store.seats.invitation(invitation.id)).is_open(0.0)


async def test_who_has_left_invites_to_the_seat_that_was_theirs(service: TableService) -> None:
    game = await begun(service, 3)
    await service.seats.leave(game, BOB)
    invitation = await service.seats.invite(game, 1, STRANGER, by_user=BOB)
    for other in (ADA, BOB):
        with pytest.raises(NotInvited):
            await service.seats.decline(invitation, other)
    await service.seats.decline(invitation, STRANGER)
    with pytest.raises(NotInvited):
        await service.seats.decline(invitation, STRANGER)
    assert (await due(service.store, game)).count(Kind.SEAT_DECLINED) == 1


async def test_who_has_left_may_return_until_somebody_has_the_seat(service: TableService) -> None:
    game = await begun(service, 3)
    row = await service.seats.leave(game, BOB)
    assert await service.seats.may_return(row, BOB)
    assert not await service.seats.may_return(row, STRANGER)
    assert not await service.seats.may_return(structs.replace(row, stage=OVER), BOB)
    assert (await service.seats.take(game, 1, BOB)).reason == RETURNED
    await service.seats.leave(game, BOB)
    await service.seats.take(game, 1, STRANGER)
    assert not await service.seats.may_return(await service.store.game(game), BOB)


async def test_the_game_ends_with_its_last_user_or_the_one_of_two_who_resigns(service: TableService) -> None:
    left = await begun(service)
    assert (await service.seats.leave(left, ADA)).stage == PLAYING
    row = await service.seats.leave(left, BOB)
    assert (row.stage, row.outcome) == (OVER, ABANDONED)
    resigned = await begun(service)
    row = await service.seats.resign(resigned, BOB)
    assert (row.stage, row.outcome) == (OVER, RESIGNED)
    three = await begun(service, 3)
    with pytest.raises(NotOfTwo):
        await service.seats.resign(three, ADA)
    assert (await service.store.game(three)).stage == PLAYING
