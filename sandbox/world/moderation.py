"""Moderation: words that a guild, or Discord, does not let the bot post."""

from collections.abc import Iterable

from sandbox.validation.components import walk
from sandbox.validation.errors import Refusal
from sandbox.world.model import Channel, Json
from sandbox.world.world import World


def check_title(world: World, channel: Channel, title: str) -> None:
    """Raises 20031 (by Discord itself) and 200001 (by the guild)."""
    if _has_one(world.rates.forbidden_names, title):
        raise Refusal(20031)
    if _has_one(_moderated(world, channel), title):
        raise Refusal(200001)


def check_message(world: World, channel: Channel, content: str, components: list[Json]) -> None:
    """Raises 200000."""
    texts = [content, *(str(part.get("content") or "") for part in walk(components))]
    if _has_one(_moderated(world, channel), "\n".join(texts)):
        raise Refusal(200000)


def _moderated(world: World, channel: Channel) -> Iterable[str]:
    guild = world.guild_of(channel)
    return () if guild is None else guild.moderated_words


def _has_one(words: Iterable[str], text: str) -> bool:
    return any(word.casefold() in text.casefold() for word in words)
