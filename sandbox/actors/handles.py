"""Guilds and channels as a test holds them: to set the scene, and to change it under the bot's feet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.actors import actions, transcript
from sandbox.actors.views import MessageView, message_view
from sandbox.api.payloads import channel_payload, member_payload
from sandbox.validation.errors import Refusal
from sandbox.world import messages, threads
from sandbox.world.model import Channel as ChannelData
from sandbox.world.model import ChannelType, Overwrite
from sandbox.world.model import Guild as GuildData
from sandbox.world.permissions import Permission, named
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.actors.user import User


class Channel:
    """A text channel, a thread or a direct message channel."""

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
        """Its snowflake."""
        return self.data.id

    @property
    def name(self) -> str:
        """Its name as it is now."""
        return self.data.name

    @property
    def archived(self) -> bool:
        """Whether this thread is archived."""
        return self.data.archived

    @property
    def members(self) -> frozenset[int]:
        """Ids of who is in this thread."""
        return frozenset(self.data.thread_members)

    @property
    def messages(self) -> list[MessageView]:
        """Its public messages, oldest first; ephemeral ones are only in their user's view."""
        shown = actions.visible_messages(self._world, None, self.data)
        return [message_view(self._world, message) for message in shown]

    def deny(self, *permissions: str, user: User | None = None) -> None:
        """Take permissions (by name, like "send_messages") from the bot, or from a user, in this channel."""
        target = self._world.bot.id if user is None else user.id
        place = self._overwritten()
        old = place.overwrites.get(target, Overwrite(Permission(0), Permission(0)))
        place.overwrites[target] = Overwrite(old.allow, old.deny | named(*permissions))
        self._tell(place)

    def restore(self, *, user: User | None = None) -> None:
        """Undo every ``deny`` for the bot, or for a user, in this channel."""
        place = self._overwritten()
        place.overwrites.pop(self._world.bot.id if user is None else user.id, None)
        self._tell(place)

    def _overwritten(self) -> ChannelData:
        return self.data if self.data.parent_id is None else self._world.channels[self.data.parent_id]

    def _tell(self, place: ChannelData) -> None:
        self._world.publish("CHANNEL_UPDATE", channel_payload(self._world, place))
        self._world.changed()

    def archive(self, *, locked: bool = False) -> None:
        """A moderator archives this thread."""
        self.data.locked = locked
        threads.archive(self._world, self.data, archived=True)

    def unarchive(self) -> None:
        """A moderator opens this thread again."""
        self.data.locked = False
        threads.archive(self._world, self.data, archived=False)

    def delete_message(self, message: MessageView) -> None:
        """A moderator deletes a message. Raises the refusal 10008 if it is gone."""
        found = self.data.messages.get(message.id)
        if found is None:
            raise Refusal(10008)
        messages.delete(self._world, found)

    def delete(self) -> None:
        """A moderator deletes this channel or thread, with everything in it."""
        gone = [self.data, *self._world.threads(self.data)]
        for channel in gone:
            del self._world.channels[channel.id]
        name = "THREAD_DELETE" if self.data.is_thread else "CHANNEL_DELETE"
        self._world.publish(name, channel_payload(self._world, self.data))
        self._world.changed()

    def transcript(self) -> str:
        """Its public messages as Markdown."""
        return transcript.of_channel(self._world, self.data)


class Guild:
    """A server in which the bot is installed."""

    def __init__(self, world: World, data: GuildData) -> None:
        self._world = world
        self.data = data

    @property
    def id(self) -> int:
        """Its snowflake."""
        return self.data.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.data.name

    def add(self, *users: User, permissions: tuple[str, ...] = ()) -> None:
        """Users join, with permissions (by name) on top of everybody's."""
        for user in users:
            member = self._world.join(self.data, user.id, named(*permissions))
            joined = member_payload(self._world, member) | {"guild_id": str(self.id)}
            self._world.publish("GUILD_MEMBER_ADD", joined)

    def remove(self, *users: User) -> None:
        """Users leave or are thrown out."""
        for user in users:
            del self.data.members[user.id]
            left = {"guild_id": str(self.id), "user": {"id": str(user.id)}}
            self._world.publish("GUILD_MEMBER_REMOVE", left)
        self._world.changed()

    def text_channel(self, name: str) -> Channel:
        """A new text channel."""
        world = self._world
        data = ChannelData(id=world.snowflake(), type=ChannelType.GUILD_TEXT, name=name, guild_id=self.id)
        world.channels[data.id] = data
        world.publish("CHANNEL_CREATE", channel_payload(world, data))
        world.changed()
        return Channel(world, data)
