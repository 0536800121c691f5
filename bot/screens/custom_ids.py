"""Custom ids: every kind of button and select, encoded and parsed.

Templates never change, since old messages keep their ids; no two may begin alike up to the first colon.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from msgspec import Struct, structs

SEATS = "-seats"
"""The `name` of a SetOption for the number of seats, which is no option of the game."""

WHEN_LATE, VACATIONS = "late", "vacations"
"""What a SwitchTerm switches."""

NOW, LATER = "now", "later"
"""Of what a Day can be selected besides days: at once; a page of later days, whose number follows."""

LAST, ALL = "last", "all"
"""What an Undo takes back: the last move, or the whole turn."""


LARGEST = 2**63 - 1
"""The largest number in an encoded id: the database holds no larger one."""

NUMBER = re.compile("[0-9]{1,19}", re.ASCII)


class CustomId(Struct, frozen=True):
    """What a button or a select does."""

    template: ClassVar[str]
    """The encoded id, with names of fields in braces; it begins with a word for the kind and a colon."""

    selected: ClassVar[str] = ""
    """The name of the field that takes what is selected in a select; "" without one."""

    def encode(self) -> str:
        """The `custom_id` for Discord."""
        return self.template.format(**structs.asdict(self))

    @classmethod
    def matches(cls, custom_id: str | None) -> bool:
        """Whether an encoded id is of this kind."""
        return _pattern(cls).fullmatch(custom_id or "") is not None

    @property
    def table(self) -> int | None:
        """The id of the game it is about; None without one."""
        game = structs.asdict(self).get("game")
        return game if isinstance(game, int) else None

    def with_values(self, values: Sequence[str]) -> Self:
        """A copy with the values selected in a select, unless the id itself says one. Raises ValueError."""
        if not values or not self.selected or getattr(self, self.selected):
            return self
        kind = _types(type(self))[self.selected]
        value = tuple(values) if kind == tuple[str, ...] else READERS[kind](values[0])
        return structs.replace(self, **{self.selected: value})


def parse(custom_id: str, values: Sequence[str] = ()) -> CustomId:
    """A custom id decoded, with the values selected in a select. Raises ValueError."""
    kind = KINDS.get(custom_id.partition(":")[0])
    match = _pattern(kind).fullmatch(custom_id) if kind else None
    if kind is None or match is None:
        raise ValueError(f"{custom_id!r} is no custom id of this program")
    types = _types(kind)
    fields = {name: READERS[types[name]](text) for name, text in match.groupdict().items()}
    return kind(**fields).with_values(values)


def table_of(custom_id: str) -> int | None:
    """The id of the game a control is about; None without one."""
    try:
        return parse(custom_id).table
    except ValueError:
        return None


def nonce_of(custom_id: str) -> int | None:
    """The nonce of the notification a control was sent for; None if it carries none."""
    try:
        nonce = getattr(parse(custom_id), "nonce", None)
    except ValueError:
        return None
    return nonce if isinstance(nonce, int) else None


def number(text: str) -> int:
    """The number in an encoded id or a selected value. Raises ValueError, also if it is too large."""
    if NUMBER.fullmatch(text) is None or int(text) > LARGEST:
        raise ValueError(f"{text!r} is no number of this program")
    return int(text)


READERS: Mapping[object, Callable[[str], int | str]] = {int: number, str: str}
"""Types of fields -> what reads them from text."""


# Help


class ReadHelp(CustomId, frozen=True):
    """Show a page of a game's help, which is selected."""

    template = "read:{name}"
    selected = "page"
    name: str
    """The game's name."""
    page: str = ""


class HelpOf(CustomId, frozen=True):
    """Show the help of another game, which is selected."""

    template = "helpof:{current}"
    selected = "name"
    current: str
    """The name of the game whose help is shown."""
    name: str = ""
    """The other game's name."""


class SetHints(CustomId, frozen=True):
    """Switch the user's hints in games of a name on or off."""

    template = "hints:{name}:{shown}:{page}"
    name: str
    """The game's name."""
    shown: int
    """1 or 0."""
    page: str
    """The page of its help on which the button stands."""


class Explain(CustomId, frozen=True):
    """*Help* on a panel: what the seat is asked now."""

    template = "explain:{game}:{seat}"
    game: int
    seat: int


class SetHintsHere(CustomId, frozen=True):
    """The same as SetHints, on the help about what a seat is asked."""

    template = "hintshere:{game}:{seat}:{shown}"
    game: int
    seat: int
    shown: int
    """1 or 0."""


# A greeting


class PlayNow(CustomId, frozen=True):
    """Start a game with computer players."""

    template = "now:{name}"
    name: str
    """The game's name."""


class PlayIntroductory(CustomId, frozen=True):
    """Start an introductory game with computer players."""

    template = "intro:{name}"
    name: str
    """The game's name."""


class HowItWorks(CustomId, frozen=True):
    """Open the help of a game."""

    template = "how:{name}"
    name: str
    """The game's name."""


# A card in the lobby


class Join(CustomId, frozen=True):
    """Take a seat."""

    template = "join:{game}"
    game: int


class Leave(CustomId, frozen=True):
    """Give the seat up."""

    template = "leave:{game}"
    game: int


class OpenOptions(CustomId, frozen=True):
    """Open the options of a table."""

    template = "options:{game}"
    game: int


class SetOption(CustomId, frozen=True):
    """Toggle an option, or select its values."""

    template = "set:{game}:{name}"
    selected = "values"
    game: int
    name: str
    values: tuple[str, ...] = ()


class Start(CustomId, frozen=True):
    """Start the game."""

    template = "start:{game}"
    game: int


class AddComputer(CustomId, frozen=True):
    """Add a computer player."""

    template = "more:{game}"
    game: int


class RemoveComputer(CustomId, frozen=True):
    """Remove a computer player."""

    template = "less:{game}"
    game: int


class SetPace(CustomId, frozen=True):
    """Set how much time players have, on the options of a table."""

    template = "pace:{game}:{key}"
    game: int
    key: str
    """The pace."""


class OpenTime(CustomId, frozen=True):
    """Show what can be set about time at a table."""

    template = "time:{game}"
    game: int


class ChoosePace(CustomId, frozen=True):
    """Set how much time players have, which is selected among all paces."""

    template = "paces:{game}"
    selected = "key"
    game: int
    key: str = ""


class SwitchTerm(CustomId, frozen=True):
    """Switch what `name` says: WHEN_LATE or VACATIONS."""

    template = "term:{game}:{name}"
    game: int
    name: str


class ShowOptions(CustomId, frozen=True):
    """Go back to the options of a table."""

    template = "showoptions:{game}"
    game: int


class WaitWithStart(CustomId, frozen=True):
    """*Wait*: the game does not begin yet."""

    template = "hold:{game}"
    game: int


class IAmHere(CustomId, frozen=True):
    """*I am here*; `nonce` is that of the notification the message is sent for, 0 for none."""

    template = "here:{game}:{nonce}"
    game: int
    nonce: int


class KeepOpen(CustomId, frozen=True):
    """*Keep it open*: a lobby is not closed; `nonce` as above."""

    template = "keep:{game}:{nonce}"
    game: int
    nonce: int


class CloseLobby(CustomId, frozen=True):
    """*Close the table*, which is asked once more."""

    template = "close:{game}"
    game: int


class OpenGuests(CustomId, frozen=True):
    """Open who is invited to a table."""

    template = "guests:{game}"
    game: int


class InviteGuest(CustomId, frozen=True):
    """Invite a user to a table, who is selected."""

    template = "guest:{game}"
    selected = "user"
    game: int
    user: str = ""


class WithdrawInvitation(CustomId, frozen=True):
    """Withdraw an invitation to a table, which is selected."""

    template = "noguest:{game}"
    selected = "invitation"
    game: int
    invitation: int = 0


class SetPrivate(CustomId, frozen=True):
    """Only those who are invited may join (1), or anybody (0)."""

    template = "private:{game}:{private}"
    game: int
    private: int


class AnswerInvitation(CustomId, frozen=True):
    """Take the seat one is invited to, or (0) not; `nonce` is that of the notification."""

    template = "invited:{invitation}:{accepted}:{nonce}"
    invitation: int
    accepted: int
    nonce: int


# A message in the thread


class OpenPanel(CustomId, frozen=True):
    """*My move*; `nonce` is that of the notification the message is sent for."""

    template = "move:{game}:{nonce}"
    game: int
    nonce: int


class OpenBoard(CustomId, frozen=True):
    """*My board*; `nonce` is that of the notification the message is sent for, 0 for none."""

    template = "board:{game}:{nonce}"
    game: int
    nonce: int


class OpenTable(CustomId, frozen=True):
    """*Whole table*; `nonce` is that of the notification the message is sent for."""

    template = "table:{game}:{nonce}"
    game: int
    nonce: int


class OpenHelp(CustomId, frozen=True):
    """*Help*; `nonce` is that of the notification the message is sent for."""

    template = "help:{game}:{nonce}"
    game: int
    nonce: int


# A table


class OpenTableMenu(CustomId, frozen=True):
    """*This table*: what it is, and what one can do there; `nonce`: of the notification, 0 for none."""

    template = "thistable:{game}:{nonce}"
    game: int
    nonce: int


class BackToTable(CustomId, frozen=True):
    """The same in the message whose control is pressed."""

    template = "backtotable:{game}"
    game: int


class ChooseTable(CustomId, frozen=True):
    """The same of another table of the user, which is selected."""

    template = "tables:0"
    selected = "game"
    game: int = 0


class ChooseChannel(CustomId, frozen=True):
    """Show where a table can go on whose channel was deleted."""

    template = "otherchannel:{game}"
    game: int


class MoveTable(CustomId, frozen=True):
    """Have a table whose channel was deleted go on in another one, which is selected."""

    template = "movetable:{game}"
    selected = "channel"
    game: int
    channel: int = 0


class AskSure(CustomId, frozen=True):
    """Ask once more before what is `pressed`, an encoded id, is done."""

    template = "sure:{pressed}"
    pressed: str

    @property
    def table(self) -> int | None:
        """The game it is about."""
        return table_of(self.pressed)


class Drastic(CustomId, frozen=True):
    """What cannot be taken back, and is asked once more: see `AskSure`."""

    question: ClassVar[str]
    """The id of the text that asks."""
    confirm: ClassVar[str]
    """The id of the text on the button that does it."""
    game: int


class LeaveGame(Drastic, frozen=True):
    """Leave a game under way."""

    template = "leavegame:{game}"
    question = "sure-leave-game"
    confirm = "button-sure-leave-game"


class CloseForGood(Drastic, frozen=True):
    """Close a table that has not begun."""

    template = "closeyes:{game}"
    question = "lobby-close-sure"
    confirm = "lobby-close-yes"


class LeaveLast(Drastic, frozen=True):
    """Leave a game under way at which nobody else sits: it is over then."""

    template = "leavelast:{game}"
    question = "sure-leave-last"
    confirm = "button-sure-leave-game"


class ProposeEnd(Drastic, frozen=True):
    """Propose to end a game under way, or agree that it ends."""

    template = "endgame:{game}"
    question = "sure-end-game"
    confirm = "button-sure-end-game"


class ProposePause(CustomId, frozen=True):
    """Propose that a game pauses, or agree to that."""

    template = "pause:{game}"
    game: int


class GoOn(CustomId, frozen=True):
    """End the pause of a game."""

    template = "goon:{game}"
    game: int


class ResignGame(Drastic, frozen=True):
    """Resign in a game of two: the other one wins."""

    template = "resign:{game}"
    question = "sure-resign"
    confirm = "button-sure-resign"


class OfferSeat(CustomId, frozen=True):
    """Put one's seat on offer, or (0) keep it."""

    template = "offerseat:{game}:{on}"
    game: int
    on: int


class TakeSeat(CustomId, frozen=True):
    """Take a seat that is on offer, or that was one's own."""

    template = "takeseat:{game}:{seat}:{nonce}"
    game: int
    seat: int
    nonce: int
    """That of the notification the message is sent for, 0 for none."""


class ChooseInvitee(CustomId, frozen=True):
    """Choose whom to invite to take over a seat."""

    template = "invitee:{game}:{seat}"
    game: int
    seat: int


class InviteToSeat(CustomId, frozen=True):
    """Invite a user, who is selected, to take over a seat."""

    template = "inviteseat:{game}:{seat}"
    selected = "user"
    game: int
    seat: int
    user: str = ""


class AnswerSeatInvitation(CustomId, frozen=True):
    """Take the seat one is invited to, or (0) not; `nonce`: of the notification."""

    template = "seatinvited:{game}:{invitation}:{accepted}:{nonce}"
    game: int
    invitation: int
    accepted: int
    nonce: int


# A reminder


class MyGames(CustomId, frozen=True):
    """The games of the user; `nonce` is that of the notification the message is sent for."""

    template = "mygames:{nonce}"
    nonce: int


class OpenOneOf(CustomId, frozen=True):
    """The panel of a game that is selected; `nonce` as above, 0 for none."""

    template = "oneof:{nonce}"
    selected = "game"
    nonce: int
    game: int = 0


class SetMute(CustomId, frozen=True):
    """*Mute until tomorrow*, or hear everything again; `nonce` as above, 0 for none."""

    template = "mute:{muted}:{nonce}"
    muted: int
    """1 or 0."""
    nonce: int


class Nudge(CustomId, frozen=True):
    """*Nudge*: remind who is waited for; `nonce` as above, 0 for none."""

    template = "nudge:{game}:{nonce}"
    game: int
    nonce: int


# Settings


class OpenSettings(CustomId, frozen=True):
    """*Settings*: a page of them in a message of its own."""

    template = "settings:{page}"
    page: str


class SettingsPage(CustomId, frozen=True):
    """Go to a page of the settings."""

    template = "setpage:{page}"
    page: str


class ChangeSetting(CustomId, frozen=True):
    """Change a setting: to the value of a button, or to those selected."""

    template = "change:{name}:{value}"
    selected = "values"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class SetupPage(CustomId, frozen=True):
    """Go to a page of what is set for a server."""

    template = "setup:{page}"
    page: str


class ChangeServer(CustomId, frozen=True):
    """Change what is set for a server: to the value of a button, or to what is selected."""

    template = "server:{name}:{value}"
    selected = "values"
    name: str
    value: str
    """"" in a select."""
    values: tuple[str, ...] = ()


class AddForumTags(CustomId, frozen=True):
    """Create the tags that the forum for tables lacks."""

    template = "forumtags:{page}"
    page: str
    """The page that is shown afterwards."""


class PlacesAt(CustomId, frozen=True):
    """Show the cities where it is an hour of the day now, which is selected."""

    template = "hour:0"
    selected = "hour"
    hour: str = ""


class ConfirmZone(CustomId, frozen=True):
    """The time zone that was guessed is the user's: asked in a message that calls them."""

    template = "myzone:{zone}"
    zone: str


class PrivacyPage(CustomId, frozen=True):
    """Show what is stored of users."""

    template = "privacy:0"


class DataFile(CustomId, frozen=True):
    """Give the user all that is stored of them, as a file."""

    template = "datafile:0"


class EraseData(CustomId, frozen=True):
    """Erase all that is stored of the user."""

    template = "erasedata:{sure}"
    sure: int
    """1, or 0 to be asked once more."""


class ProposePace(CustomId, frozen=True):
    """Propose how much time players shall have, which is selected."""

    template = "propose:{game}"
    selected = "key"
    game: int
    key: str = ""


class AnswerProposal(CustomId, frozen=True):
    """Answer what somebody proposes to all, YES or NO; `nonce` is that of the notification."""

    template = "agree:{game}:{question}:{answer}:{nonce}"
    game: int
    question: int
    answer: str
    nonce: int


class AnswerLate(CustomId, frozen=True):
    """Answer what a table is asked when somebody is late, or when it sleeps; `nonce`: of the notification."""

    template = "late:{game}:{question}:{answer}:{nonce}"
    game: int
    question: int
    answer: str
    nonce: int


# A board


class Day(CustomId, frozen=True):
    """A select of days; `page` is the part of them that it shows."""

    selected = "day"
    page: int
    day: str = ""
    """What is selected: a day as YYYY-MM-DD, NOW, or LATER with the number of a page."""


class VacationBegin(Day, frozen=True):
    """Choose the first day of a vacation."""

    template = "vfrom:{page}"


class VacationEnd(Day, frozen=True):
    """Choose the last day of a vacation that begins on a day."""

    template = "vto:{begin}:{page}"
    begin: str = NOW
    """A day, or NOW."""


class AnnounceVacation(CustomId, frozen=True):
    """Announce a vacation."""

    template = "announce:{begin}:{last}"
    begin: str
    """A day, or NOW."""
    last: str


class ChangeVacationEnd(Day, frozen=True):
    """Choose another last day of the vacation that is announced."""

    template = "vend:{page}"


class EndVacation(CustomId, frozen=True):
    """End the vacation, or withdraw it."""

    template = "vover:0"


class AskStandIn(CustomId, frozen=True):
    """Ask a user, who is selected, to stand in."""

    template = "askstandin:0"
    selected = "user"
    user: str = ""


class ComputerStandIn(CustomId, frozen=True):
    """Have a computer player stand in, or (0) nobody."""

    template = "computerstandin:{on}"
    on: int


class AnswerStandIn(CustomId, frozen=True):
    """Stand in during a vacation, or (0) not; `nonce` is that of the notification the message is sent for."""

    template = "standin:{vacation}:{accepted}:{nonce}"
    vacation: int
    accepted: int
    nonce: int


class ComeBack(CustomId, frozen=True):
    """*I am back*: end the vacation, and show the panel of a table."""

    template = "imback:{game}"
    game: int


class PlayAnyway(CustomId, frozen=True):
    """End the vacation and do what was pressed on a panel, of which this is the encoded id."""

    template = "anyway:{pressed}"
    pressed: str

    @property
    def table(self) -> int | None:
        """The game of the panel."""
        return table_of(self.pressed)


class BoardOf(CustomId, frozen=True):
    """Show the board of a seat, which is selected."""

    template = "seat:{game}:0"
    selected = "seat"
    game: int
    seat: int = 0


class BoardInWords(CustomId, frozen=True):
    """Show the whole table as text."""

    template = "words:{game}:0"
    game: int


# A game that is over


class PlayAgain(CustomId, frozen=True):
    """*Play again*: open a table with the same people."""

    template = "again:{game}"
    game: int


class LookBack(CustomId, frozen=True):
    """*Look back* at a game that is over."""

    template = "lookback:{game}"
    game: int


class LookBackAt(CustomId, frozen=True):
    """The same of a game that is selected."""

    template = "lookbackat:0"
    selected = "game"
    game: int = 0


class ReplayOf(CustomId, frozen=True):
    """Show a game as a moving picture."""

    template = "replay:{game}"
    game: int


class VerifyDraws(CustomId, frozen=True):
    """Show whether the draws of a game were honest."""

    template = "verify:{game}"
    game: int


# A panel


class PanelId(CustomId, frozen=True):
    """A control of a panel."""

    game: int
    seat: int

    version: int
    """The seat's version (`Table.version`): with another one the panel is outdated."""

    key: str = ""


class Pick(PanelId, frozen=True):
    """Choose the option `key`; empty in a select."""

    template = "pick:{game}:{seat}:{version}:{key}"
    selected = "key"


class Confirm(PanelId, frozen=True):
    """Choose the option `key` that asks once more before it counts."""

    template = "confirm:{game}:{seat}:{version}:{key}"


class ChooseRest(PanelId, frozen=True):
    """*Choose for me*: the rest of the seat's part in the phase."""

    template = "rest:{game}:{seat}:{version}"


class Look(PanelId, frozen=True):
    """Show other options of the choice: the row or page `key`; empty in a select."""

    template = "look:{game}:{seat}:{version}:{key}"
    selected = "key"


class Undo(PanelId, frozen=True):
    """Take back what `key` says, LAST or ALL."""

    template = "undo:{game}:{seat}:{version}:{key}"


def _kinds(base: type[CustomId]) -> Iterator[type[CustomId]]:
    for each in base.__subclasses__():
        if "template" in vars(each):
            yield each
        yield from _kinds(each)


@cache
def _types(kind: type[CustomId]) -> Mapping[str, object]:
    """Names of fields -> their types."""
    return {field.name: field.type for field in structs.fields(kind)}


@cache
def _pattern(kind: type[CustomId]) -> re.Pattern[str]:
    """The template as a regular expression; names of fields are its groups."""
    pattern = re.escape(kind.template).replace(r"\{", "{").replace(r"\}", "}")
    groups = {name: f"(?P<{name}>{'[0-9]+' if each is int else '.*'})" for name, each in _types(kind).items()}
    return re.compile(pattern.format(**groups))


KINDS: Mapping[str, type[CustomId]] = {each.template.partition(":")[0]: each for each in _kinds(CustomId)}
"""Every kind by the beginning of its encoded ids."""
