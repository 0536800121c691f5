import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client.command_tree import FIRST_SECONDS
from bot.clock import ManualClock
from bot.limits import COMMAND_DESCRIPTION, COMMAND_NAME
from sandbox import Disruption, Request, no_json, rate_limit, refuse
from tests.support.bot_world import BotWorld
from tests.support.known_commands import give_commands

pytestmark = pytest.mark.world(knows_commands=False)

ROOT = Path(__file__).parents[3]

COMMANDS = re.findall(r"^\| `/([a-z]+)` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
"""Commands of the table in the README."""


def syncs(world: BotWorld) -> list[Request]:
    return [request for request in world.sandbox.requests if request.method == "PUT"]


async def test_commands_are_sent_once(world: BotWorld) -> None:
    assert len(syncs(world)) == 1
    await world.restart()
    assert len(syncs(world)) == 1


async def test_commands_that_have_changed_are_sent_again(world: BotWorld) -> None:
    world.bot.tree.remove_command("help")
    await world.bot.tree.sync()
    await world.restart()
    assert len(syncs(world)) == 3


REFUSED = [
    refuse(50035),
    refuse(
        30034, status=400, message="Max number of daily application command creates has been reached (200)"
    ),
    refuse(50001),
    refuse(0, status=403, message="Forbidden"),
    no_json(503),
    rate_limit(FIRST_SECONDS),
]


@pytest.mark.parametrize("disruption", REFUSED, ids=str)
async def test_refused_commands_keep_nobody_from_playing_and_are_sent_later(
    tmp_path: Path, disruption: Disruption, caplog: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    world = BotWorld(tmp_path, clock=clock, knows_commands=False)
    await give_commands(world.sandbox)
    former = world.sandbox.world.commands[None]
    del former[-1]
    refused = world.sandbox.inject("PUT /applications/[0-9]+/commands", disruption, times=2)
    async with world:
        assert refused.hits == 1
        assert world.sandbox.world.commands[None] == former
        assert world.bot.commands_sync.fault in caplog.text
        assert await world.card()
        for delay in (FIRST_SECONDS, 2 * FIRST_SECONDS):
            assert world.bot.commands_sync.fault
            await clock.wait_for_sleeper(delay)
            await clock.advance(delay)
        await world.sandbox.until(lambda: not world.bot.commands_sync.fault)
        assert len(syncs(world)) == 3
    assert len(world.sandbox.world.commands[None]) == len(former) + 1


async def test_commands_have_names_in_all_languages(world: BotWorld) -> None:
    await world.sandbox.until(lambda: bool(syncs(world)))
    commands = {command.name: command for command in await world.bot.tree.fetch_commands()}
    assert sorted(commands) == sorted(COMMANDS)
    said: Any = syncs(world)[0].body
    names = {str(command["name"]): command["name_localizations"] for command in said}
    assert names["play"] == {"de": "spielen", "ru": "играть"}
    for command in said:
        for each in (command, *command.get("options", [])):
            for name in (each["name"], *each["name_localizations"].values()):
                assert 1 <= len(name) <= COMMAND_NAME
                assert name == name.lower()
            for about in (each["description"], *each["description_localizations"].values()):
                assert 1 <= len(about) <= COMMAND_DESCRIPTION


def texts(command: dict[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """Each name and description of a command, its options and their choices, with its localizations."""
    for field in ("name", "description"):
        if field in command:
            yield command[field], command.get(f"{field}_localizations") or {}
    for part in (*command.get("options", []), *command.get("choices", [])):
        yield from texts(part)


async def test_every_name_and_description_is_localized(world: BotWorld) -> None:
    """Names of games are called the same wherever their own texts say so."""
    await world.sandbox.until(lambda: bool(syncs(world)))
    said: Any = syncs(world)[0].body
    found = [each for command in said for each in texts(command)]
    assert len(found) > 2 * len(said)
    assert {text for text, others in found if set(others) != {"de", "ru"}} == set()


async def test_a_command_for_others_is_sent_again(world: BotWorld) -> None:
    command = world.bot.tree.get_command("setup")
    assert isinstance(command, discord.app_commands.Command)
    command.default_permissions = discord.Permissions(administrator=True)
    await world.bot.tree.sync()
    await world.restart()
    said: Any = syncs(world)[-1].body
    assert {each["name"]: each["default_member_permissions"] for each in said}["setup"] == 32
