"""A server that the operator closes: the bot leaves it, and people play on in direct messages."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from sandbox import User
from tests.support.bot_world import BotWorld
from tests.support.coin_toss import begun, turns
from tests.support.places import has_left, invited

pytestmark = pytest.mark.usefixtures("toys")

LINE = "The people who run this bot have closed it to this server, so I’m leaving."


def run(world: BotWorld, *arguments: object) -> str:
    ended = CliRunner().invoke(app, [*map(str, arguments), "--database", str(world.file)])
    assert ended.exit_code == 0, ended.output
    return ended.output


def lines(world: BotWorld) -> int:
    return sum(each.plain_text.startswith(LINE) for each in world.channel.messages)


def notices(user: User) -> list[str]:
    """Notices that the bot has left, without the list of games."""
    found = [each.plain_text for each in user.direct_messages()]
    left = [each for each in found if "no longer on that server" in each]
    return [each for each in left if "Make your moves here" not in each]


async def test_a_server_that_is_closed_is_left_at_once_and_after_each_invitation(world: BotWorld) -> None:
    world.anna.installed = world.ben.installed = True
    thread = await begun(world)
    assert run(world, "close-server", world.guild.id).startswith(f"{world.guild.id} is closed.")
    assert "was closed before" in run(world, "close-server", world.guild.id)
    assert run(world, "close-server", "--list").startswith(f"{world.guild.id}, since 20")
    await world.bot.pending_work.tick(0.0)
    await has_left(world)
    assert lines(world) == 1
    (notice,) = notices(world.anna)
    assert "closed it to that server" in notice
    assert "invite me" not in notice
    refused = await world.anna.invoke(thread, "board").answer()
    assert refused.text.startswith("The people who run this bot have closed it to this server.")
    assert (await world.anna.invoke(thread, "privacy").answer()).text
    listed = await world.anna.invoke(world.anna.direct_channel, "games").answer()
    panel = await world.anna.press(listed, "My move: table 1").answer()
    assert "guesses heads" in (await world.anna.press(panel, "Heads").answer()).plain_text
    posted = len(turns(thread))
    world.guild.invite_bot()
    await world.sandbox.until(lambda: lines(world) == 2)
    await has_left(world)
    assert (len(turns(thread)), len(notices(world.anna))) == (posted, 1)
    assert "is open again" in run(world, "open-server", world.guild.id)
    assert "was not closed" in run(world, "open-server", world.guild.id)
    assert run(world, "close-server", "--list").startswith("No server is closed.")
    await world.bot.pending_work.tick(0.0)
    await invited(world)
    assert world.bot.get_guild(world.guild.id) is not None
    assert len(turns(thread)) == posted + 1
    assert lines(world) == 2


async def test_a_server_closed_while_the_bot_was_stopped_is_left_at_its_start(
    world: BotWorld,
) -> None:
    world.anna.installed = True
    await begun(world)
    await world.stop()
    run(world, "close-server", world.guild.id)
    await world.start()
    await has_left(world)
    assert lines(world) == 1
    assert len(notices(world.anna)) == 1
    await world.restart()
    await world.wait_until_idle()
    assert (lines(world), len(notices(world.anna))) == (1, 1)


async def test_a_server_where_the_bot_may_not_write_is_left_without_a_word(world: BotWorld) -> None:
    world.guild.revoke("send_messages")
    run(world, "close-server", world.guild.id)
    await world.bot.pending_work.tick(0.0)
    await has_left(world)
    assert lines(world) == 0


def test_a_server_or_the_list_is_named() -> None:
    assert CliRunner().invoke(app, ["close-server"]).exit_code == 2
