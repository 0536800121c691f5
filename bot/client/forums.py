"""The tags by which a forum shows which tables are open, running and finished."""

from collections.abc import Mapping

import discord

from bot.locales import general_words
from games.words import LOCALES
from storage.core.rows import LOBBY, OVER, PLAYING, GameRow

OPEN, RUNNING, FINISHED = "forum-tag-open", "forum-tag-running", "forum-tag-finished"
"""The tags, by the ids of their names."""

TAGS = (OPEN, RUNNING, FINISHED)

EMOJIS: Mapping[str, str] = {OPEN: "🪑", RUNNING: "🎲", FINISHED: "🏁"}
"""The emojis of tags the bot creates."""

OF_STAGES: Mapping[str, str] = {LOBBY: OPEN, PLAYING: RUNNING, OVER: FINISHED}

MOST_TAGS = 20
"""Tags of a forum."""

MOST_APPLIED = 5
"""Tags of a post."""


def find_tag(forum: discord.ForumChannel, tag: str) -> discord.ForumTag | None:
    """A tag of a forum, by its name in any language; None without one."""
    names = {general_words(locale)(tag).casefold() for locale in LOCALES}
    return next((each for each in forum.available_tags if each.name.casefold() in names), None)


def missing_tags(forum: discord.ForumChannel) -> tuple[str, ...]:
    return tuple(tag for tag in TAGS if find_tag(forum, tag) is None)


def tags_of_post(
    forum: discord.ForumChannel, game: GameRow, present: tuple[discord.ForumTag, ...] = ()
) -> list[discord.ForumTag]:
    """Choose the tags of a table's post: the game's, if the bot may apply it, and all others it has."""
    wanted = find_tag(forum, FINISHED if game.closed else OF_STAGES[game.stage])
    if wanted is None or not may_apply(forum, wanted):
        return list(present)
    own = {found.id for tag in TAGS if (found := find_tag(forum, tag)) is not None}
    others = [tag for tag in present if tag.id not in own]
    return [wanted, *others[: MOST_APPLIED - 1]]


def may_apply(forum: discord.ForumChannel, tag: discord.ForumTag) -> bool:
    """Whether the bot may give a tag to its posts."""
    return not tag.moderated or forum.permissions_for(forum.guild.me).manage_threads


def can_be_opened(forum: discord.ForumChannel) -> bool:
    """Whether a post has the tag that the forum may require."""
    tag = find_tag(forum, OPEN)
    return not forum.flags.require_tag or (tag is not None and may_apply(forum, tag))


def can_add_tags(forum: discord.ForumChannel) -> bool:
    """Whether the bot may create the tags a forum lacks, and there is room for them."""
    number = len(forum.available_tags) + len(missing_tags(forum))
    return forum.permissions_for(forum.guild.me).manage_channels and number <= MOST_TAGS


async def add_tags(forum: discord.ForumChannel, locale: str) -> bool:
    """Create the tags a forum lacks; returns whether some were created. Raises discord.HTTPException."""
    words, missing = general_words(locale), missing_tags(forum)
    if not missing or not can_add_tags(forum):
        return False
    present = forum.available_tags
    created = [
        discord.ForumTag(name=words(tag), emoji=discord.PartialEmoji(name=EMOJIS[tag])) for tag in missing
    ]
    await forum.edit(available_tags=[*present, *created], reason=words("forum-tags-reason"))
    return True
