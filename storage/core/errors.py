"""Errors of the store."""

from __future__ import annotations

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
    """The host of a table."""
    return UserName(row.guild, row.host, row.language)


class Explained(Exception):
    """An error that a text explains to the user."""

    text = ""
    """The id of the text."""
    arguments: Mapping[str, Any] = {}

    @property
    def sentences(self) -> tuple[tuple[str, Mapping[str, Any]], ...]:
        """The ids and arguments of the texts, in order."""
        return ((self.text, self.arguments),)


class Refused(Explained):
    """The stored state does not allow this; nothing was changed."""

    because_of: tuple[int, ...] = ()
    """Where several were to sit down: because of whom nobody does, one or two who do not meet."""


class TooMany(Refused):
    """There are as many of something as there may be."""

    def __init__(self, most: int) -> None:
        super().__init__(f"there are {most}")
        self.arguments = {"n": most}


class NoSuchGame(Refused):
    """No game has this id."""

    text = "error-no-such-table"


class NoSuchQuestion(Refused):
    """No question has this id."""

    text = "error-no-such-control"


class TableFull(Refused):
    """All seats are taken."""

    text = "error-full"


class TooManySeated(TableFull):
    """More are seated than the seats that the table is to have."""

    text = "error-too-many"

    def __init__(self, seated: int) -> None:
        super().__init__(f"{seated} are seated")
        self.arguments = {"n": seated}


class AlreadySeated(Refused):
    """This user has a seat at the table."""

    text = "error-already-seated"


class NotSeated(Refused):
    """This user has no seat at the table, or no computer player sits there."""

    text = "error-not-seated"


class SeatsKept(Refused):
    """The free seats are kept for people who were invited."""

    text = "error-seats-kept"


class AlreadyInvited(Refused):
    """This user is invited already."""

    text = "error-already-invited"


class TooManyInvitations(TooMany):
    """The user has sent, or (`of_one`) the invited one has had at this table, all possible invitations."""

    def __init__(self, most: int, *, of_one: bool) -> None:
        super().__init__(most)
        self.text = "error-invited-often" if of_one else "error-many-invitations"


class AlreadyAsked(Refused):
    """This user has asked the host of this lobby for a seat before."""

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
    """This request for a seat is answered, or no longer open."""

    text = "error-not-asked"


class TooManyBlocked(TooMany):
    """The user has blocked as many people as they may."""

    text = "error-many-blocked"


class TooManyReports(TooMany):
    """The user has written as many reports as they may in a day."""

    text = "error-many-reports"


class Barred(Refused):
    """This user may play at no table of the server, as its managers say, or of none at all."""

    text = "error-barred-here"


class AlreadyStarted(Refused):
    """The game has begun, so its lobby is closed."""

    text = "error-started"


class SeatNotFree(Refused):
    """This seat is not to be had: it is not on offer, or somebody else has taken it."""

    text = "error-seat-not-free"


class KnowsAnotherSeat(Refused):
    """This user plays, or has played, another seat of the game, and knows what it held."""

    text = "error-knows-another-seat"


class NotInvited(Refused):
    """This invitation is for somebody else, answered, or no longer open."""

    text = "error-not-invited"


class AlreadyAway(Refused):
    """This user has announced a vacation already."""

    text = "error-already-away"


class NotAway(Refused):
    """This vacation is over or was withdrawn, or somebody else is asked to stand in."""

    text = "error-not-away"


class TooManyLobbies(TooMany):
    """The user (`of_user`), or the server, has as many open lobbies as there may be."""

    def __init__(self, most: int, *, of_user: bool) -> None:
        super().__init__(most)
        self.text = "error-many-lobbies-of-user" if of_user else "error-many-lobbies-on-server"


class TooManyTables(TooMany):
    """The user has as many tables with strangers as they may."""

    text = "error-many-tables"


class Dormant(Refused):
    """Nobody has moved at the table for long: it has to be woken first."""

    text = "error-dormant"


class Paused(Refused):
    """The table pauses."""

    text = "error-paused"


class SamePace(Refused):
    """The table has the pace that is proposed."""

    text = "pace-same"


class PlaysInCup(Refused):
    """The table is one of a cup: it does not pause, has its pace, and plays to its end."""

    text = "error-plays-in-cup"


class PlayedDirectly(Refused):
    """The table is played by direct message: nobody can be asked there what all agree on."""

    text = "error-played-directly"


class NotReliable(Refused):
    """This table is for reliable people alone."""

    text = "error-reliable"

    def __init__(self, found: Reliability) -> None:
        super().__init__(f"{found.begun - found.finished} games were left, {found.misses} deadlines missed")
        self.found = found

    @property
    def sentences(self) -> tuple[tuple[str, Mapping[str, Any]], ...]:
        """Why the user may not sit down there, and what helps."""
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
    """The rows or seats were changed by another writer in the meantime; nothing was stored."""

    because_of: tuple[int, ...] = ()
    """As of what is refused."""


class DuplicateInteraction(Exception):
    """This interaction is stored already; nothing was stored again."""


class DatabaseBusy(Explained):
    """The database was locked for too long, is full, or its server was lost; nothing was stored."""

    text = "error-busy"


class OutcomeUnknown(DatabaseBusy):
    """The server was lost while it stored something, and cannot be asked whether it has."""

    text = "error-outcome-unknown"


class ChainBroken(Exception):
    """What is stored of a game is not what was stored; the message says where."""


class OtherSchema(Exception):
    """The database has a schema that this program does not open."""


class SchemaTooNew(OtherSchema):
    """The database was written by a newer version of the program."""


class SchemaTooOld(OtherSchema):
    """The database was written by a version of the program that is too old."""


class DatabaseInUse(Exception):
    """Another process has the database open; the message names it if it is known."""


class CorruptDatabase(Exception):
    """The file is no database of this program, or is damaged."""


class DatabaseUnusable(Exception):
    """SQLite cannot open, read or write the file, as its error says."""


class ServerNotReached(DatabaseUnusable):
    """The server of a database does not take connections now."""


class AddressRefused(DatabaseUnusable):
    """The address of a database can never work: it cannot be read, or its server refuses it."""


class FolderMissing(DatabaseUnusable):
    """There is no folder in which the database could lie."""


LOST_FOR_GOOD = (DatabaseInUse, OtherSchema, CorruptDatabase)
"""Why a database that was opened cannot be used again by a program, which has to begin anew."""
