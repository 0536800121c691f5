"""Trajan, by Stefan Feld: action markers are sown around a circle, six actions, four quarters of a year."""

from pathlib import Path

from games.game import Game, Phase
from games.trajan.advice import advice
from games.trajan.agent import AGENT
from games.trajan.ahead import ahead
from games.trajan.events import POINT_SOURCES, AnyEvent
from games.trajan.events.actions import (
    ForumTileTaken,
    LeaderMoved,
    LegionnairePlaced,
    SenateAdvanced,
    WorkerPlaced,
)
from games.trajan.events.cards import Shipped
from games.trajan.events.turn import TileAccomplished
from games.trajan.help import HELP
from games.trajan.quarter import name_between_rounds, refill_phase, round_end_phase, round_name
from games.trajan.scoring.final_scoring import final_scoring_phase, final_standings, forecasts
from games.trajan.scoring.paying import demands_phase
from games.trajan.scoring.senate_vote import senate_phase, senate_summary
from games.trajan.setup import first_cards_phase, first_tiles_phase, setup_phase
from games.trajan.state import Options, Trajan, start
from games.trajan.table_text import table_text
from games.trajan.turn import next_to_act, turn

GAME: Game[Trajan] = Game(
    name="trajan",
    seats=(2, 3, 4),
    options=Options,
    start=start,
    phases={
        "setup": Phase(setup_phase, together=True, can_choose_for_seats=True),
        "first_cards": Phase(first_cards_phase),
        "first_tiles": Phase(first_tiles_phase),
        "turn": Phase(turn),
        "round_end": Phase(round_end_phase),
        "demands": Phase(demands_phase, together=True, is_scoring=True),
        "senate": Phase(senate_phase, summary=senate_summary),
        "refill": Phase(refill_phase),
        "final_scoring": Phase(final_scoring_phase, is_scoring=True),
    },
    events=AnyEvent,
    standing=final_standings,
    point_sources=POINT_SOURCES,
    moments={
        "trajan": (TileAccomplished,),
        "shipped": (Shipped,),
        "forum": (ForumTileTaken,),
        "military": (LeaderMoved, LegionnairePlaced),
        "senate": (SenateAdvanced,),
        "built": (WorkerPlaced,),
    },
    next_to_act=next_to_act,
    advice=advice,
    ahead=ahead,
    help=HELP,
    example=Path(__file__).parent / "example.jsonl",
    guided=Path(__file__).parent / "guided",
    table_text=table_text,
    forecasts=forecasts,
    round_name=round_name,
    between_rounds=name_between_rounds,
    folder=Path(__file__).parent,
    agent=AGENT,
    option_values={"start_markers": ("free", "two_colors", "random"), "time_track": ("short", "long")},
)
