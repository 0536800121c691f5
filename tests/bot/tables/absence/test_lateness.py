import asyncio

from bot.tables.absence.late_rules import count_missed_days
from sandbox import MessageView, User
from storage.core.rows import COMPUTER_MOVES
from tests.support.acts import announce
from tests.support.timed_tables import Notified, TimedTables, at, labels

LATE = "is late. What now?"


async def messages(tables: TimedTables, game: int, user: User, text: str) -> list[MessageView]:
    return [each for each in user.sees(await tables.thread(game)) if text in each.text]


async def press(tables: TimedTables, user: User, message: MessageView, label: str) -> None:
    await user.press(message, next(each.label for each in message.buttons if label in each.label)).answer()
    await tables.bot.wait_until_idle()


async def ben_is_late(tables: TimedTables) -> tuple[int, MessageView]:
    """A table of three at which Ben is late, and the question about them."""
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna, tables.vera)
    await tables.until("15 18:00")
    (asked,) = await messages(tables, game, tables.anna, LATE)
    return game, asked


async def test_of_two_the_other_decides_and_the_computer_moves_only_once(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    (asked,) = await messages(tables, game, tables.anna, LATE)
    assert labels(asked) == ["Keep waiting (0)", "Computer player moves (0)", "Offer the seat (0)"]
    (missed,) = [each for each in tables.ben.direct_messages() if "Your time is up" in each.text]
    assert "late since 17:00 today" in missed.text
    assert "the first time is excused" in missed.text
    await press(tables, tables.anna, asked, "Computer")
    question, turn = await messages(tables, game, tables.anna, "A computer player has moved for **Ben**.")
    assert question.id == asked.id
    assert not question.buttons
    assert turn.id > asked.id


async def test_the_question_is_void_when_the_late_player_acts(tables: TimedTables) -> None:
    game, asked = await ben_is_late(tables)
    await press(tables, tables.anna, asked, "Keep waiting")
    shown = tables.anna.look(asked.id)
    assert shown.buttons[0].label == "Keep waiting (1)"
    assert "Keep waiting: **Anna**" in shown.text
    await tables.guess(game, tables.ben)
    assert not tables.anna.look(asked.id).buttons
    assert "is back" in tables.anna.look(asked.id).text


async def test_a_tie_waits_on_and_the_same_is_asked_again_after_a_waking_day(tables: TimedTables) -> None:
    game, asked = await ben_is_late(tables)
    await press(tables, tables.anna, asked, "Keep waiting")
    await press(tables, tables.vera, tables.vera.look(asked.id), "Computer")
    assert "the table keeps waiting" in tables.vera.look(asked.id).text
    await tables.until("17 10:00")
    assert not await messages(tables, game, tables.anna, LATE)
    await tables.until("17 13:00")
    (again,) = await messages(tables, game, tables.anna, LATE)
    assert again.id > asked.id
    await press(tables, tables.ben, again, "Keep waiting")
    assert tables.ben.look(again.id).text == again.text


async def test_a_table_where_all_are_late_sleeps_once_and_wakes_with_a_move(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.until("20 12:00")
    (asleep,) = await messages(tables, game, tables.anna, "the table waits until somebody moves")
    assert not await messages(tables, game, tables.anna, LATE)
    await tables.guess(game, tables.anna)
    assert "the game continues" in tables.anna.look(asleep.id).text
    assert not tables.anna.look(asleep.id).buttons
    await tables.until("21 12:00")
    assert not await messages(tables, game, tables.anna, LATE)
    await tables.until("22 20:00")
    assert len(await messages(tables, game, tables.anna, LATE)) == 1


async def test_the_automatic_way_asks_nobody_and_tells_everybody(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.database.execute("UPDATE game SET when_late = ? WHERE id = ?", COMPUTER_MOVES, game)
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    assert not await messages(tables, game, tables.anna, LATE)
    assert await messages(tables, game, tables.anna, "has moved for **Ben**")
    assert any("Your time is up" in each.text for each in tables.ben.direct_messages())


async def days(tables: TimedTables, number: float) -> None:
    await asyncio.sleep(number * 86_400.0)
    await tables.bot.wait_until_idle()


async def test_without_a_pace_all_are_asked_after_21_days_whether_it_goes_on(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, pace="none")
    await tables.until("31 12:00")
    assert not await messages(tables, game, tables.anna, "nobody has moved")
    await days(tables, 6)
    (asked,) = await messages(tables, game, tables.anna, "nobody has moved for 21 days")
    await press(tables, tables.anna, asked, "We’re playing on")
    assert "the game continues, says **Anna**" in tables.anna.look(asked.id).text
    await days(tables, 20)
    assert not await messages(tables, game, tables.anna, "nobody has moved")
    await days(tables, 2)
    assert await messages(tables, game, tables.anna, "nobody has moved for 21 days")


async def test_without_a_pace_who_is_idle_21_days_is_called_then_others_decide(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="none")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    sent = len(tables.ben.inbox)
    await days(tables, 13)
    assert len(tables.ben.inbox) == sent
    await days(tables, 2)
    assert tables.ben.inbox[-1].text.startswith("Waiting for you: Coin Toss")
    assert not await messages(tables, game, tables.anna, "What now?")
    await days(tables, 7)
    (asked,) = await messages(tables, game, tables.anna, "hasn’t moved for 21 days. What now?")
    assert tables.ben.mention in asked.text
    await press(tables, tables.anna, asked, "Computer player")
    await press(tables, tables.vera, tables.vera.look(asked.id), "Computer player")
    assert await messages(tables, game, tables.anna, "has moved for **Ben**")


async def test_without_a_pace_nobody_is_late_on_vacation_or_out_of_reach(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="none")
    await tables.set(tables.vera, muted_until=tables.now + 40 * 86_400.0)
    await tables.guess(game, tables.anna)
    await announce(tables, tables.ben, "now", "Wed, Jan 27")
    await days(tables, 25)
    assert not await messages(tables, game, tables.anna, "What now?")
    await days(tables, 9)
    (asked,) = await messages(tables, game, tables.anna, "hasn’t moved for 21 days. What now?")
    assert "**Vera**" not in asked.text


async def test_without_a_pace_who_is_idle_21_days_does_not_block_an_agreement(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="none")
    await tables.guess(game, tables.anna)
    await asyncio.sleep(60.0)
    await tables.guess(game, tables.vera)
    await tables.bot.agreements.propose_pace(game, 0, "h24")
    question = await tables.store.agreements.open_proposal_at(game, "pace")
    assert question is not None
    await tables.bot.agreements.answer(question, 2, "yes")
    await days(tables, 20)
    assert (await tables.store.game(game)).pace == "none"
    await days(tables, 2)
    assert (await tables.store.game(game)).pace == "h24"


def test_misses_of_one_local_day_count_once_and_the_first_day_is_excused() -> None:
    evening, night, next_day = at("15 10:00"), at("15 23:30"), at("16 00:30")
    assert count_missed_days([], "Europe/Berlin") == 0
    assert count_missed_days([evening, night], "Europe/Berlin") == 0
    assert count_missed_days([evening, night, next_day], "Europe/Berlin") == 1
    assert count_missed_days([night, next_day], "UTC") == 0


async def test_who_is_late_at_several_tables_at_once_is_notified_once(tables: TimedTables) -> None:
    paces = ("h8", "h8", "d7")
    games = [tables.begin(tables.anna, tables.ben, pace=pace) for pace in paces]
    for game in await asyncio.gather(*games):
        await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    (said,) = [each for each in tables.ben.direct_messages() if "Your time is up" in each.text]
    line = "Coin Toss, table {}: call heads or tails, late since 17:00 today"
    assert said.text.splitlines() == [
        f"Your time is up. {line.format(1)}",
        "I’m asking the others whether to keep waiting. You can still move: that settles it.",
        "It happens to everybody: the first time is excused.",
        "",
        "Your time is up here as well:",
        f"- {line.format(2)} (the others are asked)",
    ]
    assert labels(said) == ["Table 1", "Table 2", "My games"]
    (push,) = [each for each in tables.notified(tables.ben) if "Your time is up" in each.text]
    assert (push.time, push.silent) == ("15 17:00", False)
    panel = await tables.ben.press(said, "Table 2").answer()
    assert labels(panel)[:2] == ["Heads", "Tails"]
    for game in (1, 2):
        assert await messages(tables, game, tables.anna, LATE)


async def test_your_time_is_up_comes_once_a_day_for_all_tables(tables: TimedTables) -> None:
    paces = ("h8", "h8", "h24", "h8", "h24")
    for hour, pace in enumerate(paces, 9):
        game = await tables.begin(tables.anna, tables.ben, pace=pace)
        await tables.guess(game, tables.anna)
        await tables.until(f"15 {hour + 1:02}:00")
    await tables.until("18 12:00")
    up = [sent for sent in tables.notified(tables.ben) if "Your time is up" in sent.text]
    assert [sent.time for sent in up] == ["15 17:00", "16 20:00", "17 11:00"]
    sent = [each for each in tables.ben.direct_messages() if "Your time is up" in each.text]
    tables_named = [[game for game in range(1, 6) if f"table {game}:" in each.text] for each in sent]
    assert tables_named == [[1], [1, 2, 3, 4], [1, 2, 3, 4, 5]]
    in_the_morning = [each for each in tables.reminders(tables.ben) if each.text.startswith("Waiting")]
    assert any(all(f"table {game}:" in each.text for game in (2, 4)) for each in in_the_morning)


# Whom no direct message tells


def loud(tables: TimedTables, user: User, text: str) -> list[Notified]:
    return [said for said in tables.notified(user) if not said.silent and text in said.text]


async def test_who_plays_in_the_thread_is_mentioned_in_the_question_about_them(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    _, asked = await ben_is_late(tables)
    assert not tables.ben.direct_messages()
    assert loud(tables, tables.ben, "is late") == [
        Notified("15 17:00", "Coin Toss, table 1: @Ben is late. What now? @Anna @Vera")
    ]
    await press(tables, tables.anna, asked, "Computer")
    await press(tables, tables.vera, tables.vera.look(asked.id), "Computer")
    assert "A computer player has moved for **Ben**." in tables.anna.look(asked.id).text


async def test_whose_direct_messages_closed_is_mentioned_at_every_table(tables: TimedTables) -> None:
    games = [await tables.begin(tables.anna, tables.ben, pace="h8") for _ in range(2)]
    for game in games:
        await tables.guess(game, tables.anna)
    tables.ben.direct_messages_open = False
    await tables.until("16 00:00")
    for game in games:
        (asked,) = await messages(tables, game, tables.anna, LATE)
        assert f"table {game}: <@{tables.ben.id}> is late" in asked.text
    assert len(loud(tables, tables.ben, "is late")) == 1, "once a day"


async def test_who_is_reached_by_direct_message_is_not_mentioned(tables: TimedTables) -> None:
    _, asked = await ben_is_late(tables)
    assert "**Ben** is late" in asked.text
    assert not loud(tables, tables.ben, "What now?")


async def test_a_mention_that_says_who_is_late_wakes_nobody(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    await tables.bot.reminders.set_mute(tables.ben.id, muted=True)
    _, asked = await ben_is_late(tables)
    assert f"<@{tables.ben.id}> is late" in asked.text
    assert not loud(tables, tables.ben, "is late")
    assert loud(tables, tables.anna, "is late")


async def test_the_automatic_way_mentions_in_the_thread_who_is_sent_nothing_else(tables: TimedTables) -> None:
    await tables.set(tables.ben, arrive="thread")
    game = await tables.begin(tables.anna, tables.ben, pace="h8")
    await tables.database.execute("UPDATE game SET when_late = ? WHERE id = ?", COMPUTER_MOVES, game)
    await tables.guess(game, tables.anna)
    await tables.until("15 18:00")
    assert loud(tables, tables.ben, "A computer player has moved for @Ben.")
    assert not loud(tables, tables.anna, "A computer player has moved")


async def test_who_lost_their_seat_is_mentioned_where_no_direct_message_says_so(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben, tables.vera, pace="h8")
    await tables.guess(game, tables.anna, tables.vera)
    tables.ben.direct_messages_open = False
    await tables.until("15 18:00")
    (asked,) = await messages(tables, game, tables.anna, LATE)
    await press(tables, tables.anna, asked, "Offer")
    await press(tables, tables.vera, tables.vera.look(asked.id), "Offer")
    (said,) = loud(tables, tables.ben, "now plays for")
    assert "now plays for @Ben" in said.text
    assert "can come back" in said.text
    assert not loud(tables, tables.anna, "now plays for")
