"""Transcripts as Markdown: what a user sees, or a whole channel."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime

from sandbox.actors.actions import visible_messages, visible_threads
from sandbox.actors.views import EMOJI, emoji_text, message_view
from sandbox.validation.components import SELECTS, ComponentType
from sandbox.world.mentions import MENTION, with_role_names
from sandbox.world.model import Account, Channel, ChannelType, ForumTag, Json, Message, MessageFlag
from sandbox.world.world import World

PLACE = re.compile(r"<#(\d+)>|https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?")
"""A mention of a channel, or a link to one or to one of its messages."""
TIMESTAMP = re.compile(r"<t:(\d+)(?::(\w))?>")


def channel_transcript(world: World, channel: Channel, account: Account | None = None) -> str:
    """A channel as a user sees it, or (None) its public messages."""
    visible = visible_messages(world, account, channel)
    title = f"# {channel_name(world, channel)}"
    return "\n\n".join([title, *(message_transcript(world, message) for message in visible)]) + "\n"


def user_transcript(world: World, account: Account) -> str:
    """Everything a user sees: all channels with their threads, and the direct messages."""
    parts = []
    for channel in list(world.channels.values()):
        if channel.is_thread:
            continue
        here = [channel, *visible_threads(world, account, channel)]
        parts += [
            channel_transcript(world, one, account) for one in here if visible_messages(world, account, one)
        ]
    return "\n".join(parts) or f"{account.name} sees nothing.\n"


def channel_name(world: World, channel: Channel) -> str:
    if channel.recipients:
        return "Direct messages: " + " and ".join(sorted(world.accounts[i].name for i in channel.recipients))
    archived = " (archived)" if channel.archived else ""
    kind = (
        "Thread" if channel.is_thread else "Forum" if channel.type is ChannelType.GUILD_FORUM else "Channel"
    )
    tags = [tag.name for tag in _offered_tags(world, channel) if tag.id in channel.applied_tags]
    return f"{kind}: {channel.name}{archived}{''.join(f' [{tag}]' for tag in tags)}"


def _offered_tags(world: World, thread: Channel) -> list[ForumTag]:
    parent = world.channels.get(thread.parent_id or 0)
    return [] if parent is None else parent.available_tags


def message_transcript(world: World, message: Message) -> str:
    """One message with its components, alt texts and buttons."""
    notes = [datetime.fromtimestamp(message.created_at, UTC).strftime("%Y-%m-%d %H:%M:%S")]
    if message.only_for is not None:
        notes.append(f"only {world.accounts[message.only_for].name} sees this")
    if message.edited_at is not None:
        notes.append("edited")
    lines = [f"**{world.accounts[message.author_id].name}** ({', '.join(notes)})"]
    if message.thinking:
        lines.append("… is thinking")
    view = message_view(world, message)
    if message.flags & MessageFlag.IS_COMPONENTS_V2:
        lines += _components(message.components)
    else:
        lines += view.text.splitlines()
        lines += [_picture(image.filename, image.description) for image in view.images]
        lines += _components(message.components)
    quoted = (f"> {readable_text(world, line)}".rstrip() for line in lines[1:])
    return "\n".join([lines[0], *quoted])


def readable_text(world: World, text: str) -> str:
    """A text with mentions, links to channels and emojis by name, timestamps as dates."""

    def name(match: re.Match[str]) -> str:
        account = world.accounts.get(int(match[1]))
        return f"@{account.name}" if account is not None else match[0]

    def place(match: re.Match[str]) -> str:
        channel = world.channels.get(int(match[1] or match[2]))
        return match[0] if channel is None else f"#{channel.name or world.bot.name}"

    def date(match: re.Match[str]) -> str:
        return datetime.fromtimestamp(int(match[1]), UTC).strftime("%Y-%m-%d %H:%M UTC")

    named = PLACE.sub(place, with_role_names(world, MENTION.sub(name, text)))
    return EMOJI.sub(r":\1:\2", TIMESTAMP.sub(date, named))


def _components(components: Iterable[Json]) -> list[str]:
    lines: list[str] = []
    for component in components:
        lines += _component(component)
    return lines


def _component(component: Json) -> list[str]:
    kind = component["type"]
    if kind == ComponentType.TEXT_DISPLAY:
        return str(component["content"]).splitlines()
    if kind == ComponentType.CONTAINER:
        return ["┌", *(f"│ {line}" for line in _components(component["components"])), "└"]
    if kind == ComponentType.ACTION_ROW:
        return _row(component["components"])
    if kind == ComponentType.SECTION:
        return [*_components(component["components"]), *_component(component["accessory"])]
    if kind == ComponentType.MEDIA_GALLERY:
        return [_picture(_name(item["media"]), item.get("description")) for item in component["items"]]
    if kind == ComponentType.THUMBNAIL:
        return [_picture(_name(component["media"]), component.get("description"))]
    if kind == ComponentType.FILE:
        return [f"[file: {_name(component['file'])}]"]
    if kind == ComponentType.SEPARATOR:
        return ["---"] if component.get("divider") is not False else [""]
    return _row([component])


def _row(components: list[Json]) -> list[str]:
    buttons = [_button(one) for one in components if one["type"] == ComponentType.BUTTON]
    lines = [" ".join(buttons)] if buttons else []
    for select in components:
        if select["type"] in SELECTS:
            lines.append(f"▾ {select.get('placeholder') or select['custom_id']}{_disabled(select)}")
            lines += [_option(option) for option in select.get("options") or []]
    return lines


def _button(button: Json) -> str:
    label = " ".join(filter(None, [emoji_text(button.get("emoji")), button.get("label")]))
    link = f" → {button['url']}" if button.get("url") else ""
    return f"[{label}{link}{_disabled(button)}]"


def _disabled(component: Json) -> str:
    return " (disabled)" if component.get("disabled") else ""


def _option(option: Json) -> str:
    mark = "●" if option.get("default") else "○"
    label = " ".join(filter(None, [emoji_text(option.get("emoji")), option["label"]]))
    return f"  {mark} {label}" + (f" — {option['description']}" if option.get("description") else "")


def _name(media: Json) -> str:
    return str(media["url"]).rsplit("/", 1)[-1]


def _picture(name: str, description: str | None) -> str:
    return f"[picture {name}: {description or 'no alt text'}]"
