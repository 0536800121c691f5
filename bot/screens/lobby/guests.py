"""Who is invited to a table: the host's screen, and what an invited person is asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.limits import OPTION_TEXT, OPTIONS
from bot.screens.links import card_link
from bot.screens.lobby.guest_ids import AnswerInvitation, InviteGuest, SetPrivate, WithdrawInvitation
from bot.screens.lobby.lobby_state import LobbyView, kept_names
from bot.screens.markup import distance, moment
from bot.screens.model import ActionRow, Button, Screen, Select, SelectOption, Text, UserSelect, plain_screen
from bot.screens.names import escaped
from bot.screens.panel.table_time import terms
from bot.screens.text import cut
from games.words import Argument, Message, Verbatim, Words
from storage.rows import GameRow, Invitation


def guests(row: GameRow, view: LobbyView, words: Words, *, invited: str = "") -> Screen:
    """For whom seats are kept; the host invites, withdraws, and says who may join.

    `invited`: the name of somebody who has just been invited.
    """
    kept = kept_names(view, words)
    full = len(row.seated) + len(kept) >= row.seats
    done = words("guests-invited", name=Verbatim(escaped(invited))) if invited else ""
    lines = (
        words("guests-title", table=Verbatim(str(row.id))),
        words("guests-about"),
        *(kept or [words("guests-none")]),
        words("guests-full") if full else "",
        done,
    )
    invite = () if full else (UserSelect(InviteGuest(row.id), words("guests-choose")),)
    return Screen(
        (Text("\n".join(filter(None, lines))), *invite, *_withdraw(row, view, words), _switch(row, words))
    )


def _withdraw(row: GameRow, view: LobbyView, words: Words) -> tuple[ActionRow, ...]:
    options = tuple(
        SelectOption(str(each.id), cut(view.names[each.user], OPTION_TEXT))
        for each in view.state.invited[:OPTIONS]
    )
    text = words("guests-withdraw")
    return (Select(WithdrawInvitation(row.id), text, options),) if options else ()


def _switch(row: GameRow, words: Words) -> ActionRow:
    """Whether only those who are invited may join."""
    text = Message("lobby-on" if row.private else "lobby-off", {"setting": Message("guests-private")})
    style = "success" if row.private else "secondary"
    return (Button(SetPrivate(row.id, int(not row.private)), words.text(text), style),)


def invitation(row: GameRow, found: Invitation, name: str, nonce: int, words: Words) -> Screen:
    """Somebody is invited to a table by a user of a name."""
    about: dict[str, Argument] = {
        "name": Verbatim(escaped(name)),
        "game": words("title"),
        "link": card_link(row),
        "terms": Message("lobby-time", {"terms": terms(row)}),
        "until": moment(found.expires),
        "when": distance(found.expires),
    }
    return plain_screen(words("invitation-lobby", **about), answers(found, nonce, words))


def answers(found: Invitation, nonce: int, words: Words) -> ActionRow:
    """What an invited person can answer."""
    return (
        Button(AnswerInvitation(found.id, 1, nonce), words("invitation-accept"), "success"),
        Button(AnswerInvitation(found.id, 0, nonce), words("invitation-decline")),
    )


def not_coming(row: GameRow, names: Sequence[str], words: Words) -> Screen:
    """Who was invited to a table and does not come, for who invited them."""
    about: dict[str, Argument] = {
        "names": Verbatim(", ".join(escaped(name) for name in names)),
        "table": Verbatim(str(row.id)),
        "game": words("title"),
        "link": card_link(row),
    }
    return plain_screen(words("invitation-not-coming", **about))
