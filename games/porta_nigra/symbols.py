"""The symbols of an action card: which can be used, what each would do, using one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.table import Table
from games.game import LazyOption, Option
from games.porta_nigra.building import build
from games.porta_nigra.buying import about_shop, buy, price, shops
from games.porta_nigra.elements import buildable_sites, can_build
from games.porta_nigra.events.actions import GoodsTaken
from games.porta_nigra.events.turn import SymbolUsed
from games.porta_nigra.pieces import ACTION_CARDS, BUILD
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import bricks_text, effect_text
from games.words import Message


def usable(state: PortaNigra, seat: int) -> Iterator[tuple[int, str]]:
    """The places of free symbols that a seat can use now, each with its symbol; of equal ones the first."""
    card = state.card
    if card is None or not (card.torches or state.players[seat].torches):
        return
    seen: set[str] = set()
    for place, symbol in enumerate(ACTION_CARDS[card.card].symbols, 1):
        if place not in card.used and symbol not in seen and has_effect(state, seat, symbol):
            seen.add(symbol)
            yield place, symbol


def has_effect(state: PortaNigra, seat: int, symbol: str) -> bool:
    """Whether a symbol does anything for a seat now."""
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        return can_build(state, seat)
    if kind == "buy":
        return bool(shops(state, seat, what))
    return kind != "torches" or int(what) > tokens_paid(state)


def tokens_paid(state: PortaNigra) -> int:
    """The torch tokens that using a symbol costs now."""
    return int(state.card is not None and not state.card.torches)


def symbol_options(state: PortaNigra, seat: int) -> Iterator[LazyOption]:
    """The symbols that a seat can use now."""
    for place, symbol in usable(state, seat):
        yield LazyOption(f"symbol_{place}", partial(symbol_option, seat=seat, place=place, symbol=symbol))


def symbol_option(view: PortaNigra, *, seat: int, place: int, symbol: str) -> Option:
    """A symbol, and what it would do."""
    spots = (f"symbol_{place}",)
    about = about_symbol(view, seat, symbol)
    if tokens_paid(view):
        about = Message("symbol-token", {"about": about})
    return Option(f"symbol_{place}", Message("option-symbol", {"symbol": effect_text(symbol)}), spots, about)


def about_symbol(view: PortaNigra, seat: int, symbol: str) -> Message:
    """What using a symbol costs and brings."""
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        sites = buildable_sites(view, seat)
        return Message("symbol-about-build", {"sites": len(sites), "romans": view.players[seat].romans - 1})
    if kind != "buy":
        paid = tokens_paid(view) if kind == "torches" else 0
        number = int(what) + getattr(view.players[seat], kind) - paid
        return Message("symbol-about-take", {"goods": Message(f"goods-{kind}", {"n": number})})
    sold = shops(view, seat, what)
    if sold == [what]:
        return about_shop(view, seat, what)
    if len(sold) == 1:
        brick = bricks_text(sold[0], 1)
        return Message("symbol-about-one", {"brick": brick, "about": about_shop(view, seat, sold[0])})
    prices = [price(view, seat, shop) for shop in sold]
    return Message("symbol-about-any", {"least": min(prices), "most": max(prices), "shops": len(sold)})


async def use_symbol(table: Table[PortaNigra], seat: int, place: int) -> None:
    """A seat uses a symbol: with a torch of the card while there is one, then with a token."""
    card = table.state.card
    assert card is not None
    symbol = ACTION_CARDS[card.card].symbols[place - 1]
    cost = SymbolUsed(seat, place, token=not card.torches)
    kind, _, what = symbol.partition("-")
    if kind == BUILD:
        await build(table, seat, cost=cost)
    elif kind == "buy":
        await buy(table, seat, what, cost)
    else:
        table.apply(cost)
        table.apply(GoodsTaken(seat, {kind: int(what)}))
