"""Commands in three languages, told to Discord only when they have changed."""

from __future__ import annotations

from typing import Any

from bot.limits import COMMAND_DESCRIPTION, COMMAND_NAME
from sandbox import Request
from tests.support.bot_world import BotWorld


def syncs(world: BotWorld) -> list[Request]:
    """How often the commands were told."""
    return [request for request in world.sandbox.requests if request.method == "PUT"]


async def test_commands_are_told_once(world: BotWorld) -> None:
    assert len(syncs(world)) == 1
    await world.restart()
    assert len(syncs(world)) == 1


async def test_commands_that_have_changed_are_told_again(world: BotWorld) -> None:
    world.bot.tree.remove_command("help")
    await world.bot.tree.sync()
    await world.restart()
    assert len(syncs(world)) == 3


async def test_commands_have_names_in_all_languages(world: BotWorld) -> None:
    await world.sandbox.until(lambda: bool(syncs(world)))
    commands = {command.name: command for command in await world.bot.tree.fetch_commands()}
    assert sorted(commands) == [
        "board",
        "games",
        "help",
        "move",
        "pace",
        "play",
        "replay",
        "settings",
        "verify",
    ]
    told: Any = syncs(world)[0].body
    names = {str(command["name"]): command["name_localizations"] for command in told}
    assert names["play"] == {"de": "spielen", "ru": "играть"}
    for command in told:
        for each in (command, *command.get("options", [])):
            for name in (each["name"], *each["name_localizations"].values()):
                assert 1 <= len(name) <= COMMAND_NAME
                assert name == name.lower()
            for about in (each["description"], *each["description_localizations"].values()):
                assert 1 <= len(about) <= COMMAND_DESCRIPTION
