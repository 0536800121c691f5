"""Using Colonia tiles: one of two, or both for two tribunes; their goods and citizens, and where these go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.benefits import carry_out_effect, take_effect, why_nothing_gained, why_useless
from games.forum_trajanum.effects import SECOND_CITIZENS, ColoniaTile, second_citizen_text
from games.forum_trajanum.events.goods import Gained
from games.forum_trajanum.events.tiles import (
    CitizenPlaced,
    TileFetched,
    TileStored,
    TileTurnedUp,
    TileUsed,
    TribunesPaid,
)
from games.forum_trajanum.pieces import (
    BOTH_TILES_PRICE,
    CORNERS,
    MERCHANT_I,
    PATRICIAN_I,
    PATRICIAN_II,
    PRESTIGE_LAST,
    SPACES,
    TILES,
    Tile,
    row_spot,
    tiles_bag,
)
from games.forum_trajanum.player import Player
from games.forum_trajanum.prestige import upgrade_slide_bar
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.scoring import crane_points
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.streets import row_text
from games.game import LazyOption, Option, Role, space_option
from games.hidden import Piece
from games.reasons import Thing, unmet_by_all
from games.words import Argument, Message, joined

BOTH = "both"
"""The key for using both tiles, as *Why not …?* names it."""

NEXT_TO_COLONIA = "beside."
"""The prefix of the key of a tile next to the Colonia; the face of the tile follows."""


async def use_tiles(table: Table[ForumTrajanum], seat: int) -> None:
    """Use the own tile, the received one, or both for two tribunes."""
    player = table.state.players[seat]
    if not (player.own or player.received or player.beside_colonia):
        return
    key = await choose(
        seat,
        "use",
        offer_uses(player),
        tiles="both" if player.received else "own" if player.own else "beside",
        things=partial(use_things, seat=seat),
        price=BOTH_TILES_PRICE,
        tribunes=player.stock["tribune"],
        details=partial(use_details, seat=seat),
    )
    used = [] if key == "none" else key.split("+")
    slots = ["own" if name == "own" else "received" for name in used]
    for name in used:
        if name.startswith(NEXT_TO_COLONIA):
            face = name.removeprefix(NEXT_TO_COLONIA)
            table.apply(TileFetched(seat, next(tile for tile in player.beside_colonia if tile.face == face)))
    fetched = any(name.startswith(NEXT_TO_COLONIA) for name in used)
    if len(used) == 2:
        table.apply(TribunesPaid(seat))
    for slot in ("own", "received"):
        if tile_in_slot(player, slot) and slot not in slots:
            table.apply(TileStored(seat, slot))
    for slot in slots:
        await use_tile(table, seat, slot, fetched=fetched and slot == "received")


def use_details(state: ForumTrajanum, *, seat: int) -> Mapping[str, Argument]:
    """Whether both tiles can be used, for the question."""
    return {"both": int(any("+" in option.key for option in offer_uses(state.players[seat])))}


def offer_tiles(state: ForumTrajanum, player: Player, names: Iterable[str]) -> Iterator[Option]:
    """The tiles on these spaces: face-down ones, or open ones in a corner, each with the crane under it."""
    for name in names:
        if name in player.corner_tiles:
            label = Message("corner-tile", {"space": name, "face": player.corner_tiles[name].text})
            about = about_crane(state, player, name)
            full = Message("take-tile", {"tile": label})
            yield Option(name, label, (name,), about, full=full, speaks_for_itself=True)
        else:
            yield space_option(name, reveals=True, full=Message("take-tile", {"tile": name}))


def about_crane(state: ForumTrajanum, player: Player, corner: str) -> Message:
    """What the crane in a corner would score as things are, if it were uncovered now."""
    colour = player.cranes[corner]
    return Message(
        "uncovers-crane",
        {
            "crane": f"crane-{colour}",
            "points": state.crane_value,
            "structures": player.count_colour(colour),
            "total": crane_points(state, player, colour),
        },
    )


def offer_uses(player: Player) -> Iterator[Option]:
    """The ways to use tiles: each different tile, both in the orders that can matter, or none."""
    for each in tiles_to_use(player):
        if not any(why_not_use(player, *each)):
            yield _use_option(player, [each])
    for other in second_tiles(player):
        if player.own and not any(why_not_both(player, other[1])):
            own = ("own", player.own)
            yield _use_option(player, [own, other])
            if order_matters(player, player.own, other[1]):
                yield _use_option(player, [other, own])
    if not player.own and not player.received:
        yield Option("none", Message("option-no-use"), role=Role.DECLINES)


def tiles_to_use(player: Player) -> Iterator[tuple[str, Piece]]:
    """The own tile, the received one, and those next to the Colonia that differ, each with its key."""
    for slot in ("own", "received"):
        if tile := tile_in_slot(player, slot):
            yield slot, tile
    faces = {tile.face: tile for tile in player.beside_colonia}
    yield from ((f"{NEXT_TO_COLONIA}{face}", tile) for face, tile in faces.items())


def second_tiles(player: Player) -> list[tuple[str, Piece]]:
    """What could be used together with the own tile."""
    found = [each for each in tiles_to_use(player) if each[0] != "own"]
    return [each for each in found if Reason.HAS_RECEIVED not in why_not_use(player, *each)]


def why_not_use(player: Player, slot: str, tile: Piece) -> Iterator[Reason]:
    """Why a tile cannot be used alone."""
    if slot.startswith(NEXT_TO_COLONIA) and player.received:
        yield Reason.HAS_RECEIVED
    if slot == "received" and player.own and have_same_gain(player, player.own, tile):
        yield Reason.SAME_GAIN


def why_not_both(player: Player, other: Piece | None) -> Iterator[Reason]:
    """Why the own tile and another one cannot be used together; None: there is no other one."""
    if not player.has("tribune", BOTH_TILES_PRICE):
        yield Reason.TOO_FEW_TRIBUNES
    if player.own is None or other is None:
        yield Reason.NO_SECOND_TILE
    elif {"tribune": BOTH_TILES_PRICE} in (gains_of_tile(player, player.own), gains_of_tile(player, other)):
        yield Reason.BRINGS_TRIBUNES


def use_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    """All tiles that are there, and the use of both."""
    player = view.players[seat]
    for slot, tile in tiles_to_use(player):
        yield Thing(slot, use_text(slot, tile), tuple(why_not_use(player, slot, tile)))
    others: list[Piece | None] = [tile for _, tile in second_tiles(player)]
    price = {"price": BOTH_TILES_PRICE}
    both = unmet_by_all(why_not_both(player, each) for each in others or [None])
    yield Thing(BOTH, Message("thing-both"), both, price)


def gains_of_tile(player: Player, tile: Piece) -> Mapping[str, int] | None:
    """The resources and upgrades that using a tile would bring; None for a citizen that has a free space."""
    kind = TILES[tile.face or ""]
    if kind.citizen:
        return None if player.rows_for(kind.citizen) else {}
    at_end = player.prestige == PRESTIGE_LAST
    return {goods: number for goods, number in kind.gain.items() if goods != "upgrade" or not at_end}


def have_same_gain(player: Player, one: Piece, other: Piece) -> bool:
    """Whether using either tile has the same gain."""
    gain = gains_of_tile(player, one)
    return gain is not None and gain == gains_of_tile(player, other)


def order_matters(player: Player, own: Piece, other: Piece) -> bool:
    """Whether it can matter which of two tiles is used first."""
    return (
        _is_better_first(player, own, other)
        or _is_better_first(player, other, own)
        or (
            gains_of_tile(player, own) is not None
            and not player.ship
            and PATRICIAN_I in _second_rows(player, other)
        )
        or _compete_for_last_space(player, own, other)
    )


def _is_better_first(player: Player, citizen: Piece, other: Piece) -> bool:
    """Whether a citizen can make more of the other tile's upgrade or area bonus, if it is placed first."""
    activated = {row for row in _rows_for_tile(player, citizen) if not player.is_row_active(row)}
    upgrade = "upgrade" in (gains_of_tile(player, other) or ())
    bonus = bool({PATRICIAN_I, PATRICIAN_II} & _second_rows(player, other))
    return (MERCHANT_I in activated and (upgrade or bonus)) or (PATRICIAN_II in activated and bonus)


def _compete_for_last_space(player: Player, own: Piece, other: Piece) -> bool:
    """Whether only one of two citizens finds a space."""
    rows = _rows_for_tile(player, own)
    free = sum(2 - len(player.rows[row - 1].citizens) for row in rows)
    return rows == _rows_for_tile(player, other) and free == 1


def _rows_for_tile(player: Player, tile: Piece) -> set[int]:
    return set(player.rows_for(TILES[tile.face or ""].citizen))


def _second_rows(player: Player, tile: Piece) -> set[int]:
    """The rows in which a tile would be the second citizen."""
    return {row for row in _rows_for_tile(player, tile) if player.rows[row - 1].citizens}


def _use_option(player: Player, used: list[tuple[str, Piece]]) -> Option:
    key = "+".join(name for name, _ in used)
    faces = tuple(tile.text for _, tile in used)
    spots = tuple(name for name, _ in used)
    reasons = tuple(reason for name, tile in used if (reason := _about_use(player, name, tile)))
    about = joined("brings-both", reasons) if reasons else None
    if len(used) == 2:
        label = Message("use-both", {"price": BOTH_TILES_PRICE, "first": faces[0], "second": faces[1]})
        return Option(key, label, spots, about, full=Message("use-both-full", label.args))
    return Option(key, use_text(*used[0]), spots, about)


def use_text(slot: str, tile: Piece) -> Message:
    """Use one tile: your own, the one you received, or one next to your Colonia."""
    kind = "beside" if slot.startswith(NEXT_TO_COLONIA) else slot
    return Message(f"use-{kind}", {"face": tile.text})


def _about_use(player: Player, slot: str, tile: Piece) -> Message | None:
    """What a tile does not bring, or that it leaves the game."""
    kind = TILES[tile.face or ""]
    if kind.citizen:
        return None if player.rows_for(kind.citizen) else Message("nothing-row", {"face": tile.text})
    if "upgrade" in kind.gain and player.prestige == PRESTIGE_LAST:
        return Message("nothing-upgrade")
    return Message("leaves-game") if slot.startswith(NEXT_TO_COLONIA) else None


def tile_in_slot(player: Player, slot: str) -> Piece | None:
    """The tile in a slot: "own" or "received"."""
    return player.own if slot == "own" else player.received


async def use_tile(table: Table[ForumTrajanum], seat: int, slot: str, *, fetched: bool = False) -> None:
    """Apply a tile's effect and store it; `fetched`: it came from next to the Colonia."""
    tile = tile_in_slot(table.state.players[seat], slot)
    assert tile is not None
    table.apply(TileUsed(seat, tile))
    kind = TILES[tile.face or ""]
    if kind.citizen and table.state.players[seat].rows_for(kind.citizen):
        await place_citizen(table, seat, slot)
        return
    gain_from_tile(table, seat, kind)
    table.apply(TileStored(seat, "fetched" if fetched else slot))


def gain_from_tile(table: Table[ForumTrajanum], seat: int, tile: Tile) -> None:
    goods = {kind: number for kind, number in tile.gain.items() if kind != "upgrade"}
    if goods:
        table.apply(Gained(seat, goods))
    for _ in range(tile.gain.get("upgrade", 0)):
        upgrade_slide_bar(table, seat)


@carry_out_effect.register(ColoniaTile)
async def turn_up_tile(_: ColoniaTile, table: Table[ForumTrajanum], seat: int, reason: Message) -> None:
    """Turn up any tile of the own Colonia and use it at once."""
    state = table.state
    player = state.players[seat]
    if not player.spaces_with_tile:
        return
    offered = offer_tiles(state, player, player.spaces_with_tile)
    things = partial(tile_things, seat=seat)
    name = await choose(seat, "turn-up", offered, things=things, reason=reason)
    bag = tiles_bag(seat)
    tile = player.corner_tiles[name] if name in CORNERS else table.draw_piece(bag, None)
    table.apply(TileTurnedUp(seat, name, tile))
    await use_tile(table, seat, "own")


def tile_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    """All spaces of the Colonia, for a tile from anywhere."""
    for name in SPACES:
        unmet = tuple(view.players[seat].why_not_any_tile(name))
        yield Thing(name, Message("space", {"space": name}), unmet)


@why_useless.register(ColoniaTile)
def no_tile(_: ColoniaTile, state: ForumTrajanum, seat: int) -> Message | None:
    """Without a tile in the Colonia there is none to take."""
    return None if state.players[seat].spaces_with_tile else Message("nothing-tile")


# Citizens


async def place_citizen(table: Table[ForumTrajanum], seat: int, slot: str, *, drawn: bool = False) -> None:
    """Place a citizen in a free row of its class; the second one there brings a bonus.

    `drawn`: in the setup.
    """
    state = table.state
    player = state.players[seat]
    tile = player.own if slot == "own" else player.received
    assert tile is not None
    offered = (
        LazyOption(f"row_{row}", partial(row_option, seat=seat, row=row))
        for row in player.rows_for(TILES[tile.face or ""].citizen)
    )
    key = await choose(
        seat,
        "row",
        offered,
        things=partial(row_things, seat=seat, name=TILES[tile.face or ""].citizen),
        face=tile.text,
        drawn=int(drawn),
    )
    row = int(key.removeprefix("row_"))
    table.apply(CitizenPlaced(seat, row, slot))
    if len(player.rows[row - 1].citizens) == 2:
        reason = Message("reason-second", {"row": f"row-{row}"})
        await take_effect(table, seat, SECOND_CITIZENS[row], reason)


def row_things(view: ForumTrajanum, *, seat: int, name: str) -> Iterator[Thing]:
    """All rows, for a citizen of this class."""
    player = view.players[seat]
    for row in range(1, len(player.rows) + 1):
        yield Thing(f"row_{row}", Message(f"row-{row}"), tuple(player.why_not_row(row, name)))


def row_option(state: ForumTrajanum, *, seat: int, row: int) -> Option:
    """A row, with the ability of its citizens, or the bonus of the second one."""
    player = state.players[seat]
    line = row_text(row, player.row_symbols[row - 1])
    if not player.rows[row - 1].citizens:
        text, gives = "citizen-first", Message(f"power-{row}")
    else:
        nothing = why_nothing_gained(state, seat, SECOND_CITIZENS[row])
        text = "citizen-second"
        gives = joined("brings-both", [second_citizen_text(row), *([nothing] if nothing else [])])
    return Option(f"row_{row}", Message(text, {"row": f"row-{row}", "line": line}), (row_spot(row),), gives)
