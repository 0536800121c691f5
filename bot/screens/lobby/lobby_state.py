"""Parts of a lobby's card: kept seats, its start, its end, and its section of `/table`."""

from collections.abc import Mapping

from bot.screens.ids.lobby_ids import (
    CloseForGood,
    CloseLobby,
    IAmHere,
    Join,
    KeepOpen,
    Leave,
    OpenGuests,
    Start,
    WaitWithStart,
)
from bot.screens.markup import distance, moment
from bot.screens.model import ActionRow, Block, Button, blocks_of
from bot.screens.names import escape_name
from bot.screens.shared.menu import LobbyView, TableMenu, sure_button
from games.words import Argument, Verbatim, Words
from storage.core.rows import LOBBY, GameRow
from storage.lobby.lobbies import CLOSING_SECONDS
from storage.lobby.lobby_seats import BY_HOST, BY_MANAGER, IDLE

CLOSED: Mapping[str, str] = {
    BY_HOST: "lobby-closed-host",
    BY_MANAGER: "lobby-closed-manager",
    IDLE: "lobby-closed-idle",
}
"""Why a lobby was closed -> the text that says so; of other reasons there is nothing to say."""


def kept_names(view: LobbyView, words: Words) -> list[str]:
    return [
        words("lobby-kept", name=view.called([each.user]), when=moment(each.expires))
        for each in view.state.invited
    ]


def status_texts(row: GameRow, view: LobbyView, host: str, words: Words) -> tuple[str, ...]:
    return (_who_may_join_text(row, words), _start_text(row, view, host, words), _end_text(row, words))


def _who_may_join_text(row: GameRow, words: Words) -> str:
    if not row.private:
        return words("lobby-direct") if row.direct else ""
    if row.direct:
        return words("lobby-direct-ask" if row.may_ask else "lobby-direct-private")
    return words("lobby-private-ask" if row.may_ask else "lobby-private")


def _start_text(row: GameRow, view: LobbyView, host: str, words: Words) -> str:
    if row.starts is not None and view.state.asked:
        asked: dict[str, Argument] = {
            "host": Verbatim(escape_name(host)),
            "names": view.called(view.state.asked),
            "until": moment(row.starts),
            "when": distance(row.starts),
        }
        return words("lobby-asking", **asked)
    if row.starts is not None:
        return words("lobby-starts", when=distance(row.starts))
    if row.held_by is not None:
        return words("lobby-held", name=view.called([row.held_by]))
    return ""


def _end_text(row: GameRow, words: Words) -> str:
    if row.warned is None:
        return ""
    return words("lobby-closes", when=distance(row.warned + CLOSING_SECONDS))


def status_buttons(row: GameRow, view: LobbyView, words: Words) -> ActionRow:
    buttons: list[Button] = []
    if view.state.asked:
        buttons.append(Button(IAmHere(row.id, 0), words("lobby-here"), "success"))
    if row.starts is not None:
        buttons.append(Button(WaitWithStart(row.id), words("lobby-wait")))
    if row.warned is not None:
        buttons.append(Button(KeepOpen(row.id, 0), words("lobby-keep-open"), "primary"))
    return tuple(buttons)


def host_buttons(row: GameRow, words: Words) -> tuple[Button, ...]:
    """Further controls of the host; managers can also close the table."""
    return (
        Button(OpenGuests(row.id), words("lobby-guests")),
        Button(CloseLobby(row.id), words("lobby-close")),
    )


def menu_section(menu: TableMenu) -> tuple[Block, ...]:
    row, words = menu.row, menu.words
    if row.stage != LOBBY or row.closed:
        return ()
    kept = "\n".join(kept_names(menu.lobby, words))
    status = status_buttons(row, menu.lobby, words) if menu.own_seat is not None else ()
    return blocks_of(kept, *status_texts(row, menu.lobby, menu.host, words), status, _buttons(menu))


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
