from collections.abc import Collection, Sequence

import pytest
from msgspec import structs

from storage.core.changes import Player
from storage.core.errors import Barred, PlaysInCup, SeatNotFree
from storage.core.rows import COMPUTER_MOVES, CupSubject, MoveRow, OfCup, UserSubject
from storage.cups import rows
from storage.cups.cups import MOST_CUPS
from storage.lobby.lobby_seats import Terms
from storage.seats.holders import LEFT, ROUND_OVER, Holder
from storage.together.cleaning import KEPT_SECONDS
from storage.together.log import Beginning
from storage.together.store import Store
from tests.support.secret_seed import NEW

ADA, BEN, CLEO, DORA, EMIL = 101, 102, 103, 104, 105
SERVER = 7
TERMS = rows.CupTerms("chess", "{}", 4, 2, "h24", hints=False, level="easy", days=1, round_days=7)
PLACE = rows.CupPlace(9, forum=False, language="en", message_channel=9)


async def announced(store: Store, host: int = ADA) -> rows.CupRow:
    """A cup of four in which people can enrol; it begins at 10."""
    draft = await store.cups.draft(SERVER, host, "en", TERMS, 1.0)
    return await store.cups.announce(draft.id, PLACE, 10.0, 1.0)


async def played(store: Store, *users: int) -> rows.CupRow:
    row = await announced(store)
    for user in users:
        await store.cups.enrol(row.id, user, 1.0)
    return await store.cups.begin(row.id, 2, lambda people, _: (4, range(people)), 10.0)


async def opened(store: Store, cup: int, *players: Player, place: tuple[int, int] = (1, 0)) -> int | None:
    """A table of a cup that waits for its first seat; None if there is one already."""
    new = structs.replace(NEW, guild=SERVER, seats=len(players), created=10.0, pace="h24")
    beginning = Beginning([MoveRow(1, 10.0, None, "key", "[]", "[]")], {0: 10.0})
    terms = Terms(COMPUTER_MOVES, vacations=False)
    row = await store.open_cup_table(cup, place, new, terms, players, beginning)
    return None if row is None else row.id


async def test_a_cup_is_set_up_by_each_manager_for_themselves(store: Store) -> None:
    first = await store.cups.draft(SERVER, ADA, "en", TERMS, 1.0)
    assert await store.cups.draft(SERVER, ADA, "de", structs.replace(TERMS, size=9), 2.0) == first
    assert (await store.cups.draft(SERVER, BEN, "en", TERMS, 1.0)).id != first.id
    changed = await store.cups.set_terms(first.id, structs.replace(TERMS, size=9), 1.0)
    assert changed.terms == structs.replace(TERMS, size=9)
    await store.cups.announce(first.id, PLACE, 10.0, 1.0)
    with pytest.raises(rows.NoSuchCup):
        await store.cups.announce(first.id, PLACE, 10.0, 1.0)
    with pytest.raises(rows.NoSuchCup):
        await store.cups.set_terms(first.id, TERMS, 1.0)


async def test_what_never_took_place_is_deleted_after_some_time(store: Store) -> None:
    """Drafts by their last setup, cups that were called off once all are notified; others stay."""
    old, set_up_again = [await store.cups.draft(SERVER, user, "en", TERMS, 1.0) for user in (CLEO, DORA)]
    await store.cups.set_terms(set_up_again.id, TERMS, 9.0)
    off = await announced(store)
    for user in (CLEO, DORA):
        await store.cups.enrol(off.id, user, 1.0)
    await store.erasures.add_erasure(DORA, time=1.0)
    await store.cups.call_off(off.id, 2.0)
    running = await played(store, ADA, BEN)

    async def left(now: float) -> list[int]:
        await store.cleaning.clean_games(now=KEPT_SECONDS + now)
        found = await store._database.read(
            lambda connection: connection.execute("SELECT id FROM cup ORDER BY id").fetchall()
        )
        return [cup for (cup,) in found]

    assert await left(1.0) == [old.id, set_up_again.id, off.id, running.id]
    for due in await store.due_about(CupSubject(off.id)):
        await store.cups.mark_shown(due, 500)
    assert await left(5.0) == [set_up_again.id, off.id, running.id], "nobody is told yet"
    (due,) = await store.due_about(UserSubject(CLEO))
    await store.mark_sent(due, time=3.0, message=501)
    assert await left(5.0) == [set_up_again.id, running.id]
    assert await left(1e9) == [running.id]


async def test_a_message_shows_what_has_changed_while_it_was_posted(store: Store) -> None:
    cup = (await announced(store)).id
    (first,) = await store.due_about(CupSubject(cup))
    await store.mark_attempted(first, after=400)
    await store.mark_failed(first, "503")
    await store.cups.enrol(cup, BEN, 2.0)
    assert [each.n for each in await store.due_about(CupSubject(cup))] == [2]
    await store.cups.mark_shown(first, 500)
    found, again = await store.cups.find_shown(cup)
    assert again is not None
    assert (found.row.message, again.n, again.attempts, again.attempted_after) == (500, 2, 0, None)
    await store.cups.show_at(cup, 10, 3.0)
    await store.cups.mark_shown(again, 501)
    found, moved = await store.cups.find_shown(cup)
    assert moved is not None, "it is to be posted elsewhere"
    assert (found.row.message, found.row.message_channel, moved.n) == (None, 10, 1)
    await store.cups.mark_shown(moved, 502)
    await store.cups.enrol(cup, CLEO, 4.0)
    await store.cups.forget_message(cup, 500)
    assert await store.due_about(CupSubject(cup)) != (), "another message was deleted"
    await store.cups.forget_message(cup, 502)
    assert await store.cups.find_shown(cup) == (await store.cups.find(cup), None)


async def test_a_server_has_a_few_cups_at_a_time(store: Store) -> None:
    for _ in range(MOST_CUPS):
        await announced(store)
    with pytest.raises(rows.TooManyCups):
        await announced(store)
    await store.cups.call_off(1, 2.0)
    await announced(store)


async def test_who_can_take_part(store: Store) -> None:
    cup = (await announced(store)).id
    await store.blocks.block(DORA, ADA, 1.0)
    await store.bars.bar(SERVER, EMIL, 1.0)
    await store.cups.enrol(cup, ADA, 1.0)
    for user, error in ((ADA, rows.AlreadyEnrolled), (DORA, rows.CupFull), (EMIL, Barred)):
        with pytest.raises(error):
            await store.cups.enrol(cup, user, 1.0)
    with pytest.raises(rows.NotEnrolled):
        await store.cups.withdraw(cup, BEN, 1.0)
    for user in (BEN, CLEO, 106):
        await store.cups.enrol(cup, user, 1.0)
    with pytest.raises(rows.CupFull):
        await store.cups.enrol(cup, 107, 1.0)
    await store.cups.withdraw(cup, ADA, 1.0)
    found = await store.cups.enrol(cup, DORA, 1.0)
    assert [each.user for each in found.entrants] == [BEN, CLEO, 106, DORA]


async def test_gaps_are_filled_at_the_beginning_if_enough_people_take_part(store: Store) -> None:
    row = await announced(store)
    for user in (ADA, BEN, CLEO):
        await store.cups.enrol(row.id, user, 1.0)
    await store.cups.withdraw(row.id, ADA, 1.0)
    assert (
        await store.cups.begin(row.id, 2, lambda people, _: (3, range(people)), 10.0)
    ).stage == rows.PLAYING
    found = await store.cups.find(row.id)
    assert [(each.number, each.user or each.computer) for each in found.entrants] == [
        (0, BEN),
        (1, CLEO),
        (2, "easy"),
    ]
    assert found.row.size == 3, "as many as take part"
    for verb in (store.cups.enrol, store.cups.withdraw):
        with pytest.raises(rows.CupBegun):
            await verb(row.id, BEN, 1.0)
    other = await announced(store)
    await store.cups.enrol(other.id, ADA, 1.0)
    assert (
        await store.cups.begin(other.id, 2, lambda people, _: (3, range(people)), 10.0)
    ).stage == rows.CALLED_OFF


async def test_a_draw_knows_whom_a_block_separates_and_gives_the_numbers(store: Store) -> None:
    row, seen = await announced(store), list[Collection[frozenset[int]]]()
    for user in (106, ADA, BEN, CLEO):
        await store.cups.enrol(row.id, user, 1.0)
    await store.cups.withdraw(row.id, 106, 1.0)
    await store.blocks.block(CLEO, ADA, 2.0)
    await store.blocks.block(BEN, DORA, 2.0)

    def turned(people: int, apart: Collection[frozenset[int]]) -> tuple[int, Sequence[int]]:
        seen.append(apart)
        return 4, [*reversed(range(people))]

    await store.cups.begin(row.id, 2, turned, 10.0)
    assert seen == [{frozenset({0, 2})}]
    found = await store.cups.find(row.id)
    assert [each.user or each.computer for each in found.entrants] == [CLEO, BEN, ADA, "easy"]


async def test_a_table_is_opened_once_and_is_the_cup_s(store: Store) -> None:
    cup = (await played(store, ADA, BEN)).id
    game = await opened(store, cup, (ADA, None), (BEN, None))
    assert game is not None
    assert await opened(store, cup, (ADA, None), (BEN, None)) is None
    assert [each.game for each in (await store.cups.find(cup)).tables] == [game]
    row = await store.game(game)
    begins = (await store.cups.find(cup)).row.begins
    assert begins is not None
    assert (row.of_cup, row.pace, row.when_late, row.vacations) == (
        OfCup(cup, 1, begins + 7 * rows.DAY),
        "h24",
        COMPUTER_MOVES,
        False,
    )
    for kind in ("agree-end", "agree-pause"):
        with pytest.raises(PlaysInCup):
            await store.agreements.propose(game, 0, kind, "yes", time=11.0)
    with pytest.raises(PlaysInCup):
        await store.agreements.propose_pace(game, 0, "h8", "yes", void="replaced", time=11.0)


async def test_who_gives_a_seat_up_has_dropped_out_but_not_whose_round_is_over(store: Store) -> None:
    cup = (await played(store, ADA, BEN, CLEO)).id
    game = await opened(store, cup, (ADA, None), (BEN, None))
    assert game is not None
    await store.seats.change_holder(game, Holder(0, LEFT, computer="easy"), notifications=(), time=11.0)
    assert await store.cups.hand_seats_to_computer(game, "easy", ROUND_OVER, None, 12.0)
    assert not await store.cups.hand_seats_to_computer(game, "easy", ROUND_OVER, None, 12.0)
    found = await store.cups.find(cup)
    assert [each.dropped for each in found.entrants] == [11.0, None, None, None]
    with pytest.raises(SeatNotFree):
        await store.seats.take(game, 0, ADA, notifications=(), time=13.0)
    with pytest.raises(rows.NotEnrolled):
        await store.cups.drop_out(cup, ADA, 13.0)


async def test_an_erased_user_leaves_their_place(store: Store) -> None:
    cup = (await played(store, ADA, BEN)).id
    other = (await announced(store, BEN)).id
    await store.cups.enrol(other, ADA, 1.0)
    await store.cups.draft(SERVER, ADA, "en", TERMS, 1.0)
    await store.cups.remove_user_from_cups(ADA, 20.0)
    found = await store.cups.find(cup)
    assert [(each.number, each.dropped) for each in found.entrants] == [
        (0, 20.0),
        (1, None),
        (2, None),
        (3, None),
    ]
    assert found.entrants[0].user is not None
    assert found.entrants[0].user < 0
    assert found.row.host < 0
    assert (await store.cups.find(other)).entrants == ()
    with pytest.raises(rows.NoSuchCup):
        await store.cups.find(other + 1)
