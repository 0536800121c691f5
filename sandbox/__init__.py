"""A local double of Discord on loopback, for the tests and for trying the bot without an account."""

from sandbox.actors.actions import NotOffered
from sandbox.actors.channel import Channel
from sandbox.actors.guild import Guild, Role
from sandbox.actors.user import TIMEOUT, Exchange, User
from sandbox.actors.views import Button, Field, Image, MessageView, ModalView, Option, Select
from sandbox.api.gateway_frames import Intent
from sandbox.api.injection import Disruption, Injection, Moment, cut, delay, hold, no_json, rate_limit, refuse
from sandbox.api.requests import Fault, Request
from sandbox.observed import Observed
from sandbox.server import Sandbox
from sandbox.validation.errors import Refusal
from sandbox.world.journal import JournalDamaged, JournalInUse, journal_in_use
from sandbox.world.model import Notification
from sandbox.world.rate_limits import Rate, StartLimits
from sandbox.world.retention import Bounds
from sandbox.world.world import WaitTimeout

__all__ = [
    "TIMEOUT",
    "Bounds",
    "Button",
    "Channel",
    "Disruption",
    "Exchange",
    "Fault",
    "Field",
    "Guild",
    "Image",
    "Injection",
    "Intent",
    "JournalDamaged",
    "JournalInUse",
    "MessageView",
    "ModalView",
    "Moment",
    "NotOffered",
    "Notification",
    "Observed",
    "Option",
    "Rate",
    "Refusal",
    "Request",
    "Role",
    "Sandbox",
    "Select",
    "StartLimits",
    "User",
    "WaitTimeout",
    "cut",
    "delay",
    "hold",
    "journal_in_use",
    "no_json",
    "rate_limit",
    "refuse",
]
