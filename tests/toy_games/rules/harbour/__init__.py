"""Harbour: hands of cards, shipped together, buried face down, begged from others, paid side by side.

A small game with everything that card games need from the table: hidden hands, cards shown from them within a
turn, a discard pile that is shuffled back, several cards chosen at once, secret payments.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct, field

from games.engine.script import Together, choose, choose_several
from games.engine.table import Table
from games.game import (
    Event,
    Gain,
    Game,
    Group,
    LazyOption,
    Option,
    Phase,
    Role,
    SeatEvent,
    SeatOrder,
    State,
    pieces_text,
    standings,
)
from games.help import read_help
from games.hidden import Piece, copy_state, pieces_in
from games.piles import unseen_pieces
from games.words import Argument, Message, Seat, Words

CARDS = "cards"
KINDS = ("fish", "oil", "salt", "wine")
GROUPS = {"fish": "food", "oil": "drink", "salt": "food", "wine": "drink"}
COPIES = 3
HAND = 3
DRAWN = 2
ACTIONS = 2
ROUNDS = 2
MOST_PAID = 2


class Options(Struct, frozen=True):
    """How a table plays."""

    quick: bool = False
    seniority: SeatOrder = ()
    """The order of seats with equal points; by default the lower seat is first."""


class Harbour(State):
    """The table: each seat's points, hand, and cards buried face down; discard pile, shipped cards."""

    points: list[int]
    hands: list[list[Piece]]
    buried: list[list[Piece]]
    paid: list[list[Piece]]
    rounds: int
    seniority: tuple[int, ...]
    round: int = 1
    discards: list[Piece] = field(default_factory=list)
    shipped: list[Piece] = field(default_factory=list)
    active: int = 0
    demand: str = ""

    def bag(self, name: str) -> list[str]:
        known = Counter(piece.face for piece in pieces_in(self) if piece.face)
        return sorted((Counter(KINDS * COPIES) - known).elements())

    def kinds(self, seat: int) -> dict[str, int]:
        """What a seat holds: kind -> how many."""
        return dict(sorted(Counter(piece.face or "" for piece in self.hands[seat]).items()))


def remove(pieces: list[Piece], face: str | None) -> None:
    """Remove a piece with this face; in a view without it, an unknown one."""
    pieces.remove(next(piece for piece in pieces if piece.face == face))


class CardsDrawn(SeatEvent, frozen=True):
    """A seat draws cards."""

    cards: tuple[Piece, ...]

    def apply(self, state: Harbour) -> None:
        state.hands[self.seat] = [*state.hands[self.seat], *self.cards]


class Dealt(Event, frozen=True):
    """The first turn begins."""

    def apply(self, state: Harbour) -> None:
        state.phase = "turn"

    def message(self) -> None:
        return None


class CardDiscarded(SeatEvent, frozen=True):
    """A seat lays a card of its hand on the discard pile."""

    card: Piece

    def apply(self, state: Harbour) -> None:
        remove(state.hands[self.seat], self.card.face)
        state.discards = [*state.discards, self.card]


class PileShuffled(Event, frozen=True):
    """The discard pile is shuffled back."""

    def apply(self, state: Harbour) -> None:
        state.discards = []


class Shipped(SeatEvent, frozen=True):
    """A seat ships cards."""

    cards: tuple[Piece, ...]

    @property
    def gain(self) -> Gain:
        return Gain(len(self.cards) ** 2, "ships")

    def apply(self, state: Harbour) -> None:
        for card in self.cards:
            remove(state.hands[self.seat], card.face)
        state.shipped = [*state.shipped, *self.cards]
        state.points[self.seat] += self.gain.points


class CardBuried(SeatEvent, frozen=True):
    """A seat lays a card face down before it."""

    card: Piece

    def apply(self, state: Harbour) -> None:
        remove(state.hands[self.seat], self.card.face)
        state.buried[self.seat] = [*state.buried[self.seat], self.card]


class CardDugUp(SeatEvent, frozen=True):
    """A seat turns up the last card it buried, and discards it."""

    card: Piece

    @property
    def gain(self) -> Gain:
        return Gain(1, "ships")

    def apply(self, state: Harbour) -> None:
        state.buried[self.seat] = state.buried[self.seat][:-1]
        state.discards = [*state.discards, self.card]
        state.points[self.seat] += 1


class CardGiven(SeatEvent, frozen=True):
    """A seat gives a card, face down, to the one that begged."""

    receiver: int
    card: Piece

    def arguments(self) -> Mapping[str, Argument]:
        return {**super().arguments(), "receiver": Seat(self.receiver)}

    def apply(self, state: Harbour) -> None:
        remove(state.hands[self.seat], self.card.face)
        state.hands[self.receiver] = [*state.hands[self.receiver], self.card]


class TurnEnded(SeatEvent, frozen=True):
    """The next seat, or the payment."""

    def apply(self, state: Harbour) -> None:
        state.active = (self.seat + 1) % len(state.hands)
        state.phase = "turn" if state.active else "payment"


class Demanded(SeatEvent, frozen=True):
    """The first seat names the kind of goods to pay."""

    kind: str

    def apply(self, state: Harbour) -> None:
        state.demand = self.kind


class Paid(SeatEvent, frozen=True):
    """A seat lays out what it pays, face down."""

    cards: tuple[Piece, ...]

    def apply(self, state: Harbour) -> None:
        for card in self.cards:
            remove(state.hands[self.seat], card.face)
        state.paid[self.seat] = list(self.cards)


class PaymentShown(SeatEvent, frozen=True):
    """A seat's payment is turned up and discarded."""

    cards: tuple[Piece, ...]
    points: int

    @property
    def gain(self) -> Gain:
        return Gain(self.points, "payments")

    def apply(self, state: Harbour) -> None:
        state.paid[self.seat] = []
        state.discards = [*state.discards, *self.cards]
        state.points[self.seat] += self.points


class CardTaken(SeatEvent, frozen=True):
    """A seat takes a card from the discard pile, seen by all."""

    card: Piece

    def apply(self, state: Harbour) -> None:
        remove(state.discards, self.card.face)
        state.hands[self.seat] = [*state.hands[self.seat], self.card]


class RoundEnded(Event, frozen=True):
    """The next round, or the end."""

    def apply(self, state: Harbour) -> None:
        state.phase = "turn" if state.round < state.rounds else ""
        state.round += 1

    def message(self) -> None:
        return None


async def deal(table: Table[Harbour]) -> None:
    """All draw their first cards."""
    for seat in range(table.players):
        draw(table, seat, HAND)
    table.apply(Dealt())


def draw(table: Table[Harbour], seat: int, number: int) -> None:
    """A seat draws cards; where the pile runs out, the discard pile is shuffled back."""
    cards = table.draw_pieces(CARDS, number, (seat,))
    if cards:
        table.apply(CardsDrawn(seat, cards))
    if len(cards) < number and table.state.discards:
        table.refill(CARDS, PileShuffled())
        table.apply(CardsDrawn(seat, table.draw_pieces(CARDS, number - len(cards), (seat,))))


async def turn(table: Table[Harbour]) -> None:
    """Some actions of a seat, one after the other."""
    seat, state = table.state.active, table.state
    for _ in range(ACTIONS):
        action = await choose(seat, "action", actions(state, seat), always=True)
        if action == "end":
            break
        await ACTION[action](table, seat)
    table.apply(TurnEnded(seat))


def actions(state: Harbour, seat: int) -> list[Option]:
    """What a seat can do."""
    possible = {
        "draw": bool(state.bag(CARDS) or state.discards),
        "ship": bool(state.hands[seat]),
        "bury": bool(state.hands[seat]),
        "dig": bool(state.buried[seat]),
        "beg": any(hand for other, hand in enumerate(state.hands) if other != seat),
    }
    keys = [key for key, is_possible in possible.items() if is_possible]
    end = Option("end", Message("option-end"), role=Role.ENDS_TURN)
    return [*(Option(key, Message(f"option-{key}"), reveals=key == "draw") for key in keys), end]


async def draw_and_discard(table: Table[Harbour], seat: int) -> None:
    """Draw, then lay any card of the hand on the discard pile, one just drawn too."""
    draw(table, seat, DRAWN)
    kind = await choose(seat, "discard", offer(table.state, seat))
    table.apply(CardDiscarded(seat, Piece(kind, None, CARDS)))


async def ship(table: Table[Harbour], seat: int) -> None:
    """Ship cards of one kind, or all different."""
    most = min(len(KINDS), len(table.state.hands[seat]))
    offered = offer(table.state, seat, together=True)
    kinds = await choose_several(
        seat, "ship", offered, least=1, most=most, objection=mixed, brings=ship_brings
    )
    table.apply(Shipped(seat, tuple(Piece(kind, None, CARDS) for kind in kinds)))


def mixed(kinds: tuple[str, ...]) -> Message | None:
    """Why cards cannot be shipped together."""
    return None if len(set(kinds)) in (1, len(kinds)) else Message("objection-mixed")


def ship_brings(_: Harbour, kinds: tuple[str, ...]) -> Message:
    """How many points a shipment brings."""
    return Message("ship-brings", {"points": len(kinds) ** 2})


async def bury(table: Table[Harbour], seat: int) -> None:
    """Lay a card face down."""
    kind = await choose(seat, "bury", offer(table.state, seat), always=True)
    table.apply(CardBuried(seat, Piece(kind, (seat,), CARDS)))


async def dig(table: Table[Harbour], seat: int) -> None:
    """Turn up the last buried card."""
    face = table.state.buried[seat][-1].face
    table.apply(CardDugUp(seat, Piece(face, None, CARDS)))


async def beg(table: Table[Harbour], seat: int) -> None:
    """Another seat has to give a card of its choice, face down; only these two know it."""
    others = [other for other, hand in enumerate(table.state.hands) if hand and other != seat]
    offered = [Option(f"seat_{each}", Message("beg-whom", {"seat": Seat(each)})) for each in others]
    key = await choose(seat, "beg", offered)
    whom = int(key.removeprefix("seat_"))
    kind = await choose(whom, "give", offer(table.state, whom), always=True, receiver=Seat(seat))
    table.apply(CardGiven(whom, seat, Piece(kind, tuple(sorted((seat, whom))), CARDS)))


ACTION = {"draw": draw_and_discard, "ship": ship, "bury": bury, "dig": dig, "beg": beg}
"""Action -> its script."""


def offer(state: Harbour, seat: int, *, together: bool = False) -> list[LazyOption]:
    """The cards of a hand, equal ones being one option; their number counts if they are chosen `together`."""
    return [
        LazyOption(
            kind, partial(describe, seat=seat, kind=kind, together=together), copies=n if together else 1
        )
        for kind, n in state.kinds(seat).items()
    ]


def describe(view: Harbour, *, seat: int, kind: str, together: bool) -> Option:
    """A card of a hand, and how many like it may still come."""
    n = view.kinds(seat)[kind]
    left = unseen_pieces(view, CARDS)
    group = Group(GROUPS[kind], Message(f"group-{GROUPS[kind]}"))
    return Option(
        kind,
        Message(f"{CARDS}-{kind}"),
        about=Message("card-about", {"n": n, "unseen": left.faces.get(kind, 0), "left": left.left}),
        sign=Message(f"sign-{kind}"),
        group=group,
        copies=n if together else 1,
    )


async def payment(table: Table[Harbour]) -> None:
    """One seat names a kind, all pay side by side, then the seat with the most takes a card."""
    state = table.state
    table.apply(Demanded(0, await choose(0, "demand", KINDS)))
    await Together(dict.fromkeys(range(table.players), pay))
    for seat in range(table.players):
        shown = tuple(Piece(card.face, None, CARDS) for card in state.paid[seat])
        right = sum(card.face == state.demand for card in shown)
        table.apply(PaymentShown(seat, shown, 2 * right - len(shown) if right else -1))
    first = max(state.seniority, key=lambda seat: (state.points[seat], -state.seniority.index(seat)))
    if state.discards:
        kinds = sorted({card.face or "" for card in state.discards})
        kind = await choose(
            first, "take", [Option(each, Message(f"{CARDS}-{each}")) for each in kinds], always=True
        )
        table.apply(CardTaken(first, Piece(kind, None, CARDS)))
    table.apply(RoundEnded())


async def pay(table: Table[Harbour], seat: int) -> None:
    """A seat lays out cards, or none."""
    most = min(MOST_PAID, len(table.state.hands[seat]))
    offered = offer(table.state, seat, together=True)
    kinds = () if not most else await choose_several(seat, "pay", offered, least=0, most=most)
    table.apply(Paid(seat, tuple(Piece(kind, (seat,), CARDS) for kind in kinds)))


def round_name(view: Harbour) -> Message:
    return Message("harbour-round", {"round": min(view.round, view.rounds), "rounds": view.rounds})


def table_text(view: Harbour, words: Words, names: Sequence[str]) -> str:
    """The round, points and cards of all, a line each, then the piles."""
    seats = [
        Message(
            "harbour-seat",
            {
                "seat": Seat(seat),
                "points": points,
                "hand": pieces_text(view.hands[seat]) or "none",
                "buried": len(view.buried[seat]),
            },
        )
        for seat, points in enumerate(view.points)
    ]
    left = unseen_pieces(view, CARDS)
    piles = Message("harbour-piles", {"left": left.left, "discards": pieces_text(view.discards) or "none"})
    return "\n".join(words.text(line, names) for line in (round_name(view), *seats, piles))


def ahead(view: Harbour, seat: int) -> Harbour | None:
    """The seat's turn, if it is still to come in this round."""
    if view.phase != "turn" or seat <= view.active:
        return None
    state = copy_state(view)
    state.active = seat
    return state


HELP = read_help(
    Path(__file__).parent / "help.toml",
    {
        "help-harbour-actions": {"actions": ACTIONS, "drawn": DRAWN},
        "help-harbour-payment": {"most": MOST_PAID},
    },
)
"""The rules."""


def start(players: int, options: Options) -> Harbour:
    """The table before the cards are dealt."""
    empty = range(players)
    return Harbour(
        "deal",
        [0] * players,
        [[] for _ in empty],
        [[] for _ in empty],
        [[] for _ in empty],
        1 if options.quick else ROUNDS,
        options.seniority or tuple(empty),
    )


GAME = Game(
    name="harbour",
    seats=(2, 3),
    options=Options,
    start=start,
    phases={
        "deal": Phase(deal),
        "turn": Phase(turn),
        "payment": Phase(payment, together=True, is_scoring=True),
    },
    events=CardsDrawn
    | Dealt
    | CardDiscarded
    | PileShuffled
    | Shipped
    | CardBuried
    | CardDugUp
    | CardGiven
    | TurnEnded
    | Demanded
    | Paid
    | PaymentShown
    | CardTaken
    | RoundEnded,
    standing=lambda view: standings([(points,) for points in view.points]),
    table_text=table_text,
    folder=Path(__file__).parent,
    point_sources=("ships", "payments"),
    round_name=round_name,
    help=HELP,
    ahead=ahead,
)
