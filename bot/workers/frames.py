"""Requests to a worker and its answers: bytes with their length before them."""

from __future__ import annotations

HEAD = 4
"""The bytes that hold a length."""


def frame(data: bytes) -> bytes:
    """Data with its length before it."""
    return len(data).to_bytes(HEAD, "big") + data


def length(head: bytes) -> int:
    """The length that stands before data."""
    return int.from_bytes(head, "big")
