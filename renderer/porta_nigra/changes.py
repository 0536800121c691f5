"""What a history changed on the pictures."""

from __future__ import annotations

from collections.abc import Iterator

from games.game import Event
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt
from games.porta_nigra.events.influence import BrickAdded, HonorCardBought
from games.porta_nigra.events.rounds import InterimScored, RoundBegan
from games.porta_nigra.events.setup import SetupEnded
from games.porta_nigra.events.turn import BuilderPlaced, TurnEnded
from games.porta_nigra.pieces import HONOR_CARDS
from games.scoring import GameEnded
from renderer.kit.changes import history_changes
from renderer.porta_nigra.parts.own_cards import own_spot
from renderer.porta_nigra.parts.quarter import builder_spot, shop_spot
from renderer.porta_nigra.turn_story import turn_changes
from renderer.request import Change, History

CITY = "city"
"""The picture whose changes the close-ups of its parts show, too."""

HAND = "hand"
"""The picture on which the cards that a seat wins lie."""


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed on the pictures, then the deeds of the last turn after row `since`.

    The points that seats gained stand on the city.
    """
    return (*history_changes(history, since, viewer, spot_changes, CITY), *turn_changes(history, since))


TURN_ENDS = (SetupEnded, TurnEnded, InterimScored, RoundBegan, GameEnded)
"""The events that end a turn, a scoring or the setup."""


def spot_changes(event: Event) -> Iterator[Change]:
    """The spots of all pictures that an event changes."""
    yield from city_changes(event)
    yield from card_changes(event)


def card_changes(event: Event) -> Iterator[Change]:
    """The card that an event brings to the play area of a seat, if any."""
    match event:
        case ElementBuilt(seat=seat, card=card) if card:
            yield Change(HAND, own_spot(card), seat, seat)
        case HonorCardBought(seat=seat, card=card) if HONOR_CARDS[card].is_kept:
            yield Change(HAND, own_spot(card), seat, seat)
        case _:
            pass


def city_changes(event: Event) -> Iterator[Change]:
    """The spots of the city that an event changes."""
    match event:
        case BuilderPlaced(seat=seat) | BuilderMoved(seat=seat):
            yield Change(CITY, builder_spot(seat), seat)
        case BrickBought(seat=seat, colour=colour):
            yield Change(CITY, shop_spot(colour), seat)
        case ElementBuilt(seat=seat, site=site) | BrickAdded(seat=seat, site=site):
            yield Change(CITY, site, seat)
        case _:
            pass
