"""The section of `/table` about a table that has not begun."""

from __future__ import annotations

from bot.screens.ids.guest_ids import OpenGuests
from bot.screens.ids.lobby_ids import CloseForGood, Join, Leave, Start
from bot.screens.lobby.lobby_state import kept_names, status_buttons, status_texts
from bot.screens.model import Block, Button, texts
from bot.screens.shared.menu import TableMenu
from bot.screens.shared.sure import sure_button
from storage.rows import LOBBY


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    """Who is invited, when it starts; joining, leaving, inviting, starting, closing."""
    row, words = menu.row, menu.words
    if row.stage != LOBBY or row.closed:
        return ()
    kept = "\n".join(kept_names(menu.lobby, words))
    told = texts(kept, *status_texts(row, menu.lobby, menu.host, words))
    status = status_buttons(row, menu.lobby, words) if menu.own_seat is not None else ()
    buttons = _buttons(menu)
    return (*told, *status, *((buttons,) if buttons else ()))


def _buttons(menu: TableMenu) -> tuple[Button, ...]:
    row, words = menu.row, menu.words
    open_seats = row.seats - len(row.seated) - len(menu.lobby.state.invited)
    found: list[Button] = []
    if menu.own_seat is not None:
        found.append(Button(Leave(row.id), words("lobby-leave")))
    elif menu.invited is not None or (open_seats > 0 and (row.may_ask or not row.private)):
        found.append(Button(Join(row.id), words("lobby-join"), "success"))
    if menu.is_host:
        found.append(Button(OpenGuests(row.id), words("lobby-guests")))
        if row.starts is None:
            found.append(Button(Start(row.id), words("lobby-start"), "primary"))
    if menu.is_host or menu.manages:
        found.append(sure_button(CloseForGood(row.id), "lobby-close", words))
    return tuple(found)
