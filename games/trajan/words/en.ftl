title = Trajan
game-summary = Sow action markers around your circle: trade, conquer, build and vote in the Rome of the year 110. For 2 to 4 players.
game-duration = About 30 turns each: about two hours at one go against computer players, or three to six weeks by post, a turn or two a day.

## The names of pieces and places
commodities-columns = columns
commodities-furs = furs
commodities-scrolls = scrolls
commodities-oil = oil
commodities-fruit = fruit
commodities-pottery = pottery
commodities-wine = wine
commodities-fish = fish
commodities-jewelry = jewelry
commodities-gems = gems
commodities-cattle = cattle
commodities-wheat = wheat
action-seaport = seaport
action-forum = forum
action-military = military
action-senate = senate
action-trajan = Trajan
action-construction = construction
colour-yellow = yellow
colour-orange = orange
colour-green = green
colour-white = white
colour-pink = pink
colour-blue = blue
demand-bread = bread
demand-games = games
demand-religion = religion
type-stairs = stairs
type-door = door
type-fountain = fountain
type-roof = roof
type-window = window
stack-cards = cards
stack-legionnaires = legionnaires
stack-workers = workers
stack-plus2 = [+2] markers
stack-points = victory points
stack-demand = demands
ship-equal = equal
ship-pairs = pairs
ship-different = different
bonus-scrolls-oil = scrolls and oil
bonus-wine-fish = wine and fish
bonus-jewelry-gems = jewelry and gems
bonus-columns-furs = columns and furs
bonus-fruit-pottery = fruit and pottery
bonus-cattle-wheat = cattle and wheat
bonus-bread = bread
bonus-games = games
bonus-religion = religion
bonus-workers = workers
bonus-legionnaires = legionnaires
bonus-bonus = yellow bonus tiles
tray-I = I
tray-II = II
tray-III = III
tray-IV = IV
tray-V = V
tray-VI = VI
province-alpes = Alpes
province-raetia = Raetia
province-noricum = Noricum
province-narbonensis = Narbonensis
province-lugudunensis = Lugudunensis
province-belgica = Belgica
province-germania_superior = Germania Superior
province-aquitania = Aquitania
province-britannia = Britannia
province-germania_inferior = Germania Inferior
province-military_camp = military camp
tile-bread = bread
tile-games = games
tile-religion = religion
tile-senate-2 = senate tile (2 votes)
tile-senate-3 = senate tile (3 votes)
tile-senate-4 = senate tile (4 votes)
tile-senate-5 = senate tile (5 votes)
tile-wild-commodity = wild commodity
tile-wild-demand = wild demand
tile-wild-construction = wild construction tile
tile-wild-extra = wild extra action
tile-extra-seaport = extra action: seaport
tile-extra-forum = extra action: forum
tile-extra-military = extra action: military
tile-extra-senate = extra action: senate
tile-extra-trajan = extra action: Trajan
tile-extra-construction = extra action: construction
construction-tile = { $type } ({ $points })

## Rounds and quarters
round-name = Quarter { $quarter }, round { $round }
phase-round_end = End of the round
phase-demands = The people’s demands
phase-senate = Vote in the senate
phase-refill = The board is filled again
phase-final_scoring = Final scoring
call-round_end = the round ends
call-senate = choose a bonus tile
call-refill = the board is filled again
event-DemandTurnedUp = Round { $round } begins; new demand: { $demand }
event-QuarterEnded = Quarter { $quarter } ends
event-DemandsMet-met = meets all demands{ $trajan_number ->
    [0] {""}
   *[other] ; Trajan tiles meet { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; gives { $tiles }
}
event-DemandsMet-unmet = cannot meet { $unmet }{ $trajan_number ->
    [0] {""}
   *[other] ; Trajan tiles meet { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; gives { $tiles }
}: { $points }
votes-of = { $seat } { $votes }
event-VotesCounted = Votes: { $seats }
event-BonusTileTaken-consul = is consul and takes { $tile }, yellow side up
event-BonusTileTaken-vice = is vice consul and takes { $tile }, gray side up
event-DiscsStacked = Order of the discs in the senate, from the top: { $seats }
event-BoardCleared = The demands, all senate tiles and all tiles of the forum leave the game
event-BonusTilesLaid = Bonus tiles on the board: { $tiles }
tile-in-province = { $province } { $tile }
event-ProvincesFilled = New in the provinces: { $tiles }
event-ForumFilled = New in the forum: { $tiles }
event-QuarterBegan = Quarter { $quarter }, round 1; all ships show their coloured sides
prompt-demands = Demands: { $demands }.{ $trajan_number ->
    [0] {""}
    [one] {" "}A Trajan tile of yours meets one.
   *[other] {" "}Trajan tiles of yours meet { $trajan_number }.
} What do you give?
give-tiles = { $tiles }
demands-kept = left: { $kept }; your bonus tiles would then bring { $points } at the end
prompt-consul = You are consul with { $votes } { $votes ->
    [one] vote
   *[other] votes
}. Which bonus tile do you take? { $vice } gets the other one, gray.
consul-brings = +{ $points } as things stand; { $other } would bring { $vice } +{ $vice_points }

## Final scoring
forecast-quarter = End of the quarter
forecast-final = Final scoring
forecast-unmet = unmet demands ({ $demands }): { $points }
event-HandScored = { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand: +{ $points }
event-CampsScored = in the camps (workers { $workers }, legionnaires { $legionnaires }): +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
   *[other] , of these { $wild } wild
}: +{ $points }
event-BonusTileScored = bonus tile { $tile } ({ $yellow ->
    [1] yellow
   *[other] gray
}) × { $counted }{ $wild ->
    [0] {""}
   *[other] , of these { $wild } wild
}: +{ $points }
event-LeftoverTilesScored = { $tiles } Trajan { $tiles ->
    [one] tile
   *[other] tiles
} left: +{ $points }
ties = { $first ->
    [0] last in the senate
   *[other] ahead of { $first } in the senate
}

## Lists of goods
goods-columns = { $n ->
    [1] { commodities-columns }
   *[other] { $n } × { commodities-columns }
}
goods-furs = { $n ->
    [1] { commodities-furs }
   *[other] { $n } × { commodities-furs }
}
goods-scrolls = { $n ->
    [1] { commodities-scrolls }
   *[other] { $n } × { commodities-scrolls }
}
goods-oil = { $n ->
    [1] { commodities-oil }
   *[other] { $n } × { commodities-oil }
}
goods-fruit = { $n ->
    [1] { commodities-fruit }
   *[other] { $n } × { commodities-fruit }
}
goods-pottery = { $n ->
    [1] { commodities-pottery }
   *[other] { $n } × { commodities-pottery }
}
goods-wine = { $n ->
    [1] { commodities-wine }
   *[other] { $n } × { commodities-wine }
}
goods-fish = { $n ->
    [1] { commodities-fish }
   *[other] { $n } × { commodities-fish }
}
goods-jewelry = { $n ->
    [1] { commodities-jewelry }
   *[other] { $n } × { commodities-jewelry }
}
goods-gems = { $n ->
    [1] { commodities-gems }
   *[other] { $n } × { commodities-gems }
}
goods-cattle = { $n ->
    [1] { commodities-cattle }
   *[other] { $n } × { commodities-cattle }
}
goods-wheat = { $n ->
    [1] { commodities-wheat }
   *[other] { $n } × { commodities-wheat }
}
goods-extra-seaport = { $n ->
    [1] { tile-extra-seaport }
   *[other] { $n } × { tile-extra-seaport }
}
goods-extra-forum = { $n ->
    [1] { tile-extra-forum }
   *[other] { $n } × { tile-extra-forum }
}
goods-extra-military = { $n ->
    [1] { tile-extra-military }
   *[other] { $n } × { tile-extra-military }
}
goods-extra-senate = { $n ->
    [1] { tile-extra-senate }
   *[other] { $n } × { tile-extra-senate }
}
goods-extra-trajan = { $n ->
    [1] { tile-extra-trajan }
   *[other] { $n } × { tile-extra-trajan }
}
goods-extra-construction = { $n ->
    [1] { tile-extra-construction }
   *[other] { $n } × { tile-extra-construction }
}
goods-bread = { $n ->
    [1] { tile-bread }
   *[other] { $n } × { tile-bread }
}
goods-games = { $n ->
    [1] { tile-games }
   *[other] { $n } × { tile-games }
}
goods-religion = { $n ->
    [1] { tile-religion }
   *[other] { $n } × { tile-religion }
}
goods-senate-2 = { $n ->
    [1] { tile-senate-2 }
   *[other] { $n } × { tile-senate-2 }
}
goods-senate-3 = { $n ->
    [1] { tile-senate-3 }
   *[other] { $n } × { tile-senate-3 }
}
goods-senate-4 = { $n ->
    [1] { tile-senate-4 }
   *[other] { $n } × { tile-senate-4 }
}
goods-senate-5 = { $n ->
    [1] { tile-senate-5 }
   *[other] { $n } × { tile-senate-5 }
}
goods-wild-commodity = { $n ->
    [1] { tile-wild-commodity }
   *[other] { $n } × { tile-wild-commodity }
}
goods-wild-demand = { $n ->
    [1] { tile-wild-demand }
   *[other] { $n } × { tile-wild-demand }
}
goods-wild-construction = { $n ->
    [1] { tile-wild-construction }
   *[other] { $n } × { tile-wild-construction }
}
goods-wild-extra = { $n ->
    [1] { tile-wild-extra }
   *[other] { $n } × { tile-wild-extra }
}
