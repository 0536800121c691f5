"""Regulars in the store: limits, letters, and views that blocks of others never change."""

from random import Random

import pytest
from msgspec import structs

from storage.core.errors import TooManyRegulars
from storage.core.kinds import Kind
from storage.lobby.lobbies import LobbyChange
from storage.lobby.queue import Search
from storage.peace.bars import EVERYWHERE
from storage.peace.regulars import AGAIN_SECONDS, DAY, MOST_A_DAY, MOST_REGULARS, RegularList
from storage.together.store import Store
from tests.support.secret_seed import NEW

ADA, BOB, CAT, DAN = (101, 102, 103, 104)

PEOPLE = range(101, 109)


async def letters(store: Store, kind: Kind = Kind.REGULAR_ASKED) -> list[int]:
    """To whom letters of a kind are sent now."""
    due = sorted(row.user or 0 for row in await store.outbox_due() if row.kind == kind)
    await store._database.execute("DELETE FROM outbox WHERE kind = ?", kind)
    return due


async def regulars(store: Store, user: int, *others: int) -> None:
    for time, other in enumerate(others):
        await store.regulars.ask(user, other, float(time))
        assert await store.regulars.ask(other, user, float(time))


async def test_whatever_others_block_a_page_shows_what_both_have_said(store: Store) -> None:
    """An oracle: sets of who said yes and no, and of blocks, of which only one's own count."""
    random, yes, no = Random(5), set[tuple[int, int]](), set[tuple[int, int]]()
    blocks = set[tuple[int, int]]()
    asked = 0
    for time in range(500):
        user, other = random.sample(PEOPLE, 2)
        pair, back = (user, other), (other, user)
        act = random.choice(("ask", "ask", "drop", "block", "unblock"))
        if act in ("ask", "drop") and pair in blocks:
            continue
        if act == "ask":
            written = back not in yes | no and pair not in yes | no and back not in blocks
            assert await store.regulars.ask(user, other, time * 3600.0) == (back in yes)
            assert await letters(store) == [other] * written
            asked += written
            yes, no = yes | {pair}, no - {pair}
        elif act == "block":
            await store.blocks.block(user, other, float(time))
            blocks.add(pair)
        else:
            if act == "drop":
                await store.regulars.drop(user, other, time * 3600.0)
            else:
                await store.blocks.unblock(user, other)
            if (act == "drop" or pair in blocks) and (pair in yes | no or back in yes):
                yes, no = yes - {pair}, no | {pair}
            blocks.discard(pair) if act == "unblock" else None
        for each in pair:
            found = await store.regulars.of_user(each)
            seen = [one for one in PEOPLE if (each, one) not in blocks]
            own = [one for one in seen if (each, one) in yes]
            assert sorted(found.regulars) == [one for one in own if (one, each) in yes]
            assert sorted(found.asked) == [one for one in own if (one, each) not in yes]
            asking = [one for one in seen if (one, each) in yes and (each, one) not in yes | no]
            assert sorted(found.asking) == asking
    assert asked > 10


async def test_somebody_is_asked_again_after_a_month_unless_they_have_answered(store: Store) -> None:
    for time in (0.0, 1.0, AGAIN_SECONDS - 1.0):
        await store.regulars.ask(ADA, BOB, time)
        await store.regulars.drop(ADA, BOB, time)
    assert await letters(store) == [BOB]
    await store.regulars.ask(ADA, BOB, AGAIN_SECONDS)
    assert await letters(store) == [BOB]
    await store.regulars.drop(BOB, ADA, AGAIN_SECONDS)
    await store.regulars.drop(ADA, BOB, AGAIN_SECONDS)
    await store.regulars.ask(ADA, BOB, 3 * AGAIN_SECONDS)
    assert await letters(store) == []


async def test_there_is_an_end_to_asking_in_a_day_and_to_the_list(store: Store) -> None:
    for other in range(1000, 1000 + MOST_A_DAY):
        await store.regulars.ask(ADA, other, 0.0)
        await store.regulars.drop(ADA, other, 1.0)
    with pytest.raises(TooManyRegulars) as often:
        await store.regulars.ask(ADA, 2000, 2.0)
    await store.regulars.ask(2001, ADA, 2.0)
    assert await store.regulars.ask(ADA, 2001, 2.0), "to agree is no asking"
    for other in range(3000, 3000 + MOST_REGULARS - 1):
        await store.regulars.ask(ADA, other, other * DAY)
    with pytest.raises(TooManyRegulars) as many:
        await store.regulars.ask(ADA, 4000, 5000 * DAY)
    assert (often.value.text, many.value.text) == ("error-many-regulars-asked", "error-many-regulars")
    for other in (2002, 2003):
        await store.regulars.ask(other, ADA, 3.0)
    assert (await store.regulars.of_user(ADA)).asking == ()
    await store.blocks.block(ADA, 3000, 1.0)
    assert (await store.regulars.of_user(ADA)).asking == (2002,), "one has room, and all fit into a select"
    await store.regulars.ask(ADA, 4000, 5000 * DAY)


async def test_nobody_declines_what_was_not_asked(store: Store) -> None:
    await store.regulars.drop(ADA, BOB, 1.0)
    await store.regulars.ask(BOB, ADA, 2.0)
    assert (await store.regulars.of_user(ADA)).asking == (BOB,)


async def test_whom_a_host_has_invited_longest_ago_is_invited_first_and_once_to_a_table(store: Store) -> None:
    await regulars(store, ADA, BOB, CAT, DAN)
    tables = [(await store.lobbies.open(structs.replace(NEW, guild=None))).id for _ in range(2)]
    await store.lobbies.invite(tables[0], [BOB], ADA, LobbyChange(time=5.0))
    assert await store.regulars.to_invite(tables[0], ADA) == (CAT, DAN)
    assert await store.regulars.to_invite(tables[1], ADA) == (CAT, DAN, BOB)
    await store.blocks.block(CAT, ADA, 6.0)
    await store.blocks.block(ADA, DAN, 6.0)
    assert await store.regulars.to_invite(tables[1], ADA) == (CAT, BOB), "who is blocked sees no difference"
    await store.lobbies.join(tables[1], user=BOB)
    assert await store.regulars.to_invite(tables[1], ADA) == (CAT,)
    there = (await store.lobbies.open(NEW)).id
    assert await store.regulars.to_invite(there, ADA) == (), "nobody has used the bot there"


async def test_regulars_hear_of_a_table_once_a_day_but_not_across_a_block_or_a_bar(store: Store) -> None:
    await regulars(store, ADA, BOB, CAT, DAN, 106)
    await store.regulars.ask(ADA, 105, 1.0)
    await store.bars.bar(EVERYWHERE, 106, 1.0)
    await store.blocks.block(BOB, ADA, 2.0)
    await store.blocks.block(ADA, CAT, 2.0)
    await store.lobbies.open(structs.replace(NEW, guild=None, created=DAY))
    assert await letters(store, Kind.NEW_TABLE) == [DAN]
    await store.seekers.start(Search(ADA, ("chess",), 2, 2, "reserve", 7), DAY, 2 * DAY)
    assert await letters(store, Kind.REGULARS_LOOK) == [], "once a day"
    assert [await store.regulars.looking(user) for user in (BOB, CAT, DAN, 105, 106)] == [
        (),
        (),
        (ADA,),
        (),
        (),
    ]
    for time in (DAY + 1.0, 2 * DAY):
        await store.lobbies.open(structs.replace(NEW, guild=None, created=time))
    assert await letters(store, Kind.NEW_TABLE) == [DAN]


async def test_an_erased_user_is_on_no_list(store: Store) -> None:
    await regulars(store, ADA, BOB)
    await store.erasures.finish(ADA)
    assert await store.regulars.of_user(BOB) == RegularList()
