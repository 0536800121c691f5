"""Every kind of control has one handler."""

from __future__ import annotations

import pytest

from bot.client.acknowledgement import Interaction, Reply
from bot.client.greeting_cog import GreetingCog
from bot.client.handlers import handlers, handles
from bot.client.help_cog import HelpCog
from bot.client.lobby_cog import LobbyCog
from bot.client.panel_cog import PanelCog
from bot.client.play_cog import PlayCog
from bot.client.reminder_cog import ReminderCog
from bot.client.settings_cog import SettingsCog
from bot.screens.custom_ids import KINDS, Join
from tests.support.bot_world import BotWorld

COGS = (GreetingCog, HelpCog, LobbyCog, PlayCog, PanelCog, ReminderCog, SettingsCog)


class Joining:
    """What handles a kind that the lobby handles too."""

    @handles(Join, Reply.UPDATE)
    async def join(self, interaction: Interaction, pressed: Join) -> None:
        """Never called."""


def test_every_kind_has_a_handler(world: BotWorld) -> None:
    found = handlers([cog(world.bot) for cog in COGS])
    assert set(found) == set(KINDS.values())


def test_a_kind_without_a_handler_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="no handler for Join, Leave"):
        handlers([cog(world.bot) for cog in COGS if cog is not LobbyCog])


def test_a_kind_with_two_handlers_is_an_error(world: BotWorld) -> None:
    with pytest.raises(TypeError, match="Join has two handlers"):
        handlers([LobbyCog(world.bot), Joining()])
