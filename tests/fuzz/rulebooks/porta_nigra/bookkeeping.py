"""Counts, transfers, announcements and forecasts of Porta Nigra, written from the rulebook once more."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, GoodsTaken, RewardTaken
from games.porta_nigra.events.influence import (
    BrickAdded,
    ChipsPaid,
    EffectLapsed,
    HonorCardBought,
    HonorPointsScored,
)
from games.porta_nigra.events.refill import (
    BuildingCardsTurnedUp,
    HonorCardsTurnedUp,
    RefillEnded,
    SupplyCardDrawn,
    SupplyCardsShuffled,
)
from games.porta_nigra.events.rounds import (
    CardsShuffled,
    EarlyEndCame,
    InterimEnded,
    InterimScored,
    RoundBegan,
    StartPlayerNamed,
)
from games.porta_nigra.events.scoring import FinalCardScored, MajorityScored, PlayAreaScored, SetScored
from games.porta_nigra.events.setup import AgeOrderSet, SetupEnded, StartPlayerDrawn
from games.porta_nigra.events.turn import (
    BuilderPlaced,
    CardPlayed,
    CardsDrawn,
    SymbolUsed,
    TorchesTurnedToCoins,
    TurnEnded,
)
from games.porta_nigra.pieces import BOX
from games.porta_nigra.state import PortaNigra
from games.scoring import GameEnded
from tests.fuzz.audit import BANK, Audit, Claim, Transfer, nothing, number_of, seat_place
from tests.fuzz.rulebooks.porta_nigra.late_start import late_start
from tests.fuzz.rulebooks.porta_nigra.offers import OFFERS

COLOURS = tuple(BOX["bricks"])
QUARTERS = tuple(BOX["quarters"])
SITES: Mapping[str, Any] = BOX["sites"]
HONOR_CARDS: Mapping[str, Any] = BOX["honor_cards"]
ACTION_CARDS: Mapping[str, Any] = BOX["action_cards"]

BRICK, ROMAN, SESTERCE, TORCH, CHIP, CARD, TURN = (
    *("brick", "romans", "sesterces", "torches", "chips", "action card", "turn"),
)
SUPPLY = "supply"
DISPLAY = "display"
ON_CARD = "on the card"
NOBODY = "nobody"


def stock(seat: int, colour: str) -> str:
    """Where the bricks of a colour of a seat lie."""
    return f"{seat_place(seat)} {colour}"


def left(seat: int) -> str:
    """Where a seat's Romans wait that it has not got yet."""
    return f"{seat_place(seat)} left"


def market(colour: str) -> str:
    """A shop."""
    return f"market {colour}"


def hand(seat: int) -> str:
    """The action cards in a hand."""
    return f"{seat_place(seat)} hand"


def played(seat: int) -> str:
    """The action cards that a seat has played."""
    return f"{seat_place(seat)} played"


def pile(seat: int) -> str:
    """A seat's draw pile."""
    return f"{seat_place(seat)} pile"


def holdings(state: PortaNigra) -> Mapping[tuple[str, str], int]:
    found: Counter[tuple[str, str]] = Counter({(BRICK, SUPPLY): state.supply})
    for colour in COLOURS:
        found[BRICK, market(colour)] = state.market[colour]
    for site, element in state.elements.items():
        found[BRICK, site] = element.bricks
        found[ROMAN, f"{seat_place(element.seat)} built"] += 1
    deck = all_cards(len(state.players))
    for seat, player in enumerate(state.players):
        place = seat_place(seat)
        for colour in COLOURS:
            found[BRICK, stock(seat, colour)] = player.bricks[colour]
        found[ROMAN, place], found[ROMAN, left(seat)] = player.romans, player.romans_left
        found[SESTERCE, place], found[CHIP, place] = player.sesterces, player.chips
        found[TORCH, place] = player.torches
        found[CARD, hand(seat)], found[CARD, played(seat)] = len(player.hand), len(player.played)
        found[CARD, pile(seat)] = deck - len(player.hand) - len(player.played)
        for card in (*player.building_cards, *player.final_cards):
            found[card, place] += 1
        for building in player.substitutes:
            found[f"substitute-{building}", place] += 1
    for card in (*state.building_display, *state.honor_display):
        found[card, DISPLAY] += 1
    if state.card is not None:
        found[TORCH, ON_CARD] = state.card.torches
    if state.phase in ("refill", "turn"):
        found[TURN, NOBODY if state.active is None else seat_place(state.active)] = 1
    return found


# What moves


def goods_moved(seat: int, goods: Mapping[str, int]) -> Iterator[Transfer]:
    """Goods come to a seat: bricks from the supply, Romans from those left, the rest from the bank."""
    for kind, number in goods.items():
        if kind in COLOURS:
            yield Transfer(BRICK, number, SUPPLY, stock(seat, kind))
        elif kind == ROMAN:
            yield Transfer(ROMAN, number, left(seat), seat_place(seat))
        else:
            yield Transfer(kind, number, BANK, seat_place(seat))


def builder_moved(event: BuilderMoved, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(SESTERCE, event.sesterces, seat_place(event.seat), BANK)


def brick_bought(event: BrickBought, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(BRICK, 1, market(event.colour), stock(event.seat, event.colour))
    yield Transfer(SESTERCE, event.sesterces, seat_place(event.seat), BANK)


def goods_taken(event: GoodsTaken | RewardTaken, _: PortaNigra) -> Iterator[Transfer]:
    return goods_moved(event.seat, event.goods)


def element_built(event: ElementBuilt, _: PortaNigra) -> Iterator[Transfer]:
    seat, place, colour = event.seat, seat_place(event.seat), SITES[event.site]["colour"]
    yield Transfer(BRICK, event.bricks - event.white, stock(seat, colour), event.site)
    yield Transfer(BRICK, event.white, stock(seat, "white"), event.site)
    yield Transfer(ROMAN, 1, place, f"{place} built")
    if event.card:
        yield Transfer(event.card, 1, DISPLAY, place)


def chips_paid(event: ChipsPaid, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(CHIP, event.chips, seat_place(event.seat), BANK)


def honor_card_bought(event: HonorCardBought, _: PortaNigra) -> Iterator[Transfer]:
    place = seat_place(event.seat)
    yield Transfer(CHIP, event.chips, place, BANK)
    for card in event.handed_in:
        yield Transfer(card, 1, place, BANK)
    is_kept = event.card.startswith(("substitute-", "final-"))
    yield Transfer(event.card, 1, DISPLAY, place if is_kept else BANK)


def brick_added(event: BrickAdded, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(BRICK, 1, SUPPLY, event.site)


def supply_card_drawn(event: SupplyCardDrawn, _: PortaNigra) -> Iterator[Transfer]:
    return (Transfer(BRICK, 1, SUPPLY, market(shop)) for shop in event.shops)


def turned_up(event: BuildingCardsTurnedUp | HonorCardsTurnedUp, _: PortaNigra) -> Iterator[Transfer]:
    return (Transfer(card, 1, BANK, DISPLAY) for card in event.cards)


def interim_scored(event: InterimScored, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(SESTERCE, event.sesterces, BANK, seat_place(event.seat))


def cards_shuffled(event: CardsShuffled, state: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(CARD, len(state.players[event.seat].played), played(event.seat), pile(event.seat))


def cards_drawn(event: CardsDrawn, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(CARD, len(event.cards), pile(event.seat), hand(event.seat))


def card_played(event: CardPlayed, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(CARD, 1, hand(event.seat), played(event.seat))
    yield Transfer(TORCH, ACTION_CARDS[event.card.face or ""]["torches"], BANK, ON_CARD)


def symbol_used(event: SymbolUsed, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(TORCH, 1, seat_place(event.seat) if event.token else ON_CARD, BANK)


def torches_turned(event: TorchesTurnedToCoins, _: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(TORCH, event.number, seat_place(event.seat) if event.token else ON_CARD, BANK)
    yield Transfer(SESTERCE, event.number, BANK, seat_place(event.seat))


def turn_begins(_: object, state: PortaNigra) -> Iterator[Transfer]:
    yield Transfer(TURN, 1, BANK, seat_place(state.start or 0))


def turn_passed(event: TurnEnded, state: PortaNigra) -> Iterator[Transfer]:
    if state.card is not None:
        yield Transfer(TORCH, state.card.torches, ON_CARD, BANK)
    following = next_seat(event, state)
    target = BANK if following is None else seat_place(following)
    yield Transfer(TURN, 1, seat_place(event.seat), target)


def next_seat(event: TurnEnded, state: PortaNigra) -> int | None:
    """Who has the next turn, if the round or the game does not end."""
    if state.ended_by is not None:
        return state.last_turns[0] if state.last_turns else None
    clockwise = (event.seat + 1) % len(state.players)
    player = state.players[clockwise]
    return clockwise if len(player.played) < all_cards(len(state.players)) else None


# What must not happen


def moves_clockwise(event: BuilderMoved, state: PortaNigra) -> Iterator[str]:
    here = QUARTERS.index(state.players[event.seat].quarter)
    borders = (QUARTERS.index(event.quarter) - here) % len(QUARTERS)
    if event.sesterces != borders * BOX["city"]["border_price"]:
        yield f"{borders} borders for {event.sesterces} sesterces"


def buys_here(event: BrickBought, state: PortaNigra) -> Iterator[str]:
    if event.sesterces != BOX["bricks"][event.colour]:
        yield f"a {event.colour} brick for {event.sesterces}"
    quarter = state.players[event.seat].quarter
    if event.colour != "white" and BOX["quarters"][quarter] != event.colour:
        yield f"a {event.colour} brick bought in {quarter}"


def builds_here(event: ElementBuilt, state: PortaNigra) -> Iterator[str]:
    site = SITES[event.site]
    high = BOX["porta_nigra"]
    if state.players[event.seat].quarter != site["building"]:
        yield "the builder is elsewhere"
    if event.site in state.elements:
        yield "the site is occupied"
    if site.get("bricks") not in (None, event.bricks) or not 1 <= event.bricks <= high["most"]:
        yield f"{event.bricks} bricks"
    if site["building"] == "porta_nigra" and event.bricks < high["least"]:
        yield f"{event.bricks} bricks"
    points = site.get("points") or event.bricks * BOX["bricks"][site["colour"]]
    if event.points != points:
        yield f"{event.points} points in place of {points}"
    none = BOX["no_building_card"]
    brings_none = (site["building"], site.get("row")) == (none["building"], none["row"])
    if event.card and (brings_none or event.card != f"{site['building']}-{site['colour']}"):
        yield f"the card {event.card}"


def gets_its_reward(event: RewardTaken, state: PortaNigra) -> Iterator[str]:
    player = state.players[event.seat]
    for kind, number in BOX["rewards"][event.building].items():
        there = state.supply if kind in COLOURS else player.romans_left if kind == ROMAN else number
        if event.goods.get(kind, 0) != min(number, there):
            yield f"{event.goods} as a reward of {event.building}"


def pays_for_influence(event: ChipsPaid, _: PortaNigra) -> Iterator[str]:
    if event.chips not in (BOX["influence"]["build"], BOX["influence"]["roman"]):
        yield f"{event.chips} chips"


def pays_for_card(event: HonorCardBought, state: PortaNigra) -> Iterator[str]:
    card = HONOR_CARDS[event.card]
    if event.chips != card["chips"]:
        yield f"{event.chips} chips"
    if state.honor_cards_bought >= BOX["influence"]["honor_cards_a_turn"]:
        yield "too many honor cards in a turn"
    different = {each.removeprefix("substitute-").partition("-")[0] for each in event.handed_in}
    wanted = 1 if card.get("hand_in") else card.get("hand_in_buildings", 0)
    if len(event.handed_in) != wanted or len(different) != wanted:
        yield f"{event.handed_in} handed in"
    if card.get("hand_in") and event.handed_in != (card["hand_in"],):
        yield f"{event.handed_in} handed in"


def adds_one(event: BrickAdded, state: PortaNigra) -> Iterator[str]:
    element = state.elements[event.site]
    if element.seat != event.seat or event.height != element.bricks + 1:
        yield "another element"
    if event.height > BOX["porta_nigra"]["most"]:
        yield "too high"


def fills_shops(event: SupplyCardDrawn, state: PortaNigra) -> Iterator[str]:
    shops = BOX["supply_cards"][event.card]
    short = [shop for shop in BOX["market"]["short_supply"] if shop in shops][: state.supply]
    if sorted(event.shops) != sorted(shops if len(shops) <= state.supply else short):
        yield f"{event.shops} filled"
    if sum(state.market.values()) >= BOX["market"]["refill_to"]:
        yield "the market is full"


def splits_all(event: InterimScored, state: PortaNigra) -> Iterator[str]:
    bricks = sum(element.bricks for element in state.elements.values() if element.seat == event.seat)
    if event.points + event.sesterces != bricks * BOX["interim"]["per_brick"][str(len(state.players))]:
        yield f"{event.points} points and {event.sesterces} sesterces for {bricks} bricks"


def is_last(event: StartPlayerNamed, state: PortaNigra) -> Iterator[str]:
    least = min(player.points for player in state.players)
    youngest = next(seat for seat in state.young if state.players[seat].points == least)
    if event.seat != youngest:
        yield f"seat {youngest} has the fewest points"


def ends_early(event: EarlyEndCame, state: PortaNigra) -> Iterator[str]:
    if event.points != BOX["early_end"]["bonus"]:
        yield f"{event.points} points"
    out = state.supply + sum(state.market.values()) == 0
    built = sum(element.seat == event.seat for element in state.elements.values())
    if not out and built < BOX["early_end"]["elements"]:
        yield "without a reason"
    number = len(state.players)
    others = [(event.seat + step) % number for step in range(1, number)]
    if state.options.last_turn_without_cards == "skip":
        others = [seat for seat in others if len(state.players[seat].played) < all_cards(number)]
    if list(event.last_turns) != others:
        yield f"the last turns are {event.last_turns}"


def is_seats_turn(event: Any, state: PortaNigra) -> Iterator[str]:
    if event.seat != state.active:
        yield f"it is the turn of {state.active}"


def uses_symbol(event: SymbolUsed, state: PortaNigra) -> Iterator[str]:
    yield from is_seats_turn(event, state)
    if state.card is None or event.symbol in state.card.used or event.token != (not state.card.torches):
        yield "the symbol cannot be used so"


def fills_hand(event: CardsDrawn, state: PortaNigra) -> Iterator[str]:
    if len(state.players[event.seat].hand) + len(event.cards) > BOX["player"]["hand"]:
        yield "too many cards"


def ends_turn(event: TurnEnded, state: PortaNigra) -> Iterator[str]:
    yield from is_seats_turn(event, state)
    if not out_of_bricks_announced(state):
        yield "the early end was not noticed"


def out_of_bricks_announced(state: PortaNigra) -> bool:
    """Whether the early end has come if there is reason for it."""
    out = state.supply + sum(state.market.values()) == 0
    built = Counter(element.seat for element in state.elements.values())
    reason = out or built[state.active or 0] >= BOX["early_end"]["elements"]
    return state.ended_by is not None or not reason


def set_counts(event: SetScored, _: PortaNigra) -> Iterator[str]:
    if event.points != BOX["final_scoring"]["sets"][len(set(event.buildings)) - 1]:
        yield f"{event.points} points for {event.buildings}"


def card_counts(event: FinalCardScored, _: PortaNigra) -> Iterator[str]:
    if event.points != int(event.card.removeprefix("final-")):
        yield f"{event.points} points for {event.card}"


def play_area_counts(event: PlayAreaScored, state: PortaNigra) -> Iterator[str]:
    player, points = state.players[event.seat], BOX["final_scoring"]
    worth = (
        player.romans * points["romans"]
        + player.chips * points["chips"]
        + player.torches * points["torches"]
        + sum(player.bricks.values()) * points["bricks"]
        + player.sesterces // points["sesterces_a_point"]
    )
    if event.points != worth:
        yield f"{event.points} points in place of {worth}"


def majority_counts(event: MajorityScored, state: PortaNigra) -> Iterator[str]:
    """The most bricks, then the best element: by colour, then by bricks; equal seats score as the next place.

    In the Porta Nigra the most elements of a height, then their colours.
    """
    area, found = BOX["majorities"][event.area], dict[int, list[tuple[int, int]]]()
    for name, element in state.elements.items():
        site = SITES[name]
        if (site["building"], site.get("row", "")) == (area["building"], area.get("row", "")) and area.get(
            "height", element.bricks
        ) == element.bricks:
            found.setdefault(element.seat, []).append((BOX["bricks"][site["colour"]], element.bricks))
    has = {
        seat: (len(own) if "height" in area else sum(bricks for _, bricks in own), sorted(own, reverse=True))
        for seat, own in found.items()
    }
    ahead = sum(each > has[event.seat] for each in has.values())
    equal = sum(each == has[event.seat] for each in has.values()) - 1
    scored = ahead + (equal > 0)
    points = area["points"][scored] if scored < len(area["points"]) else 0
    if (event.number, event.place) != (has[event.seat][0], ahead + 1) or event.points != points:
        yield f"place {ahead + 1} for {points} points in {event.area}, with {has[event.seat]}"


# What ranks


def ranked_by(state: PortaNigra, seat: int) -> tuple[int, ...]:
    """Points alone: there may be several winners."""
    return (state.players[seat].points,)


# How long it takes


def most_phases(players: int) -> int:
    """The setup, for each turn two, between rounds two, after an early end a turn of each, the scoring."""
    rounds = int(BOX["rounds"][str(players)])
    turns = rounds * players * all_cards(players) + players
    return 1 + 2 * turns + 2 * (rounds - 1) + 1


@cache
def all_cards(players: int) -> int:
    return sum(
        players < max(BOX["players"]) or not card.get("not_with_four") for card in ACTION_CARDS.values()
    )


def most_answers(state: PortaNigra) -> int:
    """Two of each seat between the rounds, or those of a turn.

    Builder, card and end are three. A symbol takes at most six (itself, building, site, height, white bricks,
    card), a chip spent seven (an honor card its own, and what it builds), a torch for a sesterce one. Each
    symbol can bring a chip or a torch, each third brick of the Porta Nigra a chip, of the basilica a torch,
    an honor card two torches.
    """
    symbols = max(len(card["symbols"]) for card in ACTION_CARDS.values())
    chips = max(player.chips for player in state.players) + symbols + most_rewards("porta_nigra")
    torches = max(player.torches for player in state.players) + symbols + most_rewards("basilica") + 2
    return max(2 * len(state.players), 3 + 6 * symbols + 7 * chips + torches)


@cache
def most_rewards(building: str) -> int:
    """The builder rewards of a building that is full of a seat's elements."""
    sites = [site for site in SITES.values() if site["building"] == building]
    bricks = sum(site.get("bricks", BOX["porta_nigra"]["most"]) for site in sites)
    return int(bricks // BOX["rewards"]["every"])


# Announcements


def price_came(claim: Claim) -> bool:
    bought, moved = claim.of(BrickBought), claim.of(BuilderMoved)
    if not bought:
        return False
    paid = (bought[0].sesterces, sum(each.sesterces for each in moved))
    return paid == (claim.args["price"], claim.args["move"])


def sesterces_left(claim: Claim) -> bool:
    paid = sum(each.sesterces for each in claim.of(BrickBought, BuilderMoved))
    left = claim.before.players[claim.seat].sesterces - paid
    is_done = claim.of(BrickBought, ElementBuilt)
    return not is_done or number_of(claim.args["left"], "goods-sesterces") == left


def points_came(claim: Claim) -> bool:
    built = claim.of(ElementBuilt)
    return not built or built[0].points == claim.args["least"]


def reward_came(claim: Claim) -> bool:
    rewards = Counter[str]()
    for each in claim.of(RewardTaken):
        rewards.update(each.goods)
    shown = {kind: number_of(claim.args["goods"], f"goods-{kind}") for kind in rewards}
    return not claim.of(ElementBuilt, BrickAdded) or (shown == dict(rewards) and rewards_fit(claim))


def no_reward_came(claim: Claim) -> bool:
    return not claim.of(RewardTaken) and rewards_fit(claim)


def rewards_fit(claim: Claim) -> bool:
    """Whether there was a reward for each third brick in the building."""
    for each in claim.of(ElementBuilt, BrickAdded):
        building, every = SITES[each.site]["building"], BOX["rewards"]["every"]
        before, after = (bricks_in(state, claim.seat, building) for state in (claim.before, claim.after))
        return bool(len(claim.of(RewardTaken)) == after // every - before // every)
    return True


def bricks_in(state: PortaNigra, seat: int, building: str) -> int:
    return sum(
        element.bricks
        for site, element in state.elements.items()
        if element.seat == seat and SITES[site]["building"] == building
    )


def early_end_came(claim: Claim) -> bool:
    return any(each.points == claim.args["points"] for each in claim.of(EarlyEndCame))


def chips_left(claim: Claim) -> bool:
    paid = sum(each.chips for each in claim.of(ChipsPaid, HonorCardBought))
    left = claim.before.players[claim.seat].chips - paid
    return bool(number_of(claim.args["chips"], "goods-chips") == left)


def roman_came(claim: Claim) -> bool:
    player = claim.after.players[claim.seat]
    shown = number_of(claim.args["romans"], "goods-romans"), number_of(claim.args["chips"], "goods-chips")
    return shown == (player.romans, player.chips) and claim.args["supply"] == player.romans_left


def split_came(claim: Claim) -> bool:
    player = claim.after.players[claim.seat]
    points = number_of(claim.args["points"], "goods-points")
    return (points, number_of(claim.args["sesterces"], "goods-sesterces")) == (
        player.points,
        player.sesterces,
    )


def sets_came(claim: Claim) -> bool:
    return bool(claim.args["points"] == sets_worth(claim.after, claim.seat))


def sets_worth(state: PortaNigra, seat: int) -> int:
    """The score of a seat's building cards in sets."""
    player, points = state.players[seat], BOX["final_scoring"]["sets"]
    owned = Counter([*player.substitutes, *(card.partition("-")[0] for card in player.building_cards)])
    sizes = [sum(n >= nth for n in owned.values()) for nth in range(1, max(owned.values(), default=0) + 1)]
    return sum(int(points[size - 1]) for size in sizes)


def card_brings(claim: Claim) -> bool:
    if not any(each.card for each in claim.of(ElementBuilt)):
        return True
    gain = sets_worth(claim.after, claim.seat) - sets_worth(claim.before, claim.seat)
    return bool(claim.args["points"] == gain)


AUDIT = Audit(
    holdings,
    transfers={
        StartPlayerDrawn: nothing,
        AgeOrderSet: nothing,
        SetupEnded: turn_begins,
        SupplyCardDrawn: supply_card_drawn,
        SupplyCardsShuffled: nothing,
        BuildingCardsTurnedUp: turned_up,
        HonorCardsTurnedUp: turned_up,
        RefillEnded: nothing,
        BuilderPlaced: nothing,
        CardPlayed: card_played,
        SymbolUsed: symbol_used,
        TorchesTurnedToCoins: torches_turned,
        CardsDrawn: cards_drawn,
        TurnEnded: turn_passed,
        BuilderMoved: builder_moved,
        BrickBought: brick_bought,
        GoodsTaken: goods_taken,
        ElementBuilt: element_built,
        RewardTaken: goods_taken,
        ChipsPaid: chips_paid,
        HonorCardBought: honor_card_bought,
        HonorPointsScored: nothing,
        EffectLapsed: nothing,
        BrickAdded: brick_added,
        InterimScored: interim_scored,
        InterimEnded: nothing,
        CardsShuffled: cards_shuffled,
        StartPlayerNamed: nothing,
        RoundBegan: turn_begins,
        EarlyEndCame: nothing,
        SetScored: nothing,
        FinalCardScored: nothing,
        PlayAreaScored: nothing,
        MajorityScored: nothing,
        GameEnded: nothing,
    },
    most_phases=most_phases,
    most_answers=most_answers,
    ranked_by=ranked_by,
    objections={
        BuilderMoved: moves_clockwise,
        BrickBought: buys_here,
        ElementBuilt: builds_here,
        RewardTaken: gets_its_reward,
        ChipsPaid: pays_for_influence,
        HonorCardBought: pays_for_card,
        BrickAdded: adds_one,
        SupplyCardDrawn: fills_shops,
        InterimScored: splits_all,
        StartPlayerNamed: is_last,
        EarlyEndCame: ends_early,
        CardPlayed: is_seats_turn,
        SymbolUsed: uses_symbol,
        CardsDrawn: fills_hand,
        TurnEnded: ends_turn,
        SetScored: set_counts,
        FinalCardScored: card_counts,
        PlayAreaScored: play_area_counts,
        MajorityScored: majority_counts,
    },
    offers=OFFERS,
    figures={
        "shop-price": price_came,
        "sesterces-left": sesterces_left,
        "element-points": points_came,
        "element-reward": reward_came,
        "element-reward-short": reward_came,
        "element-to-go": no_reward_came,
        "brings-early-end": early_end_came,
        "chips-left": chips_left,
        "influence-roman-leaves": roman_came,
        "interim-leaves": split_came,
        "honor-sets": sets_came,
        "honor-hands-in-sets": sets_came,
        "card-brings": card_brings,
    },
    late_start=late_start,
)
