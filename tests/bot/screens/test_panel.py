import re
from collections import Counter
from itertools import count
from typing import Any

import pytest
from msgspec import structs

from bot.locales import game_words
from bot.screens.ids.panel_ids import ShowStory
from bot.screens.model import Gallery, Screen, Text, texts
from bot.screens.painting.pictures import pictures_of_panel
from bot.screens.panel import narration, panel, thread
from bot.screens.panel.choice import NOTHING_SHOWN, Shown
from bot.screens.phone_height import ROOM, height
from games.engine.table import Table
from games.game import Role
from games.numerals import MINUS, figure_text, signed_number
from renderer import Picture
from tests.support.games import GAMES, Start, begin, is_thorough
from tests.support.screens import buttons, playing
from tests.support.table_story import answer_at_random, somebody_asked

SEED = 5
PLAYERS = 3
EVERY = 1 if is_thorough() else 3
"""One of so many panels is checked."""

HIGH = 1200, 500
"""Width and height of a panel's picture, in pixels."""


def draft(table: Table[Any], seat: int, read: int = 0, shown: Shown = NOTHING_SHOWN) -> panel.Panel:
    """A seat's panel without its picture; `read`: the row until which it has read about scorings."""
    context, words = playing(table, "en"), game_words("en", table.game.name)
    return panel.Panel(context, seat, words, scoring_read=read, shown=shown)


def shown(drafted: panel.Panel) -> Screen:
    """A panel with a picture that nobody has painted."""
    pictures = tuple(
        Picture(b"", f"{number}.png", request.picture, *HIGH)
        for number, request in enumerate(pictures_of_panel(drafted))
    )
    return structs.replace(drafted, pictures=pictures).screen()


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


def points_by_part(table: Table[Any], viewer: int, scored: int) -> list[str]:
    """The lines that say what brought each seat points until a scoring, from what the viewer has seen."""
    words, names = game_words("en", table.game.name), playing(table, "en").safe_names
    points = {each.seat: Counter[str]() for each in table.game.standing(table.view(viewer))}
    later = Counter[int]()
    for row, event in table.history(viewer):
        if event.gain and event.owner is not None and row <= scored:
            points[event.owner][event.gain.source] += event.gain.points
        elif event.gain and event.owner is not None:
            later[event.owner] += event.gain.points
    for each in table.game.standing(table.view(viewer)):
        assert points[each.seat].total() + later[each.seat] == each.points
    found = []
    for seat in sorted(points, key=lambda each: -points[each].total()):
        parts = [
            f"{words(f'picture-part-{source}')} {figure_text(points[seat][source])}"
            for source in sorted(table.game.point_sources, key=lambda source: -points[seat][source])
            if points[seat][source]
        ]
        found += [f"-# {names[seat]} so far: {' · '.join(parts)}"] if parts else []
    return found


def lead_line(table: Table[Any], viewer: int, scored: int) -> str:
    """Who leads after a scoring, and by which source."""
    words, names = game_words("en", table.game.name), playing(table, "en").safe_names
    points = {each.seat: Counter[str]() for each in table.game.standing(table.view(viewer))}
    for row, event in table.history(viewer):
        if event.gain and event.owner is not None and row <= scored:
            points[event.owner].update({event.gain.source: event.gain.points})
    first, second = sorted(points, key=lambda each: -points[each].total())[:2]
    other = second if first == viewer else viewer
    margin = points[first].total() - points[other].total()
    if not margin:
        return f"-# **Level:** you and {names[other if first == viewer else first]}."
    sources = table.game.point_sources
    source = max(sources, key=lambda each: points[first][each] - points[other][each])
    made = f"so far mostly thanks to {words(f'picture-part-{source}')}: {points[first][source]}"
    if first == viewer:
        said = f"**You lead**, {margin} ahead of {names[other]}, {made} to {points[other][source]}."
    else:
        said = f"**{names[first]} leads**, {margin} ahead of you, {made} to your {points[other][source]}."
    return f"-# {said}".replace(" -", f" {MINUS}")


def pressed_ids(screen: Screen) -> set[str]:
    """What buttons do, but for the one that shows the story or the picture."""
    found = [each for row in screen.controls if isinstance(row, tuple) for each in row]
    return {each.custom_id.encode() for each in found if not isinstance(each.custom_id, ShowStory)}


def assert_opens_what_is_cut(table: Table[Any], seat: int, screen: Screen) -> bool:
    """If a panel says less than what happened, one press shows it all; returns whether it does."""
    shortened = said(screen)
    news = narration.lines_since(table, seat, narration.row_before_last_turn(table, seat))
    texts = narration.line_texts(
        [each for each in news if not each.phase.is_scoring],
        game_words("en", table.game.name),
        playing(table, "en").safe_names,
    )
    if "Recap" not in buttons(screen):
        assert "… " not in shortened
        return False
    whole = shown(draft(table, seat, len(table.moves), Shown(story=True)))
    assert "Less" in buttons(whole)
    assert not any(isinstance(block, Gallery) for block in whole.blocks)
    still = pressed_ids(whole)
    assert [
        each
        for each in pressed_ids(screen) - still
        if not any(other.startswith(f"{each}>") for other in still)
    ] == [], "with more room, what only asks which gives way to the answers"
    assert all(text in said(whole) for text in texts) or re.search("… and [0-9]+ more", said(whole))
    return True


@pytest.mark.parametrize("game", GAMES)
def test_every_panel_of_a_whole_game_says_how_all_stand_and_each_thing_once(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    scorings, later, stories, cuts = 0, 0, 0, set[bool]()
    for number in count():
        if table.over:
            break
        seat, choice = somebody_asked(table, random)
        if number % EVERY:
            table.answer(seat, choice.random_answer(random))
            continue
        rows, context = len(table.moves), playing(table, "en")
        screen, about = shown(draft(table, seat, rows)), draft(table, seat)
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
            assert len([each for each in lines(screen) if each.startswith("-# This turn: ")]) <= 1
        scored = narration.scoring_before_turn(table, seat)
        assert about.scored == scored
        assert "Scoring: " not in said(screen)
        assert "Go on" not in buttons(screen)
        (picture,) = [n for n, block in enumerate(screen.blocks) if isinstance(block, Gallery)]
        above = structs.replace(screen, blocks=screen.blocks[:picture])
        small = [each for each in lines(screen) if ", right now: **" in each]
        assert len([*lines(above), *small]) <= panel.MOST_SMALL
        assert all(each.startswith("-# ") for each in lines(above))
        stories += assert_opens_what_is_cut(table, seat, screen)
        if scored is not None:
            scorings += 1
            screen, question = shown(about), screen
            assert buttons(screen)[0] == "Go on"
            assert isinstance(screen.blocks[1], Gallery), "it comes first"
            assert not {*buttons(screen)} & {*buttons(question)[:1]}, "what is asked comes after it"
            start = narration.phase_start_at(table, scored)
            own = next(each for each in narration.lines_since(table, seat, start - 1) if each.seat == seat)
            brought = f"**{context.safe_names[seat]}** {signed_number(own.points)}"
            reasons = own.text(game_words("en", game), context.safe_names)
            assert (brought in said(about.screen()), reasons[:60] in said(about.screen())) == (True, True)
            assert brought not in said(screen), "the picture shows it"
            parts = points_by_part(table, seat, scored)
            so_far = [each for each in lines(screen) if re.fullmatch(r"-# (?!\*\*).* so far: [^*].*", each)]
            if not so_far:
                assert height((*screen.blocks, *texts("\n".join(parts)))) > ROOM
            assert so_far in ([], parts)
            assert lead_line(table, seat, scored) in lines(screen)
            screen = question
        end = choice.with_role(Role.ENDS_TURN)
        final = "until you press" in said(screen)
        assert not final or (end is not None and not end.reveals and len(choice.options) == 1)
        forecasts = [each for each in lines(screen) if ", right now: **" in each]
        assert len(forecasts) <= 1
        assert all(each.count("; ") <= panel.FORECAST_PARTS for each in forecasts)
        named = [each.endswith(" …") for each in forecasts if ";" in each]
        assert not named or named == cut_forecasts(table, seat)
        cuts |= {*named}
        assert_each_thing_once(screen)
        table.answer(seat, choice.random_answer(random))
    assert scorings > 0
    assert later > 0
    assert stories > 0
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
def test_a_story_without_room_is_one_line_that_says_how_many_it_leaves_out(game: str) -> None:
    table, random = begin(game, Start(seed=SEED, players=PLAYERS))
    shortened = 0
    for number in count():
        if table.over:
            break
        seat, choice = somebody_asked(table, random)
        if number % EVERY:
            table.answer(seat, choice.random_answer(random))
            continue
        whole, short = (story(table, seat, fits=fits) for fits in (True, False))
        left_out = len(whole) - len(short)
        assert len(short) == min(1, len(whole))
        assert all(each.endswith(f" … and {left_out} more") for each in short if left_out)
        assert not any(each.startswith("Scoring: ") for each in whole)
        shortened += bool(left_out)
        table.answer(seat, choice.random_answer(random))
    assert shortened > 0


def story(table: Table[Any], seat: int, *, fits: bool) -> list[str]:
    """What has happened since a seat's last turn, line by line, if all of it fits or nothing does."""
    since, words = narration.row_before_last_turn(table, seat), game_words("en", table.game.name)
    turns = narration.turns_since(playing(table, "en"), words, seat, since)
    text = narration.story_text(turns, words, lambda _: fits)
    return [each.removeprefix("-# ") for each in re.sub(r"<:\w+:\d+> ?", "", text).splitlines()]
