"""The questions of sowing: the tray, and the order of its colours where that matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from games.engine.script import choose
from games.engine.table import Table
from games.game import LazyOption, Option
from games.hidden import copy_state
from games.reasons import Thing
from games.trajan.actions.performing import ACTION
from games.trajan.events.tiles import trajan_tile_text
from games.trajan.events.turn import Sown, TileAccomplished
from games.trajan.pieces import ACTION_OF, QUARTERS, ROUNDS, TRAYS
from games.trajan.player import Player
from games.trajan.reasons import Reason
from games.trajan.sowing import (
    Order,
    SowingPlan,
    does_accomplish,
    order_key,
    order_of,
    plan_of,
    portions_of,
    proposed_order,
    some_orders,
)
from games.trajan.state import Trajan
from games.trajan.texts import colours_text, order_text, tray_text
from games.words import Argument, Listed, Message

AT_ONCE = 2
"""How many orders of a tray are offered next to the other trays."""

WHOLE_ORDERS = 6
"""Up to how many orders are offered whole; if there are more, the colours are chosen tray by tray."""

ACCOMPLISHES = ("sow-accomplishes", "sow-could-accomplish")

REST = "rest"
"""The key of the option that leaves the rest of an order to the program."""


async def sow(table: Table[Trajan], seat: int) -> str:
    """A seat sows a tray; returned is the target tray."""
    player = table.state.players[seat]
    key = await choose(
        seat,
        "sow",
        offer(table.state, seat),
        picture="circle",
        things=partial(things, seat=seat),
    )
    tray, _, whole = key.partition("=")
    plan = plan_of(player, tray)
    order = order_of(whole) if whole else await choose_order(seat, player, plan)
    table.apply(Sown(seat, tray, order))
    return plan.target


def why_not_tray(state: Trajan, seat: int, tray: str) -> Iterator[Reason]:
    """Why a seat cannot sow a tray."""
    if not state.players[seat].trays[tray]:
        yield Reason.TRAY_EMPTY


def things(view: Trajan, *, seat: int) -> Iterator[Thing]:
    for tray in TRAYS:
        yield Thing(
            tray, Message("thing-tray", {"tray": tray_text(tray)}), tuple(why_not_tray(view, seat, tray))
        )


def offer(state: Trajan, seat: int) -> Iterator[LazyOption]:
    """Each tray with each of its orders if they are few; else with a good one, and to choose one next."""
    player = state.players[seat]
    for tray in player.trays:
        if not any(why_not_tray(state, seat, tray)):
            plan = plan_of(player, tray)
            found = some_orders(plan, (), AT_ONCE + 1)
            orders = found if len(found) <= AT_ONCE else [proposed_order(player, plan), ()]
            option = partial(sow_option, seat=seat, tray=tray, is_either=len(found) == AT_ONCE)
            for order in orders:
                yield LazyOption(sow_key(tray, order), partial(option, order=order))


def sow_key(tray: str, order: Order) -> str:
    """The key of the option to sow a tray, in an order unless that is chosen next."""
    return f"{tray}={order_key(order)}" if order else tray


def sow_option(view: Trajan, *, seat: int, tray: str, order: Order, is_either: bool) -> Option:
    """A tray with a whole order of colours, one of two if `is_either`, or without, to choose it next."""
    player = view.players[seat]
    plan = plan_of(player, tray)
    text = "sow-tray" if not order else "sow-many" if plan.steps > len(TRAYS) else "sow-order"
    route = route_text(plan)
    figures: dict[str, Argument] = {"route": route, "order": order_text(order)}
    full = Message("sow-order", figures) if order else route
    parts = tuple(sowing_brings(view, seat, plan, order))
    about = Message("sow-brings", {"parts": parts})
    short = short_sow_text(tray, order, is_either=is_either)
    undrawn = {"sow-no-action", *(ACCOMPLISHES if is_either else ())}
    return Option(
        sow_key(tray, order),
        Message(text, figures),
        (f"tray_{tray}",),
        about,
        speaks_for_itself=not any(
            part.id in undrawn or part.args.get("ends") in ("quarter", "game") for part in parts
        ),
        sign=tray_text(tray),
        short=short,
        full=full,
    )


def short_sow_text(tray: str, order: Order, *, is_either: bool) -> Message:
    """A tray, with the colour that falls first where it may be either, or that the order is chosen next."""
    if not order:
        return Message("short-sow-choose", {"tray": tray_text(tray)})
    if is_either:
        return Message("short-sow-first", {"tray": tray_text(tray), "colour": colours_text(order[0])})
    return tray_text(tray)


def route_text(plan: SowingPlan) -> Message:
    """The first and the last tray of a sowing, and the action there."""
    trays = {"tray": tray_text(plan.tray), "target": tray_text(plan.target)}
    return Message("sow-route", {**trays, "action": f"action-{ACTION_OF[plan.target]}"})


def sowing_brings(view: Trajan, seat: int, plan: SowingPlan, order: Order) -> list[Message]:
    """The result of a sowing: time, a Trajan tile, the end of a round, or that no action is possible."""
    parts = [Message("sow-steps", {"steps": plan.steps})]
    if plan.could_accomplish and (not order or does_accomplish(view.players[seat], plan, order)):
        parts.append(Message(ACCOMPLISHES[not order], {"tile": trajan_tile_text(plan.could_accomplish)}))
        view = copy_state(view)
        TileAccomplished(seat, plan.could_accomplish, plan.target).apply(view)
    if any(ACTION[ACTION_OF[plan.target]].why_not(view, seat)):
        parts.append(Message("sow-no-action"))
    rounds = (view.time + plan.steps) // view.steps
    if rounds:
        quarter = view.round + view.rounds_ended + rounds > ROUNDS
        ends = "round" if not quarter else "quarter" if view.quarter < QUARTERS else "game"
        parts.append(Message("sow-ends-round", {"rounds": rounds, "ends": ends}))
    return parts


async def choose_order(seat: int, player: Player, plan: SowingPlan) -> Order:
    """The order of the colours: chosen tray by tray, and whole as soon as few are left."""
    order: Order = ()
    while True:
        found = some_orders(plan, order, WHOLE_ORDERS + 1)
        if len(found) <= WHOLE_ORDERS:
            key = await choose(
                seat,
                "sow-order",
                (rest_option(player, plan, each, len(order)) for each in found),
                picture="circle",
                chosen=chosen_so_far(plan, order),
                trays=Listed([tray_text(tray) for tray, _ in plan.portions[len(order) :]]),
                route=route_text(plan),
            )
            return (*order, *order_of(key))
        tray, number = plan.portions[len(order)]
        key = await choose(
            seat,
            "sow-marker",
            marker_options(player, plan, order),
            picture="circle",
            chosen=chosen_so_far(plan, order),
            number=number,
            into=tray_text(tray),
            route=route_text(plan),
        )
        if key == REST:
            return proposed_order(player, plan, order)
        order = (*order, tuple(key.split("+")))


def marker_options(player: Player, plan: SowingPlan, given: Order) -> Iterator[Option]:
    """Colours for the next tray, once the first ones have got theirs; and a good order for the rest."""
    tray, number = plan.portions[len(given)]
    for colours in portions_of(plan.colours_left(given), number):
        yield marker_option(colours, tray)
    yield rest_as_proposed(proposed_order(player, plan, given)[len(given) :])


def marker_option(colours: tuple[str, ...], tray: str) -> Option:
    label = colours_text(colours)
    full = Message("marker-into", {"markers": label, "tray": tray_text(tray)})
    return Option("+".join(colours), label, (f"tray_{tray}",), full=full)


def rest_as_proposed(rest: Order) -> Option:
    """A good order for the rest."""
    text = "option-rest-many" if len(list(chain(*rest))) > len(TRAYS) else "option-rest"
    figures: dict[str, Argument] = {"order": order_text(rest)}
    return Option(REST, Message(text, figures), full=Message("option-rest", figures))


def rest_option(player: Player, plan: SowingPlan, order: Order, given: int) -> Option:
    """The rest of an order after the trays already filled."""
    about = None
    if does_accomplish(player, plan, order):
        about = Message("sow-accomplishes", {"tile": trajan_tile_text(plan.could_accomplish)})
    rest = order[given:]
    return Option(order_key(rest), Message("sow-rest", {"order": order_text(rest)}), about=about)


def chosen_so_far(plan: SowingPlan, order: Order) -> dict[str, str]:
    """The tray that is sown, and the colours that trays have got: spot -> colours, "" where they are gone."""
    given = zip(plan.portions, order, strict=False)
    return {f"tray_{plan.tray}": "", **{f"tray_{tray}": ",".join(colours) for (tray, _), colours in given}}
