import re
from itertools import islice, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import renderer
from bot.limits import TEXT
from bot.locales import game_words, general_words
from bot.screens.history.history import history_screen
from bot.screens.history.history_page import HistoryPage, NoStep
from bot.screens.history.notes import (
    IN_PANEL,
    NOTE_LENGTH,
    ON_PAGE,
    chosen_step,
    clean_note,
    newest_step,
    note_form,
    note_kept_screen,
    notes_list,
    quote_note,
)
from bot.screens.ids.custom_ids import parse
from bot.screens.ids.history_ids import (
    AS_ALL,
    AS_SEAT,
    NOW,
    ChooseStep,
    EditNote,
    HistoryId,
    KeepNote,
    OpenNotes,
    ShowStep,
)
from bot.screens.ids.table_ids import Analyse
from bot.screens.model import Button, Screen, Select, TableContext
from bot.screens.picture_request import PictureRequest
from games import find, log
from games.engine.chance import SEED_BYTES, SeededChance
from games.engine.rounds import find_rounds
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES, Verbatim
from storage.core.rows import FINISHED
from storage.history.notes import Note, NotesShown, StoredStep
from tests.support.forking import look_alikes
from tests.support.game_pages import beginning, plays_of
from tests.support.games import GAMES, STORY_GAME, TESTS, samples, share
from tests.support.message_linter import check, check_form
from tests.support.screens import ended, playing, unpainted
from tests.support.table_story import somebody_asked

EVERY = 12
"""Of the steps of a game every so many are compared."""

PAIRS = 16
"""The pairs of tables that differ in secret."""

STORED = StoredStep(1_700_000_000.0, 2**62)

WORST = {
    "markup": "*" * NOTE_LENGTH,
    "lines": "\n".join("a" * (NOTE_LENGTH // 2)),
    "words": ("Ben wants the harbour; " * NOTE_LENGTH)[:NOTE_LENGTH].strip(),
}
"""Notes of the greatest length."""


def page(context: TableContext, seat: int | None, number: int, **shown: Any) -> HistoryPage:
    return HistoryPage(context, seat, HistoryId(context.row.id, number, **shown), find_rounds(context.table))


def screen(page: HistoryPage, locale: str = "en") -> Screen:
    words = game_words(locale, page.context.row.name)
    return history_screen(page, words, STORED, pictures=unpainted(page.request(words)))


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_every_step_can_be_sent_and_shows_its_picture(name: str, locale: str) -> None:
    table = on_file(name)
    context = ended(table, locale, FINISHED)
    number_of_steps = len(steps_of(table))
    numbers = [1, number_of_steps // 2, number_of_steps]
    for number in numbers:
        seat = number % table.players
        for by in (AS_ALL, AS_SEAT + (seat + 1) % table.players):
            sent = screen(page(context, seat, number, by=by, taken=1), locale)
            check(sent)
            assert len(sent.pictures) == 1
        assert str(number) in sent.text


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_every_picture_of_the_game_can_be_chosen(name: str) -> None:
    context = ended(on_file(name), "en", FINISHED)
    last = page(context, 0, NOW)
    for value in last.pictures:
        sent = screen(page(context, 0, NOW, picture=value))
        check(sent)
        (painted,) = page(context, 0, NOW, picture=value).request(game_words("en", name))
        assert painted.picture == last.pictures[value]
    chosen = [block for block in sent.blocks if isinstance(block, Select)]
    assert any(option.value == value and option.default for each in chosen for option in each.options)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_every_scoring_has_a_label_of_its_own(name: str, locale: str) -> None:
    shown = screen(page(ended(on_file(name), locale, FINISHED), None, 1), locale)
    (scorings,) = (
        block
        for block in shown.blocks
        if isinstance(block, Select)
        and isinstance(block.custom_id, ChooseStep)
        and block.custom_id.how == "scorings"
    )
    labels = [option.label.partition(" · ")[2] for option in scorings.options]
    assert len(labels) > 1
    assert len({*labels}) == len(labels), labels


def test_buttons_lead_from_the_first_step_to_the_last_and_back() -> None:
    whole = on_file(GAMES[0])
    table = Table.load(whole.game, whole.players, whole.options, whole.moves[:60])
    context = playing(table, "en")
    number, seen = 1, []
    while True:
        shown = page(context, None, number)
        seen.append(shown.number)
        following = pressed(history_screen(shown, game_words("en", context.row.name), None), "on")
        if following.disabled:
            break
        number = to(following)
    assert seen == list(range(1, len(steps_of(table)) + 1))
    back = history_screen(shown, game_words("en", context.row.name), None)
    assert to(pressed(back, "back")) == seen[-2]
    assert to(pressed(back, "first")) == 1


def pressed(screen: Screen, how: str) -> Button:
    buttons = [each for row in screen.controls if isinstance(row, tuple) for each in row]
    return next(
        each for each in buttons if isinstance(each.custom_id, ShowStep) and each.custom_id.how == how
    )


def to(button: Button) -> int:
    shown = parse(button.custom_id.encode())
    assert isinstance(shown, ShowStep)
    return shown.number


def test_while_a_game_goes_on_everybody_looks_as_themselves() -> None:
    context = playing(on_file(GAMES[0]), "en")
    assert context.over, "by its rules"
    table = context.table
    before = Table.load(table.game, table.players, table.options, table.moves[: len(table.moves) // 2])
    running = playing(before, "en")
    assert page(running, 0, NOW, by=AS_SEAT + 1).viewer == 0
    assert page(running, None, NOW, by=AS_SEAT + 1).viewer is None
    assert page(context, None, NOW, by=AS_SEAT + 1).viewer == 1
    with pytest.raises(NoStep, match=f"the last step is {len(steps_of(before))}"):
        screen(page(running, 0, 999))
    own = [each.custom_id for each in screen(page(running, 0, NOW)).controls if isinstance(each, Select)]
    assert not any(type(each).__name__ == "ChooseViewer" for each in own)


def test_what_was_taken_back_is_its_seats_own_until_the_game_is_over() -> None:
    table = on_file(GAMES[0])
    context = ended(table, "en", FINISHED)
    taken = next(n for n in range(1, 400) if page(context, None, n).taken_back)
    found = page(context, None, taken).taken_back
    whose = found[0][1].seat
    assert whose is not None
    step = page(context, None, taken).step
    assert step is not None
    until = Table.load(table.game, table.players, table.options, table.moves[: step.row])
    running = playing(until, "en")
    assert page(running, whose, taken).taken_back == [row for row in found if row[1].seat == whose]
    for other in (None, *(seat for seat in range(table.players) if seat != whose)):
        assert not {row[1].seat for row in page(running, other, taken).taken_back} & {whose}
    text = screen(page(running, whose, taken, taken=1)).text
    assert "Taken back:" in text
    assert "Taken back:" not in screen(page(running, whose, taken)).text


@pytest.mark.parametrize(
    ("name", "viewer"), share([(name, viewer) for name in GAMES for viewer in (None, 1)], 2)
)
def test_what_others_chose_first_or_took_back_side_by_side_is_unsaid(name: str, viewer: int | None) -> None:
    table = with_moves_taken_back(name, seed=4, most=150)
    other = retold(table, viewer)
    assert len(other.moves) < len(table.moves)
    one, two = playing(table, "en"), playing(other, "en")
    last = len(steps_of(table))
    for number in [*range(1, last, EVERY), last, NOW]:
        pages = [page(each, viewer, number, taken=1) for each in (one, two)]
        requests = [each.request(game_words("en", name)) for each in pages]
        assert screen(pages[0]) == screen(pages[1])
        assert [lay_out(each) for each in requests[0]] == [lay_out(each) for each in requests[1]]


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_tables_that_differ_in_secret_have_the_same_history(name: str) -> None:
    for table, twin, viewer in islice(look_alikes(find(name), 2), 0, PAIRS, 2):
        one, two = playing(table, "en"), playing(twin, "en")
        for back in range(3):
            number = len(steps_of(table)) - back if back else NOW
            shown, other = page(one, viewer, max(0, number)), page(two, viewer, max(0, number))
            assert screen(shown) == screen(other)


def lay_out(request: PictureRequest) -> renderer.Layout:
    return renderer.lay_out(request.game, request.view, **request.options)


def test_a_step_of_a_phase_that_was_begun_again_is_void() -> None:
    table = on_file(STORY_GAME)
    place, step = next(
        (place, step)
        for place, step in enumerate(steps_of(table))
        if place > 30 and table.moves[step.row - 1].key == "turn"
    )
    before = Table.load(table.game, table.players, table.options, table.moves[: step.row])
    after = Table.load(table.game, table.players, table.options, before.moves, waiting=())
    assert after.again is not None
    old, new = playing(before, "en"), playing(after, "en")
    assert not page(old, 0, place + 1).is_void
    assert page(new, 0, place + 1).is_void
    assert not page(new, 0, place).is_void
    assert "The step you were looking at is void." in screen(page(new, 0, place + 1)).text
    assert not page(new, 0, len(steps_of(after)), begun_again=1).is_void


def buttons(screen: Screen) -> list[Button]:
    return [each for row in screen.controls if isinstance(row, tuple) for each in row]


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_every_note_can_be_shown_at_every_step_and_in_the_list(name: str, locale: str) -> None:
    context = ended(on_file(name), locale, FINISHED)
    words, found = game_words(locale, name), steps_of(context.table)
    all_rounds = find_rounds(context.table)
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
        check(note_kept_screen(KeepNote(context.row.id, number, text=text), words))
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
    shown = quote_note(clean_note(text), 1000)
    lines = [line.removeprefix("> ") for line in shown.split("\n")]
    assert [re.sub(r"\\(.)", r"\1", line) for line in lines] == clean_note(text).split("\n")
    assert not re.search(r"(?<!\\)(\\\\)*[*_~|`<>\[\]()#:@.+-]", "\n".join(lines))
    assert len(quote_note(clean_note(text), room)) <= room


def test_what_shows_nothing_is_left_out_of_what_was_typed() -> None:
    assert clean_note(" a\x00b\tc\r\nd\x7f \n\n") == "a b c\nd"
    assert clean_note("👩\u200d🚀 ё") == "👩\u200d🚀 ё"
    assert clean_note(" \n\t") == ""


def test_a_note_keeps_its_step_when_a_phase_begins_again() -> None:
    table, words = on_file(STORY_GAME), game_words("en", STORY_GAME)
    place, step = next(
        (place, step)
        for place, step in enumerate(steps_of(table))
        if place > 30 and table.moves[step.row - 1].key == "turn"
    )
    before = Table.load(table.game, table.players, table.options, table.moves[: step.row])
    after = Table.load(table.game, table.players, table.options, before.moves, waiting=())
    written = newest_step(1, before)
    assert (written.number, written.begun_again) == (place + 1, 0)
    now = newest_step(1, after)
    assert now.begun_again == int(now.number > place), "a step of the same number is another one"
    context = playing(after, "en")
    page = HistoryPage(context, 0, HistoryId(context.row.id), find_rounds(after))
    sent = notes_list(page, [Note(place + 1, 0, 1.7e9, "old"), Note(place, 0, 1.7e9, "stands")], 0, words)
    assert f"Step {place + 1} · void, since a phase started over" in sent.text
    assert sent.text.count("void") == 1
    (select,) = [each for each in sent.controls if isinstance(each, Select)]
    pressed = parse(select.custom_id.encode(), [select.options[0].value])
    there = HistoryPage(context, 0, chosen_step(pressed), find_rounds(after))  # type: ignore[arg-type]
    assert there.is_void
    kept = KeepNote(context.row.id, place + 1, 0, how=ON_PAGE, text="typed meanwhile")
    said = history_screen(HistoryPage(context, 0, kept, find_rounds(after)), words, None)
    assert "Your note is saved. You’ll find it in *My notes*." in said.text
    assert len(said.text) <= TEXT
    with pytest.raises(ValueError, match="no step"):
        chosen_step(parse(select.custom_id.encode(), ["7"]))  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_mistakes_stand_at_their_steps_and_lead_from_one_to_the_next(name: str, locale: str) -> None:
    context, words = ended(on_file(name), locale, FINISHED), game_words(locale, name)
    whose = [step.seats for step in steps_of(context.table)]
    first = whose.index((0,)) + 1
    others = whose.index((1,), first) + 1
    last = whose.index((0,), others) + 1
    plays, all_rounds = plays_of(context.table, at=(last, first, others)), find_rounds(context.table)

    def at(number: int, **shown: Any) -> Screen:
        asked = HistoryId(context.row.id, number, **shown)
        return history_screen(HistoryPage(context, 0, asked, all_rounds, plays=plays), words, STORED)

    def following(number: int, **shown: Any) -> int:
        return to(pressed(at(number, **shown), "mistake"))

    better = words("analysis-better", line=Verbatim(words("seat", number=2).capitalize()))
    for number, lost in ((first, 3), (others, 3), (last, 7)):
        check(at(number))
        assert re.search(rf"\b{lost}\b .*\n.*{better}", at(number).text)
    assert better not in at(last + 1).text
    assert [following(number) for number in (first, others, last)] == [last, last, first], "their own"
    everybody = [following(number, by=AS_ALL) for number in (first, others, last)]
    assert everybody == [others, last, first]
    (select,) = [each for each in at(1).controls if isinstance(each, Select) and is_of_turns(each)]
    marked = [option.label for option in select.options if " · −" in option.label]
    assert sum(int(label.split("−")[1].split()[0]) for label in marked) == 3 + 7


def is_of_turns(select: Select) -> bool:
    return isinstance(select.custom_id, ChooseStep) and select.custom_id.how == "turns"


def test_a_long_step_has_room_for_its_mistakes_what_was_taken_back_and_a_note() -> None:
    context, words = ended(on_file(STORY_GAME), "ru", FINISHED), game_words("ru", STORY_GAME)
    found = steps_of(context.table)
    longest = max(range(1, len(found) + 1), key=lambda n: found[n - 1].row - found[n - 1].first)
    plays = plays_of(context.table, at=[longest] * 3)
    asked = HistoryId(context.row.id, longest, taken=1)
    page = HistoryPage(context, 0, asked, find_rounds(context.table), plays=plays)
    noted = NotesShown(WORST["markup"], any=True)
    sent = history_screen(page, words, STORED, notes=noted, pictures=unpainted(page.request(words)))
    check(sent)
    assert words("note-yours") in sent.text


def test_a_game_without_an_analysis_offers_it_and_a_running_one_does_not() -> None:
    table = on_file(GAMES[0])
    over, running = ended(table, "en", FINISHED), playing(beginning(GAMES[0]), "en")
    kinds = [[type(each.custom_id) for each in buttons(screen(page(each, 0, 2)))] for each in (over, running)]
    assert [Analyse in each for each in kinds] == [True, False]


def on_file(name: str) -> Table[Any]:
    players = samples(name).logs[-1].players
    return log.read(TESTS / "logs" / name / f"{players}_players.jsonl").table()


SEED = bytes(range(SEED_BYTES))

TAKEN_BACK = 0.15
"""How often a move is taken back."""


def with_moves_taken_back(name: str, seed: int, most: int | None = None) -> Table[Any]:
    """A random game of two with seeded draws, to its end or for `most` rows."""
    random, rules = Random(seed), find(name)
    table = Table.begin(rules, 2, rules.options(), SeededChance(SEED))
    while not table.over and (most is None or len(table.moves) < most):
        seat, choice = somebody_asked(table, random)
        table.answer(seat, choice.random_answer(random))
        if random.random() < TAKEN_BACK and table.undoable(seat):
            table.undo(seat)
    return table


def retold(table: Table[Any], viewer: int | None) -> Table[Any]:
    """The same game without moves undone by others than the viewer, and the last seats first side by side."""
    said = Table.begin(table.game, table.players, table.options, SeededChance(SEED))
    undone = {move.undoes for move in table.moves if move.undoes is not None}
    for start, after in pairwise([*table.phase_starts, len(table.moves) + 1]):
        rows = [
            (move.seat, move)
            for n, move in enumerate(table.moves[start : after - 1], start + 1)
            if move.seat is not None and (move.seat == viewer or (move.undoes is None and n not in undone))
        ]
        if table.game.phases[table.moves[start - 1].key].together:
            rows.sort(key=lambda row: -row[0])
        for seat, move in rows:
            if move.undoes is None:
                said.answer(seat, move.key)
            else:
                said.undo(seat)
    return said
