"""A turn: sow, accomplish, act."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Option, Role
from games.reasons import Thing
from games.trajan.actions import perform_action
from games.trajan.actions.occasion import NONE
from games.trajan.drawing import draw_cards
from games.trajan.events.actions import TokensDeployed
from games.trajan.events.turn import PlusTwoPlaced, TileAccomplished, TurnEnded
from games.trajan.left import pile_left
from games.trajan.pieces import (
    ACTION_OF,
    ACTIONS,
    DEMANDS_A_QUARTER,
    MILITARY_CAMP,
    TRAJAN_TILES,
    TRAY_OF,
    WORKER_CAMP,
    TrajanTile,
)
from games.trajan.reasons import Reason
from games.trajan.sowing import tile_accomplished
from games.trajan.sowing_questions import sow
from games.trajan.state import Trajan
from games.words import Message


async def turn(table: Table[Trajan]) -> None:
    """The phase `turn`: a seat sows, accomplishes a Trajan tile and acts; its last question ends the turn."""
    seat = table.state.active
    assert seat is not None
    target = await sow(table, seat)
    await accomplish(table, seat, target)
    await perform_action(table, seat, ACTION_OF[target])
    table.apply(TurnEnded(seat))


def next_to_act(view: Trajan) -> int | None:
    """The seat that acts after the one that does now; not known in the last round of a quarter."""
    is_last = len(view.demands) == DEMANDS_A_QUARTER
    if view.active is None or view.phase not in ("first_cards", "first_tiles", "turn") or is_last:
        return None
    return view.next_clockwise(view.active)


async def accomplish(table: Table[Trajan], seat: int, target: str) -> None:
    """Accomplish the tile next to the target tray if its markers lie in the tray."""
    name = tile_accomplished(table.state.players[seat], target)
    if not name:
        return
    table.apply(TileAccomplished(seat, name, target))
    tile = TRAJAN_TILES[name]
    if tile.cards:
        await offer_cards(table, seat, tile)
    elif tile.military_camp or tile.worker_camp:
        await offer_tokens(table, seat, tile)
    elif tile.plus_two:
        await offer_plus_two(table, seat)


async def offer_cards(table: Table[Trajan], seat: int, tile: TrajanTile) -> None:
    """Draw cards from the pile while it lasts."""
    number = min(tile.cards, pile_left(table.state))
    if not number:
        return
    if await choose(seat, "tile-cards", draw_options(number), picture="port", n=number) != NONE:
        draw_cards(table, seat, number)


def draw_options(number: int) -> Iterator[Option]:
    """The options to draw all these cards, or none."""
    yield Option("draw", Message("option-draw-cards", {"n": number}), ("pile",), reveals=True)
    yield no_effect()


async def offer_tokens(table: Table[Trajan], seat: int, tile: TrajanTile) -> None:
    """Move tokens from the supply to a camp while there are any."""
    camp, picture = (MILITARY_CAMP, "military") if tile.military_camp else (WORKER_CAMP, "district")
    supply = table.state.players[seat].supply
    number = min(tile.military_camp + tile.worker_camp, supply)
    if not number:
        return
    offered = tokens_options(camp, number)
    if await choose(seat, f"tile-{camp}", offered, picture=picture, supply=supply) != NONE:
        table.apply(TokensDeployed(seat, camp, number))


def tokens_options(camp: str, number: int) -> Iterator[Option]:
    """Tokens that go to a camp, or none."""
    yield Option("deploy", Message(f"option-deploy-{camp}", {"n": number}), (camp,))
    yield no_effect()


async def offer_plus_two(table: Table[Trajan], seat: int) -> None:
    """Offer a [+2] marker for an action that has none yet."""
    if len(table.state.players[seat].plus_two) == len(ACTIONS):
        return
    offered, things = plus_two_options(table.state, seat), partial(plus_two_things, seat=seat)
    action = await choose(seat, "tile-plus2", offered, picture="circle", things=things)
    if action != NONE:
        table.apply(PlusTwoPlaced(seat, action))


def why_not_plus_two(state: Trajan, seat: int, action: str) -> Iterator[Reason]:
    """Why an action gets no [+2] marker of a seat."""
    if action in state.players[seat].plus_two:
        yield Reason.HAS_PLUS_TWO


def plus_two_things(view: Trajan, *, seat: int) -> Iterator[Thing]:
    for action in ACTIONS:
        name = Message("option-plus-two", {"action": f"action-{action}"})
        yield Thing(action, name, tuple(why_not_plus_two(view, seat, action)))


def plus_two_options(state: Trajan, seat: int) -> Iterator[Option]:
    """The actions that can get a [+2] marker."""
    for action in ACTIONS:
        if not any(why_not_plus_two(state, seat, action)):
            text = Message("option-plus-two", {"action": f"action-{action}"})
            yield Option(action, text, (f"slot_{TRAY_OF[action]}",))
    yield no_effect()


def no_effect() -> Option:
    """The option to decline the effect of a tile."""
    return Option(NONE, Message("option-no-effect"), role=Role.DECLINES, full=Message("skip-effect"))
