"""Texts of trays, action markers and orders of colours."""

from __future__ import annotations

from collections.abc import Iterable

from games.words import Message, joined


def tray_text(tray: str) -> Message:
    """A tray, or the slot next to it."""
    return Message(f"tray-{tray}")


def colours_text(colours: Iterable[str]) -> Message:
    """The colours of markers that lie in one tray: "blue + white"."""
    return joined("joined-plus", (Message(f"colour-{colour}") for colour in colours))


def order_text(order: Iterable[Iterable[str]]) -> tuple[Message, ...]:
    """The colours that each tray gets: "blue, pink + white"."""
    return tuple(map(colours_text, order))


def tray_markers_text(tray: str, colours: Iterable[str]) -> Message:
    """A tray with the colours of its markers."""
    return Message("tray-markers", {"tray": tray_text(tray), "colours": colours_text(colours)})
