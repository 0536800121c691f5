"""Handles of guilds and channels, with which tests set up the world and change it while the bot runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.actors import actions, transcript
from sandbox.actors.views import MessageView, message_view
from sandbox.validation.errors import Refusal
from sandbox.world import messages, threads
from sandbox.world.model import Channel as ChannelData
from sandbox.world.model import ChannelType, ForumTag, Overwrite
from sandbox.world.model import Guild as GuildData
from sandbox.world.model import Role as RoleData
from sandbox.world.payloads import (
    channel_payload,
    guild_payload,
    joined_payload,
    member_payload,
    role_payload,
    role_payloads,
)
from sandbox.world.permissions import Permission, permissions_by_name
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.actors.user import User


class Role:
    """A role that several members can have."""

    def __init__(self, data: RoleData) -> None:
        self.data = data

    @property
    def id(self) -> int:
        """Its id."""
        return self.data.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.data.name

    @property
    def mention(self) -> str:
        """Its mention in a text."""
        return f"<@&{self.id}>"


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
        """Its id."""
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
    def tags(self) -> list[str]:
        """The names of the tags a forum offers, or a post has."""
        if self.data.parent_id is None:
            return [tag.name for tag in self.data.available_tags]
        names = {tag.id: tag.name for tag in self._world.channels[self.data.parent_id].available_tags}
        return [names[tag] for tag in self.data.applied_tags]

    @property
    def members(self) -> frozenset[int]:
        """Ids of this thread's members."""
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
        """Archive this thread as a moderator."""
        self.data.locked = locked
        threads.archive(self._world, self.data, archived=True)

    def unarchive(self) -> None:
        """Unarchive and unlock this thread as a moderator."""
        self.data.locked = False
        threads.archive(self._world, self.data, archived=False)

    def lock(self) -> None:
        """Lock this thread as a moderator: only who manages threads may write in it."""
        self.data.locked = True
        threads.publish_update(self._world, self.data)

    def tag(self, *names: str) -> None:
        """Give this post other tags as a moderator."""
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
        deleted = [self.data, *self._world.threads(self.data)]
        for channel in deleted:
            del self._world.channels[channel.id]
        name = "THREAD_DELETE" if self.data.is_thread else "CHANNEL_DELETE"
        self._world.publish(name, channel_payload(self._world, self.data))
        self._world.changed()

    def transcript(self) -> str:
        """Its public messages as Markdown."""
        return transcript.channel_transcript(self._world, self.data)


class Guild:
    """A guild, with the bot in it unless it was removed."""

    def __init__(self, world: World, data: GuildData) -> None:
        self._world = world
        self.data = data

    @property
    def id(self) -> int:
        """Its id."""
        return self.data.id

    @property
    def name(self) -> str:
        """Its name."""
        return self.data.name

    @property
    def text_channels(self) -> list[Channel]:
        """Its text channels, oldest first."""
        inside = [one for one in self._world.channels.values() if one.guild_id == self.id]
        return [Channel(self._world, one) for one in inside if one.type is ChannelType.GUILD_TEXT]

    @property
    def forums(self) -> list[Channel]:
        """Its forums, oldest first."""
        inside = [one for one in self._world.channels.values() if one.guild_id == self.id]
        return [Channel(self._world, one) for one in inside if one.type is ChannelType.GUILD_FORUM]

    @property
    def roles(self) -> list[Role]:
        """Its roles that several members can have, oldest first."""
        return [Role(each) for each in self.data.roles.values()]

    def role(
        self, name: str, *users: User, permissions: tuple[str, ...] = (), mentionable: bool = False
    ) -> Role:
        """Create a role with permissions (by name), and give it to users."""
        data = RoleData(self._world.snowflake(), name, permissions_by_name(*permissions), mentionable)
        self.data.roles[data.id] = data
        payload = role_payload(data, len(role_payloads(self._world, self.data)) - 1)
        self._world.publish("GUILD_ROLE_CREATE", {"guild_id": str(self.id), "role": payload})
        role = Role(data)
        self.give(role, *users)
        return role

    def give(self, role: Role, *users: User) -> None:
        """Give a role to users."""
        for user in users:
            member = self.data.members[user.id]
            member.roles.append(role.id)
            updated = member_payload(self._world, member) | {"guild_id": str(self.id)}
            self._world.publish("GUILD_MEMBER_UPDATE", updated)
        self._world.changed()

    def take(self, role: Role, *users: User) -> None:
        """Take a role from users."""
        for user in users:
            member = self.data.members[user.id]
            member.roles.remove(role.id)
            updated = member_payload(self._world, member) | {"guild_id": str(self.id)}
            self._world.publish("GUILD_MEMBER_UPDATE", updated)
        self._world.changed()

    def set_mentionable(self, role: Role, *, mentionable: bool) -> None:
        """Let everybody mention a role, or only who may mention any."""
        role.data.mentionable = mentionable
        self._publish_roles()

    def delete_role(self, role: Role) -> None:
        """Delete a role."""
        for member in self.data.members.values():
            if role.id in member.roles:
                member.roles.remove(role.id)
        del self.data.roles[role.id]
        self._world.publish("GUILD_ROLE_DELETE", {"guild_id": str(self.id), "role_id": str(role.id)})
        self._world.changed()

    def add(self, *users: User, permissions: tuple[str, ...] = ()) -> None:
        """Add users, with permissions (by name) on top of everybody's."""
        for user in users:
            member = self._world.join(self.data, user.id, permissions_by_name(*permissions))
            joined = member_payload(self._world, member) | {"guild_id": str(self.id)}
            self._world.publish("GUILD_MEMBER_ADD", joined)

    def remove(self, *users: User) -> None:
        """Remove users."""
        for user in users:
            del self.data.members[user.id]
            left = {"guild_id": str(self.id), "user": {"id": str(user.id)}}
            self._world.publish("GUILD_MEMBER_REMOVE", left)
        self._world.changed()

    def kick_bot(self) -> None:
        """Remove the bot."""
        del self.data.members[self._world.bot.id]
        self._world.publish("GUILD_DELETE", {"id": str(self.id)})
        self._world.changed()

    def invite_bot(self, *permissions: str) -> None:
        """Add the bot again, with permissions (by name) on top of everybody's."""
        self._world.join(self.data, self._world.bot.id, permissions_by_name(*permissions))
        self._world.publish("GUILD_CREATE", joined_payload(self._world, self.data))

    def fail(self) -> None:
        """An outage of Discord: the guild is unavailable to the bot."""
        self.data.unavailable = True
        self._world.publish("GUILD_DELETE", {"id": str(self.id), "unavailable": True})
        self._world.changed()

    def recover(self) -> None:
        """End the outage."""
        self.data.unavailable = False
        self._world.publish("GUILD_CREATE", guild_payload(self._world, self.data))
        self._world.changed()

    def revoke(self, *permissions: str) -> None:
        """Take permissions (by name) from the roles of everybody and of the bot."""
        taken = permissions_by_name(*permissions)
        self.data.everyone &= ~taken
        self.data.members[self._world.bot.id].permissions &= ~taken
        self._publish_roles()

    def grant(self, *permissions: str) -> None:
        """Give permissions (by name) to the role of everybody."""
        self.data.everyone |= permissions_by_name(*permissions)
        self._publish_roles()

    def _publish_roles(self) -> None:
        for role in role_payloads(self._world, self.data):
            self._world.publish("GUILD_ROLE_UPDATE", {"guild_id": str(self.id), "role": role})
        self._world.changed()

    def text_channel(self, name: str) -> Channel:
        """Create a text channel."""
        return self._create(ChannelType.GUILD_TEXT, name)

    def forum(
        self, name: str, *tags: str, moderated: tuple[str, ...] = (), require_tag: bool = False
    ) -> Channel:
        """Create a forum that offers tags, some of them only to who manages threads."""
        world = self._world
        offered = [ForumTag(world.snowflake(), tag, tag in moderated) for tag in (*tags, *moderated)]
        return self._create(ChannelType.GUILD_FORUM, name, available_tags=offered, require_tag=require_tag)

    def _create(self, kind: ChannelType, name: str, **fields: Any) -> Channel:
        world = self._world
        data = ChannelData(id=world.snowflake(), type=kind, name=name, guild_id=self.id, **fields)
        world.channels[data.id] = data
        world.publish("CHANNEL_CREATE", channel_payload(world, data))
        world.changed()
        return Channel(world, data)
