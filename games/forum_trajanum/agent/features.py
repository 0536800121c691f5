"""What a position holds for a seat: groups of features, each from a few numbers."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import structs

from games.forum_trajanum import pieces
from games.forum_trajanum.agent import masks
from games.forum_trajanum.agent.masks import amounts
from games.forum_trajanum.agent.patterns import progress_of
from games.forum_trajanum.agent.seat import Moment, Seat, moment_of, seat_of
from games.forum_trajanum.effects import TRACK_END
from games.forum_trajanum.pieces import CLASSES, GRAYS, RESOURCES, ROUNDS
from games.forum_trajanum.state import ForumTrajanum
from games.forum_trajanum.tasks import count_pairs

Features = dict[str, float]

_ABILITIES = ("patrician_1", "patrician_2", "merchant_1", "merchant_2", "craftsman_1", "craftsman_2")
_DOUBLE = frozenset(key for key, plan in pieces.PLANS.items() if len(plan.halves) == 2)


def features(state: ForumTrajanum, seat: int) -> Features:
    """The position's features for the seat, from a table or from its view; a kept tile counts as used."""
    if not state.phase:
        return {"points": float(state.players[seat].points)}
    return features_of(seat_of(state, seat), moment_of(state, seat))


def features_of(seat: Seat, moment: Moment) -> Features:
    found: Features = {"points": float(seat.points)}
    for group, numbers in zip(GROUPS, numbers_of_groups(seat, moment), strict=True):
        found |= group(moment, *numbers)
    return found


class Worth:
    """Weighs the positions of a moment; each group of features is weighed once for the same numbers."""

    def __init__(self, moment: Moment, weights: Mapping[str, float]) -> None:
        self._moment = moment
        self._weights = weights
        self._known: list[dict[tuple[Any, ...], float]] = [{} for _ in GROUPS]

    def of(self, seat: Seat) -> float:
        total = self._weights["points"] * seat.points
        for group, known, numbers in zip(
            GROUPS, self._known, numbers_of_groups(seat, self._moment), strict=True
        ):
            worth = known.get(numbers)
            if worth is None:
                found = group(self._moment, *numbers).items()
                worth = known[numbers] = sum([number * self._weights[name] for name, number in found])
            total += worth
        return total


class _Colonia(NamedTuple):
    kinds: tuple[int, ...]
    """How many different gray buildings are in each row."""
    colours: tuple[int, ...]
    """How many structures of each colour there are."""
    columns: int
    gray: int


@lru_cache(masks.CACHED)
def _colonia(built: int) -> _Colonia:
    by_kind = masks.spaces_by_kind(built)
    grays, structures = by_kind[: len(GRAYS)], by_kind[len(GRAYS) :]
    return _Colonia(
        tuple([sum([bool(spaces & row) for spaces in grays]) for row in masks.ROWS]),
        tuple([spaces.bit_count() for spaces in structures]),
        by_kind[masks.KIND["triumphal_column"]].bit_count(),
        sum(grays).bit_count(),
    )


@lru_cache(masks.CACHED)
def _rooms_for_double_tiles(free: int) -> int:
    """How many double tiles find room on free spaces, each pair of spaces taken as it comes."""
    left, found = free, 0
    for bit in masks.bits(free):
        near = masks.AROUND[bit] & left
        if bit & left and near:
            left &= ~(bit | near & -near)
            found += 1
    return found


def numbers_of_groups(seat: Seat, moment: Moment) -> tuple[tuple[Any, ...], ...]:
    """The numbers on which each of the `GROUPS` depends."""
    corners = seat.has_active(pieces.PATRICIAN_I)
    if seat.own:
        seat = _with_own_tile(seat)
    free, active, citizens, built, stock = seat.free, seat.active, seat.citizens, seat.built, seat.stock
    table = pieces.TRAJAN_VALUES_TURNED if seat.turned else pieces.TRAJAN_VALUES
    value = table[seat.prestige]
    tiles = tuple(map(bool, seat.corners))
    uncovered = len(tiles) - seat.cranes.count(-1) - sum(tiles) - seat.scored.bit_count()
    return (
        (built, free, citizens, active, stock // masks.ONE["coin"] & masks.LANE_FULL, seat.pays),
        (built, seat.cranes, tiles, seat.scored),
        (seat.envoys, seat.occupied, seat.ship, corners),
        (moment.mosaic.largest_area(seat.envoys), seat.prestige, seat.turned),
        (built, free, value),
        (stock, built, citizens, active, value, seat.pays, seat.ship, seat.scored, uncovered, seat.markers),
        (citizens, active, seat.corners, seat.hidden, seat.tracks),
        (stock, masks.USES[active] - seat.used, free, len(citizens) - citizens.count(0), seat.pays),
        (built, free),
    )


def _with_own_tile(seat: Seat) -> Seat:
    """The seat after using its own tile, with a citizen in the best place."""
    if pieces.TILES[seat.own].citizen:
        kinds, rows = _colonia(seat.built).kinds, seat.rows_for(seat.own)
        best = max(rows, key=lambda row: (seat.citizens[row - 1], kinds[row - 1]), default=0)
        return seat.with_citizen(best) if best else seat
    goods, upgrades = masks.GAINS[seat.own]
    prestige = seat.next_position if upgrades else seat.prestige
    return structs.replace(seat, stock=seat.stock + goods, prestige=prestige)


def _rows(
    moment: Moment, built: int, free: int, citizens: tuple[int, ...], active: int, coins: int, pays: bool
) -> Features:
    """The rows, in the next scoring and later."""
    left, in_cycle, scorings, kinds = moment.left, moment.in_cycle, moment.scorings, _colonia(built).kinds
    of_rows = [number * some for number, some in zip(kinds, citizens, strict=True)]
    gains = sorted(of_rows, reverse=True)
    paid = sum(gains[:coins]) if pays else sum([gain for n, gain in enumerate(of_rows) if active >> n & 1])
    lacking = [min((free & row).bit_count(), len(GRAYS) - kinds[n]) for n, row in enumerate(masks.ROWS)]
    best = sorted([1 + citizens[n] for n, number in enumerate(lacking) for _ in range(number)])[-2:]
    found: Features = {
        "rows_next": sum(kinds) + paid,
        "rows_unpaid": (sum(gains) - paid) * in_cycle / ROUNDS,
        "rows_later": (scorings - 1) * (sum(kinds) + sum(gains)),
        "rows_open": scorings * sum(best) * min(left, 2) / 2,
    }
    if left:
        short = max(0, sum(map(bool, citizens)) - coins) * pays
        found |= {
            "rows_short": short,
            "rows_short_soon": short * (1 - in_cycle / ROUNDS) if in_cycle else 0.0,
        }
    return found


def _cranes(
    moment: Moment, built: int, cranes: tuple[int, ...], tiles: tuple[bool, ...], scored: int
) -> Features:
    number = [(n, _colonia(built).colours[colour]) for n, colour in enumerate(cranes) if colour >= 0]
    uncovered = [each for n, each in number if not (tiles[n] or scored >> n & 1)]
    value = pieces.CRANE_POINTS[moment.cycle - 1]
    last = pieces.CRANE_POINTS[min(moment.cycle - bool(moment.in_cycle), pieces.CYCLES - 1)]
    found: Features = {
        "cranes_growing": value * len(uncovered) * moment.in_cycle,
        "cranes_next": value * sum(uncovered),
        "cranes_covered": last * sum([each for n, each in number if tiles[n]]),
    }
    return found | ({"cranes_open": len(uncovered), "cranes_hidden": sum(tiles)} if moment.left else {})


def _forum(moment: Moment, envoys: int, occupied: int, ship: int, corners: bool) -> Features:
    left, mosaic, sent = moment.left, moment.mosaic, envoys.bit_count()
    lacking = [(area & ~occupied).bit_count() for area in mosaic.areas] if ship and left else []
    return {
        "eagles": moment.scorings * mosaic.eagle_points(envoys, corners=corners),
        "envoy": min(ship, 1, left),
        "envoys_ready": min(ship, left),
        "envoys_sent": sent,
        "envoys_apart": (sent - mosaic.largest_area(envoys)) * (left > 0),
        "areas_lack_one": lacking.count(1),
        "areas_lack_two": lacking.count(2),
    }


def _prestige(moment: Moment, area: int, prestige: int, turned: bool) -> Features:
    counted = 3 if turned and area == 2 else min(area, pieces.AREA_MOST)
    points = counted + prestige if area > turned else 0
    return {"area": moment.scorings * points, "prestige": float(prestige * moment.scorings)}


def _patterns(moment: Moment, built: int, free: int, value: int) -> Features:
    """The building tasks of this cycle and of later ones, whose whole patterns count as begun as well."""
    found: Features = {"task_built_later": 0.0, "task_begun_later": 0.0}
    for cycle, card in moment.cards:
        task = progress_of(card, built)
        times, begun = task.times * value, task.begun * value
        if cycle > moment.cycle:
            found["task_built_later"] += times
            found["task_begun_later"] += times + begun
            if cycle == moment.cycle + 1:
                found["task_next"] = times + begun
            continue
        found |= {"task_built": times, "task_begun": begun}
        if moment.in_cycle:
            found["task_lacks_one"] = value * bool(task.lacking & free)
    return found


def _shown(
    moment: Moment,
    stock: int,
    built: int,
    citizens: tuple[int, ...],
    active: int,
    value: int,
    pays: bool,
    ship: int,
    scored: int,
    uncovered: int,
    markers: int,
) -> Features:
    """The collecting tasks."""
    goods, colonia, soon = amounts(stock), _colonia(built), bool(moment.in_cycle)
    workers, classes = goods[masks.WORKERS], _count_active(citizens, active)
    number: dict[str, int] = {
        **dict(zip(RESOURCES, goods, strict=True)),
        "worker": sum(workers),
        "colours": count_pairs(workers),
        "classes": count_pairs(classes),
        "all_classes": min(classes),
        "ship": ship,
        "triumphal_column": colonia.columns,
        "scored_crane": scored.bit_count(),
        "marker": markers,
    }
    found: Features = {"task_shown_later": 0.0}
    twice = 0
    for cycle, card in moment.cards:
        wanted = pieces.TRAJAN_CARDS[card].collect
        times = min([number[kind] // each for kind, each in wanted.items()])
        more = sum([min(number[kind] - times * each, each) for kind, each in wanted.items()])
        whole, ahead = times * value, more / sum(wanted.values()) * value
        cranes = value * uncovered * ("scored_crane" in wanted)
        if cycle > moment.cycle:
            found["task_shown_later"] += whole
            if cycle == moment.cycle + 1:
                found |= {"task_shown_next": ahead, "task_cranes_next": cranes}
            continue
        found["task_shown_soon" if soon else "task_shown"] = whole
        if soon:
            found |= {"task_shown_begun": ahead, "task_cranes": cranes}
        if pays and "coin" in wanted:
            gains = sorted([n * some for n, some in zip(colonia.kinds, citizens, strict=True)], reverse=True)
            twice = _points_not_had_together(gains, wanted, number, value)
    return found | {"coins_wanted_twice_soon" if soon else "coins_wanted_twice": twice}


def _points_not_had_together(
    gains: list[int], wanted: Mapping[str, int], number: Mapping[str, int], value: int
) -> int:
    """The points of the next scoring that cannot all be had: a coin is either paid or shown."""
    coins = number["coin"]
    others = min([number[kind] // each for kind, each in wanted.items() if kind != "coin"])

    def scored(paid: int, shown: int) -> int:
        return sum(gains[:paid]) + value * min(others, shown // wanted["coin"])

    return scored(coins, coins) - max(scored(paid, coins - paid) for paid in range(coins + 1))


def _count_active(citizens: tuple[int, ...], active: int) -> list[int]:
    """How many active citizens of each class there are."""
    working = [number * (active >> n & 1) for n, number in enumerate(citizens)]
    return [sum(working[n : n + 2]) for n in range(0, len(working), 2)]


def _citizens(
    moment: Moment,
    citizens: tuple[int, ...],
    active: int,
    corners: tuple[str, ...],
    hidden: tuple[int, ...],
    tracks: tuple[int, ...],
) -> Features:
    left, working = moment.left, sum(_count_active(citizens, active))
    rows = [citizens[n : n + 2] for n in range(0, len(citizens), 2)]
    wanted = [n for n, each in enumerate(rows) if left and min(each) < 2]
    lying = [pieces.TILES[face].citizen for face in corners if face]
    found: Features = {
        "citizens_open": sum([lying.count(CLASSES[n]) for n in wanted]),
        "citizens_hidden": sum([hidden[n] for n in wanted]),
        "citizens": working * left,
        **{name: left * (active >> n & 1) for n, name in enumerate(_ABILITIES)},
        "tracks": sum(tracks),
        "tracks_end": (pieces.COLUMN_POINTS[moment.cycle - 1] + working)
        * min(left, tracks.count(TRACK_END - 1)),
    }
    if left:
        steps = zip(pieces.TRACKS, tracks, strict=True)
        found |= {f"{track}_{step}": 1.0 for track, step in steps if step}
        found |= {"active_now": working, "classes": sum(map(any, rows)), "full_rows": citizens.count(2)}
    return found


def _goods(moment: Moment, stock: int, uses: int, free: int, occupied: int, pays: bool) -> Features:
    """Goods that can still be used: a turn takes two figures at most, and brings a quarter of one less."""
    left, goods, plans = moment.left, amounts(stock), masks.payable(stock + uses)
    builders, *_, assistants, coins, tribunes = goods
    workers = goods[masks.WORKERS]
    figures = builders + sum(workers)
    used = min(figures, 2 * left, 2 + left / 4)
    few_assistants, few_tribunes = min(assistants, 2 * left, 2), min(tribunes, 2 * left, 2)
    paid = min(coins, occupied * pays)
    later = min(coins - paid, occupied * -(-left // ROUNDS) + min(left, 1))
    found: Features = {
        "figures": used,
        "first_figures": min(figures, 2, 2 * left),
        "builders": min(builders, left, 2),
        "assistants": few_assistants,
        "tribunes": few_tribunes,
        "tribune_pair": few_tribunes // 2,
        "coins": paid,
        "coins_later": later,
        "goods_over": sum(goods) - used - few_assistants - few_tribunes - paid - later,
        "can_gray": bool(free) and left > 0 and "library" in plans,
        "can_double": left > 0 and _rooms_for_double_tiles(free) > 0 and not _DOUBLE.isdisjoint(plans),
        "blocked": max(0, min(figures, 2, 2 * left) - free.bit_count()),
    }
    if left:
        found |= {
            "all_builders": min(builders, 3),
            "all_assistants": min(assistants, 4),
            "all_coins": min(coins, 6),
            "all_tribunes": min(tribunes, 4),
            "worker_pairs": min(sum([each // 2 for each in workers]), 2),
            "worker_colours": sum(map(bool, workers)),
        }
    return found


def _room(moment: Moment, built: int, free: int) -> Features:
    left, number, colonia = moment.left, free.bit_count(), _colonia(built)
    pairs = min(_rooms_for_double_tiles(free), left, 3)
    found: Features = {"free": min(number, 4, 2 * left), "pairs": pairs, "turns": left}
    if left:
        found |= {"gray": colonia.gray, "coloured": sum(colonia.colours)}
        found |= {"free_used": min(number, left), "free_over": max(0, number - 4)}
    return found


GROUPS: tuple[Callable[..., Features], ...] = (
    _rows,
    _cranes,
    _forum,
    _prestige,
    _patterns,
    _shown,
    _citizens,
    _goods,
    _room,
)
