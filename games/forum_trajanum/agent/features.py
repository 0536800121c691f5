"""What a position holds for a seat, from its view."""

from collections import Counter
from functools import lru_cache

from msgspec import structs

from games.forum_trajanum import mosaics, pieces
from games.forum_trajanum.mosaics import neighbours
from games.forum_trajanum.payday import may_pay
from games.forum_trajanum.payment import affordable_plans
from games.forum_trajanum.pieces import GRAYS, SIZE, STRUCTURES
from games.forum_trajanum.player import CitizenRow, Player
from games.forum_trajanum.prestige import area_points, next_position, task_points
from games.forum_trajanum.scoring import eagle_relation, largest_area
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import collected_goods, number_shown, patterns_begun

CACHED = 8192

Buildings = tuple[tuple[str, str], ...]
"""Space, kind of building."""


@lru_cache(CACHED)
def gray_kinds(built: Buildings) -> tuple[int, ...]:
    """The number of different gray buildings in each row."""
    kinds = {(int(name[1:]), kind) for name, kind in built if kind not in STRUCTURES}
    count = Counter(row for row, _ in kinds)
    return tuple(count[row] for row in range(1, SIZE + 1))


@lru_cache(CACHED)
def count_by_colour(built: Buildings) -> Counter[str]:
    """The number of structures of each colour."""
    return Counter(STRUCTURES[kind] for _, kind in built if kind in STRUCTURES)


@lru_cache(CACHED)
def count_rooms_for_double_tiles(free: tuple[str, ...]) -> int:
    """How many double tiles find room on free spaces, each pair of spaces taken as it comes."""
    left, found = set(free), 0
    for name in free:
        near = next((each for each in neighbours(name) if each in left), None)
        if name in left and near:
            left -= {name, near}
            found += 1
    return found


@lru_cache(CACHED)
def worth_of_best_spaces(free: tuple[str, ...], kinds: tuple[int, ...], citizens: tuple[int, ...]) -> int:
    """What the two best free spaces bring at a scoring if kinds come there that their rows lack."""
    spaces = Counter([int(name[1:]) - 1 for name in free])
    used = {row: min(number, len(GRAYS) - kinds[row]) for row, number in spaces.items()}
    return sum(sorted([1 + citizens[row] for row in used for _ in range(used[row])])[-2:])


@lru_cache(CACHED)
def pattern_progress(card: str, built: Buildings) -> tuple[int, float]:
    """How often the building task of a card is fulfilled, and the largest share of another time, squared."""
    times, begun = patterns_begun(card, dict(built))
    return times, max((each.share for each in begun), default=0.0) ** 2


@lru_cache(CACHED)
def lacks_one(card: str, built: Buildings, free: tuple[str, ...]) -> bool:
    """Whether one building on a free space would fulfil the building task of a card once more."""
    return any(each.lacks_only(free) for each in patterns_begun(card, dict(built))[1])


_ABILITIES = ("patrician_1", "patrician_2", "merchant_1", "merchant_2", "craftsman_1", "craftsman_2")
_CITIZENS = Counter(pieces.TILES[face].citizen for face in (*pieces.GRID_TILES, *pieces.WOMEN))
_DOUBLE = frozenset(key for key, plan in pieces.PLANS.items() if len(plan.halves) == 2)


def progress(state: ForumTrajanum) -> float:
    """The share of finished rounds."""
    over = max(0, (state.cycle - 1) * pieces.ROUNDS + state.round - 1)
    return over / (pieces.CYCLES * pieces.ROUNDS) if state.phase else 1.0


def features(state: ForumTrajanum, seat: int) -> dict[str, float]:
    """The position's features for the seat; a kept tile counts as used."""
    player = with_own_tile(state.players[seat])
    found = {"points": float(player.points)}
    if state.phase:
        left = state.turns_left(seat)
        built = tuple([(name, each.kind) for name, each in player.built.items()])
        free = tuple(player.free)
        found |= _scoring_features(state, seat, player, built, free, left)
        found |= _forum_features(state, seat, player, left)
        found |= _task_features(state, player, built, free, left)
        found |= _citizen_features(state, seat, player, left)
        found |= _goods_features(player, free, left)
        found |= _later_features(player, built, free, left) if left else {}
        found["turns"] = left
    return found


def with_own_tile(player: Player) -> Player:
    """The player after using their own tile, with a citizen in the best place."""
    if player.own is None or player.own.face is None:
        return player
    tile = pieces.TILES[player.own.face]
    if tile.citizen:
        if not (rows := player.rows_for(tile.citizen)):
            return player
        best = max(rows, key=lambda row: (len(player.rows[row - 1].citizens), len(player.grays_in_row(row))))
        placed = list(player.rows)
        placed[best - 1] = CitizenRow([*placed[best - 1].citizens, player.own], active=True)
        return structs.replace(player, rows=placed, turned=player.turned or best == pieces.MERCHANT_I)
    stock = {goods: number + tile.gain.get(goods, 0) for goods, number in player.stock.items()}
    upgraded = "upgrade" in tile.gain and player.prestige < pieces.PRESTIGE_LAST
    prestige = next_position(player) if upgraded else player.prestige
    return structs.replace(player, stock=stock, prestige=prestige)


def _scoring_features(
    state: ForumTrajanum, seat: int, player: Player, built: Buildings, free: tuple[str, ...], left: int
) -> dict[str, float]:
    """Cranes, rows and what is collected, in the next scoring and later."""
    in_cycle, scorings = left % pieces.ROUNDS, pieces.CYCLES + 1 - state.cycle
    kinds = gray_kinds(built)
    rows = list(zip(kinds, player.rows, strict=True))
    gains = sorted((each * len(row.citizens) for each, row in rows), reverse=True)
    active = [each * len(row.citizens) for each, row in rows if row.active]
    pays = may_pay(state, seat)
    paid = sum(gains[: player.stock["coin"]] if pays else active)
    twice = "coins_wanted_twice_soon" if in_cycle else "coins_wanted_twice"
    open_rooms = worth_of_best_spaces(free, kinds, tuple([len(row.citizens) for row in player.rows]))
    number = count_by_colour(built)
    cranes = [number[player.cranes[each]] for each in player.uncovered_cranes]
    covered = [number[player.cranes[each]] for each in player.corner_tiles]
    return {
        "rows_next": sum(kinds) + paid,
        twice: pays and _points_not_had_together(state, player, gains),
        "rows_unpaid": (sum(gains) - paid) * in_cycle / pieces.ROUNDS,
        "rows_later": (scorings - 1) * (sum(kinds) + sum(gains)),
        "rows_open": scorings * open_rooms * min(left, 2) / 2,
        "cranes_growing": state.crane_value * len(cranes) * in_cycle,
        "cranes_next": state.crane_value * sum(cranes),
        "cranes_covered": pieces.CRANE_POINTS[min(state.cycle - bool(in_cycle), pieces.CYCLES - 1)]
        * sum(covered),
    }


def _points_not_had_together(state: ForumTrajanum, player: Player, gains: list[int]) -> int:
    """The points of the next scoring that cannot all be had: a coin is either paid or shown."""
    card = state.trajan.get(str(state.cycle))
    wanted = pieces.TRAJAN_CARDS[card].collect if card else {}
    coins = player.stock["coin"]
    if not coins or "coin" not in wanted:
        return 0
    others = [number_shown(player, kind) // number for kind, number in wanted.items() if kind != "coin"]

    def scored(paid: int, shown: int) -> int:
        return sum(gains[:paid]) + task_points(player) * min([*others, shown // wanted["coin"]])

    return scored(coins, coins) - max(scored(paid, coins - paid) for paid in range(coins + 1))


def _forum_features(state: ForumTrajanum, seat: int, player: Player, left: int) -> dict[str, float]:
    scorings, own, area = pieces.CYCLES + 1 - state.cycle, state.envoys_of(seat), largest_area(state, seat)
    boards, ready = tuple(state.boards), bool(player.ship) and left > 0
    spaces_left = mosaics.free_squares_by_area(boards, frozenset(state.envoys)) if ready else ()
    return {
        "eagles": scorings
        * sum(pieces.EAGLE_POINTS.get(eagle_relation(state, seat, name), 0) for name in own),
        "area": scorings * area_points(player, area),
        "envoy": min(len(player.ship), 1, left),
        "envoys_ready": min(len(player.ship), left),
        "envoys_sent": len(own),
        "envoys_apart": (len(own) - area) * (left > 0),
        "areas_lack_one": spaces_left.count(1),
        "areas_lack_two": spaces_left.count(2),
    }


def _task_features(
    state: ForumTrajanum, player: Player, built: Buildings, free: tuple[str, ...], left: int
) -> dict[str, float]:
    """The cards of this cycle and of later ones; of the later ones, whole patterns count as begun as well."""
    value, soon = task_points(player), bool(left % pieces.ROUNDS)
    found = {"prestige": float(player.prestige * (pieces.CYCLES + 1 - state.cycle))}
    found |= dict.fromkeys(("task_built_later", "task_begun_later", "task_shown_later"), 0.0)
    for key, card in state.trajan.items():
        if int(key) < state.cycle:
            continue
        times, begun = (each * value for each in pattern_progress(card, built))
        shown, ahead = (each * value for each in collected_goods(player, card))
        cranes = value * len(player.uncovered_cranes) * ("scored_crane" in pieces.TRAJAN_CARDS[card].collect)
        if int(key) == state.cycle:
            found |= {"task_built": times, "task_begun": begun}
            found |= {"task_shown_soon" if soon else "task_shown": shown}
            if soon:
                found |= {"task_lacks_one": value * lacks_one(card, built, free)}
                found |= {"task_shown_begun": ahead, "task_cranes": cranes}
        else:
            found["task_built_later"] += times
            found["task_begun_later"] += times + begun
            found["task_shown_later"] += shown
            if int(key) == state.cycle + 1:
                found |= {"task_next": times + begun, "task_shown_next": ahead, "task_cranes_next": cranes}
    return found


def _citizen_features(state: ForumTrajanum, seat: int, player: Player, left: int) -> dict[str, float]:
    classes = zip(player.rows, pieces.ROW_CLASSES, strict=True)
    wanted = {name for row, name in classes if left and len(row.citizens) < 2}
    lying = [pieces.TILES[tile.face or ""].citizen for tile in player.corner_tiles.values()]
    places = (
        state.gone,
        state.players[seat].tiles_off_grid,
        state.players[state.right_neighbour(seat)].tiles_off_grid,
    )
    bag = pieces.tiles_bag(seat)
    seen = [pieces.TILES[tile.face or ""].citizen for place in places for tile in place if tile.bag == bag]
    return {
        "citizens_open": sum(name in wanted for name in lying),
        "citizens_hidden": sum(_CITIZENS[name] - seen.count(name) for name in wanted),
        "citizens": player.active_citizens * left,
        **{name: left * row.active for name, row in zip(_ABILITIES, player.rows, strict=True)},
        "tracks": sum(player.tracks.values()),
        "tracks_end": (state.column_value + player.active_citizens)
        * min(left, [*player.tracks.values()].count(3)),
    }


def _goods_features(player: Player, free: tuple[str, ...], left: int) -> dict[str, float]:
    """Goods that can still be used: a turn takes two figures at most, and brings a quarter of one less."""
    stock = player.stock
    figures = stock["builder"] + player.workers
    used = min(figures, 2 * left, 2 + left / 4)
    assistants, tribunes = (min(stock[kind], 2 * left, 2) for kind in ("assistant", "tribune"))
    occupied = sum(bool(row.citizens) for row in player.rows)
    coins = min(stock["coin"], occupied * (not player.paid))
    later = min(stock["coin"] - coins, occupied * (-(-left // pieces.ROUNDS)) + min(left, 1))
    room = min(count_rooms_for_double_tiles(free), left)
    return {
        "figures": used,
        "first_figures": min(figures, 2, 2 * left),
        "builders": min(stock["builder"], left, 2),
        "assistants": assistants,
        "tribunes": tribunes,
        "tribune_pair": tribunes // 2,
        "coins": coins,
        "coins_later": later,
        "goods_over": player.resources - used - assistants - tribunes - coins - later,
        "can_gray": bool(free) and left > 0 and "library" in affordable_plans(player),
        "can_double": room > 0 and not _DOUBLE.isdisjoint(affordable_plans(player)),
        "free": min(len(free), 4, 2 * left),
        "pairs": min(room, 3),
        "blocked": max(0, min(figures, 2, 2 * left) - len(free)),
    }


def _later_features(player: Player, built: Buildings, free: tuple[str, ...], left: int) -> dict[str, float]:
    """What matters only while there are turns left."""
    stock, coloured, in_cycle = player.stock, sum(count_by_colour(built).values()), left % pieces.ROUNDS
    short = max(0, sum(bool(row.citizens) for row in player.rows) - stock["coin"]) * (not player.paid)
    workers = [stock[colour] for colour in pieces.COLOURS]
    return {
        **{f"{track}_{step}": 1.0 for track, step in player.tracks.items() if step},
        "rows_short": short,
        "rows_short_soon": short * (1 - in_cycle / pieces.ROUNDS) if in_cycle else 0.0,
        "active_now": player.active_citizens,
        "classes": sum(any(row.citizens for row in player.rows[n : n + 2]) for n in (0, 2, 4)),
        "full_rows": sum(len(row.citizens) > 1 for row in player.rows),
        "cranes_open": len(player.uncovered_cranes),
        "cranes_hidden": len(player.corner_tiles),
        "all_builders": min(stock["builder"], 3),
        "all_assistants": min(stock["assistant"], 4),
        "all_coins": min(stock["coin"], 6),
        "all_tribunes": min(stock["tribune"], 4),
        "worker_pairs": min(sum(each // 2 for each in workers), 2),
        "worker_colours": sum(map(bool, workers)),
        "gray": len(built) - coloured,
        "coloured": coloured,
        "free_used": min(len(free), left),
        "free_over": max(0, len(free) - 4),
    }
