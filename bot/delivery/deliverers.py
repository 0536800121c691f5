"""Who delivers each kind of notification."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.delivery.deliverer import Deliverer
from bot.delivery.messages.card import CardDelivery
from bot.delivery.messages.cups import CupOverDelivery, RoundEndsDelivery
from bot.delivery.messages.direct import DirectMessages, SeatDelivery
from bot.delivery.messages.edits import EditDelivery
from bot.delivery.messages.final_panels import EndedTurnDelivery, FinalPanelDelivery
from bot.delivery.messages.first_message import SeatNoticeDelivery
from bot.delivery.messages.invitation_edits import InvitationEdits
from bot.delivery.messages.lobby_notices import KINDS as LOBBY_KINDS
from bot.delivery.messages.lobby_notices import LobbyCallDelivery, LobbyNoticeDelivery
from bot.delivery.messages.moved import MovedDelivery
from bot.delivery.messages.new_tables import NewTableDelivery
from bot.delivery.messages.open_tables import OpenTableDelivery
from bot.delivery.messages.poll_messages import TableMessageDelivery
from bot.delivery.messages.reminders import KINDS as REMINDER_KINDS
from bot.delivery.messages.reminders import ReminderDelivery
from bot.delivery.messages.seat_invitations import (
    SeatCallDelivery,
    SeatDeclinedDelivery,
    SeatInvitationDelivery,
)
from bot.delivery.messages.seat_messages import SeatLostDelivery, SeatMessageDelivery
from bot.delivery.messages.seat_news import KINDS as NEWS_KINDS
from bot.delivery.messages.seat_news import SeatNewsDelivery
from bot.delivery.messages.stand_ins import StandInDelivery
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_names import ThreadNames
from bot.delivery.messages.timeouts import MissedDelivery
from bot.delivery.parts import DeliveryServices
from bot.delivery.places import NoticeDelivery, Places
from bot.delivery.plan import EDITS, TABLE_NOTICES
from storage.core.kinds import PLACE_PROBLEMS, Kind


class Deliverers:
    """All deliverers, which share how they post, and know where tables are."""

    def __init__(self, services: DeliveryServices) -> None:
        self.places = Places(services)
        self.direct = DirectMessages(services)
        self.cards = CardDelivery(services)
        self.threads = threads = ThreadDelivery(services, self.cards)
        self.by_kind: Mapping[str, Deliverer] = {
            **_all((Kind.ASK, Kind.RECEIVED), SeatDelivery(services)),
            **_all((Kind.TURN, Kind.SCORING, Kind.END, Kind.AGAIN), threads),
            **_all(TABLE_NOTICES, TableMessageDelivery(services, threads)),
            **_all((Kind.SEAT_CHANGED, Kind.OFFER), SeatMessageDelivery(services, threads)),
            Kind.MOVED: MovedDelivery(services, threads),
            Kind.SEAT_INVITED: SeatInvitationDelivery(services),
            Kind.INVITATION_OVER: InvitationEdits(services),
            Kind.SEAT_DECLINED: SeatDeclinedDelivery(services),
            Kind.SEAT_CALL: SeatCallDelivery(services, threads),
            Kind.SEAT_LOST: SeatLostDelivery(services),
            Kind.ROUND_ENDS: RoundEndsDelivery(services),
            Kind.CUP_OVER: CupOverDelivery(services),
            **_all((Kind.STAND_IN, Kind.STAND_IN_ANSWER), StandInDelivery(services)),
            Kind.MISSED: MissedDelivery(services),
            Kind.CARD: self.cards,
            Kind.FINAL_PANEL: FinalPanelDelivery(services),
            Kind.TURN_OVER: EndedTurnDelivery(services),
            Kind.OPEN: OpenTableDelivery(services, self.cards),
            Kind.SEAT: SeatNoticeDelivery(services),
            **_all(LOBBY_KINDS, LobbyNoticeDelivery(services)),
            Kind.LOBBY_CALL: LobbyCallDelivery(services),
            Kind.NEW_TABLE: NewTableDelivery(services),
            **_all(PLACE_PROBLEMS, NoticeDelivery(services)),
            **_all(REMINDER_KINDS, ReminderDelivery(services)),
            **_all(NEWS_KINDS, SeatNewsDelivery(services)),
            **_all(EDITS, EditDelivery(services)),
            Kind.THREAD_NAME: ThreadNames(services),
        }


def _all(kinds: Iterable[str], deliverer: Deliverer) -> dict[str, Deliverer]:
    """The same deliverer of several kinds."""
    return dict.fromkeys(kinds, deliverer)
