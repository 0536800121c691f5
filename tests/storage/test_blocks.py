import pytest
from msgspec import structs

from storage.core import errors
from storage.core.rows import MoveRow, StandIn
from storage.lobby.lobbies import LobbyChange
from storage.lobby.lobby_seats import LobbyBounds
from storage.lobby.queue import Search
from storage.peace.bars import EVERYWHERE
from storage.peace.reports import DAY, KEPT_SECONDS, MOST_A_DAY, NewReport
from storage.seats.holders import LEFT, Holder
from storage.together.blocks import MOST_BLOCKED
from storage.together.log import Update
from storage.together.store import Store
from tests.support.games import share
from tests.support.secret_seed import NEW

ADA, BOB, CAT, DAN = 101, 102, 103, 104


async def lobby(store: Store, host: int, *others: int) -> int:
    game = await store.lobbies.open(structs.replace(NEW, host=host))
    for user in others:
        await store.lobbies.join(game.id, user=user)
    return game.id


async def begun(store: Store, *users: int) -> int:
    game = await lobby(store, *users)
    await store.begin(
        game,
        len(users),
        Update(rows=[MoveRow(1, 10.0, None, "key", "[]", "[]")], waiting=[], notifications=[]),
    )
    return game


async def test_a_private_table_refuses_whoever_is_not_invited_for_that_alone(store: Store) -> None:
    game = await lobby(store, ADA)
    await store.lobbies.set_private(game, private=True, most_tables=5, change=LobbyChange(time=1.0))
    await store.blocks.block(ADA, BOB, 1.0)
    for user in (BOB, CAT):
        with pytest.raises(errors.NotInvited):
            await store.lobbies.join(game, user=user)


@pytest.mark.parametrize(("one", "other"), share([(ADA, BOB), (BOB, ADA)], 1))
async def test_blocked_users_and_blockers_share_no_table(store: Store, one: int, other: int) -> None:
    game = await lobby(store, ADA, CAT)
    await store.blocks.block(one, other, 1.0)
    assert await store.open_tables.lobbies_here(BOB, here=7, now=2.0, most=5) == ()
    with pytest.raises(errors.TableFull):
        await store.lobbies.join(game, user=BOB)
    (found,) = await store.open_tables.lobbies_here(DAN, here=7, now=2.0, most=5)
    assert found.id == game
    await store.blocks.unblock(one, other)
    assert (await store.lobbies.join(game, user=BOB)).own_seat_of(BOB) == 2
    assert await store.open_tables.lobbies_here(DAN, here=7, now=2.0, most=5) == (), "it is full"


@pytest.mark.parametrize(("one", "other"), share([(ADA, BOB), (BOB, ADA)], 1))
async def test_a_seat_on_offer_is_none_where_the_other_plays(store: Store, one: int, other: int) -> None:
    game = await begun(store, ADA, CAT)
    await store.seats.offer(game, 1, time=11.0)
    await store.blocks.block(one, other, 12.0)
    assert await store.open_tables.games_offering_seats_here(BOB, here=7, now=13.0, most=5) == ()
    with pytest.raises(errors.SeatNotFree):
        await store.seats.take(game, 1, BOB, notifications=(), time=13.0)
    (offered,) = await store.open_tables.tables_for(DAN, here=7, direct=False, now=13.0, most=5)
    assert (offered.game, offered.seat, [*offered.people]) == (game, 1, [ADA])


async def test_who_gave_a_seat_up_may_have_it_back_whoever_plays_there(store: Store) -> None:
    game = await begun(store, ADA, BOB)
    left = Holder(1, LEFT, computer="medium", offered=True)
    await store.seats.change_holder(game, left, notifications=(), time=11.0)
    await store.blocks.block(ADA, BOB, 12.0)
    change = await store.seats.take(game, 1, BOB, notifications=(), time=13.0)
    assert change.to_user == BOB


async def test_a_block_ends_what_is_open_and_hides_what_comes_later(store: Store) -> None:
    game = await lobby(store, ADA)
    await store.lobbies.invite(game, [BOB], ADA, LobbyChange(time=2.0))
    (open_to_bob,) = await store.seats.invitations_of(BOB, time=3.0)
    assert await store.blocks.block(BOB, ADA, 3.0) == (game,)
    assert (await store.seats.invitation(open_to_bob.id)).reason == "declined", "as if Bob had said so"
    assert await store.lobbies.refused_by(game, ADA) == (BOB,)
    await store.lobbies.invite(game, [BOB], ADA, LobbyChange(time=4.0))
    assert await store.seats.invitations_of(BOB, time=5.0) == ()
    assert len(await store.seats.invitations(game, now=5.0)) == 1, "whoever invites sees no difference"


@pytest.mark.parametrize(("one", "other"), share([(ADA, BOB), (BOB, ADA)], 1))
async def test_nobody_stands_in_where_the_other_plays(store: Store, one: int, other: int) -> None:
    game = await begun(store, ADA, CAT)
    await store.blocks.block(one, other, 11.0)
    assert await store.vacations.games_of_user(CAT, open_to=BOB) == (), "Ada plays there"
    assert await store.vacations.games_of_user(ADA, open_to=BOB) == (game,), "Ada sees no difference"
    vacation = await store.vacations.announce(ADA, 12.0, 100.0, "UTC", games=(game,), now=12.0)
    await store.vacations.name_stand_in(ADA, StandIn(user=BOB), games=(game,), now=13.0)
    assert await store.vacations.vacation_offered_to(BOB, game) is None
    with pytest.raises(errors.NotAway):
        await store.vacations.answer(vacation.id, BOB, accepted=True, games=(game,), now=14.0)


async def test_who_has_agreed_to_stand_in_does_not_once_there_is_a_block(store: Store) -> None:
    game = await begun(store, ADA, CAT)
    vacation = await store.vacations.announce(ADA, 50.0, 100.0, "UTC", games=(game,), now=12.0)
    await store.vacations.name_stand_in(ADA, StandIn(user=BOB), games=(game,), now=13.0)
    await store.vacations.answer(vacation.id, BOB, accepted=True, games=(game,), now=14.0)
    await store.blocks.block(ADA, BOB, 15.0)
    await store.vacations.seat_stand_in(vacation.id, games=(game,), now=50.0)
    assert await store.vacations.stand_ins_so_far(game) == ()


async def test_there_is_an_end_to_how_many_can_be_blocked(store: Store) -> None:
    for user in range(1000, 1000 + MOST_BLOCKED):
        await store.blocks.block(ADA, user, 1.0)
    with pytest.raises(errors.TooManyBlocked):
        await store.blocks.block(ADA, BOB, 1.0)


@pytest.mark.parametrize("erased", share([ADA, BOB], 1))
async def test_only_who_blocks_or_reports_reads_it_and_takes_it_along(store: Store, erased: int) -> None:
    game = await lobby(store, CAT)
    await store.blocks.block(ADA, BOB, 1.0)
    await store.reports.add(NewReport(7, game, 3, ADA, BOB, 2.0, "He was rude"))
    mine, theirs = await store.privacy.rows_by_table(ADA), await store.privacy.rows_by_table(BOB)
    assert mine["block"] == ({"blocked": BOB, "since": 1.0},)
    assert mine["report"][0]["text"] == "He was rude"
    assert theirs["block"] == ()
    assert dict(theirs["report"][0]) == {
        "guild": 7,
        "game": None,
        "step": None,
        "reported": BOB,
        "written": 2.0,
        "text": None,
    }
    await erase(store, erased, 3.0)
    assert await store.blocks.of_user(ADA) == ()
    left = await store.reports.on_server(7, 4.0)
    assert [(each.about.step, each.about.text) for each in left] == (
        [] if erased == ADA else [(3, "He was rude")]
    )


async def erase(store: Store, user: int, now: float) -> None:
    await store.erasures.add_erasure(user, time=now)
    for game in await store.erasures.games_naming(user):
        await store.erasures.erase_from(game, user, closed=True, now=now)
    await store.erasures.finish(user)


async def test_a_report_about_an_erased_user_stays_nameless_for_some_days(store: Store) -> None:
    game = await lobby(store, CAT)
    await store.users.set_name(7, BOB, "Bob")
    text = f"bob was rude. BOB! <@{BOB}> Bobby was not"
    for written, server in ((1.0, 7), (2.0, 7), (DAY, 8)):
        await store.reports.add(NewReport(server, game, 3, CAT, BOB, written, text))
    await store.reports.add(NewReport(9, game, 3, CAT, DAN, 1.0, text))
    erased, until = 1.5 * DAY, 30 * DAY
    await erase(store, BOB, erased)
    await erase(store, DAN, 14.5 * DAY)
    found = await store.reports.on_server(7, until - 1)
    assert [each.about.text for each in found] == ["… was rude. …! <@…> Bobby was not"] * 2
    assert all(each.about.reported < 0 and each.about.step == 3 for each in found)
    await store.reports.close(7, found[0].id)
    assert len(await store.reports.on_server(7, erased)) == 1, "managers have decided"
    for moment, left in ((until - 1, 1), (until, 0)):
        for server in (8, 9):
            assert len(await store.reports.on_server(server, moment)) == left
        await store.cleaning.clean_games(now=moment)
        row = await store._database.find_row("SELECT count(*) FROM report")
        assert row == (3 * left,)


async def test_a_report_is_gone_when_it_is_done_or_old(store: Store) -> None:
    game = await lobby(store, CAT)
    for hour in range(MOST_A_DAY):
        await store.reports.add(NewReport(7, game, 0, ADA, CAT, 3600.0 * hour, "Rude"))
    with pytest.raises(errors.TooManyReports):
        await store.reports.add(NewReport(7, game, 0, ADA, CAT, 80_000.0, "Rude"))
    await store.reports.add(NewReport(8, game, 0, BOB, CAT, 80_000.0, "Elsewhere"))
    found = await store.reports.on_server(7, 90_000.0)
    assert [each.about.written for each in found] == [3600.0 * hour for hour in reversed(range(MOST_A_DAY))]
    await store.reports.close(8, found[0].id)
    assert len(await store.reports.on_server(7, 90_000.0)) == MOST_A_DAY, "it is another server's"
    await store.reports.close(7, found[0].id)
    assert len(await store.reports.on_server(7, 90_000.0)) == MOST_A_DAY - 1
    await store.cleaning.clean_games(now=KEPT_SECONDS + 3600.0)
    assert [each.about.written for each in await store.reports.on_server(7, 0.0)] == [10_800.0, 7200.0]


@pytest.mark.parametrize("guild", share([7, EVERYWHERE], 1))
async def test_who_is_barred_plays_at_no_table_of_the_server(store: Store, guild: int) -> None:
    game, running = await lobby(store, ADA), await begun(store, ADA, CAT)
    await store.seats.offer(running, 1, time=11.0)
    assert await store.bars.bar(guild, BOB, 12.0)
    assert not await store.bars.bar(guild, BOB, 13.0), "they were before"
    with pytest.raises(errors.Barred):
        await store.lobbies.join(game, user=BOB)
    await store.lobbies.invite(game, [BOB], ADA, LobbyChange(time=14.0))
    assert await store.seats.invitations_of(BOB, time=15.0) == (), "whoever invites sees no difference"
    with pytest.raises(errors.Barred):
        await store.seats.take(running, 1, BOB, notifications=(), time=14.0)
    assert await store.vacations.games_of_user(ADA, open_to=BOB) == ()
    elsewhere = await store.lobbies.open(structs.replace(NEW, guild=9, host=ADA))
    if guild != EVERYWHERE:
        await store.lobbies.join(elsewhere.id, user=BOB)
    assert [each.user for each in await store.bars.barred_users(guild)] == [BOB]
    assert await store.bars.unbar(guild, BOB)
    assert not await store.bars.unbar(guild, BOB)
    await store.lobbies.join(game, user=BOB)


async def test_who_is_barred_and_has_too_many_tables_reads_that_when_they_open_another(store: Store) -> None:
    await store.bars.bar(7, BOB, 1.0)
    new = structs.replace(NEW, host=BOB)
    for most, refusal in ((0, errors.TooManyTables), (1, errors.Barred)):
        with pytest.raises(refusal):
            await store.lobbies.open(new, bounds=LobbyBounds(most_tables=most))
    assert await store.games_of(BOB) == ()


async def test_a_bar_outlives_an_erasure(store: Store) -> None:
    await store.bars.bar(7, BOB, 1.0)
    assert (await store.privacy.rows_by_table(BOB))["bar"] == ({"guild": 7, "since": 1.0},)
    await store.erasures.add_erasure(BOB, time=3.0)
    await store.erasures.finish(BOB)
    assert await store.bars.is_barred(7, BOB)


async def test_a_table_is_opened_once_for_those_who_look_for_one(store: Store) -> None:
    found = []
    for user in (ADA, BOB):
        await store.seekers.start(Search(user, ("chess",), 2, 2, "brisk", 7), 1.0, 100.0)
        searching = await store.seekers.find(user)
        assert searching is not None
        found.append(searching)
    new = structs.replace(NEW, host=ADA, seats=2)
    row = await store.seekers.open_match(new, found, starts=50.0, time=2.0)
    assert [held.user for held in row.seated] == [ADA, BOB]
    assert row.starts == 50.0
    assert (await store.lobbies.lobby_state(row.id, 3.0)).asked == (ADA, BOB)
    with pytest.raises(errors.Conflict):
        await store.seekers.open_match(new, found, starts=50.0, time=2.0)
    assert (await store.seekers.read_queue()).searches == ()
    await store.seekers.start(found[0], 5.0, 100.0)
    with pytest.raises(errors.Conflict):
        await store.seekers.open_match(new, [found[0]], starts=50.0, time=6.0)
    assert [each.user for each in (await store.seekers.read_queue()).searches] == [ADA], (
        "it is another search"
    )
    await store.seekers.start(found[1], 5.0, 100.0)
    await store.blocks.block(BOB, ADA, 7.0)
    again = (await store.seekers.read_queue()).searches
    assert (await store.seekers.read_queue()).kept_apart == {frozenset((ADA, BOB))}
    with pytest.raises(errors.TableFull):
        await store.seekers.open_match(new, again, starts=50.0, time=8.0)
    assert len((await store.seekers.read_queue()).searches) == 2, "nothing was stored"
