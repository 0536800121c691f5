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


async def test_who_has_no_seat_changes_none(tables: TableService) -> None:
    game = await begun(tables)
    before = await tables.store.game(game)
    for change in (
        tables.seats.leave(game, STRANGER),
        tables.seats.resign(game, STRANGER),
        tables.seats.offer(game, STRANGER, on=True),
        tables.seats.invite(game, 0, STRANGER + 1, by_user=STRANGER),
        tables.seats.vacate(game, 1, LEFT, user=ADA),
        tables.seats.vacate(game, 7, LEFT),
    ):
        with pytest.raises(NotSeated):
            await change
    assert await tables.store.game(game) == before
    assert await tables.store.seats.changes(game) == ()


async def test_seats_of_a_lobby_and_of_a_game_that_is_over_change_no_more(tables: TableService) -> None:
    lobby = (await tables.lobby.open("coin_toss", host=ADA, channel=9)).id
    with pytest.raises(NotPlaying):
        await tables.seats.leave(lobby, ADA)
    game = await begun(tables)
    await tables.seats.resign(game, ADA)
    for change in (
        tables.seats.leave(game, BOB),
        tables.seats.take(game, 0, STRANGER),
        tables.seats.invite(game, 1, STRANGER, by_user=BOB),
    ):
        with pytest.raises(Ended):
            await change


async def test_a_seat_is_offered_once_until_its_player_keeps_it(
    tables: TableService, clock: ManualClock
) -> None:
    game = await begun(tables)
    offered = (await tables.seats.offer(game, ADA, on=True)).holder(0)
    await clock.advance(60.0)
    again = (await tables.seats.offer(game, ADA, on=True)).holder(0)
    assert offered is not None
    assert again is not None
    assert offered.offered == again.offered is not None
    assert (await due(tables.store, game)).count(Kind.OFFER) == 1
    await tables.seats.invite(game, 0, STRANGER, by_user=BOB)
    kept = (await tables.seats.offer(game, ADA, on=False)).holder(0)
    assert kept is not None
    assert kept.offered is None
    assert await tables.store.seats.invitations(game, now=clock.now()) == ()
    with pytest.raises(SeatNotFree):
        await tables.seats.take(game, 0, STRANGER)


async def test_who_plays_invites_to_their_own_seat_and_to_seats_on_offer_alone(tables: TableService) -> None:
    game = await begun(tables, 3)
    with pytest.raises(SeatNotFree):
        await tables.seats.invite(game, 1, STRANGER, by_user=ADA)
    for sits_already in (ADA, BOB):
        with pytest.raises(KnowsAnotherSeat):
            await tables.seats.invite(game, 0, sits_already, by_user=ADA)
    invitation = await tables.seats.invite(game, 0, STRANGER, by_user=ADA)
    with pytest.raises(AlreadyInvited):
        await tables.seats.invite(game, 0, STRANGER, by_user=ADA)
    assert (await tables.seats.take(game, 0, STRANGER)).reason == TAKEN
    assert not (await tables.store.seats.invitation(invitation.id)).is_open(0.0)


async def test_who_has_left_invites_to_the_seat_that_was_theirs(tables: TableService) -> None:
    game = await begun(tables, 3)
    await tables.seats.leave(game, BOB)
    invitation = await tables.seats.invite(game, 1, STRANGER, by_user=BOB)
    for other in (ADA, BOB):
        with pytest.raises(NotInvited):
            await tables.seats.decline(invitation, other)
    await tables.seats.decline(invitation, STRANGER)
    with pytest.raises(NotInvited):
        await tables.seats.decline(invitation, STRANGER)
    assert (await due(tables.store, game)).count(Kind.SEAT_DECLINED) == 1


async def test_who_has_left_may_return_until_somebody_has_the_seat(tables: TableService) -> None:
    game = await begun(tables, 3)
    row = await tables.seats.leave(game, BOB)
    assert await tables.seats.may_return(row, BOB)
    assert not await tables.seats.may_return(row, STRANGER)
    assert not await tables.seats.may_return(structs.replace(row, stage=OVER), BOB)
    assert (await tables.seats.take(game, 1, BOB)).reason == RETURNED
    await tables.seats.leave(game, BOB)
    await tables.seats.take(game, 1, STRANGER)
    assert not await tables.seats.may_return(await tables.store.game(game), BOB)


async def test_the_game_ends_with_its_last_user_or_the_one_of_two_who_resigns(tables: TableService) -> None:
    left = await begun(tables)
    assert (await tables.seats.leave(left, ADA)).stage == PLAYING
    row = await tables.seats.leave(left, BOB)
    assert (row.stage, row.outcome) == (OVER, ABANDONED)
    resigned = await begun(tables)
    row = await tables.seats.resign(resigned, BOB)
    assert (row.stage, row.outcome) == (OVER, RESIGNED)
    three = await begun(tables, 3)
    with pytest.raises(NotOfTwo):
        await tables.seats.resign(three, ADA)
    assert (await tables.store.game(three)).stage == PLAYING
