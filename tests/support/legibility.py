"""Legibility on a phone, where a picture is 400 pixels wide."""

from collections.abc import Iterator

from renderer.engine.layout import Item, Layout, Stamp, Text

LEAST = 0.03
"""The least height of a letter, figure or sign that matters for decisions, in widths of the picture."""


def least(layout: Layout) -> float:
    """The same in pixels."""
    return LEAST * layout.width


def is_sign(stamp: Stamp) -> bool:
    """Whether it scales with its box, as signs do, unlike grounds, frames and lines."""
    return stamp.unit != 1


def too_small(layout: Layout) -> Iterator[Item]:
    """Letters, figures and signs that are too small, decoration left out."""
    for item in layout.items:
        if isinstance(item, Text):
            high = item.style.capital if item.text else least(layout)
        else:
            high = min(item.box.width, item.box.height) if is_sign(item) else least(layout)
        if high < least(layout) and not item.decoration:
            yield item
