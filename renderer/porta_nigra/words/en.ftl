## On every picture
picture-last-turns = Last turns

## On the city and its close-ups
picture-title-quarters = Quarters
picture-quarters-legend = Bricks, price, reward for every { $n } bricks built there
picture-title-sites = Building sites
picture-title-hand = Cards in hand
picture-title-city = Whole city
picture-title-amphitheater = Amphitheater
picture-title-basilica = Basilica
picture-title-city_wall = City wall
picture-title-porta_nigra = Porta Nigra
picture-sites-free = Free sites: bricks, points, card
picture-sites-legend = Bricks, points, card
picture-beside-pile = Pile
picture-beside-built = Elements
picture-beside-supply = Supply
picture-sites-lit = you can build now
picture-sites-way = Move
picture-sites-reward = Reward
picture-sites-shop = Shop
picture-title-seats = Players
picture-title-market = Brick market
picture-row-builder = Builder
picture-row-sesterces = Sesterces
picture-row-torches = Torch tokens
picture-row-chips = Influence chips
picture-row-romans = Romans
picture-row-elements = Elements
picture-in-supply = in the supply
picture-title-majorities = Majorities
picture-by-height = Majorities by height: elements, best color
picture-majority = Majority
picture-majorities-now = If the game ended now
picture-place-rest = no points
picture-nobody-there = Nobody there yet: 1st and 2nd place
picture-heights-legend = Elements, best color
picture-majority-legend = Bricks, best color
picture-every = Bricks built here; every { $n } bring
picture-early-end = early end at 0
picture-no-refill = no more refills
picture-refill = refill below { $n }

## On the hand and the displays
picture-title-cards_left = Cards left
picture-no-cards = No building cards yet
picture-own-sets = Points for card sets at the end
picture-title-honor_cards = Honor cards
picture-title-building_cards = Building cards
picture-with-element = One with an element on its site; { $n } in the pile
picture-one-a-turn = One per turn, for chips; { $n } in the pile
picture-honor-for = { $card } for { $buildings ->
    [0] a { $final }-point final card
   *[other] { $buildings } different building cards
  }
picture-still-to-play = Action cards left in this round

## On the sheets of scorings, the end and the chart
picture-title-interim = Interim scoring
picture-title-final = Final scoring
picture-part-elements = Elements
picture-part-cards_now = Honor cards
picture-part-interim = Interim scoring
picture-part-early_end = Early end
picture-part-sets = Building cards
picture-part-set = { $n ->
    [1] Single cards
   *[other] Sets of { $n }
  }
picture-part-final_cards = Final cards
picture-part-play_area = Play area
picture-part-majorities = Majorities
picture-part-final = Final scoring
picture-part-points = Points
picture-part-bricks = Bricks
picture-part-sesterces = Sesterces
picture-part-romans = Romans
picture-part-chips = Influence chips
picture-part-torches = Torch tokens
picture-part-amphitheater-A = Amphitheater A
picture-part-amphitheater-B = Amphitheater B
picture-part-amphitheater-C = Amphitheater C
picture-part-basilica-A = Basilica A
picture-part-basilica-B = Basilica B
picture-part-city_wall = City wall
picture-part-porta_nigra = Porta Nigra { $height }

## Alt texts: all pictures
picture-about = { $title }: { $when }.
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.

## Alt texts: the city and its close-ups
picture-nowhere = not in the city yet
picture-builders = Builders: { $list }.
picture-builder-at = { $seat } ({ $building })
picture-builders-here = Builders here: { $list }.
picture-shops = Shops here: { $list }.
picture-colour-count = { $colour } { $n }
picture-seat-count = { $seat } { $n }
picture-ways = Moving there costs { $seat }: { $list }.
picture-way-to = { $building } { $n ->
    [one] { $n } sesterce
   *[other] { $n } sesterces
  }
picture-way = Moving there costs { $seat } { $n ->
    [one] { $n } sesterce
   *[other] { $n } sesterces
  }.
picture-building = { $building }: free sites { $free }; bricks there: { $bricks }.
picture-bring-cards = These earn a building card now: { $list }.
picture-progress-in = { $building }, bricks there, and in parentheses how many more the next reward needs: { $list }.
picture-progress-of = { $seat } { $n } ({ $missing })
picture-areas-empty = Nobody has anything here yet: { $list }.
picture-bricks = bricks: { $list }
picture-sites-of = { $building } { $list }
picture-no-sites = none
picture-no-bricks = none
picture-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; builder: { $quarter }; { $list }; elements: { $elements } of { $most }.
picture-builder = { $seat }’s builder is at: { $building }.
picture-market = Brick market: { $list }, { $all } in all.
picture-supply = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
  } left in the supply.
picture-free = Free sites: { $list }.
picture-built = Built: { $list }.
picture-site = { $place } ({ $bricks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })
picture-site-any = { $place } ({ $colour }, { $least } to { $most } bricks, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each)
picture-element = { $place } { $seat } ({ $bricks })
picture-stock = { $seat } has: { $list }.
picture-reward = Reward for every { $n } bricks: { $list }.
picture-quarter-reward = Reward in the quarter { $building } for every { $n } bricks: { $list }.
picture-progress = Bricks there, and in parentheses how many more the next reward needs: { $list }.
picture-area = { $area }, { $first } and { $second } points: { $list }.
picture-area-seat = { $place }. { $seat } ({ $n }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $ahead ->
    [colour] , ahead by color
    [bricks] , ahead by bricks
   *[other] {""}
  })
picture-costs = A brick including the move, for { $seat }: { $list }.
picture-cost = { $colour } { $price ->
    [one] { $price } sesterce
   *[other] { $price } sesterces
  }{ $n ->
    [0] {" "}(shop empty)
   *[other] {""}
  }
picture-majority-points = The majorities would now score: { $list }.
picture-buildables = { $seat } could build now: { $list }.
picture-buildable = { $place } ({ $bricks }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })

## Alt texts: the hand and the displays
picture-could-buy = { $seat } could buy now: { $list }.
picture-building-cards = Building cards in the display: { $list }.
picture-honor-cards = Honor cards for { $price }: { $list }.
picture-honor-card = { $card }{ $buildings ->
    [0] {""}
   *[other] {" "}(hand in { $buildings } different building cards)
  }{ $final ->
    [0] {""}
   *[other] {" "}(hand in a { $final }-point final card)
  }{ $n ->
    [1] {""}
   *[other] {" "}(×{ $n })
  }
picture-pile = Cards in the pile: { $n }.
picture-hand-of = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-card-of-turn = Card of the turn { $card }, { $torches } left.
picture-free-symbols = Symbols free: { $list }.
picture-used-symbols = Symbols used: { $list }.
picture-hand-cards = In hand: { $list }.
picture-hand-card = { $card } ({ $torches })
picture-hand-hidden = Unknown cards in hand: { $n }.
picture-beside-hand = { $seat }’s elements: { $elements } of { $most }; cards in the draw pile: { $pile }.
picture-sets = Building cards: { $list }; their sets score { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-finals = Final cards: { $list }.
picture-left-to-play = { $seat } can still play: { $list }.
picture-all-played = { $seat } has played all cards of this round.

## Alt texts: scorings, end and chart
picture-interim = The interim scoring of round { $round }.
picture-interim-of = { $seat }: { $bricks ->
    [one] { $bricks } brick
   *[other] { $bricks } bricks
  } built; points +{ $points }, sesterces +{ $sesterces }.
picture-final = The final scoring.
picture-parts = { $seat }: building cards { $sets }, final cards { $final_cards }, play area { $play_area }, majorities { $majorities }.
picture-place = { $rank }. { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
picture-periods = { $seat } by round, then the final scoring: { $list }.
picture-sources = { $seat }’s points: elements { $elements }, honor cards { $cards_now }, interim scorings { $interim }, early end { $early_end }, building cards { $sets }, final cards { $final_cards }, play area { $play_area }, majorities { $majorities }.

## Alt texts: a turn
picture-turn = At the table: { $when }.
picture-turn-got = { $seat }’s turn: { $list }.
picture-deed-card = card ({ $what })
picture-deed-builder = builder to { $what }
picture-deed-bought = bought { $what }
picture-deed-goods = took { $what }
picture-deed-built = built { $what }, +{ $points }
picture-deed-building_card = building card { $what }
picture-deed-honor = honor card { $what }
picture-deed-points = +{ $points } right away
picture-deed-added = brick added to { $what }, height { $number }
picture-deed-early_end = early end, +{ $points }
picture-turn-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; sesterces { $sesterces }, elements { $elements } of { $most }.
