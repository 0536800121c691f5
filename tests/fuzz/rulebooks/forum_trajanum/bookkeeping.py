"""Counts, transfers, announcements and forecasts of Forum Trajanum, written from the rulebook once more."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.forum_trajanum.events.building import (
    BenefitTaken,
    ColumnScored,
    MarkerAtColumn,
    MarkerMoved,
    Paid,
    TileBuilt,
)
from games.forum_trajanum.events.forum import AreaCompleted, EnvoySent
from games.forum_trajanum.events.goods import Exchanged, Gained, PointsGained, Upgraded
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
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CitizensPaid,
    CraneScored,
    EaglesScored,
    PaymentEnded,
    RowScored,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.events.setup import (
    BoardsLaid,
    CornerTileLaid,
    CranePlaced,
    FirstCitizenDrawn,
    HandicapEnded,
    LeftOverTileShipped,
    SetupEnded,
    StartPlayerDrawn,
    SymbolDealt,
    SymbolsCleared,
    TrajanCardsLaid,
    WorkerDealt,
)
from games.forum_trajanum.events.tiles import (
    CitizenPlaced,
    TileFetched,
    TileStored,
    TileTurnedUp,
    TileUsed,
    TribunesPaid,
)
from games.forum_trajanum.pieces import BOX, MERCHANT_I
from games.forum_trajanum.player import Player
from games.forum_trajanum.state import ForumTrajanum
from games.hidden import Piece
from tests.fuzz.audit import BANK, Audit, Claim, Transfer, nothing, seat_place
from tests.fuzz.rulebooks.forum_trajanum.late_start import late_start
from tests.fuzz.rulebooks.forum_trajanum.offers import (
    CITIZENS,
    COLONIA,
    COLOUR_OF,
    COLOURS,
    OFFERS,
    PATRICIAN_I,
    distance,
    groups,
)

TURN, FIRST, TILE, ENVOY, STEP, STREET = "turn", "start player", "tile", "envoy", "step", "street"


def at(seat: int, what: str) -> str:
    """A place in front of a seat."""
    return f"{seat_place(seat)} {what}"


def holdings(state: ForumTrajanum) -> Mapping[tuple[str, str], int]:
    found: Counter[tuple[str, str]] = Counter()
    for seat, player in enumerate(state.players):
        _of_player(found, seat, player)
    _lying(found, "gone", state.gone)
    for square, seat in state.envoys.items():
        found[ENVOY, f"{square} of {seat}"] = 1
    if state.active is not None:
        found[TURN, seat_place(state.active)] = 1
    if state.start is not None:
        found[FIRST, seat_place(state.start)] = 1
    found[STREET, "open"] = len(state.streets)
    return found


def _of_player(found: Counter[tuple[str, str]], seat: int, player: Player) -> None:
    for goods, number in player.stock.items():
        found[goods, seat_place(seat)] = number
    found[f"{TILE} of {seat}", at(seat, "grid")] = len(player.covered)
    _lying(found, at(seat, "corners"), player.corner_tiles.values())
    _lying(found, at(seat, "taken"), [taken.tile for taken in player.taken])
    _lying(found, at(seat, "own"), [player.own] if player.own else [])
    _lying(found, at(seat, "received"), [player.received] if player.received else [])
    for number, row in enumerate(player.rows, 1):
        _lying(found, at(seat, f"row {number}"), row.citizens)
    _lying(found, at(seat, "ship"), player.ship)
    _lying(found, at(seat, "sent"), player.sent)
    _lying(found, at(seat, "beside"), player.beside_colonia)
    for space, building in player.built.items():
        found[building.kind, at(seat, space)] = 1
    for track, steps in player.tracks.items():
        found[STEP, at(seat, track)] = steps
    found["prestige", seat_place(seat)] = player.prestige
    found["marker", at(seat, "column")] = len(player.markers_at_column)
    for ability, times in player.used.items():
        found[ability, at(seat, "used")] = times


def _lying(found: Counter[tuple[str, str]], place: str, tiles: Any) -> None:
    for tile in tiles:
        found[f"{TILE} of {tile.whose}", place] += 1


def moved(tile: Piece, source: str, target: str) -> Transfer:
    """A Colonia tile goes from one place to another."""
    return Transfer(f"{TILE} of {tile.whose}", 1, source, target)


def goods_moved(goods: Mapping[str, int], source: str, target: str) -> Iterator[Transfer]:
    """Goods go from one place to another."""
    return (Transfer(kind, number, source, target) for kind, number in goods.items())


# What moves


def gained(event: Gained, _: ForumTrajanum) -> Iterator[Transfer]:
    return goods_moved(event.goods, BANK, seat_place(event.seat))


def upgraded(event: Upgraded, state: ForumTrajanum) -> Iterator[Transfer]:
    steps = event.position - state.players[event.seat].prestige
    yield Transfer("prestige", steps, BANK, seat_place(event.seat))


def exchanged(event: Exchanged, _: ForumTrajanum) -> Iterator[Transfer]:
    yield from goods_moved(event.gave, seat_place(event.seat), BANK)
    yield from goods_moved(event.took, BANK, seat_place(event.seat))
    if event.ability:
        yield Transfer(event.ability, 1, BANK, at(event.seat, "used"))


def paid(event: Paid, _: ForumTrajanum) -> Iterator[Transfer]:
    yield from goods_moved(event.goods, seat_place(event.seat), BANK)
    yield from goods_moved(event.abilities, BANK, at(event.seat, "used"))


def built(event: TileBuilt, _: ForumTrajanum) -> Iterator[Transfer]:
    for half, space in zip(event.plan.split("+"), event.spaces, strict=False):
        yield Transfer(half, 1, BANK, at(event.seat, space))


def marker_moved(event: MarkerMoved, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(STEP, 1, BANK, at(event.seat, event.track))


def marker_done(event: MarkerAtColumn, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer("marker", 1, BANK, at(event.seat, "column"))


def envoy_sent(event: EnvoySent, state: ForumTrajanum) -> Iterator[Transfer]:
    seat = event.seat
    yield moved(state.players[seat].ship[-1], at(seat, "ship"), at(seat, "sent"))
    yield Transfer(ENVOY, 1, BANK, f"{event.space} of {seat}")


def tribune_paid(event: TribunePaid, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer("tribune", BOX["prices"]["any_tile"], seat_place(event.seat), BANK)


def tribunes_paid(event: TribunesPaid, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer("tribune", BOX["prices"]["both_tiles"], seat_place(event.seat), BANK)


def round_began(_: RoundBegan, state: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(STREET, len(state.streets), "open", BANK)


def street(_: StreetTurnedUp, __: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(STREET, 1, BANK, "open")


def place_of(state: ForumTrajanum, seat: int, space: str) -> str:
    """Where the tile on a space lies."""
    return at(seat, "corners" if space in state.players[seat].corner_tiles else "grid")


def tile_taken(event: TileTaken, state: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, place_of(state, event.seat, event.space), at(event.seat, "taken"))


def tile_kept(event: TileKept, state: ForumTrajanum) -> Iterator[Transfer]:
    for taken in state.players[event.seat].taken:
        if taken.space == event.space.face:
            yield moved(taken.tile, at(event.seat, "taken"), at(event.seat, "own"))


def tile_received(event: TileReceived, _: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, at(event.giver, "taken"), at(event.seat, "received"))


def tiles_passed(_: TilesPassed, state: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(TURN, 1, BANK, seat_place(state.start or 0))


def turn_ended(event: TurnEnded, state: ForumTrajanum) -> Iterator[Transfer]:
    seat, number = event.seat, len(state.players)
    for ability, times in state.players[seat].used.items():
        yield Transfer(ability, times, at(seat, "used"), BANK)
    following, first = (seat + 1) % number, state.start or 0
    if following != first:
        yield Transfer(TURN, 1, seat_place(seat), seat_place(following))
    else:
        yield Transfer(TURN, 1, seat_place(seat), BANK)
        yield Transfer(FIRST, 1, seat_place(first), seat_place((first - 1) % number))


def fetched(event: TileFetched, _: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, at(event.seat, "beside"), at(event.seat, "received"))


def turned_up(event: TileTurnedUp, state: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, place_of(state, event.seat, event.space), at(event.seat, "own"))


def tile_in(state: ForumTrajanum, seat: int, slot: str) -> tuple[Piece, str]:
    """The tile that is used or stored, and where it lies."""
    player = state.players[seat]
    tile, place = (player.own, "own") if slot == "own" else (player.received, "received")
    assert tile is not None
    return tile, at(seat, place)


def citizen_placed(event: CitizenPlaced, state: ForumTrajanum) -> Iterator[Transfer]:
    tile, place = tile_in(state, event.seat, event.slot)
    yield moved(tile, place, at(event.seat, f"row {event.row}"))


def stored(event: TileStored, state: ForumTrajanum) -> Iterator[Transfer]:
    tile, place = tile_in(state, event.seat, event.slot)
    target = {"own": at(event.seat, "ship"), "received": at(event.seat, "beside"), "fetched": "gone"}
    yield moved(tile, place, target[event.slot])


def citizens_paid(event: CitizensPaid, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer("coin", len(event.rows), seat_place(event.seat), BANK)


def first_citizen(event: FirstCitizenDrawn, _: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, BANK, at(event.seat, "own"))


def corner_tile(event: CornerTileLaid, _: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, BANK, at(event.seat, "corners"))


def left_over(event: LeftOverTileShipped, _: ForumTrajanum) -> Iterator[Transfer]:
    yield moved(event.tile, BANK, at(event.seat, "ship"))


def worker_dealt(event: WorkerDealt, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(event.colour, 1, BANK, seat_place(event.seat))


def first_player(event: StartPlayerDrawn, _: ForumTrajanum) -> Iterator[Transfer]:
    yield Transfer(FIRST, 1, BANK, seat_place(event.seat))


# What must not happen


def is_seats_turn(event: Any, state: ForumTrajanum) -> Iterator[str]:
    if event.seat != state.active:
        yield f"it is the turn of {state.active}"


def citizens(player: Player) -> int:
    return sum(len(row.citizens) for row in player.rows if row.active)


def column_scores(event: ColumnScored, state: ForumTrajanum) -> Iterator[str]:
    value = BOX["column"]["points"][state.cycle - 1]
    if (event.fragment, event.citizens) != (value, citizens(state.players[event.seat])):
        yield f"a fragment of {value}"


def envoy_goes(event: EnvoySent, state: ForumTrajanum) -> Iterator[str]:
    if event.space in state.envoys:
        yield "the square is occupied"


def tile_fits(event: TileBuilt, state: ForumTrajanum) -> Iterator[str]:
    player = state.players[event.seat]
    for space in event.spaces:
        if space in player.covered or space in player.built or space in player.corner_tiles:
            yield f"{space} is not free"
    if len(event.spaces) == 2 and distance(*event.spaces) != 1:
        yield "its halves do not touch"


def upgrade_goes(event: Upgraded, state: ForumTrajanum) -> Iterator[str]:
    player, track = state.players[event.seat], BOX["prestige"]
    following = player.prestige + 1
    if player.rows[MERCHANT_I - 1].active:
        following = min(each for each in track["cypresses"] if each > player.prestige)
    if event.position != following or event.position > track["last"]:
        yield f"from {player.prestige}"


def exchange_is_known(event: Exchanged, _: ForumTrajanum) -> Iterator[str]:
    gave, took = dict(event.gave), dict(event.took)
    (new,) = took
    known: tuple[Mapping[str, int], ...]
    if event.ability == "merchant_2":
        known = tuple({each: 1} for each in ("coin", "tribune", "assistant") if each != new)
    elif event.ability:
        known = ({"assistant": 1},)
    elif new == "builder":
        known = tuple({colour: 2} for colour in COLOURS)
    else:
        known = tuple({"assistant": 1, colour: 1} for colour in COLOURS if colour != new)
    if gave not in known or took != {new: 1}:
        yield "there is no such exchange"


def goes_right(event: TileReceived | NothingReceived, state: ForumTrajanum) -> Iterator[str]:
    if event.seat != (event.giver - 1) % len(state.players):
        yield "that is not the right neighbour"
    if isinstance(event, TileReceived) == (not state.players[event.giver].taken):
        yield "another number of tiles was taken"


def benefit_is_reached(event: BenefitTaken, state: ForumTrajanum) -> Iterator[str]:
    if not 1 <= event.step <= state.players[event.seat].tracks[event.track]:
        yield "the marker is not there"


def round_comes(event: RoundBegan, state: ForumTrajanum) -> Iterator[str]:
    rounds = BOX["streets"]["rounds_per_cycle"]
    following = (state.cycle + 1, 1) if state.round == rounds else (state.cycle, state.round + 1)
    if (event.cycle, event.round) != following:
        yield f"{following} follows"


def two_streets(_: StreetTurnedUp, state: ForumTrajanum) -> Iterator[str]:
    if len(state.streets) >= BOX["streets"]["a_round"]:
        yield "too many streets"


def row_has_room(event: CitizenPlaced, state: ForumTrajanum) -> Iterator[str]:
    tile, _ = tile_in(state, event.seat, event.slot)
    name = BOX["colonia"]["rows"][event.row - 1]
    if len(state.players[event.seat].rows[event.row - 1].citizens) >= 2:
        yield "the row is full"
    if not (tile.face or "").startswith(name):
        yield f"the row is for a {name}"


def rows_are_paid(event: CitizensPaid, state: ForumTrajanum) -> Iterator[str]:
    rows = state.players[event.seat].rows
    if any(not rows[number - 1].citizens for number in event.rows) or len(set(event.rows)) < len(event.rows):
        yield "nobody is there"


def crane_scores(event: CraneScored, state: ForumTrajanum) -> Iterator[str]:
    player = state.players[event.seat]
    number = sum(COLOUR_OF.get(each.kind) == event.colour for each in player.built.values())
    if event.corner in player.scored_cranes or event.corner in player.corner_tiles:
        yield "it cannot score"
    if event.points != number * BOX["cranes"]["points"][state.cycle - 1]:
        yield f"{number} structures"


def row_scores(event: RowScored, state: ForumTrajanum) -> Iterator[str]:
    player = state.players[event.seat]
    row = player.rows[event.row - 1]
    kinds = {each.kind for space, each in player.built.items() if int(space[1:]) == event.row}
    gray = len(kinds - COLOUR_OF.keys())
    if event.points != gray * (1 + (len(row.citizens) if row.active else 0)):
        yield f"{gray} kinds of gray buildings"
    if event.unpaid != (0 if row.active else len(row.citizens)):
        yield f"{event.unpaid} unpaid citizens"


def eagles_score(event: EaglesScored, state: ForumTrajanum) -> Iterator[str]:
    """Each envoy once; at a corner with Patrician I only."""
    eagles = [square for square, colour in state.squares.items() if colour == "eagle"]
    at = Counter(
        eagle_relation(square, eagles) for square, seat in state.envoys.items() if seat == event.seat
    )
    if not state.players[event.seat].rows[PATRICIAN_I - 1].active:
        at["corner"] = 0
    if (event.on, event.beside, event.corners) != (at["on"], at["beside"], at["corner"]):
        yield "other envoys are there"
    if event.points != sum(each * at[place] for place, each in BOX["eagles"].items()):
        yield "other points"


def eagle_relation(square: str, eagles: list[str]) -> str:
    """Where a square is: "on" an eagle, else "beside" one, else at the "corner" of one."""
    steps = [(abs(ord(square[0]) - ord(eagle[0])), abs(int(square[1:]) - int(eagle[1:]))) for eagle in eagles]
    if (0, 0) in steps:
        return "on"
    return "beside" if {(0, 1), (1, 0)} & {*steps} else "corner" if (1, 1) in steps else ""


def largest_group(state: ForumTrajanum, seat: int, within: str = "") -> int:
    """The envoys of the largest connected group of a seat, or of the one with a square."""
    own = groups(square for square, owner in state.envoys.items() if owner == seat)
    return max((len(group) for group in own if not within or within in group), default=0)


def area_scores(event: AreaScored, state: ForumTrajanum) -> Iterator[str]:
    player, number = state.players[event.seat], largest_group(state, event.seat)
    counted = min(number, BOX["prestige"]["most"])
    if player.turned and number <= 2:
        counted = 3 if number == 2 else -player.prestige
    if event.envoys != number or event.points != counted + player.prestige:
        yield f"{number} envoys, the bar at {player.prestige}"


def task_scores(event: TaskScored, state: ForumTrajanum) -> Iterator[str]:
    player = state.players[event.seat]
    values = BOX["prestige"]["trajan_turned" if player.turned else "trajan"]
    if event.points != event.times * values[player.prestige]:
        yield f"{values[player.prestige]} each"
    if event.task == "collect":
        wanted = BOX["trajan"][event.card]["collect"].items()
        times = min(shown(player, kind) // number for kind, number in wanted)
        if event.times != times:
            yield f"it can be shown {times} times"


def shown(player: Player, kind: str) -> int:
    """How many of what a task collects there are; of colours and classes pairs of different ones."""
    workers = [player.stock[colour] for colour in COLOURS]
    rows = zip(COLONIA["rows"], player.rows, strict=True)
    active = Counter(dict.fromkeys(CITIZENS, 0))
    active.update(name for name, row in rows if row.active for _ in row.citizens)
    numbers = {
        "worker": sum(workers),
        "colours": pairs(workers),
        "classes": pairs([*active.values()]),
        "all_classes": min(active.values()),
        "ship": len(player.ship),
        "triumphal_column": sum(each.kind == "triumphal_column" for each in player.built.values()),
        "scored_crane": len(player.scored_cranes),
        "marker": len(player.markers_at_column),
    }
    return {**player.stock, **numbers}[kind]


def pairs(numbers: Sequence[int]) -> int:
    """How many pairs of different ones."""
    return min(sum(numbers) // 2, sum(numbers) - max(numbers))


def area_is_full(event: AreaCompleted, state: ForumTrajanum) -> Iterator[str]:
    if any(space not in state.envoys for space in event.spaces):
        yield "it is not full"


# What ranks


def ranked_by(state: ForumTrajanum, seat: int) -> tuple[int, ...]:
    """Points, then active citizens, then resources."""
    player = state.players[seat]
    return player.points, citizens(player), sum(player.stock.values())


# How long it takes


def most_phases(players: int) -> int:
    """Setup, handicap; in each round the tiles and a turn of each seat; in each cycle payment and scoring."""
    cycles, rounds = BOX["streets"]["cycles"], BOX["streets"]["rounds_per_cycle"]
    return int(2 + cycles * (rounds * (1 + players) + 2))


def most_answers(state: ForumTrajanum) -> int:
    """Ten of each seat side by side, or those of a turn: two tiles of four, two buildings of seventeen.

    A tile is asked for, as are its row, an envoy or a worker, and the area bonus. A building asks for five
    things, and for each half for its benefit and what follows, five at most. An exchange asks for three, and
    all but those of citizens, which are four a turn, take away one of the goods, of which a turn brings no
    more than twenty.
    """
    goods = max(sum(player.stock.values()) for player in state.players) + 20
    return max(10 * len(state.players), 2 * 4 + 2 * 17 + 1 + 3 * (goods + 4))


# Announcements


def completed(claim: Claim) -> bool:
    return bool(claim.of(AreaCompleted))


def joined_envoys(claim: Claim) -> bool:
    sent = claim.of(EnvoySent)
    return bool(sent) and largest_group(claim.after, claim.seat, sent[0].space) >= claim.args["envoys"]


def eagle_near(claim: Claim) -> bool:
    """An envoy goes onto an eagle, next to one, or to the corner of one: what it scores each time."""
    places = {0: "on", 1: "beside", 2: "corner"}
    eagles = [square for square, colour in claim.before.squares.items() if colour == "eagle"]
    for each in claim.of(EnvoySent):
        place = places[min(distance(each.space, eagle) for eagle in eagles)]
        return bool(claim.args["points"] == BOX["eagles"][place])
    return True


def crane_uncovered(claim: Claim) -> bool:
    """What the crane would score now, for the structures of its colour."""
    colour = claim.args["crane"].removeprefix("crane-")
    built = claim.before.players[claim.seat].built.values()
    number, points = sum(COLOUR_OF.get(each.kind) == colour for each in built), claim.args["points"]
    each_brings = BOX["cranes"]["points"][claim.before.cycle - 1]
    return bool(
        (points, claim.args["structures"]) == (each_brings, number) and claim.args["total"] == points * number
    )


def column_came(claim: Claim) -> bool:
    scored = claim.of(ColumnScored)
    return not scored or any(each.points == claim.args["points"] for each in scored)


def goods_came(claim: Claim) -> bool:
    events = claim.of(Gained)
    return not events or any(dict(each.goods) == dict(claim.args["goods"]) for each in events)


def exchange_came(claim: Claim) -> bool:
    events = claim.of(Exchanged)
    shown = dict(claim.args["gave"]), dict(claim.args["took"])
    return not events or any((dict(each.gave), dict(each.took)) == shown for each in events)


def payment_came(claim: Claim) -> bool:
    events = claim.of(Paid)
    return bool(events) and dict(events[0].goods) == dict(claim.args["goods"])


def rows_came(claim: Claim) -> bool:
    events = claim.of(CitizensPaid)
    coins = claim.before.players[claim.seat].stock["coin"] - claim.after.players[claim.seat].stock["coin"]
    return bool(events) and coins == claim.args["n"]


def tile_used(claim: Claim) -> bool:
    """The goods of a tile; what a citizen brings follows from its row."""
    face = str(claim.args["face"]).removeprefix("tiles-")
    tile = BOX["tiles"].get(face)
    if not isinstance(tile, dict):
        return True
    goods = {kind: n for kind, n in tile.items() if kind not in ("count", "upgrade")}
    came = claim.of(Gained)
    return not goods or (bool(came) and dict(came[0].goods) == goods)


AUDIT = Audit(
    holdings,
    transfers={
        BoardsLaid: nothing,
        TrajanCardsLaid: nothing,
        SymbolsCleared: nothing,
        SymbolDealt: nothing,
        CranePlaced: nothing,
        FirstCitizenDrawn: first_citizen,
        CornerTileLaid: corner_tile,
        LeftOverTileShipped: left_over,
        WorkerDealt: worker_dealt,
        StartPlayerDrawn: first_player,
        SetupEnded: nothing,
        HandicapEnded: nothing,
        RoundBegan: round_began,
        StreetTurnedUp: street,
        TribunePaid: tribune_paid,
        TileTaken: tile_taken,
        TileKept: tile_kept,
        TileReceived: tile_received,
        NothingReceived: nothing,
        TilesPassed: tiles_passed,
        TilesOpened: nothing,
        TribunesPaid: tribunes_paid,
        TileFetched: fetched,
        TileTurnedUp: turned_up,
        TileUsed: nothing,
        CitizenPlaced: citizen_placed,
        TileStored: stored,
        Gained: gained,
        Upgraded: upgraded,
        PointsGained: nothing,
        Exchanged: exchanged,
        Paid: paid,
        TileBuilt: built,
        ColumnScored: nothing,
        MarkerMoved: marker_moved,
        BenefitTaken: nothing,
        MarkerAtColumn: marker_done,
        EnvoySent: envoy_sent,
        AreaCompleted: nothing,
        TurnEnded: turn_ended,
        CitizensPaid: citizens_paid,
        PaymentEnded: nothing,
        CraneScored: nothing,
        RowScored: nothing,
        EaglesScored: nothing,
        AreaScored: nothing,
        TaskScored: nothing,
        ScoringEnded: nothing,
    },
    most_phases=most_phases,
    most_answers=most_answers,
    ranked_by=ranked_by,
    objections={
        RoundBegan: round_comes,
        StreetTurnedUp: two_streets,
        TileReceived: goes_right,
        NothingReceived: goes_right,
        TilesOpened: is_seats_turn,
        TurnEnded: is_seats_turn,
        Paid: is_seats_turn,
        TileBuilt: tile_fits,
        CitizenPlaced: row_has_room,
        Upgraded: upgrade_goes,
        Exchanged: exchange_is_known,
        ColumnScored: column_scores,
        BenefitTaken: benefit_is_reached,
        EnvoySent: envoy_goes,
        AreaCompleted: area_is_full,
        CitizensPaid: rows_are_paid,
        CraneScored: crane_scores,
        RowScored: row_scores,
        EaglesScored: eagles_score,
        AreaScored: area_scores,
        TaskScored: task_scores,
    },
    offers=OFFERS,
    figures={
        "envoy-completes": completed,
        "envoy-joins": joined_envoys,
        "envoy-on": eagle_near,
        "envoy-beside": eagle_near,
        "envoy-corner": eagle_near,
        "uncovers-crane": crane_uncovered,
        "brings-points": column_came,
        "brings-last": column_came,
        "effect-goods": goods_came,
        "one-of": goods_came,
        "exchange": exchange_came,
        "way": payment_came,
        "way-abilities": payment_came,
        "pay-rows": rows_came,
        "use-own": tile_used,
        "use-received": tile_used,
        "use-beside": tile_used,
    },
    late_start=late_start,
)
