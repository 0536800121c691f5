"""Forum Trajanum, by Stefan Feld: a Colonia to build, envoys to send to Rome."""

from pathlib import Path

from games.forum_trajanum.advice import advice
from games.forum_trajanum.agent import AGENT
from games.forum_trajanum.ahead import ahead
from games.forum_trajanum.events import POINT_SOURCES, AnyEvent
from games.forum_trajanum.events.building import BenefitTaken, TileBuilt
from games.forum_trajanum.events.forum import AreaCompleted, EnvoySent
from games.forum_trajanum.events.tiles import CitizenPlaced
from games.forum_trajanum.forecast import scoring_forecast
from games.forum_trajanum.help import HELP
from games.forum_trajanum.payday import payday_phase, payday_summary
from games.forum_trajanum.pieces import CYCLES, TRAJAN_CARDS
from games.forum_trajanum.round import tiles_phase, turn_phase
from games.forum_trajanum.scoring import final_standings, scoring_phase
from games.forum_trajanum.setup import handicap_phase, setup_phase
from games.forum_trajanum.state import ForumTrajanum, Options, initial_state
from games.forum_trajanum.table_text import round_name, table_text
from games.game import Game, Phase

GAME: Game[ForumTrajanum] = Game(
    name="forum_trajanum",
    seats=(2, 3, 4),
    options=Options,
    start=initial_state,
    phases={
        "setup": Phase(setup_phase, together=True, can_choose_for_seats=True),
        "handicap": Phase(handicap_phase),
        "tiles": Phase(tiles_phase, together=True),
        "turn": Phase(turn_phase),
        "payment": Phase(payday_phase, together=True, prepares_scoring=True, summary=payday_summary),
        "scoring": Phase(scoring_phase, is_scoring=True),
    },
    events=AnyEvent,
    standing=final_standings,
    point_sources=POINT_SOURCES,
    moments={
        "built": (TileBuilt,),
        "citizens": (CitizenPlaced,),
        "benefits": (BenefitTaken,),
        "envoys": (EnvoySent,),
        "areas": (AreaCompleted,),
    },
    forecasts=lambda view, seat: (scoring_forecast(view, seat),),
    round_name=round_name,
    next_to_act=lambda view: view.next_in_round,
    advice=advice,
    ahead=ahead,
    introductory=Options(introductory="random"),
    example=Path(__file__).parent / "example.jsonl",
    guided=Path(__file__).parent / "guided",
    help=HELP,
    table_text=table_text,
    folder=Path(__file__).parent,
    agent=AGENT,
    option_values={
        "introductory": ("", "random", *(card.name for card in TRAJAN_CARDS.values() if card.cycle == CYCLES))
    },
)
