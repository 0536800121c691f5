"""Luck of the draw: against what could have been drawn instead."""

from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec import structs

from games import find, log
from games.agents.agent import Agent
from games.agents.luck import SAMPLES, luck_of_draws
from games.engine.chance import RandomChance
from games.engine.script import choose
from games.engine.table import Table
from games.game import Game
from games.log import Record
from tests.support.games import GAMES, TESTS, share
from tests.support.toy_game import BidsEnded, CardDrawn, ChipsTaken, Peeked, Toy, toy

WORTHS = {"ace": 12.0, "jack": 0.0, "king": 4.0, "queen": 8.0}


async def drawn_in_turn(table: Table[Any]) -> None:
    """Each seat takes chips or draws a card, which only the last one turns up for all."""
    for seat in range(table.players):
        if await choose(seat, "first", ["best", "look"]) == "best":
            table.apply(ChipsTaken(seat, 3))
        else:
            table.apply(CardDrawn(seat, table.draw_piece("cards", (seat,))))
    table.apply(BidsEnded())
    table.state.phase = "turn"


async def shown(table: Table[Any]) -> None:
    """A card is turned up, which is worth something to the first seat alone."""
    table.apply(Peeked(0, table.draw_piece("cards", None)))
    await choose(0, "turn", ["one"], always=True)
    table.state.phase = ""


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    """The toy game, in which a card is worth something to its seat."""
    weights = tmp_path / "weights.toml"
    weights.write_text('[rules]\nplaythroughs = ""\n[weights.chips]\ncards = 1\n')

    def features(state: Toy, seat: int) -> dict[str, float]:
        cards = [state.players[seat].card, *(state.seen if seat == 0 else ())]
        return {"cards": sum(WORTHS[card.face] for card in cards if card and card.face)}

    agent = Agent[Any](features, lambda _: 0.0, weights)
    return structs.replace(toy(bids=drawn_in_turn, turn=shown), agent=agent)


def played(game: Game[Any], seed: int, *answers: str) -> Record:
    table = Table.begin(game, 2, game.options(), RandomChance(Random(seed)))
    for seat, key in zip((0, 1, 0), (*answers, "one"), strict=True):
        table.answer(seat, key)
    assert table.over
    return Record.of(table)


def luck_of(record: Record) -> tuple[float, ...]:
    found = luck_of_draws(record)
    assert found is not None
    return found


def test_a_draw_is_lucky_against_the_mean_of_what_could_have_come_instead(game: Game[Any]) -> None:
    for seed in range(20):
        record = played(game, seed, "look", "best")
        (own,), (turned,) = (move.draws for move in record.moves if move.draws)
        left = ["ace", "jack", "jack", "king", "queen"]
        luck = WORTHS[own] - fmean(WORTHS[card] for card in left)
        left.remove(own)
        luck += WORTHS[turned] - fmean(WORTHS[card] for card in left)
        drawer, other = luck_of(record)
        assert drawer == pytest.approx(luck, abs=3 * 2**0.5 * 4.5 / SAMPLES**0.5)
        assert other == 0.0, "an answer without a draw is no luck"


def test_luck_is_even_for_every_kind_of_player(game: Game[Any]) -> None:
    """Drawing always and drawing never are equally lucky on average."""
    for answers in (("look", "look"), ("best", "look"), ("best", "best")):
        found = [luck_of(played(game, seed, *answers)) for seed in range(200)]
        for seat in range(2):
            assert fmean(each[seat] for each in found) == pytest.approx(0.0, abs=1.0)


def test_the_luck_of_a_game_of_earlier_rules_is_not_known(game: Game[Any]) -> None:
    record = played(game, 1, "look", "best")
    assert luck_of(record)[0] != 0.0

    async def otherwise(table: Table[Any]) -> None:
        await choose(0, "bid", ["low", "high"])
        table.state.phase = "turn"

    phases = {**game.phases, "bids": toy(bids=otherwise).phases["bids"]}
    assert luck_of_draws(structs.replace(record, game=structs.replace(game, phases=phases))) is None


@pytest.mark.parametrize("name", GAMES)
def test_the_luck_of_a_game_is_the_same_again(name: str) -> None:
    record = log.read(TESTS / "logs" / name / "3_players.jsonl")
    found = luck_of_draws(record)
    assert found is not None
    assert any(found)
    if name in share(GAMES, 1):
        assert found == luck_of_draws(record)
    without = structs.replace(record, game=structs.replace(find(name), agent=None))
    assert luck_of_draws(without) is None
