"""Notices to the people of a table before it begins, by direct message or in its channel."""

from collections.abc import Mapping, Sequence

from bot.screens.ids.lobby_ids import CloseLobby, IAmHere, KeepOpen, Leave, OpenGuests
from bot.screens.lobby.guests import answer_buttons, request_rows
from bot.screens.markup import card_link, distance, mention, moment
from bot.screens.model import ActionRow, Button, Screen, plain_screen
from bot.screens.names import escape_name
from bot.screens.shared.menu import LobbyView
from bot.screens.shared.table_time import terms
from games.words import Argument, Message, Verbatim, Words, listed_names
from storage.core.rows import GameRow, Invitation
from storage.lobby.lobbies import CLOSING_SECONDS
from storage.lobby.lobby_seats import BY_MANAGER, CHANNEL_GONE, IDLE
from storage.lobby.requests import DECLINED, EXPIRED

CLOSED: Mapping[str, str] = {
    BY_MANAGER: "lobby-told-closed-manager",
    IDLE: "lobby-told-closed-idle",
    CHANNEL_GONE: "lobby-told-closed-channel",
}
"""Why a table was closed -> the text for those who sat there."""

REQUEST_OVER: Mapping[str, str] = {DECLINED: "request-over-declined", EXPIRED: "request-over-expired"}
"""The outcome of a request for a seat -> the text for the requester; otherwise the lobby is gone."""


def are_you_there_screen(row: GameRow, host: str, until: float, nonce: int, words: Words) -> Screen:
    about: dict[str, Argument] = {"host": Verbatim(escape_name(host)), **_until(until)}
    return notice("lobby-told-here", row, words, about, _here_or_not(row, nonce, words))


def matched_screen(row: GameRow, until: float, nonce: int, words: Words) -> Screen:
    """There is a table for somebody who looks for one, and they are asked whether they are there."""
    about: dict[str, Argument] = {
        "n": len(row.seated),
        "terms": Message("lobby-time", {"terms": terms(row)}),
        **_until(until),
    }
    said = words("queue-matched", **_table(row, words), **about)
    easy = f"\n{words('queue-matched-easy')}" if any(held.computer for held in row.seated) else ""
    return plain_screen(f"{said}{easy}", _here_or_not(row, nonce, words))


def _here_or_not(row: GameRow, nonce: int, words: Words) -> ActionRow:
    here = Button(IAmHere(row.id, nonce), words("lobby-here"), "success")
    return (here, Button(Leave(row.id), words("lobby-leave")))


def asked_for_seats_screen(row: GameRow, view: LobbyView, nonce: int, words: Words) -> Screen:
    users = [each.user for each in view.state.requests]
    about: dict[str, Argument] = {
        "n": len(users),
        "names": view.called(users),
        **_until(min(each.expires for each in view.state.requests)),
    }
    return notice("request-told", row, words, about, *request_rows(row, view, nonce, words))


def request_over_screen(row: GameRow, answer: str, host: str, words: Words) -> Screen:
    text = REQUEST_OVER.get(answer, "request-over-late")
    return notice(text, row, words, {"host": Verbatim(escape_name(host))})


def silent_screen(row: GameRow, names: Sequence[str], words: Words) -> Screen:
    listed = listed_names(escape_name(name) for name in names)
    return notice("lobby-told-silent", row, words, {"names": listed})


def called_off_screen(row: GameRow, waits: str | None, words: Words) -> Screen:
    """The game does not begin: somebody wants to wait, or (None) too few sit there."""
    if waits is None:
        return notice("lobby-told-too-few", row, words)
    return notice("lobby-told-held", row, words, {"name": Verbatim(escape_name(waits))})


def closing_screen(row: GameRow, warned: float, nonce: int, words: Words) -> Screen:
    keep = Button(KeepOpen(row.id, nonce), words("lobby-keep-open"), "primary")
    close = Button(CloseLobby(row.id), words("lobby-close"))
    about: dict[str, Argument] = {"when": distance(warned + CLOSING_SECONDS)}
    return notice("lobby-told-closing", row, words, about, (keep, close))


def closed_screen(row: GameRow, words: Words, *, looks: bool = False) -> Screen:
    """Tell somebody that their table was closed; `looks`: they are searching in the queue."""
    said = words(CLOSED.get(row.closing or "", "lobby-told-closed-host"), **_table(row, words))
    return plain_screen(f"{said} {words('queue-still')}" if looks else said)


def call_invited_screen(row: GameRow, host: str, found: Invitation, nonce: int, words: Words) -> Screen:
    return _called(
        "lobby-call-invited", row, host, found.user, found.expires, words, answer_buttons(found, nonce, words)
    )


def call_asked_screen(row: GameRow, host: str, user: int, until: float, nonce: int, words: Words) -> Screen:
    here = Button(IAmHere(row.id, nonce), words("lobby-here"), "success")
    return _called("lobby-call-here", row, host, user, until, words, (here,))


def call_host_screen(row: GameRow, host: str, until: float, words: Words) -> Screen:
    """In the channel: ask the host to answer a request, without the name of its user."""
    show = Button(OpenGuests(row.id), words("request-show"), "primary")
    return _called("request-call", row, host, row.host, until, words, (show,))


def _called(
    text: str, row: GameRow, host: str, user: int, until: float, words: Words, answers: ActionRow
) -> Screen:
    about: dict[str, Argument] = {
        "name": Verbatim(mention(user)),
        "host": Verbatim(escape_name(host)),
        **_table(row, words),
        **_until(until),
    }
    return plain_screen(words(text, **about), answers, mentions=(user,))


def _until(until: float) -> dict[str, Argument]:
    return {"until": moment(until), "when": distance(until)}


def notice(
    text: str, row: GameRow, words: Words, about: Mapping[str, Argument] | None = None, *rows: ActionRow
) -> Screen:
    return plain_screen(words(text, **_table(row, words), **about or {}), *rows)


def _table(row: GameRow, words: Words) -> dict[str, Argument]:
    return {"table": Verbatim(str(row.id)), "game": words("title"), "link": card_link(row)}
