from datetime import date

from tests.support.acts import announce, answer, ask, stands_in, vacation_page
from tests.support.bot_world import past_scoring
from tests.support.engines import on_both_engines
from tests.support.timed_tables import NOT_YOURS, TimedTables, at, has_button, notices, panels, settle


def day(moment: str) -> str:
    """The day of a moment, by the calendar of who is away, as English texts call it."""
    return f"{date(2027, 1, int(moment[:2])):%a, %b %d}"


LAST = day("20 23:59")


async def test_the_settings_show_a_vacation_and_only_the_way_back_sounds_so(tables: TimedTables) -> None:
    page = await announce(tables, tables.anna, "now", "Wed, Jan 20")
    labels = [button.label for button in page.buttons]
    assert "I’m back" in labels
    assert "Back" not in labels
    overview = await tables.anna.press(page, "Settings").answer()
    assert "**Vacation:** Fri, Jan 15 to Wed, Jan 20" in overview.plain_text.splitlines()
    page = await tables.anna.press(overview, "Vacation").answer()
    await tables.anna.press(page, "I’m back").answer()
    overview = await tables.anna.invoke(tables.channel, "settings").answer()
    assert "**Vacation:** none" in overview.plain_text.splitlines()


async def test_in_the_list_of_a_stand_in_nobody_is_notified_that_they_stand_in(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    await stands_in(tables, tables.anna, tables.vera)
    mine = await tables.vera.invoke(tables.channel, "games").answer()
    assert "You’re playing for **Anna**." in mine.plain_text
    assert "is playing for them" not in mine.plain_text
    others = await tables.ben.invoke(tables.channel, "games").answer()
    assert "Vera is playing for them" in others.plain_text


async def test_a_vacation_stops_the_clock_and_the_table_sees_until_when(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    before = await tables.store.timing.waits(game)
    page = await announce(tables, tables.anna, "Sat, Jan 16", "Wed, Jan 20")
    assert "from **Sat, Jan 16** through **Wed, Jan 20**" in page.text
    assert f"Your time stands still at:\n- Coin Toss, table {game}" in page.text
    after = await tables.store.timing.waits(game)
    assert [each.left for each in before] == [each.left for each in after]
    assert after[1].deadline == before[1].deadline
    (deadline,) = [each.deadline for each in after[:1]]
    assert deadline is not None
    assert at("21 08:00") < deadline < at("23 08:00")
    assert notices(await tables.thread(game)) == [
        f"**Anna** will be on vacation from {day('16 00:00')} through {LAST}."
        " Their time stands still in the meantime."
    ]
    await tables.until("21 07:00")
    assert notices(await tables.thread(game))[1:] == ["**Anna** is back."]
    sent = [each for each in tables.notified(tables.anna) if "16 " <= each.time < "21 08:00"]
    assert all(each.silent and "**Ben** is late." in each.text for each in sent)
    await settle(tables)


async def test_a_vacation_is_shortened_and_withdrawn_and_its_time_is_not_kept(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    before = await tables.store.timing.waits(game)
    await announce(tables, tables.anna, "Sat, Jan 16", "Wed, Jan 20")
    page = await vacation_page(tables, tables.anna)
    page = await tables.anna.choose(page, "Mon, Jan 18", placeholder="Change the last day").answer()
    assert "through **Mon, Jan 18**" in page.text
    await tables.until("15 12:00")
    page = await tables.anna.press(page, "Cancel the vacation").answer()
    assert "You have 30 days left this year." in page.text
    assert await tables.store.timing.waits(game) == before
    await settle(tables)
    assert notices(await tables.thread(game))[-1] == "**Anna** won’t be on vacation after all."


async def test_a_move_ends_the_vacation_after_asking(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    (panel,) = panels(tables.anna)
    question = await tables.anna.press(panel, "Heads").answer()
    assert question.text == (f"You’re on vacation through {LAST}. Play, and end the vacation?")
    assert (await tables.bot.tables.table(game)).version(0) == 0
    await tables.anna.press(question, "Play and end it").answer()
    await settle(tables)
    assert (await tables.bot.tables.table(game)).version(0) == 1
    assert notices(await tables.thread(game))[-1] == "**Anna** is back."
    assert "You have 29 days left" in (await vacation_page(tables, tables.anna)).text


async def test_a_vacation_on_and_off_costs_its_day_each_time_and_one_notice(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    for hour in (10, 11, 12):
        await tables.until(f"15 {hour}:00")
        page = await announce(tables, tables.anna, "now", "Wed, Jan 20")
        (said,) = notices(await tables.thread(game))
        assert said.startswith(f"**Anna** is on vacation through {LAST}.")
        await tables.until(f"15 {hour}:30")
        page = await tables.anna.press(page, "I’m back").answer()
        await settle(tables)
        assert notices(await tables.thread(game)) == ["**Anna** is back."]
    assert "You have 27 days left this year." in page.text
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    texts = [each.plain_text for each in (await tables.thread(game)).messages]
    assert len([text for text in texts if text.startswith("**Ben** is on vacation")]) == 1
    assert notices(await tables.thread(game)) == ["**Anna** is back."]
    await tables.until("16 13:00")
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    before, again = notices(await tables.thread(game))
    assert (before, again == said) == ("**Anna** is back.", True)


async def test_a_notice_that_was_deleted_is_posted_again_when_there_is_news(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    page = await announce(tables, tables.anna, "now", "Wed, Jan 20")
    thread = await tables.thread(game)
    (said,) = [each for each in thread.messages if "**Anna** is on vacation" in each.plain_text]
    thread.delete_message(said)
    await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    assert notices(thread) == ["**Anna** is back."]


async def test_questions_of_a_vacation_arrive_silently_and_are_shown_later(tables: TimedTables) -> None:
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await tables.begin(tables.anna, tables.ben)
    await tables.until("20 12:00")
    said, *late = tables.notified(tables.anna)
    assert said.silent
    assert all(each.silent and "**Ben** is late." in each.text for each in late)
    await tables.until("21 12:00")
    await settle(tables)
    loud = [each for each in tables.notified(tables.anna) if not each.silent]
    assert [each.time for each in loud] == ["21 08:00"]
    assert loud[0].text.startswith("Waiting for you: Coin Toss, table 1")


async def test_whoever_is_on_vacation_is_not_nudged(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await tables.until("15 18:00")
    turn = next(each for each in (await tables.thread(game)).messages if has_button(each, "Nudge"))
    answer = await tables.ben.press(turn, "Nudge").answer()
    assert answer.text.startswith("Anna is on vacation and won’t be reminded until it’s over.")
    games = await tables.ben.invoke(tables.channel, "games").answer()
    assert f"on vacation through {LAST}" in games.text


@on_both_engines()
async def test_a_stand_in_plays_until_the_player_is_back_and_never_both(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    (own,) = panels(tables.anna)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    page = await ask(tables, tables.anna, tables.vera)
    assert "I’ve asked **Vera** to play for you. There is no answer yet." in page.text
    said = await answer(tables, tables.vera, "I’ll play")
    assert said.text.startswith("Thank you! You’re now playing for **Anna**.")
    away, plays = notices(await tables.thread(game))
    assert away.startswith(f"**Anna** is on vacation through {LAST}.")
    assert plays == "**Vera** is now playing for **Anna**."
    assert "**Vera** will play for you while you’re away." in tables.anna.direct_messages()[-1].text
    passed_on = tables.anna.look(own.id)
    title, why = passed_on.text.split("\n")
    assert title == "**Coin Toss, table 1**"
    assert why.startswith("**Vera** is playing for you through")
    assert [each.label for each in passed_on.buttons] == ["I’m back"]
    shown = await tables.anna.press(own, "Heads", stale=True).answer()
    assert shown.text.startswith("**Vera** is playing for you through")
    (panel,) = panels(tables.vera)
    assert f"You’re playing for **Anna** through {LAST}." in panel.text
    await tables.vera.press(panel, "Heads").answer()
    await settle(tables)
    assert (await tables.bot.tables.table(game)).version(0) == 1
    await tables.guess(game, tables.ben)
    await settle(tables)
    again = await past_scoring(tables.vera, tables.vera.direct_messages()[-1])
    assert has_button(again, "Heads")
    assert "**Vera** has played for **Anna**." in (await tables.thread(game)).transcript()
    back = await tables.anna.press(shown, "I’m back").answer()
    back = await past_scoring(tables.anna, back)
    assert has_button(back, "Heads")
    await settle(tables)
    assert has_button(tables.anna.look(own.id), "Heads"), "the panel that was asked for stays"
    assert tables.vera.look(again.id).text.endswith("You’re no longer playing here.")
    assert not tables.vera.look(again.id).buttons
    refusal = await tables.vera.press(again, "Heads", stale=True).followup()
    assert refusal.text == NOT_YOURS
    assert [each for each in tables.vera.direct_messages() if "You don’t need to play for" in each.text]
    await tables.anna.press(back, "Tails").answer()
    await settle(tables)
    assert notices(await tables.thread(game))[-1] == "**Anna** is back."


async def test_a_stand_in_takes_over_for_a_vacation_and_gives_back_after_it(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "Sat, Jan 16", "Sat, Jan 16")
    await ask(tables, tables.anna, tables.vera)
    await answer(tables, tables.vera, "I’ll play")
    assert not panels(tables.vera)
    await tables.until("16 09:00")
    await settle(tables)
    (panel,) = panels(tables.vera)
    await tables.until("17 09:00")
    await settle(tables)
    assert (await tables.vera.press(panel, "Heads", stale=True).followup()).text == NOT_YOURS
    assert not panels(tables.vera)
    assert len(panels(tables.anna)) == 1
    (before,) = [
        each for each in tables.anna.direct_messages() if "You’re playing yourself again" in each.text
    ]
    assert not before.buttons
    sent = [(each.time, each.silent) for each in tables.notified(tables.anna)]
    assert sent[-2:] == [("17 00:00", True), ("17 08:00", False)]


async def test_who_is_no_longer_needed_as_a_stand_in_has_nothing_to_answer(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    (asking,) = [each for each in tables.vera.direct_messages() if has_button(each, "I’ll play")]
    page = await vacation_page(tables, tables.anna)
    await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    assert not tables.vera.look(asking.id).buttons
    tables.vera.direct_messages_open = False
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    thread = await tables.thread(game)
    asking = next(each for each in thread.messages if has_button(each, "I’ll play"))
    page = await vacation_page(tables, tables.anna)
    await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    assert not tables.vera.look(asking.id).buttons


async def test_a_stand_in_without_direct_messages_is_called_in_the_thread(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    tables.vera.direct_messages_open = False
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    thread = await tables.thread(game)
    asking = next(each for each in thread.messages if has_button(each, "I’ll play"))
    assert f"{tables.vera.mention}: **Anna** asks you to play for them." in asking.plain_text
    refusal = await tables.ben.press(asking, "I’ll play").answer()
    assert refusal.text.startswith("This is no longer needed")
    await tables.vera.press(asking, "I’ll play").answer()
    await settle(tables)
    assert notices(thread)[1:] == [f"{tables.vera.mention} is now playing for **Anna**."]
    turn = next(each for each in thread.messages if has_button(each, "My move"))
    panel = await tables.vera.press(turn, "My move").answer()
    assert has_button(panel, "Heads")


async def test_a_computer_player_stands_in_at_once(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.anna)
    page = await tables.anna.press(page, "A computer player").answer()
    assert "A computer player plays for you while you’re away." in page.text
    await settle(tables)
    assert (await tables.bot.tables.table(game)).version(0) == 1
    page = await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    await tables.guess(game, tables.ben)
    await settle(tables)
    assert (await tables.bot.tables.table(game)).version(0) == 1
    assert "A computer player has played for **Anna**." in (await tables.thread(game)).transcript()


async def test_a_table_is_notified_once_who_is_away_however_much_follows(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "Sat, Jan 16", "Wed, Jan 20")
    await announce(tables, tables.ben, "now", "Mon, Jan 18")
    page = await vacation_page(tables, tables.anna)
    await tables.anna.press(page, "A computer player").answer()
    await tables.until("16 09:00")
    await settle(tables)
    texts = [each.plain_text for each in (await tables.thread(game)).messages]
    said = [text for text in texts if text.startswith(("**Anna**", "**Ben**", "A computer player is"))]
    assert said == [
        f"**Anna** will be on vacation from {day('16 00:00')} through {LAST}."
        " Their time stands still in the meantime.",
        f"**Ben** is on vacation through {day('18 23:59')}. Their time stands still in the meantime.",
        "A computer player is now playing for **Anna**.",
    ]


async def test_nobody_stands_in_where_they_sit_themselves(tables: TimedTables) -> None:
    first = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.anna)
    refusal = await tables.anna.choose(page, tables.ben, placeholder="Who should play for you?").followup()
    assert refusal.text.startswith("Ben can’t play for you")
    second = await tables.begin(tables.anna, tables.vera)
    page = await ask(tables, tables.anna, tables.ben)
    assert "Not at this table, though, where they play themselves or have played" in page.text
    assert f"for somebody else:\n- Coin Toss, table {first}" in page.text
    await answer(tables, tables.ben, "I’ll play")
    row = await tables.store.game(first)
    assert (row.seat_of(tables.anna.id), row.seat_of(tables.ben.id)) == (0, 1)
    row = await tables.store.game(second)
    assert (row.seat_of(tables.anna.id), row.seat_of(tables.ben.id)) == (None, 0)
    third = await tables.begin(tables.anna, tables.vera)
    row = await tables.store.game(third)
    assert row.seat_of(tables.ben.id) == 0
    await settle(tables)


async def test_nobody_stands_in_who_knows_what_another_seat_held(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await stands_in(tables, tables.anna, tables.vera)
    assert (await tables.store.game(game)).seat_of(tables.vera.id) == 0
    page = await vacation_page(tables, tables.anna)
    await tables.anna.press(page, "I’m back").answer()
    await settle(tables)
    await announce(tables, tables.ben, "now", "Wed, Jan 20")
    page = await vacation_page(tables, tables.ben)
    refusal = await tables.ben.choose(page, tables.vera, placeholder="Who should play for you?").followup()
    assert refusal.text.startswith("Vera can’t play for you")
    await stands_in(tables, tables.anna, tables.vera)
    assert (await tables.store.game(game)).seat_of(tables.vera.id) == 0
    await settle(tables)


async def test_whoever_stands_in_may_give_the_seat_back(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    said = await answer(tables, tables.vera, "I’ll play")
    await tables.vera.press(said, "I can’t anymore").answer()
    await settle(tables)
    row = await tables.store.game(game)
    assert (row.seat_of(tables.anna.id), row.seat_of(tables.vera.id)) == (0, None)
    shown = notices(await tables.thread(game))
    assert shown[1:] == ["**Vera** is now playing for **Anna**.", "Nobody is playing for **Anna** anymore."]
    assert "**Vera** can’t play for you" in (await vacation_page(tables, tables.anna)).text


async def test_where_vacations_are_off_time_runs_and_the_player_is_notified(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await tables.store._database.execute("UPDATE game SET vacations = 0 WHERE id = ?", game)
    before = await tables.store.timing.waits(game)
    page = await announce(tables, tables.anna, "now", "Wed, Jan 20")
    assert "**your time keeps running** there:" in page.text
    assert f"Coin Toss, table {game}" in page.text
    assert await tables.store.timing.waits(game) == before
    assert notices(await tables.thread(game))[-1].endswith("At this table their time keeps running.")
    await tables.until("15 21:30")
    assert [each.time for each in tables.notified(tables.anna)][-1] == "15 21:00"
    (panel, *_) = panels(tables.anna)
    await tables.anna.press(panel, "Heads").answer()
    assert (await tables.bot.tables.table(game)).version(0) == 1
    assert "You’re on vacation" in (await vacation_page(tables, tables.anna)).text


async def test_whoever_sleeps_is_asked_to_stand_in_silently(tables: TimedTables) -> None:
    await tables.begin(tables.anna, tables.ben)
    await tables.until("15 23:30")
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await ask(tables, tables.anna, tables.vera)
    (said,) = tables.notified(tables.vera)
    assert said.silent
    await tables.until("16 09:00")
    await answer(tables, tables.vera, "I’ll play")
    assert not tables.notified(tables.anna)[-1].silent


async def test_other_notifications_are_silent_during_a_vacation(tables: TimedTables) -> None:
    await tables.set(tables.anna, tell_all_ready=True)
    game = await tables.begin(tables.anna, tables.ben)
    await announce(tables, tables.anna, "now", "Wed, Jan 20")
    await tables.guess(game, tables.ben)
    sent = tables.notified(tables.anna)[-1]
    assert "ready" in sent.text
    assert sent.silent
