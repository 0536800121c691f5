"""Handles of a guild and its roles, with which tests change the world."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.world.model import Channel as ChannelData
from sandbox.world.model import ChannelType, ForumTag
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
from sandbox.world.permissions import permissions_by_name
from sandbox.world.world import World

if TYPE_CHECKING:
    from sandbox.actors.user import User

from sandbox.actors.channel import Channel


class Role:
    def __init__(self, data: RoleData) -> None:
        self.data = data

    @property
    def id(self) -> int:
        return self.data.id

    @property
    def name(self) -> str:
        return self.data.name

    @property
    def mention(self) -> str:
        return f"<@&{self.id}>"


class Guild:
    """A guild, with the bot unless it was removed."""

    def __init__(self, world: World, data: GuildData) -> None:
        self._world = world
        self.data = data

    @property
    def id(self) -> int:
        return self.data.id

    @property
    def name(self) -> str:
        return self.data.name

    @property
    def has_bot(self) -> bool:
        return self._world.has_bot(self.data)

    @property
    def text_channels(self) -> list[Channel]:
        return self._channels(ChannelType.GUILD_TEXT)

    @property
    def forums(self) -> list[Channel]:
        return self._channels(ChannelType.GUILD_FORUM)

    def _channels(self, kind: ChannelType) -> list[Channel]:
        inside = [one for one in self._world.channels.values() if one.guild_id == self.id]
        return [Channel(self._world, one) for one in inside if one.type is kind]

    @property
    def roles(self) -> list[Role]:
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
        for user in users:
            self.data.members[user.id].roles.append(role.id)
            self._publish_member("GUILD_MEMBER_UPDATE", user)
        self._world.changed()

    def take(self, role: Role, *users: User) -> None:
        for user in users:
            self.data.members[user.id].roles.remove(role.id)
            self._publish_member("GUILD_MEMBER_UPDATE", user)
        self._world.changed()

    def set_mentionable(self, role: Role, *, mentionable: bool) -> None:
        """Allow or forbid everybody to mention a role."""
        role.data.mentionable = mentionable
        self._publish_roles()

    def delete_role(self, role: Role) -> None:
        for member in self.data.members.values():
            if role.id in member.roles:
                member.roles.remove(role.id)
        del self.data.roles[role.id]
        self._world.publish("GUILD_ROLE_DELETE", {"guild_id": str(self.id), "role_id": str(role.id)})
        self._world.changed()

    def add(self, *users: User, permissions: tuple[str, ...] = ()) -> None:
        """Add users, with permissions (by name) on top of everybody's."""
        for user in users:
            self._world.join(self.data, user.id, permissions_by_name(*permissions))
            self._publish_member("GUILD_MEMBER_ADD", user)

    def _publish_member(self, event: str, user: User) -> None:
        payload = member_payload(self._world, self.data.members[user.id])
        self._world.publish(event, payload | {"guild_id": str(self.id)})

    def remove(self, *users: User) -> None:
        for user in users:
            del self.data.members[user.id]
            left = {"guild_id": str(self.id), "user": {"id": str(user.id)}}
            self._world.publish("GUILD_MEMBER_REMOVE", left)
        self._world.changed()

    def kick_bot(self) -> None:
        del self.data.members[self._world.bot.id]
        self._world.publish("GUILD_DELETE", {"id": str(self.id)})
        self._world.changed()

    def invite_bot(self, *permissions: str) -> None:
        """Add the bot again, with permissions (by name) on top of everybody's."""
        self._world.join(self.data, self._world.bot.id, permissions_by_name(*permissions))
        self._world.publish("GUILD_CREATE", joined_payload(self._world, self.data))

    def fail(self) -> None:
        """Start an outage: Discord reports the guild as unavailable."""
        self.data.unavailable = True
        self._world.publish("GUILD_DELETE", {"id": str(self.id), "unavailable": True})
        self._world.changed()

    def recover(self) -> None:
        """End an outage."""
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
        return self._create(ChannelType.GUILD_TEXT, name)

    def announcement_channel(self, name: str) -> Channel:
        """Create an announcement channel, whose threads are of a type of their own."""
        return self._create(ChannelType.GUILD_ANNOUNCEMENT, name)

    def moderate(self, *words: str) -> None:
        """Refuse messages of the bot with one of these words."""
        self.data.moderated_words = [*words]
        self._world.changed()

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
