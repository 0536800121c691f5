"""Private notes at steps: one note, its form, and the list of all."""

import re
from collections.abc import Sequence
from typing import Any

from bot.limits import OPTIONS
from bot.screens.history.history_page import DOT, HistoryPage
from bot.screens.ids.custom_id import number as number_of
from bot.screens.ids.history_ids import NOW, ChooseNote, EditNote, HistoryId, KeepNote, OpenNotes, ShowStep
from bot.screens.markup import moment
from bot.screens.model import Button, Form, Screen, Select, SelectOption, Text, texts
from bot.screens.names import escape_name
from bot.screens.panel import boards
from bot.screens.text import PART_LENGTH, cut_text
from games.engine.steps import count_standing_steps, restarts_before, steps_of
from games.engine.table import Table
from games.words import Words
from storage.history.notes import Note, NotesShown

NOTE_LENGTH = 1000
"""Characters of a note, as Discord counts them: code points."""

ON_PAGE, IN_PANEL = "page", "panel"
"""Where a form is opened: on a page of the history, or below a panel."""

DASH = "-"

CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""All control characters but the end of a line."""


def newest_step(game: int, table: Table[Any]) -> HistoryId:
    found = steps_of(table)
    return HistoryId(game, len(found), restarts_before(table, found[-1]))


def note_form(at: HistoryId, how: str, text: str, words: Words) -> Form:
    """The form for what is noted at a step. `text`: what has been noted there; `how`: where it is opened."""
    keep = KeepNote(at.game, at.number, at.begun_again, at.by, at.taken, at.picture, how)
    return Form(
        keep, words("note-title", n=at.number), words("note-label"), words("note-about"), text, NOTE_LENGTH
    )


def clean_note(typed: str) -> str:
    """What was typed, without blank ends and control characters."""
    return CONTROLS.sub(" ", typed.replace("\r\n", "\n")).strip()


def quote_note(text: str, room: int) -> str:
    """A note without markup, mentions and links, cut to the room."""
    shown, length = _quotation(text), len(text)
    while len(shown) > room and length > 1:
        length = max(1, length - 1 - (len(shown) - room) // 3)
        shown = _quotation(cut_text(text, length))
    return shown


def _quotation(text: str) -> str:
    return "\n".join(f"> {escape_name(line)}" for line in text.split("\n"))


def note_block(shown: NotesShown, room: int, words: Words) -> tuple[Text, ...]:
    if not shown.text:
        return ()
    title = f"-# {words('note-yours')}\n"
    return texts(title + quote_note(shown.text, room - len(title)))


def note_buttons(page: HistoryPage, shown: NotesShown, words: Words) -> tuple[Button, ...]:
    """*Note*, and *My notes* for a user with notes."""
    number, begun_again = page.noted_step
    edit = page.id_like_this(EditNote, number=number, begun_again=begun_again)
    notes = (_list_button(page.context.row.id, words),) if shown.any else ()
    return (Button(edit, words("button-note")), *notes)


def _list_button(game: int, words: Words) -> Button:
    return Button(OpenNotes(game, 0), words("button-notes"))


def note_kept_screen(kept: KeepNote, words: Words) -> Screen:
    said = words("note-kept" if kept.text else "note-gone", n=kept.number)
    text = f"{said}\n{quote_note(kept.text, PART_LENGTH)}" if kept.text else said
    step = ShowStep(kept.game, kept.number, kept.begun_again, how="note")
    return Screen.of(text, (Button(step, words("note-step")), _list_button(kept.game, words)))


def notes_list(page: HistoryPage, notes: Sequence[Note], number: int, words: Words) -> Screen:
    """A page (`number`, from 0) of all that a user has noted in a game; `page` is of its history."""
    table = page.context.table
    standing = {n: count_standing_steps(table, page.steps, n) for n in {note.begun_again for note in notes}}
    heads = [_head(page, note, words, void=note.step > standing[note.begun_again]) for note in notes]
    entries = [
        f"**{head}**{DOT}{moment(note.written).text}\n{quote_note(note.text, PART_LENGTH)}"
        for note, head in zip(notes, heads, strict=True)
    ]
    pages = _pages(entries)
    shown = min(number, len(pages) - 1)
    options = tuple(
        SelectOption(
            f"{notes[each].step}{DASH}{notes[each].begun_again}",
            f"{heads[each]}: {notes[each].text}".replace("\n", " "),
        )
        for each in pages[shown]
    )
    game = page.context.row.id
    choose = Select(ChooseNote(game), words("note-choose"), options)
    turn = (
        Button(OpenNotes(game, shown - 1), words("note-previous"), disabled=not shown),
        Button(OpenNotes(game, shown + 1), words("note-next"), disabled=shown == len(pages) - 1),
    )
    back = Button(page.id("notes", NOW), words("button-history"))
    title = f"{boards.head_text(page.context, words)}\n### {words('button-notes')}"
    if not notes:
        return Screen.of(title, words("note-none"), (back,))
    row = (*(turn if len(pages) > 1 else ()), back)
    return Screen.of(title, *(entries[each] for each in pages[shown]), choose, row)


def chosen_step(chosen: ChooseNote) -> HistoryId:
    """The step of the note that is selected in a list. Raises ValueError."""
    step, dash, begun_again = chosen.step.partition(DASH)
    if not dash:
        raise ValueError(f"{chosen.step!r} is no step of a note")
    return HistoryId(chosen.game, number_of(step), number_of(begun_again))


def by_standing_step(table: Table[Any], notes: Sequence[Note]) -> dict[int, str]:
    """The texts of notes by the number of their step, without those about void ones."""
    found = steps_of(table)
    return {
        note.step: note.text
        for note in reversed(notes)
        if note.step <= count_standing_steps(table, found, note.begun_again)
    }


def _head(page: HistoryPage, note: Note, words: Words, *, void: bool) -> str:
    names = [] if void else [name for first, name in page.rounds if first <= note.step]
    about = words("note-void") if void else words.text(names[-1]) if names else ""
    return DOT.join(filter(None, (words("note-of-step", n=note.step), about)))


def _pages(entries: Sequence[str]) -> list[list[int]]:
    pages: list[list[int]] = [[]]
    room = PART_LENGTH
    for place, entry in enumerate(entries):
        if pages[-1] and (len(entry) > room or len(pages[-1]) == OPTIONS):
            pages.append([])
            room = PART_LENGTH
        pages[-1].append(place)
        room -= len(entry)
    return pages
