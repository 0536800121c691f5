"""Controls of a planning table; a panel's stand there in a `PlanControl`, apart from the real table."""

from bot.screens.ids.custom_id import PressedId, SeatId
from bot.screens.ids.panel_ids import PanelId


class OpenPlan(SeatId, frozen=True):
    template = "openplan:{game}:{seat}"


class DeclinePlan(SeatId, frozen=True):
    """Not plan the next turn, which was offered after the last one."""

    template = "noplan:{game}:{seat}"


class PlanControl(PressedId, frozen=True):
    """A control of a planning table."""

    template = "plan:{version}:{pressed}"

    version: int
    """That of the plan (`PlanRow`)."""

    values: tuple[str, ...] = ()


class PlanId(SeatId, frozen=True):
    version: int
    """That of the plan: with another one the panel is outdated."""


class KeepPlan(PlanId, frozen=True):
    """Keep a plan, to be played as `play` says (`bot/tables/planned_turns.py`)."""

    template = "keepplan:{game}:{seat}:{version}:{play}"

    play: str


class SetPlanSigns(PlanId, frozen=True):
    """Choose the signs by which a plan stops."""

    template = "plansigns:{game}:{seat}:{version}"

    signs: tuple[str, ...] = ()


class DropPlan(PlanId, frozen=True):
    template = "dropplan:{game}:{seat}:{version}"


class PlayPlan(PanelId, frozen=True):
    """Play a plan whose turn has come, up to where it stops."""

    template = "playplan:{game}:{seat}:{version}"
