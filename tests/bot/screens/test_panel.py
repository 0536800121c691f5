"""What a panel says at a glance, over whole games: how all stand, what happened, what scorings brought."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.locales import game_words
from bot.screens.model import Gallery, Screen, Text
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel import narration, panel, thread
from games.engine.table import Table
from games.game import Role
from games.numerals import figure_text, signed
from renderer import Picture
from tests.support.games import GAMES, Start, begin
from tests.support.screens.rows import buttons, playing

SEED = 5
PLAYERS = 3


def shown(table: Table[Any], seat: int) -> Screen:
    """A seat's panel, with pictures that nobody has painted."""
    context = playing(table, "en")
    words = game_words("en", table.game.name)
    pictures = tuple(
        Picture(b"", f"{number}.png", request.picture)
        for number, request in enumerate(panel_pictures(context, seat, words))
    )
    return panel.Panel(context, seat, words, pictures=pictures).screen()


def lines(screen: Screen) -> list[str]:
    """Its texts, line by line, without symbols."""
    whole = "\n".join(block.content for block in screen.blocks if isinstance(block, Text))
    return [re.sub(r"<:\w+:\d+> ?", "", line) for line in whole.splitlines()]


def said(screen: Screen) -> str:
    """All its texts, without symbols."""
    return "\n".join(lines(screen))


def assert_each_thing_once(screen: Screen) -> None:
    """No text of a button stands above it too, and no warning twice."""
    text = said(screen)
    for label in buttons(screen):
        assert " – " not in label or label not in text
    warnings = text.count("hidden and can’t") + text.count("is turned up:")
    marked = [each for each in buttons(screen) if "final:" in each]
    assert warnings <= 1
    assert len([each for each in marked if not each.startswith("End turn")]) <= 1


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_of_a_whole_game_says_how_all_stand_and_each_thing_once(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    scorings, later = 0, 0
    while not table.over:
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        screen, context = shown(table, seat), playing(table, "en")
        standing = table.game.standing(table.view(seat))
        entries = [f"{context.safe_names[each.seat]} {figure_text(each.points)}" for each in standing]
        marked = [
            f"**{entry}**" if each.seat == seat else entry
            for each, entry in zip(standing, entries, strict=True)
        ]
        (line,) = [line for line in lines(screen) if line.startswith("-# ") and " · ".join(marked) in line]
        name = table.game.round_name(table.view(None)) if table.game.round_name else None
        assert name is None or game_words("en", game).text(name) in line
        following = table.game.next_to_act(table.view(None)) if table.game.next_to_act else None
        assert ("next: " in line) is (following is not None)
        if table.rows(seat) and not narration.phase_ended(table, seat):
            later += 1
            assert "Since your last turn" not in said(screen)
            assert len([each for each in lines(screen) if each.startswith("-# This turn: ")]) <= 1
        scored = narration.scoring_before_turn(table, seat)
        galleries = [block for block in screen.blocks if isinstance(block, Gallery)]
        assert len(galleries) == 1 + (scored is not None)
        if scored is not None:
            scorings += 1
            assert screen.blocks.index(galleries[0]) < 3, "it comes first"
            start = narration.phase_start_at(table, scored)
            own = next(each for each in narration.lines(table, seat, start - 1) if each.seat == seat)
            assert f"**{context.safe_names[seat]}** {signed(own.points)}" in said(screen)
            reasons = own.text(game_words("en", game), context.safe_names)
            assert reasons[:60] in said(screen), "with its reasons"
        end = choice.with_role(Role.ENDS_TURN)
        final = "until you press" in said(screen)
        assert not final or (end is not None and not end.reveals and len(choice.options) == 1)
        forecasts = [each for each in lines(screen) if " so far: " in each]
        assert len(forecasts) <= 1
        assert all(each.count("; ") <= panel.FORECAST_PARTS for each in forecasts)
        assert_each_thing_once(screen)
        table.answer(seat, choice.random_answer(random))
    assert scorings > 0
    assert later > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_in_the_thread_says_how_all_stand_and_marks_nobody(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    for _ in range(40):
        seat = random.choice(table.waiting)
        choice = table.pending(seat)
        assert choice is not None
        table.answer(seat, choice.random_answer(random))
    context = playing(table, "en")
    told = lines(thread.turn(context, game_words("en", game), since=0, mentions={}))
    standing = table.game.standing(table.view(None))
    entries = " · ".join(f"{context.safe_names[each.seat]} {figure_text(each.points)}" for each in standing)
    assert len([line for line in told if line.startswith("-# ") and entries in line]) == 1
