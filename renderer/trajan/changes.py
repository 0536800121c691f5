"""What a history changed on the pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.game import Event
from games.scoring import GameEnded
from games.trajan.events.actions import TrajanTileTaken
from games.trajan.events.quarter import DemandsEnded, QuarterBegan
from games.trajan.events.setup import FirstTilesTaken, SetupEnded
from games.trajan.events.turn import Sown, TileAccomplished, TurnEnded
from renderer.kit.changes import history_changes
from renderer.request import Change, History
from renderer.trajan.changes_board import BOARD, board_changes
from renderer.trajan.turn_story import turn_changes


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed on the pictures, then the deeds of the last turn after row `since`.

    The points that seats gained stand on the board.
    """
    return (*history_changes(history, since, viewer, _changed_by, BOARD), *turn_changes(history, since))


TURN_ENDS = (SetupEnded, FirstTilesTaken, TurnEnded, DemandsEnded, QuarterBegan, GameEnded)
"""The events that end a turn, a scoring or the setup."""


def _changed_by(event: Event) -> Iterator[Change]:
    yield from _circle_changes(event)
    yield from board_changes(event)


def _circle_changes(event: Event) -> Iterator[Change]:
    """What an event changed on an action circle."""
    match event:
        case Sown(seat=seat):
            yield Change("circle", tray_spot(event.plan.target), seat, seat)
        case TileAccomplished(seat=seat, slot=slot) | TrajanTileTaken(seat=seat, slot=slot):
            yield Change("circle", slot_spot(slot), seat, seat)
        case _:
            pass


def tray_spot(tray: str) -> str:
    """The spot of a tray."""
    return f"tray_{tray}"


def slot_spot(slot: str) -> str:
    """The spot of a slot."""
    return f"slot_{slot}"
