"""A round: street cards, taking and passing tiles side by side, then a turn for each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial

from msgspec import structs

from games.engine.script import Together, choose
from games.engine.table import Table
from games.forum_trajanum.building import build_tile, offer_plans, plan_things
from games.forum_trajanum.events.round import (
    NothingReceived,
    RoundBegan,
    StreetTurnedUp,
    TileKept,
    TileReceived,
    TilesOpened,
    TilesPassed,
    TileTaken,
    TribunePaid,
    TurnEnded,
)
from games.forum_trajanum.exchange import exchange_thing, make_exchange, offer_exchange
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    CORNERS,
    ROUNDS,
    SPACES,
    STREETS_A_ROUND,
    plan_text,
    tiles_bag,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import from_street, own_street_text
from games.forum_trajanum.tiles import offer_tiles, tile_things, use_tiles
from games.game import LazyOption, Option, Role
from games.hidden import Piece
from games.reasons import Thing
from games.words import Argument, Message, Seat, joined

NAMED_PLANS = 3
"""How many plans are named when a turn would end although something could be built."""

STREETS_CACHED = 16384
"""Tiles by the streets they are taken for, for which it is kept whether they can be."""


async def tiles_phase(table: Table[ForumTrajanum]) -> None:
    """The phase `tiles`: two street cards are turned up, all take tiles, then all pass at once."""
    state = table.state
    done = state.round == ROUNDS
    cycle, number = (state.cycle + 1, 1) if done else (state.cycle, state.round + 1)
    table.apply(RoundBegan(cycle, number))
    for _ in range(STREETS_A_ROUND):
        table.apply(StreetTurnedUp(table.draw("streets"), state.options.side_b))
    await Together(dict.fromkeys(range(len(state.players)), take_tiles))
    pass_tiles(table)


async def take_tiles(table: Table[ForumTrajanum], seat: int) -> None:
    """Let a seat take up to two tiles, keep one and pass the other."""
    state = table.state
    player = state.players[seat]
    free_taken: tuple[str, ...] = ()
    questions = 0
    while len(player.taken) < 2:
        questions += 1
        name = await choose(
            seat,
            "take",
            offer_takes(state, player, free_taken),
            chosen=spaces_taken(player),
            things=partial(take_things, seat=seat, free_taken=free_taken),
            taken=len(player.taken) + 1,
            face=player.taken[0].tile.text if player.taken else "none",
            details=partial(streets_to_take_by, seat=seat, free_taken=free_taken),
        )
        if name == "none":
            break
        if name == "tribune":
            questions += 1
            name = await choose(
                seat,
                "take-anywhere",
                offer_anywhere(state, player, free_taken),
                chosen=spaces_taken(player),
                things=partial(tile_things, seat=seat),
                price=ANY_TILE_PRICE,
            )
            table.apply(TribunePaid(seat))
        else:
            free_taken = (*free_taken, name)
        take_tile(table, seat, name)
    if player.taken:
        unasked = sum(each.lane == seat for each in table.scripts.unasked)
        await keep_tile(table, seat, asked=unasked < questions)


def offer_takes(state: ForumTrajanum, player: Player, free_taken: tuple[str, ...]) -> Iterator[Option]:
    """The tiles to take by the street cards or for a tribune, or nothing if the streets are empty."""
    names = tiles_to_take(state, player, free_taken)
    for option in offer_tiles(state, player, names):
        turned_up = does_take_reveal(state, player, option.key, (*free_taken, option.key))
        yield structs.replace(option, reveals=turned_up)
    if not any(why_not_tribune(player)):
        yield pay_for_any_tile(player)
    if not names:
        yield Option("none", Message("option-no-tile"), role=Role.DECLINES)


def offer_anywhere(state: ForumTrajanum, player: Player, free_taken: tuple[str, ...]) -> Iterator[Option]:
    """Every tile of the Colonia, for a tribune."""
    for option in offer_tiles(state, player, player.spaces_with_tile):
        turned_up = does_take_reveal(state, player, option.key, free_taken, tribunes=ANY_TILE_PRICE)
        full = Message("take-for-tribune", {"tile": option.label, "price": ANY_TILE_PRICE})
        yield structs.replace(option, reveals=turned_up, full=full)


def does_take_reveal(
    state: ForumTrajanum, player: Player, name: str, free_taken: tuple[str, ...], *, tribunes: int = 0
) -> bool:
    """Whether taking a tile turns up a hidden one: itself, or the only one left to be taken after it."""
    if name in player.covered or player.taken:
        return name in player.covered
    if player.stock["tribune"] - tribunes >= ANY_TILE_PRICE:
        return False
    left = [each for each in tiles_to_take(state, player, free_taken) if each != name]
    return len(left) == 1 and left[0] in player.covered


def pay_for_any_tile(player: Player) -> Option:
    """A tribune for a tile from anywhere."""
    only_hidden = len(player.spaces_with_tile) == 1 and player.spaces_with_tile[0] in player.covered
    label = Message("option-tribune", {"price": ANY_TILE_PRICE})
    return Option("tribune", label, role=Role.MENU, reveals=only_hidden)


def spaces_taken(player: Player) -> dict[str, str]:
    """The spaces from which tiles have been taken this round; nothing lies there now."""
    return {taken.space: "" for taken in player.taken}


def take_tile(table: Table[ForumTrajanum], seat: int, name: str) -> None:
    """Take a tile from the Colonia: an open one from a corner, or one that nobody has seen."""
    bag = tiles_bag(seat)
    player = table.state.players[seat]
    open_tile = player.corner_tiles[name] if name in CORNERS else None
    table.apply(TileTaken(seat, name, open_tile or table.draw_piece(bag, (seat,))))


def tiles_to_take(state: ForumTrajanum, player: Player, free_taken: tuple[str, ...]) -> list[str]:
    """The tiles that can be taken by the street cards, given those already taken by them."""
    streets = tuple(map(player.spaces_of_street, state.streets))
    return [name for name in SPACES if not any(why_not_tile(player, name, streets, free_taken))]


def why_not_tile(
    player: Player, name: str, streets: tuple[tuple[str, ...], ...], free_taken: tuple[str, ...]
) -> Iterator[Reason]:
    """Why the street cards cannot take a tile after `free_taken`; `streets`: the spaces of each card."""
    yield from player.why_not_any_tile(name)
    if not can_fit_streets(streets, (*free_taken, name)):
        yield Reason.NOT_IN_STREETS


def why_not_tribune(player: Player) -> Iterator[Reason]:
    """Why no tile can be taken from anywhere for a tribune."""
    if not player.has("tribune", ANY_TILE_PRICE):
        yield Reason.TOO_FEW_TRIBUNES
    if not player.spaces_with_tile:
        yield Reason.NO_TILES_LEFT


def take_things(view: ForumTrajanum, *, seat: int, free_taken: tuple[str, ...]) -> Iterator[Thing]:
    """All spaces of the Colonia, given the tiles already taken by the street cards; and the tribune."""
    player = view.players[seat]
    streets = tuple(map(player.spaces_of_street, view.streets))
    for name in SPACES:
        unmet = tuple(why_not_tile(player, name, streets, free_taken))
        yield Thing(name, Message("space", {"space": name}), unmet)
    price = {"price": ANY_TILE_PRICE}
    yield Thing("tribune", Message("option-tribune", price), tuple(why_not_tribune(player)), price)


@lru_cache(STREETS_CACHED)
def can_fit_streets(streets: tuple[tuple[str, ...], ...], names: tuple[str, ...]) -> bool:
    """Whether these tiles can be taken for different street cards, each given as its spaces."""
    if not names:
        return True
    return any(
        names[0] in street and can_fit_streets(streets[:n] + streets[n + 1 :], names[1:])
        for n, street in enumerate(streets)
    )


def streets_to_take_by(
    state: ForumTrajanum, *, seat: int, free_taken: tuple[str, ...]
) -> Mapping[str, Argument]:
    """The street cards, for the question."""
    streets = tuple(map(from_street, streets_left(state, state.players[seat], free_taken)))
    return {"streets": joined("street-or", streets) if streets else "none", "empty": int(not streets)}


def streets_left(state: ForumTrajanum, player: Player, free_taken: tuple[str, ...]) -> tuple[Message, ...]:
    """The street cards by which the player can still take a tile, as texts, each once."""
    left = list(state.streets)
    for name in free_taken:
        serving = [street for street in left if name in player.spaces_of_street(street)]
        if len(set(serving)) == 1:
            left.remove(serving[0])
    names = tiles_to_take(state, player, free_taken)
    return tuple(
        own_street_text(player, street)
        for street in dict.fromkeys(left)
        if any(name in player.spaces_of_street(street) for name in names)
    )


async def keep_tile(table: Table[ForumTrajanum], seat: int, *, asked: bool) -> None:
    """Keep a tile and pass the other; a seat not `asked` before is asked even of equal ones, to hide it."""
    state = table.state
    taken = state.players[seat].taken
    if asked and len({each.tile.face for each in taken}) == 1:
        table.apply(TileKept(seat, Piece(taken[0].space, (seat,), "")))
        return
    offered = (
        Option(
            each.space,
            Message("taken-tile", {"space": each.space, "face": each.tile.text}),
            (f"taken_{each.space}",),
        )
        for each in taken
    )
    receiver = Seat(state.right_neighbour(seat))
    kept = await choose(seat, "keep", offered, receiver=receiver)
    table.apply(TileKept(seat, Piece(kept, (seat,), "")))


def pass_tiles(table: Table[ForumTrajanum]) -> None:
    """Pass all tiles that were not kept to the right, face down, at once."""
    state = table.state
    for giver in range(len(state.players)):
        receiver = state.right_neighbour(giver)
        passed = state.players[giver].taken
        if passed:
            seats = tuple(sorted((giver, receiver)))
            tile = Piece(passed[0].tile.face, seats, passed[0].tile.bag)
            table.apply(TileReceived(receiver, giver, tile))
        else:
            table.apply(NothingReceived(receiver, giver))
    table.apply(TilesPassed())
    open_tiles(table)


async def turn_phase(table: Table[ForumTrajanum]) -> None:
    """The phase `turn`: a seat uses one of its tiles, or both, and may build; then the next opens its own."""
    seat = table.state.active
    assert seat is not None
    await use_tiles(table, seat)
    await build_and_exchange(table, seat)
    table.apply(TurnEnded(seat))
    if table.state.active is not None:
        open_tiles(table)


def open_tiles(table: Table[ForumTrajanum]) -> None:
    """Lay the tiles of the active seat open."""
    seat = table.state.active
    assert seat is not None
    player = table.state.players[seat]
    table.apply(TilesOpened(seat, turned_face_up(player.own), turned_face_up(player.received)))


def turned_face_up(tile: Piece | None) -> Piece | None:
    return Piece(tile.face, None, tile.bag) if tile else None


async def build_and_exchange(table: Table[ForumTrajanum], seat: int) -> None:
    """Offer the building action and exchanges, in any order, until the seat ends its turn."""
    built = False
    while True:
        key = await choose(
            seat,
            "built" if built else "build",
            offer_turn(table.state, seat, built=built),
            always=True,
            details=partial(turn_details, seat=seat, built=built),
            things=partial(turn_things, seat=seat, built=built),
        )
        if key == "end":
            return
        if key == "exchange":
            await make_exchange(table, seat)
        else:
            await build_tile(table, seat, key)
            built = True


def offer_turn(state: ForumTrajanum, seat: int, *, built: bool) -> Iterator[Option | LazyOption]:
    """What a seat can do before it ends its turn; `built`: not the building action any more."""
    plans = [] if built else list(offer_plans(state, seat))
    yield from plans
    yield from offer_exchange(state.players[seat])
    yield end_turn(plans)


def turn_things(view: ForumTrajanum, *, seat: int, built: bool) -> Iterator[Thing]:
    """All building tiles, or the building action if it is done, and exchanges."""
    if built:
        yield Thing("build", Message("thing-build"), (Reason.ALREADY_BUILT,))
    else:
        yield from plan_things(view, seat=seat)
    yield exchange_thing(view, seat)


def turn_details(state: ForumTrajanum, *, seat: int, built: bool) -> Mapping[str, Argument]:
    """The possible buildings and exchanges, for the question."""
    player = state.players[seat]
    return {
        "plans": 0 if built else len(list(offer_plans(state, seat))),
        "free": len(player.free),
        "exchanges": len(offer_exchange(player)),
    }


def end_turn(plans: list[LazyOption]) -> Option:
    """The end of the turn; asked once more while one of these plans could still be built."""
    named = tuple(Message(plan_text(plan.key)) for plan in plans[:NAMED_PLANS])
    could_build = Message("confirm-end", {"plans": named, "more": len(plans) - len(named)})
    return Option("end", Message("option-end"), role=Role.ENDS_TURN, confirm=could_build if plans else None)
