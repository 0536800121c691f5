"""Errors of the store."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ratings.reliability import Reliability
from storage.core.rows import GameRow, SeatRequest


class UserName(Struct, frozen=True):
    """An argument of a text: a user's name on a server, or (None) on Discord."""

    guild: int | None
    user: int
    language: str = "en"
    """Of the placeholder for an erased user."""


def host_of(row: GameRow) -> UserName:
    return UserName(row.guild, row.host, row.language)


class Explained(Exception):
    """An error that a text explains to the user."""

    text = ""
    arguments: Mapping[str, Any] = {}

    @property
    def sentences(self) -> tuple[tuple[str, Mapping[str, Any]], ...]:
        return ((self.text, self.arguments),)


class Refused(Explained):
    """The stored state does not allow this; nothing was changed."""

    because_of: tuple[int, ...] = ()
    """Users responsible for the refusal of several."""


class TooMany(Refused):
    def __init__(self, most: int) -> None:
        super().__init__(f"there are {most}")
        self.arguments = {"n": most}


class NoSuchGame(Refused):
    text = "error-no-such-table"


class NoSuchQuestion(Refused):
    text = "error-no-such-control"


class TableFull(Refused):
    text = "error-full"


class TooManySeated(TableFull):
    text = "error-too-many"

    def __init__(self, seated: int) -> None:
        super().__init__(f"{seated} are seated")
        self.arguments = {"n": seated}


class AlreadySeated(Refused):
    text = "error-already-seated"


class NotSeated(Refused):
    """This user has no seat at the table, or no computer player sits there."""

    text = "error-not-seated"


class TooManyPosted(Refused):
    """Enough was posted at the table for a day."""

    text = "error-many-posted"


class PagePosted(Refused):
    text = "error-page-posted"


class SeatsKept(Refused):
    text = "error-seats-kept"


class AlreadyInvited(Refused):
    text = "error-already-invited"


class TooManyInvitations(TooMany):
    """The user has sent, or (`of_one`) the invited one has had at this table, all possible invitations."""

    def __init__(self, most: int, *, of_one: bool) -> None:
        super().__init__(most)
        self.text = "error-invited-often" if of_one else "error-many-invitations"


class AlreadyAsked(Refused):
    text = "error-asked-before"

    def __init__(self, found: SeatRequest) -> None:
        super().__init__(f"user {found.user} has asked for a seat of game {found.game} before")
        self.found = found


class TooManyRequests(TooMany):
    """The user has asked for as many seats (`of_user`), or as many have asked at this lobby, as may be."""

    def __init__(self, most: int, *, of_user: bool) -> None:
        super().__init__(most)
        self.text = "error-many-requests" if of_user else "error-many-requests-here"


class NotAsked(Refused):
    text = "error-not-asked"


class TooManyBlocked(TooMany):
    text = "error-many-blocked"


class TooManyRegulars(TooMany):
    """The user has as many regulars, or (`a_day`) has asked as many people today, as may be."""

    def __init__(self, most: int, *, a_day: bool) -> None:
        super().__init__(most)
        self.text = "error-many-regulars-asked" if a_day else "error-many-regulars"


class TooManyReports(TooMany):
    text = "error-many-reports"


class Barred(Refused):
    """Barred from the server's tables, or from all."""

    text = "error-barred-here"


class AlreadyStarted(Refused):
    text = "error-started"


class SeatNotFree(Refused):
    """The seat is not on offer, or somebody else has taken it."""

    text = "error-seat-not-free"


class KnowsAnotherSeat(Refused):
    """The user has played another seat of the game, and knows what it held."""

    text = "error-knows-another-seat"


class NotInvited(Refused):
    """The invitation is for somebody else, answered, or no longer open."""

    text = "error-not-invited"


class AlreadyAway(Refused):
    text = "error-already-away"


class NotAway(Refused):
    """The vacation has ended or was withdrawn, or names another stand-in now."""

    text = "error-not-away"


class TooManyLobbies(TooMany):
    """The user (`of_user`), or the server, has as many open lobbies as there may be."""

    def __init__(self, most: int, *, of_user: bool) -> None:
        super().__init__(most)
        self.text = "error-many-lobbies-of-user" if of_user else "error-many-lobbies-on-server"


class TooManyTables(TooMany):
    text = "error-many-tables"


class Dormant(Refused):
    """Nobody has moved at the table for long: it has to be woken first."""

    text = "error-dormant"


class Paused(Refused):
    text = "error-paused"


class SamePace(Refused):
    text = "pace-same"


class PlaysInCup(Refused):
    """A table of a cup does not pause, has the cup's pace, and plays to its end."""

    text = "error-plays-in-cup"


class OnlyPractice(Refused):
    """A practice table has no deadlines, and nobody else who could be asked."""

    text = "error-only-practice"


class PlayedDirectly(Refused):
    """At a table played by direct message nobody can be asked."""

    text = "error-played-directly"


class NotReliable(Refused):
    text = "error-reliable"

    def __init__(self, found: Reliability) -> None:
        super().__init__(f"{found.begun - found.finished} games were left, {found.misses} deadlines missed")
        self.found = found

    @property
    def sentences(self) -> tuple[tuple[str, Mapping[str, Any]], ...]:
        found = self.found
        games = {"finished": found.finished, "begun": found.begun}
        misses = {"n": found.misses, "moves": found.moves}
        return (
            *super().sentences,
            *(() if found.finishes else (("error-reliable-games", games),)),
            *(() if found.is_in_time else (("error-reliable-misses", misses),)),
            ("error-reliable-recovers", {}),
        )


class Conflict(Exception):
    """Another writer has changed the rows or seats; nothing was stored."""

    because_of: tuple[int, ...] = ()
    """As of what is refused."""


class DuplicateInteraction(Exception):
    """This interaction is stored already; nothing was stored again."""


class DatabaseBusy(Explained):
    """The database is locked or full, or its server was lost; nothing was stored."""

    text = "error-busy"


class OutcomeUnknown(DatabaseBusy):
    """The server was lost while it stored something, and cannot be asked whether it has."""

    text = "error-outcome-unknown"


class ChainBroken(Exception):
    """A stored game was changed; the message says where."""


class OtherSchema(Exception):
    """The database has a schema that this program does not open."""


class SchemaTooNew(OtherSchema):
    """The database was written by a newer version of the program."""


class SchemaTooOld(OtherSchema):
    """The database was written by a version of the program that is too old."""


class DatabaseInUse(Exception):
    """Another process has the database open; the message names it if it is known."""


class CorruptDatabase(Exception):
    """The file is damaged, or is not a database of this program."""


class DatabaseUnusable(Exception):
    """SQLite cannot open, read or write the file, as its error says."""


class ServerNotReached(DatabaseUnusable):
    """The server of a database does not take connections now."""


class AddressRefused(DatabaseUnusable):
    """The address of a database can never work: it cannot be read, or its server refuses it."""


class FolderMissing(DatabaseUnusable):
    """There is no folder in which the database could lie."""


LOST_FOR_GOOD = (DatabaseInUse, OtherSchema, CorruptDatabase)
"""Errors after which the program has to restart."""
