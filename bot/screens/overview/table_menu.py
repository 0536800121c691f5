"""`/table`: a table and all that can be done there; each subject brings its section."""

from collections.abc import Callable

from bot.limits import OPTIONS
from bot.screens.absence import agreement
from bot.screens.ids.table_ids import ChooseTable
from bot.screens.lobby import lobby_state
from bot.screens.markup import card_link
from bot.screens.model import Block, Screen, Select, SelectOption, TableContext, Text, texts
from bot.screens.names import escape_name
from bot.screens.panel import plans
from bot.screens.peace import blocks
from bot.screens.results import result
from bot.screens.seats import seats
from bot.screens.servers import new_place
from bot.screens.shared import waiting
from bot.screens.shared.menu import TableMenu
from bot.screens.shared.standing import round_text
from bot.screens.shared.table_time import terms
from bot.screens.text import numbered_title
from games.words import Verbatim, Words
from storage.core.rows import OVER, PLAYING

Section = Callable[[TableMenu], tuple[Block, ...]]

SECTIONS: tuple[Section, ...] = (
    result.menu_section,
    new_place.menu_section,
    lobby_state.menu_section,
    plans.menu_section,
    seats.menu_section,
    agreement.menu_section,
    blocks.menu_section,
)
"""What can be done at a table, from top to bottom; a section without anything is empty."""


def table_menu(menu: TableMenu) -> Screen:
    sections = tuple(block for section in SECTIONS for block in section(menu))
    return Screen.of(menu.said, *_about(menu), *sections, _other_tables_select(menu))


def _about(menu: TableMenu) -> tuple[Text, ...]:
    row, words = menu.row, menu.words
    title = f"## {numbered_title(row.id, words)}"
    place = waiting.SEPARATOR.join(
        (
            words("lobby-host", host=Verbatim(escape_name(menu.host))),
            words("table-direct") if row.direct else words("table-card", link=Verbatim(card_link(row))),
            *([f"<#{row.thread}>"] if row.thread else []),
        )
    )
    options = words("lobby-options", options=Verbatim(menu.options)) if menu.options else ""
    now = round_text(menu.context, words) if menu.context is not None else ""
    people = "" if row.stage == OVER else "\n".join(seats.seat_lines(row, menu.names, words))
    acting = _acting_text(menu.context, words) if menu.context is not None and row.stage == PLAYING else ""
    return texts(
        f"{title}\n{place}",
        people,
        "\n".join(filter(None, (now, options, words("lobby-time", terms=terms(row))))),
        waiting.paused_line(row, words),
        acting,
    )


def _acting_text(context: TableContext, words: Words) -> str:
    if context.table.lanes:
        return waiting.who_acts_text(context, words)
    return "\n".join(waiting.named_wait_line(context, seat, words) for seat in context.table.waiting_seats)


def _other_tables_select(menu: TableMenu) -> Select:
    options = tuple(
        SelectOption(str(row.id), numbered_title(row.id, menu.words, title))
        for row, title in menu.others[:OPTIONS]
    )
    return Select(ChooseTable(), menu.words("table-choose"), options)
