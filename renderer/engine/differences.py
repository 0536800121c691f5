"""Where two layouts differ, so that only that is painted again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from renderer.engine.layout import Box, Item, Layout

_EDGE = 2
"""How many pixels around an item belong to it."""

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
    found: list[_Edges] = []
    for edges in dict.fromkeys(item.reach.inset(-_EDGE).edges for item in items):
        box = edges
        while near := next((each for each in found if _belong_together(each, box)), None):
            found.remove(near)
            box = _around(near, box)
        found.append(box)
    return [Box(left, top, right - left, bottom - top) for left, top, right, bottom in found]


_Edges = tuple[int, int, int, int]
"""Left, top, right, bottom of a box: very many are compared."""


def _belong_together(one: _Edges, other: _Edges) -> bool:
    """Whether two boxes meet, or the box around both is hardly larger than they are."""
    if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]:
        return True
    return _area(_around(one, other)) - _area(one) - _area(other) < _LITTLE


def _area(box: _Edges) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])


def _around(one: _Edges, other: _Edges) -> _Edges:
    """The smallest box that holds both."""
    return (min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3]))
