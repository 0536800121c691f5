"""The screens for one player: their panel, and what they were given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto

from msgspec import structs

import renderer
from bot.limits import BUTTONS, CUSTOM_ID
from bot.screens.controls import Controls, PanelState
from bot.screens.help.game_help import tip
from bot.screens.help.help_ids import Explain
from bot.screens.help.lesson import lesson_end, lesson_text, lit_option
from bot.screens.markup import bold, time_of_day
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
from bot.screens.panel.boards import forecast_line, head
from bot.screens.panel.choice import (
    MOST_BUTTONS,
    NOTHING_SHOWN,
    PRESSED_END,
    ChoiceControls,
    Shown,
    TurnEnding,
    undo_buttons,
)
from bot.screens.panel.in_place import in_place
from bot.screens.panel.panel_ids import ShowMore
from bot.screens.panel.several import SeveralControls
from bot.screens.panel.standing import standing_line
from bot.screens.panel.table_in_words import table_in_words
from bot.screens.panel.table_menu_ids import OpenTableMenu
from bot.screens.panel.thread import permanent_buttons
from bot.screens.panel.thread_ids import BoardInWords, OpenBoard, OpenTable
from bot.screens.phone_height import GAP, SCREEN, height, text_height
from bot.screens.reminders.reminder_ids import MyGames
from bot.screens.results.result import final_panel
from bot.screens.settings.settings_parts import settings_link
from bot.screens.symbols import with_symbol
from bot.screens.text import HISTORY_LENGTH
from bot.tables.next_choice import next_choices
from games.choice import Choice
from games.words import Message, Verbatim, Words

FORECAST_PARTS = 2
"""Parts of a forecast that a panel names if there is room; *My board* has all."""

LEEWAY = 30
"""How much higher than a screen picture and buttons may be before options become a list, in pixels."""

LEAST_STORY = 44
"""The height of the shortest story, in pixels."""


class PressOutcome(Enum):
    """How the press went after which a panel is shown."""

    OUTDATED = auto()
    """The panel was no longer up to date; nothing was done."""
    DONE = auto()
    """It was done."""
    DONE_IN_DIRECT_MESSAGE = auto()
    """It was done in a direct message: what is asked in a later phase gets a message of its own."""
    ENDED = auto()
    """The turn has ended by itself: what is asked next gets a message of its own."""


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
    ending: TurnEnding = PRESSED_END,
    nonce: int = 0,
) -> Screen:
    """A seat's panel: what has happened since its last turn, what it has to choose, or whom it waits for.

    `tips`: whether it says why the choice matters; `reached`: whether direct messages reach who holds the
    seat; `shown` is what it shows of the choice, `after` how the press on this panel went, `ending` how the
    turn ends without a press, `nonce` that of the notification it is sent for.
    """
    table, symbols = context.table, context.symbols
    if context.over:
        return final_panel(context, seat, words, pictures=pictures, nonce=nonce)
    choice = table.pending(seat)
    elsewhere = choice is not None and (
        after is PressOutcome.ENDED
        or (after is PressOutcome.DONE_IN_DIRECT_MESSAGE and narration.phase_ended(table, seat))
    )
    choice = None if elsewhere else choice
    state = PanelState(context.row.id, seat, table.version(seat))
    confirm = choice.confirm(shown.confirming) if choice else None
    controls = _controls(context, choice, state, words, shown, ending) if choice else None
    fewer = _controls(context, choice, state, words, shown, ending, BUTTONS) if choice else None
    done = after not in (None, PressOutcome.OUTDATED)
    head_lines = _lines(
        _head(context, words, outdated=after is PressOutcome.OUTDATED),
        standing_line(context, words, seat),
        _for_whom(context, seat, words),
    )
    before: tuple[Block, ...] = (*texts(head_lines), *gallery(pictures[:-1]))
    picture = gallery(pictures[-1:])
    rows = (
        (
            *(() if confirm else _undo_buttons(context, state, words)),
            text_button(OpenBoard(context.row.id, nonce), "button-board", words, symbols),
            text_button(Explain(context.row.id, seat), "button-help", words, symbols),
            *(() if shown.more else (_more_button(state, words, shown),)),
        ),
        *((_further_buttons(context, words, nonce),) if shown.more else ()),
    )

    lesson = lesson_text(context, seat, words) if choice and not confirm else ""
    end = () if shown.alone else lesson_end(context, seat, words)

    def below(controls: Controls | None, parts: int) -> tuple[Block, ...]:
        forecast = forecast_line(context, words, seat, parts)
        if controls and confirm:
            return (*texts(forecast), *_confirm_blocks(context, words, controls, confirm, shown), *rows)
        question = (
            _next_message(words)
            if elsewhere
            else _prompt(context, words, seat, choice, done=done, tips=tips and not lesson, reached=reached)
        )
        cautions = controls.cautions(undoable=_undoable(context, seat) > 0) if controls else ""
        options = _choice_blocks(context, controls, shown.page) if controls else ()
        return (*end, *texts(_lines(forecast, lesson, question, cautions)), *options, *rows)

    def room(lower: tuple[Block, ...]) -> int:
        return SCREEN - height((*before, *picture, *lower)) - GAP

    def fits(controls: Controls) -> bool:
        return height((*picture, *below(controls, 0))) <= SCREEN + LEEWAY

    if choice and controls and not confirm:
        if fits(controls):
            asked = {} if lesson else next_choices(table, seat)
            controls = _with_next(
                choice,
                controls,
                asked,
                fits,
                lambda each: _controls(context, each, state, words, shown, ending),
            )
        else:
            controls = fewer
    shortest = below(controls, 0)
    lower = below(controls, FORECAST_PARTS)
    lower = lower if room(lower) >= LEAST_STORY else shortest
    above = (*before, *texts(_news(context, words, seat, choice, room(lower))), *picture)
    return Screen((*above, *table_in_words(context, seat, words, (*above, *lower)), *lower))


def _with_next(
    choice: Choice,
    controls: Controls,
    asked: Mapping[str, Choice],
    fits: Callable[[Controls], bool],
    controls_of: Callable[[Choice], Controls],
) -> Controls:
    """The controls, with what is asked next in place of options that ask which, as far as there is room."""
    shown: dict[str, Choice] = {}
    for key, then in sorted(asked.items(), key=lambda each: len(each[1].keys)):
        more = controls_of(in_place(choice, {**shown, key: then}))
        if isinstance(more, ChoiceControls) and more.all_on_buttons and fits(more):
            shown[key], controls = then, more
    return controls


def _controls(
    context: TableContext,
    choice: Choice,
    state: PanelState,
    words: Words,
    shown: Shown,
    ending: TurnEnding,
    most_buttons: int = MOST_BUTTONS,
) -> Controls:
    can_choose_rest = context.game.phases[context.table.state.phase].can_choose_for(choice)
    lit = lit_option(context, state.seat)
    if choice.several is None:
        return ChoiceControls(
            choice,
            state,
            words,
            context.names,
            context.symbols,
            can_choose_rest=can_choose_rest,
            ending=ending,
            lit=lit,
            most_buttons=most_buttons,
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


def _choice_blocks(context: TableContext, controls: Controls, page: str) -> tuple[Block, ...]:
    """What is said about the options, and their controls."""
    return (*texts(controls.notes(context.safe_names)), *controls.rows(page))


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


def _more_button(state: PanelState, words: Words, shown: Shown) -> Button:
    more = ShowMore(state.game, state.seat, state.version, shown.picks)
    whole = len(more.encode()) <= CUSTOM_ID
    return Button(more if whole else structs.replace(more, key=""), words("panel-more"))


def _further_buttons(context: TableContext, words: Words, nonce: int) -> tuple[Button, ...]:
    """What stands behind *More*."""
    game, symbols = context.row.id, context.symbols
    has_table = bool(renderer.roles(context.game.name).table)
    return (
        *((text_button(OpenTable(game, nonce), "button-table", words, symbols),) if has_table else ()),
        text_button(BoardInWords(game), "button-words", words, symbols),
        Button(OpenTableMenu(game, nonce), words("button-this-table")),
        Button(MyGames(nonce), words("button-my-games")),
        settings_link(words),
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


def _news(context: TableContext, words: Words, seat: int, choice: Choice | None, room: int) -> str:
    """What has happened since the seat's last turn, as far as there is room (pixels) when it is asked.

    In its turn it is what it has done; after its turn, all from its beginning on. Before a seat's first turn
    it has no title.
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
    heading = f"**{words.text(title)}**" if since else ""
    if choice is None:
        text = narration.history_text(context, words, seat, since, scorings=True)
        return _lines(heading, text) if text else ""

    def fits(story: str) -> bool:
        return text_height(story) <= room and len(story) <= HISTORY_LENGTH

    return narration.story(context, words, seat, since, heading, fits)


def _next_message(words: Words) -> str:
    return f"**{words('panel-answered')}** {words('panel-next-message')}"


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
    """What the seat has to choose; that it has answered; else whom the table waits for at this moment.

    With `tips` also why the choice matters, or how the seat is asked again: by a direct message if they
    are `reached` by one. An answered panel says nothing that ages, since it may not be editable later.
    """
    table = context.table
    if choice:
        prompt = f"**{words.text(choice.prompt, context.safe_names)}**"
        why = tip(context.game, choice, words) if tips else ""
        shown = with_symbol(context.symbols.of(choice.prompt), prompt)
        until = waiting.deadline_line(context, seat, words) if context.row.has_several_people else ""
        return _lines(shown, until, why)
    again = words("panel-asked-again" if reached else "panel-asked-again-mention", link=context.link)
    still = words("panel-undoable") if _undoable(context, seat) else ""
    if done:
        answered = f"**{words('panel-answered')}** {words('panel-next-choice', link=context.link)} {still}"
        return _lines(answered.rstrip(), f"-# {again}" if tips else "")
    when = {"time": time_of_day(context.now)}
    if table.lanes:
        ready = {"ready": sum(table.lanes.values()), "seats": len(table.lanes)}
        begin, whom = Message("panel-answered"), Message("panel-waiting-together", {**when, **ready})
        who = waiting.seat_lines(context, words)
    else:
        names = Verbatim(", ".join(context.safe_names[other] for other in table.waiting))
        begin = Message("panel-answered" if still else "panel-not-your-turn")
        whom = Message("panel-waiting", {**when, "names": names})
        who = tuple(waiting.wait_line(context, other, words) for other in table.waiting)
    text = _lines(f"**{words.text(begin)}** {words.text(whom)} {still}".rstrip(), *who)
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
