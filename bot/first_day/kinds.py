"""Kinds of requests to Discord: a route, and what is special about a body."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from discord import ComponentType, MessageFlags

LEAST_ID = 2**40
"""Smaller numbers are no ids of Discord."""


def path_of(path: str) -> str:
    """A path without the version of the API."""
    return re.sub(r"^/api/v\d+", "", path)


def route_of(path: str) -> str:
    """The template of a path."""
    path = re.sub(r"^/(ephemeral-)?attachments/.*", "/attachments", path_of(path))
    path = re.sub(r"^/(webhooks|interactions)/\d+/[^/]+", r"/\1/{id}/{token}", path)
    return re.sub(r"(?<=/)\d+(?=/|$)", "{id}", path)


def kinds_of(method: str, path: str, body: Any, *, files: bool) -> frozenset[str]:
    """The kinds of one request: its route, each thing special about its body, and its components."""
    line = f"{method} {route_of(path)}"
    if not isinstance(body, dict):
        return frozenset({line})
    message = body.get("data") or body.get("message") or body
    marks = {*_marks(method, line, body, message), *(("files",) if files else ())}
    used = {f"component: {each}" for each in _components(message)}
    return frozenset({line, *(f"{line}: {mark}" for mark in marks)}) | used


def _marks(method: str, line: str, body: Mapping[str, Any], message: Mapping[str, Any]) -> Iterator[str]:
    if line == "PATCH /channels/{id}":
        yield from (key for key in body if key != "reason")
        return
    if line.endswith("/callback"):
        yield f"type {body.get('type')}"
    if "message" in body:
        yield "post"
    yield from (name for name, is_set in MessageFlags._from_value(message.get("flags") or 0) if is_set)
    if message.get("content"):
        yield "plain"
    if method == "PATCH" and message.get("content", "") is None:
        yield "content: null"
    if any(int(each.get("id", 0)) >= LEAST_ID for each in message.get("attachments") or ()):
        yield "kept attachments"
    if message.get("enforce_nonce"):
        yield "nonce"
    allowed = message.get("allowed_mentions") or {}
    yield from (f"mentions {whom}" for whom in ("users", "roles") if allowed.get(whom))


def _components(message: Mapping[str, Any]) -> Iterator[str]:
    inner = [message["component"]] if "component" in message else message.get("components") or ()
    for each in inner:
        yield ComponentType(each["type"]).name
        yield from _components(each)
