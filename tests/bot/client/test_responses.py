"""What is answered where the message that was pressed, or the reply, is no more what it was."""

from __future__ import annotations

import pytest

from bot.client.emojis import wanted
from tests.support.bot_world import Evening


async def test_a_panel_with_a_symbol_that_somebody_deleted_is_still_the_one_that_is_played_on(
    evening: Evening,
) -> None:
    thread = await evening.table(evening.ben)
    panel = await evening.panel(evening.anna, thread)
    assert panel.button("My board").emoji == ":board:"
    before = len(evening.anna.sees(thread))
    evening.sandbox.delete_emoji(next(each.name for each in wanted() if each.symbol == "board"))
    answered = await evening.anna.press(panel, "A1").answer()
    assert answered.id == panel.id
    assert answered.button("Undo").emoji is None
    assert len(evening.anna.sees(thread)) == before
    assert {fault.code for fault in evening.sandbox.faults} == {50035}
    evening.sandbox.faults.clear()


async def test_a_replay_whose_reply_is_deleted_while_it_is_made_is_posted_for_all_and_nothing_else_is(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await evening.table(evening.ben)
    for user in (evening.anna, evening.ben, evening.anna, evening.ben):
        await evening.play_through(thread, user)
    before = [message.id for message in thread.messages]
    step = await evening.anna.invoke(thread, "replay").answer(within=60.0)
    assert "Painting" in step.text
    thread.delete_message(step)
    replay = await evening.ben.until(lambda: evening.ben.find(thread, "moments"), within=60.0)
    assert replay.images
    assert not replay.ephemeral
    for user in (evening.anna, evening.ben):
        assert [message.id for message in user.sees(thread) if message.id > step.id] == [replay.id]
    assert [message.id for message in thread.messages] == [*before, replay.id]
    assert "could not be shown" not in caplog.text
