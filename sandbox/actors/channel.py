"""A handle of a channel, with which tests look at it and change it while the bot runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.actors import actions, transcript
from sandbox.actors.views import MessageView, message_view
from sandbox.validation.errors import Refusal
from sandbox.world import messages, threads
from sandbox.world.model import Channel as ChannelData
from sandbox.world.model import Overwrite
from sandbox.world.payloads import channel_payload
from sandbox.world.permissions import Permission, permissions_by_name
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.actors.guild import Role
    from sandbox.actors.user import User


class Channel:
    """A text channel, a forum, a thread (in a forum a post) or a direct message channel."""

    def __init__(self, world: World, data: ChannelData) -> None:
        self._world = world
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Channel) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{transcript.channel_name(self._world, self.data)}>"

    @property
    def id(self) -> int:
        return self.data.id

    @property
    def name(self) -> str:
        return self.data.name

    @property
    def archived(self) -> bool:
        return self.data.archived

    @property
    def tags(self) -> list[str]:
        """The names of the tags a forum offers, or a post has."""
        if self.data.parent_id is None:
            return [tag.name for tag in self.data.available_tags]
        names = {tag.id: tag.name for tag in self._world.channels[self.data.parent_id].available_tags}
        return [names[tag] for tag in self.data.applied_tags]

    @property
    def members(self) -> frozenset[int]:
        return frozenset(self.data.thread_members)

    @property
    def messages(self) -> list[MessageView]:
        """Its messages without ephemeral ones, oldest first."""
        visible = actions.visible_messages(self._world, None, self.data)
        return [message_view(self._world, message) for message in visible]

    def deny(self, *permissions: str, user: User | Role | None = None) -> None:
        """Deny permissions (by name, like "send_messages") to the bot, a user or a role in this channel."""
        target = self._world.bot.id if user is None else user.id
        channel = self._with_overwrites()
        old = channel.overwrites.get(target, Overwrite(Permission(0), Permission(0)))
        channel.overwrites[target] = Overwrite(old.allow, old.deny | permissions_by_name(*permissions))
        self._publish_update(channel)

    def restore(self, *, user: User | Role | None = None) -> None:
        """Undo every ``deny`` for the bot, a user or a role."""
        channel = self._with_overwrites()
        channel.overwrites.pop(self._world.bot.id if user is None else user.id, None)
        self._publish_update(channel)

    def _with_overwrites(self) -> ChannelData:
        return self.data if self.data.parent_id is None else self._world.channels[self.data.parent_id]

    def _publish_update(self, channel: ChannelData) -> None:
        self._world.publish("CHANNEL_UPDATE", channel_payload(self._world, channel))
        self._world.changed()

    def archive(self, *, locked: bool = False) -> None:
        self.data.locked = locked
        threads.archive(self._world, self.data, archived=True)

    def unarchive(self) -> None:
        self.data.locked = False
        threads.archive(self._world, self.data, archived=False)

    def lock(self) -> None:
        """Lock this thread as a moderator: only who manages threads may write in it."""
        self.data.locked = True
        threads.publish_update(self._world, self.data)

    def tag(self, *names: str) -> None:
        offered = self._world.channels[self.data.parent_id or 0].available_tags
        self.data.applied_tags = [tag.id for tag in offered if tag.name in names]
        threads.publish_update(self._world, self.data)

    def delete_message(self, message: MessageView) -> None:
        """Delete a message as a moderator. Raises the refusal 10008 if it is gone."""
        found = self.data.messages.get(message.id)
        if found is None:
            raise Refusal(10008)
        messages.delete(self._world, found)

    def delete(self) -> None:
        """Delete this channel or thread as a moderator, with everything in it."""
        threads.delete(self._world, self.data)

    def transcript(self) -> str:
        """Its public messages as Markdown."""
        return transcript.channel_transcript(self._world, self.data)
