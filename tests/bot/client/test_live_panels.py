from sandbox import MessageView, NotOffered, User, refuse
from tests.bot.delivery.toy_world import panels
from tests.support.bot_world import past_scoring
from tests.support.coin_toss import turns
from tests.support.timed_tables import TimedTables

QUESTION = "How will the coin fall?"
UNKNOWN_MESSAGE = 10008


async def guessed_in_the_thread(tables: TimedTables, game: int, user: User) -> MessageView:
    """A user has guessed on their panel in the thread, which is returned."""
    (turn,) = turns(await tables.thread(game))
    panel = await user.press(turn, "My move").answer()
    answered = await user.press(panel, "Heads").answer()
    await tables.bot.wait_until_idle()
    assert answered.id == panel.id
    assert "**Answered.** Ben is playing. Your next choice: <#" in answered.plain_text
    assert "Waiting" not in answered.plain_text
    return answered


async def test_the_next_question_replaces_the_last_and_a_call_comes_later(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    said, calls = len(tables.anna.inbox), len(panels(tables.anna))
    await tables.guess(game, tables.ben)
    there = tables.anna.look(panel)
    assert "Scoring: **Anna** +1" in there.plain_text
    assert QUESTION not in there.plain_text
    assert len(tables.anna.inbox) == said, "nothing calls them"
    (turn,) = turns(await tables.thread(game))[-1:]
    assert tables.anna.mention not in turn.plain_text
    await tables.until("15 09:12")
    assert len(tables.anna.inbox) == said
    await tables.until("15 10:05")
    (late,) = tables.anna.inbox[said:]
    assert late.text.startswith("Waiting for you: Coin Toss, table 1")
    assert len(panels(tables.anna)) == calls
    there = await past_scoring(tables.anna, there)
    assert QUESTION in there.plain_text
    done = await tables.anna.press(there, "Tails").answer()
    assert "**Answered.**" in done.plain_text


async def test_who_answers_there_at_once_is_not_called_at_all(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    sent = len(tables.anna.inbox)
    await tables.guess(game, tables.ben)
    await tables.anna.press(await past_scoring(tables.anna, tables.anna.look(panel)), "Tails").answer()
    await tables.until("15 12:00")
    assert len(tables.anna.inbox) == sent


async def test_who_answers_by_direct_message_after_that_is_asked_there(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    (called,) = panels(tables.anna)
    back = await tables.anna.press(panel, "Undo").answer()
    assert QUESTION in back.plain_text
    moved_on = await tables.anna.press(called, "Heads", stale=True).answer()
    await tables.anna.press(moved_on, "Heads").answer()
    await tables.guess(game, tables.ben)
    (asked,) = panels(tables.anna)
    assert asked.id != called.id


async def test_after_fourteen_minutes_the_question_comes_as_the_user_has_set(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    calls = len(panels(tables.anna))
    await tables.until("15 09:15")
    await tables.guess(game, tables.ben)
    assert "**Answered.**" in tables.anna.look(panel).plain_text, "which is as true as before"
    assert len(panels(tables.anna)) == calls + 1


async def test_the_end_of_the_game_is_shown_where_the_seat_answered_last(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    await tables.guess(game, tables.ben)
    await tables.anna.press(await past_scoring(tables.anna, tables.anna.look(panel)), "Tails").answer()
    await tables.guess(game, tables.ben)
    ended = tables.anna.look(panel)
    assert "The game is over" in ended.plain_text
    assert "Waiting" not in ended.plain_text


async def test_a_panel_that_was_dismissed_is_missed_by_nobody(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    await guessed_in_the_thread(tables, game, tables.anna)
    calls = len(panels(tables.anna))
    tables.sandbox.inject(r"PATCH /webhooks/.*/messages/@original", refuse(UNKNOWN_MESSAGE, status=404))
    await tables.guess(game, tables.ben)
    assert len(panels(tables.anna)) == calls + 1


async def test_after_a_restart_the_question_comes_as_the_user_has_set(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    calls = len(panels(tables.anna))
    await tables.stop()
    await tables.start()
    await tables.guess(game, tables.ben)
    assert "**Answered.**" in tables.anna.look(panel).plain_text
    assert len(panels(tables.anna)) == calls + 1


async def test_who_is_called_in_the_thread_is_mentioned_there_for_others_wait(tables: TimedTables) -> None:
    await tables.set(tables.anna, arrive="thread")
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    await tables.guess(game, tables.ben)
    assert QUESTION in (await past_scoring(tables.anna, tables.anna.look(panel))).plain_text
    assert tables.anna.mention in turns(await tables.thread(game))[-1].plain_text


async def test_nobody_else_sees_a_panel_that_goes_on(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    await tables.guess(game, tables.ben)
    try:
        seen = tables.ben.look(panel)
    except NotOffered:
        seen = None
    assert seen is None


async def test_the_next_question_of_a_seat_is_not_shown_to_the_player_before(tables: TimedTables) -> None:
    game = await tables.begin(tables.anna, tables.ben)
    panel = await guessed_in_the_thread(tables, game, tables.anna)
    await tables.bot.tables.seats.leave(game, tables.anna.id)
    await tables.bot.tables.seats.take(game, 0, tables.vera.id)
    await tables.guess(game, tables.ben)
    assert QUESTION not in tables.anna.look(panel).plain_text
    assert len(panels(tables.vera)) == 1
