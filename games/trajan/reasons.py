"""Why something that exists is not offered."""

from enum import StrEnum


class Reason(StrEnum):
    """A condition that is not met; the text `unmet-<name>` says so."""

    TRAY_EMPTY = "tray-empty"
    HAS_PLUS_TWO = "has-plus-two"
    NO_CARDS = "no-cards"
    PILE_EMPTY = "pile-empty"
    DISCARD_EMPTY = "discard-empty"
    HAND_EMPTY = "hand-empty"
    NO_LOAD = "no-load"
    FORUM_EMPTY = "forum-empty"
    NOT_IN_FORUM = "not-in-forum"
    NO_LEADER = "no-leader"
    LEADER_THERE = "leader-there"
    FAR_PROVINCE = "far-province"
    NO_LEGIONNAIRE = "no-legionnaire"
    OWN_LEGIONNAIRE = "own-legionnaire"
    LAST_SPACE = "last-space"
    NO_SLOT = "no-slot"
    NO_TILES = "no-tiles"
    STACK_EMPTY = "stack-empty"
    NO_TOKENS = "no-tokens"
    NO_WORKER = "no-worker"
    OWN_WORKER = "own-worker"
    TOO_FAR = "too-far"
    NO_EXTRA_TILE = "no-extra-tile"
    EXTRA_USED = "extra-used"
    FREE_ACTION = "free-action"
