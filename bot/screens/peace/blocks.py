"""Whom a user has blocked: their page, and the people of a table."""

from collections.abc import Mapping, Sequence

from bot.limits import OPTIONS
from bot.screens.cups.cup_card import cup_in_sentence, message_link
from bot.screens.ids.people_ids import (
    AskRegularAt,
    BlockAt,
    BlockedPage,
    BlockUser,
    PeopleAt,
    ReportAt,
    UnblockUser,
)
from bot.screens.ids.settings_ids import PrivacyPage
from bot.screens.ids.table_ids import BackToTable
from bot.screens.markup import bold, day, place_link
from bot.screens.model import Block, Button, Screen, Select, SelectOption, UserSelect
from bot.screens.shared.menu import TableMenu
from bot.screens.text import title_argument
from games.words import Verbatim, Words
from storage.core.rows import GameRow
from storage.cups.rows import CupRow
from storage.together.blocks import Blocked

MOST_NAMED = 3
"""How many cups, and how many lobbies, are named at most in which the two still meet."""

ON_A_PAGE = 10


def people_at(row: GameRow, user: int) -> tuple[int, ...]:
    """The other people who play at a table, or have a seat there."""
    users = (each for held in row.seated for each in (held.user, held.player))
    return tuple(dict.fromkeys(each for each in users if each is not None and each > 0 and each != user))


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    row, user = menu.row, menu.user
    plays_there = menu.own_seat is not None or row.seat_of(user) is not None
    if not plays_there or not people_at(row, user):
        return ()
    return ((Button(PeopleAt(row.id), menu.words("button-people")),),)


def meet_in_cup(row: CupRow, words: Words) -> str:
    """A person just blocked takes part in the same cup."""
    said = words("blocks-meet-cup", cup=cup_in_sentence(row.id, words), link=Verbatim(message_link(row)))
    return said.strip()


def meet_in_lobby(row: GameRow, words: Words) -> str:
    """A person just blocked sits at the same table, which has not begun."""
    return words("blocks-meet-lobby", table=Verbatim(str(row.id)), place=Verbatim(place_link(row)))


def blocked_page(
    blocked: Sequence[Blocked], names: Mapping[int, str], page: int, words: Words, *, said: str = ""
) -> Screen:
    """A page (from 0) of the people a user has blocked."""
    shown = on_page(blocked, page)
    lines = [words("blocks-entry", name=bold(names[each.user]), since=day(each.since)) for each in shown] or [
        words("blocks-none")
    ]
    options = tuple(SelectOption(str(each.user), names[each.user]) for each in shown)
    turn = (
        Button(BlockedPage(max(0, page - 1)), words("blocks-later"), disabled=not page),
        Button(BlockedPage(page + 1), words("blocks-earlier"), disabled=not on_page(blocked, page + 1)),
    )
    back = Button(PrivacyPage(), words("panel-back"))
    return Screen.of(
        said,
        f"## {words('blocks-title')}\n{words('blocks-about')}",
        "\n".join(lines),
        UserSelect(BlockUser(), words("blocks-choose")),
        Select(UnblockUser(page), words("blocks-unblock"), options),
        (*(turn if len(blocked) > ON_A_PAGE else ()), back),
    )


def on_page(blocked: Sequence[Blocked], page: int) -> Sequence[Blocked]:
    return blocked[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]


def people_page(
    row: GameRow, names: Mapping[int, str], blocked: frozenset[int], words: Words, *, said: str = ""
) -> Screen:
    """The other people of a table: one of them can be blocked or reported."""
    left = tuple(SelectOption(str(user), name) for user, name in names.items() if user not in blocked)
    everybody = tuple(SelectOption(str(user), name) for user, name in names.items())
    report = Select(ReportAt(row.id), words("report-choose"), everybody[:OPTIONS])
    can_report = bool(everybody) and row.guild is not None
    about = [words("blocks-about"), *([words("report-about")] if can_report else [])]
    title = words("people-title", table=title_argument(row.id, words))
    return Screen.of(
        said,
        f"## {title}",
        Select(AskRegularAt(row.id), words("regulars-choose-here"), left[:OPTIONS]),
        *about,
        Select(BlockAt(row.id), words("blocks-choose-here"), left[:OPTIONS]),
        report if can_report else (),
        (Button(BackToTable(row.id), words("panel-back")),),
    )
