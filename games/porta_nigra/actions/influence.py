"""Influence actions: chips buy a Roman, an element, and once a turn an honor card."""

from __future__ import annotations

from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.porta_nigra.actions.building import build
from games.porta_nigra.actions.building_options import about_build, build_label, build_role, build_then
from games.porta_nigra.actions.honor_cards import buy_honor_card, buyable
from games.porta_nigra.elements import buildable_sites, can_build
from games.porta_nigra.events.actions import GoodsTaken
from games.porta_nigra.events.influence import ChipsPaid
from games.porta_nigra.pieces import BUILD_PRICE, ROMAN_PRICE
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import chips_text, parts_text, romans_text
from games.words import Argument, Message

BUILD = "influence-build"
ROMAN = "influence-roman"
HONOR = "influence-honor"
"""The keys of the influence actions."""


def influence_options(state: PortaNigra, seat: int) -> list[Option | LazyOption]:
    """The influence actions a seat can perform now."""
    player = state.players[seat]
    options: list[Option | LazyOption] = []
    if player.chips >= BUILD_PRICE and can_build(state, seat):
        options.append(LazyOption(BUILD, partial(build_option, seat=seat), build_role(state, seat)))
    if player.chips >= ROMAN_PRICE and player.romans_left:
        options.append(LazyOption(ROMAN, partial(roman_option, seat=seat)))
    if buyable(state, seat):
        options.append(LazyOption(HONOR, partial(honor_option, seat=seat), Role.ASKS_WHICH))
    return options


async def perform_influence(table: Table[PortaNigra], seat: int, key: str) -> None:
    """The influence action of a key."""
    if key == BUILD:
        await build(table, seat, cost=ChipsPaid(seat, BUILD_PRICE))
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
    """A Roman for chips."""
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
    cards = buyable(view, seat)
    about = Message(
        "influence-honor-about", {"cards": len(cards), "chips": chips_text(view.players[seat].chips)}
    )
    return Option(HONOR, Message("option-influence-honor"), about=about, role=Role.ASKS_WHICH)
