"""The limits of a message and of its files, and the checks of what may stand beside what."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sandbox.validation.component_checks import review_message
from sandbox.validation.errors import Form, Json, Path, Refusal
from sandbox.world.model import Attachment, MessageFlag

MAX_CONTENT = 2000
MAX_FILES = 10
MAX_ALT_TEXT = 1024
MAX_EMBEDS = 10
MAX_EMBED_TEXT = 6000
MAX_NONCE = 25
MAX_MENTIONS = 100
LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")

ACKNOWLEDGE_WITHIN = 3.0
"""Seconds a bot has for its first answer to an interaction."""
TOKEN_LIFE = 15 * 60.0
"""Seconds an interaction's token can be used for."""
OLD_MESSAGE = 60 * 60.0
"""Age in seconds from which on edits are few (30046)."""
NONCE_LIFE = 5 * 60.0
"""Seconds within which an enforced nonce brings the same message again."""


def check_files(sizes: Collection[int], largest: int) -> None:
    """No file is larger than ``largest`` bytes. Raises the refusal 40005."""
    if any(size > largest for size in sizes):
        raise Refusal(40005)


def check_attachment_list(form: Form, listed: object, uploads: Collection[int], path: Path) -> list[Any]:
    """The ``attachments`` of a body; a new one names the number of its part ``files[n]``.

    Each has an alt text of at most 1,024 characters; there are at most 10.
    """
    path = (*path, "attachments")
    entries = form.elements(path, listed, 0, MAX_FILES)
    if len(uploads) > MAX_FILES:
        form.length(path, list(uploads), 0, MAX_FILES)
    for n, entry in enumerate(entries):
        form.text((*path, n, "description"), entry.get("description"), 0, MAX_ALT_TEXT, required=False)
    return entries


def check_flags(form: Form, flags: object, allowed: MessageFlag, path: Path) -> MessageFlag:
    """The flags a bot may set on this message."""
    if flags is None:
        return MessageFlag(0)
    if isinstance(flags, bool) or not isinstance(flags, int):
        form.number((*path, "flags"), flags, 0, 1 << 31)
        return MessageFlag(0)
    return MessageFlag(flags) & allowed


def check_texts(form: Form, body: Json, path: Path) -> None:
    """Content of 2,000 characters, embeds of 6,000 together, a nonce of 25."""
    form.text((*path, "content"), body.get("content"), 0, MAX_CONTENT, required=False)
    embeds = form.elements((*path, "embeds"), body.get("embeds"), 0, MAX_EMBEDS)
    for n, embed in enumerate(embeds):
        form.text((*path, "embeds", n, "title"), embed.get("title"), 0, 256, required=False)
        form.text((*path, "embeds", n, "description"), embed.get("description"), 0, 4096, required=False)
        form.elements((*path, "embeds", n, "fields"), embed.get("fields"), 0, 25)
    if sum(_embed_text(embed) for embed in embeds) > MAX_EMBED_TEXT:
        form.wrong((*path, "embeds"), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length((*path, "nonce"), nonce, 0, MAX_NONCE)


def _embed_text(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for part in embed.get("fields") or []:
        texts += [part.get("name"), part.get("value")]
    return sum(len(text) for text in texts if text)


def check_mentions(form: Form, allowed: Json | None, path: Path) -> None:
    """``allowed_mentions``: at most 100 users, and no list beside the same word in ``parse``."""
    if allowed is None:
        return
    for kind in ("users", "roles"):
        listed = form.elements((*path, "allowed_mentions", kind), allowed.get(kind), 0, MAX_MENTIONS)
        if listed and kind in (allowed.get("parse") or []):
            form.wrong(
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
    """The components of a body, resolved; with IS_COMPONENTS_V2 no older field stands beside them."""
    v2 = bool(flags & MessageFlag.IS_COMPONENTS_V2)
    if v2:
        for name in LEGACY_FIELDS:
            if body.get(name):
                form.wrong(
                    (*path, name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    return review_message(
        body.get("components"), v2=v2, files=files, emojis=emojis, form=form, path=(*path, "components")
    )
