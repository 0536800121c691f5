"""Stories of letters: direct messages that belong to no table."""

from __future__ import annotations

from sandbox import no_json
from storage.lobby.queue import Search
from tests.support.bot_world import BotWorld

MONTH = 30 * 86400.0


async def test_a_letter_is_tried_again_however_old_it_is(toy_world: BotWorld) -> None:
    """The clock moved ahead, or the bot was away: a single failure loses nothing."""
    world = toy_world
    now = world.bot.clock.now()
    search = Search(world.ben.id, ("coin_toss",), 2, 2, "reserve", 1, now - MONTH, now - MONTH)
    refused = world.sandbox.inject("POST /channels/[0-9]+/messages", no_json(503), times=1)
    await world.store.seekers.start(search, now - MONTH, now - MONTH)
    await world.store.seekers.end_in_vain(search, now - MONTH)
    world.bot.timers.wake()
    await world.sandbox.until(lambda: refused.hits == 1)
    (told,) = await world.ben.until(world.ben.direct_messages)
    assert told.text.startswith("I haven’t found a table for you")
