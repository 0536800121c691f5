"""The base of all cogs: commands, listeners and handlers of presses that belong to one subject."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

if TYPE_CHECKING:
    from bot.wiring import Services


class BotCog(commands.Cog):
    """A cog of the bot."""

    def __init__(self, bot: Services) -> None:
        """What belongs to it is added by `bot.add_cog`."""
        self._bot = bot
