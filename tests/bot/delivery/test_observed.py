"""Everyday deliveries on the Discord of a file of `tabellarius try`."""

import pytest
from msgspec import structs

from sandbox import Observed
from sandbox.observed import LIMIT, RESET, Exchange
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import ends, lobby, over, scorings, turns
from tests.support.first_day import EXAMPLE

SEEN = Observed.read(EXAMPLE)

SLOW = Observed(
    [
        structs.replace(each, headers={LIMIT: "1", RESET: "0.05"}) if "messages" in each.route else each
        for each in SEEN.requests
    ]
)
"""The same with a rate of messages at which the library has to wait."""

THREADS = "/channels/{id}/messages/{id}/threads"

REFUSED = Exchange(
    "POST", THREADS, 0, 400, 160006, {"message": "Maximum number of active threads reached"}, {}
)

FULL = Observed([*(each for each in SEEN.requests if each.route != THREADS), REFUSED])
"""A Discord that opened no thread."""


@pytest.mark.parametrize(
    "observed",
    [
        pytest.param(SEEN, marks=pytest.mark.world(observed=SEEN), id="example"),
        pytest.param(SLOW, marks=pytest.mark.world(observed=SLOW), id="slow"),
    ],
)
async def test_a_whole_game_is_delivered_once_and_in_order(toy_world: BotWorld, observed: Observed) -> None:
    world = toy_world
    assert (
        world.sandbox.api.rates.by_route["POST /channels/{channel_id}/messages"]
        == observed.rates["POST /channels/{id}/messages"]
    )
    thread = await over(world)
    assert (len(turns(thread)), len(scorings(thread)), len(ends(thread))) == (2, 2, 1)


@pytest.mark.world(observed=FULL)
async def test_where_no_thread_can_be_opened_the_host_is_notified_once(toy_world: BotWorld) -> None:
    world = toy_world
    card = await lobby(world, world.ben)
    await world.anna.press(card, "Start").answer()
    await world.wait_until_idle()
    assert world.anna.threads(world.channel) == []
    notices = [each for each in world.anna.direct_messages() if "threads" in each.plain_text]
    assert len(notices) == 1
