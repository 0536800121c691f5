"""What is stored compared with what can have been stored: everything of a database, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from bot.audit.clocks import clock_faults
from bot.audit.cups import cup_faults
from bot.audit.delivery import delivery_faults, faults_elsewhere
from bot.audit.game import Rules, game_faults
from bot.audit.hints import hint_faults
from bot.audit.lobby import lobby_faults
from bot.audit.notes import note_faults
from bot.audit.people import people_faults
from bot.audit.questions import question_faults
from bot.audit.seats import seat_faults
from bot.audit.stand_ins import stand_in_faults
from bot.audit.vocabularies import vocabulary_faults
from storage.ratings.recount import recount
from storage.sqlite.snapshot import Snapshot, StoredGame, snapshot

ON_DISCORD = "an id of Discord, which alone knows whether it is another one"
OWN_WISH = "a setting: any other is as good"
DELIVERY = "how deliveries went, by clocks and networks that may do anything"

WAIT_IS_OVER = "nothing else is kept of a wait that is over"
RUNNING = "by the time of this computer and when the bot ran, which may be anything"

NOT_COMPARED: Mapping[str, str] = {
    "game.card": ON_DISCORD,
    "game.thread": ON_DISCORD,
    "game.forum": ON_DISCORD,
    "message.game": ON_DISCORD,
    "message.name": ON_DISCORD,
    "message.channel": ON_DISCORD,
    "message.message": ON_DISCORD,
    "message.layout": DELIVERY,
    "outbox.game": "of a notice about a place: it may have any cause",
    "outbox.user": "of a notice to somebody who may have left since",
    "outbox.nonce": DELIVERY,
    "outbox.attempts": DELIVERY,
    "outbox.attempted_after": DELIVERY,
    "outbox.failure": "free text",
    "outbox.created": DELIVERY,
    "outbox.done": DELIVERY,
    "outbox.called": DELIVERY,
    "outbox.message": ON_DISCORD,
    "direct.user": ON_DISCORD,
    "direct.reached": DELIVERY,
    "direct.time": DELIVERY,
    "direct.channel": ON_DISCORD,
    "direct.code": DELIVERY,
    "language.owner": ON_DISCORD,
    "greeting.guild": ON_DISCORD,
    "greeting.channel": ON_DISCORD,
    "greeting.time": DELIVERY,
    "hints.user": ON_DISCORD,
    "hints.shown": OWN_WISH,
    "member_name.guild": ON_DISCORD,
    "member_name.user": ON_DISCORD,
    "member_name.name": "free text",
    "notice.user": ON_DISCORD,
    "notice.place": ON_DISCORD,
    "notice.time": DELIVERY,
    "game.vacations": OWN_WISH,
    "hint_use.seat": "anybody may have a hint that has led to nothing yet",
    "block.user": ON_DISCORD,
    "block.blocked": ON_DISCORD,
    "block.since": OWN_WISH,
    "bar.guild": ON_DISCORD,
    "bar.who": ON_DISCORD,
    "bar.since": OWN_WISH,
    **{
        f"seeker.{each}": OWN_WISH
        for each in ("games", "fewest", "most", "pace", "days", "since", "until", "direct")
    },
    "seeker.game": "without one it waits for room below a limit",
    "seeker.held": RUNNING,
    "listener.guild": ON_DISCORD,
    "listener.user": ON_DISCORD,
    "listener.told": DELIVERY,
    "report.id": "nothing refers to it",
    "report.guild": ON_DISCORD,
    "report.game": OWN_WISH,
    "report.step": OWN_WISH,
    "report.user": ON_DISCORD,
    "report.reported": ON_DISCORD,
    "report.written": OWN_WISH,
    "report.text": "free text",
    "report.until": OWN_WISH,
    "note.game": OWN_WISH,
    "note.user": ON_DISCORD,
    "note.step": OWN_WISH,
    "note.written": OWN_WISH,
    "note.text": "free text",
    "cup.host": ON_DISCORD,
    "cup.channel": ON_DISCORD,
    "cup.forum": ON_DISCORD,
    "cup.language": OWN_WISH,
    "cup.created": OWN_WISH,
    "cup.begins": OWN_WISH,
    "cup.rounds_begun": "the tables of a round are opened before it is noted that it has begun",
    "cup.rounds_warned": DELIVERY,
    "cup.message_channel": ON_DISCORD,
    "cup.message": ON_DISCORD,
    "cup_entrant.user": ON_DISCORD,
    "cup_entrant.dropped": OWN_WISH,
    "game.private": OWN_WISH,
    "game.may_ask": OWN_WISH,
    "game.hints": OWN_WISH,
    "game.rated": OWN_WISH,
    "game.reliable": OWN_WISH,
    "game.changed": OWN_WISH,
    "game.starts": OWN_WISH,
    "game.warned": DELIVERY,
    "game.idle_due": RUNNING,
    "game.held_by": ON_DISCORD,
    **{f"seat_request.{each}": OWN_WISH for each in ("game", "created", "expires", "answer")},
    "seat_request.user": ON_DISCORD,
    "presence.game": OWN_WISH,
    "presence.user": ON_DISCORD,
    "presence.asked": DELIVERY,
    "presence.here": OWN_WISH,
    "seat.seen": OWN_WISH,
    "seat_offer.seat": OWN_WISH,
    "seat_offer.since": OWN_WISH,
    "invitation.game": OWN_WISH,
    "invitation.seat": OWN_WISH,
    "invitation.user": ON_DISCORD,
    "invitation.by_user": ON_DISCORD,
    "invitation.created": OWN_WISH,
    "invitation.expires": OWN_WISH,
    "invitation.accepted": OWN_WISH,
    "game.place_failed": DELIVERY,
    "game.cleaned": DELIVERY,
    "out_of_reach.game": DELIVERY,
    "out_of_reach.seat": DELIVERY,
    "out_of_reach.begins": DELIVERY,
    "out_of_reach.ended": DELIVERY,
    "question.posted": DELIVERY,
    "pause.game": OWN_WISH,
    "pause.begins": OWN_WISH,
    "pause.ends": OWN_WISH,
    "pause.ended": OWN_WISH,
    "game.previous": OWN_WISH,
    "erased_player.seat": "anybody who was erased may have played any seat",
    "erasure.user": ON_DISCORD,
    "erasure.asked": OWN_WISH,
    "hand_over.id": "nothing refers to it",
    "hand_over.user": ON_DISCORD,
    "hand_over.time": WAIT_IS_OVER,
    "hand_over.seconds": WAIT_IS_OVER,
    "server.guild": ON_DISCORD,
    "server.settings": OWN_WISH,
    "reserve.left": WAIT_IS_OVER,
    "timer.id": "nothing refers to it",
    "timer.deadline": "a deadline that has moved since is not kept",
    "timer.due": "what would come too often is put off",
    "timer.done": DELIVERY,
    "settings.user": ON_DISCORD,
    "settings.settings": OWN_WISH,
    "settings.digest_due": DELIVERY,
    "settings.year_due": DELIVERY,
    "vacation.begins": OWN_WISH,
    "vacation.ends": OWN_WISH,
    "vacation.ended": OWN_WISH,
    "downtime.begins": RUNNING,
    "downtime.shards": RUNNING,
    "heartbeat.shard": RUNNING,
    "heartbeat.shards": RUNNING,
    "heartbeat.time": RUNNING,
    "session_start.time": RUNNING,
    "session_start.shard": RUNNING,
    "stood_in.id": "nothing refers to it",
    "stood_in.game": "somebody may stand in anywhere",
    "stood_in.seat": "somebody may stand in anywhere",
    "stood_in.first": "somebody may stand in at any time",
    "stood_in.last": "somebody may stand in at any time",
    "stand_in_offer.begun": OWN_WISH,
    "stood_in.user": ON_DISCORD,
    "question.since": WAIT_IS_OVER,
    "question.deadline": WAIT_IS_OVER,
    "question.asked": DELIVERY,
    "question.closed": DELIVERY,
    "question.moved": "who is late may have moved before the computer player did",
    "vote.question": "they may have answered another one",
    "miss.user": ON_DISCORD,
    "miss.time": DELIVERY,
    "miss.game": WAIT_IS_OVER,
    "miss.seat": WAIT_IS_OVER,
    "miss.since": WAIT_IS_OVER,
}
"""Columns in which another value may be as good, so that the check can find the impossible only -> why."""


class GameReport(Struct, frozen=True):
    """What is found out about a stored game."""

    game: int
    name: str
    stage: str
    rows: int
    faults: tuple[str, ...]
    """What cannot have been stored; none: it is whole."""
    rules: Rules
    """What today's rules make of its log."""


class DatabaseCheck:
    """A database being checked. Made by `checking`."""

    def __init__(self, stored: Snapshot) -> None:
        """`stored` is the copy that is checked."""
        self._stored = stored
        self.version = stored.version
        """The schema of the file."""

    def faults(self) -> tuple[str, ...]:
        """What is wrong with the tables of the database, and with what belongs to no game."""
        figures = recount(self._stored.connection).differences
        people, cups = people_faults(self._stored), cup_faults(self._stored)
        elsewhere = faults_elsewhere(self._stored)
        return (*self._stored.faults, *vocabulary_faults(self._stored), *people, *cups, *elsewhere, *figures)

    def games(self, *, new_rules: bool = False) -> Iterator[GameReport]:
        """Every game, ordered by id. `new_rules`: whether other rules are to be played by."""
        for stored in self._stored.games():
            yield report(stored, new_rules=new_rules)


@contextmanager
def checking(path: Path) -> Iterator[DatabaseCheck]:
    """Check a database as it is now; the file is only read. Raises CorruptDatabase, SchemaTooNew."""
    with snapshot(path) as stored:
        yield DatabaseCheck(stored)


def report(stored: StoredGame, *, new_rules: bool) -> GameReport:
    """Compare everything that is stored of a game."""
    faults, rules = game_faults(stored, new_rules=new_rules)
    row = stored.row
    return GameReport(
        row.id,
        row.name,
        row.stage,
        len(stored.moves),
        (
            *faults,
            *clock_faults(stored),
            *seat_faults(stored),
            *question_faults(stored),
            *lobby_faults(stored),
            *hint_faults(stored),
            *note_faults(stored),
            *stand_in_faults(stored),
            *delivery_faults(stored),
        ),
        rules,
    )
