from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import renderer
from games import find, log
from games.engine.chance import SEED_BYTES, SeededChance
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES
from renderer.__main__ import app
from renderer.engine.paint import draw
from renderer.game_page import GamePage
from renderer.game_page.shots import NOTHING, Moment, PagePicture
from tests.support.forking import look_alikes
from tests.support.game_pages import Painter, beginning, data_of, plays_of
from tests.support.games import GAMES, is_thorough, samples, share
from tests.support.seen_steps import said

PAIRS = 8
"""Pairs of such tables that are compared, one of them every day."""

EVERY = 7
"""Of the steps of a game every so many are painted."""

HOSTILE = "</script><script>alert(1)</script>"


def names(players: int) -> dict[str, list[str]]:
    return {each: [f"{each} {seat}" for seat in range(players)] for each in LOCALES}


def page_of(table: Table[Any], viewer: int | None = None, **more: Any) -> bytes:
    made = GamePage(table, viewer, names(table.players), "en", **more)
    list(made.make())
    return made.html()


@cache
def data_for(name: str, viewer: int | None) -> Any:
    """The data in a page about the beginning of a game, for a viewer."""
    return data_of(page_of(beginning(name), viewer))


@cache
def data_after_the_end(name: str) -> Any:
    """The data in the page with the views of all seats, with mistakes and a note."""
    table = beginning(name)
    return data_of(page_of(table, 1, is_open=True, plays=plays_of(table), notes={2: HOSTILE}))


def seen(data: Any, viewer: int | None) -> list[Any]:
    """What a page tells and shows a viewer at each step, without numbers of its own."""
    place, found = data["viewers"].index(viewer), []
    for step in data["steps"]:
        happened = step["happened"][place]
        said = [(seat, [data["lines"]["de"][line] for line in lines]) for seat, lines in happened]
        shots = [None if shot == NOTHING else shown(data, "de", shot) for shot in step["shots"][place]]
        found.append((said, shots))
    return found


def shown(data: Any, locale: str, shot: int) -> tuple[Any, ...]:
    """What lies where on a picture, and what it says."""
    layout, says = data["shots"][locale][shot]
    *size, places = data["layouts"][layout]
    items = [(*place, sprite(data, drawing)) for drawing, *place in map(data["places"].__getitem__, places)]
    return size, items, [data["sentences"][locale][sentence] for sentence in says]


def sprite(data: Any, number: int) -> list[list[Any]]:
    """The parts of a drawing without the places on sheets."""
    return [patch[:4] for patch in data["sprites"][number]]


def shown_more(table: Table[Any], twin: Table[Any]) -> list[int]:
    """The seats to which the last steps of two tables differ."""
    return [seat for seat in range(table.players) if said(table, seat, 2) != said(twin, seat, 2)]


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_each_step_is_shown_in_each_language_with_points_and_the_boards_of_all_seats(name: str) -> None:
    table, data = beginning(name), data_for(name, 0)
    assert data["viewers"] == [0]
    assert data["texts"].keys() == data["shots"].keys() == set(LOCALES)
    assert [each["seats"] for each in data["steps"]] == [list(each.seats) for each in steps_of(table)]
    assert any(lines for step in data["steps"] for _, lines in step["happened"][0])
    assert all(one != other for one, other in zip(data["lines"]["en"], data["lines"]["ru"], strict=True))
    standing = {each.seat: each.points for each in table.game.standing(table.view(0))}
    assert data["steps"][-1]["points"] == [standing[0], standing[1]]
    ends = renderer.turn_ends(name, table.history(0))
    found = [any(each.first <= end <= each.row for end in ends) for each in steps_of(table)]
    assert [each["ends_turn"] for each in data["steps"]] == found
    own = renderer.roles(name).own
    assert {(own, 0), (own, 1)} <= {tuple(each) for each in data["pictures"]}
    for step in data["steps"]:
        moment, *others = step["shots"][0]
        boards = [others[place] for place, each in enumerate(data["pictures"][1:]) if each[0] == own]
        assert NOTHING not in (moment, *boards)
    assert all(all(says for _, says in shots) for shots in data["shots"].values())


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_the_pictures_are_what_is_painted_in_each_language(name: str) -> None:
    table, viewer = beginning(name, 60), 1
    painter = Painter(page_of(table, viewer))
    words, compared = {each: renderer.load_words(name, each) for each in LOCALES}, 0
    for number, step in list(enumerate(steps_of(table)))[::EVERY]:
        moment = Moment(table.as_of_row(step.row, step.first - 1), viewer, step)
        shots = painter.data["steps"][number]["shots"][0]
        for chosen, shot in zip(painter.data["pictures"], shots, strict=True):
            picture, seat = moment.picture(PagePicture(*chosen))
            for locale in LOCALES if shot != NOTHING else ():
                layout = renderer.lay_out(
                    name,
                    moment.view,
                    picture=picture,
                    seat=seat,
                    words=words[locale],
                    names=names(2)[locale],
                    changes=moment.changes,
                    history=moment.history,
                )
                wanted = draw(layout, renderer.palette(name))
                assert painter.picture(locale, shot).tobytes() == wanted.tobytes()
                compared += 1
    assert compared > 2 * len(LOCALES)


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_tables_that_differ_in_secret_have_the_same_page(name: str) -> None:
    pairs = (
        (*pair, others)
        for pair in look_alikes(find(name), samples(name).secrecy.twice)
        if (others := shown_more(*pair[:2]))
    )
    for table, twin, viewer, others in islice(pairs, PAIRS if is_thorough() else 1):
        assert page_of(table, viewer) == page_of(twin, viewer)
        assert page_of(table, others[0]) != page_of(twin, others[0])


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_after_the_end_each_seat_can_be_followed_with_what_it_saw(name: str) -> None:
    data = data_after_the_end(name)
    assert (data["viewers"], data["viewer"]) == ([None, 0, 1], 2)
    for viewer in (None, 0, 1):
        assert seen(data, viewer) == seen(data_for(name, viewer), viewer)
    assert len(data["texts"]["en"]["views"]) == len(data["viewers"])


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_mistakes_stand_at_the_steps_where_their_turns_began_and_notes_at_theirs(name: str) -> None:
    data = data_after_the_end(name)
    found = [(each["step"], each["seat"], each["lost"]) for each in data["mistakes"]]
    assert found == [(3, 0, 3), (4, 1, 3), (5, 0, 7)]
    head, better, played = (data["lines"]["de"][line] for line in data["mistakes"][2]["lines"])
    assert "7 Punkte" in head
    assert (better, played) == ("Besser: Platz 2", "Gespielt: Platz 1")
    assert [step["note"] for step in data["steps"][:3]] == ["", HOSTILE, ""]
    assert not any(step["note"] for step in data["steps"][3:])


def test_no_seed_no_row_and_no_foreign_address_stands_in_it() -> None:
    seed = bytes(range(SEED_BYTES))
    game = find(GAMES[0])
    table = Table.begin(game, 2, game.options(), SeededChance(seed))
    html = page_of(table)
    for text in (html.decode(), str(data_of(html))):
        assert seed.hex() not in text
        assert "://" not in text.replace("http://www.w3.org/2000/svg", "")
    fields = {"seats", "points", "round", "happened", "shots", "ends_turn", "note"}
    assert data_of(html)["steps"][0].keys() == fields


def test_names_are_text_whatever_they_are() -> None:
    table = beginning(GAMES[0], 6)
    made = GamePage(table, 0, dict.fromkeys(LOCALES, (HOSTILE, "Ben")), "de")
    assert list(made.make())[-1] == (len(steps_of(table)),) * 2
    html = made.html()
    assert data_of(html)["locale"] == "de"
    assert HOSTILE.encode() not in html
    assert data_of(html)["texts"]["en"]["names"][0] == HOSTILE


def test_the_command_makes_a_page_of_a_log(tmp_path: Path) -> None:
    file, out = tmp_path / "game.jsonl", tmp_path / "game.html"
    log.write(file, beginning(GAMES[0], 6))
    done = CliRunner().invoke(app, ["page", str(file), "--seat", "2", "--language", "ru", "--out", str(out)])
    assert done.exit_code == 0
    data = data_of(out.read_bytes())
    assert (data["locale"], data["viewers"]) == ("ru", [1])
    assert f"{len(out.read_bytes()) // 1024} KB" in done.output
    refused = CliRunner().invoke(app, ["page", str(file), "--seat", "3", "--out", str(out)])
    assert refused.exit_code == 1
