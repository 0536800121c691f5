import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.limits import TEXT
from bot.locales import game_words, general_words
from bot.screens.history.history import history_screen
from bot.screens.history.history_page import HistoryPage
from bot.screens.history.notes import (
    IN_PANEL,
    NOTE_LENGTH,
    ON_PAGE,
    chosen_step,
    cleaned,
    newest_step,
    note_form,
    note_kept,
    notes_list,
    quoted,
)
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import AS_SEAT, EditNote, HistoryId, KeepNote, OpenNotes
from bot.screens.model import Button, Screen, Select
from games.engine.rounds import rounds
from games.engine.steps import steps
from games.engine.table import Table
from games.words import LOCALES
from storage.core.rows import FINISHED
from storage.history.notes import Note, NotesShown, StoredStep
from tests.support.games import GAMES, STORY_GAME
from tests.support.message_linter import check, check_form
from tests.support.on_file import on_file
from tests.support.screens.rows import playing
from tests.support.screens.shown import ended, unpainted
from tests.support.thoroughness import share

WORST = {
    "markup": "*" * NOTE_LENGTH,
    "lines": "\n".join("a" * (NOTE_LENGTH // 2)),
    "words": ("Ben wants the harbour; " * NOTE_LENGTH)[:NOTE_LENGTH].strip(),
}
"""Notes of the greatest length."""


def buttons(screen: Screen) -> list[Button]:
    return [each for row in screen.controls if isinstance(row, tuple) for each in row]


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_every_note_can_be_shown_at_every_step_and_in_the_list(name: str, locale: str) -> None:
    context = ended(on_file(name), locale, FINISHED)
    words, found = game_words(locale, name), steps(context.table)
    all_rounds = rounds(context.table)
    longest = max(range(1, len(found) + 1), key=lambda n: found[n - 1].row - found[n - 1].first)
    for number, text in zip((1, longest, len(found)), WORST.values(), strict=True):
        shown = HistoryId(context.row.id, number, by=AS_SEAT, taken=1)
        page = HistoryPage(context, 0, shown, all_rounds)
        pictures = unpainted(page.request(words))
        stored = StoredStep(1.7e9, 2**62)
        noted = NotesShown(text, any=True)
        sent = history_screen(page, words, stored, notes=noted, pictures=pictures)
        check(sent)
        assert words("note-yours") in sent.text
        pressed = [each.custom_id for each in buttons(sent)]
        assert EditNote(context.row.id, number, 0, AS_SEAT, 1) in pressed
        assert OpenNotes(context.row.id, 0) in pressed
        check(note_kept(KeepNote(context.row.id, number, text=text), words))
    page = HistoryPage(context, 0, HistoryId(context.row.id), all_rounds)
    notes = [Note(n, 0, 1.7e9, [*WORST.values(), "short"][n % 4]) for n in range(12, 0, -1)]
    listed: list[str] = []
    for number in range(len(notes)):
        sent = notes_list(page, notes, number, words)
        check(sent)
        (select,) = [each for each in sent.controls if isinstance(each, Select)]
        listed += [option.value for option in select.options]
        onward = buttons(sent)[1]
        assert onward.custom_id == OpenNotes(context.row.id, number + 1)
        if onward.disabled:
            break
    assert listed == [f"{note.step}-0" for note in notes]
    assert notes_list(page, notes, 999, words) == sent, "the last page, if there are fewer by now"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_form_can_be_sent(locale: str) -> None:
    for how in (ON_PAGE, IN_PANEL):
        at = HistoryId(10**9, 999, 99, 9, 1, f"{'x' * 30}.3")
        check_form(note_form(at, how, "*" * NOTE_LENGTH, general_words(locale)))
    empty = note_form(HistoryId(12, 57), IN_PANEL, "", general_words(locale))
    check_form(empty)
    assert parse(empty.custom_id.encode(), ["typed"]) == KeepNote(12, 57, how=IN_PANEL, text="typed")


@given(st.text(st.sampled_from("*_~|`<>[]()#:@.+-\\a \n"), max_size=30), st.integers(12, 80))
def test_what_is_written_is_no_markup_and_keeps_to_its_room(text: str, room: int) -> None:
    shown = quoted(cleaned(text), 1000)
    lines = [line.removeprefix("> ") for line in shown.split("\n")]
    assert [re.sub(r"\\(.)", r"\1", line) for line in lines] == cleaned(text).split("\n")
    assert not re.search(r"(?<!\\)(\\\\)*[*_~|`<>\[\]()#:@.+-]", "\n".join(lines))
    assert len(quoted(cleaned(text), room)) <= room


def test_what_shows_nothing_is_left_out_of_what_was_typed() -> None:
    assert cleaned(" a\x00b\tc\r\nd\x7f \n\n") == "a b c\nd"
    assert cleaned("👩\u200d🚀 ё") == "👩\u200d🚀 ё"
    assert cleaned(" \n\t") == ""


def test_a_note_keeps_its_step_when_a_phase_begins_again() -> None:
    table, words = on_file(STORY_GAME), game_words("en", STORY_GAME)
    place, step = next(
        (place, step)
        for place, step in enumerate(steps(table))
        if place > 30 and table.moves[step.row - 1].key == "turn"
    )
    before = Table.load(table.game, table.players, table.options, table.moves[: step.row])
    after = Table.load(table.game, table.players, table.options, before.moves, waiting=())
    written = newest_step(1, before)
    assert (written.number, written.begun_again) == (place + 1, 0)
    now = newest_step(1, after)
    assert now.begun_again == int(now.number > place), "a step of the same number is another one"
    context = playing(after, "en")
    page = HistoryPage(context, 0, HistoryId(context.row.id), rounds(after))
    sent = notes_list(page, [Note(place + 1, 0, 1.7e9, "old"), Note(place, 0, 1.7e9, "stands")], 0, words)
    assert f"Step {place + 1} · void, since a phase started over" in sent.text
    assert sent.text.count("void") == 1
    (select,) = [each for each in sent.controls if isinstance(each, Select)]
    pressed = parse(select.custom_id.encode(), [select.options[0].value])
    there = HistoryPage(context, 0, chosen_step(pressed), rounds(after))  # type: ignore[arg-type]
    assert there.is_void
    kept = KeepNote(context.row.id, place + 1, 0, how=ON_PAGE, text="typed meanwhile")
    told = history_screen(HistoryPage(context, 0, kept, rounds(after)), words, None)
    assert "Your note is kept. You’ll find it in *My notes*." in told.text
    assert len(told.text) <= TEXT
    with pytest.raises(ValueError, match="no step"):
        chosen_step(parse(select.custom_id.encode(), ["7"]))  # type: ignore[arg-type]
