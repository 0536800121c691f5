"""The rules of taking tiles and of a turn in small numbers: what a seat is asked, where each answer leads.

What is still to be done is an agenda, its next step last. A step is a function or a question, with arguments.
Both return the seat afterwards, and the steps that come first now.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple, assert_never

from msgspec import Struct, structs

from games.forum_trajanum import effects
from games.forum_trajanum.agent import masks
from games.forum_trajanum.agent.masks import ONE
from games.forum_trajanum.agent.seat import POOLS, Moment, Seat
from games.forum_trajanum.effects import AREA_BONUSES, BENEFITS, SECOND_CITIZENS, TRACK_END, Effect, Effects
from games.forum_trajanum.pieces import (
    ANY_TILE_PRICE,
    BOTH_TILES_PRICE,
    CLASSES,
    COLOURS,
    COLUMN_POINTS,
    MERCHANT_I,
    PATRICIAN_I,
    PATRICIAN_II,
    PLANS,
    PRESTIGE_LAST,
    STRUCTURES,
    TILES,
    TRACKS,
)
from games.forum_trajanum.round import can_fit_streets
from games.forum_trajanum.tiles import NEXT_TO_COLONIA

Step = tuple[Any, ...]
Agenda = tuple[Step, ...]
After = tuple[Seat, Agenda]


class Question(Struct, frozen=True, eq=False):
    """A single answer is given without asking, unless it is asked `always`."""

    prompt: str
    keys: Callable[..., Sequence[str]]
    after: Callable[..., After]
    always: bool = False


class Position(NamedTuple):
    """A seat in its turn; at its end nothing is asked any more."""

    seat: Seat
    agenda: Agenda
    asked: Question | None = None
    arguments: tuple[Any, ...] = ()
    keys: Sequence[str] = ()


def begin(moment: Moment, seat: Seat) -> Position:
    """The first question of a turn."""
    return settle(moment, seat, ((TURN,), (USE,)))


def answer(moment: Moment, position: Position, key: str) -> Position:
    """The next question after an answer."""
    assert position.asked is not None
    seat, steps = position.asked.after(moment, position.seat, key, *position.arguments)
    return settle(moment, seat, position.agenda + steps[::-1])


def settle(moment: Moment, seat: Seat, agenda: Agenda) -> Position:
    """Take steps up to a question."""
    while agenda:
        do, *arguments = agenda[-1]
        agenda = agenda[:-1]
        if type(do) is Question:
            keys = do.keys(moment, seat, *arguments)
            if len(keys) > 1 or do.always:
                return Position(seat, agenda, do, tuple(arguments), keys)
            if not keys:
                continue
            seat, steps = do.after(moment, seat, keys[0], *arguments)
        else:
            seat, steps = do(moment, seat, *arguments)
        if steps:
            agenda += steps[::-1]
    return Position(seat, ())


# Taking tiles


class Taking(NamedTuple):
    """How a seat takes its tiles."""

    streets: tuple[tuple[str, ...], ...]
    """The spaces of each street card."""
    by_streets: tuple[str, ...] = ()
    """The tiles taken for these."""
    tiles: tuple[tuple[str, str], ...] = ()
    """All taken so far: space, face."""


def _takes(_: Moment, seat: Seat, taking: Taking) -> Sequence[str]:
    tiles = masks.names_of(seat.tiles)
    names = [name for name in tiles if can_fit_streets(taking.streets, (*taking.by_streets, name))]
    tribune = ["tribune"] if tiles and masks.has_all(seat.stock, ANY_TILE_PRICE * ONE["tribune"]) else []
    return [*names, *tribune] if names else [*tribune, "none"]


def _after_take(_: Moment, seat: Seat, key: str, taking: Taking) -> After:
    if key == "none":
        return seat, ((KEEP, taking.tiles),) if taking.tiles else ()
    if key == "tribune":
        return seat, ((TAKE_ANYWHERE, taking),)
    return _lifted(seat, key, (_take, key, taking._replace(by_streets=(*taking.by_streets, key))))


def _after_take_anywhere(_: Moment, seat: Seat, key: str, taking: Taking) -> After:
    paid = structs.replace(seat, stock=seat.stock - ANY_TILE_PRICE * ONE["tribune"])
    return _lifted(paid, key, (_take, key, taking))


def _take(_: Moment, seat: Seat, space: str, taking: Taking) -> After:
    tiles = (*taking.tiles, (space, seat.own))
    seat = structs.replace(seat, own="")
    return seat, ((KEEP, tiles),) if len(tiles) == 2 else ((TAKE, taking._replace(tiles=tiles)),)


def _keeps(_: Moment, __: Seat, tiles: Sequence[tuple[str, str]]) -> Sequence[str]:
    faces = {face for _, face in tiles}
    return [space for space, _ in tiles][: len(faces)]


def _after_keep(_: Moment, seat: Seat, key: str, tiles: Sequence[tuple[str, str]]) -> After:
    return structs.replace(seat, own=dict(tiles)[key]), ()


TAKE: Question = Question("prompt-take", _takes, _after_take)
TAKE_ANYWHERE: Question = Question(
    "prompt-take-anywhere", lambda _, seat, __: masks.names_of(seat.tiles), _after_take_anywhere
)
KEEP: Question = Question("prompt-keep", _keeps, _after_keep)


def _lifted(seat: Seat, space: str, then: Step) -> After:
    """The seat after lifting a tile, which chance turns up unless it is open; `then`: what happens to it."""
    bit = masks.BIT[space]
    if bit not in masks.CRANES:
        return structs.replace(seat, covered=seat.covered & ~bit), ((DRAW,), then)
    n = masks.CRANES.index(bit)
    corners = (*seat.corners[:n], "", *seat.corners[n + 1 :])
    return structs.replace(seat, corners=corners, own=seat.corners[n]), (then,)


def _after_draw(_: Moment, seat: Seat, face: str) -> After:
    hidden = [
        number - (name == TILES[face].citizen) for name, number in zip(CLASSES, seat.hidden, strict=True)
    ]
    return structs.replace(seat, own=face, hidden=tuple(hidden)), ()


DRAW: Question = Question("", lambda *_: (), _after_draw, always=True)
"""What chance is asked: which tile it is."""


# Using tiles


def _gain_of(seat: Seat, face: str) -> tuple[int, int] | None:
    """The goods and upgrades that using a tile would bring; None for a citizen that has a free space."""
    if TILES[face].citizen and seat.rows_for(face):
        return None
    goods, upgrades = masks.GAINS[face]
    return goods, upgrades if seat.prestige < PRESTIGE_LAST else 0


def _uses(_: Moment, seat: Seat) -> Sequence[str]:
    own, received = seat.own, seat.received
    stored = dict.fromkeys(seat.next_to_colonia)
    others = [] if received else [f"{NEXT_TO_COLONIA}{face}" for face in stored]
    keys = ["own"] if own else []
    if received and not (own and None is not _gain_of(seat, own) == _gain_of(seat, received)):
        keys.append("received")
    keys += others
    pair = (BOTH_TILES_PRICE * ONE["tribune"], 0)
    if own and _gain_of(seat, own) != pair and masks.has_all(seat.stock, pair[0]):
        for other in ["received"] if received else others:
            face = received or other.removeprefix(NEXT_TO_COLONIA)
            if _gain_of(seat, face) != pair:
                keys.append(f"own+{other}")
                if _does_order_matter(seat, own, face):
                    keys.append(f"{other}+own")
    return keys if own or received or not others else [*keys, "none"]


def _does_order_matter(seat: Seat, own: str, other: str) -> bool:
    """Whether it can matter which of two tiles is used first."""
    rows = seat.rows_for(own)
    return (
        _is_better_first(seat, own, other)
        or _is_better_first(seat, other, own)
        or (not rows and not seat.ship and PATRICIAN_I in _second_rows(seat, other))
        or (rows == seat.rows_for(other) and sum(2 - seat.citizens[row - 1] for row in rows) == 1)
    )


def _is_better_first(seat: Seat, citizen: str, other: str) -> bool:
    """Whether a citizen can make more of the other tile's upgrade or area bonus, if it is placed first."""
    activated = [row for row in seat.rows_for(citizen) if not seat.has_active(row)]
    _, upgrade = _gain_of(seat, other) or (0, 0)
    bonus = not {PATRICIAN_I, PATRICIAN_II}.isdisjoint(_second_rows(seat, other))
    return (MERCHANT_I in activated and (bonus or bool(upgrade))) or (PATRICIAN_II in activated and bonus)


def _second_rows(seat: Seat, face: str) -> list[int]:
    return [row for row in seat.rows_for(face) if seat.citizens[row - 1]]


def _after_use(_: Moment, seat: Seat, key: str) -> After:
    names = [] if key == "none" else key.split("+")
    slots = ["own" if name == "own" else "received" for name in names]
    own, received, ship, stored = seat.own, seat.received, seat.ship, seat.next_to_colonia
    fetched = ""
    for name in names:
        if name.startswith(NEXT_TO_COLONIA):
            received = fetched = name.removeprefix(NEXT_TO_COLONIA)
            at = stored.index(fetched)
            stored = stored[:at] + stored[at + 1 :]
    if own and "own" not in slots:
        own, ship = "", ship + 1
    if received and "received" not in slots:
        received, stored = "", (*stored, received)
    stock = seat.stock - (BOTH_TILES_PRICE * ONE["tribune"] if len(names) == 2 else 0)
    after = structs.replace(seat, stock=stock, own=own, received=received, ship=ship, next_to_colonia=stored)
    return after, tuple([(_use_tile, slot, bool(fetched)) for slot in slots])


USE: Question = Question("prompt-use", _uses, _after_use)


def _use_tile(_: Moment, seat: Seat, slot: str, fetched: bool) -> After:
    face = seat.own if slot == "own" else seat.received
    if TILES[face].citizen and seat.rows_for(face):
        return seat, ((ROW, slot),)
    goods, upgrades = masks.GAINS[face]
    seat = _upgraded(structs.replace(seat, stock=seat.stock + goods), upgrades)
    if slot == "own":
        return structs.replace(seat, own="", ship=seat.ship + 1), ()
    stored = seat.next_to_colonia if fetched else (*seat.next_to_colonia, face)
    return structs.replace(seat, received="", next_to_colonia=stored), ()


def _upgraded(seat: Seat, times: int) -> Seat:
    for _ in range(times):
        seat = structs.replace(seat, prestige=seat.next_position)
    return seat


def _after_row(_: Moment, seat: Seat, key: str, slot: str) -> After:
    row = int(key[-1])
    seat = structs.replace(seat.with_citizen(row), **{slot: ""})
    return seat, _CITIZEN_STEPS[row] if seat.citizens[row - 1] == 2 else ()


ROW: Question = Question(
    "prompt-row",
    lambda _, seat, slot: [f"row_{row}" for row in seat.rows_for(getattr(seat, slot))],
    _after_row,
)


TURN_UP: Question = Question(
    "prompt-turn-up",
    lambda _, seat: masks.names_of(seat.tiles),
    lambda _, seat, key: _lifted(seat, key, (_use_tile, "own", False)),
)


# Effects


def _gain(_: Moment, seat: Seat, goods: int) -> After:
    return structs.replace(seat, stock=seat.stock + goods), ()


def _gain_points(_: Moment, seat: Seat, points: int) -> After:
    return structs.replace(seat, points=seat.points + points, bonus=seat.bonus + points), ()


GAIN: Question = Question(
    "prompt-gain", lambda *arguments: arguments[2], lambda moment, seat, key, _: _gain(moment, seat, ONE[key])
)


def _after_envoy(moment: Moment, seat: Seat, key: str, _: int) -> After:
    if key == "none":
        return seat, ()
    bit = moment.mosaic.bit[key]
    completing = moment.mosaic.completes_area(seat.occupied, bit)
    envoys, occupied = seat.envoys | bit, seat.occupied | bit
    after = structs.replace(seat, ship=seat.ship - 1, envoys=envoys, occupied=occupied)
    return after, ((BONUS, _bonus_number(seat)),) if completing else ()


ENVOY: Question = Question(
    "prompt-envoy",
    lambda moment, seat, squares: (*moment.mosaic.names_of(squares), "none") if squares and seat.ship else (),
    _after_envoy,
)


def _send_anywhere(moment: Moment, seat: Seat, to: str) -> After:
    squares = moment.mosaic.eagles if to == "eagle" else moment.mosaic.coloured
    return seat, ((ENVOY, squares & ~seat.occupied),)


def _bonus_number(seat: Seat) -> int:
    return 2 if seat.has_active(PATRICIAN_II) else 1


_BONUSES = {number: ["+".join(each) for each in combinations(AREA_BONUSES, number)] for number in (1, 2)}

BONUS: Question = Question(
    "prompt-bonus", lambda _, __, number: _BONUSES[number], lambda _, seat, key, __: (seat, _BONUS_STEPS[key])
)


def _take_bonus(_: Moment, seat: Seat, single: bool) -> After:
    return seat, ((BONUS, 1 if single else _bonus_number(seat)),)


# Building

_SINGLE = frozenset(key for key, plan in PLANS.items() if len(plan.halves) == 1)
_POOL = {key: POOLS.index(plan.pool) for key, plan in PLANS.items()}


def _plans(seat: Seat) -> list[str]:
    """The building tiles this seat can build."""
    free = seat.free
    payable = masks.payable(seat.means) if free else ()
    room_for = PLANS if masks.with_neighbour(free) else _SINGLE
    return [
        key
        for key in PLANS
        if key in payable and key in room_for and (not seat.supply or seat.supply[_POOL[key]])
    ]


def _ends(_: Moment, seat: Seat) -> Sequence[str]:
    return ("exchange", "end") if masks.trades_with(seat.means) else ("end",)


def _after_turn(_: Moment, seat: Seat, key: str, *, built: bool = False) -> After:
    if key == "end":
        return structs.replace(seat, used=0), ()
    if key == "exchange":
        return seat, ((TRADE_KIND,), (BUILT if built else TURN,))
    return seat, ((_choose_spaces, key), (BUILT,))


TURN: Question = Question(
    "prompt-build", lambda moment, seat: (*_plans(seat), *_ends(moment, seat)), _after_turn, always=True
)
BUILT: Question = Question("prompt-built", _ends, partial(_after_turn, built=True), always=True)


def _after_trade(_: Moment, seat: Seat, key: str, kind: str) -> After:
    cost, took = masks.TRADES[kind][key]
    return structs.replace(_paid(seat, cost), stock=seat.stock - (cost & masks.GOODS) + took), ()


def _paid(seat: Seat, cost: int) -> Seat:
    return structs.replace(
        seat, stock=seat.stock - (cost & masks.GOODS), used=seat.used + (cost & ~masks.GOODS)
    )


TRADE_KIND: Question = Question(
    "prompt-exchange-kind",
    lambda _, seat: tuple(masks.trades_with(seat.means)),
    lambda _, seat, kind: (seat, ((TRADE, kind),)),
)
TRADE: Question = Question(
    "prompt-exchange", lambda _, seat, kind: masks.trades_with(seat.means)[kind], _after_trade
)


def _choose_spaces(_: Moment, seat: Seat, plan: str) -> After:
    halves, pairs = PLANS[plan].halves, masks.with_neighbour(seat.free)
    if len(set(halves)) < len(halves) == pairs.bit_count():
        return seat, ((PAY, plan, *masks.names_of(pairs)),)
    return seat, ((PLACE, plan, masks.names_of(seat.free if plan in _SINGLE else pairs)),)


def _after_place(_: Moment, seat: Seat, key: str, plan: str, __: Sequence[str]) -> After:
    return seat, ((PAY, plan, key),) if plan in _SINGLE else ((BESIDE, plan, key),)


PLACE: Question = Question("prompt-place", lambda *arguments: arguments[3], _after_place)
BESIDE: Question = Question(
    "prompt-place-beside",
    lambda _, seat, __, first: masks.names_of(masks.AROUND[masks.BIT[first]] & seat.free),
    lambda _, seat, key, plan, first: (seat, ((PAY, plan, first, key),)),
)


def _after_pay(_: Moment, seat: Seat, key: str, plan: str, *spaces: str) -> After:
    halves, n = PLANS[plan].halves, _POOL[plan]
    new = sum([masks.building(name, half) for name, half in zip(spaces, halves, strict=True)])
    supply = seat.supply and (*seat.supply[:n], seat.supply[n] - 1, *seat.supply[n + 1 :])
    after = structs.replace(_paid(seat, masks.costs(plan)[key]), built=seat.built | new, supply=supply)
    return after, ((FIRST_HALF, *halves),) if len(halves) == 2 else ((_benefit_of, *halves),)


PAY: Question = Question(
    "prompt-pay", lambda _, seat, plan, *__: masks.ways_with(plan, seat.means), _after_pay
)


def _first_halves(moment: Moment, seat: Seat, one: str, other: str) -> Sequence[str]:
    both = one in TRACKS and _does_order_of_halves_matter(moment, seat, one, other)
    return (one, other) if both else (one,)


def _after_first_half(_: Moment, seat: Seat, first: str, one: str, other: str) -> After:
    return seat, ((_benefit_of, first), (_benefit_of, other if first == one else one))


FIRST_HALF: Question = Question("prompt-first-half", _first_halves, _after_first_half)


def _does_order_of_halves_matter(moment: Moment, seat: Seat, track: str, structure: str) -> bool:
    """Whether it can matter which comes first, a benefit of the track or the structure's envoy."""
    squares, step = _squares_of(moment, seat, structure), seat.tracks[TRACKS.index(track)] + 1
    if not squares or step > TRACK_END:
        return False
    reached = {do for steps in _BENEFIT_STEPS[track][:step] for do in steps}
    return (
        ((TURN_UP,) in reached and bool(seat.tiles))
        or ((_send_anywhere, "coloured") in reached and seat.ship > 1)
        or ((BUILD_MORE,) in reached and seat.ship > 0 and _can_build_more(moment, seat, squares))
    )


def _can_build_more(moment: Moment, seat: Seat, squares: int) -> bool:
    """Whether something can be built now, or with an area bonus for an envoy on one of these squares."""
    if _plans(seat):
        return True
    if not any(moment.mosaic.completes_area(seat.occupied, square) for square in masks.bits(squares)):
        return False
    more = [
        sum(step[1] for step in _BONUS_STEPS[key] if step[0] is _gain)
        for key in _BONUSES[_bonus_number(seat)]
    ]
    return any(_plans(structs.replace(seat, stock=seat.stock + goods)) for goods in more)


def _squares_of(moment: Moment, seat: Seat, structure: str) -> int:
    colour, anywhere = COLOURS.index(STRUCTURES[structure]), seat.has_active(PATRICIAN_I)
    return moment.mosaic.squares_of_structure(seat.occupied, colour, anywhere=anywhere)


def _benefit_of(moment: Moment, seat: Seat, kind: str) -> After:
    if kind in STRUCTURES:
        return seat, ((ENVOY, _squares_of(moment, seat, kind)),)
    if kind not in TRACKS:
        return _score_column(moment, seat, 0)
    n = TRACKS.index(kind)
    step = seat.tracks[n] + 1
    if step > TRACK_END:
        return seat, ()
    after = structs.replace(seat, tracks=(*seat.tracks[:n], step, *seat.tracks[n + 1 :]))
    keys = tuple(f"{kind}_{each}" for each in range(step, 0, -1))
    benefit = (BENEFIT, keys if step == 1 else (*keys, "none"))
    return after, (benefit, (_score_column, 1)) if step == TRACK_END else (benefit,)


def _score_column(moment: Moment, seat: Seat, markers: int) -> After:
    """Score a triumphal column, or a marker that reaches the Trajan's Column."""
    citizens = sum([number for n, number in enumerate(seat.citizens, 1) if seat.has_active(n)])
    points = seat.points + COLUMN_POINTS[moment.cycle - 1] + citizens
    return structs.replace(seat, points=points, markers=seat.markers + markers), ()


def _after_benefit(_: Moment, seat: Seat, key: str, __: Sequence[str]) -> After:
    track, *step = key.split("_")
    return seat, _BENEFIT_STEPS[track][int(step[0]) - 1] if step else ()


BENEFIT: Question = Question("prompt-benefit", lambda *arguments: arguments[2], _after_benefit)


def _more_plans(_: Moment, seat: Seat) -> Sequence[str]:
    plans = _plans(seat)
    return [*plans, "none"] if plans else []


BUILD_MORE: Question = Question(
    "prompt-build-more",
    _more_plans,
    lambda _, seat, key: (seat, () if key == "none" else ((_choose_spaces, key),)),
)


def _step_of(effect: Effect) -> Step:
    match effect:
        case effects.Goods(goods):
            return _gain, masks.number_of(goods)
        case effects.OneOf(kinds):
            return GAIN, kinds
        case effects.AnyWorker():
            return GAIN, COLOURS
        case effects.Points(points):
            return _gain_points, points
        case effects.Upgrades(number):
            return (lambda _, seat, times: (_upgraded(seat, times), ())), number
        case effects.Envoy(to):
            return _send_anywhere, to
        case effects.AreaBonus(single):
            return _take_bonus, single
        case effects.BuildingAction():
            return (BUILD_MORE,)
        case effects.ColoniaTile():
            return (TURN_UP,)
        case _:
            assert_never(effect)


def _steps_of(brought: Effects) -> Agenda:
    return tuple(map(_step_of, brought))


_BENEFIT_STEPS: Mapping[str, tuple[Agenda, ...]] = {
    track: tuple(map(_steps_of, benefits)) for track, benefits in BENEFITS.items()
}
_CITIZEN_STEPS: Mapping[int, Agenda] = {row: _steps_of(brought) for row, brought in SECOND_CITIZENS.items()}
_BONUS_STEPS: Mapping[str, Agenda] = {
    key: tuple(step for bonus in key.split("+") for step in _steps_of(AREA_BONUSES[bonus]))
    for key in (*_BONUSES[1], *_BONUSES[2])
}
