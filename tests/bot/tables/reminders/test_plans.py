"""Planned turns of Harbour as people see them: Anna, Ben and Vera act one after the other."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.screens.ids.custom_id import CustomId
from bot.screens.ids.plan_ids import KeepPlan, OpenPlan, PlanControl
from bot.tables.absence.agreements import YES
from bot.tables.planned_turns import ASK, AT_ONCE
from bot.tables.plans import PlanPress
from bot.workers.process import WorkerFailed
from clocks.user_settings import PRESSED, THREAD
from sandbox import MessageView, User, refuse
from storage.core.kinds import Kind
from tests.support.acts import announce, leave, stands_in, vacation_page
from tests.support.coin_tables import CoinTables
from tests.support.killed import KillPoints, Remains, after_each_kill
from tests.support.planned_tables import plan
from tests.support.timed_tables import TimedTables, has_button, label, settle
from tests.support.virtual_time import run_in_virtual_time
from tests.toy_games import toy_games

HARBOUR = "harbour"
ANNA, BEN, VERA = range(3)

PLAYED = "your plan was played"


async def begin(tables: TimedTables, **options: Any) -> int:
    return await tables.begin(tables.anna, tables.ben, tables.vera, name=HARBOUR, **options)


async def card_of(tables: CoinTables, seat: int, game: int = 1) -> str:
    view = (await tables.bot.tables.table(game)).view(seat)
    return str(next(iter(view.kinds(seat))))


async def bury(tables: CoinTables, seat: int, *, play: str = AT_ONCE, game: int = 1) -> str:
    """A seat plans to bury a card and to end its turn; returns the card."""
    card = await card_of(tables, seat, game)
    await plan(tables.bot.tables, game, seat, "bury", card, "end", play=play)
    return card


def panel(user: User) -> MessageView:
    """The newest panel of a user that asks, or that they have answered."""
    return [each for each in user.direct_messages() if has_button(each, "My board")][-1]


async def my_panel(tables: TimedTables, user: User) -> MessageView:
    """The panel of a user as *My move* in the thread shows it now."""
    thread = await tables.thread(1)
    turn = [each for each in user.sees(thread) if has_button(each, "My move")][-1]
    return await user.press(turn, "My move").answer()


async def press(tables: CoinTables, user: User, begin: str = "End turn") -> MessageView:
    shown = panel(user)
    answered = await user.press(shown, label(shown, begin)).answer()
    await tables.bot.wait_until_idle()
    return answered


async def pass_seconds(tables: CoinTables, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await tables.bot.wait_until_idle()


async def keys(tables: CoinTables, seat: int, game: int = 1) -> list[str]:
    return [row.key for row in await tables.store.moves(game) if row.seat == seat]


def calls(user: User) -> int:
    """How often a user was called to act."""
    return sum("choose an action" in text for text in user.pushes)


def news(user: User) -> list[str]:
    return [each.text for each in user.direct_messages() if PLAYED in each.text]


# Made by presses


def control(message: MessageView, kind: type[CustomId], begin: str) -> str:
    """The id of a control of a kind whose label begins so."""
    return next(
        each.custom_id or ""
        for each in message.buttons
        if kind.matches(each.custom_id) and each.label.startswith(begin)
    )


async def test_a_plan_is_made_on_a_table_apart_and_played(tables: TimedTables) -> None:
    game = await begin(tables)
    thread = await tables.thread(game)
    turn = [each for each in tables.ben.sees(thread) if has_button(each, "My move")][-1]
    waiting = await tables.ben.press(turn, "My move").answer()
    before = len(await tables.store.moves(game))
    planning = await tables.ben.press(waiting, custom_id=control(waiting, OpenPlan, "")).answer()
    assert "PLAN" in planning.plain_text
    assert "Anna" in planning.plain_text
    first = control(planning, PlanControl, "Ship")
    older, planning = planning, await tables.ben.press(planning, custom_id=first).answer()
    planning = await tables.ben.press(planning, custom_id=control(planning, PlanControl, "Back")).answer()
    again = await tables.ben.press(older, custom_id=first, stale=True).answer()
    assert control(again, PlanControl, "Ship") != first, "an older panel is outdated, and shows the new one"
    planning = await tables.ben.press(again, custom_id=control(again, PlanControl, "End turn")).answer()
    kept = await tables.ben.press(planning, custom_id=control(planning, KeepPlan, "")).answer()
    assert kept.plain_text
    opened = await tables.ben.press(kept, custom_id=control(kept, PlanControl, "More")).answer()
    await tables.ben.press(opened, custom_id=control(opened, KeepPlan, "Play")).answer()
    assert len(await tables.store.moves(game)) == before, "no press has reached the real table"
    await press(tables, tables.anna)
    await pass_seconds(tables, 61.0)
    assert await keys(tables, BEN) == ["end"]
    real = await tables.ben.press(again, custom_id=control(again, PlanControl, "Ship"), stale=True).answer()
    assert await keys(tables, BEN) == ["end"]
    assert real.plain_text


async def open_planning(tables: TimedTables, user: User) -> MessageView:
    """The planning table of a user who waits."""
    waiting = await my_panel(tables, user)
    return await user.press(waiting, custom_id=control(waiting, OpenPlan, "")).answer()


async def test_help_on_a_planning_table_has_its_own_controls_alone(tables: TimedTables) -> None:
    await begin(tables)
    planning = await open_planning(tables, tables.ben)
    shown = await tables.ben.press(planning, "Help").answer()
    assert "In your turn you have 2 actions." in shown.plain_text
    assert "Tips" not in shown.plain_text
    assert [each.label for each in shown.buttons] == ["Back to the game"]
    again = await tables.ben.press(shown, "Back to the game").answer()
    assert again.plain_text == planning.plain_text


@pytest.mark.parametrize("begin_of_label", ["Ship", "Keep plan", "Help", "Undo", "More"])
async def test_a_press_on_a_planning_table_whose_turn_has_begun_shows_the_real_panel(
    tables: TimedTables, begin_of_label: str
) -> None:
    """Also if it chooses an answer."""
    game = await begin(tables)
    planning = await open_planning(tables, tables.ben)
    planning = await tables.ben.press(planning, label(planning, "Bury")).answer()
    planning = await tables.ben.press(planning, label(planning, "F · Fish")).answer()
    await press(tables, tables.anna)
    before, kept = len(await tables.store.moves(game)), await tables.store.plans.find(game, BEN)
    shown = await tables.ben.press(planning, label(planning, begin_of_label)).answer()
    assert "The table has moved" in shown.plain_text
    assert "Your plan still fits" in shown.plain_text
    assert not [each for each in shown.buttons if PlanControl.matches(each.custom_id)]
    assert len(await tables.store.moves(game)) == before
    assert (await tables.store.plans.find(game, BEN), calls(tables.ben)) == (kept, 1)
    await press(tables, tables.ben, "Play your plan")
    assert (await keys(tables, BEN))[0] == "bury"


async def test_of_two_devices_that_keep_a_plan_the_second_is_shown_the_first_one(tables: TimedTables) -> None:
    game = await begin(tables)
    planning = await open_planning(tables, tables.ben)
    planning = await tables.ben.press(planning, label(planning, "End turn")).answer()
    other = await open_planning(tables, tables.ben)
    opened = await tables.ben.press(planning, "More").answer()
    kept = await tables.ben.press(opened, "Play it right away").answer()
    shown = await tables.ben.press(other, "Keep plan").answer()
    found = await tables.store.plans.find(game, BEN)
    assert found is not None
    assert (found.play, "The table has moved" in shown.plain_text) == (AT_ONCE, True)
    first, second = [await tables.ben.press(each, "More").answer() for each in (kept, shown)]
    await tables.ben.press(second, "Drop plan").answer()
    shown = await tables.ben.press(first, "Drop plan").answer()
    assert "The table has moved" in shown.plain_text
    assert await tables.store.plans.find(game, BEN) is None


async def test_a_plan_that_is_changed_as_its_turn_comes_is_played_as_it_was_or_calls(
    tables: TimedTables,
) -> None:
    """An answer that is taken back makes it a draft, by which nothing is played."""
    game = await begin(tables)
    await bury(tables, BEN)
    planning = await open_planning(tables, tables.ben)
    undo = tables.ben.press(planning, label(planning, "Undo")).answer()
    await asyncio.gather(undo, press(tables, tables.anna))
    await pass_seconds(tables, 61.0)
    played, kept = len(await keys(tables, BEN)), await tables.store.plans.find(game, BEN)
    assert (played, calls(tables.ben), kept is None) in [(3, 0, True), (0, 1, False)]
    await settle(tables)


async def is_noted(tables: CoinTables, seat: int) -> bool:
    """Whether a hint is noted for the next turn of a seat."""
    stored = await tables.store.plans.find(1, seat)
    return stored is not None and stored.hinted


async def test_a_hint_on_the_planning_table_stands_there_as_in_the_turn(
    tables: TimedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(tables)
    planning = await open_planning(tables, tables.ben)

    async def fail(*_: object, **__: object) -> None:
        raise WorkerFailed("it gave no answer")

    with monkeypatch.context() as patch:
        patch.setattr(tables.bot.tables.decisions, "hint", fail)
        hint = control(planning, PlanControl, "Hint")
        failed = await tables.ben.press(planning, custom_id=hint).answer()
    assert "I couldn’t work that out." in failed.plain_text
    assert not await is_noted(tables, BEN)
    hint = control(failed, PlanControl, "Hint")
    shown = await tables.ben.press(failed, custom_id=hint).answer()
    assert "★ Hint: **" in shown.plain_text
    assert await is_noted(tables, BEN)
    followed = await tables.ben.press(shown, custom_id=control(shown, PlanControl, "★")).answer()
    assert followed.plain_text
    assert len((await tables.bot.tables.plans.open(1, BEN, tables.ben.id)).keys) == 1


async def test_a_hint_for_a_plan_that_reached_nobody_does_not_count(tables: TimedTables) -> None:
    await begin(tables)
    planning = await open_planning(tables, tables.ben)
    gone = tables.sandbox.inject(r"/webhooks/", refuse(50027), times=None)
    tables.ben.press(planning, custom_id=control(planning, PlanControl, "Hint"))
    await tables.sandbox.until(lambda: gone.hits > 1)
    gone.lift()
    await tables.bot.wait_until_idle()
    assert not await is_noted(tables, BEN)
    again = await tables.bot.tables.plans.open(1, BEN, tables.ben.id)
    assert tables.bot.tables.plans.given_hint(again) is None


# Played


async def test_the_owner_is_notified_quietly_and_the_thread_as_ever(tables: TimedTables) -> None:
    game = await begin(tables)
    await bury(tables, BEN)
    before = len(tables.ben.inbox)
    await press(tables, tables.anna)
    await pass_seconds(tables, 1.0)
    (note,) = tables.ben.inbox[before:]
    assert note.silent
    assert PLAYED in note.text
    turns = [each.text for each in tables.anna.sees(await tables.thread(game)) if "Ben" in each.text]
    assert turns
    assert not any("plan" in each.text.lower() for each in tables.anna.sees(await tables.thread(game)))
    assert calls(tables.vera) == 0
    await pass_seconds(tables, 60.0)
    assert (len(await keys(tables, BEN)), calls(tables.vera), len(news(tables.ben))) == (3, 1, 1)
    assert len(tables.ben.inbox) == before + 1
    await settle(tables)


async def test_the_planned_end_can_be_taken_back_where_other_options_are_left(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    shown = [each for each in tables.ben.direct_messages() if PLAYED in each.text][-1]
    shown = await tables.ben.press(shown, "My move").answer()
    assert "Your plan was played, and ends your turn at" in shown.plain_text
    assert has_button(shown, "Dig up"), "more could be done"
    await tables.ben.press(shown, label(shown, "Undo")).answer()
    await pass_seconds(tables, 3600.0)
    assert (await tables.bot.tables.table(1)).waiting_seats == (BEN,)
    assert calls(tables.vera) == 0


async def test_a_chain_of_planned_seats_is_played_by_itself(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN)
    await bury(tables, VERA)
    await press(tables, tables.anna)
    await pass_seconds(tables, 130.0)
    assert [len(await keys(tables, seat)) for seat in (BEN, VERA)] == [3, 3]
    assert [calls(each) for each in (tables.ben, tables.vera)] == [0, 0]
    assert (await tables.bot.tables.table(1)).waiting_seats == (ANNA,)
    await settle(tables)


async def test_a_plan_that_asks_calls_as_usual_and_is_played_by_one_press(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN, play=ASK)
    await press(tables, tables.anna)
    assert calls(tables.ben) == 1
    shown = panel(tables.ben)
    assert "Your plan still fits" in shown.plain_text
    await press(tables, tables.ben, "Play your plan")
    assert len(await keys(tables, BEN)) == 3
    assert calls(tables.vera) == 1


async def test_before_a_draw_the_owner_is_called_with_what_it_brought(tables: TimedTables) -> None:
    await begin(tables)
    await plan(tables.bot.tables, 1, BEN, "bury", await card_of(tables, BEN), "draw")
    await press(tables, tables.anna)
    await pass_seconds(tables, 1.0)
    assert calls(tables.ben) == 1
    assert "Drawing" not in panel(tables.ben).plain_text
    assert (await tables.bot.tables.table(1)).waiting_seats == (BEN,)
    await settle(tables)


async def test_who_is_called_in_the_thread_is_not_mentioned_for_a_planned_turn(tables: TimedTables) -> None:
    game = await begin(tables)
    await tables.set(tables.ben, arrive=THREAD)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 61.0)
    thread = await tables.thread(game)
    assert not [each for each in tables.anna.sees(thread) if tables.ben.mention in each.text]
    assert calls(tables.vera) == 1
    await settle(tables)


async def test_who_is_called_in_the_thread_is_mentioned_there_once_a_plan_ends(tables: TimedTables) -> None:
    game = await begin(tables)
    await tables.set(tables.ben, arrive=THREAD)
    await plan(tables.bot.tables, 1, BEN, "draw")
    await press(tables, tables.anna)
    await pass_seconds(tables, 61.0)
    thread = await tables.thread(game)
    mentions = [each for each in tables.ben.inbox if each.reason == "mention"]
    in_thread = [each for each in tables.anna.sees(thread) if tables.ben.mention in each.text]
    assert (len(mentions), len(in_thread)) == (1, 1)
    await settle(tables)


async def test_a_plan_that_cannot_be_played_after_all_calls_its_owner_once(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await tables.database.execute("UPDATE plan SET play = 'ask'")
    await pass_seconds(tables, 31.0)
    assert (calls(tables.ben), calls(tables.vera)) == (1, 0)
    assert await keys(tables, BEN) == ["bury", (await keys(tables, BEN))[1]]
    await settle(tables)


async def test_at_a_table_by_direct_message_it_is_the_same(tables: TimedTables) -> None:
    service = tables.bot.tables
    row = await service.lobby.open(HARBOUR, host=tables.anna.id, channel=0, direct=True, seats=3)
    for user in (tables.ben, tables.vera):
        await service.lobby.join(row.id, user.id)
    await service.start(row.id, host=tables.anna.id)
    await tables.bot.wait_until_idle()
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 61.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben), calls(tables.vera)) == (3, 0, 1)
    assert len(news(tables.ben)) == 1
    await settle(tables)


# Absence


async def test_on_vacation_an_own_plan_is_played_before_the_stand_in_is_called(tables: TimedTables) -> None:
    carl = tables.sandbox.user("Carl")
    tables.guild.add(carl)
    await begin(tables)
    await bury(tables, BEN)
    await stands_in(tables, tables.ben, carl)
    await press(tables, tables.anna)
    await pass_seconds(tables, 2.0)
    assert len(await keys(tables, BEN)) == 3, "nobody could take it back, so the turn ends at once"
    assert (calls(carl), news(carl), len(news(tables.ben))) == (0, [], 1)
    assert calls(tables.vera) == 1
    await settle(tables)


async def test_a_stand_in_sees_no_plan_and_is_called_where_it_stops_or_draws(tables: TimedTables) -> None:
    carl = tables.sandbox.user("Carl")
    tables.guild.add(carl)
    await begin(tables)
    await bury(tables, BEN, play=ASK)
    await stands_in(tables, tables.ben, carl)
    await press(tables, tables.anna)
    assert calls(carl) == 1
    assert "plan" not in panel(carl).plain_text.lower()
    assert not [each for each in panel(carl).buttons if OpenPlan.matches(each.custom_id)]
    await press(tables, carl)
    assert await keys(tables, BEN) == ["end"]
    await settle(tables)


@pytest.mark.parametrize("play", [AT_ONCE, ASK])
async def test_a_hint_for_a_plan_counts_on_vacation_only_where_the_plan_is_played(
    tables: TimedTables, play: str
) -> None:
    carl = tables.sandbox.user("Carl")
    tables.guild.add(carl)
    await begin(tables)
    planning = await tables.bot.tables.plans.open(1, BEN, tables.ben.id)
    await tables.bot.tables.plans.give_hint(1, PlanPress(BEN, tables.ben.id, planning.version))
    await bury(tables, BEN, play=play)
    await stands_in(tables, tables.ben, carl)
    await press(tables, tables.anna)
    await pass_seconds(tables, 2.0)
    if play == ASK:
        await press(tables, carl)
    assert len(await keys(tables, BEN)) == (3 if play == AT_ONCE else 1)
    noted = [each.seat for each in (await tables.store.table_rows(1)).hints]
    assert noted == ([BEN] if play == AT_ONCE else [])
    await settle(tables)


async def test_a_computer_player_that_stands_in_waits_for_the_plan(tables: TimedTables) -> None:
    await begin(tables)
    card = await bury(tables, BEN)
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.ben)
    await tables.ben.press(page, "A computer player").answer()
    await settle(tables)
    await press(tables, tables.anna)
    await pass_seconds(tables, 2.0)
    assert await keys(tables, BEN) == ["bury", card, "end"]
    await settle(tables)


async def test_a_computer_player_that_stands_in_goes_on_where_a_plan_ends(tables: TimedTables) -> None:
    await begin(tables)
    card = await card_of(tables, BEN)
    await plan(tables.bot.tables, 1, BEN, "bury", card)
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.ben)
    await tables.ben.press(page, "A computer player").answer()
    await settle(tables)
    await press(tables, tables.anna)
    await pass_seconds(tables, 2.0)
    assert (await keys(tables, BEN))[:2] == ["bury", card]
    assert (await tables.bot.tables.table(1)).waiting_seats != (BEN,)
    await settle(tables)


async def test_in_a_pause_a_plan_waits_and_its_owner_is_not_called_after_it(tables: TimedTables) -> None:
    game = await begin(tables)
    question = await tables.bot.agreements.propose(game, ANNA, Kind.AGREE_PAUSE)
    await bury(tables, BEN)
    await tables.bot.agreements.answer(question, VERA, YES)
    await press(tables, tables.anna)
    await pass_seconds(tables, 3600.0)
    assert (await keys(tables, BEN), calls(tables.ben)) == ([], 0)
    await tables.bot.agreements.end_pause(game, ANNA)
    await pass_seconds(tables, 70.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben), calls(tables.vera)) == (3, 0, 1)
    await settle(tables)


async def test_after_a_restart_a_plan_is_played_and_nobody_is_late(tables: TimedTables) -> None:
    await begin(tables, pace="h8")
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await tables.stop()
    await asyncio.sleep(40.0)
    await tables.start()
    await pass_seconds(tables, 60.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben), calls(tables.vera)) == (3, 0, 1)
    await settle(tables)


async def test_after_a_pause_the_planned_end_has_a_whole_minute_again(tables: TimedTables) -> None:
    game = await begin(tables)
    question = await tables.bot.agreements.propose(game, ANNA, Kind.AGREE_PAUSE)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    for seat in (BEN, VERA):
        await tables.bot.agreements.answer(question, seat, YES)
    await pass_seconds(tables, 3600.0)
    shown = await my_panel(tables, tables.ben)
    assert "ends your turn" not in shown.plain_text, "nothing ends in a pause"
    await tables.bot.agreements.end_pause(game, ANNA)
    await pass_seconds(tables, 50.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben)) == (2, 0)
    assert "ends your turn" in (await my_panel(tables, tables.ben)).plain_text
    await pass_seconds(tables, 11.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben), calls(tables.vera)) == (3, 0, 1)
    await settle(tables)


async def test_after_downtime_the_planned_end_has_a_whole_minute_again(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await tables.stop()
    await asyncio.sleep(3600.0)
    await tables.start()
    await pass_seconds(tables, 50.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben)) == (2, 0)
    shown = await my_panel(tables, tables.ben)
    await tables.ben.press(shown, label(shown, "Undo")).answer()
    await pass_seconds(tables, 3600.0)
    assert (await tables.bot.tables.table(1)).waiting_seats == (BEN,), "it was taken back in time"
    await settle(tables)


async def test_the_planned_end_comes_by_itself_though_its_owner_ends_turns_themselves(
    tables: TimedTables,
) -> None:
    await tables.set(tables.ben, turn_end=PRESSED)
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 59.0)
    assert len(await keys(tables, BEN)) == 2
    await pass_seconds(tables, 2.0)
    assert (len(await keys(tables, BEN)), calls(tables.ben)) == (3, 0)


async def test_a_vacation_that_begins_inside_the_minute_leaves_the_planned_end(tables: TimedTables) -> None:
    carl = tables.sandbox.user("Carl")
    tables.guild.add(carl)
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    await stands_in(tables, tables.ben, carl)
    await tables.stop()
    await asyncio.sleep(3600.0)
    await tables.start()
    await pass_seconds(tables, 61.0)
    assert (len(await keys(tables, BEN)), calls(carl), calls(tables.vera)) == (3, 0, 1)
    await settle(tables)


@pytest.mark.parametrize("way", ["leaves", "is barred", "is erased"])
async def test_who_is_gone_takes_the_plan_along_even_within_the_minute(tables: TimedTables, way: str) -> None:
    game, bot = await begin(tables), tables.bot
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    match way:
        case "leaves":
            await leave(tables, tables.ben, await tables.thread(game))
        case "is barred":
            await bot.order.bar(tables.guild.id, tables.ben.id)
        case "is erased":
            await bot.erasure.erase(tables.ben.id)
    assert (await tables.store.plans.find(game, BEN), await tables.store.plans.due(1e12)) == (None, ())
    await pass_seconds(tables, 61.0)
    assert len(news(tables.ben)) == 1
    await settle(tables)


async def test_the_rest_of_a_plan_is_exported(tables: TimedTables) -> None:
    await begin(tables)
    await bury(tables, BEN)
    await press(tables, tables.anna)
    await pass_seconds(tables, 30.0)
    kept = await tables.store.privacy.rows_by_table(tables.ben.id)
    assert [row["play"] for row in kept["plan"]] == [AT_ONCE]
    assert not (await tables.store.privacy.rows_by_table(tables.anna.id))["plan"]


# Killed


async def kill_points(folder: Path, last: str) -> list[Remains]:
    async with TimedTables(folder) as tables:
        for user in (tables.anna, tables.ben, tables.vera):
            await tables.set(user)
        await begin(tables)
        await plan(tables.bot.tables, 1, BEN, "bury", await card_of(tables, BEN), last)
        async with KillPoints(tables) as points:
            await press(tables, tables.anna)
            await pass_seconds(tables, 70.0)
        return list(points.found)


async def gone_on(left: Remains, folder: Path) -> tuple[list[str], list[str], int, int, int]:
    """Start again with what was left, end Anna's turn if that was lost; what was played, who was called."""
    async with left.restarted(folder) as tables:
        anna, ben, vera = tables.sandbox.users[:3]
        await tables.bot.wait_until_idle()
        if not await keys(tables, ANNA):
            await press(tables, anna)
        await pass_seconds(tables, 140.0)
        assert tables.stored_faults() == []
        return await keys(tables, ANNA), await keys(tables, BEN), calls(ben), calls(vera), len(news(ben))


@pytest.mark.parametrize(("last", "called"), [("end", (0, 1, 1)), ("draw", (1, 0, 0))])
def test_wherever_the_bot_is_killed_a_planned_turn_is_played_once(
    tmp_path: Path, seldom: None, last: str, called: tuple[int, int, int]
) -> None:
    with toy_games(pictures=False):
        (tmp_path / "first").mkdir()
        points = run_in_virtual_time(kill_points(tmp_path / "first", last))
        assert len(points) > 8
        found = after_each_kill(points, gone_on, tmp_path)
    first = found[0][0]
    assert (first[0], len(first[1]), first[2:]) == (["end"], 3, called)
    assert [result for result, _ in found if result != first] == []
