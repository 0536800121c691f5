"""Counts, transfers, announcements and forecasts of Trajan, written from the rulebook once more."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.hidden import copy_state
from games.scoring import GameEnded
from games.trajan.events.actions import (
    ExtraTileUsed,
    ForumTileTaken,
    LeaderMoved,
    LegionnairePlaced,
    SenateAdvanced,
    StackTurnedUp,
    TokensDeployed,
    TrajanTileTaken,
    WorkerPlaced,
)
from games.trajan.events.cards import (
    CardDiscarded,
    CardsDrawn,
    CardsPlayed,
    CardTaken,
    DiscardFilled,
    Shipped,
)
from games.trajan.events.quarter import (
    BoardCleared,
    BonusTilesLaid,
    BonusTileTaken,
    DemandsEnded,
    DemandsMet,
    DemandTurnedUp,
    DiscsStacked,
    ForumFilled,
    LastQuarterOver,
    ProvincesFilled,
    QuarterBegan,
    QuarterEnded,
    VotesCounted,
)
from games.trajan.events.scoring import (
    BonusTileScored,
    CampsScored,
    HandScored,
    LeftoverTilesScored,
    SetScored,
)
from games.trajan.events.setup import (
    BonusTileDrawn,
    DistrictLaid,
    FirstCardsTaken,
    FirstTilesTaken,
    MarkersSetOut,
    MarkersTakenBack,
    SetupEnded,
    StartPlayerDrawn,
)
from games.trajan.events.turn import PlusTwoPlaced, Sown, TileAccomplished, TurnEnded
from games.trajan.pieces import BOX
from games.trajan.player import Player
from games.trajan.state import Trajan
from tests.fuzz.audit import BANK, Audit, Claim, Transfer, nothing, seat_place
from tests.fuzz.rulebooks.trajan.end import TRAJAN_TILES, bonus_worth, foretold, worth_at_end
from tests.fuzz.rulebooks.trajan.late_start import late_start
from tests.fuzz.rulebooks.trajan.offers import (
    CARDS,
    OFFERS,
    PROVINCES,
    TILES,
    TRACK,
    TRAYS,
    WILD_CARD,
    ranking,
    sites_in_reach,
    units,
    votes,
)

CARD, TOKEN, TURN, TIME, ROUNDS, DEMAND, MARKER, PLUS_TWO = (
    *("card", "token", "turn", "time", "rounds ended", "demand", "marker", "[+2]"),
)
PILE, FORUM, DISTRICT, BOARD = "pile", "forum", "district", "board"


def at(seat: int, what: str) -> str:
    """A place in front of a seat."""
    return f"{seat_place(seat)} {what}"


def discards(number: int) -> str:
    """A discard pile, 1 or 2."""
    return f"discard pile {number}"


def holdings(state: Trajan) -> Mapping[tuple[str, str], int]:
    found: Counter[tuple[str, str]] = Counter({(CARD, PILE): CARDS})
    for seat, player in enumerate(state.players):
        _of_player(found, seat, player)
    for number, pile in enumerate(state.discard_piles, 1):
        found[CARD, discards(number)] = len(pile)
    found[CARD, PILE] -= sum(n for (what, place), n in found.items() if (what, place != PILE) == (CARD, True))
    for tile in state.forum.values():
        found[tile, FORUM] += 1
    for province, tile in state.provinces.items():
        found[tile, province] += 1
    for tile in state.district.values():
        found[tile, DISTRICT] += 1
    for place, seats in (*state.legionnaires.items(), *state.workers.items()):
        for seat in seats:
            found[TOKEN, f"{seat} in {place}"] += 1
    for tile in state.stacks.values():
        found[tile, BOARD] += 1
    for tile in state.bonus:
        found[tile, BOARD] += 1
    for space, seats in enumerate(state.senate):
        for seat in seats:
            found[f"disc of {seat}", f"space {space}"] += 1
    for demand in state.demands:
        found[DEMAND, demand] += 1
    if state.active is not None:
        found[TURN, seat_place(state.active)] = 1
    found[TIME, BOARD], found[ROUNDS, BOARD] = state.time, state.rounds_ended
    for ship in state.gray_ships:
        found["gray", ship] += 1
    return found


def _of_player(found: Counter[tuple[str, str]], seat: int, player: Player) -> None:
    place = seat_place(seat)
    found[CARD, at(seat, "hand")] = len(player.hand)
    found[CARD, at(seat, "display")] = len(player.displayed)
    found[TOKEN, at(seat, "supply")] = player.supply
    found[TOKEN, at(seat, "military_camp")] = player.military_camp
    found[TOKEN, at(seat, "worker_camp")] = player.worker_camp
    for tile, number in player.tiles.items():
        found[tile, place] += number
    for tile in (*player.construction, *player.slots.values(), *player.kept):
        found[tile, place] += 1
    for own in player.bonus:
        found[own.name, place] += 1
    for tray, colours in player.trays.items():
        found[MARKER, at(seat, tray)] = len(colours)
        for colour in colours:
            found[colour, place] += 1
    for action in player.plus_two:
        found[PLUS_TWO, at(seat, action)] += 1


# What moves


def tile_taken(event: ForumTileTaken, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, FORUM, seat_place(event.seat))


def deployed(event: TokensDeployed, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(TOKEN, event.number, at(event.seat, "supply"), at(event.seat, event.camp))


def leader_moved(event: LeaderMoved, _: Trajan) -> Iterator[Transfer]:
    if event.tile:
        yield Transfer(event.tile, 1, event.province, seat_place(event.seat))


def legionnaire(event: LegionnairePlaced, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(TOKEN, 1, at(event.seat, "military_camp"), f"{event.seat} in {event.province}")


def worker(event: WorkerPlaced, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(TOKEN, 1, at(event.seat, "worker_camp"), f"{event.seat} in {event.site}")
    if event.tile:
        yield Transfer(event.tile, 1, DISTRICT, seat_place(event.seat))


def trajan_tile(event: TrajanTileTaken, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, BOARD, seat_place(event.seat))


def turned_up(event: StackTurnedUp, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, BANK, BOARD)


def advanced(event: SenateAdvanced, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(f"disc of {event.seat}", 1, f"space {event.space - 1}", f"space {event.space}")


def tile_used(event: ExtraTileUsed, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, seat_place(event.seat), BANK)


def drawn(event: CardsDrawn, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, len(event.cards), PILE, at(event.seat, "hand"))


def card_taken(event: CardTaken, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, 1, discards(event.pile), at(event.seat, "hand"))


def discarded(event: CardDiscarded, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, 1, at(event.seat, "hand"), discards(event.pile))


def cards_played(event: CardsPlayed, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, len(event.cards), at(event.seat, "hand"), at(event.seat, "display"))


def shipped(event: Shipped, state: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, len(event.cards), at(event.seat, "hand"), at(event.seat, "display"))
    yield Transfer("wild-commodity", event.wilds, seat_place(event.seat), BANK)
    if event.ship not in state.gray_ships:
        yield Transfer("gray", 1, BANK, event.ship)


def filled(event: DiscardFilled, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(CARD, 1, PILE, discards(event.pile))


def district_laid(event: DistrictLaid, _: Trajan) -> Iterator[Transfer]:
    return (Transfer(tile, 1, BANK, DISTRICT) for tile in event.tiles.values())


def markers_set_out(event: MarkersSetOut, _: Trajan) -> Iterator[Transfer]:
    for tray, colours in event.trays.items():
        yield Transfer(MARKER, len(colours), BANK, at(event.seat, tray))
        yield from (Transfer(colour, 1, BANK, seat_place(event.seat)) for colour in colours)


def markers_back(event: MarkersTakenBack, state: Trajan) -> Iterator[Transfer]:
    for tray, colours in state.players[event.seat].trays.items():
        yield Transfer(MARKER, len(colours), at(event.seat, tray), BANK)
        yield from (Transfer(colour, 1, seat_place(event.seat), BANK) for colour in colours)


def bonus_drawn(event: BonusTileDrawn, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, BANK, seat_place(event.seat))


def bonus_taken(event: BonusTileTaken, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(event.tile, 1, BOARD, seat_place(event.seat))


def setup_ended(_: SetupEnded, state: Trajan) -> Iterator[Transfer]:
    yield Transfer(TURN, 1, BANK, seat_place(state.start or 0))


def next_one(event: FirstCardsTaken | FirstTilesTaken | TurnEnded, state: Trajan) -> Iterator[Transfer]:
    following = (event.seat + 1) % len(state.players)
    yield Transfer(TURN, 1, seat_place(event.seat), seat_place(following))


def sown(event: Sown, state: Trajan) -> Iterator[Transfer]:
    number = sum(map(len, event.order))
    yield Transfer(MARKER, number, at(event.seat, event.tray), BANK)
    first = TRAYS.index(event.tray) + 1
    for step in range(number):
        yield Transfer(MARKER, 1, BANK, at(event.seat, TRAYS[(first + step) % len(TRAYS)]))
    steps = BOX["calendar"]["time_track"][state.options.time_track][str(len(state.players))]
    rounds = (state.time + number) // steps
    yield Transfer(TIME, number - rounds * steps, BANK, BOARD)
    yield Transfer(ROUNDS, rounds, BANK, BOARD)


def accomplished(event: TileAccomplished, _: Trajan) -> Iterator[Transfer]:
    if not TRAJAN_TILES[event.tile].get("meets"):
        yield Transfer(event.tile, 1, seat_place(event.seat), BANK)


def plus_two(event: PlusTwoPlaced, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(PLUS_TWO, 1, BANK, at(event.seat, event.action))


def demand_turned_up(event: DemandTurnedUp, _: Trajan) -> Iterator[Transfer]:
    yield Transfer(DEMAND, 1, BANK, event.demand)
    yield Transfer(ROUNDS, 1, BOARD, BANK)


def quarter_ended(_: QuarterEnded, __: Trajan) -> Iterator[Transfer]:
    yield Transfer(ROUNDS, 1, BOARD, BANK)


def demands_met(event: DemandsMet, _: Trajan) -> Iterator[Transfer]:
    return (Transfer(tile, 1, seat_place(event.seat), BANK) for tile in event.tiles)


def discs_stacked(_: DiscsStacked, state: Trajan) -> Iterator[Transfer]:
    for space, seats in enumerate(state.senate):
        for seat in seats:
            yield Transfer(f"disc of {seat}", 1, f"space {space}", "space 0")


def start_player(_: StartPlayerDrawn, __: Trajan) -> Iterator[Transfer]:
    return iter(())


def cleared(_: BoardCleared, state: Trajan) -> Iterator[Transfer]:
    for demand in state.demands:
        yield Transfer(DEMAND, 1, demand, BANK)
    for tile in state.forum.values():
        yield Transfer(tile, 1, FORUM, BANK)
    for seat, player in enumerate(state.players):
        for tile, number in player.tiles.items():
            if TILES[tile].get("votes"):
                yield Transfer(tile, number, seat_place(seat), BANK)


def bonus_laid(event: BonusTilesLaid, _: Trajan) -> Iterator[Transfer]:
    return (Transfer(tile, 1, BANK, BOARD) for tile in event.tiles)


def provinces_filled(event: ProvincesFilled, _: Trajan) -> Iterator[Transfer]:
    return (Transfer(tile, 1, BANK, province) for province, tile in event.tiles.items())


def forum_filled(event: ForumFilled, _: Trajan) -> Iterator[Transfer]:
    return (Transfer(tile, 1, BANK, FORUM) for tile in (*event.extra.values(), *event.green.values()))


def quarter_began(_: QuarterBegan, state: Trajan) -> Iterator[Transfer]:
    return (Transfer("gray", 1, ship, BANK) for ship in state.gray_ships)


def year_over(_: LastQuarterOver, state: Trajan) -> Iterator[Transfer]:
    yield Transfer(ROUNDS, state.rounds_ended, BOARD, BANK)
    if state.active is not None:
        yield Transfer(TURN, 1, seat_place(state.active), BANK)


# What must not happen


def is_seats_turn(event: Any, state: Trajan) -> Iterator[str]:
    if event.seat != state.active:
        yield f"it is the turn of {state.active}"


def legionnaire_scores(event: LegionnairePlaced, state: Trajan) -> Iterator[str]:
    there = state.legionnaires.get(event.province, [])
    if event.seat in there or state.players[event.seat].leader != event.province:
        yield "it cannot go there"
    if event.points != province_worth(state, event.seat, event.province):
        yield f"{event.points} points"


def province_worth(state: Trajan, seat: int, province: str) -> int:
    """What a legionnaire scores."""
    others = sum(each != seat for each in state.legionnaires.get(province, []))
    points = PROVINCES[province]["points"] + BOX["military"]["other_legionnaire"] * others
    return int(max(BOX["military"]["least"], points))


def leader_goes(event: LeaderMoved, state: Trajan) -> Iterator[str]:
    here = state.players[event.seat].leader
    near = PROVINCES[here]["neighbours"] if here in PROVINCES else BOX["military"]["camp_neighbours"]
    if event.province not in near:
        yield f"it comes from {here}"
    if event.tile != state.provinces.get(event.province, ""):
        yield "another tile lies there"


def worker_goes(event: WorkerPlaced, state: Trajan) -> Iterator[str]:
    if event.site not in sites_in_reach(state, event.seat):
        yield "it cannot go there"
    if event.tile != state.district.get(event.site, ""):
        yield "another tile lies there"


def one_step(event: SenateAdvanced, state: Trajan) -> Iterator[str]:
    if event.space >= len(TRACK) or event.seat not in state.senate[event.space - 1]:
        yield "no step on"


def ship_scores(event: Shipped, state: Trajan) -> Iterator[str]:
    number = units(event.ship, [*(card.face or "" for card in event.cards), *[WILD_CARD] * event.wilds])
    side = BOX["ships"][event.ship]["gray" if event.ship in state.gray_ships else "colour"]
    if not number or event.points != side[number - 1]:
        yield "the ship does not bring that"


def tile_is_ready(event: TileAccomplished, state: Trajan) -> Iterator[str]:
    yield from is_seats_turn(event, state)
    player = state.players[event.seat]
    missing = Counter(TRAJAN_TILES[event.tile]["markers"]) - Counter(player.trays[event.slot])
    if missing or player.slots.get(event.slot) != event.tile:
        yield f"{dict(missing)} are missing"


def lies_open(event: ForumTileTaken, state: Trajan) -> Iterator[str]:
    if state.forum.get(event.space) != event.tile:
        yield "another tile lies there"


def meets_most(event: DemandsMet, state: Trajan) -> Iterator[str]:
    player = state.players[event.seat]
    kept = Counter(TRAJAN_TILES[tile]["meets"] for tile in player.kept)
    needed = Counter(state.demands) - kept
    short = (needed - Counter({tile: n for tile, n in player.tiles.items() if tile in needed})).total()
    unmet = max(0, short - player.tiles.get("wild-demand", 0))
    if len(event.unmet) != unmet or event.points != BOX["demands"]["unmet"][unmet]:
        yield f"{unmet} demands are unmet"
    if len(event.trajan) + len(event.tiles) + len(event.unmet) != len(state.demands):
        yield "other demands are open"


def demand_comes(event: DemandTurnedUp, state: Trajan) -> Iterator[str]:
    if len(state.demands) >= BOX["demands"]["a_quarter"] or event.round != state.round + 1:
        yield "no round begins"


def votes_are_right(event: VotesCounted, state: Trajan) -> Iterator[str]:
    if event.ranking != tuple(ranking(state)):
        yield f"{ranking(state)} is the order"
    if event.votes != tuple(votes(state, seat) for seat in event.ranking):
        yield "other votes"


def office(event: BonusTileTaken, state: Trajan) -> Iterator[str]:
    consul, vice = ranking(state)[:2]
    if event.seat != (consul if event.yellow else vice):
        yield f"{consul} is consul, {vice} vice consul"


def stacked_right(event: DiscsStacked, state: Trajan) -> Iterator[str]:
    if list(event.seats) != ranking(state)[::-1]:
        yield f"{ranking(state)} is the order"


def provinces_empty(event: ProvincesFilled, state: Trajan) -> Iterator[str]:
    leaders = {player.leader for player in state.players}
    for province in event.tiles:
        if province in leaders or state.legionnaires.get(province) or province in state.provinces:
            yield f"{province} is not empty"


def hand_counts(event: HandScored, state: Trajan) -> Iterator[str]:
    if event.points != len(state.players[event.seat].hand) * BOX["final_scoring"]["card_in_hand"]:
        yield "another hand"


def camps_count(event: CampsScored, state: Trajan) -> Iterator[str]:
    player, points = state.players[event.seat], BOX["final_scoring"]
    worth = player.worker_camp * points["worker_in_camp"]
    if event.points != worth + player.military_camp * points["legionnaire_in_camp"]:
        yield "other camps"


def set_counts(event: SetScored, state: Trajan) -> Iterator[str]:
    own = sum(tile.startswith(f"{event.type}-") for tile in state.players[event.seat].construction)
    size = min(4, own + event.wild)
    if event.points != BOX["final_scoring"]["set"].get(str(size)) or event.size != size:
        yield f"{own} own tiles"


def leftover_count(event: LeftoverTilesScored, state: Trajan) -> Iterator[str]:
    if event.points != len(state.players[event.seat].slots) * BOX["final_scoring"]["leftover_trajan_tile"]:
        yield "other tiles"


def bonus_counts(event: BonusTileScored, state: Trajan) -> Iterator[str]:
    """A tile of commodities, workers or legionnaires; wild cards are counted as the event says."""
    player, tile = state.players[event.seat], BOX["bonus_tiles"][event.tile]
    if "cards" in tile:
        counted = sum(card.face in tile["cards"] for card in player.displayed)
    elif "demand" in tile:
        counted = int(player.tiles.get(tile["demand"], 0) > 0)
    elif tile.get("workers"):
        counted = sum(event.seat in seats for seats in state.workers.values())
    elif tile.get("legionnaires"):
        counted = sum(event.seat in seats for seats in state.legionnaires.values())
    else:
        counted = sum(own.yellow for own in player.bonus)
    each = tile["yellow" if event.yellow else "gray"]
    if event.counted != counted + event.wild or event.points != -(-(event.counted * each) // 1):
        yield f"{counted} of them"


# What ranks


def ranked_by(state: Trajan, seat: int) -> tuple[int, ...]:
    """Points; equal ones by the place in the senate."""
    return state.players[seat].points, -ranking(state).index(seat)


# How long it takes


def most_phases(players: int) -> int:
    """The setup, two of each seat, then turns of a step each; for each round one more, a quarter four."""
    calendar = BOX["calendar"]
    rounds = calendar["quarters"] * calendar["rounds_per_quarter"]
    steps = max(track[str(players)] for track in calendar["time_track"].values())
    return int(1 + 2 * players + rounds * (steps + 1) + 4 * calendar["quarters"] + 1)


def most_answers(state: Trajan) -> int:
    """Those of a turn: seven to sow, one for a Trajan tile, three actions, each with a free one, two to end.

    An action takes at most three (itself, the ship, the load). In the setup markers change places as often as
    a seat likes: who answers at random stops long before the hundredth answer.
    """
    return 100 * len(state.players) if state.phase == "setup" else 7 + 1 + 3 * (3 + 3) + 2


# Announcements


def points_came(claim: Claim) -> bool:
    """The points of the option's event."""
    events = claim.of(LegionnairePlaced, Shipped, SenateAdvanced, WorkerPlaced)
    return not events or events[0].gain.points == claim.args["points"]


def load_came(claim: Claim) -> bool:
    """The points of a load, and what it changes at the end."""
    return points_came(claim) and end_came(claim)


def end_came(claim: Claim) -> bool:
    """What the end brings more or less."""
    if not claim.of(Shipped, CardsPlayed):
        return True
    more = worth_at_end(claim.after, claim.seat) - worth_at_end(claim.before, claim.seat)
    return bool(more == claim.args.get("bonus", 0))


def best_came(claim: Claim) -> bool:
    """No load brings more than the best."""
    return all(each.points <= claim.args["points"] for each in claim.of(Shipped))


def drawn_number(claim: Claim) -> int:
    """How many cards were drawn."""
    return sum(len(each.cards) for each in claim.of(CardsDrawn))


def cards_drawn(claim: Claim) -> bool:
    return drawn_number(claim) == claim.args["drawn"] and end_came(claim)


def number_drawn(claim: Claim) -> bool:
    return not claim.events or drawn_number(claim) == claim.args["n"]


def as_many_drawn(claim: Claim) -> bool:
    """As many cards as were played, unless the pile is empty."""
    for each in claim.of(CardsPlayed):
        return drawn_number(claim) == (len(each.cards) if claim.args["left"] else 0)
    return True


def few_drawn(claim: Claim) -> bool:
    """Fewer cards are left than can be played."""
    for each in claim.of(CardsPlayed):
        return bool(drawn_number(claim) == min(len(each.cards), claim.args["left"]) == claim.args["left"])
    return True


def in_pile(claim: Claim) -> bool:
    return bool(holdings(claim.before)[CARD, PILE] == claim.args["left"])


def card_counts(claim: Claim) -> bool:
    """How many of a card are in hand and on display, and what one there brings."""
    for each in claim.of(CardTaken, CardDiscarded):
        player, face = claim.before.players[claim.seat], each.card.face
        counted = [sum(card.face == face for card in cards) for cards in (player.hand, player.displayed)]
        after = copy_state(claim.before)
        after.players[claim.seat].displayed = [*player.displayed, each.card]
        more = worth_at_end(after, claim.seat) - worth_at_end(claim.before, claim.seat)
        found = claim.args["hand"], claim.args["display"], claim.args.get("bonus", 0)
        return bool(found == (*counted, more))
    return True


def kept_then(claim: Claim) -> bool:
    """What the bonus tiles bring after the payment."""
    player = claim.after.players[claim.seat]
    own = [(each.name, each.yellow) for each in player.bonus]
    return bool(bonus_worth(claim.after, claim.seat, player.tiles, own) == claim.args["points"])


def bonus_tiles_came(claim: Claim) -> bool:
    """What the tile brings the consul, and the other one the vice consul."""
    taken = claim.of(BonusTileTaken)
    more = [worth_at_end(claim.after, each.seat) - worth_at_end(claim.before, each.seat) for each in taken]
    return not taken or more == [claim.args["points"], claim.args["vice_points"]]


def repeats(claim: Claim) -> bool:
    """Once, or twice with a marker, but never oftener than there is something to do."""
    for each in claim.of(ExtraTileUsed):
        state, player = claim.before, claim.before.players[claim.seat]
        most = BOX["plus_two"]["repeats_with" if each.action in player.plus_two else "repeats_without"]
        if each.action == "senate":
            most = min(most, [claim.seat in seats for seats in reversed(state.senate)].index(True))
        elif each.action == "forum":
            most = min(most, len(state.forum))
        elif each.action == "trajan":
            tiles = len(TRAJAN_TILES) - len(state.trajan_out) + len(state.stacks)
            most = min(most, len(TRAYS) - len(player.slots), tiles)
        elif each.action == "seaport" and not holdings(state)[CARD, PILE] and not any(state.discard_piles):
            most = min(most, len(player.hand) + player.tiles.get("wild-commodity", 0))
        elif each.action == "construction" and not player.supply:
            most = min(most, player.worker_camp, len(sites_in_reach(state, claim.seat)) * 2)
        return bool(most == claim.args["times"])
    return True


def no_legionnaire(claim: Claim) -> bool:
    player = claim.before.players[claim.seat]
    return not player.military_camp + player.supply


def own_is_there(claim: Claim) -> bool:
    for each in claim.of(LeaderMoved):
        return claim.seat in claim.before.legionnaires.get(each.province, [])
    return True


def lowered(claim: Claim) -> bool:
    """The camp then, and what others take off."""
    least = BOX["military"]["least"]
    for each in claim.of(LegionnairePlaced):
        points = max(least, claim.args["printed"] - claim.args["less"] * claim.args["others"])
        return bool(each.points == points) and camp_left(claim)
    return True


def tokens_came(claim: Claim) -> bool:
    return not claim.events or [each.number for each in claim.of(TokensDeployed)] == [claim.args["n"]]


def repeats_twice(claim: Claim) -> bool:
    for each in claim.of(ForumTileTaken):
        marked = claim.before.players[claim.seat].plus_two
        return bool(claim.args["twice"] == (TILES[each.tile]["action"] in marked))
    return True


def stack_left(claim: Claim) -> bool:
    """How many tiles of its stack lie under a Trajan tile."""
    for each in claim.of(TrajanTileTaken):
        stack = BOX["trajan_tiles"][each.tile.rpartition("-")[0]]
        return bool(claim.args["left"] == len({*stack} - {*claim.before.trajan_out}))
    return True


def camp_grew(claim: Claim) -> bool:
    player = claim.after.players[claim.seat]
    for each in claim.of(TokensDeployed):
        camp = getattr(player, each.camp)
        return bool((camp, player.supply) == (claim.args["camp"], claim.args["supply"]))
    return False


def place_won(claim: Claim) -> bool:
    place = ranking(claim.after).index(claim.seat) + 1
    return bool((votes(claim.after, claim.seat), place) == (claim.args["votes"], claim.args["place"]))


def votes_came(claim: Claim) -> bool:
    return bool(not claim.of(ForumTileTaken) or votes(claim.after, claim.seat) == claim.args["votes"])


def leader_could_score(claim: Claim) -> bool:
    for each in claim.of(LeaderMoved):
        player = claim.before.players[claim.seat]
        near = [
            province_worth(claim.before, claim.seat, province)
            for province in PROVINCES[each.province]["neighbours"]
            if claim.seat not in claim.before.legionnaires.get(province, [])
        ]
        return bool(
            not no_legionnaire(claim)
            and claim.args["camp"] == player.military_camp
            and claim.args["points"] == province_worth(claim.after, claim.seat, each.province)
            and claim.args["further"] == max(near, default=0)
        )
    return True


def camp_left(claim: Claim) -> bool:
    return bool(claim.after.players[claim.seat].military_camp == claim.args["left"])


def steps_came(claim: Claim) -> bool:
    return not claim.of(Sown) or sum(map(len, claim.of(Sown)[0].order)) == claim.args["steps"]


def tile_came(claim: Claim) -> bool:
    return bool(claim.of(TileAccomplished))


def round_ended(claim: Claim) -> bool:
    ended = claim.before.rounds_ended + claim.args["rounds"]
    if (claim.args["ends"] == "round") is (
        claim.before.round + ended > BOX["calendar"]["rounds_per_quarter"]
    ):
        return False
    return not claim.of(Sown) or bool(claim.of(TurnEnded)) or ended == claim.after.rounds_ended


def owned_then(claim: Claim) -> bool:
    """The number of tiles and kept Trajan tiles that met the demand already."""
    for each in claim.of(ForumTileTaken):
        player = claim.before.players[claim.seat]
        demand = TILES[each.tile]["meets"]
        kept = sum(TRAJAN_TILES[tile].get("meets") == demand for tile in player.kept)
        owned = player.tiles.get(each.tile, 0) + kept
        return bool((claim.before.demands.count(demand), owned) == (claim.args["asked"], claim.args["owned"]))
    return True


AUDIT = Audit(
    holdings,
    transfers={
        DistrictLaid: district_laid,
        MarkersSetOut: markers_set_out,
        MarkersTakenBack: markers_back,
        StartPlayerDrawn: start_player,
        BonusTileDrawn: bonus_drawn,
        SetupEnded: setup_ended,
        FirstCardsTaken: next_one,
        FirstTilesTaken: next_one,
        Sown: sown,
        TileAccomplished: accomplished,
        PlusTwoPlaced: plus_two,
        TurnEnded: next_one,
        ForumTileTaken: tile_taken,
        TokensDeployed: deployed,
        LeaderMoved: leader_moved,
        LegionnairePlaced: legionnaire,
        TrajanTileTaken: trajan_tile,
        StackTurnedUp: turned_up,
        SenateAdvanced: advanced,
        WorkerPlaced: worker,
        ExtraTileUsed: tile_used,
        CardsDrawn: drawn,
        CardTaken: card_taken,
        CardDiscarded: discarded,
        CardsPlayed: cards_played,
        Shipped: shipped,
        DiscardFilled: filled,
        DemandTurnedUp: demand_turned_up,
        QuarterEnded: quarter_ended,
        DemandsMet: demands_met,
        DemandsEnded: nothing,
        VotesCounted: nothing,
        BonusTileTaken: bonus_taken,
        DiscsStacked: discs_stacked,
        BoardCleared: cleared,
        BonusTilesLaid: bonus_laid,
        ProvincesFilled: provinces_filled,
        ForumFilled: forum_filled,
        QuarterBegan: quarter_began,
        LastQuarterOver: year_over,
        HandScored: nothing,
        CampsScored: nothing,
        SetScored: nothing,
        BonusTileScored: nothing,
        LeftoverTilesScored: nothing,
        GameEnded: nothing,
    },
    most_phases=most_phases,
    most_answers=most_answers,
    ranked_by=ranked_by,
    objections={
        Sown: is_seats_turn,
        TileAccomplished: tile_is_ready,
        TurnEnded: is_seats_turn,
        ForumTileTaken: lies_open,
        LeaderMoved: leader_goes,
        LegionnairePlaced: legionnaire_scores,
        WorkerPlaced: worker_goes,
        SenateAdvanced: one_step,
        Shipped: ship_scores,
        DemandTurnedUp: demand_comes,
        DemandsMet: meets_most,
        VotesCounted: votes_are_right,
        BonusTileTaken: office,
        DiscsStacked: stacked_right,
        ProvincesFilled: provinces_empty,
        HandScored: hand_counts,
        CampsScored: camps_count,
        SetScored: set_counts,
        BonusTileScored: bonus_counts,
        LeftoverTilesScored: leftover_count,
    },
    offers=OFFERS,
    forecasts=foretold,
    figures={
        "legionnaire-to": points_came,
        "legionnaire-brings": lowered,
        "leader-brings": leader_could_score,
        "leader-brings-own": own_is_there,
        "leader-brings-none": no_legionnaire,
        "ship-best": best_came,
        "nothing-shipped": best_came,
        "load-brings": load_came,
        "load-brings-bonus": load_came,
        "seaport-draw": number_drawn,
        "draw-brings": in_pile,
        "card-about": card_counts,
        "card-about-bonus": card_counts,
        "play-draws": as_many_drawn,
        "play-draws-short": few_drawn,
        "play-brings": cards_drawn,
        "play-brings-bonus": cards_drawn,
        "site-brings-tile": points_came,
        "site-brings-free": points_came,
        "site-brings-lost": points_came,
        "camp-brings": camp_grew,
        "senate-advance": points_came,
        "senate-brings": place_won,
        "brings-votes": votes_came,
        "brings-demand-tile": owned_then,
        "brings-extra-tile": repeats_twice,
        "extra-brings": repeats,
        "trajan-brings": stack_left,
        "option-draw-cards": number_drawn,
        "option-deploy-military_camp": tokens_came,
        "option-deploy-worker_camp": tokens_came,
        "demands-kept": kept_then,
        "consul-brings": bonus_tiles_came,
        "sow-steps": steps_came,
        "sow-accomplishes": tile_came,
        "sow-ends-round": round_ended,
    },
    late_start=late_start,
)
