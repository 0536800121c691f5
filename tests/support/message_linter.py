"""Everything Discord demands of a message, checked before it is sent: the whole table of limits."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot import limits
from bot.client.components import Control, files, message_parts, modal
from bot.screens.model import SELECTS, Form, Screen, Text

Json = dict[str, Any]

ACTION_ROW, BUTTON, SELECT, TEXT, GALLERY = 1, 2, 3, 10, 12
DISCORDS_OWN = ({5}, {6}, {8})
"""Selects of users, roles and channels: Discord knows their options."""

TOP_LEVEL = (ACTION_ROW, TEXT, GALLERY)
EMOJI = re.compile(r"<:\w{2,32}:\d{17,20}>")
AUTOMATIC = re.compile(r"[0-9a-f]{32}")
"""What a custom_id looks like that the library has made up."""


def faults(screen: Screen) -> list[str]:
    """All that Discord would refuse, or that would not live through a restart."""
    parts = message_parts(screen)
    view = parts["view"]
    components: list[Json] = view.to_components()
    sent = [file for file in files(screen) if isinstance(file, discord.File)]
    return [
        *(_plain(screen, components) if screen.plain else _whole(components)),
        *_controls(view, components),
        *_pictures(components, sent),
        *_emojis(components),
        *[fault for component in components for fault in _component(component)],
    ]


def check(screen: Screen) -> None:
    """Raises AssertionError with all faults."""
    found = faults(screen)
    assert not found, "\n".join(found)


def check_form(form: Form) -> None:
    """Raises AssertionError with all that Discord would refuse in a form."""
    sent = modal(form).to_dict()
    (label,) = sent["components"]
    typed = label["component"]
    found = [
        f"{name} of {len(text)} characters: {text!r}"
        for name, text, least, most in (
            ("title", sent["title"], 1, limits.FORM_TITLE),
            ("custom_id", sent["custom_id"], 1, limits.CUSTOM_ID),
            ("label", label["label"], 1, limits.FORM_LABEL),
            ("description", label["description"], 1, limits.FORM_ABOUT),
            ("value", typed.get("value") or "", 0, typed["max_length"]),
        )
        if not least <= len(text) <= most
    ]
    assert not found, "\n".join(found)
    assert typed["max_length"] <= limits.FORM_TEXT
    assert not AUTOMATIC.fullmatch(sent["custom_id"] + typed["custom_id"])


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """All components, parents before their children."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def _whole(components: Sequence[Json]) -> Iterator[str]:
    number = len(list(walk(components)))
    if not 1 <= number <= limits.COMPONENTS:
        yield f"{number} components"
    text = sum(len(each["content"]) for each in walk(components) if each["type"] == TEXT)
    if text > limits.TEXT:
        yield f"{text} characters of text"
    numbers = [each["id"] for each in walk(components) if each.get("id") is not None]
    if len(numbers) != len(set(numbers)):
        yield "two components of one id"


def _plain(screen: Screen, components: Sequence[Json]) -> Iterator[str]:
    if not 1 <= len(screen.text.strip()) <= len(screen.text) <= limits.CONTENT:
        yield f"{len(screen.text)} characters in a plain message"
    if len(components) > limits.ROWS:
        yield f"{len(components)} rows of controls in a plain message"
    if not all(isinstance(block, (Text, tuple, *SELECTS)) for block in screen.blocks):
        yield "a plain message of more than text and controls"


def _controls(view: ui.View | ui.LayoutView, components: Sequence[Json]) -> Iterator[str]:
    plain = [
        item for item in view.walk_children() if item.is_dispatchable() and not isinstance(item, Control)
    ]
    if plain or view.timeout is not None:
        yield f"controls that do not live through a restart: {plain}, timeout {view.timeout}"
    custom_ids = [each["custom_id"] for each in walk(components) if "custom_id" in each]
    if len(custom_ids) != len(set(custom_ids)):
        yield f"custom_ids twice: {sorted(custom_ids)}"
    template = Control.__discord_ui_compiled_template__
    for custom_id in custom_ids:
        if not 1 <= len(custom_id) <= limits.CUSTOM_ID or AUTOMATIC.fullmatch(custom_id):
            yield f"custom_id {custom_id!r}"
        if not template.fullmatch(custom_id):
            yield f"custom_id {custom_id!r} that nobody handles"


def _pictures(components: Sequence[Json], sent: Sequence[discord.File]) -> Iterator[str]:
    items = [item for each in walk(components) if each["type"] == GALLERY for item in each["items"]]
    shown = [item["media"]["url"].removeprefix("attachment://") for item in items]
    names = [file.filename for file in sent]
    if sorted(set(shown)) != sorted(names) or len(names) > limits.FILES:
        yield f"files {names} for pictures {shown}"
    for item in items:
        if not 1 <= len(item.get("description") or "") <= limits.ALT_TEXT:
            yield f"alt text of {len(item.get('description') or '')} characters"
    for file in sent:
        if len(file.fp.read()) > limits.FILE_SIZE:
            yield f"file {file.filename} is too large"


def _emojis(components: Sequence[Json]) -> Iterator[str]:
    """Emojis stand whole, in texts; labels and placeholders would show their markup."""
    for each in walk(components):
        if "<:" in EMOJI.sub("", each.get("content") or ""):
            yield f"half an emoji in {each['content']!r}"
        for plain in (each, *each.get("options", ())):
            said = [plain.get(name) or "" for name in ("label", "placeholder", "description")]
            if any("<:" in text for text in said):
                yield f"an emoji in {said}"


def _component(component: Json) -> Iterator[str]:
    kind = component["type"]
    if kind not in TOP_LEVEL:
        yield f"a component of type {kind} at the top"
    elif kind == TEXT and not component["content"].strip():
        yield "an empty text"
    elif kind == GALLERY and not 1 <= len(component["items"]) <= limits.GALLERY:
        yield f"{len(component['items'])} pictures in a gallery"
    elif kind == ACTION_ROW:
        yield from _row(component["components"])


def _row(children: Sequence[Json]) -> Iterator[str]:
    kinds = {child["type"] for child in children}
    if kinds == {SELECT} and len(children) == 1:
        yield from _select(children[0])
    elif kinds in DISCORDS_OWN and len(children) == 1:
        if len(children[0].get("placeholder") or "") > limits.PLACEHOLDER:
            yield f"placeholder {children[0]['placeholder']!r}"
    elif kinds == {BUTTON} and len(children) <= limits.BUTTONS:
        for button in children:
            if not 1 <= len(button["label"]) <= limits.BUTTON_LABEL:
                yield f"label {button['label']!r}"
    else:
        yield f"a row of {len(children)} components of types {sorted(kinds)}"


def _select(select: Json) -> Iterator[str]:
    options = select["options"]
    if not 1 <= len(options) <= limits.OPTIONS:
        yield f"a select of {len(options)} options"
    if not 0 <= select["min_values"] <= select["max_values"] <= len(options) or not select["max_values"]:
        yield f"{select['min_values']} to {select['max_values']} of {len(options)} options"
    if len(select.get("placeholder") or "") > limits.PLACEHOLDER:
        yield f"placeholder {select['placeholder']!r}"
    values = [option["value"] for option in options]
    if len(values) != len(set(values)):
        yield f"values twice: {values}"
    for option in options:
        for name, least in (("label", 1), ("value", 1), ("description", 0)):
            if not least <= len(option.get(name) or "") <= limits.OPTION_TEXT:
                yield f"{name} {option.get(name)!r} of an option"
