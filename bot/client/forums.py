"""The tags by which a forum shows which tables are open, running and finished."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.locales import general_words
from games.words import LOCALES, Message
from storage.rows import LOBBY, OVER, PLAYING, GameRow

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


def tag_of(game: GameRow) -> str:
    """The tag a table shall have."""
    return FINISHED if game.closed else OF_STAGES[game.stage]


def find_tag(forum: discord.ForumChannel, tag: str) -> discord.ForumTag | None:
    """A tag of a forum, whatever language it is named in; None without one."""
    names = {general_words(locale).text(Message(tag)).casefold() for locale in LOCALES}
    return next((each for each in forum.available_tags if each.name.casefold() in names), None)


def missing_tags(forum: discord.ForumChannel) -> tuple[str, ...]:
    """The tags a forum lacks."""
    return tuple(tag for tag in TAGS if find_tag(forum, tag) is None)


def applied(
    forum: discord.ForumChannel, game: GameRow, present: tuple[discord.ForumTag, ...] = ()
) -> list[discord.ForumTag]:
    """The tags of a table's post: its own, as far as there is one the bot may give, and what else it has."""
    manages = forum.permissions_for(forum.guild.me).manage_threads
    wanted = find_tag(forum, tag_of(game))
    if wanted is None or (wanted.moderated and not manages):
        return list(present)
    own = {found.id for tag in TAGS if (found := find_tag(forum, tag)) is not None}
    others = [tag for tag in present if tag.id not in own]
    return [wanted, *others[: MOST_APPLIED - 1]]


async def add_tags(forum: discord.ForumChannel, locale: str) -> tuple[str, ...]:
    """Create the tags a forum lacks; returns those it lacks still. Raises discord.HTTPException."""
    words, missing = general_words(locale), missing_tags(forum)
    present = list(forum.available_tags)
    room = forum.permissions_for(forum.guild.me).manage_channels and len(present) + len(missing) <= MOST_TAGS
    if not missing or not room:
        return missing
    created = [
        discord.ForumTag(name=words.text(Message(tag)), emoji=discord.PartialEmoji(name=EMOJIS[tag]))
        for tag in missing
    ]
    await forum.edit(available_tags=[*present, *created], reason=words.text(Message("forum-tags-reason")))
    return ()
