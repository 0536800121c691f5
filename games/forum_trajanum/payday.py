"""The payment of citizens with the scoring after it: one computation for options and forecast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, groupby

from msgspec import Struct, structs

from games.engine.script import Together, choose
from games.engine.table import Table
from games.forum_trajanum.events.scoring import CitizensPaid, PaymentEnded, Score
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.forum_trajanum.pieces import CYCLES, row_spot
from games.forum_trajanum.player import Player
from games.forum_trajanum.scoring import score_cranes, scores_of_seat
from games.forum_trajanum.state import ForumTrajanum
from games.game import Event, Option, Role
from games.words import Message, Seat


class Payment(Struct, frozen=True):
    """A way to pay a seat's citizens, with the scoring after it."""

    rows: tuple[int, ...]
    """The rows that are paid, 1 to 6: one coin each."""
    scores: tuple[Score, ...]
    """What the scoring brings, in its order."""

    @property
    def key(self) -> str:
        """Its name in the log."""
        return "rows_" + "".join(map(str, self.rows)) if self.rows else "none"

    @property
    def points(self) -> int:
        return sum(score.points for score in self.scores)


async def payday_phase(table: Table[ForumTrajanum]) -> None:
    """The phase `payment`: all pay their citizens at the same time."""
    await Together(dict.fromkeys(range(len(table.state.players)), pay_citizens))
    table.apply(PaymentEnded())


async def pay_citizens(table: Table[ForumTrajanum], seat: int) -> None:
    """Pay a coin for each row that stays or becomes active; any rows that the coins allow."""
    coins = table.state.players[seat].stock["coin"]
    key = await choose(
        seat,
        "pay-citizens",
        offer_payments(table.state, seat),
        coins=coins,
        last=int(table.state.cycle == CYCLES),
    )
    table.apply(CitizensPaid(seat, rows_of(key)))


def offer_payments(state: ForumTrajanum, seat: int) -> Iterator[Option]:
    """Every payment with the seat's own coins."""
    for payment in possible_payments(state, seat, state.players[seat].stock["coin"]):
        yield payment_option(payment)


def rows_of(key: str) -> tuple[int, ...]:
    """The rows that a payment, by its name in the log, pays."""
    return () if key == "none" else tuple(map(int, key.removeprefix("rows_")))


def payday_summary(before: Iterable[Event], events: Sequence[Event]) -> Message | None:
    """Whether all rows with citizens were paid, and which were not."""
    payments = [each for each in events if isinstance(each, CitizensPaid)]
    occupied = {(each.seat, each.row) for each in before if isinstance(each, CitizenPlaced)}
    paid = {(each.seat, row) for each in payments for row in each.rows}
    unpaid = sorted(occupied - paid)
    if not payments or not occupied:
        return Message("payday-nobody") if payments else None
    seats = tuple(
        Message("payday-unpaid-of", {"seat": Seat(seat), "rows": row_names(tuple(row for _, row in rows))})
        for seat, rows in groupby(unpaid, key=lambda each: each[0])
    )
    return Message("payday-unpaid", {"seats": seats}) if seats else Message("payday-paid")


def payment_option(payment: Payment) -> Option:
    about = Message("brings-scoring", {"points": payment.points})
    role = Role.PLAIN if payment.rows else Role.DECLINES
    return Option(payment.key, _payment_text(payment.rows), tuple(map(row_spot, payment.rows)), about, role)


def _payment_text(rows: tuple[int, ...]) -> Message:
    """A payment in words, "2 coins: Patrician I, Merchant II"."""
    if not rows:
        return Message("option-pay-none")
    return Message("pay-rows", {"rows": row_names(rows), "n": len(rows)})


def row_names(rows: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of the names of these rows of citizens."""
    return tuple(f"row-{row}" for row in rows)


def payable_rows(player: Player, coins: int) -> Iterator[tuple[int, ...]]:
    """Every choice of rows with citizens that this many coins can pay, most rows first."""
    occupied = [number for number, row in enumerate(player.rows, 1) if row.citizens]
    for number in range(min(coins, len(occupied)), -1, -1):
        yield from combinations(occupied, number)


def payment_of_rows(state: ForumTrajanum, seat: int, rows: tuple[int, ...]) -> Payment:
    """These rows paid; coins that the seat does not have count as given to it for that."""
    after = after_payment(state, seat, rows)
    return Payment(rows, tuple(scores_of_seat(after, seat)))


def possible_payments(state: ForumTrajanum, seat: int, coins: int) -> list[Payment]:
    """Every payment with this many coins: most points first, of equal ones the cheapest."""
    found = [payment_of_rows(state, seat, rows) for rows in payable_rows(state.players[seat], coins)]
    return sorted(found, key=lambda each: (-each.points, len(each.rows)))


def best_payment(state: ForumTrajanum, seat: int, *, coins: int | None = None) -> Payment:
    """The payment with the most points, then the cheapest, with at least this number of `coins`."""
    player = state.players[seat]
    if not may_pay(state, seat):
        return payment_of_rows(
            state, seat, tuple(number for number, row in enumerate(player.rows, 1) if row.active)
        )
    return possible_payments(state, seat, max(player.stock["coin"], coins or 0))[0]


def after_payment(state: ForumTrajanum, seat: int, rows: tuple[int, ...]) -> ForumTrajanum:
    """The table after a payment; it shares with the state all that payment and scoring do not change."""
    after = _own_copy(state, seat)
    player = after.players[seat]
    if may_pay(state, seat):
        player.stock["coin"] = max(player.stock["coin"], len(rows))
        CitizensPaid(seat, rows).apply(after)
    return after


def table_as_scored(state: ForumTrajanum, seat: int) -> ForumTrajanum:
    """The table on which a seat's forum and tasks are scored: after its best payment and its cranes."""
    return table_after_cranes(after_payment(state, seat, best_payment(state, seat).rows), seat)


def table_after_cranes(state: ForumTrajanum, seat: int) -> ForumTrajanum:
    """The table after a seat's uncovered cranes are scored."""
    after = _own_copy(state, seat)
    for score in score_cranes(after, seat):
        score.apply(after)
    return after


def may_pay(state: ForumTrajanum, seat: int) -> bool:
    """Whether a payment of a seat's citizens is still to come before the next scoring."""
    return state.phase != "" and not state.players[seat].paid


def _own_copy(state: ForumTrajanum, seat: int) -> ForumTrajanum:
    """The state with the seat's stock and rows copied."""
    player = state.players[seat]
    own = structs.replace(
        player, stock=dict(player.stock), rows=[structs.replace(row) for row in player.rows]
    )
    players = [own if other == seat else each for other, each in enumerate(state.players)]
    return structs.replace(state, players=players)
