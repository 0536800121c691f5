"""What can happen in Forum Trajanum, each event with what it changes."""

from games.forum_trajanum.events.building import (
    BenefitTaken,
    ColumnScored,
    MarkerAtColumn,
    MarkerMoved,
    Paid,
    TileBuilt,
)
from games.forum_trajanum.events.forum import AreaCompleted, EnvoySent
from games.forum_trajanum.events.goods import Exchanged, Gained, PointsGained, Upgraded
from games.forum_trajanum.events.round import (
    NothingReceived,
    RoundBegan,
    StreetTurnedUp,
    TileKept,
    TileReceived,
    TilesOpened,
    TilesPassed,
    TileTaken,
    TribunePaid,
    TurnEnded,
)
from games.forum_trajanum.events.scoring import (
    AreaScored,
    CitizensPaid,
    CraneScored,
    EaglesScored,
    PaymentEnded,
    RowScored,
    ScoringEnded,
    TaskScored,
)
from games.forum_trajanum.events.setup import (
    BoardsLaid,
    CornerTileLaid,
    CranePlaced,
    FirstCitizenDrawn,
    HandicapEnded,
    LeftOverTileShipped,
    SetupEnded,
    StartPlayerDrawn,
    SymbolDealt,
    SymbolsCleared,
    TrajanCardsLaid,
    WorkerDealt,
)
from games.forum_trajanum.events.tiles import (
    CitizenPlaced,
    TileFetched,
    TileStored,
    TileTurnedUp,
    TileUsed,
    TribunesPaid,
)

POINT_SOURCES = ("column", "bonus", "cranes", "rows", "eagles", "area", "tasks")
"""The sources of points: triumphal columns with markers at the column, area bonuses, parts of a scoring."""

AnyEvent = (
    BoardsLaid
    | TrajanCardsLaid
    | SymbolsCleared
    | SymbolDealt
    | CranePlaced
    | FirstCitizenDrawn
    | CornerTileLaid
    | LeftOverTileShipped
    | WorkerDealt
    | StartPlayerDrawn
    | SetupEnded
    | HandicapEnded
    | RoundBegan
    | StreetTurnedUp
    | TribunePaid
    | TileTaken
    | TileKept
    | TileReceived
    | NothingReceived
    | TilesPassed
    | TilesOpened
    | TribunesPaid
    | TileFetched
    | TileTurnedUp
    | TileUsed
    | CitizenPlaced
    | TileStored
    | Gained
    | Upgraded
    | PointsGained
    | Exchanged
    | Paid
    | TileBuilt
    | ColumnScored
    | MarkerMoved
    | BenefitTaken
    | MarkerAtColumn
    | EnvoySent
    | AreaCompleted
    | TurnEnded
    | CitizensPaid
    | PaymentEnded
    | CraneScored
    | RowScored
    | EaglesScored
    | AreaScored
    | TaskScored
    | ScoringEnded
)
"""Everything that can happen: the union by which a log is read."""
