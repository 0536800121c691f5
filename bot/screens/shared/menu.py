"""A table and its viewer: the data of the sections of `/table`; a button that asks for confirmation."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from bot.screens.ids.table_ids import AskSure, BackToTable, Drastic
from bot.screens.model import Button, Screen, TableContext
from bot.screens.names import escape_name
from games.words import Listed, Words, listed_names
from storage.absence.polls import QuestionRow
from storage.core.rows import LOBBY, GameRow, Invitation, PlanRow
from storage.lobby.lobbies import LobbyState


def without_free_seats(row: GameRow) -> GameRow:
    """A table as it is once nobody can take a seat any more."""
    seated = tuple(structs.replace(held, offered=None) for held in row.seated)
    return structs.replace(row, seats=len(seated), seated=seated)


class LobbyView(Struct, frozen=True):
    state: LobbyState = LobbyState()
    names: Mapping[int, str] = {}
    """Names of users who are invited, asked or want to wait."""

    def called(self, users: Sequence[int]) -> Listed:
        return listed_names(escape_name(self.names[user]) for user in users)


NOTHING = LobbyView()


class TableMenu(Struct, frozen=True):
    row: GameRow
    names: Sequence[str]
    host: str
    user: int
    words: Words
    now: float
    manages: bool = False
    """Whether the user may manage the server or its threads."""
    context: TableContext | None = None
    """The table, once it was begun, if it can be read."""
    given_up: Mapping[int, int] = {}
    """Seats held by computer players -> their last users."""
    invitations: Sequence[Invitation] = ()
    """Those of the table that can be answered."""
    knows_another: frozenset[int] = frozenset()
    """Seats the user may not take, since they have played another one."""
    lobby: LobbyView = NOTHING
    ending: QuestionRow | None = None
    """The open question whether the game ends by agreement."""
    channel_gone: bool = False
    pausing: QuestionRow | None = None
    options: str = ""
    """Differences from the usual game."""
    plan: PlanRow | None = None
    said: str = ""
    others: Sequence[tuple[GameRow, str]] = ()
    """The other tables of the user, and the games there."""

    @property
    def own_seat(self) -> int | None:
        return self.row.own_seat_of(self.user)

    @property
    def is_host(self) -> bool:
        """Whether the user is the host, or has become it."""
        host = self.row.host if self.row.stage == LOBBY else self.row.present_host
        return host == self.user

    @property
    def invited(self) -> Invitation | None:
        return next((each for each in self.invitations if each.user == self.user), None)


def sure_button(pressed: Drastic, text: str, words: Words) -> Button:
    """A button that asks once more before it does what `pressed` does."""
    return Button(AskSure(pressed.encode()), words(text), "danger")


def sure_screen(pressed: Drastic, words: Words) -> Screen:
    return Screen.of(
        words(pressed.question),
        (
            Button(pressed, words(pressed.confirm), "danger"),
            Button(BackToTable(pressed.game), words("panel-back")),
        ),
    )
