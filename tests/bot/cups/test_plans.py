import asyncio

from bot.tables.service import Press
from sandbox import User
from tests.support.cup_tables import CupTables
from tests.support.games import thoroughly
from tests.support.planned_tables import plan

DAYS = 3


@thoroughly
async def test_a_plan_is_played_in_a_cup_and_goes_with_who_drops_out_and_with_the_round(
    cups: CupTables,
) -> None:
    """Of three tables one has a planned turn, one loses the planner, one lasts until the round ends."""
    tables, people = cups.bot.tables, {each.id: each for each in (*cups.people, cups.hugo)}
    await cups.announced(
        ("size", "6"), ("players", "2"), ("pace", "h8"), ("round_days", str(DAYS)), game="harbour"
    )
    await cups.enrol(*people.values())
    await cups.after(0)
    played, left, lasting = [each.game for each in await cups.of_round(1)]
    planners = {game: await planner(cups, game, people) for game in (played, left, lasting)}
    for game in planners:
        await plan(tables, game, 1, "end")

    first = (await cups.store.game(played)).seated[0].user
    await tables.answer(played, Press(0, first, (await tables.table(played)).version(0), 1), "end")
    await asyncio.sleep(2.0)
    assert [(row.key, row.interaction) for row in await cups.store.moves(played) if row.seat == 1] == [
        ("end", None)
    ]
    asked = await planners[left].press(cups.message(), "Drop out").answer()
    await planners[left].press(asked, "Drop out").answer()
    assert await cups.store.plans.find(left, 1) is None
    assert await cups.store.plans.find(lasting, 1) is not None

    await cups.after(DAYS)
    assert await cups.store.plans.find(lasting, 1) is None
    assert cups.stored_faults() == []


async def planner(cups: CupTables, game: int, people: dict[int, User]) -> User:
    """Who has the second turn at a table."""
    assert (await cups.bot.tables.table(game)).waiting_seats == (0,)
    user = (await cups.store.game(game)).seated[1].user
    assert user is not None
    return people[user]
