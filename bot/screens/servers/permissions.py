"""What permissions are called on Discord, and why the bot needs them."""

from __future__ import annotations

from games.words import Message

FORUM_NAMES = ("send_messages", "send_messages_in_threads")
"""Permissions that are called otherwise in a forum."""


def permission_name(permission: str, *, forum: bool) -> Message:
    return Message(
        f"permission-forum-{permission}"
        if forum and permission in FORUM_NAMES
        else f"permission-{permission}"
    )


def permission_reason(permission: str, *, forum: bool) -> Message:
    return Message(f"why-forum-{permission}" if forum and permission in FORUM_NAMES else f"why-{permission}")
