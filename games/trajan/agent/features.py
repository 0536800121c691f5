"""What a position has for a seat, from its view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from math import exp

from games.trajan import pieces
from games.trajan.actions.construction import beside
from games.trajan.actions.military import province_points
from games.trajan.agent.circle import best_turns, wanted
from games.trajan.agent.demands import of_quarter, stocked
from games.trajan.pieces import ACTIONS, CONSTRUCTION_TILES, DEMANDS, QUARTERS, ROUNDS, TRAJAN_TILES
from games.trajan.state import Trajan

STEPS_A_TURN = 2.1
FIT = (1.0, 0.65, 0.4)
"""How much of a Trajan tile counts with so many of its markers missing in the tray."""

TOWARDS = (0.0, 1.5, 4.5, 5.0, 0.0)
"""What so many construction tiles of a type promise, as long as there are more."""

ANOTHER = (3.3, 3.0, 5.0, 5.0)
"""What one more promises with so many: a free action, then a set."""

CARD, TOKEN, PLUS_TWO, MEETS = 1.2, 2.0, 1.5, 3.5
"""The worth of a card, a token in a camp, an early [+2] marker, a demand met each quarter."""

PARTS: Mapping[str, str] = {
    name: part
    for part, names in {
        "points": "points",
        "time": "time",
        "circle": "next two targets heavy",
        "slots": "slots",
        "demands": "due coming later kept",
        "senate": "senate space",
        "bonus": "bonus",
        "cards": "hand ship equal",
        "legionnaires": "camps legions near supply",
        "construction": "workers sets towards",
        "extra": "extra",
    }.items()
    for name in names.split()
}


def steps_done(state: Trajan) -> int:
    """The steps of this quarter that are done."""
    return min(ROUNDS * state.steps, (state.round - 1 + state.rounds_ended) * state.steps + state.time)


def progress(state: Trajan) -> float:
    """How far the game is."""
    if not state.phase:
        return 1.0
    return ((state.quarter - 1) + steps_done(state) / (ROUNDS * state.steps)) / QUARTERS


def features(state: Trajan, seat: int) -> Mapping[str, float]:
    """What a seat has, and what it can do next."""
    if not state.phase:
        return {"points": state.players[seat].points}
    return _Features(state, seat).found


def soon(turns: float, needed: float) -> float:
    """How likely what takes so many turns is still done with so many left."""
    return min(1.0, turns / needed)


def several(number: int) -> float:
    """What so many are worth of which each is worth half of the one before."""
    return 2.0 - 2.0 * 0.5**number


class _Features:
    """The features of a position, as they are found."""

    def __init__(self, state: Trajan, seat: int) -> None:
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.done = steps_done(state) / (ROUNDS * state.steps)
        """How much of the quarter is over."""
        self.left = 1.0 - progress(state)
        self.turns = self.left * QUARTERS * ROUNDS * state.steps / (STEPS_A_TURN * len(state.players))
        """How many turns the seat has yet."""
        self.found = {"points": float(self.player.points), "time": self.turns}
        self.tiles: dict[str, float] = {}
        """What a forum tile is worth."""
        self.trajan_tiles = _trajan_tiles(state.quarter, round(self.left, 2))
        self.actions = dict.fromkeys(ACTIONS, 0.0)
        """What each action brings in the next turn."""
        self._demands()
        self._senate()
        self._seaport()
        self._military()
        self._construction()
        self.actions["forum"] = max(map(self._forum_tile, state.forum.values()), default=0.0)
        self._trajan()
        self._extra()
        self._circle()

    def _demands(self) -> None:
        state, player, found = self.state, self.player, self.found
        met = [TRAJAN_TILES[tile].meets for tile in player.kept]
        kept = tuple(map(met.count, DEMANDS))
        stock = tuple(player.tiles.get(each, 0) for each in DEMANDS)
        asked = tuple(map(state.demands.count, DEMANDS))
        past = tuple(map(state.past_demands.count, DEMANDS))
        wilds = player.tiles.get(pieces.WILD_DEMAND, 0)
        (now, then), more = stocked(None if player.demands_met else asked, past, kept, stock, wilds)
        found["due"], found["coming"] = now * self.done, now * (1.0 - self.done)
        later = 0.5 * (state.quarter < QUARTERS)
        if later:
            found["later"] = then
            found["kept"] = (QUARTERS - state.quarter - 1) * of_quarter(kept, (0,) * len(DEMANDS), 0)
        for tile, (now_more, then_more) in zip((*DEMANDS, pieces.WILD_DEMAND), more, strict=True):
            self.tiles[tile] = now_more - now + later * (then_more - then)

    def _forum_tile(self, tile: str) -> float:
        if tile not in self.tiles:
            votes = pieces.FORUM_TILES[tile].votes
            is_extra = pieces.FORUM_TILES[tile].action or tile == pieces.WILD_EXTRA
            self.tiles[tile] = 0.5 * votes if votes else 3.0 * soon(self.turns, 3) if is_extra else 3.0
        return self.tiles[tile]

    def _senate(self) -> None:
        state, seat, found = self.state, self.seat, self.found
        votes = [state.votes(each) for each in range(len(state.players))]
        space = state.senate_space(seat)
        mine = votes.pop(seat)
        spread = 0.3 + 4.0 * (1.0 - self.done)
        consul = 1.0 / (1.0 + exp((max(votes) - mine) / spread))
        first_two = 1.0 / (1.0 + exp((min(votes) - mine) / spread)) if len(votes) > 1 else 1.0
        bonus = [self._bonus_tile(each, yellow=True) for each in state.bonus]
        if bonus:
            found["senate"] = consul * max(bonus) + 0.6 * max(0.0, first_two - consul) * min(bonus)
        found["bonus"] = sum(self._bonus_tile(own.name, yellow=own.yellow) for own in self.player.bonus)
        found["space"] = space * (1.0 - self.done)
        if space < pieces.SENATE_LAST:
            self.actions["senate"] = pieces.SENATE_TRACK[space + 1] + 1.0

    def _bonus_tile(self, name: str, *, yellow: bool) -> float:
        """What a bonus tile will bring at the end."""
        tile, left, player = pieces.BONUS_TILES[name], self.left, self.player
        rate = tile.yellow if yellow else tile.gray
        if tile.cards:
            shown = sum(card.face in tile.cards for card in player.displayed)
            held = sum(card.face in tile.cards for card in player.hand)
            return rate * (shown + soon(self.turns, 3) * (0.7 * held + 4.0 * left))
        if tile.demand:
            return rate * (1.0 - 0.5 * left if player.tiles.get(tile.demand, 0) else 0.5 * left)
        if tile.workers:
            return rate * (len(self.state.sites_of(self.seat)) + 6.0 * left)
        if tile.legionnaires:
            return rate * (len(self.state.provinces_of(self.seat)) + 5.0 * left)
        return rate * (sum(own.yellow for own in player.bonus) + 1.5 * left)

    def _seaport(self) -> None:
        player, found = self.player, self.found
        numbers = sorted(Counter(card.face for card in player.hand).values(), reverse=True)
        wilds = player.tiles.get(pieces.WILD_COMMODITY, 0)
        best = _best_load(tuple(numbers), wilds, tuple(sorted(self.state.gray_ships)))
        self.actions["seaport"] = max(best, 2.0)
        found["hand"] = float(len(player.hand) + wilds)
        found["ship"] = best * soon(self.turns, 2)
        found["equal"] = (max(0, numbers[0] - 2) if numbers else 0) * soon(self.turns, 3)

    def _military(self) -> None:
        state, seat, player = self.state, self.seat, self.player
        here = there = tile = 0.0
        if player.leader != pieces.MILITARY_CAMP and seat not in state.legionnaires.get(player.leader, ()):
            here = province_points(state, seat, player.leader)
        for province in pieces.NEIGHBOURS[player.leader]:
            if seat not in state.legionnaires.get(province, ()):
                there = max(there, province_points(state, seat, province))
            if lying := state.provinces.get(province):
                tile = max(tile, self._forum_tile(lying))
        if not player.military_camp:
            here = there = 0.0
        self.actions["military"] = max(here, tile + 0.3 * there, 1.5)
        self.found["camps"] = float(player.military_camp + player.worker_camp)
        self.found["legions"] = several(player.military_camp) * soon(self.turns, 3)
        self.found["near"] = max(here * soon(self.turns, 1), 0.6 * there * soon(self.turns, 2))
        self.found["supply"] = min(player.supply, 5) * soon(self.turns, 6)

    def _construction(self) -> None:
        state, player, found = self.state, self.player, self.found
        own = Counter(CONSTRUCTION_TILES[each].type for each in player.construction)
        sites = frozenset(state.sites_of(self.seat))
        best = _best_site(sites, tuple(state.district.items()), tuple(own.items()))
        self.actions["construction"] = best if player.worker_camp else 3.0
        found["workers"] = several(player.worker_camp) * soon(self.turns, 3)
        wilds = player.tiles.get(pieces.WILD_CONSTRUCTION, 0)
        left = {CONSTRUCTION_TILES[each].type for each in state.district.values()}
        points = towards = 0.0
        for type_, number in own.most_common():
            while wilds and 2 <= number < max(pieces.SET_POINTS):
                number, wilds = number + 1, wilds - 1
            points += pieces.SET_POINTS.get(number, 0)
            towards += TOWARDS[number] if type_ in left else 0.0
        found["sets"] = points
        found["towards"] = (towards + 2.0 * wilds) * soon(self.turns, 6)

    def _trajan(self) -> None:
        player = self.player
        worth = self.trajan_tiles
        soon_done = soon(self.turns, 8)
        fits = (
            worth[tile] * FIT[len(wanted(tile, player.trays[slot]))] for slot, tile in player.slots.items()
        )
        self.found["slots"] = sum(fits) * soon_done
        if player.arch != pieces.CENTRE and self.state.stacks:
            tray = player.trays[player.arch]
            best = max(worth[tile] * FIT[len(wanted(tile, tray))] for tile in self.state.stacks.values())
            self.actions["trajan"] = 0.7 * best * soon_done

    def _extra(self) -> None:
        player, actions = self.player, self.actions
        total = 0.8 * max(actions.values()) * player.tiles.get(pieces.WILD_EXTRA, 0)
        for tile, number in player.tiles.items():
            if action := pieces.FORUM_TILES[tile].action:
                total += number * actions[action] * (1.7 if action in player.plus_two else 1.0)
        self.found["extra"] = total * soon(self.turns, 3)

    def _circle(self) -> None:
        player, found = self.player, self.found
        actions = [self.actions[each] for each in ACTIONS]
        best, two, targets = best_turns(player, actions, self.trajan_tiles)
        found["next"], found["two"] = best * soon(self.turns, 1), two * soon(self.turns, 2)
        found["targets"] = targets * soon(self.turns, 4)
        found["heavy"] = sum(max(0, len(tray) - 4) for tray in player.trays.values()) * soon(self.turns, 4)


@lru_cache(maxsize=20_000)
def _best_load(numbers: tuple[int, ...], wilds: int, gray: tuple[str, ...]) -> float:
    """The most that a ship brings, less what its cards are worth in hand."""
    most = numbers[0] if numbers else 0
    twos = sum(each > 1 for each in numbers)
    loads = {
        pieces.EQUAL: most + wilds,
        pieces.DIFFERENT: len(numbers) + wilds,
        pieces.PAIRS: twos + min(len(numbers) - twos, wilds),
    }
    best = 0.0
    for ship, number in loads.items():
        side = pieces.SHIPS[ship].gray if ship in gray else pieces.SHIPS[ship].colour
        cards = 2 if ship == pieces.PAIRS else 1
        for size in range(1, min(number, len(side)) + 1):
            best = max(best, side[size - 1] - CARD * size * cards)
    return best


@cache
def _trajan_tiles(quarter: int, left: float) -> Mapping[str, float]:
    """What it is worth to accomplish each Trajan tile, with so much of the game left."""
    return {
        name: tile.points
        + CARD * tile.cards
        + TOKEN * (tile.military_camp + tile.worker_camp)
        + PLUS_TWO * left * tile.plus_two
        + (MEETS * (QUARTERS - quarter + 0.7) if tile.meets else 0.0)
        for name, tile in TRAJAN_TILES.items()
    }


@lru_cache(maxsize=20_000)
def _best_site(
    own: frozenset[str], district: tuple[tuple[str, str], ...], types: tuple[tuple[str, int], ...]
) -> float:
    """What the best tile brings that a seat can reach from its sites, with so many tiles of each type."""
    reached = frozenset(near for site in own for near in beside(site)) if own else frozenset(pieces.SITES)
    tiles = (CONSTRUCTION_TILES[name] for site, name in district if site in reached - own)
    numbers = dict(types)
    return max((tile.points + ANOTHER[numbers.get(tile.type, 0)] for tile in tiles), default=0.0)
