"""Every kind of control has one handler."""

from __future__ import annotations

import pytest

from bot.client.acknowledgement import Interaction, Reply
from bot.client.cogs.lobby import LobbyCog
from bot.client.handlers import handlers, handles
from bot.screens.custom_ids import KINDS
from bot.screens.lobby.lobby_ids import Join
from tests.support.bot_world import BotWorld


class Joining:
    """What handles a kind that the lobby handles too."""

    @handles(Join, Reply.UPDATE)
    async def join(self, interaction: Interaction, pressed: Join) -> None:
        """Never called."""


def test_every_kind_has_a_handler(world: BotWorld) -> None:
    found = handlers(world.bot.cogs.values())
    assert set(found) == set(KINDS.values())


def test_a_kind_without_a_handler_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="no handler for OpenTableOf, Join, Leave"):
        handlers([cog for cog in world.bot.cogs.values() if not isinstance(cog, LobbyCog)])


def test_a_kind_with_two_handlers_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="Join has two handlers"):
        handlers([LobbyCog(world.bot), Joining()])
