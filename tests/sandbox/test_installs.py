from typing import Any

import pytest

from sandbox import NotOffered
from sandbox.validation.errors import Refusal
from sandbox.world.commands import register, usable_commands
from tests.sandbox.conftest import Club


def command(name: str, installs: list[int], contexts: list[int]) -> dict[str, Any]:
    return {"name": name, "description": "?", "integration_types": installs, "contexts": contexts}


def names(club: Club, *, in_direct_messages: bool = False) -> list[str]:
    """The commands Anna is offered."""
    channel = club.anna.direct_channel if in_direct_messages else club.games
    return [each.name for each in usable_commands(club.anna.world, channel.data, club.anna.id)]


def test_commands_are_offered_where_they_are_installed_and_used(club: Club) -> None:
    world = club.anna.world
    register(
        world,
        None,
        [
            command("here", [0], [0]),
            command("both", [0, 1], [0, 1, 2]),
            command("mine", [1], [0, 1]),
            command("private", [0, 1], [1, 2]),
        ],
    )
    assert names(club) == ["here", "both"]
    assert names(club, in_direct_messages=True) == ["both", "private"]
    club.anna.installed = True
    assert names(club) == ["here", "both", "mine"]
    assert names(club, in_direct_messages=True) == ["both", "mine", "private"]
    club.guild.kick_bot()
    assert names(club) == ["both", "mine"]


@pytest.mark.parametrize(("installs", "contexts"), [([2], [0]), ([0, 0], [0]), ([], [0]), ([0], [3])])
def test_a_wrong_place_of_a_command_is_refused(club: Club, installs: list[int], contexts: list[int]) -> None:
    with pytest.raises(Refusal, match="50035"):
        register(club.anna.world, None, [command("play", installs, contexts)])


def test_an_application_that_users_cannot_install_takes_no_such_command(club: Club) -> None:
    club.anna.world.integration_types = (0,)
    with pytest.raises(Refusal, match="50035"):
        register(club.anna.world, None, [command("play", [0, 1], [0])])
    with pytest.raises(NotOffered):
        club.anna.installed = True


async def test_the_bot_is_notified_who_has_installed_it(club: Club) -> None:
    world = club.anna.world
    register(world, None, [command("both", [0, 1], [0, 1])])
    club.anna.installed = True
    said = club.anna.invoke(club.games, "both").interaction
    assert said.owners == {"0": str(club.guild.id), "1": str(club.anna.id)}
    assert club.ben.invoke(club.games, "both").interaction.owners == {"0": str(club.guild.id)}
    direct = club.anna.invoke(club.anna.direct_channel, "both").interaction
    assert direct.owners == {"0": "0", "1": str(club.anna.id)}
