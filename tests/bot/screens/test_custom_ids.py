"""Custom ids: encoded as old messages have them, and parsed back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import limits
from bot.screens.ids.absence_ids import (
    AnnounceVacation,
    AnswerLate,
    AnswerProposal,
    AnswerStandIn,
    AskStandIn,
    ChangeVacationEnd,
    ComeBack,
    ComputerStandIn,
    Day,
    EndVacation,
    GoOn,
    KeepAwake,
    PlayAnyway,
    ProposeEnd,
    ProposePace,
    ProposePause,
    ResignGame,
    VacationBegin,
    VacationEnd,
    Wake,
)
from bot.screens.ids.cup_ids import (
    AnnounceCup,
    BackToCup,
    CallOffCup,
    CallOffForGood,
    ChooseCup,
    CupId,
    DropOut,
    DropOutForGood,
    Enrol,
    LeaveCupTable,
    OpenCupOptions,
    SetCup,
    SetCupOption,
    ShowCupHere,
    Withdraw,
)
from bot.screens.ids.custom_id import CustomId, NotificationId, PressedId, SeatId, TableId
from bot.screens.ids.custom_ids import KINDS, parse
from bot.screens.ids.help_ids import (
    Explain,
    GoOnAlone,
    HelpOf,
    OpenHelp,
    ReadGlossary,
    ReadGlossaryHere,
    ReadHelp,
    ReadHelpHere,
    ReadRule,
    SetTips,
    SetTipsHere,
    WhyNot,
)
from bot.screens.ids.history_ids import (
    ChooseLogPicture,
    ChooseLogStep,
    ChooseLogViewer,
    ChooseNote,
    ChoosePicture,
    ChooseStep,
    ChooseViewer,
    EditNote,
    HistoryId,
    KeepNote,
    LogId,
    LogStepId,
    NoteHere,
    OpenHistory,
    OpenNotes,
    PlayOnAs,
    PlayOnAsFromLog,
    PlayOnFrom,
    PlayOnFromLog,
    ShowLogStep,
    ShowStep,
    TakeAlong,
)
from bot.screens.ids.lobby_ids import (
    HINTS,
    SEATS,
    VACATIONS,
    WHEN_LATE,
    AddComputer,
    AddLevel,
    AnswerInvitation,
    AnswerRequest,
    ChangeLevel,
    ChoosePace,
    CloseForGood,
    CloseLobby,
    IAmHere,
    InviteGuest,
    Join,
    KeepOpen,
    Leave,
    OpenGuests,
    OpenOptions,
    OpenTableOf,
    OpenTime,
    RemoveComputer,
    SetMayAsk,
    SetOption,
    SetPace,
    SetPrivate,
    ShowOptions,
    Start,
    SwitchTerm,
    WaitWithStart,
    WithdrawInvitation,
)
from bot.screens.ids.panel_ids import (
    ALL,
    LAST,
    AnswerPicks,
    AskHint,
    ChooseRest,
    Confirm,
    ConfirmPicks,
    Look,
    LookSeveral,
    PanelId,
    Pick,
    PickSeveral,
    SeveralId,
    ShowMore,
    Undo,
)
from bot.screens.ids.people_ids import (
    BarForGood,
    BarReported,
    BarUser,
    BlockAt,
    BlockedPage,
    BlockUser,
    ChangeSearch,
    ChooseReport,
    CloseReported,
    ComputerRatings,
    FindTables,
    LiftBar,
    OpenReport,
    OpenSearch,
    OwnProfile,
    PeopleAt,
    ProfileGame,
    ProfileOf,
    ReportAt,
    ReportDone,
    SearchDirectly,
    SendReport,
    ShowProfileTo,
    StartSearch,
    StatsGame,
    StatsOf,
    TellOfTables,
    UnblockUser,
    YearOf,
)
from bot.screens.ids.server_ids import (
    AddForumTags,
    ChangeServer,
    GreetWith,
    HowItWorks,
    PlaceTable,
    PlayAtLevel,
    PlayGuided,
    PlayIntroductory,
    PlayNow,
    SetupPage,
)
from bot.screens.ids.settings_ids import (
    ChangeSetting,
    ConfirmZone,
    DataFile,
    EraseData,
    MyGames,
    Nudge,
    OpenOneOf,
    OpenSettings,
    PlacesAt,
    PrivacyPage,
    SetMute,
    SettingsPage,
    ZoneLater,
)
from bot.screens.ids.table_ids import (
    Analyse,
    AnalyseSeat,
    AnswerSeatInvitation,
    AskSure,
    BackToTable,
    BoardInWords,
    BoardOf,
    ChooseChannel,
    ChooseInvitee,
    ChooseTable,
    Drastic,
    InviteToSeat,
    LargePicture,
    LeaveGame,
    LeaveLast,
    LookBack,
    LookBackAt,
    MorePictures,
    MoveTable,
    OfferSeat,
    OpenBoard,
    OpenPanel,
    OpenTable,
    OpenTableMenu,
    PlayAgain,
    PlayAgainAtLevel,
    ReplayOf,
    TakeSeat,
    VerifyDraws,
)
from bot.tables.absence.agreements import NO, YES

STORED = {
    "setup:rights": SetupPage("rights"),
    "server:channel:": ChangeServer("channel", ""),
    "server:pace:h24": ChangeServer("pace", "h24"),
    "forumtags:rights": AddForumTags("rights"),
    "read:chess": ReadHelp("chess"),
    "cupenrol:3": Enrol(3),
    "cupwithdraw:3": Withdraw(3),
    "cupdrop:3": DropOut(3),
    "cupdropyes:3": DropOutForGood(3),
    "cupleave:12": LeaveCupTable(12),
    "cupset:3:size:": SetCup(3, "size", ""),
    "cupset:3:level:hard": SetCup(3, "level", "hard"),
    "cupoptions:3": OpenCupOptions(3),
    "cupoption:3:doubled": SetCupOption(3, "doubled"),
    "cupback:3": BackToCup(3),
    "cupannounce:3": AnnounceCup(3),
    "cupchoose:0": ChooseCup(),
    "cuphere:3": ShowCupHere(3),
    "cupoff:3": CallOffCup(3),
    "cupoffyes:3": CallOffForGood(3),
    "helpof:chess": HelpOf("chess"),
    "hints:chess:1:end": SetTips("chess", 1, "end"),
    "explain:12:1": Explain(12, 1),
    "zonelater:0": ZoneLater(),
    "readhere:12:1": ReadHelpHere(12, 1),
    "note:12": NoteHere(12),
    "editnote:12:57:0:2:1:colonia.1": EditNote(12, 57, 0, 2, 1, "colonia.1"),
    "keepnote:12:page:57:0:2:1:colonia.1": KeepNote(12, 57, 0, 2, 1, "colonia.1", "page"),
    "keepnote:12:panel:57:0:0:0:": KeepNote(12, 57, how="panel"),
    "notes:12:0": OpenNotes(12, 0),
    "stepofnote:12": ChooseNote(12),
    "panelmore:12:1:7:a,b": ShowMore(12, 1, 7, "a,b"),
    "hint:12:1:7:a,b": AskHint(12, 1, 7, "a,b"),
    "hintshere:12:1:0": SetTipsHere(12, 1, 0),
    "greetwith:chess": GreetWith("chess"),
    "newtable:1": OpenTableOf(1),
    "now:chess": PlayNow("chess"),
    "againlevel:12:hard": PlayAgainAtLevel(12, "hard"),
    "intro:chess": PlayIntroductory("chess"),
    "nowlevel:chess:hard:1": PlayAtLevel("chess", "hard", 1),
    "guided:chess": PlayGuided("chess"),
    "alone:12:1": GoOnAlone(12, 1),
    "symbols:chess:0": ReadGlossary("chess", 0),
    "symbolshere:12:1:0": ReadGlossaryHere(12, 1, 0),
    "whynot:12:1:0": WhyNot(12, 1, 0),
    "rule:chess": ReadRule("chess"),
    "how:chess": HowItWorks("chess"),
    "join:12": Join(12),
    "leave:12": Leave(12),
    "options:12": OpenOptions(12),
    "set:12:side_b": SetOption(12, "side_b"),
    "set:12:-seats": SetOption(12, SEATS),
    "start:12": Start(12),
    "more:12": AddComputer(12),
    "addlevel:12:hard": AddLevel(12, "hard"),
    "level:12:1": ChangeLevel(12, 1),
    "less:12": RemoveComputer(12),
    "pace:12:brisk": SetPace(12, "brisk"),
    "time:12": OpenTime(12),
    "paces:12": ChoosePace(12),
    "term:12:late": SwitchTerm(12, WHEN_LATE),
    "term:12:vacations": SwitchTerm(12, VACATIONS),
    "term:12:hints": SwitchTerm(12, HINTS),
    "showoptions:12": ShowOptions(12),
    "hold:12": WaitWithStart(12),
    "here:12:34": IAmHere(12, 34),
    "keep:12:34": KeepOpen(12, 34),
    "close:12": CloseLobby(12),
    "closeyes:12": CloseForGood(12),
    "guests:12": OpenGuests(12),
    "guest:12": InviteGuest(12),
    "profileof:0": ProfileOf(),
    "profile:0": OwnProfile(),
    "profileto:0": ShowProfileTo(),
    "computerratings:0": ComputerRatings(),
    "profilegame:7": ProfileGame(7),
    "myyear:2026": YearOf(2026),
    "stats:here:chess": StatsOf("here", "chess"),
    "statsgame:all": StatsGame("all"),
    "noguest:12": WithdrawInvitation(12),
    "private:12:1": SetPrivate(12, 1),
    "mayask:12:1": SetMayAsk(12, 1),
    "searchdirect:1": SearchDirectly(1),
    "asks:12:101:1:34": AnswerRequest(12, 101, 1, 34),
    "invited:5:1:34": AnswerInvitation(5, 1, 34),
    "move:12:34": OpenPanel(12, 34),
    "board:12:34": OpenBoard(12, 34),
    "table:12:34": OpenTable(12, 34),
    "help:12:34": OpenHelp(12, 34),
    "thistable:12:34": OpenTableMenu(12, 34),
    "backtotable:12": BackToTable(12),
    "tables:0": ChooseTable(),
    "otherchannel:12": ChooseChannel(12),
    "movetable:12": MoveTable(12),
    "sure:leavegame:12": AskSure("leavegame:12"),
    "leavegame:12": LeaveGame(12),
    "leavelast:12": LeaveLast(12),
    "resign:12": ResignGame(12),
    "endgame:12": ProposeEnd(12),
    "pause:12": ProposePause(12),
    "goon:12": GoOn(12),
    "still:12:3:77": KeepAwake(12, 3, 77),
    "wake:12:77": Wake(12, 77),
    "offerseat:12:1": OfferSeat(12, 1),
    "takeseat:12:2:34": TakeSeat(12, 2, 34),
    "invitee:12:2": ChooseInvitee(12, 2),
    "inviteseat:12:2": InviteToSeat(12, 2),
    "seatinvited:12:5:1:34": AnswerSeatInvitation(12, 5, 1, 34),
    "mygames:34": MyGames(34),
    "oneof:34": OpenOneOf(34),
    "mute:1:34": SetMute(1, 34),
    "nudge:12:34": Nudge(12, 34),
    "settings:time": OpenSettings("time"),
    "setpage:time": SettingsPage("time"),
    "change:tell_next:on": ChangeSetting("tell_next", "on"),
    "change:quiet_from:": ChangeSetting("quiet_from", ""),
    "hour:0": PlacesAt(),
    "myzone:Europe/Berlin": ConfirmZone("Europe/Berlin"),
    "privacy:0": PrivacyPage(),
    "datafile:0": DataFile(),
    "erasedata:0": EraseData(0),
    "erasedata:1": EraseData(1),
    "propose:12": ProposePace(12),
    "agree:12:5:yes:34": AnswerProposal(12, 5, YES, 34),
    "agree:12:5:no:34": AnswerProposal(12, 5, NO, 34),
    "vfrom:1": VacationBegin(1),
    "vto:now:0": VacationEnd(0, begin="now"),
    "announce:now:2027-01-20": AnnounceVacation("now", "2027-01-20"),
    "vend:2": ChangeVacationEnd(2),
    "vover:0": EndVacation(),
    "askstandin:0": AskStandIn(),
    "computerstandin:1": ComputerStandIn(1),
    "standin:5:1:34": AnswerStandIn(5, 1, 34),
    "imback:12": ComeBack(12),
    "anyway:pick:12:1:7:C4": PlayAnyway("pick:12:1:7:C4"),
    "late:12:5:wait:34": AnswerLate(12, 5, "wait", 34),
    "late:12:6:on:34": AnswerLate(12, 6, "on", 34),
    "seat:12:0": BoardOf(12),
    "words:12:0": BoardInWords(12),
    "large:12": LargePicture(12),
    "pictures:12:1": MorePictures(12, 1),
    "again:12": PlayAgain(12),
    "lookback:12": LookBack(12),
    "lookbackat:0": LookBackAt(),
    "analyse:12": Analyse(12),
    "analyseseat:12": AnalyseSeat(12),
    "placetable:0": PlaceTable(),
    "replay:12": ReplayOf(12),
    "verify:12": VerifyDraws(12),
    "pick:12:1:7:C4": Pick(12, 1, 7, "C4"),
    "pick:12:1:7:": Pick(12, 1, 7),
    "confirm:12:1:7:end": Confirm(12, 1, 7, "end"),
    "rest:12:1:7": ChooseRest(12, 1, 7),
    "look:12:1:7:row4": Look(12, 1, 7, "row4"),
    "look:12:1:7:": Look(12, 1, 7),
    "several:12:1:7:food:3f2c1b": PickSeveral(12, 1, 7, "food", "3f2c1b"),
    "several:12:1:7::": PickSeveral(12, 1, 7),
    "lookseveral:12:1:7::3f2c1b": LookSeveral(12, 1, 7, "", "3f2c1b"),
    "picks:12:1:7:3f2c1b": AnswerPicks(12, 1, 7, "", "3f2c1b"),
    "confirmpicks:12:1:7:3f2c1b": ConfirmPicks(12, 1, 7, "", "3f2c1b"),
    "history:12": OpenHistory(12),
    "takealong:12": TakeAlong(12),
    "step:12:on:57:0:2:1:colonia.1": ShowStep(12, 57, 0, 2, 1, "colonia.1", "on"),
    "step:12:first:1:0:0:0:": ShowStep(12, 1, how="first"),
    "choosestep:12:rounds:0:2:1:colonia": ChooseStep(12, 0, 0, 2, 1, "colonia", "rounds"),
    "steppicture:12:57:1:2:0": ChoosePicture(12, 57, 1, 2),
    "stepviewer:12:57:1:0:chart": ChooseViewer(12, 57, 1, picture="chart"),
    "playon:12:57": PlayOnFrom(12, 57),
    "playonas:12:57:1:3f2c1b": PlayOnAs(12, 57, 1, "3f2c1b"),
    "logstep:3f2c1b:on:57:2:1:colonia.1": ShowLogStep("3f2c1b", 57, 2, 1, "colonia.1", "on"),
    "chooselogstep:3f2c1b:rounds:2:1:colonia": ChooseLogStep("3f2c1b", 0, 2, 1, "colonia", "rounds"),
    "logpicture:3f2c1b:57:2:0": ChooseLogPicture("3f2c1b", 57, 2),
    "logviewer:3f2c1b:57:0:chart": ChooseLogViewer("3f2c1b", 57, picture="chart"),
    "logplayon:3f2c1b:57": PlayOnFromLog("3f2c1b", 57),
    "logplayonas:3f2c1b:57:1:12ab": PlayOnAsFromLog("3f2c1b", 57, 1, "12ab"),
    "undo:12:1:7:last": Undo(12, 1, 7, LAST),
    "undo:12:1:7:all": Undo(12, 1, 7, ALL),
    "blocked:2": BlockedPage(2),
    "blockuser:0": BlockUser(),
    "unblock:2": UnblockUser(2),
    "peopleat:12": PeopleAt(12),
    "blockat:12": BlockAt(12),
    "reportat:12": ReportAt(12),
    "sendreport:12:102": SendReport(12, 102),
    "reports:0": ChooseReport(),
    "report:3": OpenReport(3),
    "reportdone:3": ReportDone(3),
    "closereported:3:1": CloseReported(3, 1),
    "barreported:3": BarReported(3),
    "baruser:0": BarUser(),
    "baryes:102:3": BarForGood(102, 3),
    "liftbar:0": LiftBar(),
    "opentables:0": FindTables(),
    "findpeople:0": OpenSearch(),
    "telloftables:7:1:5": TellOfTables(7, 1, 5),
    "search:pace": ChangeSearch("pace"),
    "startsearch:1": StartSearch(1),
}
"""The ids of messages that are on Discord already."""

LARGE = 2**63

BASES = {
    *(TableId, HistoryId, LogId, LogStepId, NotificationId, SeatId, PressedId, PanelId, SeveralId, Day),
    *(Drastic, CupId),
}
"""What several kinds have in common; none of them is a kind itself."""


@pytest.mark.parametrize(("encoded", "custom_id"), STORED.items())
def test_ids_of_old_messages_stay_as_they_are(encoded: str, custom_id: CustomId) -> None:
    assert custom_id.encode() == encoded
    assert parse(encoded) == custom_id
    assert type(custom_id).matches(encoded)


def test_every_kind_is_tested() -> None:
    assert {type(custom_id) for custom_id in STORED.values()} == set(KINDS.values())


@given(
    st.sampled_from([Pick, Confirm, Look, Undo]),
    st.integers(0, LARGE - 1),
    st.integers(0, 9),
    st.integers(0, 9999),
    st.text(st.characters(exclude_characters="\n"), min_size=1),
)
def test_a_press_on_a_panel_survives_the_round_trip(
    kind: type[PanelId], game: int, seat: int, version: int, key: str
) -> None:
    custom_id = kind(game, seat, version, key)
    assert parse(custom_id.encode()) == custom_id


def test_selected_values_are_parsed_with_the_id() -> None:
    assert parse("pick:12:1:7:", ["C4"]) == Pick(12, 1, 7, "C4")
    assert parse("pick:12:1:7:D5", ["C4"]) == Pick(12, 1, 7, "D5")
    assert parse("look:12:1:7:", ["row4"]) == Look(12, 1, 7, "row4")
    assert parse("several:12:1:7::3f2c1b", ["fish,1", "oil,1"]) == PickSeveral(
        12, 1, 7, "", "3f2c1b", ("fish,1", "oil,1")
    )
    assert parse("several:12:1:7::3f2c1b", []) == PickSeveral(12, 1, 7, "", "3f2c1b")
    assert parse("lookseveral:12:1:7::3f2c1b", ["food"]) == LookSeveral(12, 1, 7, "food", "3f2c1b")
    assert parse("seat:12:0", ["3"]) == BoardOf(12, 3)
    assert parse("read:chess", ["-overview"]) == ReadHelp("chess", "-overview")
    assert parse("helpof:chess", ["go"]) == HelpOf("chess", "go")
    assert parse("set:12:handicap", ["0", "2"]) == SetOption(12, "handicap", ("0", "2"))
    assert parse("set:12:handicap", []) == SetOption(12, "handicap")
    assert parse("change:days_off:", ["5", "6"]) == ChangeSetting("days_off", "", ("5", "6"))
    assert parse("hour:0", ["21"]) == PlacesAt("21")
    assert parse("stepofnote:12", ["57-0"]) == ChooseNote(12, "57-0")
    assert parse("keepnote:12:panel:57:0:0:0:", ["a: b"]) == KeepNote(12, 57, how="panel", text="a: b")


@pytest.mark.parametrize(
    "custom_id",
    [
        *("", "pick", "pick:1:2:3", "pick:a:1:2:C4", "move:1", "move:1:2:3", "xpick:1:1:1:C4"),
        *("join:", "join:-1", "join:1:2", "seat:1:1", "unknown:1", "Join:1", "join:1\n"),
    ],
)
def test_junk_is_refused(custom_id: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        parse(custom_id)
    assert not any(kind.matches(custom_id) for kind in KINDS.values())


def test_a_seat_is_a_number() -> None:
    for value in ("Ben", "-1", "1_0", "٣", "", str(LARGE), "9" * 90):
        with pytest.raises(ValueError, match="no number"):
            parse("seat:12:0", [value])


@pytest.mark.parametrize("encoded", STORED)
def test_an_id_is_of_one_kind(encoded: str) -> None:
    assert [kind for kind in KINDS.values() if kind.matches(encoded)] == [type(STORED[encoded])]


def test_no_two_kinds_begin_alike() -> None:
    def kinds(base: type[CustomId]) -> list[type[CustomId]]:
        return [kind for each in base.__subclasses__() for kind in (each, *kinds(each))]

    assert set(kinds(CustomId)) - BASES == set(KINDS.values())
    for name, kind in KINDS.items():
        assert kind.template.startswith(f"{name}:")


def test_ids_are_short_enough() -> None:
    assert all(len(custom_id.encode()) <= limits.CUSTOM_ID for custom_id in STORED.values())
    for kind in (OpenPanel, OpenBoard, OpenTable, OpenHelp):
        assert len(kind(LARGE, LARGE).encode()) <= limits.CUSTOM_ID
