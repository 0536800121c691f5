"""The screens for one player: their panel, and what they were given."""

from __future__ import annotations

from enum import Enum, auto

from bot.screens.controls import Controls, PanelState
from bot.screens.help.game_help import tip
from bot.screens.help.help_ids import Explain
from bot.screens.help.lesson import lesson_end, lesson_text, lit_option
from bot.screens.markup import bold
from bot.screens.model import (
    Block,
    Button,
    Pictures,
    Screen,
    TableContext,
    gallery,
    text_button,
    texts,
)
from bot.screens.moments import vacation_days
from bot.screens.panel import narration, waiting
from bot.screens.panel.boards import forecast_lines, head
from bot.screens.panel.choice import NOTHING_SHOWN, ChoiceControls, Shown, undo_buttons
from bot.screens.panel.several import SeveralControls
from bot.screens.panel.standing import standing_line
from bot.screens.panel.table_in_words import table_in_words
from bot.screens.panel.thread import permanent_buttons
from bot.screens.panel.thread_ids import OpenBoard
from bot.screens.results.result import final_panel
from bot.screens.symbols import with_symbol
from games.choice import Choice
from games.words import Message, Verbatim, Words

FORECAST_PARTS = 2
"""Parts of a forecast that a panel names; *My board* has all."""


class PressOutcome(Enum):
    """How the press went after which a panel is shown."""

    OUTDATED = auto()
    """The panel was no longer up to date; nothing was done."""
    DONE = auto()
    """It was done."""
    DONE_IN_DIRECT_MESSAGE = auto()
    """It was done in a direct message: what is asked in a later phase gets a message of its own."""


def panel(
    context: TableContext,
    seat: int,
    words: Words,
    *,
    pictures: Pictures = (),
    tips: bool = False,
    reached: bool = True,
    shown: Shown = NOTHING_SHOWN,
    after: PressOutcome | None = None,
    nonce: int = 0,
) -> Screen:
    """A seat's panel: what has happened since its last turn, what it has to choose, or whom it waits for.

    `tips`: whether it says why the choice matters; `reached`: whether direct messages reach who holds the
    seat; `shown` is what it shows of the choice, `after` how the press on this panel went, `nonce` that of
    the notification it is sent for.
    """
    table, symbols = context.table, context.symbols
    if context.over:
        return final_panel(context, seat, words, pictures=pictures, nonce=nonce)
    choice = table.pending(seat)
    elsewhere = (
        after is PressOutcome.DONE_IN_DIRECT_MESSAGE
        and choice is not None
        and narration.phase_ended(table, seat)
    )
    choice = None if elsewhere else choice
    state = PanelState(context.row.id, seat, table.version(seat))
    confirm = choice.confirm(shown.confirming) if choice else None
    controls = _controls(context, choice, state, words, shown) if choice else None
    done = after in (PressOutcome.DONE, PressOutcome.DONE_IN_DIRECT_MESSAGE)
    above: tuple[Block, ...] = (
        *texts(
            _head(context, words, outdated=after is PressOutcome.OUTDATED),
            standing_line(context, words, seat),
            _for_whom(context, seat, words),
        ),
        *gallery(pictures[:-1]),
        *texts(_news(context, words, seat, choice)),
        *gallery(pictures[-1:]),
    )
    lesson = lesson_text(context, seat, words) if choice and not confirm else ""
    below: tuple[Block, ...] = (
        *(() if shown.alone else lesson_end(context, seat, words)),
        *texts(forecast_lines(context, words, seat, seat, most=FORECAST_PARTS)),
        *(
            _confirm_blocks(context, words, controls, confirm, shown)
            if controls and confirm
            else (
                *texts(
                    lesson,
                    _next_message(words)
                    if elsewhere
                    else _prompt(
                        context, words, seat, choice, done=done, tips=tips and not lesson, reached=reached
                    ),
                ),
                *(_choice_blocks(context, seat, controls, shown.page) if controls else ()),
            )
        ),
        (
            *(() if confirm else _undo_buttons(context, state, words)),
            text_button(OpenBoard(context.row.id, nonce), "button-board", words, symbols),
            text_button(Explain(context.row.id, seat), "button-help", words, symbols),
        ),
    )
    return Screen((*above, *table_in_words(context, seat, words, (*above, *below)), *below))


def _controls(
    context: TableContext, choice: Choice, state: PanelState, words: Words, shown: Shown
) -> Controls:
    can_choose_rest = context.game.phases[context.table.state.phase].can_choose_for_seats
    lit = lit_option(context, state.seat)
    if choice.several is None:
        return ChoiceControls(
            choice, state, words, context.names, context.symbols, can_choose_rest=can_choose_rest, lit=lit
        )
    return SeveralControls(
        choice,
        state,
        words,
        context.names,
        context.symbols,
        picks=shown.picks,
        can_choose_rest=can_choose_rest,
        lit=lit,
    )


def _choice_blocks(context: TableContext, seat: int, controls: Controls, page: str) -> tuple[Block, ...]:
    """What is said about the options, and their controls."""
    cautions = controls.cautions(undoable=_undoable(context, seat) > 0)
    return (*texts(controls.notes(context.safe_names), cautions), *controls.rows(page))


def _confirm_blocks(
    context: TableContext, words: Words, controls: Controls, confirm: Message, shown: Shown
) -> tuple[Block, ...]:
    """What is asked once more before an answer counts, and the answers to that."""
    question = f"**{words.text(confirm, context.safe_names)}**"
    return (*texts(question), controls.confirm_row(shown.confirming))


def _undo_buttons(context: TableContext, state: PanelState, words: Words) -> tuple[Button, ...]:
    table = context.table
    return undo_buttons(
        state,
        _undoable(context, state.seat),
        words,
        context.symbols,
        goes_back=table.goes_back(state.seat),
    )


def _undoable(context: TableContext, seat: int) -> int:
    """How many moves who holds a seat can still take back."""
    return context.table.undoable(seat, context.row.held_after(seat))


def _head(context: TableContext, words: Words, *, outdated: bool = False) -> str:
    text = head(context, words)
    return f"{text}\n{words('panel-outdated')}" if outdated else text


def _for_whom(context: TableContext, seat: int, words: Words) -> str:
    """For whom somebody stands in, or that who plays is on vacation; "" for a player who is there."""
    held = context.row.holder(seat)
    if held is None or held.away is None:
        return ""
    last = vacation_days(held.away, words)[1]
    if held.stand_in is not None:
        name = bold(context.names[seat])
        return words("panel-stand-in", name=name, last=last)
    if not context.row.is_away(seat, context.now):
        return ""
    return words("panel-on-vacation", last=last)


def _news(context: TableContext, words: Words, seat: int, choice: Choice | None) -> str:
    """What has happened since the seat's last turn; in its turn, or after it, from its beginning on.

    Before a seat's first turn it has no title.
    """
    table = context.table
    if choice is not None and table.rows(seat) and not narration.phase_ended(table, seat):
        return narration.own_line(context, words, seat)
    if choice is None and not _undoable(context, seat):
        title, since = Message("panel-own-turn"), narration.row_before_own_turn(table, seat)
    else:
        title, since = Message("panel-since-last-turn"), narration.row_before_last_turn(table, seat)
        scored = narration.scoring_before_turn(table, seat)
        since = since if scored is None else min(since, narration.phase_start_at(table, scored) - 1)
    text = narration.history_text(context, words, seat, since, scorings=True)
    if not text or not since:
        return text
    return f"**{words.text(title)}**\n{text}"


def _next_message(words: Words) -> str:
    return f"**{words('panel-done')}** {words('panel-next-message')}"


def _prompt(
    context: TableContext,
    words: Words,
    seat: int,
    choice: Choice | None,
    *,
    done: bool,
    tips: bool,
    reached: bool,
) -> str:
    """What the seat has to choose, else whom it waits for.

    With `tips` also why the choice matters, or how the seat is asked again: by a direct message if they
    are `reached` by one.
    """
    table = context.table
    if choice:
        prompt = f"**{words.text(choice.prompt, context.safe_names)}**"
        why = tip(context.game, choice, words) if tips else ""
        shown = with_symbol(context.symbols.of(choice.prompt), prompt)
        until = waiting.deadline_line(context, seat, words) if context.row.has_several_people else ""
        return _lines(shown, until, why)
    if table.lanes:
        ready = {"ready": sum(table.lanes.values()), "seats": len(table.lanes)}
        whom = Message("panel-waiting-together", ready)
        who = waiting.seat_lines(context, words)
    else:
        names = ", ".join(context.safe_names[other] for other in table.waiting)
        whom = Message("panel-waiting", {"names": Verbatim(names)})
        who = tuple(waiting.wait_line(context, other, words) for other in table.waiting)
    undoable = _undoable(context, seat) > 0
    begin = Message("panel-done" if done or table.lanes or undoable else "panel-not-your-turn")
    still = words("panel-undoable") if undoable else ""
    text = _lines(f"**{words.text(begin)}** {words.text(whom)} {still}".rstrip(), *who)
    how = "panel-asked-again" if reached else "panel-asked-again-mention"
    again = words(how, link=context.link)
    return f"{text}\n-# {again}" if tips else text


def _lines(*lines: str) -> str:
    """Lines of a text, without empty ones."""
    return "\n".join(filter(None, lines))


def gift(context: TableContext, seat: int, words: Words, *, n: int, nonce: int) -> Screen:
    """What a seat was given when all had chosen, in row n; its own doings of that phase stand with it."""
    lines = [line for line in narration.lines(context.table, seat, 0) if line.row <= n]
    own = [line for line in lines if line.seat == seat][-1:]
    text = "\n".join(narration.line_texts(own, words, context.safe_names, context.symbols))
    buttons = permanent_buttons(context, nonce, words)
    return Screen((*texts(head(context, words), text), buttons))
