"""Files: uploads of the bot and of users, and the attachments made of them."""

import mimetypes
import re
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field

from sandbox.validation.errors import Form, Path
from sandbox.validation.limits import check_attachment_list
from sandbox.world.model import Attachment, Json
from sandbox.world.world import World

GIVEN = "/ephemeral-attachments/"
"""The prefix of the addresses of files that users have given to commands."""


@dataclass(frozen=True, slots=True)
class Upload:
    """The part ``files[number]`` of a multipart body."""

    number: int
    filename: str
    content: bytes = field(repr=False)


def clean_name(filename: str) -> str:
    """A filename as Discord stores it."""
    return re.sub(r"[^\w.-]", "", filename.replace(" ", "_")) or "unknown"


def image_size(content: bytes) -> tuple[int, int] | None:
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
    """The attachments of a message: those kept of ``old``, all without a list, then the uploaded ones."""
    listed = body.get("attachments")
    entries = check_attachment_list(form, listed, [upload.number for upload in uploads], path)
    by_number = {upload.number: upload for upload in uploads}
    by_id = {attachment.id: attachment for attachment in old}
    entry_by_number: dict[int, Json] = {}
    kept = list(old) if listed is None else []
    for n, entry in enumerate(entries):
        number = int(entry.get("id", n))
        if number in by_number:
            entry_by_number[number] = entry
        elif number in by_id:
            kept.append(by_id[number])
        else:
            form.add_error((*path, "attachments", n, "id"), "ATTACHMENT_NOT_FOUND")
    folder = f"/attachments/{channel_id}/"
    return kept + [
        _attachment(world, folder, upload, entry_by_number.get(upload.number, {})) for upload in uploads
    ]


def give(world: World, upload: Upload) -> Attachment:
    """The attachment that a user gives to a command."""
    given = _attachment(world, f"{GIVEN}{world.bot.id}/", upload, {})
    publish_files(world, [given])
    return given


def _attachment(world: World, folder: str, upload: Upload, entry: Json) -> Attachment:
    number = world.snowflake()
    filename = clean_name(entry.get("filename") or upload.filename)
    content_type = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    path = f"{folder}{number}/{filename}"
    size = image_size(upload.content)
    return Attachment(
        id=number,
        filename=filename,
        content=upload.content,
        content_type=content_type,
        description=entry.get("description"),
        url=world.base + path,
        width=None if size is None else size[0],
        height=None if size is None else size[1],
    )


def publish_files(world: World, attachments: Sequence[Attachment]) -> None:
    for attachment in attachments:
        path = attachment.url.removeprefix(world.base)
        world.files[path] = (attachment.content_type, attachment.content)
