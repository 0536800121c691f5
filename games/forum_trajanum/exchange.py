"""Exchanges: workers into a builder, a worker's colour, and what merchants and craftsmen can do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice

from msgspec import Struct

from games.engine.script import choose
from games.engine.table import Table
from games.forum_trajanum.events.goods import Exchanged
from games.forum_trajanum.pieces import ABILITIES, COLOURS, ability_text
from games.forum_trajanum.player import Player
from games.forum_trajanum.reasons import Reason
from games.forum_trajanum.state import ForumTrajanum
from games.game import Option, Role
from games.reasons import Thing, unmet_by_all
from games.words import Argument, Message

MERCHANT_GOODS = ("coin", "tribune", "assistant")


class Exchange(Struct, frozen=True):
    """An exchange: its kind (an ability, or one open to anybody), the goods given and taken."""

    kind: str
    gave: Mapping[str, int]
    took: Mapping[str, int]

    @property
    def ability(self) -> str:
        """The citizen who does it, "" for anybody's exchange."""
        return self.kind if self.kind in ABILITIES else ""

    @property
    def key(self) -> str:
        """Its name in the log, as in "assistant+blue=green"."""
        gave = "+".join(kind for kind, number in self.gave.items() for _ in range(number))
        return f"{gave}={'+'.join(self.took)}"


EXCHANGES = (
    *[Exchange("builder", {colour: 2}, {"builder": 1}) for colour in COLOURS],
    *[
        Exchange("colour", {"assistant": 1, old: 1}, {new: 1})
        for old in COLOURS
        for new in COLOURS
        if old != new
    ],
    *[Exchange("craftsman_1", {"assistant": 1}, {colour: 1}) for colour in COLOURS],
    Exchange("craftsman_2", {"assistant": 1}, {"builder": 1}),
    *[
        Exchange("merchant_2", {old: 1}, {new: 1})
        for old in MERCHANT_GOODS
        for new in MERCHANT_GOODS
        if old != new
    ],
)

MISSING: Mapping[str, Reason] = {
    "builder": Reason.NO_PAIR,
    "colour": Reason.NO_ASSISTANT_OR_WORKER,
    "craftsman_1": Reason.NO_ASSISTANT,
    "craftsman_2": Reason.NO_ASSISTANT,
    "merchant_2": Reason.NO_MERCHANT_GOODS,
}
"""The reason against an exchange of a kind without its goods."""

BY_KEY: Mapping[str, Exchange] = {each.key: each for each in EXCHANGES}


def uses_left(player: Player, ability: str) -> int:
    """How often an ability can still be used this turn."""
    row, times = ABILITIES[ability]
    return times - player.used.get(ability, 0) if player.is_row_active(row) else 0


def why_not_ability(player: Player, ability: str) -> Iterator[Reason]:
    """Why an ability cannot be used any more this turn."""
    if uses_left(player, ability) < 1:
        row, _ = ABILITIES[ability]
        yield Reason.CITIZEN_USED if player.is_row_active(row) else Reason.CITIZEN_INACTIVE


def why_not_exchange(player: Player, exchange: Exchange) -> Iterator[Reason]:
    """Why a player cannot make an exchange now."""
    if not all(player.has(kind, number) for kind, number in exchange.gave.items()):
        yield MISSING[exchange.kind]
    if exchange.ability:
        yield from why_not_ability(player, exchange.ability)


def possible_exchanges(player: Player) -> Iterator[Exchange]:
    return (each for each in EXCHANGES if not any(why_not_exchange(player, each)))


def why_not_any_exchange(player: Player) -> Iterator[Reason]:
    """Why a player can make no exchange now."""
    if not any(True for _ in possible_exchanges(player)):
        yield Reason.NO_EXCHANGE


def why_not_kind(player: Player, kind: str) -> tuple[Reason, ...]:
    """Why a player can make no exchange of a kind now, if all of them lack the same."""
    return unmet_by_all(why_not_exchange(player, each) for each in EXCHANGES if each.kind == kind)


def exchange_thing(view: ForumTrajanum, seat: int) -> Thing:
    """The menu of exchanges."""
    unmet = tuple(why_not_any_exchange(view.players[seat]))
    within = tuple(sorted(kind_things(view, seat=seat), key=lambda each: len(each.unmet))) if unmet else ()
    return Thing("exchange", Message("option-exchange"), unmet, within=within)


def kind_things(view: ForumTrajanum, *, seat: int) -> Iterator[Thing]:
    for kind in dict.fromkeys(each.kind for each in EXCHANGES):
        unmet = why_not_kind(view.players[seat], kind)
        yield Thing(kind, Message(f"exchange-{kind}"), unmet, exchanging_row(kind))


def gave_things(view: ForumTrajanum, *, seat: int, kind: str) -> Iterator[Thing]:
    """All candidates for goods to give in a kind of exchange."""
    of_kind = {each.key.partition("=")[0]: each for each in EXCHANGES if each.kind == kind}
    for gave, each in of_kind.items():
        unmet = tuple(why_not_exchange(view.players[seat], each))
        yield Thing(gave, Message("one-of", {"goods": each.gave}), unmet, exchanging_row(kind))


def exchanging_row(kind: str) -> Mapping[str, Argument]:
    """The row of citizens that makes exchanges of a kind, as the conditions name it."""
    return {"row": ability_text(kind)} if kind in ABILITIES else {}


def offer_exchange(player: Player) -> list[Option]:
    """Offer the menu of exchanges; a single possible exchange is offered itself."""
    possible = list(islice(possible_exchanges(player), 2))
    if not possible:
        return []
    label = (
        Message("exchange-only", {"exchange": exchange_text(possible[0])})
        if len(possible) == 1
        else Message("option-exchange")
    )
    return [Option("exchange", label, role=Role.MENU)]


def exchange_text(exchange: Exchange) -> Message:
    """Goods for goods, "2 blue workers for 1 builder"."""
    return Message("exchange", {"took": exchange.took, "gave": exchange.gave})


async def make_exchange(table: Table[ForumTrajanum], seat: int) -> None:
    """Make one exchange: choose its kind, then its goods."""
    player = table.state.players[seat]
    things = partial(kind_things, seat=seat)
    kind = await choose(seat, "exchange-kind", offer_kinds(player), things=things)
    offered = (
        Option(each.key, exchange_text(each)) for each in possible_exchanges(player) if each.kind == kind
    )
    key = await choose(
        seat,
        "exchange",
        offered,
        things=partial(gave_things, seat=seat, kind=kind),
        kind=f"exchange-{kind}",
    )
    chosen = BY_KEY[key]
    table.apply(Exchanged(seat, chosen.ability, chosen.gave, chosen.took))


def offer_kinds(player: Player) -> Iterator[Option]:
    """The possible kinds of exchanges; a single one of a kind is named in full."""
    by_kind: dict[str, list[Exchange]] = {}
    for each in possible_exchanges(player):
        by_kind.setdefault(each.kind, []).append(each)
    for kind, of_kind in by_kind.items():
        about = exchange_text(of_kind[0]) if len(of_kind) == 1 else None
        yield Option(kind, Message(f"exchange-{kind}"), about=about)
