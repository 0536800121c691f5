title = Forum Trajanum
game-summary = Build your Roman Colonia and send envoys to Trajan’s forum. For 2 to 4 players.
game-duration = 12 rounds: 1 hour against computers, else 2–4 weeks.

## Goods
goods-builder = { $n } { $n ->
    [one] builder
   *[other] builders
  }
goods-blue = { $n } blue { $n ->
    [one] worker
   *[other] workers
  }
goods-green = { $n } green { $n ->
    [one] worker
   *[other] workers
  }
goods-yellow = { $n } yellow { $n ->
    [one] worker
   *[other] workers
  }
goods-orange = { $n } orange { $n ->
    [one] worker
   *[other] workers
  }
goods-assistant = { $n } { $n ->
    [one] assistant
   *[other] assistants
  }
goods-coin = { $n } { $n ->
    [one] coin
   *[other] coins
  }
goods-tribune = { $n } { $n ->
    [one] tribune
   *[other] tribunes
  }

colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-eagle = eagle
crane-blue = blue crane
crane-green = green crane
crane-yellow = yellow crane
crane-orange = orange crane
area-blue = blue area
area-green = green area
area-yellow = yellow area
area-orange = orange area
area-eagle = eagles

## Buildings
kind-triumphal_column = triumphal column
kind-library = library
kind-basilica = basilica
kind-market = market
kind-fountain = fountain
kind-park = park
kind-stable = stable
kind-house = house
plan-triumphal_column = triumphal column
plan-library = library
plan-basilica = basilica
plan-market = market
plan-fountain = blue fountain
plan-park = green park
plan-stable = yellow stable
plan-house = orange house
plan-triumphal_column-park = triumphal column + green park
plan-library-fountain = library + blue fountain
plan-basilica-stable = basilica + yellow stable
plan-market-house = market + orange house
plan-fountain-fountain = 2 blue fountains
plan-park-park = 2 green parks
plan-stable-stable = 2 yellow stables
plan-house-house = 2 orange houses

## Citizens
row-1 = Patrician I
row-2 = Patrician II
row-3 = Merchant I
row-4 = Merchant II
row-5 = Craftsman I
row-6 = Craftsman II
power-1 = envoys may start new areas; eagles count at their corners
power-2 = two different area bonuses
power-3 = turns your slide bar over; upgrades move it to the next cypress
power-4 = once a turn: swap a coin, tribune or assistant for another of the three
power-5 = twice a turn: assistant for any worker
power-6 = once a turn: assistant for a builder
citizen-first = { $row } ({ $line })
citizen-second = { $row } ({ $line }), second citizen

## Colonia tiles
tiles-blue_green = blue + green worker
tiles-blue_yellow = blue + yellow worker
tiles-blue_orange = blue + orange worker
tiles-green_yellow = green + yellow worker
tiles-green_orange = green + orange worker
tiles-yellow_orange = yellow + orange worker
tiles-blue_blue = 2 blue workers
tiles-green_green = 2 green workers
tiles-yellow_yellow = 2 yellow workers
tiles-orange_orange = 2 orange workers
tiles-blue_assistant = blue worker + assistant
tiles-green_assistant = green worker + assistant
tiles-yellow_assistant = yellow worker + assistant
tiles-orange_assistant = orange worker + assistant
tiles-builder = builder
tiles-coins = 2 coins
tiles-coin_tribune = coin + tribune
tiles-tribunes = 2 tribunes
tiles-assistants = 2 assistants
tiles-upgrade_coin = upgrade + coin
tiles-upgrade_tribune = upgrade + tribune
tiles-upgrade_assistant = upgrade + assistant
tiles-patrician = patrician
tiles-merchant = merchant
tiles-craftsman = craftsman
tiles-patrician_woman = patrician woman
tiles-merchant_woman = merchant woman
tiles-craftsman_woman = craftswoman

## Streets
line-row-number = row { $number }
street-or = { $first } or { $second }
line-row = row { $number } · { $symbol }
line-column = column { $letter }
line-column-symbol = column { $letter } · { $symbol }
from-line-row-number = { line-row-number }
from-line-row = { line-row }
from-line-column = { line-column }
from-line-column-symbol = { line-column-symbol }
street-row = street { $symbol } (row)
street-column = street { $symbol } (column)

## Benefits and bonuses
step-sign = { $step }
step-benefit = { $name }: { $brings }
brings-benefit = gives { $brings } ({ $name })
step-library = Library { $step }
step-basilica = Basilica { $step }
step-market = Market { $step }
reason-second = Second citizen, { $row }
reason-built = { $number ->
    [1] For the { $building }
   *[other] For { $building } { $n } of { $number }
  }
reason-area = For the completed { $area }
effect-or = { $first } or { $second }
effect-goods = { $goods }
effect-worker = { $second ->
    [1] 1 worker of your choice
   *[other] any worker
  }
effect-points = { $points } { $points ->
    [one] point
   *[other] points
  }
effect-upgrades = { $number } { $number ->
    [one] upgrade
   *[other] upgrades
  }
effect-envoy-eagle = an envoy onto an eagle
effect-envoy-coloured = { $second ->
    [1] an envoy to any free colored square
   *[other] an envoy to any colored square
  }
effect-bonus = { $number ->
    [0] area bonus
    [1] an area bonus
   *[other] { $number } different area bonuses
  }
effect-single-bonus = exactly one area bonus
effect-building = one more building action
effect-tile = { $brief ->
    [1] a tile from your own street grid
   *[other] take any tile from your own street grid and use it immediately
  }

## Trajan tasks
task-I-1-build = gray, colored, gray directly side by side
task-I-2-build = buildings directly above and directly below one temple
task-I-3-build = 2 different grays directly below one another
task-I-4-build = both sides of a crane built on (crane covered, uncovered or scored)
task-II-1-build = a square of any 4 buildings
task-II-2-build = colored, gray, colored directly below one another
task-II-3-build = all four colors, anywhere
task-II-4-build = gray, colored, gray directly below one another
task-III-1-build = colored, gray, gray, colored directly below one another
task-III-2-build = 3 structures of different colors directly below one another
task-III-3-build = colored structures on all 4 corners of a temple
task-III-4-build = 3 different grays directly below one another
task-collect = { $wanted }
wanted-worker = { $n } { $n ->
    [one] worker
   *[other] workers
  }
wanted-colours = { $n ->
    [1] 2 workers of different colors
   *[other] { $n } times 2 workers of different colors
  }
wanted-classes = { $n ->
    [1] 2 active citizens of different classes
   *[other] { $n } times 2 active citizens of different classes
  }
wanted-all_classes = { $n } active { $n ->
    [one] citizen
   *[other] citizens
  } of each class
wanted-ship = { $n } { $n ->
    [one] envoy
   *[other] envoys
  } on the ship
wanted-triumphal_column = { $n } triumphal { $n ->
    [one] column
   *[other] columns
  }
wanted-scored_crane = { $n } scored { $n ->
    [one] crane
   *[other] cranes
  }
wanted-marker = { $n } forum { $n ->
    [one] marker
   *[other] markers
  } at Trajan’s Column

## Prompts
prompt-crane = Setup: which corner gets the { $crane }?
on-corner = { $piece } on { $corner }
prompt-woman = Setup: in which corner do you put the { $face }? The { $other } goes to the diagonally opposite corner.
prompt-handicap = Head start: take a second citizen from a corner? That uncovers its crane.
prompt-take = { $taken ->
    [1] { $empty ->
        [0] Take a tile from { $streets }.
       *[other] There are no tiles left on this round’s streets in your Colonia.
      }
   *[other] Taken: { $face }. { $empty ->
        [0] Take your second tile from { $streets }.
       *[other] The other street card has no tile left for you.
      }
  }
prompt-take-anywhere = Which tile do you take? You can take any tile, for { $price } { $price ->
    [one] tribune
   *[other] tribunes
  }.
prompt-keep = Which tile do you keep for your turn? You pass the other one to { $receiver }.
prompt-use = { $tiles ->
    [both] Which tile do you use? The other one is stored: your own on the ship, the received one next to the Colonia.
    [own] You received nothing: use your own tile, or one from next to your Colonia? If you don’t use your own tile, it goes onto the ship.
   *[beside] You have no tile this round: use one that lies next to your Colonia?
  }{ $both ->
    [0] { "" }
   *[other] { " " }Using both costs { $price } { $price ->
        [one] tribune
       *[other] tribunes
      }; you have { $tribunes }.
  }
prompt-row = { $drawn ->
    [1] Setup: you drew a { $face }. In which row does she go?
   *[other] In which row do you put the { $face }? That row becomes active.
  }
prompt-gain = { $worker ->
    [1] { $reason }: which worker do you take?
   *[other] { $reason }: what do you take?
  }
prompt-bonus = { $number ->
    [1] { $reason }: choose an area bonus.
   *[other] { $reason }: choose two different area bonuses.
  }
prompt-envoy = { $reason }: where do you send an envoy ({ $colours })? You have { $envoys } on your ship.
prompt-build = { $plans ->
    [0] { $free ->
        [0] You can’t build anything: you have no free space.
       *[other] There’s nothing you can afford to build.
      }
   *[other] What do you build? Only what you can afford is listed.
  }
prompt-built = { $exchanges ->
    [0] You’ve built. Your turn is done.
   *[other] You’ve built. Exchange anything before you end your turn?
  }
prompt-build-more = { $reason }: what else do you build? You have to pay for it.
prompt-exchange-kind = Exchange: which kind?
prompt-exchange = What do you exchange ({ $kind })?
prompt-place = { $halves ->
    [1] Where do you build the { $building }?
   *[other] Double tile ({ $plan }): where does the { $building } go? The other half goes next to it.
  }
prompt-place-beside = Double tile ({ $plan }): where next to { $space } does the { $building } go?
prompt-pay = How do you pay for the { $plan } on { $spaces }?
prompt-first-half = Double tile ({ $plan }): which half takes effect first?
prompt-benefit = Your forum marker reaches { $step }: take this benefit, or an earlier one?
prompt-turn-up = { $reason }: which tile of your Colonia do you take and use right away?
prompt-pay-citizens = { $last ->
    [0] Which
   *[other] Last scoring: which
  } citizens do you pay? You have { $coins } { $coins ->
    [one] coin
   *[other] coins
  }; unpaid citizens { $last ->
    [0] become inactive.
   *[other] don’t count.
  }
confirm-end = You haven’t built yet. You could still build: { $plans }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }. End your turn anyway?

## Options
option-tribune = Pay { $price } { $price ->
    [one] tribune
   *[other] tribunes
  }: take any tile
option-exchange = Exchange
option-end = End turn
build-on = build on { $space }
option-pay-none = Pay nobody
option-no-tile = Take no tile
option-no-use = Use no tile
option-no-envoy = Send no envoy
option-no-benefit = Take no benefit
option-no-building = Build nothing more
option-no-citizen = Take no second citizen
corner-tile = { $space }: { $face }
take-tile = take { $tile }
take-for-tribune = take { $tile } for { $price } { $price ->
    [one] tribune
   *[other] tribunes
  }
square = { $space } ({ $colour })
taken-tile = Keep { $face } ({ $space })
use-own = Own tile: { $face }
use-received = Received tile: { $face }
use-beside = From next to the Colonia: { $face }
use-both = For { $price } { $price ->
    [one] tribune
   *[other] tribunes
  }: { $first }, then { $second }
use-both-full = { use-both }
one-of = { $goods }
bonuses = { $bonuses }
exchange-builder = Two workers of the same color for a builder
exchange-colour = Assistant changes a worker’s color
exchange-merchant_2 = Merchant II
exchange-craftsman_1 = Craftsman I: assistant for a worker
exchange-craftsman_2 = Craftsman II: assistant for a builder
exchange = { $gave } for { $took }
exchange-only = Exchange { $exchange }
way = { $goods }
way-abilities = { $goods } ({ $abilities })
take-goods = take { $goods }
pay-way = pay { $way }
half-first = { $half } first
pay-rows = { $n } { $n ->
    [one] coin
   *[other] coins
  }: { $rows }

## What choosing brings
brings-both = { $first }; { $second }
brings-points = { $points } { $points ->
    [one] point
   *[other] points
  }
brings-scoring = { $points } { $points ->
    [one] point
   *[other] points
  } in the scoring
forecast-scoring = Scoring { $cycle } of { $cycles } ({ $left ->
    [0] after this round
   *[other] after round { $rounds }
  })
forecast-rows = { $rows }
advice-coins = Take tiles and benefits with coins: with { $n } more { $n ->
    [one] coin
   *[other] coins
  } at the scoring you can pay the citizens of all your rows, which brings +{ $points }.
advice-rows = Row { $row } still lacks { $kinds }: each one you build there brings +{ $points } at each scoring.
advice-crane = Build in the color of the { $crane }, which you’ve uncovered: it scores once, +{ $points } for each structure (you have { $n }).
advice-corner = Take the tile from corner { $corner } when its row or column comes up: the { $crane } below then scores +{ $points } for each structure of its color (you have { $n }).
advice-collect = { $whole ->
    [1] Fulfill the Trajan task “{ $task }”: +{ $points }.
   *[0] Get { $things } for the Trajan task “{ $task }”: +{ $points }.
  }
advice-build = Still to build for the Trajan task “{ $task }”: { $things } (+{ $points }).
advice-space = { $kind ->
    [gray] a gray building
    [coloured] a colored building
   *[any] any building
  } on { $space }
advice-envoy = Build { $colour ->
    [blue] a blue fountain
    [green] a green park
    [yellow] a yellow stable
   *[orange] an orange house
  } and send its envoy to { $space }{ $near ->
    [eagle] , near an eagle
    [own] , next to your own
   *[first] {""}
  }: +{ $points } at each scoring.
advice-column = Build a triumphal column (1 builder): +{ $points } right away.
brings-last = { $benefit }, then at least { $points } { $points ->
    [one] point
   *[other] points
  }
squares-blue = { $n ->
    [0] no free blue square
    [one] { $n } blue square
   *[other] { $n } blue squares
  }
squares-green = { $n ->
    [0] no free green square
    [one] { $n } green square
   *[other] { $n } green squares
  }
squares-yellow = { $n ->
    [0] no free yellow square
    [one] { $n } yellow square
   *[other] { $n } yellow squares
  }
squares-orange = { $n ->
    [0] no free orange square
    [one] { $n } orange square
   *[other] { $n } orange squares
  }
brings-envoy = { $envoys ->
    [1] envoy
   *[other] { $envoys } envoys
  }: { $squares }
brings-envoy-tile = that tile can be sent as an envoy: { $squares }
brings-either = { $first }; or { $second }
brings-no-envoy = no envoy on the ship
place-brings = in the scoring: { $parts }
place-row = { $line } +{ $points }
place-task = Trajan task +{ $points }
envoy-brings = { $parts }
envoy-on = on an eagle (+{ $points } at each scoring)
envoy-beside = next to an eagle (+{ $points } at each scoring)
envoy-corner = at an eagle’s corner (+{ $points } per scoring with Patrician I)
envoy-completes = completes the color area
envoy-joins = area of { $envoys } envoys
leaves-game = leaves the game
uncovers-crane = uncovers the { $crane } ({ $points } { $points ->
    [one] point
   *[other] points
  } per structure; { $structures } built)
nothing-envoy = nothing: no envoy on the ship
nothing-eagle = nothing: no free eagle
nothing-coloured = nothing: no free colored square
nothing-upgrade = no upgrade: the slide bar is at its end
nothing-to-build = nothing: there’s nothing you can afford to build
nothing-tile = nothing: no tile in the Colonia
nothing-row = “{ $face }” has no effect: its rows are full

## Events
event-CranePlaced = { $crane } on { $corner }
event-FirstCitizenDrawn = draws the first citizen ({ $tile })
event-LeftOverTileShipped = puts the leftover tile onto the ship ({ $tile })
event-WorkerDealt = gets the first worker ({ $colour })
event-StartPlayerDrawn = is drawn as the start player
round-name = Cycle { $cycle } of { $cycles }, round { $round } of { $rounds }
event-RoundBegan = Cycle { $cycle ->
    [1] I
    [2] II
   *[other] III
  }, round { $round }
event-StreetTurnedUp = Street card: { $street }
event-TribunePaid = pays { $goods }
event-TileTaken = takes { $space } ({ $tile })
event-TileTaken-hidden = takes { $space }
event-TileKept = keeps the tile from { $space }
event-TileReceived = receives { $tile } from { $giver }
event-NothingReceived = receives nothing from { $giver }
event-TilesOpened = turns up { $tiles }
event-TribunesPaid = pays { $goods } for both tiles
event-TileFetched = uses { $tile } from next to the Colonia
event-TileTurnedUp = takes { $tile } from { $space }
event-TileUsed = uses { $tile }
event-CitizenPlaced = places a citizen in { $row }
event-Gained = +{ $goods }
event-Upgraded = moves the slide bar to { $position }
event-PointsGained = +{ $points } { $points ->
    [one] point
   *[other] points
  }
event-Exchanged = exchanges { $gave } for { $took }
event-Exchanged-ability = exchanges { $gave } for { $took } ({ $ability })
event-Paid = pays { $goods }
event-Paid-abilities = pays { $goods } ({ $abilities })
event-TileBuilt = builds { $plan } on { $spaces }
event-ColumnScored = +{ $points } { $points ->
    [one] point
   *[other] points
  } (column { $fragment } + { $citizens } { $citizens ->
    [one] citizen
   *[other] citizens
  })
event-MarkerMoved = moves the forum marker to step { $step } of the { $track } track
event-BenefitTaken = takes { $benefit }
event-MarkerAtColumn = moves the { $track } forum marker to Trajan’s Column
event-EnvoySent = envoy to { $space }
event-AreaCompleted = completes the { $area } { $spaces }
event-CitizensPaid = pays { $rows }
event-CitizensPaid-nobody = pays nobody
payday-paid = All citizens are paid
payday-unpaid = Citizens not paid: { $seats }
payday-unpaid-of = { $seat } ({ $rows })
payday-nobody = No citizens to pay yet
event-CraneScored = { $crane } on { $corner } ({ $structures } { $structures ->
    [one] structure
   *[other] structures
  }) +{ $points }
event-RowScored = { $line } ({ $kinds } { $kinds ->
    [one] kind of gray
   *[other] kinds of gray
  } × { $factor }{ $unpaid ->
    [0] { "" }
   *[other] , unpaid
  }) +{ $points }
event-EaglesScored = eagles ({ $where }) +{ $points }
eagles-on = on { $n }
eagles-beside = next to { $n }
eagles-corner = at corners { $n } with Patrician I
event-AreaScored = largest area ({ $envoys } { $envoys ->
    [one] envoy
   *[other] envoys
  }{ $turned ->
    [0] {""}
   *[other] {", "}slide bar turned
  }) +{ $points }
event-TaskScored = task “{ $task }”{ $times ->
    [1] { "" }
   *[other] {" "}(× { $times })
  } +{ $points }

## Kinds of moments in a history
happened-built = Buildings
happened-citizens = Citizens placed
happened-benefits = Benefits taken
happened-envoys = Envoys to the forum
happened-areas = Areas completed

## Options of a table
setting-introductory = Introductory game
setting-side_b = Side B
setting-random_mosaics = Random mosaics
setting-limited_tiles = Limited tiles
setting-handicap = Head start for newcomers
about-introductory = one Trajan card, scored only at the end
value-introductory-none = no
value-introductory-random = any card
value-introductory-III-1 = card III-1
value-introductory-III-2 = card III-2
value-introductory-III-3 = card III-3
value-introductory-III-4 = card III-4
about-introductory-none = the full game: one Trajan card per cycle
about-introductory-random = one of the four cards of cycle III, drawn at the start
about-introductory-III-1 = { task-III-1-build }
about-introductory-III-2 = { task-III-2-build }
about-introductory-III-3 = { task-III-3-build }
about-introductory-III-4 = { task-III-4-build }
about-side_b = every Colonia has its own order of streets
about-random_mosaics = mosaic boards that are not in the box
about-limited_tiles = building tiles can run out
about-handicap = 1 extra coin and a second citizen
phase-setup = Setup
phase-handicap = Head start
phase-tiles = Taking and passing tiles
phase-turn = Turn
phase-payment = Payment of citizens
phase-scoring = Scoring
call-setup = set up your Colonia
call-handicap = choose whether to take the head start
call-tiles = choose two tiles
call-turn = take your turn
call-payment = pay your citizens
reconstruction = Component data: partly a reconstruction; the printed game may differ.
ties = { $first } active { $first ->
    [one] citizen
   *[other] citizens
  }, { $second } { $second ->
    [one] resource
   *[other] resources
  }

## The table in words
board-streets = Street cards of this round: { $streets }
board-played = Played before: { $streets }
board-trajan = Trajan card { $card }, cycle { $cycle ->
    [1] I
    [2] II
   *[other] III
  }. Building task: { $build }. Collecting task: { $collect }
board-area = Forum, { $area }: { $spaces }
board-envoy = { $space } ({ $seat })
board-stock = Stock: { $goods }
board-prestige = Slide bar at { $position } of { $last }, { $turned }; a Trajan task scores { $trajan }
board-turned = turned side
board-basic = basic side
board-row = { $row }: { $n } { $n ->
    [one] citizen
   *[other] citizens
  }, { $state }
board-active = active
board-inactive = inactive
board-tracks = Benefit tracks: library { $library }, basilica { $basilica }, market { $market }
board-ship = Envoys on the ship: { $n } ({ $tiles })
board-own = Own tile: { $tile }
board-received = Received tile: { $tile }
board-taken = Taken from { $spaces }: { $tiles }
board-beside = Next to the Colonia: { $tiles }
board-building = { $space } { $building }
board-built = Built: { $buildings }
board-free = Free spaces: { $spaces }
board-covered = Face-down tiles: { $spaces }
board-crane = Corner { $space }: { $what }
board-crane-covered = { $crane } under { $tile }
board-crane-open = { $crane }, uncovered
board-crane-scored = { $crane }, scored
board-colours = Structures: { $fountain } blue, { $park } green, { $stable } yellow, { $house } orange
board-column = Trajan’s Column: the top fragment scores { $points }
board-temples = Temples: { $spaces }
board-supply = Building tiles left, single / double: blue { $single_blue } / { $double_blue }, green { $single_green } / { $double_green }, yellow { $single_yellow } / { $double_yellow }, orange { $single_orange } / { $double_orange }
board-used = Used this turn: { $abilities }
board-markers = Forum markers at Trajan’s Column: { $tracks }
board-largest = Largest area of envoys: { $envoys }, worth { $points } at the next scoring
board-ship-hidden = Envoys on the ship: { $n }
board-unseen = Still hidden: { $tiles }
board-symbols = Streets: { $lines }
board-double = { $space } { $building } (one tile with { $beside })
board-area-complete = Forum, { $area }, complete: { $spaces }

## Parts of what a position is worth
part-column = columns
part-bonus = area bonuses
part-cranes = cranes
part-rows = rows of the Colonia
part-eagles = eagles
part-area = largest area
part-tasks = Trajan’s tasks

## Characters of computer players
character-apollodorus = Apollodorus
about-character-apollodorus = Apollodorus fills his Colonia row by row.
character-fabia = Fabia
about-character-fabia = Fabia takes on every task of Trajan’s that pays.
character-plinius = Pliny
about-character-plinius = Pliny wants the largest area on the forum, with a view of the eagles.
