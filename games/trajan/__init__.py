"""Trajan, by Stefan Feld: action markers are sown around a circle, six actions, four quarters of a year."""

from pathlib import Path

from games.game import Game, Phase
from games.trajan.agent import AGENT
from games.trajan.ahead import ahead
from games.trajan.events import POINT_SOURCES, AnyEvent
from games.trajan.help import HELP
from games.trajan.quarter import between_rounds, refill, round_end, round_name
from games.trajan.scoring.final_scoring import final_scoring, forecasts, standing
from games.trajan.scoring.paying import demands
from games.trajan.scoring.senate_vote import senate, senate_summary
from games.trajan.setup import first_cards, first_tiles, setup
from games.trajan.state import Options, Trajan, start
from games.trajan.table_text import table_text
from games.trajan.turn import next_to_act, turn

GAME: Game[Trajan] = Game(
    name="trajan",
    seats=(2, 3, 4),
    options=Options,
    start=start,
    phases={
        "setup": Phase(setup, together=True, can_choose_for_seats=True),
        "first_cards": Phase(first_cards),
        "first_tiles": Phase(first_tiles),
        "turn": Phase(turn),
        "round_end": Phase(round_end),
        "demands": Phase(demands, together=True, is_scoring=True),
        "senate": Phase(senate, summary=senate_summary),
        "refill": Phase(refill),
        "final_scoring": Phase(final_scoring, is_scoring=True),
    },
    events=AnyEvent,
    standing=standing,
    point_sources=POINT_SOURCES,
    next_to_act=next_to_act,
    ahead=ahead,
    help=HELP,
    example=Path(__file__).parent / "example.jsonl",
    guided=Path(__file__).parent / "guided",
    table_text=table_text,
    forecasts=forecasts,
    round_name=round_name,
    between_rounds=between_rounds,
    folder=Path(__file__).parent,
    agent=AGENT,
    option_values={"start_markers": ("free", "two_colors", "random"), "time_track": ("short", "long")},
)
