"""The page about a scoring, which stands before the next question until its button is pressed."""

from bot.screens.ids.panel_ids import ReadScoring, ShowStory
from sandbox import MessageView, User
from tests.bot.delivery.toy_world import panels
from tests.support.bot_world import past_scoring
from tests.support.coin_toss import turns
from tests.support.person import button_for
from tests.support.timed_tables import NOT_YOURS, TimedTables

QUESTION = "How will the coin fall?"
SCORING = "Scoring: **Anna** +1"


async def scored(tables: TimedTables) -> int:
    """A game of Anna and Ben after its first round."""
    game = await tables.begin(tables.anna, tables.ben)
    await tables.guess(game, tables.anna, tables.ben)
    return game


async def opened(tables: TimedTables, game: int, user: User) -> MessageView:
    """The panel that *My move* opens."""
    return await user.press(turns(await tables.thread(game))[-1], "My move").answer()


async def test_a_scoring_is_read_before_the_question_once_in_the_same_message(tables: TimedTables) -> None:
    game = await scored(tables)
    rows = len((await tables.bot.tables.table(game)).moves)
    page = await opened(tables, game, tables.anna)
    assert SCORING in page.plain_text
    assert QUESTION not in page.plain_text
    assert [each.label for each in page.buttons] == ["Go on", "My board"]
    panel = await past_scoring(tables.anna, page)
    assert panel.id == page.id
    assert QUESTION in panel.plain_text
    assert SCORING not in panel.plain_text
    for label in ("More", "Recap"):
        panel = await tables.anna.press(panel, label).answer()
        assert QUESTION in panel.plain_text
    assert QUESTION in (await opened(tables, game, tables.anna)).plain_text
    assert len((await tables.bot.tables.table(game)).moves) == rows, "nothing was answered"
    answered = await tables.anna.press(panel, "Heads").answer()
    back = await tables.anna.press(answered, "Undo").answer()
    assert QUESTION in back.plain_text
    assert SCORING in (await opened(tables, game, tables.ben)).plain_text


async def test_who_read_it_in_a_direct_message_is_asked_at_once_in_the_thread(tables: TimedTables) -> None:
    game = await scored(tables)
    asked = panels(tables.anna)[-1]
    assert SCORING in asked.plain_text
    panel = await past_scoring(tables.anna, asked)
    assert panel.id == asked.id
    assert QUESTION in panel.plain_text
    assert QUESTION in (await opened(tables, game, tables.anna)).plain_text


async def test_after_a_restart_all_buttons_answer_and_the_page_is_shown_again(tables: TimedTables) -> None:
    game = await scored(tables)
    page = await opened(tables, game, tables.anna)
    panel = await past_scoring(tables.anna, await opened(tables, game, tables.anna))
    await tables.stop()
    await tables.start()
    assert QUESTION in (await tables.anna.press(panel, "More").answer()).plain_text
    assert SCORING in (await opened(tables, game, tables.anna)).plain_text
    assert QUESTION in (await past_scoring(tables.anna, page)).plain_text
    assert QUESTION in (await opened(tables, game, tables.anna)).plain_text
    answered = await tables.anna.press(tables.anna.look(panel), "Heads").answer()
    assert "**Answered.**" in answered.plain_text


async def test_an_old_page_leads_to_the_present_panel(tables: TimedTables) -> None:
    game = await scored(tables)
    page = await opened(tables, game, tables.anna)
    await tables.guess(game, tables.anna)
    shown = await past_scoring(tables.anna, page)
    assert "**Answered.**" in shown.plain_text
    assert button_for(shown, ReadScoring) is None


async def test_a_new_player_of_the_seat_reads_it_too_and_nobody_else_can(tables: TimedTables) -> None:
    game = await scored(tables)
    page = await opened(tables, game, tables.anna)
    await past_scoring(tables.anna, page)
    await tables.bot.tables.seats.leave(game, tables.anna.id)
    await tables.bot.tables.seats.take(game, 0, tables.vera.id)
    await tables.bot.wait_until_idle()
    assert "Scoring: **Vera** +1" in (await opened(tables, game, tables.vera)).plain_text
    refused = await tables.anna.press(page, "Go on", stale=True).answer()
    assert refused.plain_text == NOT_YOURS


async def test_one_press_shows_all_that_happened_and_another_less_again(tables: TimedTables) -> None:
    game = await scored(tables)
    panel = await past_scoring(tables.anna, await opened(tables, game, tables.anna))
    whole = await tables.anna.press(panel, custom_id=button_for(panel, ShowStory)).answer()
    assert whole.id == panel.id
    assert "**Since your last turn**" in whole.plain_text
    assert all(each in whole.plain_text for each in ("**Anna**: guesses", "**Ben**: guesses", SCORING))
    less = await tables.anna.press(whole, "Less").answer()
    assert less.plain_text == panel.plain_text
    await tables.guess(game, tables.anna)
    late = await tables.anna.press(panel, "Recap", stale=True).answer()
    assert "The table has moved on." in late.plain_text
