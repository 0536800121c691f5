"""Forums: their posts, which are threads with a first message of the same id, and their tags."""

from collections.abc import Sequence
from typing import Any

from sandbox.validation.errors import Form, Refusal
from sandbox.world.files import Upload
from sandbox.world.languages import locale_of_channel
from sandbox.world.messages import apply, bot_permissions, compose, post
from sandbox.world.model import REQUIRE_TAG, Channel, ChannelType, ForumTag, Json, Message
from sandbox.world.moderation import check_message, check_title
from sandbox.world.payloads import channel_payload
from sandbox.world.permissions import Permission
from sandbox.world.threads import add_thread, check_active, check_name, check_tags
from sandbox.world.world import World

MAX_TAGS = 20
MAX_TAG_NAME = 20


def open_post(
    world: World, forum: Channel, body: Json, opener: int, uploads: Sequence[Upload]
) -> tuple[Channel, Message]:
    """Open a post of a forum; returns its thread and its first message.

    Raises 50013, 160006 (too many threads), 10087, 40066, 40067 (tags), 20031, 200000 and 200001 (words),
    50006 and 50035.
    """
    granted = world.permissions(forum, opener)
    if not granted & Permission.SEND_MESSAGES or (uploads and not granted & Permission.ATTACH_FILES):
        raise Refusal(50013)
    check_active(world, forum)
    form, first = Form(), body.get("message")
    check_name(form, body)
    if not isinstance(first, dict):
        form.add_error(("message",), "BASE_TYPE_REQUIRED")
    form.raise_errors()
    check_tags(forum, body, before=(), manages=bool(granted & Permission.MANAGE_THREADS))
    assert isinstance(first, dict)
    check_title(world, forum, body["name"])
    place = Channel(id=world.snowflake(), type=ChannelType.PUBLIC_THREAD, guild_id=forum.guild_id)
    draft = compose(world, place, first, uploads, path=("message",))
    check_message(world, forum, draft.content, draft.components)
    thread = add_thread(world, forum, body, opener, place.id, ChannelType.PUBLIC_THREAD)
    message = Message(
        id=thread.id,
        channel_id=thread.id,
        author_id=opener,
        created_at=world.now(),
        locale=locale_of_channel(world, thread) if opener == world.bot.id else "",
    )
    apply(draft, message)
    post(world, message, first.get("allowed_mentions"))
    return thread, message


def change_forum(world: World, forum: Channel, body: Json) -> None:
    """Change a forum as the bot. Raises 50001, 50013, 40061, 10087 (its tags) and 50035."""
    if not bot_permissions(world, forum) & Permission.MANAGE_CHANNELS:
        raise Refusal(50013)
    form = Form()
    if "name" in body:
        form.check_text(("name",), body["name"], 1, 100)
    listed = form.check_list(("available_tags",), body.get("available_tags"), 0, MAX_TAGS)
    for number, tag in enumerate(listed):
        form.check_text(("available_tags", number, "name"), tag.get("name"), 1, MAX_TAG_NAME)
    form.raise_errors()
    if "available_tags" in body:
        set_tags(world, forum, listed)
    forum.name = body.get("name", forum.name)
    forum.require_tag = bool(int(body.get("flags", REQUIRE_TAG * forum.require_tag)) & REQUIRE_TAG)
    world.publish("CHANNEL_UPDATE", channel_payload(world, forum))
    world.changed()


def set_tags(world: World, forum: Channel, listed: Sequence[Any]) -> None:
    """Tags with an id are kept, others are new. Raises 40061, 10087."""
    names = [tag["name"] for tag in listed]
    if len(set(names)) < len(names):
        raise Refusal(40061)
    given = [tag.get("id") for tag in listed]
    known = {tag.id for tag in forum.available_tags}
    if any(one is not None and int(one) not in known for one in given):
        raise Refusal(10087)
    forum.available_tags = [
        ForumTag(
            world.snowflake() if id_ is None else int(id_),
            tag["name"],
            bool(tag.get("moderated")),
            tag.get("emoji_name"),
        )
        for id_, tag in zip(given, listed, strict=True)
    ]
    offered = {tag.id for tag in forum.available_tags}
    for thread in world.threads(forum):
        thread.applied_tags = [tag for tag in thread.applied_tags if tag in offered]
