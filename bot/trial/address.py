"""The address of the trial's page: port and key are kept, so that a bookmark is good after the next start."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec
from msgspec import Struct

from storage.sqlite.files import make_private

KEY_BYTES = 24


class PageAddress(Struct, frozen=True):
    """Where the page is; the names of the fields are stored."""

    port: int = 0
    """0: any that is free."""
    key: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(KEY_BYTES))


def read(file: Path) -> PageAddress:
    """The address that is kept in a file; a new one if there is none that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=PageAddress)
    except (FileNotFoundError, msgspec.DecodeError):
        return PageAddress()


def write(file: Path, address: PageAddress) -> None:
    """Keep an address; the file is its owner's alone. Raises OSError."""
    make_private(file)
    file.write_bytes(msgspec.json.encode(address))
