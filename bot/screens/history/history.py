"""The message that shows a step of a game: its events, its picture, and controls for other steps."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.limits import OPTIONS, TEXT
from bot.screens.help.hint import why_button
from bot.screens.history.find_moment import events_text, turns
from bot.screens.history.history_page import DOT, SEAT, HistoryPage
from bot.screens.history.mistakes import all_mistakes, mistake_button, mistakes_text
from bot.screens.history.notes import note_block, note_buttons
from bot.screens.ids.history_ids import (
    AS_ALL,
    AS_SEAT,
    AS_SELF,
    NOW,
    ChoosePicture,
    ChooseStep,
    ChooseViewer,
    FindMoments,
    KeepNote,
    PlayOnAs,
    PlayOnFrom,
    PostGamePage,
    PostStep,
    of_log,
)
from bot.screens.ids.table_ids import VerifyDraws
from bot.screens.markup import moment, place_link, thread_link
from bot.screens.model import (
    ActionRow,
    Block,
    Button,
    Document,
    Pictures,
    Screen,
    Select,
    SelectOption,
    TableContext,
    count_characters,
    galleries,
    text_button,
    texts,
)
from bot.screens.panel import boards, narration
from bot.screens.results.result import game_page_button
from bot.screens.symbols import with_symbol
from bot.screens.text import SEPARATOR, cut_text
from clocks.user_settings import LEVEL_NAMES
from games.agents.mistakes import Mistake
from games.engine.moves import Row
from games.hidden import as_seen_by
from games.words import Message, Verbatim, Words, listed_names
from storage.core.rows import OVER, GameRow
from storage.history.notes import NOTHING_NOTED, NotesShown, StoredStep
from storage.peace.posted_steps import has_place_for_all

DIGITS = 16
"""Digits of the commitment in an id."""

TAKEN_LENGTH = 700
"""Letters of what was taken back."""

NOTE_ROOM = 300
"""Letters that are left for a note at least."""

TURN = "turn"
"""The value of the turn's picture in the select of pictures: no other has it there."""


def history_screen(
    page: HistoryPage,
    words: Words,
    stored: StoredStep | None,
    *,
    notes: NotesShown = NOTHING_NOTED,
    pictures: Pictures = (),
    head: str = "",
) -> Screen:
    """A step of a game; `stored`: when, and its message, if known; `head`: by default the table's title."""
    mistakes = all_mistakes(page, words)
    before = texts(
        head or boards.head_text(page.context, words),
        _void_text(page, words) if page.is_void else "",
        history_title(page, words, stored),
        story_text(page, words),
    )
    after = texts(_taken_back_text(page, words) if page.shown.taken else "")
    room = TEXT - NOTE_ROOM - count_characters((*before, *after))
    shown = (*before, *texts(mistakes_text(page, mistakes, words, room)), *after)
    return Screen.of(
        *shown,
        *note_block(notes, TEXT - count_characters(shown), words),
        *galleries(pictures),
        _buttons(page, mistakes, words),
        _more_buttons(page, notes, words),
        _sharing_buttons(page, words),
        *_selects(page, mistakes, words),
    )


def _void_text(page: HistoryPage, words: Words) -> str:
    """Say that the shown step is void, and that a note just written about it was kept."""
    kept = isinstance(page.shown, KeepNote) and bool(page.shown.text)
    return "\n".join([words("history-void"), *([words("note-kept-void")] if kept else [])])


def history_title(page: HistoryPage, words: Words, stored: StoredStep | None) -> str:
    context, step = page.context_then, page.step
    title = words("history-step", n=page.number, all=len(page.steps)) if step else words("history-now")
    view, game = context.view(page.viewer), context.game
    between = game.between_rounds(view) if game.between_rounds else None
    name = between or (game.round_name(view) if game.round_name else None)
    head = DOT.join([f"### {title}", *([words.text(name, context.safe_names)] if name else [])])
    message = stored.message if stored else None
    link = thread_link(context.row, message) if message else ""
    facts = (
        _names_text(page, words, step.seats if step else ()),
        moment(stored.time).text if stored else "",
        words("history-in-thread", link=Verbatim(link)) if link else "",
        _whose_eyes_text(page, words) if page.looking_seat_id else "",
    )
    return "\n".join(filter(None, (head, DOT.join(filter(None, facts)))))


def _names_text(page: HistoryPage, words: Words, seats: Iterable[int]) -> str:
    symbols, names = page.context.symbols, page.context.safe_names
    return words.listed(with_symbol(symbols.seat(seat), f"**{names[seat]}**") for seat in seats)


def _whose_eyes_text(page: HistoryPage, words: Words) -> str:
    if page.viewer is None:
        return words("history-as-all")
    return words("history-as-seat", name=Verbatim(page.context.safe_names[page.viewer]))


def story_text(page: HistoryPage, words: Words) -> str:
    text = narration.history_text(page.context_then, words, page.viewer, page.since, scorings=True)
    if page.step is None and not page.context.table.history(None, page.since):
        return f"{text}\n-# {words('history-yours')}"
    if text or not page.step or not page.step.seats:
        return text or words("history-begins" if page.number == 1 else "history-nothing")
    names = listed_names(page.context.safe_names[seat] for seat in page.step.seats)
    return words("history-done", names=names)


def _taken_back_text(page: HistoryPage, words: Words) -> str:
    """What was taken back, a line for each seat; "" for nothing."""
    if not page.taken_back:
        return ""
    by_seat = sorted(page.taken_back, key=lambda row: (row[1].seat or 0, row[0]))
    lines = [
        f"**{page.context.safe_names[seat or 0]}**: {_moves_text(page, rows, words)}"
        for seat, rows in groupby(by_seat, key=lambda row: row[1].seat)
    ]
    return "\n".join([f"-# {words('history-taken')}", *(f"-# {line}" for line in lines)])


def _moves_text(page: HistoryPage, rows: Iterable[Row], words: Words) -> str:
    events = (as_seen_by(event, page.viewer) for _, move in rows for event in move.events)
    said = [words.text(message, page.context.safe_names) for event in events if (message := event.message())]
    return cut_text(SEPARATOR.join(said), TAKEN_LENGTH // page.context.table.players)


def _buttons(page: HistoryPage, mistakes: Sequence[Mistake], words: Words) -> ActionRow:
    number, all_steps, now = page.number, len(page.steps), page.has_unseen_moves
    at_end = number == NOW or (number == all_steps and not now)
    back = all_steps if number == NOW else number - 1
    onward = NOW if number in (NOW, all_steps) else number + 1
    end = NOW if now else all_steps
    return (
        Button(page.id("first", 1), words("history-first"), disabled=number == 1),
        Button(page.id("back", max(1, back)), words("history-back"), disabled=number == 1),
        Button(page.id("on", onward), words("history-on"), "primary", disabled=at_end),
        Button(page.id("last", end), words("history-last"), disabled=at_end),
        *mistake_button(page, mistakes, words),
    )


def _more_buttons(page: HistoryPage, notes: NotesShown, words: Words) -> ActionRow:
    """*Since my last turn*, what was taken back where anything was, *Play on*, notes, *Save as a file*."""
    since, taken = page.since_last_turn, page.shown.taken
    text = "history-hide-taken" if taken else "history-show-taken"
    toggled = page.id("taken", page.number, taken=0 if taken else 1)
    play_on = page.control(PlayOnFrom(page.context.row.id, page.number))
    return (
        *((Button(page.id("turn", since), words("history-since-turn")),) if since else ()),
        *((Button(toggled, words(text)),) if page.taken_back else ()),
        *((Button(play_on, words("history-play-on")),) if page.can_be_played_on else ()),
        *(why_button(page.context, seat, words) for seat in page.explained_seats),
        *(() if page.log else (*note_buttons(page, notes, words), *game_page_button(page.context, words))),
    )


def _sharing_buttons(page: HistoryPage, words: Words) -> ActionRow:
    """*Find a moment*, and for those who play *Post this step*; not in a log of earlier rules."""
    if page.earlier:
        return ()
    find = Button(page.control(FindMoments(page.context.row.id)), words("history-find"))
    can_post = page.user_seat is not None and has_place_for_all(page.context.row)
    return (find, Button(page.id_like_this(PostStep), words("history-post"))) if can_post else (find,)


def _selects(page: HistoryPage, mistakes: Sequence[Mistake], words: Words) -> tuple[Block, ...]:
    rounds = [(number, words.text(name)) for number, name in page.rounds]
    scorings = [(number, _scoring_text(page, number, name, words)) for number, name in page.scorings]
    own = _turns(page, mistakes, words)
    return (
        _steps_select(page, "rounds", "history-rounds", rounds, words),
        _steps_select(page, "scorings", "history-scorings", scorings, words),
        _steps_select(page, "turns", "history-turns", own, words),
        _pictures_select(page, words),
        _viewer_select(page, words),
    )


def _steps_select(
    page: HistoryPage, how: str, text: str, entries: Sequence[tuple[int, str]], words: Words
) -> Select:
    """A select of steps; two that begin in the same one are one entry."""
    options = tuple(
        SelectOption(str(number), words("history-entry", n=number, about=Verbatim(about)))
        for number, about in dict(entries[-OPTIONS:]).items()
    )
    chosen = page.control(page.id_like_this(ChooseStep, how=how, number=NOW))
    return Select(chosen, words(text), options)


def _scoring_text(page: HistoryPage, number: int, name: Message, words: Words) -> str:
    rounds = [each for first, each in page.rounds if first < number or number == 1]
    return DOT.join(words.text(each) for each in (name, *rounds[-1:]))


def _turns(page: HistoryPage, mistakes: Sequence[Mistake], words: Words) -> list[tuple[int, str]]:
    """The user's turns and what they did, as many as a select holds: those around the step that is shown."""
    if page.user_seat is None:
        return []
    found, names = list(turns(page, (page.user_seat,)).items()), page.context.names
    before = sum(start <= page.number for start, _ in found) if page.step else len(found)
    first = max(0, min(before - OPTIONS // 2, len(found) - OPTIONS))
    done = words("history-done", names=Verbatim(names[page.user_seat]))
    shown = found[first : first + OPTIONS]
    lost = {each.step: each.lost for each in mistakes if each.seat == page.user_seat}
    of_turn = {turn.start: sum(lost.get(step, 0) for step in turn) for turn in page.turns_of(page.user_seat)}
    return [
        (start, _marked(events_text(events, names, words) or done, of_turn.get(start, 0), words))
        for start, events in shown
    ]


def _marked(about: str, lost: int, words: Words) -> str:
    """A turn with the points that it gave away."""
    return words("history-lost", n=lost, about=Verbatim(about)) if lost else about


def _pictures_select(page: HistoryPage, words: Words) -> Block:
    if not page.pictures:
        return ()
    chosen = page.chosen_picture
    turn = SelectOption(TURN, words("history-picture-turn"), default=not chosen)
    others = [
        SelectOption(value, _picture_title(page, value, name, words), default=value == chosen)
        for value, name in page.pictures.items()
    ]
    choose = page.control(page.id_like_this(ChoosePicture, picture=""))
    return Select(choose, words("history-pictures"), (turn, *others)[:OPTIONS])


def _picture_title(page: HistoryPage, value: str, name: str, words: Words) -> str:
    title = words(f"picture-title-{name}")
    _, _, seat = value.partition(SEAT)
    if not seat:
        return title
    whose = Verbatim(page.context.names[int(seat)])
    return words("history-picture-of", picture=Verbatim(title), name=whose)


def _viewer_select(page: HistoryPage, words: Words) -> Block:
    if not page.context.over:
        return ()
    as_all = SelectOption(str(AS_ALL), words("history-as-all"), default=page.viewer is None)
    seats = tuple(
        SelectOption(
            str(AS_SEAT + seat),
            words("history-as-seat", name=Verbatim(name)),
            default=page.viewer == seat,
            symbol=page.context.symbols.seat(seat),
        )
        for seat, name in enumerate(page.context.names)
    )
    choose = page.control(page.id_like_this(ChooseViewer, by=AS_SELF))
    return Select(choose, words("history-seats"), (as_all, *seats))


def game_page_screen(
    context: TableContext, viewer: int | None, page: bytes, words: Words, *, noted: bool, analysed: bool
) -> Screen:
    """A message with the game page, and once the game is over links to its log.

    `noted`, `analysed`: whether notes and the analysis are on the page.
    """
    row = context.row
    over, has_log = row.stage == OVER, row.stage == OVER and row.commitment is not None
    said = (
        words("file-over" if over else "file-running"),
        words("file-yours") if viewer is not None and not over else "",
        words("file-notes") if noted else "",
        words("file-analysis") if over and not (analysed or row.is_practice) else "",
        f"-# {words('file-log')}" if has_log else "",
    )
    verify = text_button(VerifyDraws(row.id), "button-verify", words, context.symbols)
    can_post = over and viewer is not None and has_place_for_all(row)
    post = (Button(PostGamePage(row.id), words("post-page")),) if can_post else ()
    return Screen.of(
        boards.head_text(context, words),
        *said,
        Document(f"table-{row.id}.html", page),
        (*((verify,) if has_log else ()), *post),
    )


def choose_seat(
    context: TableContext,
    number: int,
    words: Words,
    *,
    commitment: str,
    level: str,
    running: GameRow | None,
    direct: bool,
    again: bool,
    log: str = "",
) -> Screen:
    """Ask for a seat at practice from a step; `running`: the table that ends then; `log`: its name."""
    link = None if running is None else place_link(running)
    lines = (
        words("play-on-again") if again else "",
        words("play-on-choose", n=number, level=Message(LEVEL_NAMES[level])),
        words("play-on-direct") if direct else "",
        words("play-on-ends", link=Verbatim(link)) if link else "",
        f"{words('play-on-draws')}\n`{commitment}`",
        f"-# {words('play-on-practice')}",
    )
    game, symbols = context.row.id, context.symbols
    choices = [PlayOnAs(game, number, seat, commitment[:DIGITS]) for seat in range(len(context.names))]
    buttons = tuple(
        Button(
            of_log(log, choice) if log else choice,
            context.names[choice.seat],
            symbol=symbols.seat(choice.seat),
        )
        for choice in choices
    )
    return Screen.of(*lines, buttons)
