"""The process that shows a step of such a log: `python -m bot.screens.history.log_page_worker`."""

import logging

from bot.screens.history.log_pages import show
from bot.tables.log_worker import NICENESS, limit_resources
from bot.workers.serving import serve

if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    limit_resources()
    serve(show, niceness=NICENESS)
