"""The screens for one player: their panel, and gifts to them."""

from collections.abc import Callable
from enum import Enum, auto
from functools import cached_property

from msgspec import Struct, structs

import renderer
from bot.limits import BUTTONS, CUSTOM_ID, TEXT
from bot.screens.help.game_help import tip_text
from bot.screens.help.hint import chosen_text, hint_text, lesson_end, lesson_text, lit_keys
from bot.screens.ids.help_ids import Explain
from bot.screens.ids.history_ids import NoteHere, OpenHistory
from bot.screens.ids.panel_ids import AskHint, ShowMore
from bot.screens.ids.settings_ids import MyGames
from bot.screens.ids.table_ids import BoardInWords, OpenBoard, OpenTable, OpenTableMenu
from bot.screens.markup import bold, time_of_day
from bot.screens.model import (
    ActionRow,
    Block,
    Button,
    Pictures,
    Screen,
    TableContext,
    count_characters,
    gallery,
    text_button,
    texts,
)
from bot.screens.moments import vacation_days
from bot.screens.panel import narration
from bot.screens.panel.boards import forecast_lines, head_text, table_in_words
from bot.screens.panel.choice import (
    MOST_BUTTONS,
    NOTHING_SHOWN,
    PRESSED_END,
    ChoiceControls,
    Shown,
    TurnEnding,
    in_place,
    undo_buttons,
)
from bot.screens.panel.pick_controls import SeveralControls
from bot.screens.panel.plans import kept_text, offer, open_button, turn_text
from bot.screens.panel.thread import permanent_buttons
from bot.screens.phone_height import GAP, SCREEN, height, text_height
from bot.screens.results.result import final_panel, game_page_button
from bot.screens.settings.settings_parts import settings_link
from bot.screens.shared import waiting
from bot.screens.shared.controls import Controls, PanelState
from bot.screens.shared.standing import standing_line
from bot.screens.symbols import with_symbol
from bot.screens.text import HISTORY_LENGTH
from bot.tables.choices_ahead import next_choices
from bot.tables.plans import can_plan
from games.agents.hints import Hint
from games.choice import Choice
from games.words import Message, Verbatim, Words
from storage.core.rows import GUIDED, PlanRow

FORECAST_PARTS = 2
"""Parts of a forecast that a panel names if there is room; *My board* has all."""

LEEWAY = 30
"""How much higher than a screen picture and buttons may be before options become a list, in pixels."""

LEAST_STORY = 44
"""The height of the shortest story, in pixels."""

BELOW = 200
"""Letters left for what stands below a panel, as the question for a time zone."""


Lower = tuple[str, tuple[Block, ...]]
"""A question, and the blocks below it."""


class PressOutcome(Enum):
    """Outcome of the press after which a panel is shown."""

    OUTDATED = auto()
    """The panel was no longer up to date; nothing was done."""
    DONE = auto()
    DONE_IN_DIRECT_MESSAGE = auto()
    """The press was in a direct message: a question of a later phase gets its own message."""
    ENDED = auto()
    """The turn has ended by itself: the next question gets its own message."""


DONE = (PressOutcome.DONE, PressOutcome.DONE_IN_DIRECT_MESSAGE)


class Panel(Struct, frozen=True, dict=True):
    context: TableContext
    seat: int
    words: Words
    pictures: Pictures = ()
    tips: bool = False
    """Whether it says why the choice matters."""
    reached: bool = True
    """Whether direct messages reach who holds the seat."""
    shown: Shown = NOTHING_SHOWN
    after: PressOutcome | None = None
    """Outcome of the press on it."""
    ending: TurnEnding = PRESSED_END
    hint: Hint | None = None
    plan: PlanRow | None = None
    """What the seat has planned, for its holder alone."""
    plan_ends: float | None = None
    """Until when a turn that the plan has played can be taken back."""
    offers_plan: bool = False
    """Whether the user is asked to plan after a turn."""
    nonce: int = 0

    def screen(self) -> Screen:
        """The panel as a message: on a phone the story shrinks, so that question and controls are seen."""
        context, seat, words = self.context, self.seat, self.words
        if context.over:
            return final_panel(context, seat, words, pictures=self.pictures, nonce=self.nonce)
        head_lines = _lines(self._head_text, standing_line(context, words, seat), self._for_whom_text)
        before: tuple[Block, ...] = (*texts(head_lines), *gallery(self.pictures[:-1]))
        picture = gallery(self.pictures[-1:])
        short, full = forecast_lines(context, words, seat, (0, FORECAST_PARTS))

        def fits(lower: Lower) -> bool:
            question, controls = lower
            return height((*picture, *texts(_lines(short, question)), *controls)) <= SCREEN + LEEWAY

        question, controls = self._lower_part(fits)
        for forecast in (full, short):
            lower = (*self._lesson_end, *texts(_lines(forecast, question)), *controls)
            room = SCREEN - height((*texts(head_lines), *picture, *lower)) - GAP
            if room >= LEAST_STORY:
                break
        letters = TEXT - BELOW - count_characters((*before, *lower))
        above = (*before, *texts(self._news_text(room, min(letters, HISTORY_LENGTH))), *picture)
        return Screen.of(*above, *table_in_words(context, seat, words, (*above, *lower)), *lower)

    @cached_property
    def _choice(self) -> Choice | None:
        """The choice asked here; None without one, or if it gets its own message."""
        return None if self._is_asked_elsewhere else self.context.table.pending_choice(self.seat)

    @cached_property
    def _is_asked_elsewhere(self) -> bool:
        table, seat = self.context.table, self.seat
        return table.pending_choice(seat) is not None and (
            self.after is PressOutcome.ENDED
            or (self.after is PressOutcome.DONE_IN_DIRECT_MESSAGE and narration.has_phase_ended(table, seat))
        )

    @cached_property
    def _confirm(self) -> Message | None:
        return self._choice.confirm(self.shown.confirming) if self._choice else None

    @cached_property
    def _state(self) -> PanelState:
        row = self.context.row
        return PanelState(row.id, self.seat, self.context.table.version(self.seat), row.hints)

    @cached_property
    def _count_undoable(self) -> int:
        """How many moves who holds the seat can still take back."""
        return self.context.table.undoable(self.seat, self.context.row.held_after(self.seat))

    @property
    def _head_text(self) -> str:
        text = head_text(self.context, self.words)
        return f"{text}\n{self.words('panel-outdated')}" if self.after is PressOutcome.OUTDATED else text

    @property
    def _for_whom_text(self) -> str:
        """The user replaced by the reader, or that the reader is on vacation; "" for a present player."""
        context, words = self.context, self.words
        held = context.row.holder(self.seat)
        if held is None or held.away is None:
            return ""
        last = vacation_days(held.away, words)[1]
        if held.stand_in is not None:
            return words("panel-stand-in", name=bold(context.names[self.seat]), last=last)
        return words("panel-on-vacation", last=last) if context.row.is_away(self.seat, context.now) else ""

    @property
    def _lesson_end(self) -> tuple[Block, ...]:
        return () if self.shown.alone else lesson_end(self.context, self.seat, self.words)

    def _news_text(self, room: int, letters: int) -> str:
        """The news since the last turn, in its turn the seat's own moves; cut to the room if it is asked.

        `room`: pixels; `letters`: where a scoring alone takes more of them, only seats have symbols.
        """
        context, words, seat, table = self.context, self.words, self.seat, self.context.table
        if self._choice and table.rows(seat) and not narration.has_phase_ended(table, seat):
            return narration.own_line(context, words, seat)
        if self._choice is None and not self._count_undoable:
            title, since = "panel-own-turn", narration.row_before_own_turn(table, seat)
        else:
            given = context.row.seeded_after if context.row.origin == GUIDED else 0
            title, since = "panel-since-last-turn", max(given, narration.row_before_last_turn(table, seat))
            scored = narration.scoring_before_turn(table, seat)
            since = since if scored is None else min(since, narration.phase_start_at(table, scored) - 1)
        heading = f"**{words(title)}**" if since else ""
        if self._choice is None:
            text = narration.history_text(context, words, seat, since, scorings=True)
            return _lines(heading, text) if text else ""

        def fits(story: str) -> bool:
            return text_height(story) <= room and len(story) <= letters

        story = narration.story_text(context, words, seat, since, heading, fits)
        if len(story) <= letters:
            return story
        plain = structs.replace(context, symbols=context.symbols.of_seats())
        return narration.story_text(plain, words, seat, since, heading, fits)

    def _lower_part(self, fits: Callable[[Lower], bool]) -> Lower:
        """The question and its controls; options that only ask which give way to the answers."""
        choice, shown = self._choice, self.shown
        if choice is None:
            said = self._next_message if self._is_asked_elsewhere else self._waiting_text
            return _lines(self._chosen_text, said, self._planned_text), (*self._buttons, *self._plan_ahead)
        controls = self._controls(choice)
        if self._confirm:
            question = f"**{self.words.text(self._confirm, self.context.safe_names)}**"
            return question, (controls.confirm_row(shown.confirming), *self._buttons)
        found = self._question(choice, controls)
        if not fits(found):
            return self._question(choice, self._controls(choice, BUTTONS))
        asked = {} if self._lesson_text else next_choices(self.context.table, self.seat)
        joined: dict[str, Choice] = {}
        for key, then in sorted(asked.items(), key=lambda each: len(each[1].keys)):
            more = self._controls(in_place(choice, {**joined, key: then}))
            lower = self._question(choice, more)
            if isinstance(more, ChoiceControls) and more.all_on_buttons and fits(lower):
                joined[key], found = then, lower
        return found

    @cached_property
    def _lesson_text(self) -> str:
        return lesson_text(self.context, self.seat, self.words, hinted=self.hint is not None)

    def _question(self, choice: Choice, controls: Controls) -> Lower:
        context, words = self.context, self.words
        led = _lines(self._lesson_text, hint_text(context, self.hint, controls, words) if self.hint else "")
        why = tip_text(context.game, choice, words) if self.tips and not led else ""
        prompt = f"**{words.text(choice.prompt, context.safe_names)}**"
        until = waiting.deadline_line(context, self.seat, words) if context.row.has_several_people else ""
        planned, play = turn_text(context, self.plan, words, self.plan_ends) if self.plan else ("", ())
        question = _lines(
            self._chosen_text,
            led,
            planned,
            f"-# {words(self.shown.no_hint)}" if self.shown.no_hint else "",
            with_symbol(context.symbols.of(choice.prompt), prompt),
            until,
            why,
            controls.cautions(undoable=self._count_undoable > 0),
        )
        notes = texts(controls.notes(context.safe_names))
        return question, (play, *notes, *controls.rows(self.shown.page), *self._buttons)

    def _controls(self, choice: Choice, most_buttons: int = MOST_BUTTONS) -> Controls:
        context, words = self.context, self.words
        can_choose_rest = context.game.phases[context.table.state.phase].can_choose_for(choice)
        lit = lit_keys(context, self.seat, self.hint, choice)
        if choice.several is None:
            return ChoiceControls(
                choice,
                self._state,
                words,
                context.names,
                context.symbols,
                can_choose_rest=can_choose_rest,
                ending=self.ending,
                lit=lit,
                most_buttons=most_buttons,
            )
        return SeveralControls(
            choice,
            self._state,
            words,
            context.names,
            context.symbols,
            picks=self.shown.picks,
            can_choose_rest=can_choose_rest,
            lit=lit,
        )

    @property
    def _chosen_text(self) -> str:
        chosen = self.shown.chosen
        return chosen_text(chosen, self.words, self.context.safe_names) if chosen else ""

    @property
    def _next_message(self) -> str:
        return f"**{self.words('panel-answered')}** {self.words('panel-next-message')}"

    @property
    def _waiting_text(self) -> str:
        """Say that the seat has answered, else who has to act; without times, which would become outdated."""
        context, words, table = self.context, self.words, self.context.table
        asked_again = "panel-asked-again" if self.reached else "panel-asked-again-mention"
        again = f"-# {words(asked_again, link=context.link)}" if self.tips else ""
        still = words("panel-undoable") if self._count_undoable else ""
        if self.after not in (None, PressOutcome.OUTDATED):
            answered = (
                f"**{words('panel-answered')}** {words('panel-next-choice', link=context.link)} {still}"
            )
            return _lines(answered.rstrip(), again)
        when = {"time": time_of_day(context.now)}
        if table.lanes:
            ready = {"ready": sum(table.lanes.values()), "seats": len(table.lanes)}
            begin, whom = "panel-answered", Message("panel-waiting-together", {**when, **ready})
            who = waiting.seat_lines(context, words)
        else:
            names = Verbatim(", ".join(context.safe_names[other] for other in table.waiting_seats))
            begin = "panel-answered" if still else "panel-not-your-turn"
            whom = Message("panel-waiting", {**when, "names": names})
            who = tuple(waiting.wait_line(context, other, words) for other in table.waiting_seats)
        return _lines(f"**{words(begin)}** {words.text(whom)} {still}".rstrip(), *who, again)

    @property
    def _buttons(self) -> tuple[Block, ...]:
        context, words, symbols, more = self.context, self.words, self.context.symbols, self.shown.more
        undoable, goes_back = (
            0 if self._confirm else self._count_undoable,
            context.table.has_only_opened_menu(self.seat),
        )
        row = (
            *undo_buttons(self._state, undoable, words, symbols, goes_back=goes_back),
            text_button(OpenBoard(context.row.id, self.nonce), "button-board", words, symbols),
            text_button(Explain(context.row.id, self.seat), "button-help", words, symbols),
            *(() if more else (self._more_button,)),
        )
        return (row, *self._further_rows) if more else (row,)

    @cached_property
    def _planned_text(self) -> str:
        return kept_text(self.context, self.plan, self.words) if self.plan else ""

    @property
    def _plan_ahead(self) -> tuple[Block, ...]:
        player, row = self.context.row.seated[self.seat].player, self.context.row
        if player is None or not can_plan(row, self.context.table, self.seat, player):
            return ()
        is_planned = bool(self._planned_text)
        if self.offers_plan and not is_planned and self.after in DONE:
            return offer(self.context, self.seat, self.words)
        return ((open_button(self.context, self.seat, self.words, planned=is_planned),),)

    @property
    def _more_button(self) -> Button:
        return Button(self._control_that_keeps(ShowMore), self.words("panel-more"))

    def _control_that_keeps(self, kind: type[ShowMore | AskHint]) -> ShowMore | AskHint:
        """The id of a control that keeps what is picked, or the page, if it has room for that."""
        state = self._state
        pressed = kind(state.game, state.seat, state.version, self.shown.kept_state(self._choice))
        return pressed if len(pressed.encode()) <= self._longest_id else structs.replace(pressed, key="")

    @property
    def _longest_id(self) -> int:
        return CUSTOM_ID

    @property
    def _further_rows(self) -> tuple[ActionRow, ...]:
        """*Hint* for a seat that is asked, the whole table, the history, *Note*, and what leads elsewhere."""
        game, words, symbols = self.context.row.id, self.words, self.context.symbols
        table = text_button(OpenTable(game, self.nonce), "button-table", words, symbols)
        shown = (
            *((table,) if renderer.roles(self.context.game.name).table else ()),
            text_button(BoardInWords(game), "button-words", words, symbols),
            text_button(OpenHistory(game), "button-history", words, symbols),
            text_button(NoteHere(game), "button-note", words, symbols),
        )
        elsewhere = (
            *game_page_button(self.context, words),
            Button(OpenTableMenu(game, self.nonce), words("button-this-table")),
            Button(MyGames(self.nonce), words("button-my-games")),
            settings_link(words),
        )
        if self._choice is None or not self.context.row.hints:
            return (shown, elsewhere)
        hint = text_button(self._control_that_keeps(AskHint), "button-hint", words, symbols)
        return ((hint, *shown), elsewhere)


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def gift_screen(context: TableContext, seat: int, words: Words, *, n: int, nonce: int) -> Screen:
    """A seat's last line up to row n, once all have chosen."""
    lines = [line for line in narration.lines_since(context.table, seat, 0) if line.row <= n]
    own = [line for line in lines if line.seat == seat][-1:]
    text = "\n".join(narration.line_texts(own, words, context.safe_names, context.symbols))
    buttons = permanent_buttons(context, nonce, words)
    return Screen.of(head_text(context, words), text, buttons)
