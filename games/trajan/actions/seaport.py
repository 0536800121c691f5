"""The seaport action: draw two and lay one off, take an open card, play and draw, or ship."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.engine.script import choose, choose_several
from games.engine.table import Table
from games.game import LazyOption, Option
from games.reasons import Thing
from games.trajan.actions.cards import about_card, card_option, final_gain, text_with_bonus
from games.trajan.actions.occasion import Action, Occasion
from games.trajan.actions.shipping import ship_cards, ship_option, why_not_ship
from games.trajan.drawing import draw_cards, fill_discard_piles
from games.trajan.events.cards import CardDiscarded, CardsPlayed, CardTaken, open_card
from games.trajan.left import pile_left
from games.trajan.pieces import SHIPS, WILD_COMMODITY
from games.trajan.reasons import Reason
from games.trajan.state import COMMODITY_BAG, Trajan
from games.words import Message

DRAW = "draw"
PLAY = "play"
DRAWN = 2
"""How many cards are drawn at once."""

MOST_PLAYED = 2
"""How many cards are played at once at most."""


def times_possible(state: Trajan, seat: int) -> int:
    """Once for a card to play or to ship, twice for one to draw or to take first."""
    player = state.players[seat]
    to_take = sum(map(len, state.discard_piles)) + pile_left(state)
    return len(player.hand) + player.tiles.get(WILD_COMMODITY, 0) + 2 * to_take


async def perform(table: Table[Trajan], seat: int, occasion: Occasion) -> bool:
    """One of the four."""
    state = table.state
    offered, reveals = offer(state, seat, occasion), pile_left(state) > 0
    all_things = partial(things, seat=seat)
    key = await occasion.ask(seat, "seaport", offered, picture="port", always=reveals, things=all_things)
    if key is None:
        return False
    kind, _, which = key.partition("_")
    if key == DRAW:
        await draw_and_discard(table, seat)
    elif key == PLAY:
        await play_and_draw(table, seat)
    elif kind == "ship":
        await ship_cards(table, seat, which)
    else:
        table.apply(CardTaken(seat, int(which), open_card(state.discards[int(which) - 1][-1])))
        if occasion.can_repeat:
            fill_discard_piles(table)
    return True


def offer(state: Trajan, seat: int, occasion: Occasion) -> Iterator[Option | LazyOption]:
    left = pile_left(state)
    if not any(why_not_draw(state)):
        about = Message("draw-brings", {"left": left})
        drawn = {"n": min(DRAWN, left)}
        label, short = Message("seaport-draw", drawn), Message("short-seaport-draw", drawn)
        yield Option(DRAW, label, ("pile",), about, reveals=True, short=short)
    for number, pile in enumerate(state.discards, 1):
        if not any(why_not_take(state, number)):
            comes_up = occasion.can_repeat and len(pile) == 1 and left > 0
            yield take_option(state, seat, number, pile[-1], reveals=comes_up)
    if not any(why_not_play(state, seat)):
        yield play_option(state, seat)
    for ship in SHIPS:
        if not any(why_not_ship(state, seat, ship)):
            key = f"ship_{ship}"
            yield LazyOption(key, partial(ship_option, seat=seat, ship=ship))


def why_not_draw(state: Trajan) -> Iterator[Reason]:
    """Why no cards can be drawn."""
    if not pile_left(state):
        yield Reason.PILE_EMPTY


def why_not_take(state: Trajan, number: int) -> Iterator[Reason]:
    """Why nothing can be taken from a discard pile, by its number from 1."""
    if not state.discard_piles[number - 1]:
        yield Reason.DISCARD_EMPTY


def why_not_play(state: Trajan, seat: int) -> Iterator[Reason]:
    """Why a seat cannot play cards."""
    if not state.players[seat].hand:
        yield Reason.HAND_EMPTY


def things(view: Trajan, *, seat: int) -> Iterator[Thing]:
    yield Thing(DRAW, Message("seaport-draw", {"n": DRAWN}), tuple(why_not_draw(view)))
    for number in range(1, len(view.discard_piles) + 1):
        name = Message("thing-discard", {"pile": number})
        yield Thing(f"discard_{number}", name, tuple(why_not_take(view, number)))
    yield Thing(PLAY, Message("seaport-play"), tuple(why_not_play(view, seat)))
    for ship in SHIPS:
        name = Message("thing-ship", {"ship": f"ship-{ship}"})
        yield Thing(f"ship_{ship}", name, tuple(why_not_ship(view, seat, ship)), {"ship": ship})


def take_option(state: Trajan, seat: int, number: int, card: str, *, reveals: bool) -> Option:
    commodity = f"{COMMODITY_BAG}-{card}"
    label, short = Message("seaport-take", {"card": commodity, "pile": number}), Message(commodity)
    key = f"discard_{number}"
    return Option(key, label, (key,), about_card(state, seat, card), reveals=reveals, short=short)


def play_option(state: Trajan, seat: int) -> Option:
    """Cards of the hand go to the display; a single one at once."""
    hand = state.players[seat].cards
    number, left = sum(hand.values()), pile_left(state)
    is_single, is_short = number == 1, 0 < left < min(number, MOST_PLAYED)
    label = (
        Message("seaport-play-card", {"card": f"{COMMODITY_BAG}-{next(iter(hand))}"})
        if is_single
        else Message("seaport-play")
    )
    about = Message("play-draws-short" if is_short else "play-draws", {"left": left})
    short = Message("short-seaport-play")
    return Option(PLAY, label, about=about, reveals=is_single and left > 0, short=short)


async def draw_and_discard(table: Table[Trajan], seat: int) -> None:
    """Draw two cards, or the last one, then put any card of the hand on a discard pile."""
    draw_cards(table, seat, DRAWN)
    key = await choose(seat, "discard", discard_options(table.state, seat), picture="hand")
    card, _, number = key.partition("+discard_")
    table.apply(CardDiscarded(seat, open_card(card), int(number)))


def discard_options(state: Trajan, seat: int) -> Iterator[LazyOption]:
    """Each card of the hand on each discard pile; of two empty ones on the first."""
    piles = [
        number
        for number, pile in enumerate(state.discard_piles, 1)
        if pile or number == 1 or state.discard_piles[0]
    ]
    for card in state.players[seat].cards:
        for number in piles:
            make = partial(discard_option, seat=seat, card=card, number=number)
            yield LazyOption(discard_key(card, number), make)


def discard_key(card: str, number: int) -> str:
    return f"{card}+discard_{number}"


def discard_option(view: Trajan, *, seat: int, card: str, number: int) -> Option:
    pile = view.discards[number - 1]
    label = Message(
        "discard-on" if pile else "discard-on-empty",
        {
            "card": f"{COMMODITY_BAG}-{card}",
            "pile": number,
            "top": f"{COMMODITY_BAG}-{pile[-1]}" if pile else "",
        },
    )
    spots = (f"card_{card}", f"discard_{number}")
    return Option(discard_key(card, number), label, spots, about_card(view, seat, card))


async def play_and_draw(table: Table[Trajan], seat: int) -> None:
    """Play one or two cards to the display, and draw as many, or the rest."""
    cards = await choose_several(
        seat,
        "play",
        play_options(table.state, seat),
        least=1,
        most=MOST_PLAYED,
        brings=partial(play_brings, seat=seat),
        picture="hand",
    )
    table.apply(CardsPlayed(seat, tuple(map(open_card, cards))))
    draw_cards(table, seat, len(cards))


def play_options(state: Trajan, seat: int) -> Iterator[LazyOption]:
    reveals = pile_left(state) > 0
    for card, copies in state.players[seat].cards.items():
        make = partial(card_option, seat=seat, card=card, copies=copies, reveals=reveals)
        yield LazyOption(card, make, copies=copies)


def play_brings(view: Trajan, cards: tuple[str, ...], *, seat: int) -> Message:
    """The number of cards drawn for these, and the change of the final score."""
    drawn = min(len(cards), pile_left(view))
    return text_with_bonus("play-brings", {"drawn": drawn}, final_gain(view, seat, cards, drawn=drawn))


SEAPORT = Action(times_possible, perform, lambda *_: Reason.NO_CARDS)
