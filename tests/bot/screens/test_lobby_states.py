from collections.abc import Iterator

import pytest
from msgspec import structs

from bot.locales import game_words
from bot.screens.lobby import guests, lobby, lobby_notices, lobby_state
from bot.screens.model import Screen
from bot.screens.shared.menu import LobbyView, TableMenu
from games import find
from games.words import LOCALES
from storage.core.rows import LOBBY, GameRow, Invitation, SeatRequest, SeatRow
from storage.lobby.lobbies import LobbyState
from storage.lobby.lobby_seats import BY_HOST, BY_MANAGER, CHANNEL_GONE, IDLE
from storage.lobby.requests import DECLINED, EXPIRED, MOST_OPEN, OVER
from tests.support.games import STORY_GAME
from tests.support.message_linter import check

ANNA, BEN, VERA, DAN = (2**63 - each for each in range(1, 5))
NOW = 1_800_000_000.0
NAMES = {ANNA: "Anna *the great*", BEN: "Ben_" + "n" * 28, VERA: "Вера", DAN: "@everyone"}
INVITED = tuple(Invitation(user % 9, 7, None, user, ANNA, NOW, NOW + 60) for user in (VERA, DAN))

REQUESTS = tuple(SeatRequest(7, 2**63 - 9 - each, NOW, NOW + 60) for each in range(MOST_OPEN))

ROW = GameRow(
    id=7,
    name=STORY_GAME,
    options="{}",
    seats=4,
    stage=LOBBY,
    guild=9,
    channel=10,
    host=ANNA,
    language="en",
    created=NOW,
    card=11,
    thread=None,
    commitment="0" * 64,
    seated=(SeatRow(0, ANNA), SeatRow(1, BEN)),
)

STATES = {
    "open": (ROW, LobbyView()),
    "private, seats kept": (structs.replace(ROW, private=True), LobbyView(LobbyState(INVITED), NAMES)),
    "asked for seats": (
        structs.replace(ROW, private=True, may_ask=True),
        LobbyView(
            LobbyState(INVITED, requests=REQUESTS), {**NAMES, **{each.user: "W_" * 16 for each in REQUESTS}}
        ),
    ),
    **{
        f"by direct message{', private' * private}{', asked for seats' * may_ask}": (
            structs.replace(
                ROW, guild=None, channel=0, card=None, direct=True, private=private, may_ask=may_ask
            ),
            LobbyView(LobbyState(requests=REQUESTS * may_ask), {each.user: "W_" * 16 for each in REQUESTS}),
        )
        for private, may_ask in ((False, False), (True, False), (True, True))
    },
    "about to start": (structs.replace(ROW, starts=NOW + 30), LobbyView()),
    "asking who is there": (
        structs.replace(ROW, starts=NOW + 86_400, private=True),
        LobbyView(LobbyState(INVITED, (BEN,), NOW), NAMES),
    ),
    "held": (structs.replace(ROW, held_by=BEN), LobbyView(names=NAMES)),
    "to be closed": (structs.replace(ROW, warned=NOW), LobbyView()),
    **{
        f"closed: {reason}": (structs.replace(ROW, seated=(), closing=reason), LobbyView())
        for reason in (BY_HOST, BY_MANAGER, IDLE, CHANNEL_GONE, None)
    },
}


def screens(row: GameRow, view: LobbyView, locale: str) -> Iterator[Screen]:
    """The card, /table, the host's screen, and notifications, direct and in the channel."""
    words, names = game_words(locale, row.name), ["Anna *the great*", "Ben"][: len(row.seated)]
    yield lobby.card(row, find(row.name).options(), names, names[0] if names else "Anna", words, view=view)
    yield guests.guests_screen(row, view, words, said=words("seats-invited", name="Вера"))
    if view.state.requests:
        yield lobby_notices.asked_for_seats_screen(row, view, 5, words)
        yield lobby_notices.call_host_screen(row, "Anna", NOW, words)
        for answer in (DECLINED, EXPIRED, OVER):
            yield lobby_notices.request_over_screen(row, answer, "Anna", words)
    for user in (ANNA, BEN, VERA, 1):
        menu = TableMenu(row, names, "Anna", user, words, NOW, invitations=view.state.invited, lobby=view)
        for manages in (False, True):
            yield Screen(lobby_state.menu_section(structs.replace(menu, manages=manages)))
    yield guests.invitation_screen(row, INVITED[0], "Anna", 5, words)
    yield guests.not_coming_screen(row, ["Вера", "Dan"], words)
    yield lobby_notices.notice("lobby-told-host", row, words)
    yield lobby_notices.are_you_there_screen(row, "Anna", NOW, 5, words)
    yield lobby_notices.notice("lobby-told-freed", row, words)
    yield lobby_notices.silent_screen(row, ["Ben", "Вера"], words)
    for waits in ("Ben", None):
        yield lobby_notices.called_off_screen(row, waits, words)
    yield lobby_notices.closing_screen(row, NOW, 5, words)
    for looks in (True, False):
        yield lobby_notices.closed_screen(row, words, looks=looks)
    yield lobby_notices.notice("queue-again", row, words)
    yield lobby_notices.call_invited_screen(row, "Anna", INVITED[0], 5, words)
    yield lobby_notices.call_asked_screen(row, "Anna", BEN, NOW, 5, words)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_state_of_a_lobby_can_be_shown(state: str, locale: str) -> None:
    row, view = STATES[state]
    for screen in screens(row, view, locale):
        if screen.blocks:
            check(screen)
        assert "{" not in screen.text
        assert "@everyone" not in screen.text.replace("\\@", "")


def labels(state: str) -> list[str]:
    row, view = STATES[state]
    words = game_words("en", row.name)
    card = lobby.card(row, find(row.name).options(), ["Anna", "Ben"], "Anna", words, view=view)
    buttons = [each for part in card.controls if isinstance(part, tuple) for each in part]
    return [each.label for each in buttons if not each.disabled]


def test_a_card_offers_what_its_state_asks_for() -> None:
    usual = ["Join", "Leave", "Options", "Start", "Computer player +", "Invite", "Close the table"]
    without_start = [each for each in usual if each != "Start"]
    assert labels("open") == usual
    assert labels("private, seats kept") == [each for each in usual if each != "Computer player +"]
    assert labels("about to start") == ["Wait", *without_start]
    assert labels("asking who is there")[:2] == ["I’m here", "Wait"]
    assert labels("held") == usual
    assert labels("to be closed") == ["Keep it open", *usual]
    assert labels("closed: host") == []
