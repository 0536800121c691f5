import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from games.scoring import points_by_source
from tests.mutants.applying import NoLongerApplies, apply, check
from tests.mutants.catalogue import GAMES, GROUPS, Mutant, mutants

ROOT = Path(__file__).parents[1]
LEAST = {
    **dict.fromkeys(GAMES, 30),
    "bot": 15,
    "delivery": 10,
    "storage": 6,
    "secrecy": 10,
    "pictures": 5,
    "plans": 10,
}
ALL = [(group, mutant) for group in GROUPS for mutant in mutants(group)]


@pytest.mark.parametrize("mutant", [pytest.param(each, id=f"{group}: {each.name}") for group, each in ALL])
def test_a_mutant_still_applies_and_names_a_test_that_is_there(mutant: Mutant) -> None:
    check(mutant)
    file, _, test = mutant.test.partition("::")
    assert f"def {test.partition('[')[0]}" in (ROOT / file).read_text("utf-8")


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_has_its_mutants_and_fuzz_finds_a_third_of_a_games(group: str) -> None:
    found = mutants(group)
    assert len({each.name for each in found}) == len(found) >= LEAST[group]
    if group in GAMES:
        by_fuzz = {each.fuzz for each in found if each.fuzz}
        assert sum(bool(each.fuzz) for each in found) >= len(found) / 3
        assert by_fuzz == {"conservation", "order", "figure", "offer"}


def test_a_mutant_whose_fragment_or_function_is_gone_is_a_failure() -> None:
    mutant = mutants("pictures")[0]
    for changed in ({"old": "no such fragment"}, {"old": "s"}, {"function": f"{mutant.function}_gone"}):
        with pytest.raises(NoLongerApplies):
            check(structs.replace(mutant, **changed))


def test_a_function_is_faulty_wherever_it_was_imported_to() -> None:
    before, mutant = points_by_source.__code__, mutants("pictures")[0]
    try:
        apply(mutant)
        assert mutant.function == "games.scoring:points_by_source"
        assert points_by_source.__code__ is not before
        assert points_by_source.__code__.co_code != before.co_code
    finally:
        points_by_source.__code__ = before


def test_a_mutant_is_found_by_the_file_it_names() -> None:
    arguments = ["--game", "pictures", "--only", "points stand with the wrong seat", "--jobs", "1"]
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutants", *arguments], cwd=ROOT, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "the program as it is: passes" in run.stdout
    assert "points stand with the wrong seat: found by tests/renderer/kit/test_sheets.py" in run.stdout
    assert "1 mutants, 0 failures" in run.stdout
