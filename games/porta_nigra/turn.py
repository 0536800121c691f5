"""The action phase of a turn: the builder's first quarter, the card, actions, the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.script import choose
from games.engine.table import Table
from games.game import LazyOption, Option, Role
from games.hidden import Piece
from games.porta_nigra.actions.coins import (
    COIN_TOKEN,
    COIN_TORCH,
    coin_option,
    coin_options,
    coin_things,
    why_not_token,
)
from games.porta_nigra.actions.influence import influence_options, influence_things, perform_influence
from games.porta_nigra.dealing import fill_hand
from games.porta_nigra.early_end import check_early_end
from games.porta_nigra.events.turn import BuilderPlaced, CardPlayed, TorchesTurnedToCoins, TurnEnded
from games.porta_nigra.left import early_end_left
from games.porta_nigra.pieces import BUILDINGS, HAND, ROUNDS, SHOP_OF
from games.porta_nigra.state import PortaNigra, actions_bag
from games.porta_nigra.symbols import about_card, symbol_options, symbol_things, usable_symbols, use_symbol
from games.porta_nigra.texts import action_card_text, join_sentences, stock_text, tokens_text, torches_text
from games.reasons import Thing
from games.words import Argument, Message

END = "end"
"""The key of the end of the turn."""

NEAR_BRICKS = 15
NEAR_ELEMENTS = 3
"""From how many bricks, or elements of one seat, the early end is called near."""


async def turn_phase(table: Table[PortaNigra]) -> None:
    """The phase `turn`: a seat acts until it ends its turn, which draws a card."""
    seat = table.state.active
    assert seat is not None
    if not table.state.players[seat].quarter:
        await place_builder(table, seat)
    while (key := await ask_next_action(table.state, seat)) != END:
        await carry_out_choice(table, seat, key)
        check_early_end(table, seat)
    if has_more_to_do(table.state, seat):
        await ask_end(table.state, seat)
    end_turn(table, seat)


async def place_builder(table: Table[PortaNigra], seat: int) -> None:
    """Place the builder in any quarter, free, before anything else."""
    options = map(quarter_option, BUILDINGS)
    table.apply(BuilderPlaced(seat, await choose(seat, "builder", options, picture="quarters")))


def quarter_option(building: str) -> Option:
    """A quarter, and the shop that lies there."""
    label = Message("option-quarter", {"quarter": f"building-{building}"})
    shop = SHOP_OF[building]
    about = Message("quarter-about", {"shop": f"colour-{shop}", "key": shop})
    return Option(building, label, (building,), about, speaks_for_itself=True)


async def ask_next_action(state: PortaNigra, seat: int) -> str:
    """What a seat does next: a card or a symbol, influence, a torch to a coin, the end."""
    if state.card is None:
        return await choose(
            seat,
            "card",
            card_options(state, seat),
            picture="hand",
            details=partial(card_details, seat=seat),
            things=partial(card_things, seat=seat),
        )
    return await choose(
        seat,
        "act",
        act_options(state, seat),
        always=True,
        picture="hand",
        details=partial(act_details, seat=seat),
        things=partial(act_things, seat=seat),
    )


def card_things(view: PortaNigra, *, seat: int) -> Iterator[Thing]:
    """The cards of the hand, and what can be done before one is played."""
    for piece in view.players[seat].hand:
        yield Thing(f"card_{piece.face}", action_card_text(piece.face or ""), ())
    yield from influence_things(view, seat)
    yield from coin_things(view, seat)


def act_things(view: PortaNigra, *, seat: int) -> Iterator[Thing]:
    """The symbols of the card, and what else can be done."""
    yield from symbol_things(view, seat)
    yield from influence_things(view, seat)
    yield from coin_things(view, seat)


def card_options(state: PortaNigra, seat: int) -> Iterator[Option | LazyOption]:
    """The cards of the hand, and what a seat can do before it plays one."""
    player = state.players[seat]
    for piece in player.hand:
        yield card_option(seat, piece.face or "")
    yield from influence_options(state, seat)
    if not any(why_not_token(state.players[seat])):
        yield coin_option(COIN_TOKEN)


def card_details(view: PortaNigra, *, seat: int) -> dict[str, Argument]:
    """A seat's means of payment, and the turns left."""
    return {
        "stock": stock_text(view.players[seat]),
        "turns": join_sentences((turns_text(view, seat), *early_end_texts(view))),
    }


def act_options(state: PortaNigra, seat: int) -> Iterator[Option | LazyOption]:
    """What a seat can do once its card is played."""
    yield from symbol_options(state, seat)
    yield from influence_options(state, seat)
    yield from coin_options(state, seat)
    yield end_option(state, seat)


def act_details(view: PortaNigra, *, seat: int) -> dict[str, Argument]:
    """The torches that are left, what a seat pays with, how many turns are left."""
    player = view.players[seat]
    assert view.card is not None
    torches = [torches_text(view.card.torches)] if view.card.torches else []
    tokens = [tokens_text(player.torches)] if player.torches else []
    return {
        "stock": stock_text(player, *torches, *tokens),
        "last": int(turns_left(view, seat) == 1),
        "turns": turns_text(view, seat),
        "done": int(len(list(act_options(view, seat))) == 1),
    }


def card_option(seat: int, card: str) -> LazyOption:
    """Offer a card of the hand; its text is made when somebody looks."""
    return LazyOption(f"card_{card}", partial(shown_card_option, seat=seat, card=card))


def shown_card_option(view: PortaNigra, *, seat: int, card: str) -> Option:
    """Describe a card of the hand with all that it allows now."""
    about, sign = about_card(view, seat=seat, card=card), Message(f"actions-{card}")
    full = Message("action-card-full", {"card": sign})
    return Option(
        f"card_{card}", action_card_text(card), (f"action_card_{card}",), about, sign=sign, full=full
    )


def turns_left(state: PortaNigra, seat: int) -> int:
    """How many turns a seat has left in the round, this one included."""
    cards = len(state.cards_left(seat)) + (state.card is not None)
    return cards if state.ended_by is None else 1


def turns_text(state: PortaNigra, seat: int) -> Message:
    """Say how many turns a seat has left in the round, and whether the last one ends the game."""
    ends_game = state.ended_by is not None or state.round == ROUNDS[len(state.players)]
    return Message("turns-left-game" if ends_game else "turns-left-round", {"n": turns_left(state, seat)})


def early_end_texts(state: PortaNigra) -> tuple[Message, ...]:
    """The distance to the early end once it is near, else nothing."""
    left = early_end_left(state)
    elements = min(left.elements.values())
    if state.ended_by is not None or (left.bricks > NEAR_BRICKS and elements > NEAR_ELEMENTS):
        return ()
    return (Message("early-end-near", {"bricks": left.bricks, "elements": elements}),)


def end_option(state: PortaNigra, seat: int) -> Option:
    """The end of the turn; it draws a card unless the seat is asked once more."""
    return _end_option(state, reveals=draws_card(state, seat) and not has_more_to_do(state, seat))


async def ask_end(state: PortaNigra, seat: int) -> None:
    """Ask whether to end the turn although more could be done; the seat can go back."""
    assert state.card is not None
    torches = state.card.torches
    await choose(seat, "end", final_end_option(state, seat), always=True, picture="hand", torches=torches)


def final_end_option(state: PortaNigra, seat: int) -> Iterator[Option]:
    """The end of the turn, after which a seat is not asked once more."""
    yield _end_option(state, reveals=draws_card(state, seat))


def _end_option(state: PortaNigra, *, reveals: bool) -> Option:
    assert state.card is not None
    torches = state.card.torches
    about = Message("end-brings", {"torches": torches}) if torches else None
    final = Message("end-draws") if reveals else None
    return Option(END, Message("option-end"), about=about, role=Role.ENDS_TURN, reveals=reveals, final=final)


def has_more_to_do(state: PortaNigra, seat: int) -> bool:
    """Whether a torch of the card is left for a symbol."""
    assert state.card is not None
    return state.card.torches > 0 and any(usable_symbols(state, seat))


def draws_card(state: PortaNigra, seat: int) -> bool:
    """Whether the end of a seat's turn draws a card."""
    return state.pile_size(seat) > 0 and len(state.players[seat].hand) < HAND


async def carry_out_choice(table: Table[PortaNigra], seat: int, key: str) -> None:
    """Carry out what a seat has chosen, but for the end of its turn."""
    kind, _, what = key.partition("_")
    if kind == "card":
        table.apply(CardPlayed(seat, Piece(what, None, actions_bag(seat))))
    elif kind == "symbol":
        await use_symbol(table, seat, int(what))
    elif key in (COIN_TORCH, COIN_TOKEN):
        table.apply(TorchesTurnedToCoins(seat, 1, token=key == COIN_TOKEN))
    else:
        await perform_influence(table, seat, key)


def end_turn(table: Table[PortaNigra], seat: int) -> None:
    """Turn torches left on the card into coins, draw a card, and pass the turn."""
    card = table.state.card
    assert card is not None
    if card.torches:
        table.apply(TorchesTurnedToCoins(seat, card.torches, token=False))
    fill_hand(table, seat)
    table.apply(TurnEnded(seat))
