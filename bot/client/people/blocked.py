"""What handlers of presses ask about whom a user has blocked."""

from __future__ import annotations

from bot.client.acknowledgement import Interaction
from bot.client.responses import UserError
from bot.screens.names import escaped
from games.words import Verbatim


async def check_not_blocked(interaction: Interaction, user: int) -> None:
    """Check that the user of an interaction has not blocked another one themselves. Raises UserError."""
    bot = interaction.client
    if await bot.store.blocks.has_blocked(interaction.user.id, user):
        name = await bot.members.name(interaction.guild_id, user)
        raise UserError("error-you-blocked", name=Verbatim(escaped(name)))
