"""Both orders of two tiles or halves have the same outcomes if the order is no question, played out."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum import GAME
from games.forum_trajanum.building import building_benefit, order_matters
from games.forum_trajanum.pieces import COLOURS, PRESTIGE_LAST, TILES, tile_text
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tiles import order_matters as order_of_tiles_matters
from games.forum_trajanum.tiles import tile_in_slot, use_tile
from games.game import Phase
from games.hidden import copy_state
from tests.games.forum_trajanum.position import clear, empty, lay_citizens, ship, stock, tile
from tests.support.table_story import Given, pending

Part = Callable[[Table[ForumTrajanum]], Awaitable[None]]

ORDERS = (("own", "received"), ("received", "own"))
CITIZENS = [face for face, kind in TILES.items() if kind.citizen]


def outcomes(state: ForumTrajanum, parts: list[Part]) -> set[str]:
    """All possible outcomes of these parts, one after the other."""

    async def script(table: Table[ForumTrajanum]) -> None:
        for part in parts:
            await part(table)
        await choose(0, "built", ["end"], always=True)

    game = structs.replace(
        GAME,
        start=lambda _players, _options: copy_state(state),
        phases={**GAME.phases, "turn": Phase(script)},
    )
    state.phase, state.active = "turn", 0
    waiting, found = [Table.begin(game, len(state.players), state.options, Given())], set[str]()
    while waiting:
        table = waiting.pop()
        choice = pending(table, 0)
        if choice.prompt.id == "prompt-built":
            found.add(outcome(table.state))
            continue
        for option in choice.options:
            twin = table.copy()
            twin.answer(0, option.key)
            waiting.append(twin)
    return found


def outcome(state: ForumTrajanum) -> str:
    """The relevant state, without the tiles used as envoys and the places of citizens in their rows."""
    player = state.players[0]
    rows = [(sorted(each.face or "" for each in row.citizens), row.active) for row in player.rows]
    counted = (player.points, player.stock, player.prestige, player.turned, player.tracks, rows)
    beside = sorted(each.face or "" for each in player.beside_colonia)
    return repr((counted, len(player.ship), len(player.sent), beside, sorted(state.envoys.items())))


def using(slot: str) -> Part:
    async def part(table: Table[ForumTrajanum]) -> None:
        assert tile_in_slot(table.state.players[0], slot)
        await use_tile(table, 0, slot)

    return part


def benefit(kind: str) -> Part:
    """A half brings its benefit."""

    async def part(table: Table[ForumTrajanum]) -> None:
        await building_benefit(table, 0, kind)

    return part


def with_two_tiles(random: Random) -> ForumTrajanum:
    """Seat 0 has two tiles, a citizen among them, the rest is random; one square is free."""
    state = empty()
    player = state.players[0]
    stock(player)
    lay_citizens(player, 0, {row: random.randint(0, 2) for row in range(1, 7)})
    for row in player.rows:
        row.active = bool(row.citizens) and random.random() < 0.7
    player.prestige = random.randint(0, PRESTIGE_LAST)
    ship(player, 0, random.randint(0, 1))
    free = random.choice(state.free_squares(COLOURS))
    state.envoys = dict.fromkeys([name for name in state.squares if name != free], 1)
    faces = [random.choice(CITIZENS), random.choice(list(TILES))]
    random.shuffle(faces)
    player.own, player.received = tile(faces[0], 0), tile(faces[1], 1)
    return state


@pytest.mark.parametrize("seed", range(6))
def test_tiles_whose_order_is_not_asked_come_to_the_same_in_both_orders(seed: int) -> None:
    random = Random(seed)
    for _ in range(20):
        state = with_two_tiles(random)
        player = state.players[0]
        assert player.own
        assert player.received
        orders = [outcomes(copy_state(state), [using(slot) for slot in order]) for order in ORDERS]
        matters = order_of_tiles_matters(player, player.own, player.received)
        faces = [tile_text(each.face or "") for each in (player.own, player.received)]
        assert matters or orders[0] == orders[1], (faces, player.rows, player.prestige, len(player.ship))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("track", "structure"), [("library", "fountain"), ("market", "house")])
def test_halves_with_no_asked_order_are_the_same_in_both(track: str, structure: str, seed: int) -> None:
    random = Random(seed)
    state = empty()
    player = state.players[0]
    stock(player)
    clear(player, player.covered[:])
    player.corner_tiles = {}
    player.tracks[track] = random.randint(0, 3)
    ship(player, 0, random.randint(0, 1 if track == "market" else 2))
    lay_citizens(player, 0, {1: random.randint(0, 1), 2: random.randint(0, 1), 3: random.randint(0, 1)})
    free = random.sample(sorted(state.squares), 4)
    state.envoys = dict.fromkeys([name for name in state.squares if name not in free], 1)
    assert not order_matters(state, 0, track, structure)
    halves: tuple[Any, Any] = (benefit(track), benefit(structure))
    assert outcomes(copy_state(state), [*halves]) == outcomes(copy_state(state), [*reversed(halves)])
