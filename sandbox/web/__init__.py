"""The page on which a person tries the bot: the pocket Discord in a browser."""

from sandbox.web.actions import Action
from sandbox.web.page import Page

__all__ = ["Action", "Page"]
