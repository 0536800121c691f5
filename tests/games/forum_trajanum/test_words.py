"""How texts are told with what they are about, and what random options are drawn from."""

from random import Random

import pytest

from games.forum_trajanum import GAME
from games.words import Message, Seat
from tests.fuzz.random_games import random_options

PEOPLE = ("Anna", "Борис", "Clara", "Дмитрий")


def test_an_argument_is_told_as_what_it_is() -> None:
    words = GAME.words("en")
    told = words.text(Message("event-Exchanged", {"gave": {"blue": 2}, "took": {"builder": 1}}))
    assert told == "exchanges 2 blue workers for 1 builder"
    assert words.text(Message("board-start", {"seat": Seat(1)}), PEOPLE) == "Start player: Борис"
    assert words.text(Message("board-start", {"seat": Seat(1)})) == "Start player: seat 2"
    assert words.text(Message("board-free", {"spaces": ("A2", "none")})) == "Free spaces: A2, nothing"


@pytest.mark.parametrize(
    ("number", "told"), [(1, "1 монета"), (2, "2 монеты"), (5, "5 монет"), (21, "21 монета")]
)
def test_russian_counts_as_russians_do(number: int, told: str) -> None:
    assert GAME.words("ru").goods_text({"coin": number}) == told


def test_random_options_are_drawn_from_what_there_is() -> None:
    drawn = {random_options(GAME, 3, Random(seed)).introductory for seed in range(60)}  # type: ignore[attr-defined]
    assert {"", "random", "III-1"} <= drawn
