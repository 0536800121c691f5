"""The plan of a table's due notifications: which are sent, in which order, and which are superseded."""

from collections.abc import Collection, Iterable, Sequence
from enum import Enum, auto

from msgspec import Struct

from storage.core.kinds import Kind, Order
from storage.core.rows import LINE, OutboxRow

CALLS = 0
"""How urgent it is to call somebody."""

KINDS = {kind.value: kind.declared for kind in Kind}

URGENT = frozenset(kind for kind in Kind if kind.declared.urgent)

LATER = frozenset(kind for kind in Kind if kind.declared.order is Order.LATER)

EDITS = frozenset(
    kind for kind in Kind if kind.declared.order in (Order.EDIT, Order.EDIT_OF_NEWEST, Order.PANEL)
)
"""Kinds that only change what was sent."""

KIND_ORDER = {kind.value: number for number, kind in enumerate(Kind)}


class DeliveryPlan(Struct, frozen=True):
    """The due notifications of a table."""

    personal: tuple[OutboxRow, ...]
    """To a seat or a user, each by itself."""
    panels: tuple[OutboxRow, ...]
    """To a seat: edits of its panels, after an ended turn or the end of the game."""
    earlier: tuple[OutboxRow, ...]
    """To all, not about moves: those due before the turn, and the move to another channel."""
    public: tuple[OutboxRow, ...]
    """To all, in the order of the log."""
    notices: tuple[OutboxRow, ...]
    """To all, not about moves: those due later, in that order."""
    cards: tuple[OutboxRow, ...]
    """The card of the table, and then the lines next to it."""
    edits: tuple[OutboxRow, ...]
    """Changes of older messages; those of the newest message wait while messages to all are due."""
    superseded: tuple[OutboxRow, ...]
    """Those made needless by later notifications, or by direct messages."""
    doubtful: tuple[OutboxRow, ...]
    """Messages to all that may have been posted, whether or not later ones make them needless."""
    unknown: tuple[OutboxRow, ...]
    """Those of unknown kinds: nobody can deliver them."""


def plan(due: Collection[OutboxRow], *, direct: bool = False) -> DeliveryPlan:
    """The plan for a table's due notifications, oldest first.

    `direct`: whether it stands in direct messages, where a panel and the card say all.
    """
    rows = sorted((row for row in due if row.kind in KINDS), key=lambda row: row.id)
    needless = [
        row
        for index, row in enumerate(rows)
        if (direct and not is_personal(row) and row.kind != Kind.CARD)
        or _is_superseded(row, rows[index + 1 :])
    ]
    superseded = [row for row in needless if not _may_be_posted(row)]
    left = [row for row in rows if row not in needless]
    public = sorted(_rows_in_order(left, Order.PUBLIC), key=lambda row: (row.n, row.id))
    notices = _rows_in_order(left, Order.NOTICE)
    first = min((row.id for row in public), default=0)
    earlier = [row for row in notices if row.id < first or row.kind == Kind.MOVED]
    edits = (
        _rows_in_order(left, Order.EDIT) if public else _rows_in_order(left, Order.EDIT, Order.EDIT_OF_NEWEST)
    )
    return DeliveryPlan(
        personal=tuple(row for row in left if is_personal(row) and _order(row) is not Order.PANEL),
        panels=tuple(_rows_in_order(left, Order.PANEL)),
        earlier=tuple(earlier),
        public=tuple(public),
        notices=tuple(row for row in notices if row not in earlier),
        cards=tuple(sorted(_rows_in_order(left, Order.CARD), key=lambda row: KIND_ORDER[row.kind])),
        edits=tuple(sorted(edits, key=lambda row: KIND_ORDER[row.kind])),
        superseded=tuple(superseded),
        doubtful=tuple(row for row in _rows_in_order(rows, Order.PUBLIC) if _may_be_posted(row)),
        unknown=tuple(row for row in due if row.kind not in KINDS),
    )


def is_personal(row: OutboxRow) -> bool:
    """Whether a notification is for one person alone."""
    return row.seat is not None or row.user is not None


class DeliveryPart(Enum):
    """The two parts of a table's work: an edit that has to wait keeps no message waiting."""

    MESSAGES = auto()
    EDITS = auto()


def parts_of_work(kinds: Iterable[str], *, begun: bool = False) -> dict[DeliveryPart, int]:
    """The parts of the work on due notifications, and how urgent each is.

    0: somebody is called; 1: messages to complete, other messages and cards, and edits after begun messages
    (`begun`); 2: other edits, and notifications that come after all others. The turn's public message is not
    urgent once lines have called those it concerns.
    """
    edits = {kind for kind in kinds if kind.removesuffix(LINE) in EDITS}
    messages = {*kinds} - edits
    urgent = messages & URGENT - ({Kind.TURN} if f"{Kind.ASK}{LINE}" in messages else set())
    found = {DeliveryPart.MESSAGES: CALLS if urgent else 1 if messages - LATER else 2} if messages else {}
    return found | ({DeliveryPart.EDITS: 1 if begun else 2} if edits else {})


def _rows_in_order(rows: Iterable[OutboxRow], *orders: Order) -> list[OutboxRow]:
    return [row for row in rows if _order(row) in orders]


def _order(row: OutboxRow) -> Order:
    return KINDS[row.kind].order


def _is_superseded(row: OutboxRow, later: Sequence[OutboxRow]) -> bool:
    """Whether later notifications say all that this one says."""
    by = KINDS[row.kind].superseded_by
    return any(each.kind in by and (each.seat, each.user) == (row.seat, row.user) for each in later)


def _may_be_posted(row: OutboxRow) -> bool:
    """Whether a message to all, or a card, may exist already, which is found out before it is settled."""
    doubtful = row.attempted_after is not None and row.message is None
    return doubtful and (_order(row) is Order.PUBLIC or row.kind == Kind.CARD)
