"""JSON of interactions, commands, emojis and the application."""

from sandbox.world.model import Command, Emoji, Interaction, Json
from sandbox.world.payloads import FIXED, channel_payload, member_payload, message_payload, user_payload
from sandbox.world.world import World


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """An interaction as in INTERACTION_CREATE."""
    channel = world.channels[interaction.channel_id]
    account = world.accounts[interaction.account_id]
    guild = world.guild_of(channel)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.type),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": channel_payload(world, channel)
        | {"permissions": str(int(world.permissions(channel, account.id)))},
        "locale": interaction.locale,
        "app_permissions": str(int(world.permissions(channel, world.bot.id))),
        "attachment_size_limit": world.rates.largest_file,
        "entitlements": [],
        "context": 1 if guild is None else 0,
        "authorizing_integration_owners": interaction.owners,
    }
    if guild is None:
        payload["user"] = user_payload(account)
    else:
        member = guild.members[account.id]
        payload["guild_id"] = str(guild.id)
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        payload["guild_locale"] = guild.locale
        payload["member"] = member_payload(world, member) | {
            "permissions": str(int(world.permissions(channel, account.id)))
        }
    if interaction.message_id is not None:
        message = world.find_message(interaction.message_id)
        if message is not None:
            payload["message"] = message_payload(world, message)
            if interaction.seen is not None:
                payload["message"]["components"] = list(interaction.seen)
    return payload


def callback_payload(world: World, interaction: Interaction) -> Json:
    """The response to an interaction callback with ``with_response=1``."""
    payload: Json = {"id": str(interaction.id), "type": int(interaction.type)}
    result: Json = {"interaction": payload}
    message = world.find_message(interaction.response_message_id or 0)
    if message is not None:
        payload |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.thinking,
            "response_message_ephemeral": message.ephemeral,
        }
        result["resource"] = {"type": interaction.callback_type, "message": message_payload(world, message)}
    return result


def command_payload(world: World, command: Command) -> Json:
    owner = {} if command.guild_id is None else {"guild_id": str(command.guild_id)}
    defaults: Json = {
        "type": 1,
        "description": "",
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
        "options": [],
    }
    body = {key: value for key, value in command.body.items() if value is not None}
    return (
        defaults
        | body
        | {"id": str(command.id), "version": str(command.version), "application_id": str(world.bot.id)}
        | owner
    )


def emoji_payload(world: World, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user_payload(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.content_type == "image/gif",
        "available": True,
    }


def application_payload(world: World) -> Json:
    return {
        **FIXED["application"],
        "id": str(world.bot.id),
        "name": world.bot.name,
        "verify_key": "0" * 64,
        "owner": user_payload(world.owner),
        "bot": user_payload(world.bot),
        "integration_types_config": {str(each): {} for each in world.integration_types},
        "approximate_guild_count": len(world.guilds),
        **world.application,
    }
