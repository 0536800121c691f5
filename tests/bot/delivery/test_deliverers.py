from collections.abc import Collection

import pytest

from bot.delivery.messages.letters import LetterDelivery
from bot.delivery.messages.lobby_notices import LobbyNoticeDelivery
from bot.delivery.messages.posted import PostedScreens
from bot.delivery.messages.seat_messages import SeatMessageDelivery
from bot.delivery.messages.seat_news import SeatNewsDelivery
from bot.delivery.messages.stand_ins import StandInDelivery
from bot.delivery.places import NoticeDelivery
from bot.screens.absence.polls import QUESTIONS
from bot.screens.reminders.reminders import HEADS
from storage.core.kinds import Kind

SHOWN: dict[str, Collection[str]] = {
    "letter": LetterDelivery.SCREENS,
    "lobby notice": LobbyNoticeDelivery.SCREENS,
    "place problem": {*NoticeDelivery.GONE, *NoticeDelivery.SCREENS},
    "posted": {Kind.POSTED_STEP, Kind.GAME_PAGE},
    "posted copy": PostedScreens.SCREENS.keys() - {Kind.POSTED_STEP, Kind.GAME_PAGE},
    "reminder": HEADS,
    "seat message": SeatMessageDelivery.SCREENS,
    "seat news": SeatNewsDelivery.SCREENS,
    "stand-in": StandInDelivery.SCREENS,
    "table message": {Kind.VACATION, *QUESTIONS},
}
"""Deliverers of several kinds -> those they know."""

ASSERTED = {"edit", "seat", "thread"}
"""Deliverers of several kinds that refuse any other."""


@pytest.mark.parametrize("deliverer", SHOWN)
def test_a_deliverer_knows_the_kinds_that_are_declared_for_it(deliverer: str) -> None:
    assert set(SHOWN[deliverer]) == {kind for kind in Kind if kind.declared.deliverer == deliverer}


def test_every_deliverer_of_several_kinds_is_compared_with_them() -> None:
    deliverers = [kind.declared.deliverer for kind in Kind]
    assert {each for each in deliverers if deliverers.count(each) > 1} == SHOWN.keys() | ASSERTED
