"""Emojis of the application."""

from __future__ import annotations

import base64
import binascii
import re

from sandbox.validation.errors import Form, Json
from sandbox.world.model import Emoji
from sandbox.world.world import World

MAX_EMOJIS = 2000
MAX_IMAGE = 256 * 1024
"""Largest image of an emoji, in bytes."""
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def create_emoji(world: World, body: Json) -> Emoji:
    """Add an emoji from ``name`` and a data URI ``image``. Raises the refusal 50035."""
    form = Form()
    name = body.get("name")
    form.text(("name",), name, 2, 32)
    if isinstance(name, str) and not re.fullmatch(r"\w*", name, re.ASCII):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(emoji.name == name for emoji in world.emojis.values()):
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The name is already taken")
    if len(world.emojis) >= MAX_EMOJIS:
        form.wrong((), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_EMOJIS} or fewer in length.")
    content_type, image = _image(form, body.get("image"))
    form.refuse()
    return keep_emoji(world, str(name), image, content_type)


def keep_emoji(world: World, name: str, image: bytes, content_type: str) -> Emoji:
    """The application has an emoji from now on."""
    emoji = Emoji(id=world.snowflake(), name=name, image=image, content_type=content_type)
    world.emojis[emoji.id] = emoji
    world.files[f"/emojis/{emoji.id}.{content_type.removeprefix('image/')}"] = (content_type, image)
    world.changed()
    return emoji


def _image(form: Form, given: object) -> tuple[str, bytes]:
    match = DATA.fullmatch(given) if isinstance(given, str) else None
    try:
        content = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        content = b""
    if match is None or not content:
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
        return "", b""
    if len(content) > MAX_IMAGE:
        form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], content
