import asyncio

from sandbox import Channel, User, refuse
from sandbox.api.injection import Injection
from storage.core.rows import PLAYING
from tests.support.coin_toss import GAME
from tests.support.engines import on_both_engines
from tests.support.timed_tables import LATE, TimedTables, about, at, press, propose_end, settle

DAY, HOUR = 86400.0, 3600.0

THREADS = "send_messages_in_threads"

POSTS = r"POST /channels/\d+/(messages|threads)"

NOBODY_KNOWS = refuse(50999, status=403, message="Nobody knows")


async def deadlines(tables: TimedTables, game: int) -> dict[int, float | None]:
    return {each.seat: each.deadline for each in await tables.store.timing.waits(game)}


async def removed(tables: TimedTables) -> None:
    tables.guild.kick_bot()
    await tables.sandbox.until(lambda: tables.bot.get_guild(tables.guild.id) is None)
    await settle(tables)


async def invited(tables: TimedTables) -> None:
    tables.guild.invite_bot()
    await tables.sandbox.until(lambda: tables.bot.get_guild(tables.guild.id) is not None)
    await settle(tables)


async def forbid(tables: TimedTables, thread: Channel, *closed: User) -> None:
    """The bot may post nothing in threads, and some users take no direct messages."""
    tables.channel.deny(THREADS)
    for user in closed:
        user.direct_messages_open = False


async def allow(tables: TimedTables) -> None:
    tables.channel.restore()
    await asyncio.sleep(1.0)
    await settle(tables)


async def ben_is_asked(tables: TimedTables, pace: str = "h8") -> tuple[int, Channel]:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace=pace)
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    return game, await tables.thread(game)


async def test_who_was_asked_while_the_bot_was_removed_keeps_time_and_is_called(tables: TimedTables) -> None:
    game, thread = await ben_is_asked(tables)
    before = await deadlines(tables, game)
    await tables.until("15 11:00")
    await removed(tables)
    begun, sent = tables.now, len(tables.ben.inbox)
    await tables.until("19 11:00")
    assert not await about(tables, game, LATE)
    await invited(tables)
    after = await deadlines(tables, game)
    assert before[1] is not None
    assert after[1] is not None
    assert after[1] - before[1] >= at("19 11:00") - begun - HOUR
    assert len(tables.ben.inbox) == sent + 1
    assert tables.ben.mention in thread.messages[-1].text or tables.ben.inbox[-1].text
    call = tables.notified(tables.ben)[-1]
    assert call.text.startswith("Coin Toss, table 1: call heads or tails, the clock has stopped"), call
    await tables.until("19 20:00")
    assert len(await about(tables, game, LATE)) == 1


async def test_nobody_ends_a_game_alone_since_the_others_could_not_play(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    thread = await tables.thread(game)
    await tables.guess(game, tables.anna)
    await removed(tables)
    await tables.until("19 11:00")
    await invited(tables)
    await propose_end(tables, tables.anna, thread)
    row = await tables.bot.tables.store.game(game)
    assert (row.stage, row.outcome) == (PLAYING, None)


async def test_a_clock_stands_from_the_first_failed_attempt_to_the_next_success(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    thread = await tables.thread(game)
    await forbid(tables, thread, tables.ben)
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.ben)
    await asyncio.sleep(HOUR)
    waits = await deadlines(tables, game)
    assert waits[1] == float("inf")
    assert waits[0] != float("inf")
    await tables.guess(game, tables.anna)
    await tables.until("17 12:00")
    assert not await about(tables, game, LATE)
    await allow(tables)
    assert tables.ben.mention in thread.messages[-1].text
    left = (await deadlines(tables, game))[1]
    assert left is not None
    assert at("17 19:00") < left < at("17 20:30")


async def test_closed_direct_messages_with_a_thread_that_works_stop_nothing(tables: TimedTables) -> None:
    tables.ben.direct_messages_open = False
    game, _thread = await ben_is_asked(tables)
    await tables.until("15 18:00")
    assert len(await about(tables, game, LATE)) == 1


async def test_a_deleted_channel_with_open_direct_messages_stops_nothing(tables: TimedTables) -> None:
    game, _thread = await ben_is_asked(tables)
    before = await deadlines(tables, game)
    tables.channel.delete()
    await settle(tables)
    await tables.until("15 18:00")
    assert await deadlines(tables, game) == before


async def test_who_is_asked_in_the_thread_gets_direct_messages_while_it_fails(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    thread = await tables.thread(game)
    await forbid(tables, thread)
    sent = len(tables.ben.direct_messages())
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.ben)
    await asyncio.sleep(HOUR)
    await settle(tables)
    assert len(tables.ben.direct_messages()) > sent
    assert (await deadlines(tables, game))[1] != float("inf")


async def test_questions_never_posted_do_not_count_and_are_asked_at_once_later(tables: TimedTables) -> None:
    game, thread = await ben_is_asked(tables)
    await forbid(tables, thread)
    await tables.until("22 12:00")
    assert not await about(tables, game, LATE)
    await allow(tables)
    (asked,) = await about(tables, game, LATE)
    await press(tables, tables.anna, asked, "Keep waiting")
    await tables.until("25 12:00")
    (again,) = await about(tables, game, LATE)
    assert again.id != asked.id


async def test_a_clock_stands_while_moderation_hides_the_thread_from_its_player(tables: TimedTables) -> None:
    tables.sandbox.limits.forbidden_names = ("Coin",)
    tables.ben.direct_messages_open = False
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.guess(game, tables.anna)
    assert await deadlines(tables, game) == {1: float("inf")}
    await tables.stop()
    await tables.start()
    await tables.until("17 12:00")
    assert await deadlines(tables, game) == {1: float("inf")}
    tables.sandbox.limits.forbidden_names = ()
    await tables.until("17 13:30")
    thread = await tables.thread(game)
    assert tables.ben.mention in thread.messages[-1].text
    left = (await deadlines(tables, game))[1]
    assert left is not None
    assert at("17 19:00") < left < at("17 21:30")


@on_both_engines()
async def test_an_unknown_code_stops_clocks_of_the_unreached_after_three_tries(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    refused = tables.sandbox.inject(POSTS, NOBODY_KNOWS, times=None)
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.ben)
    assert float("inf") not in (await deadlines(tables, game)).values()
    await asyncio.sleep(60.0)
    assert await deadlines(tables, game) == {0: float("inf"), 1: float("inf")}
    await tables.until("17 12:00")
    assert not await about(tables, game, LATE)
    refused.lift()
    await tables.until("17 13:30")
    assert float("inf") not in (await deadlines(tables, game)).values()
    assert all("call heads" in user.pushes[-1] for user in (tables.anna, tables.ben))


async def test_whom_a_direct_message_reaches_keeps_no_time_though_nobody_knows_what_is_wrong_with_the_thread(
    tables: TimedTables,
) -> None:
    game, thread = await ben_is_asked(tables)
    refused = tables.sandbox.inject(f"POST /channels/{thread.id}/messages", NOBODY_KNOWS, times=None)
    await tables.guess(game, tables.ben)
    await asyncio.sleep(HOUR)
    assert refused.hits
    assert float("inf") not in (await deadlines(tables, game)).values()


async def nobody_is_reached_directly(tables: TimedTables) -> tuple[int, Injection]:
    """A table by direct message at which both clocks stand, and what refuses its messages."""
    tables.anna.installed = tables.ben.installed = True
    service = tables.bot.tables
    row = await service.lobby.open(GAME, host=tables.anna.id, channel=0, seats=2, pace="h8", direct=True)
    await service.lobby.join(row.id, tables.ben.id)
    await service.start(row.id, host=tables.anna.id)
    await settle(tables)
    refused = tables.sandbox.inject(POSTS, NOBODY_KNOWS, times=None)
    await tables.guess(row.id, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(row.id, tables.ben)
    await asyncio.sleep(60.0)
    assert await deadlines(tables, row.id) == {0: float("inf"), 1: float("inf")}
    return row.id, refused


async def test_at_a_table_by_direct_message_too(tables: TimedTables) -> None:
    game, refused = await nobody_is_reached_directly(tables)
    refused.lift()
    await asyncio.sleep(2 * HOUR)
    assert float("inf") not in (await deadlines(tables, game)).values()


async def test_a_clock_runs_again_for_who_takes_no_direct_messages_by_now(tables: TimedTables) -> None:
    game, refused = await nobody_is_reached_directly(tables)
    tables.ben.direct_messages_open = False
    refused.lift()
    await asyncio.sleep(2 * HOUR)
    assert float("inf") not in (await deadlines(tables, game)).values()
