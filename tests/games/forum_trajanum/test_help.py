import re
from random import Random

import pytest

from games.forum_trajanum import GAME
from games.forum_trajanum.events.building import ColumnScored
from games.forum_trajanum.events.scoring import CraneScored, RowScored
from games.forum_trajanum.help import HELP
from games.forum_trajanum.pieces import TRAJAN_CARDS
from games.forum_trajanum.state import Options
from games.guided import LEARNER
from games.words import LOCALES, Message
from tests.support.lessons import begun, events_of, guided, questions


def chapter(name: str) -> list[str]:
    words = GAME.words("en")
    found = next(each for each in HELP.chapters if each.name == name)
    return [words.text(paragraph) for paragraph in found.paragraphs]


def said(name: str, beginning: str) -> str:
    """The paragraph of a chapter with this beginning."""
    (found,) = [each for each in chapter(name) if each.startswith(f"**{beginning}:**")]
    return found


def test_every_row_of_citizens_tells_what_its_second_citizen_brings() -> None:
    assert said("citizens", "Patrician I").endswith("Second citizen: an envoy to any free colored square.")
    assert "one area bonus" in said("citizens", "Patrician II")
    assert said("citizens", "Merchant I").endswith("Second citizen: 1 coin or 1 tribune.")
    assert said("citizens", "Merchant II").endswith("Second citizen: 1 coin or 1 assistant.")
    assert "1 worker" in said("citizens", "Craftsman I")
    assert said("citizens", "Craftsman II").endswith("Second citizen: 1 builder.")


def test_every_step_of_every_benefit_track_is_shown() -> None:
    tracks = chapter("tracks")
    for track in ("Library", "Basilica", "Market"):
        for step in range(1, 5):
            assert any(line.startswith(f"**{track} {step}:** ") for line in tracks)
    assert "**Basilica 2:** 2 tribunes" in tracks


def test_every_resource_every_area_bonus_and_every_way_to_build_is_shown() -> None:
    resources = " ".join(chapter("resources"))
    for name in ("Builder", "Worker", "Two workers", "Assistant", "Coin", "Tribune", "Upgrade"):
        assert f"**{name}" in resources
    assert "1 tribune, 1 assistant, 1 coin, 1 upgrade, 2 points" in said("forum", "Completed area")
    building = " ".join(chapter("building"))
    for name in ("triumphal column", "library", "basilica", "market", "fountain", "park", "stable", "house"):
        assert name in building


def test_scoring_tells_the_points_of_each_cycle_and_each_place() -> None:
    assert "3 points after cycle I, 2 after II, 1 after III" in said("scoring", "Crane scoring")
    assert "2 points for each envoy on an eagle, 1 for each next to one" in said(
        "scoring", "Forum scoring, eagles"
    )
    assert "3, 5 or 7 points" in said("scoring", "Trajan scoring")
    assert "(3, 2 or 1)" in said("building", "Triumphal column")


def test_the_slide_bar_tells_its_figures_on_both_sides() -> None:
    assert "3, 3, 5, 5, 7, 7, 7 points" in said("prestige", "Trajan tasks")
    assert "5, 5, 7, 7, 7, 7, 7 points" in said("prestige", "Turned, Trajan tasks")
    assert "positions 2, 4, 6" in said("prestige", "Cypresses")


def test_every_trajan_card_is_shown_with_both_tasks() -> None:
    assert all(len(said("cards", name).split(" · ")) == 2 for name in TRAJAN_CARDS)


def test_every_option_of_a_table_is_explained() -> None:
    words = GAME.words("en")
    settings = [words.text(message) for message in _settings()]
    assert [name for name in settings if not said("options", name)] == []


def _settings() -> list[Message]:
    return [Message(f"setting-{name}") for name in Options.__struct_fields__]


def test_what_is_reconstructed_is_shown_with_all_tiles() -> None:
    tiles = chapter("components")[-1]
    assert tiles.startswith("**The 28 resource tiles** of each player: ")
    assert sum(map(number, tiles.rstrip(".").split(": ", 1)[1].split(", "))) == 28


def number(repeated: str) -> int:
    """How many there are of a tile: "2 coins (×3)"."""
    return int(repeated.removesuffix(")").rpartition("×")[2]) if "×" in repeated else 1


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_has_a_name_is_called_by_it(locale: str) -> None:
    words = GAME.words(locale)
    texts = [words.text(message) for message in HELP.texts]
    assert [text for text in texts if re.search(r"\b(option|plan|row|setting|tiles)-\w", text)] == []


def test_the_points_of_the_lesson_are_those_of_the_scoring() -> None:
    lesson = begun(guided("forum_trajanum"))
    said = {each.text.id: each.text.args for _, each in questions(lesson, Random(2)) if each}
    events = [event for event in events_of(lesson) if event.owner == LEARNER]
    (crane,) = [event for event in events if isinstance(event, CraneScored)]
    assert (crane.corner, crane.points) == ("A1", said["guided-take-corner"]["total"])
    (column,) = [event for event in events if isinstance(event, ColumnScored)]
    assert column.points == said["guided-build-double"]["points"]
    rows = {event.row: event for event in events if isinstance(event, RowScored)}
    assert (rows[4].kinds, rows[5].factor) == (1, 2)
