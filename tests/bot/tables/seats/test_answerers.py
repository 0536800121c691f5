import asyncio
from collections.abc import Mapping

from sandbox import User
from storage.history.answerers import COMPUTER, USER
from tests.support.acts import COMPUTER as COMPUTER_MOVES
from tests.support.acts import ben_is_late, leave, press, stands_in, take
from tests.support.engines import on_both_engines
from tests.support.timed_tables import TimedTables, panels, settle


async def by_others(tables: TimedTables, game: int = 1) -> Mapping[int, tuple[int | None, str]]:
    """The rows that others answered, with their seats."""
    table = await tables.bot.tables.table(game)
    found = await tables.bot.store.seats.answered_by_others(game)
    return {n: (table.moves[n - 1].seat, by) for n, by in found.items()}


async def analysed(tables: TimedTables, user: User) -> str:
    """The analysis of a player's seat."""
    await settle(tables)
    card = next(each for each in user.sees(tables.channel) if "## " in each.plain_text)
    shown = await user.press(card, "Analyze").answer()
    return await user.until(lambda: user.look(shown).plain_text if user.look(shown).selects else None)


@on_both_engines()
async def test_a_computer_player_answered_for_who_was_late(tables: TimedTables) -> None:
    asked = await ben_is_late(tables)
    assert await by_others(tables) == {}
    for user in (tables.anna, tables.vera):
        await press(tables, user, asked, COMPUTER_MOVES)
    await settle(tables)
    moves = (await tables.bot.tables.table(1)).moves
    bens = [n for n, move in enumerate(moves, 1) if move.seat == 1]
    assert await by_others(tables) == {bens[0]: (1, COMPUTER)}


async def test_a_stand_in_answered_for_who_is_away(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="none")
    await stands_in(tables, tables.anna, tables.vera)
    await tables.until("16 12:00")
    await tables.vera.press(panels(tables.vera)[-1], "Heads").answer()
    await settle(tables)
    (row,) = await by_others(tables, game)
    assert await by_others(tables, game) == {row: (0, USER)}


async def test_what_earlier_holders_answered_is_theirs_and_the_analysis_says_so(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="none")
    await tables.guess(game, tables.ben)
    thread = await tables.thread(game)
    await leave(tables, tables.ben, thread)
    await settle(tables)
    (first,) = await by_others(tables, game)
    assert await by_others(tables, game) == {first: (1, USER)}
    await tables.guess(game, tables.anna)
    await settle(tables)
    moves = (await tables.bot.tables.table(game)).moves
    _, second = (n for n, move in enumerate(moves, 1) if move.seat == 1)
    await take(tables, tables.vera, thread, "Gaius")
    assert await by_others(tables, game) == {first: (1, USER), second: (1, COMPUTER)}
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.anna)
    said = await analysed(tables, tables.vera)
    assert "the turns of your seat" in said or "what your seat played" in said
    assert "Somebody else played 2 of these turns" in said
