"""Kinds of requests to Discord: a route, and what is special about a body."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

TOKENS = re.compile(r"^/(webhooks|interactions)/\d+/[^/]+")
IDS = re.compile(r"(?<=/)\d+(?=/|$)")

V2, EPHEMERAL, SILENT = 1 << 15, 1 << 6, 1 << 12
"""Flags of a message."""

COMPONENTS: Mapping[int, str] = {
    1: "row",
    2: "button",
    3: "select",
    4: "text input",
    5: "user select",
    6: "role select",
    8: "channel select",
    10: "text",
    12: "gallery",
    13: "file",
    18: "label",
}
"""Types of components the bot uses."""


def route_of(path: str) -> str:
    """The template of a path, without the version of the API."""
    path = re.sub(r"^/api/v\d+", "", path)
    if path.startswith(("/attachments/", "/ephemeral-attachments/")):
        return "/attachments"
    return IDS.sub("{id}", TOKENS.sub(r"/\1/{id}/{token}", path))


def kinds_of(method: str, path: str, body: Any, *, files: bool) -> frozenset[str]:
    """The kinds of one request: its route, each thing special about its body, and its components."""
    line = f"{method} {route_of(path)}"
    if not isinstance(body, dict):
        return frozenset({line})
    marks = [*_marks(method, line, body)]
    if files:
        marks.append("files")
    message = body.get("data") or body.get("message") or body
    used = {f"component: {each}" for each in _components(message)}
    return frozenset({line, *(f"{line}: {mark}" for mark in marks)}) | used


def _marks(method: str, line: str, body: Mapping[str, Any]) -> Iterator[str]:
    if line.startswith("PATCH /channels/{id}") and "messages" not in line:
        yield from (key for key in body if key != "reason")
    elif line.endswith("/callback"):
        yield f"type {body.get('type')}"
        yield from _message_marks(method, body.get("data") or {})
    elif "message" in body:
        yield "post"
        yield from _message_marks(method, body["message"])
    elif "message" in line or line.startswith("POST /webhooks"):
        yield from _message_marks(method, body)


def _message_marks(method: str, message: Mapping[str, Any]) -> Iterator[str]:
    flags = message.get("flags") or 0
    for flag, name in ((V2, "V2"), (EPHEMERAL, "ephemeral"), (SILENT, "silent")):
        if flags & flag:
            yield name
    if message.get("content"):
        yield "plain"
    if method == "PATCH" and "content" in message and message["content"] is None:
        yield "content: null"
    if any(int(each.get("id", 0)) > 2**32 for each in message.get("attachments") or ()):
        yield "kept attachments"
    if message.get("enforce_nonce"):
        yield "nonce"
    allowed = message.get("allowed_mentions") or {}
    yield from (f"mentions {whom}" for whom in ("users", "roles") if allowed.get(whom))


def _components(message: Mapping[str, Any]) -> Iterator[str]:
    for each in message.get("components") or ():
        yield COMPONENTS.get(each["type"], f"type {each['type']}")
        yield from _components(each)
        if "component" in each:
            yield from _components({"components": [each["component"]]})
