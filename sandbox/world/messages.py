"""Messages: sending, editing, deleting."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.validation.errors import Form, Path, Refusal
from sandbox.validation.limits import (
    NONCE_LIFE,
    OLD_MESSAGE,
    check_components,
    check_files,
    check_flags,
    check_mentions,
    check_texts,
)
from sandbox.world.files import Upload, attach, publish_files
from sandbox.world.languages import locale_of_channel
from sandbox.world.mentions import notify
from sandbox.world.model import Attachment, Channel, ChannelType, Json, Message, MessageFlag, MessageType
from sandbox.world.moderation import check_message
from sandbox.world.payloads import channel_payload, member_payload, message_payload
from sandbox.world.permissions import Permission
from sandbox.world.world import World

V2 = MessageFlag.IS_COMPONENTS_V2
SENDABLE_FLAGS = V2 | MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS


@dataclass(frozen=True, slots=True)
class Draft:
    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    flags: MessageFlag


def compose(
    world: World,
    channel: Channel,
    body: Json,
    uploads: Sequence[Upload],
    *,
    old: Message | None = None,
    allowed: MessageFlag = SENDABLE_FLAGS,
    path: Path = (),
) -> Draft:
    """Check a body and turn it into a draft; what it leaves out stays as in ``old``.

    Raises the refusals 40005 (a file too large), 50035 (form errors) and 50006 (empty).
    """
    check_files([len(upload.content) for upload in uploads], world.rates.largest_file)
    form = Form()
    given = check_flags(form, body.get("flags"), allowed, path)
    flags = given if old is None else (old.flags & ~MessageFlag.SUPPRESS_EMBEDS) | given
    check_texts(form, body, path)
    check_mentions(form, body.get("allowed_mentions"), path)
    attachments = attach(
        world, channel.id, body, uploads, old=old.attachments if old else (), form=form, path=path
    )
    checked = dict(body)
    if old is not None and flags & V2 and not old.flags & V2:
        checked = {"content": old.content, "embeds": old.embeds} | checked
    files = {attachment.filename: attachment for attachment in attachments}
    components = check_components(
        form, checked, flags=flags, files=files, emojis=world.emojis.keys(), path=path
    )
    form.raise_errors()
    draft = Draft(
        content=body.get("content", old.content if old else "") or "",
        embeds=body.get("embeds", old.embeds if old else []) or [],
        components=components if old is None or "components" in body else old.components,
        attachments=attachments,
        flags=flags,
    )
    empty = not (draft.content or draft.embeds or draft.components or draft.attachments)
    if empty or (flags & V2 and not draft.components):
        raise Refusal(50006)
    publish_files(world, attachments)
    return draft


def send(
    world: World, channel: Channel, author_id: int, body: Json, uploads: Sequence[Upload] = ()
) -> Message:
    """Send a message; a recent enforced nonce returns the message it created.

    Raises as ``compose``, 50001, 50013 (permissions), 50008 (a forum), 50007, 50278, 40003 (direct messages),
    160005 (a locked thread), 200000 (moderation).
    """
    _may_send(world, channel, author_id, bool(uploads))
    earlier = _same_nonce(world, channel, author_id, body)
    if earlier is not None:
        return earlier
    draft = compose(world, channel, body, uploads)
    if author_id == world.bot.id:
        check_message(world, channel, draft.content, draft.components)
    reply = body.get("message_reference")
    message = Message(
        id=world.snowflake(),
        channel_id=channel.id,
        author_id=author_id,
        created_at=world.now(),
        nonce=body.get("nonce"),
        type=MessageType.REPLY if reply else MessageType.DEFAULT,
        reference=(channel.id, int(reply["message_id"])) if reply else None,
        locale=locale_of_channel(world, channel) if author_id == world.bot.id else "",
    )
    apply(draft, message)
    post(world, message, body.get("allowed_mentions"))
    return message


def apply(draft: Draft, message: Message) -> None:
    """Set the content of a message; whether it is ephemeral stays as it was."""
    message.content = draft.content
    message.embeds = draft.embeds
    message.components = draft.components
    message.attachments = draft.attachments
    message.flags = draft.flags | (message.flags & (MessageFlag.EPHEMERAL | MessageFlag.HAS_THREAD))


def _may_send(world: World, channel: Channel, author_id: int, with_files: bool) -> None:
    granted = world.permissions(channel, author_id)
    if not granted & Permission.VIEW_CHANNEL:
        raise Refusal(50001)
    if channel.type is ChannelType.GUILD_FORUM:
        raise Refusal(50008)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if not granted & needed or (with_files and not granted & Permission.ATTACH_FILES):
        raise Refusal(50013)
    if channel.locked and not granted & Permission.MANAGE_THREADS:
        raise Refusal(160005)
    if channel.type is ChannelType.DM and author_id == world.bot.id:
        _may_send_directly(world, channel)


def _may_send_directly(world: World, channel: Channel) -> None:
    (recipient,) = channel.recipients - {world.bot.id}
    if not (world.is_in_shared_guild(recipient) or world.accounts[recipient].installed):
        raise Refusal(50278)
    if not world.accounts[recipient].direct_messages_open:
        raise Refusal(50007)
    if channel.messages:
        return
    opened = world.direct_messages_opened
    limit = world.rates.new_direct_messages
    if not limit.allows(opened, world.now()):
        raise Refusal(40003)
    opened.append(world.now())


def _same_nonce(world: World, channel: Channel, author_id: int, body: Json) -> Message | None:
    nonce = body.get("nonce")
    if nonce is None or not body.get("enforce_nonce"):
        return None
    for message in channel.messages.values():
        recent = world.now() - message.created_at < NONCE_LIFE
        if recent and message.author_id == author_id and str(message.nonce) == str(nonce):
            return message
    return None


def post(world: World, message: Message, allowed: Json | None) -> None:
    """Add a message to its channel and notify users."""
    channel = world.channels[message.channel_id]
    channel.messages[message.id] = message
    notify(world, message, allowed)
    channel.active_at = world.now()
    if channel.archived and message.type is not MessageType.THREAD_STARTER_MESSAGE:
        channel.archived = False
        channel.archive_changed_at = world.now()
        world.publish("THREAD_UPDATE", channel_payload(world, channel))
    _publish(world, "MESSAGE_CREATE", message)
    world.changed()


def edit(
    world: World,
    message: Message,
    body: Json,
    uploads: Sequence[Upload] = (),
    *,
    path: Path = (),
    moderated: bool = False,
) -> None:
    """Edit a message; what the body leaves out stays. Raises the refusals of ``compose``, 200000."""
    channel = world.channels[message.channel_id]
    allowed = V2 | MessageFlag.SUPPRESS_EMBEDS
    draft = compose(world, channel, body, uploads, old=message, allowed=allowed, path=path)
    if moderated:
        check_message(world, channel, draft.content, draft.components)
    kept = {file.id for file in draft.attachments}
    world.replaced.extend((file.url, message.id) for file in message.attachments if file.id not in kept)
    apply(draft, message)
    message.edited_at = world.now()
    _publish(world, "MESSAGE_UPDATE", message)
    world.changed()


def fill_deferred(world: World, message: Message, body: Json, uploads: Sequence[Upload] = ()) -> None:
    """Fill a deferred reply, which stays ephemeral or public."""
    draft = compose(world, world.channels[message.channel_id], body, uploads)
    apply(draft, message)
    notify(world, message, body.get("allowed_mentions"))
    _publish(world, "MESSAGE_UPDATE", message)
    world.changed()


def edit_by_bot(
    world: World, channel: Channel, message_id: int, body: Json, uploads: Sequence[Upload]
) -> Message:
    """Edit a message with the bot's token.

    Raises also 10008, 50005 (not its own), 50021 (a system message), 50083 (archived), 30046 (too many edits
    of old messages), 200000 (moderation).
    """
    bot_permissions(world, channel)
    message = world.message(channel, message_id)
    if message.author_id != world.bot.id:
        raise Refusal(50005)
    if message.type in (MessageType.THREAD_CREATED, MessageType.THREAD_STARTER_MESSAGE):
        raise Refusal(50021)
    if channel.archived:
        raise Refusal(50083)
    if uploads and not world.permissions(channel, world.bot.id) & Permission.ATTACH_FILES:
        raise Refusal(50013)
    if world.now() - message.created_at > OLD_MESSAGE:
        edits = world.old_edits.setdefault(channel.id, deque())
        limit = world.rates.old_edits
        if not limit.allows(edits, world.now()):
            raise Refusal(30046, retry_after=limit.wait(edits, world.now()))
        edits.append(world.now())
    edit(world, message, body, uploads, moderated=True)
    return message


def bot_permissions(world: World, channel: Channel) -> Permission:
    """Raises 50001 if the bot cannot see the channel."""
    granted = world.permissions(channel, world.bot.id)
    if not granted & Permission.VIEW_CHANNEL:
        raise Refusal(50001)
    return granted


def delete(world: World, message: Message) -> None:
    channel = world.channels[message.channel_id]
    del channel.messages[message.id]
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None and not message.ephemeral:
        data["guild_id"] = str(channel.guild_id)
    world.publish("MESSAGE_DELETE", data)
    world.changed()


def _publish(world: World, name: str, message: Message) -> None:
    data = message_payload(world, message)
    guild = world.guild_of(world.channels[message.channel_id])
    if guild is not None and not message.ephemeral:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author_id)
        if member is not None:
            data["member"] = member_payload(world, member, with_user=False)
    world.publish(name, data)
