"""What handlers of presses ask about whom a user has blocked."""

from bot.client.acknowledgement import Interaction
from bot.client.responses import UserError
from storage.core.errors import UserName


async def check_not_blocked(interaction: Interaction, user: int) -> None:
    """Check that the user of an interaction has not blocked another one themselves. Raises UserError."""
    if await interaction.client.store.blocks.has_blocked(interaction.user.id, user):
        raise UserError("error-you-blocked", name=UserName(interaction.guild_id, user))
