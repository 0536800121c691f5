"""Who delivers each kind of notification."""

from collections.abc import Mapping
from typing import Any

from bot.delivery.deliverer import Deliverer
from bot.delivery.messages.card import CardDelivery
from bot.delivery.messages.cups import CupMessages, CupOverDelivery, RoundEndsDelivery
from bot.delivery.messages.direct import DirectMessages, SeatDelivery
from bot.delivery.messages.edits import EditDelivery
from bot.delivery.messages.final_panels import EndedTurnDelivery, FinalPanelDelivery
from bot.delivery.messages.first_message import SeatNoticeDelivery
from bot.delivery.messages.invitation_edits import InvitationEdits
from bot.delivery.messages.letters import LetterDelivery
from bot.delivery.messages.lobby_notices import LobbyCallDelivery, LobbyNoticeDelivery
from bot.delivery.messages.new_tables import NewTableDelivery
from bot.delivery.messages.open_tables import OpenTableDelivery
from bot.delivery.messages.poll_messages import TableMessageDelivery
from bot.delivery.messages.posted import PostedCopyDelivery, PostedDelivery
from bot.delivery.messages.reminders import ReminderDelivery
from bot.delivery.messages.seat_invitations import (
    SeatCallDelivery,
    SeatDeclinedDelivery,
    SeatInvitationDelivery,
)
from bot.delivery.messages.seat_messages import SeatLostDelivery, SeatMessageDelivery
from bot.delivery.messages.seat_news import SeatNewsDelivery
from bot.delivery.messages.stand_ins import StandInDelivery
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_names import ThreadNames
from bot.delivery.messages.thread_notices import MovedDelivery
from bot.delivery.messages.timeouts import MissedDelivery
from bot.delivery.parts import DeliveryServices
from bot.delivery.places import NoticeDelivery, Places
from storage.core.kinds import Kind


class Deliverers:
    """All deliverers, which share how they post, and know where tables are."""

    def __init__(self, services: DeliveryServices) -> None:
        self.places = Places(services)
        self.direct = DirectMessages(services)
        self.cards = CardDelivery(services)
        self.threads = threads = ThreadDelivery(services, self.cards)
        self.cups = CupMessages(services)
        by_name: Mapping[str, Deliverer[Any]] = {
            "card": self.cards,
            "cup": self.cups,
            "cup over": CupOverDelivery(services),
            "edit": EditDelivery(services),
            "ended turn": EndedTurnDelivery(services),
            "final panel": FinalPanelDelivery(services),
            "invitation edit": InvitationEdits(services),
            "letter": LetterDelivery(services),
            "lobby call": LobbyCallDelivery(services),
            "lobby notice": LobbyNoticeDelivery(services),
            "missed": MissedDelivery(services),
            "moved": MovedDelivery(services, threads),
            "new table": NewTableDelivery(services),
            "open table": OpenTableDelivery(services, self.cards),
            "place problem": NoticeDelivery(services),
            "posted": PostedDelivery(services, threads),
            "posted copy": PostedCopyDelivery(services),
            "reminder": ReminderDelivery(services),
            "round ends": RoundEndsDelivery(services),
            "seat": SeatDelivery(services),
            "seat call": SeatCallDelivery(services, threads),
            "seat declined": SeatDeclinedDelivery(services),
            "seat invitation": SeatInvitationDelivery(services),
            "seat lost": SeatLostDelivery(services),
            "seat message": SeatMessageDelivery(services, threads),
            "seat news": SeatNewsDelivery(services),
            "seat notice": SeatNoticeDelivery(services),
            "stand-in": StandInDelivery(services),
            "table message": TableMessageDelivery(services, threads),
            "thread": threads,
            "thread name": ThreadNames(services),
        }
        self.by_kind: Mapping[str, Deliverer[Any]] = {
            kind.value: by_name[kind.declared.deliverer] for kind in Kind
        }
