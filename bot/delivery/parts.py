"""Services that all parts of delivery share."""

from collections.abc import Callable

from msgspec import Struct

from bot.client.gateway.shards import ShardedClient
from bot.client.live_panels import LivePanels
from bot.client.members import Members
from bot.client.message_edits import MessageEdits
from bot.client.people.membership import Membership
from bot.clock import Clock
from bot.delivery.backoff import Backoff
from bot.delivery.messages.zone_offers import ZoneOffers
from bot.delivery.posting import Poster
from bot.screens.overview.builder import ScreenBuilder
from bot.screens.painting.game_pages import GamePages
from bot.tables.absence.late import Lateness
from bot.tables.reminders.reminders import ReminderService
from bot.tables.service import TableService
from bot.tables.settings.server_settings import ServerSettingsCache
from storage.core.rows import Subject
from storage.core.shards import Share
from storage.together.store import Store


class Parts(Struct, frozen=True):
    """The parts of the bot that deliverers use."""

    client: ShardedClient
    store: Store
    tables: TableService
    screens: ScreenBuilder
    members: Members
    reminders: ReminderService
    membership: Membership
    lateness: Lateness
    zone_offers: ZoneOffers
    servers: ServerSettingsCache
    live_panels: LivePanels
    pages: GamePages
    clock: Clock
    share: Share


class DeliveryServices(Struct, frozen=True):
    """The parts of the bot, and what deliverers share."""

    parts: Parts
    poster: Poster
    backoff: Backoff
    """Also holds until when no new direct messages are opened."""
    edits: MessageEdits
    """Also used by presses, which may change the same message at the same time."""
    wake: Callable[[Subject], None]
    """Called with a subject about which something is due."""
    calls_wait: Callable[[], bool]
    """Whether calls at other tables wait for their turn."""


class DeliveryBase:
    """Base of everything that delivers."""

    def __init__(self, services: DeliveryServices) -> None:
        parts = services.parts
        self._client = parts.client
        self._store = parts.store
        self._tables = parts.tables
        self._screens = parts.screens
        self._members = parts.members
        self._reminders = parts.reminders
        self._membership = parts.membership
        self._lateness = parts.lateness
        self._zone_offers = parts.zone_offers
        self._servers = parts.servers
        self._live_panels = parts.live_panels
        self._pages = parts.pages
        self._clock = parts.clock
        self._poster = services.poster
        self._backoff = services.backoff
        self._edits = services.edits
        self._wake = services.wake
        self._calls_wait = services.calls_wait
