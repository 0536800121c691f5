title = Porta Nigra
game-summary = Build Roman Trier: buy bricks, raise the amphitheater, the basilica, the city wall and the Porta Nigra, and win the majorities. For 2 to 4 players.
game-duration = 2 hours against computers, 2–5 weeks with others.

## Kinds of moments in a history
happened-bricks = Bricks bought
happened-built = Built
happened-honor = Honor cards bought
happened-rewards = Builder rewards

## Options of a table
reconstruction = Component data: most cards and sites are a reconstruction; the printed game differs in places.
setting-age_order = Youngest to oldest
setting-last_turn_without_cards = Last turn without cards
about-age_order = who names the start player in a tie: by age, youngest first, or by lot
about-last_turn_without_cards = after an early end, for players who have played all cards of the round
value-last_turn_without_cards-reshuffle = reshuffle
value-last_turn_without_cards-skip = no turn
about-last_turn_without_cards-reshuffle = they shuffle their cards, draw two and play one
about-last_turn_without_cards-skip = they have no last turn

## The names of pieces and places
colour-black = black
colour-blue = blue
colour-red = red
colour-yellow = yellow
colour-white = white
building-amphitheater = amphitheater
building-basilica = basilica
building-city_wall = city wall
building-porta_nigra = Porta Nigra
goods-sesterces = { $n } { $n ->
    [one] sesterce
   *[other] sesterces
  }
goods-torches = { $n } { $n ->
    [one] torch token
   *[other] torch tokens
  }
goods-chips = { $n } { $n ->
    [one] influence chip
   *[other] influence chips
  }
goods-romans = { $n } { $n ->
    [one] Roman
   *[other] Romans
  }
goods-black = { $n } { $n ->
    [one] black brick
   *[other] black bricks
  }
goods-blue = { $n } { $n ->
    [one] blue brick
   *[other] blue bricks
  }
goods-red = { $n } { $n ->
    [one] red brick
   *[other] red bricks
  }
goods-yellow = { $n } { $n ->
    [one] yellow brick
   *[other] yellow bricks
  }
goods-white = { $n } { $n ->
    [one] white brick
   *[other] white bricks
  }

## Final scoring
area-amphitheater-A = amphitheater, row A
area-amphitheater-B = amphitheater, row B
area-amphitheater-C = amphitheater, row C
area-basilica-A = basilica, row A
area-basilica-B = basilica, row B
area-city_wall = city wall
area-porta_nigra-3 = Porta Nigra, height 3
area-porta_nigra-4 = Porta Nigra, height 4
area-porta_nigra-5 = Porta Nigra, height 5
area-porta_nigra-6 = Porta Nigra, height 6
area-porta_nigra-7 = Porta Nigra, height 7
area-porta_nigra-8 = Porta Nigra, height 8
place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-4 = 4th
goods-bricks = { $n } { $n ->
    [one] brick
   *[other] bricks
}
majority-bricks = { goods-bricks }
majority-bricks-colour = { goods-bricks }, the better color decides
majority-bricks-bricks = { goods-bricks }, the larger element decides
majority-bricks-shared = { goods-bricks }, tied
majority-elements = { $n } { $n ->
    [one] element
   *[other] elements
}
majority-elements-colour = { majority-elements }, the better color decides
majority-elements-shared = { majority-elements }, tied
event-SetScored = { $n ->
    [one] building card ({ $buildings })
   *[other] { $n } different building cards ({ $buildings })
} +{ $points }
event-FinalCardScored = final card +{ $points }
event-PlayAreaScored = play area ({ $goods }) +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }) +{ $points }
forecast-interim = Interim scoring (after round { $round })
forecast-interim-bricks = { $bricks } { $bricks ->
    [one] brick
   *[other] bricks
  }, { $each } { $each ->
    [one] point or sesterce
   *[other] points or sesterces
  } each
advice-majorities = Build { $n } more { $n ->
    [one] brick
   *[other] bricks
  } here: { $area }. Then you’re ahead of { $seat } there, +{ $points } in the final scoring.
advice-elements = Build { $site }: you have all it takes, +{ $points }.
advice-bricks = Buy { $bricks } and build { $site }: +{ $points }.
forecast-final = Final scoring (after { $early ->
    [1] the last turns
   *[other] round { $round }
  })

## Phases
phase-setup = Setup
phase-refill = Refill phase
phase-turn = Turn
call-setup = the table is set up
call-refill = the market is refilled
call-turn = take your turn

## Setup and refill
event-StartPlayerDrawn = is drawn as the start player
event-AgeOrderSet = Youngest to oldest, for ties (agreed or by lot): { $seats }
event-SupplyCardDrawn = Supply card: { $shops }
event-SupplyCardsShuffled = The supply cards are shuffled
event-BuildingCardsTurnedUp = New building cards: { $cards }
event-BuildingCardsTurnedUp-whole = { $cards_number } building cards are turned up
event-HonorCardsTurnedUp-whole = { $cards_number } honor cards are turned up
event-HonorCardsTurnedUp = New honor cards: { $cards }

## Cards, symbols and sites in words
actions-A1 = A1
actions-A2 = A2
actions-A3 = A3
actions-A4 = A4
actions-A5 = A5
actions-A6 = A6
actions-A7 = A7
actions-A8 = A8
torches-on-card = { $n } { $n ->
    [one] torch
   *[other] torches
  }
action-card = { $card }: { $symbols }
action-card-full = card { $card }
action-card-drawn = { $card } ({ $symbols })
building-card-amphitheater-black = black amphitheater
building-card-amphitheater-blue = blue amphitheater
building-card-amphitheater-red = red amphitheater
building-card-amphitheater-yellow = yellow amphitheater
building-card-amphitheater-white = white amphitheater
building-card-basilica-black = black basilica
building-card-basilica-blue = blue basilica
building-card-basilica-red = red basilica
building-card-basilica-yellow = yellow basilica
building-card-basilica-white = white basilica
building-card-city_wall-black = black city wall
building-card-city_wall-blue = blue city wall
building-card-city_wall-red = red city wall
building-card-city_wall-yellow = yellow city wall
building-card-city_wall-white = white city wall
building-card-porta_nigra-black = black Porta Nigra
building-card-porta_nigra-blue = blue Porta Nigra
building-card-porta_nigra-red = red Porta Nigra
building-card-porta_nigra-yellow = yellow Porta Nigra
building-card-porta_nigra-white = white Porta Nigra
symbol-buy-any = buy any color
symbol-buy-black = buy black
symbol-buy-blue = buy blue
symbol-buy-red = buy red
symbol-buy-yellow = buy yellow
symbol-buy-white = buy white
symbol-build = build
effect-substitute = substitute for { $building }
effect-final = { $points } { $points ->
    [one] point
   *[other] points
  } at the end
effect-add-brick = 1 brick onto the Porta Nigra
goods-points = { $n } { $n ->
    [one] point
   *[other] points
  }
site-bricks = { $building } { $place }: { $bricks }
site-any-height = { $building } { $place }: { $colour }, 3 to 8 bricks
site-here = { $place }: { $bricks }
site-here-heights = { $place }: { $colour }, { $least }–{ $most } bricks
site-name = { $building } { $place }
site-place = { $place }

## A turn
prompt-builder = In which quarter does your builder start? This is free; later each border costs 1 sesterce, and there is no going back.
option-quarter = { $quarter }
quarter-about = { $shop } shop
prompt-card = Which card do you play? You have { $stock }. { $turns }
prompt-act = { $done ->
    [0] What do you want to do?
   *[other] Your turn is done.
  } You have { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}{ $turns }
  }
option-symbol = { $symbol }
option-take-goods = take { $goods }
short-priced = { $what } for { $least }{ $several ->
    [0] {""}
   *[1] –{ $most }
  }
symbol-about-one = { $empty ->
    [0] {""}
   *[other] its shop is empty;{" "}
  }{ $brick }: { $about }
symbol-about-any = { $empty ->
    [0] {""}
   *[other] its shop is empty:{" "}
  }{ $shops } shops, { $least } to { $most } sesterces including the move
symbol-about-any-same = { $empty ->
    [0] {""}
   *[other] its shop is empty:{" "}
  }{ $shops } shops, each { $most } { $most ->
    [one] sesterce
   *[other] sesterces
  } including the move
symbol-about-build = { $sites } { $sites ->
    [one] site
   *[other] sites
  } in reach: { $buildings }
option-on-site = { $option } › { $site }
build-in = { $building } ({ $n })
card-buys = { $bricks }
card-builds = { $sites } building { $sites ->
    [one] site
   *[other] sites
  }
brick-for = { $brick } for { $least }
brick-for-range = { $brick } for { $least }–{ $most }
buys-any = any color
buys-black = { colour-black }
buys-blue = { colour-blue }
buys-red = { colour-red }
buys-yellow = { colour-yellow }
buys-white = { colour-white }
brick-instead = { $brick } instead of { $symbol }
instead-black = { colour-black }
instead-blue = { colour-blue }
instead-red = { colour-red }
instead-yellow = { colour-yellow }
instead-white = { colour-white }
early-end-near = { board-early-end }.
turns-left-round = { $n ->
    [one] This is your last turn of the round.
   *[other] { $n } turns left in the round.
  }
turns-left-game = { $n ->
    [one] This is your last turn of the game.
   *[other] { $n } turns left in the game.
  }
symbol-token = −1 torch token
option-coin-torch = Torch on the card → 1 sesterce
option-coin-token = Torch token → 1 sesterce
option-end = End turn
end-draws = final: you draw your next card
end-brings = +{ $torches } { $torches ->
    [one] sesterce for the torch left
   *[other] sesterces for the torches left
  }
prompt-end = { $torches ->
    [one] There’s a torch left on the card, and a symbol you could use.
   *[other] There are { $torches } torches left on the card, and symbols you could use.
  } End your turn anyway?
prompt-shop = Symbol “{ $symbol }”: { $empty ->
    [0] which
   *[other] that shop is empty, so buy from any other. Which
  } brick do you buy? You have { $stock }.
shop-price = price { $price }{ $move ->
    [0] {""}
   *[other] {" "}+ move { $move }
  }
shop-instead = instead of { $symbol }, whose shop is empty
sesterces-left = leaves { $left }
shop-opens = opens { $site }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
brings-early-end = ends the game early (+{ $points })
brings-majority = majority: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
  }
brings-majority-more = { brings-majority } (+{ $points })
brings-majority-less = { brings-majority } (−{ $points })
event-BuilderPlaced = places the builder at the { $quarter }
event-CardPlayed = plays { $card } ({ $torches }; { $symbols })
event-SymbolUsed = uses a torch token
event-TorchesTurnedToCoins-card = turns { $number } { $number ->
    [one] torch
   *[other] torches
  } of the card into { $sesterces }
event-TorchesTurnedToCoins-token = turns { $number } { $number ->
    [one] torch token
   *[other] torch tokens
  } into { $sesterces }
event-CardsDrawn = draws { $cards }
event-BuilderMoved = moves to the { $quarter } (−{ $sesterces })
event-BrickBought = buys { $brick } (−{ $sesterces })
event-GoodsTaken = takes { $goods }

## Building
build-by-symbol = Symbol on the card
build-by-chips = For { $price }
build-by-honor-card = Honor card
prompt-building = { $means }: which building do you build in? You have { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}This element ends the game early.
  }
prompt-site = { $means }, { $building }: which site do you build on? { $move ->
    [0] Your builder is already there; you have { $left }.
   *[other] Moving there costs { $move }; then you have { $left }.
  }{ $last ->
    [0] {""}
   *[other] {" "}This element ends the game early.
  }
option-building = { $building }
building-sites = { $n } { $n ->
    [one] site
   *[other] sites
  }
building-reward = reward: up to { $goods }
prompt-height = Site { $site }. How high do you build?
prompt-white = Site { $site }. Which bricks do you use?
prompt-building-card = Your element ({ $site }, { $bricks }) earns a building card: { $card }. Take it?
option-height = { $n } { $n ->
    [one] brick
   *[other] bricks
  } high
option-bricks = { $bricks }
bricks-left = left in your stock: { $left }
option-take-card = Take the { $card }
card-brings = sets: +{ $points } at the end
option-leave-card = Leave it in the display
element-points = { $least ->
    [1] +{ $least } point
   *[other] +{ $least } points
  }
element-points-range = +{ $least } to +{ $most } points
element-card = card
element-white = with { $white } white
element-reward = reward: { $goods }
element-reward-short = reward: only { $goods }
element-reward-none = reward: none left
element-to-go = then { $bricks } { $bricks ->
    [one] brick
   *[other] bricks
  } short of a reward
element-way = move { $move }
event-ElementBuilt = builds { $building } { $place } with { $bricks }, +{ $points }
event-ElementBuilt-card = builds { $building } { $place } with { $bricks }, +{ $points }; takes the { $card } card
event-RewardTaken = gets { $goods } as a reward ({ $building })
event-RewardTaken-nothing = gets no reward, since none is left ({ $building })

## Influence and honor cards
option-influence-build = Build an element for { $price }
option-influence-roman = Take a Roman for { $price }
option-influence-honor = Buy an honor card
influence-honor-about = { $cards } to choose from; you have { $chips }
influence-roman-leaves = then { $romans }, { $chips }; { $supply } more in the supply
chips-left = leaves { $chips }
prompt-honor-card = Which honor card do you buy? One per turn. You have { $chips }.
option-honor-card = { $card } for { $chips } { $chips ->
    [one] chip
   *[other] chips
  }
own-final-card = { $points }-point final card
honor-hands-in = hand in: { $cards }
honor-hands-in-sets = hand in { $number } different building cards; sets then { $points } instead of { $now }
honor-sets = sets then { $points } instead of { $now }
honor-lapses = not possible now: { $effects }
honor-add-brick = fits { $n } { $n ->
    [one] element of yours
   *[other] elements of yours
  }
honor-bricks-short = bricks left in the supply: { $n }
prompt-hand-in = Which { $number } building cards do you hand in, each of a different building? Your sets then score { $points }.
hand-in-same = Two of these cards show the same building: { $building }.
prompt-effect-bricks = Honor card: which brick do you take first? Bricks left in the supply: { $supply }.
prompt-add-brick = Honor card: which of your Porta Nigra elements gets the brick? It scores nothing, but counts for height and reward.
option-add-brick = { $building } { $place }, { $colour } (height { $from } → { $to })
option-no-element = Build nothing
option-no-brick = Add no brick
event-ChipsPaid = pays { $price }
event-HonorCardBought = buys an honor card for { $price } ({ $card })
event-HonorCardBought-handing-in = buys an honor card for { $price } ({ $card }); hands in { $handed_in }
event-HonorPointsScored = honor card +{ $points }
event-EffectLapsed = skips the effect “{ $effect }”
event-BrickAdded = adds a brick to { $building } { $place } (height { $height })

## Between rounds
round-name = Round { $round } of { $rounds }
between-rounds = Between rounds { $before } and { $after }
phase-interim = Interim scoring
phase-start_player = New round
phase-final_scoring = Final scoring
call-interim = split the interim scoring
call-start_player = name the start player
prompt-interim = Interim scoring: { $total } for your { $bricks ->
    [one] brick
   *[other] { $bricks } bricks
  }, in points or sesterces. How do you split that?
prompt-interim-other = Interim scoring: how do you split { $total } into points and sesterces?
option-interim-other = Split differently
interim-split = { $goods }
interim-split-sign = { $points }
interim-leaves = then { $points } and { $sesterces }
interim-group = { $least } to { $most } points
event-InterimScored = { $bricks } { $bricks ->
    [one] brick
   *[other] bricks
  } built: +{ $points } { $points ->
    [one] point
   *[other] points
  }{ $sesterces_number ->
    [0] {""}
   *[other] {" "}and { $sesterces }
  }
prompt-start-player = Who begins round { $round }? { $tied ->
    [1] You have the fewest points ({ $points }).
   *[other] You are the youngest of those with the fewest points ({ $points }).
  }
option-start-player = { $seat }
start-player-about = then { $others }
event-CardsShuffled = shuffles all action cards for the last turn
event-StartPlayerNamed = has the fewest points and begins the next round
event-StartPlayerNamed-other = has the fewest points and names { $named } as start player
event-RoundBegan = Round { $round } begins

## The early end
event-EarlyEndCame-bricks = The market and the supply are empty, so the game ends early (+{ $points }). { $last_turns_number ->
    [0] Nobody has another turn
   *[other] Last turns: { $last_turns }
  }
event-EarlyEndCame-elements = builds element number { $elements }, so the game ends early (+{ $points }). { $last_turns_number ->
    [0] Nobody has another turn
   *[other] Last turns: { $last_turns }
  }

## The table in words
board-card = Card of this turn: { $torches } { $torches ->
    [one] torch
   *[other] torches
} left; free symbols: { $symbols }
board-early-end = Until the early end: { $bricks } { $bricks ->
    [one] brick
   *[other] bricks
} in the market and the supply, or { $elements } { $elements ->
    [one] element
   *[other] elements
} by one player
board-ended = Early end by { $seat }. Last turns still to come: { $seats }
board-age = Youngest to oldest, for ties: { $seats }
board-price = { $colour } ({ $price })
board-shop = { $shop } at the { $building }: { $n }
board-market = Market, clockwise, with prices: { $shops }; white in every quarter ({ $price }): { $white }
board-supply = Supply: { $bricks } { $bricks ->
    [one] brick
   *[other] bricks
}. Supply cards in the pile, { $n }: { $cards }
parts-more = { $first }; { $second }
sentences-more = { $first } { $second }
board-sites = { $building }: { $sites }
board-sites-row = { $building }, row { $row }: { $sites }
board-site = { $place } { $colour } { $n } ({ $points })
board-site-any = { $place } { $colour } 3–8
board-element = { $place } { $colour } { $n } { $seat }
board-majority = Majority, { $area } ({ $first }/{ $second }): { $places }
board-place = { $place }. { $seat }, { $number }: { $points }
board-building-cards = Building cards: { $cards }
board-building-pile = Building cards in the pile, { $n }: { $cards }
board-honor-cards = Honor cards for { $chips } { $chips ->
    [one] chip
   *[other] chips
}: { $cards }
board-honor-buildings = { $effects } (costs { $n } different building cards too)
board-honor-final = { $effects } (costs the { $points }-point card too)
board-honor-pile = Honor cards in the pile, { $n }: { $cards }
board-action-card = Action card { $card }, { $torches } { $torches ->
    [one] torch
   *[other] torches
}: { $symbols }
board-goods = Play area: { $goods }. Romans in the supply: { $romans }
board-stock = Stock: { $bricks }
board-builder = Builder: { $quarter }
board-hand = Hand, { $n } { $n ->
    [one] card
   *[other] cards
}: { $cards }
board-cards-left = Still to play in this round, hand and pile: { $cards } (pile: { $pile })
board-played = Played: { $cards }
board-own-cards = Building cards: { $cards } (sets: { $points })
board-final-cards = Final cards: { $cards }
board-reward = Bricks in the { $building }: { $bricks }; next reward ({ $goods }): { $to_go } to go
board-buildable = Could build in the { $building }{ $sesterces ->
    [0] , without moving
    [one] , { $sesterces } sesterce for the move
   *[other] , { $sesterces } sesterces for the move
}: { $sites }
board-could-build = { $place } { $colour } { $bricks }{ $white ->
    [0] {""}
   *[other] {" "}with { $white } white
} ({ $brings })
board-brings-points = { $points } { $points ->
    [one] point
   *[other] points
}
board-brings-card = building card
board-brings-reward = { $goods }
board-foretold = { $title } as things stand: { $points } ({ $parts })

## Parts of what a position is worth
part-elements = elements built
part-cards_now = honor cards
part-interim = interim scoring
part-early_end = early end
part-sets = building cards
part-final_cards = final cards
part-play_area = play area at the end
part-majorities = majorities

## Characters of computer players
character-severa = Severa
about-character-severa = Severa builds while others still count their bricks.
character-secundinus = Secundinus
about-character-secundinus = Secundinus would rather hold cards than bricks.
character-ausonius = Ausonius
about-character-ausonius = Ausonius counts the majorities, not the bricks.
