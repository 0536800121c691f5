"""From the action of a turn to its end: the action, what it gives for free, an extra action tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import LazyOption, Option
from games.reasons import Thing
from games.trajan.actions.construction import CONSTRUCTION, FREE
from games.trajan.actions.occasion import END, NO_FREE_ACTION, Action, Occasion, end_option
from games.trajan.drawing import turn_up_at_end_of_turn
from games.trajan.events.actions import ExtraTileUsed
from games.trajan.pieces import (
    CONSTRUCTION_TILES,
    FIRST_TILE_GIVES,
    REPEATS,
    REPEATS_PLUS_TWO,
    WILD_EXTRA,
    extra_tile,
)
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.words import Message

ACTION: Mapping[str, Action] = {**FREE, "construction": CONSTRUCTION}
"""Action -> how it is performed."""


async def perform_action(table: Table[Trajan], seat: int, action: str) -> None:
    """Perform the target tray's action and extra actions, up to the end of the turn and its draws."""
    if not any(ACTION[action].why_not(table.state, seat)):
        main = Occasion("main", has_extra_tile(table.state, seat, action), end_option(action))
        done = await perform_once(table, seat, action, main, extra_used=False)
        if done:
            await offer_repeat(table, seat, done)
    else:
        name = f"action-{action}"
        await choose(seat, "end-impossible", [end_option()], always=True, picture="circle", action=name)
    turn_up_at_end_of_turn(table)


async def perform_once(
    table: Table[Trajan], seat: int, action: str, occasion: Occasion, *, extra_used: bool
) -> Sequence[str]:
    """An action, then a first tile's free one; returns those performed. `extra_used`: no repeat is left."""
    player = table.state.players[seat]
    tiles = len(player.construction)
    if not await ACTION[action].perform(table, seat, occasion):
        return ()
    if len(player.construction) == tiles:
        return (action,)
    type_ = CONSTRUCTION_TILES[player.construction[-1]].type
    free = FIRST_TILE_GIVES[type_]
    if len(player.construction_of(type_)) > 1 or any(ACTION[free].why_not(table.state, seat)):
        return (action,)
    can_repeat = table.state.options.extra_after_free_action and not extra_used
    gratis = Occasion("free", can_repeat and has_extra_tile(table.state, seat, free), NO_FREE_ACTION)
    return (action, free) if await ACTION[free].perform(table, seat, gratis) else (action,)


def has_extra_tile(state: Trajan, seat: int, action: str) -> bool:
    """Whether a seat has a tile that can repeat an action."""
    player = state.players[seat]
    return player.has(extra_tile(action)) or player.has(WILD_EXTRA)


async def offer_repeat(table: Table[Trajan], seat: int, done: Sequence[str]) -> None:
    """Let one extra action tile repeat an action in `done`; that ends the turn."""
    repeats = dict(repeats_by_key(table.state, seat, done))
    offered = [
        LazyOption(key, partial(extra_option, seat=seat, tile=tile, action=action))
        for key, (tile, action) in repeats.items()
    ]
    key = await ask_end(seat, offered, done=done)
    if key != END:
        tile, action = repeats[key]
        table.apply(ExtraTileUsed(seat, tile, action))
        if await repeat_action(table, seat, action):
            await ask_end(seat, done=done, extra_used=True)


async def ask_end(
    seat: int, options: Sequence[LazyOption] = (), *, done: Sequence[str], extra_used: bool = False
) -> str:
    """The last question of a turn, asked in any case, to be taken back; `done`: what can be repeated."""
    prompt = "extra" if options else "end"
    things = partial(extra_things, seat=seat, done=done, extra_used=extra_used)
    offered = [*options, end_option()]
    return await choose(seat, prompt, offered, always=True, picture="circle", things=things)


def why_not_extra(
    state: Trajan, seat: int, tile: str, action: str, *, is_free: bool, extra_used: bool = False
) -> Iterator[Reason]:
    """Why a seat cannot repeat an action with a tile; `is_free`: it was a free one."""
    if extra_used:
        yield Reason.EXTRA_USED
    if is_free and not state.options.extra_after_free_action:
        yield Reason.FREE_ACTION
    if not state.players[seat].has(tile):
        yield Reason.NO_EXTRA_TILE
    yield from ACTION[action].why_not(state, seat)


def repeatable_actions(done: Sequence[str]) -> Iterator[tuple[str, str, bool]]:
    """What repeats something `done`, the main action first: the tile, the action, whether it was free."""
    for number, action in enumerate(done):
        for tile in (extra_tile(action), WILD_EXTRA):
            yield tile, action, number > 0


def repeats_by_key(state: Trajan, seat: int, done: Sequence[str]) -> Iterator[tuple[str, tuple[str, str]]]:
    """The ways to repeat the actions `done`: key -> tile and action."""
    for tile, action, is_free in repeatable_actions(done):
        if not any(why_not_extra(state, seat, tile, action, is_free=is_free)):
            yield extra_key(tile, action), (tile, action)


def extra_things(view: Trajan, *, seat: int, done: Sequence[str], extra_used: bool) -> Iterator[Thing]:
    """All tiles that repeat what was done."""
    for tile, action, is_free in repeatable_actions(done):
        unmet = why_not_extra(view, seat, tile, action, is_free=is_free, extra_used=extra_used)
        text = "extra-wild" if tile == WILD_EXTRA else "extra-tile"
        name = Message(text, {"action": f"action-{action}"})
        yield Thing(extra_key(tile, action), name, tuple(unmet))


def extra_key(tile: str, action: str) -> str:
    """The key of the option to repeat an action with a tile."""
    return f"{tile}+{action}" if tile == WILD_EXTRA else tile


def extra_option(view: Trajan, *, seat: int, tile: str, action: str) -> Option:
    """A tile that can repeat an action, and how often."""
    text = "extra-wild" if tile == WILD_EXTRA else "extra-tile"
    label = Message(text, {"action": f"action-{action}"})
    about = Message("extra-brings", {"times": times_repeated(view, seat, action)})
    return Option(extra_key(tile, action), label, (f"tile_{tile}",), about)


def times_repeated(state: Trajan, seat: int, action: str) -> int:
    """How often an extra action tile repeats an action that is possible."""
    repeats = REPEATS_PLUS_TWO if action in state.players[seat].plus_two else REPEATS
    return min(repeats, ACTION[action].times(state, seat))


async def repeat_action(table: Table[Trajan], seat: int, action: str) -> bool:
    """The action once more, or up to twice; False if the seat ended its turn instead of the second time."""
    number = times_repeated(table.state, seat, action)
    for nth in range(1, number + 1):
        if any(ACTION[action].why_not(table.state, seat)):
            break
        decline = end_option(action) if nth > 1 else None
        occasion = Occasion("extra", nth < number, decline)
        if not await perform_once(table, seat, action, occasion, extra_used=True):
            return False
    return True
