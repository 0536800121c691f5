from random import Random

import pytest

from bot.screens.ids.panel_ids import Undo
from sandbox import Channel, Exchange, MessageView, User
from tests.support.bot_world import BotWorld
from tests.support.engines import on_both_engines
from tests.support.games import is_thorough
from tests.support.person import CHOOSING
from tests.support.timed_tables import labels

UNDO = 0.07
"""How often somebody takes something back."""


def anything(user: User, panel: MessageView, random: Random) -> Exchange | None:
    options = [button.custom_id or "" for button in panel.buttons if not button.disabled]
    presses: list[tuple[str, str | None]] = [
        (custom_id, None) for custom_id in options if any(kind.matches(custom_id) for kind in CHOOSING)
    ]
    for select in panel.selects:
        presses += [(select.custom_id, option.value) for option in select.options]
    undos = [button for button in panel.buttons if Undo.matches(button.custom_id)]
    if not presses:
        return None
    if undos and random.random() < UNDO:
        return user.press(panel, custom_id=random.choice(undos).custom_id)
    custom_id, value = random.choice(presses)
    if value is None:
        return user.press(panel, custom_id=custom_id)
    return user.choose(panel, value, custom_id=custom_id)


@on_both_engines()
@pytest.mark.skipif(not is_thorough(), reason="a game is played end to end every day")
async def test_two_people_play_to_the_end(world: BotWorld) -> None:
    random = Random(5)
    thread: Channel = await world.table(world.vera)
    members = {world.anna.id: world.anna, world.vera.id: world.vera}
    row = await world.store.game(1)
    while not (table := await world.bot.tables.table(1)).over:
        user = members[row.seated[random.choice(table.waiting_seats)].user or 0]
        panel = await user.invoke(thread, "move").answer()
        while (pressed := anything(user, panel, random)) is not None:
            panel = await pressed.answer()
    assert [line[:3] for line in panel.plain_text.splitlines()[-2:]] == ["1. ", "2. "]
    await world.wait_until_idle()
    assert not thread.archived
    last = world.newest(thread)
    assert "## The game is over" in last.text
    assert [bool(message.buttons) for message in thread.messages[1:]].count(True) == 1
    assert sum("### Scoring" in message.plain_text for message in thread.messages) == 3
    for user in members.values():
        asks = [note for note in user.inbox if not note.silent]
        assert len(asks) == len({note.message_id for note in asks})
    assert labels(last) == ["Play again", "Look back", "History", "Analyze", "My board"]
    assert len(last.images) == 2, "the end card and the chart"
    assert all(user.mention in last.text for user in members.values())
    replay = await world.stranger.invoke(thread, "replay").answer()
    await world.anna.until(lambda: world.anna.look(replay).images)
    board = await world.anna.invoke(thread, "board").answer()
    assert "**Anna**" in board.text
