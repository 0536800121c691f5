"""A pocket Discord on loopback, for the tests and for trying the bot without an account."""

from sandbox.client import Exchange, User
from sandbox.errors import Refusal
from sandbox.gateway import Intent
from sandbox.model import Notification
from sandbox.places import Channel, Guild
from sandbox.rates import Rate
from sandbox.requests import Fault, Request
from sandbox.server import Sandbox
from sandbox.users import CannotDo
from sandbox.views import Button, Field, Image, MessageView, ModalView, Option, Select
from sandbox.world import NothingHappened

__all__ = [
    "Button",
    "CannotDo",
    "Channel",
    "Exchange",
    "Fault",
    "Field",
    "Guild",
    "Image",
    "Intent",
    "MessageView",
    "ModalView",
    "NothingHappened",
    "Notification",
    "Option",
    "Rate",
    "Refusal",
    "Request",
    "Sandbox",
    "Select",
    "User",
]
