import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest
from msgspec import structs
from typer.testing import CliRunner

from games import find
from games.__main__ import app
from games.agents.agent import Agent
from games.agents.levels import LEVELS, RANDOM
from games.agents.tuning import Weights, read_tuning, sum_of
from games.engine.script import choose
from games.engine.table import Table
from games.words import LOCALES
from tests.fuzz.random_games import play
from tests.support.games import GAMES, TESTS
from tests.support.toy_game import ChipsTaken, Peeked, toy
from workshop.arena import Arena, named
from workshop.calibration import JudgedGame, JudgedTurn, fitted, judged_game, mixture, seats_of
from workshop.fit import MOMENTS, errors, fit, lacking, zero_weights
from workshop.frozen import frozen
from workshop.games_file import GamesFile, went_by
from workshop.self_play import Position, Recorded, shaken

WITH_AGENTS = [name for name in GAMES if find(name).agent]


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_weights_were_found_out_for_the_rules_of_today(name: str) -> None:
    agent = find(name).agent
    assert agent is not None
    logs = sorted((TESTS / "logs" / name).glob("*_players.jsonl"))
    today = sha256(b"".join(path.read_bytes() for path in logs)).hexdigest()
    assert read_tuning(agent.weights).playthroughs == today, (
        f"The rules of {name} have changed since its weights were found out. Measure again, by "
        f"`python -m games agents arena {name}`; then write this digest into {agent.weights.name}."
    )


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_each_source_of_points_has_weights_and_texts(name: str) -> None:
    game = find(name)
    assert game.agent is not None
    tuned = read_tuning(game.agent.weights)
    assert set(tuned.noise) <= set(LEVELS)
    for locale in LOCALES:
        words = game.words(locale)
        assert all(words(f"part-{source}") for source in game.point_sources)
    assert list(tuned.sources) == list(game.point_sources)


@pytest.mark.parametrize("name", WITH_AGENTS)
def test_a_seat_judges_by_what_it_sees_as_when_weights_were_found_out(name: str) -> None:
    game = find(name)
    agent = game.agent
    assert agent is not None
    weighed = set(read_tuning(agent.weights).weights)
    random = Random(7)
    of_phases = []
    last = -1.0
    imagined = 0

    def watch_phases(table: Table[Any]) -> None:
        nonlocal last
        views = [table.view(seat) for seat in range(table.players)]
        for seat, view in enumerate(views):
            found = agent.features(view, seat)
            assert found == agent.features(table.state, seat)
            assert set(found) <= weighed
            of_phases.append(found)
        last = agent.progress(views[0])
        assert 0.0 <= last <= 1.0

    def watch(table: Table[Any]) -> None:
        nonlocal imagined
        if table.over:
            return
        seat = random.choice(table.waiting_seats)
        view = table.view(seat)
        seen = agent.features(view, seat)
        assert set(seen) <= weighed
        assert 0.0 <= agent.progress(view) <= 1.0
        if random.random() < 0.2:
            assert agent.features(table.imagine(seat, random).state, seat) == seen
            imagined += 1

    table = play(
        game, 5, players=3, options=game.options(), undos=False, watch=watch, watch_phases=watch_phases
    )
    assert imagined > 30
    assert last == pytest.approx(1.0, abs=0.01)
    for standing in game.standing(table.state):
        assert agent.features(table.view(standing.seat), standing.seat) == {"points": standing.points}
    assert len({name for found in of_phases for name, number in found.items() if number}) > len(weighed) / 2
    digits = [sorted((name, round(number, 6) + 0.0) for name, number in found.items()) for found in of_phases]
    assert read_tuning(agent.weights).features == sha256(repr(digits).encode()).hexdigest(), (
        f"Features of {name} have changed since its weights were found out. Measure and calibrate again, by "
        f"`python -m games agents`; then write this digest into {agent.weights.name}."
    )


def test_every_player_has_each_seat_in_turn() -> None:
    game = find(GAMES[0])
    seats = [Arena(game, [named("random", Random(1)) for _ in range(2)], seed).of_seat for seed in range(2)]
    assert seats == [{0: 0, 1: 1}, {1: 0, 0: 1}]


SOURCES = ("orchard", "market")


def recorded(seed: int, missing: float = 0.0) -> Recorded:
    """A made-up game: in the orchard an apple brings 3, then 1, at last 5 points, a pear 2 always.

    In the market a pear costs 1 point. `missing`: points of the orchard that its features do not explain at
    the beginning; at the end none.
    """
    random = Random(seed)
    turns = 40
    positions, results = [], (random.randint(20, 40), random.randint(5, 9))
    for turn in range(turns):
        late = turn / turns
        apples, pears = random.randint(0, 9), random.randint(0, 9)
        to_come = apples * (3 - 4 * late if late < 0.5 else 8 * late - 3) + 2 * pears
        to_come += missing * (1 - int(late * MOMENTS) / MOMENTS)
        held = (results[0] - round(to_come), results[1] + pears)
        positions.append(Position(late, {"apples": apples, "pears": pears}, held))
    return Recorded(seed, ((*positions, Position(1.0, {}, results)),))


GUESSED: Mapping[str, Weights] = {
    "orchard": {"apples": (1, 1, 1), "pears": (1, 1)},
    "market": {"apples": (1, -1), "pears": (-1, 0)},
}


def found_from(
    games: list[Recorded], fitted: Mapping[str, Weights] = GUESSED, like: Mapping[str, Weights] = GUESSED
) -> Mapping[str, Weights]:
    """The weights fitted to games in some rounds."""
    for _ in range(5):
        fitted = fit(fitted, games, like=like, trace=1.0, stiffness=0.1)
    return fitted


def check_found(fitted: Mapping[str, Weights]) -> None:
    apples, pears = (
        [fitted[source].get(name, (0, 0, 0)) for source in SOURCES] for name in ("apples", "pears")
    )
    assert apples == [pytest.approx((3, 1, 5), abs=0.05), pytest.approx((0, 0, 0), abs=0.05)]
    assert pears == [pytest.approx((2, 2, 2), abs=0.05), pytest.approx((-1, -1, -1), abs=0.05)]


def test_weights_of_each_source_are_found_again_from_what_came_of_positions() -> None:
    games = [recorded(seed) for seed in range(20)]
    fitted = found_from(games)
    check_found(fitted)
    now, before = errors(fitted, games), errors(GUESSED, games)
    assert all(now[source][1] < 0.4 < before[source][1] for source in SOURCES), "up to rounding"
    assert now["orchard"][0] == before["orchard"][0] > 5


def test_weights_are_found_from_nothing() -> None:
    check_found(found_from([recorded(seed) for seed in range(20)], zero_weights(GUESSED)))


def test_what_no_feature_explains_is_not_laid_on_any() -> None:
    games = [recorded(seed, missing=30.0) for seed in range(20)]
    check_found(found_from(games))


def test_a_worth_early_in_a_game_is_not_guessed_from_what_is_met_later() -> None:
    """Nuts lie there shortly before the middle and at the end, and pay by chance."""
    like: Mapping[str, Weights] = {"market": {"apples": (1, -1, 1), "nuts": (1, -1, 1)}}
    games = []
    for seed in range(20):
        random = Random(seed)
        found = [Position(turn / 40, {"apples": 1.0}, (0,)) for turn in range(40)]
        for turn in (17, 18, 19, 39):
            features = {"apples": 1.0, "nuts": float(random.randint(0, 3))}
            found[turn] = Position(turn / 40, features, (random.randint(-9, 9),))
        games.append(Recorded(seed, ((*found, Position(1.0, {}, (0,))),)))
    nuts = fit(zero_weights(like), games, like=like, trace=1.0, stiffness=10.0)["market"]["nuts"]
    assert max(map(abs, nuts)) < 1.0


def test_a_source_has_no_other_features_than_on_file_and_they_keep_their_sign() -> None:
    games = [recorded(seed) for seed in range(20)]
    fitted = found_from(games, like={"orchard": {"apples": (1, 1, 1)}, "market": {"pears": (1, 0)}})
    assert fitted["orchard"] == {"apples": pytest.approx((3, 1, 5), abs=0.5)}
    assert fitted["market"] == {"pears": (0, 0, 0)}, "a pear costs points there"
    bad = found_from(games, like={"orchard": {"apples": (-1, 0), "pears": (0, 0)}, "market": {}})
    assert bad["orchard"]["apples"] == (0, 0)


def test_a_worth_known_from_the_rules_stays_and_the_rest_is_fitted_to_what_it_leaves() -> None:
    games = [recorded(seed) for seed in range(20)]
    known: Mapping[str, Weights] = {**GUESSED, "orchard": {"apples": (0, 0, 0), "pears": (2.0,)}}
    fitted = found_from(games, zero_weights(known), known)
    assert fitted["orchard"] == {"apples": pytest.approx((3, 1, 5), abs=0.05), "pears": (2.0,)}
    wrong: Mapping[str, Weights] = {**GUESSED, "orchard": {"apples": (0, 0, 0), "pears": (9.0,)}}
    assert found_from(games, wrong, wrong)["orchard"]["pears"] == (9.0,)


def test_what_sources_lack_makes_up_the_weights_that_are_judged_by() -> None:
    whole = {"points": (1.5,), "apples": (4.0, 2.0, 3.0), "pears": (1.0,), "nuts": (0.5, 0.0)}
    sources: Mapping[str, Weights] = {
        "orchard": {"apples": (3, 1, 5)},
        "market": {"pears": (2,), "apples": (1, 1)},
    }
    rest = lacking(sources, whole)
    assert rest == {"points": (0.5,), "apples": (0, 0, -3), "pears": (-1,), "nuts": (0.5, 0)}
    assert sum_of([*sources.values(), rest]) == whole


def test_a_shaken_player_has_the_same_taste_early_and_late() -> None:
    weights: Weights = {"apples": (3, 1), "pears": (2,)}
    other = shaken(weights, 0.5, Random(1))
    assert other == shaken(weights, 0.5, Random(1)) != weights
    assert other["apples"][0] == pytest.approx(3 * other["apples"][1])
    assert shaken(weights, 0.0, Random(1)) == weights


LOST = {"medium": 1.0, "easy": 5.0, "greedy_1": 2.0, "hand_1": 0.0}
"""Mean loss of a turn of each kind but hard, which loses nothing."""

KINDS = tuple(LOST)

STYLE = {"greedy_1": 30, "hand_1": -10}
"""How much more than their losses say some kinds have at the end, in points."""


def judged(seed: int, seats: int = 3) -> JudgedGame:
    """A made-up game: the worth is right at the end, 40 too low at the beginning, and luck is even."""
    random = Random(seed)
    kinds = mixture(seed, seats, KINDS)
    turns, lucks, points = [], [], []
    for kind in kinds:
        lost = [random.choice((0.0, 2.0)) * LOST.get(kind, 0.0) for _ in range(20)]
        lucky = [random.choice((-2.0, 2.0)) for _ in lost]
        points.append(round(200 + sum(lucky) - sum(lost) + STYLE.get(kind, 0)))
        lucks.append(sum(lucky))
        found = []
        for turn in range(len(lost)):
            progress = turn / len(lost)
            expected = points[-1] - STYLE.get(kind, 0) + sum(lost[turn:]) - sum(lucky[turn:])
            found.append(JudgedTurn(progress, expected - 40.0 * (1.0 - progress), lost[turn]))
        turns.append(tuple(found))
    return JudgedGame(seed, kinds, tuple(turns), tuple(lucks), tuple(points))


def test_what_worth_misses_is_found_in_the_games_of_hard_and_what_others_have_besides_is_no_luck() -> None:
    games = [judged(seed) for seed in range(60)]
    found = fitted(games, "hard")
    assert found.offsets == pytest.approx([40.0, 30.0, 20.0, 10.0, 0.0], abs=2.0)
    assert found.phases == {}
    seats = list(seats_of(games))
    for kind in ("hard", *KINDS):
        rest = [each.rest(found) for each in seats if each.kind == kind]
        assert rest == pytest.approx([STYLE.get(kind, 0)] * len(rest), abs=2.0)
    expected = fmean(STYLE.get(each.kind, 0) ** 2 for each in seats) ** 0.5
    assert found.spread == pytest.approx(expected, abs=1.0)


def test_worth_is_right_before_the_first_turn_however_what_it_misses_changes() -> None:
    def missing_at_first(game: JudgedGame) -> JudgedGame:
        turns = tuple(
            tuple(
                structs.replace(each, worth=each.worth - 60.0 * (1.0 - each.progress) ** 16) for each in seat
            )
            for seat in game.turns
        )
        return structs.replace(game, turns=turns)

    games = [missing_at_first(judged(seed)) for seed in range(60)]
    found = fitted(games, "hard")
    rest = [each.rest(found) for each in seats_of(games) if each.kind == "hard"]
    assert fmean(rest) == pytest.approx(0.0, abs=6.0), "20 turns weigh as much as the first one"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hard_plays_with_each_kind_in_turn_and_meets_others_drawn_by_lot(seats: int) -> None:
    games = [mixture(number, seats, KINDS) for number in range(20 * len(KINDS))]
    assert {each[0] for each in games} == {"hard"}
    assert [each[1] for each in games] == list(KINDS) * 20
    met = {other for each in games for other in each[2:]}
    assert met == ({"hard", *KINDS} if seats > 2 else set())
    assert games[7] == mixture(7, seats, KINDS)


async def look_then_take(table: Table[Any]) -> None:
    """A seat turns up a card, then takes chips."""
    await choose(0, "first", ["look"], always=True)
    table.apply(Peeked(0, table.draw_piece("cards", None)))
    table.apply(ChipsTaken(0, int(await choose(0, "second", ["1", "9"]))))
    table.state.phase = ""


def test_a_turn_counts_once_with_what_it_gave_away_before_and_after_a_draw(tmp_path: Path) -> None:
    weights = tmp_path / "weights.toml"
    weights.write_text('[rules]\nplaythroughs = ""\n[weights.points]\nchips = 1\n')
    agent = Agent[Any](lambda state, seat: {"chips": state.players[seat].chips}, lambda _: 0.5, weights)
    game = structs.replace(toy(bids=look_then_take), agent=agent)
    found = [judged_game(game, [RANDOM], [named(RANDOM, Random(seed))], seed) for seed in range(8)]
    assert {each.points for each in found} == {(1,), (9,)}
    for each in found:
        assert each.kinds == (RANDOM,)
        ((turn,),) = each.turns
        assert (turn.progress, turn.worth, turn.phase) == (0.5, 9.0, "bids")
        assert turn.lost == 9.0 - each.points[0]
        assert each.luck == (0.0,), "the card is worth nothing"


def test_what_worth_misses_before_the_first_turns_is_found_apart() -> None:
    def begun(game: JudgedGame) -> JudgedGame:
        setups = [JudgedTurn(0.0, seat[0].worth - 25.0, 0.0, "setup") for seat in game.turns]
        turns = tuple((setup, *seat) for setup, seat in zip(setups, game.turns, strict=True))
        return structs.replace(game, turns=turns)

    games = [begun(judged(seed)) for seed in range(60)]
    found = fitted(games, "hard")
    assert found.phases == {"setup": pytest.approx(25.0, abs=2.0)}
    rest = [each.rest(found) for each in seats_of(games) if each.kind == "hard"]
    assert fmean(rest) == pytest.approx(0.0, abs=1.0)


def test_games_are_judged_once_and_what_makes_worth_right_is_printed(tmp_path: Path) -> None:
    kept = tmp_path / "judged.jsonl"
    game = find(WITH_AGENTS[-1])
    assert game.agent is not None
    tuned = read_tuning(game.agent.weights)
    by = went_by(game, tuned.analysis, tuned.second, [frozen(game, each) for each in ("greedy_1", "hand_1")])
    numbers = 8
    file = GamesFile(kept, JudgedGame, game.name, by)
    for number in range(numbers):
        for seats in game.seats:
            file.keep(",".join(mixture(number, seats, KINDS)), judged(number, seats))
    lines = kept.read_bytes()
    options = ("--games", str(numbers), "--kinds", ",".join(KINDS))
    printed = CliRunner().invoke(app, ["agents", "calibrate", game.name, str(kept), *options])
    assert printed.exit_code == 0, printed.output
    assert re.findall(r"^\[calibration.(\d)\]", printed.output, re.MULTILINE) == [*map(str, game.seats)]
    expected = fitted([judged(number, 3) for number in range(numbers)], "hard")
    assert f"offsets = {list(expected.offsets)}\nspread = {expected.spread}\n" in printed.output
    assert all(kind in printed.output for kind in ("hard", *KINDS))
    assert kept.read_bytes() == lines
