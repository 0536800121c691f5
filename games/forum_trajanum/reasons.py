"""Why something that exists is not offered: the first condition that it does not meet."""

from __future__ import annotations

from enum import StrEnum, auto


class Reason(StrEnum):
    """A condition that is not met."""

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
    TOO_FEW_GOODS = auto()
    CITIZEN_INACTIVE = auto()
    CITIZEN_USED = auto()
    """As often as a turn allows."""
    OCCUPIED = auto()
    """An envoy stands there."""
    OTHER_COLOUR = auto()
    OTHER_AREA_BEGUN = auto()
    """Another area of the colour has been begun and must be continued."""
