import re
from collections import Counter
from itertools import count
from typing import Any

import pytest

from bot.locales import game_words
from bot.screens.model import Gallery, Screen, Text
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel import narration, panel, thread
from games.engine.table import Table
from games.game import Role
from games.numerals import figure_text, signed_number
from renderer import Picture
from tests.support.games import GAMES, Start, begin, is_thorough
from tests.support.screens import buttons, playing
from tests.support.table_story import answer_at_random, somebody_asked

SEED = 5
PLAYERS = 3
EVERY = 1 if is_thorough() else 3
"""One of so many panels is checked."""

TITLE = "**Since your last turn**"


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
    whole = "\n".join(block.content for block in screen.blocks if isinstance(block, Text))
    return [re.sub(r"<:\w+:\d+> ?", "", line) for line in whole.splitlines()]


def said(screen: Screen) -> str:
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


def cut_forecasts(table: Table[Any], seat: int) -> list[bool]:
    """Whether the forecast of a seat has more parts than a panel names; nothing without parts."""
    assert table.game.forecasts is not None
    found = [
        [part for part in each.parts if part.points]
        for each in table.game.forecasts(table.view(seat), seat)
        if each.points or (each.cost and each.cost.potential)
    ]
    return [len(parts) > panel.FORECAST_PARTS for parts in found[:1] if parts]


def points_by_part(table: Table[Any], viewer: int) -> list[str]:
    """The lines that say what brought each seat points, summed from what the viewer has seen."""
    words, names = game_words("en", table.game.name), playing(table, "en").safe_names
    found = []
    for each in table.game.standing(table.view(viewer)):
        points: Counter[str] = Counter()
        for _, event in table.history(viewer):
            if event.gain and event.owner == each.seat:
                points[event.gain.source] += event.gain.points
        assert sum(points.values()) == each.points
        parts = [
            f"{words(f'picture-part-{source}')} {figure_text(points[source])}"
            for source in sorted(table.game.point_sources, key=lambda source: -points[source])
            if points[source]
        ]
        found += [f"-# {names[each.seat]} so far: {' · '.join(parts)}"] if parts else []
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_of_a_whole_game_says_how_all_stand_and_each_thing_once(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    scorings, later, cuts = 0, 0, set[bool]()
    for number in count():
        if table.over:
            break
        seat, choice = somebody_asked(table, random)
        if number % EVERY:
            table.answer(seat, choice.random_answer(random))
            continue
        screen, context = shown(table, seat), playing(table, "en")
        standing = table.game.standing(table.view(seat))
        entries = [f"{context.safe_names[each.seat]} {figure_text(each.points)}" for each in standing]
        marked = [
            f"**{entry}**" if each.seat == seat else entry
            for each, entry in zip(standing, entries, strict=True)
        ]
        (line,) = [line for line in lines(screen) if line.startswith("-# ") and " · ".join(marked) in line]
        rules, view = table.game, table.view(None)
        between = rules.between_rounds(view) if rules.between_rounds else None
        name = between or (rules.round_name(view) if rules.round_name else None)
        assert name is None or game_words("en", game).text(name) in line
        following = table.game.next_to_act(table.view(None)) if table.game.next_to_act else None
        assert ("next: " in line) is (following is not None)
        if table.rows(seat) and not narration.has_phase_ended(table, seat):
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
            own = next(each for each in narration.lines_since(table, seat, start - 1) if each.seat == seat)
            assert f"**{context.safe_names[seat]}** {signed_number(own.points)}" in said(screen)
            reasons = own.text(game_words("en", game), context.safe_names)
            assert reasons[:60] in said(screen), "with its reasons"
            so_far = [each for each in lines(screen) if re.fullmatch(r"-# .* so far: [^*].*", each)]
            assert so_far == points_by_part(table, seat)
        end = choice.with_role(Role.ENDS_TURN)
        final = "until you press" in said(screen)
        assert not final or (end is not None and not end.reveals and len(choice.options) == 1)
        forecasts = [each for each in lines(screen) if " so far: **" in each]
        assert len(forecasts) <= 1
        assert all(each.count("; ") <= panel.FORECAST_PARTS for each in forecasts)
        named = [each.endswith(" …") for each in forecasts if ";" in each]
        assert not named or named == cut_forecasts(table, seat)
        cuts |= {*named}
        assert_each_thing_once(screen)
        table.answer(seat, choice.random_answer(random))
    assert scorings > 0
    assert later > 0
    assert False in cuts


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_in_the_thread_says_how_all_stand_and_marks_nobody(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    for _ in range(40):
        answer_at_random(table, random)
    context = playing(table, "en")
    reported = lines(thread.turn_screen(context, game_words("en", game), since=0, mentions={}))
    standing = table.game.standing(table.view(None))
    entries = " · ".join(f"{context.safe_names[each.seat]} {figure_text(each.points)}" for each in standing)
    assert len([line for line in reported if line.startswith("-# ") and entries in line]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_story_without_room_says_first_what_scored_and_how_many_lines_it_leaves_out(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    shortened, scorings = 0, 0
    for number in count():
        if table.over:
            break
        seat, choice = somebody_asked(table, random)
        if number % EVERY:
            table.answer(seat, choice.random_answer(random))
            continue
        whole, short = (story(table, seat, fits=fits) for fits in (True, False))
        left_out = [each for each in whole if each not in short and each != TITLE]
        title = next((each for each in short if each.startswith(TITLE)), "")
        assert title == (f"{TITLE} … and {len(left_out)} more" if left_out else TITLE if title else "")
        scored = [n for n, each in enumerate(short) if each.startswith("Scoring: ")]
        assert all(n < short.index(title) for n in scored if title)
        assert len(scored) == len([each for each in whole if each.startswith("Scoring: ")])
        shortened, scorings = shortened + bool(left_out), scorings + bool(scored)
        table.answer(seat, choice.random_answer(random))
    assert shortened > 0
    assert scorings > 0


def story(table: Table[Any], seat: int, *, fits: bool) -> list[str]:
    """What has happened since a seat's last turn, line by line, if all of it fits or nothing does."""
    since, words = narration.row_before_last_turn(table, seat), game_words("en", table.game.name)
    text = narration.story_text(playing(table, "en"), words, seat, since, TITLE, lambda _: fits)
    return [each.removeprefix("-# ") for each in re.sub(r"<:\w+:\d+> ?", "", text).splitlines()]
