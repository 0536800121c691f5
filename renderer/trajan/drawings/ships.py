"""The three ships, on a square of a hundred units."""

from games.trajan.pieces import DIFFERENT, EQUAL, PAIRS
from renderer.engine.pen import Pen

_SAILS = {EQUAL: "crimson", PAIRS: "cypress", DIFFERENT: "blue"}
"""The colours of the ships' sails."""


def ship(pen: Pen, name: str, gray: bool = False) -> None:
    """A ship under sail, on the sail what it loads; gray when it was used in this quarter."""
    sail = "slate" if gray else _SAILS[name]
    hull, deck = ("ash", "slate") if gray else ("orange_dark", "umber")
    pen.line("50,2 50,74", 6, "ink")
    pen.polygon("10,8 90,8 96,64 4,64", "ink")
    pen.polygon("14,12 86,12 91,60 9,60", sail)
    load_sign(pen.inner(22, 9, 56), name, "marble")
    pen.blob("0,70 12,72 50,75 88,72 100,64 94,86 76,97 24,97 8,88", "ink")
    pen.polygon("7,76 93,75 88,84 74,92 26,92 12,85", hull)
    pen.line("14,80 86,80", 3, deck)


def load_sign(pen: Pen, name: str, fill: str = "ink") -> None:
    """What a ship loads: equal cards, pairs of equal ones, or different ones."""
    if name == EQUAL:
        for left in (4, 38, 72):
            pen.rect(left, 20, left + 26, 80, fill, 5)
        return
    if name == PAIRS:
        for left in (2, 26):
            pen.rect(left, 20, left + 20, 80, fill, 5)
        for x in (66, 90):
            pen.polygon([(x, 16), (x + 11, 50), (x, 84), (x - 11, 50)], fill)
        return
    pen.rect(2, 22, 26, 78, fill, 5)
    pen.circle((50, 50), 16, fill)
    pen.polygon("84,18 98,50 84,82 70,50", fill)
