"""`/table` and the messages about seats before Discord's limits, in three languages, for whoever looks."""

import pytest
from msgspec import structs

from bot.locales import game_words
from bot.screens.ids.absence_ids import ProposeEnd, ResignGame
from bot.screens.ids.table_ids import LeaveGame, LeaveLast
from bot.screens.overview.table_menu import table_menu
from bot.screens.seats import seat_messages
from bot.screens.seats.seats import choose_invitee, declined, taken
from bot.screens.shared.menu import sure_screen
from games.words import LOCALES
from storage.core.rows import LOBBY, OVER, PLAYING, GameRow, Invitation, TableChange
from storage.seats.holders import ERASED, GONE, LEFT, RETURNED, SILENT, TAKEN
from tests.support.games import STORY_GAME
from tests.support.message_linter import check
from tests.support.screens.rows import NAMES, SNOWFLAKE, row
from tests.support.screens.table_menu import FORMER, LARGE, NEWCOMER, labels, menu


def offered(*, private: bool = False) -> GameRow:
    """A game of four whose seats are all on offer; a computer player holds the last two."""
    game = row(STORY_GAME, 4, PLAYING, computers=2)
    seated = tuple(structs.replace(held, offered=1_700_000_000.0) for held in game.seated)
    return structs.replace(game, seated=seated, private=private)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("user", [SNOWFLAKE, NEWCOMER, FORMER])
@pytest.mark.parametrize("stage", [LOBBY, PLAYING, OVER])
def test_what_a_table_is_can_be_sent(locale: str, user: int, stage: str) -> None:
    game = offered() if stage == PLAYING else row(STORY_GAME, 4, stage, computers=2)
    if stage == OVER:
        game = structs.replace(game, outcome="agreed", ended=1_700_000_000.0)
    check(table_menu(menu(game, user, locale)))


def test_each_finds_what_they_can_do() -> None:
    def found(user: int, *, private: bool = False) -> list[str]:
        return [
            label.replace("\u2068", "").replace("\u2069", "")
            for label in labels(table_menu(menu(offered(private=private), user, "en")))
        ]

    own = found(SNOWFLAKE)
    assert {"Keep my seat", "Invite somebody", "Leave"} <= set(own)
    assert not any(label.startswith("Take the seat") for label in own)
    assert sum(label.startswith("Take ") for label in found(NEWCOMER)) == 4
    assert not any(label.startswith("Take ") for label in found(NEWCOMER, private=True))
    assert "I’m back" in found(FORMER, private=True)
    assert "Leave" not in found(NEWCOMER)


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_about_seats_can_be_sent(locale: str) -> None:
    words, game = game_words(locale, STORY_GAME), offered()
    names = (NAMES[0], NAMES[1])
    invited = Invitation(LARGE, game.id, 2, SNOWFLAKE, SNOWFLAKE - 1, 1.0, 2.0**33, None)
    for reason in (LEFT, SILENT, GONE, TAKEN, RETURNED, ERASED):
        change = TableChange(1, 2, 3.0, "seat", reason, 1, SNOWFLAKE, None, SNOWFLAKE - 1, None)
        for on_offer in (False, True):
            check(seat_messages.changed(game, change, names, LARGE, words, offered=on_offer))
        check(seat_messages.lost(game, change, NAMES[0], LARGE, words))
    for shown in (game, structs.replace(game, private=True)):
        for on_offer in (False, True):
            check(seat_messages.offer(shown, NAMES[0], LARGE, words, offered=on_offer))
    for mention in (False, True):
        check(seat_messages.invitation(game, invited, *names, LARGE, words, mention=mention))
    check(seat_messages.stands_in_no_more(game, words))
    check(seat_messages.declined(game, NAMES[0], words))
    for own in (False, True):
        check(choose_invitee(game, 1, NAMES[0], words, own=own))
        check(taken(game, words, returned=own))
    check(declined(game, words))
    for kind in (LeaveGame, LeaveLast, ProposeEnd, ResignGame):
        check(sure_screen(kind(game.id), words))


def test_a_seat_that_is_not_on_offer_is_no_button() -> None:
    game = row(STORY_GAME, 4, PLAYING)
    assert all(held.offered is None for held in game.seated)
    assert labels(table_menu(structs.replace(menu(game, NEWCOMER, "en"), given_up={}, invitations=()))) == []
