"""Threads: opening, changing, archiving, and their members."""

from collections import deque
from collections.abc import Collection

from sandbox.validation.errors import Form, Refusal, snowflake
from sandbox.world.messages import bot_permissions, post
from sandbox.world.model import Channel, ChannelType, Json, Message, MessageFlag, MessageType
from sandbox.world.moderation import check_title
from sandbox.world.payloads import channel_payload, is_post, message_payload
from sandbox.world.permissions import Permission
from sandbox.world.world import World

MAX_NAME = 100
OF_CHANNELS = {
    ChannelType.GUILD_TEXT: ChannelType.PUBLIC_THREAD,
    ChannelType.GUILD_ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
}
"""Kinds of channels -> the kind of their threads."""

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
"""Possible minutes without a message until a thread is archived."""


def open_thread(
    world: World, channel: Channel, body: Json, opener: int, message: Message | None = None
) -> Channel:
    """Open a thread, from a message (whose id it takes) or without one.

    Raises 50013, 50024 (no channel for such a thread), 160004 (the message has one), 160006 and 160007 (too
    many), 20031 and 200001 (its name), and 50035.
    """
    kind = OF_CHANNELS.get(channel.type)
    if kind is None or (message is None and body.get("type") != kind):
        raise Refusal(50024)
    if not world.permissions(channel, opener) & Permission.CREATE_PUBLIC_THREADS:
        raise Refusal(50013)
    if message is not None and message.id in world.channels:
        raise Refusal(160004)
    check_active(world, channel)
    form = Form()
    check_name(form, body)
    form.raise_errors()
    check_title(world, channel, body["name"])
    id_ = world.snowflake() if message is None else message.id
    thread = add_thread(world, channel, body, opener, id_, kind)
    _announce(world, channel, thread, opener, message)
    return thread


def check_active(world: World, channel: Channel) -> None:
    """Raises 160006 or 160007 if the guild has no room for a thread."""
    active = [one for one in world.channels.values() if one.guild_id == channel.guild_id and one.is_thread]
    if sum(not one.archived for one in active) >= world.rates.active_threads:
        raise Refusal(160007 if channel.type is ChannelType.GUILD_ANNOUNCEMENT else 160006)


def check_name(form: Form, body: Json) -> None:
    form.check_text(("name",), body.get("name"), 1, MAX_NAME)
    _archive_after(form, body)


def add_thread(
    world: World, channel: Channel, body: Json, opener: int, id_: int, kind: ChannelType
) -> Channel:
    """Add a thread from a checked body."""
    thread = Channel(
        id=id_,
        type=kind,
        name=body["name"],
        guild_id=channel.guild_id,
        parent_id=channel.id,
        owner_id=opener,
        applied_tags=[int(tag) for tag in body.get("applied_tags") or []],
        auto_archive_duration=body.get("auto_archive_duration") or 4320,
        archive_changed_at=world.now(),
        active_at=world.now(),
        thread_members={opener: world.now()},
    )
    world.channels[thread.id] = thread
    world.publish("THREAD_CREATE", channel_payload(world, thread) | {"newly_created": True})
    return thread


def _announce(world: World, channel: Channel, thread: Channel, opener: int, message: Message | None) -> None:
    system = Message(id=world.snowflake(), channel_id=channel.id, author_id=opener, created_at=world.now())
    if message is not None:
        message.flags |= MessageFlag.HAS_THREAD
        updated = message_payload(world, message) | {"guild_id": str(channel.guild_id)}
        world.publish("MESSAGE_UPDATE", updated)
        system.channel_id = thread.id
        system.type = MessageType.THREAD_STARTER_MESSAGE
        system.reference = (channel.id, message.id)
    else:
        system.type = MessageType.THREAD_CREATED
        system.content = thread.name
        system.reference = (thread.id, thread.id)
    post(world, system, {"parse": []})


def _archive_after(form: Form, body: Json) -> int | None:
    minutes: int | None = body.get("auto_archive_duration")
    if minutes is not None:
        form.check_choice(("auto_archive_duration",), minutes, ARCHIVE_AFTER)
    return minutes


def change_thread(world: World, thread: Channel, body: Json) -> None:
    """Change a thread as the bot.

    Raises 50001, 50013, 50083, 10087 and 40067 (tags), 20031 and 200001 (its name), 50035, and a 429 after
    two names in ten minutes.
    """
    granted = bot_permissions(world, thread)
    manages = bool(granted & Permission.MANAGE_THREADS)
    if not manages and (thread.owner_id != world.bot.id or "locked" in body or thread.locked):
        raise Refusal(50013)
    if not manages and is_post(world, thread) and not granted & Permission.SEND_MESSAGES:
        raise Refusal(50013)
    if thread.archived and body.get("archived") is not False:
        raise Refusal(50083)
    form = Form()
    if "name" in body:
        form.check_text(("name",), body["name"], 1, MAX_NAME)
    duration = _archive_after(form, body)
    form.raise_errors()
    if body.get("name", thread.name) != thread.name:
        check_title(world, thread, body["name"])
    if "applied_tags" in body:
        forum = world.channels[thread.parent_id or 0]
        thread.applied_tags = check_tags(forum, body, before=thread.applied_tags, manages=manages)
    _rename(world, thread, body.get("name", thread.name))
    thread.locked = bool(body.get("locked", thread.locked))
    thread.auto_archive_duration = duration or thread.auto_archive_duration
    archive(world, thread, archived=bool(body.get("archived", thread.archived)))


def _rename(world: World, thread: Channel, name: str) -> None:
    if name == thread.name:
        return
    renames, limit = world.renames.setdefault(thread.id, deque()), world.rates.renames
    if not limit.allows(renames, world.now()):
        wait = limit.wait(renames, world.now())
        message = "The resource is being rate limited."
        raise Refusal(0, status=429, message=message, retry_after=wait, is_shared=True)
    renames.append(world.now())
    thread.name = name


MAX_APPLIED = 5


def check_tags(forum: Channel, body: Json, *, before: Collection[int], manages: bool) -> list[int]:
    """The tags a post shall have. Raises 50024, 50035, 10087, 50013 (moderated ones), 40066, 40067."""
    if forum.type is not ChannelType.GUILD_FORUM:
        raise Refusal(50024)
    form = Form()
    listed = form.check_list(("applied_tags",), body.get("applied_tags"), 0, MAX_APPLIED)
    form.raise_errors()
    tags = {tag.id: tag for tag in forum.available_tags}
    wanted = [snowflake(str(one), "applied_tags") for one in listed]
    if not tags.keys() >= set(wanted):
        raise Refusal(10087)
    if not manages and any(tags[one].moderated for one in set(wanted) ^ (set(before) & tags.keys())):
        raise Refusal(50013)
    if forum.require_tag and not wanted:
        raise Refusal(40067 if manages or any(not tag.moderated for tag in tags.values()) else 40066)
    return wanted


def archive(world: World, thread: Channel, *, archived: bool) -> None:
    if archived != thread.archived:
        thread.archived = archived
        thread.archive_changed_at = world.now()
    if not archived:
        thread.active_at = world.now()
    publish_update(world, thread)


def publish_update(world: World, thread: Channel) -> None:
    world.publish("THREAD_UPDATE", channel_payload(world, thread))
    world.changed()


def delete(world: World, channel: Channel) -> None:
    """Delete a channel or a thread with everything in it."""
    for each in [channel, *world.threads(channel)]:
        del world.channels[each.id]
    name = "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE"
    world.publish(name, channel_payload(world, channel))
    world.changed()


def archive_inactive(world: World) -> None:
    """Archive threads without a message for their duration."""
    for thread in list(world.channels.values()):
        quiet = world.now() - thread.active_at
        if thread.is_thread and not thread.archived and quiet >= thread.auto_archive_duration * 60:
            archive(world, thread, archived=True)
