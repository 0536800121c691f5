"""What a seat did in its last turn, as the picture of a turn tells it: changes whose spots name deeds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct, structs

from games.game import Event
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, GoodsTaken, RewardTaken
from games.porta_nigra.events.influence import BrickAdded, HonorCardBought, HonorPointsScored
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.rounds import EarlyEndCame
from games.porta_nigra.events.turn import BuilderPlaced, CardPlayed, TorchesTurnedToCoins
from renderer.request import Change, History

PICTURE = "turn"
"""The picture on which deeds are told."""

_BETWEEN = ":"

_COUNTED = ("goods", "bought")
"""Deeds of which several of the same name are one."""


class Deed(Struct, frozen=True):
    """What a seat did, in what is needed to draw it."""

    what: str
    """What was played, bought, taken, built or scored."""

    name: str = ""
    """Which one it was: a card, a quarter, a colour, a kind of goods, a site."""

    points: int = 0
    number: int = 1

    @property
    def spot(self) -> str:
        """The spot of a change that stands for it."""
        return _BETWEEN.join((self.what, self.name, str(self.points), str(self.number)))


def deed_of(spot: str) -> Deed:
    """The deed that a spot stands for."""
    what, name, points, number = spot.split(_BETWEEN)
    return Deed(what, name, int(points), int(number))


def turn_changes(history: History, since: int) -> Iterator[Change]:
    """The deeds of the last turn of which something was done after row `since`."""
    done = [number for number, (row, event) in enumerate(history) if row > since and any(_deeds(event))]
    if not done:
        return
    seat = history[done[-1]][1].owner
    assert seat is not None
    refills = (number for number in range(done[-1]) if isinstance(history[number][1], RefillEnded))
    began = max(refills, default=0)
    for number, (_, event) in enumerate(history[began : done[-1] + 1], began + 1):
        for deed in _deeds(event):
            yield Change(PICTURE, deed.spot, seat, event=number)


def deeds(changes: Sequence[Change]) -> tuple[int | None, list[Deed]]:
    """Who had the last turn among some changes, and what they did; None if nobody had one."""
    told = [change for change in changes if change.picture == PICTURE]
    return (told[-1].seat, _taken_together([deed_of(change.spot) for change in told])) if told else (None, [])


def _taken_together(told: Sequence[Deed]) -> list[Deed]:
    """Goods and bricks added up where the first of their kind came, the builder where it is at last."""
    found: dict[tuple[str, str], Deed] = {}
    for deed in told:
        like = (deed.what, "" if deed.what == "builder" else deed.name)
        if deed.what in _COUNTED and like in found:
            deed = structs.replace(deed, number=found[like].number + deed.number)
        found[like] = deed
    return list(found.values())


def _deeds(event: Event) -> Iterator[Deed]:
    match event:
        case CardPlayed(card=card):
            yield Deed("card", card.face or "")
        case BuilderPlaced(quarter=quarter) | BuilderMoved(quarter=quarter):
            yield Deed("builder", quarter)
        case BrickBought(colour=colour):
            yield Deed("bought", colour)
        case GoodsTaken(goods=goods) | RewardTaken(goods=goods):
            for kind, number in goods.items():
                yield Deed("goods", kind, number=number)
        case TorchesTurnedToCoins(number=number):
            yield Deed("goods", "sesterces", number=number)
        case ElementBuilt(site=site, points=points, card=card):
            yield Deed("built", site, points)
            if card:
                yield Deed("building_card", card)
        case HonorCardBought(card=card):
            yield Deed("honor", card)
        case HonorPointsScored(points=points):
            yield Deed("points", points=points)
        case BrickAdded(site=site, height=height):
            yield Deed("added", site, number=height)
        case EarlyEndCame(points=points):
            yield Deed("early_end", points=points)
        case _:
            pass
