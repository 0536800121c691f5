from itertools import islice
from typing import Any

import pytest

import renderer
from bot.limits import TEXT
from bot.locales import game_words, general_words
from bot.screens.history.history_page import HistoryPage
from bot.screens.history.posted import (
    SENTENCE_LENGTH,
    post_form,
    posted_page_screen,
    posted_screen,
    shown_step,
)
from bot.screens.ids.custom_ids import nonce_of, parse
from bot.screens.ids.history_ids import HistoryId, SendStep
from bot.screens.model import Document, Screen, TableContext, Text, component_id_of
from bot.screens.picture_request import PictureRequest
from games import find, log
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES
from storage.core.rows import FINISHED
from storage.peace.posted_steps import PostedStep
from tests.support.forking import look_alikes
from tests.support.games import GAMES, TESTS, is_thorough, samples, share
from tests.support.message_linter import check, check_form
from tests.support.screens import ended, playing, unpainted

NONCE = 2**62

AUTHOR, NOBODY = 7, -5

PAIRS = 60 if is_thorough() else 24
"""The pairs of tables among which those are compared that look the same to everybody."""

Shown = tuple[Screen, list[renderer.Layout | None]]


def posted(context: TableContext, step: int, text: str, user: int = AUTHOR, picture: str = "") -> PostedStep:
    return PostedStep(context.row.id, user, step, 0, picture, text, 1.0)


def shown(context: TableContext, step: PostedStep, locale: str = "en") -> Shown:
    words = game_words(locale, context.row.name)
    page = HistoryPage(context, None, shown_step(step), ())
    requests = page.request(words)
    screen = posted_screen(page, step, "*Anna*", NONCE, words, pictures=unpainted(requests))
    return screen, [drawn(each) for each in requests]


def drawn(request: PictureRequest) -> renderer.Layout | None:
    try:
        return renderer.lay_out(request.game, request.view, **request.options)
    except renderer.NothingToShow:
        return None


def on_file(name: str) -> Table[Any]:
    return log.read(TESTS / "logs" / name / f"{samples(name).logs[-1].players}_players.jsonl").table()


@pytest.mark.parametrize(("name", "locale"), share([*zip(GAMES, LOCALES, strict=True)], 1))
def test_every_step_can_be_posted_with_the_longest_sentence(name: str, locale: str) -> None:
    context = ended(on_file(name), locale, FINISHED)
    steps = steps_of(context.table)
    longest = max(range(1, len(steps) + 1), key=lambda n: steps[n - 1].row - steps[n - 1].first)
    for number in (1, longest, len(steps)):
        for text in ("*" * SENTENCE_LENGTH, "a\n" * (SENTENCE_LENGTH // 2), ""):
            screen, _ = shown(context, posted(context, number, text), locale)
            check(screen)
            assert len(screen.text) <= TEXT
            assert screen.mentions == ()
            (row,) = screen.controls
            assert isinstance(row, tuple)
            assert [nonce_of(button.custom_id.encode()) for button in row] == [NONCE]
    for user in (AUTHOR, NOBODY):
        screen, _ = shown(context, posted(context, 1, "", user), locale)
        assert (r"\*Anna\*" in screen.text) == (user == AUTHOR)
    words = game_words(locale, name)
    said, file = posted_page_screen(context, b"<html>", NONCE, words).blocks
    assert said == Text(words("file-over"), component_id_of(NONCE)), "by which the message is found again"
    assert file == Document(f"table-{context.row.id}.html", b"<html>")


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_posts_from_tables_that_look_alike_to_all_are_the_same(name: str) -> None:
    compared = 0
    for table, twin, viewer in islice(look_alikes(find(name), 2), PAIRS):
        if viewer is not None:
            continue
        compared += 1
        one, two = playing(table, "en"), playing(twin, "en")
        assert len(steps_of(table)) == len(steps_of(twin))
        for number in range(max(1, len(steps_of(table)) - 2), len(steps_of(table)) + 1):
            pictures = ["", *HistoryPage(one, None, HistoryId(one.row.id), ()).pictures]
            for picture in pictures:
                step = posted(one, number, "Look!", picture=picture)
                assert shown(one, step) == shown(two, step)
    assert compared > PAIRS / 10


@pytest.mark.parametrize("locale", LOCALES)
def test_the_form_can_be_sent(locale: str) -> None:
    form = post_form(HistoryId(10**9, 999, 99, picture=f"{'x' * 30}.3"), general_words(locale))
    check_form(form)
    assert parse(form.custom_id.encode(), ["typed"]) == SendStep(
        10**9, 999, 99, picture=f"{'x' * 30}.3", text="typed"
    )
