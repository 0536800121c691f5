"""Who is invited to a table: the host's screen, and what an invited person is asked."""

from collections.abc import Sequence

from bot.limits import OPTIONS
from bot.screens.ids.lobby_ids import (
    AnswerInvitation,
    AnswerRequest,
    InviteGuest,
    InviteRegulars,
    SetMayAsk,
    SetPrivate,
    WithdrawInvitation,
)
from bot.screens.lobby.lobby_state import kept_names
from bot.screens.markup import card_link, distance, moment
from bot.screens.model import (
    ActionRow,
    Button,
    Screen,
    Select,
    SelectOption,
    UserSelect,
    plain_screen,
    switch,
)
from bot.screens.names import escape_name
from bot.screens.shared.menu import LobbyView
from bot.screens.shared.table_time import terms
from games.words import Argument, Message, Verbatim, Words, listed_names
from storage.core.rows import GameRow, Invitation


def guests_screen(row: GameRow, view: LobbyView, words: Words, *, said: str = "") -> Screen:
    """Kept seats and requests; the host invites, withdraws, and says who may join."""
    kept = kept_names(view, words)
    full = len(row.seated) + len(kept) >= row.seats
    lines = (
        words("guests-title", table=Verbatim(str(row.id))),
        words("guests-about"),
        *(kept or [words("guests-none")]),
        words("guests-full") if full else "",
        asking_text(view, words),
        words("guests-about-ask") if row.may_ask else "",
        said,
    )
    invite = UserSelect(InviteGuest(row.id), words("guests-choose"))
    return Screen.of(
        "\n".join(filter(None, lines)),
        *request_rows(row, view, 0, words),
        () if full else invite,
        () if full else (Button(InviteRegulars(row.id), words("button-invite-regulars")),),
        _withdraw(row, view, words),
        _switches(row, words),
    )


def _withdraw(row: GameRow, view: LobbyView, words: Words) -> Select:
    options = tuple(
        SelectOption(str(each.id), view.names[each.user]) for each in view.state.invited[:OPTIONS]
    )
    return Select(WithdrawInvitation(row.id), words("guests-withdraw"), options)


def _switches(row: GameRow, words: Words) -> ActionRow:
    private = SetPrivate(row.id, int(not row.private))
    may_ask = SetMayAsk(row.id, int(not row.may_ask))
    return (
        switch(private, "guests-private", words, on=row.private),
        *((switch(may_ask, "guests-may-ask", words, on=row.may_ask),) if row.private else ()),
    )


def asking_text(view: LobbyView, words: Words) -> str:
    users = [each.user for each in view.state.requests]
    if not users:
        return ""
    about: dict[str, Argument] = {"n": len(users), "names": view.called(users)}
    return words("request-asking", **about)


def request_rows(row: GameRow, view: LobbyView, nonce: int, words: Words) -> tuple[ActionRow, ...]:
    """The host's buttons for each request for a seat; `nonce`: that of the notification."""

    def button(user: int, accepted: int, text: str, style: str) -> Button:
        label = words(text, name=Verbatim(view.names[user]))
        return Button(AnswerRequest(row.id, user, accepted, nonce), label, style)

    return tuple(
        (
            button(each.user, 1, "request-accept", "success"),
            button(each.user, 0, "request-decline", "secondary"),
        )
        for each in view.state.requests
    )


def invitation_screen(row: GameRow, found: Invitation, name: str, nonce: int, words: Words) -> Screen:
    about: dict[str, Argument] = {
        "name": Verbatim(escape_name(name)),
        "game": words("title"),
        "terms": Message("lobby-time", {"terms": terms(row)}),
        "until": moment(found.expires),
        "when": distance(found.expires),
    }
    about |= {} if row.direct else {"link": card_link(row)}
    text = words("invitation-direct" if row.direct else "invitation-lobby", **about)
    return plain_screen(text, answer_buttons(found, nonce, words))


def answer_buttons(found: Invitation, nonce: int, words: Words) -> ActionRow:
    return (
        Button(AnswerInvitation(found.id, 1, nonce), words("invitation-accept"), "success"),
        Button(AnswerInvitation(found.id, 0, nonce), words("button-decline")),
    )


def not_coming_screen(row: GameRow, names: Sequence[str], words: Words) -> Screen:
    about: dict[str, Argument] = {
        "names": listed_names(escape_name(name) for name in names),
        "table": Verbatim(str(row.id)),
        "game": words("title"),
        "link": card_link(row),
    }
    return plain_screen(words("invitation-not-coming", **about))
