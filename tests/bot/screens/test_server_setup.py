import pytest
from msgspec import structs

from bot.client.forums import TAGS
from bot.client.threads import REQUIRED, required_permissions
from bot.locales import game_words, general_words
from bot.screens.finding.open_tables import open_table
from bot.screens.model import ChannelSelect, RoleSelect, Screen
from bot.screens.servers import server_view
from bot.screens.servers.server_setup import setup_page
from bot.tables.settings.server_settings import MANAGERS, ROLE, ServerSettings
from games.words import LOCALES
from storage.core.rows import LOBBY, PLAYING, GameRow, SeatRow
from tests.support.games import STORY_GAME
from tests.support.message_linter import check

PAGES = (server_view.OVERVIEW, server_view.PLACE, server_view.PEOPLE, server_view.TABLES, server_view.RIGHTS)

CHANNEL, ROLE_ID = 1_234_567_890_123_456_789, 1_234_567_890_123_456_780


def missing(*, forum: bool) -> tuple[server_view.MissingRight, ...]:
    wanted = enumerate(required_permissions(forum=forum))
    return tuple(server_view.MissingRight(name, bool(n % 2)) for n, name in wanted)


def broken(number: int) -> server_view.PlaceView:
    """A forum in which nothing is as it should be."""
    tags = server_view.TagState(TAGS, TAGS, required=True, can_add=bool(number % 2))
    return server_view.PlaceView(CHANNEL + number, forum=True, missing=missing(forum=True), tags=tags)


WHOLE = server_view.ServerView("Club", ServerSettings(), "en", server_view.PlaceView(CHANNEL))

WORST = server_view.ServerView(
    "S" * 100,
    ServerSettings(
        channel=CHANNEL,
        language="ru",
        pace="d7",
        opens=ROLE,
        opening_role=ROLE_ID,
        told_role=ROLE_ID,
        most_tables=7,
    ),
    "ru",
    broken(1),
    tuple(broken(number) for number in range(8)),
    roles_gone=(ROLE_ID,),
    mention_fails=True,
    timed_out_until=2.0**33,
    lost=tuple(server_view.LostTable(10**6 + n, "Forum Trajanum") for n in range(40)),
    symbols_missing=248,
)


def page(view: server_view.ServerView, name: str, locale: str = "en") -> Screen:
    screen = setup_page(view, name, general_words(locale))
    check(screen)
    return screen


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_can_be_sent(name: str, locale: str) -> None:
    for view in (WHOLE, WORST):
        screen = page(view, name, locale)
        assert "{" not in screen.text
        assert screen.controls


def test_what_is_missing_is_named_with_the_place_and_the_reason() -> None:
    place = server_view.PlaceView(CHANNEL, missing=missing(forum=False))
    view = server_view.ServerView("Club", ServerSettings(channel=CHANNEL), "en", place)
    lines = page(view, server_view.RIGHTS).text.splitlines()
    assert f"**<#{CHANNEL}>**" in lines
    said = [line for line in lines if line.startswith("- ")]
    assert len(said) == len(REQUIRED)
    assert said[0] == (
        "- I need **View Channel** to see the channel at all,"
        " but my role doesn’t have it (server settings → Roles)."
    )
    assert said[1] == (
        "- I need **Send Messages** to post table cards,"
        " but this channel denies it (edit channel → Permissions)."
    )
    assert "One problem: see **Permissions**" in page(view, server_view.OVERVIEW).text
    assert "I have all the permissions" in page(WHOLE, server_view.OVERVIEW).text


def test_permissions_of_a_forum_have_their_own_names() -> None:
    view = server_view.ServerView("Club", ServerSettings(channel=CHANNEL), "en", broken(0))
    text = page(view, server_view.RIGHTS).text
    assert "I need **Create Posts** to open a post" in text
    assert "Create Public Threads" not in text
    assert "I need these tags: Open, Running, Finished." in text
    assert "I can’t create them" in text
    assert "Every post here must have a tag" in text


def test_tags_are_created_by_a_button_where_that_is_allowed() -> None:
    for number, offered in ((0, False), (1, True)):
        view = server_view.ServerView("Club", ServerSettings(channel=CHANNEL), "en", broken(number))
        for name in (server_view.PLACE, server_view.RIGHTS):
            labels = [
                button.label for row in page(view, name).controls if isinstance(row, tuple) for button in row
            ]
            assert ("Create tags" in labels) == offered


def test_what_is_set_is_said() -> None:
    assert "everybody" in page(WHOLE, server_view.OVERVIEW).text
    assert "in the channel where somebody uses `/play`" in page(WHOLE, server_view.OVERVIEW).text
    managers = server_view.ServerView(
        "Club", ServerSettings(opens=MANAGERS), "en", server_view.PlaceView(CHANNEL)
    )
    assert "server managers" in page(managers, server_view.OVERVIEW).text
    opened = ServerSettings(channel=CHANNEL, opens=ROLE, opening_role=ROLE_ID, told_role=ROLE_ID)
    view = server_view.ServerView("Club", opened, "en", server_view.PlaceView(CHANNEL, forum=True))
    text = page(view, server_view.OVERVIEW).text
    assert f"in the forum <#{CHANNEL}>" in text
    assert f"**Who opens tables:** <@&{ROLE_ID}>, and the server managers" in text
    selects = [row for name in (server_view.PLACE, server_view.PEOPLE) for row in page(view, name).controls]
    assert [row.chosen for row in selects if isinstance(row, ChannelSelect)] == [CHANNEL]
    assert [row.chosen for row in selects if isinstance(row, RoleSelect)] == [ROLE_ID, ROLE_ID]


def test_what_was_deleted_is_not_chosen() -> None:
    gone = ServerSettings(channel=CHANNEL, opens=ROLE, opening_role=ROLE_ID, told_role=ROLE_ID)
    view = server_view.ServerView(
        "Club", gone, "en", server_view.PlaceView(CHANNEL, gone=True), roles_gone=(ROLE_ID, ROLE_ID)
    )
    selects = [row for name in (server_view.PLACE, server_view.PEOPLE) for row in page(view, name).controls]
    assert {row.chosen for row in selects if isinstance(row, ChannelSelect | RoleSelect)} == {0}
    assert "was deleted" in page(view, server_view.OVERVIEW).text
    assert "3 problems" in page(view, server_view.OVERVIEW).text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_line_that_tells_a_role(locale: str) -> None:
    words = game_words(locale, STORY_GAME)
    seated = (SeatRow(0, user=1),)
    lobby = GameRow(3, "toy", "{}", 4, LOBBY, 7, CHANNEL, 1, locale, 0.0, 11, None, seated=seated)
    for game in (
        lobby,
        GameRow(3, "toy", "{}", 4, LOBBY, 7, CHANNEL, 1, locale, 0.0, 11, None),
        structs.replace(lobby, private=True),
        GameRow(3, "toy", "{}", 4, PLAYING, 7, CHANNEL, 1, locale, 0.0, 11, 12, seated=seated),
    ):
        screen = open_table(game, "Anna", words, role=ROLE_ID, free=3)
        check(screen)
        assert (f"<@&{ROLE_ID}>" in screen.text) == (game is lobby) == (screen.role == ROLE_ID)


def test_many_channels_in_which_much_is_missing_are_counted() -> None:
    text = page(WORST, server_view.RIGHTS).text
    assert "more channels, once this is fixed." in text
    few = server_view.ServerView(
        "Club", ServerSettings(), "en", server_view.PlaceView(CHANNEL), (server_view.PlaceView(CHANNEL + 1),)
    )
    assert "more channel" not in page(few, server_view.RIGHTS).text
