"""Where two layouts differ, so that only that is painted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from renderer.engine.layout import Box, Item, Layout

_EDGE = 2
"""So many pixels around an item belong to it."""

_LITTLE = 5_000
"""To paint so many pixels more takes less time than to paint another box."""


def different_items(old: Layout, new: Layout) -> list[Item]:
    """The items of two layouts without which both would be the same."""
    common = Counter(old.items) & Counter(new.items)
    before, olds = _split(old.items, common)
    after, news = _split(new.items, common)
    moved = [each for pair in zip(before, after, strict=True) if pair[0] != pair[1] for each in pair]
    return [*olds, *news, *moved]


def _split(items: Sequence[Item], common: Counter[Item]) -> tuple[list[Item], list[Item]]:
    """Items that are common, each as often as that, and all others; in their order."""
    left, shared, own = Counter(common), list[Item](), list[Item]()
    for item in items:
        if left[item]:
            left[item] -= 1
            shared.append(item)
        else:
            own.append(item)
    return shared, own


def boxes_around(items: Sequence[Item]) -> list[Box]:
    """A few boxes that hold all items; no two of them meet."""
    found: list[Box] = []
    for item in items:
        box = item.reach.inset(-_EDGE)
        while near := next((each for each in found if _belong_together(each, box)), None):
            found.remove(near)
            box = _around(near, box)
        found.append(box)
    return found


def _belong_together(one: Box, other: Box) -> bool:
    """Whether two boxes meet, or the box around both is hardly larger than they are."""
    around = _around(one, other)
    return one.meets(other) or around.area - one.area - other.area < _LITTLE


def _around(one: Box, other: Box) -> Box:
    """The smallest box that holds both."""
    left, top = min(one.left, other.left), min(one.top, other.top)
    return Box(left, top, max(one.right, other.right) - left, max(one.bottom, other.bottom) - top)
