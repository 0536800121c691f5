"""Torches for sesterces: once its card is played, a seat is offered those that let it buy or build more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from games.game import Option
from games.porta_nigra.actions.buying import shops_in_reach
from games.porta_nigra.actions.honor_cards import buyable_honor_cards
from games.porta_nigra.actions.honor_effects import table_after_goods
from games.porta_nigra.actions.reasons import Reason
from games.porta_nigra.elements import LONGEST_WAY, buildable_sites
from games.porta_nigra.pieces import ACTION_CARDS, BUILD, BUILD_PRICE, HONOR_CARDS, VALUE
from games.porta_nigra.player import Player
from games.porta_nigra.state import PortaNigra
from games.reasons import Thing
from games.words import Message

COIN_TORCH = "coin-torch"
COIN_TOKEN = "coin-token"
"""Keys of a torch of the card, and of a token, for a sesterce."""

DEAREST = LONGEST_WAY + max(VALUE.values())
"""No purchase and no way to a site costs more sesterces."""


def coin_options(state: PortaNigra, seat: int) -> list[Option]:
    """A torch or token for a sesterce, if some would pay for more; else it comes at the end of the turn."""
    return [coin_option(key) for key, unmet in why_not_coins(state, seat).items() if not unmet]


def why_not_coins(state: PortaNigra, seat: int) -> dict[str, tuple[Reason, ...]]:
    """Why a torch of the card, or a token, is not offered for a sesterce."""
    player, torches = state.players[seat], state.card.torches if state.card else 0
    number = torches + player.torches
    not_more = () if number and _can_pay_for_more(state, seat, number) else (Reason.NOT_MORE,)
    return {
        COIN_TORCH: (*(() if torches else (Reason.NO_TORCH,)), *not_more),
        COIN_TOKEN: (*why_not_token(player), *not_more),
    }


def why_not_token(player: Player) -> Iterator[Reason]:
    """Why no token can be given up."""
    if not player.torches:
        yield Reason.NO_TOKEN


def coin_things(view: PortaNigra, seat: int) -> Iterator[Thing]:
    """A torch of the card, and a token; before the card is played, a token alone."""
    if view.card is None:
        yield coin_thing(COIN_TOKEN, why_not_token(view.players[seat]))
    else:
        yield from (coin_thing(key, unmet) for key, unmet in why_not_coins(view, seat).items())


def coin_thing(key: str, unmet: Iterable[Reason]) -> Thing:
    return Thing(key, Message(f"option-{key}"), tuple(unmet))


def coin_option(key: str) -> Option:
    """A torch of the card, or a token, for a sesterce."""
    return Option(key, Message(f"option-{key}"))


def _can_pay_for_more(state: PortaNigra, seat: int, torches: int) -> bool:
    """Whether a seat could buy or build more with the sesterces for all its torches, or all except one."""
    player = state.players[seat]
    if player.sesterces >= DEAREST:
        return False
    now = set(_purchases_in_reach(state, seat, torches))
    for kept in (0, 1):
        richer = structs.replace(player, sesterces=player.sesterces + torches - kept)
        players = [richer if each is player else each for each in state.players]
        then = structs.replace(state, players=players)
        if not now.issuperset(_purchases_in_reach(then, seat, kept)):
            return True
    return False


def _purchases_in_reach(state: PortaNigra, seat: int, torches: int) -> Iterator[tuple[str, str]]:
    """The purchases by each symbol and the sites of a seat with this number of torches."""
    assert state.card is not None
    symbols = ACTION_CARDS[state.card.card].symbols if torches else ()
    free = [symbol for place, symbol in enumerate(symbols, 1) if place not in state.card.used]
    for symbol in free:
        kind, _, colour = symbol.partition("-")
        if kind == "buy":
            yield from ((symbol, shop) for shop in shops_in_reach(state, seat, colour))
    if BUILD in free or state.players[seat].chips >= BUILD_PRICE:
        yield from ((BUILD, site.name) for site in buildable_sites(state, seat))
    for card in buyable_honor_cards(state, seat, BUILD):
        then, _ = table_after_goods(state, seat, HONOR_CARDS[card].effects)
        yield from ((card, site.name) for site in buildable_sites(then, seat))
