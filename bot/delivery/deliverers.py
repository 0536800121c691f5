"""Who delivers each kind of notification."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import discord
from msgspec import Struct

from bot.client.members import Members
from bot.client.message_edits import MessageEdits
from bot.clock import Clock
from bot.delivery.backoff import Backoff
from bot.delivery.deliverer import Deliverer
from bot.delivery.gone_members import GoneMembers
from bot.delivery.messages.card import CardDelivery
from bot.delivery.messages.direct import DirectMessages, SeatDelivery
from bot.delivery.messages.edits import EditDelivery
from bot.delivery.messages.final_panels import FinalPanelDelivery
from bot.delivery.messages.first_message import SeatNoticeDelivery
from bot.delivery.messages.forum_posts import ForumPosts
from bot.delivery.messages.invitation_edits import InvitationEdits
from bot.delivery.messages.lobby_notices import KINDS as LOBBY_KINDS
from bot.delivery.messages.lobby_notices import LobbyCallDelivery, LobbyNoticeDelivery
from bot.delivery.messages.moved import MovedDelivery
from bot.delivery.messages.open_tables import OpenTableDelivery
from bot.delivery.messages.reminders import KINDS as REMINDER_KINDS
from bot.delivery.messages.reminders import ReminderDelivery
from bot.delivery.messages.role_mentions import OpenTableLines
from bot.delivery.messages.seat_invitations import (
    SeatCallDelivery,
    SeatDeclinedDelivery,
    SeatInvitationDelivery,
)
from bot.delivery.messages.seat_messages import SeatLostDelivery, SeatMessageDelivery, SeatScreens
from bot.delivery.messages.seat_news import KINDS as NEWS_KINDS
from bot.delivery.messages.seat_news import SeatNewsDelivery
from bot.delivery.messages.stand_ins import StandInDelivery
from bot.delivery.messages.table_messages import TableMessageDelivery
from bot.delivery.messages.thread import ThreadDelivery
from bot.delivery.messages.thread_names import ThreadNames
from bot.delivery.messages.timeouts import MissedDelivery
from bot.delivery.messages.zone_offers import ZoneOffers
from bot.delivery.places import PROBLEMS, NoticeDelivery, Places
from bot.delivery.plan import BESIDE, EDITS
from bot.delivery.posting import Poster
from bot.screens.builder import ScreenBuilder
from bot.tables.absence.late import Lateness
from bot.tables.reminders.reminders import ReminderService
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from storage.kinds import Kind
from storage.store import Store


class Parts(Struct, frozen=True):
    """The parts of the bot that deliverers use."""

    client: discord.Client
    store: Store
    tables: TableService
    screens: ScreenBuilder
    members: Members
    reminders: ReminderService
    lateness: Lateness
    zone_offers: ZoneOffers
    servers: ServerSettingsCache
    clock: Clock


class Deliverers:
    """All deliverers, which share how they post, and know where tables are."""

    def __init__(
        self,
        parts: Parts,
        poster: Poster,
        backoff: Backoff,
        edits: MessageEdits,
        wake: Callable[[int], None],
        *,
        calls_wait: Callable[[], bool],
    ) -> None:
        """`edits`: those of presses, too; `wake` is called with a game that something is due of.

        `calls_wait`: whether calls at other tables wait for their turn.
        """
        client, store, members, clock = parts.client, parts.store, parts.members, parts.clock
        screens, reminders, servers = parts.screens, parts.reminders, parts.servers
        gone = GoneMembers(client, parts.tables)
        direct = DirectMessages(poster, store, backoff, gone, clock)
        self.places = Places(client, store, clock, wake)
        posts, lines = ForumPosts(poster, store, members), OpenTableLines(poster, store, members)
        self.cards = CardDelivery(poster, store, screens, self.places, posts, lines, clock, wake)
        self.threads = ThreadDelivery(
            poster,
            store,
            parts.tables,
            screens,
            members,
            self.cards,
            self.places,
            reminders,
            clock,
            calls_wait,
        )
        seat_screens = SeatScreens(store, members)
        to_user = (direct, store, members, reminders, clock)
        showing = (direct, store, screens, members, reminders, clock)
        self.by_kind: Mapping[str, Deliverer] = {
            **_all(
                (Kind.ASK, Kind.RECEIVED),
                SeatDelivery(*showing, parts.zone_offers, calls_wait),
            ),
            **_all((Kind.TURN, Kind.SCORING, Kind.END, Kind.AGAIN), self.threads),
            **_all(
                BESIDE,
                TableMessageDelivery(poster, store, members, self.threads, reminders, parts.lateness, clock),
            ),
            **_all(
                (Kind.SEAT_CHANGED, Kind.OFFER),
                SeatMessageDelivery(poster, store, seat_screens, self.threads, reminders, clock),
            ),
            Kind.MOVED: MovedDelivery(poster, store, self.threads, reminders, clock),
            Kind.SEAT_INVITED: SeatInvitationDelivery(*to_user, wake),
            Kind.INVITATION_OVER: InvitationEdits(poster, store, edits, clock),
            Kind.SEAT_DECLINED: SeatDeclinedDelivery(*to_user),
            Kind.SEAT_CALL: SeatCallDelivery(poster, store, members, self.threads, clock),
            Kind.SEAT_LOST: SeatLostDelivery(*to_user),
            **_all((Kind.STAND_IN, Kind.STAND_IN_ANSWER), StandInDelivery(*to_user, wake)),
            Kind.MISSED: MissedDelivery(*showing, gone),
            Kind.CARD: self.cards,
            Kind.FINAL_PANEL: FinalPanelDelivery(
                poster, direct, self.places, store, screens, members, reminders, edits, clock
            ),
            Kind.OPEN: OpenTableDelivery(poster, store, members, servers, self.cards, self.places, clock),
            Kind.SEAT: SeatNoticeDelivery(*to_user),
            **_all(LOBBY_KINDS, LobbyNoticeDelivery(*to_user, wake)),
            Kind.LOBBY_CALL: LobbyCallDelivery(poster, store, members, clock),
            **_all(PROBLEMS, NoticeDelivery(*to_user, client, self.places, servers)),
            **_all(REMINDER_KINDS, ReminderDelivery(*showing, poster)),
            **_all(NEWS_KINDS, SeatNewsDelivery(*showing)),
            **_all(
                EDITS,
                EditDelivery(poster, edits, store, screens, members, parts.lateness, seat_screens, clock),
            ),
            Kind.THREAD_NAME: ThreadNames(poster, store, members, clock),
        }


def _all(kinds: Iterable[str], deliverer: Deliverer) -> dict[str, Deliverer]:
    """The same deliverer of several kinds."""
    return dict.fromkeys(kinds, deliverer)
