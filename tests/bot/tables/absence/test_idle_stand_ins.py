import re

from storage.absence import pauses
from tests.support.acts import announce, answer, ask, nudge, stands_in, vacation_page
from tests.support.timed_tables import TimedTables, at, notices, panels, settle


async def test_a_stand_in_idle_for_a_waking_day_is_replaced_by_the_computer(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await tables.until("15 10:00")
    await stands_in(tables, tables.anna, tables.vera)
    await tables.guess(game, tables.ben)
    until = int(at("16 19:00")) // 3600
    for seen in (
        "\n".join(each.plain_text for each in (await tables.thread(game)).messages),
        (await tables.ben.invoke(tables.channel, "games").answer()).plain_text,
    ):
        shown = re.search(r"Vera is playing for them · by <t:(\d+):f>", seen)
        assert shown
        assert int(shown[1]) // 3600 == until
    assert "by Saturday, 7:00 PM" in tables.notified(tables.vera)[-1].text
    await tables.until("16 18:30")
    assert (await tables.store.game(game)).seat_of(tables.vera.id) == 0
    (panel,) = panels(tables.vera)
    await tables.until("16 20:30")
    await settle(tables)
    assert (await tables.bot.tables.table(game)).version(0) == 2
    assert tables.vera.look(panel.id).text.endswith("You’re no longer playing here.")
    assert notices(await tables.thread(game))[-1] == "A computer player is now playing for **Anna**."
    page = await vacation_page(tables, tables.anna)
    await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    assert (await tables.store.game(game)).seat_of(tables.anna.id) == 0


async def test_a_reminder_tells_a_stand_in_the_time_that_their_call_showed(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await tables.until("15 10:00")
    await stands_in(tables, tables.anna, tables.vera)
    await tables.guess(game, tables.ben)
    assert "by Saturday, 7:00 PM" in tables.notified(tables.vera)[-1].text
    await tables.until("15 21:00")
    assert await nudge(tables, tables.ben, game) == "Vera is being reminded. Nobody will know who asked."
    await settle(tables)
    reminder = tables.notified(tables.vera)[-1]
    assert reminder.time == "15 21:00"
    assert reminder.text.endswith("by Saturday, 7:00 PM")


async def test_a_stand_in_who_plays_stays_and_has_a_waking_day_each_turn(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="none")
    await stands_in(tables, tables.anna, tables.vera)
    await tables.until("16 12:00")
    await tables.vera.press(panels(tables.vera)[-1], "Heads").answer()
    await tables.until("16 12:05")
    await tables.guess(game, tables.ben)
    await tables.until("17 12:00")
    row = await tables.store.game(game)
    assert row.seat_of(tables.vera.id) == 0
    await tables.until("18 10:00")
    await settle(tables)
    assert (await tables.store.game(game)).seat_of(tables.vera.id) is None
    assert (await tables.bot.tables.table(game)).version(0) == 2


async def test_a_stand_in_who_comes_too_late_may_take_over_again(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    said = await answer(tables, tables.vera, "I’ll play")
    await tables.until("16 20:30")
    await settle(tables)
    assert (await tables.store.game(game)).seat_of(tables.vera.id) is None
    await tables.vera.press(said, "I can’t anymore").answer()
    await settle(tables)
    await answer(tables, tables.vera, "I’ll play")
    assert (await tables.store.game(game)).seat_of(tables.vera.id) == 0


async def test_no_stand_in_is_replaced_while_the_game_pauses(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await stands_in(tables, tables.anna, tables.vera)
    until = at("18 09:00")
    now = tables.now
    await tables.store._database.write(lambda connection: pauses.begin(connection, game, until, now))
    await tables.until("18 12:00")
    assert (await tables.store.game(game)).seat_of(tables.vera.id) == 0
