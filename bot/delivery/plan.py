"""What of the due notifications of a table is sent, in which order, and what is superseded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum, auto

from msgspec import Struct

from storage.core.kinds import Kind
from storage.core.rows import LINE, OutboxRow

PUBLIC = (Kind.AGAIN, Kind.SCORING, Kind.TURN, Kind.END)
"""Messages to all."""

TABLE_NOTICES = (
    Kind.PACE,
    Kind.VACATION,
    Kind.LATE,
    Kind.ASLEEP,
    Kind.SEAT_CHANGED,
    Kind.OFFER,
    Kind.AGREE_END,
    Kind.MOVED,
    Kind.AGREE_PAUSE,
    Kind.IDLE,
    Kind.DORMANT,
)
"""Messages to all that are not about moves: each is posted by itself."""

CARDS = (Kind.CARD, Kind.OPEN)
"""The card, and the line that tells a role of it, in the order they are posted."""

EDITS = (Kind.PASSED_ON, Kind.COUNTER, Kind.ANSWERS, Kind.RETIRE, Kind.THREAD_NAME)
"""Changes of messages, in the order they are made."""

URGENT = frozenset({Kind.TURN, Kind.ASK, Kind.END})
"""Kinds by which somebody is called: they can act, or the game is over."""

CALLS = 0
"""How urgent they are."""

PANEL_EDITS = (Kind.TURN_OVER, Kind.FINAL_PANEL)
"""Changes of the panels that a seat was sent."""

OF_EDITS = frozenset({*EDITS, *PANEL_EDITS})
"""Kinds that only change what was sent."""

KINDS = frozenset(Kind)


class DeliveryPlan(Struct, frozen=True):
    """The due notifications of a table."""

    personal: tuple[OutboxRow, ...]
    """To a seat or a user, each by itself."""
    panels: tuple[OutboxRow, ...]
    """To a seat: edits of its panels, whose turn has ended by itself or whose game is over."""
    earlier: tuple[OutboxRow, ...]
    """To all, not about moves: what became due before the turn, or where the game goes on."""
    public: tuple[OutboxRow, ...]
    """To all, in the order of the log."""
    notices: tuple[OutboxRow, ...]
    """To all, not about moves: what became due later, in that order."""
    cards: tuple[OutboxRow, ...]
    """The card of the table, and then the lines next to it."""
    edits: tuple[OutboxRow, ...]
    """Changes of older messages; those of the newest message wait while messages to all are due."""
    superseded: tuple[OutboxRow, ...]
    """What later notifications, or direct messages, make needless."""
    doubtful: tuple[OutboxRow, ...]
    """Messages to all that may have been posted, whether or not later ones make them needless."""
    unknown: tuple[OutboxRow, ...]
    """Of no kind that there is: nobody can deliver them."""


def plan(due: Collection[OutboxRow], *, direct: bool = False) -> DeliveryPlan:
    """The plan for what is due of one table, oldest first.

    `direct`: whether it stands in direct messages, where a panel and the card say all.
    """
    rows = sorted((row for row in due if row.kind in KINDS), key=lambda row: row.id)
    needless = [
        row
        for index, row in enumerate(rows)
        if (direct and _is_of_thread(row)) or _is_superseded(row, rows[index + 1 :])
    ]
    superseded = [row for row in needless if not _may_be_posted(row)]
    left = [row for row in rows if row not in needless]
    public = sorted(_of(left, PUBLIC), key=lambda row: (row.n, row.id))
    notices = _of(left, TABLE_NOTICES)
    first = min((row.id for row in public), default=0)
    earlier = [row for row in notices if row.id < first or row.kind == Kind.MOVED]
    edits = [Kind.PASSED_ON, Kind.RETIRE, Kind.THREAD_NAME] if public else EDITS
    return DeliveryPlan(
        personal=tuple(row for row in left if is_personal(row) and row.kind not in PANEL_EDITS),
        panels=tuple(row for row in left if row.kind in PANEL_EDITS),
        earlier=tuple(earlier),
        public=tuple(public),
        notices=tuple(row for row in notices if row not in earlier),
        cards=tuple(sorted(_of(left, CARDS), key=lambda row: CARDS.index(Kind(row.kind)))),
        edits=tuple(sorted(_of(left, edits), key=lambda row: EDITS.index(Kind(row.kind)))),
        superseded=tuple(superseded),
        doubtful=tuple(row for row in _of(rows, PUBLIC) if _may_be_posted(row)),
        unknown=tuple(row for row in due if row.kind not in KINDS),
    )


def is_personal(row: OutboxRow) -> bool:
    """Whether a notification is for one person alone."""
    return row.seat is not None or row.user is not None


def _is_of_thread(row: OutboxRow) -> bool:
    """Whether a notification is for all, other than the card."""
    return not is_personal(row) and row.kind != Kind.CARD


class DeliveryPart(Enum):
    """The two parts of a table's work: an edit that has to wait keeps no message waiting."""

    MESSAGES = auto()
    EDITS = auto()


def parts(kinds: Iterable[str], *, told: bool = False) -> dict[DeliveryPart, int]:
    """The parts of the work on due notifications, and how urgent each is.

    0: somebody is called; 1: what a line that was posted becomes, other messages and cards, and edits where
    the messages were `told` or are being told; 2: other edits. The turn's message to all is not urgent once
    those it concerns were called by lines.
    """
    edits = {kind for kind in kinds if kind.removesuffix(LINE) in OF_EDITS}
    messages = {*kinds} - edits
    urgent = messages & URGENT - ({Kind.TURN} if f"{Kind.ASK}{LINE}" in messages else set())
    found = {DeliveryPart.MESSAGES: CALLS if urgent else 1} if messages else {}
    return found | ({DeliveryPart.EDITS: 1 if told else 2} if edits else {})


def _of(rows: Iterable[OutboxRow], kinds: Sequence[str]) -> list[OutboxRow]:
    return [row for row in rows if not is_personal(row) and row.kind in kinds]


def _is_superseded(row: OutboxRow, later: Sequence[OutboxRow]) -> bool:
    """Whether later notifications say all that this one says."""
    rule = _SUPERSEDED_BY.get(row.kind)
    same = [each for each in later if (each.seat, each.user) == (row.seat, row.user)]
    return rule is not None and any(rule(each.kind) for each in same)


def _may_be_posted(row: OutboxRow) -> bool:
    """Whether a message to all, or a card, may exist already: that is found out before it is done with."""
    doubtful = row.attempted_after is not None and row.message is None
    return doubtful and row.kind in (*PUBLIC, Kind.CARD) and not is_personal(row)


def _by(*kinds: Kind) -> Callable[[str], bool]:
    return lambda kind: kind in kinds


_SUPERSEDED_BY: dict[str, Callable[[str], bool]] = {
    Kind.TURN: _by(Kind.TURN, Kind.END),
    Kind.ASK: _by(Kind.ASK),
    Kind.NEXT: _by(Kind.NEXT, Kind.ASK),
    Kind.ALL_READY: _by(Kind.ALL_READY, Kind.ASK),
    Kind.TURN_OVER: _by(Kind.TURN_OVER, Kind.FINAL_PANEL),
    Kind.COUNTER: _by(Kind.COUNTER, Kind.TURN, Kind.END),
    Kind.ANSWERS: _by(Kind.ANSWERS),
    Kind.MISSED: _by(Kind.MISSED),
    Kind.PASSED_ON: _by(Kind.PASSED_ON),
    Kind.CARD: _by(Kind.CARD),
    Kind.OPEN: _by(Kind.OPEN),
    Kind.RETIRE: _by(Kind.RETIRE),
    Kind.THREAD_NAME: _by(Kind.THREAD_NAME),
}
"""Kind of a notification -> by which later ones it is superseded."""
