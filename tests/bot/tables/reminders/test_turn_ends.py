import asyncio
from pathlib import Path

from bot.tables.absence.agreements import YES
from clocks.user_settings import AT_ONCE, PRESSED
from sandbox import MessageView, User
from storage.core.kinds import Kind
from tests.support.acts import announce, ask, stands_in, vacation_page
from tests.support.acts import answer as answer_request
from tests.support.coin_tables import CoinTables
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.timed_tables import TimedTables, at, has_button, label, settle
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

QUARRY = "quarry"

ENDS = "It ends by itself in a minute. Until then you can still undo"


def panel(user: User) -> MessageView:
    return [each for each in user.direct_messages() if has_button(each, "My board")][-1]


async def press(tables: CoinTables, user: User, begin: str) -> MessageView:
    """A user presses the button of their newest panel whose label begins so; what it shows then."""
    shown = panel(user)
    answered = await user.press(shown, label(shown, begin)).answer()
    await tables.bot.wait_until_idle()
    return answered


async def take(tables: CoinTables, user: User) -> MessageView:
    await press(tables, user, "Small stone")
    return await press(tables, user, "Large stone")


async def take_in_the_thread(tables: TimedTables, game: int, user: User) -> MessageView:
    """A user takes two stones on their private panel in the thread; what it shows then."""
    shown = await user.press(await my_move(tables, game), "My move").answer()
    for begin in ("Small stone", "Large stone"):
        shown = await user.press(shown, label(shown, begin)).answer()
    return shown


async def begin_alone(tables: TimedTables, user: User) -> int:
    """A table of a user and a computer player that has begun; returns the game."""
    lobby, place = tables.bot.tables.lobby, tables.channel.id
    row = await lobby.open(QUARRY, host=user.id, channel=place, guild=tables.guild.id, seats=2)
    await lobby.add_computer(row.id, "random", host=user.id)
    await tables.bot.tables.start(row.id, host=user.id)
    await tables.bot.wait_until_idle()
    return row.id


async def pass_seconds(tables: CoinTables, seconds: float) -> None:
    """Let time pass until all is delivered."""
    await asyncio.sleep(seconds)
    await tables.bot.wait_until_idle()


async def keys(tables: CoinTables) -> list[str]:
    """What was chosen at the first table."""
    return [row.key for row in await tables.store.moves(1) if row.seat is not None]


def calls(user: User) -> int:
    """How often a user was asked to play."""
    return sum("take two stones" in text for text in user.pushes)


def labels(message: MessageView) -> list[str]:
    """The labels of its buttons, without what they bring."""
    return [button.label.partition(" – ")[0] for button in message.buttons]


async def test_a_turn_ends_by_itself_and_the_panel_shows_it(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    shown = await take(tables, tables.anna)
    assert ENDS in shown.plain_text
    assert labels(shown)[:2] == ["End now", "Undo"]
    assert tables.stored_faults() == []
    await pass_seconds(tables, 55.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large"], 0)
    await pass_seconds(tables, 6.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large", "end"], 1)
    shown = tables.anna.look(shown.id)
    assert "**Answered.** Ben is playing. Your next choice comes as a new message here." in shown.plain_text
    assert not {"End now", "Undo"} & {*labels(shown)}
    assert "Small stone" in labels(panel(tables.ben))


async def test_end_now_ends_it_once(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await take(tables, tables.anna)
    shown = await press(tables, tables.anna, "End now")
    assert "**Answered.** Ben is playing. Your next choice comes as a new message here." in shown.plain_text
    await pass_seconds(tables, 120.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large", "end"], 1)


async def test_alone_it_ends_after_five_seconds_and_the_next_question_is_new(tables: TimedTables) -> None:
    game = await begin_alone(tables, tables.anna)
    shown = await take(tables, tables.anna)
    assert "It ends by itself in 5 seconds." in shown.plain_text
    await pass_seconds(tables, 6.0)
    assert (await tables.bot.tables.table(game)).waiting_seats == (0,)
    assert "**Answered.**" in tables.anna.look(shown.id).plain_text
    assert "Small stone" in labels(panel(tables.anna))
    assert panel(tables.anna).id != shown.id


async def test_a_panel_in_the_thread_continues_after_turns_of_computer_players(tables: TimedTables) -> None:
    game = await begin_alone(tables, tables.anna)
    shown = await take_in_the_thread(tables, game, tables.anna)
    sent = len(tables.anna.inbox)
    await pass_seconds(tables, 6.0)
    assert (await keys(tables))[:3] == ["small", "large", "end"]
    assert (await tables.bot.tables.table(game)).waiting_seats == (0,)
    there = tables.anna.look(shown)
    assert "Small stone" in labels(there)
    assert "**Answered.**" not in there.plain_text
    assert len(tables.anna.inbox) == sent, "nothing calls them"


async def test_a_private_panel_in_the_thread_shows_it_too(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, name=QUARRY)
    shown = await take_in_the_thread(tables, game, tables.anna)
    assert ENDS in shown.plain_text
    await pass_seconds(tables, 61.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large", "end"], 1)
    shown = tables.anna.look(shown)
    assert "**Answered.** Ben is playing. Your next choice:" in shown.plain_text
    assert not {"End now", "Undo"} & {*labels(shown)}


async def test_undo_stops_it_until_nothing_is_left_again(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await take(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    shown = await press(tables, tables.anna, "Undo")
    assert ENDS not in shown.plain_text
    await pass_seconds(tables, 300.0)
    assert calls(tables.ben) == 0
    await press(tables, tables.anna, "Small stone")
    await pass_seconds(tables, 61.0)
    assert calls(tables.ben) == 1


# Settings


async def test_the_settings_say_when_a_turn_ends(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await take(tables, tables.anna)
    settings = await tables.anna.invoke(tables.channel, "settings").answer()
    assert "**If nothing is left to do:** your turn ends by itself after a minute" in settings.plain_text
    page = await tables.anna.press(settings, "Time").answer()
    assert "If it ends right away, your last choice is final" in page.plain_text
    question = "If nothing is left to do, when does your turn end?"
    mine = "you end your turn yourself"
    page = await tables.anna.choose(page, mine, placeholder=question).answer()
    assert f"**If nothing is left to do:** {mine}" in page.plain_text
    await pass_seconds(tables, 300.0)
    assert calls(tables.ben) == 0
    shown = await press(tables, tables.anna, "Undo")
    shown = await press(tables, tables.anna, "Small stone")
    assert labels(shown)[:2] == ["End turn", "Undo"]
    assert ENDS not in shown.plain_text


async def test_at_once_the_button_of_the_last_choice_says_that_it_ends_the_turn(tables: TimedTables) -> None:
    await tables.set(tables.anna, turn_end=AT_ONCE)
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    assert labels(panel(tables.anna))[:2] == ["Small stone", "Large stone"]
    shown = await press(tables, tables.anna, "Large stone")
    assert labels(shown)[:2] == ["Small stone and end the turn", "Large stone"]
    shown = await press(tables, tables.anna, "Small stone and end the turn")
    assert "**Answered.** Ben is playing. Your next choice comes as a new message here." in shown.plain_text
    assert "Undo" not in labels(shown)
    assert (await keys(tables), calls(tables.ben)) == (["large", "small", "end"], 1)


# Time


async def test_a_deadline_inside_the_minute_ends_the_turn_and_nobody_is_late(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, name=QUARRY, pace="h8")
    (wait,) = await tables.store.timing.waits(game)
    assert wait.deadline is not None
    await asyncio.sleep(wait.deadline - tables.now - 20.0)
    await take(tables, tables.anna)
    await pass_seconds(tables, 21.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large", "end"], 1)
    state = await tables.store.late.state(game, time=tables.now)
    assert (state.missed, state.questions) == (frozenset(), ())
    assert not [text for text in tables.anna.pushes if "time is up" in text]


async def test_who_is_late_has_the_whole_minute(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, name=QUARRY, pace="h8")
    await tables.until("15 18:00")
    await take(tables, tables.anna)
    await pass_seconds(tables, 50.0)
    assert await keys(tables) == ["small", "large"]
    await pass_seconds(tables, 11.0)
    assert await keys(tables) == ["small", "large", "end"]
    state = await tables.store.late.state(game, time=tables.now)
    assert [each.outcome for each in state.questions] == ["void"]


async def test_a_pause_stops_it_and_it_begins_again_afterwards(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, name=QUARRY)
    question = await tables.bot.agreements.propose(game, 1, Kind.AGREE_PAUSE)
    await take(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await tables.bot.agreements.answer(question, 0, YES)
    await pass_seconds(tables, 3600.0)
    assert calls(tables.ben) == 0
    panel_of_pause = await tables.anna.press(await my_move(tables, game), "My move").answer()
    assert "End turn" in labels(panel_of_pause)
    await tables.bot.agreements.end_pause(game, 1)
    await pass_seconds(tables, 50.0)
    assert await keys(tables) == ["small", "large"]
    await pass_seconds(tables, 11.0)
    assert await keys(tables) == ["small", "large", "end"]


async def my_move(tables: TimedTables, game: int) -> MessageView:
    thread = await tables.thread(game)
    return [each for each in tables.anna.sees(thread) if has_button(each, "My move")][-1]


async def test_after_downtime_it_begins_again_and_after_a_restart_it_goes_on(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await take(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await tables.stop()
    await asyncio.sleep(3600.0)
    await tables.start()
    await pass_seconds(tables, 50.0)
    assert await keys(tables) == ["small", "large"]
    await pass_seconds(tables, 11.0)
    assert await keys(tables) == ["small", "large", "end"]
    await take(tables, tables.ben)
    await tables.stop()
    await asyncio.sleep(20.0)
    await tables.start()
    await pass_seconds(tables, 30.0)
    assert (await keys(tables))[3:] == ["small", "large"]
    await pass_seconds(tables, 11.0)
    assert (await keys(tables))[3:] == ["small", "large", "end"]


async def test_it_does_not_end_for_a_stand_in(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await announce(tables, tables.anna, "Sat, Jan 16", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    await answer_request(tables, tables.vera, "I’ll play")
    await tables.until_moment("15 23:59")
    await asyncio.sleep(at("16 00:00") - tables.now - 20.0)
    await take(tables, tables.anna)
    await pass_seconds(tables, 3600.0)
    assert await keys(tables) == ["small", "large"]
    await press(tables, tables.vera, "End turn")
    assert await keys(tables) == ["small", "large", "end"]
    await settle(tables)


async def test_the_turn_of_a_stand_in_ends_as_they_have_set(tables: TimedTables) -> None:
    await tables.set(tables.anna, turn_end=PRESSED)
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await stands_in(tables, tables.anna, tables.vera)
    shown = await take(tables, tables.vera)
    assert ENDS in shown.plain_text
    await pass_seconds(tables, 61.0)
    assert (await keys(tables), calls(tables.ben)) == (["small", "large", "end"], 1)
    await settle(tables)


async def test_it_does_not_end_for_who_is_back_from_a_vacation(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await stands_in(tables, tables.anna, tables.vera)
    await take(tables, tables.vera)
    await pass_seconds(tables, 30.0)
    await tables.anna.press(await vacation_page(tables, tables.anna), "I’m back").answer()
    await pass_seconds(tables, 3600.0)
    assert await keys(tables) == ["small", "large"]
    await press(tables, tables.anna, "End turn")
    assert await keys(tables) == ["small", "large", "end"]
    await settle(tables)


async def test_a_vacation_that_begins_inside_the_minute_leaves_nobody_waiting(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben, name=QUARRY)
    await announce(tables, tables.anna, "Sat, Jan 16", "Wed, Jan 20")
    await tables.until_moment("15 23:59")
    await asyncio.sleep(at("16 00:00") - tables.now - 20.0)
    await take(tables, tables.anna)
    await pass_seconds(tables, 61.0)
    assert await keys(tables) == ["small", "large", "end"]
    assert (await tables.bot.tables.table(1)).waiting_seats == (1,)
    await settle(tables)


# Killed


async def kill_points(folder: Path) -> list[Remains]:
    async with TimedTables(folder) as tables:
        for user in (tables.anna, tables.ben):
            await tables.set(user)
        await tables.begin(tables.anna, tables.ben, name=QUARRY)
        await press(tables, tables.anna, "Small stone")
        async with KillPoints(tables) as points:
            await press(tables, tables.anna, "Large stone")
            await pass_seconds(tables, 70.0)
        return list(points.found)


async def gone_on(left: Remains, folder: Path) -> tuple[list[str], str, int, str]:
    """Start again with what was left, take the stone if it was lost; the choices, draws and messages."""
    async with left.restarted(folder) as tables:
        anna, ben, _ = tables.sandbox.users
        await tables.bot.wait_until_idle()
        if await keys(tables) == ["small"]:
            await press(tables, anna, "Large stone")
        await pass_seconds(tables, 70.0)
        assert tables.stored_faults() == []
        (end,) = [row for row in await tables.store.moves(1) if row.key == "end"]
        return await keys(tables), end.draws, calls(ben), panel(anna).plain_text.splitlines()[-1]


def test_wherever_the_bot_is_killed_the_turn_ends_once(tmp_path: Path, seldom: None) -> None:
    with toy_games(pictures=False):
        (tmp_path / "first").mkdir()
        points = run_in_virtual_time(kill_points(tmp_path / "first"))
        assert len(points) > 4
        found = after_each_kill(points, gone_on, tmp_path)
    first = found[0][0]
    assert (first[0], first[2]) == (["small", "large", "end"], 1)
    assert [result for result, _ in found if result != first] == []
