"""What a seat did in its last turn, as the picture of a turn tells it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from games.game import Event
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, GoodsTaken, RewardTaken
from games.porta_nigra.events.influence import BrickAdded, HonorCardBought, HonorPointsScored
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.rounds import EarlyEndCame
from games.porta_nigra.events.turn import BuilderPlaced, CardPlayed, TorchesTurnedToCoins
from renderer.kit.deeds import Deed, deeds_of
from renderer.request import Change, History

_COUNTED = ("goods", "bought")
"""Deeds of which several of the same name are one."""


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
            yield deed.change(seat, number)


def deeds(changes: Sequence[Change]) -> tuple[int | None, list[Deed]]:
    """Who had the last turn among some changes, and what they did; None if nobody had one."""
    who, told = deeds_of(changes)
    return who, _taken_together(told)


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
