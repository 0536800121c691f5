"""The notifications of a step: new questions to seats, and messages to everybody.

They follow from the table alone, never from a particular game: who had to choose before and has to now, how
many seats act side by side, which phases began, and whether somebody received something.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping
from enum import StrEnum
from typing import Any

from msgspec import Struct

from games.engine.moves import Move
from games.engine.script import Readiness
from games.engine.table import Table
from games.game import Event
from storage.rows import Notification


class Kind(StrEnum):
    """Kinds of notifications. The values are stored in the outbox: they never change."""

    TURN = "turn"
    """Public: somebody new has to act. The newest one carries the thread's buttons and the mentions."""
    COUNTER = "counter"
    """Public: how many are ready has changed; the newest turn message is edited."""
    ASK = "ask"
    """To a seat: it has to choose, and did not have to before."""
    RECEIVED = "received"
    """To a seat that has nothing to choose now: something was given to it, in row n."""
    SCORING = "scoring"
    """Public: row n ends a scoring."""
    END = "end"
    """Public: the game is over."""
    AGAIN = "again"
    """Public: the rules were corrected, and the open phase begins again by row n."""
    CARD = "card"
    """The table's card in its channel exists and shows the table as it is."""
    RETIRE = "retire"
    """Older messages of the thread lose their controls."""
    FINAL_PANEL = "final-panel"
    """To a seat: its panel in direct messages shows the end of the game, older ones lose their controls."""
    SEAT = "seat"
    """To a user who has sat down: they have a seat, and shall be reached like this."""
    INVITED = "invited"
    """To a user: they are invited to a table, or to take over a seat."""
    DECLINED = "declined"
    """To a user who has invited somebody: they do not come."""
    HOST = "host"
    """To a user: the host of a lobby has left, and they are the host now."""
    HERE = "here"
    """To a user: their table is to start, and they are asked whether they are still there."""
    SEAT_FREED = "seat-freed"
    """To a user: they did not answer that, and have lost their seat in the lobby."""
    SILENT = "silent"
    """To the host: who did not answer that, and has lost their seat."""
    CALLED_OFF = "called-off"
    """To the host: the lobby does not start now."""
    CLOSING = "closing"
    """To the host: the lobby will be closed, since nobody changes anything."""
    CLOSED = "closed"
    """To a user who sat at a lobby: it was closed."""
    LOBBY_CALL = "lobby-call"
    """Public: who was invited or is asked in a lobby, and takes no direct messages."""
    NO_PERMISSION = "no-permission"
    """To the host and the server's owner: permissions are missing in the channel."""
    CHANNEL_GONE = "channel-gone"
    """To the host: the channel was deleted."""
    THREAD_LOCKED = "thread-locked"
    """To the host and the server's owner: the thread is locked."""
    TOO_MANY_THREADS = "too-many-threads"
    """To the host and the server's owner: the server has no room for the thread."""
    FORUM_TAGS = "forum-tags"
    """To the host and the server's owner: the forum requires a tag, and has none that the bot may give."""
    REMOVED = "removed"
    """To all people at the tables of a server: the bot is not on it any more."""
    REMIND = "remind"
    """To a user: all tables that wait for them."""
    DIGEST = "digest"
    """To a user: all tables that wait for them, once a day instead of anything else."""
    PACE = "pace"
    """Public: somebody proposes another pace."""
    NUDGE = "nudge"
    """To a seat: the table wants it to be reminded, and all tables that wait for its user."""
    VACATION = "vacation"
    """Public: who is away until when, who plays for them, who is back."""
    STAND_IN = "stand-in"
    """To a user: they are asked to stand in for somebody, or do so no more."""
    STAND_IN_ANSWER = "stand-in-answer"
    """To a user: what they have answered who was asked to stand in."""
    NEXT = "next"
    """To a seat whose user wants to know: it acts after the one that does now."""
    LATE = "late"
    """Public: somebody is late; the others are asked, or a computer player moves."""
    ASLEEP = "asleep"
    """Public: all are late, or nobody has moved for long, so that the table sleeps."""
    THREAD_NAME = "thread-name"
    """The thread is called by those who play now: somebody was erased."""
    ANSWERS = "answers"
    """Public: messages that ask show what was answered, and lose their controls once it is decided."""
    PASSED_ON = "passed-on"
    """The panels of a former player say that they are outdated, or hold again."""
    MISSED = "missed"
    """To a user: their time at the table is up."""
    OFFER = "offer"
    """Public: a seat is on offer."""
    SEAT_CHANGED = "seat-changed"
    """Public: a seat has another holder."""
    MOVED = "moved"
    """Public: the game goes on in another channel."""
    SEAT_INVITED = "seat-invited"
    """To a user: they are invited to take over a seat."""
    SEAT_DECLINED = "seat-declined"
    """To a user: whom they have invited to take over a seat does not."""
    SEAT_CALL = "seat-call"
    """To a user whom no direct message reaches, in the thread: they are invited to take over a seat."""
    INVITATION_OVER = "invitation-over"
    """To a user: what has invited them to a table, or to a seat, loses its controls."""
    SEAT_LOST = "seat-lost"
    """To a user: they no longer play their seat."""
    OPEN = "open"
    """Public: the role of the server that is told of open tables is told of this one."""
    AGREE_PAUSE = "agree-pause"
    """Public: somebody proposes to pause, or the game goes on after a pause."""
    AGREE_END = "agree-end"
    """Public: somebody proposes to end the game."""
    IDLE = "idle"
    """Public: nobody has moved for months; unless somebody goes on the table will be dormant."""
    DORMANT = "dormant"
    """Public: the table is dormant, until somebody wakes it."""
    ALL_READY = "all-ready"
    """To a seat whose user wants to know: all others that act side by side with it are ready."""


PAST_KINDS = ("archive",)
"""Kinds of notifications of earlier versions, which may be stored: nothing is due of them any more."""


class Step(Struct, frozen=True):
    """New rows of a table."""

    before: Table[Any] | None
    """None: the table begins, or its phase begins again."""
    after: Table[Any]
    first: int
    """The number of the first new row."""

    @property
    def rows(self) -> list[tuple[int, Move]]:
        """The new rows with their numbers."""
        return list(enumerate(self.after.moves[self.first - 1 :], self.first))

    @property
    def last(self) -> int:
        """The number of the last row."""
        return len(self.after.moves)

    @property
    def newly_asked(self) -> tuple[int, ...]:
        """The seats that have to choose something new; what comes of their own undo is not."""
        moves = [move for _, move in self.rows]
        if self.before is None or any(move.seat is None for move in moves):
            return self.after.waiting
        if any(move.undoes is not None for move in moves):
            return ()
        if _lanes_changed(self.before.readiness, self.after.readiness):
            return self.after.waiting
        return tuple(seat for seat in self.after.waiting if seat not in self.before.waiting)

    def waiting_since(self, before: Mapping[int, float], now: float) -> dict[int, float]:
        """Since when each seat is waited for; a seat that is not asked again keeps its time of `before`."""
        asked = self.newly_asked
        return {seat: now if seat in asked else before.get(seat, now) for seat in self.after.waiting}

    def notifications(self, computers: Collection[int]) -> tuple[Notification, ...]:
        """The notifications; none for computer players, and no turn where they alone are asked."""
        people = [seat for seat in range(self.after.players) if seat not in computers]
        asked = [seat for seat in self.newly_asked if seat in people or not people]
        return (
            *self._public(turn=bool(asked)),
            *(
                Notification(Kind.RECEIVED, n, seat)
                for seat in people
                if seat not in self.after.waiting
                for n in self._gift_rows(seat)
            ),
            *(Notification(Kind.ASK, self.last, seat, replaces=True) for seat in asked if seat in people),
            *(Notification(Kind.FINAL_PANEL, self.last, seat) for seat in people if self.after.over),
        )

    def wishes(self, computers: Collection[int]) -> tuple[Notification, ...]:
        """Optional news for seats, if their users want them."""
        people = [seat for seat in range(self.after.players) if seat not in computers]
        following, last = self._newly_next(), self._last_to_choose()
        return (
            *(Notification(Kind.NEXT, self.last, seat, if_set="tell_next") for seat in following & {*people}),
            *(
                Notification(Kind.ALL_READY, self.last, seat, if_set="tell_all_ready")
                for seat in last & {*people}
                if any(other in people for other in self.after.lanes if other != seat)
            ),
        )

    def _newly_next(self) -> set[int]:
        """The seat that has come to act next, unless it has just acted itself."""
        if not self.newly_asked:
            return set()
        acted = {move.seat for _, move in self.rows}
        before = None if self.before is None else next_to_act(self.before)
        after = next_to_act(self.after)
        return set() if after is None or after == before or after in acted else {after}

    def _last_to_choose(self) -> set[int]:
        """The seat for which all others have come to wait, of those that act side by side."""
        before = _choosing(self.before) if self.before else set[int]()
        after = _choosing(self.after)
        return after if len(after) == 1 and after < before else set()

    def _public(self, *, turn: bool) -> Iterator[Notification]:
        for n, move in self.rows:
            if move.seat is None and move.undoes is not None:
                yield Notification(Kind.AGAIN, n)
            if self._ends_scoring(n):
                yield Notification(Kind.SCORING, n)
        if self.after.over:
            yield Notification(Kind.END, self.last)
            yield Notification(Kind.CARD, self.last, replaces=True)
        elif turn:
            yield Notification(Kind.TURN, self.last)
        elif self.before and self.after.readiness and self.after.readiness != self.before.readiness:
            yield Notification(Kind.COUNTER, self.last, replaces=True)

    def _ends_scoring(self, n: int) -> bool:
        """Whether row n is the last of a scoring that is over."""
        starts = self.after.phase_starts
        number = bisect_right(starts, n)
        is_last = self.after.over and n == self.last
        if not is_last and (number == len(starts) or starts[number] != n + 1 or self._begins_again(n + 1)):
            return False
        return self.after.game.phases[self.after.moves[starts[number - 1] - 1].key].is_scoring

    def _begins_again(self, n: int) -> bool:
        return self.after.moves[n - 1].undoes is not None

    def _gift_rows(self, seat: int) -> list[int]:
        """The rows in which somebody gave something to this seat, of those it has just come to know."""
        history = self.after.history(seat, self.first - 1)
        return sorted({n for n, event in history if _is_gift(event, seat)})


def _is_gift(event: Event, seat: int) -> bool:
    return event.owner == seat and event.received_from not in (None, seat)


def _lanes_changed(before: Readiness | None, after: Readiness | None) -> bool:
    """Whether seats begin, or have ended, to act side by side: the number of those ready only grows."""
    if before is None or after is None:
        return before is not after
    return after.ready < before.ready


def next_to_act(table: Table[Any]) -> int | None:
    """The seat that acts after the one that does now, as everybody knows; None if it is not known."""
    if table.game.next_to_act is None or table.over:
        return None
    return table.game.next_to_act(table.view(None))


def _choosing(table: Table[Any]) -> set[int]:
    """The seats that still choose while several do so side by side."""
    return {seat for seat, done in table.lanes.items() if not done}
