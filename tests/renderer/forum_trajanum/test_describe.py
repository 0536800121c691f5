import pytest

from games.hidden import copy_state
from renderer import alt_text
from tests.renderer.forum_trajanum import GAME
from tests.support.games import Start, begin
from tests.support.positions import NAMES, asked, last, positions, texts
from tests.support.table_story import pending


def test_a_colonia_is_shown() -> None:
    position = positions(GAME)[3]
    view = position.views[1]
    own, public = (
        alt_text(GAME, position.views[viewer], picture="colonia", seat=1, words=texts(GAME), names=NAMES)
        for viewer in (1, None)
    )
    assert own.startswith(f"{NAMES[1]}’s Colonia: {view.players[1].points} point")
    assert f"Face-down tiles: {', '.join(view.players[1].covered)}." in own
    assert "Left over: " in own
    assert "Left over: " not in public


@pytest.mark.parametrize(("locale", "said"), [("en", "In hand"), ("de", "In der Hand"), ("ru", "В руке")])
def test_tiles_a_seat_has_decided_about_are_in_its_hand_and_not_up_for_choice(locale: str, said: str) -> None:
    table, random = begin(GAME, Start(seed=1, players=2))
    while table.phase_start.phase != "tiles" or 1 in table.waiting_seats:
        seat = 1 if table.phase_start.phase == "tiles" else table.waiting_seats[0]
        table.answer(seat, pending(table, seat).random_answer(random))
    words = texts(GAME, locale)
    text = alt_text(GAME, table.view(1), picture="colonia", seat=1, words=words, names=NAMES)
    assert f" {said}: " in text


def test_the_table_is_shown_from_the_viewers_seat() -> None:
    view = last(GAME).views[2]
    text = alt_text(GAME, view, picture="table", seat=2, words=texts(GAME), names=("A", "B", "C", "D"))
    assert text.startswith("The table: End of the game.")
    assert text.index(" C: ") < text.index(" A: ")
    assert "’s envoys: " in text


def test_the_forum_tells_where_envoys_count() -> None:
    position = positions(GAME)[20]
    text = alt_text(GAME, position.views[1], **asked(position, "forum", 1))
    assert text.startswith("The forum: Cycle ")
    assert "Free squares that count for an eagle: " in text
    assert "on the ship; eagles score " in text


def test_the_end_is_shown_with_its_places() -> None:
    text = alt_text(GAME, last(GAME).views[None], **asked(last(GAME), "end", None))
    best = max(last(GAME).views[None].players, key=lambda player: player.points)
    assert text.startswith("The game is over. 1. ")
    assert f", {best.points} points (active citizens {best.active_citizens}," in text


def test_a_scoring_adds_up() -> None:
    position = last(GAME)
    text = alt_text(GAME, position.views[None], **asked(position, "scoring", None))
    assert text.startswith("Scoring of cycle III. Points: Aurelia ")
    chart = alt_text(GAME, position.views[None], **asked(position, "chart", None))
    points = position.views[None].players[0].points
    assert f"Points: Aurelia {points}, " in chart
    assert f", {points}. " in chart.partition("Aurelia after each scoring: ")[2]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "nothing of it is built yet."),
        ("de", "davon steht noch nichts."),
        ("ru", "пока ничего из этого не построено."),
    ],
)
def test_no_space_is_missing_while_nothing_of_a_pattern_stands(locale: str, said: str) -> None:
    view = copy_state(positions(GAME)[0].views[0])
    view.trajan, view.cycle = {"3": "III-4"}, 3
    view.players[0].built.clear()
    text = alt_text(GAME, view, picture="cards", seat=0, words=texts(GAME, locale), names=NAMES)
    assert said in text
    assert "B1" not in text


def test_an_unknown_picture_is_reported() -> None:
    view = last(GAME).views[0]
    with pytest.raises(
        LookupError, match="no picture 'porta'; there are: colonia, grid, table, seats, forum"
    ):
        alt_text(GAME, view, picture="porta", seat=0, words=texts(GAME), names=NAMES)
