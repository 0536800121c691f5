"""The symbols of an action card: usable ones, their effects, their use."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.porta_nigra.actions.building import build_element
from games.porta_nigra.actions.building_options import (
    about_build,
    build_label,
    build_role,
    build_then,
    nearest_sites,
)
from games.porta_nigra.actions.buying import (
    about_shop,
    buy_brick,
    is_sold_out,
    missing_price,
    nearest_shops,
    only_price,
    price_text,
    price_with_movement,
    priced_text,
    shops_in_reach,
)
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import buildable_sites, why_not_build
from games.porta_nigra.events.actions import GoodsTaken
from games.porta_nigra.events.turn import SymbolUsed
from games.porta_nigra.pieces import ACTION_CARDS, ANY, BUILD
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import bricks_text, effect_text, parts_text, torches_text
from games.reasons import Thing
from games.words import Argument, Message

ONE_TOKEN = "torches-1"
"""The symbol that only gives a token, so that a token for it would have no effect."""


def usable_symbols(state: PortaNigra, seat: int) -> Iterator[tuple[int, str]]:
    """The places of free symbols that a seat can use now, each with its symbol; of equal ones the first."""
    card = state.card
    assert card is not None
    for place, symbol in enumerate(ACTION_CARDS[card.card].symbols, 1):
        if not any(why_not_symbol(state, seat, place)):
            yield place, symbol


def why_not_symbol(state: PortaNigra, seat: int, place: int) -> Iterator[Reason]:
    """Why a seat cannot use the symbol at a place of its card now."""
    card = state.card
    assert card is not None
    symbols = ACTION_CARDS[card.card].symbols
    symbol = symbols[place - 1]
    if place in card.used:
        yield Reason.SYMBOL_USED
    if not (card.torches or state.players[seat].torches):
        yield Reason.NO_TORCH
    if any(before not in card.used for before in range(1, place) if symbols[before - 1] == symbol):
        yield Reason.SYMBOL_BEFORE
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        yield from why_not_build(state, seat)
    if kind == "buy" and not shops_in_reach(state, seat, what):
        yield Reason.TOO_FEW_SESTERCES if state.market.get(what) else Reason.NOTHING_TO_BUY
    if symbol == ONE_TOKEN and not card.torches:
        yield Reason.TORCH_FOR_TORCH


def symbol_things(view: PortaNigra, seat: int) -> Iterator[Thing]:
    assert view.card is not None
    for place, symbol in enumerate(ACTION_CARDS[view.card.card].symbols, 1):
        name = Message("option-symbol", {"symbol": effect_text(symbol)})
        unmet, what = tuple(why_not_symbol(view, seat, place)), symbol.removeprefix("buy-")
        within, missing = tuple[Thing, ...](), dict[str, Argument]()
        if Reason.NOTHING_TO_BUILD in unmet:
            within = nearest_sites(view, seat)
        elif Reason.NOTHING_TO_BUY in unmet:
            within = nearest_shops(view, seat, what)
        elif Reason.TOO_FEW_SESTERCES in unmet:
            missing["sesterces"] = missing_price(view, seat, what)
        yield Thing(f"symbol_{place}", name, unmet, missing, within)


def symbol_options(state: PortaNigra, seat: int) -> Iterator[LazyOption]:
    for place, symbol in usable_symbols(state, seat):
        make = partial(symbol_option, seat=seat, place=place, symbol=symbol)
        yield LazyOption(f"symbol_{place}", make, symbol_role(state, seat, symbol))


def symbol_option(view: PortaNigra, *, seat: int, place: int, symbol: str) -> Option:
    """A symbol, and what it would do."""
    spots = (f"symbol_{place}",)
    by_token = view.card is not None and not view.card.torches
    token = [Message("symbol-token")] if by_token else []
    parts, then = [*about_symbol(view, seat, symbol), *token], [*condition_parts(view, seat, symbol), *token]
    label, role = Message("option-symbol", {"symbol": effect_text(symbol)}), symbol_role(view, seat, symbol)
    kind, _, what = symbol.partition("-")
    shops = shops_in_reach(view, seat, what) if kind == "buy" else []
    if what.isdigit():
        label = Message("option-take-goods", {"goods": label})
    is_clear = not early_end_parts(view, seat, bricks=1) if shops else role is Role.ASKS_WHICH
    return Option(
        f"symbol_{place}",
        build_label(view, seat, label) if symbol == BUILD else label,
        spots,
        parts_text(parts) if parts else None,
        role,
        short=priced_text(view, seat, label, shops) if shops else label,
        then=parts_text(then) if then else None,
        speaks_for_itself=is_clear and not then,
    )


def symbol_role(state: PortaNigra, seat: int, symbol: str) -> Role:
    """Whether a symbol asks in which shop a seat buys, or where it builds."""
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        return build_role(state, seat)
    return Role.ASKS_WHICH if kind == "buy" and len(shops_in_reach(state, seat, what)) > 1 else Role.PLAIN


def about_symbol(view: PortaNigra, seat: int, symbol: str) -> tuple[Message, ...]:
    """The cost and effect of a symbol; nothing for goods, which it names itself."""
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        return (about_build(view, seat),)
    return (about_buying(view, seat, what),) if kind == "buy" else ()


def condition_parts(view: PortaNigra, seat: int, symbol: str) -> list[Message]:
    """The conditions of every site or shop of a symbol."""
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        return build_then(view, seat)
    if kind == "buy" and is_sold_out(view, what):
        return [Message("shop-instead", {"symbol": f"instead-{what}"})]
    return []


def about_buying(view: PortaNigra, seat: int, what: str) -> Message:
    """The price of a brick by a symbol: that of the only shop, or from the least to the most."""
    sold = shops_in_reach(view, seat, what)
    if sold == [what]:
        return about_shop(view, seat, what)
    if len(sold) == 1:
        (shop,) = sold
        ends = early_end_parts(view, seat, bricks=1)
        about = parts_text((only_price(view, seat, shop), *ends)) if ends else price_text(view, seat, shop)
        empty = int(is_sold_out(view, what))
        return Message("symbol-about-one", {"brick": bricks_text(shop, 1), "about": about, "empty": empty})
    prices = [price_with_movement(view, seat, shop) for shop in sold]
    arguments = {"least": min(prices), "most": max(prices), "shops": len(sold)}
    text = "symbol-about-any-same" if min(prices) == max(prices) else "symbol-about-any"
    return Message(text, {**arguments, "empty": int(is_sold_out(view, what))})


def about_card(view: PortaNigra, *, seat: int, card: str) -> Message:
    """The torches of a card, what its symbols buy now for how much, on how many sites it builds."""
    symbols = dict.fromkeys(ACTION_CARDS[card].symbols)
    colours = [symbol.removeprefix("buy-") for symbol in symbols if symbol.startswith("buy-")]
    bought = tuple(
        brick_price_text(view, seat, colour) for colour in colours if shops_in_reach(view, seat, colour)
    )
    parts = [torches_text(ACTION_CARDS[card].torches)]
    if bought:
        parts.append(Message("card-buys", {"bricks": bought}))
    if BUILD in symbols and (sites := buildable_sites(view, seat)):
        parts.append(Message("card-builds", {"sites": len(sites)}))
    return parts_text(parts)


def brick_price_text(view: PortaNigra, seat: int, colour: str) -> Message:
    """A brick that a symbol buys now, and what it costs with the movement."""
    sold = shops_in_reach(view, seat, colour)
    prices = [price_with_movement(view, seat, shop) for shop in sold]
    brick: Argument = f"buys-{sold[0] if len(sold) == 1 else ANY}"
    if is_sold_out(view, colour):
        brick = Message("brick-instead", {"brick": brick, "symbol": f"instead-{colour}"})
    text = "brick-for" if min(prices) == max(prices) else "brick-for-range"
    return Message(text, {"brick": brick, "least": min(prices), "most": max(prices)})


async def use_symbol(table: Table[PortaNigra], seat: int, place: int) -> None:
    """Use a symbol for a torch of the card, or for a token once they are spent."""
    card = table.state.card
    assert card is not None
    symbol = ACTION_CARDS[card.card].symbols[place - 1]
    cost = SymbolUsed(seat, place, token=not card.torches)
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        await build_element(table, seat, cost=cost)
    elif kind == "buy":
        await buy_brick(table, seat, what, cost)
    else:
        table.apply(cost)
        table.apply(GoodsTaken(seat, {kind: int(what)}))
