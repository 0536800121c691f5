"""What is asked of a picture beside the view it shows, and what comes out."""

from __future__ import annotations

from msgspec import Struct


class Mark(Struct, frozen=True):
    """A spot that can be chosen; `label` is that of its control."""

    spot: str
    label: str


class Change(Struct, frozen=True):
    """A spot that changed since the viewer's last turn: by which seat, as the how many-th.

    `picture` is "table", or "colonia": that of the same seat.
    """

    picture: str
    spot: str
    seat: int
    ordinal: int


class Picture(Struct, frozen=True):
    """A picture to be sent: a PNG file, its name, and what it shows in words, up to ALT_MOST letters."""

    data: bytes
    name: str
    alt: str


ALT_MOST = 1024
"""How long an alt text may be."""
