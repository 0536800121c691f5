"""JSON for the page: only what Discord would send to one user."""

import copy

from sandbox.actors import actions
from sandbox.validation.components import ComponentType, walk
from sandbox.web.read_state import ReadState
from sandbox.world import languages
from sandbox.world.model import (
    Account,
    Channel,
    ChannelType,
    Guild,
    Interaction,
    Json,
    Message,
    MessageFlag,
    MessageType,
    Role,
)
from sandbox.world.payloads import attachment_payload
from sandbox.world.permissions import Permission
from sandbox.world.world import World

PUSHES_SHOWN = 5
"""How many notifications the page shows as a phone would."""


def users_payload(world: World, read_state: ReadState) -> list[Json]:
    pings = read_state.pings()
    totals: dict[int, int] = {}
    for (account_id, _), count in pings.items():
        totals[account_id] = totals.get(account_id, 0) + count
    return [
        {"id": str(account.id), "name": account.name, "pings": totals.get(account.id, 0)}
        for account in playable_accounts(world)
    ]


def playable_accounts(world: World) -> list[Account]:
    """Neither the bot nor the owner of all guilds."""
    excluded = (world.bot.id, world.owner.id)
    return [account for account in world.accounts.values() if account.id not in excluded]


def channels_payload(world: World, account: Account, read_state: ReadState) -> Json:
    pings = read_state.pings()

    def entry(channel: Channel) -> Json:
        return {
            "id": str(channel.id),
            "name": channel.name,
            "unread": read_state.is_unread(account, channel),
            "pings": pings[account.id, channel.id],
            "archived": channel.archived,
        }

    def with_threads(channel: Channel) -> Json:
        threads = [entry(thread) for thread in actions.visible_threads(world, account, channel)]
        return entry(channel) | {"kind": _kind(channel), "threads": threads}

    def guild_entry(guild: Guild) -> Json:
        inside = [c for c in list(world.channels.values()) if c.guild_id == guild.id and not c.is_thread]
        visible = [with_threads(channel) for channel in inside if actions.may_see(world, account, channel)]
        roles = [{"id": str(role.id), "name": role.name} for role in guild.roles.values()]
        return {"id": str(guild.id), "name": guild.name, "channels": visible, "roles": roles}

    direct = entry(world.direct_channel(account.id)) | {"name": world.bot.name}
    joined = [guild for guild in world.guilds.values() if account.id in guild.members]
    return {"direct": direct, "guilds": [guild_entry(guild) for guild in joined]}


def pushes_payload(world: World, account: Account) -> list[Json]:
    """What the user's phone has shown last, newest first."""
    loud = [note for note in world.notifications if note.account_id == account.id and not note.silent]
    return [
        {"text": note.text, "place": _place(world, note.channel_id), "message": str(note.message_id)}
        for note in loud[: -PUSHES_SHOWN - 1 : -1]
    ]


def _place(world: World, channel_id: int) -> str:
    channel = world.channels.get(channel_id)
    if channel is None or channel.recipients:
        return world.bot.name
    return f"#{channel.name}"


def channel_payload(world: World, account: Account, channel: Channel) -> Json:
    """A channel as its header and composer need it."""
    parent = None if channel.parent_id is None else world.channels[channel.parent_id]
    direct = bool(channel.recipients)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    granted = world.permissions(channel, account.id)
    return {
        "id": str(channel.id),
        "name": world.bot.name if direct else channel.name,
        "kind": _kind(channel),
        "parent": None if parent is None else {"id": str(parent.id), "name": parent.name},
        "archived": channel.archived,
        "writable": bool(granted & needed)
        and not channel.locked
        and channel.type is not ChannelType.GUILD_FORUM,
    }


def _kind(channel: Channel) -> str:
    if channel.is_thread:
        return "thread"
    return {ChannelType.DM: "direct", ChannelType.GUILD_FORUM: "forum"}.get(channel.type, "text")


def message_payload(world: World, account: Account, message: Message) -> Json:
    """A message as the user sees it, with its components as in Discord's JSON."""
    author = world.accounts[message.author_id]
    attachments = [] if message.flags & MessageFlag.IS_COMPONENTS_V2 else message.attachments
    return {
        "id": str(message.id),
        "author": {"id": str(author.id), "name": author.name, "bot": author.bot},
        "at": message.created_at,
        "edited": message.edited_at is not None,
        "ephemeral": message.ephemeral,
        "thinking": message.thinking,
        "opened": message.content if message.type is MessageType.THREAD_CREATED else None,
        "content": "" if message.type is MessageType.THREAD_CREATED else message.content,
        "components": _with_options(world, account, message),
        "embeds": message.embeds,
        "attachments": [attachment_payload(one) for one in attachments],
        "mentioned": account.id in message.mentions
        or message.mention_everyone
        or _does_call_role(world, account, message),
        "used": _used(world, message),
        "thread": _thread(world, account, message),
        "lang": languages.language(world, message.locale) if message.locale else "",
    }


def _with_options(world: World, account: Account, message: Message) -> list[Json]:
    """The components, with the roles and channels of selects as their options."""
    guild = world.guild_of(world.channels[message.channel_id])
    if guild is None or not _selects_of_guilds(message.components):
        return message.components
    components: list[Json] = copy.deepcopy(message.components)
    for part in _selects_of_guilds(components):
        chosen = [str(value["id"]) for value in part.get("default_values") or []]
        part["options"] = [
            {"value": str(each.id), "label": each.name, "default": str(each.id) in chosen}
            for each in _entries(world, account, guild, part)
        ]
    return components


def _selects_of_guilds(components: list[Json]) -> list[Json]:
    kinds = (ComponentType.ROLE_SELECT, ComponentType.CHANNEL_SELECT)
    return [part for part in walk(components) if part["type"] in kinds]


def _entries(world: World, account: Account, guild: Guild, part: Json) -> list[Role] | list[Channel]:
    if part["type"] == ComponentType.ROLE_SELECT:
        return list(guild.roles.values())
    types = part.get("channel_types") or list(ChannelType)
    inside = [each for each in world.channels.values() if each.guild_id == guild.id and each.type in types]
    return [channel for channel in inside if actions.may_see(world, account, channel)]


def _does_call_role(world: World, account: Account, message: Message) -> bool:
    guild = world.guild_of(world.channels[message.channel_id])
    member = None if guild is None else guild.members.get(account.id)
    return member is not None and bool(set(member.roles) & set(message.mention_roles))


def _used(world: World, message: Message) -> Json | None:
    """The user and the command, for a response to one."""
    interaction = world.interactions.get(message.interaction_id or 0)
    if interaction is None or message.type is not MessageType.CHAT_INPUT_COMMAND:
        return None
    if interaction.response_message_id != message.id:
        return None
    return {"user": world.accounts[interaction.account_id].name, "command": command_words(interaction)}


def command_words(interaction: Interaction) -> str:
    """The command of an interaction with its subcommands, like "table close"."""
    words = []
    data: Json | None = interaction.data
    while data is not None:
        words.append(str(data["name"]))
        inner = data.get("options") or []
        data = next((option for option in inner if "options" in option), None)
    return " ".join(words)


def _thread(world: World, account: Account, message: Message) -> Json | None:
    thread = world.channels.get(message.id)
    if thread is None or thread.id == message.channel_id or not actions.may_see(world, account, thread):
        return None
    count = len(actions.visible_messages(world, account, thread)) - 1
    return {"id": str(thread.id), "name": thread.name, "messages": count, "archived": thread.archived}


def message_version(world: World, message: Message) -> tuple[object, ...]:
    """A value that changes whenever ``message_payload`` would."""
    thread = world.channels.get(message.id)
    thread_version = None if thread is None else (thread.name, thread.archived, len(thread.messages))
    return (
        message.flags,
        message.edited_at,
        message.content,
        message.components,
        message.embeds,
        message.attachments,
        message.mentions,
        message.locale,
        thread_version,
        _guild_version(world, message),
    )


def _guild_version(world: World, message: Message) -> tuple[object, ...]:
    """A value that changes whenever selects of roles and channels offer others."""
    guild = world.guild_of(world.channels[message.channel_id])
    if guild is None or not _selects_of_guilds(message.components):
        return ()
    channels = [each.name for each in world.channels.values() if each.guild_id == guild.id]
    return (*(role.name for role in guild.roles.values()), *channels)


def commands_payload(world: World, account: Account, channel: Channel) -> list[Json]:
    """The slash commands a user is offered in a channel."""
    return [command.body for command in actions.offered_commands(world, account, channel)]


def may_fetch(world: World, account: Account, path: str) -> bool:
    """Whether a user may fetch a file: an emoji, or an attachment of a message they see."""
    kind, owner, *_ = [*path.removeprefix("/").split("/"), ""]
    if kind == "emojis":
        return True
    channel = world.channels.get(int(owner)) if owner.isdigit() else None
    if channel is None:
        return False
    visible = actions.visible_messages(world, account, channel)
    replaced = {message for url, message in world.replaced if url == world.base + path}
    return any(
        message.id in replaced or any(file.url == world.base + path for file in message.attachments)
        for message in visible
    )
