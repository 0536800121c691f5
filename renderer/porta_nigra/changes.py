"""What a history changed on the pictures."""

from collections.abc import Iterator, Sequence

from msgspec import structs

from games.game import Event
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, GoodsTaken, RewardTaken
from games.porta_nigra.events.influence import BrickAdded, HonorCardBought, HonorPointsScored
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.rounds import EarlyEndCame, InterimScored, RoundBegan
from games.porta_nigra.events.setup import SetupEnded
from games.porta_nigra.events.turn import BuilderPlaced, CardPlayed, TorchesTurnedToCoins, TurnEnded
from games.porta_nigra.pieces import HONOR_CARDS
from games.scoring import GameEnded
from renderer.kit.changes import Deed, deeds_of, history_changes
from renderer.porta_nigra.parts.own_cards import own_spot
from renderer.porta_nigra.parts.quarter import builder_spot, shop_spot
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
    """The seat with the last turn among some changes, and its deeds; None without a turn."""
    who, done = deeds_of(changes)
    return who, _merge_deeds(done)


def _merge_deeds(done: Sequence[Deed]) -> list[Deed]:
    """Deeds with goods and bricks added up at the first of their kind, the builder at its last place."""
    found: dict[tuple[str, str], Deed] = {}
    for deed in done:
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


CITY = "city"
"""The picture whose changes the close-ups of its parts show, too."""

HAND = "hand"
"""The picture on which the cards that a seat wins lie."""


def changes(history: History, since: int, viewer: int | None) -> tuple[Change, ...]:
    """What a history changed on the pictures, points on the city, then the deeds of the last turn."""
    return (*history_changes(history, since, viewer, spot_changes, CITY), *turn_changes(history, since))


TURN_ENDS = (SetupEnded, TurnEnded, InterimScored, RoundBegan, GameEnded)
"""The events that end a turn, a scoring or the setup."""


def spot_changes(event: Event) -> Iterator[Change]:
    yield from city_changes(event)
    yield from card_gained(event)


def card_gained(event: Event) -> Iterator[Change]:
    """Mark the card that an event brings to a seat's play area."""
    match event:
        case ElementBuilt(seat=seat, card=card) if card:
            yield Change(HAND, own_spot(card), seat, seat)
        case HonorCardBought(seat=seat, card=card) if HONOR_CARDS[card].is_kept:
            yield Change(HAND, own_spot(card), seat, seat)
        case _:
            pass


def city_changes(event: Event) -> Iterator[Change]:
    match event:
        case BuilderPlaced(seat=seat) | BuilderMoved(seat=seat):
            yield Change(CITY, builder_spot(seat), seat)
        case BrickBought(seat=seat, colour=colour):
            yield Change(CITY, shop_spot(colour), seat)
        case ElementBuilt(seat=seat, site=site) | BrickAdded(seat=seat, site=site):
            yield Change(CITY, site, seat)
        case _:
            pass
