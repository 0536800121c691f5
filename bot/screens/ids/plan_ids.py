"""Controls of a planning table; those of a panel stand there in a `PlanControl`, apart from the real table."""

from bot.screens.ids.custom_id import PressedId, SeatId
from bot.screens.ids.panel_ids import PanelId


class OpenPlan(SeatId, frozen=True):
    template = "openplan:{game}:{seat}"


class PlanControl(PressedId, frozen=True):
    """A control of a planning table."""

    template = "plan:{version}:{pressed}"

    version: int
    """That of the plan (`PlanRow`): with another one the panel is outdated."""

    values: tuple[str, ...] = ()


class KeepPlan(SeatId, frozen=True):
    """Keep a plan, to be played as `play` says (`bot/tables/planned_turns.py`)."""

    template = "keepplan:{game}:{seat}:{play}"

    play: str


class SetPlanSigns(SeatId, frozen=True):
    """Choose the signs by which a plan stops."""

    template = "plansigns:{game}:{seat}"

    signs: tuple[str, ...] = ()


class DropPlan(SeatId, frozen=True):
    template = "dropplan:{game}:{seat}"


class PlayPlan(PanelId, frozen=True):
    """Play a plan whose turn has come, up to where it stops."""

    template = "playplan:{game}:{seat}:{version}"
