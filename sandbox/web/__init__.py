"""The page: the sandbox in a browser, for trying the bot by hand."""

from sandbox.web.page import Page
from sandbox.web.toolbar import Action

__all__ = ["Action", "Page"]
