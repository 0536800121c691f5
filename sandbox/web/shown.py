"""What the page is told, as JSON: only what Discord would deliver to one user."""

from __future__ import annotations

from sandbox.actors import actions
from sandbox.web.attention import Attention
from sandbox.world.model import Account, Channel, Guild, Interaction, Json, Message, MessageFlag, MessageType
from sandbox.world.payloads import attachment_payload
from sandbox.world.permissions import Permission
from sandbox.world.world import World


def people(world: World, attention: Attention) -> list[Json]:
    """Everybody one can be, with the number of their unread notifications."""
    pings = attention.pings()
    totals: dict[int, int] = {}
    for (account_id, _), count in pings.items():
        totals[account_id] = totals.get(account_id, 0) + count
    return [
        {"id": str(account.id), "name": account.name, "pings": totals.get(account.id, 0)}
        for account in playable(world)
    ]


def playable(world: World) -> list[Account]:
    """Everybody one can be: neither the bot nor the owner of all guilds, whom the sandbox needs."""
    nobody = (world.bot.id, world.owner.id)
    return [account for account in world.accounts.values() if account.id not in nobody]


def places(world: World, account: Account, attention: Attention) -> Json:
    """The channels and threads a user sees, by guild, and the direct messages."""
    pings = attention.pings()

    def entry(channel: Channel) -> Json:
        return {
            "id": str(channel.id),
            "name": channel.name,
            "unread": attention.unread(account, channel),
            "pings": pings[account.id, channel.id],
            "archived": channel.archived,
        }

    def place(channel: Channel) -> Json:
        threads = [entry(thread) for thread in actions.visible_threads(world, account, channel)]
        return entry(channel) | {"threads": threads}

    def server(guild: Guild) -> Json:
        inside = [c for c in list(world.channels.values()) if c.guild_id == guild.id and not c.is_thread]
        seen = [place(channel) for channel in inside if actions.may_see(world, account, channel)]
        return {"id": str(guild.id), "name": guild.name, "channels": seen}

    direct = entry(world.direct_channel(account.id)) | {"name": world.bot.name}
    joined = [guild for guild in world.guilds.values() if account.id in guild.members]
    return {"direct": direct, "guilds": [server(guild) for guild in joined]}


def channel(world: World, account: Account, place: Channel) -> Json:
    """What stands at the top and at the bottom of a channel."""
    parent = None if place.parent_id is None else world.channels[place.parent_id]
    direct = bool(place.recipients)
    needed = Permission.SEND_MESSAGES_IN_THREADS if place.is_thread else Permission.SEND_MESSAGES
    granted = world.permissions(place, account.id)
    return {
        "id": str(place.id),
        "name": world.bot.name if direct else place.name,
        "kind": "direct" if direct else "thread" if place.is_thread else "text",
        "parent": None if parent is None else {"id": str(parent.id), "name": parent.name},
        "archived": place.archived,
        "writable": bool(granted & needed) and not place.locked,
    }


def message(world: World, account: Account, shown: Message) -> Json:
    """A message as the user sees it; its components are those of Discord, with files where they lie."""
    author = world.accounts[shown.author_id]
    attachments = [] if shown.flags & MessageFlag.IS_COMPONENTS_V2 else shown.attachments
    return {
        "id": str(shown.id),
        "author": {"id": str(author.id), "name": author.name, "bot": author.bot},
        "at": shown.created_at,
        "edited": shown.edited_at is not None,
        "ephemeral": shown.ephemeral,
        "thinking": shown.thinking,
        "opened": shown.content if shown.type is MessageType.THREAD_CREATED else None,
        "content": "" if shown.type is MessageType.THREAD_CREATED else shown.content,
        "components": shown.components,
        "embeds": shown.embeds,
        "attachments": [attachment_payload(one) for one in attachments],
        "mentioned": account.id in shown.mentions or shown.mention_everyone,
        "used": _used(world, shown),
        "thread": _thread(world, account, shown),
    }


def _used(world: World, shown: Message) -> Json | None:
    """Who used which command to get this message."""
    interaction = world.interactions.get(shown.interaction_id or 0)
    if interaction is None or shown.type is not MessageType.CHAT_INPUT_COMMAND:
        return None
    if interaction.response_message_id != shown.id:
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


def _thread(world: World, account: Account, shown: Message) -> Json | None:
    thread = world.channels.get(shown.id)
    if thread is None or not actions.may_see(world, account, thread):
        return None
    count = len(actions.visible_messages(world, account, thread)) - 1
    return {"id": str(thread.id), "name": thread.name, "messages": count, "archived": thread.archived}


def version(world: World, shown: Message) -> tuple[object, ...]:
    """What differs whenever ``message`` would."""
    thread = world.channels.get(shown.id)
    below = None if thread is None else (thread.name, thread.archived, len(thread.messages))
    return (
        shown.flags,
        shown.edited_at,
        shown.content,
        shown.components,
        shown.embeds,
        shown.attachments,
        shown.mentions,
        below,
    )


def commands(world: World, account: Account, place: Channel) -> list[Json]:
    """The slash commands a user is offered in a channel."""
    return [command.body for command in actions.offered_commands(world, account, place)]


def may_fetch(world: World, account: Account, path: str) -> bool:
    """Whether a file is an emoji, or at a message that the user sees."""
    kind, place, *_ = [*path.removeprefix("/").split("/"), ""]
    if kind == "emojis":
        return True
    channel = world.channels.get(int(place)) if place.isdigit() else None
    if channel is None:
        return False
    shown = actions.visible_messages(world, account, channel)
    return any(file.url == world.base + path for message in shown for file in message.attachments)
