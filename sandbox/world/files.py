"""Files: what a bot uploads, and where users read it."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from sandbox.validation.errors import Form, Json, Path
from sandbox.validation.limits import check_attachment_list
from sandbox.world.model import Attachment
from sandbox.world.world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """The part ``files[number]`` of a multipart body."""

    number: int
    filename: str
    content: bytes = field(repr=False)


def clean_name(filename: str) -> str:
    """A file's name as Discord keeps it: letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^\w.-]", "", filename.replace(" ", "_")) or "unknown"


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG or GIF; None for anything else."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content.startswith((b"GIF87a", b"GIF89a")) and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return width, height
    return None


def attach(
    world: World,
    channel_id: int,
    body: Json,
    uploads: Sequence[Upload],
    *,
    old: Sequence[Attachment],
    form: Form,
    path: Path = (),
) -> list[Attachment]:
    """The attachments a message has after this body: those kept of ``old``, then the uploaded ones.

    Without a list in the body everything old stays. A listed id that is neither an upload's number
    nor an old attachment is noted in ``form``.
    """
    listed = body.get("attachments")
    entries = check_attachment_list(form, listed, [upload.number for upload in uploads], path)
    by_number = {upload.number: upload for upload in uploads}
    by_id = {attachment.id: attachment for attachment in old}
    told: dict[int, Json] = {}
    kept = list(old) if listed is None else []
    for n, entry in enumerate(entries):
        number = int(entry.get("id", n))
        if number in by_number:
            told[number] = entry
        elif number in by_id:
            kept.append(by_id[number])
        else:
            form.wrong((*path, "attachments", n, "id"), "ATTACHMENT_NOT_FOUND", "Attachment not found")
    return kept + [_attachment(world, channel_id, upload, told.get(upload.number, {})) for upload in uploads]


def _attachment(world: World, channel_id: int, upload: Upload, entry: Json) -> Attachment:
    number = world.snowflake()
    filename = clean_name(entry.get("filename") or upload.filename)
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    place = f"/attachments/{channel_id}/{number}/{filename}"
    size = picture_size(upload.content)
    return Attachment(
        id=number,
        filename=filename,
        content=upload.content,
        content_type=content_type,
        description=entry.get("description"),
        url=world.base + place,
        width=None if size is None else size[0],
        height=None if size is None else size[1],
    )


def publish(world: World, attachments: Sequence[Attachment]) -> None:
    """Let the files be fetched at their addresses."""
    for attachment in attachments:
        place = attachment.url.removeprefix(world.base)
        world.files[place] = (attachment.content_type, attachment.content)
