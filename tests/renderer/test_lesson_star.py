from random import Random

import pytest

import renderer
from bot.screens.painting.pictures import highlights
from games.guided import LEARNER
from renderer.engine.layout import Box, Stamp, Text
from renderer.kit import furniture
from tests.support.legibility import least
from tests.support.lessons import begun, guided, questions
from tests.support.positions import PAINTED, texts

NAMES = ("Anna", "Robin")


@pytest.mark.parametrize("game", PAINTED)
def test_the_star_marks_the_option_on_the_picture_and_covers_no_label_of_it(game: str) -> None:
    lesson, marked = begun(guided(game)), 0
    for choice, said in questions(lesson, Random(1)):
        if said is None or not said.lit:
            continue
        shown = highlights(choice, texts(game, "en"), NAMES, lit=said.lit)
        layout = renderer.lay_out(
            game,
            lesson.table.view(LEARNER),
            picture=choice.picture or renderer.roles(game).panel,
            seat=LEARNER,
            words=texts(game, "en"),
            names=NAMES,
            highlights=shown,
            history=tuple(lesson.table.history(LEARNER)),
        )
        stars = [each for each in layout.items if isinstance(each, Stamp) and each.art is furniture.star]
        page = Box(0, 0, layout.width, layout.height)
        assert len(stars) <= sum(each.lit for each in shown)
        labels = {each.label for each in shown}
        for star in stars:
            assert page.contains(star.box)
            assert min(star.box.width, star.box.height) >= least(layout)
            before = layout.items[: layout.items.index(star)]
            covered = [
                each for each in before if isinstance(each, Text) and each.capitals_box.overlaps(star.box)
            ]
            assert [each.text for each in covered if each.text in labels] == [], said.lit
        marked += bool(stars)
    assert marked >= 2
