from random import Random

import pytest

from games.guided import LEARNER
from games.porta_nigra import GAME
from games.porta_nigra.events.actions import BrickBought, BuilderMoved, ElementBuilt, RewardTaken
from games.porta_nigra.events.rounds import InterimScored
from games.porta_nigra.help import HELP
from games.porta_nigra.pieces import ACTION_CARDS, HONOR_CARDS, SUPPLY_CARDS
from games.words import LOCALES, Message
from tests.support.lessons import begun, events_of, guided, questions

CHAPTERS = 23
"""The limit of a select, less two chapters that the program adds."""


def chapter(name: str, locale: str = "en") -> list[str]:
    words = GAME.words(locale)
    found = next(each for each in HELP.chapters if each.name == name)
    return [words.text(paragraph) for paragraph in found.paragraphs]


def test_all_chapters_fit_into_a_select() -> None:
    assert len(HELP.chapters) <= CHAPTERS


@pytest.mark.parametrize(
    ("locale", "word"), [("en", "reconstruction"), ("de", "Rekonstruktion"), ("ru", "реконструкция")]
)
def test_the_rules_say_that_component_data_is_a_reconstruction(locale: str, word: str) -> None:
    assert word in chapter("components", locale)[0]
    assert GAME.words(locale).text(Message("reconstruction"))


@pytest.mark.parametrize("locale", LOCALES)
def test_decisions_and_options_name_the_options_of_a_table(locale: str) -> None:
    words = GAME.words(locale)
    for name in ("age_order", "last_turn_without_cards"):
        setting = words.text(Message(f"setting-{name}"))
        assert any(setting in each for each in chapter("options", locale))
        assert any(setting in each for each in chapter("decisions", locale))


def test_figures_come_out_of_the_data() -> None:
    assert chapter("rewards")[1:5] == [
        "**Basilica:** 1 torch token, 1 Roman.",
        "**City wall:** 1 white brick from the supply for your stock.",
        "**Porta Nigra:** 1 influence chip, 2 Romans.",
        "**Amphitheater:** 5 sesterces, 1 Roman.",
    ]
    assert chapter("city")[0] == (
        "**Four quarters**, clockwise: basilica (red shop), city wall (yellow shop), "
        "Porta Nigra (black shop), amphitheater (blue shop). Each has a building and a shop."
    )
    assert chapter("final_cards")[:3] == [
        "**30 points** (3 in the game): 2 chips and 4 building cards of different buildings.",
        "**42 points** (2 in the game): 2 chips and a final card of 30.",
        "**56 points** (1 in the game): 2 chips and a final card of 42.",
    ]
    assert "Porta Nigra, height 8: 16 and 8" in chapter("majorities")[0]


def test_all_decks_are_shown() -> None:
    said = chapter("pieces")
    assert sum(line.startswith("**Action card ") for line in said) == len(ACTION_CARDS)
    assert [line for line in said if "not with 4 players" in line] == [
        "**Action card A8** (not with 4 players), 3 torches: "
        "buy any color, build, 1 influence chip, 1 torch token."
    ]
    supply = next(line for line in said if "supply cards" in line)
    assert supply.count(",") == len(SUPPLY_CARDS) - 1
    assert sum(card.copies for card in HONOR_CARDS.values()) == 28
    assert (
        "**Honor cards for 3:** 2 white bricks, build + 1 Roman, 12 points, 1 red brick + 1 yellow brick."
        in said
    )


def test_the_first_element_of_the_lesson_costs_no_way_and_brings_a_reward() -> None:
    lesson = begun(guided("porta_nigra"))
    for _, said in questions(lesson, Random(2)):
        if said and said.text.id == "guided-play-A6":
            break
    done = [
        event
        for event in events_of(lesson)
        if event.owner == LEARNER
        and isinstance(event, BrickBought | BuilderMoved | ElementBuilt | RewardTaken)
    ]
    assert [type(event) for event in done] == [BrickBought, ElementBuilt, RewardTaken]


def test_each_brick_brings_a_point_or_a_sesterce_in_the_interim_scoring() -> None:
    lesson = begun(guided("porta_nigra"))
    assert [said for _, said in questions(lesson, Random(1))][-1] is not None
    bricks = lesson.table.view(LEARNER).bricks_built(LEARNER)
    (scored,) = [
        event for event in events_of(lesson) if isinstance(event, InterimScored) and event.seat == LEARNER
    ]
    assert scored.points + scored.sesterces == bricks


def test_the_last_turn_of_the_lesson_ends_only_when_no_torch_can_be_used() -> None:
    lesson = begun(guided("porta_nigra"))
    found = {}
    for choice, said in questions(lesson, Random(2)):
        if said and said.text.id in ("guided-build-last", "guided-end-of-round"):
            symbols = [key for key in choice.keys if key.startswith("symbol_")]
            found[said.text.id] = (said.lit, symbols)
    assert found == {
        "guided-build-last": ("symbol_3", ["symbol_3"]),
        "guided-end-of-round": ("end", []),
    }
