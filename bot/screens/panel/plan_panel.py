"""The planning table of a seat as a panel."""

from typing import TypeVar

from msgspec import structs

from bot.limits import CUSTOM_ID
from bot.screens.ids.help_ids import Explain, WhyNot
from bot.screens.ids.panel_ids import PanelId
from bot.screens.ids.plan_ids import DropPlan, KeepPlan, PlanControl, PlanId, SetPlanSigns
from bot.screens.model import Block, Button, Screen, Select, SelectOption, texts
from bot.screens.panel import narration
from bot.screens.panel.choice import undo_buttons
from bot.screens.panel.panel import Panel
from bot.screens.panel.plans import KEPT
from bot.tables.planned_turns import ASK, AT_ONCE, signs_of
from bot.tables.plans import Planning
from games.engine.plans import Sign
from games.words import Verbatim, listed_names
from storage.core.rows import PlanRow

THERE = (PanelId, Explain, WhyNot)
"""The controls of a panel that a planning table has."""

C = TypeVar("C", Button, Select)

PLAYS = {AT_ONCE: "button-plan-at-once", ASK: "button-plan-ask"}
"""How a plan is played -> the text of its button."""


class PlanPanel(Panel, frozen=True, dict=True, kw_only=True):
    planning: Planning
    play: str = ""
    """How the last plan was to be played; "" before the first one."""

    def screen(self) -> Screen:
        return on_planning_table(super().screen(), self.planning.version)

    @property
    def _standing(self) -> str:
        names = listed_names(self.context.safe_names[seat] for seat in self.planning.between)
        return self.words("plan-title", names=names)

    @property
    def _head_text(self) -> str:
        words, lines = self.words, [super()._head_text]
        if (stop := self.planning.trial.stop) is not None:
            why = Verbatim(words.text(stop.message, self.context.safe_names))
            lines.append(words("plan-cut", step=stop.step + 1, why=why))
        return "\n".join([*lines, *([] if self._is_begun else [f"-# {words('plan-about')}"])])

    @property
    def _is_begun(self) -> bool:
        return bool(self.planning.stored and self.planning.plan.answers)

    @property
    def _count_undoable(self) -> int:
        return self.context.table.undoable(self.seat)

    @property
    def scored(self) -> None:
        """A planning table shows no scoring."""

    @property
    def _turns(self) -> list[narration.Turn]:
        return []

    @property
    def _waiting_text(self) -> str:
        """What follows the last step."""
        text = "plan-open-ended" if self.planning.table.is_open_ended else "plan-whole"
        return f"**{self.words(text)}**"

    @property
    def _buttons(self) -> tuple[Block, ...]:
        words, stored, more = self.words, self.planning.stored, self.shown.more
        game, undoable = self.context.row.id, 0 if self._confirm else self._count_undoable
        goes_back = self.context.table.has_only_opened_menu(self.seat)
        undo = undo_buttons(self._state, undoable, words, goes_back=goes_back)[: 2 if more else 1]
        explain = Button(Explain(game, self.seat), words("button-help"))
        if stored is None or not self._is_begun:
            return ((*undo, *self._hint_button, explain),)
        play = stored.play or self.play or ASK
        if not more:
            kept = texts(f"-# {words(KEPT[stored.play])}" if stored.play else "")
            keep = Button(self._kept(stored, play), words("button-plan-keep"), "primary")
            return ((*undo, *(() if stored.play else (keep,)), explain, self._more_button), *kept)
        keeps = tuple(
            Button(self._kept(stored, each), words(text), "primary" if each == play else "secondary")
            for each, text in PLAYS.items()
        )
        drop = Button(DropPlan(game, self.seat, stored.version), words("button-plan-drop"), "danger")
        about = texts(f"-# {words('plan-played-if')}")
        return ((*undo, *self._hint_button, explain), *about, (*keeps, drop), self._signs(signs_of(stored)))

    def _kept(self, stored: PlanRow, play: str) -> KeepPlan:
        return KeepPlan(self.context.row.id, self.seat, stored.version, play)

    @property
    def _longest_id(self) -> int:
        return CUSTOM_ID - len(PlanControl("", self.planning.version).encode())

    def _signs(self, chosen: tuple[Sign, ...]) -> Select:
        """By which signs the plan stops."""
        options = tuple(
            SelectOption(sign, self.words(f"plan-sign-{sign}"), default=sign in chosen) for sign in Sign
        )
        signs = SetPlanSigns(self.context.row.id, self.seat, self.planning.version)
        return Select(signs, self.words("plan-signs"), options, min_values=0, max_values=len(options))


def on_planning_table(screen: Screen, version: int) -> Screen:
    """A screen of a planning table: no press on it reaches the real one."""
    blocks = (_apart(block, version) for block in screen.blocks)
    return structs.replace(screen, blocks=tuple(block for block in blocks if block))


def _apart(block: Block, version: int) -> Block:
    if isinstance(block, tuple):
        return tuple(moved for each in block if (moved := _moved(each, version)))
    return (_moved(block, version) or ()) if isinstance(block, Select) else block


def _moved(control: C, version: int) -> C | None:
    """A control as it is on a planning table; None if it is not there."""
    if isinstance(control.custom_id, PlanId):
        return control
    if not isinstance(control.custom_id, THERE):
        return None
    return structs.replace(control, custom_id=PlanControl(control.custom_id.encode(), version))
