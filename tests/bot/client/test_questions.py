import asyncio

from sandbox import User
from tests.support.acts import announce
from tests.support.timed_tables import TimedTables, about, settle

PROPOSAL = "Anna** proposes a different pace"
LATE = "is late. What now?"


async def propose(tables: TimedTables, user: User, game: int, pace: str = "Brisk") -> None:
    page = await user.invoke(await tables.thread(game), "pace").answer()
    await user.choose(page, pace).answer()
    await settle(tables)


async def test_another_pace_is_proposed_aloud_to_those_who_are_awake(tables: TimedTables) -> None:
    await tables.set(tables.vera, zone="Asia/Tokyo")
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="d7")
    await tables.until("15 18:00")
    await propose(tables, tables.anna, game)
    called = tables.notified(tables.ben)[-1]
    assert "different pace" in called.text
    assert not called.silent
    assert all("different pace" not in each.text for each in tables.notified(tables.vera))


async def test_another_pace_is_proposed_silently_while_others_are_away_or_sleep(tables: TimedTables) -> None:
    await tables.set(tables.vera, zone="Asia/Tokyo")
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="d7")
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    await tables.until("15 18:00")
    await propose(tables, tables.anna, game)
    for user in (tables.ben, tables.vera):
        assert "different pace" in tables.notified(user)[-1].text
        assert tables.notified(user)[-1].silent


async def test_a_proposal_that_is_replaced_loses_its_buttons_and_says_so(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    await propose(tables, tables.anna, game, "Brisk")
    (first,) = await about(tables, game, PROPOSAL)
    await propose(tables, tables.anna, game, "Relaxed")
    replaced = tables.ben.look(first.id)
    assert replaced.text == "“Brisk” was proposed here, but there has been another proposal since."
    assert not replaced.buttons
    (second,) = await about(tables, game, PROPOSAL)
    await tables.ben.press(second, "Agree").answer()
    await settle(tables)
    agreed = tables.ben.look(second.id)
    assert agreed.text.startswith("New pace, starting with everybody’s next turn: **Relaxed**")
    assert not agreed.buttons


async def test_a_proposal_loses_its_buttons_when_the_game_is_over(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="d7")
    await propose(tables, tables.anna, game)
    (asked,) = await about(tables, game, PROPOSAL)
    for _ in range(2):
        await tables.guess(game, tables.anna, tables.ben)
    assert tables.ben.look(asked.id).text == "“Brisk” was proposed here, but the game is over now."
    assert not tables.ben.look(asked.id).buttons


async def test_an_open_question_is_asked_again_in_a_thread_that_is_reopened(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    await tables.until("15 16:00")
    await propose(tables, tables.anna, game, "Brisk")
    await propose(tables, tables.anna, game, "Relaxed")
    await tables.until("15 18:00")
    deleted = await tables.thread(game)
    deleted.delete()
    await tables.anna.until(lambda: set(tables.anna.threads(tables.channel)) - {deleted})
    await settle(tables)
    (late,) = await about(tables, game, LATE)
    (proposal,) = await about(tables, game, PROPOSAL)
    assert "Relaxed" in proposal.text
    await tables.vera.press(proposal, "I’d rather not").answer()
    await settle(tables)
    assert "The pace stays as it is" in tables.anna.look(proposal.id).text
    for user in (tables.anna, tables.vera):
        await user.press(user.look(late.id), tables.anna.look(late.id).buttons[0].label).answer()
        await settle(tables)
    assert tables.anna.look(late.id).text == "**Ben** is late: the table keeps waiting."
    assert not tables.anna.look(late.id).buttons
