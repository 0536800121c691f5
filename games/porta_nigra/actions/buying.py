"""Buying a brick: shops of a symbol, price, and the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import Event, LazyOption, Option
from games.hidden import copy_state
from games.porta_nigra.actions.moving import move_builder, move_price, quarter_of_shop
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.early_end import early_end_parts
from games.porta_nigra.elements import buildable_elements, buildable_sites
from games.porta_nigra.events.actions import BrickBought
from games.porta_nigra.pieces import ANY, COLOURS, VALUE, Site
from games.porta_nigra.state import PortaNigra
from games.porta_nigra.texts import parts_text, sesterces_text, site_name, stock_text
from games.reasons import Thing
from games.words import Argument, Message


def why_not_shop(state: PortaNigra, seat: int, colour: str, shop: str) -> Iterator[Reason]:
    """Why a seat cannot buy in a shop now with the symbol of a colour, or of `ANY`."""
    if not state.market[shop]:
        yield Reason.SHOP_EMPTY
    if shop != colour and state.market.get(colour):
        yield Reason.OTHER_SHOP
    if missing_price(state, seat, shop) > 0:
        yield Reason.TOO_FEW_SESTERCES


def shop_things(view: PortaNigra, *, seat: int, colour: str) -> Iterator[Thing]:
    for shop in COLOURS:
        unmet = tuple(why_not_shop(view, seat, colour, shop))
        missing = {"sesterces": missing_price(view, seat, shop)}
        yield Thing(shop, Message(f"colour-{shop}"), unmet, missing)


def nearest_shops(view: PortaNigra, seat: int, colour: str) -> tuple[Thing, ...]:
    """The shops of a symbol, those first for which a seat lacks least."""

    def distance(shop: Thing) -> tuple[bool, int]:
        return shop.unmet != (Reason.TOO_FEW_SESTERCES,), price_with_movement(view, seat, shop.key)

    return tuple(sorted(shop_things(view, seat=seat, colour=colour), key=distance))


def shops_in_reach(state: PortaNigra, seat: int, colour: str) -> list[str]:
    """The shops in which a seat can buy now with a symbol."""
    return [shop for shop in COLOURS if not any(why_not_shop(state, seat, colour, shop))]


def is_sold_out(state: PortaNigra, colour: str) -> bool:
    """Whether the symbol of a colour counts as a gray one, since its shop is empty."""
    return colour != ANY and not state.market[colour]


def missing_price(state: PortaNigra, seat: int, shop: str) -> int:
    """How many sesterces a seat lacks for a shop's brick and the way; below 0: how many it can spare."""
    return price_with_movement(state, seat, shop) - state.players[seat].sesterces


def price_with_movement(state: PortaNigra, seat: int, shop: str) -> int:
    """Movement and brick together."""
    return move_price(state, seat, quarter_of_shop(state, seat, shop)) + VALUE[shop]


async def buy_brick(table: Table[PortaNigra], seat: int, colour: str, cost: Event) -> None:
    """Buy a brick by a symbol; `cost` is applied once the shop is chosen."""
    shop = await choose(
        seat,
        "shop",
        shop_options(table.state, seat, colour),
        picture="market",
        details=partial(shop_details, seat=seat, colour=colour),
        things=partial(shop_things, seat=seat, colour=colour),
        symbol=f"symbol-buy-{colour}",
    )
    table.apply(cost)
    move_builder(table, seat, quarter_of_shop(table.state, seat, shop))
    table.apply(BrickBought(seat, shop, VALUE[shop]))


def shop_options(state: PortaNigra, seat: int, colour: str) -> Iterator[LazyOption]:
    for shop in shops_in_reach(state, seat, colour):
        yield LazyOption(shop, partial(shop_option, seat=seat, shop=shop))


def shop_details(view: PortaNigra, *, seat: int, colour: str) -> dict[str, Argument]:
    """What a seat pays with, and whether the symbol counts as a gray one."""
    return {"stock": stock_text(view.players[seat]), "empty": int(is_sold_out(view, colour))}


def shop_option(view: PortaNigra, *, seat: int, shop: str) -> Option:
    """A shop: the price of a brick, with the movement, and the rest after it."""
    label = Message(f"colour-{shop}")
    return Option(
        shop,
        label,
        (f"shop_{shop}",),
        about_shop(view, seat, shop),
        short=priced_text(view, seat, label, [shop]),
        full=Message(f"symbol-buy-{shop}"),
        speaks_for_itself=not early_end_parts(view, seat, bricks=1),
    )


def priced_text(view: PortaNigra, seat: int, what: Message, shops: Sequence[str]) -> Message:
    """What is bought, and the price with the movement, or the least and the most."""
    prices = [price_with_movement(view, seat, shop) for shop in shops]
    least, most = min(prices), max(prices)
    return Message("short-priced", {"what": what, "least": least, "most": most, "several": int(most > least)})


def about_shop(view: PortaNigra, seat: int, shop: str) -> Message:
    """The price of a shop's brick for a seat, the rest after it, and the sites it opens."""
    parts = [price_text(view, seat, shop)]
    if ends := early_end_parts(view, seat, bricks=1):
        parts += ends
    elif opened := sites_opened(view, seat, shop):
        parts.append(Message("shop-opens", {"site": site_name(opened[0].name), "more": len(opened) - 1}))
    return parts_text(parts)


def price_text(view: PortaNigra, seat: int, shop: str) -> Message:
    """The price of a shop's brick for a seat, and the rest after it."""
    left = sesterces_text(view.players[seat].sesterces - price_with_movement(view, seat, shop))
    return parts_text((only_price(view, seat, shop), Message("sesterces-left", {"left": left})))


def only_price(view: PortaNigra, seat: int, shop: str) -> Message:
    """The price of a shop's brick for a seat, and of the way there."""
    moved = move_price(view, seat, quarter_of_shop(view, seat, shop))
    return Message("shop-price", {"price": VALUE[shop], "move": moved})


def sites_opened(view: PortaNigra, seat: int, shop: str) -> list[Site]:
    """The sites that a brick of a shop opens to a seat; the dearest first."""
    before, then = buildable_sites(view, seat), copy_state(view)
    player = then.players[seat]
    player.sesterces -= price_with_movement(view, seat, shop)
    player.quarter = quarter_of_shop(view, seat, shop)
    player.bricks[shop] += 1
    return [each.site for each in buildable_elements(then, seat) if each.site not in before]
