"""What a hint says on the panel: from what its seat may know alone, in whole points, with what speaks against."""

from itertools import count, islice

import pytest
from msgspec import structs

from bot.locales import game_words
from bot.screens.help.hint import lit_keys
from bot.screens.model import TableContext
from bot.screens.painting.pictures import panel_pictures
from bot.screens.panel import narration, panel
from games import find
from games.agents.hints import Hint, Reason, hint
from games.agents.search import Answer
from games.words import LOCALES, Message
from storage.rows import PLAYING, HintUse
from tests.support.games import GAMES
from tests.support.screens.rows import NAMES, row
from tests.support.table_helpers import all_symbols
from tests.support.told_twice import told_twice
from tests.support.toy_game import toy_table

PAIRS = 2
"""So many pairs of tables that look alike are compared in each game."""
