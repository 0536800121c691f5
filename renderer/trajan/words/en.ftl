## Alt texts: all pictures
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.

## On the action circle and the turn
picture-until-round-end = Steps left
picture-demanded = Demands
picture-ready = Ready

## On the board and its close-ups
picture-title-military = Provinces
picture-title-empire = Map and district
picture-title-rome = Forum and port
picture-title-circle = Action circle
picture-title-hand = Cards
picture-title-board = Whole board
picture-first-tile = First gives
picture-camp = Camp
picture-on-board = On board
picture-draw-pile = Draw pile
picture-discard-pile = Discard pile { $pile }
picture-left = { $n } left
picture-wild = Wild
picture-extra = Extra
picture-senate-places = I: one tile, yellow; II: the other one, gray
picture-votes = Votes
picture-tile-votes = { $votes } { $votes ->
    [one] vote
   *[other] votes
  }
picture-ship-gray = Gray side
picture-ship-colored = Colored side
picture-title-district = District
picture-title-port = Ships and cards
picture-title-forum = Forum
picture-title-stacks = Trajan tiles
picture-title-senate = Senate and time
picture-supply = Supply
picture-demands = Demands
picture-may-come = May still come
picture-steps = Steps
picture-steps-left = Steps left: { $steps }

## On hands, mats, sheets, end and chart
picture-label-hand = Hand
picture-label-display = Display
picture-label-tiles = Tiles
picture-label-piles = Piles
picture-label-demands = Demands
picture-label-buildings = Built
picture-label-bonus = Bonus tiles
picture-label-final = At the end
picture-title-mats = Mats
picture-title-demands = Demands
picture-demands-wanted = Wanted; met with
picture-demands-unmet = Unmet
picture-demands-trajan = Trajan tile: stays
picture-demands-wild = wild: meets any demand
picture-title-final = Final scoring
picture-quarter = Quarter { $quarter } of { $quarters }
picture-part-trajan = Trajan tiles
picture-part-senate = Senate
picture-part-provinces = Provinces
picture-part-ships = Ships
picture-part-construction = Construction
picture-part-demands = Demands
picture-part-hand = Cards in hand
picture-part-camps = Camps
picture-part-sets = Construction sets
picture-part-bonus = Bonus tiles
picture-part-leftover = Tiles left over
picture-part-commodities = Commodities
picture-part-yellow = Yellow tiles
picture-part-senate-rank = Place in the senate
picture-part-final = Final scoring

## Alt texts: action circle and turn
picture-circle = { $seat }’s action circle: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $when }.
picture-sowing = Sowing: tray { $tray }, { $steps } { $steps ->
    [one] step
   *[other] steps
  }, to { $target } ({ $action }).
picture-settled = Settled so far: { $list }.
picture-tray-gets = { $tray }: { $markers }
picture-tray = { $tray } { $action }: { $markers }; { $steps } to { $target }{ $could ->
    [0] {""}
   *[other] , could complete its tile
  }.
picture-tray-empty = { $tray } { $action }: empty.
picture-time-left = Steps to the end of the round: { $left } of { $steps }.
picture-demands-now = Demands: { $list }.
picture-demand-met = { $demand } (met)
picture-demand-unmet = { $demand } (not met)
picture-slots = Trajan tiles: { $list }.
picture-slot = { $slot } { $tile }
picture-arch = The Arch of Trajan is at { $slot }.
picture-arch-centre = The Arch of Trajan is in the center.
picture-plus-two = [+2] markers: { $list }.
picture-extra-tiles = On the mat: { $tiles }.
picture-at-hand = Cards in hand: { $cards }; legionnaires in the camp: { $legionnaires }; workers in the camp: { $workers }; tokens in the supply: { $supply }.
picture-turn = At the table: { $when }.
picture-turn-sown = { $seat } sowed tray { $tray } and ended in { $target } ({ $action }).
picture-turn-got = This turn: { $list }.
picture-deed-accomplished = completed { $what }
picture-deed-trajan_tile = took Trajan tile { $what }
picture-deed-plus_two = [+2] marker at { $what }
picture-deed-tile = tile { $what }
picture-deed-used = used { $what }
picture-deed-leader = leader to { $what }
picture-deed-military_camp = legionnaires to the camp: { $number }
picture-deed-worker_camp = workers to the camp: { $number }
picture-deed-legionnaire = legionnaire in { $what }, +{ $points }
picture-deed-worker = worker on a site
picture-deed-construction = construction tile { $what }
picture-deed-senate = senate, +{ $points }
picture-deed-cards = cards drawn: { $number }
picture-deed-card = { $what }
picture-deed-ship = shipped on { $what }, +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; cards { $cards }, votes { $votes }.

## Alt texts: board and its close-ups
picture-board-about = { $title }: { $when }.
picture-board-line = { $line }.
picture-board-leader = { $seat }’s leader is here: { $place }.
picture-board-legionnaire = A legionnaire placed there would score { $points } now.
picture-board-next = The leader can go to: { $list }.
picture-board-worth = { $place } (a legionnaire would score { $points })
picture-board-taken = { $place } (own legionnaire already there)
picture-board-tokens = { $seat }’s tokens: supply { $supply }, military camp { $legionnaires }, worker camp { $workers }.
picture-board-reach = Sites for { $seat }’s next worker: { $list }.
picture-board-anywhere = any
picture-board-firsts = Free actions that { $seat } can still get by a first tile: { $list }.
picture-board-first = { $type } ({ $action })
picture-board-cards = { $seat }’s cards: { $hand } in hand, { $display } on display.
picture-board-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; cards in hand { $hand }, on display { $display }; votes { $votes }.
picture-board-slot = { $seat }’s next Trajan tile goes to slot { $slot }.
picture-board-no-slot = { $seat } has no free slot for a Trajan tile.

## Alt texts: hands, mats, sheets, end and chart
picture-mats = What everybody has in front of them: { $when }.
picture-mat-of = { $seat }’s hand and mat: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-mat-hand = In hand: { $cards }.
picture-mat-hand-partly = In hand: { $cards }, and { $hidden } unknown.
picture-mat-hand-hidden = In hand: { $hidden ->
    [one] { $hidden } card
   *[other] { $hidden } cards
  }.
picture-mat-demands = Demands: { $list }. If the quarter ended now: { $points } { $points ->
    [one] point
   *[other] points
  }.
picture-demand-trajan = { $demand } (Trajan tile)
picture-demand-tile = { $demand } (forum tile)
picture-demand-wild = { $demand } (wild demand)
picture-demand-missing = { $demand } (missing)
picture-mat-tiles = Tiles: { $tiles }.
picture-mat-display = Display: { $cards }.
picture-mat-buildings = Construction tiles: { $list }.
picture-building = { $type } { $n }
picture-building-set = { $type } { $n } (a set: { $points } points)
picture-mat-bonus = Bonus tiles, with their points now: { $list }.
picture-bonus-yellow = { $tile }, yellow: { $points }
picture-bonus-gray = { $tile }, gray: { $points }
picture-mat-tokens = Tokens: supply { $supply }; worker camp { $workers }, on sites { $sites }; military camp { $legionnaires }, in provinces { $provinces }.
picture-mat-piles = Draw pile: { $left ->
    [one] { $left } card
   *[other] { $left } cards
  }; on top of the discard piles: { $tops }.
picture-mat-final = The final scoring would now add { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-demands-met = The demands of quarter { $quarter } are met.
picture-demands-of = { $seat }: { $list }; { $points } { $points ->
    [one] point
   *[other] points
  }.
picture-final = The final scoring.
picture-parts = { $seat }: hand { $hand }, camps { $camps }, construction sets { $sets }, bonus tiles { $bonus }, Trajan tiles left { $leftover }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (place { $senate } in the senate).
picture-periods = { $seat } by quarter, then the final scoring: { $list }.
picture-sources = { $seat }’s points: Trajan tiles { $trajan }, senate { $senate }, provinces { $provinces }, ships { $ships }, construction { $construction }, unmet demands { $demands }, hand { $hand }, camps { $camps }, sets { $sets }, bonus tiles { $bonus }.
