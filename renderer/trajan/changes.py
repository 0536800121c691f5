"""What a history changed on the pictures."""

from collections import Counter
from collections.abc import Iterator

from games.game import Event
from games.scoring import GameEnded
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
from games.trajan.events.quarter import DemandsEnded, QuarterBegan
from games.trajan.events.setup import FirstTilesTaken, SetupEnded
from games.trajan.events.turn import PlusTwoPlaced, Sown, TileAccomplished, TurnEnded
from renderer.kit.changes import Deed, history_changes
from renderer.request import Change, History
from renderer.trajan.changes_board import BOARD, board_changes


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


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed on the pictures, points on the board, then the deeds of the last turn."""
    return (*history_changes(history, since, viewer, _changes_by_event, BOARD), *turn_changes(history, since))


TURN_ENDS = (SetupEnded, FirstTilesTaken, TurnEnded, DemandsEnded, QuarterBegan, GameEnded)
"""The events that end a turn, a scoring or the setup."""


def _changes_by_event(event: Event) -> Iterator[Change]:
    yield from _circle_changes(event)
    yield from board_changes(event)


def _circle_changes(event: Event) -> Iterator[Change]:
    match event:
        case Sown(seat=seat):
            yield Change("circle", tray_spot(event.plan.target), seat, seat)
        case TileAccomplished(seat=seat, slot=slot) | TrajanTileTaken(seat=seat, slot=slot):
            yield Change("circle", slot_spot(slot), seat, seat)
        case _:
            pass


def tray_spot(tray: str) -> str:
    return f"tray_{tray}"


def slot_spot(slot: str) -> str:
    return f"slot_{slot}"
