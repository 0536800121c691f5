"""Features of a position for a seat: public ones and the own hand."""

from collections.abc import Mapping

from games.porta_nigra.pieces import (
    BUILDINGS,
    HEIGHTS,
    HONOR_CARDS,
    INTERIM_PER_BRICK,
    LEAST_HEIGHT,
    MAJORITIES,
    MOST_HEIGHT,
    PORTA_NIGRA,
    REWARD_EVERY,
    ROUNDS,
    SET_POINTS,
    SITES,
    VALUE,
    WHITE,
    action_deck,
)
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra

BRICKS_A_TURN = 2.0
"""About as many bricks leave the market in a turn."""

SPENT_A_TURN = 4
CHIPS_A_TURN = 3
TOKENS_A_TURN = 2
ROMANS_A_TURN = 1
"""What can be used in a turn: sesterces, chips, torch tokens, Romans; more of it comes too late."""

CARD_WORTH: Mapping[str, float] = {
    "H1": 4,
    "H2": 4,
    "H3": 5,
    "H4": 4,
    "H5": 4,
    "H6": 3,
    "H7": 7,
    "H8": 8,
    "H9": 6,
    "H10": 6,
    "H11": 7,
    "H12": 8,
    "H13": 3,
    "H14": 11,
    "H15": 7,
    "H16": 12,
    "H17": 9,
}
"""Approximate points of honor cards with immediate effects."""

_AREA_OF: Mapping[str, str] = {
    site.name: next(
        area.name for area in MAJORITIES.values() if (area.building, area.row) == (site.building, site.row)
    )
    for site in SITES.values()
    if site.building != PORTA_NIGRA
}
_HEIGHT_AREA: Mapping[int, str] = {height: f"{PORTA_NIGRA}-{height}" for height in HEIGHTS}
_TIE_BITS = 4
"""Bits that count the elements of each colour and number of bricks, the better kind above."""
_COUNT_BITS = _TIE_BITS * len(VALUE) * MOST_HEIGHT
"""Above them stands what counts first: bricks or elements."""
_BUILDING_OF: Mapping[str, int] = {name: BUILDINGS.index(site.building) for name, site in SITES.items()}
_VALUE_OF: Mapping[str, int] = {name: VALUE[site.colour] for name, site in SITES.items()}


_FINAL_STEPS = (
    ("", "final-30", HONOR_CARDS["final-30"].final_points - SET_POINTS[-1]),
    ("final-30", "final-42", HONOR_CARDS["final-42"].final_points - HONOR_CARDS["final-30"].final_points),
    ("final-42", "final-56", HONOR_CARDS["final-56"].final_points - HONOR_CARDS["final-42"].final_points),
)
"""The cards handed in, the final card bought with them, the points gained."""


def turns_left(state: PortaNigra, seat: int) -> int:
    """The turns that a seat has not ended yet, unless the early end comes."""
    if state.ended_by is not None:
        return int(state.active == seat or seat in state.last_turns)
    cards = len(action_deck(len(state.players)))
    rounds = ROUNDS[len(state.players)] - state.round
    is_acting = state.active == seat and state.phase == "turn" and state.card is not None
    return rounds * cards + cards - len(state.players[seat].played) + is_acting


def progress(state: PortaNigra) -> float:
    """How far the game is, by turns or by bricks."""
    players = len(state.players)
    whole = ROUNDS[players] * len(action_deck(players))
    left = sum(turns_left(state, seat) for seat in range(players)) / players
    bricks = (state.bricks_in_market + state.supply) / BRICKS_A_TURN / players
    return 1.0 - min(left, bricks) / whole


def features(state: PortaNigra, seat: int) -> dict[str, float]:
    player = state.players[seat]
    if not state.phase:
        return {"points": float(player.points)}
    bricks_left = state.bricks_in_market + state.supply
    turns = float(turns_left(state, seat))
    if state.ended_by is None:
        turns = min(turns, 1 + bricks_left / (BRICKS_A_TURN * len(state.players)))
    found = {
        "points": float(player.points),
        "final_cards": float(sum(HONOR_CARDS[card].final_points for card in player.final_cards)),
    }
    built = _add_majority_features(state, seat, found)
    _add_card_features(state, player, turns, found)
    _add_goods_features(state, player, turns, found)
    _add_stock_features(state, player, turns, found)
    if state.card is not None and state.active == seat:
        found["card_torches"] = float(state.card.torches)
    if turns:
        total = sum(built)
        for building, bricks in zip(BUILDINGS, built, strict=True):
            found[f"reward_{building}"] = bricks % REWARD_EVERY / REWARD_EVERY
        if state.round < ROUNDS[len(state.players)] and state.ended_by is None:
            found["interim"] = float(total * INTERIM_PER_BRICK[len(state.players)])
    return found


def _add_majority_features(state: PortaNigra, seat: int, found: dict[str, float]) -> list[int]:
    """The majorities; returned are the bricks of a seat in each building."""
    built = [0] * len(BUILDINGS)
    areas: dict[str, dict[int, int]] = {}
    for name, element in state.elements.items():
        owner, bricks = element.seat, element.bricks
        if owner == seat:
            built[_BUILDING_OF[name]] += bricks
        tie = 1 << _TIE_BITS * ((_VALUE_OF[name] - 1) * MOST_HEIGHT + bricks - 1)
        area = _AREA_OF.get(name)
        counted = bricks
        if area is None:
            area, counted = _HEIGHT_AREA[bricks], 1
        of_seats = areas.setdefault(area, {})
        of_seats[owner] = of_seats.get(owner, 0) + (counted << _COUNT_BITS) + tie
    mine = all_points = near = 0.0
    for name, of_seats in areas.items():
        first, second = MAJORITIES[name].points
        ranking = sorted(of_seats.values(), reverse=True)
        best, next_best = ranking[0], ranking[1] if len(ranking) > 1 else 0
        own = of_seats.get(seat, 0)
        top, runner_up = second if best == next_best else first, 0
        if next_best and best != next_best and ranking.count(next_best) == 1:
            runner_up = second
        all_points += ranking.count(best) * top + runner_up
        if own:
            mine += top if own == best else runner_up if own == next_best else 0
            rival = next_best if own == best else best
            share = (own >> _COUNT_BITS) / ((own >> _COUNT_BITS) + (rival >> _COUNT_BITS))
            near += (first - second) * share
    rivals = all_points - mine
    found["majorities"] = mine
    found["majorities_rivals"] = rivals / max(1, len(state.players) - 1)
    found["majorities_near"] = near
    return built


def _add_card_features(state: PortaNigra, player: Player, turns: float, found: dict[str, float]) -> None:
    """Building cards, and the final cards in their reach."""
    owned = [0] * len(BUILDINGS)
    for card in player.building_cards:
        owned[BUILDINGS.index(card.partition("-")[0])] += 1
    for building in player.substitutes:
        owned[BUILDINGS.index(building)] += 1
    sets = 0
    for number in range(1, max(owned) + 1):
        different = sum(each >= number for each in owned)
        sets += SET_POINTS[different]
        if turns:
            found[f"set_of_{different}"] = found.get(f"set_of_{different}", 0.0) + 1.0
    found["sets"] = float(sets)
    if turns >= 1:
        _add_final_card_features(state, player, min(owned), sum(map(bool, owned)), turns, found)


def _add_final_card_features(
    state: PortaNigra, player: Player, sets: int, different: int, turns: float, found: dict[str, float]
) -> None:
    """Add the gain of the next final cards, limited by chips and building cards."""
    has, display = player.final_cards, state.honor_display
    step = next((each for each, (before, _, _) in enumerate(_FINAL_STEPS) if before in has), 0)
    ready = 1.0 if step or sets else (different / len(BUILDINGS)) ** 2
    chips, steps = float(player.chips), 0
    reached = gained = 0.0
    for _, card, gain in _FINAL_STEPS[step:]:
        if card not in display or steps >= turns:
            break
        steps += 1
        price = HONOR_CARDS[card].chips
        reached += gain
        gained += gain * min(chips, price) / price
        chips = max(0.0, chips - price)
    if steps:
        found["final_near"] = gained * ready
        found["final_open"] = reached * ready


def _add_goods_features(state: PortaNigra, player: Player, turns: float, found: dict[str, float]) -> None:
    """Add the goods of the play area, and those that can still be used."""
    found["left_over"] = (
        player.romans + player.chips + player.torches + sum(player.bricks.values()) + (player.sesterces / 3)
    )
    if not turns:
        return
    spent = SPENT_A_TURN * turns
    found["sesterces"] = min(player.sesterces, spent)
    found["sesterces_more"] = min(max(0.0, player.sesterces - spent), spent)
    found["sesterces_first"] = min(player.sesterces, SPENT_A_TURN)
    found["chips"] = min(player.chips, CHIPS_A_TURN * turns)
    found["torches"] = min(player.torches, TOKENS_A_TURN * turns)
    found["romans"] = min(player.romans, ROMANS_A_TURN * turns)
    found["roman_first"] = min(player.romans, 1)
    found["honor"] = max(
        (
            worth
            for card in state.honor_display
            if (worth := CARD_WORTH.get(card, 0.0)) and HONOR_CARDS[card].chips <= player.chips
        ),
        default=0.0,
    )


def _add_stock_features(state: PortaNigra, player: Player, turns: float, found: dict[str, float]) -> None:
    """Add the worth of a seat's bricks and of their best element."""
    if turns < 1:
        return
    stock, white = player.bricks, player.bricks[WHITE]
    found["bricks"] = float(sum(stock.values()))
    found["brick_value"] = float(sum(number * VALUE[colour] for colour, number in stock.items()))
    found["white"] = float(white)
    if not found["bricks"] or not player.romans:
        return
    taken = state.elements
    best = nearly = 0.0
    for name, site in SITES.items():
        if name in taken:
            continue
        colour = site.colour
        own = stock[colour]
        if not own and not white:
            continue
        usable = own if colour == WHITE else own + white
        if site.building == PORTA_NIGRA:
            number = min(usable, MOST_HEIGHT)
            if number < LEAST_HEIGHT - 1:
                continue
            if number < LEAST_HEIGHT:
                nearly = max(nearly, LEAST_HEIGHT * VALUE[colour])
                continue
            points = float(number * VALUE[colour] - 5 * max(0, number - own) * (colour != WHITE))
        else:
            if usable < site.bricks:
                if usable == site.bricks - 1:
                    nearly = max(nearly, site.points)
                continue
            number = site.bricks
            points = site.points - 5.0 * max(0, number - own) * (colour != WHITE)
        if points > best:
            best = points
    found["best_element"] = best
    found["near_element"] = nearly
