from contextlib import suppress

import pytest

from games.porta_nigra.rounds import between_rounds, round_name
from games.words import LOCALES
from renderer import NothingToShow, lay_out, picture_names
from renderer.engine.layout import Text
from tests.games.porta_nigra.position import empty
from tests.renderer.porta_nigra import GAME
from tests.renderer.porta_nigra.city_scenes import laid
from tests.support.positions import asked, positions, texts
from tests.support.scenes import written

_OF_ANOTHER_MOMENT = ("scoring", "end")
"""They show what was, not what is."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_picture_names_the_round_as_the_panel_does(locale: str) -> None:
    for position in positions(GAME)[::3]:
        now = between_rounds(position.views[None]) or round_name(position.views[None])
        if now is None or not position.state.phase or position.state.ended_by is not None:
            continue
        for picture in picture_names(GAME):
            if picture not in _OF_ANOTHER_MOMENT:
                with suppress(NothingToShow):
                    layout = lay_out(GAME, position.views[0], **asked(position, picture, 0, locale))
                    found = [item.text for item in layout.items if isinstance(item, Text)]
                    assert texts(GAME, locale).text(now) in found, f"{picture}, {position.name}"


def test_after_an_early_end_they_say_that_the_last_turns_are_played() -> None:
    state = empty()
    state.phase, state.ended_by = "turn", 1
    for picture in ("hand", "sites", "turn"):
        assert "Last turns" in written(laid(state, picture))
