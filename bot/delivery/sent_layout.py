"""Layouts of sent messages, kept as JSON to edit them without fetching."""

from typing import Any

import discord
import msgspec
from discord import ui
from msgspec import Struct

from bot.client.components import Control, message_parts
from bot.screens.model import READY_ID, Screen

TEXT, ROW, GALLERY, BUTTON = 10, 1, 12, 2
"""Discord's numbers of the types of components."""


class SentFile(Struct, frozen=True):
    """A file of a sent message, which stays when the message is edited."""

    id: str
    filename: str

    def to_dict(self) -> dict[str, str]:
        """Its form for Discord, under the name of discord.py's attachments."""
        return {"id": self.id, "filename": self.filename}


class SentLayout(Struct, frozen=True):
    """The components of a sent message as Discord takes them, and its files."""

    components: list[dict[str, Any]]
    files: list[SentFile]
    plain: bool = False
    """Whether it is a plain message: its text stays, and its components are its controls alone."""

    @property
    def has_controls(self) -> bool:
        return any(component["type"] == ROW for component in self.components)

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()


def from_json(text: str) -> SentLayout:
    return msgspec.json.decode(text, type=SentLayout)


def of_screen(screen: Screen, message: discord.Message) -> SentLayout:
    return SentLayout(message_parts(screen)["view"].to_components(), _files(message), screen.plain)


def of_message(message: discord.Message) -> SentLayout:
    files = _files(message)
    names = [file.filename for file in files]
    components: list[dict[str, Any]] = []
    for component in message.components:
        found: dict[str, Any] = dict(component.to_dict())
        if found["type"] == GALLERY:
            shown, names = names[: len(found["items"])], names[len(found["items"]) :]
            found["items"] = [
                {"media": {"url": f"attachment://{name}"}, "description": item.get("description")}
                for name, item in zip(shown, found["items"], strict=True)
            ]
        components.append(found)
    return SentLayout(components, files, plain=bool(message.content))


def _files(message: discord.Message) -> list[SentFile]:
    return [SentFile(str(attachment.id), attachment.filename) for attachment in message.attachments]


def updated_view(sent: SentLayout, ready: str | None, *, symbols: bool = True) -> ui.LayoutView | ui.View:
    """The components of a sent message with a new ready counter, or (None) without counter and controls.

    A plain message has no counter. `symbols`: whether the buttons keep their emojis.
    """
    if sent.plain:
        return ui.View(timeout=None)
    view = ui.LayoutView(timeout=None)
    for component in sent.components:
        if component["type"] == TEXT and component.get("id") == READY_ID:
            if ready is not None:
                view.add_item(ui.TextDisplay(ready, id=READY_ID))
        elif component["type"] == TEXT:
            view.add_item(ui.TextDisplay(component["content"]))
        elif component["type"] == GALLERY:
            view.add_item(_gallery(component))
        elif component["type"] == ROW and ready is not None:
            buttons = [_button(each, symbols=symbols) for each in component["components"]]
            view.add_item(ui.ActionRow(*[Control(button) for button in buttons]))
    return view


def _gallery(component: dict[str, Any]) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(
        *[
            discord.MediaGalleryItem(item["media"]["url"], description=item.get("description"))
            for item in component["items"]
        ]
    )


def _button(component: dict[str, Any], *, symbols: bool) -> ui.Button[Any]:
    assert component["type"] == BUTTON, component
    emoji = component.get("emoji")
    return ui.Button(
        custom_id=component["custom_id"],
        label=component.get("label"),
        style=discord.ButtonStyle(component["style"]),
        disabled=component.get("disabled", False),
        emoji=discord.PartialEmoji.from_dict(emoji) if emoji and symbols else None,
    )
