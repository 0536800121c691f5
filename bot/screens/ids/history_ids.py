"""Controls of a history: each holds all that is shown, so that nothing is kept in memory or stored."""

from collections.abc import Mapping

from msgspec import structs

from bot.screens.ids.custom_id import CustomId, TableId

NOW = 0
"""Stands for the number of a step: the table as it is."""

AS_SELF, AS_ALL, AS_SEAT = 0, 1, 2
"""Who looks after the end of a game: the user, everybody, or AS_SEAT + a seat."""


EVERYBODY = 0
"""Stands for all seats where moments are found; a seat is its number from 1."""

ANYTHING = "turns"
"""Stands for all kinds of moments."""


class OpenHistory(TableId, frozen=True):
    template = "history:{game}"


class ChooseHistory(CustomId, frozen=True):
    template = "historyof:0"
    game: int = 0


class SaveGamePage(TableId, frozen=True):
    template = "takealong:{game}"


class PlayOnFrom(TableId, frozen=True):
    template = "playon:{game}:{number}"
    number: int


class PlayOnAs(TableId, frozen=True):
    template = "playonas:{game}:{number}:{seat}:{commitment}"
    number: int
    seat: int
    commitment: str
    """The beginning of the commitment that was shown."""


class HistoryId(TableId, frozen=True):
    number: int = NOW
    """The number of a step, from 1."""
    begun_again: int = 0
    """How many phases had been begun again then: later ones make steps void."""
    by: int = AS_SELF
    taken: int = 0
    """Whether what was taken back is shown."""
    picture: str = ""
    """The name of a picture, and after a dot the seat it shows; "" for the turn's own."""


class ShowStep(HistoryId, frozen=True):
    """Show a step; `how` says which button it is."""

    template = "step:{game}:{how}:{number}:{begun_again}:{by}:{taken}:{picture}"
    how: str = ""


class ChooseStep(HistoryId, frozen=True):
    """Show a step that is selected; `how` says in which select."""

    template = "choosestep:{game}:{how}:{begun_again}:{by}:{taken}:{picture}"
    how: str = ""


class ChoosePicture(HistoryId, frozen=True):
    template = "steppicture:{game}:{number}:{begun_again}:{by}:{taken}"


class ChooseViewer(HistoryId, frozen=True):
    template = "stepviewer:{game}:{number}:{begun_again}:{taken}:{picture}"


class PostStep(HistoryId, frozen=True):
    """Write a sentence with which a step is posted for all."""

    template = "poststep:{game}:{number}:{begun_again}:{picture}"


class SendStep(HistoryId, frozen=True):
    """The form is submitted: a step is posted with `text`."""

    template = "sendstep:{game}:{number}:{begun_again}:{picture}"
    selected = "text"
    text: str = ""


class OpenPostedStep(HistoryId, frozen=True):
    """Look at a posted step as it is for oneself."""

    template = "openstep:{game}:{number}:{begun_again}:{picture}:{nonce}"
    nonce: int = 0
    """That of the notification that posts it."""


class PostGamePage(TableId, frozen=True):
    template = "postpage:{game}"


class NoteHere(TableId, frozen=True):
    template = "note:{game}"


class EditNote(HistoryId, frozen=True):
    template = "editnote:{game}:{number}:{begun_again}:{by}:{taken}:{picture}"


class KeepNote(HistoryId, frozen=True):
    """The form of a note is submitted: `text` is noted at a step. `how` says where it was opened."""

    template = "keepnote:{game}:{how}:{number}:{begun_again}:{by}:{taken}:{picture}"
    how: str = ""
    text: str = ""


class OpenNotes(TableId, frozen=True):
    template = "notes:{game}:{page}"
    page: int


class ChooseNote(TableId, frozen=True):
    template = "stepofnote:{game}"
    step: str = ""
    """Its number, and after a dash how many phases had been begun again when it came to be."""


class FindMoments(TableId, frozen=True):
    """Find steps in which a seat acted, or something of a kind happened."""

    template = "findmoments:{game}:{seat}:{kind}:{page}"
    seat: int = EVERYBODY
    kind: str = ""
    page: int = 0


class ChooseMomentSeat(FindMoments, frozen=True):
    template = "momentsof:{game}:{kind}"


class ChooseMomentKind(FindMoments, frozen=True):
    template = "kindofmoments:{game}:{seat}"


class LogId(CustomId, frozen=True):
    """A control of an uploaded log."""

    log: str
    """The beginning of its SHA-256."""


class LogStepId(LogId, frozen=True):
    number: int = NOW
    by: int = AS_SELF
    taken: int = 0
    picture: str = ""


class ShowLogStep(LogStepId, frozen=True):
    template = "logstep:{log}:{how}:{number}:{by}:{taken}:{picture}"
    how: str = ""


class ChooseLogStep(LogStepId, frozen=True):
    template = "chooselogstep:{log}:{how}:{by}:{taken}:{picture}"
    how: str = ""


class ChooseLogPicture(LogStepId, frozen=True):
    template = "logpicture:{log}:{number}:{by}:{taken}"


class ChooseLogViewer(LogStepId, frozen=True):
    template = "logviewer:{log}:{number}:{taken}:{picture}"


class FindLogMoments(LogId, frozen=True):
    template = "logmoments:{log}:{seat}:{kind}:{page}"
    seat: int = EVERYBODY
    kind: str = ""
    page: int = 0


class ChooseLogMomentSeat(FindLogMoments, frozen=True):
    template = "logmomentsof:{log}:{kind}"


class ChooseLogMomentKind(FindLogMoments, frozen=True):
    template = "logkindofmoments:{log}:{seat}"


class PlayOnFromLog(LogId, frozen=True):
    template = "logplayon:{log}:{number}"
    number: int = 0


class PlayOnAsFromLog(LogId, frozen=True):
    template = "logplayonas:{log}:{number}:{seat}:{commitment}"
    number: int = 0
    seat: int = 0
    commitment: str = ""


OF_LOG: Mapping[type[CustomId], type[LogId]] = {
    ShowStep: ShowLogStep,
    ChooseStep: ChooseLogStep,
    ChoosePicture: ChooseLogPicture,
    ChooseViewer: ChooseLogViewer,
    FindMoments: FindLogMoments,
    ChooseMomentSeat: ChooseLogMomentSeat,
    ChooseMomentKind: ChooseLogMomentKind,
    PlayOnFrom: PlayOnFromLog,
    PlayOnAs: PlayOnAsFromLog,
}
"""Controls of a game -> their counterparts for a log."""


def of_log(log: str, control: CustomId) -> LogId:
    """The counterpart for a log of a control of a game."""
    kind = OF_LOG[type(control)]
    kept = {name: each for name, each in structs.asdict(control).items() if name in kind.__struct_fields__}
    return kind(log=log, **kept)
