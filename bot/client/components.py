"""Screens and forms as Discord's components; sent messages as components again, to edit them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.screens import model
from bot.screens.ids.custom_ids import KINDS

TYPED = "text"
"""The custom id of the input of a form."""


class Control(ui.DynamicItem[ui.Item[Any]], template=f"(?:{'|'.join(KINDS)}):.*"):
    """A button or a select that is identified by its custom id alone, so it survives restarts."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], __: Any, /) -> Control:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.client.handle_press(interaction, self.custom_id, data.get("values", ()))


def message_parts(screen: model.Screen) -> dict[str, Any]:
    """The `content` and the `view` of a screen; a view must never be sent twice."""
    if screen.plain:
        return {"content": screen.text, "view": plain_view(screen.controls)}
    return {"content": None, "view": layout_view(screen)}


def layout_view(screen: model.Screen) -> ui.LayoutView:
    """Build a view of components V2; each view may be sent only once."""
    view = ui.LayoutView(timeout=None)
    for block in screen.blocks:
        view.add_item(_item(block))
    return view


def plain_view(rows: Sequence[model.ActionRow]) -> ui.View:
    """Build a view for a message without components V2; each view may be sent only once."""
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in _items(row):
            item.row = number
            view.add_item(Control(item))
    return view


def modal(form: model.Form) -> ui.Modal:
    """A form. The library does not keep it, so its submit is handled by its custom id alone."""
    made = ui.Modal(title=form.title, custom_id=form.custom_id.encode())
    typed_here = ui.TextInput[Any](
        style=discord.TextStyle.paragraph,
        custom_id=TYPED,
        default=form.text or None,
        required=False,
        max_length=form.most,
    )
    made.add_item(ui.Label(text=form.label, description=form.about, component=typed_here))
    made.stop()
    return made


def typed_text(interaction: discord.Interaction[Any]) -> str:
    """What was typed in a form that is submitted; "" for nothing, or in any other interaction."""
    data: Any = interaction.data or {}
    if interaction.type is not discord.InteractionType.modal_submit:
        return ""
    inputs = [each.get("component", {}) for each in data.get("components", ())]
    return next((str(each.get("value") or "") for each in inputs if each.get("custom_id") == TYPED), "")


def _item(block: model.Block) -> ui.Item[Any]:
    if isinstance(block, model.Text):
        return ui.TextDisplay(block.content, id=block.id)
    if isinstance(block, model.Gallery):
        return _gallery([(picture.name, picture.alt) for picture in block.pictures])
    if isinstance(block, model.Document):
        return ui.File(f"attachment://{block.name}")
    return ui.ActionRow(*[Control(item) for item in _items(block)])


def _items(row: model.ActionRow) -> list[ui.Item[Any]]:
    if isinstance(row, model.Select):
        return [_select(row)]
    if isinstance(row, model.RoleSelect | model.ChannelSelect):
        return [_server_select(row)]
    if isinstance(row, model.UserSelect):
        return [ui.UserSelect(custom_id=row.custom_id.encode(), placeholder=row.placeholder)]
    return [_button(button) for button in row]


def _server_select(select: model.RoleSelect | model.ChannelSelect) -> ui.Item[Any]:
    """Build a select of a server's channels or roles; choosing nothing is allowed."""
    custom_id, placeholder = select.custom_id.encode(), select.placeholder
    kind = discord.SelectDefaultValueType.role
    if isinstance(select, model.ChannelSelect):
        kind = discord.SelectDefaultValueType.channel
    chosen = [discord.SelectDefaultValue(id=select.chosen, type=kind)] if select.chosen else []
    if isinstance(select, model.RoleSelect):
        return ui.RoleSelect(
            custom_id=custom_id, placeholder=placeholder, min_values=0, default_values=chosen
        )
    return ui.ChannelSelect(
        custom_id=custom_id,
        placeholder=placeholder,
        min_values=0,
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
        default_values=chosen,
    )


def _gallery(pictures: Sequence[tuple[str, str | None]]) -> ui.MediaGallery[Any]:
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=alt) for name, alt in pictures]
    return ui.MediaGallery(*items)


def _button(button: model.Button) -> ui.Button[Any]:
    return ui.Button(
        custom_id=button.custom_id.encode(),
        label=button.label,
        style=discord.ButtonStyle[button.style],
        disabled=button.disabled,
        emoji=button.symbol or None,
    )


def _select(select: model.Select) -> ui.Select[Any]:
    return ui.Select(
        custom_id=select.custom_id.encode(),
        placeholder=select.placeholder,
        min_values=select.min_values,
        max_values=select.max_values,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description or None,
                default=option.default,
                emoji=option.symbol or None,
            )
            for option in select.options
        ],
    )


def attachments_of(screen: model.Screen, present: Sequence[discord.Attachment] = ()) -> list[Any]:
    """The attachments: new pictures and documents as files, pictures the message has already as they are."""
    attached = {attachment.filename: attachment for attachment in present}
    pictures = [
        attached.get(picture.name)
        or discord.File(io.BytesIO(picture.data), filename=picture.name, description=picture.alt)
        for picture in screen.pictures
    ]
    return [
        *pictures,
        *(discord.File(io.BytesIO(each.data), filename=each.name) for each in screen.documents),
    ]


def control_ids(message: discord.Message) -> list[str]:
    rows = [component for component in message.components if isinstance(component, discord.ActionRow)]
    return [child.custom_id for row in rows for child in row.children if child.custom_id is not None]
