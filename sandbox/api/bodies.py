"""Bodies of requests: JSON and uploads, read up to a bound."""

from __future__ import annotations

import json
import re
from typing import Any

from aiohttp import BodyPartReader, StreamReader, web

from sandbox.validation.errors import Refusal
from sandbox.world.files import Upload

MAX_BODY = 25 * 1024 * 1024
"""Bytes of the largest body."""

MAX_JSON = 1024 * 1024
"""Bytes of the largest JSON."""

MAX_PARTS = 16
"""Parts of a multipart body: ten files and their JSON, with some to spare."""


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON of a request and its uploads. Raises the refusals 50109 (no JSON) and 40005 (too large)."""
    if not request.body_exists:
        return None, ()
    multipart = request.content_type == "multipart/form-data"
    if (request.content_length or 0) > (MAX_BODY if multipart else MAX_JSON):
        raise Refusal(40005)
    if multipart:
        return await _read_parts(request)
    content = await _read(request.content, MAX_JSON)
    return (_json(content) if content else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = {}
    uploads: list[Upload] = []
    left, parts = MAX_BODY, 0
    try:
        async for part in await request.multipart():
            parts += 1
            if not isinstance(part, BodyPartReader) or parts > MAX_PARTS:
                raise Refusal(50109)
            content = await _read_part(part, left)
            left -= len(content)
            match = re.fullmatch(r"files\[(\d{1,3})\]", part.name or "")
            if part.name == "payload_json":
                body = _json(content)
            elif match is not None:
                uploads.append(Upload(int(match[1]), part.filename or "unknown", content))
    except (ValueError, AssertionError) as error:
        raise Refusal(50109) from error
    return body, tuple(uploads)


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    content = bytearray()
    while chunk := await part.read_chunk(1 << 16):
        content += chunk
        if len(content) > most:
            raise Refusal(40005)
    return bytes(content)


async def _read(stream: StreamReader, most: int) -> bytes:
    content = bytearray()
    while chunk := await stream.readany():
        content += chunk
        if len(content) > most:
            raise Refusal(40005)
    return bytes(content)


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise Refusal(50109) from None
