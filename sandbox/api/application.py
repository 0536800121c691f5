"""Endpoints of the application: users, its commands and emojis, its guilds."""

from sandbox.api.routes import ENDPOINTS, NO_CONTENT, Answer, Call, body_of, guild_of
from sandbox.validation.errors import Refusal, snowflake
from sandbox.world import commands
from sandbox.world.application_payloads import application_payload, command_payload, emoji_payload
from sandbox.world.emojis import create_emoji
from sandbox.world.payloads import channel_payload, guild_payload, member_payload, user_payload
from sandbox.world.rate_limits import StartLimits

route = ENDPOINTS.add


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    starts, now = call.world.starts, call.world.now()
    limits = starts.limits or StartLimits()
    limit = {
        "total": limits.total.limit,
        "remaining": starts.remaining(now),
        "reset_after": round(starts.reset_after(now) * 1000),
        "max_concurrency": limits.max_concurrency,
    }
    address = call.world.base.replace("http", "ws", 1) + "/"
    return 200, {"url": address, "shards": call.world.shards, "session_start_limit": limit}


@route("GET", "/users/@me")
def me(call: Call) -> Answer:
    return 200, user_payload(call.world.bot) | {"verified": True, "mfa_enabled": True, "flags": 0}


@route("GET", "/users/{user_id}")
def user(call: Call) -> Answer:
    account = call.world.accounts.get(call.number("user_id"))
    if account is None:
        raise Refusal(10013)
    return 200, user_payload(account)


@route("POST", "/users/@me/channels")
def open_direct_channel(call: Call) -> Answer:
    number = snowflake(str(body_of(call).get("recipient_id")), "recipient_id")
    if number not in call.world.accounts or call.world.accounts[number].bot:
        raise Refusal(50033)
    return 200, channel_payload(call.world, call.world.direct_channel(number))


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> Answer:
    left = guild_of(call)
    del left.members[call.world.bot.id]
    call.world.publish("GUILD_DELETE", {"id": str(left.id)})
    call.world.changed()
    return NO_CONTENT


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Answer:
    return 200, application_payload(call.world)


@route("GET", "/applications/{application_id}/commands")
@route("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def registered_commands(call: Call) -> Answer:
    return 200, [command_payload(call.world, each) for each in call.world.commands[_guild_id(call)]]


@route("PUT", "/applications/{application_id}/commands")
@route("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def register_commands(call: Call) -> Answer:
    made = commands.register(call.world, _guild_id(call), call.body)
    return 200, [command_payload(call.world, command) for command in made]


def _guild_id(call: Call) -> int | None:
    return guild_of(call).id if "guild_id" in call.parameters else None


@route("GET", "/applications/{application_id}/emojis")
def emojis(call: Call) -> Answer:
    return 200, {"items": [emoji_payload(call.world, emoji) for emoji in call.world.emojis.values()]}


@route("POST", "/applications/{application_id}/emojis")
def add_emoji(call: Call) -> Answer:
    return 201, emoji_payload(call.world, create_emoji(call.world, body_of(call)))


@route("GET", "/applications/{application_id}/emojis/{emoji_id}")
def emoji(call: Call) -> Answer:
    found = call.world.emojis.get(call.number("emoji_id"))
    if found is None:
        raise Refusal(10014)
    return 200, emoji_payload(call.world, found)


@route("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def remove_emoji(call: Call) -> Answer:
    if call.world.emojis.pop(call.number("emoji_id"), None) is None:
        raise Refusal(10014)
    return NO_CONTENT


@route("GET", "/guilds/{guild_id}")
def guild(call: Call) -> Answer:
    payload = guild_payload(call.world, guild_of(call))
    return 200, payload | {"approximate_member_count": payload["member_count"]}


@route("GET", "/guilds/{guild_id}/channels")
def guild_channels(call: Call) -> Answer:
    return 200, guild_payload(call.world, guild_of(call))["channels"]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Answer:
    found = guild_of(call).members.get(call.number("user_id"))
    if found is None:
        raise Refusal(10007)
    return 200, member_payload(call.world, found)
