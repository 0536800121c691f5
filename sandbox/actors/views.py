"""Views of messages and modals as the app shows them: flat, frozen structs."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from sandbox.validation.components import SELECTS, ComponentType, walk
from sandbox.world.model import Attachment, Json, Message, MessageFlag
from sandbox.world.world import World

EMOJI = re.compile(r"<a?:(\w+):\d+>( ?)")
"""A custom emoji in a text, and the space after it."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``style`` by Discord's numbers (1 primary, 2 secondary, 3 success, 4 danger, 5 link)."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    url: str | None
    emoji: str | None


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str | None
    default: bool
    emoji: str | None


@dataclass(frozen=True, slots=True)
class Select:
    """A select; ``kind`` by Discord's component types, ``options`` only for string selects."""

    custom_id: str
    placeholder: str | None
    options: tuple[Option, ...]
    disabled: bool
    min_values: int
    max_values: int
    kind: ComponentType
    channel_types: tuple[int, ...] = ()
    """The kinds of channels a select of channels offers; () for all."""
    default_values: tuple[int, ...] = ()
    """The ids of users, roles or channels that are chosen when it is shown."""


@dataclass(frozen=True, slots=True)
class Image:
    filename: str
    content: bytes = field(repr=False)
    description: str | None
    """Its alt text."""
    url: str
    width: int | None
    height: int | None


@dataclass(frozen=True, slots=True)
class MessageView:
    """A message as it looked at one moment."""

    id: int
    channel_id: int
    author: str
    text: str
    """The content, all text displays and embeds, a line each."""
    content: str
    """The content alone, which a message of Components V2 lacks."""
    buttons: tuple[Button, ...]
    """All buttons, in reading order."""
    selects: tuple[Select, ...]
    """All selects, in reading order."""
    images: tuple[Image, ...]
    """What is displayed: with Components V2 only the files that a component names."""
    edited: bool
    ephemeral: bool
    thinking: bool
    """Whether it is a deferred reply without content yet."""
    created_at: float
    """The world's time, in seconds since 1970."""
    components: tuple[Json, ...]

    @property
    def plain_text(self) -> str:
        """The text without custom emojis."""
        return EMOJI.sub("", self.text)

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Button:
        """The button with this label (or emoji) or custom_id. Raises LookupError."""
        for button in self.buttons:
            if (label is not None and label in (button.label, button.emoji)) or (
                custom_id is not None and button.custom_id == custom_id
            ):
                return button
        there = ", ".join(f"{one.label!r} ({one.custom_id})" for one in self.buttons) or "none"
        raise LookupError(f"No button {label or custom_id!r}; there are: {there}")

    def select(self, custom_id: str | None = None, *, placeholder: str | None = None) -> Select:
        """The select with this custom_id or placeholder, or the only one. Raises LookupError."""
        if custom_id is None and placeholder is None and len(self.selects) == 1:
            return self.selects[0]
        for select in self.selects:
            if (custom_id is not None and select.custom_id == custom_id) or (
                placeholder is not None and select.placeholder == placeholder
            ):
                return select
        there = ", ".join(f"{one.placeholder!r} ({one.custom_id})" for one in self.selects) or "none"
        raise LookupError(f"No select {custom_id or placeholder!r}; there are: {there}")


@dataclass(frozen=True, slots=True)
class Field:
    custom_id: str
    label: str
    kind: ComponentType
    required: bool
    value: str | None
    """What stands there when the modal opens."""
    placeholder: str | None
    options: tuple[Option, ...]
    min_length: int
    max_length: int


@dataclass(frozen=True, slots=True)
class ModalView:
    """A modal; ``interaction_id`` is the interaction that opened it."""

    interaction_id: int
    custom_id: str
    title: str
    text: str
    fields: tuple[Field, ...]


def emoji_text(emoji: Json | None) -> str | None:
    """An emoji as text: the symbol, or :name: for a custom one."""
    if not emoji:
        return None
    return f":{emoji.get('name')}:" if emoji.get("id") else emoji.get("name")


@dataclass(frozen=True, slots=True)
class _Parts:
    """The text of the components of a message."""

    components: list[Json]
    texts: tuple[str, ...]
    buttons: tuple[Button, ...]
    selects: tuple[Select, ...]
    media: tuple[tuple[Json, str | None], ...]
    """Images and files, each with its alt text."""


_PARTS: dict[int, _Parts] = {}
"""The parts of components that were viewed lately, by the id of their list: an edit brings another list."""

MOST_PARTS = 1000


def _parts(components: list[Json]) -> _Parts:
    known = _PARTS.get(id(components))
    if known is not None and known.components is components:
        return known
    if len(_PARTS) >= MOST_PARTS:
        _PARTS.clear()
    parts = walk(components)
    found = _PARTS[id(components)] = _Parts(
        components,
        texts=tuple(part["content"] for part in parts if part["type"] == ComponentType.TEXT_DISPLAY),
        buttons=tuple(_button(part) for part in parts if part["type"] == ComponentType.BUTTON),
        selects=tuple(_select(part) for part in parts if part["type"] in SELECTS),
        media=tuple(displayed_media(components)),
    )
    return found


def message_view(world: World, message: Message) -> MessageView:
    parts = _parts(message.components)
    embeds = map(_embed_text, message.embeds)
    return MessageView(
        id=message.id,
        channel_id=message.channel_id,
        author=world.accounts[message.author_id].name,
        text="\n".join(filter(None, [message.content, *parts.texts, *embeds])),
        content=message.content,
        buttons=parts.buttons,
        selects=parts.selects,
        images=tuple(_images(world, message, parts.media)),
        edited=message.edited_at is not None,
        ephemeral=message.ephemeral,
        thinking=message.thinking,
        created_at=message.created_at,
        components=tuple(message.components),
    )


def _embed_text(embed: Json) -> str:
    fields = [f"{part.get('name')}: {part.get('value')}" for part in embed.get("fields") or []]
    return "\n".join(filter(None, [embed.get("title"), embed.get("description"), *fields]))


def _button(part: Json) -> Button:
    return Button(
        label=part.get("label") or "",
        custom_id=part.get("custom_id"),
        disabled=bool(part.get("disabled")),
        style=part["style"],
        url=part.get("url"),
        emoji=emoji_text(part.get("emoji")),
    )


def _options(part: Json) -> tuple[Option, ...]:
    return tuple(
        Option(
            label=option["label"],
            value=str(option.get("value", option["label"])),
            description=option.get("description"),
            default=bool(option.get("default")),
            emoji=emoji_text(option.get("emoji")),
        )
        for option in part.get("options") or []
    )


def _default(value: Any, default: int) -> int:
    return default if value is None else int(value)


def _select(part: Json) -> Select:
    return Select(
        custom_id=part["custom_id"],
        placeholder=part.get("placeholder"),
        options=_options(part),
        disabled=bool(part.get("disabled")),
        min_values=_default(part.get("min_values"), 1),
        max_values=_default(part.get("max_values"), 1),
        kind=ComponentType(part["type"]),
        channel_types=tuple(part.get("channel_types") or ()),
        default_values=tuple(int(value["id"]) for value in part.get("default_values") or ()),
    )


def _images(world: World, message: Message, media: Iterable[tuple[Json, str | None]]) -> list[Image]:
    if not message.flags & MessageFlag.IS_COMPONENTS_V2:
        return [_image(one, one.description) for one in message.attachments]
    by_url = {attachment.url: attachment for attachment in message.attachments}
    images = []
    for shown, description in media:
        if shown["url"] in by_url:
            images.append(_image(by_url[shown["url"]], description))
        else:
            content = world.files.get(shown["url"].removeprefix(world.base), ("", b""))[1]
            images.append(Image(shown["url"].rsplit("/")[-1], content, description, shown["url"], None, None))
    return images


def _image(attachment: Attachment, description: str | None) -> Image:
    return Image(
        filename=attachment.filename,
        content=attachment.content,
        description=description if description is not None else attachment.description,
        url=attachment.url,
        width=attachment.width,
        height=attachment.height,
    )


def displayed_media(components: list[Json]) -> list[tuple[Json, str | None]]:
    """Every image and file that components display, each with its alt text."""
    found: list[tuple[Json, str | None]] = []
    for part in walk(components):
        if part["type"] == ComponentType.MEDIA_GALLERY:
            found += [(item["media"], item.get("description")) for item in part["items"]]
        elif part["type"] == ComponentType.THUMBNAIL:
            found.append((part["media"], part.get("description")))
        elif part["type"] == ComponentType.FILE:
            found.append((part["file"], None))
    return found


def modal_view(interaction_id: int, modal: Json) -> ModalView:
    fields = []
    for child in modal["components"]:
        inner = child.get("component") or next(iter(child.get("components") or []), None)
        if inner is not None:
            fields.append(_field(inner, child.get("label") or inner.get("label") or ""))
    texts = [c["content"] for c in modal["components"] if c["type"] == ComponentType.TEXT_DISPLAY]
    return ModalView(interaction_id, modal["custom_id"], modal["title"], "\n".join(texts), tuple(fields))


def _field(part: Json, label: str) -> Field:
    return Field(
        custom_id=part["custom_id"],
        label=label,
        kind=ComponentType(part["type"]),
        required=part.get("required") is not False,
        value=part.get("value"),
        placeholder=part.get("placeholder"),
        options=_options(part),
        min_length=_default(part.get("min_length"), 0),
        max_length=_default(part.get("max_length"), 4000),
    )
