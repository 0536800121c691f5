from collections import Counter
from functools import cache
from typing import Any

import pytest

from games.game import Event
from games.numerals import figure_text
from games.porta_nigra import GAME
from games.porta_nigra.events import POINT_SOURCES
from games.porta_nigra.events.refill import RefillEnded
from games.porta_nigra.events.rounds import EarlyEndCame, InterimEnded, InterimScored
from games.porta_nigra.events.scoring import MajorityScored, Score, SetScored
from games.porta_nigra.pieces import BUILDINGS, INTERIM_PER_BRICK, MAJORITIES, ROUNDS
from games.porta_nigra.state import PortaNigra
from games.scoring import GameEnded, points_by_source
from games.words import LOCALES
from renderer import Layout, NothingToShow
from renderer.engine.layout import Stamp, Text
from renderer.kit import furniture, seats
from renderer.porta_nigra.scorings import InterimScoring, last_scoring
from renderer.porta_nigra.timeline import course, timeline
from renderer.request import History
from tests.fuzz import random_games
from tests.games.porta_nigra.position import empty
from tests.renderer.porta_nigra.city_scenes import laid, said
from tests.support.scenes import NAMES, written

NOTHING = "–"


@cache
def ended(players: int) -> tuple[PortaNigra, History]:
    """A finished random game, and its whole history."""
    found: list[tuple[PortaNigra, History]] = []

    def watch(table: Any) -> None:
        if table.over:
            found.append((table.view(None), tuple(table.history(None))))

    random_games.play(GAME, 5, players=players, watch=watch)
    return found[-1]


def to_the_last(history: History, kind: type[Event]) -> History:
    """A history up to its last event of a kind."""
    rows = [number for number, (_, event) in enumerate(history, 1) if isinstance(event, kind)]
    return history[: rows[-1]]


def columns(layout: Layout) -> dict[int, list[list[str]]]:
    slabs = [item for item in layout.items if isinstance(item, Stamp) and item.art is furniture.slab]
    words = next(slab.box for slab in slabs if not slab.look)
    found = {}
    for slab in (slab for slab in slabs if slab.look and slab.box.bottom == words.bottom):
        inside = [item for item in layout.items if slab.box.contains(item.box)]
        seat = next(item.look[0] for item in inside if isinstance(item, Stamp) and item.art is seats.emblem)
        lines: dict[int, list[str]] = {}
        for item in inside:
            if isinstance(item, Text) and item.box.top > words.top:
                lines.setdefault(item.box.top + item.box.bottom, []).append(item.text)
        found[seat] = list(lines.values())
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_sheet_of_an_interim_scoring_shows_what_bricks_brought_and_how_it_was_split(players: int) -> None:
    history = to_the_last(ended(players)[1], InterimEnded)
    splits = [event for _, event in history if isinstance(event, InterimScored)][-players:]
    gains = points_by_source([event for _, event in history], POINT_SOURCES, players)
    view = ended(players)[0]
    shown = columns(laid(view, "scoring", None, history=history))
    assert len(splits) == len(shown) == players
    for split in splits:
        bricks, sesterces, points, after = shown[split.seat]
        calculation = [f"{split.bricks}×{INTERIM_PER_BRICK[players]}"] if split.bricks else []
        assert bricks == [str(split.points + split.sesterces), *calculation]
        assert (sesterces, points) == ([str(split.sesterces)], [str(split.points)])
        assert after == [str(sum(gains[split.seat].values()))]
    reported = said(view, "scoring", None, history=history)
    assert all(f"points +{split.points}, sesterces +{split.sesterces}" in reported for split in splits)


def test_an_interim_scoring_is_shown_when_all_have_split() -> None:
    history = to_the_last(ended(2)[1], InterimScored)
    found = last_scoring(history, 2)
    assert isinstance(found, InterimScoring)
    assert found.round == ROUNDS[2] - 2
    with pytest.raises(NothingToShow):
        last_scoring(history[:20], 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_of_the_final_scoring_shows_every_part_and_the_points_after_it(players: int) -> None:
    view, history = ended(players)
    scores = [event for _, event in history if isinstance(event, Score)]
    for seat, lines in columns(laid(view, "scoring", None, history=history)).items():
        points = Counter[str]()
        for score in scores:
            if score.seat == seat:
                points[score.gain.source] += score.points
        figures = [line[0] for line in lines]
        sizes = len({len(score.buildings) for score in scores if isinstance(score, SetScored)})
        shown = [figures[0], figures[sizes + 1], figures[sizes + 2]]
        parts = [
            str(points[part]) if part in points else NOTHING for part in ("sets", "final_cards", "play_area")
        ]
        assert shown == parts
        assert figures[-2:] == [str(sum(points.values())), figure_text(view.players[seat].points)]
        details = sum(int(figure) for figure in figures[:-2] if figure != NOTHING)
        assert details == 2 * sum(points.values()) - points["final_cards"]


def test_sets_stand_by_their_sizes() -> None:
    """Sets of 4, 2 and twice 1 against one of 2: 20 + 6 + 4 and 6 points."""
    four, two, one = BUILDINGS, BUILDINGS[:2], BUILDINGS[:1]
    sets = [(0, 20, four), (0, 6, two), (0, 2, one), (0, 2, one), (1, 6, two)]
    scores = [SetScored(seat, points, buildings) for seat, points, buildings in sets]
    history = tuple(enumerate([*scores, GameEnded()]))
    layout = laid(empty(2), "scoring", None, history=history)
    first, second = columns(layout).values()
    assert [line[0] for line in first[:4]] == ["30", "20", "6", "4"]
    assert [line[0] for line in second[:4]] == ["6", NOTHING, "6", NOTHING]
    texts = written(layout)
    assert [text for text in texts if text in ("Sets of 4", "Sets of 3", "Sets of 2", "Single cards")] == [
        "Sets of 4",
        "Sets of 2",
        "Single cards",
    ]
    assert "2×2" in texts


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_of_a_majority_is_cut(locale: str) -> None:
    view = empty(2)
    scores = [MajorityScored(0, 1, area, 1, 1, shared=False, ahead_by="") for area in MAJORITIES]
    history = tuple(enumerate([*scores, GameEnded()]))
    layout = laid(view, "scoring", None, history=history, locale=locale)
    assert not [text for text in written(layout) if text.endswith("…")]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_end_card_shows_where_points_came_from(players: int) -> None:
    view, history = ended(players)
    sources = points_by_source([event for _, event in history], POINT_SOURCES, players)
    shown = said(view, "end", None, history=history)
    for seat, lines in columns(laid(view, "end", None, history=history)).items():
        wanted = [str(points) if points else NOTHING for points in sources[seat].values()]
        assert [line[0] for line in lines] == wanted
        assert sum(sources[seat].values()) == view.players[seat].points
        assert f"{NAMES[seat]}, {view.players[seat].points} point" in shown


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_ends_with_interim_scoring_on_the_chart_and_a_game_with_the_final(players: int) -> None:
    view, history = ended(players)
    found = course(history, players)
    assert [moment for moment, _ in found] == list(range(timeline(players).last + 1))
    assert list(found[-1][1]) == [player.points for player in view.players]
    reached = dict(found)
    marked = [reached[moment] for moment in timeline(players).marked]
    assert len(marked) == ROUNDS[players] + 1
    interim = points_by_source(
        [event for _, event in to_the_last(history, InterimEnded)], POINT_SOURCES, players
    )
    assert list(marked[ROUNDS[players] - 2]) == [sum(each.values()) for each in interim]
    before = points_by_source(
        [event for _, event in history if not isinstance(event, Score)], POINT_SOURCES, players
    )
    assert list(marked[-2]) == [sum(each.values()) for each in before]
    assert all(figure != "…" for figure in written(laid(view, "chart", None, history=history)))


def test_turns_after_an_early_end_belong_to_the_round_in_which_it_came() -> None:
    history = ended(2)[1]
    number = next(number for number, (_, event) in enumerate(history) if isinstance(event, InterimScored))
    row = history[number][0]
    story = (*history[:number], (row, EarlyEndCame(0, "bricks", 5, (1,))), (row, RefillEnded()))
    last_turns = timeline(2).marked[0] - 1
    assert course(history[:number], 2)[-1][0] == course(story, 2)[-1][0] == last_turns
