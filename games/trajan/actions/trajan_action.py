"""The Trajan action: the open tile of a stack fills the slot of the Arch, which moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option
from games.reasons import Thing
from games.trajan.actions.occasion import Action, Occasion
from games.trajan.drawing import turn_up_stacks
from games.trajan.events.actions import TrajanTileTaken
from games.trajan.events.tiles import short_trajan_tile_text, trajan_tile_text
from games.trajan.pieces import CENTRE, STACKS, TRAJAN_TILES, TRAYS
from games.trajan.reasons import Reason
from games.trajan.state import Trajan
from games.trajan.texts import tray_text
from games.words import Message


def times_possible(state: Trajan, seat: int) -> int:
    """For each free slot, not while the Arch is in the centre, nor without tiles."""
    player = state.players[seat]
    if player.arch == CENTRE or not state.stacks:
        return 0
    left = len(TRAJAN_TILES) - len(state.trajan_out) + len(state.stacks)
    return min(len(TRAYS) - len(player.slots), left)


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """A tile of any stack; the next one of it comes up at once if the seat could take it in this turn."""
    state = table.state
    player = state.players[seat]
    looks_on = occasion.can_repeat and player.free_slot != CENTRE
    offered = stack_options(state, seat, player.arch, reveals=looks_on)
    always = looks_on and any(state.stack_left(stack) > 1 for stack in state.stacks)
    slot = f"tray-{player.arch}"
    key = await occasion.ask(
        seat, "trajan", offered, picture="stacks", always=always, slot=slot, things=stack_things
    )
    if key is None:
        return False
    tile = state.stacks[key.removeprefix("stack_")]
    table.apply(TrajanTileTaken(seat, tile, player.arch, player.free_slot))
    if looks_on:
        turn_up_stacks(table)
    return True


def stack_options(state: Trajan, seat: int, slot: str, *, reveals: bool) -> Iterator[LazyOption]:
    """The open tiles of the stacks, for a slot."""
    for stack in STACKS:
        if not any(why_not_stack(state, stack)):
            yield LazyOption(
                f"stack_{stack}", partial(stack_option, seat=seat, stack=stack, slot=slot, reveals=reveals)
            )


def why_not_stack(state: Trajan, stack: str) -> Iterator[Reason]:
    """Why nothing can be taken from a stack."""
    if stack not in state.stacks:
        yield Reason.STACK_EMPTY


def stack_things(view: Trajan) -> Iterator[Thing]:
    for stack in STACKS:
        name = Message("thing-stack", {"stack": f"stack-{stack}"})
        yield Thing(f"stack_{stack}", name, tuple(why_not_stack(view, stack)))


def stack_option(view: Trajan, *, seat: int, stack: str, slot: str, reveals: bool) -> Option:
    """The open tile of a stack for a slot, and which of its markers do not lie next to it yet."""
    tile, player, left = view.stacks[stack], view.players[seat], view.stack_left(stack) - 1
    needs = TRAJAN_TILES[tile].required_markers
    missing = needs - Counter(player.trays[slot])
    about = Message(
        "trajan-brings",
        {
            "number": missing.total(),
            "all": int(missing == needs),
            "missing": tuple(f"colour-{colour}" for colour in missing),
            "colour": next(iter(missing), ""),
            "left": left,
        },
    )
    label = trajan_tile_text(tile)
    return Option(
        f"stack_{stack}",
        label,
        (f"stack_{stack}",),
        about,
        reveals=reveals and left > 0,
        short=short_trajan_tile_text(tile),
        full=Message("put-tile", {"slot": tray_text(slot), "tile": label}),
    )


def why_impossible(state: Trajan, seat: int) -> Reason:
    """Why no tile can be taken: no slot is free, or no tile is left."""
    return Reason.NO_SLOT if state.players[seat].arch == CENTRE else Reason.NO_TILES


TRAJAN = Action(times_possible, perform, why_impossible)
