"""Why something that exists is not offered."""

from enum import StrEnum


class Reason(StrEnum):
    """The first condition that is not met."""

    TRAY_EMPTY = "tray-empty"
    HAS_PLUS_TWO = "has-plus-two"
    NO_CARDS = "no-cards"
    NO_LOAD = "no-load"
    FORUM_EMPTY = "forum-empty"
    NO_LEADER = "no-leader"
    NO_LEGIONNAIRE = "no-legionnaire"
    OWN_LEGIONNAIRE = "own-legionnaire"
    LAST_SPACE = "last-space"
    NO_SLOT = "no-slot"
    NO_TOKENS = "no-tokens"
    NO_WORKER = "no-worker"
    OWN_WORKER = "own-worker"
    TOO_FAR = "too-far"
    NO_EXTRA_TILE = "no-extra-tile"
