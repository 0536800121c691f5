"""A round: street cards, taking and passing tiles side by side, then a turn for each seat."""

from __future__ import annotations

from games.engine.script import Together, choose
from games.engine.table import Table
from games.forum_trajanum.building import build_tile, offer_plans
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
from games.forum_trajanum.exchange import exchange, exchanges
from games.forum_trajanum.pieces import ANY_TILE_PRICE, CORNERS, ROUNDS, STREETS_A_ROUND, tiles_bag
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import offer_tiles, use_tiles
from games.game import Option, Role, coordinates, space
from games.hidden import Piece
from games.words import Message, Seat


async def tiles(table: Table[ForumTrajanum]) -> None:
    """The phase `tiles`: two street cards are turned up, all take tiles, then all pass at once."""
    state = table.state
    done = state.round == ROUNDS
    cycle, number = (state.cycle + 1, 1) if done else (state.cycle, state.round + 1)
    table.apply(RoundBegan(cycle, number))
    for _ in range(STREETS_A_ROUND):
        table.apply(StreetTurnedUp(table.draw("streets")))
    await Together(dict.fromkeys(range(len(state.players)), take_tiles))
    pass_tiles(table)


async def take_tiles(table: Table[ForumTrajanum], seat: int) -> None:
    """One seat takes two tiles if it can, keeps one and lays the other ready to be passed."""
    player = table.state.players[seat]
    free_taken: list[str] = []
    while len(player.taken) < 2:
        from_streets = tiles_to_take(table.state, player, free_taken)
        extra = [pay_for_any_tile()] if player.has("tribune", ANY_TILE_PRICE) and player.with_tile else []
        none = [] if from_streets else [Option("none", Message("option-no-tile"), role=Role.DECLINES)]
        name = await choose(
            seat,
            "take",
            [*offer_tiles(player, from_streets), *extra, *none],
            picture="colonia",
            chosen=spaces_taken(player),
            taken=len(player.taken) + 1,
            face=player.taken[0].tile.text if player.taken else "none",
            streets=streets_left(table.state, player, free_taken),
        )
        if name == "none":
            break
        if name == "tribune":
            table.apply(TribunePaid(seat))
            offered = offer_tiles(player, player.with_tile)
            name = await choose(
                seat,
                "take-anywhere",
                offered,
                picture="colonia",
                chosen=spaces_taken(player),
                price=ANY_TILE_PRICE,
            )
        else:
            free_taken.append(name)
        take_tile(table, seat, name)
    if player.taken:
        await keep_tile(table, seat)


def pay_for_any_tile() -> Option:
    """A tribune for a tile from anywhere."""
    return Option("tribune", Message("option-tribune", {"price": ANY_TILE_PRICE}))


def spaces_taken(player: Player) -> dict[str, str]:
    """The spaces from which tiles have been taken this round; nothing lies there now."""
    return {taken.space: "" for taken in player.taken}


def take_tile(table: Table[ForumTrajanum], seat: int, name: str) -> None:
    """A tile leaves the Colonia: an open one from a corner, or one that nobody has seen."""
    bag = tiles_bag(seat)
    player = table.state.players[seat]
    open_tile = player.corner_tiles[name] if name in CORNERS else None
    table.apply(TileTaken(seat, name, open_tile or Piece(table.draw(bag), (seat,), bag)))


def tiles_to_take(state: ForumTrajanum, player: Player, free_taken: list[str]) -> list[str]:
    """The tiles that can be taken by the street cards, given those already taken by them."""
    return [name for name in player.with_tile if fit_streets(player, state.streets, [*free_taken, name])]


def fit_streets(player: Player, streets: tuple[str, ...], names: list[str]) -> bool:
    """Whether these tiles can be taken for different street cards."""
    if not names:
        return True
    return any(
        names[0] in player.street(street) and fit_streets(player, streets[:n] + streets[n + 1 :], names[1:])
        for n, street in enumerate(streets)
    )


def streets_left(state: ForumTrajanum, player: Player, free_taken: list[str]) -> tuple[Message, ...]:
    """The street cards that still ask for a tile, as texts, each once."""
    left = list(state.streets)
    for name in free_taken:
        serving = [street for street in left if name in player.street(street)]
        if len(set(serving)) == 1:
            left.remove(serving[0])
    return tuple(street_name(state, player, street) for street in dict.fromkeys(left))


def street_name(state: ForumTrajanum, player: Player, street: str) -> Message:
    """A street as its player knows it: on side B with the row or column it is in this Colonia."""
    name = Message(f"street-{street}")
    if not state.options.side_b:
        return name
    row, column = coordinates(player.street(street)[0])
    if street.startswith("row"):
        line = Message("line-row", {"number": row})
    else:
        line = Message("line-column", {"letter": space(row, column)[0]})
    return Message("street-mine", {"street": name, "line": line})


async def keep_tile(table: Table[ForumTrajanum], seat: int) -> None:
    """Which tile is kept; the other one is passed."""
    state = table.state
    offered = [
        Option(
            taken.space,
            Message("taken-tile", {"space": taken.space, "face": taken.tile.text}),
            (f"taken_{taken.space}",),
        )
        for taken in state.players[seat].taken
    ]
    receiver = Seat(state.right(seat))
    kept = await choose(seat, "keep", offered, picture="colonia", receiver=receiver)
    table.apply(TileKept(seat, Piece(kept, (seat,), "")))


def pass_tiles(table: Table[ForumTrajanum]) -> None:
    """All tiles that were not kept go to the right, face down, at once."""
    state = table.state
    for giver in range(len(state.players)):
        receiver = state.right(giver)
        passed = state.players[giver].taken
        if passed:
            seats = tuple(sorted((giver, receiver)))
            tile = Piece(passed[0].tile.face, seats, passed[0].tile.bag)
            table.apply(TileReceived(receiver, giver, tile))
        else:
            table.apply(NothingReceived(receiver, giver))
    table.apply(TilesPassed())
    open_tiles(table)


async def turn(table: Table[ForumTrajanum]) -> None:
    """The phase `turn`: a seat uses one of its tiles, or both, and may build; then the next opens its own."""
    seat = table.state.active
    assert seat is not None
    await use_tiles(table, seat)
    await build_and_exchange(table, seat)
    table.apply(TurnEnded(seat))
    if table.state.active is not None:
        open_tiles(table)


def open_tiles(table: Table[ForumTrajanum]) -> None:
    """The seat that is at turn now lays its tiles open."""
    seat = table.state.active
    assert seat is not None
    player = table.state.players[seat]
    table.apply(TilesOpened(seat, opened(player.own), opened(player.received)))


def opened(tile: Piece | None) -> Piece | None:
    """The tile laid open."""
    return Piece(tile.face, None, tile.bag) if tile else None


async def build_and_exchange(table: Table[ForumTrajanum], seat: int) -> None:
    """The building action and exchanges, in any order, until the seat ends its turn."""
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    built = False
    while True:
        plans = [] if built else offer_plans(table.state, seat)
        extra = ["exchange"] if exchanges(table.state.players[seat]) else []
        prompt = "built" if built else "build"
        key = await choose(seat, prompt, [*plans, *extra, end], always=True, picture="colonia")
        if key == "end":
            return
        if key == "exchange":
            await exchange(table, seat)
        else:
            await build_tile(table, seat, key)
            built = True
