"""What can go wrong on a table: illegal moves, damaged logs, faulty rules."""


class Illegal(Exception):
    """A seat tried what it may not do now; nothing has changed."""


class NotAsked(Illegal):
    """The seat is not asked anything now."""


class NoSuchOption(Illegal):
    """The pending choice has no such option."""


class NothingToUndo(Illegal):
    """Nothing of this seat can be taken back: others have seen it, or it turned up something hidden."""


class Damaged(Exception):
    """A log is not what this game can have written; the message says where."""


class Differs(Exception):
    """The rules give something else than a log holds, which other rules wrote; the message says where."""


class ScriptFault(Exception):
    """The rules of a game did what no rules may do."""
