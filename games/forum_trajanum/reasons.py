"""Why something that exists is not offered: the conditions that it does not meet."""

from __future__ import annotations

from enum import StrEnum, auto


class Reason(StrEnum):
    """A condition that is not met; the text `unmet-<name>` says so."""

    NO_ROOM = auto()
    """No free space."""
    NO_ROOM_FOR_TWO = auto()
    """No two free spaces side by side."""
    NONE_IN_SUPPLY = auto()
    """No building tile of the kind is left."""
    CANNOT_PAY = auto()
    """Not even with exchanges."""
    NO_BUILDING_GROUND = auto()
    """A temple or a crane."""
    COVERED = auto()
    """A Colonia tile lies there."""
    BUILT_ON = auto()
    NO_ROOM_BESIDE = auto()
    """No free space next to it."""
    NO_TILE = auto()
    """No Colonia tile lies there."""
    NOT_IN_STREETS = auto()
    """None of the street cards left leads there."""
    NO_PAIR = auto()
    """No two workers of one colour."""
    NO_ASSISTANT_OR_WORKER = auto()
    NO_ASSISTANT = auto()
    NO_MERCHANT_GOODS = auto()
    """Neither coin nor tribune nor assistant."""
    CITIZEN_INACTIVE = auto()
    CITIZEN_USED = auto()
    """As often as a turn allows."""
    OCCUPIED = auto()
    """An envoy stands there."""
    OTHER_COLOUR = auto()
    OTHER_AREA_BEGUN = auto()
    """Another area of the colour has been begun and must be continued."""
    NO_EAGLE = auto()
    IS_EAGLE = auto()
    CRANE_THERE = auto()
    NO_CITIZEN = auto()
    """The tile shows none."""
    OTHER_CLASS = auto()
    ROW_FULL = auto()
    NOT_BESIDE = auto()
    """Not next to the first half."""
    ALREADY_BUILT = auto()
    """In this turn."""
    NO_EXCHANGE = auto()
    """None can be made."""
    NOT_REACHED = auto()
    """A step of the track that the marker has not reached."""
    TOO_FEW_TRIBUNES = auto()
    NO_TILES_LEFT = auto()
    """In the Colonia."""
    HAS_RECEIVED = auto()
    """A tile from next to the Colonia is used only by who received none."""
    SAME_GAIN = auto()
    """It brings just what the own tile brings."""
    NO_SECOND_TILE = auto()
    BRINGS_TRIBUNES = auto()
    """One of the two brings just the tribunes that both cost."""
