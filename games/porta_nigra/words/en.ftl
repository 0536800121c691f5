title = Porta Nigra
game-summary = Build Roman Trier: buy bricks, raise amphitheater, basilica, city wall and Porta Nigra, and win the majorities. For 2 to 4 players.
game-duration = 14 to 24 turns each: about two hours at one go against computer players, or two to five weeks by post, a turn or two a day.

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
