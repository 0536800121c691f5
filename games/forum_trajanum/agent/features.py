"""What a position holds for a seat, from its view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs

from games.forum_trajanum.agent.colonia import Colonia, Forum, colonia, forum, pattern_progress
from games.forum_trajanum.payday import may_pay
from games.forum_trajanum.payment import payable
from games.forum_trajanum.pieces import (
    COLOURS,
    CRANE_POINTS,
    CYCLES,
    MERCHANT_I,
    PATRICIAN_I,
    PLANS,
    PRESTIGE_LAST,
    ROUNDS,
    TILES,
    TRACKS,
    TRAJAN_CARDS,
)
from games.forum_trajanum.player import CitizenRow, Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import collected_times, number_shown
from games.hidden import Piece

PARTS: Mapping[str, str] = {
    "points": "points",
    "rows_next": "rows",
    "rows_later": "rows",
    "rows_unpaid": "rows",
    "unpaid": "citizens",
    "rows_room": "rows",
    "rows_open": "rows",
    "cranes_next": "cranes",
    "cranes_covered": "cranes",
    "cranes_growing": "cranes",
    "eagles": "forum",
    "area": "forum",
    "area_size": "forum",
    "area_joined": "forum",
    "area_growth": "forum",
    "task_built": "tasks",
    "task_begun": "tasks",
    "task_built_later": "tasks",
    "task_begun_later": "tasks",
    "task_shown": "tasks",
    "task_shown_soon": "tasks",
    "task_shown_part": "tasks",
    "task_shown_later": "tasks",
    "prestige": "prestige",
    "prestige_tasks": "prestige",
    "citizens": "citizens",
    "patrician_1": "citizens",
    "patrician_2": "citizens",
    "merchant_1": "citizens",
    "merchant_2": "citizens",
    "craftsman_1": "citizens",
    "craftsman_2": "citizens",
    "tracks": "tracks",
    "tracks_end": "tracks",
    "figures": "goods",
    "first_figures": "goods",
    "builders": "goods",
    "columns": "goods",
    "worker_pairs": "goods",
    "assistants": "goods",
    "tribunes": "goods",
    "tribune_pairs": "goods",
    "coins": "goods",
    "can_gray": "goods",
    "can_mixed": "goods",
    "can_pair": "goods",
    "goods_over": "goods",
    "envoys": "envoys",
    "envoy": "envoys",
    "free": "room",
    "free_pair": "room",
    "blocked": "room",
    "turns": "turns",
    "beside": "passed",
    "passed_goods": "passed",
    "passed_citizen": "passed",
}
"""Feature -> part."""

_ABILITIES = ("patrician_1", "patrician_2", "merchant_1", "merchant_2", "craftsman_1", "craftsman_2")

_BETTER = {"builder": 1.3, "tribune": 0.9, "coin": 0.8, "upgrade": 1.5}
"""How much of a tile's content counts, against a worker or an assistant."""

_PAID_FOR = frozenset({"coin", "classes", "all_classes"})
"""What collecting tasks want that depends on which citizens are paid."""

_MIXED = frozenset(key for key, plan in PLANS.items() if len(set(plan.halves)) == 2)
_PAIRS = frozenset(key for key, plan in PLANS.items() if len(plan.halves) == 2) - _MIXED

_SPARE = 0.4
"""How many goods more than a turn brings can be used in each turn, on average."""

_MOST_GROWTH = 4
"""So many squares to grow to are enough."""


def progress(state: ForumTrajanum) -> float:
    """The share of the rounds that are over."""
    if not state.phase:
        return 1.0
    return max(0, (state.cycle - 1) * ROUNDS + state.round - 1) / (CYCLES * ROUNDS)


def features(state: ForumTrajanum, seat: int) -> dict[str, float]:
    """What the position holds for the seat; a tile that it keeps counts as if it had been used."""
    player = with_own_tile(state.players[seat])
    found = {"points": float(player.points)}
    if not state.phase:
        return found
    scorings = CYCLES + 1 - state.cycle
    left = turns_left(state, seat)
    found["turns"] = left
    built = tuple([(name, each.kind) for name, each in player.built.items()])
    ground = colonia(built, tuple(player.covered))
    own = tuple([name for name, owner in state.envoys.items() if owner == seat])
    there = forum(tuple(state.boards), own, frozenset(state.envoys), corners=player.row_active(PATRICIAN_I))
    _rows_and_shown(found, state, seat, player, ground, scorings, left)
    _cranes(found, state, player, ground, left)
    _forum(found, player, there, scorings, left)
    _building_tasks(found, state, player, built)
    _citizens(found, state, player, left)
    _goods(found, player, ground, scorings, left)
    _passed(found, state, seat)
    return found


def turns_left(state: ForumTrajanum, seat: int) -> int:
    """How many turns the seat still has, the one it is in among them."""
    rounds = CYCLES * ROUNDS - (state.cycle - 1) * ROUNDS - state.round
    if state.phase == "tiles":
        return rounds + (state.round > 0)
    if state.phase != "turn" or state.active is None:
        return rounds
    order = state.turn_order
    return rounds + (order.index(seat) >= order.index(state.active))


def with_own_tile(player: Player) -> Player:
    """The player as if their own tile had been used, a citizen going where it is best."""
    if player.own is None or player.own.face is None:
        return player
    tile = TILES[player.own.face]
    if tile.citizen:
        rows = player.rows_for(tile.citizen)
        if not rows:
            return player
        best = max(rows, key=lambda row: (len(player.rows[row - 1].citizens), len(player.grays_in_row(row))))
        placed = list(player.rows)
        placed[best - 1] = CitizenRow([*placed[best - 1].citizens, player.own], active=True)
        turned = player.turned or best == MERCHANT_I
        return structs.replace(player, rows=placed, turned=turned)
    stock = dict(player.stock)
    prestige = player.prestige
    for kind, number in tile.gain.items():
        if kind == "upgrade":
            prestige = next_position(player) if prestige < PRESTIGE_LAST else prestige
        else:
            stock[kind] += number
    return structs.replace(player, stock=stock, prestige=prestige)


def _rows_and_shown(
    found: dict[str, float],
    state: ForumTrajanum,
    seat: int,
    player: Player,
    ground: Colonia,
    scorings: int,
    left: int,
) -> None:
    """Rows of the Colonia, and what Trajan's collecting tasks want to be shown."""
    citizens = [len(row.citizens) for row in player.rows]
    every = [kinds * (1 + number) for kinds, number in zip(ground.kinds, citizens, strict=True)]
    card = state.trajan_card
    value = task_points(player)
    best = best_rows = -1
    best_shown = 0
    for paid in _payments(state, seat, player, citizens, ground):
        rows = sum(
            kinds * (1 + number if row in paid else 1)
            for row, (kinds, number) in enumerate(zip(ground.kinds, citizens, strict=True), 1)
        )
        shown = _shown_after(state, seat, player, paid) if card else 0
        if rows + shown * value > best:
            best, best_rows, best_shown = rows + shown * value, rows, shown
        if not card or _PAID_FOR.isdisjoint(TRAJAN_CARDS[card].collect):
            break
    in_cycle = left % ROUNDS
    found["rows_next"] = best_rows
    found["rows_unpaid"] = (sum(every) - best_rows) * in_cycle / ROUNDS
    found["rows_later"] = (scorings - 1) * sum(every)
    room = [room * (1 + number) for room, number in zip(ground.room, citizens, strict=True)]
    open_room = [room * (1 + number) for room, number in zip(ground.open_room, citizens, strict=True)]
    found["rows_room"] = scorings * sum(sorted(room)[-3:]) * min(left, 4) / 4
    found["rows_open"] = scorings * sum(sorted(open_room)[-3:]) * min(left, 2) / 2
    found["task_shown_soon" if in_cycle else "task_shown"] = best_shown * value
    if card and in_cycle:
        found["task_shown_part"] = _shown(player, card) % 1 * value
    found["task_shown_later"] = sum(
        _shown(player, name) for cycle, name in state.trajan.items() if int(cycle) > state.cycle
    )


def _payments(
    state: ForumTrajanum, seat: int, player: Player, citizens: Sequence[int], ground: Colonia
) -> Iterator[frozenset[int]]:
    """Rows that may be paid, the best ones for each number of coins; those that are active if all is paid."""
    if not may_pay(state, seat):
        yield frozenset(number for number, row in enumerate(player.rows, 1) if row.active)
        return
    occupied = [row for row, number in enumerate(citizens, 1) if number]
    occupied.sort(key=lambda row: -(ground.kinds[row - 1] + 0.1) * citizens[row - 1])
    for number in range(min(player.stock["coin"], len(occupied)), -1, -1):
        yield frozenset(occupied[:number])


def _shown_after(state: ForumTrajanum, seat: int, player: Player, paid: frozenset[int]) -> int:
    """How many times the collecting task can be shown after these rows are paid."""
    after = player
    if may_pay(state, seat):
        stock = {**player.stock, "coin": player.stock["coin"] - len(paid)}
        active = [CitizenRow(each.citizens, n in paid) for n, each in enumerate(player.rows, 1)]
        after = structs.replace(player, stock=stock, rows=active)
    return collected_times(after, state.trajan_card or "")


def _shown(player: Player, card: str) -> float:
    """How many times a collecting task can be shown now, and what share there is of one time more."""
    wanted = TRAJAN_CARDS[card].collect
    have = [(number_shown(player, kind), number) for kind, number in wanted.items()]
    times = min(number // each for number, each in have)
    return times + sum(min(each, number - times * each) / each for number, each in have) / len(have)


def _cranes(
    found: dict[str, float], state: ForumTrajanum, player: Player, ground: Colonia, left: int
) -> None:
    uncovered = player.uncovered_cranes
    in_cycle = left % ROUNDS
    found["cranes_next"] = state.crane_value * sum(ground.colours[player.cranes[each]] for each in uncovered)
    found["cranes_growing"] = state.crane_value * len(uncovered) * in_cycle
    following = CRANE_POINTS[min(state.cycle, CYCLES - 1)] if not in_cycle else state.crane_value
    found["cranes_covered"] = following * sum(
        ground.colours[player.cranes[each]] for each in player.corner_tiles if each in player.cranes
    )


def _forum(found: dict[str, float], player: Player, there: Forum, scorings: int, left: int) -> None:
    found["eagles"] = scorings * there.eagles
    found["area"] = scorings * area_points(player, there.largest)
    found["area_size"] = scorings * there.largest
    found["area_joined"] = scorings * min(1, left) * (there.joined - there.largest)
    found["area_growth"] = min(there.growth, _MOST_GROWTH, 2 * left)
    envoys = min(len(player.ship), 4, 2 * left)
    found["envoys"] = envoys
    found["envoy"] = min(envoys, 1)


def _building_tasks(
    found: dict[str, float], state: ForumTrajanum, player: Player, built: tuple[tuple[str, str], ...]
) -> None:
    value = task_points(player)
    found["prestige"] = player.prestige * (CYCLES + 1 - state.cycle)
    for cycle, card in state.trajan.items():
        if int(cycle) < state.cycle:
            continue
        so_far = pattern_progress(card, built)
        later = "" if int(cycle) == state.cycle else "_later"
        for name, number in ((f"task_built{later}", so_far.times), (f"task_begun{later}", so_far.begun)):
            found[name] = found.get(name, 0.0) + number * value
        found["prestige_tasks"] = found.get("prestige_tasks", 0.0) + value


def _citizens(found: dict[str, float], state: ForumTrajanum, player: Player, left: int) -> None:
    found["citizens"] = player.active_citizens * left
    for name, row in zip(_ABILITIES, player.rows, strict=True):
        if row.active:
            found[name] = left
    found["tracks"] = sum(player.tracks.values())
    column = state.column_value + player.active_citizens
    found["tracks_end"] = column * min(left, sum(player.tracks[track] == 3 for track in TRACKS))


def _goods(found: dict[str, float], player: Player, ground: Colonia, scorings: int, left: int) -> None:
    """Goods that can still be used: a turn takes two figures at most, and brings about as many."""
    stock = player.stock
    figures = stock["builder"] + player.workers
    reach = min(2 * left, 2 + _SPARE * left)
    used = min(figures, reach)
    builders = min(stock["builder"], left, 1 + _SPARE * left)
    assistants = min(stock["assistant"], reach)
    tribunes = min(stock["tribune"], reach)
    occupied = sum(bool(row.citizens) for row in player.rows)
    coins = min(stock["coin"], occupied * (scorings - player.paid) + min(left, 1))
    found["figures"] = used
    found["first_figures"] = min(figures, 2, 2 * left)
    found["builders"] = builders
    found["columns"] = builders * player.active_citizens
    found["worker_pairs"] = min(left, sum(stock[colour] // 2 for colour in COLOURS), 2)
    found["assistants"] = assistants
    found["tribunes"] = tribunes
    found["tribune_pairs"] = tribunes // 2
    found["coins"] = coins
    if left:
        plans = payable(player)
        found["can_gray"] = float("library" in plans)
        found["can_mixed"] = float(not _MIXED.isdisjoint(plans))
        found["can_pair"] = float(not _PAIRS.isdisjoint(plans))
    if not player.paid:
        found["unpaid"] = max(0, occupied - stock["coin"])
    found["goods_over"] = player.resources - used - assistants - tribunes - coins
    found["free"] = min(ground.free, 2, 2 * left)
    found["free_pair"] = min(ground.pairs, 2, 2 * left)
    found["blocked"] = max(0, min(figures, 2, 2 * left) - ground.free)


def _passed(found: dict[str, float], state: ForumTrajanum, seat: int) -> None:
    """The tile that is about to be passed, and what the seat may fetch from beside its Colonia."""
    player = state.players[seat]
    found["beside"] = min(len(player.beside_colonia), 1)
    if player.own is None:
        return
    for taken in player.taken:
        goods, citizen = _worth_to(taken.tile, state.players[state.right(seat)])
        found["passed_goods"] = goods
        found["passed_citizen"] = citizen


def _worth_to(tile: Piece, receiver: Player) -> tuple[float, float]:
    """What a tile holds for its receiver: goods, and whether it is a citizen that finds a space."""
    kind = TILES[tile.face or ""]
    if kind.citizen:
        return 0.0, float(bool(receiver.rows_for(kind.citizen)))
    return sum(number * _BETTER.get(goods, 1.0) for goods, number in kind.gain.items()), 0.0
