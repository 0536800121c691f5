"""Comparison of announcements by options of Porta Nigra with their effects on a copy, figure by figure."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct

from games.choice import Choice
from games.engine.table import Table
from games.game import Event, Role
from games.porta_nigra.elements import buildable_elements
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, RewardTaken
from games.porta_nigra.events.influence import BrickAdded, ChipsPaid, EffectLapsed, HonorCardBought
from games.porta_nigra.events.rounds import EarlyEndCame
from games.porta_nigra.events.scoring import MajorityScored, SetScored
from games.porta_nigra.events.turn import SymbolUsed, TorchesTurnedToCoins
from games.porta_nigra.final_scoring import final_scores
from games.porta_nigra.pieces import ACTION_CARDS, REWARD_EVERY, SITES
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import effects_text, goods_in_order, goods_text
from games.words import Message
from tests.support.table_story import pending

TURN = ("prompt-card", "prompt-act")
"""The questions between two actions."""

OFFERS = ("prompt-building", "prompt-site")
"""The questions that offer sites."""

BRANCHING = (*OFFERS, "prompt-height")
FURTHER = {
    *BRANCHING,
    *("prompt-white", "prompt-building-card", "prompt-shop", "prompt-interim-other"),
    *("prompt-honor-card", "prompt-hand-in", "prompt-effect-bricks", "prompt-add-brick"),
}
"""The questions within an action."""

LAST = "last"
"""The argument of questions that announces the early end by this element."""

NO_FIGURE = {"quarter-about", "start-player-about", "honor-hands-in", "element-card"}
"""Texts on options without a figure; card and reward are compared with the points."""


class Way(Struct, frozen=True):
    """An action from a chosen option to its end."""

    events: tuple[Event, ...]
    table: Table[PortaNigra]
    announced: bool
    """Whether a later question or its answer announced the early end."""

    def of(self, *kinds: type[Any]) -> list[Any]:
        """The events of these kinds."""
        return [event for event in self.events if isinstance(event, kinds)]


class Came(Struct, frozen=True):
    """The effects of an option."""

    args: Mapping[str, Any]
    """The arguments of the announcing text."""
    told: frozenset[str]
    """The ids of all its texts."""
    seat: int
    before: PortaNigra
    """The seat's view before the answer."""
    then: Table[PortaNigra]
    """The table right after the answer."""
    way: Way
    """One way to finish the action."""
    ways: Callable[[], list[Way]]
    """All ways to finish the action, by site and height."""

    @property
    def after(self) -> PortaNigra:
        """The seat's view at the end of the action."""
        return self.way.table.view(self.seat)


def wrong_figures(table: Table[PortaNigra], seat: int, key: str, random: Random) -> Iterator[str]:
    """The false announcements of an option."""
    choice = pending(table, seat)
    option = choice.option(key)
    assert option is not None
    said, before = {part.id: part.args for part in parts(option.about)}, table.view(seat)
    then = table.copy()
    first = events_of(then, seat, key)
    way = carried(then, seat, random, first)

    @cache
    def ways() -> list[Way]:
        return [*branched(then, seat, first)]

    for text, args in said.items():
        if text in NO_FIGURE:
            continue
        came = Came(args, frozenset(said), seat, before, then, way, ways)
        for name, value in FIGURES[text](came).items():
            if args[name] != value:
                yield f"{key}: {text} told {name} = {args[name]!r}, what came is {value!r}"
    yield from wrong_end(choice, said, way, key)


def wrong_end(choice: Choice, said: Mapping[str, Any], way: Way, key: str) -> Iterator[str]:
    """The faults of announcements of the early end: without it, or missing before it."""
    ends = bool(way.of(EarlyEndCame))
    if way.announced and not ends:
        yield f"{key}: a question after it told of the early end, which does not come"
    if choice.prompt.id in TURN and ends and not ("brings-early-end" in said or way.announced):
        yield f"{key}: the early end comes and was not told"


def said_by(table: Table[PortaNigra], seat: int, key: str) -> set[str]:
    """The ids of an option's texts."""
    option = pending(table, seat).option(key)
    return {part.id for part in parts(option.about if option else None)}


def parts(about: Message | None) -> Iterator[Message]:
    """The parts of the text about an option."""
    if about is None:
        return
    if about.id in ("parts-more", "symbol-about-one"):
        for name in ("first", "second", "about"):
            each = about.args.get(name)
            if isinstance(each, Message):
                yield from parts(each)
    if about.id != "parts-more":
        yield about


# To the end of an action


def events_of(table: Table[PortaNigra], seat: int, key: str) -> list[Event]:
    return [event for move in table.answer(seat, key) for event in move.events]


def further(table: Table[PortaNigra], seat: int) -> Choice | None:
    """The next question within an action; None at its end."""
    choice = table.pending_choice(seat)
    return choice if choice and choice.prompt.id in FURTHER else None


def taken(choice: Choice) -> list[str]:
    """The answers to a question that do not decline."""
    return [key for key in choice.keys if choice.role(key) is not Role.DECLINES]


def announces(choice: Choice, key: str) -> bool:
    """Whether a question or an answer to it announces the early end."""
    option = None if choice.several else choice.option(key)
    said = {part.id for part in parts(option.about if option else None)}
    return bool(choice.prompt.args.get(LAST)) or "brings-early-end" in said


def carried(table: Table[PortaNigra], seat: int, random: Random, events: Sequence[Event]) -> Way:
    """Play the action on a copy to its end, without declining."""
    twin, found, announced = table.copy(), [*events], False
    while (choice := further(twin, seat)) is not None:
        key = choice.random_answer(random) if choice.several else random.choice(taken(choice))
        announced = announced or announces(choice, key)
        found += events_of(twin, seat, key)
    return Way(tuple(found), twin, announced)


def branched(table: Table[PortaNigra], seat: int, events: Sequence[Event]) -> Iterator[Way]:
    """Play the action on copies to its end, by every site and height."""
    choice = further(table, seat)
    if choice is None or choice.prompt.id not in BRANCHING:
        yield carried(table, seat, Random(0), events)
        return
    for key in taken(choice):
        twin = table.copy()
        happened = events_of(twin, seat, key)
        yield from branched(twin, seat, [*events, *happened])


# The figures


def elements(came: Came) -> list[ElementBuilt]:
    """All possible elements after the answer."""
    return [event for way in came.ways() for event in way.of(ElementBuilt)]


def sites(came: Came) -> int:
    """The number of possible sites after the answer."""
    return offered_sites(came.then, came.seat)


def offered_sites(table: Table[PortaNigra], seat: int) -> int:
    """The number of sites offered to a seat, in all buildings; 1 without such a question."""
    choice, found = further(table, seat), 0
    if choice is None or choice.prompt.id not in OFFERS:
        return 1
    if choice.prompt.id == "prompt-site":
        return len(taken(choice))
    for key in taken(choice):
        twin = table.copy()
        twin.answer(seat, key)
        found += offered_sites(twin, seat)
    return found


def sites_by_card(came: Came) -> dict[str, Any]:
    """The sites for a card in hand, once it is played, or for another answer that builds."""
    if "torches-on-card" not in came.told:
        return {"sites": sites(came)}
    assert came.then.state.card is not None
    places = enumerate(ACTION_CARDS[came.then.state.card.card].symbols, 1)
    twin = came.then.copy()
    twin.answer(came.seat, next(f"symbol_{place}" for place, symbol in places if symbol == "build"))
    return {"sites": offered_sites(twin, came.seat)}


def bricks_bought(came: Came) -> dict[str, Any]:
    """The purchases by the symbols of a card in hand once it is played, with their prices."""
    assert came.then.state.card is not None
    bought: dict[str, Message] = {}
    for place, symbol in enumerate(ACTION_CARDS[came.then.state.card.card].symbols, 1):
        kind, _, colour = symbol.partition("-")
        if kind == "buy" and f"symbol_{place}" in pending(came.then, came.seat).keys:
            bought[symbol] = brick_for(came, f"symbol_{place}", colour)
    return {"bricks": tuple(bought.values())}


def brick_for(came: Came, key: str, symbol: str) -> Message:
    """The text about a symbol's purchase: the brick, or any of several, and the prices."""
    found = purchases(came.then, came.seat, key)
    prices = [paid for _, paid in found]
    brick: Any = f"buys-{found[0][0] if len(found) == 1 else 'any'}"
    if symbol != "any" and came.before.market[symbol] == 0:
        brick = Message("brick-instead", {"brick": brick, "symbol": f"instead-{symbol}"})
    text = "brick-for" if len({*prices}) == 1 else "brick-for-range"
    return Message(text, {"brick": brick, "least": min(prices), "most": max(prices)})


def purchases(table: Table[PortaNigra], seat: int, key: str) -> list[tuple[str, int]]:
    """The bricks that a symbol can buy, each with its price including the move."""
    twin = table.copy()
    events = events_of(twin, seat, key)
    ways = [events]
    if not events:
        ways = [events_of(twin.copy(), seat, shop) for shop in pending(twin, seat).keys]
    return [(bought(events)[0].colour, paid(events)) for events in ways]


def bought(events: Sequence[Event]) -> list[BrickBought]:
    return [event for event in events if isinstance(event, BrickBought)]


def paid(events: Sequence[Event]) -> int:
    """The sesterces paid for bricks and ways."""
    return sum(event.sesterces for event in events if isinstance(event, (BrickBought, BuilderMoved)))


def any_brick(came: Came) -> dict[str, Any]:
    """The shops that a symbol buys from, and the prices."""
    found = [
        paid([*events])
        for events in (
            events_of(came.then.copy(), came.seat, key) for key in pending(came.then, came.seat).keys
        )
    ]
    return {"shops": len(found), "least": min(found), "most": max(found)}


def price(came: Came) -> dict[str, Any]:
    (brick,), moved = bought(came.way.events), came.way.of(BuilderMoved)
    return {"price": brick.sesterces, "move": sum(each.sesterces for each in moved)}


def sites_opened(came: Came) -> dict[str, Any]:
    known = {each.site.name for each in buildable_elements(came.before, came.seat)}
    opened = [each for each in buildable_elements(came.after, came.seat) if each.site.name not in known]
    return {"more": len(opened) - 1}


def one_brick(came: Came) -> dict[str, Any]:
    (brick,) = bought(came.way.events)
    empty = int(used_symbol(came) not in (f"buy-{brick.colour}", "buy-any"))
    return {"brick": Message(f"goods-{brick.colour}", {"n": 1}), "empty": empty}


def points(came: Came) -> dict[str, Any]:
    found = elements(came)
    assert any(each.card for each in found) == ("element-card" in came.told)
    return {"least": min(each.points for each in found), "most": max(each.points for each in found)}


def white(came: Came) -> dict[str, Any]:
    player, (built,) = came.before.players[came.seat], came.way.of(ElementBuilt)
    return {"white": built.bricks - player.bricks[SITES[built.site].colour]}


def rewards(came: Came) -> dict[str, Any]:
    goods = goods_won(came.way)
    assert goods
    return {"goods": goods_text(goods)}


def best_reward(came: Came) -> dict[str, Any]:
    rewards = [goods_won(way) for way in came.ways()]
    assert any(each != rewards[0] for each in rewards)
    return {"goods": goods_text(max(rewards, key=lambda each: sum(each.values())))}


def goods_won(way: Way) -> Counter[str]:
    """The goods of all builder rewards of an action."""
    goods = Counter[str]()
    for event in way.of(RewardTaken):
        goods.update(event.goods)
    return goods


def no_goods(came: Came) -> dict[str, Any]:
    assert [event.goods for event in came.way.of(RewardTaken)] == [{}]
    return {}


def to_go(came: Came) -> dict[str, Any]:
    assert not came.way.of(RewardTaken)
    (done,) = came.way.of(ElementBuilt, BrickAdded)
    return {"bricks": missing(came.after, came.seat, SITES[done.site].building)}


def missing(view: PortaNigra, seat: int, building: str) -> int:
    """The number of bricks a seat lacks for the next reward in a building."""
    mine = [
        each.bricks for site, each in view.elements.items() if each.seat == seat and site.startswith(building)
    ]
    return REWARD_EVERY - sum(mine) % REWARD_EVERY


def way_paid(came: Came) -> dict[str, Any]:
    return {"move": paid(came.way.events)}


def sesterces_left(came: Came) -> dict[str, Any]:
    left = came.before.players[came.seat].sesterces - paid(came.way.events)
    return {"left": Message("goods-sesterces", {"n": left})}


def used_symbol(came: Came) -> str:
    assert came.then.state.card is not None
    (used,) = came.way.of(SymbolUsed)
    symbol: str = ACTION_CARDS[came.then.state.card.card].symbols[used.symbol - 1]
    return symbol


def majority(sign: int) -> Callable[[Came], dict[str, Any]]:
    """The points that an element adds to majorities (or, by `sign`, removes)."""

    def gained(came: Came) -> dict[str, Any]:
        change = majorities(came.after, came.seat) - majorities(came.before, came.seat)
        assert (change > 0) - (change < 0) == sign
        return {"points": abs(change)}

    return gained


def majorities(view: PortaNigra, seat: int) -> int:
    """The points of a seat for majorities if the final scoring came now."""
    return sum(score.points for score in final_scores(view, seat) if isinstance(score, MajorityScored))


def set_points(view: PortaNigra, seat: int) -> int:
    """The points of a seat for sets if the final scoring came now."""
    return sum(score.points for score in final_scores(view, seat) if isinstance(score, SetScored))


def sets(came: Came) -> dict[str, Any]:
    return {"now": set_points(came.before, came.seat), "points": set_points(came.after, came.seat)}


def card_in_sets(came: Came) -> dict[str, Any]:
    return {"points": set_points(came.after, came.seat) - set_points(came.before, came.seat)}


def bricks_left(came: Came) -> dict[str, Any]:
    (built,), player = came.way.of(ElementBuilt), came.after.players[came.seat]
    colours = [SITES[built.site].colour, "white"]
    won = sum(event.goods.get("white", 0) for event in came.way.of(RewardTaken))
    left = {each: player.bricks[each] - won * (each == "white") for each in colours}
    return {"left": goods_in_order(left)}


def by_token(came: Came) -> dict[str, Any]:
    assert came.way.of(SymbolUsed)[0].token
    return {}


def torches(came: Came) -> dict[str, Any]:
    assert came.then.state.card is not None
    return {"n": came.then.state.card.torches}


def torches_left(came: Came) -> dict[str, Any]:
    turned = came.way.of(TorchesTurnedToCoins)
    return {"torches": turned[0].number} if turned else {}


def chips_left(came: Came) -> dict[str, Any]:
    price = sum(event.chips for event in came.way.of(ChipsPaid, HonorCardBought))
    left = came.before.players[came.seat].chips - price
    return {"chips": Message("goods-chips", {"n": left})}


def roman(came: Came) -> dict[str, Any]:
    player = came.after.players[came.seat]
    return {
        "romans": Message("goods-romans", {"n": player.romans}),
        "chips": Message("goods-chips", {"n": player.chips}),
        "supply": player.romans_left,
    }


def cards_to_buy(came: Came) -> dict[str, Any]:
    chips = Message("goods-chips", {"n": came.before.players[came.seat].chips})
    return {"cards": len(pending(came.then, came.seat).keys), "chips": chips}


def places_for_brick(came: Came) -> dict[str, Any]:
    choice = pending(came.then, came.seat)
    assert choice.prompt.id == "prompt-add-brick"
    return {"n": len(taken(choice))}


def lapsed(came: Came) -> dict[str, Any]:
    return {"effects": effects_text(tuple(event.effect for event in came.way.of(EffectLapsed)))}


def too_few_bricks(came: Came) -> dict[str, Any]:
    assert came.after.supply == 0
    assert came.way.of(EffectLapsed)
    return {"n": came.before.supply}


def split(came: Came) -> dict[str, Any]:
    player = came.after.players[came.seat]
    return {
        "points": Message("goods-points", {"n": player.points}),
        "sesterces": Message("goods-sesterces", {"n": player.sesterces}),
    }


def early_end(came: Came) -> dict[str, Any]:
    return {"points": sum(event.points for event in came.way.of(EarlyEndCame))}


FIGURES: Mapping[str, Callable[[Came], dict[str, Any]]] = {
    # Cards and symbols
    "torches-on-card": torches,
    "card-buys": bricks_bought,
    "card-builds": sites_by_card,
    "symbol-about-build": lambda came: {"sites": sites(came)},
    "symbol-about-one": one_brick,
    "symbol-about-any": any_brick,
    "symbol-about-any-same": any_brick,
    "symbol-token": by_token,
    "end-brings": torches_left,
    # Buying
    "shop-price": price,
    "sesterces-left": sesterces_left,
    "shop-opens": sites_opened,
    # Building
    "building-sites": lambda came: {"n": sites(came)},
    "building-reward": best_reward,
    "element-way": way_paid,
    "element-points": points,
    "element-points-range": points,
    "element-white": white,
    "element-reward": rewards,
    "element-reward-short": rewards,
    "element-reward-none": no_goods,
    "element-to-go": to_go,
    "brings-majority": majority(0),
    "brings-majority-more": majority(1),
    "brings-majority-less": majority(-1),
    "bricks-left": bricks_left,
    "card-brings": card_in_sets,
    # Influence
    "chips-left": chips_left,
    "influence-roman-leaves": roman,
    "influence-honor-about": cards_to_buy,
    "honor-hands-in-sets": sets,
    "honor-sets": sets,
    "honor-add-brick": places_for_brick,
    "honor-lapses": lapsed,
    "honor-bricks-short": too_few_bricks,
    # Rounds
    "interim-leaves": split,
    "brings-early-end": early_end,
}
"""Id of a text on an option -> the arguments that follow from its effects."""
