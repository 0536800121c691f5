"""What a plan says: on the panel of its seat, and once it was played."""

from typing import Any

from bot.screens.ids.plan_ids import DeclinePlan, OpenPlan, PlayPlan
from bot.screens.ids.table_ids import OpenBoard, OpenPanel
from bot.screens.markup import time_of_day
from bot.screens.model import Block, Button, Screen, TableContext, plain_screen, texts
from bot.screens.panel.narration import line_texts, lines_since
from bot.screens.shared.menu import TableMenu
from bot.screens.text import SEPARATOR, title_argument
from bot.tables.planned_turns import ASK, AT_ONCE, plan_of_row, signs_of, tried
from bot.tables.plans import can_plan
from games.engine.plans import Plan, cause
from games.words import Verbatim, Words
from games.written_messages import read_message
from storage.core.rows import PlanRow

KEPT = {None: "plan-kept-not", AT_ONCE: "plan-kept-at-once", ASK: "plan-kept-ask"}
"""How a plan is played -> the text that says so."""


def steps_text(plan: Plan[Any], words: Words, context: TableContext) -> Verbatim:
    """What a plan answers, in one line, without what only asks which."""
    last = plan.answers[-1:]
    known = [each for each in plan.answers[:-1] if each.events]
    answers = (words.text(read_message(each.name), context.safe_names) for each in (*known, *last))
    return Verbatim(SEPARATOR.join(dict.fromkeys(answers)))


def kept_text(context: TableContext, stored: PlanRow, words: Words) -> str:
    """What a seat has planned, while others play."""
    plan = plan_of_row(context.table, stored)
    if not plan.answers:
        return ""
    steps = words("plan-planned", steps=steps_text(plan, words, context))
    return f"{steps}\n-# {words(KEPT[stored.play])}"


def turn_text(
    context: TableContext, stored: PlanRow, words: Words, ends: float | None
) -> tuple[str, tuple[Button, ...]]:
    """Whether a plan holds whose turn has come, and its button; `ends`: when it ends the turn."""
    plan = plan_of_row(context.table, stored)
    trial = tried(context.table, stored, plan)
    if trial is None or not plan.answers:
        return "" if ends is None else words("plan-ends-turn", until=time_of_day(ends)), ()
    version = context.table.version(stored.seat)
    play = PlayPlan(context.row.id, stored.seat, version)
    steps = steps_text(plan, words, context)
    if trial.stop is None:
        return words("plan-holds", steps=steps), (Button(play, words("button-plan-play"), "success"),)
    event = cause(context.table, stored.seat, plan, signs_of(stored))
    messages = (trial.stop.message, event.message() if event else None)
    said = (words.text(each, context.safe_names) for each in messages if each)
    why = Verbatim(SEPARATOR.join(dict.fromkeys(said)))
    text = words("plan-stopped", steps=steps, why=why, step=trial.stop.step + 1)
    part = Button(play, words("button-plan-play-part", step=trial.stop.step))
    return text, (part,) if trial.keys else ()


def offer(context: TableContext, seat: int, words: Words) -> tuple[Block, ...]:
    """The question after a turn whether the next one is to be planned."""
    plan = Button(OpenPlan(context.row.id, seat), words("button-plan"), "primary")
    decline = Button(DeclinePlan(context.row.id, seat), words("button-plan-decline"))
    return (*texts(f"**{words('plan-offer')}**"), (plan, decline))


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    """What the user has planned at a table, and the button that plans; nothing if it cannot be planned."""
    seat, context = menu.own_seat, menu.context
    if seat is None or context is None or not can_plan(menu.row, context.table, seat, menu.user):
        return ()
    said = kept_text(context, menu.plan, menu.words) if menu.plan else ""
    return (*texts(said), (open_button(context, seat, menu.words, planned=bool(said)),))


def open_button(context: TableContext, seat: int, words: Words, *, planned: bool) -> Button:
    text = "button-plan-change" if planned else "button-plan"
    return Button(OpenPlan(context.row.id, seat), words(text))


def played(context: TableContext, seat: int, nonce: int, words: Words, *, until: float | None) -> Screen:
    """What a seat's plan has answered in its last turn, and `until` when it can be taken back."""
    found = [line for line in lines_since(context.table, seat, 0) if line.seat == seat][-1:]
    turn = Verbatim("\n".join(line_texts(found, words, context.safe_names)))
    text = words("plan-played", table=title_argument(context.row.id, words), turn=turn)
    if until is None:
        return plain_screen(text, (Button(OpenBoard(context.row.id, nonce), words("button-board")),))
    undo = words("plan-played-undo", until=time_of_day(until))
    return plain_screen(f"{text}\n{undo}", (Button(OpenPanel(context.row.id, nonce), words("button-move")),))
