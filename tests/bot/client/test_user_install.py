"""Commands that users install for themselves: wherever they are, they see their games and make moves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from sandbox import Channel, NotOffered
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun
from tests.toy_games import toy_games


@pytest.fixture(autouse=True)
def coin_toss() -> Iterator[None]:
    with toy_games(pictures=False):
        yield


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[BotWorld]:
    async with BotWorld(tmp_path, knows_commands=False) as world:
        yield world
        assert world.sandbox.faults == []


def elsewhere(world: BotWorld) -> Channel:
    """A channel of a server that has never had the bot."""
    guild = world.sandbox.guild("Elsewhere", locale="en-US")
    guild.kick_bot()
    guild.add(world.anna, world.ben)
    return guild.text_channel("chat")


async def test_games_are_listed_and_moves_made_where_the_bot_is_not(world: BotWorld) -> None:
    thread, chat = await begun(world), elsewhere(world)
    with pytest.raises(NotOffered, match="there are: none"):
        world.anna.invoke(chat, "games")
    world.anna.installed = True
    listed = await world.anna.invoke(chat, "games").answer()
    assert listed.ephemeral
    assert f"<#{thread.id}>" in listed.text
    panel = await world.anna.press(listed, "My move: table 1").answer()
    assert panel.ephemeral
    done = await world.anna.press(panel, "Heads").answer()
    assert "guesses heads" in done.plain_text
    moved = await world.anna.invoke(chat, "move").answer()
    assert moved.text == "No table is waiting for you."
    settings = await world.anna.invoke(chat, "settings").answer()
    assert settings.ephemeral
    with pytest.raises(NotOffered, match="no command /setup here"):
        world.anna.invoke(chat, "setup")
    assert chat.messages == []


async def test_a_server_without_the_bot_is_not_greeted(tmp_path: Path) -> None:
    async with BotWorld(tmp_path, greeted=False) as world:
        chat = elsewhere(world)
        world.anna.installed = True
        await world.anna.invoke(chat, "games").answer()
        await world.wait_until_idle()
        assert chat.messages == []
        await world.anna.invoke(world.channel, "games").answer()
        await world.anna.until(lambda: world.channel.messages)


async def test_all_other_commands_are_for_servers_and_direct_messages(world: BotWorld) -> None:
    await begun(world)
    told: Any = next(request.body for request in world.sandbox.requests if request.method == "PUT")
    installs = {each["name"]: (each["integration_types"], each["contexts"]) for each in told}
    for name, found in installs.items():
        everywhere = name in (
            *("games", "history", "move", "play", "privacy", "profile", "settings", "stats", "table"),
        )
        assert found == (([0, 1], [0, 1, 2]) if everywhere else ([0], [0, 1])), name
    listed = await world.anna.invoke(world.anna.direct_channel, "games").answer()
    assert "Coin Toss" in listed.text


async def test_an_application_that_users_cannot_install_has_its_commands_on_servers_alone(
    tmp_path: Path,
) -> None:
    world = BotWorld(tmp_path, knows_commands=False)
    world.sandbox.world.integration_types = (0,)
    async with world:
        await begun(world)
        with pytest.raises(NotOffered, match="cannot install"):
            world.anna.installed = True
        listed = await world.anna.invoke(world.channel, "games").answer()
        assert "Coin Toss" in listed.text
        assert world.sandbox.faults == []
