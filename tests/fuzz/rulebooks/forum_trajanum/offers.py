"""What Forum Trajanum offers, written from the rulebook once more, for the bookkeeping."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any

from games.forum_trajanum.events.round import TileTaken, TribunePaid
from games.forum_trajanum.pieces import BOX
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import Piece
from tests.fuzz.audit import Asked

COLOURS = ("blue", "green", "yellow", "orange")
COLOUR_OF = {kind: colour for kind, colour in BOX["buildings"].items() if isinstance(colour, str)}
"""Structure -> its colour."""

GRAY_OF: Mapping[str, str] = BOX["buildings"]["double"]
"""Colour -> the gray building on its tiles."""

COLONIA: Mapping[str, Any] = BOX["colonia"]
SPACES = [f"{chr(64 + column)}{row}" for row in range(1, COLONIA["size"] + 1) for column in range(1, 7)]
CORNERS = {*COLONIA["cranes"]}
TO_BUILD_ON = {*SPACES} - CORNERS - {*COLONIA["temples"]}
CITIZENS = ("patrician", "merchant", "craftsman")

PATRICIAN_I, PATRICIAN_II = 1, 2
USES = {"merchant_2": (4, 1), "craftsman_1": (5, 2), "craftsman_2": (6, 1)}
"""Exchanges of citizens -> their row, and how often a turn."""


def distance(one: str, other: str) -> int:
    """The steps between two spaces."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


# The setup


def crane(asked: Asked) -> set[str]:
    """A corner without one."""
    return CORNERS - {*asked.player.cranes}


def corners(_: Asked) -> set[str]:
    """Any corner."""
    return CORNERS


def second_citizen(asked: Asked) -> set[str]:
    """A citizen that lies open on a corner, or none."""
    lying = asked.player.corner_tiles.items()
    return {corner for corner, tile in lying if (tile.face or "").startswith(CITIZENS)} | {"none"}


# Taking tiles


def lying_on(player: Player) -> set[str]:
    """The spaces with a tile."""
    return {*player.covered, *player.corner_tiles}


def take(asked: Asked) -> set[str]:
    """Each tile by another street card, or for a tribune any; none only where the streets are empty."""
    state, player = asked.state, asked.player
    own = [event for event in asked.events if event.owner == asked.seat]
    by_street = [
        event.space
        for before, event in pairwise([None, *own])
        if isinstance(event, TileTaken) and not isinstance(before, TribunePaid)
    ]
    found = {space for space in lying_on(player) if served(player, state.streets, [*by_street, space])}
    tribune = {"tribune"} if player.stock["tribune"] and lying_on(player) else set()
    return (found or {"none"}) | tribune


def served(player: Player, streets: tuple[str, ...], spaces: list[str]) -> bool:
    """Whether each of these spaces lies on a street card of its own."""
    return any(
        all(on_street(player, space, street) for space, street in zip(spaces, cards, strict=True))
        for cards in permutations(streets, len(spaces))
    )


def on_street(player: Player, space: str, street: str) -> bool:
    """Whether a space lies in the row or column with a street's symbol."""
    kind, _, symbol = street.partition("_")
    place, symbols = (
        (int(space[1:]), player.row_symbols) if kind == "row" else (ord(space[0]) - 64, player.column_symbols)
    )
    return symbols[place - 1] == int(symbol)


def anywhere(asked: Asked) -> set[str]:
    """Every tile of the Colonia."""
    return lying_on(asked.player)


def keep(asked: Asked) -> set[str]:
    """One of the tiles taken."""
    return {taken.space for taken in asked.player.taken}


# Using tiles


def use(asked: Asked) -> set[str]:
    """The own tile; the received one unless it brings the same, without one any beside the Colonia; or both.

    Both cost two tribunes, and make no sense where one brings just these. Nothing is said of where they are
    offered the other way round too.
    """
    player = asked.player
    own, received = player.own, player.received
    others = {f"beside.{tile.face}": tile for tile in player.beside_colonia}
    if received:
        is_same = own and brings(player, own) == brings(player, received) is not None
        others = {} if is_same else {"received": received}
    found = {*others, *(["own"] if own else [])}
    if own and player.stock["tribune"] >= BOX["prices"]["both_tiles"]:
        second = {"received": received} if received else others
        price = {"tribune": BOX["prices"]["both_tiles"]}
        both = {
            key for key, tile in second.items() if price not in (brings(player, own), brings(player, tile))
        }
        found |= {f"own+{key}" for key in both} | (asked.keys & {f"{key}+own" for key in both})
    return found if own or received else found | {"none"}


def brings(player: Player, tile: Piece) -> Mapping[str, int] | None:
    """The goods and upgrades of a tile; None for a citizen with a free space, nothing for other citizens."""
    kind = BOX["tiles"].get(tile.face)
    if not isinstance(kind, dict):
        return None if free_rows(player, tile.face or "") else {}
    at_end = player.prestige == BOX["prestige"]["last"]
    return {goods: n for goods, n in kind.items() if goods != "count" and not (goods == "upgrade" and at_end)}


def free_rows(player: Player, face: str) -> set[int]:
    """The rows of the class of a citizen with a free space."""
    rows = zip(COLONIA["rows"], player.rows, strict=True)
    return {
        number
        for number, (name, row) in enumerate(rows, 1)
        if face.startswith(name) and len(row.citizens) < 2
    }


def row(asked: Asked) -> set[str]:
    """The rows with a free space."""
    face = asked.args["face"].removeprefix("tiles-")
    return {f"row_{number}" for number in free_rows(asked.player, face)}


# Building


def build(asked: Asked) -> set[str]:
    """What can be built, an exchange, the end of the turn."""
    return plans(asked.state, asked.player) | built(asked)


def built(asked: Asked) -> set[str]:
    """An exchange, the end of the turn."""
    return {"end"} | ({"exchange"} if any(True for _ in exchanges(asked.player)) else set())


def build_more(asked: Asked) -> set[str]:
    """What can be built, or nothing."""
    return plans(asked.state, asked.player) | {"none"}


def free_spaces(player: Player) -> set[str]:
    """Where a building can stand."""
    return TO_BUILD_ON - {*player.covered} - {*player.built}


def beside(spaces: Collection[str], other: str) -> set[str]:
    return {space for space in spaces if distance(space, other) == 1}


def with_room(player: Player, halves: int) -> set[str]:
    """Where a tile can begin."""
    free = free_spaces(player)
    return {space for space in free if halves == 1 or beside(free, space)}


def place(asked: Asked) -> set[str]:
    """Where the first half can lie."""
    return with_room(asked.player, asked.args["halves"])


def place_beside(asked: Asked) -> set[str]:
    """A free space next to the first half."""
    return beside(free_spaces(asked.player), asked.args["space"])


def every_plan() -> Iterator[tuple[str, ...]]:
    """The tiles by their halves: a gray or coloured one, one of each, two of a colour."""
    for structure, colour in COLOUR_OF.items():
        yield from ((GRAY_OF[colour],), (structure,), (GRAY_OF[colour], structure), (structure, structure))


def plans(state: ForumTrajanum, player: Player) -> set[str]:
    """The tiles with room for them that can be paid, and are left at a table where they can run out."""
    room = {halves: bool(with_room(player, halves)) for halves in (1, 2)}
    has = means(player)
    return {
        "+".join(halves)
        for halves in every_plan()
        if room[len(halves)]
        and any(can_give(has, way) for way in ways_to_pay(halves))
        and not (state.options.limited_tiles and is_out(state, halves))
    }


def is_out(state: ForumTrajanum, halves: tuple[str, ...]) -> bool:
    """Whether all tiles of a size and colour are built."""
    size = "single" if len(halves) == 1 else "double"
    laid = sum(
        bool(each.other_half) == (size == "double") and colour_of_tile(each.kind) == colour_of_tile(halves[0])
        for player in state.players
        for each in player.built.values()
    )
    return bool(laid // len(halves) >= BOX["buildings"]["supply"][size])


def colour_of_tile(kind: str) -> str:
    """The colour of a structure, or of the tiles with a gray building."""
    return COLOUR_OF.get(kind) or next(colour for colour, gray in GRAY_OF.items() if gray == kind)


# Paying and exchanging

Spent = tuple[str, ...]
"""Goods that are given, and citizens who exchange: sorted, one entry each."""


@cache
def ways_to_pay(halves: tuple[str, ...]) -> frozenset[Spent]:
    """A builder for a gray half, a worker for a coloured one, or what they are exchanged for at the least."""
    found, new = set[Spent](), {tuple(sorted(COLOUR_OF.get(half, "builder") for half in halves))}
    while new:
        every = found | new
        found = {way for way in every if not any(is_less(other, way) for other in every)}
        made = {each for way in new & found for each in made_of(way)} - found
        possible = {way for way in made if all(way.count(each) <= times for each, (_, times) in USES.items())}
        new = {way for way in possible if not any(is_less(other, way) for other in found)}
    return frozenset(found)


def is_less(one: Spent, other: Spent) -> bool:
    """Whether one way is another one without some of it."""
    return len(one) < len(other) and all(one.count(each) <= other.count(each) for each in one)


def made_of(way: Spent) -> Iterator[Spent]:
    """The same with one of the goods made of others by an exchange."""
    for each in {*way}:
        rest = list(way)
        rest.remove(each)
        others: list[tuple[str, str]] = []
        if each == "builder":
            others = [*((colour, colour) for colour in COLOURS), ("assistant", "craftsman_2")]
        elif each in COLOURS:
            others = [("assistant", other) for other in (*COLOURS, "craftsman_1") if other != each]
        elif each == "assistant":
            others = [(goods, "merchant_2") for goods in ("coin", "tribune")]
        yield from (tuple(sorted((*rest, *made))) for made in others)


def uses_left(player: Player, citizen: str) -> int:
    """How often a citizen can still exchange this turn."""
    number, times = USES[citizen]
    return times - player.used.get(citizen, 0) if player.rows[number - 1].active else 0


def means(player: Player) -> Mapping[str, int]:
    """The goods, and how often citizens can exchange."""
    return {**player.stock, **{citizen: uses_left(player, citizen) for citizen in USES}}


def can_give(has: Mapping[str, int], way: Spent) -> bool:
    """Whether the goods are there, and the citizens can."""
    return all(has[each] >= way.count(each) for each in way)


def pay(asked: Asked) -> set[str]:
    """Every way that wastes nothing."""
    has = means(asked.player)
    halves = tuple(asked.args["plan"].removeprefix("plan-").split("-"))
    ways = {way for way in ways_to_pay(halves) if can_give(has, way)}
    named = {tuple(sorted(key.replace("@", "+").split("+"))): key for key in asked.keys}
    return {named.get(way, "+".join(way)) for way in ways}


def exchanges(player: Player) -> Iterator[tuple[str, str]]:
    """Each exchange that can be made: its kind, and what for what."""
    stock = player.stock
    workers = [colour for colour in COLOURS if stock[colour]]
    yield from (("builder", f"{each}+{each}=builder") for each in workers if stock[each] > 1)
    if stock["assistant"]:
        pairs = ((old, new) for old in workers for new in COLOURS if new != old)
        yield from (("colour", f"assistant+{old}={new}") for old, new in pairs)
        if uses_left(player, "craftsman_1"):
            yield from (("craftsman_1", f"assistant={colour}") for colour in COLOURS)
        if uses_left(player, "craftsman_2"):
            yield "craftsman_2", "assistant=builder"
    if uses_left(player, "merchant_2"):
        goods = permutations(("coin", "tribune", "assistant"), 2)
        yield from (("merchant_2", f"{old}={new}") for old, new in goods if stock[old])


def exchange_kinds(asked: Asked) -> set[str]:
    """Those of which one can be made."""
    return {kind for kind, _ in exchanges(asked.player)}


def exchange(asked: Asked) -> set[str]:
    """Those of the kind."""
    return {key for kind, key in exchanges(asked.player) if f"exchange-{kind}" == asked.args["kind"]}


# Benefits, envoys, bonuses


def benefit(asked: Asked) -> set[str]:
    """That of the step, an earlier one, or from the second step on none."""
    track, step = asked.args["step"].id.removeprefix("step-"), asked.args["step"].args["step"]
    return {f"{track}_{each}" for each in range(1, step + 1)} | ({"none"} if step > 1 else set())


def gain(asked: Asked) -> set[str]:
    """Any worker, or the gain from the second citizen of the row."""
    if asked.args["worker"]:
        return {*COLOURS}
    number = int(asked.args["reason"].args["row"].removeprefix("row-"))
    (effect,) = BOX["citizens"]["second"][number - 1]
    return {*effect["kinds"]}


def envoy(asked: Asked) -> set[str]:
    """Of a structure the squares of its colour; else any free eagle, or any free coloured one; or none."""
    state, reason = asked.state, asked.args["reason"]
    squares: Mapping[str, str] = state.squares
    if reason.id == "reason-built":
        colour = COLOUR_OF[reason.args["building"].removeprefix("kind-")]
        return squares_of(state, colour, anywhere=asked.player.rows[PATRICIAN_I - 1].active) | {"none"}
    is_eagle = any(squares.get(key) == "eagle" for key in asked.keys)
    free = {square for square in squares if square not in state.envoys}
    return {square for square in free if (squares[square] == "eagle") == is_eagle} | {"none"}


def squares_of(state: ForumTrajanum, colour: str, *, anywhere: bool) -> set[str]:
    """The free squares of a colour; of areas that are begun, if one is, unless it goes anywhere."""
    areas = groups(square for square, each in state.squares.items() if each == colour)
    free = [{square for square in area if square not in state.envoys} for area in areas]
    begun = [left for left, area in zip(free, areas, strict=True) if 0 < len(left) < len(area)]
    return set().union(*(free if anywhere or not begun else begun))


def groups(squares: Iterable[str]) -> list[list[str]]:
    left, found = {*squares}, []
    while left:
        group = [left.pop()]
        for square in group:
            near = beside(left, square)
            left -= near
            group += near
        found.append(group)
    return found


def bonus(asked: Asked) -> set[str]:
    """One area bonus; with Patrician II two different ones, but for a second citizen."""
    is_single = asked.args["reason"].id == "reason-second" or not asked.player.rows[PATRICIAN_II - 1].active
    return {"+".join(each) for each in combinations(BOX["area_bonuses"], 1 if is_single else 2)}


# Paying the citizens


def payments(asked: Asked) -> set[str]:
    """A coin for any of the rows with citizens, or for none."""
    player = asked.player
    occupied = [str(number) for number, row in enumerate(player.rows, 1) if row.citizens]
    paid = [rows for number in range(1, player.stock["coin"] + 1) for rows in combinations(occupied, number)]
    return {"none", *(f"rows_{''.join(rows)}" for rows in paid)}


OFFERS = {
    "crane": crane,
    "woman": corners,
    "handicap": second_citizen,
    "take": take,
    "take-anywhere": anywhere,
    "keep": keep,
    "use": use,
    "turn-up": anywhere,
    "row": row,
    "build": build,
    "built": built,
    "build-more": build_more,
    "place": place,
    "place-beside": place_beside,
    "pay": pay,
    "exchange-kind": exchange_kinds,
    "exchange": exchange,
    "benefit": benefit,
    "gain": gain,
    "envoy": envoy,
    "bonus": bonus,
    "pay-citizens": payments,
}
