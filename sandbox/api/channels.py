"""Endpoints of channels: messages, threads."""

from sandbox.api.routes import ENDPOINTS, NO_CONTENT, Answer, Call, body_of, channel_of, guild_of
from sandbox.validation.errors import Form, Refusal, snowflake
from sandbox.world import forums, messages, threads
from sandbox.world.model import Channel, ChannelType, Json
from sandbox.world.payloads import channel_payload, message_payload, thread_member_payload
from sandbox.world.permissions import Permission

route = ENDPOINTS.add


def _visible(call: Call) -> Channel:
    """The channel in the path. Raises 10003, and 50001 if the bot cannot see it."""
    channel = channel_of(call)
    messages.bot_permissions(call.world, channel)
    return channel


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Answer:
    here = guild_of(call)
    found = [one for one in call.world.channels.values() if one.guild_id == here.id and one.is_thread]
    return 200, _threads(call, [thread for thread in found if not thread.archived])


@route("GET", "/channels/{channel_id}")
def channel(call: Call) -> Answer:
    return 200, channel_payload(call.world, _visible(call))


@route("PATCH", "/channels/{channel_id}")
def change_channel(call: Call) -> Answer:
    channel = channel_of(call)
    if channel.type is ChannelType.GUILD_FORUM:
        forums.change_forum(call.world, channel, body_of(call))
    elif channel.is_thread:
        threads.change_thread(call.world, channel, body_of(call))
    else:
        raise Refusal(50024 if channel.type is ChannelType.DM else 50013)
    return 200, channel_payload(call.world, channel)


@route("DELETE", "/channels/{channel_id}")
def delete_thread(call: Call) -> Answer:
    channel = _visible(call)
    granted = messages.bot_permissions(call.world, channel)
    if not channel.is_thread or not granted & Permission.MANAGE_THREADS:
        raise Refusal(50013)
    answer = channel_payload(call.world, channel)
    threads.delete(call.world, channel)
    return 200, answer


@route("GET", "/channels/{channel_id}/messages")
def history(call: Call) -> Answer:
    channel = channel_of(call)
    if channel.type is ChannelType.GUILD_FORUM:
        raise Refusal(50024)
    if not messages.bot_permissions(call.world, channel) & Permission.READ_MESSAGE_HISTORY:
        return 200, []
    form = Form()
    text = call.query.get("limit", "50")
    limit = int(text) if text.isdigit() else -1
    form.check_number(("limit",), limit, 1, 100)
    form.raise_errors()
    found = sorted((m for m in channel.messages.values() if not m.ephemeral), key=lambda m: m.id)
    if "before" in call.query:
        found = [m for m in found if m.id < snowflake(call.query["before"], "before")][-limit:]
    elif "after" in call.query:
        found = [m for m in found if m.id > snowflake(call.query["after"], "after")][:limit]
    return 200, [message_payload(call.world, message) for message in reversed(found[-limit:])]


@route("POST", "/channels/{channel_id}/messages")
def send_message(call: Call) -> Answer:
    sent = messages.send(call.world, channel_of(call), call.world.bot.id, body_of(call), call.uploads)
    return 200, message_payload(call.world, sent)


@route("GET", "/channels/{channel_id}/messages/{message_id}")
def message(call: Call) -> Answer:
    return 200, message_payload(call.world, call.world.message(_visible(call), call.number("message_id")))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    number = call.number("message_id")
    edited = messages.edit_by_bot(call.world, channel_of(call), number, body_of(call), call.uploads)
    return 200, message_payload(call.world, edited)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    channel = channel_of(call)
    granted = messages.bot_permissions(call.world, channel)
    found = call.world.message(channel, call.number("message_id"))
    if found.author_id != call.world.bot.id and not granted & Permission.MANAGE_MESSAGES:
        raise Refusal(50013)
    if channel.archived:
        raise Refusal(50083)
    messages.delete(call.world, found)
    return NO_CONTENT


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def thread_from_message(call: Call) -> Answer:
    channel = _visible(call)
    message = call.world.message(channel, call.number("message_id"))
    thread = threads.open_thread(call.world, channel, body_of(call), call.world.bot.id, message)
    return 201, channel_payload(call.world, thread)


@route("POST", "/channels/{channel_id}/threads")
def thread_without_message(call: Call) -> Answer:
    channel = _visible(call)
    body, bot = body_of(call), call.world.bot.id
    if channel.type is ChannelType.GUILD_FORUM:
        post, first = forums.open_post(call.world, channel, body, bot, call.uploads)
        return 201, channel_payload(call.world, post) | {"message": message_payload(call.world, first)}
    return 201, channel_payload(call.world, threads.open_thread(call.world, channel, body, bot))


def _threads(call: Call, found: list[Channel]) -> Json:
    bot = call.world.bot.id
    newest = sorted(found, key=lambda thread: thread.archive_changed_at, reverse=True)
    return {
        "threads": [channel_payload(call.world, thread) for thread in newest],
        "members": [thread_member_payload(one, bot) for one in found if bot in one.thread_members],
        "has_more": False,
    }
