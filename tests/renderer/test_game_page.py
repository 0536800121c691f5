import json
import re
from base64 import b64decode
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from typer.testing import CliRunner

import renderer
from games import find, log
from games.engine.chance import SEED_BYTES, SeededChance
from games.engine.steps import steps_of
from games.engine.table import Table
from games.words import LOCALES
from renderer.__main__ import app
from renderer.engine.layout import Box
from renderer.engine.paint import draw_parts
from renderer.game_page import GamePage
from tests.support.forking import look_alikes
from tests.support.game_pages import beginning
from tests.support.games import GAMES, is_thorough, samples, share
from tests.support.seen_steps import said

PAIRS = 8
"""Pairs of such tables that are compared, one of them every day."""

ROUNDED = 100
"""Pixels of a picture whose colour may be rounded to its neighbour."""

HOSTILE = "</script><script>alert(1)</script>"


def names(players: int) -> dict[str, list[str]]:
    return {each: [f"{each} {seat}" for seat in range(players)] for each in LOCALES}


def page_of(table: Table[Any], viewer: int | None = None, locale: str = "en") -> bytes:
    made = GamePage(table, viewer, names(table.players), locale)
    list(made.make())
    return made.html()


def data_of(html: bytes) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', html.decode(), re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def picture_of(data: Any, number: int) -> Image.Image:
    """A picture of a page, composed from its parts."""
    image = data["images"][number]
    over = image["over"]
    below = Image.new("RGBA", tuple(data["size"])) if over is None else picture_of(data, over)
    sheet = Image.open(BytesIO(b64decode(image["webp"]))).convert("RGBA")
    for part in image["parts"]:
        from_left, from_top, left, top, width, height = part
        below.alpha_composite(sheet.crop(Box(from_left, from_top, width, height).edges), (left, top))
    return below


def shows_somebody_else_more(table: Table[Any], twin: Table[Any]) -> bool:
    """Whether the last steps of two tables differ to any seat."""
    return any(said(table, seat, 2) != said(twin, seat, 2) for seat in range(table.players))


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_each_step_is_shown_in_each_language_with_points_and_a_picture_for_each_turn(name: str) -> None:
    table = beginning(name)
    made = GamePage(table, 0, names(2), "de")
    assert list(made.make())[-1] == (len(steps_of(table)),) * 2
    data = data_of(made.html())
    assert data["locale"] == "de"
    assert data["texts"].keys() == set(LOCALES)
    assert [each["seats"] for each in data["steps"]] == [list(each.seats) for each in steps_of(table)]
    said = [each["told"] for each in data["steps"] if any(each["told"].values())]
    assert said
    assert all(each["en"] != each["ru"] for each in said)
    standing = {each.seat: each.points for each in table.game.standing(table.view(0))}
    assert data["steps"][-1]["points"] == [standing[0], standing[1]]
    shown = [each["step"] for each in data["images"]]
    assert shown == sorted(set(shown))
    ends = renderer.turn_ends(name, table.history(0))
    found = {
        n for n, each in enumerate(steps_of(table), 1) if any(each.first <= end <= each.row for end in ends)
    }
    assert set(shown) == {1, len(data["steps"])} | found
    assert all(each["alts"].keys() == set(LOCALES) and all(each["alts"].values()) for each in data["images"])


@pytest.mark.parametrize("name", share(GAMES, 1))
def test_pictures_over_others_are_what_is_painted(name: str) -> None:
    table = beginning(name, 60)
    data = data_of(page_of(table))
    found, words, shown_before = steps_of(table), renderer.load_words(name, "en"), 0
    for number, image in enumerate(data["images"]):
        step = found[image["step"] - 1]
        then = table.as_of_row(step.row, step.first - 1)
        layout = renderer.lay_out(
            name,
            then.view(None),
            picture=renderer.roles(name).replay,
            seat=None,
            words=words,
            names=names(2)["en"],
            changes=renderer.changes(name, then.history(None), shown_before, None),
            history=then.history(None),
        )
        shown_before = step.row
        palette, size = renderer.palette(name), tuple(data["size"])
        whole = Box(0, 0, layout.width, layout.width * size[1] // size[0])
        (painted,) = draw_parts(layout, palette, [whole])
        wanted = palette.quantize(painted.resize(size, Image.Resampling.HAMMING))
        shown = picture_of(data, number).convert("RGB")
        different = ImageChops.difference(shown, wanted.convert("RGB")).convert("L").point([0] + [1] * 255)
        assert different.histogram()[1] < ROUNDED
    assert any(image["over"] != number - 1 for number, image in enumerate(data["images"]) if number)


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_differ_in_secret_have_the_same_page(name: str) -> None:
    pairs = (
        pair
        for pair in look_alikes(find(name), samples(name).secrecy.twice)
        if shows_somebody_else_more(*pair[:2])
    )
    for table, twin, viewer in islice(pairs, PAIRS if is_thorough() else 1):
        assert page_of(table, viewer) == page_of(twin, viewer)


def test_no_seed_no_row_and_no_foreign_address_stands_in_it() -> None:
    seed = bytes(range(SEED_BYTES))
    game = find(GAMES[0])
    table = Table.begin(game, 2, game.options(), SeededChance(seed))
    html = page_of(table)
    assert seed.hex().encode() not in html
    assert not re.findall(rb"https?://", html.replace(b"http://www.w3.org/2000/svg", b""))
    assert data_of(html)["steps"][0].keys() == {"seats", "points", "round", "told"}


def test_names_are_text_whatever_they_are() -> None:
    table = beginning(GAMES[0], 6)
    made = GamePage(table, 0, dict.fromkeys(LOCALES, (HOSTILE, "Ben")), "en")
    list(made.make())
    html = made.html()
    assert HOSTILE.encode() not in html
    assert data_of(html)["texts"]["en"]["names"][0] == HOSTILE


def test_the_command_makes_a_page_of_a_log(tmp_path: Path) -> None:
    file, out = tmp_path / "game.jsonl", tmp_path / "game.html"
    log.write(file, beginning(GAMES[0], 6))
    done = CliRunner().invoke(app, ["page", str(file), "--seat", "2", "--language", "ru", "--out", str(out)])
    assert done.exit_code == 0
    assert data_of(out.read_bytes())["locale"] == "ru"
    assert f"{len(out.read_bytes()) // 1024} KB" in done.output
    refused = CliRunner().invoke(app, ["page", str(file), "--seat", "3", "--out", str(out)])
    assert refused.exit_code == 1
