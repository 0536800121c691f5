"""What can go wrong on a table: illegal moves, damaged logs, faulty rules."""

from __future__ import annotations

from games.words import Message


class Illegal(Exception):
    """A seat tried what it may not do now; nothing has changed."""


class NotAsked(Illegal):
    """The seat is not asked anything now."""


class NoSuchOption(Illegal):
    """The pending choice has no such option."""


class NotTogether(NoSuchOption):
    """The pending choice has these options, but they cannot be chosen together."""

    def __init__(self, text: str, why: Message | None = None) -> None:
        super().__init__(text)
        self.why = why
        """The objection of the rules, for people; None if the number of options is wrong."""


class NothingToUndo(Illegal):
    """Nothing of this seat can be taken back: others have seen it, or it turned up something hidden."""


class Damaged(Exception):
    """A log is not what this game can have written; the message says where."""


class Differs(Exception):
    """The rules give something else than a log holds, which other rules wrote; the message says where."""


class ScriptFault(Exception):
    """The rules of a game did what no rules may do."""


class Unimaginable(Exception):
    """No table was found that looks to a seat as the real one does; the message says whose."""
