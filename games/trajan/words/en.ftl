title = Trajan
game-summary = Sow action markers around your circle to trade, conquer, build and vote in Rome in the year 110. For 2 to 4 players.
game-duration = 2 hours against computers, 3–6 weeks with others.

## Kinds of moments in a history
happened-trajan = Trajan tiles accomplished
happened-shipped = Shipped
happened-forum = Taken from the forum
happened-military = Military: moves to provinces
happened-senate = Senate
happened-built = Workers sent to sites

## Options of a table
setting-score_leftover_trajan_tiles = Points for Trajan tiles left over
setting-start_markers = Action markers at the start
setting-time_track = Length of a round
setting-wild_demand_for_bonus = Wild demands for bonus tiles
setting-extra_after_free_action = Extra action after a free action
about-score_leftover_trajan_tiles = each Trajan tile left next to the action circle scores 1 point at the end
about-start_markers = which markers a tray can hold before the first turn
value-start_markers-free = any two
value-start_markers-two_colors = two colors
value-start_markers-random = by lot
about-start_markers-free = everybody puts any two markers into each tray
about-start_markers-two_colors = everybody puts two markers of different colors into each tray
about-start_markers-random = two markers of different colors are dealt into each tray
about-time_track = how many steps the time marker takes in a round
value-time_track-short = short
value-time_track-long = long
about-time_track-short = 11, 16 or 21 steps with 2, 3 or 4 players
about-time_track-long = 12, 17 or 22 steps with 2, 3 or 4 players
about-wild_demand_for_bonus = a wild demand left at the end counts for a bread, games or religion bonus tile
about-extra_after_free_action = an extra action tile can even repeat a free action
phase-setup = Setup
phase-first_cards = First cards
phase-first_tiles = First Trajan tiles
phase-turn = Turn
call-setup = set out your action markers
call-first_cards = take your first cards
call-first_tiles = take your first Trajan tiles
call-turn = take your turn

## Setup
tray-markers = { $tray } ({ $colours })
prompt-markers = Setup: how do you set out your action markers? You’ll see the result before it counts, and can still change it.
markers-neighbours = Each color in two neighboring trays
markers-opposite = Each color in two opposite trays
markers-pairs = Both markers of a color in one tray
about-markers-neighbours = two different colors in each tray
about-markers-opposite = two different colors in each tray
about-markers-pairs = one color in each tray
option-markers-own = Tray by tray
prompt-markers-tray = Setup: which two markers do you put into tray { $tray }?
option-markers-rest = Fill the other trays for me
prompt-markers-review = Setup: set out your action markers like this? { $trays }
option-set-out = Set out like this
option-swap = Swap two markers
prompt-markers-swap = Setup: which marker do you move?
prompt-markers-swap-with = Setup: which marker does { $first } swap with?
prompt-first-card = Setup: where do you take card { $number } of { $of } from?
first-card-pile = Draw pile
first-card-discard = Discard pile { $pile }: { $card }
prompt-first-tile = Setup: which Trajan tile do you put on slot { $slot }? In the tray next to it: { $colours }.
event-MarkersSetOut = sets out the action markers in trays { $trays }
event-MarkersTakenBack = two of a color in a tray, so the markers are dealt again
event-StartPlayerDrawn = is drawn as the start player
event-BonusTileDrawn = draws the first bonus tile (“{ $tile }”)

## Sowing
prompt-sow = Which tray do you sow?
sow-route = { $tray } → { $target } { $action }
sow-order = { $route }: { $order }
sow-many = { $route }: colors as proposed
sow-tray = { $route }: choose the colors
short-sow-choose = { $tray }: choose
short-sow-first = { $tray }: { $colour } first
sow-brings = { $parts }
sow-steps = { $steps } { $steps ->
    [one] step
   *[other] steps
  }
sow-accomplishes = completes its tile: { $tile }
sow-could-accomplish = can complete its tile: { $tile }
sow-ends-round = { $ends ->
    [game] the game ends
    [quarter] the quarter ends
   *[round] { $rounds ->
        [1] the round ends
       *[other] { $rounds } rounds end
      }
  }
sow-no-action = the action isn’t possible
prompt-sow-order = Sowing { $route }: which colors go into { $trays }, in that order?
prompt-sow-marker = { $number ->
    [1] Sowing { $route }: which marker goes to { $into }?
   *[other] Sowing { $route }: which { $number } markers go to { $into }?
  }
sow-rest = { $order }
option-rest = The rest as proposed: { $order }
option-rest-many = The rest as proposed
marker-into = { $markers } into { $tray }
event-Sown = sows { $tray } → { $target } ({ $order }; time +{ $steps })
headline-Sown = sows { $tray } → { $target } (time +{ $steps })

## Completing
prompt-tile-cards = Trajan tile completed: draw { $n ->
    [one] the card
   *[other] { $n } cards
  }?
prompt-tile-military_camp = Trajan tile completed: put legionnaires into the military camp? Player tokens in your supply: { $supply }.
prompt-tile-worker_camp = Trajan tile completed: put workers into the worker camp? Player tokens in your supply: { $supply }.
prompt-tile-plus2 = Trajan tile completed: for which action do you take the [+2] marker? An extra action tile will then repeat it twice.
option-draw-cards = { $n ->
    [one] Draw { $n } card
   *[other] Draw { $n } cards
  }
option-deploy-military_camp = { $n ->
    [one] { $n } legionnaire into the military camp
   *[other] { $n } legionnaires into the military camp
  }
option-deploy-worker_camp = { $n ->
    [one] { $n } worker into the worker camp
   *[other] { $n } workers into the worker camp
  }
option-plus-two = [+2] for { $action }
option-no-effect = Skip this
skip-effect = skip the effect
event-TileAccomplished = completes “{ $tile }” on { $slot }
event-PlusTwoPlaced = [+2] marker for { $action }

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
tile-extra-seaport = extra seaport action
tile-extra-forum = extra forum action
tile-extra-military = extra military action
tile-extra-senate = extra senate action
tile-extra-trajan = extra Trajan action
tile-extra-construction = extra construction action
short-tile-extra = Extra: { $action }
construction-tile = { $type } ({ $points })

## Rounds and quarters
round-name = Quarter { $quarter } of { $quarters }, round { $round } of { $rounds }
quarter-scored = Quarter { $quarter } of { $quarters } scored
phase-round_end = End of the round
phase-demands = The people’s demands
phase-senate = Vote in the senate
phase-refill = Refilling the board
phase-final_scoring = Final scoring
call-round_end = the round ends
call-demands = meet the demands
call-senate = choose a bonus tile
call-refill = the board is refilled
event-DemandTurnedUp = Round { $round } begins; new demand: { $demand }
event-QuarterEnded = Quarter { $quarter } ends
event-DemandsMet-met = meets all demands{ $tiles_number ->
    [0] {""}
   *[other] {" "}with { $tiles }
}{ $trajan_number ->
    [0] {""}
   *[other] ; Trajan tiles meet { $trajan }
}
event-DemandsMet-unmet = cannot meet { $unmet } ({ $points }){ $tiles_number ->
    [0] {""}
   *[other] ; gives { $tiles }
}{ $trajan_number ->
    [0] {""}
   *[other] ; Trajan tiles meet { $trajan }
}
votes-of = { $seat } { $votes }
votes-of-consul = { $seat } { $votes } (consul: “{ $tile }”)
votes-of-vice = { $seat } { $votes } (vice consul: “{ $tile }”)
event-VotesCounted = Votes: { $seats }
event-BonusTileTaken-consul = is consul and takes the bonus tile “{ $tile }”, yellow side up
event-BonusTileTaken-vice = is vice consul and takes the bonus tile “{ $tile }”, gray side up
event-DiscsStacked = Order of the discs in the senate, from the top: { $seats }
event-BoardCleared = The demands, all senate tiles and all tiles on the forum leave the game
event-BonusTilesLaid = Bonus tiles on the board: { $tiles }
tile-in-province = { $province } – { $tile }
tiles-more = { $first }; { $second }
event-ProvincesFilled = New in the provinces: { $tiles }
event-ForumFilled = New in the forum: { $tiles }
event-QuarterBegan = Quarter { $quarter }, round 1; all ships show their colored sides again
prompt-demands = Demands: { $demands }.{ $trajan_number ->
    [0] {""}
    [one] {" "}One of them is met by your Trajan tile.
   *[other] {" "}{ $trajan_number } of them are met by your Trajan tiles.
} What do you give?
give-tiles = { $tiles }
demands-kept = left: { $kept }; bonus tiles then +{ $points } at the end
prompt-consul = You’re consul with { $votes } { $votes ->
    [one] vote
   *[other] votes
}. Which bonus tile do you take? { $vice } gets the other one, gray.
bonus-each = { $tile }, { $points } { $points ->
    [one] point
   *[other] points
} each
bonus-once = { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
take-bonus = bonus tile: { $tile }
consul-brings = +{ $points } as things stand; the other one would give { $vice } +{ $vice_points }

## Final scoring
forecast-quarter = End of quarter { $quarter } (after round { $rounds })
forecast-final = Final scoring
forecast-unmet = unmet demands ({ $demands }) { $points }
advice-demands = Take { $demands } at the forum (tray II) before the quarter ends: each demand you don’t meet costs points.
advice-spare = Before the next scoring { $n } more { $n ->
    [one] demand comes
   *[other] demands come
  }: take { $demands } at the forum (tray II), since you have none.
advice-trajan = { $n ->
    [0] End a sowing in tray { $tray }: the markers for its Trajan tile are there already
    [one] Bring a marker ({ $markers }) to tray { $tray } and end a sowing there: that completes its Trajan tile
   *[other] Bring markers ({ $markers }) to tray { $tray } and end a sowing there: that completes its Trajan tile
  } (+{ $points }).
advice-trajan-new = Take a new Trajan tile (tray V).
advice-ships = Ship { $cards } at the seaport (tray I), on the ship “{ $ship }”: +{ $points }.
advice-draw = Draw commodity cards at the seaport (tray I) to ship later.
advice-provinces = Military (tray III): { $moves ->
    [0] place a legionnaire in { $province }, where your leader is
   *[other] move your leader to { $province } and place a legionnaire there
  }, +{ $points }{ $camp ->
    [0] {" "}(before that, put a token into the military camp)
   *[other] {""}
  }.
advice-construction = Construction (tray VI): place a worker on { $site }, +{ $points }{ $camp ->
    [0] {" "}(before that, put a token into the worker camp)
   *[other] {""}
  }.
advice-senate = Senate (tray IV): your next step there brings +{ $points }.
event-HandScored = { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand +{ $points }
event-CampsScored = in the camps (workers { $workers }, legionnaires { $legionnaires }) +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
   *[other] {" "}({ $wild } of them wild)
} +{ $points }
event-BonusTileScored = bonus tile “{ $tile }” ({ $yellow ->
    [1] yellow
   *[other] gray
}) × { $counted }{ $wild ->
    [0] {""}
   *[other] {" "}({ $wild } of them wild)
} +{ $points }
event-LeftoverTilesScored = { $tiles } Trajan { $tiles ->
    [one] tile
   *[other] tiles
} left +{ $points }
ties = { $first ->
    [0] last in the senate
    [one] ahead of one player in the senate
   *[other] ahead of { $first } players in the senate
}

## The table in words
board-time = Time marker: step { $time } of { $steps }; steps to the end of the round: { $left }
board-demands = Demands of this quarter: { $demands }
board-demand-counted = { $n } × { $demand }
board-demands-unseen = Demand tiles not seen yet: { $demands } ({ $removed } of these will never come)
board-senate = Senate { $place }: { $seat }, { $votes } { $votes ->
    [one] vote
   *[other] votes
} (track { $space }, tiles { $tiles })
board-senate-space = Senate { $place }: { $seat }, { $votes } { $votes ->
    [one] vote
   *[other] votes
} (track { $space }, tiles { $tiles }), ahead on the track
board-senate-stack = Senate { $place }: { $seat }, { $votes } { $votes ->
    [one] vote
   *[other] votes
} (track { $space }, tiles { $tiles }), ahead in the stack
board-discs-on = { $space } ({ $seats })
board-discs = Discs on the senate track, each stack from the top: { $spaces }
board-bonus = Bonus tiles on the board: { $tiles }
board-at = { $space } { $what }
board-forum = Forum: { $tiles }
board-forum-left = Pile of forum tiles, { $n } left: { $tiles }
board-legionnaire = { $seat }’s legionnaire
board-leader = { $seat }’s leader
board-province = { $province } ({ $points }): { $what }
board-camp = Military camp: { $what }
board-workers = { $space } ({ $seats })
board-district = Construction district, row { $row }: { $sites }
board-ship = Ship { $ship }, colored: { $points }
board-ship-gray = Ship { $ship }, gray: { $points }
board-stack = Trajan stack { $stack }: { $tile }; { $n } below it
board-pile = Draw pile: { $n } { $n ->
    [one] card
   *[other] cards
}
board-discard = Discard pile { $pile }, from the top: { $cards }
board-unseen = Cards not seen yet, in the pile and in hands: { $cards }
board-tray = Tray { $tray }, { $action }: { $markers }. Slot: { $slot }
board-slot-free = free
board-slot-arch = Arch of Trajan
board-arch-centre = The Arch of Trajan is in the center
board-hand = Hand, { $n } { $n ->
    [one] card
   *[other] cards
}: { $cards }
board-display = Display: { $cards }
board-tiles = Tiles: { $tiles }
board-plus-two = [+2] markers: { $actions }
board-kept = Trajan tiles for demands, each once per quarter: { $demands }
board-demands-met = Would meet now: { $demands }
board-demand-met = { $demand } ({ $by })
board-demand-unmet = { $demand } (not met)
board-by-trajan = Trajan tile
board-construction = Construction tiles: { $tiles }
board-set = { $size } × { $type } ({ $points })
board-sets = Sets, wild ones included: { $sets }
board-own-bonus = Bonus tiles: { $tiles }
board-bonus-yellow = { $tile } (yellow, now { $points })
board-bonus-gray = { $tile } (gray, now { $points })
board-tokens = Player tokens: supply { $supply }, military camp { $legionnaires }, worker camp { $workers }
board-military = Leader: { $leader }. Legionnaires in provinces: { $provinces }
board-sites = Workers on sites: { $sites }
board-foretold = { $title } as things stand: { $points } ({ $parts })

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

### Trajan tiles
trajan-tile-cards = { $number } commodity cards, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-legionnaires = { $number } { $number ->
    [one] legionnaire
   *[other] legionnaires
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-workers = { $number } { $number ->
    [one] worker
   *[other] workers
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-plus2 = [+2] marker, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-bread = bread, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-games = games, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
trajan-tile-religion = religion, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $colours })
short-trajan-tile-cards = { $number } { $number ->
    [one] card
   *[other] cards
  }
short-trajan-tile-legionnaires = { $number } { $number ->
    [one] legionnaire
   *[other] legionnaires
  }
short-trajan-tile-workers = { $number } { $number ->
    [one] worker
   *[other] workers
  }
short-trajan-tile-plus2 = [+2]
short-trajan-tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### Actions
occasion-main = Action
occasion-free = Free action
occasion-extra = Extra action
prompt-end = Your turn is done.
prompt-end-impossible = This action is impossible now: { $action }. Your turn is done.
prompt-extra = Use an extra action tile, or end your turn?
confirm-end = You could still perform this action: { $action }. End your turn anyway?
option-end = End turn
option-none = No free action
extra-tile = Once more: { $action } (extra action tile)
extra-wild = Once more: { $action } (wild extra action)
extra-brings = { $times ->
    [one] repeats it once
   *[other] repeats it up to { $times } times, thanks to your [+2] marker
  }
event-ExtraTileUsed = repeats the { $action } action with an extra action tile
event-ExtraTileUsed-wild = repeats the { $action } action with a wild extra action

### Seaport
prompt-seaport = { $occasion }: seaport. What do you want to do?
seaport-draw = { $n ->
    [one] Draw the last card, discard one
   *[other] Draw { $n } cards, discard one
  }
short-seaport-draw = Draw { $n }
draw-brings = left in the draw pile: { $left }
seaport-take = Take { $card } from pile { $pile }
seaport-play = Play 1 or 2 cards
short-seaport-play = Play
seaport-play-card = Play { $card }
play-draws = { $left ->
    [0] into your display; the draw pile is empty
   *[other] into your display; you draw that many
  }
play-draws-short = into your display; you draw at most { $left } { $left ->
    [one] card
   *[other] cards
  }: the draw pile has no more
seaport-ship = Ship: { $ship }
seaport-ship-gray = Ship: { $ship } (gray)
ship-best = best: { $cards } for { $points } { $points ->
    [one] point
   *[other] points
  }
nothing-shipped = no points, only puts { $cards } into your display
card-about = in hand: { $hand }, in display: { $display }
card-about-bonus = in hand: { $hand }, in display: { $display }; +{ $bonus } for each there at the end
prompt-discard = Which card do you put on a discard pile?
discard-on = { $card } on pile { $pile }, onto { $top }
discard-on-empty = { $card } on pile { $pile }, which is empty
prompt-play = Which card or cards do you play into your display?
play-brings = { $drawn ->
    [0] the draw pile is empty
    [one] you draw { $drawn } card
   *[other] you draw { $drawn } cards
  }
play-brings-bonus = { $drawn ->
    [0] the draw pile is empty
    [one] you draw { $drawn } card
   *[other] you draw { $drawn } cards
  }; { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  } at the end
prompt-ship = Ship ({ $ship }): what do you load?
prompt-load = Ship ({ $ship }): which cards do you load?
ship-load = { $cards }
ship-other = Load other cards
load-brings = { $points } { $points ->
    [one] point
   *[other] points
  }
load-brings-bonus = { $points } { $points ->
    [one] point
   *[other] points
  }; { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  } at the end
wild-about = stands for any card; leaves the game
objection-equal = This ship takes cards of one kind only.
objection-pairs = This ship takes pairs of different kinds: two cards of each.
objection-different = This ship takes cards of different kinds only.
event-CardsDrawn = draws { $cards_number ->
    [1] a card
   *[other] cards
  } ({ $cards })
event-CardTaken = takes { $card } from discard pile { $pile }
event-CardDiscarded = puts { $card } on discard pile { $pile }
event-CardsPlayed = plays { $cards }
event-Shipped = ships { $cards } ({ $ship }), +{ $points } { $points ->
    [one] point
   *[other] points
  }
event-DiscardFilled = New on discard pile { $pile }: { $card }

### Forum
prompt-forum = { $occasion }: forum. Which tile do you take?
forum-tile = { $n ->
    [1] { $tile }
   *[other] { $tile } · { $n } available
  }
forum-tile-full = take “{ $tile }” from the forum
brings-demand-tile = demanded this quarter: { $asked }; you have: { $owned }
brings-votes = then you have { $votes } { $votes ->
    [one] vote
   *[other] votes
  }
brings-extra-tile = { $twice ->
    [1] repeats it up to twice, thanks to your [+2] marker
   *[other] repeats it once
  }
brings-wild-commodity = stands for any card on a ship
brings-wild-demand = meets any demand
brings-wild-construction = completes any set at the end
brings-wild-extra = repeats any action
event-ForumTileTaken = takes “{ $tile }” from the forum

### Military
prompt-military = { $occasion }: military. What do you want to do?
leader-to = Leader to { $province }
leader-to-tile = Leader to { $province }: { $tile }
leader-brings = a legionnaire there{ $camp ->
    [0] , once you have one in camp
   *[other] {""}
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $further ->
    [0] {""}
   *[other] ; one province further: up to { $further }
  }
leader-brings-none = you have no legionnaires left
leader-brings-own = your legionnaire is already there{ $further ->
    [0] {""}
    [one] ; one province further: up to { $further } point
   *[other] ; one province further: up to { $further } points
  }
legionnaire-to = Legionnaire to { $province }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
legionnaire-brings = { $others ->
    [0] nobody else is there
   *[other] { $printed } − { $less } × { $others } for other players’ legionnaires
  }; then in the camp: { $left }
short-legionnaire-to = Legionnaire: +{ $points }
short-military-to-camp = To the camp
military-to-camp = A token to the military camp
construction-to-camp = A token to the worker camp
camp-brings = then in the camp: { $camp }; in your supply: { $supply }
event-TokensDeployed-military_camp = { $number } { $number ->
    [one] token
   *[other] tokens
  } to the military camp
event-TokensDeployed-worker_camp = { $number } { $number ->
    [one] token
   *[other] tokens
  } to the worker camp
event-LeaderMoved = leader to { $province }
event-LeaderMoved-tile = leader to { $province }, takes { $tile }
event-LegionnairePlaced = legionnaire to { $province }, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### Senate
prompt-senate = { $occasion }: senate. Move your disc one space?
senate-advance = Move one space: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
senate-brings = then you have { $votes } { $votes ->
    [one] vote
   *[other] votes
  } and { place-nth } place in the senate
event-SenateAdvanced = moves one space in the senate, +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }

### Trajan action
prompt-trajan = { $occasion }: Trajan. Which tile do you put on slot { $slot }?
trajan-brings = { $all ->
    [1] { $number ->
        [1] its marker isn’t there yet
       *[other] neither of its markers is there yet
      }
   *[other] { $number ->
        [0] all its markers are there
       *[other] still needed: { $missing }
      }
  }{ $left ->
    [0] ; the last one
   *[other] {""}
  }
put-tile = put “{ $tile }” on slot { $slot }
event-TrajanTileTaken = puts “{ $tile }” on slot { $slot }
event-StackTurnedUp = New Trajan tile: { $tile }

### Construction
prompt-construction = { $occasion }: construction. Where do you send a worker?
site-tile = { $space }: { $tile }
site-empty = { $space }: no tile
site-brings-place = no points, only the site
site-brings-tile = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; not your first of its type ({ $type }): no free action
site-brings-free = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; free action: { $action }
site-brings-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; the free action ({ $action }) is impossible now
event-WorkerPlaced = worker to { $site }
event-WorkerPlaced-tile = worker to { $site } ({ $type }), +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
event-WorkerPlaced-free = worker to { $site } ({ $type }), +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }; free { $free } action

## Parts of what a position is worth to a computer player
part-trajan = Trajan tiles
part-senate = senate
part-provinces = provinces
part-ships = ships
part-construction = construction
part-demands = demands
part-hand = cards in hand
part-camps = camps
part-sets = construction sets
part-bonus = bonus tiles
part-leftover = tiles left over

## Characters of computer players
character-vitruvia = Vitruvia
about-character-vitruvia = Vitruvia builds first and pays later.
character-trebonius = Trebonius
about-character-trebonius = Trebonius knows every ship in the port, and what it will carry.
character-cornelia = Cornelia
about-character-cornelia = Cornelia never misses a vote in the senate.
