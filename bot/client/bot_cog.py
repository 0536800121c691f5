"""The base of all cogs: commands, listeners and handlers of presses that belong to one subject."""

from dataclasses import dataclass

from discord.ext import commands

from bot.client.members import Members
from bot.clock import Clock
from storage.together.store import Store


@dataclass(eq=False)
class Reads:
    """Sources of every response: stored state, names of people, the present time."""

    _store: Store
    _members: Members
    _clock: Clock


class BotCog(Reads, commands.Cog):
    """A cog, whose fields are the services it uses."""
