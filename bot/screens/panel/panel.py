"""The screens for one player: their panel, and gifts to them."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import cached_property
from typing import Self

from msgspec import Struct, structs

import renderer
from bot.limits import CUSTOM_ID
from bot.screens.help.game_help import tip_text
from bot.screens.help.hint import (
    chosen_text,
    hint_text,
    latest_why_button,
    lesson_end,
    lesson_step,
    lesson_text,
    lit_keys,
)
from bot.screens.ids.help_ids import Explain
from bot.screens.ids.history_ids import NoteHere, OpenHistory
from bot.screens.ids.panel_ids import AskHint, PanelId, ReadScoring, ShowMore, ShowStory
from bot.screens.ids.settings_ids import MyGames
from bot.screens.ids.table_ids import OpenBoard, OpenTable
from bot.screens.markup import bold, time_of_day
from bot.screens.model import (
    ActionRow,
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
from bot.screens.panel import narration
from bot.screens.panel.boards import forecast_lines, head_text, panel_head, table_in_words
from bot.screens.panel.choice import (
    NOTHING_SHOWN,
    PRESSED_END,
    ChoiceControls,
    Shortening,
    Shown,
    TurnEnding,
    in_place,
    undo_buttons,
)
from bot.screens.panel.pick_controls import SeveralControls
from bot.screens.panel.plans import kept_text, offer, open_button, turn_text
from bot.screens.panel.thread import permanent_buttons
from bot.screens.phone_height import ROOM, height
from bot.screens.results.result import final_panel
from bot.screens.settings.settings_parts import settings_link
from bot.screens.shared import waiting
from bot.screens.shared.controls import Controls, PanelState
from bot.screens.shared.standing import lead_text, points_by_part, standing_line, what_now
from bot.screens.symbols import with_symbol
from bot.screens.text import HISTORY_LENGTH, last_lines
from bot.tables.choices_ahead import next_choices
from bot.tables.plans import can_plan
from games.agents.hints import Hint
from games.choice import Choice
from games.words import Message, Words, listed_names
from storage.core.rows import GUIDED, PlanRow

FORECAST_PARTS = 2
"""Parts of a forecast that a panel names if there is room; *My board* has all."""

MOST_SMALL = 3
"""Small lines about the table: its state, its story, the next scoring."""

FOR_REMARKS = 60
"""How much higher a panel of the setup, or of first hidden things, may be to say why its choice matters."""

FIRST_ANSWERS = 8
"""As many answers of a seat are its first ones."""

OPENED = 160
"""How much higher *More* and a hint make a panel, in pixels."""

HARDLY = 150
"""How much higher buttons may be than a list that does not fit, in pixels."""

MOST = 878
"""The height of a scoring and of a panel with all that happened, in pixels; Discord may add "(edited)"."""


class Question(Struct, frozen=True):
    """What stands below the picture."""

    first: str
    blocks: tuple[Block, ...]
    """The controls with their notes."""
    remarks: tuple[str, ...] = ()
    """What is said if there is room, the most important first."""
    last: str = ""

    def below(self, forecast: str = "", remarks: Sequence[str] = ()) -> tuple[Block, ...]:
        return (*texts(_lines(forecast, self.first, *remarks, self.last)), *self.blocks)


class PressOutcome(Enum):
    """Outcome of the press after which a panel is shown."""

    OUTDATED = auto()
    """The panel was no longer up to date; nothing was done."""
    DONE = auto()
    DONE_IN_DIRECT_MESSAGE = auto()
    """The press was in a direct message: a question of a later phase gets its own message."""
    ENDED = auto()
    """The turn has ended by itself: the next question gets its own message."""


NEXT_COMES = {
    PressOutcome.DONE: "panel-next-here",
    PressOutcome.DONE_IN_DIRECT_MESSAGE: "panel-next-by-message",
}
"""Where the next question comes after an answer, if not in the thread."""

DONE = (*NEXT_COMES,)


class Panel(Struct, frozen=True, dict=True):
    context: TableContext
    seat: int
    words: Words
    pictures: Pictures = ()
    unpainted: int = 0
    """The height of a picture that comes later, in pixels of a phone."""
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
    hides_story: bool = False
    """Whether the story gives way to the button that opens it."""
    scoring_read: int = 0
    """The row of the last scoring whose page the user has read."""
    nonce: int = 0

    def screen(self) -> Screen:
        """The panel as a message that fits on a phone's screen; a new scoring has one of its own."""
        context, seat, words = self.context, self.seat, self.words
        if context.over:
            return final_panel(context, seat, words, pictures=self.pictures, nonce=self.nonce)
        head: tuple[Block, ...] = texts(_lines(self._head_text, self._for_whom_text))
        picture = gallery(self.pictures)
        opened = OPENED * (self.shown.more + (self.hint is not None))
        if self.scored is not None:
            return self._scoring_page((*head, *picture), self.scored)

        def fits(*blocks: Block, more: int = 0) -> bool:
            return height((*head, *picture, *self._lesson_end, *blocks)) <= ROOM - self.unpainted + more

        least, remarks = texts(self._story(lambda _: False)), list[str]()
        without = structs.replace(self, hides_story=True)
        can_hide = bool(least) and not (self.hides_story or self.shown.story)
        reserved = () if can_hide and self._own_line else least
        question = self._question_that(lambda *lower: fits(*reserved, *lower))
        if question is None and can_hide and without._question_that(fits) is not None:
            return Panel.screen(without)
        question = question or self._least_question(lambda *lower: fits(*least, *lower))
        if can_hide and not fits(*least, *question.below(), more=opened):
            return Panel.screen(without)
        if self.shown.story:
            story, forecast = self._whole_story((*head, *question.below())), ""
        else:
            story = self._story(lambda text: fits(*texts(text), *question.below(), more=opened))
            more = opened + FOR_REMARKS * (self._choice is not None and self._needs_remarks(self._choice))
            for each in filter(None, question.remarks):
                if fits(*texts(story), *question.below("", (*remarks, each)), more=more):
                    remarks.append(each)
            forecast = self._forecast(
                story, lambda text: fits(*texts(story), *question.below(text, remarks), more=opened)
            )
        above = (*head, *texts(story), *picture)
        lower = (*self._lesson_end, *question.below(forecast, remarks))
        return Screen.of(*above, *table_in_words(context, seat, words, (*above, *lower)), *lower)

    @cached_property
    def scored(self) -> int | None:
        """The last row of a new scoring, which is shown before anything else."""
        if self.context.over or self._is_asked_elsewhere or self.shown.is_of_question:
            return None
        scored = narration.scoring_before_turn(self.context.table, self.seat)
        return scored if scored is not None and scored > self.scoring_read else None

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
        lesson = lesson_step(self.context, self.seat, self.words)
        text = panel_head(self.context, self.words, self._standing, lesson)
        return f"{text}\n{self.words('panel-outdated')}" if self.after is PressOutcome.OUTDATED else text

    @property
    def _standing(self) -> str:
        return standing_line(self.context, self.words, self.seat, self.scored).removeprefix("-# ")

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

    def _scoring_page(self, above: tuple[Block, ...], scored: int) -> Screen:
        """What a scoring brought, which its picture shows; who leads and why; the way to the question."""
        context, words, seat = self.context, self.words, self.seat
        go_on = text_button(
            ReadScoring(context.row.id, seat, scored), "panel-go-on", words, context.symbols, "primary"
        )
        undo = undo_buttons(self._state, self._count_undoable, words, context.symbols)
        buttons = self._lesson_end or ((go_on, *undo, self._board_button),)
        brought = "" if self.pictures or self.unpainted else self._scored_text(scored)
        why = texts(_lines(brought, lead_text(context, words, seat, scored)))
        parts = texts(points_by_part(context, words, seat, scored))
        now = texts(what_now(context, words, seat, scored))
        is_low = height((*above, *why, *parts, *now, *buttons)) <= ROOM - self.unpainted
        return Screen.of(*above, *why, *(parts if is_low else ()), *now, *buttons)

    def _scored_text(self, scored: int) -> str:
        """What a scoring brought all, and why the seat; without most symbols if it is long."""
        context, words, since = self.context, self.words, self._row_before_scoring(scored)
        text = narration.scored_text(context, words, self.seat, since)
        if len(text) > HISTORY_LENGTH:
            plain = structs.replace(context, symbols=context.symbols.of_seats())
            text = narration.scored_text(plain, words, self.seat, since)
        return narration.small_text(text)

    def _row_before_scoring(self, scored: int) -> int:
        return min(self._row_before_news, narration.phase_start_at(self.context.table, scored) - 1)

    @property
    def _row_before_news(self) -> int:
        table, seat, row = self.context.table, self.seat, self.context.row
        if self._is_idle:
            return narration.row_before_own_turn(table, seat)
        given = row.seeded_after if row.origin == GUIDED else 0
        return max(given, narration.row_before_last_turn(table, seat))

    @property
    def _is_idle(self) -> bool:
        """Whether the seat neither chooses nor can take back what it chose."""
        return self._choice is None and not self._count_undoable

    @cached_property
    def _own_line(self) -> str:
        """The seat's moves so far in its turn."""
        table, seat = self.context.table, self.seat
        if self._choice is None or not table.rows(seat) or narration.has_phase_ended(table, seat):
            return ""
        most = narration.OWN_LENGTH if self._count_undoable else narration.CUT_LENGTH
        return narration.own_line(self.context, self.words, seat, most)

    @cached_property
    def _turns(self) -> list[narration.Turn]:
        if self._own_line or (self._choice and self._count_undoable):
            return []
        return narration.turns_since(self.context, self.words, self.seat, self._row_before_news)

    def _story(self, fits: Callable[[str], bool]) -> str:
        """The news since the last turn, in its turn the seat's own moves; at least one line."""
        most = MOST_SMALL - 1
        if self.hides_story:
            return ""
        return self._own_line or narration.story_text(
            self._turns, self.words, lambda text: text.count("\n") < most and fits(text)
        )

    def _whole_story(self, others: tuple[Block, ...]) -> str:
        """The whole story since the last turn, shortened to fit into a message with `others`."""
        context, words, seat, table = self.context, self.words, self.seat, self.context.table
        title = "panel-own-turn" if self._is_idle else "panel-since-last-turn"
        scored = narration.scoring_before_turn(table, seat)
        since = self._row_before_news if scored is None else self._row_before_scoring(scored)
        text = narration.small_text(narration.history_text(context, words, seat, since, scorings=True))
        shown = last_lines(
            text.split("\n"),
            lambda shorter: height((*others, *texts(shorter))) <= MOST,
            lambda n: f"-# {narration.omission(words)(n)}",
        )
        return f"**{words(title)}**\n{shown}"

    def _forecast(self, story: str, fits: Callable[[str], bool]) -> str:
        """The next scoring in as many words as have room."""
        if len(story.splitlines()) + 1 >= MOST_SMALL:
            return ""
        short, full = forecast_lines(self.context, self.words, self.seat, (0, FORECAST_PARTS))
        return next(filter(fits, (full, short)), "")

    def _question_that(self, fits: Callable[..., bool]) -> Question | None:
        """The question with buttons that fit, after a lesson none; None if a choice of one needs a list."""
        choice, shown = self._choice, self.shown
        if self._lesson_end:
            return Question("", self._buttons)
        if choice is None:
            said = self._next_message if self._is_asked_elsewhere else self._waiting_text
            below = (*self._buttons, *self._plan_ahead)
            return Question(_lines(self._chosen_text, said), below, (self._asked_again,), self._planned_text)
        if self._confirm:
            asked = f"**{self.words.text(self._confirm, self.context.safe_names)}**"
            row = self._controls(choice, Shortening.WHOLE).confirm_row(shown.confirming)
            return Question(asked, (row, *self._buttons))
        asked_next = {} if self._lesson_text else next_choices(self.context.table, self.seat)
        best: tuple[dict[str, Choice], Shortening] | None = None
        for level in (Shortening.WHOLE, Shortening.TIGHT, Shortening.BARE):
            if choice.several or fits(*self._closed._asked(choice, level).below()):
                joined = self._answers_of_next(choice, asked_next, level, fits)
                if best is None or len(joined) > len(best[0]):
                    best = joined, level
                if len(joined) == len(asked_next):
                    break
        return self._asked(in_place(choice, best[0]), best[1]) if best else None

    def _answers_of_next(
        self,
        choice: Choice,
        asked_next: Mapping[str, Choice],
        level: Shortening,
        fits: Callable[..., bool],
    ) -> dict[str, Choice]:
        """The options that only ask which, with what they ask, whose answers fit in their place."""
        joined: dict[str, Choice] = {}
        for key, then in sorted(asked_next.items(), key=lambda each: len(each[1].keys)):
            more = in_place(choice, {**joined, key: then})
            controls = self._controls(more, level)
            can_join = isinstance(controls, ChoiceControls) and controls.all_on_buttons
            if can_join and fits(*self._closed._asked(more, level).below()):
                joined[key] = then
        return joined

    def _least_question(self, fits: Callable[..., bool]) -> Question:
        """The question with a list; if that does not fit, with buttons that are hardly higher."""
        choice = self._choice
        assert choice is not None
        listed, bare = (
            self._closed._asked(choice, level).below() for level in (Shortening.LISTED, Shortening.BARE)
        )
        is_low = height(bare) <= height(listed) + HARDLY
        return self._asked(choice, Shortening.BARE if is_low and not fits(*listed) else Shortening.LISTED)

    @cached_property
    def _closed(self) -> Self:
        """The panel without a hint and what *More* opens: both leave the other controls as they are."""
        if not (self.hint or self.shown.more):
            return self
        return structs.replace(self, hint=None, shown=structs.replace(self.shown, more=False))

    @cached_property
    def _lesson_text(self) -> str:
        return lesson_text(self.context, self.seat, self.words, hinted=self.hint is not None)

    def _asked(self, choice: Choice, level: Shortening) -> Question:
        context, words, controls = self.context, self.words, self._controls(choice, level)
        led = _lines(self._lesson_text, hint_text(context, self.hint, controls, words) if self.hint else "")
        prompt = f"**{words.text(choice.prompt, context.safe_names)}**"
        until = waiting.deadline_line(context, self.seat, words) if context.row.has_several_people else ""
        planned, play = turn_text(context, self.plan, words, self.plan_ends) if self.plan else ("", ())
        first = _lines(
            self._chosen_text,
            led,
            planned,
            f"-# {words(self.shown.instead_of_hint)}" if self.shown.instead_of_hint else "",
            with_symbol(context.symbols.of(choice.prompt), prompt),
            until,
        )
        notes = texts(controls.notes(context.safe_names))
        has_tip = self.tips and self.ending.after is None and not led
        tip = tip_text(context.game, choice, words) if has_tip else ""
        undoable = self._count_undoable > 0
        return Question(
            first,
            (*((play,) if play else ()), *notes, *controls.rows(self.shown.page), *self._buttons),
            (*controls.remarks(undoable=undoable), tip, "" if led else self._switched_off),
            controls.cautions(undoable=undoable),
        )

    @property
    def _switched_off(self) -> str:
        """What is off, where it is missed: hints under *More*, tips at the first question of a game."""
        context, about = self.context, self.context.game.help
        if self.shown.more and not self._state.hints:
            return f"-# {self.words('panel-hints-off')}"
        is_off = not (self.tips or context.is_plan or context.table.rows(self.seat)) and about and about.tips
        return f"-# {self.words('panel-tips-off')}" if is_off else ""

    def _controls(self, choice: Choice, level: Shortening) -> Controls:
        context, words = self.context, self.words
        can_choose_rest = self._can_choose_rest(choice)
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
                shortening=level,
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

    def _can_choose_rest(self, choice: Choice) -> bool:
        phase = self.context.game.phases[self.context.table.state.phase]
        return phase.can_choose_for(choice) and not self.context.is_plan

    def _needs_remarks(self, choice: Choice) -> bool:
        is_first = self.tips and len(self.context.table.rows(self.seat)) < FIRST_ANSWERS
        return self._can_choose_rest(choice) or (is_first and any(each.reveals for each in choice.options))

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
        still = words("panel-undoable") if self._count_undoable else ""
        if self.after not in (None, PressOutcome.OUTDATED):
            others = [context.safe_names[other] for other in table.waiting_seats]
            playing = words("panel-playing", names=listed_names(others), n=len(others)) if others else ""
            following = NEXT_COMES[self.after] if self._comes_here else "panel-next-choice"
            parts = (f"**{words('panel-answered')}**", playing, words(following, link=context.link), still)
            return " ".join(filter(None, parts))
        when = {"time": time_of_day(context.now)}
        if table.lanes:
            ready = {"ready": sum(table.lanes.values()), "seats": len(table.lanes)}
            begin, whom = "panel-answered", Message("panel-waiting-together", {**when, **ready})
            who = waiting.seat_lines(context, words)
        else:
            names = listed_names(context.safe_names[other] for other in table.waiting_seats)
            begin = "panel-answered" if still else "panel-not-your-turn"
            whom = Message("panel-waiting", {**when, "names": names})
            who = tuple(waiting.wait_line(context, other, words) for other in table.waiting_seats)
        return _lines(f"**{words(begin)}** {words.text(whom)} {still}".rstrip(), *who)

    @property
    def _comes_here(self) -> bool:
        is_alone = not self.context.row.has_several_people
        return self.after is PressOutcome.DONE_IN_DIRECT_MESSAGE or (
            is_alone and self.after is PressOutcome.DONE
        )

    @property
    def _asked_again(self) -> str:
        """How the next question comes, for who is new."""
        if not self.tips or self._comes_here or self._is_asked_elsewhere:
            return ""
        text = "panel-asked-again" if self.reached else "panel-asked-again-mention"
        return f"-# {self.words(text, link=self.context.link)}"

    @property
    def _buttons(self) -> tuple[Block, ...]:
        context, words, more = self.context, self.words, self.shown.more
        undoable = 0 if self._confirm else self._count_undoable
        goes_back = context.table.has_only_opened_menu(self.seat)
        undo = undo_buttons(self._state, undoable, words, goes_back=goes_back)[: 2 if more else 1]
        explain = Button(Explain(context.row.id, self.seat), words("button-help"))
        if more:
            return ((*undo, *self._story_button, self._board_button, explain), *self._further_rows)
        board = () if undo and self._story_button else (self._board_button,)
        return ((*undo, *self._story_button, *board, explain, self._more_button),)

    @cached_property
    def _planned_text(self) -> str:
        return kept_text(self.context, self.plan, self.words) if self.plan else ""

    @property
    def _board_button(self) -> Button:
        return Button(OpenBoard(self.context.row.id, self.nonce), self.words("button-board"))

    @property
    def _story_button(self) -> tuple[Button, ...]:
        """Opens all that happened, where a panel may say less; or shows the picture again."""
        state, shown = self._state, self.shown
        if not (shown.story or self.hides_story or self._turns or narration.CUT in self._own_line):
            return ()
        pressed = ShowStory(state.game, state.seat, state.version, on=int(not shown.story))
        label = "panel-less" if shown.story else "panel-story"
        return (Button(self._keeping(pressed), self.words(label)),)

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
        state = self._state
        return Button(
            self._keeping(ShowMore(state.game, state.seat, state.version)), self.words("panel-more")
        )

    def _keeping(self, pressed: PanelId) -> PanelId:
        """The id of a control that keeps what is picked, or the page, if it has room for that."""
        kept = structs.replace(pressed, key=self.shown.kept_state(self._choice))
        return kept if len(kept.encode()) <= self._longest_id else pressed

    @property
    def _longest_id(self) -> int:
        return CUSTOM_ID

    @property
    def _hint_button(self) -> tuple[Button, ...]:
        state = self._state
        if self._choice is None or not state.hints:
            return ()
        pressed = self._keeping(AskHint(state.game, state.seat, state.version))
        return (text_button(pressed, "button-hint", self.words, self.context.symbols),)

    @property
    def _further_rows(self) -> tuple[ActionRow, ...]:
        """What else there is about this game, *Hint* for a seat that is asked; and about the user."""
        state, words, symbols = self._state, self.words, self.context.symbols
        table = text_button(OpenTable(state.game, self.nonce), "button-table", words, symbols)
        game = (
            *self._hint_button,
            *((table,) if renderer.roles(self.context.game.name).table else ()),
            text_button(OpenHistory(state.game), "button-history", words, symbols),
            text_button(NoteHere(state.game), "button-note", words, symbols),
        )
        own = (Button(MyGames(self.nonce), words("button-my-games")), settings_link(words))
        return game, (*own, *latest_why_button(self.context, words))


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def gift_screen(context: TableContext, seat: int, words: Words, *, n: int, nonce: int) -> Screen:
    """A seat's last line up to row n, once all have chosen."""
    lines = [line for line in narration.lines_since(context.table, seat, 0) if line.row <= n]
    own = [line for line in lines if line.seat == seat][-1:]
    text = "\n".join(narration.line_texts(own, words, context.safe_names, context.symbols))
    buttons = permanent_buttons(context, nonce, words)
    return Screen.of(head_text(context, words), text, buttons)
