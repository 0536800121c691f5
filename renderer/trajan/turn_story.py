"""What a seat did in its last turn, as the picture of a turn tells it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.game import Event
from games.trajan.events.actions import (
    ExtraTileUsed,
    ForumTileTaken,
    LeaderMoved,
    LegionnairePlaced,
    SenateAdvanced,
    TokensDeployed,
    TrajanTileTaken,
    WorkerPlaced,
)
from games.trajan.events.cards import CardsDrawn, CardsPlayed, CardTaken, Shipped
from games.trajan.events.turn import PlusTwoPlaced, Sown, TileAccomplished
from renderer.kit.deeds import Deed
from renderer.request import Change, History


def turn_changes(history: History, since: int) -> Iterator[Change]:
    """The deeds of the last turn that was begun after row `since`, the sowing first."""
    begun = [number for number, (row, event) in enumerate(history) if row > since and isinstance(event, Sown)]
    if not begun:
        return
    seat = history[begun[-1]][1].owner
    for number, (_, event) in enumerate(history[begun[-1] :], begun[-1] + 1):
        if event.owner == seat is not None:
            for deed in _deeds(event):
                yield deed.change(seat, number)


def _deeds(event: Event) -> Iterator[Deed]:
    points = event.gain.points if event.gain else 0
    match event:
        case Sown(tray=tray):
            yield Deed("sown", tray, number=event.plan.steps)
        case TileAccomplished(tile=tile):
            yield Deed("accomplished", tile, points)
        case PlusTwoPlaced(action=action):
            yield Deed("plus_two", action)
        case TrajanTileTaken(tile=tile):
            yield Deed("trajan_tile", tile)
        case ForumTileTaken(tile=tile):
            yield Deed("tile", tile)
        case ExtraTileUsed(tile=tile):
            yield Deed("used", tile)
        case LeaderMoved(province=province, tile=tile):
            yield Deed("leader", province)
            if tile:
                yield Deed("tile", tile)
        case TokensDeployed(camp=camp, number=number):
            yield Deed(camp, number=number)
        case LegionnairePlaced(province=province):
            yield Deed("legionnaire", province, points)
        case WorkerPlaced(tile=tile):
            yield Deed("construction", tile, points) if tile else Deed("worker")
        case SenateAdvanced():
            yield Deed("senate", points=points)
        case _:
            yield from _card_deeds(event, points)


def _card_deeds(event: Event, points: int) -> Iterator[Deed]:
    match event:
        case CardsDrawn(cards=cards):
            yield Deed("cards", number=len(cards))
        case CardTaken(card=card):
            yield Deed("card", card.face or "")
        case CardsPlayed(cards=cards):
            for face, number in Counter(card.face or "" for card in cards).items():
                yield Deed("card", face, number=number)
        case Shipped(ship=ship):
            yield Deed("ship", ship, points)
        case _:
            pass
