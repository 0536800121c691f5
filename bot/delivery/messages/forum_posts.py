"""The posts of tables in forums: opened once with the card, named and tagged as the table is."""

import logging
from collections.abc import Sequence
from typing import Any

import discord

from bot.client.forums import tags_of_post
from bot.client.thread_names import give_name, lobby_post_name
from bot.delivery.failures import REPORTED, FailureKind, failure_of
from bot.delivery.parts import DeliveryBase
from bot.delivery.posting import has_mark, id_before
from bot.screens.model import Screen, component_id_of
from storage.core.rows import LOBBY, GameRow, OutboxRow

log = logging.getLogger(__name__)


class ForumPosts(DeliveryBase):
    """Opens posts, and keeps their names and tags."""

    async def open(self, game: GameRow, screen: Screen, due: Sequence[OutboxRow]) -> GameRow:
        """The game with its post, whose first message is its card; opened once for the last of `due`.

        Raises what failed.
        """
        forum = await self._forum(game)
        post = await self._find(forum, due)
        if post is None:
            tags, row = tags_of_post(forum, game), due[-1]
            post = await give_name(
                game,
                self._members,
                lambda name: self._poster.open_post(forum, name, tags, screen, row),
            )
        return await self._store.set_messages(game.id, card=post, thread=post, time=self._clock.now())

    def is_current(self, game: GameRow) -> bool:
        """Whether a post is known to be named and tagged as its table is; one that was just opened is."""
        thread, forum = self._known_post(game)
        if forum is None:
            return True
        if thread is None or thread.archived or _has_begun(game, thread):
            return False
        present = tuple(thread.applied_tags)
        return {tag.id for tag in tags_of_post(forum, game, present)} == {tag.id for tag in present}

    async def update(self, game: GameRow) -> None:
        """Name and tag a post as its table is, and open it if it is archived. Raises what failed.

        What the bot may not change stays.
        """
        forum, thread = await self._forum(game), self._known_post(game)[0]
        if thread is None:
            await self._poster.wait_for_turn()
            thread = await self._fetch_post(game)
        if thread is None:
            return
        post, changes, begun = thread, _changes(game, forum, thread), _has_begun(game, thread)
        if not (changes or begun):
            return

        async def edit(name: str) -> None:
            await self._poster.wait_for_turn()
            await post.edit(**(changes | {"name": name} if begun else changes))

        try:
            await give_name(game, self._members, edit)
        except discord.HTTPException as error:
            if failure_of(error).kind not in (*REPORTED, FailureKind.GONE):
                raise
            log.warning("game %d: its post is not tagged: %s", game.id, error)

    async def _fetch_post(self, game: GameRow) -> discord.Thread | None:
        assert game.thread is not None
        found = await self._poster.client.fetch_channel(game.thread)
        return found if isinstance(found, discord.Thread) else None

    async def _forum(self, game: GameRow) -> discord.ForumChannel:
        """The forum of a game. Raises what failed."""
        channel = self._poster.client.get_channel(game.channel)
        if channel is None:
            await self._poster.wait_for_turn()
            channel = await self._poster.client.fetch_channel(game.channel)
        assert isinstance(channel, discord.ForumChannel)
        return channel

    def _known_post(self, game: GameRow) -> tuple[discord.Thread | None, discord.ForumChannel | None]:
        """A game's post and forum, where they are known."""
        forum = self._poster.client.get_channel(game.channel)
        if not isinstance(forum, discord.ForumChannel):
            return None, None
        return forum.get_thread(game.thread or 0), forum

    async def _find(self, forum: discord.ForumChannel, due: Sequence[OutboxRow]) -> int | None:
        """The post that an attempt may have opened without an answer."""
        attempts = {row.nonce: row.attempted_after for row in due if row.attempted_after is not None}
        if not attempts:
            return None
        oldest, marks = id_before(min(attempts.values())), [component_id_of(nonce) for nonce in attempts]
        await self._poster.wait_for_turn()
        for thread in await forum.guild.active_threads():
            own = thread.parent_id == forum.id and thread.owner_id == forum.guild.me.id
            if own and thread.id > oldest and await self._begins_with(thread, marks):
                return thread.id
        return None

    async def _begins_with(self, thread: discord.Thread, marks: Sequence[int]) -> bool:
        """Whether the first message of a post has one of some marks."""
        await self._poster.wait_for_turn()
        try:
            first = await thread.fetch_message(thread.id)
        except discord.NotFound:
            return False
        return any(has_mark(first, each) for each in marks)


def _changes(game: GameRow, forum: discord.ForumChannel, thread: discord.Thread) -> dict[str, Any]:
    """The fields of a post that are to be changed, without its name."""
    changes: dict[str, Any] = {"archived": False} if thread.archived else {}
    present = tuple(thread.applied_tags)
    tags = tags_of_post(forum, game, present)
    if {tag.id for tag in tags} != {tag.id for tag in present}:
        changes["applied_tags"] = tags
    return changes


def _has_begun(game: GameRow, thread: discord.Thread) -> bool:
    """Whether a begun game's post has its lobby's name, not one by a moderator."""
    return game.stage != LOBBY and thread.name == lobby_post_name(game)
