"""Asking somebody to be a regular, on any page."""

from bot.client.acknowledgement import Interaction
from bot.client.members import is_bot
from bot.client.people.membership import check_not_blocked
from bot.client.responses import UserError, user_words
from bot.screens.markup import bold


async def ask_regular(interaction: Interaction, user: int) -> str:
    """Ask somebody, or agree with what they have asked; returns the response. Raises UserError."""
    bot, own = interaction.client, interaction.user.id
    if user == own or is_bot(interaction, user):
        raise UserError("error-regular-nobody")
    await check_not_blocked(interaction, user)
    both = await bot.store.regulars.ask(own, user, bot.clock.now())
    name = bold(await bot.members.name(interaction.guild_id, user))
    return user_words(interaction)("regulars-both" if both else "regulars-ask-done", name=name)
