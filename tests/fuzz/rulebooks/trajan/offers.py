"""What Trajan offers, written from the rulebook once more, for the bookkeeping."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, permutations
from typing import Any

from games.trajan.events.actions import ExtraTileUsed, WorkerPlaced
from games.trajan.events.turn import Sown
from games.trajan.pieces import BOX
from games.trajan.state import Trajan
from tests.fuzz.audit import Asked
from tests.fuzz.rulebooks.trajan.end import bonus_worth, mat_without, payments

ACTIONS: Mapping[str, str] = BOX["action_circle"]["trays"]
TRAYS = tuple(ACTIONS)
COLOURS: Sequence[str] = BOX["markers"]
TRACK: tuple[int, ...] = tuple(BOX["senate"]["track"])
PROVINCES: Mapping[str, Any] = BOX["provinces"]
SHIPS: Mapping[str, Any] = BOX["ships"]
TILES: Mapping[str, Any] = {**BOX["extra_action_tiles"], **BOX["forum_tiles"]}
CARDS = len(BOX["commodities"]["kinds"]) * int(BOX["commodities"]["copies"])
WILD_CARD, WILD_EXTRA = "wild-commodity", "wild-extra"
FEW_LOADS = 6
"""Up to so many loads stand side by side."""


def left_out(asked: Asked) -> set[str]:
    """What leaves an action out: that of the turn, a free one, a second repeat, but not the first one."""
    occasion = asked.args["occasion"].id
    if occasion == "occasion-free":
        return {"none"}
    return {"end"} if occasion == "occasion-main" or asked.since(ExtraTileUsed) else set()


# Sowing


def portions(number: int) -> list[int]:
    """How many of so many markers fall into the next trays, one after the other."""
    return [len(range(tray, number, len(TRAYS))) for tray in range(min(number, len(TRAYS)))]


def sow(asked: Asked) -> set[str]:
    """Each tray with markers: one or two in each order, more in one that is proposed, or in any."""
    found = set()
    for tray, colours in asked.player.trays.items():
        if 0 < len(colours) <= 2:
            found |= {f"{tray}={'.'.join(order)}" for order in permutations(colours)}
        elif colours:
            whole = [key for key in asked.keys if is_order(key.removeprefix(f"{tray}="), colours)]
            found |= {tray, *(whole if len(whole) == 1 else ["an order"])}
    return found


def is_order(key: str, colours: Sequence[str]) -> bool:
    """Whether a key deals these colours to the trays."""
    dealt = [portion.split("+") for portion in key.split(".")]
    return Counter(chain(*dealt)) == Counter(colours) and [*map(len, dealt)] == portions(len(colours))


def still_to_sow(asked: Asked) -> tuple[list[str], list[int]]:
    """The markers that no tray has got yet, by colours, and how many of them each tray gets."""
    tray = next(spot for spot, colours in asked.chosen.items() if not colours).removeprefix("tray_")
    given = [colours.split(",") for colours in asked.chosen.values() if colours]
    colours = asked.player.trays[tray]
    left = Counter(colours) - Counter(chain(*given))
    return sorted(left.elements(), key=COLOURS.index), portions(len(colours))[len(given) :]


def next_markers(asked: Asked) -> set[str]:
    """Any markers for the next tray, or the rest as it is proposed."""
    left, numbers = still_to_sow(asked)
    return {"+".join(colours) for colours in combinations(left, numbers[0])} | {"rest"}


def orders_left(asked: Asked) -> set[str]:
    """Any order of the rest."""
    return {*orders(*still_to_sow(asked))}


def orders(left: Sequence[str], numbers: Sequence[int]) -> Iterator[str]:
    """All ways to deal markers out."""
    if len(numbers) == 1:
        yield "+".join(left)
        return
    for colours in set(combinations(left, numbers[0])):
        rest = sorted((Counter(left) - Counter(colours)).elements(), key=COLOURS.index)
        yield from (f"{'+'.join(colours)}.{others}" for others in orders(rest, numbers[1:]))


# Trajan tiles


def plus_two(asked: Asked) -> set[str]:
    """The actions without a [+2] marker, or none."""
    return {*ACTIONS.values(), "none"} - {*asked.player.plus_two}


def stacks(asked: Asked) -> set[str]:
    """The open tiles."""
    return {f"stack_{stack}" for stack in asked.state.stacks}


def trajan(asked: Asked) -> set[str]:
    """The open tiles, for the slot of the Arch."""
    return stacks(asked) | left_out(asked)


# Seaport


def in_pile(state: Trajan) -> int:
    """The cards of the draw pile."""
    in_front = sum(len(player.hand) + len(player.displayed) for player in state.players)
    return CARDS - in_front - sum(map(len, state.discard_piles))


def top_cards(state: Trajan) -> set[str]:
    """Those of the discard piles."""
    return {f"discard_{number}" for number, pile in enumerate(state.discard_piles, 1) if pile}


def first_card(asked: Asked) -> set[str]:
    """From any of the three piles."""
    return top_cards(asked.state) | {"pile"}


def seaport(asked: Asked) -> set[str]:
    """To draw, to take a top card, to play, to ship."""
    state, player = asked.state, asked.player
    found = top_cards(state) | left_out(asked)
    found |= {"draw"} if in_pile(state) else set()
    found |= {"play"} if player.hand else set()
    return found | {f"ship_{ship}" for ship in SHIPS if any(True for _ in loads(state, asked.seat, ship))}


def hand(asked: Asked) -> set[str]:
    """The kinds in the hand."""
    return {card.face for card in asked.player.hand}


def loading(asked: Asked) -> set[str]:
    """The kinds in the hand, and the wild commodity."""
    return hand(asked) | ({WILD_CARD} if asked.player.tiles.get(WILD_CARD) else set())


def discard(asked: Asked) -> set[str]:
    """Any card on any discard pile; on one of two empty ones."""
    one, other = asked.state.discard_piles
    piles = (1, 2) if one or other else (1,)
    return {f"{card}+discard_{pile}" for card in hand(asked) for pile in piles}


def ship_load(asked: Asked) -> set[str]:
    """Every load if there are few; else three of them, and any other."""
    state, seat, ship = asked.state, asked.seat, asked.args["ship"].removeprefix("ship-")
    few = {*islice(loads(state, seat, ship), FEW_LOADS + 1)}
    if len(few) <= FEW_LOADS:
        return few
    ready = [key for key in asked.keys if key != "other" and is_load(state, seat, ship, key)]
    return {*ready[:3], "other"}


def is_load(state: Trajan, seat: int, ship: str, key: str) -> bool:
    """Whether a seat has a load, and a ship takes it."""
    load, player = key.split("+"), state.players[seat]
    own = Counter([*(card.face for card in player.hand), *[WILD_CARD] * player.tiles.get(WILD_CARD, 0)])
    return units(ship, load) > 0 and Counter(load) <= own


def loads(state: Trajan, seat: int, ship: str) -> Iterator[str]:
    """What a seat could load."""
    player, most = state.players[seat], {"equal": len(SHIPS["equal"]["colour"]), "pairs": 2, "different": 1}
    wilds, own = player.tiles.get(WILD_CARD, 0), Counter(card.face or "" for card in player.hand)
    cards = [card for card, number in own.items() for _ in range(min(number, most[ship]))]
    if ship == "pairs" and not wilds:
        cards = [card for card in cards if own[card] > 1]
    pieces = [*sorted(cards), *[WILD_CARD] * wilds]
    largest = len(SHIPS[ship]["colour"]) * (2 if ship == "pairs" else 1)
    for size in range(1, largest + 1):
        found = {load for load in combinations(pieces, size) if units(ship, load)}
        yield from map("+".join, sorted(found))


def units(ship: str, load: Sequence[str]) -> int:
    """The cards, or pairs, of a load; 0 if the ship does not take it.

    Pairs are of different kinds; a wild card makes one with a single card, two make one of their own.
    """
    numbers = Counter(load)
    wilds = numbers.pop(WILD_CARD, 0)
    if ship == "pairs":
        single = sum(number == 1 for number in numbers.values())
        fits = max(numbers.values(), default=0) <= 2 and wilds >= single and len(load) % 2 == 0
        number = len(load) // 2
    else:
        fits = len(numbers) <= 1 if ship == "equal" else max(numbers.values(), default=0) <= 1
        number = len(load)
    return number if fits and number <= len(SHIPS[ship]["colour"]) else 0


# The other actions


def forum(asked: Asked) -> set[str]:
    """Each kind of tile."""
    return {*asked.state.forum.values()} | left_out(asked)


def military(asked: Asked) -> set[str]:
    """The neighbours, the camp, a legionnaire."""
    player = asked.player
    in_province = player.leader in PROVINCES
    near = PROVINCES[player.leader]["neighbours"] if in_province else BOX["military"]["camp_neighbours"]
    found = {*near} | left_out(asked)
    if (
        in_province
        and player.military_camp
        and asked.seat not in asked.state.legionnaires.get(player.leader, [])
    ):
        found.add("legionnaire")
    return found | ({"to_camp"} if player.supply else set())


def senate(asked: Asked) -> set[str]:
    """One step forward."""
    return {"advance"} | left_out(asked)


def construction(asked: Asked) -> set[str]:
    """The sites in reach with a worker in the camp, and the camp."""
    player = asked.player
    found = sites_in_reach(asked.state, asked.seat) if player.worker_camp else set()
    return found | ({"to_camp"} if player.supply else set()) | left_out(asked)


def sites_in_reach(state: Trajan, seat: int) -> set[str]:
    """Any site for the first worker, then those next to an own one."""
    own = {site for site, seats in state.workers.items() if seat in seats}
    rows, columns = BOX["construction"]["rows"], BOX["construction"]["columns"]
    every = {f"{chr(65 + column)}{row + 1}" for column in range(columns) for row in range(rows)}
    return {
        site
        for site in every - own
        if not own
        or any(abs(ord(site[0]) - ord(each[0])) + abs(int(site[1]) - int(each[1])) == 1 for each in own)
    }


# Once more


def extra(asked: Asked) -> set[str]:
    """A tile of the action, or a wild one, for the action of the turn and a free one; then the turn ends."""
    if asked.since(ExtraTileUsed) is not None:
        return {"end"}
    (sown,) = (event for event in asked.events if isinstance(event, Sown))
    number = sum(map(len, sown.order))
    done = [ACTIONS[TRAYS[(TRAYS.index(sown.tray) + number) % len(TRAYS)]]]
    if asked.since(WorkerPlaced) and asked.state.options.extra_after_free_action:
        done.append(BOX["construction"]["first_tile_gives"][asked.player.construction[-1].partition("-")[0]])
    found, tiles = {"end"}, asked.player.tiles
    for action in done:
        if can_be_done(asked.state, asked.seat, action):
            found |= {f"extra-{action}"} if tiles.get(f"extra-{action}") else set()
            found |= {f"{WILD_EXTRA}+{action}"} if tiles.get(WILD_EXTRA) else set()
    return found


def can_be_done(state: Trajan, seat: int, action: str) -> bool:
    """Whether there is anything to do."""
    player = state.players[seat]
    possible = {
        "seaport": player.hand or player.tiles.get(WILD_CARD) or in_pile(state) or top_cards(state),
        "forum": state.forum,
        "military": True,
        "senate": seat not in state.senate[-1],
        "trajan": len(player.slots) < len(TRAYS) and state.stacks,
        "construction": player.supply or (player.worker_camp and sites_in_reach(state, seat)),
    }
    return bool(possible[action])


def nothing_to_do(asked: Asked) -> set[str]:
    """The end, if the action cannot be done."""
    action = asked.args["action"].removeprefix("action-")
    return set() if can_be_done(asked.state, asked.seat, action) else {"end"}


# The end of a quarter


def votes(state: Trajan, seat: int) -> int:
    """The votes of the space and of the tiles."""
    tiles = state.players[seat].tiles.items()
    space = next(number for number, seats in enumerate(state.senate) if seat in seats)
    return TRACK[space] + sum(int(TILES[tile].get("votes", 0)) * number for tile, number in tiles)


def ranking(state: Trajan) -> list[int]:
    """The most votes first, then further on, then higher up."""
    from_top = [seat for discs in reversed(state.senate) for seat in reversed(discs)]
    return sorted(from_top, key=lambda seat: -votes(state, seat))


def demands(asked: Asked) -> set[str]:
    """Every way to meet most demands; none after the last quarter if all bring the same in the end."""
    state, seat = asked.state, asked.seat
    ways = payments(state, seat)
    mats = [mat_without(state.players[seat].tiles, way) for way in ways]
    if state.quarter == BOX["calendar"]["quarters"]:
        own, place = (
            [(each.name, each.yellow) for each in state.players[seat].bonus],
            ranking(state).index(seat),
        )
        won = [[(tile, place == 0)] for tile in state.bonus] if place < len(state.bonus) else [[]]
        if all(len({bonus_worth(state, seat, mat, own + more) for mat in mats}) == 1 for more in won):
            return set()
    return {"+".join(sorted(way.elements(), key=list(TILES).index)) for way in ways}


def bonus_tiles(asked: Asked) -> set[str]:
    """Those on the board."""
    return {*asked.state.bonus}


OFFERS = {
    "first-card": first_card,
    "first-tile": stacks,
    "sow": sow,
    "sow-marker": next_markers,
    "sow-order": orders_left,
    "tile-cards": lambda _: {"draw", "none"},
    "tile-military_camp": lambda _: {"deploy", "none"},
    "tile-worker_camp": lambda _: {"deploy", "none"},
    "tile-plus2": plus_two,
    "seaport": seaport,
    "discard": discard,
    "play": hand,
    "ship": ship_load,
    "load": loading,
    "forum": forum,
    "military": military,
    "senate": senate,
    "trajan": trajan,
    "construction": construction,
    "extra": extra,
    "end": extra,
    "end-impossible": nothing_to_do,
    "demands": demands,
    "consul": bonus_tiles,
}
