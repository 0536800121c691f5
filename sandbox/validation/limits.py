"""Limits of messages and their files, with the checks of a message's body."""

from collections.abc import Collection, Mapping
from typing import Any

from sandbox.validation.errors import Form, Path, Refusal
from sandbox.validation.message_components import check_message_components
from sandbox.world.model import Attachment, Json, MessageFlag

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_ALT_TEXT = 1024
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6000
MAX_NONCE = 25
MAX_MENTIONS = 100
LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")
ACKNOWLEDGE_WITHIN = 3.0
"""Seconds a bot has to acknowledge an interaction."""
TOKEN_LIFE = 15 * 60.0
"""Seconds for which an interaction's token is valid."""
OLD_MESSAGE = 60 * 60.0
"""Age in seconds after which edits are rate limited (30046)."""
NONCE_LIFE = 5 * 60.0
"""Seconds within which an enforced nonce returns the same message."""


def check_files(sizes: Collection[int], largest: int) -> None:
    """Raises the refusal 40005."""
    if any(size > largest for size in sizes):
        raise Refusal(40005)


def check_attachment_list(form: Form, listed: object, uploads: Collection[int], path: Path) -> list[Any]:
    """The ``attachments`` of a body; a new one has the number of its part ``files[n]`` as its id."""
    path = (*path, "attachments")
    entries = form.check_list(path, listed, 0, MAX_FILES)
    if len(uploads) > MAX_FILES:
        form.check_length(path, list(uploads), 0, MAX_FILES)
    for n, entry in enumerate(entries):
        form.check_text((*path, n, "description"), entry.get("description"), 0, MAX_ALT_TEXT, required=False)
    return entries


def check_flags(form: Form, flags: object, allowed: MessageFlag, path: Path) -> MessageFlag:
    if flags is None:
        return MessageFlag(0)
    if isinstance(flags, bool) or not isinstance(flags, int):
        form.check_number((*path, "flags"), flags, 0, 1 << 31)
        return MessageFlag(0)
    return MessageFlag(flags) & allowed


def check_texts(form: Form, body: Json, path: Path) -> None:
    form.check_text((*path, "content"), body.get("content"), 0, MAX_CONTENT, required=False)
    embeds = form.check_list((*path, "embeds"), body.get("embeds"), 0, MAX_EMBEDS)
    for n, embed in enumerate(embeds):
        form.check_text((*path, "embeds", n, "title"), embed.get("title"), 0, 256, required=False)
        form.check_text(
            (*path, "embeds", n, "description"), embed.get("description"), 0, 4096, required=False
        )
        form.check_list((*path, "embeds", n, "fields"), embed.get("fields"), 0, 25)
    if sum(_embed_text(embed) for embed in embeds) > MAX_EMBED_TEXT:
        form.add_error((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED")
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.check_length((*path, "nonce"), nonce, 0, MAX_NONCE)


def _embed_text(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for part in embed.get("fields") or []:
        texts += [part.get("name"), part.get("value")]
    return sum(len(text) for text in texts if text)


def check_mentions(form: Form, allowed: Json | None, path: Path) -> None:
    """Check ``allowed_mentions``: no list together with the same kind in ``parse``."""
    if allowed is None:
        return
    for kind in ("users", "roles"):
        listed = form.check_list((*path, "allowed_mentions", kind), allowed.get(kind), 0, MAX_MENTIONS)
        if listed and kind in (allowed.get("parse") or []):
            form.add_error(
                (*path, "allowed_mentions"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def check_components(
    form: Form,
    body: Json,
    *,
    flags: MessageFlag,
    files: Mapping[str, Attachment],
    emojis: Collection[int],
    path: Path,
) -> list[Json]:
    """Check and resolve the components of a body; IS_COMPONENTS_V2 excludes legacy fields."""
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    if v2:
        for name in LEGACY_FIELDS:
            if body.get(name):
                form.add_error(
                    (*path, name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    return check_message_components(
        body.get("components"), v2=v2, files=files, emojis=emojis, form=form, path=(*path, "components")
    )
