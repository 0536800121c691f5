"""Errors of the store."""

from __future__ import annotations

from ratings.reliability import Reliability
from storage.rows import SeatRequest


class Refused(Exception):
    """The stored state does not allow this; nothing was changed."""

    because_of: tuple[int, ...] = ()
    """Where several were to sit down: because of whom nobody does, one or two who do not meet."""


class NoSuchGame(Refused):
    """No game has this id."""


class NoSuchQuestion(Refused):
    """No question has this id."""


class TableFull(Refused):
    """All seats are taken."""


class AlreadySeated(Refused):
    """This user has a seat at the table."""


class NotSeated(Refused):
    """This user has no seat at the table, or no computer player sits there."""


class SeatsKept(Refused):
    """The free seats are kept for people who were invited."""


class AlreadyInvited(Refused):
    """This user is invited already."""


class TooManyInvitations(Refused):
    """The user has sent, or the invited one has had at this table, as many invitations as there may be."""

    def __init__(self, most: int, *, of_one: bool) -> None:
        super().__init__(f"{most} invitations were sent")
        self.most = most
        self.of_one = of_one
        """Whether it is about the one who is invited."""


class AlreadyAsked(Refused):
    """This user has asked the host of this lobby for a seat before."""

    def __init__(self, found: SeatRequest) -> None:
        super().__init__(f"user {found.user} has asked for a seat of game {found.game} before")
        self.found = found


class TooManyRequests(Refused):
    """The user has asked for as many seats, or as many have asked at this lobby, as may be."""

    def __init__(self, most: int, *, of_user: bool) -> None:
        super().__init__(f"{most} seats were asked for")
        self.most = most
        self.of_user = of_user
        """Whether it is the user who has asked too often."""


class NotAsked(Refused):
    """This request for a seat is answered, or no longer open."""


class TooManyBlocked(Refused):
    """The user has blocked as many people as they may."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} people are blocked")
        self.most = most


class TooManyReports(Refused):
    """The user has written as many reports as they may in a day."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} reports were written")
        self.most = most


class Barred(Refused):
    """This user may play at no table of the server, as its managers say, or of none at all."""


class AlreadyStarted(Refused):
    """The game has begun, so its lobby is closed."""


class SeatNotFree(Refused):
    """This seat is not to be had: it is not on offer, or somebody else has taken it."""


class KnowsAnotherSeat(Refused):
    """This user plays, or has played, another seat of the game, and knows what it held."""


class NotInvited(Refused):
    """This invitation is for somebody else, answered, or no longer open."""


class AlreadyAway(Refused):
    """This user has announced a vacation already."""


class NotAway(Refused):
    """This vacation is over or was withdrawn, or somebody else is asked to stand in."""


class TooManyLobbies(Refused):
    """The user, or the server, has as many open lobbies as there may be."""

    def __init__(self, most: int, *, of_user: bool) -> None:
        super().__init__(f"{most} lobbies are open")
        self.most = most
        self.of_user = of_user
        """Whether it is the user who has them, not the server."""


class TooManyTables(Refused):
    """The user has as many tables with strangers as they may."""

    def __init__(self, most: int) -> None:
        super().__init__(f"{most} tables are played")
        self.most = most


class PlaysInCup(Refused):
    """The table is one of a cup: it does not pause, has its pace, and plays to its end."""


class PlayedDirectly(Refused):
    """The table is played by direct message: nobody can be asked there what all agree on."""


class NotReliable(Refused):
    """This table is for reliable people alone."""

    def __init__(self, found: Reliability) -> None:
        super().__init__(f"{found.begun - found.finished} games were left, {found.misses} deadlines missed")
        self.found = found
        """How reliable the user is."""


class Conflict(Exception):
    """The rows or seats were changed by another writer in the meantime; nothing was stored."""

    because_of: tuple[int, ...] = ()
    """As of what is refused."""


class DuplicateInteraction(Exception):
    """This interaction is stored already; nothing was stored again."""


class DatabaseBusy(Exception):
    """The database was locked for too long, is full, or its server was lost; nothing was stored."""


class OutcomeUnknown(DatabaseBusy):
    """The server was lost while it stored something, and cannot be asked whether it has."""


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
