from collections.abc import Callable

import pytest

from games.game import Event
from games.trajan.events.actions import (
    ForumTileTaken,
    LeaderMoved,
    LegionnairePlaced,
    SenateAdvanced,
    TokensDeployed,
    TrajanTileTaken,
    WorkerPlaced,
)
from games.trajan.events.cards import CardsDrawn, CardTaken, Shipped, open_card
from games.trajan.events.turn import Sown
from games.trajan.pieces import MILITARY_CAMP, SITES, TRAYS, WORKER_CAMP
from games.trajan.state import Trajan
from renderer import alt_text
from renderer.engine.layout import Box, Layout
from renderer.kit.changes import deeds_of
from renderer.kit.seats import emblem, outline
from renderer.request import History
from renderer.trajan import PICTURES
from renderer.trajan.drawings import circle
from renderer.trajan.drawings.forum_tiles import forum_tile
from renderer.trajan.drawings.provinces import land, leader
from renderer.trajan.drawings.ships import ship
from renderer.trajan.drawings.trajan_tiles import trajan_tile
from tests.games.trajan.position import empty
from tests.renderer.trajan import GAME
from tests.renderer.trajan.board_scenes import laid
from tests.support.positions import NAMES, positions, texts
from tests.support.scenes import stamps, texts_in, written

SOWN = Sown(1, "I", (("yellow",), ("blue",)))


def after(*events: Event, players: int = 2) -> tuple[Trajan, History]:
    """A table after a turn of seat 1 in which this happened, and its story."""
    state = empty(players)
    for event in events:
        event.apply(state)
    return state, tuple(enumerate((SOWN, *events), 7))


def shown(state: Trajan, history: History, since: int = 6) -> Layout:
    """The picture of what happened after a row."""
    return laid(state, "turn", None, changes=PICTURES.changes(history, since, None))


def outlined(layout: Layout) -> list[Box]:
    """What is outlined as changed."""
    return [each.box for each in stamps(layout, outline)]


def test_a_worker_is_seen_on_its_site() -> None:
    layout = shown(*after(WorkerPlaced(1, "C3", "fountain-4", "")))
    assert set(SITES) <= set(written(layout))
    (site,) = outlined(layout)
    assert texts_in(layout, site) == ["C3"]
    assert any(each.look == (1,) and site.holds(each.box) for each in stamps(layout, emblem))
    assert not stamps(layout, circle.action_circle)


@pytest.mark.parametrize(
    ("province", "near", "hidden"),
    [
        ("britannia", "Belgica", "Alpes"),
        ("belgica", "Britannia", "Raetia"),
        ("alpes", "Noricum", "Britannia"),
    ],
)
def test_a_leader_is_seen_in_its_province_with_those_around(province: str, near: str, hidden: str) -> None:
    layout = shown(*after(LeaderMoved(1, province, "")))
    assert len(stamps(layout, land)) == 1
    assert near in written(layout)
    assert hidden not in written(layout)
    (changed,) = outlined(layout)
    assert any(changed.meets(each.box) for each in stamps(layout, leader))


def test_a_province_far_from_the_one_that_changed_last_is_left_out() -> None:
    """Two changes that no part of the map shows together: the last one counts."""
    deployed = TokensDeployed(1, MILITARY_CAMP, 2)
    layout = shown(*after(deployed, LeaderMoved(1, "alpes", ""), LegionnairePlaced(1, "alpes", 3)))
    assert len(outlined(layout)) == 3
    layout = shown(*after(deployed, LeaderMoved(1, "britannia", "")))
    assert len(outlined(layout)) == 1
    assert "Britannia" in written(layout)


@pytest.mark.parametrize(
    ("event", "art", "number"),
    [
        (ForumTileTaken(1, "G1", "bread"), forum_tile, 8 + 1),
        (SenateAdvanced(1, 1), emblem, 3 + 1 + 2),
        (Shipped(1, "pairs", (), 0, 5), ship, 3 + 1),
        (CardTaken(1, 2, open_card("fish")), ship, 3),
        (CardsDrawn(1, ()), ship, 3),
        (TokensDeployed(1, WORKER_CAMP, 2), emblem, 2 + 1 + 2),
    ],
)
def test_what_was_taken_or_moved_is_outlined_where_it_was(
    event: Event, art: Callable[..., None], number: int
) -> None:
    """`number`: the drawings on that part of the board, then those of the story and of the seats' rows.

    A disc that moved is painted again upon its outline.
    """
    layout = shown(*after(event))
    assert len(outlined(layout)) == 1
    assert len(stamps(layout, art)) == number
    assert not stamps(layout, circle.action_circle)


def test_a_trajan_tile_is_outlined_in_its_slot() -> None:
    layout = shown(*after(TrajanTileTaken(1, "cards-1", "II", "III")))
    assert len(stamps(layout, circle.action_circle)) == 1
    (slot,) = outlined(layout)
    assert [each.box for each in stamps(layout, trajan_tile) if slot.holds(each.box)] == [
        stamps(layout, trajan_tile)[0].box
    ]


def test_only_what_this_turn_changed_is_outlined() -> None:
    earlier = (3, ForumTileTaken(1, "G1", "bread"))
    state, history = after(ForumTileTaken(1, "H1", "bread"))
    layout = laid(state, "turn", None, changes=PICTURES.changes((earlier, *history), 2, None))
    assert [texts_in(layout, box) for box in outlined(layout)] == [["H1"]]


def test_a_turn_of_whole_games_is_told_from_its_sowing_on() -> None:
    """Whose it was, where it went; circles show the way of the markers, parts of the board a change."""
    circles = parts = 0
    for position in positions(GAME):
        since = last_sowing(position.history)
        if since is None:
            continue
        row, event = since
        changes = PICTURES.changes(position.history, row - 1, None)
        seat, done = deeds_of(changes)
        assert seat == event.owner
        assert (done[0].what, done[0].name) == ("sown", event.tray)
        layout = laid(position.views[None], "turn", None, changes=changes)
        if stamps(layout, circle.action_circle):
            assert len(stamps(layout, circle.path)) == min(event.plan.steps, len(TRAYS))
            circles += 1
        else:
            assert outlined(layout), position.name
            parts += 1
    assert circles > 2
    assert parts > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_as_high_in_every_moment_of_a_game(players: int) -> None:
    turns = (
        (WorkerPlaced(1, "C3", "fountain-4", ""),),
        (LeaderMoved(1, "alpes", ""),),
        (SenateAdvanced(1, 1),),
        (),
    )
    assert len({shown(*after(*events, players=players)).height for events in turns}) == 1


def test_in_words_it_says_who_sowed_what_it_brought_and_what_lies_there() -> None:
    state, history = after(ForumTileTaken(1, "G1", "bread"))
    changes = PICTURES.changes(history, 6, None)
    told = alt_text(
        GAME, state, picture="turn", seat=None, words=texts(GAME), names=NAMES[:2], changes=changes
    )
    assert f"{NAMES[1]} sowed tray I and ended in III (military)." in told
    assert "This turn: tile bread." in told
    assert "Forum: F1 extra action: seaport" in told
    assert PICTURES.changes(history, 8, None) != changes


def last_sowing(history: History) -> tuple[int, Sown] | None:
    """The last sowing of a story, with its row."""
    return next(((row, event) for row, event in reversed(history) if isinstance(event, Sown)), None)
