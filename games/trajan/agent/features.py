"""What a position has for a seat, from its view."""

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from math import comb, exp, prod
from operator import ge

from games.trajan import pieces
from games.trajan.actions.construction import adjacent_sites
from games.trajan.actions.military import province_points
from games.trajan.agent.circle import best_turns
from games.trajan.pieces import (
    CONSTRUCTION_TILES,
    DEMAND_TILES,
    DEMANDS,
    DEMANDS_A_QUARTER,
    FORUM_TILES,
    QUARTERS,
    ROUNDS,
    TRAJAN_TILES,
    UNMET_POINTS,
)
from games.trajan.state import Trajan

Each = tuple[int, ...]  # a number of each demand, in their order
ALL: Each = tuple(DEMAND_TILES.values())
NOTHING: Each = (0,) * len(DEMANDS)


@lru_cache(maxsize=50_000)
def expected_demand_points(
    asked: Each, bag: Each, kept: Each, stock: Each, wilds: int, *, is_last: bool = False
) -> tuple[float, float]:
    """The points of this quarter's unmet demands, and of those of the next with the tiles that are left then.

    `asked`: turned up so far; `bag`: those that may come; `kept`: met each quarter by Trajan tiles; `stock`:
    tiles that meet one.
    """
    now = then = 0.0
    for chance, wanted in _possible_demands(asked, bag):
        open_ = [max(0, n - k) for n, k in zip(wanted, kept, strict=True)]
        unmet = sum(max(0, n - s) for n, s in zip(open_, stock, strict=True))
        now += chance * UNMET_POINTS[max(0, unmet - wilds)]
        if not is_last:
            left = tuple(max(0, s - n) for n, s in zip(open_, stock, strict=True))
            then += chance * unknown_quarter_points(kept, left, max(0, wilds - unmet))
    return now, then


def unknown_quarter_points(kept: Each, stock: Each, wilds: int) -> float:
    """The points of the unmet demands of a quarter of which nothing is known."""
    return expected_demand_points(NOTHING, ALL, kept, stock, wilds, is_last=True)[0]


@cache
def _possible_demands(asked: Each, bag: Each) -> tuple[tuple[float, Each], ...]:
    """The possible demands at the end of a quarter, each with its chance."""
    number = DEMANDS_A_QUARTER - sum(asked)
    ways = comb(sum(bag), number)
    return tuple(
        (prod(map(comb, bag, drawn)) / ways, tuple(map(sum, zip(asked, drawn, strict=True))))
        for drawn in product(range(number + 1), repeat=len(bag))
        if sum(drawn) == number and all(map(ge, bag, drawn))
    )


STEPS_A_TURN = 2.8
TOWARDS = (0.0, 1.2, 7.0, 5.0, 0.0)  # worth by the number of construction tiles of a type
ANOTHER = (1.2, 3.0, 5.0, 5.0)  # worth of one more, by their number; a free action counts apart
# The worth of a card, a token in a camp, an early [+2] marker, a demand met each quarter.
CARD, TOKEN, PLUS_TWO, MEETS = 1.2, 2.5, 2.0, 3.0

MEETING = (*DEMANDS, pieces.WILD_DEMAND)
EXTRA = (pieces.WILD_EXTRA, *map(pieces.extra_tile, pieces.ACTIONS))


def _elapsed_share(state: Trajan) -> float:
    """The elapsed share of the quarter."""
    return min(1.0, (state.round - 1 + state.rounds_ended + state.time / state.steps) / ROUNDS)


def progress(state: Trajan) -> float:
    return (state.quarter - 1 + _elapsed_share(state)) / QUARTERS if state.phase else 1.0


def features(state: Trajan, seat: int) -> Mapping[str, float]:
    """What a seat has, and what it can do next."""
    return _Features(state, seat).found if state.phase else {"points": state.players[seat].points}


class _Features:
    """The features of a position, as they are found."""

    def __init__(self, state: Trajan, seat: int) -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.done, self.left = _elapsed_share(state), 1.0 - progress(state)
        # How many turns the seat has yet; what each forum tile is worth, and each action in the next turn.
        self.turns = self.left * QUARTERS * ROUNDS * state.steps / (STEPS_A_TURN * len(state.players))
        self.found = {"points": float(self.player.points), "time": self.turns}
        self.tiles, self.actions = dict[str, float](), dict[str, float]()
        for part in (
            _Features._add_demands,
            _Features._add_senate,
            _Features._add_seaport,
            _Features._add_military,
        ):
            part(self)
        for part in (_Features._add_tiles, _Features._add_construction, _Features._add_circle):
            part(self)

    def _chance_to_be_done(self, needed: float) -> float:
        """The chance that something of this many turns is still done."""
        return min(1.0, self.turns / needed)

    def _add_demands(self) -> None:
        state, player, found = self.state, self.player, self.found
        met = [TRAJAN_TILES[tile].meets for tile in player.kept]
        kept, asked = (tuple(map(each.count, DEMANDS)) for each in (met, state.demands))
        past = tuple(map(state.past_demands.count, DEMANDS))
        bag = tuple(all_ - n - p for all_, n, p in zip(ALL, asked, past, strict=True))

        def unmet(*more: str) -> tuple[float, float]:
            *stock, wilds = (player.tiles.get(each, 0) + more.count(each) for each in MEETING)
            if player.demands_met:
                return 0.0, unknown_quarter_points(kept, tuple(stock), wilds)
            return expected_demand_points(asked, bag, kept, tuple(stock), wilds)

        now, then = unmet()
        quarters = QUARTERS - state.quarter
        found["now"], found["later"] = now * (0.65 + 0.35 * self.done), then * (quarters > 0)
        found["kept"] = max(0, quarters - 1) * unknown_quarter_points(kept, NOTHING, 0)
        for tile in MEETING:
            now_more, then_more = unmet(tile)
            self.tiles[tile] = now_more - now + 0.5 * (quarters > 0) * (then_more - then)

    def _forum_tile(self, tile: str) -> float:
        votes = FORUM_TILES[tile].votes
        other = 0.5 * votes if votes else 3.0 * (self._chance_to_be_done(3) if tile in EXTRA else 1.0)
        return self.tiles.get(tile, other)

    def _add_senate(self) -> None:
        state, seat, found = self.state, self.seat, self.found
        votes = [state.votes(each) for each in range(len(state.players))]
        mine, space = votes.pop(seat), state.senate_space(seat)
        chances = [1.0 / (1.0 + exp((each - mine) / (4.3 - 4.0 * self.done))) for each in votes]
        consul, first_two = min(chances), max(chances) if len(votes) > 1 else 1.0
        bonus = [self._bonus_tile(each, yellow=True) for each in state.bonus] or [0.0]
        found["senate"] = consul * max(bonus) + 0.6 * max(0.0, first_two - consul) * min(bonus)
        found["bonus"] = sum(self._bonus_tile(own.name, yellow=own.yellow) for own in self.player.bonus)
        found["space"] = space * (1.0 - self.done)
        self.actions["senate"] = pieces.SENATE_TRACK[space + 1] + 1.0 if space < pieces.SENATE_LAST else 0.0

    def _bonus_tile(self, name: str, *, yellow: bool) -> float:
        """What a bonus tile will bring at the end."""
        tile, left, player = pieces.BONUS_TILES[name], self.left, self.player
        if tile.cards:
            shown = sum(card.face in tile.cards for card in player.displayed)
            held = sum(card.face in tile.cards for card in player.hand)
            number = shown + self._chance_to_be_done(3) * (0.7 * held + 4.0 * left)
        elif tile.demand:
            number = 1.0 - 0.5 * left if player.tiles.get(tile.demand, 0) else 0.5 * left
        elif tile.workers:
            number = len(self.state.sites_of(self.seat)) + 6.0 * left
        elif tile.legionnaires:
            number = len(self.state.provinces_of(self.seat)) + 5.0 * left
        else:
            number = sum(own.yellow for own in player.bonus) + 1.5 * left
        return number * (tile.yellow if yellow else tile.gray)

    def _add_seaport(self) -> None:
        player, found = self.player, self.found
        numbers = sorted(Counter(card.face for card in player.hand).values(), reverse=True)
        wilds = player.tiles.get(pieces.WILD_COMMODITY, 0)
        best = _best_load(tuple(numbers), wilds, tuple(sorted(self.state.gray_ships)))
        self.actions["seaport"] = max(best, 2.0)
        found["hand"] = float(len(player.hand) + wilds)
        found["ship"] = best * self._chance_to_be_done(2)

    def _add_military(self) -> None:
        state, player, found = self.state, self.player, self.found
        free = {each for each in pieces.PROVINCES if self.seat not in state.legionnaires.get(each, ())}
        near = pieces.NEIGHBOURS[player.leader]
        points = {each: province_points(state, self.seat, each) for each in free & {player.leader, *near}}
        here = points.pop(player.leader, 0) * bool(player.military_camp)
        there = max(points.values(), default=0) * bool(player.military_camp)
        tiles = (self._forum_tile(tile) for province, tile in state.provinces.items() if province in near)
        self.actions["military"] = max(here, max(tiles, default=0.0) + 0.3 * there, 1.5)
        found["camps"] = float(player.military_camp + player.worker_camp)
        found["near"] = max(here * self._chance_to_be_done(1), 0.6 * there * self._chance_to_be_done(2))

    def _add_tiles(self) -> None:
        state, player = self.state, self.player
        met = frozenset(TRAJAN_TILES[tile].meets for tile in player.kept)
        self.worth = each = _trajan_tiles(state.quarter, round(self.left, 2), met)
        self.found["slots"] = 0.0
        for tile in player.slots.values():
            self.found["slots"] += each[tile] * self._chance_to_be_done(8)
            met |= {TRAJAN_TILES[tile].meets}
            each = _trajan_tiles(state.quarter, round(self.left, 2), met)
        shown = state.stacks.values() if player.arch != pieces.CENTRE else ()
        self.actions["trajan"] = (
            0.45 * max(map(each.__getitem__, shown), default=0.0) * self._chance_to_be_done(8)
        )
        self.actions["forum"] = max(map(self._forum_tile, state.forum.values()), default=0.0)

    def _add_construction(self) -> None:
        player, found = self.player, self.found
        own = Counter(CONSTRUCTION_TILES[each].type for each in player.construction)
        sites = frozenset(self.state.sites_of(self.seat))
        worths = [3.0]
        for type_, most in _best_tiles(sites, tuple(self.state.district.items())).items():
            free = 0.0 if own[type_] else 0.6 * self.actions[pieces.FIRST_TILE_GIVES[type_]]
            worths.append((most + ANOTHER[own[type_]] + free) * bool(player.worker_camp))
        self.actions["construction"] = max(worths)
        found["workers"] = (2.0 - 2.0 * 0.5**player.worker_camp) * self._chance_to_be_done(3)
        wilds = player.tiles.get(pieces.WILD_CONSTRUCTION, 0)
        left = {CONSTRUCTION_TILES[each].type for each in self.state.district.values()}
        points = towards = 0.0
        for type_, number in own.most_common():
            while wilds and 2 <= number < max(pieces.SET_POINTS):
                number, wilds = number + 1, wilds - 1
            points += pieces.SET_POINTS.get(number, 0)
            towards += TOWARDS[number] if type_ in left else 0.0
        found["sets"] = points
        found["towards"] = (towards + 2.0 * wilds) * self._chance_to_be_done(6)

    def _add_circle(self) -> None:
        player, actions, found = self.player, self.actions, self.found
        extra = 0.8 * max(actions.values()) * player.tiles.get(pieces.WILD_EXTRA, 0)
        for tile, number in player.tiles.items():
            if action := FORUM_TILES[tile].action:
                extra += number * actions[action] * (1.7 if action in player.plus_two else 1.0)
        found["extra"] = extra * self._chance_to_be_done(3)
        found["plan"] = best_turns(player, [actions[each] for each in pieces.ACTIONS], self.worth, self.turns)
        found["single"] = [len(tray) for tray in player.trays.values()].count(1) * self._chance_to_be_done(4)
        found["heavy"] = sum(
            max(0, len(tray) - 4) for tray in player.trays.values()
        ) * self._chance_to_be_done(4)


@lru_cache(maxsize=20_000)
def _best_load(numbers: tuple[int, ...], wilds: int, gray: tuple[str, ...]) -> float:
    """The highest score of a ship, less the worth of its cards in hand."""
    twos = sum(each > 1 for each in numbers)
    loads = {
        pieces.EQUAL: max(numbers, default=0) + wilds,
        pieces.DIFFERENT: len(numbers) + wilds,
        pieces.PAIRS: twos + min(len(numbers) - twos, wilds),
    }
    found = [0.0]
    for ship, number in loads.items():
        side = pieces.SHIPS[ship].gray if ship in gray else pieces.SHIPS[ship].colour
        cost = CARD * (1 + (ship == pieces.PAIRS))
        found += (points - cost * size for size, points in enumerate(side[:number], 1))
    return max(found)


@lru_cache(maxsize=5_000)
def _trajan_tiles(quarter: int, left: float, met: frozenset[str]) -> Mapping[str, float]:
    """The worth of accomplishing each Trajan tile; `met`: the demands met by other tiles."""
    return {"": 0.0} | {
        name: tile.points
        + CARD * tile.cards
        + TOKEN * (tile.military_camp + tile.worker_camp)
        + PLUS_TWO * left * tile.plus_two
        + (MEETS * (QUARTERS - quarter + 0.7) * (0.2 if tile.meets in met else 1.0) if tile.meets else 0.0)
        for name, tile in TRAJAN_TILES.items()
    }


@lru_cache(maxsize=20_000)
def _best_tiles(own: frozenset[str], district: tuple[tuple[str, str], ...]) -> Mapping[str, int]:
    """The points of the best tile of each type that a seat can reach from its sites."""
    reached = (
        frozenset(near for site in own for near in adjacent_sites(site)) if own else frozenset(pieces.SITES)
    )
    tiles = [CONSTRUCTION_TILES[name] for site, name in district if site in reached - own]
    return {tile.type: tile.points for tile in sorted(tiles, key=lambda tile: tile.points)}
