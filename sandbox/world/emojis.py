"""Emojis of the application."""

import base64
import binascii
import re

from sandbox.validation.errors import Form, Refusal
from sandbox.world.model import Emoji, Json
from sandbox.world.world import World

MAX_EMOJIS = 2000
MAX_IMAGE = 256 * 1024
"""Largest image of an emoji, in bytes."""
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


def create_emoji(world: World, body: Json) -> Emoji:
    """Create an emoji from a body. Raises the refusals 50035, 30008 (there are too many), and a 429."""
    form = Form()
    name = body.get("name")
    form.check_text(("name",), name, 2, 32)
    if isinstance(name, str) and not re.fullmatch(r"\w*", name, re.ASCII):
        form.add_error(("name",), "STRING_TYPE_REGEX")
    if name in {emoji.name for emoji in world.emojis.values()}:
        form.add_error(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN")
    content_type, image = _image(form, body.get("image"))
    form.raise_errors()
    if len(world.emojis) >= MAX_EMOJIS:
        raise Refusal(30008)
    uploads, limit = world.emoji_uploads, world.rates.emoji_uploads
    if not limit.allows(uploads, world.now()):
        message, wait = "The resource is being rate limited.", limit.wait(uploads, world.now())
        raise Refusal(0, status=429, message=message, retry_after=wait, is_shared=True)
    uploads.append(world.now())
    return add_emoji(world, str(name), image, content_type)


def add_emoji(world: World, name: str, image: bytes, content_type: str) -> Emoji:
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
        form.add_error(("image",), "IMAGE_INVALID")
        return "", b""
    if len(content) > MAX_IMAGE:
        form.add_error(("image",), "BINARY_TYPE_MAX_SIZE")
    return match[1], content
