from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.client.members import COMPUTERS
from games import find
from games.agents.agent import Agent
from games.agents.levels import MEDIUM, NAMES, characters_of, decide
from games.agents.tuning import read_tuning
from games.engine.script import choose
from games.engine.table import Table
from games.words import LOCALES
from ratings.model import POINTS
from tests.support.games import GAMES
from tests.support.toy_game import ChipsTaken, Toy, toy, toy_table

WITH_AGENTS = [name for name in GAMES if find(name).agent]


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_a_game_has_three_characters_for_ever_each_with_the_figure_of_medium(name: str) -> None:
    characters = characters_of(find(name))
    assert len(characters) >= 3
    assert set(characters) == set(POINTS[name]) - set(NAMES), "a stored name stays, and has a figure"
    assert {POINTS[name][each] for each in characters} == {POINTS[name][MEDIUM]}


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_a_character_prefers_sources_of_its_game(name: str) -> None:
    game = find(name)
    assert game.agent is not None
    for each in read_tuning(game.agent.weights).characters.values():
        assert each.shift.keys() <= set(game.point_sources)
        assert any(factor > 1.0 for factor in each.shift.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_characters_and_no_other_computer_player_have_the_same_name(locale: str) -> None:
    called = [
        find(name).words(locale)(f"character-{each}")
        for name in WITH_AGENTS
        for each in characters_of(find(name))
    ]
    assert len({*called, *COMPUTERS}) == len(called) + len(COMPUTERS)
    stored = [each for name in WITH_AGENTS for each in characters_of(find(name))]
    assert len({*stored, *NAMES}) == len(stored) + len(NAMES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", WITH_AGENTS)
def test_one_sentence_names_a_character_and_says_how_it_plays(name: str, locale: str) -> None:
    words = find(name).words(locale)
    for each in characters_of(find(name)):
        about = words(f"about-character-{each}")
        assert words(f"character-{each}")[:4] in about
        assert about.endswith(".")
        assert len(about) <= 100, "it is the description of an entry of a select, too"


def with_characters(folder: Path) -> Table[Toy]:
    """A table where a seat takes chips for itself or for the other seat; the chips are a source of points."""
    weights = folder / "weights.toml"
    weights.write_text(
        '[rules]\nplaythroughs = ""\n'
        "[characters.generous]\nnoise = 0.0\nshift = { chips = 3.0 }\n"
        "[weights.chips]\nchips = 1.0\n[weights.others]\nothers = 1.0\n",
        "utf-8",
    )

    async def turn(table: Table[Any]) -> None:
        mine = await choose(0, "first", ["mine", "theirs"]) == "mine"
        table.apply(ChipsTaken(0 if mine else 1, 2 if mine else 4))
        table.state.phase = ""

    agent = Agent[Toy](
        features=lambda state, seat: {
            "chips": float(state.players[seat].chips),
            "others": float(state.players[1 - seat].chips),
        },
        progress=lambda _: 0.0,
        weights=weights,
    )
    table = toy_table(2, bids=turn)
    table.game = structs.replace(toy(bids=turn), agent=agent)
    return table


def test_a_character_decides_by_its_own_sources(tmp_path: Path) -> None:
    table = with_characters(tmp_path)
    assert characters_of(table.game) == ("generous",)
    chosen = {name: decide(name, table, 0, Random(1))[0].key for name in ("hard", "generous")}
    assert chosen == {"hard": "theirs", "generous": "mine"}


def test_a_game_without_an_agent_has_no_characters() -> None:
    assert characters_of(toy_table().game) == ()
