"""The page: the sandbox in a browser, for trying the bot by hand."""

from sandbox.web.page import Action, Page

__all__ = ["Action", "Page"]
