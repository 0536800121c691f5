"""Buying a brick: which shops a symbol buys from, what it costs, what it leaves."""

from __future__ import annotations

from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, LazyOption, Option
from games.hidden import copied
from games.porta_nigra.actions.buildable import buildable
from games.porta_nigra.actions.moving import move, move_price, quarter_of_shop
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import buildable_sites
from games.porta_nigra.events.actions import BrickBought
from games.porta_nigra.pieces import ANY, COLOURS, VALUE, Site
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import parts_text, sesterces_text, site_name, stock_text
from games.words import Message


def shops(state: PortaNigra, seat: int, colour: str) -> list[str]:
    """The shops from which a seat can buy with a symbol: `colour`, or any if that shop is empty or `ANY`."""
    sold = [colour] if state.market.get(colour) else [each for each in COLOURS if state.market[each]]
    return [each for each in sold if price(state, seat, each) <= state.players[seat].sesterces]


def is_sold_out(state: PortaNigra, colour: str) -> bool:
    """Whether the symbol of a colour counts as a gray one, since its shop is empty."""
    return colour != ANY and not state.market[colour]


def price(state: PortaNigra, seat: int, shop: str) -> int:
    """Movement and brick together."""
    return move_price(state, seat, quarter_of_shop(state, seat, shop)) + VALUE[shop]


async def buy(table: Table[PortaNigra], seat: int, colour: str, cost: Event) -> None:
    """A seat buys a brick by a symbol; `cost` is applied once it has chosen the shop."""
    options = [
        LazyOption(shop, partial(shop_option, seat=seat, shop=shop))
        for shop in shops(table.state, seat, colour)
    ]
    shop = await choose(
        seat,
        "shop",
        options,
        picture="market",
        symbol=f"symbol-buy-{colour}",
        stock=stock_text(table.state.players[seat]),
        empty=int(is_sold_out(table.state, colour)),
    )
    table.apply(cost)
    move(table, seat, quarter_of_shop(table.state, seat, shop))
    table.apply(BrickBought(seat, shop, VALUE[shop]))


def shop_option(view: PortaNigra, *, seat: int, shop: str) -> Option:
    """A shop: the price of a brick, with the movement, and what is left then."""
    return Option(shop, Message(f"colour-{shop}"), (f"shop_{shop}",), about_shop(view, seat, shop))


def about_shop(view: PortaNigra, seat: int, shop: str) -> Message:
    """What a brick of a shop costs a seat and leaves, on which more sites it can build then."""
    parts = [price_text(view, seat, shop)]
    if ends := early_end_parts(view, seat, bricks=1):
        parts += ends
    elif opened := sites_opened(view, seat, shop):
        parts.append(Message("shop-opens", {"site": site_name(opened[0].name), "more": len(opened) - 1}))
    return parts_text(parts)


def price_text(view: PortaNigra, seat: int, shop: str) -> Message:
    """What a brick of a shop costs a seat, and what that leaves."""
    left = sesterces_text(view.players[seat].sesterces - price(view, seat, shop))
    return parts_text((only_price(view, seat, shop), Message("sesterces-left", {"left": left})))


def only_price(view: PortaNigra, seat: int, shop: str) -> Message:
    """What a brick of a shop costs a seat, and the way there."""
    moved = move_price(view, seat, quarter_of_shop(view, seat, shop))
    return Message("shop-price", {"price": VALUE[shop], "move": moved})


def sites_opened(view: PortaNigra, seat: int, shop: str) -> list[Site]:
    """The sites on which a seat can build with a brick of a shop, and cannot without; the dearest first."""
    before, then = buildable_sites(view, seat), copied(view)
    player = then.players[seat]
    player.sesterces -= price(view, seat, shop)
    player.quarter = quarter_of_shop(view, seat, shop)
    player.bricks[shop] += 1
    return [each.site for each in buildable(then, seat) if each.site not in before]
