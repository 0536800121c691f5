"""What a store refuses, and what it cannot do."""

from __future__ import annotations


class Refused(Exception):
    """What is stored does not allow this; nothing has changed."""


class NoSuchGame(Refused):
    """No game has this id."""


class Full(Refused):
    """All seats are taken."""


class AlreadySeated(Refused):
    """This user has a seat at the table."""


class NotSeated(Refused):
    """This user has no seat at the table, or no computer player sits there."""


class Started(Refused):
    """The game has begun, so its lobby is closed."""


class Conflict(Exception):
    """Somebody else has written these rows, or changed these seats, in the meantime; nothing was stored."""


class Repeated(Exception):
    """This interaction is stored already; nothing was stored again."""


class TooNew(Exception):
    """The database was written by a newer version of the program."""
