"""Influence actions: chips buy a Roman, an element, and once a turn an honor card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.porta_nigra.actions.building import build_element
from games.porta_nigra.actions.building_options import (
    about_build,
    build_label,
    build_role,
    build_then,
    nearest_sites,
)
from games.porta_nigra.actions.honor_cards import buy_honor_card, buyable_honor_cards, nearest_honor_cards
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.elements import buildable_sites, why_not_build
from games.porta_nigra.events.actions import GoodsTaken
from games.porta_nigra.events.influence import ChipsPaid
from games.porta_nigra.pieces import BUILD_PRICE, ROMAN_PRICE
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import chips_text, parts_text, romans_text
from games.reasons import Thing
from games.words import Argument, Message

BUILD = "influence-build"
ROMAN = "influence-roman"
HONOR = "influence-honor"
"""The keys of the influence actions."""


PRICES = {BUILD: BUILD_PRICE, ROMAN: ROMAN_PRICE}
"""Their price in chips; for an honor card, that of the card."""


def why_not_influence(state: PortaNigra, seat: int, key: str) -> Iterator[Reason]:
    """Why a seat cannot perform an influence action now."""
    player = state.players[seat]
    if key == HONOR:
        if not any(buyable_honor_cards(state, seat)):
            yield Reason.NO_HONOR_CARD
        return
    if player.chips < PRICES[key]:
        yield Reason.TOO_FEW_CHIPS
    if key == BUILD:
        yield from why_not_build(state, seat)
    if key == ROMAN and not player.romans_left:
        yield Reason.ROMANS_BOUGHT


def influence_things(view: PortaNigra, seat: int) -> Iterator[Thing]:
    names = {
        BUILD: Message("option-influence-build", {"price": chips_text(BUILD_PRICE)}),
        ROMAN: Message("option-influence-roman", {"price": chips_text(ROMAN_PRICE)}),
        HONOR: Message("option-influence-honor"),
    }
    for key, name in names.items():
        missing = PRICES.get(key, 0) - view.players[seat].chips
        unmet, within = tuple(why_not_influence(view, seat, key)), tuple[Thing, ...]()
        if Reason.NOTHING_TO_BUILD in unmet:
            within = nearest_sites(view, seat)
        elif Reason.NO_HONOR_CARD in unmet:
            within = nearest_honor_cards(view, seat)
        yield Thing(key, name, unmet, {"chips": missing}, within)


def influence_options(state: PortaNigra, seat: int) -> Iterator[LazyOption]:
    for key, make in ((BUILD, build_option), (ROMAN, roman_option), (HONOR, honor_option)):
        if not any(why_not_influence(state, seat, key)):
            yield LazyOption(key, partial(make, seat=seat), influence_role(state, seat, key))


def influence_role(state: PortaNigra, seat: int, key: str) -> Role:
    """Whether an influence action asks which card, or on which site."""
    if key == BUILD:
        return build_role(state, seat)
    return Role.ASKS_WHICH if key == HONOR else Role.PLAIN


async def perform_influence(table: Table[PortaNigra], seat: int, key: str) -> None:
    if key == BUILD:
        await build_element(table, seat, cost=ChipsPaid(seat, BUILD_PRICE))
    elif key == ROMAN:
        table.apply(ChipsPaid(seat, ROMAN_PRICE))
        table.apply(GoodsTaken(seat, {"romans": 1}))
    else:
        await buy_honor_card(table, seat)


def build_option(view: PortaNigra, *, seat: int) -> Option:
    """An element for chips."""
    label = Message("option-influence-build", {"price": chips_text(BUILD_PRICE)})
    left = Message("chips-left", {"chips": chips_text(view.players[seat].chips - BUILD_PRICE)})
    number = len(buildable_sites(view, seat))
    sites = Message("card-builds", {"sites": number}) if number > 1 else about_build(view, seat)
    return Option(
        BUILD,
        build_label(view, seat, label),
        about=parts_text((sites, left)),
        role=build_role(view, seat),
        short=label,
        then=parts_text((*build_then(view, seat), left)),
    )


def roman_option(view: PortaNigra, *, seat: int) -> Option:
    player = view.players[seat]
    label = Message("option-influence-roman", {"price": chips_text(ROMAN_PRICE)})
    about: dict[str, Argument] = {
        "romans": romans_text(player.romans + 1),
        "chips": chips_text(player.chips - ROMAN_PRICE),
        "supply": player.romans_left - 1,
    }
    return Option(ROMAN, label, about=Message("influence-roman-leaves", about))


def honor_option(view: PortaNigra, *, seat: int) -> Option:
    """An honor card: opens those that the seat can buy."""
    cards = [*buyable_honor_cards(view, seat)]
    about = Message(
        "influence-honor-about", {"cards": len(cards), "chips": chips_text(view.players[seat].chips)}
    )
    return Option(HONOR, Message("option-influence-honor"), about=about, role=Role.ASKS_WHICH)
