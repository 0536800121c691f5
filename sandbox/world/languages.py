"""The language of a bot's messages."""

from collections.abc import Iterator

from sandbox.world.model import Channel, Interaction, Json
from sandbox.world.world import World

DEFAULT = "en-US"
"""The locale for texts of a command without a localization."""


def spoken(world: World) -> tuple[str, ...]:
    """The locales of the bot's commands, beginning with the default."""
    found = {
        locale
        for commands in world.commands.values()
        for command in commands
        for locale in _localizations(command.body)
    }
    return (DEFAULT, *sorted(found - {DEFAULT}))


def _localizations(part: Json) -> Iterator[str]:
    for field in ("name_localizations", "description_localizations"):
        yield from part.get(field) or {}
    for option in part.get("options") or []:
        yield from _localizations(option)


def language(world: World, locale: str) -> str:
    """The language for a locale, like "de"; the default's if the bot has no other."""
    languages = [each.partition("-")[0] for each in spoken(world)]
    wanted = locale.partition("-")[0]
    return wanted if wanted in languages else languages[0]


def locale_of_channel(world: World, channel: Channel) -> str:
    """The locale of a guild, or of a user's last interaction in direct messages."""
    guild = world.guild_of(channel)
    if guild is not None:
        return guild.locale
    (recipient,) = channel.recipients - {world.bot.id}
    interactions = reversed(world.interactions.values())
    return next(
        (each.locale for each in interactions if each.account_id == recipient),
        world.accounts[recipient].locale,
    )


def locale_of_answer(world: World, interaction: Interaction, *, private: bool) -> str:
    """The locale of an answer: the user's in private and in direct messages, else the server's."""
    guild = world.guild_of(world.channels[interaction.channel_id])
    return interaction.locale if private or guild is None else guild.locale
