title = Porta Nigra
game-summary = Build Roman Trier: buy bricks, raise amphitheater, basilica, city wall and Porta Nigra, and win the majorities. For 2 to 4 players.
game-duration = 14 to 24 turns each: about two hours at one go against computer players, or two to five weeks by post, a turn or two a day.

## Options of a table
reconstruction = Component data: most cards and sites are a reconstruction; the printed game differs in places.
setting-age_order = Who is younger
setting-last_turn_without_cards = Last turn without cards
about-age_order = who names the start player if points are tied: seats from young to old, or by lot
about-last_turn_without_cards = after an early end, for a player who has played all cards of the round
value-last_turn_without_cards-reshuffle = shuffle
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
majority-bricks-colour = { goods-bricks }, the better colour decides
majority-bricks-bricks = { goods-bricks }, the bigger element decides
majority-bricks-shared = { goods-bricks }, tied
majority-elements = { $n } { $n ->
    [one] element
   *[other] elements
}
majority-elements-colour = { majority-elements }, the better colour decides
majority-elements-shared = { majority-elements }, tied
event-SetScored = { $n ->
    [one] building card ({ $buildings })
   *[other] { $n } different building cards ({ $buildings })
}: +{ $points }
event-FinalCardScored = final card: +{ $points }
event-PlayAreaScored = play area ({ $goods }): +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }): +{ $points }
forecast-interim = Interim scoring
forecast-interim-bricks = { $bricks } × { $each }, points or sesterces
forecast-final = Final scoring
