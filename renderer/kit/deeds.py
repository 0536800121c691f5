"""What a seat did in its last turn, as the picture of a turn tells it: changes whose spots name deeds."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from renderer.request import Change

PICTURE = "turn"
"""The picture on which deeds are shown."""

_BETWEEN = ":"


class Deed(Struct, frozen=True):
    """What a seat did, in what is needed to draw it."""

    what: str
    """What kind of deed it is, a word of the game."""

    name: str = ""
    """What it was done with or to: a card, a tile, a place."""

    points: int = 0
    number: int = 1

    def change(self, seat: int, event: int) -> Change:
        """The change that stands for it; `event` is its place in the history, from 1."""
        spot = _BETWEEN.join((self.what, self.name, str(self.points), str(self.number)))
        return Change(PICTURE, spot, seat, event=event)


def deeds_of(changes: Sequence[Change]) -> tuple[int | None, list[Deed]]:
    """Who had the last turn among some changes, and what they did; None if nobody had one."""
    told = [change for change in changes if change.picture == PICTURE]
    return (told[-1].seat, [_deed_of(change.spot) for change in told]) if told else (None, [])


def _deed_of(spot: str) -> Deed:
    what, name, points, number = spot.split(_BETWEEN)
    return Deed(what, name, int(points), int(number))
